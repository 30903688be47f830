"""Skill check abilities: what cards with the symbol do in a check (004 p.10, TIMING T9.9)."""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.cards.skill import IN_CHECK, NAME_OF, NAMES
from orrery.games.galactica.events import AbilityResolved
from orrery.games.galactica.state import Cards, Galactica

CHECK_ABILITIES: dict[str, Callable[[Galactica], Play[None] | None]] = {}
"""What each does, by the name of the card; None when done at once, or a play."""
RESTORE_ORDER = "restore_order"


def abilities_count(g: Galactica) -> bool:
    """Not on missions, nor where order was restored (004 p.14)."""
    return g.checks[-1].kind != "mission" and RESTORE_ORDER not in g.checks[-1].played


def waiting(g: Galactica) -> Cards:
    """The names of abilities among the cards that have not taken effect: each does once."""
    check = g.checks[-1]
    names = dict.fromkeys([NAME_OF[card] for card in check.cards])
    return tuple([name for name in names if NAMES[name].timing == IN_CHECK and name not in check.resolved])


@question
def next_ability(g: Galactica, seat: int) -> Question:
    """Which skill check ability comes next."""
    return Question(waiting(g))


@procedure
def resolve_abilities(g: Galactica) -> Play[None]:
    """The current player orders them; a card taken out before its turn does nothing, one that is added joins."""
    names = waiting(g)
    while names:
        if len(names) > 1:
            names = yield next_ability(g.current)
        name = names[0]
        g.checks[-1].resolved += (name,)
        g.tell(AbilityResolved(name))
        play = CHECK_ABILITIES[name](g)
        if play is not None:
            yield from play
        names = waiting(g)


@procedure
def finish_abilities(g: Galactica) -> Play[None]:
    """Install Upgrades pays when the outcome is known (T9.15)."""
    yield from ()
