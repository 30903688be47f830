"""Ships that come later: reinforcements of a duel, ships that found no room (FC-DUE-03, AMB-45), fleets that enter
through a portal (FC-CTL-03), and the cruiser that a die brings in (FC-PAS-03)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.actions import Action
from orrery.games.fleet.dice import FACES, faces, spent, volleys
from orrery.games.fleet.movement import shift
from orrery.games.fleet.scenario_events import ArrivalRolled, Arrived
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.portals_held import gate
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, WAITING, Fleet, Ship, rank
from orrery.games.fleet.survey import Survey, smallest

# --- by a die, at the Start of Turn (FC-PAS-03, 04) ----------------------------------------------------


@procedure
def roll_in(g: Fleet, seat: int) -> Play[None]:
    """A special brings the cruiser onto X, if there is room; no blue die moves it that turn."""
    g.loaders = ()
    kind = SCENARIOS[g.scenario].rolled_in
    cruisers = tuple([s.n for s in g.ships if s.kind == kind and s.owner == seat and s.at == WAITING])
    if cruisers:
        face = FACES[g.chance.roll(6) - 1]
        g.tell(ArrivalRolled(seat, face))
        entry = g.portals[0][0]
        if face == "special" and has_room(g, seat, kind, entry):
            g.loaders = ((cruisers[0], entry),)
            g.tell(Arrived(seat, cruisers[0], entry))
            yield from shift(g, seat, cruisers, "", entry, ())


def has_room(g: Fleet, seat: int, kind: str, entry: str) -> bool:
    return bool(Survey(g, seat).open_to(PROFILES[kind].rank) & g.board.bit[entry])


# --- into one's deployment zone, at the Start of Turn --------------------------------------------------


def coming(g: Fleet, seat: int) -> list[str]:
    """Which waiting ship could come where, "ship:3>a1"."""
    comes = SCENARIOS[g.scenario].comes
    ships = [s for s in waiting(g, seat) if comes(g, s)]
    return landings(g, seat, ships) if ships else []


def waiting(g: Fleet, seat: int) -> list[Ship]:
    """Squadrons wait in their carrier: they are none of these."""
    return [s for s in g.ships if s.owner == seat and s.at == WAITING and s.kind != "interceptor_squadron"]


def landings(g: Fleet, seat: int, ships: list[Ship]) -> list[str]:
    """Every place of the deployment zone with room for a ship; of ships that are alike only one is offered."""
    alike: dict[object, Ship] = {}
    for ship in ships:
        alike.setdefault((ship.kind, ship.weapon, ship.devices) if ship.revealed else ship.n, ship)
    stacks, closed = g.stacks(), may.closed(g)
    items = []
    for sector in SCENARIOS[g.scenario].zone(g, seat):
        stack = stacks.get(sector, [])
        if sector not in closed and (not stack or stack[0].owner == seat):
            space = CAPACITY - rank(stack)
            items += [f"{ship.item}>{sector}" for ship in alike.values() if PROFILES[ship.kind].rank <= space]
    return items


@question
def reinforce(g: Fleet, seat: int) -> Question:
    """The next ship to come, or none for now."""
    return Question(tuple(coming(g, seat)), 0, 1)


@procedure
def bring_in(g: Fleet, seat: int) -> Play[None]:
    while coming(g, seat):
        choice = yield reinforce(seat)
        if not choice:
            return
        item, _, sector = choice[0].partition(">")
        g.tell(Arrived(seat, g.ship(item).n, sector))
        yield from shift(g, seat, (g.ship(item).n,), "", sector, ())


# --- through a portal, with blue dice (Control) -------------------------------------------------------


def offers(survey: Survey) -> Iterator[str]:
    g = survey.g
    if g.scenario != "control" or not waiting(g, survey.seat):
        return
    dice = tuple(sorted(g.dice(survey.seat)))
    ways = list(volleys(dice, "blue"))
    ways += ["blue-special"] if "blue-special" in dice else []
    yield from [way for way in ways if entries(survey, way)]


def entries(survey: Survey, way: str) -> list[str]:
    """Beside the portal in a direction of the die, or on it with a special (FC-POR-04)."""
    g = survey.g
    points = smallest(waiting(g, survey.seat))
    door = gate(g, survey.seat)
    if way == "blue-special":
        return [door] if survey.open_to(points) & g.board.bit[door] else []
    return g.board.named(survey.steps(door, faces(way)[0], points))


@open_question
def arrive(g: Fleet, seat: int, way: str) -> Question:
    """Where they come out."""
    return Question(tuple(entries(Survey(g, seat), way)), about={"dice": list(spent(way))})


@open_question
def arrive_who(g: Fleet, seat: int, to: str) -> Question:
    """Up to five class points (FC-CTL-03), as many as the sector has room for."""
    room = CAPACITY - rank(g.stack(to))
    ships = waiting(g, seat)
    ways = []
    for n in range(1, min(len(ships), CAPACITY + 2) + 1):
        ways += [Way(tuple([s.item for s in some])) for some in combinations(ships, n) if rank(list(some)) <= room]
    return Question(tuple([ship.item for ship in ships]), ways=tuple(ways), about={"to": to, "room": room})


@procedure
def play_arrive(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield arrive(seat, way)
    to = choice[0]
    choice = yield arrive_who(seat, to)
    group = tuple([g.ship(item).n for item in choice])
    g.spend(seat, spent(way))
    yield from shift(g, seat, group, "", to, spent(way))


ARRIVE = Action("arrive", offers, play_arrive)
