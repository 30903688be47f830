"""Reaction windows: everybody who could hold an answer is asked at once (0.1, C1 to C3).

A module adds what can be played at a step by `reacts(step, Reaction(...))`, or `card_reaction` for skill cards. Whether
a seat is asked may depend on public facts only; what it is offered depends on its own cards. Steps, in order of play:

crisis_revealed T8.3, crisis_chosen T8.6, check_announced T9.2, before_cards T9.3, before_reveal T9.6,
after_total T9.11, after_check T9.16, before_roll T10.2, after_roll T10.5, vipers_placed T13.2 and
T26.1, end_of_turn T23.1. Of Daybreak: ships_begin T12.0, remove_ships T14.2, discards T19.3,
civilian_endangered T21, population_lost T22.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, discreet_question, question
from orrery.games.galactica.cards.skill import NAME_OF, NAMES
from orrery.games.galactica.events import Declared, Reacted, WindowClosed
from orrery.games.galactica.hands import could_hold, discard, held, show_in_hand
from orrery.games.galactica.state import Cards, Galactica

PASS = "pass"


@dataclass(frozen=True)
class Reaction:
    """Something that can be played at a step.

    `asked`: whether this seat is to be asked, by public facts only. `plays`: what it can play now; what could change
    nothing is not offered (O2). `run`: does it; None when done at once, or a play.
    """

    name: str
    asked: Callable[[Galactica, int], bool]
    plays: Callable[[Galactica, int], Cards]
    run: Callable[[Galactica, int, str], Play[None] | None]


REACTIONS: dict[str, tuple[Reaction, ...]] = {}


def reacts(step: str, reaction: Reaction) -> None:
    REACTIONS[step] = (*REACTIONS.get(step, ()), reaction)


def asked_at(g: Galactica, step: str) -> tuple[int, ...]:
    """The seats to ask, clockwise from the current player: a function of what everybody knows."""
    reactions = REACTIONS.get(step, ())
    return tuple([s for s in g.clockwise(g.current) if any(r.asked(g, s) for r in reactions)])


@discreet_question
def react(g: Galactica, seat: int, step: str) -> Question:
    """What to play at this step, or `pass`. Who holds nothing is asked all the same."""
    plays = [p for r in REACTIONS[step] if r.asked(g, seat) for p in r.plays(g, seat)]
    return Question((PASS, *plays), about={"step": step})


@question
def first_reaction(g: Galactica, seat: int, step: str, declared: Cards) -> Question:
    """Several declared at the same moment: which one comes first (L2)."""
    return Question(declared, about={"step": step})


@procedure
def window(g: Galactica, step: str) -> Play[None]:
    """Asks until a round of passes. After each play everybody is asked again: it may change their mind."""
    while True:
        seats = asked_at(g, step)
        if not seats:
            return
        answers = yield All(react(seat, step) for seat in seats)
        declared = tuple([f"{seat}:{choice[0]}" for seat, choice in answers if choice[0] != PASS])
        if not declared:
            g.tell(WindowClosed(step))
            return
        if len(declared) > 1:
            g.tell(Declared(step, declared))
            show_declared(g, declared)
            declared = yield first_reaction(g.current, step, declared)
        play = begin_reaction(g, step, declared[0])
        if play is not None:
            yield from play


def show_declared(g: Galactica, declared: Cards) -> None:
    """Colliding declarations are open: everybody sees the cards, also those that stay in hand (O1)."""
    for one in declared:
        who, _, play = one.partition(":")
        if play in NAME_OF:
            show_in_hand(g, int(who), (play,))


def begin_reaction(g: Galactica, step: str, declared: str) -> Play[None] | None:
    """A played card is gone before its text is resolved (L4)."""
    who, _, play = declared.partition(":")
    seat = int(who)
    g.tell(Reacted(seat, play, step))
    name = NAME_OF.get(play, play.partition(":")[0])
    if play in NAME_OF:
        discard(g, seat, (play,), "played")
    reaction = next(r for r in REACTIONS[step] if r.name == name)
    return reaction.run(g, seat, play)


def card_reaction(
    name: str,
    possible: Callable[[Galactica, int], bool],
    run: Callable[[Galactica, int, str], Play[None] | None],
) -> None:
    """A skill card as a reaction: who could hold it is asked, who holds it is offered it."""

    def asked(g: Galactica, seat: int) -> bool:
        return possible(g, seat) and could_hold(g, seat, name)

    def plays(g: Galactica, seat: int) -> Cards:
        return held(g, seat, name) if possible(g, seat) else ()

    reacts(NAMES[name].timing, Reaction(name, asked, plays, run))
