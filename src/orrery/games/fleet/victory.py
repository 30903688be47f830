"""Victory and ties (chapter VIC), tested at the end of each action (FC-VIC-04, AMB-39)."""

from __future__ import annotations

from orrery.core.state import Result
from orrery.games.fleet.campaign_events import BattleEnded
from orrery.games.fleet.events import DroppedOut, Ended, Quiet
from orrery.games.fleet.faction_events import LeaderLost
from orrery.games.fleet.leaders import follows_flagship, has_flagship
from orrery.games.fleet.state import LEFT, LOST, Fleet

NOTICE = 5
"""So many quiet rounds before a battle ends for stillness, the players are told."""
BATTLES = {2: 5, 4: 4}
"""The battles of a campaign, the final one included (chapter CAM)."""


def camps(g: Fleet) -> tuple[int, ...]:
    """The camps that are still fighting."""
    return tuple(sorted({g.camp(seat) for seat in g.fighters() if not g.players[seat].out}))


def points(g: Fleet, camp: int) -> int:
    return sum([g.points_of(seat) for seat in g.fighters() if g.camp(seat) == camp])


def defeated(g: Fleet, camp: int) -> bool:
    """Down to a third of the starting points, rounded down (FC-VIC-01, FC-VIC-03).

    Who fights alone for his flagship loses with it, and only with it (FC-FAC-07).
    """
    seats = [seat for seat in g.fighters() if g.camp(seat) == camp]
    if len(seats) == 1 and follows_flagship(g, seats[0]):
        return not has_flagship(g, seats[0])
    return points(g, camp) <= threshold(g, camp)


def threshold(g: Fleet, camp: int) -> int:
    """The points at which a camp is beaten (FC-VIC-03)."""
    return sum([g.players[seat].start for seat in g.fighters() if g.camp(seat) == camp]) // 3


def attrition(g: Fleet) -> None:
    """A camp at its threshold loses; if all are at once, the one with more points wins, and equals draw (FC-VIC-02).

    In a free-for-all who reaches it is out; the last one left wins (FC-FFA-03).
    """
    fighting = camps(g)
    standing = [camp for camp in fighting if not defeated(g, camp)]
    if len(standing) == len(fighting):
        return
    if not standing:
        most = max([points(g, camp) for camp in fighting])
        standing = [camp for camp in fighting if points(g, camp) == most]
        win(g, standing, "attrition" if len(standing) == 1 else "draw")
    elif len(standing) == 1:
        win(g, standing, "attrition")
    else:
        drop_out(g, [camp for camp in fighting if camp not in standing])


def lose_leaders(g: Fleet) -> None:
    """In a team, a player without his flagship takes his ships off the table: all are lost (FC-FAC-07)."""
    for seat in g.fighters():
        if g.players[seat].out or not follows_flagship(g, seat) or has_flagship(g, seat):
            continue
        if any(other != seat and g.camp(other) == g.camp(seat) for other in g.fighters()):
            g.players[seat].out = True
            withdraw(g, seat)
            for ship in g.ships:
                if ship.owner == seat:
                    ship.at, ship.hull = LOST, 0
            g.tell(LeaderLost(seat))


def drop_out(g: Fleet, fallen: list[int]) -> None:
    """Beaten players take their ships, tokens and dice off the table (FC-FFA-03)."""
    for seat in g.fighters():
        if g.camp(seat) in fallen and not g.players[seat].out:
            g.players[seat].out = True
            withdraw(g, seat)
            g.tell(DroppedOut(seat))


def withdraw(g: Fleet, seat: int) -> None:
    player = g.players[seat]
    for ship in g.ships:
        if ship.owner == seat and ship.at != LOST:
            ship.at, ship.docked, ship.revealed = LEFT, False, True
    held = [token for token in g.tokens if token.kind != "container"]
    gone = [token for token in held if token.owner == seat or (token.on >= 0 and g.ships[token.on].at == LEFT)]
    g.tokens = tuple([token for token in g.tokens if token not in gone])
    for token in gone:
        if token.die:
            g.put_back(token.owner, (token.die,))
    g.put_back(seat, player.rolled + player.stored)
    player.rolled = player.stored = ()


def has_pieces(g: Fleet, camp: int) -> bool:
    """Whether a camp has anything left that acts, on the board or still to come."""
    idle = (LOST, LEFT)
    return any(
        g.camp(ship.owner) == camp and ship.at not in idle and ship.kind not in ("decoy", "interceptor_squadron")
        for ship in g.ships
    )


def annihilation(g: Fleet) -> None:
    """In a scenario with objectives, a camp without anything left can no longer win (AMB-57)."""
    left = [camp for camp in camps(g) if has_pieces(g, camp)]
    if not g.reason and len(left) < len(camps(g)):
        win(g, left or list(camps(g)), "annihilation" if left else "draw")


def side_wins(g: Fleet, side: int, reason: str) -> None:
    """For scenarios whose two parts differ."""
    win(g, [camp for camp in camps(g) if g.side(camp) == side], reason)


def win(g: Fleet, winners: list[int], reason: str) -> None:
    """Ends the game for some camps. Scores are the points left."""
    scores = tuple([g.points_of(seat) for seat in range(g.seats)])
    seats = tuple([seat for seat in g.fighters() if g.camp(seat) in winners])
    g.finish(Result(scores, seats, reason))
    if g.battle and g.battle < BATTLES[g.seats]:
        g.tell(BattleEnded(g.battle, g.scenario, reason, seats))
    else:
        g.tell(Ended(reason, scores, seats))


def time_is_up(g: Fleet, reason: str) -> None:
    """A limit of rounds gives a draw, or more points win (AMB-57)."""
    most = max([points(g, camp) for camp in camps(g)])
    winners = [camp for camp in camps(g) if points(g, camp) == most or "limit_counts" not in g.switches]
    win(g, winners, reason if len(winners) == 1 or reason == "stillness" else "draw")


def is_over_by_rounds(g: Fleet, round: int) -> str:
    """Why no further round is begun (AMB-57, AMB-77); nothing if it is. Who waits is told a few rounds before."""
    quiet = round - 1 - g.stirred
    if g.round_limit and round > g.round_limit:
        return "time"
    if g.quiet_limit and quiet >= g.quiet_limit:
        return "stillness"
    if round > g.round and quiet == g.quiet_limit - NOTICE:
        g.tell(Quiet(quiet, NOTICE))
    return ""
