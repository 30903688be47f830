"""Skill cards of Daybreak whose text is an action (004 p.10). Reactions: skill_checks. The symbol: check_abilities."""

from __future__ import annotations

from operator import sub

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, question
from orrery.games.galactica.actions import CARD_ACTIONS, QUORUM_ACTIONS, Action, activate_location, why_barred
from orrery.games.galactica.activation import NEGOTIATION
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, FRONT, JUMP_RISK, VIPER
from orrery.games.galactica.combat import (
    STOP,
    activate_viper,
    activations,
    area_after,
    craft_of,
    sorties,
    unmanned_odds,
    why_grounded,
)
from orrery.games.galactica.damage import damage_galactica
from orrery.games.galactica.decks import look, pick
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import Raptors
from orrery.games.galactica.events import Acted, CardsPassed, Chose, Discarded
from orrery.games.galactica.hands import draw, taken_by_play
from orrery.games.galactica.jump import prepare_jump
from orrery.games.galactica.quorum import discarded
from orrery.games.galactica.space import (
    carry_out_raptors,
    gain_assault_raptor,
    place,
    place_vipers,
    scramble,
    spare_assault_raptors,
)
from orrery.games.galactica.state import TYPES, Cards, Counts, Galactica
from orrery.games.galactica.succession import HANDED_ON

QUORUM = "quorum"
PLAY, DISCARD = "play", "discard"

# --- Popular Influence --------------------------------------------------------------------------------


def why_no_influence(g: Galactica, seat: int) -> Refusal | None:
    return None if g.quorum_deck or g.quorum_discards else Refusal("deck_empty")


@question
def give_to_president(g: Galactica, seat: int) -> Question:
    """Which of the Quorum cards the President gets."""
    return Question(g.players[seat].looking)


@question
def use_influence(g: Galactica, seat: int) -> Question:
    """Whether to play the other Quorum card oneself, or to discard it."""
    return Question((PLAY, DISCARD), about={"card": g.players[seat].looking[0]})


@procedure
def popular_influence(g: Galactica, seat: int) -> Play[None]:
    """Two Quorum cards: one for the President, the other is played, as if by him, or discarded."""
    look(g, seat, QUORUM, 2)
    choice = yield give_to_president(seat)
    hand_to_president(g, seat, choice[0])
    for card in g.players[seat].looking:
        choice = (DISCARD,)
        if QUORUM_ACTIONS[card].why_not(g, seat) is None:
            choice = yield use_influence(seat)
        pick(g, seat, card)
        if choice[0] == DISCARD:
            discarded(g, card)
            g.tell(Discarded(seat, (card,), QUORUM))
        else:
            g.tell(Acted(seat, f"quorum:{card}"))
            play = QUORUM_ACTIONS[card].run(g, seat)
            if play is not None:
                yield from play


def hand_to_president(g: Galactica, seat: int, card: str) -> None:
    """The giver remembers it as long as it stays there (D34)."""
    pick(g, seat, card)
    president = g.players[g.president]
    president.quorum = tuple(sorted((*president.quorum, card)))
    if seat != g.president:
        g.players[seat].notes += ((HANDED_ON, card),)
        g.tell(CardsPassed(g.president, seat, 1))


CARD_ACTIONS["popular_influence"] = Action(popular_influence, why_no_influence)

# --- Negotiation --------------------------------------------------------------------------------------


def negotiation(g: Galactica, seat: int) -> None:
    """A basestar, if there is one, and peace until the end of the turn (P10)."""
    g.done += (NEGOTIATION,)
    place(g, "basestar", FRONT, 1)
    draw(g, seat, (TYPES.index("politics"),), NEGOTIATION)


CARD_ACTIONS[NEGOTIATION] = Action(negotiation)

# --- Unorthodox Plan ----------------------------------------------------------------------------------

PLANNED = ("command", "armory", "weapons_control", "communications")


def unorthodox(g: Galactica, seat: int, besides: int = 0) -> Cards:
    """Damage is waived, all else that bars a location is not (O16)."""
    barred = ("command",) if why_grounded(g, seat, besides) else ()
    return tuple([place for place in PLANNED if place not in barred and not why_barred(g, seat, place, besides)])


def why_no_plan(g: Galactica, seat: int) -> Refusal | None:
    """What a location costs in cards is not paid with this one, nor with what Hoshi gives up for it."""
    return None if unorthodox(g, seat, taken_by_play(g, seat)) else Refusal("no_location_to_activate")


@question
def plan_where(g: Galactica, seat: int) -> Question:
    """Which location to activate from afar."""
    return Question(unorthodox(g, seat))


@procedure
def unorthodox_plan(g: Galactica, seat: int) -> Play[None]:
    choice = yield plan_where(seat)
    g.tell(Chose(seat, "unorthodox_plan", choice[0]))
    yield from activate_location(g, seat, choice[0])


CARD_ACTIONS["unorthodox_plan"] = Action(unorthodox_plan, why_no_plan)

# --- Combat Veteran and Launch Reserves ---------------------------------------------------------------

VETERAN = 3
RESERVES = 2


@question
def veteran_activation(g: Galactica, seat: int, items: Cards, left: int) -> Question:
    """What the one viper does next, or `stop`."""
    return Question((STOP, *items), about={"left": left})


@veteran_activation.preview
def show_veteran(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return unmanned_odds(g, str(choice[0])) if choice else {}


def why_no_veteran(g: Galactica, seat: int) -> Refusal | None:
    grounded = why_grounded(g, seat, taken_by_play(g, seat))
    return grounded or (None if activations(g) else Refusal("no_viper"))


@procedure
def combat_veteran(g: Galactica, seat: int) -> Play[None]:
    """One unmanned viper, up to three times; if Apollo takes it as it is launched there is nothing left to activate."""
    items = activations(g)
    for i in range(VETERAN):
        if not items or why_grounded(g, seat):
            return
        choice = yield veteran_activation(seat, items, VETERAN - i)
        if choice[0] == STOP:
            return
        there = yield from activate_viper(g, seat, choice[0])
        items = sorties(g, craft_of(choice[0]), area_after(choice[0])) if there else ()


CARD_ACTIONS["combat_veteran"] = Action(combat_veteran, why_no_veteran)


def manned_areas(g: Galactica) -> Cards:
    """Where somebody pilots a viper or an assault raptor (P13)."""
    return tuple([AREAS[area] for area in range(6) if g.pilots_in(area)])


def why_no_reserves(g: Galactica, seat: int) -> Refusal | None:
    if not manned_areas(g):
        return Refusal("no_piloted_viper")
    grounded = why_grounded(g, seat, taken_by_play(g, seat))
    return grounded or (None if g.viper_reserve + g.assault_reserve else Refusal("no_viper"))


@question
def reserves_area(g: Galactica, seat: int) -> Question:
    """Beside which piloted viper the others appear."""
    return Question(manned_areas(g))


@question
def reserves_number(g: Galactica, seat: int) -> Question:
    """How many vipers leave the Reserve."""
    return Question(tuple(range(1, min(RESERVES, g.viper_reserve + g.assault_reserve) + 1)))


@procedure
def launch_reserves(g: Galactica, seat: int) -> Play[None]:
    """Each viper that was placed, and that Apollo leaves, is activated once."""
    areas = manned_areas(g)
    if len(areas) > 1:
        areas = yield reserves_area(seat)
    area = AREAS.index(areas[0])
    choice = yield reserves_number(seat)
    vipers, raptors = g.vipers, g.assault_raptors
    yield from place_vipers(g, seat, areas * choice[0])
    vipers, raptors = new_ships(vipers, g.vipers), new_ships(raptors, g.assault_raptors)
    left = yield from scramble(g, vipers, raptors)
    for craft in (VIPER,) * left[0][area] + (ASSAULT_RAPTOR,) * left[1][area]:
        if why_grounded(g, seat):
            return
        choice = yield veteran_activation(seat, sorties(g, craft, area), 1)
        if choice[0] != STOP:
            yield from activate_viper(g, seat, choice[0])


def new_ships(before: Counts, now: Counts) -> Counts:
    return tuple(map(sub, now, before))


CARD_ACTIONS["launch_reserves"] = Action(launch_reserves, why_no_reserves)

# --- Raptor Specialist --------------------------------------------------------------------------------

BUILD, BRING_BACK = "build", "bring_back"


def raptor_works(g: Galactica) -> Cards:
    build = (BUILD,) if g.raptors and spare_assault_raptors(g) else ()
    return build + ((BRING_BACK,) if g.raptors_destroyed else ())


def why_no_specialist(g: Galactica, seat: int) -> Refusal | None:
    return None if raptor_works(g) else Refusal("no_raptor")


@question
def specialist_work(g: Galactica, seat: int) -> Question:
    """Make an assault raptor of a raptor, or bring a destroyed raptor back."""
    return Question(raptor_works(g))


@procedure
def raptor_specialist(g: Galactica, seat: int) -> Play[None]:
    choice = raptor_works(g)
    if len(choice) > 1:
        choice = yield specialist_work(seat)
    if choice[0] == BUILD:
        carry_out_raptors(g, Raptors(-1), seat)
        gain_assault_raptor(g)
    else:
        carry_out_raptors(g, Raptors(1), seat)


CARD_ACTIONS["raptor_specialist"] = Action(raptor_specialist, why_no_specialist)

# --- Test the Limits ----------------------------------------------------------------------------------

LIMIT = 6


def why_no_test(g: Galactica, seat: int) -> Refusal | None:
    """Before the blue spaces, from which the fleet could jump."""
    return None if g.jump < min(JUMP_RISK) else Refusal("jump_prepared")


@procedure
def test_the_limits(g: Galactica, seat: int) -> Play[None]:
    """The jump is one space nearer; 5 or less damages Galactica."""
    yield from prepare_jump(g, 1)
    result = yield from roll(g, seat, "test_the_limits", (LIMIT,), 0, "")
    if result < LIMIT:
        damage_galactica(g)


CARD_ACTIONS["test_the_limits"] = Action(test_the_limits, why_no_test, lambda g: odds(LIMIT))
