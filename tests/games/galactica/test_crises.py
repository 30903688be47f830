"""Every crisis with a skill check or a choice, played at the table: each box, each outcome, both icons (T8, T9).

The attacks are in test_attacks.py. What a card does is written here from the card itself, not from its declaration;
what the table shows afterwards must be that and nothing else.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

from tests.games.galactica.scene import (
    ADMIRAL,
    BYSTANDER,
    CURRENT,
    PRESIDENT,
    Answer,
    add,
    changes,
    finish,
    look,
    scene,
    story,
    strong,
    words,
)
from tests.games.galactica.table import Table, seat, table
from tests.games.galactica.test_attacks import ATTACKS

TO_BRIG = ("name_character", BYSTANDER)
LOOK = ("look_whose", BYSTANDER)


@dataclass(frozen=True)
class Check:
    """A skill check. `instead`: the box without a check. `low`: what a die at most `at_most` adds to the named box."""

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
    rolls: str = "instead"
    answers: tuple[Answer, ...] = ()
    asks: str = "failed"
    """The box in which the answers are asked for."""
    where: str = ""
    """Where the bystander stands."""


CHECKS = (
    Check(
        "a_traitor_accused", 8, "politics leadership", "raiders", True,
        failed="bystander to brig", instead="current cards -5", answers=(TO_BRIG,),
    ),
    Check(
        "admiral_grilled", 9, "politics leadership", "raiders", True,
        failed="morale -1, admiral cards -2", instead="morale -1",
    ),
    Check(
        "analyze_enemy_fighter", 7, "tactics engineering", "raiders", True,
        passed="raptors +1", failed="population -1", instead="", at_most=4, low="population -1, current cards -2",
    ),
    Check(
        "bomb_threat", 13, "politics leadership tactics", "raiders", True,
        failed="morale -1, civilians lost +1", instead="", at_most=4, low="morale -1, civilians lost +1",
    ),
    Check(
        "colonial_day", 10, "politics tactics", "basestars", True,
        passed="morale +1", failed="morale -2", instead="morale -1",
    ),
    Check(
        "crash_landing", 6, "tactics piloting", "heavy_raiders", False,
        failed="fuel -1", answers=(("choose_option", 0),),
    ),
    # Raiders placed by the card are activated by its icon: they set out for the civilian ship, clockwise.
    Check(
        "crippled_raider", 10, "tactics engineering", "raiders", True,
        passed="jump +1", failed="population -1",
        instead="", at_most=4, low="starboard_bow raiders +3, rear civilians +1",
    ),
    Check("cylon_accusation", 10, "politics leadership tactics", "raiders", False, failed="current to brig"),
    Check(
        "cylon_screenings", 9, "politics leadership", "raiders", False,
        failed="morale -1, current looks at president", answers=(("look_whose", PRESIDENT),),
        instead="current cards -2, president cards -2, admiral cards -2, pilot cards -2",
    ),
    # The basestar that it places launches two raiders, since there are none.
    Check(
        "cylon_tracking_device", 10, "tactics piloting engineering", "raiders", False,
        failed="raptors -1, front basestars +1, front raiders +2, rear civilians +2",
    ),
    Check(
        "cylon_virus", 13, "tactics engineering", "launch_raiders", False,
        failed="bystander to sickbay, centurions on 0 +1", where="ftl_control",
    ),
    Check(
        "detector_sabotage", 8, "leadership tactics", "heavy_raiders", True,
        failed="bystander to sickbay, detector_sabotage in play +1", where="research_lab",
    ),
    Check(
        "elections_loom", 8, "politics leadership", "heavy_raiders", True,
        partial=(5, "morale -1"), failed="morale -1, president cards -4",
    ),
    Check(
        "forced_water_mining", 17, "politics leadership tactics engineering", "raiders", True,
        passed="food +1", failed="population -1, morale -1",
        instead="food +1, morale -1, current cards -1, president cards -1, admiral cards -1, pilot cards -1",
    ),
    Check(
        "fulfiller_of_prophecy", 6, "politics leadership", "basestars", False,
        passed="current cards +1", failed="population -1",
    ),
    Check(
        "guilt_by_collusion", 9, "leadership tactics", "raiders", True,
        passed="bystander to brig", failed="morale -1", answers=(TO_BRIG,), asks="passed",
    ),
    Check(
        "hangar_accident", 10, "tactics piloting engineering", "heavy_raiders", True,
        partial=(7, "population -1"), failed="population -1, viper_reserve -2, vipers_damaged +2",
    ),
    Check(
        "informing_the_public", 7, "politics leadership", "raiders", True,
        passed="current looks at bystander", failed="morale -2", answers=(LOOK,), asks="passed",
        instead="", at_most=4, low="morale -1, population -1",
    ),
    Check("jump_computer_failure", 7, "tactics engineering", "launch_raiders", False, failed="population -1, jump -1"),
    Check(
        "keep_tabs_on_visitor", 12, "politics leadership tactics", "raiders", True,
        at_most=4, low="population -2", rolls="failed", instead="current cards -4",
    ),
    Check(
        "legendary_discovery", 14, "tactics piloting", "launch_raiders", False,
        passed="distance +1, legendary_discovery in play +1", failed="food -1, raptors -1",
    ),
    Check(
        "loss_of_a_friend", 9, "politics leadership", "heavy_raiders", True,
        partial=(7, "current cards -2"), failed="morale -1, current cards -2",
    ),
    Check("low_supplies", 7, "politics leadership", "raiders", False, failed="morale -1"),
    Check(
        "mandatory_testing", 13, "politics leadership", "heavy_raiders", True,
        passed="president looks at current", partial=(9, ""), failed="morale -1",
    ),
    Check(
        "missing_g4_explosives", 7, "leadership tactics", "raiders", False,
        failed="food -1, bystander to brig", where="armory",
    ),
    Check(
        "network_computers", 11, "politics tactics engineering", "raiders", True,
        passed="jump +1", failed="population -1, centurions on 0 +1", instead="population -1, jump -1",
    ),
    Check("prison_labor", 10, "politics leadership tactics", "raiders", False, failed="morale -1, food -1"),
    Check(
        "prisoner_revolt", 11, "politics leadership tactics", "heavy_raiders", True,
        partial=(6, "population -1"), failed="population -1, presidency to bystander",
        answers=(("name_successor", BYSTANDER),),
    ),
    Check(
        "resistance", 12, "politics leadership tactics", "heavy_raiders", True,
        partial=(9, "food -1"), failed="food -1, fuel -1",
    ),
    Check(
        "scouting_for_fuel", 12, "tactics piloting", "raiders", True,
        passed="fuel +1", failed="fuel -1, raptors -1", instead="", at_most=4, low="fuel -1",
    ),
    Check(
        "scouting_for_water", 9, "tactics piloting", "raiders", True,
        passed="food +1", failed="fuel -1, raptors -1", instead="food -1",
    ),
    Check(
        "security_breach", 6, "leadership tactics", "launch_raiders", False,
        failed="morale -1, bystander to sickbay", where="command",
    ),
    Check(
        "send_survey_team", 15, "tactics piloting engineering", "raiders", True,
        failed="current to sickbay, raptors -1", instead="", at_most=5, low="fuel -1",
    ),
    Check("terrorist_bomber", 9, "leadership tactics", "heavy_raiders", True, failed="morale -1, current to sickbay"),
    Check(
        "terrorist_investigations", 12, "politics leadership", "heavy_raiders", True,
        passed="current looks at bystander", partial=(6, ""), failed="morale -1", answers=(LOOK,), asks="passed",
    ),
    Check(
        "the_olympic_carrier", 11, "politics leadership piloting", "heavy_raiders", True,
        partial=(8, "population -1"), failed="morale -1, population -1",
    ),
    Check(
        "unexpected_reunion", 8, "politics leadership tactics", "raiders", False,
        failed="morale -1, current cards -6",
    ),
    Check("unidentified_ship", 10, "tactics piloting", "launch_raiders", False, failed="population -1"),
    Check(
        "water_sabotaged", 13, "politics leadership tactics", "raiders", True,
        failed="food -2", instead="food -1",
    ),
    Check(
        "weapon_malfunction", 11, "tactics piloting engineering", "launch_raiders", False,
        failed="front vipers -1, rear vipers -1, vipers_damaged +2, bystander to sickbay", where="weapons_control",
    ),
    Check(
        "witch_hunt", 10, "politics leadership", "heavy_raiders", True,
        partial=(6, "morale -1"), failed="morale -1, bystander to sickbay", answers=(TO_BRIG,),
    ),
)  # fmt: skip


@dataclass(frozen=True)
class Event:
    """A choice between two boxes."""

    id: str
    chooser: int
    icon: str
    jump: bool
    top: str
    bottom: str
    answers: tuple[Answer, ...] = ()
    """What is asked in the box at the bottom."""


RESCUE = ("morale -1, current to sickbay", "fuel -1, raptors -1")
RIOTS = ("food -1, morale -1", "population -1, fuel -1")
WATER = ("food -1", "president cards -2, current cards -3")

EVENTS = (
    Event("build_cylon_detector", ADMIRAL, "heavy_raiders", False, "nukes -1", "morale -1, admiral cards -2"),
    Event(
        "declare_martial_law", ADMIRAL, "basestars", False,
        "morale -1, presidency to admiral", "population -1, admiral cards -2",
    ),
    Event("food_shortage", PRESIDENT, "raiders", True, "food -2", "food -1, president cards -2, current cards -3"),
    Event(
        "requested_resignation", ADMIRAL, "basestars", False,
        "president cards -2, admiral cards -2", "presidency to admiral", (("choose_option", 0),),
    ),
    Event("rescue_caprica_survivors", PRESIDENT, "raiders", True, "fuel -1, food -1, population +1", "morale -1"),
    Event("rescue_mission_basestars", ADMIRAL, "basestars", True, *RESCUE),
    Event("rescue_mission_raiders", ADMIRAL, "raiders", True, *RESCUE),
    # The raiders are activated by the card's icon: they set out for the civilian ships, clockwise.
    Event(
        "rescue_the_fleet", ADMIRAL, "raiders", True,
        "population -2", "morale -1, front basestars +1, starboard_bow raiders +3, rear civilians +3",
    ),
    Event("riots_basestars", ADMIRAL, "basestars", True, *RIOTS),
    Event("riots_launch_raiders", ADMIRAL, "launch_raiders", False, *RIOTS),
    Event(
        "sleep_deprivation", ADMIRAL, "basestars", True,
        "front vipers -1, rear vipers -1, viper_reserve +2, current to sickbay", "morale -1",
    ),
    Event("water_shortage_basestars_jump", PRESIDENT, "basestars", True, *WATER),
    Event("water_shortage_basestars_nojump", PRESIDENT, "basestars", False, *WATER),
    Event("water_shortage_raiders_jump", PRESIDENT, "raiders", True, *WATER),
)  # fmt: skip

COPIES = {"food_shortage": 4, "water_shortage_basestars_jump": 3}


def test_no_crisis_is_without_a_test() -> None:
    """70 cards, of which 65 differ."""
    tested = {card.id: COPIES.get(card.id, 1) for card in (*CHECKS, *EVENTS, *ATTACKS)}
    deck = table(seat("saul_tigh"), phase="receive_skills").g.crisis_deck
    assert Counter(deck) == tested
    assert len(deck) == 70


# --- the boxes ----------------------------------------------------------------------------------------


def begin(card: Check | Event, **about: Any) -> Table:
    """A quiet space, the marker one step from its start, a raptor lost, two vipers out where the card is about them."""
    vipers = {"front": 1, "rear": 1} if card.id in ("weapon_malfunction", "sleep_deprivation") else {}
    return scene(card.id, jump=1, raptors_destroyed=1, vipers=vipers, **about)


def told(t: Table, before: dict[str, int | str], card: Check | Event) -> list[str]:
    """What came of the card, apart from the step of its jump icon."""
    after = look(t.g)
    after["jump"] = int(after["jump"]) - card.jump
    return sorted(changes(before, after) + story(t))


def check(card: Check, total: int, box: str, die: int = 0) -> list[str]:
    """What the table shows after the check came to this total."""
    destiny, hand = strong(card.skills.split(), total)
    where = {"bystander": card.where} if card.where else {}
    t = begin(card, hand=hand, places=where, destiny=destiny, script=[die] if die else None)
    if card.instead is not None or card.id == "fulfiller_of_prophecy":
        assert list(t.game.pending) == [CURRENT]
        t.say("crisis_choice", 0)
    before = add(t, hand)
    finish(t, *(card.answers if box == card.asks else ()))
    (ended,) = t.events("check_ended")
    assert (ended["total"], ended["outcome"]) == (total, {"passed": "pass", "failed": "fail"}.get(box, box))
    return told(t, before, card)


@pytest.mark.parametrize("card", CHECKS, ids=lambda card: card.id)
def test_passed(card: Check) -> None:
    """T9.12, T9.14: at the difficulty."""
    assert check(card, card.difficulty, "passed") == words(card.passed)


@pytest.mark.parametrize("card", [card for card in CHECKS if card.partial], ids=lambda card: card.id)
def test_partly_passed(card: Check) -> None:
    """T9.12, T9.14: from the lower threshold to one short of the difficulty."""
    assert card.partial
    threshold, effects = card.partial
    assert check(card, threshold, "partial") == words(effects)
    assert check(card, card.difficulty - 1, "partial") == words(effects)


@pytest.mark.parametrize("card", CHECKS, ids=lambda card: card.id)
def test_failed(card: Check) -> None:
    """T9.12, T9.14: one short of the lowest threshold."""
    short = (card.partial[0] if card.partial else card.difficulty) - 1
    if card.rolls == "failed":
        assert check(card, short, "failed", die=card.at_most + 1) == words(card.failed)
        assert check(card, short, "failed", die=card.at_most) == words(card.low)
    else:
        assert check(card, short, "failed") == words(card.failed)


@pytest.mark.parametrize("card", [card for card in CHECKS if card.instead is not None], ids=lambda card: card.id)
def test_no_check_taken(card: Check) -> None:
    """T8.5, T8.7."""

    def rolled(die: int) -> list[str]:
        t = begin(card, script=[die] if die else None)
        before = look(t.g)
        finish(t, ("crisis_choice", 1))
        assert not t.events("check_began")
        return told(t, before, card)

    assert card.instead is not None
    if card.at_most and card.rolls == "instead":
        assert rolled(card.at_most + 1) == words(card.instead)
        assert rolled(card.at_most) == words(card.low)
    else:
        assert rolled(0) == words(card.instead)


@pytest.mark.parametrize("card", EVENTS, ids=lambda card: card.id)
@pytest.mark.parametrize("box", [0, 1])
def test_event(card: Event, box: int) -> None:
    t = begin(card)
    assert list(t.game.pending) == [card.chooser]
    before = look(t.g)
    finish(t, ("crisis_choice", box), *(card.answers if box else ()))
    assert told(t, before, card) == words(card.bottom if box else card.top)


# --- the icons ----------------------------------------------------------------------------------------

MOVED = {
    "raiders": "starboard_bow raiders -1, starboard_aft raiders +1",
    "heavy_raiders": "rear heavy raiders -1, port_aft heavy raiders +1",
    "basestars": "",
    "launch_raiders": "front raiders +3",
}
"""What each icon does to a basestar ahead, a raider off the bow, a heavy raider and a civilian ship astern."""


@pytest.mark.parametrize("card", [*CHECKS, *EVENTS], ids=lambda card: card.id)
def test_icons(card: Check | Event) -> None:
    """T2.5, T2.6, 000 p.11: the Cylon ships move by the symbol on the left, the marker by the one on the right."""
    about: dict[str, Any] = {
        "basestars": [{"area": "front"}],
        "raiders": {"starboard_bow": 1},
        "heavy_raiders": {"rear": 1},
        "civilians": {"rear": ["pop1"]},
        "script": [1] if card.icon == "basestars" else None,
    }
    if isinstance(card, Event):
        t = scene(card.id, **about)
        before = look(t.g)
        finish(t, ("crisis_choice", 0))
        box = card.top
    else:
        destiny, hand = strong(card.skills.split(), card.difficulty)
        t = scene(card.id, hand=hand, destiny=destiny, raptors_destroyed=1, **about)
        if card.instead is not None or card.id == "fulfiller_of_prophecy":
            t.say("crisis_choice", 0)
        before = add(t, hand)
        finish(t, *(card.answers if card.asks == "passed" else ()))
        box = card.passed
    box = box.replace("front vipers -1, rear vipers -1, viper_reserve +2, ", "")
    assert told(t, before, card) == words(f"{box}, {MOVED[card.icon]}")
    assert [event["attacker"] for event in t.events("attacked")] == ["basestar"] * (card.icon == "basestars")


# --- what a row cannot say ----------------------------------------------------------------------------


def failing(crisis: str, *answers: Answer, **about: Any) -> list[str]:
    """What the table shows after nobody added anything to the check."""
    t = scene(crisis, destiny=["consolidate_power_1", "repair_1"], **about)
    before = look(t.g)
    finish(t, *answers)
    return sorted(changes(before, look(t.g)) + story(t))


def test_crash_landing_the_admiral_may_keep_the_fuel() -> None:
    assert failing("crash_landing", ("choose_option", 1)) == words("morale -1, current to sickbay")


@pytest.mark.parametrize(("food", "lost"), [(6, "morale -1"), (5, "morale -2")])
def test_low_supplies_hurt_more_below_six_food(food: int, lost: str) -> None:
    assert failing("low_supplies", food=food) == words(lost)


def test_guilt_by_collusion_nobody_need_be_arrested() -> None:
    destiny, hand = strong(["leadership", "tactics"], 9)
    t = scene("guilt_by_collusion", hand=hand, destiny=destiny)
    add(t, hand)
    t.say("name_character", who=CURRENT)
    assert t.g.at("brig") == ()


def test_requested_resignation_a_president_who_stays_is_arrested() -> None:
    t = scene("requested_resignation")
    t.say("crisis_choice", 1)
    assert list(t.game.pending) == [PRESIDENT]
    before = look(t.g)
    finish(t, ("choose_option", 1))
    assert changes(before, look(t.g)) == words("president to brig")


def test_a_president_who_is_also_admiral_pays_for_both() -> None:
    t = scene("requested_resignation", admiral=PRESIDENT)
    before = look(t.g)
    finish(t, ("crisis_choice", 0))
    assert changes(before, look(t.g)) == words("president cards -4")


def test_build_cylon_detector_needs_a_nuke() -> None:
    """FAQ[impossible-option]. The one card whose box may not be chosen in vain (000 p.30)."""
    t = scene("build_cylon_detector", nukes=0)
    assert t.items("crisis_choice") == (1,)
    assert t.blocked()[0]


def test_fulfiller_of_prophecy_draws_another_crisis_after_the_cylon_ships() -> None:
    """T2.5."""
    t = scene(
        "fulfiller_of_prophecy", crisis_deck=["fulfiller_of_prophecy", "riots_basestars"], basestars=[{"area": "front"}]
    )
    before = look(t.g)
    t.say("crisis_choice", 1).say("discard_skills", "launch_scout_1").quiet()
    assert [event["icon"] for event in t.events("activated")] == ["basestars"]
    assert list(t.game.pending) == [ADMIRAL]
    t.say("crisis_choice", 0)
    assert set(words("current cards -1, food -1, morale -1, jump +1")) <= set(changes(before, look(t.g)))
    assert set(t.g.crisis_discards) == {"fulfiller_of_prophecy", "riots_basestars"}


def test_weapon_malfunction_strikes_a_pilot_too() -> None:
    """The current player names the vipers; a pilot goes to Sickbay with his (T5.4)."""
    t = scene(
        "weapon_malfunction", destiny=["consolidate_power_1", "repair_1"], vipers={"rear": 2}, places={"pilot": "viper"}
    )
    before = look(t.g)
    t.quiet()
    assert list(t.game.pending) == [CURRENT]
    assert len(t.items("choose_viper")) == 2
    pilot = next(item for item in t.items("choose_viper") if item != "rear")
    finish(t, ("choose_viper", pilot))
    assert changes(before, look(t.g)) == words("pilot to sickbay, rear vipers -1, vipers_damaged +2")


def test_weapon_malfunction_damages_what_there_is() -> None:
    assert failing("weapon_malfunction", vipers={"rear": 1}) == words("rear vipers -1, vipers_damaged +1")


def test_hangar_accident_damages_what_there_is() -> None:
    """L5."""
    assert failing("hangar_accident", vipers_damaged=7) == words(
        "jump +1, population -1, viper_reserve -1, vipers_damaged +1"
    )


def test_sleep_deprivation_calls_every_viper_home_with_its_pilot() -> None:
    """All undamaged vipers on the board, so piloted ones too; their pilots land on the Hangar Deck as after a jump."""
    t = scene("sleep_deprivation", vipers={"rear": 2}, vipers_damaged=1, places={"pilot": "viper"})
    before = look(t.g)
    finish(t, ("crisis_choice", 0))
    assert changes(before, look(t.g)) == words(
        "current to sickbay, jump +1, pilot to hangar_deck, rear vipers -2, viper_reserve +3"
    )


def test_detector_sabotage_forbids_to_look_for_the_rest_of_the_game() -> None:
    destiny, hand = strong(["politics", "leadership"], 12)
    t = scene("terrorist_investigations", hand=hand, destiny=destiny, in_play=["detector_sabotage"])
    add(t, hand)
    finish(t)
    assert not t.events("looked")


def test_legendary_discovery_is_kept_beside_the_objective() -> None:
    """FAQ[distance-after-card]. It is not discarded, and its distance may wake the sleeper agents (T8.7, T14.5)."""
    destiny, hand = strong(["tactics", "piloting"], 14)
    t = scene("legendary_discovery", hand=hand, destiny=destiny, distance=3, loyalty_deck=["not_a_cylon"] * 5)
    add(t, hand)
    finish(t)
    assert (t.g.distance, t.g.sleeper) == (4, True)
    assert [len(player.loyalty) for player in t.g.players] == [2] * 5
    assert t.g.crisis_discards == ()


@pytest.mark.parametrize("crisis", ["food_shortage", "water_shortage_raiders_jump"])
def test_a_president_whose_turn_it_is_discards_five(crisis: str) -> None:
    """FAQ[food-shortage]. 000 p.30."""
    t = scene(crisis, president=CURRENT)
    before = look(t.g)
    finish(t, ("crisis_choice", 1))
    assert "current cards -5" in changes(before, look(t.g))
