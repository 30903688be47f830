"""Looks one round ahead: plays the best actions out in imagined worlds, and values where they lead."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random

from orrery.bots.bot import View
from orrery.bots.race.learned.imagined import imagine
from orrery.bots.race.learned.mind import Asked, Mind, Weighed
from orrery.bots.race.learned.numbers import Floats, np
from orrery.core.question import Choice
from orrery.core.world import World
from orrery.games.race.state import Race

DOUBT = 0.25
"""How freely the others choose: the temperature at which their actions are drawn."""


@dataclass(frozen=True, slots=True)
class Ahead:
    """What one choice led to in each world."""

    choice: Choice
    worths: Floats
    rows: Floats
    """The positions that it led to, at the next choice of actions; as it was in the end, where that ended the game."""


def state(game: World) -> Race:
    assert isinstance(game.state, Race)
    return game.state


def look_ahead(mind: Mind, view: View, candidates: Sequence[Choice], worlds: int, rng: Random) -> list[Ahead]:
    """Each of these choices of actions, played to the end of the round in the same worlds."""
    seat = view["you"]
    begun = [imagine(view, rng) for _ in range(worlds)]
    let_others_choose(mind, begun, seat, rng)
    games = []
    for choice in candidates:
        for world in begun:
            game = world.copy()
            game.answer(seat, choice)
            games.append(game)
    play_round(mind, games)
    worths, rows = value(mind, games, seat)
    n = len(begun)
    return [Ahead(choice, worths[i * n : i * n + n], rows[i * n : i * n + n]) for i, choice in enumerate(candidates)]


def let_others_choose(mind: Mind, worlds: Sequence[World], seat: int, rng: Random) -> None:
    """Actions that suit the hands that they are imagined to have."""
    asked = [(world, other) for world in worlds for other in world.pending if other != seat]
    weighed = mind.weigh([Asked(state(world), other, world.pending[other]) for world, other in asked])
    for (world, other), found in zip(asked, weighed, strict=True):
        weights = np.exp((found.odds - found.odds.max()) / DOUBT).tolist()
        world.answer(other, rng.choices(found.choices, weights)[0])


def play_round(mind: Mind, games: Sequence[World]) -> None:
    """Plays each game on to its next choice of actions, or to its end."""
    live = list(games)
    while live:
        asked = [(game, seat) for game in live for seat in game.pending]
        weighed = mind.weigh([Asked(state(game), seat, game.pending[seat]) for game, seat in asked])
        for (game, seat), found in zip(asked, weighed, strict=True):
            game.answer(seat, found.choice)
        live = [game for game in live if game.pending and state(game).phase != "action"]


def value(mind: Mind, games: Sequence[World], seat: int) -> tuple[Floats, Floats]:
    """What each game is worth to the seat now, and its row."""
    on = [i for i, game in enumerate(games) if game.result is None]
    worths = np.zeros(len(games), np.float32)
    rows = mind.rows([mind.layout.row(state(game), seat) for game in games])
    weighed = mind.weigh([Asked(state(games[i]), seat, games[i].pending[seat]) for i in on])
    for i, found in zip(on, weighed, strict=True):
        best = int(found.odds.argmax())
        worths[i], rows[i] = mind.net.chance(found.odds[best : best + 1])[0], found.rows[best]
    for i, game in enumerate(games):
        if game.result is not None and seat in game.result.winners:
            worths[i] = 1 / len(game.result.winners)
    return worths, rows


def promising(found: Weighed, most: int, margin: float) -> list[Choice]:
    """The choices that may turn out best, the best first: so many at most, and none that is clearly worse."""
    order = np.argsort(-found.odds, kind="stable")[:most].tolist()
    return [found.choices[i] for i in order if found.odds[i] >= found.odds[order[0]] - margin]
