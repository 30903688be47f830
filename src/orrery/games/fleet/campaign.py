"""The campaign generator (chapter CAM): a chain of battles in one game, whose winners carry advantages to the last.

A battle is a whole battle with its fleets, its scenario and its end; then the table is cleared and the next begins. The
two duels of a four-player campaign are fought at once, round by round in turn (`parallel.py`).
"""

from __future__ import annotations

from dataclasses import dataclass

from orrery.core.declared import declare
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet import parallel, setup, turn
from orrery.games.fleet.campaign_events import AdvantageWon, BattleBegan
from orrery.games.fleet.commanders import pool_of
from orrery.games.fleet.events import SectorLaid
from orrery.games.fleet.portals import lay_portal, place_portal
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet

ELEVEN = tuple(name for name in SCENARIOS if name != "first_game")
"""The scenarios that may be chosen (FC-CAM-07)."""
BONUS = 2
"""Class points (FC-CAM-04, FC-CAM-10)."""


@dataclass(frozen=True, slots=True)
class Battle:
    points: int
    """For each player."""
    prizes: tuple[str, ...] = ()
    """The advantages: of several, each winner of a duel takes one."""
    chosen: bool = False
    """Whether the scenario is chosen, by who lost before."""
    pairs: tuple[tuple[int, int], ...] = ()
    """The duels, where not all fight together."""
    shape: str = ""


TWO = (
    Battle(7, ("prepared",)),
    Battle(8, ("veiled",), chosen=True),
    Battle(9, ("bonus",), chosen=True),
    Battle(10, ("lays_all",), chosen=True),
    Battle(12),
)
"""FC-CAM-02 to 06. Whoever lays all sectors in a campaign of two also deploys last."""
FOUR = (
    Battle(7, ("prepared",), shape="5x7"),
    Battle(8, ("veiled", "bonus"), chosen=True, pairs=((0, 1), (2, 3))),
    Battle(10, ("lays_all", "late"), chosen=True, pairs=((0, 3), (2, 1))),
    Battle(12, shape="5x9"),
)
"""FC-CAM-08 to 12."""
CAMPAIGNS = {2: TWO, 4: FOUR}

for _seats, _battles in CAMPAIGNS.items():
    for _n, _battle in enumerate(_battles):
        declare(f"campaign.{_seats}.{_n + 1}", _battle)


@question
def choose_scenario(g: Fleet, seat: int) -> Question:
    """The next battle, by who lost the last (FC-CAM-03)."""
    return Question(tuple([name for name in ELEVEN if SCENARIOS[name].foggy or "fog" not in g.customs]))


@question
def choose_side(g: Fleet, seat: int) -> Question:
    """The part that the chooser plays where the two differ (AMB-56): "side:0" is Phebe's."""
    return Question(("side:0", "side:1"), about={"scenario": g.scenario})


@question
def choose_prize(g: Fleet, seat: int) -> Question:
    """The first winner of two takes one of two advantages (FC-CAM-09)."""
    return Question(g.prizes)


@question
def choose_zones(g: Fleet, seat: int) -> Question:
    """One wide zone or two for the final battle, by who lays the sectors (FC-CAM-12)."""
    return Question(("5x9", "2x5x5"))


@question
def place_colony(g: Fleet, seat: int) -> Question:
    """A colony in one's deployment zone, for who has no advantage (FC-CAM-06, FC-CAM-12)."""
    return Question(tuple([s for s in SCENARIOS[g.scenario].zone(g, seat) if not g.kind_of(s)]), 0, 1)


@procedure
def play(g: Fleet) -> Play[None]:
    g.honours = ((),) * g.seats
    g.customs = g.switches
    for n in range(len(CAMPAIGNS[g.seats]) - 1):
        g.prizes = CAMPAIGNS[g.seats][n].prizes
        if CAMPAIGNS[g.seats][n].pairs:
            yield from play_duels(g, n + 1)
        else:
            yield from play_battle(g, n + 1)
    yield from play_final(g, len(CAMPAIGNS[g.seats]))


@procedure
def play_battle(g: Fleet, n: int) -> Play[None]:
    yield from begin_battle(g, n, ())
    yield from turn.play_turns(g)
    award(g, reopen(g), CAMPAIGNS[g.seats][n - 1].prizes[0])


@procedure
def begin_battle(g: Fleet, n: int, pair: tuple[int, ...]) -> Play[None]:
    """The scenario is settled, fleets are built and deployed."""
    g.scenario, g.switches = "pitched_battle", g.customs
    if CAMPAIGNS[g.seats][n - 1].chosen:
        seat = chooser(g, pair)
        choice = yield choose_scenario(seat)
        g.scenario = choice[0]
        if SCENARIOS[g.scenario].sides:
            choice = yield choose_side(seat)
            swap_sides(g, seat, int(choice[0].partition(":")[2]))
    clear_table(g, n, pair)
    yield from turn.open_battle(g)


# --- two duels at once (FC-CAM-09) --------------------------------------------------------------------


@procedure
def play_duels(g: Fleet, n: int) -> Play[None]:
    """Round by round in turn; when one is over, its winner takes an advantage and may help in the other."""
    first, second = CAMPAIGNS[g.seats][n - 1].pairs
    yield from begin_battle(g, n, first)
    parallel.put_aside(g)
    yield from begin_battle(g, n, second)
    parallel.change_places(g)
    while not g.reason:
        yield from turn.play_round(g, g.round)
        go_on_elsewhere(g)
    yield from win_prize(g)
    if g.battles[-1]:
        yield from help_ally(g, duellist(g, True), duellist(g, False))
    if g.aside:
        parallel.take_back(g)
    parallel.clear_bridges(g)
    yield from turn.play_turns(g)
    yield from win_prize(g)


def go_on_elsewhere(g: Fleet) -> None:
    if not g.reason:
        parallel.change_places(g)


def duellist(g: Fleet, won: bool) -> int:
    """The winner, or the loser, of the duel that is just over."""
    return next(seat for seat in g.fighters() if (g.camp(seat) in g.battles[-1]) == won)


@procedure
def win_prize(g: Fleet) -> Play[None]:
    """The first winner of two takes one of two advantages, the second what is left."""
    winners = reopen(g)
    parallel.lay_down(g, tuple(g.present()))
    if winners:
        prize = g.prizes[0]
        if len(g.prizes) > 1:
            choice = yield choose_prize(winners[0])
            prize = choice[0]
        award(g, winners, prize)
        g.prizes = tuple([other for other in g.prizes if other != prize])


@procedure
def help_ally(g: Fleet, winner: int, loser: int) -> Play[None]:
    """The winner goes with half of his fleet; the loser says where the portals are."""
    choice = yield parallel.send_help(winner)
    if choice:
        parallel.join_zones(g, winner, tuple([g.ship(item).n for item in choice]))
        for zone in (1, 0):
            choice = yield place_portal(loser, (parallel.PORTAL,), (zone,))
            lay_portal(g, loser, choice[0])


@procedure
def play_final(g: Fleet, n: int) -> Play[None]:
    """Its rules follow from the advantages alone (FC-CAM-01)."""
    g.scenario = "pitched_battle"
    g.switches = open_rules(g.customs)
    shape = CAMPAIGNS[g.seats][n - 1].shape
    lords = tuple([seat for seat in range(g.seats) if "lays_all" in g.honours[seat]])
    if shape and lords:
        choice = yield choose_zones(lords[0])
        shape = choice[0]
    clear_table(g, n, ())
    if shape:
        g.shape = shape
        setup.lay_zone(g)
    for seat in range(g.seats):
        use_honours(g, seat)
    for seat in range(g.seats):
        if not any(g.honours[ally] for ally in range(g.seats) if g.camp(ally) == g.camp(seat)):
            choice = yield place_colony(seat)
            if choice:
                g.lay(choice[0], "colony")
                g.tell(SectorLaid(seat, choice[0], "colony"))
    yield from turn.fight(g)


def open_rules(customs: tuple[str, ...]) -> tuple[str, ...]:
    """The final battle is fought in the open: what is hidden there was won before (FC-CAM-01)."""
    return tuple([name for name in customs if name not in ("hidden", "fog", "secret", "drawn", "random")])


def chooser(g: Fleet, pair: tuple[int, ...]) -> int:
    """Who lost the last battle, or in a draw who chose it (FC-CAM-03); in later duels the camp with more defeats."""
    seats = pair or tuple(range(g.seats))
    lost = [sum([bool(won) and g.camp(seat) not in won for won in g.battles]) for seat in seats]
    if not pair:
        last = g.battles[-1]
        return next((seat for seat in seats if last and g.camp(seat) not in last), seats[-1])
    return seats[lost.index(max(lost))]


def swap_sides(g: Fleet, seat: int, side: int) -> None:
    """Gives the chooser the part that he wants."""
    if g.side(seat) != side:
        others = tuple([name for name in g.switches if name != "swapped"])
        g.switches = others if "swapped" in g.switches else (*g.switches, "swapped")


def clear_table(g: Fleet, n: int, pair: tuple[int, ...]) -> None:
    """Everything back into the box; factions and commanders stay, and who is in a duel that waits aside."""
    people = [(player.faction, player.commander) for player in g.players]
    battle = CAMPAIGNS[g.seats][n - 1]
    before = g.players
    g.battle, g.points, g.stirred = n, battle.points, 0
    g.ships, g.tokens, g.stations, g.portals, g.loaders, g.disabled, g.pile = (), (), (), (), (), (), ()
    g.shape = SCENARIOS[g.scenario].boards[len(pair) or g.seats][0]
    if battle.shape and not pair:
        g.shape = battle.shape
    setup.lay_out(g)
    for seat, (faction, commander) in enumerate(people):
        player = g.players[seat]
        player.faction, player.commander, player.reserve = faction, commander, pool_of(commander)
    busy = g.aside[0].seats if g.aside else ()
    g.players = tuple([before[seat] if seat in busy else player for seat, player in enumerate(g.players)])
    for seat, player in enumerate(g.players):
        player.away = bool(pair) and seat not in pair
    g.tell(BattleBegan(n, g.scenario, g.points, tuple(g.fighters())))


def reopen(g: Fleet) -> tuple[int, ...]:
    """The battle is over, the game is not: gives the winners, none in a draw."""
    winners = g.winners if g.reason != "draw" and len({g.camp(seat) for seat in g.winners}) == 1 else ()
    g.battles = (*g.battles, tuple(sorted({g.camp(seat) for seat in winners})))
    g.scores, g.winners, g.reason = (), (), ""
    return winners


def award(g: Fleet, winners: tuple[int, ...], prize: str) -> None:
    for seat in winners:
        g.honours = tuple([(*own, prize) if s == seat else own for s, own in enumerate(g.honours)])
        g.tell(AdvantageWon(seat, prize))


def use_honours(g: Fleet, seat: int) -> None:
    """What the winners of the earlier battles have in the final one."""
    player, won = g.players[seat], g.honours[seat]
    player.prepared = "prepared" in won
    player.veiled = "veiled" in won
    player.bonus = BONUS if "bonus" in won else 0
    player.lays_all = "lays_all" in won
    camp = [honour for s, own in enumerate(g.honours) if g.camp(s) == g.camp(seat) for honour in own]
    player.late = "late" in camp or (g.seats == 2 and "lays_all" in won)
