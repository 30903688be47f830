"""A game as a seat imagines it: a table that may be behind what it sees, played on by the rules.

It can be taken up where the rules themselves can (`Title.resume`): before dice are chosen, before each action and on
the bridge. Everything else is asked inside such a stretch of play.

A fleet is sampled that is legal, has the points that its player began with, and fits what was shown of it; decoys may
be any of the signals.
"""

from __future__ import annotations

from random import Random

from orrery.bots.bot import View
from orrery.core.world import World, go_on
from orrery.games import find
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.fleets import Plan, available, is_legal, kind_of, limits
from orrery.games.fleet.hidden import DECOYS
from orrery.games.fleet.knowledge import entry_of, hide_tiles, is_built
from orrery.games.fleet.limits import Limit
from orrery.games.fleet.sectors.battle_station import ARSENAL
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import CAPACITY, LOST, Fleet, Ship
from orrery.games.fleet.weapons import WEAPONS

TRIES = 12


def is_veiled(g: Fleet) -> bool:
    """Whether there is anything on the table that a seat cannot see."""
    return bool(g.pile) or any(ship.kind == "signal" or not ship.weapon_known for ship in g.ships)


def table_behind(view: View, rng: Random) -> Fleet:
    """One of the tables that the seat could be looking at."""
    title = find(view["title"])
    g = title.state.read(view["table"])
    assert isinstance(g, Fleet)
    g.chance.seed = str(rng.getrandbits(64))
    for owner in range(g.seats):
        uncover(g, owner, rng)
    if g.pile:
        hide_tiles(g, rng)
    arm_stations(g, view["you"], rng)
    return g


def imagine(view: View, rng: Random) -> World:
    return go_on(find(view["title"]), view["options"], table_behind(view, rng))


def uncover(g: Fleet, owner: int, rng: Random) -> None:
    """Puts ships and decoys under a player's signals, and weapons into what hides them."""
    veiled = [ship for ship in g.ships if ship.owner == owner and ship.kind == "signal"]
    if veiled:
        gone = sum([s.owner == owner and s.kind == "decoy" and s.at == LOST for s in g.ships])
        decoys = max(0, min(DECOYS - gone, len(veiled) - 1))
        plan = some_fleet(g, owner, len(veiled) - decoys, rng)
        lay_under(g, veiled, [*plan, *["decoy"] * (len(veiled) - len(plan))], rng)
    for ship in g.ships:
        if ship.owner == owner and not ship.weapon_known and not ship.weapon and has(ship.kind, "special_weapon"):
            ship.weapon = rng.choice(FITTING)


FITTING = tuple([name for name, weapon in WEAPONS.items() if weapon.faction == "any"])


def some_fleet(g: Fleet, owner: int, n: int, rng: Random) -> Plan:
    """So many ships that complete what is known of a fleet."""
    known = tuple([entry_of(s) for s in g.ships if s.owner == owner and s.kind != "signal" and is_built(s)])
    left = g.players[owner].start - sum([PROFILES[kind_of(entry)].rank for entry in known])
    asked = limits(g, owner)
    entries: dict[int, list[str]] = {}
    for entry in available(g, owner):
        entries.setdefault(PROFILES[kind_of(entry)].rank, []).append(entry)
    plan: Plan = ()
    for _ in range(TRIES):
        plan = completed(known, asked, entries, n, left, FACTIONS[g.players[owner].faction].classes, rng)
        if is_legal(g, owner, (*known, *plan)):
            break
    return plan


def completed(
    known: Plan,
    asked: tuple[Limit, ...],
    entries: dict[int, list[str]],
    n: int,
    left: int,
    classes: tuple[int, ...],
    rng: Random,
) -> Plan:
    """What is asked first, then any, so that the points come out."""
    plan: Plan = ()
    for limit in asked:
        while len(plan) < n and limit.count((*known, *plan)) < limit.least:
            fitting = [e for some in entries.values() for e in some if limit.counts(e)]
            if not fitting:
                break
            plan = (*plan, rng.choice(fitting))
    left -= sum([PROFILES[kind_of(entry)].rank for entry in plan])
    for points in shared_out(left, n - len(plan), max(classes), rng):
        plan = (*plan, rng.choice(entries.get(points) or entries[min(entries)]))
    return plan


def shared_out(points: int, n: int, most: int, rng: Random) -> list[int]:
    """Points for so many ships, at least one each."""
    parts = [1] * n
    for _ in range(points - n):
        open_to = [i for i, part in enumerate(parts) if part < most]
        if not open_to:
            break
        parts[rng.choice(open_to)] += 1
    return parts


def lay_under(g: Fleet, veiled: list[Ship], things: list[str], rng: Random) -> None:
    """The greatest first, each where there is room for it; some ways lead nowhere."""
    taken: dict[str, int] = {}
    for ship in g.ships:
        if ship.kind != "signal":
            taken[ship.at] = taken.get(ship.at, 0) + PROFILES[ship.kind].rank
    for _ in range(TRIES):
        rng.shuffle(things)
        left, used, fits = list(veiled), dict(taken), True
        for entry in sorted(things, key=lambda entry: -PROFILES[kind_of(entry)].rank):
            points = PROFILES[kind_of(entry)].rank
            fitting = [ship for ship in left if not ship.at or used.get(ship.at, 0) + points <= CAPACITY]
            fits = fits and bool(fitting)
            ship = rng.choice(fitting or left)
            left.remove(ship)
            used[ship.at] = used.get(ship.at, 0) + points
            put(ship, entry)
        if fits:
            return


def put(ship: Ship, entry: str) -> None:
    kind, *load = entry.split(":")
    armed = has(kind, "special_weapon")
    ship.kind, ship.hull = kind, PROFILES[kind].hull
    ship.weapon = (load[0] if load else "") if armed else ""
    ship.devices = () if armed else tuple(load)


def arm_stations(g: Fleet, seat: int, rng: Random) -> None:
    """The weapon of a Battle Station: what the seat saw when it looked, or any (FC-SEC-10)."""
    seen = dict([note.split(":") for note in g.players[seat].seen])
    for station in g.stations:
        if not station.weapon:
            station.weapon = seen.get(station.at) or rng.choice(ARSENAL)
