"""What the Cylon locations do as Daybreak prints them (004 p.11-12). Cylon Fleet is the same."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import DAYBREAK_LOCATION_ACTIONS, Action
from orrery.games.galactica.board import NO_AREA
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.crises import (
    activate_ships,
    choose_crisis_of_two,
    lay_aside,
    resolve_crisis,
    show_crisis,
)
from orrery.games.galactica.events import Chose, Moved
from orrery.games.galactica.hands import draw_by_choice, pay, skill_set
from orrery.games.galactica.leaders import infiltrate, stop_infiltrating
from orrery.games.galactica.locations import HUB_DESTROYED, RESURRECTION_SHIP
from orrery.games.galactica.locations.cylon import caprica_choice
from orrery.games.galactica.loyalty import draw_super_crisis
from orrery.games.galactica.movement import put
from orrery.games.galactica.scouting import scout
from orrery.games.galactica.state import Galactica, without
from orrery.games.galactica.windows import window

HUMAN_FLEET, INFILTRATE = "human_fleet", "infiltrate"
FLEET_CARDS = 2
HUB_PRICE = 3


@procedure
def caprica(g: Galactica, seat: int) -> Play[None]:
    """The other crisis goes under the deck, unseen. No ships are activated, but a jump is prepared (004 p.12).

    Athena, who comes here while infiltrating, has to activate the ships (004 p.10). By Apollo's order she may do so in
    the middle of another crisis, which then goes on.
    """
    under_way = g.crisis, g.drawn_by, g.more_crises
    choice = ("draw",)
    if g.players[seat].super_crises:
        choice = yield caprica_choice(seat)
    if choice[0] == "draw":
        yield from choose_crisis_of_two(g, seat, True)
        yield from window(g, "crisis_revealed")
    else:
        g.players[seat].super_crises = without(g.players[seat].super_crises, choice)
        show_crisis(g, seat, choice[0])
    yield from resolve_crisis(g)
    card = CRISES[g.crisis]
    g.jump_icons += card.jump
    if not g.players[seat].cylon:
        yield from activate_ships(g, card.activation)
    lay_aside(g)
    g.crisis, g.drawn_by, g.more_crises = under_way


DAYBREAK_LOCATION_ACTIONS["caprica"] = Action(caprica)

# --- Human Fleet --------------------------------------------------------------------------------------


@question
def human_fleet_choice(g: Galactica, seat: int) -> Question:
    """At the top of which deck to look; or, for a leader who does not do so yet, to infiltrate Galactica."""
    leader = (INFILTRATE,) if g.is_leader(seat) and g.players[seat].cylon else ()
    return Question(("crisis", "destination", *leader))


@procedure
def human_fleet(g: Galactica, seat: int) -> Play[None]:
    """He looks at a card and draws two skill cards: a leader of his set, a revealed Cylon of any types."""
    choice = yield human_fleet_choice(seat)
    g.tell(Chose(seat, HUMAN_FLEET, choice[0]))
    if choice[0] == INFILTRATE:
        yield from infiltrate(g, seat)
        return
    yield from scout(g, seat, choice[0])
    types = skill_set(g, seat) if g.is_leader(seat) else g.types
    yield from draw_by_choice(g, seat, types, FLEET_CARDS, HUMAN_FLEET)


DAYBREAK_LOCATION_ACTIONS[HUMAN_FLEET] = Action(human_fleet)

# --- Resurrection Ship and Hub Destroyed --------------------------------------------------------------

DAYBREAK_LOCATION_ACTIONS[RESURRECTION_SHIP] = Action(draw_super_crisis)


def why_no_way_out(g: Galactica, seat: int) -> Refusal | None:
    return None if len(g.players[seat].hand) >= HUB_PRICE else Refusal("too_few_cards", n=HUB_PRICE)


@procedure
def hub_destroyed(g: Galactica, seat: int) -> Play[None]:
    """Three skill cards buy a super crisis and the way to Cylon Fleet; an infiltrating leader is no longer one."""
    yield from pay(g, seat, HUB_PRICE, HUB_DESTROYED)
    draw_super_crisis(g, seat)
    if g.players[seat].infiltrating:
        stop_infiltrating(g, seat, "cylon_fleet")
    else:
        put(g, seat, "cylon_fleet")
        g.tell(Moved(seat, "cylon_fleet", NO_AREA))


DAYBREAK_LOCATION_ACTIONS[HUB_DESTROYED] = Action(hub_destroyed, why_no_way_out)
