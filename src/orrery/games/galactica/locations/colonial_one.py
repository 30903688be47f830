"""What the locations aboard Colonial One do."""

from __future__ import annotations

from orrery.core.declared import declare
from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.galactica.actions import LOCATION_ACTIONS, QUORUM_ACTIONS, Action, begin, draw_quorum
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.effects import GiveTitle
from orrery.games.galactica.events import Acted
from orrery.games.galactica.hands import draw
from orrery.games.galactica.skill_checks import skill_check
from orrery.games.galactica.state import TYPES, Galactica

VICE_PRESIDENT = "assign_vice_president"
ADMINISTRATION_TEST = declare(
    "galactica.location.administration",
    SkillTest(5, ("politics", "leadership"), (GiveTitle("president", "target"),), ()),
)


def press_room(g: Galactica, seat: int) -> None:
    draw(g, seat, (TYPES.index("politics"),) * 2, "press_room")


LOCATION_ACTIONS["press_room"] = Action(press_room)

# --- President's Office -------------------------------------------------------------------------------


def why_no_office(g: Galactica, seat: int) -> Refusal | None:
    return None if seat == g.president else Refusal("not_president")


@question
def office(g: Galactica, seat: int) -> Question:
    """After the first card: draw another, play one of the hand, or neither."""
    hand = [f"quorum:{c}" for c in dict.fromkeys(g.players[seat].quorum) if QUORUM_ACTIONS[c].why_not(g, seat) is None]
    more = ["draw"] if g.quorum_deck or g.quorum_discards else []
    return Question(("nothing", *more, *hand))


@procedure
def presidents_office(g: Galactica, seat: int) -> Play[None]:
    draw_quorum(g, seat, 1)
    choice = yield office(seat)
    if choice[0] == "draw":
        draw_quorum(g, seat, 1)
    elif choice[0] != "nothing":
        g.tell(Acted(seat, choice[0]))
        play = begin(g, seat, choice[0])
        if play is not None:
            yield from play


LOCATION_ACTIONS["presidents_office"] = Action(presidents_office, why_no_office)

# --- Administration -----------------------------------------------------------------------------------


def candidates(g: Galactica) -> tuple[int, ...]:
    """Anybody, the President and revealed Cylons too (000 p.18); but a Vice President excludes all others."""
    for seat, player in enumerate(g.players):
        if VICE_PRESIDENT in player.assigned and seat != g.president:
            return (seat,)
    return tuple(range(g.seats))


@open_question
def nominate(g: Galactica, seat: int) -> Question:
    """Who is to become President."""
    return Question(candidates(g))


@procedure
def administration(g: Galactica, seat: int) -> Play[None]:
    choice = yield nominate(seat)
    yield from skill_check(g, "location", "administration", ADMINISTRATION_TEST, choice[0])


LOCATION_ACTIONS["administration"] = Action(administration)
