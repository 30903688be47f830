"""Phase I: Explore (002 I)."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Question, question
from orrery.games.race.events import Discarded, Kept, Looked
from orrery.games.race.powers import EXPLORE, DrawExtra, KeepExtra
from orrery.games.race.state import Race, without

DRAW, KEEP = 2, 1
BONUS = {"explore_5": (5, 0), "explore_1_1": (1, 1)}


def explore_numbers(g: Race, seat: int) -> tuple[int, int]:
    """How many cards a seat draws, and how many of them it keeps."""
    draw, keep = DRAW, KEEP
    for action in g.players[seat].actions:
        more, kept = BONUS.get(action, (0, 0))
        draw += more
        keep += kept
    for _, power in g.powers(seat, EXPLORE):
        if isinstance(power, DrawExtra):
            draw += power.n
        elif isinstance(power, KeepExtra):
            keep += power.n
    return draw, keep


@question
def explore(g: Race, seat: int) -> Question:
    """Which of the cards drawn to keep."""
    _, keep = explore_numbers(g, seat)
    return Question(g.players[seat].looking, keep, keep)


@explore.preview
def show_explore(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    kept = tuple(str(card) for card in choice)
    return {"keep": list(kept), "discard": list(without(g.players[asked.seat].looking, kept))}


@procedure
def explore_phase(g: Race) -> Play[None]:
    """Everybody draws; then all choose at once what to keep."""
    for seat in g.order():
        draw, _ = explore_numbers(g, seat)
        g.players[seat].looking = g.take(draw)
        g.tell(Looked(seat, g.players[seat].looking))
    answers = yield All(explore(seat) for seat in g.order() if must_choose(g, seat))
    for seat, choice in answers:
        keep(g, seat, choice)
    for seat in g.order():
        if g.players[seat].looking:
            keep(g, seat, g.players[seat].looking)


def must_choose(g: Race, seat: int) -> bool:
    """Not when so few cards were left to draw that all are kept."""
    return len(g.players[seat].looking) > explore_numbers(g, seat)[1]


def keep(g: Race, seat: int, cards: tuple[str, ...]) -> None:
    player = g.players[seat]
    rest = without(player.looking, cards)
    player.looking = ()
    player.hand += cards
    g.tell(Kept(seat, cards))
    if rest:
        g.drop(seat, rest)
        g.tell(Discarded(seat, rest, "explore"))
