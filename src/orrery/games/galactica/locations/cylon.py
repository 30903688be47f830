"""What the four Cylon locations do (T3.3)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.galactica.actions import LOCATION_ACTIONS, Action
from orrery.games.galactica.activation import activate, launch
from orrery.games.galactica.cards.skill import sorted_cards
from orrery.games.galactica.crises import (
    choose_crisis_of_two,
    lay_aside,
    resolve_crisis,
    show_crisis,
)
from orrery.games.galactica.damage import damage_galactica
from orrery.games.galactica.dice import roll
from orrery.games.galactica.events import CardsPassed, Chose, Discarded, Looked
from orrery.games.galactica.hands import pass_unseen, remember_hand
from orrery.games.galactica.loyalty import draw_super_crisis, give_loyalty, hand_on_loyalty
from orrery.games.galactica.state import NOBODY, Galactica, without
from orrery.games.galactica.windows import window

GIVE_UNTIL = 7
HUMAN_FLEET_ON = 5

# --- Caprica ------------------------------------------------------------------------------------------


@question
def caprica_choice(g: Galactica, seat: int) -> Question:
    """Play a super crisis of the hand, or draw two crises and resolve one."""
    return Question(("draw", *g.players[seat].super_crises))


@procedure
def caprica(g: Galactica, seat: int) -> Play[None]:
    """No ships are activated and no jump is prepared afterwards (000 p.20). He makes the current player's choices.

    A crisis that would follow the activation of ships (Fulfiller of Prophecy) does not follow either.
    """
    choice = ("draw",)
    if g.players[seat].super_crises:
        choice = yield caprica_choice(seat)
    if choice[0] == "draw":
        yield from choose_crisis_of_two(g, seat, False)
        yield from window(g, "crisis_revealed")
    else:
        g.players[seat].super_crises = without(g.players[seat].super_crises, choice)
        show_crisis(g, seat, choice[0])
    yield from resolve_crisis(g)
    lay_aside(g)
    g.more_crises = 0


LOCATION_ACTIONS["caprica"] = Action(caprica)

# --- Cylon Fleet --------------------------------------------------------------------------------------


def why_no_fleet(g: Galactica, seat: int) -> Refusal | None:
    return Refusal("sympathizer_no_fleet") if g.players[seat].sympathizer else None


@question
def fleet_order(g: Galactica, seat: int) -> Question:
    """Which ships are activated, or that basestars launch two raiders and a heavy raider each."""
    return Question(("raiders", "heavy_raiders", "basestars", "launch"))


@procedure
def cylon_fleet(g: Galactica, seat: int) -> Play[None]:
    choice = yield fleet_order(seat)
    g.tell(Chose(seat, "cylon_fleet", choice[0]))
    if choice[0] == "launch":
        yield from launch(g, "raider", 2)
        yield from launch(g, "heavy_raider", 1)
    else:
        yield from activate(g, choice)


LOCATION_ACTIONS["cylon_fleet"] = Action(cylon_fleet, why_no_fleet)

# --- Human Fleet --------------------------------------------------------------------------------------


def victims(g: Galactica, seat: int) -> tuple[int, ...]:
    return tuple([s for s in g.clockwise(seat) if s != seat and g.players[s].hand])


@open_question
def spy_on(g: Galactica, seat: int) -> Question:
    """At whose hand to look."""
    return Question(victims(g, seat))


@question
def steal(g: Galactica, seat: int) -> Question:
    """Which card of that hand to take."""
    return Question(g.players[seat].looking)


@procedure
def human_fleet(g: Galactica, seat: int) -> Play[None]:
    """He looks at a hand and takes a card; then 5 or more damages Galactica."""
    if victims(g, seat):
        choice = yield spy_on(seat)
        victim = choice[0]
        look_at_hand(g, seat, victim)
        choice = yield steal(seat)
        g.players[seat].looking, g.players[seat].spied = (), NOBODY
        pass_unseen(g, victim, seat, choice)
        g.tell(CardsPassed(seat, victim, 1))
    result = yield from roll(g, seat, "human_fleet", (HUMAN_FLEET_ON,), 0, "")
    if result >= HUMAN_FLEET_ON:
        damage_galactica(g)


def look_at_hand(g: Galactica, seat: int, victim: int) -> None:
    g.players[seat].looking = sorted_cards(g.players[victim].hand)
    g.players[seat].spied = victim
    remember_hand(g, seat, victim, g.players[victim].hand)
    g.tell(Looked(seat, "hand", victim, g.players[victim].hand))


LOCATION_ACTIONS["human_fleet"] = Action(human_fleet)

# --- Resurrection Ship --------------------------------------------------------------------------------


@question
def swap_super_crisis(g: Galactica, seat: int) -> Question:
    """Which super crisis to discard for a new one, if any."""
    return Question(g.players[seat].super_crises, 0, 1)


@procedure
def resurrection_ship(g: Galactica, seat: int) -> Play[None]:
    if g.players[seat].super_crises:
        choice = yield swap_super_crisis(seat)
        if choice:
            g.players[seat].super_crises = without(g.players[seat].super_crises, choice)
            g.super_discards += choice
            g.tell(Discarded(seat, choice, "super_crisis"))
            draw_super_crisis(g, seat)
    if g.distance <= GIVE_UNTIL and g.players[seat].loyalty:
        choice = yield give_loyalty(seat)
        hand_on_loyalty(g, seat, choice[0], g.players[seat].loyalty)


LOCATION_ACTIONS["resurrection_ship"] = Action(resurrection_ship)
