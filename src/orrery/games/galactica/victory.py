"""How the game ends (000 p.12, p.18; 004 p.8; T24)."""

from __future__ import annotations

from typing import NoReturn

from orrery.core.state import Result
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.events import Ended
from orrery.games.galactica.motives import leader_wins, reveal_at_the_end
from orrery.games.galactica.resources import exhausted
from orrery.games.galactica.state import NOBODY, Galactica


def is_cylon(g: Galactica, seat: int) -> bool:
    """Revealed, or with a Cylon card among his own: one is enough (000 p.18)."""
    player = g.players[seat]
    return player.cylon or any(card in CYLON_CARDS for card in player.loyalty + player.revealed)


def end(g: Galactica, humans_win: bool, reason: str) -> NoReturn:
    """Where the Cylons win and nobody is one of them, nobody wins.

    A Cylon leader is of neither side: he wins by his motives, infiltrating or not (004 p.8).
    """
    leader = g.leader()
    reveal_at_the_end(g)
    sided = [seat for seat in range(g.seats) if seat != leader]
    cylons = tuple([seat for seat in sided if is_cylon(g, seat)])
    humans = tuple([seat for seat in sided if seat not in cylons])
    winners = humans if humans_win else cylons
    if leader != NOBODY and leader_wins(g, leader, humans_win):
        winners = tuple(sorted((*winners, leader)))
    g.tell(Ended(reason, winners, cylons))
    scores = tuple([int(seat in winners) for seat in range(g.seats)])
    g.over(Result(scores, winners, reason))


def check_resources(g: Galactica) -> None:
    """At the end of a turn a dial at 0 loses the game for the humans."""
    empty = exhausted(g)
    if empty:
        end(g, False, empty[0])
