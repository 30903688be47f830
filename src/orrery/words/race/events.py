"""The log: what happened, as the reader's seat saw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.state import Result
from orrery.games.race.cards import CARDS
from orrery.words.race.cards import BONUS, WINDFALL, CardWords, owner
from orrery.words.race.scores import ScoreWords
from orrery.words.shapes import Names
from orrery.words.text import Value

Seen = Mapping[str, Any]


class EventWords(ScoreWords, CardWords):
    def event(self, e: Seen, names: Names) -> str:
        name = e["event"]
        if name == "ended":
            return self.result(Result(tuple(e["scores"]), tuple(e["winners"]), e["reason"]), names)
        if name == "paid" and e["how"] == "conquered":
            name = "conquered"
        return self.say(f"event-{name}", **self._told(e, names))

    def _told(self, e: Seen, names: Names) -> dict[str, Value]:
        """The arguments of an event's sentence: its fields in words, and how many cards there are."""
        args: dict[str, Value] = {key: e[key] for key in ("why", "vp", "round", "number", "hit") if key in e}
        if "who" in e:
            args["who"] = names[e["who"]]
        if "card" in e:
            args |= {"card": self.card(e["card"]), "type": CARDS[e["card"]].type}
        if "world" in e:
            args |= {"world": self.card(e["world"]), "card": self.card(e["world"]), "kind": CARDS[e["world"]].kind}
        if "power" in e:
            args |= self._source(e)
        if "worlds" in e:
            args |= {"worlds": self.cards(e["worlds"]), "goods": len(e["worlds"]), "cards": e["n"]}
        if "phase" in e:
            args |= {"phase": self.phase(e["phase"]), "numeral": self.numeral(e["phase"])}
        if "actions" in e:
            args["actions"] = self.several(self.action(id) for id in e["actions"])
        shown = e.get("cards")
        args |= {
            "n": e.get("n") if shown is None else len(shown),
            "shown": self.cards(shown or ()),
            "used": self.cards(e.get("used", ())),
        }
        return args

    def _source(self, e: Seen) -> dict[str, Value]:
        """What brought a good, or took one."""
        power = e["power"]
        if power in (WINDFALL, BONUS):
            return {"by": power}
        return {"by": "here" if owner(power) == e.get("world") else "power", "card": self.card(owner(power))}
