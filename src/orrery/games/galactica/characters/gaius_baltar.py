"""Gaius Baltar: Cylon Detector (D18). Delusional Intuition: crises. Coward: setup."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.events import Looked
from orrery.games.galactica.loyalty import look_whose, may_look, remember_loyalty, whose_loyalty
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import Galactica

ANYBODY = "any"


def why_no_detector(g: Galactica, seat: int) -> Refusal | None:
    if not may_look(g):
        return Refusal("detector_sabotaged")
    return why_spent(g, seat) or (None if whose_loyalty(g, seat, ANYBODY) else Refusal("nobody_to_choose"))


@procedure
def cylon_detector(g: Galactica, seat: int) -> Play[None]:
    """All face-down loyalty cards of another player."""
    spend(g, seat)
    choice = yield look_whose(seat, ANYBODY)
    see_all(g, seat, choice[0])


def see_all(g: Galactica, seat: int, target: int) -> None:
    cards = g.players[target].loyalty
    remember_loyalty(g, seat, target, cards)
    g.tell(Looked(seat, "loyalty", target, cards))


ABILITIES["gaius_baltar"] = {"cylon_detector": Action(cylon_detector, why_no_detector)}
