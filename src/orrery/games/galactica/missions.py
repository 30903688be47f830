"""Missions of Search for Home: the Active Mission space, and what only missions do (004 p.14-15, T27)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.cards import MISSIONS
from orrery.games.galactica.decks import shuffle_in, take
from orrery.games.galactica.effects import (
    Ally,
    RemoveShips,
    RepairLocations,
    TurnMissionOver,
    carries_out,
)
from orrery.games.galactica.events import (
    CenturionsMoved,
    Discarded,
    MissionRevealed,
    MissionTurnedOver,
    MissionWon,
    RebelsJoined,
    Repaired,
    ShipsRemoved,
)
from orrery.games.galactica.skill_checks import skill_check
from orrery.games.galactica.space import supply
from orrery.games.galactica.state import Galactica, without

MISSION = "mission"


@procedure
def launch_mission(g: Galactica, seat: int) -> Play[None]:
    """The top card is turned up on its space and its check made; it stays there until the fleet jumps."""
    cards, _ = take(g, MISSION, 1)
    g.mission, g.mission_failed = cards[0], False
    g.tell(MissionRevealed(seat, g.mission))
    yield from skill_check(g, MISSION, g.mission, MISSIONS[g.mission].test, seat)


def clear_mission(g: Galactica) -> None:
    """At a jump: a failed one is shuffled into the deck; one with a distance is kept, any other discarded."""
    card, failed = g.mission, g.mission_failed
    g.mission, g.mission_failed = "", False
    if failed:
        shuffle_in(g, MISSION, card)
    elif MISSIONS[card].distance:
        g.missions_won += (card,)
        g.tell(MissionWon(card))
    else:
        g.mission_discards += (card,)
        g.tell(Discarded(g.current, (card,), MISSION))


@carries_out(TurnMissionOver)
def carry_out_turning_over(g: Galactica, order: TurnMissionOver, seat: int) -> None:
    g.mission_failed = True
    g.tell(MissionTurnedOver(g.mission))


# --- what missions order ------------------------------------------------------------------------------


@carries_out(Ally)
def carry_out_alliance(g: Galactica, order: Ally, seat: int) -> None:
    g.rebels = order.side
    g.tell(RebelsJoined(order.side))


@carries_out(RemoveShips)
def carry_out_removal(g: Galactica, order: RemoveShips, seat: int) -> None:
    """They are not destroyed. What leaves the game lowers the supply for good (P15)."""
    n = min(order.n, supply(g, order.ship))
    if order.ship == "basestar":
        for ship in g.basestars:
            g.basestar_damage_pool = tuple(sorted(g.basestar_damage_pool + ship.damage))
        g.basestars = ()
    elif order.ship == "heavy_raider":
        g.heavy_raiders = g.heavy_done = (0,) * 6
    elif sum(g.centurions):
        g.centurions = (0,) * len(g.centurions)
        g.tell(CenturionsMoved(g.centurions))
    g.removed += (order.ship,) * n
    g.tell(ShipsRemoved(order.ship, n))


@question
def repair_location(g: Galactica, seat: int) -> Question:
    """Which damaged location is repaired."""
    return Question(g.damaged)


@procedure
def repair_locations(g: Galactica, n: int) -> Play[None]:
    for _ in range(min(n, len(g.damaged))):
        choice = g.damaged
        if len(choice) > 1:
            choice = yield repair_location(g.current)
        g.damaged = without(g.damaged, choice[:1])
        g.damage_pool = tuple(sorted((*g.damage_pool, choice[0])))
        g.tell(Repaired(choice[0], 1))


@carries_out(RepairLocations)
def carry_out_repair(g: Galactica, order: RepairLocations, seat: int) -> Play[None]:
    return repair_locations(g, order.n)
