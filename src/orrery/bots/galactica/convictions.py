"""What a seat believes about the others: every way in which the Cylon cards can lie, weighed by all that was noticed.

The chances of the cards are exact. What speaks for and against somebody is a sum of what was learned of such clues, in
log-odds, and the likelihood of each check's cards. See `training/`.
"""

from __future__ import annotations

from math import exp, log
from typing import NamedTuple

from orrery.bots.galactica.beliefs import LEAST, Beliefs
from orrery.bots.galactica.leader import suspicion_of_leader
from orrery.bots.galactica.loyalties import Loyalties, Seats, Way, fits
from orrery.bots.galactica.sabotage import Heap, likelihood
from orrery.bots.galactica.weights import Learned, learned
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.state import Galactica

LATE = ":late"
"""The same deed after the Sleeper Agent phase: what it tells besides."""
SURE = 0.995
HIDING = 0.08
"""How likely a Cylon is to do all that a human would: whoever looks innocent may be hiding."""
MOST = 50.0
"""More evidence than this adds nothing."""


class Clue(NamedTuple):
    age: int
    seat: int
    name: str
    amount: float


class Shown(NamedTuple):
    """The cards of a check, in the age when they were turned up."""

    age: int
    late: bool
    heap: Heap


class Convictions(Beliefs):
    def __init__(self, dull: float = 1.0) -> None:
        """`dull`: how much of what it notices it makes use of, from 0 to 1."""
        super().__init__()
        self.dull = dull
        self.loyalties = Loyalties()
        self.late = False
        self.clues: list[Clue] = []
        self.mine: list[Shown] = []
        """Checks, less the cards of the viewer."""
        self.everybodys: list[Shown] = []
        self._leans: dict[tuple[int, int], float] = {}
        self._counted = 0
        """How many clues are in there."""
        self._likely: dict[tuple[int, bool, Seats], float] = {}
        self._found: tuple[object, tuple[float, ...]] = ((), ())
        self._public: tuple[object, list[float]] = ((), [])

    # --- noticing -------------------------------------------------------------------------------------

    def clue(self, seat: int, name: str, amount: float) -> None:
        self.clues.append(Clue(self.loyalties.age, seat, name, amount))
        if self.late:
            self.clues.append(Clue(self.loyalties.age, seat, name + LATE, amount))

    def heap(self, heap: Heap, mine: bool) -> None:
        (self.mine if mine else self.everybodys).append(Shown(self.loyalties.age, self.late, heap))

    # --- believing ------------------------------------------------------------------------------------

    def suspicions(self, g: Galactica, viewer: int) -> tuple[float, ...]:
        """How likely each player is a Cylon; for the viewer himself, how likely the others must think it."""
        me = g.players[viewer]
        open_to_all = tuple([(p.cylon, p.motives_shown, p.infiltrating) for p in g.players])
        noticed = (len(self.clues), len(self.mine), self.loyalties.age, len(g.loyalty_deck))
        key = (noticed, me.loyalty, me.notes, open_to_all)
        if self._found[0] != key:
            self._found = key, self._suspect(g, viewer)
        return self._found[1]

    def image(self, g: Galactica, seat: int) -> float:
        """How likely everybody must think that he is a Cylon, by what is public."""
        key = (len(self.clues), len(self.everybodys), self.loyalties.age, len(g.loyalty_deck))
        if self._public[0] != key:
            ways = self.loyalties.ways(g)
            self._public = key, self.chances(g, [1.0] * len(ways), ways, mine=False)
        return self._public[1][seat]

    def _suspect(self, g: Galactica, viewer: int) -> tuple[float, ...]:
        ways = self.loyalties.ways(g)
        own = self.chances(g, [fits(g, viewer, way) for way in ways], ways, mine=True)
        image = self.image(g, viewer)
        found = []
        for seat, player in enumerate(g.players):
            if player.character in LEADERS:
                found.append(suspicion_of_leader(player))
            elif player.cylon:
                found.append(1.0)
            else:
                found.append(min(SURE, max(LEAST, image if seat == viewer else own[seat])))
        return tuple(found)

    def chances(self, g: Galactica, priors: list[float], ways: tuple[Way, ...], mine: bool) -> list[float]:
        weights = learned(g.daybreak)
        leans = self.leans(weights)
        checks: dict[int, list[int]] = {}
        for i, shown in enumerate(self.mine if mine else self.everybodys):
            checks.setdefault(shown.age, []).append(i)
        telling = sorted({age for age, _ in leans} | set(checks))
        worth: dict[tuple[int, Seats], float] = {}
        by_seat, whole = [0.0] * g.seats, 0.0
        for prior, way in zip(priors, ways, strict=True):
            if not prior:
                continue
            score = 0.0
            for age in telling:
                key = (age, way.hidden[age])
                if key not in worth:
                    cards = sum([self.likely(i, key[1], weights, mine) for i in checks.get(age, ())])
                    worth[key] = sum([leans.get((age, seat), 0.0) for seat in key[1]]) + weights.cards * cards
                score += self.dull * worth[key]
            weight = prior * way.odds * (HIDING + (1 - HIDING) * exp(min(MOST, score)))
            whole += weight
            for seat in way.hidden[-1]:
                by_seat[seat] += weight
        return [chance / whole if whole else 0.0 for chance in by_seat]

    def leans(self, weights: Learned) -> dict[tuple[int, int], float]:
        """What the clues of each age say about each player."""
        for clue in self.clues[self._counted :]:
            weight = weights.clues.get(clue.name)
            if weight:
                key = (clue.age, clue.seat)
                self._leans[key] = self._leans.get(key, 0.0) + weight * clue.amount
        self._counted = len(self.clues)
        return self._leans

    def likely(self, i: int, hidden: Seats, weights: Learned, mine: bool) -> float:
        """The log-likelihood of a check's cards, beside that if nobody is a hidden Cylon."""
        shown = (self.mine if mine else self.everybodys)[i]
        guilty = hidden.intersection(shown.heap.given)
        if not guilty:
            return 0.0
        key = (i, mine, guilty)
        if key not in self._likely:
            habits = weights.late if shown.late else weights.early
            innocent = (i, mine, Seats())
            if innocent not in self._likely:
                self._likely[innocent] = log(likelihood(shown.heap, Seats(), habits))
            self._likely[key] = log(likelihood(shown.heap, guilty, habits)) - self._likely[innocent]
        return self._likely[key]
