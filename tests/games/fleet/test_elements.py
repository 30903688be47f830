"""No ship, weapon, device, sector, commander, faction, scenario or option without a test that plays it.

A test plays something if it, or a helper or constant that it uses, names it, and sets up a table or a game.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from orrery.games.fleet.capabilities import CAPABILITIES
from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import ALL_TILES
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.switches import FORMATS, SWITCHES
from orrery.games.fleet.turn import ACTIONS
from orrery.games.fleet.weapons import WEAPONS

WORD = re.compile(r"[a-z][a-z0-9_]*")
STAGES = {"Table", "new", "to_the_first_turn"}
"""What sets a table up."""
ELEMENTS = {
    "ship": [kind for kind in PROFILES if kind != "signal"],
    "weapon": list(WEAPONS),
    "device": list(DEVICES),
    "capability": [name for name, capability in CAPABILITIES.items() if capability.activated],
    "sector": [*ALL_TILES, "unknown"],
    "commander": list(COMMANDERS),
    "faction": list(FACTIONS),
    "scenario": list(SCENARIOS),
    "verb": list(ACTIONS),
    "option": [value for values in (FORMATS | SWITCHES).values() for value in values[1:]],
}


def names_used(node: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(node) if isinstance(n, ast.Name)} | {
        n.attr for n in ast.walk(node) if isinstance(n, ast.Attribute)
    }


def words_said(node: ast.AST) -> set[str]:
    """The words of all its strings, but of no docstring."""
    docs = [ast.get_docstring(n, clean=False) for n in ast.walk(node) if isinstance(n, ast.FunctionDef)]
    texts = [n.value for n in ast.walk(node) if isinstance(n, ast.Constant) and isinstance(n.value, str)]
    keys = {n.arg for n in ast.walk(node) if isinstance(n, ast.keyword) and n.arg}
    return {word for text in texts if text not in docs for word in WORD.findall(text)} | keys


@cache
def played() -> frozenset[str]:
    found: set[str] = set()
    for file in Path(__file__).parent.glob("test_*.py"):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        parts: dict[str, ast.AST] = {}
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                parts[node.name] = node
            elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                parts[node.targets[0].id] = node
        for name in parts:
            if name.startswith("test_"):
                whole: set[str] = {name}
                rest: list[ast.AST] = [parts[name]]
                while rest:
                    for used in names_used(rest.pop()) & parts.keys() - whole:
                        whole.add(used)
                        rest.append(parts[used])
                nodes = [parts[part] for part in whole]
                if any(names_used(one) & STAGES for one in nodes):
                    found |= {word for one in nodes for word in words_said(one)}
    return frozenset(found)


@pytest.mark.parametrize("kind", ELEMENTS)
def test_nothing_is_left_unplayed(kind: str) -> None:
    assert sorted(set(ELEMENTS[kind]) - played()) == []


def test_how_many_there_are() -> None:
    """16 ships, with three pieces of scenarios and decoys; 17 weapons, 9 commanders, 7 factions, 12 scenarios."""
    sizes = {kind: len(names) for kind, names in ELEMENTS.items()}
    assert (sizes["ship"], sizes["weapon"], sizes["device"], sizes["capability"]) == (20, 17, 10, 13)
    assert (sizes["sector"], sizes["commander"], sizes["faction"], sizes["scenario"]) == (8, 9, 7, 12)
