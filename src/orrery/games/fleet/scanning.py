"""Scanning (FC-OPT-09, FC-OPT-10): a red result, or several from afar, reveals all signals of a sector."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.fleet.actions import Action
from orrery.games.fleet.capabilities import helps
from orrery.games.fleet.dice import faces, spent, volleys
from orrery.games.fleet.events import Shielded
from orrery.games.fleet.hidden import reveal, signals
from orrery.games.fleet.hidden_events import Scanned
from orrery.games.fleet.reactions import shields_for, show_depolarised
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.survey import Survey

MOST_DICE = 9


def radar(g: Fleet, seat: int) -> Survey:
    """The board with the enemies' signals as targets."""
    survey = Survey(g, seat)
    survey.targets = g.board.mask(
        [s for s, ships in survey.stacks.items() if g.enemies(seat, ships[0].owner) and signals(g, s)]
    )
    return survey


def in_range(survey: Survey, origin: str, way: str) -> int:
    if not survey.gunners(origin) or not survey.can_use(origin, way):
        return 0
    return survey.near(origin, faces(way)) | survey.far(origin, faces(way), reach(survey, origin))


def reach(survey: Survey, origin: str) -> int:
    """How many sectors each result covers in a remote scan (FC-TEC-20)."""
    return 1 + helps(survey.g, "power_amplifier", survey.seat, origin)


def offers(survey: Survey) -> Iterator[str]:
    g, seat = survey.g, survey.seat
    if all(ship.revealed or ship.owner == seat for ship in g.ships):
        return
    eyes = radar(g, seat)
    if eyes.targets:
        for way in volleys(tuple(sorted(g.dice(seat))), "red", MOST_DICE, survey.optimised):
            if any(in_range(eyes, origin, way) for origin in eyes.own):
                yield way


@open_question
def scan(g: Fleet, seat: int, way: str) -> Question:
    """From which sector which sector, "a1>b2"."""
    eyes = radar(g, seat)
    items = []
    for origin in eyes.own:
        items += [f"{origin}>{sector}" for sector in g.board.named(in_range(eyes, origin, way))]
    return Question(tuple(items), about={"dice": list(spent(way))})


@question
def scan_via(g: Fleet, seat: int, way: str, origin: str, sector: str) -> Question:
    """The last sector that a remote scan crosses: a shield looks there."""
    eyes = radar(g, seat)
    return Question(tuple(eyes.lasts(origin, sector, faces(way), reach(eyes, origin))))


@open_question
def foil(g: Fleet, seat: int, sector: str, last: str) -> Question:
    """One shield against the scan, "shield:green-orth>b2", or none."""
    items = [f"shield:{shield['die']}>{last}" for shield in shields_for(g, g.stack(sector)[0], (last,))]
    return Question(tuple(items), 0, 1, about={"at": sector})


@procedure
def play_scan(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield scan(seat, way)
    origin, _, sector = choice[0].partition(">")
    last = origin
    if sector not in g.board.around[origin]:
        eyes = radar(g, seat)
        lasts = tuple(eyes.lasts(origin, sector, faces(way), reach(eyes, origin)))
        last = lasts[0]
        if len(lasts) > 1:
            choice = yield scan_via(seat, way, origin, sector)
            last = choice[0]
    g.spend(seat, spent(way))
    owner = g.stack(sector)[0].owner
    foiled = False
    if any(die.startswith("green") and die != "green-special" for die in g.players[owner].stored):
        choice = yield foil(owner, sector, last)
        foiled = bool(choice)
        if foiled:
            g.spend(owner, spent(choice[0].partition(":")[2].partition(">")[0]))
            show_depolarised(g, g.stack(sector)[0].n, choice)
            g.tell(Shielded(owner, choice))
    g.tell(Scanned(seat, sector, spent(way), foiled))
    if not foiled:
        reveal(g, signals(g, sector))


SCAN = Action("scan", offers, play_scan, asks=scan.build)
