"""What becomes of a turn when the enemy answers it: he rolls some times, and plays the best that he finds."""

from __future__ import annotations

from dataclasses import replace

from orrery.bots.fleet.judged.answers import quick_answer
from orrery.bots.fleet.judged.outlook import Outlook
from orrery.bots.fleet.judged.turns import END, Effort, Node, search, table_of
from orrery.core.world import World

WIDTH, DEPTH = 2, 2
MOST = 60
"""Answers between two turns, at most."""


def replied(node: Node, seat: int, outlook: Outlook, seeds: list[str], effort: int) -> float:
    """What a turn's end is worth after the next player's turn, over some rolls of his dice."""
    if node.game.result:
        return node.worth
    found = [after_reply(node.game.copy(), seat, outlook, seed, effort) for seed in seeds]
    return sum(found) / len(found)


def after_reply(world: World, seat: int, outlook: Outlook, seed: str, effort: int) -> float:
    """It is one's own turn then: what one could do comes before what one has to fear."""
    g = table_of(world)
    g.chance.seed = seed
    if world.asked(seat).get(seat) == "act":
        world.answer(seat, END)
    other = go_to_turn(world, seat)
    if other is not None:
        theirs = Outlook(table_of(world), other, outlook.weights)
        world = search(world, other, theirs, Effort(effort), WIDTH, DEPTH)[0].game
    w = outlook.weights
    turned = Outlook(table_of(world), seat, replace(w, danger=w.chances, chances=w.danger))
    return turned.worth(table_of(world))


def go_to_turn(world: World, seat: int) -> int | None:
    """Plays on until an enemy chooses an action; nobody, where that does not come."""
    g = table_of(world)
    for _ in range(MOST):
        if world.result:
            return None
        asked = world.asked(None)
        who = next(iter(asked))
        if asked[who] == "act":
            return who if g.enemies(who, seat) else None
        world.answer(who, quick_answer(g, world.pending[who]))
    return None
