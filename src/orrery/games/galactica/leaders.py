"""Cylon leaders: their draws, infiltrating and returning (004 p.8-10, T4)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.board import BRIG, SICKBAY
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.events import Discarded, Infiltrated, InfiltrationEnded
from orrery.games.galactica.hands import discard, discard_skills, draw, draw_by_choice, skill_set
from orrery.games.galactica.locations import (
    CYLON,
    GALACTICA,
    HUB_DESTROYED,
    LOCATIONS,
    RESURRECTION_SHIP,
    aboard,
    hazardous,
    resurrection,
)
from orrery.games.galactica.loyalty import KEPT_ON_REVEAL, lose_super_crises
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.movement import put
from orrery.games.galactica.mutiny import throw_away
from orrery.games.galactica.state import TYPES, Galactica

DORAL = "aaron_doral"
ATHENA = "sharon_athena_agathon"

# --- drawing skill cards (T4.1, T4.2) -----------------------------------------------------------------


@procedure
def leader_draws(g: Galactica, seat: int) -> Play[None]:
    """His own set; where a hazardous location leaves a single card, one of his set as he likes."""
    player = g.players[seat]
    sheet = CHARACTERS[player.character]
    if player.location == HUB_DESTROYED:
        lose_super_crises(g, seat)
    if draws_nothing(g, seat):
        return
    if player.location in (SICKBAY, RESURRECTION_SHIP):
        yield from draw_by_choice(g, seat, skill_set(g, seat), 1, "turn")
        return
    draw(g, seat, tuple([TYPES.index(type) for type, n in sheet.skills for _ in range(n)]), "turn")
    for types, n in sheet.splits:
        yield from draw_by_choice(g, seat, types, n, "turn")
    if g.players[seat].infiltrating:
        yield from draw_by_choice(g, seat, skill_set(g, seat), 2 if g.is_(seat, DORAL) else 1, "turn")  # Industrious


def draws_nothing(g: Galactica, seat: int) -> bool:
    """Hub Destroyed; Athena in any hazardous location (Grieving)."""
    here = g.players[seat].location
    return here == HUB_DESTROYED or (g.is_(seat, ATHENA) and here in LOCATIONS and hazardous(g, here))


# --- infiltrating (004 p.8) ---------------------------------------------------------------------------


@question
def infiltrate_where(g: Galactica, seat: int) -> Question:
    """Where aboard Galactica the leader appears."""
    return Question(aboard(g, GALACTICA))


@procedure
def infiltrate(g: Galactica, seat: int) -> Play[None]:
    """From Human Fleet: a human player from this moment on."""
    choice = yield infiltrate_where(seat)
    player = g.players[seat]
    player.cylon, player.infiltrating = False, True
    put(g, seat, choice[0])
    g.tell(Infiltrated(seat, choice[0]))


def stop_infiltrating(g: Galactica, seat: int, to: str) -> None:
    """A Cylon player again: Mutiny cards and Quorum cards before him are lost, miracle tokens are not."""
    player = g.players[seat]
    player.cylon, player.infiltrating = True, False
    if player.mutiny:
        throw_away(g, seat, player.mutiny)
    if player.assigned:
        g.tell(Discarded(seat, player.assigned, "quorum"))
        g.quorum_discards += player.assigned
        player.assigned = ()
    put(g, seat, to)
    g.tell(InfiltrationEnded(seat, to))


@question
def return_to(g: Galactica, seat: int) -> Question:
    """Where Doral returns to: to the Resurrection Ship, or elsewhere for a miracle token (Meticulous)."""
    return Question((resurrection(g), *aboard(g, CYLON)))


@procedure
def return_by_action(g: Galactica, seat: int) -> Play[bool]:
    """T4.3. From the Brig he keeps three skill cards. Gives whether Doral was meticulous: then he acts once more."""
    player = g.players[seat]
    imprisoned = player.location == BRIG
    to = resurrection(g)
    if g.is_(seat, DORAL) and player.miracles:
        choice = yield return_to(seat)
        to = choice[0]
    meticulous = to != resurrection(g)
    if meticulous:
        spend(g, seat)
    stop_infiltrating(g, seat, to)
    extra = len(g.players[seat].hand) - KEPT_ON_REVEAL
    if imprisoned and extra > 0:
        choice = yield discard_skills(seat, extra, "infiltration")
        discard(g, seat, choice, "infiltration")
    return meticulous
