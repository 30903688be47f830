"""Motives of Cylon leaders: when each is true, revealing them, winning by them (004 p.8-9, T29).

A motive may be revealed at any moment at which it is true, in the middle of anything. So it is no question but a
standing offer (`core.offers`): the leader arms it, and it is revealed before anything else changes.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.state import SHOWN
from orrery.games.galactica.board import BRIG, JUMP_RISK
from orrery.games.galactica.cards.motive import CYLON, HUMAN, MOTIVES
from orrery.games.galactica.cards.skill import TYPE_OF
from orrery.games.galactica.events import MotiveRevealed, MotivesDealt
from orrery.games.galactica.state import (
    AFTER_EACH_CHANGE,
    MOTIVE,
    NOBODY,
    STANDING_OFFERS,
    TYPES,
    Cards,
    Galactica,
    without,
)

DEALT = 2
MATCHING = 2
"""So many revealed motives must be of the side that wins."""
UNREVEALED = 1
"""At most so many may be left unrevealed."""
ANY_TIME = tuple(id for id, motive in MOTIVES.items() if motive.any_time)


def deal_motives(g: Galactica, seat: int) -> None:
    """Two at set-up, two more in the Sleeper Agent phase."""
    cards, g.motive_deck = g.motive_deck[:DEALT], g.motive_deck[DEALT:]
    g.players[seat].motives = tuple(sorted(g.players[seat].motives + cards))
    g.tell(MotivesDealt(seat, cards))


# --- conditions ---------------------------------------------------------------------------------------


def in_hand(g: Galactica, leader: int, type: str) -> int:
    return sum([TYPE_OF[card] == TYPES.index(type) for card in g.players[leader].hand])


def vipers_lost(g: Galactica) -> int:
    """Damaged or destroyed; an assault raptor counts as a viper (004 p.11)."""
    return g.vipers_damaged + g.vipers_destroyed + g.assault_destroyed


def no_cylon_ship(g: Galactica) -> bool:
    return not (sum(g.raiders) or sum(g.heavy_raiders) or g.basestars)


Condition = Callable[[Galactica, int], bool]
CONDITIONS: dict[str, Condition] = {
    "keep_them_docile": lambda g, leader: g.food <= 4,
    "pressure_their_leaders": lambda g, leader: g.morale <= 5,
    "learn_to_cherish": lambda g, leader: g.population <= 6,
    "improve_efficiency": lambda g, leader: all(in_hand(g, leader, t) for t in ("politics", "tactics", "engineering")),
    "remove_the_threat": lambda g, leader: vipers_lost(g) >= 4,
    "end_the_chase": lambda g, leader: "ftl_control" in g.damaged or "admirals_quarters" in g.damaged,
    "make_an_ally": lambda g, leader: bool(g.players[leader].mutiny) and any(s != leader for s in g.at(BRIG)),
    "harvest_their_resources": lambda g, leader: g.food >= 2,
    "a_false_sense_of_security": lambda g, leader: g.morale >= 3,
    "subjects_for_study": lambda g, leader: g.population >= 4,
    "fight_with_honor": lambda g, leader: in_hand(g, leader, "treachery") >= 3,
    "savor_their_demise": lambda g, leader: g.distance >= 7,
    "no_unnecessary_force": lambda g, leader: g.distance >= 5 and not sum(g.centurions),
    "a_justified_response": lambda g, leader: g.jump in JUMP_RISK and no_cylon_ship(g),
}
"""Whether each holds now. The blue spaces of the jump track are those from which the fleet may jump early."""


def open_motives(g: Galactica, leader: int) -> Cards:
    """Those that could be revealed before the end, whether he holds them or not: by public facts alone."""
    shown = g.players[leader].motives_shown
    return tuple([id for id in ANY_TIME if id not in shown and CONDITIONS[id](g, leader)])


def reveal_motive(g: Galactica, leader: int, motive: str) -> None:
    player = g.players[leader]
    player.motives = without(player.motives, (motive,))
    player.armed = tuple([one for one in player.armed if one != f"{MOTIVE}:{motive}"])
    player.motives_shown += (motive,)
    g.tell(MotiveRevealed(leader, motive))


def watch_motives(g: Galactica) -> None:
    """What is armed is revealed as soon as it is true.

    That a motive came true and none was revealed tells something, too: what led to it is not taken back.
    """
    leader = g.leader() if g.daybreak else NOBODY
    if leader == NOBODY or not g.players[leader].motives:
        return
    before, g.motives_open = g.motives_open, open_motives(g, leader)
    if any(motive not in before for motive in g.motives_open):
        g.learned |= SHOWN
    for motive in g.motives_open:
        if f"{MOTIVE}:{motive}" in g.players[leader].armed:
            reveal_motive(g, leader, motive)
            return  # what is told of it looks again


def open_at_any_time(g: Galactica, seat: int) -> Cards:
    return tuple([f"{MOTIVE}:{id}" for id in g.players[seat].motives if MOTIVES[id].any_time])


STANDING_OFFERS.append(open_at_any_time)
AFTER_EACH_CHANGE.append(watch_motives)

# --- at the end of the game (T24) ---------------------------------------------------------------------


def reveal_at_the_end(g: Galactica) -> None:
    """All that hold: revealing one more never costs a victory."""
    leader = g.leader()
    if leader != NOBODY:
        for motive in g.players[leader].motives:
            if CONDITIONS[motive](g, leader):
                reveal_motive(g, leader, motive)


def leader_wins(g: Galactica, leader: int, humans_win: bool) -> bool:
    """Not more than one left unrevealed, and at least two revealed ones of the side that has won."""
    player = g.players[leader]
    side = HUMAN if humans_win else CYLON
    matching = [id for id in player.motives_shown if MOTIVES[id].allegiance == side]
    return len(player.motives) <= UNREVEALED and len(matching) >= MATCHING
