"""Galactica's levels: settings of one mind, legal at every table, and how a hidden Cylon of theirs behaves."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.bots.galactica.effects import sent
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.levels import LEVELS, Level, Opponent, without
from orrery.bots.galactica.studies import SideStudy
from orrery.bots.galactica.two_sides import TwoSides
from orrery.core.question import Question
from tests.games.galactica.table import Table, seat, table

HOME = {"daybreak": True, "search_for_home": True}


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (6, {}), (4, {"daybreak": True}), (7, HOME)])
def test_every_answer_is_legal_at_every_table(seats: int, options: dict[str, bool]) -> None:
    names = ("novice", "steady", "strong", "random")
    game = orrery.new("galactica", seats, f"levels {seats}", options)
    players = [bots.find(names[i % len(names)], "galactica")() for i in range(seats)]
    assert bots.play(game, players, [Random(i) for i in range(seats)]).reason
    assert game.faults() == []


@pytest.mark.parametrize("name", list(LEVELS))
def test_the_same_chance_gives_the_same_game(name: str) -> None:
    records = []
    for _ in range(2):
        game = orrery.new("galactica", 3, "again")
        bots.play(game, [bots.find(name, "galactica")() for _ in range(3)], [Random(i) for i in range(3)])
        records.append(game.record())
    assert records[0] == records[1]


def test_a_slip_is_the_second_best_and_never_gives_a_cylon_away() -> None:
    pilot = seat("kara_thrace", location="viper", area="front")
    t = table(pilot, phase="action", raiders={"front": 4}, civilians={"front": ["pop1"]})
    best = Opponent(Level()).choose(*bots.seen(t.game, 0), Random(0))
    slipped = Opponent(Level(slips=1.0)).choose(*bots.seen(t.game, 0), Random(0))
    assert best == ("viper:activate",)
    assert slipped != best
    assert t.game.pending[0].refuse(slipped) is None
    left = without(question("action", "nothing", "reveal:cylon_brig", "location:command"), ("location:command",))
    assert left.items == ("nothing",)


def question(kind: str, *items: str) -> Question:
    found = Question(items)
    found.kind, found.seat = kind, 0
    return found


# --- Cylons ---------------------------------------------------------------------------------------------


def check(hand: list[str], helped: list[str], **position: Any) -> Table:
    """Tigh is a Cylon, and is asked last, after the Sleeper Agent phase."""
    t = table(
        seat("saul_tigh", loyalty=["cylon_morale"], hand=hand),
        seat("laura_roslin", hand=helped),
        seat("tom_zarek"),
        phase="crisis",
        crisis_deck=["low_supplies"],
        distance=4,
        **position,
    )
    t.quiet(stop="contribute")
    return t.say("contribute", *helped, who=1)


def answered(t: Table, bot: Greedy) -> bots.Choosing:
    bot.see(bots.happened(t.game, 0)(0))
    while 0 not in t.game.pending:
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.items[: question.least])
    return bot.choose(*bots.seen(t.game, 0), Random(0))


def test_a_cylon_adds_what_a_human_would_where_the_check_passes_anyway() -> None:
    """Greedy adds weak cards for show even there, and is known by them."""
    hand, helped = ["executive_order_1", "executive_order_2"], ["consolidate_power_1"] * 8
    found = []
    for bot in (Opponent(LEVELS["strong"]), Greedy()):
        t = check(hand, helped)
        found.append(tuple(answered(t, bot)))
        assert bot.latest is not None
        assert bot.latest.cylon
    assert found[0] == ()
    assert set(found[1]) == set(hand)


def test_a_cylon_spoils_a_check_that_would_hurt() -> None:
    hand = ["strategic_planning_3", "strategic_planning_4", "launch_scout_1"]
    added = answered(check(hand, ["consolidate_power_2"] * 3, morale=1), Opponent(LEVELS["strong"]))
    assert added
    assert set(added) <= set(hand)


def test_a_suspect_is_not_driven_into_the_open() -> None:
    """What greedy would have arrested."""
    people = [seat("gaius_baltar"), seat("laura_roslin", loyalty=["cylon_brig"]), seat("kara_thrace")]
    t = table(*people, phase="action")
    t.act("ability:cylon_detector").say("look_whose", 1)
    for bot, least, most in ((Greedy(), -9.0, -1.0), (Opponent(LEVELS["strong"]), -0.1, 0.1)):
        bot.see(bots.happened(t.game, 0)(0))
        assert least < sent(bot.look(t.game.view(0), 0), 1, "brig") < most


# --- sides ----------------------------------------------------------------------------------------------


def test_a_bot_of_two_sides_plays_the_one_that_it_is_dealt() -> None:
    for loyalty, side in ((["not_a_cylon"], "human"), (["cylon_brig"], "cylon")):
        t = table(seat("saul_tigh", loyalty=loyalty, location="command"), seat("laura_roslin"), phase="action")
        bot = TwoSides(bots.find("greedy", "galactica")(), bots.find("strong", "galactica")())
        bot.see(bots.happened(t.game, 0)(0))
        bot.choose(*bots.seen(t.game, 0), Random(0))
        assert bot.now is getattr(bot, side)


def test_sides_are_counted_pair_by_pair() -> None:
    study = SideStudy()
    trials = study.plan([("3p", 3, {})], ["strong", "greedy"])
    assert [trial.names for trial in trials] == [
        ("strong", "strong"),
        ("strong", "greedy"),
        ("greedy", "strong"),
        ("greedy", "greedy"),
    ]
    rows = study.tell([(trials[1], True), (trials[1], False), (trials[2], True)])
    assert [row[:5] for row in rows] == [
        ("3p", "strong", "greedy", "2", "50.0%"),
        ("3p", "greedy", "strong", "1", "100.0%"),
    ]
