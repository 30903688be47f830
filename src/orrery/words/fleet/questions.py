"""Questions, what can be chosen, and what a choice would cost and do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from orrery.core.question import Question
from orrery.games.fleet.fleets import READY, kind_of
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.words.base import DOT
from orrery.words.fleet.names import SECTOR, is_dice
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
        label = self._part(str(item), q) if isinstance(item, str) else self.thing(item, None)
        return label[:1].upper() + label[1:]

    def _part(self, item: str, q: Asked) -> str:
        """One word, "verb:what with", "this>that", or one thing."""
        verb, _, rest = item.partition(":")
        if f"act-{verb}" in self.text.ids:
            return self.say(f"act-{verb}", **self._act(rest, q))
        left, arrow, right = item.partition(">")
        return self._pair(left, right, table_of(q)) if arrow else self.thing(item, table_of(q))

    def _act(self, rest: str, q: Asked) -> dict[str, Value]:
        """What a verb is done with: dice, a ship and its weapon, a ship to be built, a ready-made fleet."""
        g = table_of(q)
        what, _, at = rest.partition(">")
        kind = what.partition(":")[0]
        ship = g.ship(what) if g is not None and kind == "ship" else None
        return {
            "name": rest,
            "what": self._with_what(what, g),
            "at": self.thing(at, g) if at else None,
            "weapon": self.card(ship.weapon) if ship is not None and ship.weapon else None,
            "points": PROFILES[kind].rank if kind in PROFILES else None,
            "plan": self._ready(rest, q),
        }

    def _with_what(self, what: str, g: Fleet | None) -> str | None:
        if is_dice(what):
            return self.dice(what.split("+"))
        return self.thing(what, g) if what else None

    def _ready(self, name: str, q: Asked) -> str | None:
        """The ships of a ready-made fleet of one's faction."""
        g = table_of(q)
        plans = READY.get(g.players[q.seat].faction, {}) if g is not None and isinstance(q, Question) else {}
        return self.kinds(kind_of(entry) for entry in plans[name]) if name in plans else None

    def _pair(self, left: str, right: str, g: Fleet | None) -> str:
        """From a sector to another, of a sector on a ship, something in a sector, or something with what it carries."""
        if right.startswith("ship:"):
            kind = "on"
        elif SECTOR.fullmatch(right):
            kind = "to" if SECTOR.fullmatch(left) else "at"
        else:
            kind = "use"
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
                self.say("shield-before", die=self.dice([shield["die"]]), at=self.sectors(shield["sectors"]))
                for shield in shown["stops"]
            ]
            said.append(self.say("preview-stops", shields=", ".join(stops)))
        if "counter" in shown:
            said.append(self.say("preview-counter", damage=shown["counter"]))
        if "room" in shown:
            said.append(self.say("preview-room", n=shown["room"]))
        if "left" in shown:
            said.append(self.say("preview-left", left=shown["left"]))
        if shown.get("terrain"):
            said.append(self.card(shown["terrain"]))
        return said


def table_of(q: Asked) -> Fleet | None:
    """The table as the seat that is asked sees it, where the question knows it."""
    found: Fleet | None = getattr(q, "table", None)
    return found
