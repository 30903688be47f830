"""Brendan "Hot Dog" Costanza: Memento (T22), Escort (T21). Forced to Eject: space."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.events import Discarded, DrewSkills
from orrery.games.galactica.hands import add, pile, take
from orrery.games.galactica.space import put_away, sacrifice, undamaged_vipers
from orrery.games.galactica.state import TYPES, Cards, Galactica, plus, without

HOT_DOG = "brendan_hot_dog_costanza"
MEMENTO = "memento"
PILOTING = TYPES.index("piloting")
DRAWN = 3

# --- Memento ------------------------------------------------------------------------------------------


def may_remember(g: Galactica, seat: int) -> bool:
    """Once in a turn; asked at each loss until then."""
    return MEMENTO not in g.players[seat].used


@question
def drop_memento(g: Galactica, seat: int) -> Question:
    """Which of the Piloting cards drawn to discard; the others are kept."""
    return Question(g.players[seat].looking)


@procedure
def memento(g: Galactica, seat: int, setting: str) -> Play[None]:
    """Three Piloting cards, of which he discards one."""
    g.players[seat].used += (MEMENTO,)
    cards: Cards = ()
    for _ in range(DRAWN):
        cards += take(g, PILOTING)
    if not cards:
        return
    g.players[seat].looking = tuple(sorted(cards))
    g.tell(DrewSkills(seat, plus((0,) * len(g.skills), PILOTING, len(cards)), g.players[seat].looking, MEMENTO))
    choice = yield drop_memento(seat)
    kept = without(g.players[seat].looking, choice)
    g.players[seat].looking = ()
    add(g, seat, kept)
    pile(g, choice)
    g.tell(Discarded(seat, choice, MEMENTO))


reaction("population_lost", HOT_DOG, MEMENTO, may_remember, memento)

# --- Escort -------------------------------------------------------------------------------------------


def may_escort(g: Galactica, seat: int) -> bool:
    return bool(g.endangered) and bool(undamaged_vipers(g))


def escort(g: Galactica, seat: int, setting: str) -> None:
    """An undamaged viper, or assault raptor (P18), is destroyed; the civilian ship goes back unseen."""
    name, g.endangered = g.endangered, ""
    sacrifice(g, setting)
    put_away(g, name)


reaction("civilian_endangered", HOT_DOG, "escort", may_escort, escort, undamaged_vipers, once=True)
