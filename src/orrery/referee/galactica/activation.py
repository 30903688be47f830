"""The activation of Cylon ships: raiders, heavy raiders, basestars, launches."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.referee.galactica.table import LAUNCH, Table
from orrery.referee.story import Event

NEAREST_LAUNCH = {0: 5, 1: 0, 2: 3, 3: 4}


@dataclass
class Activation:
    icon: str
    event: Event
    raiders: list[int] = field(default_factory=lambda: [0] * 6)
    """Raiders still to act, by area; moved ones count no more."""
    heavy: list[int] = field(default_factory=lambda: [0] * 6)
    attacks: list[int] = field(default_factory=list)
    """Areas of the basestars still to attack."""
    centurions: list[int] | None = None
    boarding: int = 0
    only: list[int] | None = None


def began(table: Table, event: Event, placed: list[int] | None = None) -> Activation:
    icon = event["icon"]
    found = Activation(icon, event)
    if table.quiet:
        table.wrong(event, "P10", "Cylon ships are activated after a Negotiation")
    if not table.by_turn and placed is None:
        table.forget_activations()
    if icon == "raiders":
        if sum(table.raiders):
            found.raiders = placed or [n - m for n, m in zip(table.raiders, table.raiders_done, strict=True)]
        else:
            launch(table, "raider", 2, "T12.2")
    elif icon == "launch_raiders":
        launch(table, "raider", 3, "T12.5")
    elif icon == "heavy_raiders":
        if any(table.centurions):
            found.centurions = [0, *table.centurions[:3]]
        if sum(table.heavy_raiders):
            found.heavy = [n - m for n, m in zip(table.heavy_raiders, table.heavy_done, strict=True)]
            for area in LAUNCH:
                found.boarding += found.heavy[area]
                found.heavy[area] = 0
        else:
            launch(table, "heavy_raider", 1, "T12.3")
    elif icon == "basestars":
        for basestar in table.basestars:
            if not basestar.done and "disabled_weapons" not in basestar.tokens:
                found.attacks.append(basestar.area)
            basestar.done = True
    return found


def launch(table: Table, ship: str, n: int, rule: str) -> None:
    """Each basestar launches into its area, as far as there are pieces; Cylon Swarm adds one (T12.5)."""
    areas = [basestar.area for basestar in table.basestars if "disabled_hangar" not in basestar.tokens]
    if not table.basestars_known:
        areas = [basestar.area for basestar in table.basestars]
    each = n + ("cylon_swarm" in table.in_play)
    short = max(0, each * len(areas) - table.left(ship))
    for area in areas:
        due = table.due("placed", (ship, area))
        if due is None:
            table.owe("placed", (ship, area), each, rule, "a launch")
        else:
            due.n += each
    if not table.basestars_known:
        table.owe("short", ship, each * len(areas), rule, "a launch")
    if short:
        table.owe("short", ship, short, rule, "a launch")


# --- raiders ------------------------------------------------------------------------------------------


def nearest(table: Table, area: int) -> int | None:
    """Where a raider moves: one area towards the nearest civilian ship, clockwise if two are as near."""
    if not table.civilians:
        return None
    there = set(table.civilians.values())
    for steps in range(1, 4):
        if (area + steps) % 6 in there:
            return (area + 1) % 6
        if (area - steps) % 6 in there:
            return (area - 1) % 6
    return None


def first_thing(table: Table, area: int) -> str:
    """What a raider does: the first thing it can (T12.2)."""
    if table.vipers[area] or table.assault_raptors[area] or table.pilots(area):
        return "attack a viper"
    if area in table.civilians.values():
        return "destroy a civilian ship"
    return "move" if table.civilians else "attack Galactica"


def raider_acts(table: Table, now: Activation, event: Event, area: int, what: str) -> None:
    if table.vipers_known:
        table.same(event, "T12.2", f"what a raider in area {area} does", what, first_thing(table, area))
    if now.raiders[area] <= 0:
        table.wrong(event, "T12.2", f"a raider in area {area} acts that is not there or has acted")
    now.raiders[area] -= 1
    if what != "move":
        table.raiders_done[area] += 1


def raider_moves(table: Table, now: Activation, event: Event) -> None:
    origin, to = event["origin"], event["to"]
    raider_acts(table, now, event, origin, "move")
    if to != nearest(table, origin):
        table.wrong(event, "T12.2", f"a raider moves from area {origin} to {to}, by the rules {nearest(table, origin)}")
    table.raiders_done[to] += 1


# --- heavy raiders ------------------------------------------------------------------------------------


def heavy_moves(table: Table, now: Activation, event: Event) -> None:
    origin, to = event["origin"], event["to"]
    table.same(event, "T12.3", f"where a heavy raider in area {origin} moves", to, NEAREST_LAUNCH.get(origin))
    if now.heavy[origin] <= 0:
        table.wrong(event, "T12.3", f"a heavy raider in area {origin} moves that is not there or has acted")
    now.heavy[origin] -= 1
    table.heavy_done[to] += 1


def boards(table: Table, now: Activation, event: Event) -> None:
    """Heavy raiders that began in a launch area become centurions on the first space."""
    n = event["n"]
    if n > now.boarding:
        table.wrong(event, "T12.3", f"{n} centurions come aboard, by the rules {now.boarding}")
    now.boarding -= n
    eligible = {area: table.heavy_raiders[area] - table.heavy_done[area] for area in LAUNCH}
    table.boarding_known &= min(eligible.values()) <= 0 or n >= sum(eligible.values())
    for area in LAUNCH:
        gone = min(n, eligible[area])
        table.heavy_raiders[area] -= gone
        n -= gone


def centurions(table: Table, now: Activation | None, event: Event) -> bool:
    """Whether the step forward is that of an activation."""
    if now is None or now.icon != "heavy_raiders" or now.centurions is None:
        return False
    lost = table.centurions[3]
    right = [*now.centurions[:3], now.centurions[3] + lost]
    table.same(event, "T12.3", "the centurions on the track", event["spaces"], right)
    now.centurions = None
    return True


# --- basestars ----------------------------------------------------------------------------------------


def basestar_attacks(table: Table, now: Activation | None, event: Event) -> None:
    if not table.basestars_known:
        return
    if now is None or event["area"] not in now.attacks:
        table.wrong(event, "T12.4", f"a basestar in area {event['area']} attacks that is not there or has attacked")
        return
    now.attacks.remove(event["area"])


def finished(table: Table, now: Activation, event: Event) -> None:
    """All ships have acted before anything else happens."""
    if sum(now.raiders) > 0:
        table.wrong(event, "T12.2", f"{sum(now.raiders)} raiders have not acted")
    if sum(now.heavy) > 0 or (now.boarding > 0 and table.left("centurion") > 0):
        table.wrong(event, "T12.3", f"{sum(now.heavy) + now.boarding} heavy raiders have not acted")
    if now.centurions is not None:
        table.wrong(event, "T12.3", "the centurions have not advanced")
    if now.attacks and table.basestars_known:
        table.wrong(event, "T12.4", f"basestars in areas {now.attacks} have not attacked")
