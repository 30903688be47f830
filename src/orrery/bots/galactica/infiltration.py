"""A Cylon leader's turn: whether to live among the humans, and what to do there or elsewhere (004 p.8-10)."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.cylon import cylon_place
from orrery.bots.galactica.deeds import action_value, movement_value
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.actions import END_INFILTRATION
from orrery.games.galactica.board import BRIG

AMONG_HUMANS = 2.0
"""What it is worth to a leader on the humans' side to be one of them."""
HOMESICK = 1.2
"""What it is worth to the other to return to the Cylons."""
WAY = "human_fleet"
HARMLESS = {"human_fleet": 1.0, "resurrection_ship": 0.2}
"""Cylon locations where a friend of the humans does no harm."""


def leader_place(s: Seen, place: str) -> float:
    """Where to go among the Cylon locations."""
    if s.cylon:
        return cylon_place(s, place)
    return AMONG_HUMANS if place == WAY else HARMLESS.get(place, 0.0)


def leader_action(s: Seen, item: str) -> float:
    """For his own side; he has no secret about what he is."""
    if item == END_INFILTRATION:
        return HOMESICK + (1.5 if s.me.location == BRIG else 0.0) if s.cylon else -1.0
    if item == "nothing":
        return 0.01
    if s.me.cylon:
        kind, _, name = item.partition(":")
        if kind == "ability":
            return ABILITIES.get(name, 0.3) if s.cylon else FRIENDLY.get(name, 0.0)
        return 1.0 if s.cylon else leader_place(s, name)
    return s.side * action_value(s, item)


ABILITIES = {"dont_trust_anyone": 1.6, "visions": 0.4, "resolute": 0.8}
FRIENDLY = {"resolute": 0.5}


@answers
def infiltrate_where(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda to: movement_value(s, str(to), 0.0))


@answers
def return_to(s: Seen, q: Question, rng: Random) -> Choice:
    """Doral goes where his next action counts."""
    return best(q, lambda to: leader_place(s, str(to)))


@answers
def pay_as_heretic(s: Seen, q: Question, rng: Random) -> Choice:
    return q.items[:1]


@answers
def show_contributed(s: Seen, q: Question, rng: Random) -> Choice:
    """The least telling one."""
    return q.items[:1]
