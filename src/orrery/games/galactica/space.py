"""Ships in space: what is where, placing and destroying it within the limits of the box (000 p.21, p.28)."""

from __future__ import annotations

from collections import Counter

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import AREAS, NO_AREA, SICKBAY, SUPPLY, VIPER
from orrery.games.galactica.cards.tokens import CIVILIANS
from orrery.games.galactica.effects import (
    DamageVipers,
    DestroyCivilians,
    DiscardNuke,
    PlaceCenturions,
    Placement,
    PlaceShips,
    Raptors,
    RecallVipers,
    carries_out,
)
from orrery.games.galactica.events import (
    CivilianDestroyed,
    CivilianReturned,
    LeftPlay,
    NukesDiscarded,
    Repaired,
    Sent,
    ShipDestroyed,
    ShipsPlaced,
    VipersDamaged,
    VipersRecalled,
)
from orrery.games.galactica.movement import land, put
from orrery.games.galactica.resources import change
from orrery.games.galactica.state import Basestar, Counts, Galactica, plus
from orrery.games.galactica.windows import window

THIRTY_THREE = "thirty_three"
SHIPS = ("basestar", "raider", "heavy_raider", "viper", "civilian")


def available(g: Galactica, ship: str) -> int:
    """How many of a kind are left to be placed."""
    if ship == "raider":
        return SUPPLY[ship] - sum(g.raiders)
    if ship == "heavy_raider":
        return SUPPLY[ship] - sum(g.heavy_raiders)
    if ship == "basestar":
        return SUPPLY[ship] - len(g.basestars)
    if ship == "centurion":
        return SUPPLY[ship] - sum(g.centurions)
    return g.viper_reserve if ship == "viper" else len(g.civilian_pile)


def place(g: Galactica, ship: str, area: int, n: int) -> None:
    """Puts ships into an area: as many as there are."""
    n = min(n, available(g, ship))
    if n <= 0:
        return
    if ship == "raider":
        g.raiders = plus(g.raiders, area, n)
    elif ship == "heavy_raider":
        g.heavy_raiders = plus(g.heavy_raiders, area, n)
    elif ship == "basestar":
        g.basestars += tuple([Basestar(area=area) for _ in range(n)])
    elif ship == "viper":
        g.vipers = plus(g.vipers, area, n)
        g.viper_reserve -= n
    else:
        place_civilians(g, area, n)
    g.tell(ShipsPlaced(ship, area, n))


def place_civilians(g: Galactica, area: int, n: int) -> None:
    """Tokens of the unused pile, which is kept shuffled, unseen. A token has a name only while it is in space."""
    used = {name for name, _ in g.civilians}
    names = [f"civilian_{i}" for i in range(1, SUPPLY["civilian"] + 1) if f"civilian_{i}" not in used][:n]
    g.civilians += tuple([(name, area) for name in names])
    g.civilian_faces += g.civilian_pile[:n]
    g.civilian_known += (0,) * n
    g.civilian_pile = g.civilian_pile[n:]


@question
def choose_placement(g: Galactica, seat: int, ship: str, areas: tuple[str, ...], n: int) -> Question:
    """There are too few: into which of the areas the ones that are left go (000 p.28)."""
    return Question(areas, n, n, {"ship": ship})


@procedure
def place_kind(g: Galactica, ship: str, areas: tuple[str, ...]) -> Play[None]:
    """One ship into each of the areas. Where the box has too few, the current player decides which are not placed."""
    n = available(g, ship)
    chosen = areas
    if 0 < n < len(areas) and len(set(areas)) > 1:
        chosen = yield choose_placement(g.current, ship, areas, n)
    for area, count in Counter(chosen).items():
        place(g, ship, AREAS.index(area), count)


@procedure
def place_all(g: Galactica, ships: tuple[Placement, ...]) -> Play[None]:
    """Places ships kind by kind."""
    for ship in SHIPS:
        yield from place_kind(g, ship, tuple([AREAS[p.area] for p in ships if p.ship == ship for _ in range(p.n)]))


@carries_out(PlaceShips)
def carry_out_placement(g: Galactica, order: PlaceShips, seat: int) -> Play[None]:
    return place_all(g, order.ships)


@carries_out(PlaceCenturions)
def carry_out_centurions(g: Galactica, order: PlaceCenturions, seat: int) -> None:
    add_centurions(g, order.n)


def add_centurions(g: Galactica, n: int) -> None:
    n = min(n, available(g, "centurion"))
    if n:
        g.centurions = plus(g.centurions, 0, n)
        g.tell(ShipsPlaced("centurion", 0, n))


@procedure
def scramble(g: Galactica, launched: Counts) -> Play[None]:
    """Vipers have come out of the Reserve: Apollo may take one at once (T13.2, T26.1)."""
    g.launched = launched
    yield from window(g, "vipers_placed")
    g.launched = (0,) * 6


# --- civilian ships (TIMING T21) ----------------------------------------------------------------------


@procedure
def destroy_civilian(g: Galactica, name: str) -> Play[None]:
    """A civilian ship in space is turned up, its resources are lost, the token leaves the game.

    Hot Dog may save it: then `endangered` is struck out, and it has gone back to the unused ones (Escort).
    """
    g.endangered = name
    yield from window(g, "civilian_endangered")
    if g.endangered:
        g.endangered = ""
        i = [token for token, _ in g.civilians].index(name)
        face = g.civilian_faces[i]
        take_off(g, i)
        turn_up(g, name, face)
    yield from settle(g)


def put_away(g: Galactica, name: str) -> None:
    """A civilian ship in space is shuffled among the unused ones, its face unseen (D32)."""
    i = [token for token, _ in g.civilians].index(name)
    face = g.civilian_faces[i]
    take_off(g, i)
    g.civilian_pile = g.chance.shuffle((*g.civilian_pile, face))
    g.tell(CivilianReturned(name))


def take_off(g: Galactica, i: int) -> None:
    g.forget("civilian", g.civilians[i][0])
    g.civilians = g.civilians[:i] + g.civilians[i + 1 :]
    g.civilian_faces = g.civilian_faces[:i] + g.civilian_faces[i + 1 :]
    g.civilian_known = g.civilian_known[:i] + g.civilian_known[i + 1 :]


def turn_up(g: Galactica, name: str, face: str) -> None:
    g.civilians_destroyed += (face,)
    g.tell(CivilianDestroyed(name, face))
    for resource, n in CIVILIANS[face][1].items():
        change(g, resource, -n)
    end_thirty_three(g)


def end_thirty_three(g: Galactica) -> None:
    """The pursuit ends when a civilian ship or a basestar is destroyed."""
    if THIRTY_THREE in g.in_play:
        g.in_play = tuple([card for card in g.in_play if card != THIRTY_THREE])
        g.crisis_discards += (THIRTY_THREE,)
        g.tell(LeftPlay(THIRTY_THREE))


@question
def choose_civilian(g: Galactica, seat: int, why: str) -> Question:
    """Which of the civilian ships in space."""
    return Question(tuple([name for name, _ in g.civilians]), about={"why": why})


@procedure
def destroy_civilians(g: Galactica, n: int) -> Play[None]:
    """Random unused tokens; when none is left, the current player picks one in space."""
    for _ in range(n):
        if g.civilian_pile:
            face, g.civilian_pile = g.civilian_pile[0], g.civilian_pile[1:]
            turn_up(g, "", face)
            yield from settle(g)
        elif g.civilians:
            choice = yield choose_civilian(g.current, "destroy")
            yield from destroy_civilian(g, choice[0])


@carries_out(DestroyCivilians)
def carry_out_civilians(g: Galactica, order: DestroyCivilians, seat: int) -> Play[None]:
    return destroy_civilians(g, order.n)


# --- vipers and raptors -------------------------------------------------------------------------------


def hit_viper(g: Galactica, area: int, pilot: int, destroyed: bool) -> None:
    """A viper in space is damaged or destroyed; its pilot, if any, goes to Sickbay (000 p.26).

    That of Hot Dog is never damaged only (Forced to Eject).
    """
    if pilot >= 0:
        destroyed |= g.is_(pilot, "brendan_hot_dog_costanza")
        put(g, pilot, SICKBAY)
        g.viper_reserve -= 1
        g.tell(Sent(pilot, SICKBAY))
    else:
        g.vipers = plus(g.vipers, area, -1)
    if destroyed:
        g.vipers_destroyed += 1
        g.tell(ShipDestroyed(VIPER, area))
    else:
        g.vipers_damaged += 1


@question
def choose_viper(g: Galactica, seat: int, why: str) -> Question:
    """A viper in space: `area` for an unmanned one there, `area:seat` for a piloted one."""
    return Question(vipers_in_space(g), about={"why": why})


def vipers_in_space(g: Galactica) -> tuple[str, ...]:
    unmanned = [AREAS[area] for area in range(6) if g.vipers[area]]
    piloted = [f"{AREAS[p.area]}:{seat}" for seat, p in enumerate(g.players) if p.location == VIPER]
    return tuple(unmanned + piloted)


@procedure
def damage_vipers_in_space(g: Galactica, n: int) -> Play[None]:
    """The current player picks them."""
    for left in range(n, 0, -1):
        there = vipers_in_space(g)
        if there:
            choice = there
            if len(there) > 1 and flying(g) > left:
                choice = yield choose_viper(g.current, "damage")
            name, _, pilot = choice[0].partition(":")
            area = AREAS.index(name)
            g.tell(VipersDamaged(area, 1))
            hit_viper(g, area, int(pilot or -1), destroyed=False)


def flying(g: Galactica) -> int:
    """All vipers in space."""
    return sum(g.vipers) + len(g.at(VIPER))


@carries_out(DamageVipers)
def carry_out_damage(g: Galactica, order: DamageVipers, seat: int) -> Play[None] | None:
    if order.where == "space":
        return damage_vipers_in_space(g, order.n)
    n = min(order.n, g.viper_reserve)
    if n:
        g.viper_reserve -= n
        g.vipers_damaged += n
        g.tell(VipersDamaged(NO_AREA, n))
    return None


@carries_out(RecallVipers)
def carry_out_recall(g: Galactica, order: RecallVipers, seat: int) -> None:
    if flying(g):
        g.tell(VipersRecalled(flying(g)))
        recall_all(g)


def recall_all(g: Galactica) -> None:
    """All vipers return to the Reserve; their pilots land on the Hangar Deck (000 p.26)."""
    g.viper_reserve += sum(g.vipers)
    g.vipers = (0,) * 6
    for pilot in g.at(VIPER):
        land(g, pilot)


@carries_out(Raptors)
def carry_out_raptors(g: Galactica, order: Raptors, seat: int) -> None:
    """A destroyed raptor may come back only if one was destroyed."""
    n = max(-g.raptors, min(order.delta, g.raptors_destroyed))
    g.raptors += n
    g.raptors_destroyed -= n
    if n < 0:
        g.tell(ShipDestroyed("raptor", NO_AREA))
    elif n > 0:
        g.tell(Repaired("raptor", n))


@carries_out(DiscardNuke)
def carry_out_nuke(g: Galactica, order: DiscardNuke, seat: int) -> None:
    n = min(order.n, g.nukes)
    if n:
        g.nukes -= n
        g.tell(NukesDiscarded(n, g.nukes))
