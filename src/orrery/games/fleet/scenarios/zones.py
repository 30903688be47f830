"""Deployment zones (FC-SET-20, FC-TEA-03, AMB-07)."""

from __future__ import annotations

from orrery.games.fleet.board import Board, Sectors
from orrery.games.fleet.state import Fleet

EACH = 4
"""The sectors that each of several players gets on an edge (FC-TEA-03)."""
MIDDLE = "middle_zones"
"""The other reading of every scenario's lost diagram: not the whole edge (AMB-07)."""


def own_edge(g: Fleet, seat: int) -> Sectors:
    """With two players the row along one's own edge, in every zone. With more, a part of an edge, or a zone for two."""
    fighters, board = g.fighters(), g.board
    if len(fighters) == 2:
        return narrowed(g, board.row(edge(g, seat), home(g)))
    place = fighters.index(seat)
    if board.zones * 2 == len(fighters):
        return narrowed(g, board.row(-1 if place % 2 else 0, place // 2))
    camp = [one for one in fighters if g.camp(one) == g.camp(seat)]
    if len(camp) == 1 or board.depth == board.width:
        return stretch(board, place, len(fighters))
    row = board.row(edge(g, seat))
    each = min(EACH, len(row) // len(camp))
    if MIDDLE in g.switches:
        first = (len(row) - each * len(camp)) // 2 + camp.index(seat) * each
    else:
        first = camp.index(seat) * (len(row) - each) // (len(camp) - 1)
    return row[first : first + each]


def narrowed(g: Fleet, row: Sectors) -> Sectors:
    """A row without its two ends in each zone, where the table wants fleets in the middle (AMB-07)."""
    if MIDDLE not in g.switches:
        return row
    width = g.board.width
    return tuple([sector for sector in row if 0 < g.board.place[sector][1] % width < width - 1])


def home(g: Fleet) -> int | None:
    """The zone of a duel, where the helper's is joined to it (FC-CAM-09); else all zones count."""
    return 0 if any(player.helps for player in g.players) else None


def edge(g: Fleet, seat: int) -> int:
    return -1 if g.side(seat) else 0


def stretch(board: Board, place: int, players: int) -> Sectors:
    """Four sectors of the rim for each player, clockwise and as far apart as they go, each amid his part of it."""
    rim = around(board)
    first = place * len(rim) // players + 1
    return tuple([rim[(first + i) % len(rim)] for i in range(EACH)])


def around(board: Board) -> Sectors:
    """The rim of a zone, clockwise as seen with row 1 at the bottom: up the left side first."""
    left = [board.row(row)[0] for row in range(board.depth)]
    right = [board.row(row)[-1] for row in range(board.depth)]
    return (*left, *board.row(-1)[1:-1], *right[::-1], *board.row(0)[1:-1][::-1])


def median(g: Fleet) -> Sectors:
    """The row in the middle of the zone."""
    return g.board.row(g.board.depth // 2, home(g))


def half(g: Fleet, side: int) -> Sectors:
    """The rows nearer to one's own edge than to the other's, without the edge row (AMB-59)."""
    rows = range(1, (g.board.depth - 1) // 2 + (g.board.depth - 1) % 2)
    return tuple([s for row in rows for s in g.board.row(-1 - row if side else row)])


def both_edges(g: Fleet, seat: int) -> Sectors:
    """An ambush: Amycles on both edges, Phebe on the median row between (FC-PIE-02, FC-CAP-02)."""
    row = (*g.board.row(0, home(g)), *g.board.row(-1, home(g))) if g.side(seat) else median(g)
    return narrowed(g, row)


def everywhere_else(g: Fleet, seat: int) -> Sectors:
    """No zone at all: the fleets come through portals (FC-CTL-03)."""
    return ()
