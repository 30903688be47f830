"""Questions, what can be chosen, and what a choice would cost and do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.games.fleet.state import Fleet
from orrery.words.base import DOT
from orrery.words.fleet.told import ToldWords
from orrery.words.shapes import Asked, Item, Names
from orrery.words.text import Value


class QuestionWords(ToldWords):
    def question(self, q: Asked, names: Names) -> str:
        return self.say(f"q-{q.kind}", **self._asked(q, names))

    def _asked(self, q: Asked, names: Names) -> dict[str, Value]:
        """The arguments of a question's sentence: what it is about, and how many things are to be chosen."""
        g = table_of(q)
        args = self.told(q.about, names, g)
        args |= {"n": q.least, "most": q.most, "items": len(q.items)}
        if q.kind == "react" and g is not None:
            args["who"] = names[g.ships[q.about["ships"][0]].owner]
        return args

    # --- items ----------------------------------------------------------------------------------------

    def item(self, q: Asked, item: Item) -> str:
        label = self.part(str(item), table_of(q)) if isinstance(item, str) else self.thing(item, None)
        return label[:1].upper() + label[1:]

    def part(self, item: str, g: Fleet | None) -> str:
        """ "verb:words", "a>b" or one thing."""
        word, colon, rest = item.partition(":")
        if colon and f"act-{word}" in self.text.ids:
            return self.say(f"act-{word}", **self._act(rest, g))
        left, arrow, right = item.partition(">")
        if arrow:
            return self._pair(left, right, g)
        return self.thing(item, g)

    def _act(self, rest: str, g: Fleet | None) -> dict[str, Value]:
        what, _, at = rest.partition(">")
        args: dict[str, Value] = {"what": self.thing(what, g) if what else None, "at": self.thing(at, g) if at else None}
        ship = g.ship(what) if g is not None and what.startswith("ship:") else None
        return args | {"weapon": self.card(ship.weapon) if ship is not None and ship.weapon else None}

    def _pair(self, left: str, right: str, g: Fleet | None) -> str:
        """ "a1>b2": from a sector to another; "a1>ship:9": a sector on a ship; "ship:3>drones": a ship and its means."""
        kind = "use" if left.startswith("ship:") else "on" if right.startswith("ship:") else "to"
        return self.say(f"item-{kind}", left=self.thing(left, g), right=self.thing(right, g))

    # --- previews -------------------------------------------------------------------------------------

    def preview(self, q: Asked, shown: Mapping[str, Any]) -> str:
        """Each part of a preview that has words, in their order."""
        if not shown:
            return ""
        args = self.told(shown, (), table_of(q)) | {"kills": bool(shown.get("kills"))}
        return DOT.join(self._shown(q, shown, args))

    def _shown(self, q: Asked, shown: Mapping[str, Any], args: dict[str, Value]) -> list[str]:
        said = []
        if "damage" in shown and "target" in shown:
            said.append(self.say("preview-damage", **args))
        if len(by_sector := shown.get("damage_by_sector", {})) > 1:
            parts = [self.say("preview-from", at=self.sector(at), damage=damage) for at, damage in by_sector.items()]
            said.append(", ".join(parts))
        if shown.get("remote"):
            said.append(self.say("preview-remote"))
        if shown.get("stops"):
            stops = [
                self.say("shield-before", die=self.die(shield["die"]), at=self.sectors(shield["sectors"]))
                for shield in shown["stops"]
            ]
            said.append(self.say("preview-stops", shields=", ".join(stops)))
        if "counter" in shown:
            said.append(self.say("preview-counter", damage=shown["counter"]))
        if "room" in shown:
            said.append(self.say("preview-room", n=shown["room"]))
        if shown.get("terrain"):
            said.append(self.card(shown["terrain"]))
        return said


def table_of(q: Asked) -> Fleet | None:
    """The table as the seat that is asked sees it, where the question knows it."""
    found: Fleet | None = getattr(q, "table", None)
    return found
