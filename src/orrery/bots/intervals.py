"""How sure a share is."""

from __future__ import annotations

from math import sqrt

Z95 = 1.959963984540054
"""The normal deviate of a two-sided interval of 95 %."""


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The score interval of Wilson (1927): sound near 0 and 1 too, where the usual one is not."""
    if not games:
        return 0.0, 1.0
    rate, z2 = wins / games, Z95 * Z95
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = Z95 * sqrt(rate * (1 - rate) / games + z2 / (4 * games * games)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)
