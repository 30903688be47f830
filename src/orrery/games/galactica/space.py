"""Ships in space: what is where, placing and destroying it within the limits of the box (000 p.21, p.28)."""

from __future__ import annotations

from collections import Counter

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, ASSAULT_RAPTORS, NO_AREA, SICKBAY, SUPPLY, VIPER
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
    AssaultRaptorGained,
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
from orrery.games.galactica.state import Basestar, Counts, Galactica, plus, without
from orrery.games.galactica.windows import window

THIRTY_THREE = "thirty_three"
UNTIL_BASESTAR = ("hornets_nest", "lockdown")
"""Attacks whose rule lasts until a basestar is destroyed, or the fleet jumps."""
RESERVE = "reserve"
ASSAULT = "assault:"
"""Before an item: it is about an assault raptor."""
SHIPS = ("basestar", "raider", "heavy_raider", "viper", "civilian")


def supply(g: Galactica, ship: str) -> int:
    """How many of a kind the box holds, less those out of the game (P15)."""
    return SUPPLY[ship] - g.removed.count(ship)


def available(g: Galactica, ship: str) -> int:
    """How many of a kind are left to be placed."""
    if ship == "raider":
        return supply(g, ship) - sum(g.raiders)
    if ship == "heavy_raider":
        return supply(g, ship) - sum(g.heavy_raiders)
    if ship == "basestar":
        return supply(g, ship) - len(g.basestars)
    if ship == "centurion":
        return supply(g, ship) - sum(g.centurions)
    if ship == ASSAULT_RAPTOR:
        return g.assault_reserve
    return g.viper_reserve if ship == VIPER else len(g.civilian_pile)


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
    elif ship == ASSAULT_RAPTOR:
        g.assault_raptors = plus(g.assault_raptors, area, n)
        g.assault_reserve -= n
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
    n = available(g, ship) + (g.assault_reserve if ship == VIPER else 0)
    chosen = areas
    if 0 < n < len(areas) and len(set(areas)) > 1:
        chosen = yield choose_placement(g.current, ship, areas, n)
    if ship == VIPER and chosen and g.assault_reserve:
        yield from place_vipers(g, g.current, chosen[:n])
    else:
        for area, count in Counter(chosen).items():
            place(g, ship, AREAS.index(area), count)


@question
def choose_assault_raptors(g: Galactica, seat: int, areas: tuple[str, ...]) -> Question:
    """Vipers are placed in these areas: where an assault raptor takes the place of one (004 p.11)."""
    return Question(areas, max(0, len(areas) - g.viper_reserve), min(len(areas), g.assault_reserve))


@procedure
def place_vipers(g: Galactica, seat: int, areas: tuple[str, ...]) -> Play[None]:
    """Into each of the areas a viper or an assault raptor out of the Reserve, as the seat likes."""
    raptors = areas if not g.viper_reserve else ()
    if g.viper_reserve and g.assault_reserve:
        raptors = yield choose_assault_raptors(seat, areas)
    for area, count in Counter(raptors).items():
        place(g, ASSAULT_RAPTOR, AREAS.index(area), count)
    for area, count in Counter(without(areas, raptors)).items():
        place(g, VIPER, AREAS.index(area), count)


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
def scramble(g: Galactica, launched: Counts, assault: Counts = (0,) * 6) -> Play[tuple[Counts, Counts]]:
    """Vipers have come out of the Reserve: Apollo may take one at once (T13.2, T26.1). Gives what is left unmanned.

    His action may launch others, which are asked about on their own, or bring all of them home.
    """
    before = g.launched, g.launched_assault
    g.launched, g.launched_assault = launched, assault
    yield from window(g, "vipers_placed")
    left = tuple(map(min, g.launched, g.vipers)), tuple(map(min, g.launched_assault, g.assault_raptors))
    g.launched, g.launched_assault = before
    return left


# --- civilian ships (T21) ----------------------------------------------------------------------


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
    end_attack(g, THIRTY_THREE)


def end_attack(g: Galactica, card: str) -> None:
    """To its pile; the crisis of this very moment lies there until the end of the turn as any other (T23.2)."""
    if card in g.in_play:
        g.in_play = without(g.in_play, (card,))
        if card != g.crisis:
            g.crisis_discards += (card,)
        g.tell(LeftPlay(card))


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


def hit_viper(g: Galactica, area: int, pilot: int, destroyed: bool, craft: str = VIPER) -> None:
    """A viper in space is damaged or destroyed; its pilot, if any, goes to Sickbay (000 p.26).

    An assault raptor cannot be damaged: it is destroyed (004 p.11). Nor can the viper of Hot Dog (Forced to Eject).
    """
    if pilot >= 0:
        craft = g.players[pilot].craft
        destroyed |= beyond_repair(g, pilot)
        put(g, pilot, SICKBAY)
        g.tell(Sent(pilot, SICKBAY))
    else:
        stow(g, craft, area)
    lose_viper(g, craft, area, destroyed)


def beyond_repair(g: Galactica, pilot: int) -> bool:
    """Whether what he pilots is destroyed where another viper is damaged."""
    return g.players[pilot].craft == ASSAULT_RAPTOR or g.is_(pilot, "brendan_hot_dog_costanza")


def lose_viper(g: Galactica, craft: str, area: int, destroyed: bool) -> None:
    """Out of the Reserve: to the damaged ones, or out of the game."""
    if craft == ASSAULT_RAPTOR:
        g.assault_reserve -= 1
        g.assault_destroyed += 1
        g.tell(ShipDestroyed(ASSAULT_RAPTOR, area))
        return
    g.viper_reserve -= 1
    if destroyed:
        g.vipers_destroyed += 1
        g.tell(ShipDestroyed(VIPER, area))
    else:
        g.vipers_damaged += 1


def stow(g: Galactica, craft: str, area: int) -> None:
    """An unmanned viper or assault raptor returns to the Reserve."""
    if craft == ASSAULT_RAPTOR:
        g.assault_raptors = plus(g.assault_raptors, area, -1)
        g.assault_reserve += 1
    else:
        g.vipers = plus(g.vipers, area, -1)
        g.viper_reserve += 1


def unmanned(g: Galactica, area: int) -> tuple[str, ...]:
    """The kinds of unmanned ships of the humans there."""
    return (VIPER,) * bool(g.vipers[area]) + (ASSAULT_RAPTOR,) * bool(g.assault_raptors[area])


def spare_assault_raptors(g: Galactica) -> int:
    """Figures that are in no use yet. A destroyed one is not brought back by building another."""
    flown = sum([player.location == VIPER and player.craft == ASSAULT_RAPTOR for player in g.players])
    return ASSAULT_RAPTORS - sum(g.assault_raptors) - g.assault_reserve - g.assault_destroyed - flown


def gain_assault_raptor(g: Galactica) -> bool:
    """A new one in the Reserve, if there is one left (004 p.11)."""
    if not spare_assault_raptors(g):
        return False
    g.assault_reserve += 1
    g.tell(AssaultRaptorGained(g.assault_reserve))
    return True


@question
def choose_viper(g: Galactica, seat: int, why: str) -> Question:
    """A viper in space: `area`, `assault:area` for an unmanned one there, `area:seat` for a piloted one."""
    return Question(vipers_in_space(g), about={"why": why})


def vipers_in_space(g: Galactica) -> tuple[str, ...]:
    vipers = [AREAS[area] for area in range(6) if g.vipers[area]]
    raptors = [f"{ASSAULT}{AREAS[area]}" for area in range(6) if g.assault_raptors[area]]
    piloted = [f"{AREAS[p.area]}:{seat}" for seat, p in enumerate(g.players) if p.location == VIPER]
    return tuple(vipers + raptors + piloted)


def undamaged_vipers(g: Galactica) -> tuple[str, ...]:
    """All that fly or stand in the Reserve: as `choose_viper` names them, or `reserve`, `assault:reserve`."""
    reserve = (RESERVE,) * bool(g.viper_reserve) + (f"{ASSAULT}{RESERVE}",) * bool(g.assault_reserve)
    return reserve + vipers_in_space(g)


def sacrifice(g: Galactica, item: str) -> None:
    """An undamaged viper is destroyed; its pilot goes to Sickbay."""
    craft = ASSAULT_RAPTOR if item.startswith(ASSAULT) else VIPER
    name, _, pilot = item.removeprefix(ASSAULT).partition(":")
    if name == RESERVE:
        lose_viper(g, craft, NO_AREA, destroyed=True)
    else:
        hit_viper(g, AREAS.index(name), int(pilot or -1), True, craft)


@procedure
def damage_vipers_in_space(g: Galactica, n: int) -> Play[None]:
    """The current player picks them."""
    for left in range(n, 0, -1):
        there = vipers_in_space(g)
        if there:
            choice = there
            if len(there) > 1 and flying(g) > left:
                choice = yield choose_viper(g.current, "damage")
            damage_viper(g, choice[0])


def damage_viper(g: Galactica, item: str) -> None:
    """One viper, as `vipers_in_space` and `vipers_in_reserve` name them; an assault raptor is destroyed."""
    name, _, pilot = item.removeprefix(ASSAULT).partition(":")
    craft = ASSAULT_RAPTOR if item.startswith(ASSAULT) else VIPER
    area = NO_AREA if name == RESERVE else AREAS.index(name)
    if craft == VIPER and not (pilot and beyond_repair(g, int(pilot))):
        g.tell(VipersDamaged(area, 1))
    if area == NO_AREA:
        lose_viper(g, craft, area, destroyed=False)
    else:
        hit_viper(g, area, int(pilot or -1), False, craft)


def vipers_in_reserve(g: Galactica) -> tuple[str, ...]:
    """One of each kind."""
    return (RESERVE,) * bool(g.viper_reserve) + (f"{ASSAULT}{RESERVE}",) * bool(g.assault_reserve)


def flying(g: Galactica) -> int:
    """All vipers in space."""
    return sum(g.vipers) + sum(g.assault_raptors) + len(g.at(VIPER))


@carries_out(DamageVipers)
def carry_out_damage(g: Galactica, order: DamageVipers, seat: int) -> Play[None] | None:
    if order.where == "space":
        return damage_vipers_in_space(g, order.n)
    if g.assault_reserve:
        return damage_in_reserve(g, order.n)
    damage_reserve(g, min(order.n, g.viper_reserve))
    return None


def damage_reserve(g: Galactica, n: int) -> None:
    if n:
        g.viper_reserve -= n
        g.vipers_damaged += n
        g.tell(VipersDamaged(NO_AREA, n))


@question
def choose_damaged(g: Galactica, seat: int, n: int) -> Question:
    """Which ships of the Reserve are damaged; an assault raptor would be destroyed."""
    return Question((VIPER,) * min(n, g.viper_reserve) + (ASSAULT_RAPTOR,) * min(n, g.assault_reserve), n, n)


@procedure
def damage_in_reserve(g: Galactica, n: int) -> Play[None]:
    choice = (VIPER,) * g.viper_reserve + (ASSAULT_RAPTOR,) * g.assault_reserve
    if len(choice) > n and g.viper_reserve:
        choice = yield choose_damaged(g.at_work(), n)
    damage_reserve(g, choice[:n].count(VIPER))
    for _ in range(choice[:n].count(ASSAULT_RAPTOR)):
        lose_viper(g, ASSAULT_RAPTOR, NO_AREA, True)


@carries_out(RecallVipers)
def carry_out_recall(g: Galactica, order: RecallVipers, seat: int) -> None:
    if flying(g):
        g.tell(VipersRecalled(flying(g)))
        recall_all(g)


def recall_all(g: Galactica) -> None:
    """All vipers return to the Reserve; their pilots land on the Hangar Deck (000 p.26)."""
    recall_unmanned(g)
    for pilot in g.at(VIPER):
        land(g, pilot)


def recall_unmanned(g: Galactica) -> None:
    g.viper_reserve += sum(g.vipers)
    g.assault_reserve += sum(g.assault_raptors)
    g.vipers = g.assault_raptors = (0,) * 6


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
