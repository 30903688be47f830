"""Who meets in one step of Race for the Galaxy: two cards of one tableau with powers in the same phase."""

from __future__ import annotations

from collections import defaultdict
from random import Random
from typing import Any

from orrery.games.race.cards import START, cards_of
from orrery.games.race.state import powers_by_phase
from orrery.referee.story import Event, Story
from tools.meetings import Staged

EDITION = 2
PHASES = powers_by_phase(EDITION)
THINGS = {f"card:{card}": (card,) for card in cards_of(EDITION) if any(card in having for having in PHASES.values())}
EXPERIENCED = tuple(card for n, card in START.items() if n < 0)
"""Start worlds that are only in the game of experienced players (002, start worlds)."""


def table(n: int, pair: frozenset[str]) -> tuple[int, dict[str, Any]]:
    optional = any(card_of(thing) in EXPERIENCED for thing in pair)
    return 2 + n % 3, {"start": "experienced"} if optional or n % 7 == 0 else {}


def card_of(thing: str) -> str:
    return thing.partition(":")[2]


def never(pair: frozenset[str]) -> str | None:
    one, other = (card_of(thing) for thing in sorted(pair))
    if not any(one in having and other in having for having in PHASES.values()):
        return "no phase in which both have a power"
    return None


def stage(pair: frozenset[str], rng: Random) -> Staged | None:
    return None


def over(event: Event) -> bool:
    return False


class Reading:
    """Of one game: what lies before each player, and which of it had its power before the phase began."""

    def __init__(self, story: Story) -> None:
        self.phase = ""
        self.tableau: dict[int, list[str]] = defaultdict(list)
        self.before: dict[int, list[str]] = {}

    def step(self, event: Event) -> str | None:
        if event["event"] == "start_world":
            self.tableau[event["who"]].append(event["world"])
        elif event["event"] == "placed":
            self.tableau[event["who"]].append(event["card"])
        elif event["event"] == "left":
            self.tableau[event["who"]].remove(event["card"])
        elif event["event"] == "phase_began":
            self.phase = event["phase"]
            self.before = {seat: list(cards) for seat, cards in self.tableau.items()}
            return self.phase
        return None

    def acting(self, event: Event) -> set[str]:
        """Whoever does something in a phase does it with all his powers of the phase."""
        if event["event"] in ("placed", "passed") or "who" not in event or event["who"] not in self.before:
            return set()
        having = PHASES.get("trade" if event["event"] == "sold" else self.phase, {})
        return {f"card:{card}" for card in self.before[event["who"]] if card in having}
