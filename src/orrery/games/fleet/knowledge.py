"""What a seat cannot know, and other worlds that it could not tell from this one.

Hidden are the plans while fleets are built, weapons drawn, secret weapons, what signals stand for, and the tiles in the
fog. In the middle of an action its player has begun to use what he has: then his signals only change places with others
of their sector.
"""

from __future__ import annotations

from random import Random

from orrery.games.fleet import stations
from orrery.games.fleet.dice import can_store
from orrery.games.fleet.drawing import DRAW, keepable, tokens
from orrery.games.fleet.fleets import Plan, available, is_legal, kind_of, worth
from orrery.games.fleet.fog_tiles import UNKNOWN, box
from orrery.games.fleet.hidden import Payload, find_home, payload, put
from orrery.games.fleet.parallel import exchange
from orrery.games.fleet.reinforcements import waiting
from orrery.games.fleet.scenarios.duel import champion
from orrery.games.fleet.setup import places
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import CAPACITY, Fleet, Ship
from orrery.games.fleet.weapons import WEAPONS

TRIES = 20


def resample(g: Fleet, seat: int | None, rng: Random) -> None:
    resample_table(g, seat, rng, g.busy or g.phase in ("start", "before"))
    if g.aside:
        exchange(g)
        resample_table(g, seat, rng, False)
        exchange(g)


def resample_table(g: Fleet, seat: int | None, rng: Random, acting: bool) -> None:
    """The battle on the table, of those who are in it; `acting` says whether who is in turn has begun something."""
    stations.resample(g, seat, rng)
    for other in g.present():
        player = g.players[other]
        if other == seat:
            continue
        if player.plan and g.phase == "setup" and not g.ships:
            player.plan = some_plan(g, other, player.plan, player.ready, rng)
        if player.drawn:
            redraw(g, other, rng)
        rearm(g, other, rng)
        confuse(g, other, rng, acting and other == g.turn)
    if g.pile:
        hide_tiles(g, rng)


# --- fleets being built -------------------------------------------------------------------------------


def some_plan(g: Fleet, seat: int, plan: Plan, ready: bool, rng: Random) -> Plan:
    """Another plan of as many ships that is as far from done."""
    entries = list(available(g, seat))
    points = worth(plan)
    for _ in range(TRIES):
        other = tuple(rng.choices(entries, k=len(plan)))
        if worth(other) == points and (not ready or is_legal(g, seat, other)):
            return other
    i = rng.randrange(len(plan))
    swap = [e for e in entries if PROFILES[kind_of(e)].rank == PROFILES[kind_of(plan[i])].rank]
    other = (*plan[:i], rng.choice(swap), *plan[i + 1 :])
    return other if not ready or is_legal(g, seat, other) else plan


def redraw(g: Fleet, seat: int, rng: Random) -> None:
    """Other tokens could have been drawn; one of them must be for this player."""
    while True:
        hand = tuple(rng.sample(tokens(g), min(DRAW, len(tokens(g)))))
        if keepable(g, seat, hand):
            g.players[seat].drawn = hand
            return


# --- secret weapons -----------------------------------------------------------------------------------


def rearm(g: Fleet, seat: int, rng: Random) -> None:
    arms = keepable(g, seat, tuple([name for name, weapon in WEAPONS.items() if weapon.faction != "scenario"]))
    for ship in g.ships:
        if ship.owner == seat and ship.weapon and not ship.weapon_known and ship.weapon in arms:
            ship.weapon = rng.choice(arms)


# --- signals ------------------------------------------------------------------------------------------


def confuse(g: Fleet, seat: int, rng: Random, acting: bool) -> None:
    """Signals of one sector could be each other; those never seen could be anywhere, and other ships.

    But not what a token points at, nor the one signal of a duel that is deployed: everybody knows what it is.
    """
    marked = {token.on for token in g.tokens} | {token.ship for token in g.tokens}
    veiled = [s for s in g.ships if s.owner == seat and not s.revealed and not s.docked and s.n not in marked]
    if not veiled:
        return
    if g.scenario == "duel":
        veiled = [ship for ship in veiled if ship is not champion(g, seat)]
    for sector in dict.fromkeys([ship.at for ship in veiled]):
        swap(g, veiled_in(veiled, sector), rng)
    if acting:
        return
    fresh = [ship for ship in veiled if not ship.seen]
    known = [payload(ship) for ship in fresh]
    for things in (*[recast(g, seat, known, rng) for _ in range(3)], known):
        if spread(g, seat, fresh, things, rng):
            return


def veiled_in(ships: list[Ship], sector: str) -> list[Ship]:
    return [ship for ship in ships if ship.at == sector]


def swap(g: Fleet, ships: list[Ship], rng: Random) -> None:
    """Signals of one sector change places; squadrons know their Carrier again."""
    order = [ship.n for ship in ships]
    rng.shuffle(order)
    for ship, thing in zip(ships, [payload(g.ships[n]) for n in order], strict=True):
        put(ship, thing)
    find_home(g, tuple(order), ships)


def deal(ships: list[Ship], things: list[Payload], rng: Random) -> None:
    rng.shuffle(things)
    for ship, thing in zip(ships, things, strict=True):
        put(ship, thing)


def spread(g: Fleet, seat: int, ships: list[Ship], things: list[Payload], rng: Random) -> bool:
    """Puts these things under these signals so that no sector holds too much; says whether it found a way."""
    before = [payload(ship) for ship in ships]
    for _ in range(TRIES):
        deal(ships, list(things), rng)
        full = any(sum([PROFILES[s.kind].rank for s in stack]) > CAPACITY for stack in g.stacks().values())
        if not full and can_store(g.players[seat].stored, g.slots(seat)) and deployable(g, seat):
            return True
    for ship, thing in zip(ships, before, strict=True):
        put(ship, thing)
    return False


def deployable(g: Fleet, seat: int) -> bool:
    """Whether what is still to be deployed finds a place."""
    return g.phase != "deployment" or not waiting(g, seat) or bool(places(g, seat))


def recast(g: Fleet, seat: int, things: list[Payload], rng: Random) -> list[Payload]:
    """Other ships of as many points in all; what was damaged or seen is as it is."""
    whole = [thing for thing in things if thing[0] != "decoy" and thing[1] == PROFILES[thing[0]].hull]
    rest = [thing for thing in things if thing not in whole]
    if g.scenario in ("duel", "illegal", "capture") or not whole:
        return things
    others = tuple([entry_of(s) for s in g.ships if s.owner == seat and s.revealed and is_built(s)])
    points = sum([PROFILES[thing[0]].rank for thing in whole])
    entries = list(available(g, seat))
    for _ in range(TRIES):
        plan = tuple(rng.choices(entries, k=len(whole)))
        fleet = (*others, *plan, *[entry_of_thing(thing) for thing in rest if thing[0] != "decoy"])
        if worth(plan) == points and is_legal(g, seat, fleet):
            return [*rest, *[thing_of(g, seat, entry, rng) for entry in plan]]
    return things


def is_built(ship: Ship) -> bool:
    return PROFILES[ship.kind].faction != "scenario" and PROFILES[ship.kind].rank > 0


def entry_of(ship: Ship) -> str:
    return entry_of_thing(payload(ship))


def entry_of_thing(thing: Payload) -> str:
    kind, _, weapon, devices, *_ = thing
    return ":".join([kind, *([weapon] if weapon else []), *devices])


def thing_of(g: Fleet, seat: int, entry: str, rng: Random) -> Payload:
    kind, *load = entry.split(":")
    weapon = load[0] if load and has(kind, "special_weapon") else ""
    if has(kind, "special_weapon") and not weapon:
        weapon = rng.choice(keepable(g, seat, tokens(g)))
    return kind, PROFILES[kind].hull, weapon, () if has(kind, "special_weapon") else tuple(load), False, False


# --- fog ----------------------------------------------------------------------------------------------


def hide_tiles(g: Fleet, rng: Random) -> None:
    """The tiles of the box that do not lie with their special side up, in another order."""
    left = list(box(g))
    for kind in g.terrain:
        if kind != UNKNOWN and kind in left:
            left.remove(kind)
    rng.shuffle(left)
    g.pile = tuple(left[: len(g.pile)])
