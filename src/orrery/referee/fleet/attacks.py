"""Attacks, their support, the one reaction, damage and destruction."""

from __future__ import annotations

import re
from typing import Any

from orrery.referee.fleet.dice import known, switch_off
from orrery.referee.fleet.printed import DIRECTIONS, REPAIRS, WEAPON_DAMAGE, colour, face, ways
from orrery.referee.fleet.table import LOST, Attack, Ship, Table, far, spend, step
from orrery.referee.story import Event

DIE = re.compile(r"(?:red|blue|green)-(?:orth|diag|multi|special)")
NO_ATTACK = ("asteroid_field",)
NO_SUPPORT = ("asteroid_field", "gas_cloud")
SHELTER = ("asteroid_field", "gamma_storm")


def aimed(table: Table, event: Event) -> None:
    who, origin, via, at, dice = (event[key] for key in ("who", "origin", "via", "at", "dice"))
    target = table.ships.get(event["target"])
    before = table.last_attack
    table.bonus = None
    spend(table, event, who, dice)
    if not known(table, event, dice):
        return
    if any(colour(die) != "red" for die in dice):
        table.wrong(event, "FC-DIE-04", f"an attack with {', '.join(dice)}")
    if target is None or target.hull <= 0:
        table.wrong(event, "FC-ATK-02", "the target is not in the game")
        return
    table.same(event, "FC-ATK-02", "where the target is", at, target.at)
    if not table.enemies(who, target.owner):
        table.wrong(event, "FC-ATK-02", "an attack on oneself or an ally")
    if table.terrain_at(at) in SHELTER and not table.drifts:
        table.wrong(event, "FC-SEC-04", f"a ship in {at} is targeted, in {table.terrain_at(at)}")
    check_way(table, event, before)
    table.attack = Attack(event, who, origin, via, event["target"], at, via != origin)


def check_way(table: Table, event: Event, before: Attack | None) -> None:
    """One step a red result, the last one onto the target in a direction of its die (FC-ATK-01, FC-ATK-06)."""
    origin, via, at, dice = (event[key] for key in ("origin", "via", "at", "dice"))
    if not table.plain or table.portals:
        return
    if not dice:
        if before is None or (before.origin, before.at) != (origin, at) or before.target == event["target"]:
            return check_second(table, event, before)
        return
    steps = sum(bool(DIRECTIONS[face(die)]) for die in dice)
    own = [ship for ship in table.there(origin) if ship.owner == event["who"]]
    ready = table.specials(event["who"]) >= 2
    longer = any(
        ship.kind.has("multipoint_weapons")
        or (ready and (ship.kind.has("long_range_missiles") or ship.kind.has("special_weapon")))
        for ship in own
    )
    if far(origin, at) > steps * (1 + longer + table.amplified()):
        distance = f"{far(origin, at)} sectors away"
        table.wrong(event, "FC-ATK-06", f"{origin} attacks {at}, {distance}, with {', '.join(dice)}")
    if via == origin and far(origin, at) > 1 and not table.amplified():
        table.wrong(event, "FC-ATK-01", f"{origin} attacks {at} as if it were adjacent")
    way = step(via, at)
    if not way:
        table.wrong(event, "FC-ATK-10", f"the last sector before {at} is {via}")
    elif way not in ways(dice) and not adjusted(table):
        table.wrong(event, "FC-ATK-01", f"{via} to {at} is {way}, the dice show {', '.join(ways(dice))}")


def check_second(table: Table, event: Event, before: Attack | None) -> None:
    """The other attack of Multipoint Weapons, on another target of the same sector (FC-ABL-08)."""
    if before is None or (before.origin, before.at) != (event["origin"], event["at"]):
        table.wrong(event, "FC-ABL-08", "an attack without a die")
    elif before.drawn_from != event["target"] and before.target == event["target"] and not before.drawn:
        table.wrong(event, "FC-ABL-08", "both attacks of Multipoint Weapons have one target")


def adjusted(table: Table) -> bool:
    return table.capabilities["targeting_adjuster"] > 0 or table.capabilities["energy_optimiser"] > 0


def drawn(table: Table, event: Event) -> None:
    """Depolarised Shields draw the fire (FC-ABL-06), the Deflector Shield names the target (FC-TEC-24)."""
    attack, target = table.attack, table.ships.get(event["target"])
    if attack is None or target is None:
        table.wrong(event, "FC-ABL-06", "fire is drawn without an attack")
        return
    if target.at != attack.at:
        table.wrong(event, "FC-ABL-06", "fire is drawn to another sector")
    if not target.kind.has("depolarised_shields") and table.plain and not table.capabilities["deflection_shield"]:
        table.wrong(event, "FC-ABL-06", f"a {target.kind.name} draws the fire")
    attack.drawn, attack.drawn_from, attack.target = True, attack.target, event["target"]


def fired(table: Table, event: Event) -> None:
    attack = table.attack
    if attack is None:
        table.wrong(event, "FC-ATK-02", "ships fire at nothing")
        return
    if len(set(event["ships"])) < len(event["ships"]):
        table.wrong(event, "FC-ATK-02", "a ship fires twice in one attack")
    ships = [table.ships[n] for n in event["ships"] if n in table.ships]
    if len(ships) < len(event["ships"]):
        table.wrong(event, "FC-ATK-02", "a ship fires that nobody has deployed")
    attack.ships += [ship.number for ship in ships]
    attack.sources.update({ship.number: ship.at for ship in ships})
    if event["who"] == attack.who and not any(ship.at == attack.origin for ship in ships):
        table.wrong(event, "FC-ATK-01", f"nobody fires from {attack.origin}")
    second = attack.event["dice"] == [] and table.plain
    for ship in ships:
        check_firing(table, event, attack, ship, second)
    table.last_attack = attack


def check_firing(table: Table, event: Event, attack: Attack, ship: Ship, second: bool) -> None:
    if ship.kind.firepower is None:
        table.wrong(event, "FC-ATK-11", f"a {ship.kind.name} fires")
    if ship.hull <= 0:
        table.wrong(event, "FC-ATK-05", f"ship {ship.number} fires, which is destroyed")
    sides = table.options["format"] == "teams" and table.seats % 2 == 0
    if table.enemies(ship.owner, attack.who) and sides:
        table.wrong(event, "FC-ATK-03", f"ship {ship.number}, an enemy, supports the attack")
    if table.terrain_at(ship.at) in NO_ATTACK and not table.drifts:
        table.wrong(event, "FC-SEC-04", f"ship {ship.number} fires out of an asteroid field")
    if ship.at == attack.origin:
        return
    if attack.remote:
        table.wrong(event, "FC-ATK-09", f"ship {ship.number} supports a remote attack")
    elif second:
        table.wrong(event, "FC-ABL-08", f"ship {ship.number} supports Multipoint Weapons")
    elif not step(ship.at, attack.at):
        table.wrong(event, "FC-ATK-03", f"ship {ship.number} supports from {ship.at}, not adjacent to {attack.at}")
    elif table.terrain_at(ship.at) in NO_SUPPORT and not table.drifts:
        table.wrong(event, "FC-SEC-09", f"ship {ship.number} supports out of {table.terrain_at(ship.at)}")


# --- reactions ----------------------------------------------------------------------------------------


def react(table: Table, event: Event, kind: str) -> Attack | None:
    """One, and only one, kind (FC-REA-01)."""
    attack = table.attack
    if attack is None or not attack.ships:
        if table.scenario != "illegal":  # where Gamma Warheads can be shielded (FC-WPN-17)
            table.wrong(event, "FC-REA-12", f"{kind} without an attack to answer")
        return None
    if attack.reactions and table.scenario == "illegal":  # the next shield is against a shot that nobody tells
        return None
    attack.reactions.append(kind)
    if len(attack.reactions) > 1:
        table.wrong(event, "FC-REA-01", f"an attack is answered by {' and '.join(attack.reactions)}")
    victim = table.ships[attack.target]
    table.same(event, "FC-REA-01", "who answers", event["who"], victim.owner)
    return attack


def shielded(table: Table, event: Event) -> None:
    attack = react(table, event, "shields")
    for shield in event["shields"]:
        dice = shield_dice(shield)
        against = shield.rpartition(">")[2]
        spend(table, event, event["who"], own_dice(shield))
        if shield.startswith("bonus:"):
            table.same(event, "FC-SEC-07", "the die of the gas cloud", (event["who"], dice[0]), table.bonus)
            table.bonus = None
        for die in dice:
            if colour(die) != "green":
                table.wrong(event, "FC-REA-02", f"a shield of {die}")
        if not any(DIRECTIONS[face(die)] for die in dice):
            table.wrong(event, "FC-REA-04", "a green special is no shield")
        if attack is not None:
            check_shield(table, event, attack, against, dice)
            attack.blocked.append(against)


def shield_dice(shield: str) -> list[str]:
    """The dice of a shield; one that is turned takes a green special as well."""
    dice = DIE.findall(shield)
    return [*dice, "green-special"] if "=" in shield and len(dice) == 1 else dice


def own_dice(shield: str) -> list[str]:
    """All but the die of a gas cloud."""
    return shield_dice(shield)[shield.startswith("bonus:") :]


def check_shield(table: Table, event: Event, attack: Attack, against: str, dice: list[str]) -> None:
    sources = {attack.via} if attack.remote else set(attack.sources.values())
    warheads = table.scenario == "illegal"  # a shot of theirs that is stopped is told by the shield alone (FC-WPN-17)
    if against not in sources and table.plain and not table.amplified() and not warheads:
        table.wrong(event, "FC-REA-02", f"a shield against {against}, whence nobody fires")
    depolarised = any(
        ship.kind.has("depolarised_shields") and ship.owner == event["who"] for ship in table.there(attack.at)
    )
    way = step(attack.at, against)
    if table.plain and way and not depolarised and way not in ways(dice) and not table.capabilities["energy_optimiser"]:
        table.wrong(event, "FC-REA-02", f"a shield of {', '.join(dice)} against {against} from {attack.at}")


def bonus(table: Table, event: Event) -> None:
    """In a gas cloud a green die of the reserve may be rolled (FC-SEC-07)."""
    if table.terrain_at(event["at"]) not in ("gas_cloud", None) and not table.drifts:
        table.wrong(event, "FC-SEC-07", f"a shield die is rolled in {event['at']}, which is no gas cloud")
    table.bonus = (event["who"], event["die"])


def fell_back(table: Table, event: Event) -> None:
    attack = react(table, event, "retreat")
    spend(table, event, event["who"], event["dice"])
    if [face(die) for die in event["dice"]] != ["special"] or colour(event["dice"][0]) != "blue":
        table.wrong(event, "FC-REA-06", f"a retreat with {', '.join(event['dice'])}")
    if attack is not None:
        table.falling_back = attack.at
        attack.unsure = table.scenario in ("salvage", "capture")
        there = table.there(attack.at)  # with the shuttle, if it has been named
        attack.escaped = all(ship.kind.has("ionic_propulsion") and not ship.docked for ship in there)


def counter_attacked(table: Table, event: Event) -> None:
    """All ships of the attacked sector hit one ship that attacked, with their whole firepower (FC-REA-08)."""
    attack = react(table, event, "counter-attack")
    spend(table, event, event["who"], event["dice"])
    if event["dice"] != ["red-special"] and table.plain:
        table.wrong(event, "FC-REA-08", f"a counter-attack with {', '.join(event['dice'])}")
    if attack is None:
        return
    if attack.remote:
        table.wrong(event, "FC-REA-10", "a remote attack is answered by a counter-attack")
    if event["target"] not in attack.ships:
        table.wrong(event, "FC-REA-09", f"a counter-attack hits ship {event['target']}, which took no part")
    own = [ship for ship in table.there(attack.at) if ship.owner == event["who"] and not ship.docked]
    if table.plain and not table.capabilities["communications_jammer"]:
        right = sum(ship.kind.firepower or 0 for ship in own)
        table.same(event, "FC-REA-08", "the damage of a counter-attack", event["damage"], right)
    attack.counter = (event["target"], event["damage"])


# --- damage -------------------------------------------------------------------------------------------


def expected(table: Table, attack: Attack) -> int:
    """The firepower of all whose sector is not shielded (FC-ATK-04, FC-REA-03)."""
    if attack.escaped:
        return 0
    total = 0
    for n in attack.ships:
        ship = table.ships[n]
        whence = attack.via if attack.remote else attack.sources[n]
        if whence not in attack.blocked:
            total += ship.kind.firepower or 0
    return total


def damaged(table: Table, event: Event) -> None:
    ship = table.ships.get(event["ship"])
    if ship is None:
        table.wrong(event, "FC-ATK-04", "a ship is damaged that nobody has deployed")
        return
    damage, hull, why = event["damage"], event["hull"], event["why"]
    if ship.kind.name != "diplomatic_shuttle":  # it may be captured
        table.same(event, "FC-SHP-18", f"the owner of ship {ship.number}", event["who"], ship.owner)
    least = min(1, ship.hull) if table.rampart and hull else 0
    table.same(event, "FC-ATK-04", f"the hull of ship {ship.number}", hull, max(least, ship.hull - damage))
    check_cause(table, event, ship, damage, why)
    ship.hull = hull
    if hull == 0:
        table.dying.add(ship.number)


def check_cause(table: Table, event: Event, ship: Ship, damage: int, why: str) -> None:
    attack = table.attack
    if why == "attack":
        if attack is None or attack.hit:
            table.wrong(event, "FC-ATK-04", "damage without an attack")
        else:
            attack.hit = True
            table.same(event, "FC-ATK-02", "the ship that an attack hits", ship.number, attack.target)
            if table.plain and not attack.unsure:
                table.same(event, "FC-ATK-04", "the damage of an attack", damage, expected(table, attack))
    elif why == "counter_attack":
        right = attack.counter if attack else None
        table.same(event, "FC-REA-08", "what a counter-attack does", (ship.number, damage), right)
        if attack is not None:
            attack.counter = None
    elif why in ("asteroid_field", "gravity_field", "gamma_storm") and ship.kind.name != "diplomatic_shuttle":
        due: Any = table.due.pop(ship.number, None)
        table.same(event, "FC-SEC-02", f"what {why} does to ship {ship.number}", (damage, why), due)
    elif why == "proton_ray":
        table.same(event, "FC-WPN-06", "the damage of a Proton Ray", damage, 2 * ship.kind.points)
    elif why in WEAPON_DAMAGE:
        table.same(event, "FC-WPN-09", f"the damage of {why}", damage, WEAPON_DAMAGE[why])
    elif why == "offensive" and damage % 2:
        table.wrong(event, "FC-ABL-13", f"an Offensive deals {damage}")


def repaired(table: Table, event: Event) -> None:
    ship = table.ships.get(event["ship"])
    if ship is None:
        return
    gained, why = event["gained"], event["why"]
    if why in REPAIRS:
        right = min(REPAIRS[why], ship.kind.hull - ship.hull)
        table.same(event, "FC-WPN-11", f"what {why} gives back", gained, right)
    ship.hull += gained
    if ship.hull > ship.kind.hull:
        table.wrong(event, "FC-SET-08", f"a {ship.kind.name} has {ship.hull} hull points")


def destroyed(table: Table, event: Event) -> None:
    ship = table.ships.get(event["ship"])
    if ship is None or ship.at == LOST:
        table.wrong(event, "FC-ATK-05", "a ship is destroyed that is not in the game")
        return
    swallowed = table.pulled or table.terrain_at(ship.at) == "black_hole" or ship.kind.name == "interceptor_squadron"
    if ship.number not in table.dying and table.plain and not swallowed:
        table.wrong(event, "FC-ATK-05", f"ship {ship.number} is destroyed with {ship.hull} hull points")
    table.dying.discard(ship.number)
    lose(table, ship.owner, ship.number)


def lose(table: Table, who: int, number: int) -> None:
    """Its capabilities end with it (FC-TEC-15)."""
    if number in table.ships:
        table.ships[number].hull, table.ships[number].at = 0, LOST
    switch_off(table, who, number)


def over(table: Table, event: Event) -> None:
    """An attack is over: what it should have done has been done."""
    attack, table.attack = table.attack, None
    if attack is None:
        return
    if not attack.ships:
        table.wrong(event, "FC-ATK-02", "an attack nobody fires")
        return
    if table.plain and not attack.hit and not attack.unsure and expected(table, attack) and not table.rampart:
        table.wrong(event, "FC-ATK-04", f"an attack should have dealt {expected(table, attack)}")
    if attack.counter is not None and attack.counter[1]:
        table.wrong(event, "FC-REA-08", "a counter-attack has not dealt its damage")
    lost = sorted(table.dying)
    if lost:
        table.wrong(event, "FC-ATK-05", f"without hull points and not destroyed: {lost}")
        table.dying.clear()
