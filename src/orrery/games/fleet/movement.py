"""Movement (chapter MOV), with Ionic Propulsion (FC-ABL-01 to 04) and what happens on arrival (FC-ORD-02)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Item, Question, Way, open_question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import plays_of, seems_able
from orrery.games.fleet.actions import Action
from orrery.games.fleet.capabilities import greet, watching
from orrery.games.fleet.capture import take_shuttle
from orrery.games.fleet.containers import ask_carry, follow, load
from orrery.games.fleet.dice import faces, spent, volleys
from orrery.games.fleet.events import Moved
from orrery.games.fleet.fog_tiles import discover
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.mines import run_into, waiting
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.sectors.docking import cast_off
from orrery.games.fleet.ships import PROFILES, SQUADRON
from orrery.games.fleet.state import CAPACITY, Fleet, Ship, rank
from orrery.games.fleet.survey import Survey, smallest
from orrery.games.fleet.tokens import end_stranded


def movers(g: Fleet, ships: list[Ship]) -> list[Ship]:
    """The ships of a stack that a blue die can move; squadrons only go along (FC-ABL-16)."""
    ready = [ship for ship in ships if may.move(g, ship)]
    return ready if any(ship.kind != SQUADRON for ship in ready) else []


def offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    for way in volleys(tuple(sorted(g.dice(survey.seat))), "blue", optimised=survey.optimised):
        if any(departures(survey, way)):
            yield way


def departures(survey: Survey, way: str) -> Iterator[tuple[str, int]]:
    """The sectors from which a result can move ships, each with those they can go to as bits."""
    face = faces(way)[0]
    for origin in survey.own:
        ready = movers(survey.g, survey.stacks[origin])
        if ready and survey.can_use(origin, way):
            found = survey.moves(origin, face, smallest(ready))
            if found:
                yield origin, found


def destinations(survey: Survey, way: str) -> dict[str, Any]:
    """Where a blue result could take ships from each sector: for the preview of `act`."""
    return {"moves": {origin: survey.board.named(there) for origin, there in departures(survey, way)}}


@open_question
def step(g: Fleet, seat: int, way: str) -> Question:
    """From which sector to which, "a1>b2" (FC-MOV-01)."""
    found = departures(Survey(g, seat), way)
    items = [f"{origin}>{to}" for origin, there in found for to in g.board.named(there)]
    return Question(tuple(items), about={"way": way, "dice": list(spent(way))})


@step.preview
def show_step(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    origin, _, to = str(choice[0]).partition(">")
    ready = movers(g, g.stack(origin))
    return {
        "from": origin,
        "to": to,
        "ships": [ship.n for ship in ready],
        "room": CAPACITY - rank(g.stack(to)),
        "terrain": g.kind_of(to),
    }


@step.blocked
def why_not_step(g: Fleet, asked: Question) -> dict[Item, Refusal]:
    """The sectors beside one's own that cannot be entered."""
    survey = Survey(g, asked.seat)
    found: dict[Item, Refusal] = {}
    for origin in survey.own:
        for to in g.board.indicated[faces(asked.about["way"])[0]][origin]:
            item = f"{origin}>{to}"
            if item not in asked.items:
                found[item] = Refusal("enemy_there" if survey.foreign & g.board.bit[to] else "sector_full", at=to)
    return found


@open_question
def go(g: Fleet, seat: int, group: tuple[int, ...], to: str) -> Question:
    """All or some of a sector's ships, as many as the destination has room for (FC-MOV-04, FC-SET-17)."""
    room = CAPACITY - rank(g.stack(to))
    ships = [g.ships[n] for n in group]
    ways = []
    for n in range(1, len(ships) + 1):
        some_of = [some for some in combinations(ships, n) if any(ship.kind != SQUADRON for ship in some)]
        ways += [Way(tuple([s.item for s in some])) for some in some_of if rank(list(some)) <= room]
    return Question(tuple([ship.item for ship in ships]), ways=tuple(ways), about={"to": to, "room": room})


@open_question
def again(g: Fleet, seat: int, group: tuple[int, ...], at: str, face: str) -> Question:
    """Where ships with Ionic Propulsion go on to, or nowhere (FC-ABL-01).

    Signals of which the others cannot tell are asked about even if none of them can: the question must tell nothing.
    """
    ships = [g.ships[n] for n in group]
    there = g.board.named(Survey(g, seat).moves(at, face, smallest(ships))) if ships else []
    return Question(tuple(there), 0, 1, about={"at": at})


@procedure
def play_move(g: Fleet, seat: int, way: str) -> Play[None]:
    """One blue result, played once, or twice by ships that can (FC-ABL-02)."""
    choice = yield step(seat, way)
    origin, _, to = choice[0].partition(">")
    stack = g.stack(origin)
    plays = tuple([(ship.n, plays_of(g, ship, stack, way)) for ship in stack])
    guess = seems_able(g, stack, way)
    group = tuple([ship.n for ship in movers(g, stack)])
    dice = spent(way)
    if len(group) > 1:
        choice = yield go(seat, group, to)
        group = tuple([g.ship(item).n for item in choice])
    laden: tuple[int, ...] = ()
    if g.loaders:
        laden = yield from ask_carry(g, seat, group, origin)
    g.going = tuple([(n, dict(plays)[n]) for n in group])
    g.spend(seat, dice)
    load(g, laden, origin)
    yield from shift(g, seat, group, origin, to, dice)
    follow(g, seat, laden, to)
    played = 1
    while not g.reason:
        played += 1
        here = where(g, going(g))
        veiled = guess and played == 2 and any(g.ships[n].at == here and not g.ships[n].revealed for n in going(g))
        if not goers(g, here, played) and not veiled:
            return
        choice = yield again(seat, goers(g, here, played), here, faces(way)[0])
        if not choice:
            return
        to = choice[0]
        group = goers(g, here, played)
        if len(group) > 1:
            choice = yield go(seat, group, to)
            group = tuple([g.ship(item).n for item in choice])
        g.going = tuple([(n, times) for n, times in g.going if n in group])
        reveal(g, group)
        yield from shift(g, seat, group, here, to, ())


def going(g: Fleet) -> tuple[int, ...]:
    """The ships that the result is played on, by the numbers that they have now: on arrival a Radar Jammer may have
    made signals of them (FC-TEC-17)."""
    return tuple([n for n, _ in g.going])


def goers(g: Fleet, here: str, played: int) -> tuple[int, ...]:
    """Who of them may have the result played once more."""
    there = [g.ships[n] for n, plays in g.going if g.ships[n].at == here and plays >= played]
    return tuple([ship.n for ship in there if PROFILES[ship.kind].rank and may.move(g, ship)])


def where(g: Fleet, group: tuple[int, ...]) -> str:
    """Where a group that moved together is now: a sector may have thrown it elsewhere, or destroyed some of it."""
    return next((g.ships[n].at for n in group if g.ships[n].at in g.board.index), "")


@procedure
def shift(g: Fleet, seat: int, group: tuple[int, ...], origin: str, to: str, dice: tuple[str, ...]) -> Play[None]:
    """Puts ships on another sector; its effects apply at once (FC-MOV-03), in the order of FC-ORD-02.

    `seat` owns the ships. Every effect that moves ships passes through here.
    """
    for n in group:
        if g.ships[n].docked:
            cast_off(g, g.ships[n])
        g.ships[n].at = to
    g.tell(Moved(seat, group, origin, to, dice))
    if g.scenario == "capture":
        take_shuttle(g, seat, to)
    if g.kind_of(to) == "unknown":
        discover(g, seat, to)
    if g.tokens:
        end_stranded(g)
        if waiting(g, seat, to):
            yield from run_into(g, group, to)
            group = tuple([n for n in group if g.ships[n].at == to])
    if group and TERRAINS[g.kind_of(to)].enter is not None:
        effect = enter_sector(g, seat, group, origin, to)
        if effect is not None:
            yield from effect
    if g.tokens:
        for token in watching(g):
            here = tuple([n for n in group if g.ships[n].at == to])
            effect = greet(g, token, seat, here, to) if here else None
            if effect is not None:
                yield from effect


def enter_sector(g: Fleet, seat: int, group: tuple[int, ...], origin: str, to: str) -> Play[None] | None:
    enter = TERRAINS[g.kind_of(to)].enter
    assert enter is not None
    return enter(g, seat, group, origin, to)


MOVE = Action("move", offers, play_move, destinations, asks=step.build)
