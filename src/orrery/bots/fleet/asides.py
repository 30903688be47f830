"""What is asked beside the actions: which effect comes first, who falls towards a Black Hole, who goes to help."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.fleet.worth import value
from orrery.core.question import Choice, Item, Question
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.sectors.black_hole import lines
from orrery.games.fleet.state import Fleet, Ship, Token

TIDY = ("sentinel", "recall_beacon", "repair_drone", "radar_jammer")
"""Shots may end the battle; who is called back can then be repaired, and who was seen in all that be hidden."""


def answer_aside(g: Fleet, question: Question) -> Choice | None:
    """An answer to one of these questions; None for any other."""
    answer = ASIDES.get(question.kind)
    return None if answer is None else answer(g, question)


# --- the order of effects (AMB-47) --------------------------------------------------------------------


def first_effect(g: Fleet, question: Question) -> Choice:
    """What costs us least: the battle may be over before what costs more."""
    return (min(question.items, key=lambda effect: cost(g, question.seat, effect)),)


def cost(g: Fleet, seat: int, effect: Item) -> tuple[float, int]:
    """What we have in reach of an effect more than our enemies; between equals, the orderly one."""
    sector, _, number = str(effect).partition(":")
    if not number:
        return balance(g, seat, reached(g, sector)), 0
    token = g.token(int(number))
    assert token is not None
    place = TIDY.index(token.kind) if token.kind in TIDY else len(TIDY)
    return balance(g, seat, struck(g, token)), place


def balance(g: Fleet, seat: int, ships: list[Ship]) -> float:
    return sum([-value(ship) if g.enemies(seat, ship.owner) else value(ship) for ship in ships])


def reached(g: Fleet, sector: str) -> list[Ship]:
    """Whom a special sector may hurt: a Black Hole all that it can draw in, a dock nobody, others who is there."""
    if g.kind_of(sector) == "black_hole":
        return [ship for origin, to in lines(g, sector) if to == sector for ship in g.stack(origin)]
    return g.stack(sector) if TERRAINS[g.kind_of(sector)].dock is None else []


def struck(g: Fleet, token: Token) -> list[Ship]:
    """Whom a bomb or drones will hurt; a capability hurts none of us."""
    if token.kind == "drones":
        return [g.ships[token.on]]
    if token.kind == "gamma_bomb":
        return [ship for sector in (token.at, *g.board.around[token.at]) for ship in g.stack(sector)]
    return []


# --- who falls, who helps -----------------------------------------------------------------------------


def drawn_in(g: Fleet, question: Question) -> Choice:
    """The least that can be given to a Black Hole."""
    return min(question.choices(), key=lambda choice: worth_of(g, choice))


def send_help(g: Fleet, question: Question) -> Choice:
    """The best that may go: what stays behind is of no more use in this battle (FC-CAM-09)."""
    return max(question.choices(), key=lambda choice: worth_of(g, choice))


def worth_of(g: Fleet, choice: Choice) -> float:
    return sum([value(g.ship(item)) for item in choice])


ASIDES: dict[str, Callable[[Fleet, Question], Choice]] = {
    "first_effect": first_effect,
    "drawn_in": drawn_in,
    "send_help": send_help,
}
