"""Fields of events and of questions as arguments of sentences: what a field is called says what it holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.words.fleet.names import NameWords, is_dice
from orrery.words.shapes import Names
from orrery.words.text import Value

SEATS = frozenset({"who", "victim", "owner", "by"})
SHIPS = frozenset({"ship", "target"})
ARTICLES = ("a", "the")
SECTORS = frozenset({"at", "origin", "to", "via", "from", "remote"})
DICE = frozenset({"die", "lost"})
NAMED = frozenset({"weapon", "capability", "faction", "commander", "device", "open", "scenario", "prize"})


class ToldWords(NameWords):
    def told(self, fields: Mapping[str, Any], names: Names, g: Fleet | None = None) -> dict[str, Value]:
        """Every field in words, as far as a sentence could use it; nobody and nothing are None.

        What has a name of its own is there with its articles too: `weapon`, `weapon_the`; `kind`, `kind_a`, `kind_the`.
        """
        args: dict[str, Value] = {}
        for key, value in fields.items():
            args[key] = self._field(key, value, fields, names, g)
            for article in ARTICLES if args[key] is not None else ():
                args[f"{key}_{article}"] = self._with(article, key, value, fields, g)
        return args

    def _field(self, key: str, value: Any, fields: Mapping[str, Any], names: Names, g: Fleet | None) -> Value:
        if value is None or value == "":
            return None
        if key in SEATS and isinstance(value, int):
            return names[value] if 0 <= value < len(names) else None
        if key in SECTORS:
            return self.sector(str(value))
        if key in SHIPS and isinstance(value, int):
            return self._ship(value, fields, g, "inside") if value >= 0 else None
        if key in ("ships", "kinds"):
            return self._ships(value, fields, g)
        if isinstance(value, (list, tuple)):
            return None if any(isinstance(entry, dict) for entry in value) else self._list(value, g)
        if key in DICE or key in NAMED or key == "kind":
            return self.thing(value, g)
        if key == "face":
            return self.say(f"face-{value}")
        return value if isinstance(value, (str, int)) else None

    def _with(self, article: str, key: str, value: Any, fields: Mapping[str, Any], g: Fleet | None) -> Value:
        if key in SHIPS and isinstance(value, int):
            return self._ship(value, fields, g, article)
        if (key in ("weapon", "capability", "faction") and article == "the") or key == "kind":
            return self.say(f"card-{value}.{article}")
        return None

    def _ship(self, n: int, fields: Mapping[str, Any], g: Fleet | None, form: str) -> str:
        """A ship as the event tells it, or, with its sector, as it stands on the table."""
        if "kind" in fields:
            return self.say(f"card-{fields['kind']}.{form}")
        if g is not None and n < len(g.ships):
            ship = g.ships[n]
            return self.say("ship-at", ship=self.say(f"card-{ship.kind}.{form}"), at=self.place(ship.at))
        return self.thing(f"ship:{n}", None)

    def _ships(self, value: Any, fields: Mapping[str, Any], g: Fleet | None) -> Value:
        if isinstance(value, int):
            return value
        if "kinds" in fields:
            return self.kinds(fields["kinds"])
        if g is not None:
            return self.kinds(g.ships[n].kind for n in value)
        return self.say("ships-numbered", n=len(value))

    def _list(self, values: Iterable[Any], g: Fleet | None) -> Value:
        """Equal entries are counted: ships and dice come in numbers."""
        values = list(values)
        if values and all(str(value).partition(":")[0] in PROFILES for value in values):
            return self._plan(values)
        if values and all(is_dice(str(value)) for value in values):
            return self.dice(values)
        found = [self._listed(value, g) for value in values]
        return self.several(found) if found else None

    def _plan(self, plan: list[str]) -> str:
        """A fleet: ships of one kind counted, those that carry something one by one."""
        plain = [entry for entry in plan if ":" not in entry]
        laden = [self.entry(entry) for entry in plan if ":" in entry]
        counted = [self.kinds([kind] * n) or "" for kind, n in Counter(plain).items()]
        return self.several([*laden, *counted])

    def _listed(self, value: Any, g: Fleet | None) -> str:
        """An entry of a list, shields as "shield:green-orth>b2" included."""
        text = str(value)
        word, _, rest = text.partition(":")
        die, arrow, sector = rest.partition(">")
        if word in ("shield", "bonus") and arrow:
            return self.say("shield-before", die=self.dice([die]), at=self.thing(sector, g))
        return self.thing(value, g)
