"""Interceptor squadrons (FC-ABL-10 to 17): launch, Offensive, Impulse."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import not_elusive
from orrery.games.fleet.actions import Action
from orrery.games.fleet.bays import bays, most, new_squadron, squadrons
from orrery.games.fleet.capabilities import helps
from orrery.games.fleet.damage import Hits, harm
from orrery.games.fleet.dice import Dice, faces, specials, spent, volleys
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.movement import shift
from orrery.games.fleet.specials import pairs, pay_specials
from orrery.games.fleet.squadron_events import Launched, OffensiveBegan, SquadronsBack
from orrery.games.fleet.state import LOST, Fleet, Ship
from orrery.games.fleet.survey import Survey

DAMAGE = 2
"""Of each squadron in an Offensive."""


def carrier(g: Fleet, base: str) -> int:
    return g.ship(base).n if base.startswith("ship:") else -1


def sector_of(g: Fleet, base: str) -> str:
    return g.ship(base).at if base.startswith("ship:") else base


def come_to_light(g: Fleet, base: str) -> None:
    """A Carrier that uses its bays is no signal any more (FC-OPT-11)."""
    if base.startswith("ship:"):
        reveal(g, (g.ship(base).n,))


# --- launch (FC-ABL-11) -------------------------------------------------------------------------------


def launch_offers(survey: Survey) -> Iterator[str]:
    if bays(survey.g, survey.seat):
        for way in volleys(tuple(sorted(survey.g.dice(survey.seat))), "red", optimised=survey.optimised):
            if any(launches(survey, way)):
                yield way


def launches(survey: Survey, way: str) -> Iterator[str]:
    """Which bay sends a squadron where, "ship:5>b2"."""
    g = survey.g
    for base, origin in bays(g, survey.seat):
        if len(squadrons(g, survey.seat, base)) < most(base) and survey.can_use(origin, way):
            yield from [f"{base}>{to}" for to in g.board.named(flights(survey, origin, way))]


def flights(survey: Survey, origin: str, way: str) -> int:
    """Where a red result sends a squadron from its bay (FC-TEC-20, FC-TEC-27)."""
    found = 0
    for reading in survey.readings(origin, faces(way)):
        near = survey.steps(origin, reading[0], 0)
        found |= near
        if helps(survey.g, "power_amplifier", survey.seat, origin):
            found |= survey.board.spread(near, reading[0]) & survey.open_to(0)
    return found & ~survey.board.bit[origin]


@open_question
def launch(g: Fleet, seat: int, way: str) -> Question:
    return Question(tuple(launches(Survey(g, seat), way)), about={"dice": list(spent(way))})


@procedure
def play_launch(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield launch(seat, way)
    base, _, to = choice[0].partition(">")
    g.spend(seat, spent(way))
    come_to_light(g, base)
    g.tell(Launched(seat, carrier(g, base), to, spent(way)))
    squadron = new_squadron(g, seat, base)
    yield from shift(g, seat, (squadron,), sector_of(g, base), to, ())


# --- Offensive (FC-ABL-13) ----------------------------------------------------------------------------


def offensive_offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if len(specials(g.dice(survey.seat))) >= 2:
        for base, origin in bays(g, survey.seat):
            if squadrons(g, survey.seat, base) and may.use_specials(g, survey.seat, origin):
                yield base


def prey(g: Fleet, seat: int, base: str, squadron: int) -> list[Ship]:
    """The enemies next to a squadron that it may pick, whom all of them together could pick (FC-FAC-11)."""
    near = {s for ship in squadrons(g, seat, base) for s in g.board.around[ship.at]}
    enemies = [s for s in g.ships if s.at in near and g.enemies(seat, s.owner) and may.be_targeted(g, s, "weapon")]
    return [s for s in not_elusive(enemies) if s.at in g.board.around[g.ships[squadron].at]]


@question
def strike_at(g: Fleet, seat: int, base: str, squadron: int) -> Question:
    """A ship in a sector next to a squadron, or none."""
    items = tuple([ship.item for ship in prey(g, seat, base, squadron)])
    return Question(items, 0, 1, about={"ship": squadron, "at": g.ships[squadron].at, "damage": DAMAGE})


@procedure
def play_offensive(g: Fleet, seat: int, base: str) -> Play[None]:
    """Each squadron strikes, nobody reacts, and all of them return, even those without a target (FC-FAQ-14)."""
    dice: Dice = pairs(g.dice(seat))[0]
    if len(pairs(g.dice(seat))) > 1:
        dice = yield pay_specials(seat)
    g.spend(seat, dice)
    come_to_light(g, base)
    g.tell(OffensiveBegan(seat, carrier(g, base), dice))
    hits: Hits = ()
    for squadron in tuple([ship.n for ship in squadrons(g, seat, base)]):
        if prey(g, seat, base, squadron):
            choice = yield strike_at(seat, base, squadron)
            if choice:
                hits = (*hits, (g.ship(choice[0]).n, DAMAGE, "offensive"))
    yield from harm(g, hits)
    come_back(g, seat, base)


def come_back(g: Fleet, seat: int, base: str) -> None:
    """To the bay's sector; into the bay of a station that an enemy besets, to be launched again (FC-SET-18, AMB-45)."""
    out, home = squadrons(g, seat, base), sector_of(g, base)
    beset = any(g.enemies(seat, ship.owner) for ship in g.stack(home))
    for ship in out:
        ship.at, ship.hull = (LOST, 0) if beset else (home, ship.hull)
    if out:
        g.tell(SquadronsBack(seat, tuple([ship.n for ship in out]), home))


# --- Impulse (FC-ABL-14, FC-TRN-03) -------------------------------------------------------------------


def impulses(g: Fleet, seat: int, moved: tuple[int, ...]) -> tuple[str, ...]:
    survey = Survey(g, seat)
    ready = [ship for ship in squadrons(g, seat) if ship.n not in moved and may.leave(g, ship)]
    return tuple([f"{ship.item}>{to}" for ship in ready for to in g.board.named(survey.steps(ship.at, "multi", 0))])


@question
def impulse(g: Fleet, seat: int, moved: tuple[int, ...]) -> Question:
    """The next squadron to move by one sector, "ship:7>b2", or no more."""
    return Question(impulses(g, seat, moved), 0, 1)


@procedure
def play_impulse(g: Fleet, seat: int) -> Play[None]:
    """Each squadron may move one sector without a die."""
    moved: tuple[int, ...] = ()
    while impulses(g, seat, moved):
        choice = yield impulse(seat, moved)
        if not choice:
            return
        item, _, to = choice[0].partition(">")
        squadron = g.ship(item).n
        moved = (*moved, squadron)
        yield from shift(g, seat, (squadron,), g.ships[squadron].at, to, ())


LAUNCH = Action("launch", launch_offers, play_launch)
OFFENSIVE = Action("offensive", offensive_offers, play_offensive)
