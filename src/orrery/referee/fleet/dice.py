"""Energy: rolls, the bridge, what a die may be used for."""

from __future__ import annotations

from collections import Counter

from orrery.referee.fleet.printed import COLOURS, DICE_EACH, DIRECTIONS, FACES, Kind, colour, face, kinds
from orrery.referee.fleet.table import LEFT, LOST, Active, Table, spend
from orrery.referee.story import Event

SLOTS = 2
"""Of each wing of the bridge: directional results, specials (FC-SET-16)."""
DEVICES = {"chimaera": 2}
"""Of ships with more than one (FC-SHP-16)."""


def known(table: Table, event: Event, dice: list[str]) -> bool:
    strange = [die for die in dice if colour(die) not in COLOURS or face(die) not in FACES]
    if strange:
        table.wrong(event, "FC-DIE-01", f"there is no die {', '.join(strange)}")
    return not strange


def rolled(table: Table, event: Event) -> None:
    """3 dice of any colours from the reserve, or all that are left (FC-TRN-05)."""
    who, dice = event["who"], event["dice"]
    bridge = table.bridges[who]
    if not known(table, event, dice):
        return
    if table.turn < 0:  # what a scenario gives before the first turn
        for die in dice:
            bridge.reserve[colour(die)] -= 1
        bridge.held.update(dice)
        return
    table.same(event, "FC-TRN-01", "who rolls", who, table.turn)
    if table.rolled:
        table.wrong(event, "FC-TRN-05", "dice are rolled twice in a turn")
    table.rolled = True
    if table.plain and table.devices_known:
        table.same(event, "FC-TRN-05", "the number of dice", len(dice), min(3, bridge.reserve.total()))
    for name, n in Counter(map(colour, dice)).items():
        if n > bridge.reserve[name] and table.plain and table.devices_known:
            table.wrong(event, "FC-TRN-05", f"{n} {name} dice are rolled, {bridge.reserve[name]} are in the reserve")
        bridge.reserve[name] -= n
    bridge.held.update(dice)


def stored(table: Table, event: Event) -> None:
    """Results not used, in slots that fit them; what is not stored returns (FC-TRN-08)."""
    who, dice = event["who"], event["dice"]
    bridge = table.bridges[who]
    if table.turn >= 0:
        table.same(event, "FC-TRN-01", "who stores", who, table.turn)
    if table.stored:
        table.wrong(event, "FC-TRN-08", "results are stored twice in a turn")
    table.stored = table.turn >= 0
    kept: Counter[str] = Counter(dice)
    before, after = colours(bridge.held), colours(kept)
    if kept - bridge.held and (table.ordinary or after - before):  # some commanders turn dice
        table.wrong(event, "FC-TRN-08", f"stored and not held: {sorted((kept - bridge.held).elements())}")
    bridge.reserve.update(before - after)
    bridge.held = kept
    directional = sum(face(die) != "special" for die in dice)
    room = SLOTS + supply_pods(table, who)
    if table.plain and (directional > room or len(dice) - directional > room):
        table.wrong(event, "FC-SET-16", f"{len(dice)} results are stored, {directional} of them directional")
    count(table, event, who)


def colours(dice: Counter[str]) -> Counter[str]:
    return Counter(colour(die) for die in dice.elements())


def supply_pods(table: Table, who: int) -> int:
    """Ships that may carry a Supply Pod: which device it is may be secret (FC-TEC-18)."""
    met = (ship for ship in table.ships.values() if ship.owner == who and ship.hull > 0)
    waiting = (kind for number, (owner, kind) in table.known.items() if owner == who and number not in table.ships)
    technical = [name for name, kind in kinds().items() if kind.has("technical_device")]
    return sum(ship.kind.name in technical for ship in met) + sum(kind in technical for kind in waiting)


def count(table: Table, event: Event, who: int) -> None:
    """Nobody ever has more than 3 dice of a colour (FC-SET-01)."""
    if not table.plain or not table.devices_known:
        return
    bridge = table.bridges[who]
    for name in COLOURS:
        held = sum(n for die, n in bridge.held.items() if colour(die) == name)
        held += len(bridge.devices) if name == "green" else 0
        table.same(event, "FC-SET-01", f"the {name} dice of seat {who}", bridge.reserve[name] + held, DICE_EACH)


def rerolled(table: Table, event: Event) -> None:
    """Activation Dice at the Start of Turn (FC-TEC-11), two specials of who has no battleship (FC-SPC-03)."""
    who, dice, into = event["who"], event["dice"], event["into"]
    if not known(table, event, [*dice, *into]):
        return
    bridge = table.bridges[who]
    table.same(event, "FC-TEC-11", "the colours rerolled", sorted(map(colour, into)), sorted(map(colour, dice)))
    if not table.rolled:
        if len(dice) > len(bridge.devices) and table.devices_known:
            table.wrong(event, "FC-TEC-11", f"{len(dice)} Activation Dice are rerolled of {len(bridge.devices)}")
    else:
        if table.plain and (len(dice) != 2 or any(face(die) != "special" for die in dice)):
            table.wrong(event, "FC-SPC-03", f"rerolled: {', '.join(dice)}")
        if (
            table.plain
            and not table.blind
            and table.scenario != "illegal"
            and any(
                ship.owner == who and ship.at not in (LOST, LEFT) and battleship(ship.kind)
                for ship in table.ships.values()
            )
        ):
            table.wrong(event, "FC-SPC-03", "who has a battleship rerolls specials")
        if table.spent_on_weapon == (who, sorted(dice)):
            table.spent_on_weapon = None
        else:
            spend(table, event, who, dice)
        for die in into:
            bridge.reserve[colour(die)] -= 1
        bridge.held.update(into)


def battleship(kind: Kind) -> bool:
    """Of class 4 and more, but the Chimaera, which has no weapon (FC-SPC-04)."""
    return kind.points >= 4 and kind.name != "chimaera"


def drained(table: Table, event: Event) -> None:
    """A green special; the opponent returns one die of the bridge (FC-SPC-07)."""
    dice, lost, victim = event["dice"], event["lost"], event["victim"]
    if dice != ["green-special"] and table.plain:
        table.wrong(event, "FC-SPC-07", f"a drain is paid with {', '.join(dice)}")
    spend(table, event, event["who"], dice)
    if not table.enemies(event["who"], victim):
        table.wrong(event, "FC-SPC-07", "a drain against oneself or an ally")
    bridge = table.bridges[victim]
    if "-" in lost:
        spend(table, event, victim, [lost])
    elif not lost and +bridge.held:
        table.wrong(event, "FC-SPC-09", "nothing is lost to a drain though a die is stored")


def cleared(table: Table, event: Event) -> None:
    """The Magnetic Bomb empties a bridge (FC-WPN-07)."""
    bridge = table.bridges[event["who"]]
    table.same(event, "FC-WPN-07", "the dice that return", sorted(event["dice"]), sorted((+bridge.held).elements()))
    spend(table, event, event["who"], list(event["dice"]))


def activated(table: Table, event: Event) -> None:
    """A green directional result lies on the sector while the capability lasts (FC-TEC-02)."""
    who, die = event["who"], event["die"]
    bridge, ship = table.bridges[who], table.ships.get(event["ship"])
    if colour(die) != "green" or not DIRECTIONS[face(die)]:
        table.wrong(event, "FC-TEC-01", f"a capability is activated with {die}")
    if bridge.held[die] <= 0 and table.capabilities["energy_optimiser"] > 0:
        die = "green-special"
    if bridge.held[die] > 0:
        bridge.held[die] -= 1
    elif table.ordinary:  # some commanders turn dice
        table.wrong(event, "FC-TRN-06", f"seat {who} has no {die} to use")
    active = [device for device in bridge.devices if device.ship == event["ship"]]
    if active and len(active) >= (DEVICES.get(ship.kind.name, 1) if ship is not None else 1):
        if not table.devices_known:
            active[0].ship = -1  # it was another's of the same kind that has ended
        elif table.plain:
            table.wrong(event, "FC-TEC-04", f"the device of ship {event['ship']} is active already")
    bridge.devices.append(Active(event["ship"], event["capability"], event["at"]))
    table.capabilities[event["capability"]] += 1
    technical = ship is not None and ship.owner == who and ship.kind.has("technical_device")
    if not technical and not table.blind and table.scenario not in ("illegal", "planetary_assault"):
        table.wrong(event, "FC-TEC-01", "a capability is activated without a technical ship")


def device_ended(table: Table, event: Event) -> None:
    """Token and die return to their owner (FC-TEC-14)."""
    bridge = table.bridges[event["who"]]
    ended = [
        device for device in bridge.devices if (device.capability, device.at) == (event["capability"], event["at"])
    ]
    if ended:
        table.devices_known &= len({device.ship for device in ended}) == 1
        end(table, event["who"], ended[0])
    elif not table.blind and table.devices_known:
        table.wrong(event, "FC-TEC-14", f"{event['capability']} ends in {event['at']} and was not active there")


def end(table: Table, who: int, device: Active) -> None:
    bridge = table.bridges[who]
    bridge.devices.remove(device)
    table.capabilities[device.capability] -= 1
    bridge.reserve["green"] += 1


def switch_off(table: Table, who: int, ship: int) -> None:
    """It also ends when its ship is destroyed (FC-TEC-15)."""
    for device in [device for device in table.bridges[who].devices if device.ship == ship]:
        end(table, who, device)
