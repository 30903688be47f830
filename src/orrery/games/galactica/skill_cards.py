"""Skill cards whose text is an action. Those that are reactions stand where their window is (dice, skill_checks)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.galactica.actions import (
    CARD_ACTIONS,
    Action,
    activate_location,
    location_action,
    take_action,
    why_no_location,
)
from orrery.games.galactica.board import NO_LOCATION, VIPER
from orrery.games.galactica.characters.abilities import USE, may_use
from orrery.games.galactica.combat import STOP, attack, fight_gravity, own_viper, targets_in, why_grounded
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import Raptors
from orrery.games.galactica.events import Acted, Chose, Repaired
from orrery.games.galactica.hands import draw_by_choice, taken_by_play
from orrery.games.galactica.movement import may_move, move
from orrery.games.galactica.scouting import scout, scout_ahead
from orrery.games.galactica.space import carry_out_raptors
from orrery.games.galactica.state import Galactica, without

SCOUT_ON = 3
RAPTOR_PILOT = 2
"""How many cards the other Helo sees."""
FIREPOWER = 4
EXECUTIVE_ORDER = "executive_order"
MOVE, TWO_ACTIONS = "move", "two_actions"

# --- Consolidate Power --------------------------------------------------------------------------------


def consolidate_power(g: Galactica, seat: int) -> Play[None]:
    """Two cards of any types."""
    return draw_by_choice(g, seat, g.types, 2, "consolidate_power")


CARD_ACTIONS["consolidate_power"] = Action(consolidate_power)

# --- Executive Order (T25) ---------------------------------------------------------------------


def able_to_obey(g: Galactica, seat: int) -> tuple[int, ...]:
    return tuple([s for s in g.clockwise(seat) if s != seat and can_obey(g, s)])


def can_obey(g: Galactica, seat: int) -> bool:
    return not g.players[seat].cylon and g.players[seat].location != NO_LOCATION


def why_no_order(g: Galactica, seat: int) -> Refusal | None:
    """One in a turn (FAQ: Errata)."""
    if EXECUTIVE_ORDER in g.done:
        return Refusal("one_executive_order_a_turn")
    return None if able_to_obey(g, seat) else Refusal("nobody_to_order")


@open_question
def order_whom(g: Galactica, seat: int) -> Question:
    """Who receives the order."""
    return Question(able_to_obey(g, seat))


@question
def order_how(g: Galactica, seat: int) -> Question:
    """Move and take one action, or take two actions."""
    return Question((MOVE, TWO_ACTIONS))


@procedure
def executive_order(g: Galactica, seat: int) -> Play[None]:
    """Who reveals himself meanwhile gets no second action."""
    g.done += (EXECUTIVE_ORDER,)
    choice = yield order_whom(seat)
    who = choice[0]
    how = (TWO_ACTIONS,)
    if may_move(g, who):
        how = yield order_how(who)
    g.tell(Chose(who, EXECUTIVE_ORDER, how[0]))
    if how[0] == MOVE:
        yield from move(g, who)
    else:
        yield from take_action(g, who, EXECUTIVE_ORDER)
    if not g.players[who].cylon:
        yield from take_action(g, who, EXECUTIVE_ORDER)
    if g.is_(seat, "lee_adama_alt") and may_activate(g, seat):
        yield from think_forward(g, seat)


def may_activate(g: Galactica, seat: int) -> bool:
    here = g.players[seat].location
    return location_action(g, here) is not None and why_no_location(g, seat, here) is None


@procedure
def think_forward(g: Galactica, seat: int) -> Play[None]:
    """Who gave the order may activate the location where he is (Forward Thinker, T25.4)."""
    choice = yield may_use(seat, "forward_thinker")
    if choice[0] == USE:
        here = g.players[seat].location
        g.tell(Acted(seat, f"location:{here}"))
        yield from activate_location(g, seat, here)


CARD_ACTIONS[EXECUTIVE_ORDER] = Action(executive_order, why_no_order)

# --- Launch Scout -------------------------------------------------------------------------------------


def why_no_scout(g: Galactica, seat: int) -> Refusal | None:
    return None if g.raptors else Refusal("no_raptor")


@question
def scout_deck(g: Galactica, seat: int) -> Question:
    """At which deck to look."""
    return Question(("crisis", "destination"))


@procedure
def launch_scout(g: Galactica, seat: int) -> Play[None]:
    """Risks a raptor: 3 or more shows the top card of a deck."""
    result = yield from roll(g, seat, "launch_scout", (SCOUT_ON,), 0, "")
    if result < SCOUT_ON:
        carry_out_raptors(g, Raptors(-1), seat)
        return
    choice = yield scout_deck(seat)
    if g.is_(seat, "karl_helo_agathon_alt"):
        yield from scout_ahead(g, seat, choice[0], RAPTOR_PILOT)
    else:
        yield from scout(g, seat, choice[0])


CARD_ACTIONS["launch_scout"] = Action(launch_scout, why_no_scout, lambda g: odds(SCOUT_ON))

# --- Maximum Firepower --------------------------------------------------------------------------------


def why_no_firepower(g: Galactica, seat: int) -> Refusal | None:
    player = g.players[seat]
    if player.location != VIPER:
        return Refusal("not_in_viper")
    if not targets_in(g, player.area):
        return Refusal("no_cylon_ship")
    return why_grounded(g, seat, taken_by_play(g, seat))


@procedure
def maximum_firepower(g: Galactica, seat: int) -> Play[None]:
    """Up to four attacks with the own viper: one activation, so one card out of a gravity well.

    Who has paid with treachery, and is in the Brig for it (T19.6), attacks nobody.
    """
    yield from fight_gravity(g, seat)
    for _ in range(FIREPOWER):
        if g.players[seat].location != VIPER or not targets_in(g, g.players[seat].area):
            return
        choice = yield own_viper(seat, True)
        if choice[0] == STOP:
            return
        yield from attack(g, seat, g.players[seat].craft, choice[0].partition(":")[2], g.players[seat].area, 0)


CARD_ACTIONS["maximum_firepower"] = Action(maximum_firepower, why_no_firepower)

# --- Repair -------------------------------------------------------------------------------------------


def repairable(g: Galactica, seat: int) -> tuple[str, ...]:
    here = g.players[seat].location
    vipers = ["vipers"] if here == "hangar_deck" and g.vipers_damaged else []
    return tuple([here] * (here in g.damaged) + vipers)


def why_no_repair(g: Galactica, seat: int) -> Refusal | None:
    return None if repairable(g, seat) else Refusal("nothing_to_repair")


@question
def repair_what(g: Galactica, seat: int) -> Question:
    """The location, or up to two damaged vipers."""
    return Question(repairable(g, seat))


@procedure
def repair(g: Galactica, seat: int) -> Play[None]:
    """Nothing where Hoshi has come to the Brig for what he gave up (Reluctant, T19.6)."""
    what = repairable(g, seat)
    if len(what) > 1:
        what = yield repair_what(seat)
    for thing in what:
        mend(g, thing)


def mend(g: Galactica, what: str) -> None:
    """Repaired vipers go to the Reserve, the token of a location back to the unused ones."""
    if what == "vipers":
        n = min(2, g.vipers_damaged)
        g.vipers_damaged -= n
        g.viper_reserve += n
        g.tell(Repaired("viper", n))
    else:
        g.damaged = without(g.damaged, (what,))
        g.damage_pool = tuple(sorted((*g.damage_pool, what)))
        g.tell(Repaired(what, 1))


CARD_ACTIONS["repair"] = Action(repair, why_no_repair)
