"""Scouting in the fog (FC-OPT-15): a blue result that lays sectors instead of moving."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question
from orrery.games.fleet import may
from orrery.games.fleet.actions import Action
from orrery.games.fleet.dice import faces, spent, volleys
from orrery.games.fleet.fog_tiles import UNKNOWN, discover
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.survey import Survey


def unknown(g: Fleet, sector: str, face: str) -> list[str]:
    return [s for s in g.board.indicated[face][sector] if g.kind_of(s) == UNKNOWN]


def offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if UNKNOWN in g.terrain:
        for way in volleys(tuple(sorted(g.dice(survey.seat))), "blue", optimised=survey.optimised):
            if views(survey, way):
                yield way


def views(survey: Survey, way: str) -> list[str]:
    """From where, and which way, a sector could be discovered: "a1>orth". A multi shows orth or diag (FC-DIE-01)."""
    g = survey.g
    face = faces(way)[0]
    return [
        f"{origin}>{shown}"
        for origin in survey.own
        if any(may.move(g, ship) for ship in survey.stacks[origin]) and survey.can_use(origin, way)
        for shown in (("orth", "diag") if face == "multi" else (face,))
        if unknown(g, origin, shown)
    ]


@open_question
def chart(g: Fleet, seat: int, way: str) -> Question:
    return Question(tuple(views(Survey(g, seat), way)), about={"dice": list(spent(way))})


@procedure
def play_chart(g: Fleet, seat: int, way: str) -> Play[None]:
    """Instead of moving, all undiscovered sectors in the directions shown are laid (FC-OPT-15)."""
    choice = yield chart(seat, way)
    origin, _, face = choice[0].partition(">")
    g.spend(seat, spent(way))
    for sector in unknown(g, origin, face):
        discover(g, seat, sector)


CHART = Action("chart", offers, play_chart, asks=chart.build)
