"""The almanac: all that can be looked up, and a summary of the rules.

Its sentences take their numbers from the rules' own declarations (`numbers.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orrery.games.fleet.campaign import CAMPAIGNS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.words.base import DOT, CardText
from orrery.words.fleet.goals import GoalWords
from orrery.words.fleet.numbers import SECTIONS, SUMMARIES, facts, numbers, section_of
from orrery.words.fleet.scores import ScoreWords, sheet
from orrery.words.text import Value


class AlmanacWords(ScoreWords, GoalWords):
    def almanac(self, options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        return {id: self._told_of(id, section) for section, ids in SECTIONS.items() for id in ids}

    def _told_of(self, id: str, section: str) -> dict[str, Any]:
        text = self.card_text(id)
        return {
            "name": text.name,
            "summary": text.summary,
            "powers": [{"phase": phase, "text": sentence} for phase, sentence in text.powers],
            "scoring": [],
            "section": section,
            "section_name": self.say(f"section-{section}"),
            **facts(id),
        }

    def notes(self, view: Mapping[str, Any]) -> dict[str, Any]:
        g = Fleet.read(dict(view["table"]))
        players = [self._left(g, seat) for seat in range(g.seats)]
        told = {"players": players, "limits": self.limits(view["question"]), **self.battle(g)}
        return told | {"campaign": self._campaign(g)} if g.battle else told

    def _campaign(self, g: Fleet) -> list[dict[str, Any]]:
        """Its battles from the first to the last: the points of each fleet, what is to be won, who fights whom."""
        return [
            {
                "points": battle.points,
                "prizes": {prize: self.say(f"prize-{prize}") for prize in battle.prizes},
                "chosen": battle.chosen,
                "pairs": [list(pair) for pair in battle.pairs],
            }
            for battle in CAMPAIGNS[g.seats]
        ]

    def _left(self, g: Fleet, seat: int) -> dict[str, Any]:
        """The points that a fleet has left, as far as the reader can count them."""
        lines = sheet(g, seat)
        told = [{"card": line.what, "points": line.points, "text": self.score_line(line)} for line in lines]
        return {
            "score": sum(line.points for line in lines),
            "start": g.players[seat].start,
            "lines": told,
            "slots": list(g.slots(seat)),
            "honours": [self.say(f"prize-{prize}") for prize in g.honours[seat]] if g.honours else [],
        }

    def card_text(self, id: str, edition: int = 2) -> CardText:
        """A thing's name, its figures in a row, and what it does, each sentence with the section it comes from."""
        section = section_of(id)
        lines = [(section, line) for line in self.lines(id)]
        lines += [("abilities", line) for ability in abilities_of(id) for line in self._under(ability)]
        return CardText(self.card(id), DOT.join(self._summary(id, section)), tuple(lines), ())

    def card_block(self, id: str) -> str:
        """The whole entry as lines of text."""
        text = self.card_text(id)
        return "\n".join([text.name, text.summary, *(f"  {sentence}" for _, sentence in text.powers)])

    def lines(self, id: str) -> list[str]:
        """What a thing does, a sentence or two a line."""
        text = f"text-{id}"
        return self.say(text, **self._numbers(id)).splitlines() if text in self.text.ids else []

    def _under(self, id: str) -> Iterator[str]:
        """An ability of a ship, or a capability of a device, under its own name."""
        for line in self.lines(id):
            yield self.say("line-named", name=self.card(id), text=line)

    def _summary(self, id: str, section: str) -> Iterator[str]:
        yield self.say(f"kind-{facts(id)['type']}")
        for message, args in SUMMARIES[section](id):
            yield self.say(message, **{key: self._worded(value) for key, value in args.items()})

    def _numbers(self, id: str) -> dict[str, Value]:
        return {key: self._worded(value) for key, value in numbers(id).items()}

    def _worded(self, value: Value | tuple[str, ...]) -> Value:
        """A number as it is; the id of a thing, or several, by their names."""
        if isinstance(value, tuple):
            return self.several(self._worded_id(id) for id in value) if value else None
        return value

    def _worded_id(self, id: str) -> str:
        return self.kind(id) if id in PROFILES else self.card(id)


def abilities_of(id: str) -> tuple[str, ...]:
    """What is told under a thing's own text: the abilities of a ship, the capabilities of a device."""
    return tuple(facts(id).get("abilities", ())) + tuple(facts(id).get("capabilities", ()))
