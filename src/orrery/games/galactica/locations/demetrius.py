"""What the locations aboard the Demetrius do (004 p.14)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import DAYBREAK_LOCATION_ACTIONS, Action
from orrery.games.galactica.events import Chose
from orrery.games.galactica.hands import draw
from orrery.games.galactica.missions import MISSION, launch_mission
from orrery.games.galactica.scouting import scout
from orrery.games.galactica.state import TYPES, Galactica

BRIDGE, CABIN = "bridge", "captains_cabin"


def why_no_mission(g: Galactica, seat: int) -> Refusal | None:
    """One mission between two jumps."""
    return Refusal("mission_active") if g.mission else None


def bridge(g: Galactica, seat: int) -> Play[None]:
    """Whoever activates it: the current player draws no crisis in this turn."""
    g.done += (BRIDGE,)
    return launch_mission(g, seat)


DAYBREAK_LOCATION_ACTIONS[BRIDGE] = Action(bridge, why_no_mission)


def tactical_plot(g: Galactica, seat: int) -> Play[None]:
    return scout(g, seat, MISSION)


DAYBREAK_LOCATION_ACTIONS["tactical_plot"] = Action(tactical_plot)


@question
def name_type(g: Galactica, seat: int, why: str) -> Question:
    """One of the skill types."""
    return Question(g.types, about={"why": why})


@procedure
def captains_cabin(g: Galactica, seat: int) -> Play[None]:
    """Everybody, Cylons too, draws a card of the type that he names."""
    choice = yield name_type(seat, CABIN)
    g.tell(Chose(seat, CABIN, choice[0]))
    for player in g.clockwise(seat):
        draw(g, player, (TYPES.index(choice[0]),), CABIN)


DAYBREAK_LOCATION_ACTIONS[CABIN] = Action(captains_cabin)
