"""Every crisis of Daybreak with a check or a choice: each box, each outcome, both icons (T8, T9).

What a card does is written here from the card itself, not from its declaration; what the table shows afterwards must be
that and nothing else. The attacks are in test_attacks.py.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.galactica.daybreak.scene import Answer, add, finish, look, scene, strong, told, words
from tests.games.galactica.daybreak.table import seat, table
from tests.games.galactica.daybreak.test_attacks import ATTACKS
from tests.games.galactica.scene import ADMIRAL, BYSTANDER, CURRENT, PILOT, PRESIDENT, changes
from tests.games.galactica.test_attacks import ATTACKS as BASE_ATTACKS
from tests.games.galactica.test_crises import CHECKS as BASE_CHECKS
from tests.games.galactica.test_crises import COPIES, MOVED
from tests.games.galactica.test_crises import EVENTS as BASE_EVENTS

ARMORY = ["armory", "admirals_quarters", "command", "food", "ftl_control", "fuel", "hangar_deck", "weapons_control"]
"""The damage tokens in an order: nobody is in the armory."""
THEN_COMMAND = ["command", *[token for token in ARMORY if token not in ("armory", "command")]]


@dataclass(frozen=True)
class Check:
    """A skill check. `instead`: the box without a check. `low`: what a die at most `at_most` does there."""

    id: str
    difficulty: int
    skills: str
    icon: str
    jump: bool
    passed: str = ""
    failed: str = ""
    partial: tuple[int, str] | None = None
    instead: str | None = None
    at_most: int = 0
    low: str = ""
    answers: tuple[tuple[str, Answer], ...] = ()
    """The box in which something is asked, and the answer."""
    damage: tuple[str, ...] = ()
    """The boxes in which Galactica is damaged."""


EACH_DRAWS_MUTINY = "current mutiny +1, president mutiny +1, admiral mutiny +1, bystander mutiny +1, pilot mutiny +1"
EACH_LOSES_A_CARD = "current cards -1, president cards -1, admiral cards -1, pilot cards -1"
"""The bystander has added his whole hand to the check."""

CHECKS = (
    Check(
        "a_desperate_pact", 15, "politics leadership piloting", "raiders", False,
        failed="morale -1, presidency to bystander", instead="president cards -3, current mutiny +1",
    ),
    Check(
        "consult_the_hybrid", 10, "politics leadership", "heavy_raiders", True,
        passed="current mutiny +1, current cards +2", failed="food -1, destiny +2",
        answers=(("passed", ("choose_types", "piloting", "piloting")),),
    ),
    Check("domestic_dispute", 9, "politics tactics", "raiders", False, failed="morale -1, current to sickbay"),
    Check(
        "earth_in_ruins", 9, "politics leadership tactics", "raiders", True,
        passed="morale -1", failed="morale -2", instead="food -1, current mutiny +1",
    ),
    Check(
        "enemy_of_my_enemy", 13, "politics leadership piloting", "raiders", True,
        passed="morale -1", failed="morale -2, galactica damage +1", instead="galactica damage +2",
        damage=("failed", "instead"),
    ),
    Check(
        "galactica_falling_apart", 8, "leadership piloting engineering", "raiders", True,
        failed="morale -1, galactica damage +1", instead="", at_most=6, low="food -1", damage=("failed",),
    ),
    Check(
        "give_in_to_despair", 14, "politics leadership", "heavy_raiders", True,
        partial=(9, "food -1, current cards +3, current treachery +3"), failed="morale -2",
    ),
    Check(
        "hybrid_in_panic", 12, "tactics engineering", "heavy_raiders", True,
        passed="jump +1", partial=(8, "current cards -2"), failed="fuel -1",
    ),
    Check(
        "incitement_to_mutiny", 13, "politics leadership tactics", "heavy_raiders", True,
        partial=(7, "destiny +2"), failed="destiny +4",
    ),
    Check(
        "insubordinate_crew", 12, "leadership tactics", "raiders", False, failed=f"morale -1, {EACH_DRAWS_MUTINY}",
    ),
    Check(
        "one_last_cocktail", 7, "tactics engineering", "basestars", True,
        failed="food -1, morale -1", instead="", at_most=6, low="morale -1, president to sickbay",
    ),
    Check(
        "quorum_in_uproar", 8, "politics tactics", "launch_raiders", False,
        failed="president cards -2, quorum hand -2",
    ),
    Check(
        "rallying_support", 8, "politics tactics", "raiders", True,
        failed="population -1, current mutiny +1, current cards +1, current treachery +1",
    ),
    Check(
        "reactor_critical", 7, "tactics piloting engineering", "launch_raiders", False,
        passed="current cards +2, current treachery +2", failed="fuel -1",
    ),
    Check("rebuild_trust", 9, "politics leadership", "raiders", False, failed="morale -2"),
    Check(
        "religious_turmoil", 7, "politics tactics", "raiders", True,
        failed=f"morale -1, {EACH_LOSES_A_CARD}", instead="", at_most=4, low="food -1, population -1",
    ),
    Check(
        "secret_meetings", 9, "politics tactics engineering", "raiders", True,
        failed="morale -1", instead="current mutiny +1, bystander mutiny +1",
        answers=(("instead", ("who_draws_mutiny", BYSTANDER)),),
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Box:
    """`low`: what it does where a die at most `at_most` is rolled; else it does `told`."""

    told: str
    at_most: int = 0
    low: str = ""
    answers: tuple[Answer, ...] = ()
    damage: bool = False


@dataclass(frozen=True)
class Event:
    """A choice between two boxes."""

    id: str
    chooser: int
    icon: str
    jump: bool
    top: Box
    bottom: Box


EVENTS = (
    Event(
        "abandon_galactica", ADMIRAL, "basestars", True,
        Box("nukes -1"), Box("food -1, admiral cards +2, admiral treachery +2"),
    ),
    Event(
        "an_ambitious_operation", ADMIRAL, "raiders", True,
        Box("fuel -1, bystander miracles +1", answers=(("bless", BYSTANDER),)), Box("", 4, "fuel -1"),
    ),
    Event(
        "dangerous_plots", PRESIDENT, "basestars", True,
        Box("admiral mutiny +1, president mutiny +1"), Box("morale -1, current cards -3"),
    ),
    Event("dishonest_tactics", PRESIDENT, "raiders", True, Box("morale -1"), Box("fuel -1, quorum hand +2")),
    Event(
        "question_procedure", PRESIDENT, "basestars", True,
        Box("morale -1"), Box("galactica damage +1, president cards -3", damage=True),
    ),
    Event(
        "requisition_for_demetrius", ADMIRAL, "basestars", False,
        Box("food -1", 6, "food -1, destiny +2"), Box("admiral mutiny +1, admiral cards +2, admiral treachery +2"),
    ),
    Event(
        "starvation_in_dogsville", PRESIDENT, "raiders", True,
        Box("", 4, "population -1, food -1"), Box("", 4, "food -2"),
    ),
)  # fmt: skip


def test_no_crisis_is_without_a_test() -> None:
    """The 70 cards of the base game, and 30 more."""
    tested = {card.id: COPIES.get(card.id, 1) for card in (*BASE_CHECKS, *BASE_EVENTS, *BASE_ATTACKS)}
    tested |= {card.id: 1 for card in (*CHECKS, *EVENTS, *ATTACKS)}
    deck = table(phase="receive_skills").g.crisis_deck
    assert Counter(deck) == tested
    assert len(deck) == 100


# --- the boxes ----------------------------------------------------------------------------------------


QUORUM = ["arrest_order", "arrest_order", "food_rationing"]


def check(card: Check, total: int, box: str) -> list[str]:
    """What the table shows after the check came to this total."""
    destiny, hand = strong(card.skills.split(), total)
    script = [ARMORY] if box in card.damage else None
    t = scene(card.id, jump=1, hand=hand, destiny=destiny, script=script, quorum=QUORUM)
    if card.instead is not None:
        assert list(t.game.pending) == [CURRENT]
        t.say("crisis_choice", 0)
    before = add(t, hand)
    finish(t, *[answer for where, answer in card.answers if where == box])
    (ended,) = t.events("check_ended")
    assert (ended["total"], ended["outcome"]) == (total, {"passed": "pass", "failed": "fail"}.get(box, box))
    return told(t, before, card.jump)


@pytest.mark.parametrize("card", CHECKS, ids=lambda card: card.id)
def test_passed(card: Check) -> None:
    """At the difficulty."""
    assert check(card, card.difficulty, "passed") == words(card.passed)


@pytest.mark.parametrize("card", [card for card in CHECKS if card.partial], ids=lambda card: card.id)
def test_partly_passed(card: Check) -> None:
    """From the lower threshold to one short of the difficulty."""
    assert card.partial
    threshold, effects = card.partial
    assert check(card, threshold, "partial") == words(effects)
    assert check(card, card.difficulty - 1, "partial") == words(effects)


@pytest.mark.parametrize("card", CHECKS, ids=lambda card: card.id)
def test_failed(card: Check) -> None:
    """One short of the lowest threshold."""
    short = (card.partial[0] if card.partial else card.difficulty) - 1
    assert check(card, short, "failed") == words(card.failed)


@pytest.mark.parametrize("card", [card for card in CHECKS if card.instead is not None], ids=lambda card: card.id)
def test_no_check_taken(card: Check) -> None:
    def rolled(die: int) -> list[str]:
        script: list[Any] = [die] if die else []
        if "instead" in card.damage:
            script = [ARMORY, THEN_COMMAND]
        t = scene(card.id, jump=1, script=script or None)
        before = look(t.g)
        finish(t, ("crisis_choice", 1), *[answer for where, answer in card.answers if where == "instead"])
        assert not t.events("check_began")
        return told(t, before, card.jump)

    assert card.instead is not None
    if card.at_most:
        assert rolled(card.at_most + 1) == words(card.instead)
        assert rolled(card.at_most) == words(card.low)
    else:
        assert rolled(0) == words(card.instead)


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
@pytest.mark.parametrize("box", [0, 1])
def test_event(card: Event, box: int) -> None:
    chosen = card.bottom if box else card.top

    def happened(die: int) -> list[str]:
        script: list[Any] = [die] if die else [ARMORY] if chosen.damage else []
        t = scene(card.id, jump=1, script=script or None)
        assert list(t.game.pending) == [card.chooser]
        before = look(t.g)
        finish(t, ("crisis_choice", box), *chosen.answers)
        return told(t, before, card.jump)

    if chosen.at_most:
        assert happened(chosen.at_most + 1) == words(chosen.told)
        assert happened(chosen.at_most) == words(chosen.low)
    else:
        assert happened(0) == words(chosen.told)


# --- the icons ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [*CHECKS, *EVENTS], ids=lambda card: card.id)
def test_icons(card: Check | Event) -> None:
    """The Cylon ships move by the symbol on the left, the fleet marker by the one on the right (000 p.11)."""
    about: dict[str, Any] = {
        "basestars": [{"area": "front"}],
        "raiders": {"starboard_bow": 1},
        "heavy_raiders": {"rear": 1},
        "civilians": {"rear": ["pop1"]},
    }
    if isinstance(card, Event):
        dice = [card.top.at_most + 1] if card.top.at_most else []
        t = scene(card.id, **about, script=dice + [1] * (card.icon == "basestars") or None)
        before = look(t.g)
        finish(t, ("crisis_choice", 0), *card.top.answers)
        box = card.top.told
    else:
        destiny, hand = strong(card.skills.split(), card.difficulty)
        t = scene(card.id, hand=hand, destiny=destiny, **about, script=[1] * (card.icon == "basestars") or None)
        if card.instead is not None:
            t.say("crisis_choice", 0)
        before = add(t, hand)
        finish(t, *[answer for where, answer in card.answers if where == "passed"])
        box = card.passed
    assert told(t, before, card.jump) == words(f"{box}, {MOVED[card.icon]}")
    assert [event["attacker"] for event in t.events("attacked")] == ["basestar"] * (card.icon == "basestars")


# --- what a row cannot say ----------------------------------------------------------------------------

FAILING = ["consolidate_power_1", "repair_1"]


def failing(crisis: str, *answers: Answer, **about: Any) -> list[str]:
    """What the table shows after nobody added anything to the check."""
    t = scene(crisis, destiny=FAILING, **about)
    before = look(t.g)
    finish(t, *answers)
    return changes(before, look(t.g))


def test_a_desperate_pact_passes_over_a_leader_and_takes_the_quorum_hand_along() -> None:
    """The next in the line of the expansion: not the Mutineer's rule, not a choice (004 p.13)."""
    t = table(
        seat("galen_tyrol", location="communications"),
        seat("laura_roslin", quorum=["arrest_order"]),
        seat("aaron_doral", infiltrating=True, location="command"),
        seat("william_adama"),
        phase="crisis",
        crisis_deck=["a_desperate_pact"],
        destiny=["repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0).quiet()
    assert t.g.president == 3
    assert t.g.players[3].quorum == ("arrest_order",)


def test_insubordinate_crew_spares_who_holds_a_mutiny_card_and_cylons() -> None:
    t = table(
        seat("galen_tyrol", location="communications"),
        seat("laura_roslin", mutiny=["panic"]),
        seat("kara_thrace", cylon=True),
        phase="crisis",
        crisis_deck=["insubordinate_crew", "riots_basestars"],
        destiny=["repair_1", "repair_1"],
    ).quiet()
    assert [len(player.mutiny) for player in t.g.players] == [1, 1, 0]


def test_secret_meetings_the_chooser_may_name_himself_and_goes_to_the_brig() -> None:
    """P9; a second card sends him there (004 p.5)."""
    t = scene("secret_meetings")
    t.say("crisis_choice", 1)
    t.say("who_draws_mutiny", CURRENT, who=CURRENT)
    assert t.g.players[CURRENT].location == "brig"
    assert t.items("discard_mutiny") == t.g.players[CURRENT].mutiny


def test_secret_meetings_names_no_cylon() -> None:
    t = table(
        seat("galen_tyrol", location="communications"),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True),
        phase="crisis",
        crisis_deck=["secret_meetings"],
    )
    t.say("crisis_choice", 1)
    assert t.items("who_draws_mutiny") == (0, 1)


def test_an_ambitious_operation_blesses_only_who_can_gain_a_token() -> None:
    """Not the Admiral, not a revealed Cylon, not who has one; a leader, infiltrating or not (004 p.5)."""
    t = table(
        seat("galen_tyrol", location="communications", miracles=1),
        seat("william_adama", miracles=0),
        seat("kara_thrace", cylon=True, miracles=0),
        seat("aaron_doral", miracles=0),
        seat("gaius_baltar_alt", miracles=2),
        phase="crisis",
        crisis_deck=["an_ambitious_operation"],
    )
    t.say("crisis_choice", 0)
    assert t.items("bless", who=1) == (3, 4)
    t.say("bless", 4)
    assert t.g.players[4].miracles == 3


def test_an_ambitious_operation_where_nobody_can_gain_a_token() -> None:
    t = table(
        seat("galen_tyrol", location="communications"),
        seat("william_adama", miracles=0),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["an_ambitious_operation", "riots_basestars"],
    )
    t.say("crisis_choice", 0).quiet()
    assert t.asked() == "movement"
    assert [player.miracles for player in t.g.players] == [1, 0, 1]


@pytest.mark.parametrize("released", [(), (BYSTANDER,)])
def test_dishonest_tactics_the_president_may_release_somebody(released: tuple[int, ...]) -> None:
    t = scene("dishonest_tactics", places={"bystander": "brig"})
    t.say("crisis_choice", 0)
    assert t.items("release", who=PRESIDENT) == (BYSTANDER,)
    t.say("release", *released)
    assert t.g.players[BYSTANDER].location == ("command" if released else "brig")


def test_rebuild_trust_opens_the_brig() -> None:
    """Each of those there decides for himself; hazardous locations are not offered."""
    destiny, hand = strong(["politics", "leadership"], 9)
    t = scene("rebuild_trust", hand=hand, destiny=destiny, places={"pilot": "brig", "admiral": "brig"}, admiral=ADMIRAL)
    add(t, hand)
    t.quiet()
    assert list(t.game.pending) == [ADMIRAL]
    assert set(t.items("walk_free")) >= {"stay", "command", "research_lab"}
    assert not {"brig", "sickbay", "press_room"} & set(t.items("walk_free"))
    t.say("walk_free", "stay").say("walk_free", "armory", who=PILOT)
    assert (t.g.players[ADMIRAL].location, t.g.players[PILOT].location) == ("brig", "armory")


def test_abandon_galactica_needs_a_nuke() -> None:
    t = scene("abandon_galactica", nukes=0)
    assert t.items("crisis_choice") == (1,)
    assert t.blocked()[0] == "no_nuke"


def test_dangerous_plots_a_president_who_is_admiral_draws_twice() -> None:
    """And goes to the Brig with his second card, where he keeps one (T18.4)."""
    t = scene("dangerous_plots", admiral=PRESIDENT)
    t.say("crisis_choice", 0)
    assert t.g.players[PRESIDENT].location == "brig"
    t.say("discard_mutiny", t.g.players[PRESIDENT].mutiny[0])
    assert len(t.g.players[PRESIDENT].mutiny) == 1
    assert t.g.admiral != PRESIDENT


def test_quorum_in_uproar_takes_what_there_is() -> None:
    assert failing("quorum_in_uproar") == words("president cards -2, destiny +10")


def test_treachery_for_destiny_is_seen_by_nobody() -> None:
    """D9: only how many."""
    t = scene("incitement_to_mutiny", destiny=[*FAILING, "repair_1"]).quiet()
    (event,) = t.events("treachery_added", viewer=CURRENT)
    del event["index"]
    assert event == {"event": "treachery_added", "n": 4}
    assert "destiny" not in t.game.view(CURRENT)["table"]
    assert t.game.view(CURRENT)["table"]["destiny_size"] == 5
