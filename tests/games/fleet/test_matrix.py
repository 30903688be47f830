"""The laws hold at every table of the matrix (`matrix.py`); those that the title lists itself are in `tests/laws`.

In the short run some of the tables, and the laws that a rule of the game could break, each at some of the questions; in
the long run (`ORRERY_LONG=1`) all tables and all laws.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from itertools import product
from typing import Any

import pytest

import orrery
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.scenarios import SCENARIOS
from tests.games.fleet.matrix import OPTIONAL, VALUES, faction_pairs, is_table, met, optional_rules, pairs, pairwise
from tests.laws import kit
from tests.laws.course import length, run

LONG = os.environ.get("ORRERY_LONG") == "1"
SHORT_LAWS: kit.Shares = {
    kit.nothing_is_wrong: 0.1,
    kit.nobody_is_asked_in_vain: 0.1,
    kit.other_worlds_look_the_same: 0.003,
}
ALL_LAWS: kit.Shares = dict(law for group in kit.GROUPS.values() for law in group.items())
AT_END = tuple(law for laws in kit.AT_END.values() for law in laws)
USUAL = 220
"""Answers of a game that is looked at as often as `kit` says."""
EVERY = {"pairs": 9, "optional": 8, "pairwise": 5}
"""In the short run one table in so many."""
LED = {"factions": "any_faction", "commanders": "free_commanders", "sectors": "all_sectors"}


@dataclass(frozen=True)
class Cell:
    """A table whose factions, if they are named, are taken already."""

    seats: int
    options: Mapping[str, Any]
    factions: tuple[str, ...] = field(default=())

    def __call__(self, seed: str, as_generators: bool = False) -> orrery.Game:
        game = orrery.new("fleet", self.seats, seed, self.options, as_generators=as_generators)
        for seat, faction in enumerate(self.factions):
            game.answer(seat, (faction,))
        return game

    def __str__(self) -> str:
        return " ".join([f"{self.seats}", *map(str, self.options.values()), *self.factions])


PAIRS = [
    Cell(2, {**LED, "scenario": scenario}, (one, other))
    for i, (scenario, one, other) in enumerate(faction_pairs())
    if LONG or scenario == "pitched_battle" or i % EVERY["pairs"] == 0
]
RULES = [
    Cell(*cell)
    for i, cell in enumerate(optional_rules())
    if LONG or (i % EVERY["optional"] == 0 and "campaign" not in cell[1])
]
PAIRWISE = [Cell(*cell) for i, cell in enumerate(pairwise()) if LONG or i % EVERY["pairwise"] == 0]


@pytest.mark.parametrize("cell", [*PAIRS, *RULES, *PAIRWISE], ids=str)
def test_the_laws_hold_at_every_table(cell: Cell) -> None:
    if LONG:
        laws = kit.scaled(ALL_LAWS, min(1.0, (USUAL / length(cell, 0)) ** 2))
        assert run(cell, 0, laws, AT_END) > 20
    else:
        assert run(cell, 0, SHORT_LAWS, (kit.replay_is_exact,)) > 20


# --- that the matrix is whole -------------------------------------------------------------------------


def test_every_faction_meets_every_faction() -> None:
    found = list(faction_pairs())
    assert {(one, other) for scenario, one, other in found if scenario == "pitched_battle"} == {
        (one, other) for one in FACTIONS for other in FACTIONS
    }
    assert {scenario for scenario, _, _ in found} == set(SCENARIOS) - {"first_game"}


def test_every_set_of_optional_rules_is_in_every_scenario_that_has_it() -> None:
    """FC-OPT-01: together or separately."""
    found = [tuple(sorted([k for k in OPTIONAL if k in options])) for _, options in optional_rules()]
    assert len(set(found)) == 7
    for scenario in SCENARIOS.values():
        sets = {frozenset(o.items()) for n, o in optional_rules() if o.get("scenario") == scenario.name and n == 2}
        assert len(sets) == (7 if scenario.foggy else 3)
    assert {seats for seats, _ in optional_rules()} == {2, 3, 4, 5, 6}


def test_any_two_values_of_two_options_meet() -> None:
    usual = {name: values[0] for name, values in VALUES.items()}
    tables = [{**usual, **options, "seats": seats} for seats, options in pairwise()]
    assert all(is_table(t["seats"], {k: v for k, v in t.items() if k != "seats"}) for t in tables)
    alone = {pair for table in tables for pair in met(table)}
    apart = set(pairs(VALUES)) - alone
    assert all(never_meet(dict(pair)) for pair in apart), apart


def never_meet(pair: dict[str, Any]) -> bool:
    """The title itself forbids them together, whoever plays what besides."""
    free = {name: VALUES[name] for name in ("seats", "scenario") if name not in pair}
    tables = [{**pair, **dict(zip(free, some, strict=True))} for some in product(*free.values())]
    return not any(is_table(t["seats"], {k: v for k, v in t.items() if k != "seats"}) for t in tables)
