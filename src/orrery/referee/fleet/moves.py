"""Moves, and what special sectors do to those who enter."""

from __future__ import annotations

from orrery.referee.fleet.printed import DIRECTIONS, colour, face, ways
from orrery.referee.fleet.table import LOST, Ship, Table, spend, step
from orrery.referee.story import Event

CAPACITY = 5
ANYWHERE = ("tractor_beam", "vortex_gate", "recall_beacon")


def deployed(table: Table, event: Event, ship: Ship) -> None:
    check_room(table, event, ship.at, ship.owner)


def check_room(table: Table, event: Event, at: str, owner: int) -> None:
    """No enemy in the sector, never more than 5 class points (FC-SET-17, FC-SET-18)."""
    there = [ship for ship in table.there(at) if ship.kind.name != "diplomatic_shuttle"]
    if sum(ship.kind.points for ship in there) > CAPACITY:
        table.wrong(event, "FC-SET-17", f"{sum(ship.kind.points for ship in there)} class points are in {at}")
    if any(table.enemies(ship.owner, owner) for ship in there):
        table.wrong(event, "FC-SET-18", f"ships of two sides are in {at}")


def moved(table: Table, event: Event) -> None:
    origin, to, dice = event["origin"], event["to"], event["dice"]
    ships = [table.ships[n] for n in event["ships"] if n in table.ships]
    if len(ships) < len(event["ships"]):
        table.wrong(event, "FC-MOV-01", "a ship moves that nobody has deployed")
        return
    if len(set(event["ships"])) < len(ships):
        table.wrong(event, "FC-MOV-01", "a ship is named twice")
    for ship in ships:
        if ship.at == LOST and ship.kind.has("impulse"):  # launched again
            ship.at, ship.hull = origin, ship.kind.hull
        if origin:
            table.same(event, "FC-MOV-01", f"where ship {ship.number} was", origin, ship.at)
    forced = table.weapon is not None and table.weapon["weapon"] in ANYWHERE
    if dice:
        by_die(table, event, ships)
    elif not forced and origin:
        freely(table, event, ships)
    for ship in ships:
        ship.at, ship.docked = to, False
    check_room(table, event, to, event["who"])
    table.tested, table.entering = None, list(event["ships"])


def by_die(table: Table, event: Event, ships: list[Ship]) -> None:
    """A blue directional result, turned by a blue special if there is one (FC-MOV-01, FC-SPC-05)."""
    who, dice = event["who"], event["dice"]
    spend(table, event, who, dice)
    if any(colour(die) != "blue" for die in dice):
        table.wrong(event, "FC-DIE-04", f"ships move with {', '.join(dice)}")
    if any(ship.owner != who and ship.kind.name != "diplomatic_shuttle" for ship in ships):
        table.wrong(event, "FC-TEA-05", "somebody moves the ships of another")
    if any(ship.docked for ship in ships):
        table.wrong(event, "FC-SEC-14", "a docked ship moves")
    directional = [die for die in dice if DIRECTIONS[face(die)]]
    if len(directional) != 1 and table.plain and not table.portals:
        table.wrong(event, "FC-MOV-01", f"a move with {', '.join(dice)}")
    shown = ways(dice)
    if not table.portals:
        check_step(table, event, shown)
    table.last_move = (list(event["ships"]), shown, 1)


def check_step(table: Table, event: Event, shown: tuple[str, ...]) -> None:
    way = step(event["origin"], event["to"])
    if way not in shown and table.plain:
        told = way or "not adjacent"
        table.wrong(
            event, "FC-MOV-01", f"{event['origin']} to {event['to']} is {told}, the die shows {', '.join(shown)}"
        )


def freely(table: Table, event: Event, ships: list[Ship]) -> None:
    """Without a die: the second step of an Ion Drive, out of a gravity field, Impulse, a retreat."""
    if table.falling_back == event["origin"]:
        if not table.portals and not step(event["origin"], event["to"]):
            table.wrong(event, "FC-REA-06", f"a retreat from {event['origin']} to {event['to']}")
        table.falling_back = ""
        return
    if table.tested is not None and table.tested[0] == event["origin"] and table.tested[1] == "gravity_field":
        shown = DIRECTIONS[table.tested[2]]
        if shown and step(event["origin"], event["to"]) not in shown and step(event["origin"], event["to"]):
            back = table.came_from.get(event["ships"][0])
            if event["to"] != back:
                shows = f"a gravity field that shows {table.tested[2]}"
                table.wrong(event, "FC-SEC-05", f"{shows} sends ships to {event['to']}")
        return
    if all(ship.kind.has("impulse") for ship in ships):
        return
    if table.capabilities["recall_beacon"] > 0:
        return
    if table.last_move is None:
        if table.plain:
            table.wrong(event, "FC-MOV-01", f"ships move from {event['origin']} to {event['to']} without a die")
        return
    numbers, shown, steps = table.last_move
    drives = all(ship.kind.has("ionic_propulsion") for ship in ships)
    if not set(event["ships"]) <= set(numbers) or (steps >= 2 + table.amplified() and table.plain):
        table.wrong(event, "FC-ABL-01", "more than two steps with one die, or by other ships")
    elif table.plain and not drives and not table.amplified() and not modules(table, event, ships):
        table.wrong(event, "FC-ABL-01", "a second step without Ion Drive")
    elif not table.portals:
        check_step(table, event, shown)
    table.last_move = (list(event["ships"]), shown, steps + 1)


def modules(table: Table, event: Event, ships: list[Ship]) -> bool:
    """Whether an Ion Module may be at work: its ship, with 2 specials stored (FC-WPN-20)."""
    return table.specials(event["who"]) >= 2 and any(ship.kind.has("special_weapon") for ship in ships)


def tested(table: Table, event: Event) -> None:
    """A die for a special sector: on entering, and for asteroids and storms at the Start of Turn."""
    at, kind, result = event["at"], event["kind"], event["face"]
    known = table.terrain.get(at)
    if known is not None and known != kind and not table.drifts:
        table.wrong(event, "FC-SEC-01", f"a die is rolled for {kind} in {at}, where {known or 'nothing'} lies")
    own = [ship for ship in table.there(at) if ship.owner == event["who"]]
    if kind == "black_hole":
        return
    if not own and table.scenario != "capture":
        table.wrong(event, "FC-SEC-03", f"a die is rolled for {at}, where seat {event['who']} has no ship")
    table.tested = (at, kind, result)
    for ship in table.there(at):
        ship.docked = False
    if result != "special":
        return
    for ship in table.there(at):
        damage = {"asteroid_field": ship.kind.points, "gamma_storm": 2 * ship.kind.points, "gravity_field": 1}.get(
            kind, 0
        )
        if kind == "gravity_field" and ship.number not in table.entering:
            continue
        if damage and ship.kind.name != "diplomatic_shuttle":
            table.due[ship.number] = (damage, kind)
