"""Fleet's levels: settings of one judge, legal at every table; what it sees, plans and says."""

from __future__ import annotations

import json
from dataclasses import replace
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.bots.fleet.imagined import is_veiled, table_behind
from orrery.bots.fleet.judged.judge import FleetJudge
from orrery.bots.fleet.judged.opponent import Opponent
from orrery.bots.fleet.judged.outlook import Outlook
from orrery.bots.fleet.levels import LEVELS, Level
from orrery.bots.fleet.scripted import SCRIPTED
from orrery.core.question import Question
from orrery.games.fleet.fleets import is_legal
from orrery.games.fleet.knowledge import entry_of, is_built
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, Fleet
from orrery.words import pick
from tests.games.fleet.table import Table

QUICK = Level(effort=24, width=2, depth=2, rolls=1, worlds=2)
"""The same judge, with hardly any time."""
HIDDEN = {"deployment": "hidden", "map": "fog", "weapons": "secret"}
CAMPAIGN = {"campaign": "campaign", "factions": "any_faction", "commanders": "free_commanders"}
FREE: dict[str, Any] = {"format": "free_for_all", "factions": "any_faction", "commanders": "paid_commanders"}


def table_of(game: orrery.Game) -> Fleet:
    assert isinstance(game.state, Fleet)
    return game.state


def chosen(table: Table, seat: int = 0, level: str = "strong") -> bots.Choosing:
    return bots.find(level, "fleet")().choose(*bots.seen(table.game, seat), Random(0))


def played(seats: int, options: dict[str, Any], answers: int, level: Level = QUICK) -> orrery.Game:
    game = orrery.new("fleet", seats, f"levels {seats}", {**options})
    seated = {seat: bots.Seated(Opponent(FleetJudge(level))) for seat in range(seats)}
    rngs = {seat: Random(seat) for seat in range(seats)}
    while game.answers < answers and bots.step(game, seated, rngs):
        pass
    return game


@pytest.mark.parametrize(
    ("seats", "options"), [(2, {}), (2, HIDDEN), (3, HIDDEN), (4, FREE), (2, CAMPAIGN), (4, {"campaign": "campaign"})]
)
def test_every_answer_is_legal_at_every_table(seats: int, options: dict[str, Any]) -> None:
    assert played(seats, options, 160).faults() == []


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_is_played(scenario: str) -> None:
    assert played(2, {"scenario": scenario}, 80).faults() == []


def test_the_same_chance_gives_the_same_game() -> None:
    for level in (QUICK, LEVELS["novice"]):
        assert played(2, HIDDEN, 60, level).record() == played(2, HIDDEN, 60, level).record()


# --- what it cannot see -------------------------------------------------------------------------------


def veiled() -> orrery.Game:
    game = played(2, HIDDEN, 70)
    assert is_veiled(table_of(game))
    return game


def test_fleets_under_signals_are_legal_fit_the_points_and_have_their_decoys() -> None:
    game = played(2, {"deployment": "hidden", "scenario": "illegal"}, 60)
    kinds = set()
    for seed in range(20):
        g = table_behind(game.view(0), Random(seed))
        theirs = [ship for ship in g.ships if ship.owner == 1]
        assert "signal" not in {ship.kind for ship in theirs}
        assert sum([ship.kind == "decoy" for ship in theirs]) == 2
        assert is_legal(g, 1, tuple([entry_of(ship) for ship in theirs if is_built(ship)]))
        assert sum([PROFILES[ship.kind].rank for ship in theirs]) == g.players[1].start
        assert all(sum([PROFILES[s.kind].rank for s in stack]) <= CAPACITY for stack in g.stacks().values())
        kinds.add(tuple([ship.kind for ship in theirs]))
    assert len(kinds) > 10


def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart() -> None:
    """The law: whoever asks for advice learns nothing of what is hidden."""
    game = veiled()
    for _ in range(8):
        seat = next(iter(game.pending))
        judge = FleetJudge(QUICK)
        told = bots.advise(judge, *bots.seen(game, seat))
        for seed in (1, 2):
            assert bots.advise(judge, *bots.seen(game.resample(seat, seed), seat)) == told
        game.answer(seat, told.best[0].choice)


# --- what it does -------------------------------------------------------------------------------------


def test_it_shoots_what_it_can_destroy() -> None:
    table = Table("cruiser b2, cruiser a5", "frigate:2 c3, cruiser a3", rolled="red-multi", start=6)
    assert chosen(table) == ("attack:red-multi",)


def test_a_civilian_that_can_escape_escapes() -> None:
    """FC-BLO-02: greedy thought less of its own fleet without it."""
    more = [{"owner": 0, "kind": "civilian_ship", "at": at} for at in ("c5", "a1", "b1")]
    table = Table("frigate b1", "frigate e4", more=more, rolled="blue-orth", scenario="blockade")
    assert chosen(table) == ("leave:blue-orth",)


def test_it_follows_its_plan_and_thinks_again_when_something_else_comes() -> None:
    table = Table("cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth", start=6)
    bot = Opponent(FleetJudge(LEVELS["strong"]))
    view, question = bots.seen(table.game, 0)
    first = bot.choose(view, question, Random(0))
    assert bot.plan
    table.game.answer(0, tuple(first))
    view, question = bots.seen(table.game, 0)
    assert question.refuse(bot.choose(view, question, Random(0))) is None


def test_what_is_kept_and_given_up_is_weighed() -> None:
    table = Table("cruiser b2", "cruiser c3", rolled="red-orth red-multi blue-diag", start=3)
    table.do(0, "end")
    assert "red-multi" in chosen(table)


def test_novices_are_unsure() -> None:
    table = Table(
        "cruiser b2, battleship c5", "cruiser:6 c3, cruiser e1", rolled="red-diag blue-orth blue-multi", start=6
    )
    view, question = bots.seen(table.game, 0)
    sure, novice = (FleetJudge(level) for level in (replace(LEVELS["strong"], replies=0), LEVELS["novice"]))
    assert len({sure.judge(view, question, Random(n))[0].worth for n in range(4)}) == 1
    assert len({novice.judge(view, question, Random(n))[0].worth for n in range(4)}) > 1


# --- what it says -------------------------------------------------------------------------------------


def test_advice_has_chances_and_reasons_in_words() -> None:
    table = Table("cruiser b2, cruiser a5", "frigate:2 c3, cruiser a3", rolled="red-multi blue-orth", start=6)
    view, question = bots.seen(table.game, 0)
    told = orrery.advice(view, question, ("end",))
    best = told.best[0]
    assert best.choice == ("attack:red-multi",)
    assert 0.5 < best.worth <= 1.0
    assert "goal" in {reason.effect for reason in best.reasons}
    assert told.asked is not None
    assert told.asked.worth < best.worth
    assert any(reason.weight < 0 for reason in told.asked.reasons)
    assert json.loads(json.dumps(told.data()))["coin"] == "chance"
    for lang in ("fr", "en"):
        said = [pick(lang, "fleet").because(one.effect, one.amount) for one in (*best.reasons, *told.asked.reasons)]
        assert None not in said


def test_inside_of_an_action_advice_goes_on_with_it() -> None:
    """A hint may be asked for at each question of an action: from where, at whom, with which ships."""
    table = Table(
        "cruiser b2, frigate b2, frigate a5", "frigate:2 c3, cruiser:9 b3, cruiser e5", rolled="red-multi", start=6
    )
    table.game.answer(0, ("attack:red-multi",))
    told = orrery.advice(*bots.seen(table.game, 0), ("b2>ship:4",))
    assert told.best[0].choice == ("b2>ship:3",)
    assert told.asked is not None
    moving = Table("cruiser b2, frigate b2", "frigate:2 e5", rolled="blue-multi", start=6)
    moving.game.answer(0, ("move:blue-multi",))
    moving.game.answer(0, ("b2>c3",))
    assert moving.game.pending[0].kind == "go"
    assert len(orrery.advice(*bots.seen(moving.game, 0)).best) == 2


def test_an_outlook_is_the_others_turned_round() -> None:
    """What is good for one camp is bad for the other, but for whose turn it is and who is near."""
    g = table_of(Table("cruiser b2", "frigate c3, frigate d4", start=3).game)
    own, other = (Outlook(g, seat).parts(g) for seat in (0, 1))
    assert own[0] == -other[0]
    assert own[1] == -other[1]


# --- yardsticks ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", SCRIPTED)
def test_scripted_opponents_play_every_scenario(name: str) -> None:
    for scenario in SCENARIOS:
        game = orrery.new("fleet", 2, name, {"scenario": scenario})
        bots.play(game, [SCRIPTED[name](), SCRIPTED[name]()], [Random(0), Random(1)])
        assert game.result is not None


def test_a_runner_runs_a_rusher_fires_and_who_waits_stays() -> None:
    rolled = "blue-orth red-diag"
    table = Table("frigate c3", "frigate d4", rolled=rolled, scenario="control", portals={"a1": "X", "e5": "Y"})
    done = {name: bot().choose(*bots.seen(table.game, 0), Random(0)) for name, bot in SCRIPTED.items()}
    assert done == {"run": ("move:blue-orth",), "rush": ("attack:red-diag",), "wait": ("attack:red-diag",)}
    assert isinstance(table.game.pending[0], Question)
