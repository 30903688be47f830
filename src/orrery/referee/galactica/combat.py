"""Attacks: who may attack whom, the table of results, and what follows."""

from __future__ import annotations

from orrery.referee.galactica.dice import Dice, Roll
from orrery.referee.galactica.table import Seat, Table
from orrery.referee.story import Event

SHIPS = ("viper", "assault_raptor")


def outcome(attacker: str, target: str, result: int) -> str:
    """The attack table (T11.3)."""
    if target == "viper":
        return "destroyed" if result == 8 else "damaged" if result >= 5 else "missed"
    if target == "assault_raptor":
        return "destroyed" if result >= 7 else "missed"
    if target == "raider":
        return "destroyed" if result >= 3 else "missed"
    if target in ("heavy_raider", "centurion"):
        return "destroyed" if result >= 7 else "missed"
    if target == "galactica":
        return "damaged" if result >= (4 if attacker == "basestar" else 8) else "missed"
    if attacker == "nuke":
        return "damaged" if result <= 2 else "destroyed"
    return "damaged" if result >= {"viper": 8, "assault_raptor": 7}.get(attacker, 5) else "missed"


def attacked(table: Table, dice: Dice, event: Event) -> None:
    attacker, target, effect = event["attacker"], event["target"], event["effect"]
    roll, dice.standing = dice.standing, None
    if roll is None:
        table.wrong(event, "T11.2", "an attack without a roll")
        return
    purpose = "nuke" if attacker == "nuke" else f"attack_{target}"
    table.same(event, "T10.1", "what the die was rolled for", roll.purpose, purpose)
    table.same(
        event, "T11.3", f"what {attacker} does to {target} with {roll.result}", effect, right(table, event, roll)
    )
    check_die(table, dice, event, roll)
    check_present(table, event)
    consequences(table, event, roll)
    if attacker == "nuke":
        table.nukes -= 1


HOT_DOG = "brendan_hot_dog_costanza"
"""His viper cannot be damaged: it is destroyed."""


def right(table: Table, event: Event, roll: Roll) -> str:
    found = outcome(event["attacker"], event["target"], roll.result)
    if found == "damaged" and event["target"] == "viper" and table.vipers[event["area"]] == 0:
        flown = [pilot for pilot in table.pilots(event["area"]) if pilot.craft == "viper"]
        if any(pilot.character.name == HOT_DOG for pilot in flown):
            return "destroyed" if len(flown) == 1 else str(event["effect"])  # it is not told whom the raider hit
    return found


def check_die(table: Table, dice: Dice, event: Event, roll: Roll) -> None:
    """Evasive Maneuvers takes 2 off for a pilot only; Ambush for unmanned vipers only."""
    area, target = event["area"], event["target"]
    if target in SHIPS and dice.evaded and roll.result < roll.die and not table.pilots(area):
        table.wrong(event, "T10.4", "2 is taken off a roll against an unmanned viper")


def check_present(table: Table, event: Event) -> None:
    attacker, target, area = event["attacker"], event["target"], event["area"]
    fleet = {"raider": table.raiders, "heavy_raider": table.heavy_raiders}
    if target == "heavy_raider":
        table.find_heavy(area)
    if target in fleet and fleet[target][area] == 0:
        table.wrong(event, "T11.1", f"there is no {target} in area {area}")
    if target == "centurion" and not any(table.centurions):
        table.wrong(event, "T11.1", "there is no centurion aboard")
    if target == "basestar" and all(basestar.area != area for basestar in table.basestars):
        table.wrong(event, "T11.1", f"there is no basestar in area {area}")
    if target in SHIPS:
        unmanned = table.vipers[area] + table.assault_raptors[area]
        if unmanned == 0 and not table.pilots(area) and table.vipers_known:
            table.wrong(event, "T11.1", f"there is no viper in area {area}")
    if attacker == "nuke" and table.nukes <= 0:
        table.wrong(event, "T11.3", "there is no nuke left")
    if (
        attacker in SHIPS
        and table.vipers_known
        and not (table.vipers[area] or table.assault_raptors[area] or table.pilots(area))
    ):
        table.wrong(event, "T11.6", f"there is no viper in area {area}")


def hit(table: Table, area: int) -> None:
    """The damaged viper goes to its box, its pilot to Sickbay."""
    table.vipers_damaged += 1
    if table.vipers[area] > 0:
        table.vipers[area] -= 1
    elif table.pilots(area):
        wreck(table, flying(table, area, "viper"))


def flying(table: Table, area: int, craft: str) -> Seat:
    """Whom a hit on such a ship concerns."""
    pilots = table.pilots(area)
    return next((pilot for pilot in pilots if pilot.craft == craft), pilots[0])


def wreck(table: Table, pilot: Seat) -> None:
    pilot.location = "wreck"
    table.owe("sent", (pilot.number, "sickbay"), 1, "T5.4", "the viper that was hit")


def consequences(table: Table, event: Event, roll: Roll) -> None:
    attacker, target, area, effect = (event[key] for key in ("attacker", "target", "area", "effect"))
    if effect == "missed":
        return
    if target == "galactica":
        table.owe("damage", None, 1, "T20.1", f"the hit of a {attacker}")
    elif target == "viper" and effect == "damaged":
        hit(table, area)
    elif target in SHIPS:
        table.owe("destroyed", (target, area), 1, "T11.5", f"the hit of a {attacker}")
        if not table.vipers[area] and not table.assault_raptors[area] and table.pilots(area):
            wreck(table, flying(table, area, target))
            table.wrecks.append(area)
    elif target == "basestar" and effect == "damaged":
        table.owe("basestar_hit", area, 2 if attacker == "nuke" else 1, "T20.2", f"the hit of a {attacker}")
    elif target == "centurion":
        table.owe("centurion", None, 1, "T11.3", "the hit in the Armory")
    else:
        table.owe("destroyed", (target, area), 1, "T11.5", f"the hit of a {attacker}")
        if attacker == "nuke" and roll.result >= 7:
            n = min(3, table.raiders[area])
            if n:
                table.owe("destroyed", ("raider", area), n, "T11.3", "the nuke")
