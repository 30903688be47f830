"""What a seat believes about the loyalty of the others: the odds of the cards, and what each has been seen to do."""

from __future__ import annotations

from math import exp, log

from orrery.games.galactica.cards.loyalty import CYLON_CARDS, DECK
from orrery.games.galactica.state import Galactica

SURE = 0.995
LEAST, MOST = 0.01, 0.97
"""Between these what was only inferred remains."""
FORGOTTEN = 0.5
"""What is left of the evidence when new loyalty cards are dealt: who was loyal may be so no longer."""
LIMIT = 4.0


class Beliefs:
    """`evidence`: for each seat, in log-odds, what speaks for a Cylon."""

    def __init__(self) -> None:
        self.evidence: dict[int, float] = {}

    def add(self, seat: int, weight: float) -> None:
        self.evidence[seat] = max(-LIMIT, min(LIMIT, self.evidence.get(seat, 0.0) + weight))

    def new_cards(self) -> None:
        """The Sleeper Agent phase."""
        self.evidence = {seat: weight * FORGOTTEN for seat, weight in self.evidence.items()}

    def suspicions(self, g: Galactica, viewer: int) -> tuple[float, ...]:
        """How likely each player is a Cylon; for the viewer himself, how likely the others must think it."""
        return tuple([self._suspicion(g, viewer, seat) for seat in range(g.seats)])

    def _suspicion(self, g: Galactica, viewer: int, seat: int) -> float:
        if g.players[seat].cylon:
            return 1.0
        known = {other: seen_cards(g, viewer, other) for other in range(g.seats)} if seat != viewer else {}
        if any(card in CYLON_CARDS for card in known.get(seat, ())):
            return SURE
        prior = odds_of_cards(g, seat, known)
        if prior <= 0.0:
            return LEAST
        there = log(prior / (1 - prior)) + self.evidence.get(seat, 0.0)
        return min(MOST, max(LEAST, 1 / (1 + exp(-there))))


def seen_cards(g: Galactica, viewer: int, seat: int) -> tuple[str, ...]:
    """The loyalty cards of a player that the viewer knows."""
    player = g.players[seat]
    if seat == viewer:
        return player.loyalty
    return tuple([str(note[2]) for note in g.players[viewer].notes if note[:2] == ("loyalty", seat)])


def odds_of_cards(g: Galactica, seat: int, known: dict[int, tuple[str, ...]]) -> float:
    """That one of the cards of a player which are not known is a Cylon's, of all that are still unknown."""
    found = [card for cards in known.values() for card in cards]
    found += [card for player in g.players for card in player.revealed]
    cylons = DECK[g.seats][0] - sum([card in CYLON_CARDS for card in found])
    unknown = sum([len(player.loyalty) - len(known.get(i, ())) for i, player in enumerate(g.players)])
    unknown += len(g.loyalty_deck)
    own = len(g.players[seat].loyalty) - len(known.get(seat, ()))
    if cylons <= 0 or own <= 0 or unknown <= 0:
        return 0.0
    return min(0.9, 1.0 - (1.0 - min(own, unknown) / unknown) ** cylons)
