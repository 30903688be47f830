"""Questions, what can be chosen, and what a choice would cost and do."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from orrery.games.fleet.fleets import kind_of, ready_fleets
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship
from orrery.words.base import DOT
from orrery.words.fleet.names import SECTOR, is_dice
from orrery.words.fleet.told import ToldWords
from orrery.words.shapes import Asked, Item, Names, Reason
from orrery.words.text import Value


class QuestionWords(ToldWords):
    def question(self, q: Asked, names: Names) -> str:
        return self.say(f"q-{q.kind}", **self._asked(q, names))

    def _asked(self, q: Asked, names: Names) -> dict[str, Value]:
        """The arguments of a question's sentence: what it is about, and how many things are to be chosen."""
        g = table_of(q)
        args: dict[str, Value] = dict.fromkeys(("at", "face", "class"))
        args |= self.told(q.about, names, g)
        args |= {"n": q.least, "most": q.most, "items": len(q.items)}
        if q.kind == "build":
            args["why"] = self._objection(q.about.get("objection"))
        if q.kind == "react" and g is not None:
            args["who"] = names[g.ships[q.about["ships"][0]].owner]
        return args

    def _objection(self, code: str | None) -> str | None:
        """What is still wrong with a fleet that has been begun."""
        return self.say(f"refusal-{code}") if code and code != "no_ships" else None

    # --- items ----------------------------------------------------------------------------------------

    def item(self, q: Asked, item: Item) -> str:
        return self._label(item, table_of(q), getattr(q, "seat", None))

    def named(self, item: Item) -> str:
        return self._label(item, None, None)

    def item_of_ship(self, ship: Ship) -> str:
        label = self.ship(ship)
        return label[:1].upper() + label[1:]

    def _label(self, item: Item, g: Fleet | None, seat: int | None) -> str:
        """One word, "verb:what with", "this>that", or one thing; with a capital, as labels have."""
        text = str(item)
        verb, _, rest = text.partition(":")
        left, arrow, right = text.partition(">")
        if f"act-{verb}" in self.text.ids:
            label = self.say(f"act-{verb}", **self._act(rest, g, seat))
        elif arrow:
            label = self._pair(left, right, g)
        else:
            label = self.thing(item, g)
        return label[:1].upper() + label[1:]

    def refusal(self, reason: Reason) -> str:
        args = self.told({key: value for key, value in reason.args.items() if key != "item"}, ())
        if "item" in reason.args:
            args["item"] = self.named(reason.args["item"])
        return self.say(f"refusal-{reason.code}", **args)

    def _act(self, rest: str, g: Fleet | None, seat: int | None) -> dict[str, Value]:
        """What a verb is done with: dice, a ship and its weapon, a ship to be built, a ready-made fleet."""
        what, _, at = rest.partition(">")
        kind = what.partition(":")[0]
        ship = g.ship(what) if g is not None and kind == "ship" else None
        return {
            "name": rest,
            "what": self._with_what(what, g),
            "at": self.thing(at, g) if at else None,
            "weapon": self.card(ship.weapon) if ship is not None and ship.weapon else None,
            "points": PROFILES[kind].rank if kind in PROFILES else None,
            "plan": self._ready(rest, g, seat),
            "ready": self._ready_name(rest),
        }

    def _with_what(self, what: str, g: Fleet | None) -> str | None:
        if is_dice(what):
            return self.dice(what.split("+"))
        return self.thing(what, g) if what else None

    def _ready_name(self, name: str) -> str | None:
        model = name.removesuffix("_light")
        if f"ready-{model}" not in self.text.ids:
            return None
        said = self.say(f"ready-{model}")
        return said if model == name else self.say("ready-light", name=said)

    def _ready(self, name: str, g: Fleet | None, seat: int | None) -> str | None:
        """The ships of a ready-made fleet of one's faction."""
        plans = ready_fleets(g, seat) if g is not None and seat is not None else {}
        return self.kinds(kind_of(entry) for entry in plans[name]) if name in plans else None

    def _pair(self, left: str, right: str, g: Fleet | None) -> str:
        """From a sector to another, of a sector on a ship, something in a sector, or something with what it carries."""
        if right.startswith("ship:"):
            kind = "on"
        elif SECTOR.fullmatch(right):
            kind = "to" if SECTOR.fullmatch(left) or is_out(left, g) else "at"
        else:
            kind = "use"
        return self.say(f"item-{kind}", left=self.thing(left, g), right=self.thing(right, g))

    # --- previews -------------------------------------------------------------------------------------

    def preview(self, q: Asked, shown: Mapping[str, Any]) -> str:
        """Each part of a preview that has words, in their order."""
        if not shown:
            return ""
        args = self.told(shown, (), table_of(q)) | {"kills": bool(shown.get("kills", shown.get("hull_left") == 0))}
        return DOT.join(self._shown(shown, args))

    def _shown(self, shown: Mapping[str, Any], args: dict[str, Value]) -> Iterator[str]:
        if "weapon" in shown:
            yield from self._weapon_shown(shown, args)
        elif "damage" in shown and "target" in shown:
            yield self.say("preview-damage", **args)
        if len(by_sector := shown.get("damage_by_sector", {})) > 1:
            parts = [self.say("preview-from", at=self.sector(at), damage=damage) for at, damage in by_sector.items()]
            yield ", ".join(parts)
        if shown.get("remote"):
            yield self.say("preview-remote")
        if shown.get("stops"):
            stops = [
                self.say("shield-before", die=self.dice([shield["die"]]), at=self.sectors(shield["sectors"]))
                for shield in shown["stops"]
            ]
            yield self.say("preview-stops", shields=", ".join(stops))
        if "counter" in shown:
            yield self.say("preview-counter", damage=shown["counter"])
        if "room" in shown:
            yield self.say("preview-room", n=shown["room"])
        if "left" in shown and "weapon" not in shown:
            yield self.say("preview-left", left=shown["left"])
        if "hits" in shown:
            yield self.say("preview-hits", hits=shown["hits"], needed=shown["needed"])
        if shown.get("terrain"):
            yield self.card(shown["terrain"])

    def _weapon_shown(self, shown: Mapping[str, Any], args: dict[str, Value]) -> Iterator[str]:
        """What a Special Weapon would do, by what its preview tells."""
        if "hull_left" in shown:
            yield self.say("preview-damage", **args)
        elif "repair" in shown:
            yield self.say("preview-repair", **args)
        elif "damage_a_turn" in shown:
            yield self.say("preview-drones", target=args["target"], damage=shown["damage_a_turn"])
        elif "centre" in shown:
            yield self.say("preview-bomb", **args)
        elif shown["weapon"] == "minefields":
            yield self.say("preview-mines", **args)
        elif shown.get("ships"):
            yield self.say("preview-blast", **args)
        elif shown.get("dice"):
            yield self.say("preview-bridge", **args)
        elif shown.get("sectors"):
            yield self.say("preview-sectors", **args)


def is_out(item: str, g: Fleet | None) -> bool:
    """Whether an item is a ship that is in a sector already."""
    return item.startswith("ship:") and g is not None and bool(SECTOR.fullmatch(g.ship(item).at))


def table_of(q: Asked) -> Fleet | None:
    """The table as the seat that is asked sees it, where the question knows it."""
    found: Fleet | None = getattr(q, "table", None)
    return found
