"""Lines of play: what a seat may do next, answer by answer, until its action is over."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from orrery.bots.fleet.asides import answer_aside
from orrery.bots.fleet.worth import ALIVE, HULL, worth
from orrery.core.position import Position
from orrery.core.question import Choice, Question
from orrery.core.world import World
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship

Step = tuple[str, Choice]
"""A kind of question and its answer."""
PAUSES = ("act", "keep", "energy", "take_back")
"""Where an action is over."""
MOST_LINES = 220
WIDE = 24
"""Answers tried at a question inside an action."""
COST = 0.6
"""What a die spent on a reaction is worth otherwise."""


class Line(NamedTuple):
    steps: tuple[Step, ...]
    game: World
    worth: float


def table_of(game: Position) -> Fleet:
    assert isinstance(game.state, Fleet)
    return game.state


def lines(game: World, seat: int, rng: Random) -> Iterator[Line]:
    """Every action that the seat could take now, played out; the others answer as well as they see."""
    left = MOST_LINES
    firsts = [choice for choice in game.pending[seat].choices() if choice != ("end",)]
    rng.shuffle(firsts)
    for first in firsts:
        share = max(4, left // 8)
        for line in follow(game, seat, first, (), rng, share):
            left -= 1
            yield line
        if left <= 0:
            return


def follow(game: World, seat: int, choice: Choice, steps: tuple[Step, ...], rng: Random, share: int) -> Iterator[Line]:
    """The lines that begin with an answer."""
    kind = game.pending[seat].kind
    tried = game.copy()
    tried.answer(seat, choice)
    steps = (*steps, (kind, choice))
    let_others_answer(tried, seat, rng)
    asked = tried.asked(seat).get(seat)
    if asked is None or asked in PAUSES:
        yield Line(steps, tried, worth(table_of(tried), seat))
        return
    choices = worth_trying(table_of(tried), tried.pending[seat], rng)
    for next_choice in choices[: max(1, share)]:
        yield from follow(tried, seat, next_choice, steps, rng, max(1, share // len(choices)))


def let_others_answer(game: World, seat: int, rng: Random) -> None:
    """Until the seat is asked again, or the game is over."""
    while not game.result:
        asked = game.asked(seat)
        other = next(iter(asked))
        if seat in asked or asked[other] in PAUSES:
            return
        game.answer(other, answer_to(table_of(game), game.pending[other], rng))


def worth_trying(g: Fleet, question: Question, rng: Random) -> list[Choice]:
    """Who takes part in an attack is everybody who can; who moves is everybody, or one alone."""
    if question.kind in ("fire", "gate_ships"):
        return [max(question.choices(), key=lambda choice: (fire_of(g, choice), len(choice)))]
    choices = list(question.choices())
    if question.kind == "go":
        choices.sort(key=lambda choice: -rank_of(g, choice))
        return choices[:3] + [choice for choice in choices[3:] if len(choice) == 1][:2]
    if len(choices) > WIDE:
        choices = rng.sample(choices, WIDE)
    return choices


def fire_of(g: Fleet, choice: Choice) -> int:
    return sum([PROFILES[g.ship(item).kind].fire or 0 for item in choice])


def rank_of(g: Fleet, choice: Choice) -> int:
    return sum([PROFILES[g.ship(item).kind].rank for item in choice])


def answer_to(g: Fleet, question: Question, rng: Random) -> Choice:
    """A sensible answer to what is asked in the middle of an action."""
    if question.kind == "react":
        return best_reaction(g, question)
    if question.kind in ("fire", "gate_ships"):
        return worth_trying(g, question, rng)[0]
    if question.kind == "draw_fire":
        return ()
    aside = answer_aside(g, question)
    return question.sample(rng) if aside is None else aside


def best_reaction(g: Fleet, question: Question) -> Choice:
    """What saves most for the dice it takes."""
    return max(question.choices(), key=lambda choice: reaction_worth(g, question, choice))


def reaction_worth(g: Fleet, question: Question, choice: Choice) -> float:
    shown = question.preview(choice)
    target: Ship = g.ships[shown["target"]]
    damage = min(int(shown["damage"]), target.hull)
    lost = HULL * damage + (ALIVE * PROFILES[target.kind].rank if shown["kills"] else 0.0)
    return HULL * int(shown.get("counter", 0)) - lost - COST * len(choice)
