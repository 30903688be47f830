"""What may be done between two changes: answer a loss of population (T22)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.effects import Aftermath, carries_out
from orrery.games.galactica.motives import watch_motives
from orrery.games.galactica.state import Galactica
from orrery.games.galactica.windows import window


def aftermath(g: Galactica) -> Play[None] | None:
    """Nothing in most cases: then there is nothing to play."""
    watch_motives(g)
    if not g.population_lost:
        return None
    g.population_lost = False
    return window(g, "population_lost")


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
