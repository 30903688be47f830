"""Declarations: parts of cards that a rule holds across a question, saved by name."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from orrery.core.chance import Chance
from orrery.core.declared import declare, is_holdable, read, written
from orrery.core.game import load, start
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.core.record import public
from orrery.core.state import Result, State
from orrery.core.title import Title


@dataclass(frozen=True)
class Gain:
    n: int


@dataclass(frozen=True)
class Ask:
    then: tuple[Any, ...]


@dataclass(frozen=True)
class Card:
    name: str
    effects: tuple[Any, ...]


CARD = declare("test.card", Card("card", (Gain(2), Ask((Gain(3), Gain(3))), Gain(2))))


class Table(State):
    points: int = public(0)


@question
def choose(g: Table, seat: int, effect: Ask) -> Question:
    return Question(tuple(range(len(effect.then))))


@procedure
def run_all(g: Table, effects: tuple[Any, ...]) -> Play[None]:
    for effect in effects:
        if isinstance(effect, Ask):
            (which,) = yield choose(0, effect)
            yield from run_all(g, effect.then[which:])
        else:
            g.points += effect.n


@procedure
def the_game(g: Table) -> Play[None]:
    yield from run_all(g, CARD.effects)
    g.finish(Result((g.points,), (0,), "end"))


class Cards(Title):
    name: ClassVar[str] = "cards"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (1,)
    state: ClassVar[type[State]] = Table

    def set_up(self, g: Any, options: Any) -> None: ...

    def play(self, g: Table) -> Play[None]:
        return the_game(g)

    def resume(self, g: Table) -> Play[None]:
        return the_game(g)

    def place(self, g: Any, options: Any, position: Any) -> None: ...

    def resample(self, g: Any, seat: Any, rng: Any) -> None: ...

    def faults(self, g: Any) -> list[str]:
        return []


def test_a_rule_holds_a_part_across_a_question_and_a_saved_game_says_its_name() -> None:
    game = start(Cards(), 1, {}, {"seed": 1})
    assert game.faults() == []
    saved = json.loads(json.dumps(game.save()))
    assert any({"declared": "test.card.effects"} in held.values() for _, _, held in saved["stack"])
    assert saved["asks"][0][2] == [{"declared": "test.card.effects.1"}]
    for same in (game, game.copy(), load(Cards(), saved)):
        same.answer(0, (1,))
        assert same.result == Result((7,), (0,), "end")


def test_equal_parts_have_names_of_their_own() -> None:
    first, last = CARD.effects[0], CARD.effects[2]
    assert first == last
    assert written(first) != written(last)
    assert read(written(last)) is last


def test_there_and_back() -> None:
    held = (1, ("a", None), CARD.effects, (CARD.effects[1], 2))
    data = json.loads(json.dumps(written(held)))
    assert read(data) == held
    assert read(data)[3][0] is CARD.effects[1]


def test_what_is_not_declared_is_not_held() -> None:
    assert is_holdable((1, (CARD, CARD.effects[0])))
    assert not is_holdable(Gain(2))
    assert not is_holdable((CARD, [1]))


def test_a_name_is_given_once() -> None:
    with pytest.raises(ValueError, match="declared twice"):
        declare("test.card", Card("other", ()))


@pytest.mark.parametrize("thing", [[1], {"a": 1}, Chance(), object()])
def test_what_could_change_is_not_declared(thing: Any) -> None:
    with pytest.raises(TypeError, match="cannot be declared"):
        declare(f"test.{type(thing).__name__}", Card("bad", (thing,)))
