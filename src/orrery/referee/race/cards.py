"""What is printed on the cards, as the referee knows it."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

ANY = "any"
OPTIONAL_START = range(-6, 0)


@dataclass(frozen=True)
class Power:
    card: str
    name: str
    """The card and the place of the power on it, from the top: what events call it."""
    phase: str
    op: str
    amount: int = 0
    kind: str = ANY
    against: str = ""
    goods: int = 1
    times: int = 1
    different: bool = False
    vp: int = 0
    cards: int = 0
    trade_powers: bool = False
    optional: bool = False

    def fits(self, kind: str | None) -> bool:
        return kind is not None and self.kind in (ANY, kind)


@dataclass(frozen=True)
class Card:
    name: str
    type: str
    cost: int
    """Of a military world, its defence."""
    vp: int
    military: bool = False
    world: str = ""
    kind: str | None = None
    flag: str = ""
    copies: int = 1
    start: int | None = None
    first_hand: int | None = None
    powers: tuple[Power, ...] = ()
    scoring: tuple[dict[str, Any], ...] = ()

    def has_power_in(self, phase: str) -> bool:
        return any(power.phase == phase for power in self.powers)


@cache
def read_cards(edition: int) -> dict[str, Card]:
    """The cards of an edition; the worlds for experienced players came with the second."""
    printed = tomllib.loads((files(__package__) / "cards.toml").read_text(encoding="utf-8"))
    cards = {name: _card(name, facts, edition) for name, facts in printed.items()}
    return {name: card for name, card in cards.items() if edition == 2 or card.start not in OPTIONAL_START}


def _card(name: str, facts: dict[str, Any], edition: int) -> Card:
    first = facts.pop("first_edition", {})
    facts = {**facts, **first} if edition == 1 else facts
    powers = tuple(Power(name, f"{name}:{n}", **power) for n, power in enumerate(facts.pop("powers", ())))
    return Card(name, powers=powers, scoring=tuple(facts.pop("scoring", ())), **facts)
