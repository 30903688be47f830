"""The log: what happened, as the reader's seat saw it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.state import Result
from orrery.words.fleet.scores import ScoreWords
from orrery.words.fleet.told import ToldWords
from orrery.words.shapes import Names
from orrery.words.text import Value

Seen = Mapping[str, Any]

OPTIONAL = ("at", "dice", "plan", "commander", "weapon", "weapons", "open")


class EventWords(ScoreWords, ToldWords):
    def event(self, e: Seen, names: Names) -> str:
        name = e["event"]
        if name == "ended":
            return self.result(Result(tuple(e["scores"]), tuple(e["winners"]), e["reason"]), names)
        return self.say(f"event-{name}", **self._told(e, names))

    def _told(self, e: Seen, names: Names) -> dict[str, Value]:
        """Its fields in words; what a sentence may mention and this event does not tell is nothing."""
        args: dict[str, Value] = dict.fromkeys(OPTIONAL)
        args |= self.told({key: value for key, value in e.items() if key not in ("event", "index")}, names)
        for key in ("fighters", "winners"):
            if key in e:
                args[key] = self.several([names[seat] for seat in e[key]]) if e[key] else None
        if "reason" in e:
            args["reason"] = self.say(f"end-{e['reason']}")
        if "aim" in e:
            args["aim"] = self._aim(e, names)
        if e["event"] == "field_drifted" and e["to"] == e["at"]:
            args["to"] = None
        if "lost" in e:
            args["lost"] = self._lost(e["lost"])
        return args | {"why": self._why(e.get("why"))}

    def _lost(self, die: str) -> str | None:
        """What a drain cost; None for nothing."""
        if die.startswith("token:"):
            return self.say("activation-die")
        return self.dice([die]) if die else None

    def _aim(self, e: Seen, names: Names) -> str | None:
        """What a weapon was aimed at: ships, of which the event tells the kinds, other players, sectors."""
        kinds = iter(e.get("kinds", ()))
        found = []
        for item in e["aim"]:
            word, _, n = str(item).partition(":")
            if word == "ship":
                found.append(self.say(f"card-{next(kinds)}.the"))
            elif word == "seat":
                found += [names[int(n)]] if int(n) != e["who"] else []
            else:
                found.append(self.thing(item, None))
        return self.several(found) if found else None

    def _why(self, why: str | None) -> str | None:
        """What brought something about: a weapon, a device, a sector, a commander, or a rule with words of its own."""
        own = f"why-{why}"
        return (self.say(own) if own in self.text.ids else self.card(why)) if why else None
