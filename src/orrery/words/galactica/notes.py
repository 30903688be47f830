"""What a page shows beside the table: who plays whom, what only the reader has seen, what may be said."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.games.galactica.board import BOARDED
from orrery.games.galactica.cards.skill import SKILL_CARDS
from orrery.games.galactica.forecast import Forecast, costs, forecast
from orrery.games.galactica.hands import SEARCHED
from orrery.games.galactica.motives import CONDITIONS
from orrery.games.galactica.skill_checks import bound, limit, value
from orrery.games.galactica.state import Galactica
from orrery.words.galactica.questions import QuestionWords, number_of
from orrery.words.shapes import Asked, Item, Names, ScoreLine

DECKS = ("crisis", "destination", "quorum", "mutiny", "mission")


class NoteWords(QuestionWords):
    introduces = frozenset({"character_chosen"})

    def called(self, view: Mapping[str, Any], names: Names) -> Names:
        """Once they have chosen, players are called by their characters."""
        players = view["table"]["players"]
        return tuple(self._called(player["character"]) or name for player, name in zip(players, names, strict=True))

    def notes(self, view: Mapping[str, Any]) -> dict[str, Any]:
        players = view["table"]["players"]
        you = view["you"]
        own = players[you].get("notes", ()) if you is not None else ()
        g = Galactica.read(dict(view["table"]))
        return {
            "seen": [self.note(note, players) for note in own],
            "talk": self.say("talk-reminder"),
            "forecast": [self._expected(icon, expected) for icon, expected in forecast(g).items()] if g.turn else [],
            "check": self._check(g, you),
            "limits": [bound(g, seat) for seat in range(len(players))],
            "motives": self._motives(g, you),
        }

    def _expected(self, icon: str, expected: Forecast) -> dict[str, Any]:
        """What a kind of Cylon ship would do next, in a few words."""
        parts = [self.say(f"forecast-{what}", n=n) for what, n in expected.items() if n and what != "ahead"]
        if ahead := expected.get("ahead", 0):
            parts.append(self.say("forecast-boarded" if ahead >= BOARDED else "forecast-ahead", n=ahead + 1))
        text = ", ".join(parts) or self.say("forecast-nothing")
        return {"icon": icon, "text": text[:1].upper() + text[1:], "loss": costs(expected)}

    def _check(self, g: Galactica, you: int | None) -> dict[str, Any] | None:
        """What one's own cards would add to the check under way, and how many may be added."""
        if not g.checks or you is None:
            return None
        hand = {card: value(g.checks[-1], card) for card in g.players[you].hand}
        return {"hand": hand, "limit": limit(g, you)}

    def _motives(self, g: Galactica, you: int | None) -> dict[str, bool]:
        """Of each motive of one's own that is not revealed, whether its condition holds now."""
        return {} if you is None else {id: CONDITIONS[id](g, you) for id in g.players[you].motives}

    def _called(self, character: str) -> str:
        return self.say(f"character-{character}.short") if character else ""

    def note(self, note: Sequence[str | int], players: Sequence[Mapping[str, Any]]) -> str:
        """Something that the reader alone has seen and that may still be true."""
        kind, *what = note
        if kind in DECKS:
            return self.say(f"note-{kind}", card=self.card(str(what[0])), where=what[1])
        if kind == "civilian":
            face = self.say(f"civilian-{what[1]}")
            return self.say("note-civilian", number=number_of(str(what[0])), face=face)
        if kind == "handed_on":
            return self.say("note-handed_on", card=self.card(str(what[0])))
        if kind == SEARCHED:
            return self.say("note-skill_deck", type=self.type(str(what[0])), cards=self.cards(str(what[1]).split()))
        who = self._called(players[int(what[0])]["character"])
        if kind in ("hand", "held"):
            return self.say(f"note-{kind}", who=who, cards=self.cards(str(what[1]).split()))
        return self.say("note-loyalty", who=who, card=self.card(str(what[1])))

    def reckoning(self, q: Asked, choice: Sequence[Item], view: Mapping[str, Any]) -> list[list[Any]]:
        """What each card would add to a skill check, or take from it."""
        if q.kind != "contribute":
            return []
        check = Galactica.read(dict(view["table"])).checks[-1]
        return [[value(check, str(card)), self.type(SKILL_CARDS[str(card)].type), str(card)] for card in choice]

    def score_line(self, line: ScoreLine) -> str:
        """There are no points in this game: one wins or loses."""
        raise LookupError(f"{line.source} scores nothing")
