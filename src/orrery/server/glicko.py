"""Glicko-2: how strong somebody plays, and how sure that is (Mark Glickman, 2012: glicko.net/glicko/glicko2.pdf).

Small enough to have ourselves: of the packages for it none is well kept. The steps bear the numbers of the paper.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import NamedTuple

SCALE = 173.7178
TAU = 0.5
"""How fast the volatility may change."""
CLOSE = 1e-6


class Rating(NamedTuple):
    """As it is told. `deviation`: with 95 in 100 the true strength is within about twice that."""

    value: float = 1500.0
    deviation: float = 350.0
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        return (self.value - 1500.0) / SCALE

    @property
    def phi(self) -> float:
        return self.deviation / SCALE


NEW = Rating()


class Played(NamedTuple):
    """Against whom, and with what: 1 is won, 0 lost, one half drawn."""

    opponent: Rating
    score: float


def rested(rating: Rating, periods: float) -> Rating:
    """After so many periods without a game one is less sure, but never less than of somebody new (step 6)."""
    phi = sqrt(rating.phi**2 + periods * rating.volatility**2)
    return rating._replace(deviation=min(NEW.deviation, phi * SCALE))


def rated(rating: Rating, games: Sequence[Played]) -> Rating:
    """After a period with these games, all against opponents as they were before it (steps 3 to 8)."""
    if not games:
        return rested(rating, 1)
    mu, phi = rating.mu, rating.phi
    weights = [_g(game.opponent.phi) for game in games]
    expected = [1 / (1 + exp(-g * (mu - game.opponent.mu))) for g, game in zip(weights, games, strict=True)]
    v = 1 / sum(g * g * e * (1 - e) for g, e in zip(weights, expected, strict=True))
    gain = sum(g * (game.score - e) for g, e, game in zip(weights, expected, games, strict=True))
    volatility = _volatility(rating, v, v * gain)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / v)
    return Rating((mu + phi**2 * gain) * SCALE + 1500.0, min(NEW.deviation, phi * SCALE), volatility)


def _g(phi: float) -> float:
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _volatility(rating: Rating, v: float, delta: float) -> float:
    """Step 5: where f is nothing, by the Illinois method."""
    phi, start = rating.phi, log(rating.volatility**2)

    def f(x: float) -> float:
        spread = phi**2 + v + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / TAU**2

    a, b = start, start - TAU
    if delta**2 > phi**2 + v:
        b = log(delta**2 - phi**2 - v)
    else:
        while f(b) < 0:
            b -= TAU
    fa, fb = f(a), f(b)
    while abs(b - a) > CLOSE:
        c = a + (a - b) * fa / (fb - fa)
        fc = f(c)
        if fc * fb <= 0:
            a, fa = b, fb
        else:
            fa /= 2
        b, fb = c, fc
    return exp(a / 2)
