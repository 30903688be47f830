"""What the judge makes of a table, in class points."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    shell: float = 0.4
    """Of a ship's worth, what is there as long as it lives; the rest goes with its hull."""
    goal: float = 12.0
    """To be there, rather than at the beginning (`Scenario.near`)."""
    bent: float = 0.5
    """How much more the last steps count than the first."""
    danger: float = 0.5
    """What the enemy could destroy in his next turn."""
    chances: float = 0.4
    """What one could destroy oneself in the next."""
    stride: float = 0.5
    """Of the fire that has to move by a sector first, where there is no blue result for it."""
    near: float = 0.05
    """For each point of fire, to be a sector nearer to the enemy."""
    red: float = 0.3
    blue: float = 0.25
    green: float = 0.2
    special: float = 0.35
    multi: float = 0.1
    """Results on the bridge, by themselves."""
    armed: float = 0.5
    """Two specials and a weapon."""
    quiet: float = 0.02
    """What each quiet round costs, times the rounds before it."""
    scale: float = 5.0
    """So many points make the chances e to one."""


USUAL = Weights()
