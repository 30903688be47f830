"""How well the judged opponents of Fleet Commander play: settings of one judge."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Level:
    effort: int
    """Answers that are tried to plan a turn."""
    width: int = 5
    """Turns that are followed further after each action."""
    depth: int = 5
    """Actions of a turn that are looked at."""
    rolls: int = 3
    """How often each set of dice is rolled to choose among them."""
    replies: int = 0
    """How many of the best turns the enemy answers."""
    back: int = 3
    """How often he rolls for it."""
    back_effort: int = 100
    """Answers that he tries."""
    worlds: int = 3
    """In how many of them hidden ships are sampled."""
    noise: float = 0.0
    """How far values are off, in class points."""


LEVELS = {
    "novice": Level(effort=150, width=1, depth=1, rolls=0, worlds=1, noise=1.2),
    "steady": Level(effort=600, width=3, depth=3, rolls=1, worlds=1, noise=0.2),
    "strong": Level(effort=900, replies=4, back=2),
}
