"""What a seat believes about the loyalty of the others: the odds of the cards, and what each has been seen to do."""

from __future__ import annotations

from math import exp, log

from orrery.bots.galactica.leader import suspicion_of_leader
from orrery.games.galactica.cards.loyalty import CYLON_CARDS, DAYBREAK_DECK, DECK
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.state import NOBODY, Galactica

SURE = 0.995
LEAST, MOST = 0.01, 0.97
"""Between these what was only inferred remains."""
FORGOTTEN = 0.5
"""What is left of the evidence when new loyalty cards are dealt: who was loyal may be so no longer."""
LIMIT = 4.0
STEPS = 10


class Beliefs:
    """`evidence`: for each seat, in log-odds, what speaks for a Cylon.

    `vouched`: who has looked at the mission on top of the deck and left it there.
    """

    def __init__(self) -> None:
        self.evidence: dict[int, float] = {}
        self.vouched = NOBODY

    def add(self, seat: int, weight: float) -> None:
        self.evidence[seat] = max(-LIMIT, min(LIMIT, self.evidence.get(seat, 0.0) + weight))

    def new_cards(self) -> None:
        """The Sleeper Agent phase."""
        self.evidence = {seat: weight * FORGOTTEN for seat, weight in self.evidence.items()}

    def suspicions(self, g: Galactica, viewer: int) -> tuple[float, ...]:
        """How likely each player is a Cylon; for the viewer himself, how likely the others must think it."""
        known = {seat: seen_cards(g, viewer, seat) for seat in range(g.seats)}
        own = self.evidence.get(viewer, 0.0) + logit(odds_of_cards(g, viewer, {}))
        found = {viewer: squeeze(own)}
        open_ = []
        for seat, player in enumerate(g.players):
            if player.character in LEADERS:
                found[seat] = suspicion_of_leader(player)
            elif player.cylon:
                found[seat] = 1.0
            elif seat != viewer:
                if any(card in CYLON_CARDS for card in known[seat]):
                    found[seat] = SURE
                else:
                    open_.append((seat, odds_of_cards(g, seat, known)))
        found |= self._weighed([(seat, prior) for seat, prior in open_ if prior > 0.0])
        return tuple([found.get(seat, LEAST) for seat in range(g.seats)])

    def _weighed(self, priors: list[tuple[int, float]]) -> dict[int, float]:
        """Evidence moves suspicion from one to another: as many Cylons are among them as the cards say."""
        if not priors:
            return {}
        odds = [(seat, logit(prior) + self.evidence.get(seat, 0.0)) for seat, prior in priors]
        expected = sum([prior for _, prior in priors])
        low, high = -8.0, 8.0
        for _ in range(STEPS):
            shift = (low + high) / 2
            if sum([squeeze(there + shift) for _, there in odds]) > expected:
                high = shift
            else:
                low = shift
        return {seat: squeeze(there + (low + high) / 2) for seat, there in odds}


def logit(chance: float) -> float:
    return log(chance / (1 - chance)) if chance > 0.0 else -8.0


def squeeze(odds: float) -> float:
    return min(MOST, max(LEAST, 1 / (1 + exp(-odds))))


def seen_cards(g: Galactica, viewer: int, seat: int) -> tuple[str, ...]:
    """The loyalty cards of a player that the viewer knows."""
    player = g.players[seat]
    if seat == viewer:
        return player.loyalty
    return tuple([str(note[2]) for note in g.players[viewer].notes if note[:2] == ("loyalty", seat)])


def cylon_cards(g: Galactica) -> int:
    """How many of them are in the game."""
    return DAYBREAK_DECK[g.seats, g.leader() != NOBODY][0] if g.daybreak else DECK[g.seats][0]


def odds_of_cards(g: Galactica, seat: int, known: dict[int, tuple[str, ...]]) -> float:
    """That one of the cards of a player which are not known is a Cylon's, of all that are still unknown."""
    found = [card for cards in known.values() for card in cards]
    found += [card for player in g.players for card in player.revealed]
    cylons = cylon_cards(g) - sum([card in CYLON_CARDS for card in found])
    unknown = sum([len(player.loyalty) - len(known.get(i, ())) for i, player in enumerate(g.players)])
    unknown += len(g.loyalty_deck)
    own = len(g.players[seat].loyalty) - len(known.get(seat, ()))
    if cylons <= 0 or own <= 0 or unknown <= 0:
        return 0.0
    return min(0.9, 1.0 - (1.0 - min(own, unknown) / unknown) ** cylons)
