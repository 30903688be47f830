"""Saul Tigh: Cylon Hatred (T9.3), Declare Martial Law. Alcoholic: turn."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.characters.abilities import reaction, why_spent
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import Galactica
from orrery.games.galactica.succession import PRESIDENT, give_title

HATRED = 3


def is_accusation(g: Galactica, seat: int) -> bool:
    return g.checks[-1].source == "admirals_quarters" and "cylon_hatred" not in g.checks[-1].played


def cylon_hatred(g: Galactica, seat: int, setting: str) -> None:
    g.checks[-1].played += ("cylon_hatred",)
    g.checks[-1].difficulty -= HATRED


reaction("before_cards", "saul_tigh", "cylon_hatred", is_accusation, cylon_hatred)


def why_no_law(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (Refusal("admiral_is_president") if g.president == g.admiral else None)


def declare_martial_law(g: Galactica, seat: int) -> None:
    """The Admiral is President, too."""
    spend(g, seat)
    give_title(g, PRESIDENT, g.admiral)


ABILITIES["saul_tigh"] = {"declare_martial_law": Action(declare_martial_law, why_no_law)}
