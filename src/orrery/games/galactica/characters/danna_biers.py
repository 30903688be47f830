"""D'Anna Biers: Visions, Don't Trust Anyone. Heretic: movement."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.leaders import stop_infiltrating
from orrery.games.galactica.locations import resurrection
from orrery.games.galactica.loyalty import draw_super_crisis, look, may_look, whose_loyalty
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import Galactica

HUMAN = "human"
SUPER_CRISES = 2


def why_no_visions(g: Galactica, seat: int) -> Refusal | None:
    return None if g.players[seat].infiltrating else Refusal("not_infiltrating")


@procedure
def visions(g: Galactica, seat: int) -> Play[None]:
    """A random loyalty card of a human player; then her Infiltration ends. She keeps her hand, also from the Brig.

    Under Detector Sabotage she sees nothing, but returns all the same (JB).
    """
    if may_look(g) and whose_loyalty(g, seat, HUMAN):
        yield from look(g, seat, HUMAN)
    stop_infiltrating(g, seat, resurrection(g))


def dont_trust_anyone(g: Galactica, seat: int) -> None:
    spend(g, seat)
    for _ in range(SUPER_CRISES):
        draw_super_crisis(g, seat)


ABILITIES["danna_biers"] = {
    "visions": Action(visions, why_no_visions),
    "dont_trust_anyone": Action(dont_trust_anyone, why_spent),
}
