"""Sharon "Boomer" Valerii: Recon (T23.1), Mysterious Intuition (T9.2). Sleeper Agent: loyalty."""

from __future__ import annotations

from orrery.core.procedure import Play
from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.crises import CRISIS
from orrery.games.galactica.scouting import scout
from orrery.games.galactica.skill_checks import FAILED, PASSED
from orrery.games.galactica.state import Cards, Galactica


def ends_her_turn(g: Galactica, seat: int) -> bool:
    return seat == g.current and "recon" not in g.players[seat].used


def recon(g: Galactica, seat: int, setting: str) -> Play[None]:
    """The top crisis: it stays there or goes under the deck."""
    g.players[seat].used += ("recon",)
    return scout(g, seat, CRISIS)


reaction("end_of_turn", "sharon_valerii", "recon", ends_her_turn, recon)


def is_open(g: Galactica, seat: int) -> bool:
    """The check of a crisis, before any card; once she has spoken it is decided."""
    return g.checks[-1].kind == "crisis" and not g.checks[-1].outcome


def pass_or_fail(g: Galactica) -> Cards:
    return (PASSED, FAILED)


def mysterious_intuition(g: Galactica, seat: int, setting: str) -> None:
    """No card is played, and there is no partial pass."""
    g.checks[-1].outcome = setting


reaction(
    "check_announced", "sharon_valerii", "mysterious_intuition", is_open, mysterious_intuition, pass_or_fail, once=True
)
