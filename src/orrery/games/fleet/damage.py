"""Damage, destruction and what follows from it (FC-ATK-04, FC-ATK-05; steps 6 and 7 of FC-ORD-01)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.bays import end_stranded
from orrery.games.fleet.dice import can_store, without
from orrery.games.fleet.events import Damaged, Destroyed, Repaired
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.ships import PROFILES, SQUADRON
from orrery.games.fleet.state import LOST, Fleet, Ship

Hits = tuple[tuple[int, int, str], ...]
"""What is hit at once: (ship, damage, why)."""


@procedure
def harm(g: Fleet, hits: Hits) -> Play[None]:
    """Deals damage to several ships at the same moment, then removes those without hull, all together.

    A wreck of Dun Antar's hurts in its turn (FC-CMD-09): the chain goes on until nothing more breaks (AMB-61).
    """
    strike(g, hits)
    yield from destroy(g, wrecked(g))


@procedure
def destroy(g: Fleet, wrecks: tuple[int, ...]) -> Play[None]:
    """Ships are gone, whatever their hull: this is no damage, so that nothing keeps them (AMB-31, AMB-36)."""
    while wrecks:
        places = tuple([g.ships[n].at for n in wrecks])
        for n in wrecks:
            lose(g, g.ships[n])
        for n, sector in zip(wrecks, places, strict=True):
            if explodes(g, n) and sector in g.board.index:
                choice = yield explode(g.ships[n].owner, n, sector)
                strike(g, blast(g, n, choice[0]))
        wrecks = wrecked(g)


def explodes(g: Fleet, n: int) -> bool:
    """Dun Antar's ships, but no squadron (FC-FAQ-22)."""
    ship = g.ships[n]
    return g.players[ship.owner].commander == "dun_antar" and PROFILES[ship.kind].rank > 0


def blast(g: Fleet, n: int, sector: str) -> Hits:
    fire = PROFILES[g.ships[n].kind].fire or 0
    return tuple([(near.n, fire, "dun_antar") for near in g.stack(sector) if near.kind != SQUADRON])


@question
def explode(g: Fleet, seat: int, ship: int, at: str) -> Question:
    """The adjacent sector that a lost ship takes with it."""
    return Question(g.board.around[at], about={"ship": ship, "at": at})


def wrecked(g: Fleet) -> tuple[int, ...]:
    return tuple([ship.n for ship in g.ships if ship.hull <= 0 and ship.at != LOST])


def strike(g: Fleet, hits: Hits) -> None:
    for n, damage, why in hits:
        ship = g.ships[n]
        if damage > 0 or ship.kind == "decoy":
            reveal(g, (n,))
        if damage > 0 and ship.kind != "decoy":
            ship.hull = max(least_hull(g, ship), ship.hull - damage)
            if ship.hull <= 0 and is_relentless(g, ship):
                ship.hull, ship.last = 1, True
            g.tell(Damaged(ship.owner, n, damage, ship.hull, why))


def is_relentless(g: Fleet, ship: Ship) -> bool:
    """A ship of the Rebels holds on once to a last point of hull (FC-FAC-16, AMB-36)."""
    return g.players[ship.owner].faction == "rebels" and not ship.last and PROFILES[ship.kind].rank > 0


def holds_on(g: Fleet, ship: Ship) -> bool:
    """Whether no damage of one attack destroys a ship."""
    return is_relentless(g, ship) or least_hull(g, ship) > 0


def least_hull(g: Fleet, ship: Ship) -> int:
    """The Rampart of Coeos keeps all ships of its camp at 1 (FC-WPN-18)."""
    return int(any(t.kind == "rampart_of_coeos" and not g.enemies(t.owner, ship.owner) for t in g.tokens))


def lose(g: Fleet, ship: Ship) -> None:
    """A ship is gone, and with it all that its weapon and devices maintained (FC-SET-09, FC-WPN-23, FC-TEC-15)."""
    g.tell(Destroyed(ship.owner, ship.n, ship.kind))
    ship.hull, ship.at, ship.docked, ship.revealed = 0, LOST, False, True
    drop_tokens(g, ship)
    end_stranded(g)
    if "supply_device" in ship.devices:
        shrink_bridge(g, ship.owner)


def drop_tokens(g: Fleet, ship: Ship) -> None:
    """What its weapon and devices maintained, and what sat on it."""
    held = [token for token in g.tokens if token.kind != "container"]
    gone = tuple([token for token in held if token.ship == ship.n or token.on == ship.n])
    if gone:
        g.tokens = tuple([token for token in g.tokens if token not in gone])
        for token in gone:
            if token.die:
                g.put_back(token.owner, (token.die,))


def shrink_bridge(g: Fleet, seat: int) -> None:
    """The die of a lost Supply goes back: the first without which the others find room (FC-TEC-18)."""
    stored, slots = g.players[seat].stored, g.slots(seat)
    if not can_store(stored, slots):
        gone = next(die for die in stored if can_store(without(stored, (die,)), slots))
        g.players[seat].stored = without(stored, (gone,))
        g.put_back(seat, (gone,))


def repair(g: Fleet, ship: Ship, points: int, why: str) -> None:
    """Hull is regained up to the full hull (FC-WPN-11, FC-TEC-19, FC-SEC-18), but not the last point (FC-FAC-16)."""
    gained = min(points, PROFILES[ship.kind].hull - ship.hull)
    if gained > 0 and not ship.last:
        ship.hull += gained
        g.tell(Repaired(ship.owner, ship.n, gained, why))
