"""What chance brought in a trace, as the script of ours."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise

from orrery.games.race.cards import START
from tools.foreign.compare import Difference, compare
from tools.foreign.names import Names
from tools.foreign.reading import Trace

START_WORLDS = [START[number] for number in range(5)]


@dataclass(frozen=True)
class Deal:
    """`order` is how they sat before the lowest start world became seat 0: they deal in that order, we from seat 0."""

    order: list[int]
    drawn: list[str]
    """Every card that is drawn, by our ids and in our order."""
    script: list[list[str]]


def read_deal(trace: Trace, names: Names) -> Deal:
    setup, draws = trace["setup"], trace["draw_order"]
    seats = range(trace["players"])
    order, dealt = _seating(setup["start_goods"], setup["deal"], draws, len(seats))
    ours = _in_order(setup["start_goods"], setup["deal"], list(seats))
    drawn = names.ids([*ours, *draws[dealt:]])
    worlds = names.ids(setup["start_worlds"])
    rest = [world for world in START_WORLDS if world not in worlds]
    decks = _decks(drawn, trace["shuffles_after_draw"], names.ids(trace["rounds"][-1]["end"]["deck"]))
    return Deal(order, drawn, [worlds + rest, *decks])


def _seating(goods: list[str | None], deal: list[list[str]], draws: list[str], seats: int) -> tuple[list[int], int]:
    """The seats in the order in which they were dealt to, and the number of cards that this took."""
    compare("setup, start_goods", len(goods), seats)
    compare("setup, deal", len(deal), seats)
    for first in range(seats):
        order = [(first + i) % seats for i in range(seats)]
        dealt = _in_order(goods, deal, order)
        if draws[: len(dealt)] == dealt:
            return order, len(dealt)
    theirs = _in_order(goods, deal, list(range(seats)))
    raise Difference("draw_order, as dealt", draws[: len(theirs)], theirs)


def _in_order(goods: list[str | None], deal: list[list[str]], order: list[int]) -> list[str]:
    """Goods of the start worlds first, then the hands."""
    dealt = [card for seat in order if (card := goods[seat]) is not None]
    return dealt + [card for seat in order for card in deal[seat]]


def _decks(drawn: list[str], shuffles: list[int], left: list[str]) -> list[list[str]]:
    """Each deck from the top: the cards drawn from it and, under the last one, those that nobody drew."""
    cuts = [0, *shuffles, len(drawn)]
    if cuts != sorted(cuts):
        raise Difference("shuffles_after_draw", shuffles, sorted(shuffles))
    decks = [drawn[a:b] for a, b in pairwise(cuts)]
    decks[-1] += left
    return decks
