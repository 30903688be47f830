"""The turn of a player (000 p.9-11, p.20; TIMING T2, T3, T23)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.actions import take_action
from orrery.games.galactica.activation import activate, make_ready
from orrery.games.galactica.board import BRIG, NO_LOCATION, SICKBAY, VIPER
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.crises import discard_crisis, draw_and_resolve
from orrery.games.galactica.events import PhaseBegan, TurnBegan
from orrery.games.galactica.hands import demand_discards, discard, draw, draw_by_choice, skill_set
from orrery.games.galactica.jump import prepare_jump
from orrery.games.galactica.movement import move, put
from orrery.games.galactica.setup import choose_characters, receive_first_skills
from orrery.games.galactica.state import TYPES, Galactica
from orrery.games.galactica.victory import check_resources
from orrery.games.galactica.windows import window

DRAWN_BY_CYLON = 2
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
    g.started_in_viper = g.players[g.current].location == VIPER
    yield from play_phases(g, PHASES.index(g.phase))
    g.current = (g.current + 1) % g.seats
    yield from play_turns(g)


@procedure
def play_turn(g: Galactica) -> Play[None]:
    begin_turn(g)
    yield from play_phases(g, 0)


@procedure
def play_phases(g: Galactica, first: int) -> Play[None]:
    """The phases of a turn, from the first-th on."""
    seat = g.current
    for phase in PHASES[first:]:
        if phase == "crisis":
            if has_crisis(g, seat):
                yield from crisis_steps(g, seat)
            continue
        begin_phase(g, phase)
        if phase == "receive_skills":
            yield from receive_skills(g, seat)
        elif phase == "movement":
            yield from move(g, seat)
        elif phase == "action":
            yield from take_actions(g, seat)
        else:
            yield from end_turn(g)


def begin_turn(g: Galactica) -> None:
    """T2.0: Helo comes out of hiding at his second turn; Tigh drinks his last card away (Alcoholic)."""
    g.turn += 1
    player = g.players[g.current]
    player.turns += 1
    g.tell(TurnBegan(g.current, g.turn))
    if player.location == NO_LOCATION and player.turns >= STRANDED_TURNS:
        put(g, g.current, "hangar_deck")
    tigh = g.has_sheet("saul_tigh")
    if tigh >= 0 and len(g.players[tigh].hand) == 1:
        discard(g, tigh, g.players[tigh].hand, "alcoholic")
    g.started_in_viper = player.location == VIPER


def begin_phase(g: Galactica, phase: str) -> None:
    g.phase = phase
    g.tell(PhaseBegan(phase))


@procedure
def receive_skills(g: Galactica, seat: int) -> Play[None]:
    """Fixed types first, then the split of a multi-skill; one card in Sickbay; two of any type for a Cylon."""
    player = g.players[seat]
    sheet = CHARACTERS[player.character]
    if player.cylon:
        yield from draw_by_choice(g, seat, TYPES, DRAWN_BY_CYLON, "turn")
    elif player.location == SICKBAY:
        yield from draw_by_choice(g, seat, skill_set(g, seat), 1, "turn")
    else:
        draw(g, seat, tuple([TYPES.index(type) for type, n in sheet.skills for _ in range(n)]), "turn")
        if sheet.multi[1]:
            yield from draw_by_choice(g, seat, sheet.multi[0], sheet.multi[1], "turn")


@procedure
def take_actions(g: Galactica, seat: int) -> Play[None]:
    """One action; Starbuck two if she began the turn in a viper (Expert Pilot), Tyrol after a Repair (T26.3)."""
    done = yield from take_action(g, seat, "turn")
    if done.startswith("card:repair") and g.is_(seat, "galen_tyrol"):
        yield from take_action(g, seat, "maintenance_engineer")
    if g.started_in_viper and g.is_(seat, "kara_thrace"):
        yield from take_action(g, seat, "expert_pilot")


def has_crisis(g: Galactica, seat: int) -> bool:
    """Not for who is in the Brig, nor for a revealed Cylon (T2.4)."""
    return not g.players[seat].cylon and g.players[seat].location != BRIG


@procedure
def crisis_steps(g: Galactica, seat: int) -> Play[None]:
    """Crisis, Activate Cylon Ships, once more if a card orders it; then Prepare for Jump."""
    g.more_crises = 1
    while g.more_crises:
        g.more_crises -= 1
        begin_phase(g, "crisis")
        yield from draw_and_resolve(g, seat)
        card = CRISES[g.crisis]
        g.jump_icons += card.jump
        begin_phase(g, "cylon_ships")
        if card.activation:
            yield from activate(g, (card.activation,))
        discard_crisis(g)
    if g.jump_icons:
        begin_phase(g, "prepare_jump")
        yield from prepare_jump(g, g.jump_icons)


@procedure
def end_turn(g: Galactica) -> Play[None]:
    """T23: abilities of the current player, hand limits, then the loss of a resource."""
    yield from window(g, "end_of_turn")
    over = tuple([(seat, n) for seat in g.clockwise(g.current) if (n := over_limit(g, seat)) > 0])
    if over:
        yield from demand_discards(g, over, "hand_limit", False)
    for player in g.players:
        player.used = ()
    make_ready(g)
    g.done, g.jump_icons = (), 0
    check_resources(g)


def over_limit(g: Galactica, seat: int) -> int:
    """A revealed Cylon has lost his sheet, and Tyrol's limit of eight with it."""
    player = g.players[seat]
    limit = 10 if player.cylon else CHARACTERS[player.character].hand_limit
    return len(player.hand) - limit
