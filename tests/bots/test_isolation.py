"""A bot gets its view and its question, and nothing that leads anywhere else."""

from __future__ import annotations

import gc
import json
import sys
from collections.abc import Iterator
from functools import partial
from random import Random
from types import ModuleType

import pytest

import orrery
from orrery import bots
from orrery.core.chance import Chance
from orrery.core.game import Told
from orrery.core.procedure import Frame
from orrery.core.state import State
from orrery.games.race.state import Race

SEED = "a seed that nobody may know"
PLAIN = (dict, list, str, int, float, bool, type(None))


def reachable(*roots: object) -> Iterator[object]:
    """Everything that can be reached from `roots`: items, attributes, slots, closures, defaults.

    Modules, their globals and classes are left out: whoever runs in this process can import them anyway, and no game is
    held there.
    """
    names_of_modules = {id(vars(module)) for module in list(sys.modules.values())}
    seen: dict[int, object] = {}
    todo = list(roots)
    while todo:
        thing = todo.pop()
        if id(thing) in seen or id(thing) in names_of_modules or isinstance(thing, (ModuleType, type)):
            continue
        seen[id(thing)] = thing
        yield thing
        todo += gc.get_referents(thing)


def leaks(game: orrery.Game, seat: int, *given: object) -> list[str]:
    """What a bot at `seat` could get at and should not."""
    found = []
    for thing in reachable(*given):
        if isinstance(thing, (orrery.Game, Told, Frame)):
            found.append(f"a {type(thing).__name__}")
        if isinstance(thing, State) and thing != game.state.masked(seat):
            found.append("the whole table")
        if isinstance(thing, Chance) and (thing.seed or thing.script):
            found.append("chance")
        if isinstance(thing, str) and SEED in thing:
            found.append("the seed")
    return found


class Spy:
    """Plays like greedy, and looks behind everything that it is given."""

    def __init__(self, game: orrery.Game, seat: int) -> None:
        self.look = partial(leaks, game, seat)
        self.mind = bots.find("greedy", "race")()
        self.found: list[str] = []

    def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
        self.found += self.look(view, question, rng)
        question.blocked()
        for choice in list(question.choices())[:2]:
            question.preview(choice)
        self.found += self.look(view, question)
        return self.mind.choose(view, question, rng)


@pytest.mark.parametrize("options", [{}, {"variant": "expert", "start": "experienced"}])
def test_nothing_leads_from_a_bot_to_the_game(options: dict[str, object]) -> None:
    game = orrery.new("race", 2, SEED, options)
    spies = [Spy(game, 0), Spy(game, 1)]
    bots.play(game, spies, [Random(1), Random(2)])
    assert [spy.found for spy in spies] == [[], []]


def test_the_search_has_teeth() -> None:
    game = orrery.new("race", 2, SEED)
    assert leaks(game, 0, game)
    assert leaks(game, 0, lambda: game)
    assert leaks(game, 0, [{"deep": (game.answer,)}])
    assert leaks(game, 0, game.pending[0]), "the game's own question, before it is detached"
    assert leaks(game, 0, game.state.masked(1))
    assert leaks(game, 0, game.events(0), game.chance)
    assert leaks(game, 0, {"seed": f"seed: {SEED}"})
    assert not leaks(game, 0, *bots.seen(game, 0), Random(SEED))


def test_a_view_is_made_of_what_json_has() -> None:
    game = orrery.new("race", 3, 1)
    view, question = bots.seen(game, 0)
    assert view == json.loads(json.dumps(view))
    told = {**view, "table": dict(view["table"])}
    assert {type(thing) for thing in reachable(told, question.about)} <= set(PLAIN)


class Vandal:
    """Spoils what it is given, then tries to profit from it."""

    def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
        choice = question.sample(rng)
        question.items, question.least, question.most, question.ways = ("the moon",), 0, 9, None
        question.about.clear()
        for part in (view["options"], view["table"], view["question"]):
            part.clear()
        view.clear()
        assert question.refuse(("the moon",)) is None
        return choice


def test_a_bot_cannot_change_the_game_by_what_it_is_given() -> None:
    game, same = (orrery.new("race", 2, 3) for _ in range(2))
    bots.play(game, [Vandal(), Vandal()], [Random(1), Random(2)])
    bots.play(same, [bots.RandomBot(), bots.RandomBot()], [Random(1), Random(2)])
    assert game.record() == same.record()
    assert game.options == same.options


def test_a_bot_that_cheats_is_refused_and_nothing_changes() -> None:
    class Cheat(Vandal):
        def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
            super().choose(view, question, rng)
            return ("the moon",)

    game = orrery.new("race", 2, 3)
    before = game.fingerprint()
    with pytest.raises(orrery.Refused):
        bots.step(game, {seat: bots.Seated(Cheat()) for seat in (0, 1)}, {0: Random(1), 1: Random(2)})
    assert game.fingerprint() == before


def test_what_other_hands_hold_changes_nothing() -> None:
    """Greedy answers alike in worlds that it cannot tell apart."""
    rng = Random(4)
    game = orrery.new("race", 2, 11)
    greedy = bots.find("greedy", "race")()
    while game.pending and game.answers < 60:
        seat = next(iter(game.pending))
        choice = greedy.choose(*bots.seen(game, seat), Random(0))
        for seed in range(2):
            other = game.resample(seat, seed)
            assert isinstance(other.state, Race)
            assert greedy.choose(*bots.seen(other, seat), Random(0)) == choice
        game.answer(seat, choice if rng.random() < 0.8 else game.pending[seat].sample(rng))
