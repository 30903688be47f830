"""A game that began in the middle: the table as its first views show it."""

from __future__ import annotations

from collections import Counter

from orrery.referee.race.table import Table
from orrery.referee.story import Story


def take_up(table: Table, story: Story) -> int:
    """Fills the table; gives the number of the round that is next."""
    shown = story.first[-1]["table"]
    for seat, view in zip(table.seats, story.first, strict=False):
        player = view["table"]["players"][seat.number]
        seat.start, seat.tableau, seat.chips = player["start"], list(player["tableau"]), player["chips"]
        seat.hand, seat.goods = Counter(player["hand"]), set(player["goods"])
    table.deck, table.discards, table.pool = shown["deck_size"], shown["discards_size"], shown["pool"]
    table.first = shown["first"]
    return int(shown["round"])
