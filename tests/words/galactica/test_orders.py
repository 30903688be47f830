"""The standing orders that the title offers, each at the windows it is for and at those it is not (C2)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from orrery.core.question import Question
from orrery.games.galactica.windows import REACTIONS
from orrery.server.wishes import Order, Wish, answer_to, verdict
from orrery.words import LANGUAGES
from orrery.words.galactica.orders import WINDOWS
from tests.games.galactica.table import Table, seat, table
from tests.words.kit import galactica

ASK = "ask"


def answered(t: Table, who: int, window: str, name: str, value: str = "") -> list[Any] | str:
    """What the order answers to what this seat is asked now, or that it leaves it to be asked."""
    offer = next(offer for offer in WINDOWS[window][1] if offer.name == name)
    for data in offer.wishes[value]:
        wish = msgspec.convert(data, Wish)
        found = verdict(Order("id", wish, {}, 0.0), t.game.pending[who], t.game.view(who)["table"])
        assert found in (None, "other"), found
        if found is None:
            return list(answer_to(t.game.pending[who], wish))
    return ASK


def window(t: Table, step: str, who: int) -> Question:
    """Goes on, passing, until this seat is asked in that window."""
    while True:
        question = t.game.pending.get(who)
        if question is not None and question.kind == "react" and question.about["step"] == step:
            return question
        assert t.asked() in ("react", "contribute"), t.asked()
        t.nothing()


def crisis(card: str, *players: dict[str, Any], **position: Any) -> Table:
    return table(*players, phase="crisis", crisis_deck=[card], **position)


# --- all of them --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_order_has_its_words_and_is_what_the_server_takes(lang: str) -> None:
    windows = galactica(lang).orders()
    assert [found.name for found in windows] == list(WINDOWS)
    for found in windows:
        assert found.text
        assert len({order.text for order in found.orders}) == len(found.orders)
        for order in found.orders:
            assert bool(order.of) == (set(order.wishes) != {""})
            for wishes in order.wishes.values():
                assert [msgspec.convert(wish, Wish) for wish in wishes]


def test_every_window_of_the_rules_has_its_orders() -> None:
    """C2."""
    assert set(REACTIONS) <= set(WINDOWS)


def test_usual_orders_never_play_anything() -> None:
    """What is ordered for everybody is only to pass where he holds nothing, or where nothing was lost."""
    usual = [(name, offer.name) for name, (_, offers) in WINDOWS.items() for offer in offers if offer.usual]
    assert usual == [("any", "empty"), ("after_roll", "misses")]


# --- crises -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "attacks", "from_8", "from_15"),
    [
        ("ambush", ASK, ASK, ASK),
        ("a_traitor_accused", ["pass"], ASK, ["pass"]),
        ("prison_labor", ["pass"], ASK, ["pass"]),
    ],
)
def test_secret_destiny_is_asked_for_what_was_listed(card: str, attacks: Any, from_8: Any, from_15: Any) -> None:
    t = crisis(card, seat("saul_tigh"), seat("kara_thrace"))
    window(t, "crisis_revealed", 1)
    assert answered(t, 1, "crisis_revealed", "never") == ["pass"]
    assert answered(t, 1, "crisis_revealed", "attacks") == attacks
    assert answered(t, 1, "crisis_revealed", "worst", "8") == from_8
    assert answered(t, 1, "crisis_revealed", "worst", "15") == from_15
    assert answered(t, 1, "crisis_chosen", "never") == ASK


def test_moral_compass_is_asked_for_one_chooser() -> None:
    t = crisis("a_traitor_accused", seat("saul_tigh"), seat("helo", location="command"), seat("laura_roslin"))
    t.say("crisis_choice", 1)
    window(t, "crisis_chosen", 1)
    assert answered(t, 1, "crisis_chosen", "chooser", "0") == ASK
    assert answered(t, 1, "crisis_chosen", "chooser", "2") == ["pass"]


def test_mysterious_intuition_is_asked_from_a_difficulty_on() -> None:
    t = crisis("a_traitor_accused", seat("saul_tigh"), seat("sharon_valerii"))
    t.say("crisis_choice", 0)
    window(t, "check_announced", 1)
    assert answered(t, 1, "check_announced", "hardest", "8") == ASK
    assert answered(t, 1, "check_announced", "hardest", "10") == ["pass"]


# --- checks -------------------------------------------------------------------------------------------


def check(*players: dict[str, Any], **position: Any) -> Table:
    """Difficulty 8, politics and leadership, in the turn of seat 0."""
    return crisis("a_traitor_accused", *players, **position).say("crisis_choice", 0)


def test_a_committee_is_called_in_one_players_turn() -> None:
    t = check(seat("saul_tigh"), seat("laura_roslin", hand=["investigative_committee_3", "investigative_committee_5"]))
    window(t, "before_cards", 1)
    assert answered(t, 1, "before_cards", "committee", "0") == ["investigative_committee_3"]
    assert answered(t, 1, "before_cards", "committee", "2") == ASK
    assert answered(t, 1, "any", "empty") == ASK
    assert answered(t, 1, "any", "never") == ["pass"]


def test_who_holds_nothing_for_it_passes() -> None:
    t = check(seat("saul_tigh"), seat("laura_roslin", hand=["consolidate_power_1"]))
    window(t, "before_cards", 1)
    assert answered(t, 1, "any", "empty") == ["pass"]
    assert answered(t, 1, "before_cards", "committee", "0") == ["pass"]


def test_nothing_is_added_in_one_players_turns() -> None:
    t = check(seat("saul_tigh"), seat("laura_roslin", hand=["consolidate_power_1"])).quiet(stop="contribute")
    assert answered(t, 1, "contribute", "whose", "0") == []
    assert answered(t, 1, "contribute", "whose", "2") == ASK
    assert answered(t, 1, "contribute", "this") == []


def test_blind_devotion_is_asked_from_so_many_cards_on() -> None:
    hand = ["consolidate_power_1"] * 4
    t = check(seat("saul_tigh"), seat("galen_tyrol"), seat("laura_roslin", hand=hand), destiny=["repair_1"] * 4)
    t.say("contribute", *hand, who=2)
    window(t, "before_reveal", 1)
    assert answered(t, 1, "before_reveal", "pool", "6") == ASK
    assert answered(t, 1, "before_reveal", "pool", "8") == ["pass"]


def short_by(n: int) -> Table:
    """A check that will fail by so much unless something is done: destiny takes 2 from what Roslin adds."""
    hand = ["declare_emergency_3", "declare_emergency_4"]
    added = [f"investigative_committee_{7 - n}", "investigative_committee_3"]
    t = check(
        seat("saul_tigh"), seat("laura_roslin", hand=added), seat("william_adama", hand=hand), destiny=["repair_1"] * 4
    )
    return t.say("contribute", *added, who=1)


def test_an_emergency_is_declared_where_it_turns_the_result() -> None:
    t = short_by(2)
    window(t, "after_total", 2)
    assert answered(t, 2, "after_total", "turns") == ["declare_emergency_3"]
    assert answered(t, 2, "after_total", "never") == ["pass"]
    assert answered(t, 2, "any", "empty") == ASK


def test_where_an_emergency_would_change_nothing_nobody_is_asked() -> None:
    t = short_by(3).quiet()
    assert t.asked() == "name_character"
    assert {event["step"] for event in t.events("window_closed")}.isdisjoint({"after_total"})


def test_command_authority_is_asked_from_so_many_cards_on() -> None:
    t = check(seat("saul_tigh"), seat("william_adama"), destiny=["repair_1"] * 4).say("name_character", 2)
    window(t, "after_check", 1)
    assert len(t.g.checks[-1].cards) == 2
    assert answered(t, 1, "after_check", "pool", "4") == ["pass"]
    t.g.checks[-1].cards *= 2
    assert answered(t, 1, "after_check", "pool", "4") == ASK


def test_command_authority_is_asked_from_a_strength_on() -> None:
    t = check(seat("saul_tigh"), seat("william_adama"), destiny=["repair_1"] * 4).say("name_character", 2)
    window(t, "after_check", 1)
    t.g.checks[-1].cards = ("repair_2", "strategic_planning_5")
    assert answered(t, 1, "after_check", "strength", "8") == ["pass"]
    t.g.checks[-1].cards = ("repair_2", "repair_1", "strategic_planning_5")
    assert answered(t, 1, "after_check", "strength", "8") == ASK


# --- dice ---------------------------------------------------------------------------------------------


def test_strategic_planning_waits_for_the_rolls_of_the_fleet() -> None:
    planner = seat("saul_tigh", hand=["strategic_planning_3", "strategic_planning_4"])
    t = table(seat("laura_roslin", location="ftl_control", hand=["repair_1"] * 3), planner, phase="action", jump=3)
    t.act("location:ftl_control")
    t.say("discard_skills", "repair_1", "repair_1")
    window(t, "before_roll", 1)
    assert answered(t, 1, "before_roll", "planned", "1") == ["strategic_planning_3"]
    assert answered(t, 1, "before_roll", "cylons") == ASK


def shot_at(pilot: bool, die: int, *hand: str) -> Table:
    """A raider attacks a viper in the turn of seat 0."""
    flyer = {"location": "viper", "area": "front"} if pilot else {"location": "hangar_deck"}
    return crisis(
        "a_traitor_accused",
        seat("helo", location="command"),
        seat("kara_thrace", hand=list(hand), miracles=0, **flyer),
        seat("laura_roslin"),
        raiders={"front": 1},
        vipers={} if pilot else {"front": 1},
        script=[die],
    ).say("crisis_choice", 1)


@pytest.mark.parametrize(
    ("pilot", "die", "misses", "destroyed", "piloted"),
    [
        (True, 4, ["pass"], ["pass"], ["pass"]),
        (True, 5, ASK, ["pass"], ASK),
        (True, 8, ASK, ASK, ASK),
        (False, 7, ASK, ["pass"], ["pass"]),
        (False, 8, ASK, ASK, ["pass"]),
    ],
)
def test_evasion_is_asked_for_where_it_matters(
    pilot: bool, die: int, misses: Any, destroyed: Any, piloted: Any
) -> None:
    t = shot_at(pilot, die, "evasive_maneuvers_1")
    window(t, "after_roll", 1)
    assert answered(t, 1, "after_roll", "misses") == misses
    assert answered(t, 1, "after_roll", "destroyed") == destroyed
    assert answered(t, 1, "after_roll", "piloted") == piloted


def raptor_shot_at(die: int, **flyer: Any) -> Table:
    """A raider attacks in a game of Daybreak: an unmanned assault raptor, or what Hot Dog pilots."""
    t = table(
        seat("saul_tigh", location="command"),
        seat("brendan_hot_dog_costanza", hand=["evasive_maneuvers_1"], miracles=0, **flyer),
        seat("laura_roslin", hand=["strategic_planning_3"]),
        phase="crisis",
        crisis_deck=["a_traitor_accused"],
        raiders={"front": 1},
        assault_raptors={} if flyer else {"front": 1},
        script=[die],
        options={"daybreak": True},
    )
    return t.say("crisis_choice", 1)


@pytest.mark.parametrize(
    ("die", "flyer", "misses", "destroyed"),
    [
        (6, {}, ["pass"], ["pass"]),
        (7, {}, ASK, ASK),
        (4, {"location": "viper", "area": "front"}, ["pass"], ["pass"]),
        (5, {"location": "viper", "area": "front"}, ASK, ASK),
    ],
)
def test_what_knows_no_damage_is_destroyed_by_the_first_hit(die: int, flyer: Any, misses: Any, destroyed: Any) -> None:
    """T11.3: an assault raptor on 7 or more, Hot Dog's viper on 5 or more."""
    t = raptor_shot_at(die, **flyer)
    window(t, "after_roll", 1)
    assert answered(t, 1, "after_roll", "misses") == misses
    assert answered(t, 1, "after_roll", "destroyed") == destroyed


def test_a_roll_against_an_assault_raptor_is_one_of_the_cylons_against_vipers() -> None:
    """004 p.11: it counts as a viper."""
    t = raptor_shot_at(6)
    window(t, "before_roll", 2)
    assert answered(t, 2, "before_roll", "cylons") == ["pass"]
    assert answered(t, 2, "before_roll", "vipers") == ["pass"]


@pytest.mark.parametrize(("die", "asked"), [(4, ["pass"]), (6, ASK)])
def test_the_eco_officer_is_asked_about_what_went_wrong(die: int, asked: Any) -> None:
    """The raider hits with five or more; a scout comes back with three or more."""
    t = shot_at(False, die)
    window(t, "after_roll", 0)
    assert answered(t, 0, "after_roll", "failed") == asked


@pytest.mark.parametrize(("die", "asked"), [(3, ["pass"]), (2, ASK)])
def test_the_eco_officer_is_not_asked_about_what_went_well(die: int, asked: Any) -> None:
    helo = seat("helo", location="command", hand=["launch_scout_1"])
    t = table(helo, seat("laura_roslin"), phase="action", script=[die]).act("card:launch_scout_1")
    window(t, "after_roll", 0)
    assert answered(t, 0, "after_roll", "failed") == asked


# --- Simon (Logic-Bound) ------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "found"), [("1", "where"), ("2", None)])
def test_the_card_of_simons_that_lies_face_up_is_one_that_he_has_added(n: str, found: str | None) -> None:
    """D10: the number of cards that each adds is public. He has added two: one of them lies open."""
    t = table(
        seat("saul_tigh"),
        seat("simon_oneill", hand=["repair_1", "repair_2"]),
        seat("laura_roslin", hand=["consolidate_power_1"]),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["a_traitor_accused"],
        options={"daybreak": True},
    )
    t.say("crisis_choice", 0)
    t.say("contribute", "repair_1", "repair_2", who=1).say("show_contributed", "repair_1")
    offer = next(offer for offer in WINDOWS["contribute"][1] if offer.name == "unless")
    (wish,) = offer.wishes[n]
    order = Order("id", msgspec.convert({**wish, "choice": ["consolidate_power_1"]}, Wish), {}, 0.0)
    assert verdict(order, t.game.pending[2], t.game.view(2)["table"]) == found


# --- others -------------------------------------------------------------------------------------------


def test_the_weakest_cards_go_first() -> None:
    hand = ["consolidate_power_1", "declare_emergency_4", "repair_1", "launch_scout_2"] + ["consolidate_power_2"] * 3
    t = crisis("a_traitor_accused", seat("saul_tigh", hand=hand), seat("laura_roslin")).say("crisis_choice", 1).quiet()
    assert t.asked() == "discard_skills"
    assert answered(t, 0, "discard_skills", "lowest") == [
        *["consolidate_power_1", "repair_1"],
        *["consolidate_power_2"] * 3,
    ]
    assert answered(t, 0, "discard_skills", "types") == [
        *["consolidate_power_1", *["consolidate_power_2"] * 3],
        "declare_emergency_4",
    ]


def test_recon_is_used_or_not() -> None:
    t = table(seat("sharon_valerii"), phase="end")
    window(t, "end_of_turn", 0)
    assert answered(t, 0, "end_of_turn", "always") == ["recon"]
    assert answered(t, 0, "end_of_turn", "never") == ["pass"]


def test_who_is_first_clockwise_goes_first() -> None:
    card = "strategic_planning_3"
    t = table(
        seat("saul_tigh", location="command", hand=["launch_scout_1"]),
        seat("kara_thrace", hand=[card]),
        seat("helo", hand=[card]),
        phase="action",
    ).act("card:launch_scout_1")
    for who in (2, 1):
        t.game.answer(who, (card,))
    assert t.asked() == "first_reaction"
    assert answered(t, 0, "first_reaction", "clockwise") == [f"1:{card}"]


# --- what is granted once more (T25.4, T26.4, T4.3) ---------------------------------------------------


def daybreak(*players: dict[str, Any], **position: Any) -> Table:
    return table(*players, phase="action", options={"daybreak": True}, **position)


def test_forward_thinker_is_declined() -> None:
    t = daybreak(
        seat("lee_adama_alt", location="research_lab", hand=["executive_order_1"]),
        seat("saul_tigh", location="command"),
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    for _ in range(2):
        t.act("nothing", who=1)
    t.quiet()
    assert t.asked() == "may_use"
    assert answered(t, 0, "forward_thinker", "never") == ["decline"]


def test_dutiful_is_declined() -> None:
    hoshi = seat("louis_hoshi", location="weapons_control", hand=["repair_1"])
    t = daybreak(hoshi, seat("saul_tigh"), raiders={"front": 2}, script=[1])
    t.act("location:weapons_control").quiet()
    assert t.asked() == "once_more"
    assert answered(t, 0, "dutiful", "never") == ["nothing"]


@pytest.mark.parametrize("hub_destroyed", [False, True])
def test_meticulous_is_kept_for_later(hub_destroyed: bool) -> None:
    doral = seat("aaron_doral", infiltrating=True, location="command")
    t = daybreak(doral, seat("saul_tigh"), hub_destroyed=hub_destroyed).act("infiltration:end")
    assert t.asked() == "return_to"
    assert answered(t, 0, "meticulous", "never") == ["hub_destroyed" if hub_destroyed else "resurrection_ship"]
