"""Starting from an explicit position: a puzzle, a test, an old battle's middle.

{"ships": [{"owner": 0, "kind": "frigate", "at": "a1", "hull": 6, "weapon": "", "devices": []}, ...],
 "players": [{"rolled": ["red-orth"], "stored": ["green-multi"], "faction": "phebe", "start": 12}, ...],
 "sectors": {"c3": "asteroid_field"}, "tokens": [{"kind": ..., "owner": 0, "at": "b2", "ship": 3, "die": "green-orth"}],
 "portals": {"b2": "X", "f3": "X"}, "turn": 0, "round": 1, "phase": "start"}

Everything but `ships` may be left out. Dice that are named nowhere are in the reserve. With rolled dice the game goes
on in the Dice Actions phase of the seat whose turn it is; else with the phase given, "start" or "energy".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.errors import BadOption
from orrery.games.fleet.bays import fill_bases
from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.dice import COLOURS, RESULTS, colour
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.faults import pool
from orrery.games.fleet.portals import LETTERS
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.setup import lay_out
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship

KEYS = {"ships", "players", "sectors", "portals", "tokens", "turn", "round", "phase", "first"}
SHIP_KEYS = {"owner", "kind", "at", "hull", "weapon", "devices", "docked", "revealed", "last"}
PLAYER_KEYS = {"rolled", "stored", "faction", "commander", "start"}
TOKEN_KEYS = {"kind", "owner", "at", "ship", "on", "die", "line"}
PHASES = ("start", "energy", "actions")


def lay_out_position(g: Fleet, position: Mapping[str, Any]) -> None:
    check_keys(position, KEYS, "A position")
    lay_out(g)
    for sector, kind in read_mapping(position, "sectors").items():
        if sector not in g.board.index or kind not in TERRAINS:
            raise BadOption(f"There can be no {kind!r} on {sector!r}.")
        g.lay(sector, kind)
    for sector, letter in read_mapping(position, "portals").items():
        if sector not in g.board.index or letter not in LETTERS:
            raise BadOption(f"There can be no portal {letter!r} on {sector!r}.")
        g.portals += ((sector, letter),)
    g.ships = tuple([read_ship(g, n, data) for n, data in enumerate(read_list(position, "ships"))])
    fill_bases(g)
    for data in read_list(position, "tokens"):
        check_keys(data, TOKEN_KEYS, "A token of a position")
        g.put_token(**data)
    for seat, data in enumerate(read_list(position, "players")[: g.seats]):
        read_player(g, seat, data)
    g.turn, g.first = read_number(position, "turn", 0), read_number(position, "first", 0)
    g.round = read_number(position, "round", 1)
    if not 0 <= g.turn < g.seats or not 0 <= g.first < g.seats:
        raise BadOption(f"There is no seat {max(g.turn, g.first)} at this table.")
    rolled = any(player.rolled for player in g.players)
    g.phase = position.get("phase", "actions" if rolled else "start")
    if g.phase not in PHASES:
        raise BadOption(f"A position cannot begin in the phase {g.phase!r}. It can be: {', '.join(PHASES)}.")
    for seat, player in enumerate(g.players):
        fill_reserve(g, seat)
        player.ready = True
        player.start = player.start or g.points_of(seat)


def read_ship(g: Fleet, n: int, data: Any) -> Ship:
    check_keys(data, SHIP_KEYS, "A ship of a position")
    kind = data.get("kind")
    if kind not in PROFILES:
        raise BadOption(f"There is no kind of ship {kind!r}.")
    known = {key: data[key] for key in ("weapon", "docked", "revealed", "last") if key in data}
    devices = tuple(data.get("devices", ()))
    hull = read_number(data, "hull", PROFILES[kind].hull)
    return Ship(n, read_number(data, "owner", 0), kind, hull, data.get("at", ""), devices=devices, **known)


def read_player(g: Fleet, seat: int, data: Any) -> None:
    check_keys(data, PLAYER_KEYS, "A player of a position")
    player = g.players[seat]
    player.rolled, player.stored = tuple(data.get("rolled", ())), tuple(sorted(data.get("stored", ())))
    for die in player.rolled + player.stored:
        if die not in RESULTS:
            raise BadOption(f"There is no result {die!r}. Results are: {', '.join(RESULTS)}.")
    player.faction = data.get("faction", player.faction)
    player.commander = data.get("commander", "")
    if player.faction not in FACTIONS or player.commander not in ("", *COMMANDERS):
        raise BadOption(f"There is no faction {player.faction!r} or no commander {player.commander!r}.")
    player.start = read_number(data, "start", 0)


def fill_reserve(g: Fleet, seat: int) -> None:
    """The dice that are named nowhere."""
    player = g.players[seat]
    out = [*player.rolled, *player.stored, *[t.die for t in g.tokens if t.owner == seat and t.die]]
    counts = [n - [colour(die) for die in out].count(name) for name, n in zip(COLOURS, pool(g, seat), strict=True)]
    player.reserve = (counts[0], counts[1], counts[2])


def read_list(data: Mapping[str, Any], key: str) -> list[Any]:
    value = data.get(key, [])
    if isinstance(value, str) or not isinstance(value, Sequence) or not all(isinstance(v, Mapping) for v in value):
        raise BadOption(f"{key} is a list of mappings.")
    return list(value)


def read_mapping(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    value = data.get(key, {})
    if not isinstance(value, Mapping):
        raise BadOption(f"{key} is a mapping.")
    return value


def read_number(data: Mapping[str, Any], key: str, default: int) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"{key} is a number, not {value!r}.")
    return value


def check_keys(data: Any, known: set[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadOption(f"{what} has no {key!r}. It has: {', '.join(sorted(known))}.")
