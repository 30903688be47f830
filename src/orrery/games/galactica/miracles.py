"""Miracle tokens (004 p.5): each pays for a character's once-per-game ability."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.effects import GainMiracle, carries_out
from orrery.games.galactica.events import MiracleGained, MiracleSpent
from orrery.games.galactica.state import Galactica


def may_gain(g: Galactica, seat: int) -> bool:
    """Not above what the sheet holds; a leader always, a revealed Cylon never."""
    player = g.players[seat]
    able = not player.cylon or g.is_leader(seat)
    return g.daybreak and able and player.miracles < CHARACTERS[player.character].most_miracles


def gain(g: Galactica, seat: int) -> None:
    if may_gain(g, seat):
        g.players[seat].miracles += 1
        g.tell(MiracleGained(seat, g.players[seat].miracles))


@question
def bless(g: Galactica, seat: int) -> Question:
    """Which other player gains a miracle token: one who can (004 p.5)."""
    return Question(tuple([s for s in g.clockwise(seat) if s != seat and may_gain(g, s)]))


@procedure
def gain_chosen(g: Galactica, chooser: int) -> Play[None]:
    choice = yield bless(chooser)
    gain(g, choice[0])


@carries_out(GainMiracle)
def carry_out_gain(g: Galactica, order: GainMiracle, seat: int) -> Play[None] | None:
    """ "each": the human players who have none at all, whatever their sheets could hold."""
    if order.who == "chosen":
        able = any(may_gain(g, s) for s in range(g.seats) if s != g.admiral)
        return gain_chosen(g, g.admiral) if able else None
    for s in g.humans():
        if not g.players[s].miracles:
            gain(g, s)
    return None


def spend(g: Galactica, seat: int, n: int = 1) -> None:
    """Tokens of Daybreak are seen to be spent; in the base game the ability itself tells that it is used up."""
    g.players[seat].miracles -= n
    if g.daybreak:
        g.tell(MiracleSpent(seat, n, g.players[seat].miracles))
