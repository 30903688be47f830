"""What may be done between two changes: reveal a motive (T29), answer a loss of population (T22)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.effects import Aftermath, carries_out
from orrery.games.galactica.motives import open_motives, reveal_motive
from orrery.games.galactica.state import NOBODY, Cards, Galactica
from orrery.games.galactica.windows import Reaction, reacts, window

MOTIVE = "motive"


def aftermath(g: Galactica) -> Play[None] | None:
    """Nothing in most cases: then there is nothing to play."""
    fresh = motive_came_true(g)
    return answer(g, fresh) if fresh or g.population_lost else None


@procedure
def answer(g: Galactica, fresh: bool) -> Play[None]:
    if g.population_lost:
        g.population_lost = False
        yield from window(g, "population_lost")
    if fresh:
        yield from window(g, MOTIVE)


@procedure
def settle(g: Galactica) -> Play[None]:
    """The same where a step of the rules ends. Without Daybreak there is nothing of it."""
    if g.daybreak:
        play = aftermath(g)
        if play is not None:
            yield from play


@carries_out(Aftermath)
def carry_out_aftermath(g: Galactica, order: Aftermath, seat: int) -> Play[None] | None:
    return aftermath(g)


def motive_came_true(g: Galactica) -> bool:
    """Keeps in mind which conditions hold; whether one of them has turned true since the last look."""
    leader = g.leader()
    if leader == NOBODY or not g.players[leader].motives:
        return False
    before, g.motives_open = g.motives_open, open_motives(g, leader)
    return any(motive not in before for motive in g.motives_open)


def may_reveal(g: Galactica, seat: int) -> bool:
    """The leader is asked whether or not he holds a motive that is true (C2)."""
    return bool(g.motives_open) and g.is_leader(seat) and bool(g.players[seat].motives)


def revealable(g: Galactica, seat: int) -> Cards:
    return tuple([f"{MOTIVE}:{id}" for id in g.players[seat].motives if id in g.motives_open])


def reveal(g: Galactica, seat: int, play: str) -> None:
    reveal_motive(g, seat, play.partition(":")[2])


reacts(MOTIVE, Reaction(MOTIVE, may_reveal, revealable, reveal))
