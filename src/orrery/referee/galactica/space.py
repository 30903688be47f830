"""Ships in space: where they go, what is damaged, destroyed, repaired."""

from __future__ import annotations

from orrery.referee.galactica import activation, orders
from orrery.referee.galactica.activation import Activation
from orrery.referee.galactica.printed import CAN_BE_DAMAGED, CIVILIANS, crises
from orrery.referee.galactica.table import Basestar, Due, Table
from orrery.referee.story import Event

LEAVE_WHEN_DESTROYED = {"basestar": ("thirty_three", "hornets_nest", "lockdown"), "civilian": ("thirty_three",)}


def placed(table: Table, now: Activation | None, event: Event) -> None:
    ship, area, n = event["ship"], event["area"], event["n"]
    gained = table.due("gained", None)
    if ship == "assault_raptor" and gained is not None and not table.due("placed", ("viper", area)):
        table.settle(gained)
        gain_assault_raptor(table, event)
    if ship == "centurion" and now is not None and now.icon == "heavy_raiders" and now.boarding > 0:
        activation.boards(table, now, event)
    else:
        orders.check_placed(table, event)
    if ship == "raider":
        table.raiders[area] += n
        if not table.alert or table.acting == "location:raider_bay":  # not what an action launches within an attack
            table.attack_placed[area] += n
    elif ship == "heavy_raider":
        table.heavy_raiders[area] += n
    elif ship == "centurion":
        table.centurions[0] += n
    elif ship == "basestar":
        table.basestars += [Basestar(area) for _ in range(n)]
    elif ship == "viper":
        table.vipers[area] += n
        table.reserve -= n
    elif ship == "assault_raptor":
        table.assault_raptors[area] += n
        table.assault_reserve -= n
    if ship in ("viper", "assault_raptor"):
        table.latest_launch = (area, ship)
    elif ship == "civilian":
        for _ in range(n):
            table.civilians[free_name(table)] = area


def gain_assault_raptor(table: Table, event: Event) -> None:
    table.assault_reserve += 1
    table.assault_unbuilt -= 1
    if table.assault_unbuilt < 0:
        table.wrong(event, "T0.7", "there is no assault raptor left to gain")


def free_name(table: Table) -> str:
    """Civilian ships on the board are called by the lowest number that is free."""
    return next(name for name in (f"civilian_{n}" for n in range(1, 100)) if name not in table.civilians)


def moved(table: Table, now: Activation | None, event: Event) -> None:
    ship, origin, to = event["ship"], event["origin"], event["to"]
    if (origin - to) % 6 not in (1, 5):
        table.wrong(event, "T0.10", f"{ship} moves from area {origin} to {to}")
    if ship == "raider":
        if now is None or now.icon != "raiders":
            table.wrong(event, "T12.2", "a raider moves without being activated")
        else:
            activation.raider_moves(table, now, event)
        shift(table, table.raiders, event)
    elif ship == "heavy_raider":
        if now is None or now.icon != "heavy_raiders":
            table.wrong(event, "T12.3", "a heavy raider moves without being activated")
        else:
            activation.heavy_moves(table, now, event)
        shift(table, table.heavy_raiders, event)
    elif ship == "viper":
        shift(table, table.vipers, event)
    elif ship == "assault_raptor":
        shift(table, table.assault_raptors, event)
    else:
        table.same(event, "T0.10", f"where {ship} was", origin, table.civilians.get(ship))
        table.civilians[ship] = to


def shift(table: Table, areas: list[int], event: Event) -> None:
    origin, to = event["origin"], event["to"]
    if areas[origin] <= 0:
        table.wrong(event, "T0.10", f"there is no {event['ship']} in area {origin}")
    areas[origin] -= 1
    areas[to] += 1


def destroyed(table: Table, event: Event) -> None:
    ship, area = event["ship"], event["area"]
    due = table.due("destroyed", (ship, area))
    if due is not None:
        table.settle(due, 1)
    else:
        lost_otherwise(table, event)
    if ship == "raptor":
        table.raptors -= 1
        table.raptors_destroyed += 1
        if table.raptors < 0:
            table.wrong(event, "T0.7", "there is no raptor to destroy")
    elif ship == "viper":
        take_viper(table, event, area)
        table.vipers_destroyed += 1
    elif ship == "assault_raptor":
        take_viper(table, event, area)
    elif ship == "raider":
        fewer(table, table.raiders, event)
        table.raiders_done[area] = min(table.raiders_done[area], table.raiders[area])
        fresh = table.raiders[area] - table.raiders_done[area]  # whoever attacks aims at one that is still to act
        table.attack_placed[area] = min(table.attack_placed[area], fresh)
    elif ship == "heavy_raider":
        table.find_heavy(area)
        fewer(table, table.heavy_raiders, event)
        table.heavy_done[area] = min(table.heavy_done[area], table.heavy_raiders[area])
    elif ship == "basestar":
        lose_basestar(table, event)


def lost_otherwise(table: Table, event: Event) -> None:
    """Raptors that an order takes, basestars with 3 damage, and what is chosen in place of a viper."""
    ship = event["ship"]
    if ship == "raptor":
        due = table.due("may", "raptor") or table.due("raptors", False)
        if due is not None:
            table.settle(due, 1)
        else:
            table.wrong(event, "T11.7", "nothing destroys a raptor")
    elif ship in ("viper", "assault_raptor"):
        due = damaged_by(table, event["area"]) or table.due("dogfight", None)
        if due is not None:
            table.settle(due, 1)
            if table.reserve + table.assault_reserve <= 1 and event["area"] < 0:
                reserves_empty(table)
        elif not table.due("spare", None):
            table.wrong(event, "T11.5", f"nothing destroys a {ship}")
    elif ship == "raider" and table.acting != "quorum:authorization_of_brutal_force":
        table.wrong(event, "T11.5", "nothing destroys a raider")


def damaged_by(table: Table, area: int) -> Due | None:
    """The order that damages vipers there: in space, in the Reserves, or anywhere."""
    where = "reserves" if area < 0 else "space"
    return table.due("damage_vipers", where) or table.due("damage_vipers", "")


def reserves_empty(table: Table) -> None:
    """Nothing is left there to damage, whatever comes later."""
    table.dues = [due for due in table.dues if (due.kind, due.what) != ("damage_vipers", "reserves")]


def take_viper(table: Table, event: Event, area: int) -> None:
    """A viper that leaves its area or the Reserves; a pilot's own if no other is there."""
    assault = event.get("ship") == "assault_raptor"
    there = table.assault_raptors if assault else table.vipers
    if area < 0:
        if assault:
            table.assault_reserve -= 1
        else:
            table.reserve -= 1
    elif area in table.wrecks:
        table.wrecks.remove(area)
    elif there[area] > 0:
        there[area] -= 1
        table.hit = -1 if assault else area
    elif table.pilots(area):
        pilot = table.pilots(area)[0]
        pilot.location = "wreck"
        table.owe("sent", (pilot.number, "sickbay"), 1, "T5.4", "the lost viper")
    elif table.vipers_known:
        table.wrong(event, "T11.1", f"there is no such ship in area {area}")


def fewer(table: Table, areas: list[int], event: Event) -> None:
    if areas[event["area"]] <= 0:
        table.wrong(event, "T11.1", f"there is no {event['ship']} in area {event['area']}")
    areas[event["area"]] -= 1


def lose_basestar(table: Table, event: Event) -> None:
    there = [basestar for basestar in table.basestars if basestar.area == event["area"]]
    if not there:
        table.wrong(event, "T11.1", f"there is no basestar in area {event['area']}")
        return
    table.basestars_known &= all(sorted(other.tokens) == sorted(there[0].tokens) for other in there)
    worst = max(there, key=lambda basestar: damage(basestar.tokens))
    hit = table.due("basestar_hit", event["area"])
    if hit is not None:
        if damage(worst.tokens) < 2:
            table.wrong(event, "T20.2", "a basestar is destroyed with less than 3 damage")
        table.dues.remove(hit)
    table.basestars.remove(worst)
    leave(table, "basestar")


def leave(table: Table, what: str) -> None:
    for card in LEAVE_WHEN_DESTROYED[what]:
        if card in table.in_play:
            table.owe("left", card, 1, "T13.3", card)


def damage(tokens: list[str]) -> int:
    return sum(2 if token == "critical_hit" else 1 for token in tokens)


def basestar_damaged(table: Table, event: Event) -> None:
    area, token = event["area"], event["token"]
    due = table.due("basestar_hit", area)
    if due is None:
        table.wrong(event, "T20.2", f"nothing damages a basestar in area {area}")
    else:
        table.settle(due, 1)
    if any(token in basestar.tokens for basestar in table.basestars):
        table.wrong(event, "T20.2", f"{token} lies on a basestar already")
    there = [basestar for basestar in table.basestars if basestar.area == area]
    if there:
        table.basestars_known &= len(there) == 1
        target = max(there, key=lambda basestar: damage(basestar.tokens))
        target.tokens.append(token)
        if damage(target.tokens) >= 3 and table.basestars_known:
            found = table.due("basestar_hit", area)
            if found is not None:
                table.dues.remove(found)
            table.owe("destroyed", ("basestar", area), 1, "T20.2", "3 damage")


def vipers_damaged(table: Table, event: Event) -> None:
    area, n = event["area"], event["n"]
    due = damaged_by(table, area) or table.due("dogfight", None)
    if due is None:
        table.wrong(event, "T11.3", "nothing damages a viper")
    else:
        if n > due.n:
            table.wrong(event, due.rule, f"{n} vipers are damaged, by the rules {due.n}")
        table.settle(due, n)
    for _ in range(n):
        take_viper(table, {**event, "ship": "viper"}, area)
    table.vipers_damaged += n
    if area < 0 and table.reserve + table.assault_reserve <= 0:
        reserves_empty(table)


def recalled(table: Table, event: Event) -> None:
    if table.acting == "location:hangar_deck":
        brought_back(table, event)
        return
    flying = sum(table.vipers) + sum(seat.location == "viper" for seat in table.seats)
    unmanned = sum(table.vipers) + sum(table.assault_raptors)
    if event["n"] not in (flying, flying + sum(table.assault_raptors), unmanned):
        table.same(event, "T8.7", "the number of vipers that come back", event["n"], flying)
    table.reserve += sum(table.vipers)
    table.assault_reserve += sum(table.assault_raptors)
    table.vipers, table.assault_raptors = [0] * 6, [0] * 6


def brought_back(table: Table, event: Event) -> None:
    """To be flown by whoever launches himself, if no viper is in the Reserves (T26.2)."""
    table.same(event, "T26.2", "the vipers brought back", event["n"], 1)
    if table.reserve > 0:
        table.wrong(event, "T26.2", "a viper is brought back while others are in the Reserves")
    flying = [(fleet, area) for fleet in (table.vipers, table.assault_raptors) for area in range(6) if fleet[area]]
    if len(flying) == 1:
        fleet, area = flying[0]
        fleet[area] -= 1
    else:
        table.vipers_known = False
        table.reserves_known &= len({fleet is table.vipers for fleet, _ in flying}) == 1
    if table.reserves_known:
        fleet, _ = flying[0]
        table.reserve += fleet is table.vipers
        table.assault_reserve += fleet is table.assault_raptors


def repaired(table: Table, event: Event) -> None:
    what, n = event["what"], event["n"]
    if what == "viper":
        table.mended_unseen |= table.vipers_damaged > 0 and table.vipers_destroyed > 0
        from_box = min(n, table.vipers_damaged)
        table.vipers_damaged -= from_box
        table.vipers_destroyed -= n - from_box
        table.reserve += n
        if table.vipers_destroyed < 0:
            table.wrong(event, "T11.5", "more vipers are repaired than were damaged or destroyed")
    elif what == "raptor":
        due = table.due("raptors", True)
        if due is not None:
            table.settle(due, n)
        table.raptors += n
        table.raptors_destroyed -= n
        if table.raptors_destroyed < 0:
            table.wrong(event, "T11.5", "more raptors come back than were destroyed")
    elif what == "assault_raptor":
        table.assault_reserve += n
    elif what in table.damaged:
        table.damaged.remove(what)
    else:
        table.wrong(event, "T20.1", f"{what} is repaired and was not damaged")


def galactica_damaged(table: Table, event: Event) -> None:
    token = event["token"]
    due = table.due("damage", None) or table.due("may", "damage")
    if due is None:
        table.wrong(event, "T20.1", "nothing damages Galactica")
    else:
        table.settle(due, 1)
    if token in table.damaged or token in table.damage_removed:
        table.wrong(event, "T20.1", f"the token of {token} was drawn before")
    if token in CAN_BE_DAMAGED:
        table.damaged.append(token)
        for seat in table.seats:
            if seat.location == token:
                table.owe("sent", (seat.number, "sickbay"), 1, "T20.1", f"damage of {token}")
    else:
        table.damage_removed.append(token)
        table.owe("resource", (token, False), 1, "T20.1", "a damage token")


def civilian_destroyed(table: Table, now: Activation | None, event: Event) -> None:
    ship, face = event["ship"], event["face"]
    unused = table.left("civilian")
    area = table.civilians.pop(ship, None)
    due = table.due("civilian", None)
    if now is not None and now.icon == "raiders" and area is not None and due is None:
        table.civilians[ship] = area
        activation.raider_acts(table, now, event, area, "destroy a civilian ship")
        del table.civilians[ship]
    elif due is not None:
        table.settle(due, 1)
        if area is not None and unused > 0 and table.acting != "mutiny:the_strong_survive":
            table.wrong(event, "T21", "a ship on the board is destroyed while others are unused")
    else:
        table.wrong(event, "T21", "nothing destroys a civilian ship")
    if ship and area is None:
        table.wrong(event, "T21", f"{ship} is not on the board")
    n, losses = CIVILIANS.get(face, (0, {}))
    table.civilians_lost.append(face)
    if table.civilians_lost.count(face) > n:
        table.wrong(event, "T21", f"{face} is destroyed more often than there are such ships")
    orders.give(table, [{name: loss} for name, loss in losses.items()], "T21", face)
    leave(table, "civilian")


def kept(table: Table, event: Event) -> None:
    crisis = event["crisis"]
    added = table.due("distance", None)
    if crisis == "legendary_discovery" and added is not None:
        table.settle(added)
        table.distance += 1
        table.milestone()
        table.in_play.append(crisis)
        return
    due = table.due("kept", crisis)
    if due is None:
        table.wrong(event, "T13.3", f"{crisis} does not stay in play")
    else:
        table.settle(due)
    table.in_play.append(crisis)


def left_play(table: Table, event: Event) -> None:
    crisis = event["crisis"]
    due = table.due("left", crisis)
    if due is not None:
        table.settle(due)
    elif not crises().get(crisis, {}).get("stays"):
        table.wrong(event, "T13.3", f"{crisis} leaves play")
    if crisis in table.in_play:
        table.in_play.remove(crisis)
    else:
        table.wrong(event, "T13.3", f"{crisis} is not in play")


def civilian_returned(table: Table, now: Activation | None, event: Event) -> None:
    """Shuffled among the unused: saved by Escort, or by choice."""
    ship = event["ship"]
    area = table.civilians.get(ship)
    spare = table.due("spare", None)
    if area is None:
        table.wrong(event, "T21", f"{ship} is not on the board")
        return
    if spare is not None:
        table.dues.remove(spare)
        ordered = table.due("civilian", None)
        if ordered is not None:
            table.settle(ordered, 1)
        elif now is not None and now.icon == "raiders":
            activation.raider_acts(table, now, event, area, "destroy a civilian ship")
    del table.civilians[ship]


def centurions_moved(table: Table, now: Activation | None, event: Event) -> None:
    spaces = event["spaces"]
    if activation.centurions(table, now, event):
        table.boarded = table.centurions[3] > 0
    elif table.centurions_fall(spaces):
        due = table.due("centurion", None)
        if due is not None:
            table.settle(due)
    else:
        table.wrong(event, "T12.3", f"centurions go from {table.centurions} to {spaces}")
    table.centurions = list(spaces)


def removed(table: Table, event: Event) -> None:
    """Pieces that a mission takes out of the game."""
    ship, n = event["ship"], event["n"]
    table.supply[ship] -= n
    if ship == "heavy_raider":
        table.heavy_raiders = [0] * 6
    elif ship == "basestar":
        table.basestars = []
