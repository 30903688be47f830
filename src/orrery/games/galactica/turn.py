"""The turn of a player (000 p.9-11, p.20; 004 p.12; T2, T3, T23)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import play_quorum, take_action
from orrery.games.galactica.activation import make_ready
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import BRIG, NO_LOCATION, SICKBAY, VIPER
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.characters import CHARACTERS, LEADERS
from orrery.games.galactica.characters.romo_lampkin import UNPAID, kleptomania
from orrery.games.galactica.crises import activate_ships, discard_crises, draw_and_resolve, lay_aside
from orrery.games.galactica.events import Discarded, PhaseBegan, TurnBegan
from orrery.games.galactica.hands import (
    Demands,
    answer_for_treachery,
    demand_discards,
    discard,
    draw,
    draw_by_choice,
    lowered,
    skill_set,
)
from orrery.games.galactica.jump import prepare_jump
from orrery.games.galactica.leaders import leader_draws
from orrery.games.galactica.locations import GALACTICA, HUB_DESTROYED, RESURRECTION_SHIP, ship_of
from orrery.games.galactica.loyalty import lose_super_crises
from orrery.games.galactica.movement import move, put, send
from orrery.games.galactica.mutiny import draw_mutiny
from orrery.games.galactica.setup import choose_characters, receive_first_skills
from orrery.games.galactica.state import NOBODY, TYPES, Galactica
from orrery.games.galactica.victory import check_resources
from orrery.games.galactica.windows import window

DRAWN_BY_CYLON = 2
QUORUM_LIMIT = 10
STRANDED_TURNS = 2
PHASES = ("receive_skills", "movement", "action", "crisis", "end")
"""Activate Cylon Ships and Prepare for Jump belong to the crisis."""


@procedure
def play(g: Galactica) -> Play[None]:
    """A whole game."""
    yield from choose_characters(g)
    yield from receive_first_skills(g)
    yield from play_turns(g)


@procedure
def play_turns(g: Galactica) -> Play[None]:
    """Until somebody has won: the end is raised from where it happens."""
    while True:
        yield from play_turn(g)
        g.current = (g.current + 1) % g.seats


@procedure
def resume(g: Galactica) -> Play[None]:
    """From an explicit position: the rest of the turn from the phase that it names, then the others."""
    if g.phase == PHASES[0]:
        begin_turn(g)
        yield from drink(g)
    g.started_in_viper = g.players[g.current].location == VIPER
    yield from play_phases(g, PHASES.index(g.phase))
    g.current = (g.current + 1) % g.seats
    yield from play_turns(g)


@procedure
def play_turn(g: Galactica) -> Play[None]:
    begin_turn(g)
    yield from drink(g)
    yield from play_phases(g, 0)


@procedure
def play_phases(g: Galactica, first: int) -> Play[None]:
    """The phases of a turn, from the first-th on."""
    seat = g.current
    for phase in PHASES[first:]:
        if phase == "crisis":
            his_own = False
            if has_crisis(g, seat):
                his_own = yield from crisis_steps(g, seat)
            if g.jump_icons:
                yield from prepare_for_jump(g, his_own)
            yield from settle(g)
            continue
        begin_phase(g, phase)
        if phase == "receive_skills":
            yield from receive_skills(g, seat)
        elif phase == "movement":
            yield from move(g, seat)
            if g.is_(seat, "romo_lampkin"):
                yield from kleptomania(g, seat)
        elif phase == "action":
            yield from take_actions(g, seat)
        else:
            yield from end_turn(g)
        yield from settle(g)


def begin_turn(g: Galactica) -> None:
    """T2.0: Helo comes out of hiding at his second turn."""
    g.turn += 1
    player = g.players[g.current]
    player.turns += 1
    g.tell(TurnBegan(g.current, g.turn))
    if player.location == NO_LOCATION and player.turns >= STRANDED_TURNS:
        put(g, g.current, "hangar_deck")
    g.started_in_viper = player.location == VIPER


@procedure
def drink(g: Galactica) -> Play[None]:
    """Tigh drinks his last card away (Alcoholic). It counts as chosen (O13), and Athena may save it."""
    tigh = g.has_sheet("saul_tigh")
    if tigh == NOBODY or len(g.players[tigh].hand) != 1:
        return
    demands = yield from lowered(g, ((tigh, 1),), "alcoholic")
    if demands[0][1]:
        card = g.players[tigh].hand
        discard(g, tigh, card, "alcoholic")
        yield from answer_for_treachery(g, tigh, card)


def begin_phase(g: Galactica, phase: str) -> None:
    g.phase = phase
    g.tell(PhaseBegan(phase))


@procedure
def receive_skills(g: Galactica, seat: int) -> Play[None]:
    """Fixed types first, then the split of a multi-skill; one card in Sickbay; two of any type for a Cylon."""
    player = g.players[seat]
    sheet = CHARACTERS[player.character]
    if player.character in LEADERS:
        yield from leader_draws(g, seat)
    elif player.cylon:
        yield from cylon_draws(g, seat)
    elif player.location == SICKBAY:
        yield from draw_by_choice(g, seat, skill_set(g, seat), 1, "turn")
    elif g.is_(seat, "karl_helo_agathon_alt") and ship_of(player.location) != GALACTICA:
        yield from draw_one_fewer(g, seat)
    else:
        draw(g, seat, tuple([TYPES.index(type) for type, n in sheet.skills for _ in range(n)]), "turn")
        for types, n in sheet.splits:
            yield from draw_by_choice(g, seat, types, n, "turn")


@question
def forgo_skill(g: Galactica, seat: int) -> Question:
    """Of which type the other Helo draws a card fewer, away from Galactica (Family Commitments)."""
    return Question(skill_set(g, seat))


@procedure
def draw_one_fewer(g: Galactica, seat: int) -> Play[None]:
    choice = yield forgo_skill(seat)
    types = [TYPES.index(type) for type, n in CHARACTERS[g.players[seat].character].skills for _ in range(n)]
    types.remove(TYPES.index(choice[0]))
    draw(g, seat, tuple(types), "turn")


@procedure
def cylon_draws(g: Galactica, seat: int) -> Play[None]:
    """Two cards of any type. In Daybreak of two types, one on the Resurrection Ship, none on Hub Destroyed (T3.1)."""
    if not g.daybreak:
        yield from draw_by_choice(g, seat, g.types, DRAWN_BY_CYLON, "turn")
        return
    n = drawn_in_hazard(g, seat, DRAWN_BY_CYLON)
    if n:
        choice = yield different_types(seat, n)
        draw(g, seat, tuple([TYPES.index(type) for type in choice]), "turn")


@question
def different_types(g: Galactica, seat: int, n: int) -> Question:
    """Of which types to draw a card each (004 p.12)."""
    return Question(g.types, n, n, {"why": "turn"})


def drawn_in_hazard(g: Galactica, seat: int, n: int) -> int:
    """Hub Destroyed also takes the super crises away that a Cylon has kept."""
    player = g.players[seat]
    if player.location == HUB_DESTROYED:
        lose_super_crises(g, seat)
        return 0
    return min(n, 1) if player.location == RESURRECTION_SHIP else n


@procedure
def take_actions(g: Galactica, seat: int) -> Play[None]:
    """One action; Starbuck two if she began the turn in a viper (Expert Pilot), Tyrol after a Repair (T26.3)."""
    done = yield from take_action(g, seat, "turn")
    if done.startswith("card:repair") and g.is_(seat, "galen_tyrol"):
        yield from take_action(g, seat, "maintenance_engineer")
    if g.started_in_viper and g.is_(seat, "kara_thrace"):
        yield from take_action(g, seat, "expert_pilot")


def has_crisis(g: Galactica, seat: int) -> bool:
    """Not for who is in the Brig, nor for a Cylon player, nor in a turn in which the Bridge was used (T2.4)."""
    return not g.players[seat].cylon and g.players[seat].location != BRIG and "bridge" not in g.done


@procedure
def crisis_steps(g: Galactica, seat: int) -> Play[bool]:
    """Crisis, Activate Cylon Ships, once more if a card orders it. Gives whether one of these cards shows a jump."""
    shown = False
    g.more_crises = 1
    while g.more_crises:
        g.more_crises -= 1
        begin_phase(g, "crisis")
        yield from draw_and_resolve(g, seat)
        card = CRISES[g.crisis]
        g.jump_icons += card.jump
        shown = shown or card.jump > 0
        begin_phase(g, "cylon_ships")
        yield from activate_ships(g, card.activation)
        lay_aside(g)
    return shown


@procedure
def prepare_for_jump(g: Galactica, his_own: bool) -> Play[None]:
    """One space an icon (000 p.11). Also in the turn of a Cylon who played a crisis at Caprica (004 p.12).

    The Mutineer draws first, if a crisis of his own shows the icon (004 p.6).
    """
    begin_phase(g, "prepare_jump")
    if his_own and g.current == g.mutineer():
        yield from draw_mutiny(g, g.current)
    while g.jump_icons:
        g.jump_icons -= 1
        yield from prepare_jump(g, 1)


@procedure
def end_turn(g: Galactica) -> Play[None]:
    """T23: abilities of the current player, his crises discarded, hand limits, then the loss of a resource."""
    yield from window(g, "end_of_turn")
    if UNPAID in g.players[g.current].used:
        send(g, g.current, BRIG)
    discard_crises(g)
    while over_limits(g):
        yield from demand_discards(g, over_limits(g), "hand_limit", False)  # what is drawn for them counts too
    if g.daybreak and g.president != NOBODY:
        yield from keep_quorum_limit(g)
    for player in g.players:
        player.used = ()
    make_ready(g)
    g.done, g.jump_icons = (), 0
    check_resources(g)


@question
def discard_quorum(g: Galactica, seat: int, n: int) -> Question:
    """Which Quorum cards to discard: the President keeps ten (004 p.12)."""
    return Question(g.players[seat].quorum, n, n)


@procedure
def keep_quorum_limit(g: Galactica) -> Play[None]:
    player = g.players[g.president]
    extra = len(player.quorum) - QUORUM_LIMIT
    if extra > 0:
        choice = yield discard_quorum(g.president, extra)
        for card in choice:
            play_quorum(g, g.president, card)
        g.quorum_discards += choice
        g.tell(Discarded(g.president, choice, "quorum"))


def over_limits(g: Galactica) -> Demands:
    return tuple([(seat, n) for seat in g.clockwise(g.current) if (n := over_limit(g, seat)) > 0])


def over_limit(g: Galactica, seat: int) -> int:
    """A revealed Cylon has lost his sheet, and Tyrol's limit of eight with it."""
    player = g.players[seat]
    limit = 10 if player.cylon else CHARACTERS[player.character].hand_limit
    return len(player.hand) - limit
