"""Skill checks: what is at stake, how it will probably end, and what to add."""

from __future__ import annotations

from math import erf, sqrt
from typing import NamedTuple

from orrery.bots.galactica import seen
from orrery.bots.galactica.effects import cost
from orrery.bots.galactica.hand import PLENTY, keep, spared
from orrery.bots.galactica.seen import AVERAGE, Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards import CRISES, MISSIONS
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.skill import TYPE_OF
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.locations.colonial_one import ADMINISTRATION_TEST
from orrery.games.galactica.locations.galactica import BRIG_TEST, QUARTERS_TEST
from orrery.games.galactica.skill_checks import contributors, limit, value
from orrery.games.galactica.state import TYPES, Check, Galactica

LOCATION_TESTS = {"administration": ADMINISTRATION_TEST, "admirals_quarters": QUARTERS_TEST, "brig": BRIG_TEST}
DESTINY_SPREAD = 8.0
"""The variance of two cards of destiny."""
CARD_SPREAD = 1.4


class Spread(NamedTuple):
    """How strong a card is that somebody adds to help, what a hidden Cylon's does, and how far both are from sure."""

    helps: float
    hides: float
    card: float
    destiny: float


BASE = Spread(AVERAGE, -0.8, CARD_SPREAD, DESTINY_SPREAD)
DAYBREAK = Spread(2.7, 0.2, 2.4, 14.0)
"""As measured: people add their better cards, and abilities change the total."""


def spread(g: Galactica) -> Spread:
    return DAYBREAK if g.daybreak else BASE


WILLING = 0.42
"""The share of their fitting cards that others add, if they are asked after me."""
VOLUNTARY = 0.6
"""The same for a mission, which nobody has to launch."""
MACHINE, TREACHEROUS = -2.2, -3.4
"""What a revealed Cylon adds; in Daybreak mostly treachery."""
NERVE = (0.0, 1.5, 3.2, 6.0)
"""What it costs a hidden Cylon, in points, to have added that many cards against a check."""
FOR_SHOW, HELPS_LITTLE = 3, 1.8
"""How many cards he adds to look like the others, as long as they change no more than that."""
ALONE = 0.5
"""More for a card of a type that nobody else at the table draws."""


class Outlook(NamedTuple):
    """What the total will be without my cards, and how the check pays."""

    mean: float
    variance: float
    check: Check
    failed: float
    partial: float
    passed: float

    def worth(self, added: float) -> float:
        """What the humans may expect of it if I add so much."""
        passing = self.chance(added, self.check.difficulty)
        gained = passing * (self.failed - self.passed)
        if self.check.partial:
            some = self.chance(added, self.check.partial)
            gained += (some - passing) * (self.failed - self.partial)
        return gained

    def chance(self, added: float, need: int) -> float:
        return 0.5 + 0.5 * erf((self.mean + added - need + 0.5) / sqrt(2 * self.variance))


def test_of(s: Seen, check: Check) -> SkillTest:
    if check.kind == "location":
        return LOCATION_TESTS[check.source]
    if check.kind == "mission":
        return MISSIONS[check.source].test
    box = CRISES[check.source].boxes[s.g.box]
    assert isinstance(box, SkillTest)
    return box


def outlook(s: Seen) -> Outlook:
    check = s.g.checks[-1]
    test = test_of(s, check)
    mean, variance = added_so_far(s, check)
    for seat in still_to_add(s):
        help, spread = expected_help(s, check, seat)
        mean += help
        variance += spread
    return Outlook(mean, variance, check, cost(s, test.failed), cost(s, test.partial), cost(s, test.passed))


def added_so_far(s: Seen, check: Check) -> tuple[float, float]:
    if check.face_up:
        return float(sum([value(check, card) for card in check.cards])), 0.3
    mean = destiny(s, check)
    of = spread(s.g)
    variance = of.destiny
    for seat, player in enumerate(s.g.players):
        n = len(player.contributed)
        if n and seat != s.seat:
            mean += n * each_card(s, seat)
            variance += n * of.card
    return mean, variance


def destiny(s: Seen, check: Check) -> float:
    types = set(check.skills) | ({"engineering"} if "scientific_research" in check.played else set())
    return seen.destiny(s.g, len(types))


def machine_card(g: Galactica) -> float:
    return TREACHEROUS if g.daybreak else MACHINE


def each_card(s: Seen, seat: int) -> float:
    """What a card that somebody added is likely to bring."""
    if s.g.players[seat].cylon:
        return machine_card(s.g)
    of = spread(s.g)
    return of.helps * (1 - s.suspicion(seat)) + of.hides * s.suspicion(seat)


def still_to_add(s: Seen) -> tuple[int, ...]:
    order = contributors(s.g)
    return order[order.index(s.seat) + 1 :]


def expected_help(s: Seen, check: Check, seat: int) -> tuple[float, float]:
    player = s.g.players[seat]
    n = limit(s.g, seat)
    if not n:
        return 0.0, 0.0
    if player.cylon:
        return (0.9 * TREACHEROUS if s.g.daybreak else 0.6 * MACHINE), CARD_SPREAD
    said = s.offers.get(seat, VOLUNTARY if check.kind == "mission" else WILLING)
    cards = min(n, s.fitting(seat, check.skills)) * said
    return cards * each_card(s, seat), cards * 2.0


# --- what to add --------------------------------------------------------------------------------------


def contribution(s: Seen, q: Question) -> Choice:
    view = outlook(s)
    if s.me.cylon and s.cylon:
        return machine(s, q, view)
    return spoil(s, q, view) if s.cylon else support(s, q, view)


def support(s: Seen, q: Question, view: Outlook) -> Choice:
    """As many of the best cards as pay for themselves."""
    values = {str(card): value(view.check, str(card)) for card in q.items}
    good = [str(card) for card in q.items if values[str(card)] > 0]
    good.sort(key=lambda card: (keep(s, card) / values[card], card))
    if q.most == 1:
        good.sort(key=lambda card: -values[card])
    best, best_worth = 0, view.worth(0.0)
    added = spent = 0.0
    for n, card in enumerate(good[: q.most], 1):
        added += values[card]
        spent += keep(s, card) * (dearer(s, n) if view.check.kind == "mission" else 1.0)
        worth = view.worth(added) - spent
        if worth > best_worth:
            best, best_worth = n, worth
    return tuple(good[:best])


def dearer(s: Seen, n: int) -> float:
    """What the n-th card given is worth, compared to the first: a mission asks for many, and hands grow thin."""
    hand = len(s.me.hand)
    return PLENTY[max(0, min(hand, 10) - n)] / PLENTY[min(hand, 10)]


def spoil(s: Seen, q: Question, view: Outlook) -> Choice:
    """A hidden Cylon: against the check where that turns it and cannot be traced, else a small card for show."""
    values = {str(card): value(view.check, str(card)) for card in q.items}
    bad = sorted([str(c) for c in q.items if values[str(c)] < 0], key=lambda c: (values[c] + traced(s, c), c))
    best, best_worth = 0, 0.0
    before, added, extra = view.worth(0.0), 0.0, 0.0
    for n, card in enumerate(bad[: min(q.most, len(NERVE) - 1)], 1):
        added += values[card]
        extra += traced(s, card)
        gained = before - view.worth(added) - s.caution * (NERVE[n] + extra)
        if gained > best_worth:
            best, best_worth = n, gained
    if best:
        return tuple(bad[:best])
    return show(s, q, view, values)


def show(s: Seen, q: Question, view: Outlook, values: dict[str, int]) -> Choice:
    """Weak cards that change little: who never adds anything is suspected."""
    small = sorted([str(card) for card in q.items if 0 < values[str(card)] <= 2], key=lambda c: (values[c], c))
    n = min(q.most, FOR_SHOW, len(small))
    while n and view.worth(float(sum([values[card] for card in small[:n]]))) - view.worth(0.0) > HELPS_LITTLE:
        n -= 1
    return tuple(small[:n])


def traced(s: Seen, card: str) -> float:
    """A card of a type that nobody else draws gives its owner away."""
    type = TYPES[TYPE_OF[card]]
    others = [p for i, p in enumerate(s.g.players) if i != s.seat and not p.cylon]
    return 0.0 if any(type in CHARACTERS[p.character].skill_set for p in others) else ALONE


def machine(s: Seen, q: Question, view: Outlook) -> Choice:
    """A revealed Cylon has nothing to hide; a leader keeps what a motive wants in his hand."""
    values = {str(card): value(view.check, str(card)) for card in q.items if not spared(s, str(card))}
    if not values:
        return ()
    worst = min(values, key=lambda card: (values[card], card))
    if values[worst] < 0 and view.worth(0.0) - view.worth(float(values[worst])) > 0.05:
        return (worst,)
    return ()
