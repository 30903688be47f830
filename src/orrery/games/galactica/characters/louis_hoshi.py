"""Louis Hoshi: Organized. Dutiful and Reluctant: actions."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.characters.remote import activate_elsewhere, reachable
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import Cards, Galactica

ORGANIZED = 3


def why_not_organized(g: Galactica, seat: int) -> Refusal | None:
    if g.players[seat].location == BRIG:
        return Refusal("in_brig")
    return why_spent(g, seat) or (None if reachable(g, seat, False) else Refusal("no_action_there"))


@procedure
def organized(g: Galactica, seat: int) -> Play[None]:
    """Three different locations, each activated completely, Cylon ones excluded."""
    spend(g, seat)
    done: Cards = ()
    for _ in range(ORGANIZED):
        if not g.players[seat].cylon and reachable(g, seat, False, done):
            location = yield from activate_elsewhere(g, seat, False, done)
            done += (location,)


ABILITIES["louis_hoshi"] = {"organized": Action(organized, why_not_organized)}
