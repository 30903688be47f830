"""Signals and decoys (FC-OPT-03 to 08, FC-OPT-11): ships that the others do not see, and coming to light."""

from __future__ import annotations

from orrery.games.fleet.capabilities import is_exposed
from orrery.games.fleet.hidden_events import Hidden, Revealed
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship

DECOYS = 2
"""For each fleet that is deployed hidden, and at most (FC-OPT-04, AMB-05)."""
OPEN = ("interceptor_squadron", "damaged_cruiser", "diplomatic_shuttle", "civilian_ship")
"""Pieces that are never signals (FC-CMD-11)."""


def conceal(g: Fleet) -> None:
    """Hidden deployment: fleets become signals with two decoys among them, for all or for who won that right."""
    for seat in g.fighters():
        if "hidden" in g.switches or g.players[seat].veiled:
            for _ in range(DECOYS):
                g.ships = (*g.ships, Ship(len(g.ships), seat, "decoy", PROFILES["decoy"].hull))
            group = [ship for ship in g.ships if ship.owner == seat and ship.kind not in OPEN]
            for ship in group:
                veil(ship)
            mix(g, group)


def veil(ship: Ship) -> None:
    ship.revealed = ship.weapon_known = ship.devices_known = False


def mix(g: Fleet, ships: list[Ship]) -> None:
    """Numbers tell nothing: what becomes a signal takes the number of another at random."""
    order = g.chance.shuffle(tuple([ship.n for ship in ships]))
    things = [payload(g.ships[n]) for n in order]
    for ship, thing in zip(ships, things, strict=True):
        put(ship, thing)
    find_home(g, order, ships)


def find_home(g: Fleet, order: tuple[int, ...], ships: list[Ship]) -> None:
    """What had the number in `order` is now the ship beside it: its squadrons know, and it can go on (FC-ABL-01)."""
    moved = {f"ship:{n}": ship.item for n, ship in zip(order, ships, strict=True)}
    for squadron in g.ships:
        squadron.base = moved.get(squadron.base, squadron.base)
    if g.going:
        numbers = {n: ship.n for n, ship in zip(order, ships, strict=True)}
        g.going = tuple([(numbers.get(n, n), plays) for n, plays in g.going])


Payload = tuple[str, int, str, tuple[str, ...], bool, bool]


def payload(ship: Ship) -> Payload:
    """What a signal hides."""
    return ship.kind, ship.hull, ship.weapon, ship.devices, ship.last, ship.seen


def put(ship: Ship, thing: Payload) -> None:
    ship.kind, ship.hull, ship.weapon, ship.devices, ship.last, ship.seen = thing


def hide(g: Fleet, group: tuple[int, ...], decoy: bool) -> None:
    """Ships of one sector and one owner become signals, with a decoy if asked for and none is there (AMB-25).

    A ship that a token points at keeps its number: everybody can see which it is.
    """
    ships = [g.ships[n] for n in group if g.ships[n].kind not in OPEN and g.ships[n].revealed]
    if not ships or is_exposed(g, ships[0].owner, ships[0].at):
        return
    at, owner = ships[0].at, ships[0].owner
    for ship in ships:
        veil(ship)
        ship.seen = True
    decoys = [ship.at for ship in g.ships if ship.owner == owner and ship.kind == "decoy" and ship.at != LOST]
    added = decoy and at not in decoys and len(decoys) < DECOYS
    if added:
        spare = next((s for s in g.ships if s.owner == owner and s.kind == "decoy" and s.at == LOST), None)
        if spare is None:
            spare = Ship(len(g.ships), owner, "decoy")
            g.ships = (*g.ships, spare)
        spare.hull, spare.at, spare.seen = PROFILES["decoy"].hull, at, False
        veil(spare)
    marked = {token.on for token in g.tokens} | {token.ship for token in g.tokens}
    mix(g, [ship for ship in g.stack(at) if not ship.revealed and ship.n not in marked])
    g.tell(Hidden(owner, tuple([ship.n for ship in ships]), at, added))


def reveal(g: Fleet, group: tuple[int, ...]) -> None:
    """Signals come to light: ships stay, with their weapon unless it is secret (FC-OPT-05); decoys go (AMB-38)."""
    for n in group:
        ship = g.ships[n]
        if not ship.revealed:
            ship.revealed = True
            ship.weapon_known = not ship.weapon or "secret" not in g.switches
            ship.devices_known = True
            ship.seen = False
            g.tell(Revealed(ship.owner, n, ship.kind, ship.at))
            if ship.kind == "decoy":
                ship.at, ship.hull = LOST, 0


def signals(g: Fleet, sector: str) -> tuple[int, ...]:
    return tuple([ship.n for ship in g.stack(sector) if not ship.revealed])
