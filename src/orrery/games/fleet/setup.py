"""Setting up (chapter SET): factions, fleets, who begins, special sectors, deployment."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, question
from orrery.games.fleet.dice import FACES
from orrery.games.fleet.events import Deployed, FirstPlayer, Joined, SectorLaid
from orrery.games.fleet.fleets import build_fleets
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import TILES
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, WAITING, Fleet, Player, Ship, rank

EMPIRES = ("phebe", "amycles")
NEUTRAL = ""


def lay_out(g: Fleet) -> None:
    """The zone and the dice: all that needs no choice."""
    g.sectors = g.board.sectors
    g.terrain = (NEUTRAL,) * len(g.sectors)
    g.players = tuple(Player(faction=EMPIRES[g.camp(seat) % 2]) for seat in range(g.seats))
    for sector, kind in SCENARIOS[g.scenario].terrain:
        g.lay(sector, kind)
        g.tell(SectorLaid(-1, sector, kind))


@procedure
def prepare(g: Fleet) -> Play[None]:
    """Everything before the first turn."""
    g.phase = "setup"
    for seat, player in enumerate(g.players):
        g.tell(Joined(seat, player.faction, player.commander))
    yield from build_fleets(g)
    find_first(g)
    yield from place_sectors(g)
    yield from deploy_fleets(g)


def order(g: Fleet) -> tuple[int, ...]:
    """The seats in turn order, from the first player on."""
    return tuple([(g.first + i) % g.seats for i in range(g.seats)])


def find_first(g: Fleet) -> None:
    """All roll all their dice; the most specials begin, ties roll again (FC-SET-02, AMB-46)."""
    rivals = list(range(g.seats))
    while len(rivals) > 1:
        counts = [0] * g.seats
        for seat in rivals:
            counts[seat] = sum([FACES[g.chance.roll(6) - 1] == "special" for _ in range(sum(g.players[seat].reserve))])
        most = max([counts[seat] for seat in rivals])
        rivals = [seat for seat in rivals if counts[seat] == most]
        g.first = rivals[0]
    g.tell(FirstPlayer(g.first, tuple(counts)))


# --- special sectors (FC-SET-06) ----------------------------------------------------------------------


def outside(g: Fleet) -> list[str]:
    """Neutral sectors outside every deployment zone."""
    zones = {sector for seat in range(g.seats) for sector in SCENARIOS[g.scenario].zone(g, seat)}
    return [sector for sector in g.sectors if sector not in zones and not g.kind_of(sector)]


@question
def set_aside(g: Fleet, seat: int) -> Question:
    """Two tiles to keep for later; two of a kind are allowed."""
    return Question(tuple([tile for tile in TILES for _ in range(2)]), 2, 2)


@question
def place_sector(g: Fleet, seat: int) -> Question:
    """One of the tiles set aside on a neutral sector, "gas_cloud>c3", or nothing."""
    tiles = tuple(dict.fromkeys(g.players[seat].tiles))
    return Question(tuple([f"{tile}>{sector}" for tile in tiles for sector in outside(g)]), 0, 1)


@procedure
def place_sectors(g: Fleet) -> Play[None]:
    """In turn order each sets two tiles aside; then, twice round, each may place one."""
    tiles = SCENARIOS[g.scenario].tiles
    if not tiles:
        return
    for seat in order(g):
        choice = yield set_aside(seat)
        g.players[seat].tiles = choice
    for seat in order(g) * tiles:
        choice = yield place_sector(seat)
        if choice:
            tile, _, sector = choice[0].partition(">")
            left = list(g.players[seat].tiles)
            left.remove(tile)
            g.players[seat].tiles = tuple(left)
            g.lay(sector, tile)
            g.tell(SectorLaid(seat, sector, tile))


# --- deployment (FC-SET-19) ---------------------------------------------------------------------------


def to_deploy(g: Fleet, seat: int) -> list[Ship]:
    return [ship for ship in g.ships if ship.owner == seat and ship.at == WAITING]


@question
def deploy(g: Fleet, seat: int) -> Question:
    """Which ship where, "ship:3>a1"; of ships that are alike only one is offered."""
    alike: dict[object, Ship] = {}
    for ship in to_deploy(g, seat):
        alike.setdefault((ship.kind, ship.weapon, ship.devices) if ship.revealed else ship.n, ship)
    stacks = g.stacks()
    items = []
    for sector in SCENARIOS[g.scenario].zone(g, seat):
        stack = stacks.get(sector, [])
        if not stack or stack[0].owner == seat:
            space = CAPACITY - rank(stack)
            items += [f"{ship.item}>{sector}" for ship in alike.values() if PROFILES[ship.kind].rank <= space]
    return Question(tuple(items))


@deploy.preview
def show_deploy(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    item, _, sector = str(choice[0]).partition(">")
    return {"ship": g.ship(item).n, "to": sector, "room": CAPACITY - rank(g.stack(sector))}


@procedure
def deploy_fleets(g: Fleet) -> Play[None]:
    """One ship each in turn, until all are placed."""
    g.phase = "deployment"
    waiting = order(g)
    while waiting:
        for seat in waiting:
            choice = yield deploy(seat)
            item, _, sector = choice[0].partition(">")
            g.ship(item).at = sector
            g.tell(Deployed(seat, g.ship(item).n, sector))
        waiting = tuple([seat for seat in waiting if to_deploy(g, seat)])
