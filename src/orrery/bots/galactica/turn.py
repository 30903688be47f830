"""Answers in a player's turn: characters, cards, moving, acting."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica import worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.combat import guard, toward_fight
from orrery.bots.galactica.cylon import cylon_place, reveal_value
from orrery.bots.galactica.deeds import (
    action_value,
    after_move,
    best_without_moving,
    movement_value,
    order_value,
    two_actions,
)
from orrery.bots.galactica.effects import crisis_cost, destination_cost
from orrery.bots.galactica.hand import SPOILS, cheapest, types_to_draw
from orrery.bots.galactica.home import worse_than_usual
from orrery.bots.galactica.infiltration import leader_action, leader_place
from orrery.bots.galactica.places import VALUES, repair_value
from orrery.bots.galactica.quorum import quorum_value
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.board import AREAS
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.skill import NAME_OF
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.state import TYPES

COVER = {"consolidate_power": 0.35, "launch_scout": 0.45}
"""Cards that a hidden Cylon plays with a clear conscience."""
QUIET_PLACES = {"research_lab": 0.35, "press_room": 0.45, "presidents_office": 0.5}
IDLE = -0.15
OPENLY = ("quorum:arrest_order", "quorum:encourage_mutiny", "location:admirals_quarters")
"""What a Cylon does at his own risk: everybody knows who was behind it."""


@answers
def choose_character(s: Seen, q: Question, rng: Random) -> Choice:
    """Any of them; the Cylon leaders together count as one, for there are humans enough to be played."""
    humans = [sheet for sheet in q.items if sheet not in LEADERS]
    leaders = [sheet for sheet in q.items if sheet in LEADERS]
    if leaders and rng.randrange(len(humans) + 1) == 0:
        return (rng.choice(leaders),)
    return (rng.choice(humans),) if leaders else q.sample(rng)


@answers
def launch_area(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda area: guard(s.g, AREAS.index(str(area))) + toward_fight(s.g, AREAS.index(str(area)))[1])


@answers
def choose_types(s: Seen, q: Question, rng: Random) -> Choice:
    return types_to_draw(s, tuple(dict.fromkeys(map(str, q.items))), q.least)


@answers
def different_types(s: Seen, q: Question, rng: Random) -> Choice:
    """A Cylon's draw: what counts against most checks."""
    order = sorted(map(str, q.items), key=lambda type: -SPOILS[TYPES.index(type)])
    return tuple(order[: q.least])


@answers
def discard_skills(s: Seen, q: Question, rng: Random) -> Choice:
    return cheapest(s, q.items, q.least)


# --- moving -------------------------------------------------------------------------------------------


@answers
def movement(s: Seen, q: Question, rng: Random) -> Choice:
    if s.leader and s.me.cylon:
        return best(q, lambda to: leader_place(s, s.me.location if to == "stay" else str(to)))
    if s.me.cylon:
        return best(q, lambda to: cylon_place(s, s.me.location if to == "stay" else str(to)))
    if s.cylon:
        return best(q, lambda to: hiding_place(s, str(to)))
    anyhow = best_without_moving(s)
    return best(q, lambda to: movement_value(s, str(to), anyhow))


def hiding_place(s: Seen, to: str) -> float:
    """Where there is something to do that helps nobody much; or where everybody expects him."""
    place = s.me.location if to == "stay" else to
    use = QUIET_PLACES.get(place, 0.0)
    if place == "presidents_office" and s.seat != s.g.president:
        use = 0.0
    return max(use, before_all(s, movement_value(s, to, 0.0))) + (0.1 if to == "stay" else 0.0)


@answers
def leave_brig(s: Seen, q: Question, rng: Random) -> Choice:
    anyhow = best_without_moving(s)
    return best(q, lambda to: movement_value(s, str(to), anyhow))


@answers
def walk_free(s: Seen, q: Question, rng: Random) -> Choice:
    """The Brig is open."""
    anyhow = best_without_moving(s)
    return best(q, lambda to: movement_value(s, str(to), anyhow) if to != "stay" else -1.0)


# --- acting -------------------------------------------------------------------------------------------


@answers
def action(s: Seen, q: Question, rng: Random) -> Choice:
    if s.leader:
        return best(q, lambda item: leader_action(s, str(item)))
    if s.me.cylon:
        return best(q, lambda item: 1.0 if item != "nothing" else 0.0)
    if s.cylon:
        return best(q, lambda item: cover_value(s, str(item)))
    return best(q, lambda item: action_value(s, str(item)) if item != "nothing" else 0.01)


def cover_value(s: Seen, item: str) -> float:
    """A hidden Cylon reveals himself when it is time; until then he draws cards and helps as little as he can."""
    kind, _, name = item.partition(":")
    if kind == "reveal":
        return reveal_value(s, name)
    if item == "nothing":
        return IDLE
    if kind == "card" and NAME_OF[name] in COVER:
        return COVER[NAME_OF[name]]
    if item == "title:draw_quorum":
        return 0.4
    if kind == "location" and name in QUIET_PLACES:
        return QUIET_PLACES[name]
    if item == "location:brig":
        return 0.9
    return before_all(s, action_value(s, item)) - (0.9 * s.caution if item in OPENLY else 0.0)


def before_all(s: Seen, value: float) -> float:
    """What a hidden Cylon thinks of a deed that everybody sees: what the humans need badly he has to do for them."""
    return 0.45 * (value - 0.25) if value > 0.0 else -0.4 * value * s.caution


@answers
def order_whom(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.side * order_value(s, int(seat)))


@answers
def order_how(s: Seen, q: Question, rng: Random) -> Choice:
    if s.cylon:
        return ("two_actions",)
    return ("move",) if after_move(s, s.seat) + 0.0 > two_actions(s, s.seat) else ("two_actions",)


@answers
def repair_what(s: Seen, q: Question, rng: Random) -> Choice:
    if s.cylon:
        return ("vipers",)
    return best(q, lambda what: 0.4 if what == "vipers" else repair_value(s.g, str(what)))


@answers
def plan_where(s: Seen, q: Question, rng: Random) -> Choice:
    """Unorthodox Plan: damage does not matter there."""
    return best(q, lambda place: s.side * VALUES[str(place)](s, s.seat))


@answers
def specialist_work(s: Seen, q: Question, rng: Random) -> Choice:
    """An assault raptor, while raptors are left to spare."""
    return best(q, lambda work: work == "build" if s.g.raptors > 1 else work != "build")


@answers
def give_to_president(s: Seen, q: Question, rng: Random) -> Choice:
    """The better card, if he is to be trusted; the other one is played or lost."""
    trust = s.faith(s.g.president) - 0.5
    return best(q, lambda card: s.side * trust * quorum_value(s, str(card)))


@answers
def use_influence(s: Seen, q: Question, rng: Random) -> Choice:
    return ("play",) if s.side * quorum_value(s, str(q.about["card"])) > 0 else ("discard",)


@answers
def gain_resource(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda name: -worth.loss(s.g, str(name), -1))


# --- looking ahead ------------------------------------------------------------------------------------


@answers
def scout_deck(s: Seen, q: Question, rng: Random) -> Choice:
    """The next destination, if the fleet is about to jump; else the next crisis."""
    return ("destination",) if s.g.jump >= 3 else ("crisis",)


@answers
def top_or_bottom(s: Seen, q: Question, rng: Random) -> Choice:
    """What is worse than usual goes under the deck; a Cylon leaves just that on top."""
    card = str(q.about["card"])
    if q.about["deck"] == "mission":
        bad = worse_than_usual(s, card)
    elif q.about["deck"] == "crisis":
        bad = crisis_cost(s, CRISES[card]) > worth.CRISIS * 0.6
    else:
        bad = destination_cost(s, card) > -2 * worth.DISTANCE + 2.0
    return ("bottom",) if bad != s.cylon else ("top",)


@answers
def contact(s: Seen, q: Question, rng: Random) -> Choice:
    """The civilian ships in greatest danger."""
    areas = dict(s.g.civilians)
    near = sorted(q.items, key=lambda name: (-s.g.raiders[areas[str(name)]], str(name)))
    return tuple(near[: q.least])
