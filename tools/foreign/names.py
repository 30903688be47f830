"""Cards: their names in a trace, and our ids."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from orrery.games.race.cards import cards_of
from tools.foreign.compare import NOTHING, Difference
from tools.foreign.reading import Trace

EDITION = 1


def plain(name: str) -> str:
    """ "Earth's Lost Colony" is earths_lost_colony."""
    return re.sub(r"[^a-z0-9]+", "_", re.sub(r"['’]", "", name.lower())).strip("_")


class Names:
    """The spelling of every card, learned from where a trace names them all; elsewhere it must be the same."""

    def __init__(self, trace: Trace) -> None:
        self._names: dict[str, str] = {}
        self._ids: dict[str, str] = {}
        everywhere = {
            "setup, start_worlds": trace["setup"]["start_worlds"],
            "draw_order": trace["draw_order"],
            "the last deck": trace["rounds"][-1]["end"]["deck"],
        }
        for where, names in everywhere.items():
            for name in names:
                self._learn(where, name)

    def _learn(self, where: str, name: str) -> None:
        id = plain(name)
        if id not in cards_of(EDITION):
            raise Difference(where, name, NOTHING)
        if self._names.setdefault(id, name) != name:
            raise Difference(where, name, self._names[id])
        self._ids[name] = id

    def name(self, id: str) -> str:
        return self._names.get(id, id)

    def all(self, ids: Iterable[str]) -> list[str]:
        return [self.name(id) for id in ids]

    def id(self, name: object) -> str:
        if not isinstance(name, str) or name not in self._ids:
            raise Difference("a card", name, NOTHING)
        return self._ids[name]

    def ids(self, names: Sequence[object]) -> list[str]:
        return [self.id(name) for name in names]
