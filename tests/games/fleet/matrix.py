"""The matrix of Fleet Commander: which tables the laws are held to, besides those that `Title.variants` lists.

Every set of optional rules with every scenario, number of players and form of play; every faction against every faction
in every scenario; and tables such that any two values of any two options meet at one of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from random import Random
from typing import Any

import orrery
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.recruiting import can_field
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.switches import FORMATS, SWITCHES
from orrery.games.fleet.title import FleetCommander

TITLE = FleetCommander()
OPTIONAL = {"weapons": "secret", "deployment": "hidden", "map": "fog"}
"""The optional rules (chapter OPT), by option and value."""
VALUES: dict[str, tuple[Any, ...]] = {
    "seats": TITLE.seats,
    "scenario": tuple(SCENARIOS),
    "points": ("usual", 9, 15),
    "round_limit": (0, 30),
    **{name: values for name, values in (FORMATS | SWITCHES).items() if name != "campaign"},
}
"""What the tables of `pairwise` are made of. A campaign chooses most of it by itself: see `optional_rules`."""

Cell = tuple[int, Mapping[str, Any]]
"""Seats, and the options that are not as usual."""
Setting = tuple[str, Any]


def is_table(seats: int, options: Mapping[str, Any]) -> bool:
    usual = {option.name: option.values[0] for option in TITLE.options}
    return TITLE.why_not(seats, {**usual, **options}) is None


def optional_rules() -> Iterator[Cell]:
    """One, two or all of the optional rules, in each scenario and form of play, and in campaigns."""
    sets = [dict(some) for n in (1, 2, 3) for some in combinations(OPTIONAL.items(), n)]
    tables = [{"scenario": name, "format": form} for name in SCENARIOS for form in FORMATS["format"]]
    tables.append({"campaign": "campaign"})
    for seats, table, some in product(TITLE.seats, tables, sets):
        if is_table(seats, {**table, **some}):
            yield seats, {**table, **some}


def faction_pairs() -> Iterator[tuple[str, str, str]]:
    """(scenario, faction of seat 0, faction of seat 1), where they have fleets for it."""
    for scenario in [name for name, scenario in SCENARIOS.items() if not scenario.fleet]:
        g = orrery.new("fleet", 2, 0, {"scenario": scenario, "factions": "any_faction"}).state
        assert isinstance(g, Fleet)
        able = [[faction for faction in FACTIONS if can_field(g, seat, faction)] for seat in (0, 1)]
        yield from [(scenario, one, other) for one, other in product(*able)]


@cache
def pairwise() -> tuple[Cell, ...]:
    """Tables at which any two values of two options meet, if there is a table for them at all."""
    rng, missing, found = Random("pairwise"), set(pairs(VALUES)), list[Cell]()
    for pair in pairs(VALUES):
        table = best_table(dict(pair), missing, rng) if pair in missing else None
        if table is not None:
            missing -= met(table)
            options = {name: value for name, value in table.items() if name != "seats" and value != VALUES[name][0]}
            found.append((table["seats"], options))
    return tuple(found)


def pairs(values: Mapping[str, tuple[Any, ...]]) -> Iterator[frozenset[Setting]]:
    for one, other in combinations(values, 2):
        yield from [frozenset({(one, a), (other, b)}) for a, b in product(values[one], values[other])]


def met(table: Mapping[str, Any]) -> set[frozenset[Setting]]:
    return {frozenset(pair) for pair in combinations(table.items(), 2)}


def best_table(begun: dict[str, Any], missing: set[frozenset[Setting]], rng: Random) -> dict[str, Any] | None:
    """A table with some settings and many missing pairs; None where there is none."""
    usual = {name: values[0] for name, values in VALUES.items()}
    for seats, scenario in product(VALUES["seats"], VALUES["scenario"]):
        table = {**usual, "seats": seats, "scenario": scenario, **begun}
        if possible(table):
            break
    else:
        return None
    for name in rng.sample(list(VALUES), len(VALUES)):
        if name not in begun:
            tables = [{**table, name: value} for value in VALUES[name]]
            table = max([t for t in tables if possible(t)], key=lambda t: len(met(t) & missing))
    return table


def possible(table: Mapping[str, Any]) -> bool:
    return is_table(table["seats"], {name: value for name, value in table.items() if name != "seats"})
