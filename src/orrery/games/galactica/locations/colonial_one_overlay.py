"""What the locations aboard Colonial One do as Daybreak prints them (004 p.11)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.galactica.actions import DAYBREAK_LOCATION_ACTIONS, Action
from orrery.games.galactica.events import Chose, Discarded
from orrery.games.galactica.hands import draw
from orrery.games.galactica.locations.colonial_one import VICE_PRESIDENT, presidents_office, why_no_office
from orrery.games.galactica.mutiny import draw_mutiny, may_draw, throw_away
from orrery.games.galactica.state import NOBODY, TYPES, Galactica, without
from orrery.games.galactica.succession import PRESIDENT, give_title, may_hold_title

PROPHECY = "accept_prophecy"
KEEP, RESIGN = "keep", "resign"

DAYBREAK_LOCATION_ACTIONS["quorum_chamber"] = Action(presidents_office, why_no_office)


def presidents_office_overlay(g: Galactica, seat: int) -> None:
    draw(g, seat, (TYPES.index("politics"),) * 2, "presidents_office")


DAYBREAK_LOCATION_ACTIONS["presidents_office"] = Action(presidents_office_overlay)

# --- Press Room ---------------------------------------------------------------------------------------


def interviewed(g: Galactica, seat: int) -> tuple[int, ...]:
    return tuple([s for s in g.clockwise(seat) if s != seat and may_draw(g, s)])


def why_no_interview(g: Galactica, seat: int) -> Refusal | None:
    return None if interviewed(g, seat) else Refusal("nobody_to_interview")


@open_question
def interview(g: Galactica, seat: int) -> Question:
    """Which other player draws a Mutiny card without going to the Brig."""
    return Question(interviewed(g, seat))


@question
def drop_mutiny(g: Galactica, seat: int) -> Question:
    """Whether to discard a Mutiny card of one's own."""
    return Question(g.players[seat].mutiny, 0, 1)


@procedure
def press_room(g: Galactica, seat: int) -> Play[None]:
    """The other keeps a single card; then one may get rid of a card oneself."""
    choice = yield interview(seat)
    g.tell(Chose(seat, "press_room", str(choice[0])))
    yield from draw_mutiny(g, choice[0], to_brig=False)
    if g.players[seat].mutiny:
        dropped = yield drop_mutiny(seat)
        if dropped:
            throw_away(g, seat, dropped)


DAYBREAK_LOCATION_ACTIONS["press_room"] = Action(press_room, why_no_interview)

# --- Administration -----------------------------------------------------------------------------------


def candidates(g: Galactica, seat: int) -> tuple[int, ...]:
    """Who may hold the title, the President too (P17); a Vice President in waiting excludes all others."""
    for s, player in enumerate(g.players):
        if VICE_PRESIDENT in player.assigned and s != g.president:
            return (s,)
    return tuple([s for s in g.clockwise(seat) if may_hold_title(g, s)])


@open_question
def elect(g: Galactica, seat: int) -> Question:
    """The President holds a Mutiny card: who becomes President."""
    return Question(candidates(g, seat))


@question
def keep_office(g: Galactica, seat: int) -> Question:
    """Whether the President discards Accept Prophecy to stay in office."""
    return Question((KEEP, RESIGN))


def prophet(g: Galactica) -> int:
    """Before whom Accept Prophecy lies, or NOBODY."""
    for seat, player in enumerate(g.players):
        if PROPHECY in player.assigned:
            return seat
    return NOBODY


@procedure
def administration(g: Galactica, seat: int) -> Play[None]:
    """No check any more: a Mutiny card, then a President with a Mutiny card can be replaced."""
    yield from draw_mutiny(g, seat)
    if not g.players[g.president].mutiny:
        return
    choice = yield elect(seat)
    if choice[0] == g.president:
        g.tell(Chose(seat, "administration", str(choice[0])))
        return
    if prophet(g) != NOBODY:
        answer = yield keep_office(g.president)
        g.tell(Chose(g.president, PROPHECY, answer[0]))
        if answer[0] == KEEP:
            fulfil_prophecy(g)
            return
    give_title(g, PRESIDENT, choice[0])


def fulfil_prophecy(g: Galactica) -> None:
    seat = prophet(g)
    g.players[seat].assigned = without(g.players[seat].assigned, (PROPHECY,))
    g.quorum_discards += (PROPHECY,)
    g.tell(Discarded(seat, (PROPHECY,), "quorum"))


DAYBREAK_LOCATION_ACTIONS["administration"] = Action(administration)
