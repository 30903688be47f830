"""Titles: who holds them, and who comes next (000 p.28, T17)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.characters.lines import (
    ADMIRAL_LINE,
    DAYBREAK_ADMIRAL_LINE,
    DAYBREAK_PRESIDENT_LINE,
    PRESIDENT_LINE,
)
from orrery.games.galactica.effects import GiveTitle, carries_out, whom
from orrery.games.galactica.events import TitleGiven
from orrery.games.galactica.state import NOBODY, Galactica

ADMIRAL, PRESIDENT = "admiral", "president"
HANDED_ON = "handed_on"
"""The note of a former President: a card of the Quorum hand that he passed on (D33)."""


def give_title(g: Galactica, title: str, seat: int) -> None:
    """The Quorum hand goes with the presidency, unchanged; nukes belong to whoever is Admiral."""
    holder: int = getattr(g, title)
    if holder == seat:
        return
    if title == PRESIDENT and holder != NOBODY:
        old, new = g.players[holder], g.players[seat]
        old.notes += tuple([(HANDED_ON, card) for card in old.quorum])
        new.notes = tuple([note for note in new.notes if note[0] != HANDED_ON])
        new.quorum, old.quorum = old.quorum, ()
    setattr(g, title, seat)
    g.tell(TitleGiven(title, seat))


def line_of(g: Galactica, title: str) -> tuple[str, ...]:
    if title == ADMIRAL:
        return DAYBREAK_ADMIRAL_LINE if g.daybreak else ADMIRAL_LINE
    return DAYBREAK_PRESIDENT_LINE if g.daybreak else PRESIDENT_LINE


def may_hold_title(g: Galactica, seat: int) -> bool:
    """Human players; never a Cylon leader, also not while infiltrating (004 p.8)."""
    return not g.players[seat].cylon and not g.is_leader(seat)


def first_in_line(g: Galactica, title: str, besides: int = NOBODY) -> int:
    """The highest human in line; for the Admiral the highest who is not in the Brig, if there is one."""
    seats = [g.seat_of(character) for character in line_of(g, title)]
    humans = [seat for seat in seats if seat not in (NOBODY, besides) and not g.players[seat].cylon]
    if title == ADMIRAL:
        free = [seat for seat in humans if g.players[seat].location != BRIG]
        humans = free or humans
    return humans[0] if humans else NOBODY


def settle_titles(g: Galactica) -> None:
    """A revealed Cylon loses his titles, an Admiral in the Brig his; automatic, at once."""
    for title in (PRESIDENT, ADMIRAL):
        holder: int = getattr(g, title)
        if holder == NOBODY:
            continue
        lost = g.players[holder].cylon or (title == ADMIRAL and g.players[holder].location == BRIG)
        heir = first_in_line(g, title) if lost else holder
        if heir not in (holder, NOBODY):
            give_title(g, title, heir)


@question
def name_successor(g: Galactica, seat: int, title: str) -> Question:
    """To which other player the title goes."""
    return Question(tuple([s for s in g.clockwise(seat) if s != seat and may_hold_title(g, s)]), about={"title": title})


@procedure
def pass_title(g: Galactica, title: str, holder: int) -> Play[None]:
    choice = yield name_successor(holder, title)
    give_title(g, title, choice[0])
    settle_titles(g)


@carries_out(GiveTitle)
def carry_out_title(g: Galactica, order: GiveTitle, seat: int) -> Play[None] | None:
    holder: int = getattr(g, order.title)
    if order.to == "next":
        heir = first_in_line(g, order.title, besides=holder)
        if heir != NOBODY:
            give_title(g, order.title, heir)
        return None
    if order.to != "chosen":
        heir = whom(g, order.to, seat)
        if may_hold_title(g, heir):
            give_title(g, order.title, heir)
            settle_titles(g)
        return None
    if sum(may_hold_title(g, s) for s in range(g.seats)) > 1 and not g.players[holder].cylon:
        return pass_title(g, order.title, holder)
    return None
