"""Setting up (chapter SET): factions, fleets, who begins, special sectors, deployment."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, open_question, question
from orrery.games.fleet.dice import COLOURS, FACES, storable, without
from orrery.games.fleet.events import Deployed, FirstPlayer, Rolled, SectorLaid, Stored
from orrery.games.fleet.fleets import build_fleets
from orrery.games.fleet.fog_tiles import UNKNOWN, roll_in
from orrery.games.fleet.portals import place_portals
from orrery.games.fleet.recruiting import gather
from orrery.games.fleet.reinforcements import landings, waiting
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.zones import half
from orrery.games.fleet.sectors import ALL_TILES, TILES
from orrery.games.fleet.state import CAPACITY, Fleet, Player, rank

EMPIRES = ("phebe", "amycles")
NEUTRAL = ""


def lay_zone(g: Fleet) -> None:
    g.sectors = g.board.sectors
    g.terrain = (NEUTRAL,) * len(g.sectors)


def lay_out(g: Fleet) -> None:
    """The zone and the dice: all that needs no choice."""
    lay_zone(g)
    g.players = tuple(Player(faction=EMPIRES[g.side(seat)]) for seat in range(g.seats))
    for sector, kind in SCENARIOS[g.scenario].terrain:
        g.lay(sector, kind)
        g.tell(SectorLaid(-1, sector, kind))


@procedure
def prepare(g: Fleet) -> Play[None]:
    """Everything before the first turn."""
    g.phase = "setup"
    yield from gather(g)
    yield from build_fleets(g)
    find_first(g)
    SCENARIOS[g.scenario].lay(g)
    if "fog" in g.switches:
        roll_in(g, set(occupied(g)))
    if SCENARIOS[g.scenario].sited:
        yield from site(g)
    yield from place_sectors(g)
    yield from place_portals(g, order(g))
    yield from deploy_fleets(g)
    yield from roll_before(g)


def order(g: Fleet) -> tuple[int, ...]:
    """The seats that fight, in turn order, from the first player on."""
    seats = g.fighters()
    i = seats.index(g.first)
    return (*seats[i:], *seats[:i])


def find_first(g: Fleet) -> None:
    """The scenario says who begins, or all roll all their dice; the most specials begin (FC-SET-02, AMB-46, AMB-71)."""
    rivals = g.fighters()
    side = SCENARIOS[g.scenario].first
    counts = [0] * g.seats
    if side is not None:
        rivals = [seat for seat in rivals if g.side(seat) == side]
        g.first = rivals[0]
        rivals = []
    while len(rivals) > 1:
        counts = [0] * g.seats
        for seat in rivals:
            counts[seat] = sum([FACES[g.chance.roll(6) - 1] == "special" for _ in range(sum(g.players[seat].reserve))])
        most = max([counts[seat] for seat in rivals])
        rivals = [seat for seat in rivals if counts[seat] == most]
        g.first = rivals[0]
    g.tell(FirstPlayer(g.first, tuple(counts)))


def zones(g: Fleet) -> set[str]:
    """All deployment sectors."""
    return {sector for seat in g.fighters() for sector in SCENARIOS[g.scenario].zone(g, seat)}


def occupied(g: Fleet) -> Iterator[str]:
    """Where something begins: these sectors are laid even in the fog (FC-OPT-14)."""
    yield from zones(g)
    yield from [at for at, _ in g.portals]
    yield from [token.at for token in g.tokens]
    yield from [ship.at for ship in g.ships]
    yield from [sector for sector in g.sectors if g.kind_of(sector)]


# --- dice before play (FC-PIE-01, FC-CAP-03, FC-CAM-02, AMB-72) ---------------------------------------


@question
def roll_first(g: Fleet, seat: int, n: int) -> Question:
    """The colours of the dice to roll before play."""
    there = [name for name, of in zip(COLOURS, g.players[seat].reserve, strict=True) for _ in range(of)]
    return Question(tuple(there), min(n, len(there)), min(n, len(there)))


@question
def keep_first(g: Fleet, seat: int) -> Question:
    """Which of them to keep on the bridge; the others go back to the reserve."""
    dice = tuple(sorted(g.players[seat].rolled))
    return Question(dice, ways=tuple([Way(some) for some in storable(dice, g.slots(seat))]))


@procedure
def roll_before(g: Fleet) -> Play[None]:
    for seat in order(g):
        n = SCENARIOS[g.scenario].ambush if g.side(seat) == 1 else 0
        if g.players[seat].prepared:
            n = sum(g.players[seat].reserve)
        if n:
            g.turn = seat
            colours = tuple(
                [name for name, of in zip(COLOURS, g.players[seat].reserve, strict=True) for _ in range(of)]
            )
            if n < len(colours):
                colours = yield roll_first(seat, n)
            g.phase = "before"
            g.take_out(seat, colours)
            g.players[seat].rolled = tuple([f"{name}-{FACES[g.chance.roll(6) - 1]}" for name in colours])
            g.tell(Rolled(seat, g.players[seat].rolled))
            kept = yield keep_first(seat)
            rest = without(g.players[seat].rolled, kept)
            g.players[seat].rolled, g.players[seat].stored = (), kept
            g.put_back(seat, rest)
            g.tell(Stored(seat, kept))


# --- special sectors (FC-SET-06) ----------------------------------------------------------------------


def outside(g: Fleet) -> list[str]:
    """Where a tile may be placed: on no other, outside every deployment zone, unless the scenario says otherwise."""
    scenario = SCENARIOS[g.scenario]
    shut = {*scenario.clear(g), *[at for at, _ in g.portals]}
    if not scenario.tiles_in_zones:
        shut |= zones(g)
    return [sector for sector in g.sectors if sector not in shut and g.kind_of(sector) in (NEUTRAL, UNKNOWN)]


@question
def set_aside(g: Fleet, seat: int) -> Question:
    """Two tiles to keep for later; two of a kind are allowed."""
    tiles = ALL_TILES if "all_sectors" in g.switches else TILES
    return Question(tuple([tile for tile in tiles for _ in range(2)]), 2, 2)


@question
def place_sector(g: Fleet, seat: int) -> Question:
    """One of the tiles set aside on a neutral sector, "gas_cloud>c3", or nothing; a belt must be placed (FC-CEI-01)."""
    tiles = tuple(dict.fromkeys(g.players[seat].tiles))
    least = 1 if SCENARIOS[g.scenario].must_place else 0
    return Question(tuple([f"{tile}>{sector}" for tile in tiles for sector in outside(g)]), least, 1)


@procedure
def place_sectors(g: Fleet) -> Play[None]:
    """In turn order each sets two tiles aside; then, twice round, each may place one. In the fog, the belt alone."""
    tiles = SCENARIOS[g.scenario].tiles
    if not tiles or ("fog" in g.switches and not SCENARIOS[g.scenario].must_place):
        return
    for seat in placers(g):
        if SCENARIOS[g.scenario].must_place:
            g.players[seat].tiles += (SCENARIOS[g.scenario].must_place,) * tiles
        else:
            choice = yield set_aside(seat)
            g.players[seat].tiles += choice
    for seat in placers(g) * tiles:
        if outside(g):
            choice = yield place_sector(seat)
            if choice:
                lay_tile(g, seat, choice[0])


def placers(g: Fleet) -> tuple[int, ...]:
    """Who places tiles: everybody in turn order, or only the attackers of a siege (FC-ASS-02, FC-ILL-02).

    Whoever has the right to place them all has everybody's share (FC-CAM-05, FC-FAC-19)."""
    seats = usual = order(g)
    if SCENARIOS[g.scenario].sited:
        usual = tuple([seat for seat in seats if g.side(seat) == 1])
    lords = [seat for seat in seats if g.players[seat].lays_all or is_cunning(g, seat)]
    return (lords[0],) * len(usual) if 0 < len(lords) < len(seats) else usual


def lay_tile(g: Fleet, seat: int, item: str) -> None:
    tile, _, sector = item.partition(">")
    left = list(g.players[seat].tiles)
    left.remove(tile)
    g.players[seat].tiles = tuple(left)
    g.lay(sector, tile)
    g.tell(SectorLaid(seat, sector, tile))


@question
def place_site(g: Fleet, seat: int) -> Question:
    """A battle station or a colony in one's own half, outside the deployment zone (FC-ASS-02, FC-ILL-02)."""
    kind = SCENARIOS[g.scenario].sited
    return Question(tuple([s for s in half(g, 0) if g.kind_of(s) != kind]), about={"kind": kind})


@procedure
def site(g: Fleet) -> Play[None]:
    for seat in [seat for seat in order(g) if g.side(seat) == 0] * 2:
        choice = yield place_site(seat)
        g.lay(choice[0], SCENARIOS[g.scenario].sited)
        g.tell(SectorLaid(seat, choice[0], SCENARIOS[g.scenario].sited))


# --- deployment (FC-SET-19) ---------------------------------------------------------------------------


def places(g: Fleet, seat: int) -> list[str]:
    """Which ship could be deployed where, "ship:3>a1"; the last ones go where a row still has none (FC-PIE-02)."""
    scenario = SCENARIOS[g.scenario]
    ships = [ship for ship in waiting(g, seat) if scenario.deploys(g, ship)]
    items = landings(g, seat, ships)
    if scenario.in_each_row and g.side(seat) == 1:
        rows = {g.board.place[sector][0] for sector in scenario.zone(g, seat)}
        bare = rows - {g.board.place[s.at][0] for s in g.ships if s.owner == seat and s.at and s.kind != "decoy"}
        if len(bare) >= sum([ship.kind != "decoy" for ship in ships]):
            items = [i for i in items if g.board.place[i.partition(">")[2]][0] in bare]
    return items


@open_question
def deploy(g: Fleet, seat: int) -> Question:
    """Which ship where."""
    return Question(tuple(places(g, seat)))


@deploy.preview
def show_deploy(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    item, _, sector = str(choice[0]).partition(">")
    return {"ship": g.ship(item).n, "to": sector, "room": CAPACITY - rank(g.stack(sector))}


@procedure
def deploy_fleets(g: Fleet) -> Play[None]:
    """One ship each in turn, until all are placed; those without room wait (AMB-45). Some deploy last (FC-FAC-19)."""
    g.phase = "deployment"
    for late in (False, True):
        waits = tuple([seat for seat in order(g) if deploys_last(g, seat) == late and places(g, seat)])
        while waits:
            for seat in waits:
                choice = yield deploy(seat)
                item, _, sector = choice[0].partition(">")
                g.ship(item).at = sector
                g.tell(Deployed(seat, g.ship(item).n, sector))
            waits = tuple([seat for seat in waits if places(g, seat)])


def deploys_last(g: Fleet, seat: int) -> bool:
    return g.players[seat].late or is_cunning(g, seat)


def is_cunning(g: Fleet, seat: int) -> bool:
    """Scavengers place all special sectors and deploy last (FC-FAC-19)."""
    return g.players[seat].faction == "scavengers"
