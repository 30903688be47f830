"""The almanac: every card, character, location, ship, token and chapter of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from orrery.games.galactica.board import RED_ZONE, RESOURCES, START, SUPPLY
from orrery.games.galactica.cards import CRISES, DESTINATIONS
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.skill import NAMES, SKILL_CARDS
from orrery.games.galactica.cards.tokens import BASESTAR_DAMAGE, CIVILIANS, GALACTICA_DAMAGE, LOCATION_DAMAGE
from orrery.games.galactica.characters import CHARACTERS, Character
from orrery.games.galactica.locations import LOCATIONS
from orrery.words.base import DOT
from orrery.words.galactica.cards import CardWords, Part, kind_of
from orrery.words.galactica.sheets import ABILITIES, SLOTS

Entry = dict[str, Any]

SHIPS = ("viper", "raptor", "raider", "heavy_raider", "basestar")
TOKENS = ("centurion", "nuke")
TITLES = ("president", "admiral")
CHAPTERS = (
    "goal",
    "turn",
    "movement",
    "actions",
    "crisis",
    "check",
    "loyalty",
    "revealed",
    "titles",
    "space",
    "vipers",
    "cylon_ships",
    "damage",
    "jump",
    "end",
    "secrecy",
)
"""The rules in short, in the order in which to read them."""


class AlmanacWords(CardWords):
    def almanac(self, options: Mapping[str, Any]) -> dict[str, Entry]:
        """By id. Of two things that share one, the lesser bears its kind: `damage:armory` is no location."""
        return {
            **{f"rule:{id}": self._rule(id) for id in CHAPTERS},
            **{id: self._card(id) for id in (*SKILL_CARDS, *CRISES, *QUORUM, *DESTINATIONS, *LOYALTY)},
            **{id: self._character(sheet) for id, sheet in CHARACTERS.items()},
            **{id: self._location(id) for id in LOCATIONS},
            **{id: self._ship(id) for id in SHIPS},
            **{f"token:{id}": self._token(id) for id in TOKENS},
            **{f"civilian:{id}": self._civilian(id) for id in CIVILIANS},
            **{f"damage:{id}": self._damage(id) for id in GALACTICA_DAMAGE},
            **{f"basestar:{id}": self._basestar_damage(id) for id in BASESTAR_DAMAGE},
            **{f"title:{id}": self._title(id) for id in TITLES},
            **{f"resource:{id}": self._resource(id) for id in RESOURCES},
        }

    def _entry(self, kind: str, name: str, summary: Iterable[str], parts: Iterable[Part], **facts: Any) -> Entry:
        return {
            "kind": kind,
            "name": name,
            "summary": DOT.join(summary),
            "powers": [{"phase": part.slot, "label": part.label, "text": part.text} for part in parts],
            "scoring": [],
            **facts,
        }

    # --- cards

    def _card(self, id: str) -> Entry:
        return self._entry(kind_of_card(id), self.card(id), self.summary(id), self.parts(id), **facts_of(id))

    # --- the rest of the box

    def _character(self, sheet: Character) -> Entry:
        return self._entry(
            "character",
            self.character(sheet.id),
            self._sheet_summary(sheet),
            self.abilities(sheet.id),
            short=self.say(f"character-{sheet.id}.short"),
            type=sheet.type,
            skills=[[[type], n] for type, n in sheet.skills] + [[list(types), n] for types, n in sheet.splits],
            start=sheet.start,
        )

    def _sheet_summary(self, sheet: Character) -> Iterator[str]:
        yield self.say(f"calling-{sheet.type}")
        drawn = [self.say("skill-count", types=self.type(type), n=n) for type, n in sheet.skills]
        for types, n in sheet.splits:
            drawn.append(self.say("skill-count", types=self.either([self.type(t) for t in types]), n=n))
        yield ", ".join(drawn)

    def sheet(self, character: str) -> str:
        """A character in one line: type, skills, abilities."""
        names = [self.ability(id) for id in ABILITIES[character]]
        return DOT.join([*self._sheet_summary(CHARACTERS[character]), ", ".join(names)])

    def abilities(self, character: str) -> Iterator[Part]:
        for slot, id in zip(SLOTS, ABILITIES[character], strict=True):
            yield self.part(slot, f"{self.ability(id)}{DOT}{self.say(f'text-{id}')}")

    def _location(self, id: str) -> Entry:
        place = LOCATIONS[id]
        summary = [self.say("summary-location", ship=place.ship)]
        if place.hazardous:
            summary.append(self.say("summary-hazardous"))
        text = [self.part("rule" if place.hazardous else "action", self.say(f"text-{id}"))]
        return self._entry("location", self.location(id), summary, text, ship=place.ship, hazardous=place.hazardous)

    def _ship(self, id: str) -> Entry:
        summary = [self.say("summary-ship"), self.copies(SUPPLY[id])]
        return self._entry("ship", self.say(f"ship-{id}"), summary, [self.part("rule", self.say(f"text-{id}"))])

    def _token(self, id: str) -> Entry:
        summary = [self.say("summary-token")]
        return self._entry("token", self.say(f"token-{id}"), summary, [self.part("rule", self.say(f"text-{id}"))])

    def _civilian(self, id: str) -> Entry:
        n, losses = CIVILIANS[id]
        lost = [self.say("effect-Resource", delta=-much, resource=self.resource(name)) for name, much in losses.items()]
        text = self.say("text-civilian", losses=self.several(lost) if lost else None)
        summary = [self.say("summary-civilian"), self.copies(n)]
        name = self.say(f"civilian-{id}")
        return self._entry("civilian", name, summary, [self.part("effect", text)], losses=dict(losses))

    def _damage(self, id: str) -> Entry:
        text = self.say("text-damage-location" if id in LOCATION_DAMAGE else f"text-damage-{id}")
        summary = [self.say("summary-damage")]
        return self._entry("damage", self.say(f"damage-{id}"), summary, [self.part("effect", text)])

    def _basestar_damage(self, id: str) -> Entry:
        text = self.say(f"text-{id}")
        summary = [self.say("summary-basestar")]
        return self._entry("basestar_damage", self.say(f"basestar-{id}"), summary, [self.part("effect", text)])

    def _title(self, id: str) -> Entry:
        summary = [self.say("summary-office")]
        return self._entry("title", self.say(f"office-{id}"), summary, [self.part("rule", self.say(f"text-{id}"))])

    def _resource(self, id: str) -> Entry:
        summary = [self.say("summary-resource", n=START[id], red=RED_ZONE[id])]
        return self._entry("resource", self.say(f"resource-{id}"), summary, [self.part("rule", self.say(f"text-{id}"))])

    def _rule(self, id: str) -> Entry:
        summary = [self.say("summary-rule")]
        lines = self.say(f"rule-{id}.text").split("\n")
        parts = [self.part("rule", line) for line in lines if line]
        return self._entry("rule", self.say(f"rule-{id}"), summary, parts, order=CHAPTERS.index(id))


def kind_of_card(id: str) -> str:
    if id in SKILL_CARDS:
        return "skill"
    if id in CRISES:
        return "super_crisis" if CRISES[id].super else "crisis"
    return "quorum" if id in QUORUM else "destination" if id in DESTINATIONS else "loyalty"


def facts_of(id: str) -> dict[str, Any]:
    """What a picture of a card needs."""
    if id in SKILL_CARDS:
        card = SKILL_CARDS[id]
        return {
            "type": card.type,
            "strength": card.strength,
            "timing": card.timing,
            "copies": NAMES[card.name].copies[card.strength],
        }
    if id in CRISES:
        crisis, box = CRISES[id], CRISES[id].boxes[0]
        check = {"difficulty": box.difficulty, "skills": list(box.skills)} if isinstance(box, SkillTest) else {}
        return {
            "form": kind_of(crisis),
            "chooser": crisis.chooser,
            "activation": crisis.activation,
            "jump": crisis.jump,
            "copies": crisis.count,
            **check,
        }
    if id in DESTINATIONS:
        return {"distance": DESTINATIONS[id].distance, "copies": DESTINATIONS[id].count}
    if id in QUORUM:
        return {"copies": QUORUM[id]}
    return {"cylon": LOYALTY[id].cylon, "copies": LOYALTY[id].count}
