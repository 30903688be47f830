"""A net for two players as the beginning of one for more: each of the others counts as the one did, by their number."""

from __future__ import annotations

from orrery.bots.race.learned.catalogue import SIZE
from orrery.bots.race.learned.inputs import inputs
from orrery.bots.race.learned.layout import ACTION, layout
from orrery.bots.race.learned.net import Net
from orrery.bots.race.learned.numbers import np


def transplanted(net: Net, seats: int) -> Net:
    origin, of_others = origins(seats)
    scale = np.where(of_others, np.float32(1 / (seats - 1)), np.float32(1))
    into, bias, out, shift, direct = net.weights
    return Net([into[origin] * scale[:, None], bias, out, shift, direct[origin] * scale])


def origins(seats: int) -> tuple[list[int], list[bool]]:
    """For each input with so many seats, the input with two that it stands for, and whether it is about the others."""
    old, new, others = layout(2), layout(seats), seats - 1
    own_cards = list(range(3 * SIZE))
    their_cards = list(range(3 * SIZE, 5 * SIZE)) * others
    phases = list(range(old.phase, old.actions_of_others))
    their_actions = list(range(old.actions_of_others, old.actions_of_others + len(ACTION))) * others
    rest = list(range(old.turn, inputs(2).width - len(_about_one_other())))
    at_the_end = _about_one_other() * others
    parts = [own_cards, their_cards, phases, their_actions, rest, at_the_end]
    origin = [i for part in parts for i in part]
    of_others = [part is their_cards or part is their_actions or part is at_the_end for part in parts for _ in part]
    assert len(origin) == inputs(seats).width, (len(origin), inputs(seats).width, new.width)
    return origin, of_others


def _about_one_other() -> list[int]:
    """What the inputs say at their end of each of the others."""
    width = inputs(2).width
    return list(range(width - (inputs(3).width - inputs(2).width - _raw()), width))


def _raw() -> int:
    """How many inputs one more player adds before these."""
    return 2 * SIZE + len(ACTION)
