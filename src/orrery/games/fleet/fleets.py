"""Building a fleet (FC-SET-07 to 15): what may go into it, and the builder. Ready-made fleets are in `ready.py`.

A plan lists the ships, each as its kind, with the weapon or the devices that it carries after colons:
"battleship:proton_ray", "mule:repair_drone_device", "chimaera:sentinel_device:supply_device". Where weapons are drawn
(FC-SET-10), a battleship has none in the plan.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Question, question
from orrery.games.fleet import factions
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.drawing import draw_weapons
from orrery.games.fleet.events import FleetBuilt, FleetReady
from orrery.games.fleet.factions import has_ship, has_weapon
from orrery.games.fleet.hidden import conceal
from orrery.games.fleet.leaders import expense, flagship_of
from orrery.games.fleet.limits import Limit, first_broken, points_of
from orrery.games.fleet.ready import plans
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.sieges import WARHEADS
from orrery.games.fleet.ships import PROFILES, has
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.weapons import WEAPONS

Plan = tuple[str, ...]

FIRST_WEAPONS = {"phebe": "vortex_missiles", "amycles": "proton_ray"}
"""What the battleship of a first game carries (FC-SET-09)."""


def kind_of(entry: str) -> str:
    return entry.partition(":")[0]


def worth(plan: Plan) -> int:
    return points_of(plan)


def draws(g: Fleet) -> bool:
    """Whether weapons are drawn after the fleets are built (FC-SET-10)."""
    return any(name in g.switches for name in ("secret", "drawn", "random"))


# --- what is allowed ----------------------------------------------------------------------------------


def available(g: Fleet, seat: int) -> Iterator[str]:
    """Every ship, with what it may carry, that a seat's faction has (FC-FAC-01, FC-TEC-09)."""
    faction = g.players[seat].faction
    for kind, profile in PROFILES.items():
        if not has_ship(faction, kind):
            continue
        if has(kind, "special_weapon") and not draws(g):
            yield from [f"{kind}:{name}" for name, weapon in WEAPONS.items() if has_weapon(faction, weapon.faction)]
        elif profile.devices:
            names = [name for name, device in DEVICES.items() if device.side in sides(g, seat, kind)]
            yield from [":".join((kind, *some)) for some in combinations_with_replacement(names, profile.devices)]
        else:
            yield kind
    if g.scenario == "illegal" and g.side(seat) == 1:
        yield WARHEADS


def sides(g: Fleet, seat: int, kind: str) -> tuple[str, ...]:
    """Whose devices a technical ship takes (FC-TEC-09); neutral ones are for all by a switch (AMB-22)."""
    if kind == "chimaera" or g.players[seat].faction == "forge_of_fendrix":
        return ("neutral", "phebe", "amycles")
    own = PROFILES[kind].faction
    if own == "any":
        return ("neutral",)
    return (own, "neutral") if "neutral_devices" in g.switches else (own,)


def objection(g: Fleet, seat: int, plan: Plan) -> str:
    """Why a fleet is not allowed: the code of a refusal, or nothing."""
    if not plan:
        return "no_ships"
    if worth(plan) > budget(g, seat):
        return "too_many_points"
    known = set(available(g, seat))
    if not all(entry in known for entry in plan):
        return "not_in_faction"
    return first_broken(limits(g, seat), plan)


def limits(g: Fleet, seat: int) -> tuple[Limit, ...]:
    """What the faction and the scenario ask of a fleet, besides its points."""
    own = factions.limits(g.players[seat].faction, flagship_of(g, seat))
    return (*own, *SCENARIOS[g.scenario].limits(g, seat))


def additions(entries: Iterable[str], limits: Iterable[Limit], plan: Plan, left: int) -> list[str]:
    """What may be added to a fleet that is being built, so that it can still be brought inside of its limits."""
    return [
        entry
        for entry in entries
        if (rest := left - worth((entry,))) >= 0 and all(limit.can_be_met((*plan, entry), rest) for limit in limits)
    ]


def is_legal(g: Fleet, seat: int, plan: Plan) -> bool:
    """Whether a fleet is complete and allowed: within the points, of ships that the faction has."""
    return not objection(g, seat, plan)


def budget(g: Fleet, seat: int) -> int:
    return SCENARIOS[g.scenario].budget(g, seat) + g.players[seat].bonus - expense(g, seat)


def room(g: Fleet, seat: int) -> int:
    return budget(g, seat) - worth(g.players[seat].plan)


# --- the questions ------------------------------------------------------------------------------------


@question
def muster(g: Fleet, seat: int) -> Question:
    """A ready-made fleet, "ready:line", or "build"."""
    return Question((*[f"ready:{name}" for name in ready_fleets(g, seat)], "build"))


@muster.preview
def show_muster(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    name = str(choice[0]).partition(":")[2]
    return {"plan": list(ready_fleets(g, asked.seat)[name])} if name else {}


@question
def build(g: Fleet, seat: int) -> Question:
    """One more ship, "add:cruiser", one less, "remove:cruiser", or "done" when the fleet is allowed."""
    left = room(g, seat)
    plan = g.players[seat].plan
    own = factions.limits(g.players[seat].faction, flagship_of(g, seat))
    items = [f"add:{entry}" for entry in additions(available(g, seat), own, plan, left)]
    items += [f"remove:{entry}" for entry in dict.fromkeys(plan)]
    why = objection(g, seat, plan)
    if not why:
        items.append("done")
    about = {"plan": list(plan), "left": left, "objection": why, "limits": [limit.data() for limit in limits(g, seat)]}
    return Question(tuple(items), about=about)


@build.preview
def show_build(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    """What the next ship costs and leaves, and what would still be wrong with the fleet."""
    verb, _, entry = str(choice[0]).partition(":")
    plan = list(asked.about["plan"])
    if verb == "add":
        plan.append(entry)
    elif verb == "remove":
        plan.remove(entry)
    points = PROFILES[kind_of(entry)].rank if entry else 0
    points = -points if verb == "remove" else points
    return {"points": points, "left": asked.about["left"] - points, "objection": objection(g, asked.seat, tuple(plan))}


@procedure
def build_fleets(g: Fleet) -> Play[None]:
    """All build at once and in secret; then the fleets are shown, unless they are deployed hidden."""
    fixed = SCENARIOS[g.scenario].fleet
    if fixed:
        for player in g.players:
            weapon = FIRST_WEAPONS.get(player.faction, "proton_ray")
            player.plan = tuple([f"{e}:{weapon}" if has(e, "special_weapon") else e for e in fixed])
    else:
        answers = yield All([muster(seat) for seat in g.fighters()])
        for seat, choice in answers:
            player = g.players[seat]
            if choice[0] != "build":
                player.plan = ready_fleets(g, seat)[choice[0].partition(":")[2]]
                player.ready = True
        announce_ready(g, tuple(g.fighters()))
        while not all(g.players[seat].ready for seat in g.fighters()):
            answers = yield All([build(seat) for seat in g.fighters() if not g.players[seat].ready])
            for seat, choice in answers:
                change(g, seat, choice[0])
            announce_ready(g, tuple([seat for seat, _ in answers]))
    for seat in g.fighters():
        launch(g, seat)
    if draws(g) and not fixed:
        yield from draw_weapons(g)
    conceal(g)


def change(g: Fleet, seat: int, item: str) -> None:
    player = g.players[seat]
    verb, _, entry = item.partition(":")
    if verb == "done":
        player.ready = True
    elif verb == "add":
        player.plan += (entry,)
        player.ready = room(g, seat) == 0 and is_legal(g, seat, player.plan)
    else:
        i = player.plan.index(entry)
        player.plan = player.plan[:i] + player.plan[i + 1 :]


def announce_ready(g: Fleet, builders: tuple[int, ...]) -> None:
    """Who is ready while others still build: they see it, for he is asked no more."""
    done = [seat for seat in builders if g.players[seat].ready]
    if len(done) < len(builders):
        for seat in done:
            g.tell(FleetReady(seat))


def launch(g: Fleet, seat: int) -> None:
    """Turns a plan into ships that wait to be deployed, with the scenario's pieces."""
    player = g.players[seat]
    plan = (*player.plan, *SCENARIOS[g.scenario].pieces(g, seat))
    ships = [new_ship(len(g.ships) + i, seat, entry) for i, entry in enumerate(plan)]
    g.ships = (*g.ships, *ships)
    player.ready = True
    player.start = g.points_of(seat)
    g.tell(FleetBuilt(seat, player.start, player.plan))


def new_ship(n: int, owner: int, entry: str) -> Ship:
    kind, *load = entry.split(":")
    weapon = load[0] if load and has(kind, "special_weapon") else ""
    return Ship(n, owner, kind, PROFILES[kind].hull, weapon=weapon, devices=() if weapon else tuple(load))


def ready_fleets(g: Fleet, seat: int) -> dict[str, Plan]:
    """The ready-made fleets that a seat may take: those of its faction that the scenario allows."""
    found = plans(g.players[seat].faction, budget(g, seat), g.scenario, g.side(seat), draws(g))
    return {name: plan for name, plan in found.items() if is_legal(g, seat, plan)}
