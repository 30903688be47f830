"""What things are called: cards by their ids, whatever their kind, and everything on the board."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from orrery.games.galactica.board import AREAS
from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import NAME_OF, STRENGTH
from orrery.words.base import Words

FAMILIES = {
    **dict.fromkeys(CRISES, "crisis"),
    **dict.fromkeys(QUORUM, "quorum"),
    **dict.fromkeys(DESTINATIONS, "destination"),
    **dict.fromkeys(LOYALTY, "loyalty"),
    **dict.fromkeys(MUTINY, "mutiny"),
    **dict.fromkeys(MOTIVES, "motive"),
    **dict.fromkeys(MISSIONS, "mission"),
}
"""The kind of each card that is no skill card. No two kinds share an id."""


class NameWords(Words):
    def card(self, id: str) -> str:
        """A skill card is named with its strength."""
        if id in NAME_OF:
            return self.say("skill-card", name=self.skill(NAME_OF[id]), strength=STRENGTH[id])
        return self.say(f"{FAMILIES.get(id, 'card')}-{id}")

    def cards(self, ids: Iterable[str]) -> str | None:
        """Their names in a row, the same ones counted; None for no card."""
        counted = [
            self.card(id) if n == 1 else self.say("times", n=n, card=self.card(id)) for id, n in Counter(ids).items()
        ]
        return self.several(counted) if counted else None

    def skill(self, name: str) -> str:
        """A skill card of any strength."""
        return self.say(f"skill-{name}")

    def type(self, id: str) -> str:
        return self.say(f"type-{id}")

    def types(self, ids: Iterable[str]) -> str:
        return ", ".join(self.type(id) for id in ids)

    def character(self, id: str) -> str:
        return self.say(f"character-{id}")

    def ability(self, id: str) -> str:
        return self.say(f"ability-{id}")

    def resource(self, id: str) -> str:
        """Inside a sentence."""
        return self.say(f"resource-{id}.inside")

    def location(self, id: str) -> str:
        return self.say(f"location-{id}")

    def to(self, location: str) -> str:
        """To the Brig."""
        return self.say(f"location-{location}.to")

    def area(self, area: int | str) -> str:
        return self.say(f"area-{AREAS[area] if isinstance(area, int) else area}")

    def at(self, area: int | str) -> str:
        """In front of Galactica."""
        return self.say(f"area-{AREAS[area] if isinstance(area, int) else area}.at")

    def ships(self, ship: str, n: int) -> str:
        """3 raiders."""
        return self.say("ships", ship=ship, n=n)

    def either(self, parts: Iterable[str]) -> str:
        """A, B or C."""
        *first, last = parts
        return self.say("either", first=", ".join(first), last=last) if first else last


def is_card(id: str) -> bool:
    return id in NAME_OF or id in FAMILIES


def sentence(clause: str) -> str:
    """A clause as a sentence: with a capital, and a full stop if it has none."""
    return clause[:1].upper() + clause[1:] + ("" if clause.endswith(".") else ".")


def lowered(text: str) -> str:
    """For the middle of a sentence."""
    return text[:1].lower() + text[1:]
