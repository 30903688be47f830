"""Games of bots among themselves, with what each could know of the others and what was true."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

import orrery
from orrery.bots.galactica.convictions import Clue, Shown
from orrery.bots.galactica.levels import LEVELS, Opponent
from orrery.bots.galactica.loyalties import Seats, fits
from orrery.bots.galactica.sabotage import FEW
from orrery.bots.runner import step
from orrery.bots.seated import Seated
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.cards.skill import STRENGTH, TYPE_OF
from orrery.games.galactica.state import TYPES, Galactica

Possible = tuple[tuple[Seats, ...], float]
"""A way in which the Cylon cards may lie, and how likely that is by the cards alone."""


class Moment(NamedTuple):
    """What a seat knew when a turn began for it. `clues`, `checks`: how many it had noticed."""

    turn: int
    clues: int
    checks: int
    possible: tuple[Possible, ...]
    truth: Seats


@dataclass
class Watched:
    """A seat through a game."""

    clues: Sequence[Clue] = ()
    checks: Sequence[Shown] = ()
    moments: list[Moment] = field(default_factory=list)


class Added(NamedTuple):
    """Cards that a hidden player added to a check: how many, how many of them against it, the strengths of others."""

    cylon: bool
    late: bool
    given: int
    against: int
    helping: tuple[int, ...]


class Played(NamedTuple):
    options: Mapping[str, Any]
    seats: int
    turns: int
    reason: str
    watched: tuple[Watched, ...]
    added: tuple[Added, ...]


def play(seats: int, options: Mapping[str, Any], seed: str, level: str = "strong", share: float = 0.3) -> Played:
    """`share`: of how many turns the moments are kept."""
    game = orrery.new("galactica", seats, seed, options)
    rng = Random(f"{seed}:moments")
    players = [Opponent(LEVELS[level]) for _ in range(seats)]
    seated = {seat: Seated(player) for seat, player in enumerate(players)}
    chances = {seat: Random(f"{seed}:bot {seat}") for seat in range(seats)}
    talk: list[tuple[int, str]] = []
    watched = [Watched() for _ in range(seats)]
    last = [0] * seats
    g = game.state
    assert isinstance(g, Galactica)
    while game.pending:
        before = dict(game.pending)
        step(game, seated, chances, talk)
        g = game.state
        assert isinstance(g, Galactica)
        for seat in before:
            if seat not in game.pending and g.turn > last[seat] and not is_cylon(g, seat) and g.phase != "over":
                last[seat] = g.turn
                if rng.random() < share:
                    watched[seat].moments.append(moment(g, seat, players[seat]))
    for seat, one in enumerate(watched):
        mind = players[seat].witness.mind
        one.clues, one.checks = mind.clues, mind.mine
    added = tuple([one for seat in range(seats) for one in added_by(seat, game.events(seat))])
    return Played(options, seats, g.turn, game.result.reason if game.result else "", tuple(watched), added)


def is_cylon(g: Galactica, seat: int) -> bool:
    player = g.players[seat]
    return player.cylon or player.infiltrating or hides(g, seat)


def hides(g: Galactica, seat: int) -> bool:
    player = g.players[seat]
    return not player.cylon and any(card in CYLON_CARDS for card in player.loyalty)


def moment(g: Galactica, seat: int, player: Opponent) -> Moment:
    mind = player.witness.mind
    ways = mind.loyalties.ways(g)
    possible = tuple([(way.hidden, way.odds * fit) for way in ways if (fit := fits(g, seat, way))])
    holders = frozenset([i for i, p in enumerate(g.players) if any(card in CYLON_CARDS for card in p.loyalty)])
    return Moment(g.turn, len(mind.clues), len(mind.mine), possible, holders)


def added_by(seat: int, events: Sequence[Mapping[str, Any]]) -> Iterator[Added]:
    """What a seat added to checks while nobody knew who it was."""
    cards: list[str] = []
    skills: Sequence[str] = ()
    late = False
    for event in events:
        kind = event["event"]
        if kind == "cylon_revealed" and event["who"] == seat:
            return
        if kind == "loyalty_dealt" and event["who"] == seat:
            cards += event["cards"]
        elif kind == "sleeper_agents":
            late = True
        elif kind == "check_began":
            skills = event["skills"]
        elif kind == "contributed" and event["who"] == seat and cards:
            helping = [STRENGTH[card] for card in event["cards"] if TYPES[TYPE_OF[card]] in skills]
            n = len(event["cards"])
            cylon = any(card in CYLON_CARDS for card in cards)
            yield Added(cylon, late, n, n - len(helping), tuple(helping))


def strengths(added: Sequence[Added]) -> Counter[int]:
    return Counter([min(5, strength) for one in added if one.given <= FEW for strength in one.helping])
