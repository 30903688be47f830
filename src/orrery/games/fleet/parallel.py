"""Two duels at once in a campaign of four (FC-CAM-09): one is on the table, the other waits aside, and they take turns.

They change places after each round. When one is over, its winner may go with half of his ships to help his ally: the
two zones become one board, joined by a pair of portals that the loser places.
"""

from __future__ import annotations

from itertools import combinations

from orrery.core.question import Question, Way, question
from orrery.games.fleet.bays import squadrons
from orrery.games.fleet.board import LETTERS, board_of
from orrery.games.fleet.campaign_events import DuelWentOn, HelpSent
from orrery.games.fleet.dice import storable, without
from orrery.games.fleet.hidden import payload, put
from orrery.games.fleet.ships import NOT_COUNTED
from orrery.games.fleet.state import Duel, Fleet, Ship, rank

PLAIN, JOINED = "5x5", "2x5x5"
"""The zone of every duel of a campaign, and two of them."""
WIDTH = board_of(PLAIN).width
PORTAL = "Z"
"""X and Y may be the scenario's own."""
OF_A_SCENARIO = ("battle_station", "colony", "unknown")
"""Sectors that mean something in the duel that is over: they are cleared."""


# --- changing places ----------------------------------------------------------------------------------


def put_aside(g: Fleet) -> None:
    """The duel on the table waits, with all that belongs to it; nothing is on the table now."""
    g.aside = (
        Duel(
            tuple(g.fighters()), g.scenario, g.shape, g.switches, g.terrain, g.portals, g.loaders, g.disabled,
            g.stirred, g.first, g.turn, g.round, g.phase, g.pile,
        ),
    )  # fmt: skip
    g.aside_ships, g.aside_tokens, g.aside_stations = g.ships, g.tokens, g.stations
    g.ships, g.tokens, g.stations = (), (), ()


def take_back(g: Fleet) -> None:
    """The duel that waited is on the table again; what was there is gone."""
    lay_out_again(g)
    tell_duel(g)


def tell_duel(g: Fleet) -> None:
    g.tell(DuelWentOn(tuple(g.fighters()), g.scenario, g.round))


def lay_out_again(g: Fleet) -> None:
    duel = g.aside[0]
    g.scenario, g.shape, g.switches, g.terrain, g.portals = (
        duel.scenario, duel.shape, duel.switches, duel.terrain, duel.portals,
    )  # fmt: skip
    g.loaders, g.disabled, g.stirred, g.first, g.turn, g.round, g.phase, g.pile = (
        duel.loaders, duel.disabled, duel.stirred, duel.first, duel.turn, duel.round, duel.phase, duel.pile,
    )  # fmt: skip
    g.sectors = g.board.sectors
    g.ships, g.tokens, g.stations = g.aside_ships, g.aside_tokens, g.aside_stations
    g.aside, g.aside_ships, g.aside_tokens, g.aside_stations = (), (), (), ()
    for seat, player in enumerate(g.players):
        player.away = seat not in duel.seats


def change_places(g: Fleet) -> None:
    exchange(g)
    tell_duel(g)


def exchange(g: Fleet) -> None:
    """Each duel where the other was, and nobody need hear of it."""
    ships, tokens, stations = g.aside_ships, g.aside_tokens, g.aside_stations
    (duel,) = g.aside
    put_aside(g)
    now, there = g.aside, (g.aside_ships, g.aside_tokens, g.aside_stations)
    g.aside, g.aside_ships, g.aside_tokens, g.aside_stations = (duel,), ships, tokens, stations
    lay_out_again(g)
    g.aside, (g.aside_ships, g.aside_tokens, g.aside_stations) = now, there


def lay_down(g: Fleet, seats: tuple[int, ...]) -> None:
    """A duel is over: rolled dice and those of capabilities go back to the reserves."""
    for seat in seats:
        g.put_back(seat, g.players[seat].rolled)
        g.players[seat].rolled = ()
        g.put_back(seat, tuple([token.die for token in g.tokens if token.owner == seat and token.die]))
    g.tokens = ()


def clear_bridges(g: Fleet) -> None:
    """Who is in no duel any more has all dice in reserve; a helper keeps what his bridge can hold with fewer ships."""
    for seat, player in enumerate(g.players):
        if player.away or player.helps:
            slots = g.slots(seat) if player.helps else ()
            kept = storable(tuple(sorted(player.stored)), slots)[-1]
            g.put_back(seat, without(player.stored, kept))
            player.stored = kept


# --- help ---------------------------------------------------------------------------------------------


def able_to_help(g: Fleet, seat: int) -> list[Ship]:
    own = [ship for ship in g.ships if ship.owner == seat and ship.at in g.board.index]
    return [ship for ship in own if ship.kind not in NOT_COUNTED]


@question
def send_help(g: Fleet, seat: int) -> Question:
    """The ships that go to help an ally: at most half of the points that are left, rounded down (AMB-73); or none."""
    ships = able_to_help(g, seat)
    most = g.points_of(seat) // 2
    ways = [
        Way(tuple([ship.item for ship in some]))
        for n in range(len(ships) + 1)
        for some in combinations(ships, n)
        if rank(list(some)) <= most
    ]
    return Question(tuple([ship.item for ship in ships]), ways=tuple(ways), about={"points": most})


def join_zones(g: Fleet, seat: int, group: tuple[int, ...]) -> None:
    """The other duel is on the table, with the zone of this one beside it and the helper's ships in it.

    They have not left their zone: the squadrons of a Carrier among them are still out (FC-ABL-12).
    """
    carriers = [g.ships[n].item for n in group]
    ships = [(beyond(g.ships[n].at), g.ships[n]) for n in group]
    ships += [(beyond(s.at), s) for s in squadrons(g, seat) if s.base in carriers]
    zone = {beyond(s): "" if g.kind_of(s) in OF_A_SCENARIO else g.kind_of(s) for s in g.sectors}
    take_back(g)
    zone |= dict(zip(g.sectors, g.terrain, strict=True))
    g.shape = JOINED
    g.sectors = g.board.sectors
    g.terrain = tuple([zone[sector] for sector in g.sectors])
    g.players[seat].away, g.players[seat].helps = False, True
    first = len(g.ships)
    for sector, ship in ships:
        base = f"ship:{first + carriers.index(ship.base)}" if ship.base else ""
        joined = Ship(len(g.ships), seat, at=sector, revealed=ship.revealed, base=base)
        put(joined, payload(ship))
        joined.weapon_known, joined.devices_known = ship.weapon_known, ship.devices_known
        g.ships = (*g.ships, joined)
    g.tell(HelpSent(seat, tuple(range(first, len(g.ships)))))


def beyond(sector: str) -> str:
    """A sector of a plain zone, in the second zone of a joined board."""
    return LETTERS[LETTERS.index(sector[0]) + WIDTH] + sector[1:]
