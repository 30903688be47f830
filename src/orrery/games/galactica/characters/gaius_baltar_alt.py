"""Gaius Baltar, the other version: Cult Leader, Broadcast (004 p.5). Spiritual Crisis: actions."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.board import RESOURCES
from orrery.games.galactica.events import MiraclePassed
from orrery.games.galactica.miracles import may_gain, spend
from orrery.games.galactica.resources import change
from orrery.games.galactica.state import Cards, Galactica

TOKENS = 3
BROADCAST = 2
GIVE, TAKE = "give", "take"

# --- Cult Leader --------------------------------------------------------------------------------------


def gifts(g: Galactica, seat: int) -> Cards:
    """`give:seat` or `take:seat`, with those who are where he is."""
    own = g.players[seat]
    there = [s for s in g.at(own.location) if s != seat]
    given = [f"{GIVE}:{s}" for s in there if own.miracles and may_gain(g, s)]
    return tuple(given + [f"{TAKE}:{s}" for s in there if g.players[s].miracles and may_gain(g, seat)])


def why_no_cult(g: Galactica, seat: int) -> Refusal | None:
    return None if gifts(g, seat) else Refusal("no_token_to_pass")


@question
def pass_token(g: Galactica, seat: int) -> Question:
    """To whom to give a miracle token, or from whom to take it."""
    return Question(gifts(g, seat))


@procedure
def cult_leader(g: Galactica, seat: int) -> Play[None]:
    choice = yield pass_token(seat)
    what, _, other = choice[0].partition(":")
    giver, taker = (seat, int(other)) if what == GIVE else (int(other), seat)
    g.players[giver].miracles -= 1
    g.players[taker].miracles += 1
    g.tell(MiraclePassed(taker, giver))


# --- Broadcast ----------------------------------------------------------------------------------------


def why_no_broadcast(g: Galactica, seat: int) -> Refusal | None:
    return None if g.players[seat].miracles >= TOKENS else Refusal("too_few_miracles", n=TOKENS)


@question
def broadcast_what(g: Galactica, seat: int) -> Question:
    """Which resource grows by two."""
    return Question(RESOURCES)


@procedure
def broadcast(g: Galactica, seat: int) -> Play[None]:
    spend(g, seat, TOKENS)
    choice = yield broadcast_what(seat)
    change(g, choice[0], BROADCAST)


ABILITIES["gaius_baltar_alt"] = {
    "cult_leader": Action(cult_leader, why_no_cult),
    "broadcast": Action(broadcast, why_no_broadcast),
}
