"""Portals (chapter POR): placing them, and passing with a blue special. Other blue results are in `movement.py`."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.actions import Action
from orrery.games.fleet.movement import go, movers, shift
from orrery.games.fleet.scenario_events import PortalLaid
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.survey import Survey, exit_of, smallest

LETTERS = ("X", "Y", "Z")
SPECIAL = "blue-special"


# --- passing through with a special (FC-POR-04) -------------------------------------------------------


def offers(survey: Survey) -> Iterator[str]:
    if survey.g.portals and SPECIAL in survey.g.dice(survey.seat) and any(passages(survey)):
        yield SPECIAL


def passages(survey: Survey) -> Iterator[str]:
    """A special leads onto the exit portal's own sector: "a1>f3"."""
    g = survey.g
    for origin in survey.own:
        to = exit_of(g, origin)
        ready = movers(g, survey.stacks[origin]) if to and may.use_specials(g, survey.seat, origin) else []
        if ready and survey.open_to(smallest(ready)) & g.board.bit[to]:
            yield f"{origin}>{to}"


@open_question
def pass_through(g: Fleet, seat: int) -> Question:
    return Question(tuple(passages(Survey(g, seat))), about={"dice": [SPECIAL]})


@procedure
def play_portal(g: Fleet, seat: int, die: str) -> Play[None]:
    choice = yield pass_through(seat)
    origin, _, to = choice[0].partition(">")
    group = tuple([ship.n for ship in movers(g, g.stack(origin))])
    if len(group) > 1:
        choice = yield go(seat, group, to)
        group = tuple([g.ship(item).n for item in choice])
    g.spend(seat, (die,))
    yield from shift(g, seat, group, origin, to, (die,))


# --- placing them (FC-POR-02, FC-POR-03, FC-POR-07) ---------------------------------------------------


def pairs(g: Fleet) -> tuple[str, ...]:
    """As many pairs as zones (AMB-32); in a single zone as many shortcuts as agreed."""
    if g.portals:
        return ()
    n = g.board.zones if g.board.zones > 1 else ("one_shortcut" in g.switches) + 2 * ("two_shortcuts" in g.switches)
    return LETTERS[:n]


@question
def place_portal(g: Fleet, seat: int, letters: tuple[str, ...], shut: tuple[int, ...]) -> Question:
    """A portal on a neutral sector, "X>c2"; the next one goes to another zone than the last."""
    taken = [sector for sector, _ in g.portals]
    free = [s for s in g.sectors if not g.kind_of(s) and s not in taken and g.board.zone[s] not in shut]
    return Question(tuple([f"{letter}>{sector}" for letter in letters for sector in free]))


@procedure
def place_portals(g: Fleet, seats: tuple[int, ...]) -> Play[None]:
    """Camps alternate; each has one portal of each pair. Where a zone is left out, a pair is placed again."""
    letters = pairs(g)
    for i in range(2 * len(letters)):
        seat = seats[i % len(seats)]
        choice = yield place_portal(seat, hand(g, letters, i), last_zone(g))
        lay_portal(g, seat, choice[0])
    while letters and left_out(g):
        again = spare(g, letters)
        g.portals = tuple([portal for portal in g.portals if portal[1] != again])
        lost = left_out(g)
        elsewhere = tuple([zone for zone in range(g.board.zones) if zone not in lost])
        choice = yield place_portal(seats[0], (again,), elsewhere)
        lay_portal(g, seats[0], choice[0])
        choice = yield place_portal(seats[1 % len(seats)], (again,), last_zone(g))
        lay_portal(g, seats[1 % len(seats)], choice[0])


def hand(g: Fleet, letters: tuple[str, ...], i: int) -> tuple[str, ...]:
    """The portals that the camp whose turn it is has left: it has placed every second one."""
    placed = [letter for n, (_, letter) in enumerate(g.portals) if n % 2 == i % 2]
    return tuple([letter for letter in letters if letter not in placed])


def last_zone(g: Fleet) -> tuple[int, ...]:
    return (g.board.zone[g.portals[-1][0]],) if g.portals and g.board.zones > 1 else ()


def lay_portal(g: Fleet, seat: int, item: str) -> None:
    letter, _, sector = item.partition(">")
    g.portals = (*g.portals, (sector, letter))
    g.tell(PortalLaid(seat, sector, letter))


def links(g: Fleet, letter: str) -> set[int]:
    """The zones that a pair joins."""
    return {g.board.zone[sector] for sector, name in g.portals if name == letter}


def left_out(g: Fleet) -> tuple[int, ...]:
    """The zones that no pair joins with another."""
    if g.board.zones == 1:
        return ()
    joined = {zone for _, letter in g.portals if len(links(g, letter)) > 1 for zone in links(g, letter)}
    return tuple([zone for zone in range(g.board.zones) if zone not in joined])


def spare(g: Fleet, letters: tuple[str, ...]) -> str:
    """The pair to take back: one that joins nothing, or joins what others join too."""
    for letter in letters:
        others = [links(g, other) for other in letters if other != letter]
        if len(links(g, letter)) == 1 or links(g, letter) in others:
            return letter
    return letters[-1]


PORTAL = Action("portal", offers, play_portal)
