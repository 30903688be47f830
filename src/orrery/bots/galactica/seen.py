"""The table as a seat sees it, with what it believes about the others."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.leader import aim, strikes
from orrery.games.galactica.board import BRIG, RESOURCES
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.cards.motive import CYLON
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.jump import goal
from orrery.games.galactica.state import TYPES, Galactica, Player

AVERAGE = 45 / 21
"""The strength of a skill card: 8 ones, 6 twos, 4 threes, 2 fours and a five in each type."""
ALMOST_GONE = 2
SUSPECTED = 0.6
"""From here on the others act on their suspicion."""
FEW = 2
"""A hidden Cylon of Daybreak strikes when the fleet has so much less of its way before it than there are players: one
voice among few counts for much, and until then Mutiny and treachery do his work unseen."""


def destiny(g: Galactica, positive: int) -> float:
    """What two cards of destiny bring to a check in which so many types count for it."""
    types = len(g.skills)
    return 2 * AVERAGE * (2 * positive - types) / types


class Seen:
    arrested = 1.3
    """What it is worth that a Cylon is in the Brig, beside what it costs that a human is."""

    def __init__(self, g: Galactica, seat: int, mind: Beliefs, offers: Mapping[int, float] | None = None) -> None:
        """`offers`: the share of their fitting cards that others have said they would add to the check under way."""
        self.g, self.seat, self.mind = g, seat, mind
        self.offers = offers or {}
        self.memo: dict[str, float] = {}
        """What locations are worth, where it does not matter who acts there."""

    @property
    def me(self) -> Player:
        return self.g.players[self.seat]

    @cached_property
    def machine(self) -> bool:
        """Whose side I am on: one Cylon card is enough; a leader by his motives."""
        if self.leader:
            return aim(self.g, self.seat) == CYLON
        return self.me.cylon or any(card in CYLON_CARDS for card in self.me.loyalty)

    @property
    def leader(self) -> bool:
        return self.me.character in LEADERS

    @cached_property
    def cylon(self) -> bool:
        """Whether I act as one. Who is not revealed holds back, and helps to be trusted, until it is time to strike:
        when all loyalty cards are dealt (in Daybreak later), when a resource is almost gone, or when he is caught.
        A leader has other reasons to wait."""
        g = self.g
        if self.leader:
            return strikes(g, self.seat)
        late = g.distance >= goal(g) - (g.seats - FEW) if g.daybreak else g.sleeper
        if not self.machine or self.me.cylon or late or self.caught:
            return self.machine
        return any(getattr(g, name) <= ALMOST_GONE for name in RESOURCES)

    @property
    def caught(self) -> bool:
        """In the Brig; in Daybreak Mutiny leads there too, and who is not suspected has something left to lose."""
        return self.me.location == BRIG and (not self.g.daybreak or self.image >= SUSPECTED)

    @cached_property
    def suspicions(self) -> tuple[float, ...]:
        return self.mind.suspicions(self.g, self.seat)

    def suspicion(self, seat: int) -> float:
        """How likely a player is a Cylon. Of oneself one knows it."""
        return float(self.machine) if seat == self.seat else self.suspicions[seat]

    def faith(self, seat: int) -> float:
        return 1.0 - self.suspicion(seat)

    @property
    def image(self) -> float:
        """How likely the others must think that I am a Cylon."""
        return self.suspicions[self.seat]

    @property
    def caution(self) -> float:
        """How much a hidden Cylon minds to be seen through: who is suspected anyway has little to lose."""
        return 1.0 if self.image < SUSPECTED else 0.35

    @cached_property
    def side(self) -> float:
        """1 for a human, -1 for a Cylon: what to multiply the humans' points with."""
        return -1.0 if self.cylon else 1.0

    def fitting(self, seat: int, skills: tuple[str, ...]) -> float:
        """How many cards of a hand are likely of these types: known for the own one, else from what was drawn."""
        player = self.g.players[seat]
        bound = player.bound
        total = sum(bound)
        if not total or not player.hand:
            return 0.0
        return len(player.hand) * sum([bound[TYPES.index(type)] for type in skills]) / total

    def strength(self, skills: tuple[str, ...]) -> float:
        """What all humans together could add to a check, more or less, destiny included."""
        total = destiny(self.g, len(skills))
        for seat, player in enumerate(self.g.players):
            if not player.cylon:
                total += 0.6 * AVERAGE * self.fitting(seat, skills) * self.faith(seat)
        return total
