"""Victory and ties (chapter VIC), tested at the end of each action (FC-VIC-04, AMB-39)."""

from __future__ import annotations

from orrery.core.state import Result
from orrery.games.fleet.events import Ended
from orrery.games.fleet.state import Fleet


def camps(g: Fleet) -> tuple[int, ...]:
    return tuple(sorted({g.camp(seat) for seat in range(g.seats)}))


def points(g: Fleet, camp: int) -> int:
    return sum([g.points_of(seat) for seat in range(g.seats) if g.camp(seat) == camp])


def defeated(g: Fleet, camp: int) -> bool:
    """Down to a third of the starting points, rounded down (FC-VIC-01, FC-VIC-03)."""
    start = sum([player.start for seat, player in enumerate(g.players) if g.camp(seat) == camp])
    return points(g, camp) <= start // 3


def attrition(g: Fleet) -> None:
    """A camp at its threshold loses; if all are at once, the one with more points wins, and equals draw (FC-VIC-02)."""
    standing = [camp for camp in camps(g) if not defeated(g, camp)]
    if len(standing) == len(camps(g)):
        return
    if not standing:
        most = max([points(g, camp) for camp in camps(g)])
        standing = [camp for camp in camps(g) if points(g, camp) == most]
    win(g, standing, "attrition" if len(standing) == 1 else "draw")


def win(g: Fleet, winners: list[int], reason: str) -> None:
    """Ends the game for some camps. Scores are the points left."""
    scores = tuple([g.points_of(seat) for seat in range(g.seats)])
    seats = tuple([seat for seat in range(g.seats) if g.camp(seat) in winners])
    g.finish(Result(scores, seats, reason))
    g.tell(Ended(reason, scores, seats))


def time_is_up(g: Fleet) -> None:
    """The optional limit of rounds (AMB-57): more points win, equals draw."""
    most = max([points(g, camp) for camp in camps(g)])
    winners = [camp for camp in camps(g) if points(g, camp) == most]
    win(g, winners, "time" if len(winners) == 1 else "draw")
