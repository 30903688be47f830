"""The almanac: every card, character, location, ship, token and chapter of the rules."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from orrery.games.galactica.board import ASSAULT_RAPTORS, RED_ZONE, RESOURCES, START, SUPPLY
from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.skill import NAMES, SKILL_CARDS
from orrery.games.galactica.cards.tokens import BASESTAR_DAMAGE, CIVILIANS, GALACTICA_DAMAGE, LOCATION_DAMAGE
from orrery.games.galactica.characters import CHARACTERS, Character, lines
from orrery.games.galactica.locations import LOCATIONS, RESURRECTION_SHIP
from orrery.words.base import DOT
from orrery.words.galactica import editions
from orrery.words.galactica.cards import CardWords, Part, kind_of
from orrery.words.galactica.editions import DAYBREAK, EDITIONS, REPRINTED, REREAD_CHAPTERS, belongs
from orrery.words.galactica.names import FAMILIES, sentence
from orrery.words.galactica.sheets import ABILITIES, SLOTS

Entry = dict[str, Any]

CARDS = (*SKILL_CARDS, *CRISES, *QUORUM, *DESTINATIONS, *LOYALTY, *MUTINY, *MOTIVES, *MISSIONS)
SHIPS = ("viper", "raptor", "raider", "heavy_raider", "basestar", "assault_raptor")
TOKENS = ("centurion", "nuke", "miracle", "allegiance")
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
    *editions.CHAPTERS,
    *editions.HOME_CHAPTERS,
)
"""The rules in short, in the order in which to read them."""


class AlmanacWords(CardWords):
    def almanac(self, options: Mapping[str, Any]) -> dict[str, Entry]:
        """By id. Of two things that share one, the lesser bears its kind: `damage:armory` is no location.

        Without options: all there is, what Daybreak prints anew in both forms.
        """
        daybreak = bool(options.get(DAYBREAK))
        found = {
            **{f"rule:{id}": self._rule(id, options) for id in CHAPTERS},
            **{id: self._card(id, daybreak) for id in CARDS},
            **{id: self._character(sheet, daybreak) for id, sheet in CHARACTERS.items()},
            **{id: self._location(id, daybreak) for id in LOCATIONS},
            **({} if DAYBREAK in options else self._reprinted()),
            **{id: self._ship(id) for id in SHIPS},
            **{f"token:{id}": self._token(id) for id in TOKENS},
            **{f"civilian:{id}": self._civilian(id) for id in CIVILIANS},
            **{f"damage:{id}": self._damage(id) for id in GALACTICA_DAMAGE},
            **{f"basestar:{id}": self._basestar_damage(id) for id in BASESTAR_DAMAGE},
            **{f"title:{id}": self._title(id, daybreak) for id in TITLES},
            **{f"resource:{id}": self._resource(id) for id in RESOURCES},
        }
        return {id: self._of_edition(id, entry) for id, entry in found.items() if belongs(id, options)}

    def _reprinted(self) -> dict[str, Entry]:
        places = {f"{DAYBREAK}:{id}": self._location(id, True) for id in REPRINTED}
        return places | {f"{DAYBREAK}:title:{id}": self._title(id, True) for id in TITLES}

    def _of_edition(self, id: str, entry: Entry) -> Entry:
        """What belongs to the expansion says so."""
        if id not in EDITIONS:
            return entry
        edition = EDITIONS[id]
        return {**entry, "edition": edition, "summary": f"{entry['summary']}{DOT}{self.edition(edition)}"}

    def edition(self, edition: str) -> str:
        return self.say("summary-edition", edition=edition)

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

    def _card(self, id: str, daybreak: bool) -> Entry:
        return self._entry(kind_of_card(id), self.card(id), self.summary(id), self.parts(id, daybreak), **facts_of(id))

    # --- the rest of the box

    def _character(self, sheet: Character, daybreak: bool) -> Entry:
        return self._entry(
            "character",
            self.character(sheet.id),
            self._sheet_summary(sheet),
            self.abilities(sheet.id, daybreak),
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

    def abilities(self, character: str, daybreak: bool) -> Iterator[Part]:
        """With Daybreak what a sheet allows once per game costs a miracle token."""
        sheet = CHARACTERS[character]
        for slot, id in zip(SLOTS, ABILITIES[character], strict=True):
            part = self.part(slot, f"{self.ability(id)}{DOT}{self.printed(id, daybreak)}")
            miracle = slot == "once" and (daybreak or sheet.daybreak)
            yield part._replace(label=self.say("slot-miracle", n=sheet.most_miracles)) if miracle else part

    def _location(self, id: str, daybreak: bool) -> Entry:
        place = LOCATIONS[id]
        hazardous = place.hazardous or (daybreak and id == RESURRECTION_SHIP)
        summary = [self.say("summary-location", ship=place.ship)]
        if hazardous:
            summary.append(self.say("summary-hazardous"))
        text = [self.part("rule" if hazardous else "action", self.location_text(id, daybreak))]
        return self._entry("location", self.location(id), summary, text, ship=place.ship, hazardous=hazardous)

    def location_text(self, id: str, daybreak: bool) -> str:
        """What activating it does; Daybreak prints some of them anew."""
        return self.say(f"reprinted-{id}" if daybreak and id in REPRINTED else f"text-{id}")

    def _ship(self, id: str) -> Entry:
        n = ASSAULT_RAPTORS if id == "assault_raptor" else SUPPLY[id]
        summary = [self.say("summary-ship"), self.copies(n)]
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

    def _title(self, id: str, daybreak: bool) -> Entry:
        order = ", ".join(self.character(character) for character in line(id, daybreak))
        parts = [self.part("rule", self.say(f"text-{id}")), self.part("line", sentence(order))]
        return self._entry("title", self.say(f"office-{id}"), [self.say("summary-office")], parts)

    def _resource(self, id: str) -> Entry:
        summary = [self.say("summary-resource", n=START[id], red=RED_ZONE[id])]
        return self._entry("resource", self.say(f"resource-{id}"), summary, [self.part("rule", self.say(f"text-{id}"))])

    def _rule(self, id: str, options: Mapping[str, Any]) -> Entry:
        summary = [self.say("summary-rule")]
        anew = bool(options.get(REREAD_CHAPTERS.get(id, "")))
        lines = self.say(f"reprinted-rule-{id}" if anew else f"rule-{id}.text").split("\n")
        parts = [self.part("rule", line) for line in lines if line]
        return self._entry("rule", self.say(f"rule-{id}"), summary, parts, order=CHAPTERS.index(id))


def line(title: str, daybreak: bool) -> tuple[str, ...]:
    """The line of succession, from the top."""
    if title == "president":
        return lines.DAYBREAK_PRESIDENT_LINE if daybreak else lines.PRESIDENT_LINE
    return lines.DAYBREAK_ADMIRAL_LINE if daybreak else lines.ADMIRAL_LINE


def kind_of_card(id: str) -> str:
    if id in SKILL_CARDS:
        return "skill"
    return "super_crisis" if id in CRISES and CRISES[id].super else FAMILIES[id]


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
    if id in MISSIONS:
        mission = MISSIONS[id]
        test = {"difficulty": mission.test.difficulty, "skills": list(mission.test.skills)}
        return {"distance": mission.distance, "copies": 1, **test}
    if id in MOTIVES:
        return {"allegiance": MOTIVES[id].allegiance, "any_time": MOTIVES[id].any_time, "copies": 1}
    if id in MUTINY:
        return {"copies": 1}
    return {"cylon": LOYALTY[id].cylon, "copies": LOYALTY[id].count}
