"""The search of a seat's own turn: a beam over its actions, played out by the rules in an imagined world."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from orrery.bots.fleet.judged.answers import quick_answer
from orrery.bots.fleet.judged.branches import branches
from orrery.bots.fleet.judged.outlook import Outlook
from orrery.core.question import Choice
from orrery.core.world import World
from orrery.games.fleet.state import Fleet

Step = tuple[str, Choice]
"""A kind of question and its answer."""
PAUSES = ("act", "keep", "energy", "take_back")
"""Where an action is over."""
AGAIN = 2
"""How often an action that hangs on chance is tried besides."""
LEAST = 6
"""Answers that every action may take."""
END: Choice = ("end",)


class Node(NamedTuple):
    """Where some actions lead."""

    game: World
    worth: float
    steps: tuple[Step, ...] = ()
    marks: tuple[tuple[int, object], ...] = ()
    """After how many steps each action was over, and how the table stood then."""
    chancy: bool = False
    """Whether chance or an answer of others had a part: who comes there looks anew."""


class Effort:
    """Answers that may still be tried. What is spent of a part is spent of the whole."""

    def __init__(self, answers: int, whole: Effort | None = None) -> None:
        self.left, self.whole = answers, whole

    def spend(self) -> None:
        self.left -= 1
        if self.whole is not None:
            self.whole.spend()


def table_of(game: World) -> Fleet:
    assert isinstance(game.state, Fleet)
    return game.state


def standing(g: Fleet) -> object:
    """What tells two tables of one turn apart."""
    ships = tuple([(ship.at, ship.hull, ship.owner) for ship in g.ships])
    dice = tuple([tuple(sorted(player.rolled + player.stored)) for player in g.players])
    return ships, dice, tuple([(token.kind, token.at, token.on, token.die) for token in g.tokens]), g.terrain


def search(game: World, seat: int, outlook: Outlook, effort: Effort, width: int, depth: int) -> list[Node]:
    """The ends of the best turns found, the best first; the first of all is to do nothing."""
    start = Node(game, outlook.worth(table_of(game)), (), ())
    found, beam = [start], [start]
    seen = {standing(table_of(game))}
    for level in range(depth):
        after: list[Node] = []
        share = effort.left // max(1, depth - level) if level else effort.left // 2
        for node in beam:
            for child in actions(node, seat, outlook, Effort(share // len(beam), effort)):
                mark = child.marks[-1][1]
                if mark not in seen:
                    seen.add(mark)
                    after.append(child)
        after.sort(key=lambda node: -node.worth)
        found += after
        beam = [node for node in after if not node.chancy and not node.game.result][:width]
        if not beam or effort.left <= 0:
            break
    return sorted(found, key=lambda node: -node.worth)


def actions(node: Node, seat: int, outlook: Outlook, effort: Effort) -> Iterator[Node]:
    """Every action that may follow, as far as the effort goes; each has its share of it."""
    if node.game.asked(seat).get(seat) != "act":
        return
    firsts = [choice for choice in node.game.pending[seat].choices() if choice != END]
    for i, first in enumerate(firsts):
        if effort.left <= 0:
            return
        yield from follow(node, seat, outlook, first, (), Effort(max(LEAST, effort.left // (len(firsts) - i)), effort))


def follow(
    node: Node,
    seat: int,
    outlook: Outlook,
    choice: Choice,
    steps: tuple[Step, ...],
    effort: Effort,
    game: World | None = None,
) -> Iterator[Node]:
    """The ends of the action that begins with an answer."""
    before = game or node.game
    kind = before.asked(seat)[seat]
    tried = before.copy()
    tried.answer(seat, choice)
    effort.spend()
    steps = (*steps, (kind, choice))
    let_others_answer(tried, seat, effort)
    asked = tried.asked(seat).get(seat)
    if asked is not None and asked not in PAUSES:
        for other in branches(table_of(tried), tried.pending[seat], outlook):
            yield from follow(node, seat, outlook, other, steps, effort, tried)
            if effort.left <= 0:
                return
        return
    g = table_of(tried)
    chancy = g.chance.used != table_of(node.game).chance.used
    worth = outlook.worth(g)
    if chancy:
        others = [played_again(node.game, seat, outlook, steps, effort) for _ in range(AGAIN)]
        worth = (worth + sum(others)) / (1 + AGAIN)
    whole = (*node.steps, *steps)
    yield Node(tried, worth, whole, (*node.marks, (len(whole), standing(g))), node.chancy or chancy)


def played_again(game: World, seat: int, outlook: Outlook, steps: tuple[Step, ...], effort: Effort) -> float:
    """What the same action is worth as the dice fall another time."""
    other = game.copy()
    g = table_of(other)
    g.chance.seed += f" {effort.left}"
    for kind, choice in steps:
        if other.asked(seat).get(seat) != kind or other.pending[seat].refuse(choice) is not None:
            break
        other.answer(seat, choice)
        effort.spend()
        let_others_answer(other, seat, effort)
    settle(other, seat, effort)
    return outlook.worth(table_of(other))


def settle(game: World, seat: int, effort: Effort) -> None:
    """Answers what is still open of an action."""
    while not game.result:
        asked = game.asked(seat).get(seat)
        if asked is None or asked in PAUSES:
            return
        game.answer(seat, quick_answer(table_of(game), game.pending[seat]))
        effort.spend()
        let_others_answer(game, seat, effort)


def let_others_answer(game: World, seat: int, effort: Effort) -> None:
    """Until the seat is asked again, or the action is over."""
    while not game.result:
        asked = game.asked(seat)
        other = next(iter(asked))
        if seat in asked or asked[other] in PAUSES:
            return
        game.answer(other, quick_answer(table_of(game), game.pending[other]))
        effort.spend()
