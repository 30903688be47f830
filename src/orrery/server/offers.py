"""What seats have armed: plays that are open to them at any time (`core.offers`). People do it by standing orders."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from orrery.core.game import Game
from orrery.core.offers import wish
from orrery.core.question import Choice
from orrery.server.wishes import Order, fact

KIND = "standing"
"""In place of the kind of a question: such an order answers none."""

Offers = dict[int, tuple[str, ...]]


def open_now(game: Game) -> Offers:
    """What is open to each seat. Editions older than standing offers have none."""
    offers = getattr(game.state, "offers", None)
    return {} if offers is None else {seat: found for seat in range(game.seats) if (found := offers(seat))}


def armed_by(orders: Iterable[Order], public: Mapping[str, Any]) -> Choice:
    """What somebody's orders arm at a table of which everybody sees this."""
    given = [order for order in orders if order.wish.kind == KIND and order.void is None]
    return tuple(
        item
        for order in given
        if all(fact(public, name) == value for name, value in order.facts.items())
        for item in order.wish.choice
    )


def wishes(game: Game, wanted: Mapping[int, Choice]) -> Choice:
    """What is to travel with the next answer, where seats want something else to be armed than is."""
    found = []
    for seat, items in open_now(game).items():
        now = [item for item in items if item in wanted.get(seat, ())]
        if seat in wanted and now != list(game.state.armed(seat)):
            found.append(wish(seat, now))
    return tuple(found)
