"""Activating Cylon ships (000 p.22-24, T12)."""

from __future__ import annotations

from operator import sub

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, BOARDED, LAUNCH_AREAS, VIPER, step_toward
from orrery.games.galactica.cards.tokens import DISABLED_HANGAR, DISABLED_WEAPONS
from orrery.games.galactica.damage import damage_galactica
from orrery.games.galactica.dice import roll
from orrery.games.galactica.effects import Activate, ActivatePlacedRaiders, carries_out
from orrery.games.galactica.events import Activated, Attacked, CenturionsMoved, ShipMoved
from orrery.games.galactica.space import add_centurions, available, destroy_civilian, hit_viper, place_kind, unmanned
from orrery.games.galactica.state import NOBODY, Galactica, plus
from orrery.games.galactica.victory import end

LAUNCHED = {"raiders": 2, "heavy_raiders": 1, "launch_raiders": 3}
"""How many ships a basestar launches: in place of an activation when there are none, or by the icon."""
VIPER_HIT_ON = {VIPER: (5, 8), ASSAULT_RAPTOR: (7,)}
"""The results from which a viper is damaged, then destroyed; an assault raptor destroyed at once."""
FORCED_TO_EJECT = (5,)
"""Hot Dog's viper is destroyed where it would be damaged."""
NEGOTIATION = "negotiation"
"""For the rest of a turn in which it was played no Cylon ship is activated or launched (P10)."""


@procedure
def activate(g: Galactica, icons: tuple[str, ...]) -> Play[None]:
    """Icons from left to right."""
    for icon in icons if NEGOTIATION not in g.done else ():
        g.tell(Activated(icon))
        if g.activations == "icon":
            make_ready(g)
        if icon == "raiders":
            yield from activate_raiders(g)
        elif icon == "heavy_raiders":
            yield from activate_heavy_raiders(g)
        elif icon == "basestars":
            yield from activate_basestars(g)
        else:
            yield from launch(g, "raider", LAUNCHED["launch_raiders"])


def make_ready(g: Galactica) -> None:
    """All Cylon ships may be activated (again): at the end of a turn, or by the other reading with each icon (O23)."""
    for ship in g.basestars:
        ship.attacked = False
    g.raiders_done = g.heavy_done = (0,) * 6


@carries_out(Activate)
def carry_out_activation(g: Galactica, order: Activate, seat: int) -> Play[None]:
    return activate(g, order.icons)


# --- launching ----------------------------------------------------------------------------------------


def can_launch(g: Galactica) -> tuple[int, ...]:
    """Where the basestars are that can."""
    if NEGOTIATION in g.done:
        return ()
    return tuple([ship.area for ship in g.basestars if DISABLED_HANGAR not in ship.damage])


def launch(g: Galactica, ship: str, n: int) -> Play[None]:
    """From each basestar that can; one more each during Cylon Swarm."""
    if "cylon_swarm" in g.in_play:
        n += 1
    return place_kind(g, ship, tuple([AREAS[area] for area in can_launch(g) for _ in range(n)]))


# --- raiders ------------------------------------------------------------------------------------------


def fresh_raiders(g: Galactica) -> tuple[int, ...]:
    """The areas with raiders that were not activated in this turn (O23)."""
    return tuple([area for area in range(6) if g.raiders[area] > g.raiders_done[area]])


@question
def raider_area(g: Galactica, seat: int) -> Question:
    """In which area the raiders are activated next."""
    return Question(tuple([AREAS[area] for area in fresh_raiders(g)]))


@procedure
def activate_raiders(g: Galactica) -> Play[None]:
    """The current player orders the areas; none on the board: each basestar launches two."""
    if not sum(g.raiders):
        yield from launch(g, "raider", LAUNCHED["raiders"])
        return
    while fresh_raiders(g):
        areas = tuple([AREAS[area] for area in fresh_raiders(g)])
        if len(areas) > 1:
            areas = yield raider_area(g.current)
        area = AREAS.index(areas[0])
        yield from activate_raiders_in(g, area, g.raiders[area] - g.raiders_done[area])


@procedure
def activate_raiders_in(g: Galactica, area: int, n: int) -> Play[None]:
    """One after the other: a viper, else a civilian ship, else toward the nearest one, else Galactica."""
    for _ in range(n if NEGOTIATION not in g.done else 0):
        if unmanned(g, area) or g.pilots_in(area):
            finish_raider(g, area, area)
            yield from raider_attacks_viper(g, area)
        elif civilians_in(g, area):
            finish_raider(g, area, area)
            names = civilians_in(g, area)
            if len(names) > 1:
                names = yield civilian_target(g.current, AREAS[area])
            yield from destroy_civilian(g, names[0])
        elif g.civilians:
            to = step_toward(area, tuple([where for _, where in g.civilians]))
            finish_raider(g, area, to)
            g.tell(ShipMoved("raider", area, to))
        else:
            finish_raider(g, area, area)
            yield from attack_galactica(g, "raider", area, 8)
        yield from settle(g)


@carries_out(ActivatePlacedRaiders)
def carry_out_placed(g: Galactica, order: ActivatePlacedRaiders, seat: int) -> Play[None]:
    """The card has activated all others in its first step (T13.1), whatever counts as once (O23)."""
    fresh = g.raiders[order.area] - g.raiders_done[order.area]
    return activate_raiders_in(g, order.area, min(order.n, fresh))


def finish_raider(g: Galactica, area: int, to: int) -> None:
    """Each Cylon ship is activated once in a turn."""
    g.raiders = plus(plus(g.raiders, area, -1), to, 1)
    g.raiders_done = plus(g.raiders_done, to, 1)


def civilians_in(g: Galactica, area: int) -> tuple[str, ...]:
    return tuple([name for name, where in g.civilians if where == area])


@question
def civilian_target(g: Galactica, seat: int, area: str) -> Question:
    """Which civilian ship there the raider destroys."""
    return Question(civilians_in(g, AREAS.index(area)), about={"area": area})


@question
def pilot_target(g: Galactica, seat: int, area: str) -> Question:
    """Which piloted viper there the raider attacks."""
    return Question(g.pilots_in(AREAS.index(area)), about={"area": area})


@question
def craft_target(g: Galactica, seat: int, area: str) -> Question:
    """Which kind of unmanned ship there the raider attacks: a viper or an assault raptor (004 p.11)."""
    return Question(unmanned(g, AREAS.index(area)), about={"area": area})


@procedure
def raider_attacks_viper(g: Galactica, area: int) -> Play[None]:
    """Unmanned vipers before piloted ones; among equals the current player chooses (T11.1)."""
    pilot, crafts = NOBODY, unmanned(g, area)
    if not crafts:
        pilots = g.pilots_in(area)
        if len(pilots) > 1:
            pilots = yield pilot_target(g.current, AREAS[area])
        pilot = pilots[0]
        crafts = (g.players[pilot].craft,)
    elif len(crafts) > 1:
        crafts = yield craft_target(g.current, AREAS[area])
    craft, attacked = crafts[0], "viper" if pilot == NOBODY else "piloted"
    ejected = craft == VIPER and pilot != NOBODY and g.is_(pilot, "brendan_hot_dog_costanza")
    hit_on = FORCED_TO_EJECT if ejected else VIPER_HIT_ON[craft]
    result = yield from roll(g, g.current, f"attack_{craft}", hit_on, 0, attacked)
    effect = fate(hit_on, result)
    g.tell(Attacked("raider", craft, area, effect))
    if effect != "missed":
        hit_viper(g, area, pilot, effect == "destroyed", craft)


def fate(hit_on: tuple[int, ...], result: int) -> str:
    """What an attack does to a viper (000 p.24), or to a ship that knows no damage (004 p.11)."""
    if result < hit_on[0]:
        return "missed"
    return "destroyed" if result >= hit_on[-1] else "damaged"


@procedure
def attack_galactica(g: Galactica, attacker: str, area: int, at_least: int) -> Play[None]:
    result = yield from roll(g, g.current, "attack_galactica", (at_least,), 0, "")
    g.tell(Attacked(attacker, "galactica", area, "damaged" if result >= at_least else "missed"))
    if result >= at_least:
        damage_galactica(g)


# --- heavy raiders and centurions ---------------------------------------------------------------------


@procedure
def activate_heavy_raiders(g: Galactica) -> Play[None]:
    """Centurions advance; heavy raiders that begin in a launch area board; the others move on.

    None on the board at the start: each basestar launches one.
    """
    advance_centurions(g)
    if not sum(g.heavy_raiders):
        yield from launch(g, "heavy_raider", LAUNCHED["heavy_raiders"])
        return
    boarding = boarders(g)
    free = available(g, "centurion")
    if 0 < free < len(boarding) and len(set(boarding)) > 1:
        boarding = yield who_boards(g.current, boarding, free)
    move_heavy_raiders(g, boarding[:free])


def boarders(g: Galactica) -> tuple[str, ...]:
    """The areas of the heavy raiders that begin where they can board, each as often as there are any."""
    return tuple([AREAS[area] for area in LAUNCH_AREAS for _ in range(g.heavy_raiders[area] - g.heavy_done[area])])


@question
def who_boards(g: Galactica, seat: int, areas: tuple[str, ...], n: int) -> Question:
    """There are too few centurions: from which areas the heavy raiders board; the others stay there (FAQ)."""
    return Question(areas, n, n)


def advance_centurions(g: Galactica) -> None:
    if not sum(g.centurions):
        return
    boarded = g.centurions[BOARDED - 1]
    g.centurions = plus((0, *g.centurions[: BOARDED - 1]), BOARDED - 1, boarded)
    g.tell(CenturionsMoved(g.centurions))
    if boarded:
        end(g, False, "boarded")


def move_heavy_raiders(g: Galactica, boarding: tuple[str, ...]) -> None:
    """Those for whose centurions there is a token board, from the areas named; all others move, or stay (FAQ)."""
    fresh = tuple(map(sub, g.heavy_raiders, g.heavy_done))
    for area in range(6):
        leaving = boarding.count(AREAS[area])
        if leaving:
            g.heavy_raiders = plus(g.heavy_raiders, area, -leaving)
            add_centurions(g, leaving)
        to = area if area in LAUNCH_AREAS else step_toward(area, LAUNCH_AREAS)
        for _ in range(fresh[area] - leaving):
            g.heavy_raiders = plus(plus(g.heavy_raiders, area, -1), to, 1)
            g.heavy_done = plus(g.heavy_done, to, 1)
            if to != area:
                g.tell(ShipMoved("heavy_raider", area, to))


# --- basestars ----------------------------------------------------------------------------------------


def ready_basestars(g: Galactica) -> tuple[int, ...]:
    return tuple([i for i, ship in enumerate(g.basestars) if not ship.attacked and DISABLED_WEAPONS not in ship.damage])


@procedure
def activate_basestars(g: Galactica) -> Play[None]:
    """One attack each. Their attacks are alike, so nothing hangs on the order."""
    while ready_basestars(g):
        ship = g.basestars[ready_basestars(g)[0]]
        ship.attacked = True
        yield from attack_galactica(g, "basestar", ship.area, 4)
        yield from settle(g)
