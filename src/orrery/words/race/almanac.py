"""What a page shows besides sentences: all the cards, numbers by seat, how a price comes about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import fields
from typing import Any

from orrery.games.race.cards import Card, cards_of
from orrery.games.race.develop import BONUS as DEVELOP_BONUS
from orrery.games.race.develop import chose_develop
from orrery.games.race.powers import ANY, DEVELOP, SETTLE, Power, ReduceDevelopment, ReduceWorld
from orrery.games.race.scoring import sheet
from orrery.games.race.settle import general_military
from orrery.games.race.state import Race
from orrery.words.race.cards import owner
from orrery.words.race.scores import ScoreWords
from orrery.words.shapes import Asked, Item


class AlmanacWords(ScoreWords):
    def almanac(self, options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        edition = options.get("edition", 2)
        return {id: self._entry(card, edition) for id, card in cards_of(edition).items()}

    def _entry(self, card: Card, edition: int) -> dict[str, Any]:
        text = self.card_text(card.id, edition)
        return {
            "name": text.name,
            "summary": text.summary,
            "powers": [
                {"phase": phase, "text": sentence, **drawn(power)}
                for (phase, sentence), power in zip(text.powers, card.powers, strict=True)
            ],
            "scoring": list(text.scoring),
            "type": card.type,
            "cost": card.cost,
            "vp": None if card.scoring else card.vp,
            "military": card.military,
            "kind": card.kind,
            "windfall": bool(card.windfall),
            "flags": list(card.flags),
            "start": card.start,
            "copies": card.copies,
        }

    def notes(self, view: Mapping[str, Any]) -> dict[str, Any]:
        g = Race.read(dict(view["table"]))
        return {"players": [self._player(g, seat) for seat in range(g.seats)]}

    def _player(self, g: Race, seat: int) -> dict[str, Any]:
        lines = sheet(g, seat)
        return {
            "military": general_military(g, seat) + g.players[seat].temporary,
            "score": sum(line.points for line in lines),
            "lines": [
                {
                    "card": None if line.what == "chips" else line.source,
                    "points": line.points,
                    "text": self.score_line(line),
                }
                for line in lines
            ],
        }

    def reckoning(self, q: Asked, choice: Sequence[Item], view: Mapping[str, Any]) -> list[list[Any]]:
        if q.kind not in ("develop", "settle") or not choice:
            return []
        g = Race.read(dict(view["table"]))
        card = g.cards[str(choice[0])]
        seat = view["you"]
        if q.kind == "settle" and card.military:
            return []
        return [[card.cost, self.say("price-cost"), card.id], *self._less(g, seat, card)]

    def _less(self, g: Race, seat: int, card: Card) -> Iterator[list[Any]]:
        """What makes a card cheaper."""
        if card.type == "development" and chose_develop(g, seat):
            yield [-DEVELOP_BONUS, self.say("price-bonus"), None]
        for id, power in g.powers(seat, DEVELOP if card.type == "development" else SETTLE):
            if isinstance(power, ReduceDevelopment) or (
                isinstance(power, ReduceWorld) and power.kind in (ANY, card.kind)
            ):
                yield [-power.n, self.card(owner(id)), owner(id)]


def drawn(power: Power) -> dict[str, Any]:
    """A power as a picture of it needs it: what it is called, and its numbers and kinds."""
    return {"op": type(power).__name__} | {field.name: getattr(power, field.name) for field in fields(power)}
