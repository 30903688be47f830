"""In the Asteroid Belt (FC-CEI): everybody places two asteroid fields, and they drift."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.dice import FACES
from orrery.games.fleet.fog_tiles import UNKNOWN, discover
from orrery.games.fleet.scenario_events import FieldDrifted
from orrery.games.fleet.scenarios.nearness import flagships, wearing_down
from orrery.games.fleet.scenarios.pitched_battle import ALONE, TEAMS, TWO
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.sectors.asteroid_field import start as test_ships
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.victory import attrition

FIELD = "asteroid_field"


def fields(g: Fleet) -> tuple[str, ...]:
    return tuple([s for s, kind in zip(g.sectors, g.terrain, strict=True) if kind == FIELD])


@question
def drift_field(g: Fleet, seat: int) -> Question:
    """The field that moves (FC-CEI-02)."""
    return Question(fields(g))


def open_to_drift(g: Fleet, field: str, face: str) -> tuple[str, ...]:
    """No special sector, no portal (FC-CEI-04); in the fog what may turn out to be one (AMB-40)."""
    portals = [at for at, _ in g.portals]
    near = [s for s in g.board.indicated[face][field] if s not in portals]
    return tuple([s for s in near if g.kind_of(s) in ("", UNKNOWN)])


@question
def drift_to(g: Fleet, seat: int, field: str, face: str) -> Question:
    return Question(open_to_drift(g, field, face), about={"at": field, "face": face})


@procedure
def start(g: Fleet, seat: int) -> Play[None]:
    """The player picks a field, then the die says where it may go; ships that it reaches are tested (FC-CEI-03)."""
    field = fields(g)[0]
    if len(fields(g)) > 1:
        choice = yield drift_field(seat)
        field = choice[0]
    face = FACES[g.chance.roll(6) - 1]
    to = field
    if face != "special" and open_to_drift(g, field, face):
        to = open_to_drift(g, field, face)[0]
        if len(open_to_drift(g, field, face)) > 1:
            choice = yield drift_to(seat, field, face)
            to = choice[0]
    if g.kind_of(to) == UNKNOWN:
        discover(g, seat, to)
        to = field if g.kind_of(to) else to
    g.tell(FieldDrifted(seat, field, face, to))
    if to != field:
        g.lay(field, "")
        g.lay(to, FIELD)
        if g.stack(to):
            yield from test_ships(g, g.stack(to)[0].owner, to)


ASTEROID_BELT = Scenario(
    "asteroid_belt",
    boards={2: TWO, 3: ALONE[3], 4: TEAMS[4]},
    free_for_all={4: ("7x7", "2x5x5")},
    zone=own_edge,
    judge=attrition,
    near=wearing_down,
    stake=flagships,
    worn_down=(0, 1),
    must_place=FIELD,
    start=start,
)
