"""The log is whole: what was told to everybody adds up to what lies on the table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from random import Random
from typing import Any

import pytest

import orrery
from orrery.games.galactica.state import Galactica

DIALS = {"fuel": 8, "food": 8, "morale": 10, "population": 12}


def tally(events: Iterable[Mapping[str, Any]]) -> Counter[str]:
    """What somebody would have counted who only listened."""
    count: Counter[str] = Counter({**DIALS, "raptors": 4, "nukes": 2})
    for e in events:
        name = e["event"]
        if name == "resource_changed":
            count[e["resource"]] += e["delta"]
        elif name == "ship_destroyed" and e["ship"] == "raptor":
            count["raptors"] -= 1
        elif name == "attacked" and e["target"] == "viper" and e["effect"] != "missed":
            count["vipers lost"] += 1
        elif name == "vipers_damaged":
            count["vipers lost"] += e["n"]
        elif name == "repaired":
            count["raptors"] += e["n"] if e["what"] == "raptor" else 0
            count["vipers lost"] -= e["n"] if e["what"] == "viper" else 0
            count["damage"] -= e["what"] not in ("raptor", "viper")
        elif name == "acted" and e["action"] == "title:nuke":
            count["nukes"] -= 1
        elif name == "nukes_discarded":
            count["nukes"] -= e["n"]
        elif name == "galactica_damaged":
            count["damage"] += e["token"] not in DIALS
        elif name == "civilian_destroyed":
            count["civilians lost"] += 1
        elif name == "crisis_drawn":
            count["crises"] += 1
        elif name == "jumped":
            count["jumps"] += 1
    return count


def counted(g: Galactica) -> Counter[str]:
    """The same, by looking at the table."""
    count: Counter[str] = Counter({name: getattr(g, name) for name in DIALS})
    count["raptors"] = g.raptors
    count["nukes"] = g.nukes
    count["vipers lost"] = g.vipers_damaged + g.vipers_destroyed
    count["damage"] = len(g.damaged)
    count["civilians lost"] = len(g.civilians_destroyed)
    count["jumps"] = len(g.destinations)
    return count


@pytest.mark.parametrize("seed", range(6))
def test_what_is_told_adds_up(seed: int) -> None:
    game = orrery.new("galactica", 3 + seed % 4, seed)
    rng = Random(seed)
    while game.pending:
        asked = next(iter(game.pending.values()))
        game.answer(asked.seat, asked.sample(rng))
    assert isinstance(game.state, Galactica)
    told = tally(game.events(None))
    assert told.pop("crises") > 0
    assert told == counted(game.state)
