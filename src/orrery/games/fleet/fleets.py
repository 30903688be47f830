"""Building a fleet (FC-SET-07 to 15): what may go into it, ready-made fleets, and the builder.

A plan lists the ships, each as its kind, with the weapon or the devices that it carries after colons:
"battleship:proton_ray", "mule:repair_drone_device".
"""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Question, question
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.events import FleetBuilt
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.weapons import WEAPONS

Plan = tuple[str, ...]

FIRST_WEAPONS = {"phebe": "vortex_missiles", "amycles": "proton_ray"}
"""What the battleship of a first game carries (FC-SET-09)."""

READY: dict[str, dict[str, Plan]] = {
    "phebe": {
        "wall": ("cruiser", "cruiser", "destroyer", "destroyer", "frigate", "frigate"),
        "line": ("battleship:vortex_missiles", "cruiser", "destroyer", "frigate", "frigate", "frigate"),
    },
    "amycles": {
        "pack": ("destroyer", "destroyer", "destroyer", "destroyer", "frigate", "frigate", "frigate", "frigate"),
        "line": ("battleship:proton_ray", "cruiser", "destroyer", "frigate", "frigate", "frigate"),
    },
}
"""Fleets of 12 points to take as they are, by faction."""


def kind_of(entry: str) -> str:
    return entry.partition(":")[0]


def worth(plan: Plan) -> int:
    return sum([PROFILES[kind_of(entry)].rank for entry in plan])


def available(g: Fleet, seat: int) -> Iterator[str]:
    """Every ship, with what it may carry, that a seat's faction has (FC-FAC-01, FC-TEC-09)."""
    faction = g.players[seat].faction
    for kind, profile in PROFILES.items():
        if profile.faction not in ("any", faction) or not profile.rank:
            continue
        if has(kind, "special_weapon"):
            yield from [f"{kind}:{name}" for name, weapon in WEAPONS.items() if weapon.faction in ("any", faction)]
        elif profile.devices:
            side = profile.faction if profile.faction != "any" else "neutral"
            yield from [f"{kind}:{name}" for name, device in DEVICES.items() if device.side == side]
        else:
            yield kind


def is_legal(g: Fleet, seat: int, plan: Plan) -> bool:
    """Whether a fleet is complete and allowed: within the points, of ships that the faction has."""
    known = set(available(g, seat))
    return 0 < worth(plan) <= budget(g, seat) and all(entry in known for entry in plan)


def budget(g: Fleet, seat: int) -> int:
    return g.points


def room(g: Fleet, seat: int) -> int:
    return budget(g, seat) - worth(g.players[seat].plan)


# --- the questions ------------------------------------------------------------------------------------


@question
def muster(g: Fleet, seat: int) -> Question:
    """A ready-made fleet, "ready:line", or "build"."""
    ready = READY.get(g.players[seat].faction, {})
    return Question((*[f"ready:{name}" for name, plan in ready.items() if is_legal(g, seat, plan)], "build"))


@question
def build(g: Fleet, seat: int) -> Question:
    """One more ship, "add:cruiser", as long as there are points; the fleet is done when none is left or by "done"."""
    left = room(g, seat)
    items = [f"add:{entry}" for entry in available(g, seat) if PROFILES[kind_of(entry)].rank <= left]
    if is_legal(g, seat, g.players[seat].plan):
        items.append("done")
    return Question(tuple(items), about={"plan": list(g.players[seat].plan), "left": left})


@build.preview
def show_build(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    """What the next ship costs and leaves."""
    entry = str(choice[0]).partition(":")[2]
    rank = PROFILES[kind_of(entry)].rank if entry else 0
    return {"points": rank, "left": asked.about["left"] - rank}


@procedure
def build_fleets(g: Fleet) -> Play[None]:
    """All build at once and in secret; then the fleets are shown."""
    fixed = SCENARIOS[g.scenario].fleet
    if fixed:
        for player in g.players:
            weapon = FIRST_WEAPONS.get(player.faction, "proton_ray")
            player.plan = tuple([f"{e}:{weapon}" if has(e, "special_weapon") else e for e in fixed])
    else:
        answers = yield All([muster(seat) for seat in range(g.seats)])
        for seat, choice in answers:
            player = g.players[seat]
            if choice[0] != "build":
                player.plan = READY[player.faction][choice[0].partition(":")[2]]
                player.ready = True
        while not all(player.ready for player in g.players):
            answers = yield All([build(seat) for seat in range(g.seats) if not g.players[seat].ready])
            for seat, choice in answers:
                add(g, seat, choice[0])
    for seat in range(g.seats):
        launch(g, seat)


def add(g: Fleet, seat: int, item: str) -> None:
    player = g.players[seat]
    if item == "done":
        player.ready = True
        return
    player.plan += (item.partition(":")[2],)
    player.ready = room(g, seat) == 0


def launch(g: Fleet, seat: int) -> None:
    """Turns a plan into ships that wait to be deployed."""
    player = g.players[seat]
    ships = [new_ship(len(g.ships) + i, seat, entry) for i, entry in enumerate(player.plan)]
    g.ships = (*g.ships, *ships)
    player.ready = True
    player.start = g.points_of(seat)
    g.tell(FleetBuilt(seat, player.start, player.plan))


def new_ship(n: int, owner: int, entry: str) -> Ship:
    kind, *load = entry.split(":")
    weapon = load[0] if load and has(kind, "special_weapon") else ""
    return Ship(n, owner, kind, PROFILES[kind].hull, weapon=weapon, devices=() if weapon else tuple(load))
