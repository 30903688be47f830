"""Special Weapons: what they cost and whom they can reach."""

from __future__ import annotations

from orrery.referee.fleet.printed import face
from orrery.referee.fleet.table import Table, far, spend, step
from orrery.referee.story import Event

REACH = {"proton_ray": 2, "drones": 2, "exo_bomb": 2, "tractor_beam": 2, "nano_repairer": 1}
NO_WEAPON = ("asteroid_field", "gas_cloud", "gamma_storm")


def used(table: Table, event: Event) -> None:
    """Two specials of any colours (FC-SPC-02); docked at a Battle Station one (FC-SEC-12)."""
    who, weapon = event["who"], event["weapon"]
    ship = table.ships.get(event["ship"])
    spend(table, event, who, event["dice"])
    table.weapon = event
    table.weapons_known.add(weapon)
    if any(face(die) != "special" for die in event["dice"]) and table.plain:
        table.wrong(event, "FC-SPC-02", f"a weapon is fired with {', '.join(event['dice'])}")
    if ship is None:
        return
    if table.plain:
        table.same(event, "FC-SPC-02", "the specials that a weapon costs", len(event["dice"]), 1 if ship.docked else 2)
        if not ship.docked and not ship.kind.has("special_weapon"):
            table.wrong(event, "FC-ABL-09", f"a {ship.kind.name} fires a Special Weapon")
    if table.terrain_at(ship.at) in NO_WEAPON and not table.drifts:
        table.wrong(event, "FC-WPN-26", f"a weapon is fired out of {table.terrain_at(ship.at)}")
    for aim in event["aim"]:
        check_aim(table, event, ship.at, aim, weapon)


def check_aim(table: Table, event: Event, at: str, aim: str, weapon: str) -> None:
    kind, _, name = aim.partition(":")
    if kind == "ship" and name.isdigit() and int(name) in table.ships:
        target = table.ships[int(name)].at
    elif name or "," in aim:
        return
    else:
        target = aim
    if weapon == "vortex_missiles" and (step(at, target) or at == target):
        table.wrong(event, "FC-WPN-09", f"Vortex Missiles hit {target}, next to {at}")
    if weapon in REACH and far(at, target) > REACH[weapon] and not table.portals and not table.amplified():
        table.wrong(event, "FC-WPN-03", f"{weapon} reaches {target}, {far(at, target)} sectors from {at}")
