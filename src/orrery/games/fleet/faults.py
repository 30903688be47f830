"""Everything that can be wrong with a table."""

from __future__ import annotations

from orrery.games.fleet.commanders import pool_of
from orrery.games.fleet.dice import COLOURS, RESULTS, can_store, colour
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import CAPACITY, LEFT, LOST, WAITING, Fleet, rank


def faults(g: Fleet) -> list[str]:
    return [*board_faults(g), *ship_faults(g), *dice_faults(g)]


def board_faults(g: Fleet) -> list[str]:
    wrong = []
    if g.sectors != g.board.sectors or len(g.terrain) != len(g.sectors):
        wrong.append("the zone is not of its shape")
    wrong += [f"{kind} is no kind of sector" for kind in g.terrain if kind not in TERRAINS]
    for sector, ships in g.stacks().items():
        if sector not in g.board.index:
            wrong.append(f"there is no sector {sector}")
        if len({ship.owner for ship in ships}) > 1:
            wrong.append(f"ships of several players are in {sector}")
        if rank(ships) > CAPACITY:
            wrong.append(f"{rank(ships)} class points are in {sector}")
    return wrong


def ship_faults(g: Fleet) -> list[str]:
    wrong = []
    for n, ship in enumerate(g.ships):
        full = PROFILES[ship.kind].hull
        if ship.n != n or not 0 <= ship.owner < g.seats:
            wrong.append(f"ship {n} is numbered {ship.n} and belongs to {ship.owner}")
        if not (ship.hull == 0 if ship.at == LOST else 0 < ship.hull <= full):
            wrong.append(f"{ship.kind} {n} in {ship.at!r} has {ship.hull} hull of {full}")
        if ship.docked and ship.at in (WAITING, LOST, LEFT):
            wrong.append(f"{ship.kind} {n} is docked nowhere")
    return wrong


def dice_faults(g: Fleet) -> list[str]:
    """No die is made or lost, and the bridge holds what it can."""
    wrong = []
    for seat, player in enumerate(g.players):
        laid = [token.die for token in (*g.tokens, *g.aside_tokens) if token.owner == seat and token.die]
        out = [*player.rolled, *player.stored, *laid]
        wrong += [f"{die} is no result" for die in out if die not in RESULTS]
        counts = [n + [colour(die) for die in out].count(name) for name, n in zip(COLOURS, player.reserve, strict=True)]
        if tuple(counts) != pool(g, seat) or min(player.reserve) < 0:
            wrong.append(f"seat {seat} has {counts} dice")
        if not can_store(player.stored, g.slots(seat)):
            wrong.append(f"the bridge of seat {seat} cannot hold {player.stored}")
        if player.rolled and (seat != g.turn or g.phase not in ("before", "energy", "actions", "bridge")):
            wrong.append(f"seat {seat} holds rolled dice out of turn")
    return wrong


def pool(g: Fleet, seat: int) -> tuple[int, ...]:
    """The dice that a player owns (FC-SET-01)."""
    return pool_of(g.players[seat].commander)
