"""Powers of pirates that two specials pay for: Redemption (FC-FAC-06) and Boarding (FC-FAC-20)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import not_elusive
from orrery.games.fleet.actions import Action
from orrery.games.fleet.bays import end_stranded
from orrery.games.fleet.damage import drop_tokens, harm, lose, shrink_bridge
from orrery.games.fleet.dice import specials
from orrery.games.fleet.faction_events import Captured, Redeemed
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.specials import pairs, pay_specials
from orrery.games.fleet.state import Fleet, Ship, rank
from orrery.games.fleet.survey import Survey

DAMAGE = 12
"""Of a frigate that redeems itself."""


def in_sectors(g: Fleet, seat: int, sectors: tuple[str, ...]) -> list[Ship]:
    """Enemies there that something other than a standard attack may be aimed at."""
    there = [ship for ship in g.ships if ship.at in sectors and g.enemies(seat, ship.owner)]
    return [ship for ship in there if may.be_targeted(g, ship, "weapon")]


# --- Redemption (FC-FAC-06) ---------------------------------------------------------------------------


def martyrs(survey: Survey) -> list[Ship]:
    """Frigates of Llib Sorg that could act."""
    g, seat = survey.g, survey.seat
    if g.players[seat].faction != "llib_sorg" or len(specials(g.dice(seat))) < 2:
        return []
    own = [ship for origin in survey.own for ship in survey.stacks[origin] if may.use_specials(g, seat, origin)]
    return [ship for ship in own if ship.kind == "frigate" and not ship.docked]


def redemptions(survey: Survey) -> list[str]:
    """Which frigate on which ship, "ship:3>ship:9"."""
    g = survey.g
    found = [(s, t) for s in martyrs(survey) for t in in_sectors(g, survey.seat, g.board.around[s.at])]
    allowed = not_elusive([target for _, target in found])
    return [f"{ship.item}>{target.item}" for ship, target in found if target in allowed]


def redeem_offers(survey: Survey) -> Iterator[str]:
    if redemptions(survey):
        yield "frigate"


@open_question
def redeem(g: Fleet, seat: int) -> Question:
    return Question(tuple(redemptions(Survey(g, seat))), about={"damage": DAMAGE})


@procedure
def play_redeem(g: Fleet, seat: int, words: str) -> Play[None]:
    """The frigate is gone; nobody reacts."""
    choice = yield redeem(seat)
    item, _, aim = choice[0].partition(">")
    ship, target = g.ship(item).n, g.ship(aim).n
    dice = pairs(g.dice(seat))[0]
    if len(pairs(g.dice(seat))) > 1:
        dice = yield pay_specials(seat)
    g.spend(seat, dice)
    g.tell(Redeemed(seat, ship, target, dice))
    lose(g, g.ships[ship])
    yield from harm(g, ((target, DAMAGE, "redemption"),))


# --- Boarding (FC-FAC-20, AMB-37) ---------------------------------------------------------------------


def crew(g: Fleet, sector: str) -> list[Ship]:
    """Who could be sacrificed in a sector."""
    return [ship for ship in g.stack(sector) if PROFILES[ship.kind].rank]


def boardings(survey: Survey) -> list[str]:
    """Which sector takes which ship, "a1>ship:9": one alone in its sector, of no more class than all of them."""
    g, seat = survey.g, survey.seat
    if g.players[seat].faction != "scavengers" or len(specials(g.dice(seat))) < 2:
        return []
    found = []
    for origin in survey.own:
        points = rank(crew(g, origin))
        if points and may.use_specials(g, seat, origin):
            near = in_sectors(g, seat, g.board.around[origin])
            alone = [s for s in near if len(survey.stacks[s.at]) == 1 and 0 < PROFILES[s.kind].rank <= points]
            found += [(origin, target) for target in alone]
    allowed = not_elusive([target for _, target in found])
    return [f"{origin}>{target.item}" for origin, target in found if target in allowed]


def board_offers(survey: Survey) -> Iterator[str]:
    if boardings(survey):
        yield "sector"


@open_question
def board(g: Fleet, seat: int) -> Question:
    return Question(tuple(boardings(Survey(g, seat))))


@question
def sacrifice(g: Fleet, seat: int, sector: str, target: int) -> Question:
    """All or some ships of the sector, together at least of the target's class."""
    ships, need = crew(g, sector), PROFILES[g.ships[target].kind].rank
    ways = []
    for n in range(1, len(ships) + 1):
        ways += [Way(tuple([s.item for s in some])) for some in combinations(ships, n) if rank(list(some)) >= need]
    return Question(tuple([ship.item for ship in ships]), ways=tuple(ways), about={"target": target, "class": need})


@procedure
def play_board(g: Fleet, seat: int, words: str) -> Play[None]:
    choice = yield board(seat)
    sector, _, aim = choice[0].partition(">")
    target = g.ship(aim).n
    lost = tuple([ship.n for ship in crew(g, sector)])
    if len(lost) > 1:
        choice = yield sacrifice(seat, sector, target)
        lost = tuple([g.ship(item).n for item in choice])
    dice = pairs(g.dice(seat))[0]
    if len(pairs(g.dice(seat))) > 1:
        dice = yield pay_specials(seat)
    g.spend(seat, dice)
    capture(g, seat, target, lost, dice)


def capture(g: Fleet, seat: int, target: int, lost: tuple[int, ...], dice: tuple[str, ...]) -> None:
    """The ship keeps place, damage, weapon and devices; what it had in force ends."""
    ship = g.ships[target]
    for n in lost:
        lose(g, g.ships[n])
    drop_tokens(g, ship)
    g.tell(Captured(seat, target, ship.owner, dice))
    before, ship.owner, ship.docked = ship.owner, seat, False
    if "supply_device" in ship.devices:
        shrink_bridge(g, before)
    end_stranded(g)


REDEEM = Action("redeem", redeem_offers, play_redeem)
BOARD = Action("board", board_offers, play_board)
