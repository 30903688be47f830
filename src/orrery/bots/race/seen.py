"""The table as a bot sees it, and what it reckons from it at a glance."""

from __future__ import annotations

from typing import NamedTuple

from orrery.bots.bot import View
from orrery.games.race.rounds import FULL_TABLEAU
from orrery.games.race.state import Cards, Player, Race, without

CARD = 0.7
"""The most a card in hand is worth, in points."""
ENOUGH = 6
"""The size of a hand from which a card is worth less."""
PACE = 0.8
"""Cards that a player places in a round, before the table has shown its own pace."""
SURE = 4
"""How many rounds of play the pace above counts for."""
CHIPS_PACE = 0.35


class Seen(NamedTuple):
    g: Race
    seat: int
    left: float
    """The rounds still to come after this one."""
    card: float
    """What a card in hand is worth, in points: nothing when the game is about to end."""
    known: dict[str, float]
    """What has been reckoned about this tableau already."""

    @property
    def me(self) -> Player:
        return self.g.players[self.seat]

    def placing(self, card: str) -> Seen:
        """The same table with one more card in the tableau."""
        return self.with_tableau((*self.me.tableau, card))

    def losing(self, card: str) -> Seen:
        return self.with_tableau(without(self.me.tableau, (card,)))

    def with_tableau(self, tableau: Cards) -> Seen:
        g = self.g.copy()
        g.players[self.seat].tableau = tableau
        return self._replace(g=g, known={})

    def of(self, seat: int) -> Seen:
        """The table from another seat, as far as it can be seen from this one."""
        return self._replace(seat=seat, known={})


def look(view: View) -> Seen:
    return reckon(Race.read(view["table"]), view["you"])


def reckon(g: Race, seat: int) -> Seen:
    left = rounds_left(g)
    return Seen(g, seat, left, card_worth(left, len(g.players[seat].hand)), {})


def rounds_left(g: Race) -> float:
    """The rounds to come after this one: until a tableau is full, the chips are gone or the limit is reached."""
    longest = max(len(player.tableau) for player in g.players)
    played = max(g.round - 1, 0)
    pace = (longest - 1 + PACE * SURE) / (played + SURE)
    ends = [(FULL_TABLEAU - longest) / pace, g.pool / chips_pace(g, played)]
    if g.round_limit:
        ends.append(float(g.round_limit - g.round))
    return max(0.0, min(ends) - 0.5)


def chips_pace(g: Race, played: int) -> float:
    """Chips that the table wins in a round: as up to now, and a little faster."""
    won = sum(player.chips for player in g.players)
    return 1.3 * (won + CHIPS_PACE * g.seats * SURE) / (played + SURE)


def card_worth(left: float, hand: int) -> float:
    """Cards need rounds to be used in, and a full hand uses them up slowly."""
    return CARD * left / (left + 1.0) * min(1.0, ENOUGH / max(hand, 1))
