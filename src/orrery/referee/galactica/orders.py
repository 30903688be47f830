"""What cards order: each instruction becomes something due, and what happens is taken off what is due."""

from __future__ import annotations

from orrery.referee.galactica.printed import CAN_BE_DAMAGED, CIVILIANS, RESOURCES, Order, crises
from orrery.referee.galactica.table import AREAS, LAUNCH, Due, Seat, Table
from orrery.referee.story import Event

HOW_OFTEN = {"destroy_civilians": "civilian", "damage": "damage", "destiny": "destiny"}


def give(table: Table, orders: list[Order], rule: str, why: str) -> None:
    for order in orders:
        one(table, order, rule, why)


def one(table: Table, order: Order, rule: str, why: str) -> None:
    for key, n in order.items():
        if key in RESOURCES:
            if table.resources[key] != (15 if n > 0 else 0):
                table.owe("resource", (key, n > 0), abs(n), rule, why)
        elif key in HOW_OFTEN:
            table.owe(HOW_OFTEN[key], None, n, rule, why)
        elif key == "distance":
            travel(table, n, rule, why)
        elif key in ("raptors", "track"):
            table.owe(key, n > 0, abs(n), rule, why)
        elif key == "centurions":
            table.owe("placed", ("centurion", 0), min(n, table.left("centurion")), rule, why)
        elif key == "place":
            place(table, n, rule, why)
        elif key == "damage_vipers":
            where = order.get("where", "")
            most = (
                n if where == "reserves" else min(n, vipers(table, where))
            )  # vipers may come back to the Reserves yet
            table.owe("damage_vipers", where, most, rule, why)
        elif key == "activate":
            for icon in n if not table.quiet else ():
                table.owe("activated", icon, 1, rule, why)
        elif key == "activate_placed_raiders":
            table.owe("placed_raiders", None, 1, rule, why)
        elif key == "gain_assault_raptor":
            table.owe("gained", None, n, rule, why)
        elif key == "stays":
            table.owe("kept", why, 1, rule, why)
        elif key == "nukes":
            table.owe("nukes", None, min(n, table.nukes), rule, why)
    if "discard" in order:
        for seat in table.whom(order["who"]):
            title = order["who"] if order["who"] in table.titles else ""
            table.owe_cards(seat, order["discard"], rule, why, title)
    if "draw" in order:
        for seat in table.whom(order["who"]):
            title = order["who"] if order["who"] in table.titles else ""
            due = Due("draw", (seat.number, order.get("type", "")), order["draw"], rule, why, title)
            table.dues.append(due)
    if "send" in order and not order.get("may"):
        send(table, order, rule, why)
    if order.get("food_below", 0) > table.resources["food"]:
        give(table, order["then"], rule, why)


def travel(table: Table, n: int, rule: str, why: str) -> None:
    """A mission counts at once, Legendary Discovery when it is laid beside the Objective (T27.3)."""
    if crises()[why].get("mission"):
        table.distance += n
        table.milestone()
    else:
        table.owe("distance", None, n, rule, why)


def send(table: Table, order: Order, rule: str, why: str) -> None:
    who, to = order["who"], order["send"]
    if who.startswith("all_at:"):
        place = who.partition(":")[2]
        there = [seat for seat in table.seats if seat.location == place and seat.human]
    else:
        there = table.whom(who)
    for seat in there:
        send_one(table, seat, to, rule, why)


def send_one(table: Table, seat: Seat, to: str, rule: str, why: str) -> None:
    if seat.location not in (to, "brig", "") and seat.human:
        table.owe("sent", (seat.number, to), 1, rule, why)


def vipers(table: Table, where: str) -> int:
    """How many there are to damage: in space, in the Reserves, or anywhere."""
    flying = sum(table.vipers) + sum(table.assault_raptors) + sum(seat.location == "viper" for seat in table.seats)
    waiting = table.reserve + table.assault_reserve
    return {"space": flying, "reserves": waiting}.get(where, flying + waiting)


def place(table: Table, areas: dict[str, dict[str, int]], rule: str, why: str) -> None:
    """Ships to place, as far as there are pieces; if there are too few, which are left out is chosen (T0.8)."""
    kinds = {ship for ships in areas.values() for ship in ships}
    for kind in kinds:
        total = sum(ships.get(kind, 0) for ships in areas.values())
        short = max(0, total - table.left(kind))
        for name, ships in areas.items():
            if kind in ships:
                table.owe("placed", (kind, AREAS.index(name)), ships[kind], rule, why)
        if short:
            table.owe("short", kind, short, rule, why)


# --- what happens is taken off what is due ------------------------------------------------------------


def check_resource(table: Table, event: Event) -> None:
    """T0.6: turned at once, between 0 and 15; and nothing changes without a reason."""
    name, delta = event["resource"], event["delta"]
    before = table.resources[name]
    table.same(event, "T22", f"the dial of {name}", event["now"], min(15, max(0, before + delta)))
    found = table.due("resource", (name, delta > 0))
    if found is None:
        if not free_change(table, name, delta):
            table.wrong(event, "T0.6", f"nothing changes {name} by {delta}")
        return
    room = before if delta < 0 else 15 - before
    table.same(event, found.rule, f"what {found.why} does to {name}", abs(delta), min(found.n, room))
    table.settle(found)


def free_change(table: Table, name: str, delta: int) -> bool:
    """Abilities that leave a choice: Unconventional Tactics, Broadcast, and what Mutiny cards give at once."""
    due = table.due("may", (name, delta))
    if due is not None:
        table.settle(due)
        return True
    if table.acting == "ability:unconventional_tactics":
        return delta == (-1 if name == "population" else 1)
    if table.acting == "ability:broadcast":
        return delta == 2
    return False


def forgotten(table: Table, event: Event) -> None:
    """What was due and has not happened when the next step begins."""
    for due in list(table.dues):
        if due.n > 0 and not waived(table, due):
            table.wrong(event, due.rule, f"{due.why}: {named(due)} has not been done")
    table.dues = []


def named(due: Due) -> str:
    return f"{due.kind} {due.what}, {due.n}" if due.what is not None else f"{due.kind}, {due.n}"


def waived(table: Table, due: Due) -> bool:
    """What cannot be done is skipped (L5)."""
    kind, what = due.kind, due.what
    if kind == "resource":
        name, up = what
        return bool(table.resources[name] == (15 if up else 0))
    if kind == "civilian":
        lost = len(table.civilians_lost) == sum(n for n, _ in CIVILIANS.values())
        return lost or (due.why == "mutiny:the_strong_survive" and not table.civilians)
    if kind == "damage":
        return len(table.damaged) + len(table.damage_removed) == len(CAN_BE_DAMAGED) + 2
    if kind == "raptors":
        return (table.raptors_destroyed if what else table.raptors) == 0
    if kind == "track":
        return table.jump == 0 and not what
    if kind == "sent":
        seat = table.seats[what[0]]
        return not seat.human or seat.location in (what[1], "brig", "")
    if kind == "discard":
        seat = table.debtor(due)
        if seat.number != what:
            return seat.hand_size == 0
        return not seat.human or spared(table, seat.number, due) >= min(due.n, due.held)
    if kind == "draw":
        types = [what[1]] if what[1] else table.seats[what[0]].character.types
        return any(table.scarce(type) for type in types)
    if kind == "destiny":
        return table.scarce("treachery")
    if kind == "title":
        return not table.seats[int(due.why.removeprefix("heir "))].human
    if kind == "placed":
        return too_few(table, what[0], due.n)
    if kind == "damage_vipers":
        return what == "reserves" and table.reserve + table.assault_reserve == 0
    if kind == "gained":
        return table.assault_unbuilt <= 0
    if kind == "placed_raiders":
        return table.quiet or not any(table.attack_placed)
    return kind in ("short", "may", "spare", "dogfight")


def too_few(table: Table, ship: str, n: int) -> bool:
    """Whether the pieces were too few for these."""
    for short in table.dues:
        if short.kind == "short" and short.what == ship and short.n > 0:
            taken = min(n, short.n)
            short.n -= taken
            n -= taken
    return n == 0


def spared(table: Table, seat: int, due: Due) -> int:
    """Deceitful takes 1 off what a crisis asks; For Love 1 more."""
    romo = table.seats[seat].character.name == "romo_lampkin" and due.why in crises()
    return int(romo) + table.loved.count(seat)


def check_placed(table: Table, event: Event) -> None:
    ship, area, n = event["ship"], event["area"], event["n"]
    kind = "viper" if ship == "assault_raptor" else ship
    enough = n <= (table.left(kind) if kind != ship or kind != "viper" else table.reserve)
    if not enough and (kind != "viper" or table.reserves_known):
        table.wrong(event, "T0.7", f"there are not {n} of {ship} to place")
    found = table.due("placed", (kind, area))
    if found is not None:
        if n > found.n and (table.basestars_known or kind == "viper"):
            table.wrong(event, found.rule, f"{n} of {ship} are placed for {found.why}, by the rules {found.n}")
        table.settle(found, n)
    elif kind == "viper":
        if area not in LAUNCH and table.acting not in ("card:launch_reserves_5", "location:raider_bay"):
            table.wrong(event, "T11.6", f"a viper is launched into area {area}")
    elif ship == "centurion" or not free_placing(table, ship):
        table.wrong(event, "T12.5", f"nothing places {ship} in area {area}")


def free_placing(table: Table, ship: str) -> bool:
    """Where a player chooses the area or the ships."""
    return {
        "mutiny:necessary_risk": ship in ("basestar", "raider"),
        "location:raider_bay": ship == "raider",
        "ability:quarantine": ship == "civilian",
    }.get(table.acting, False)
