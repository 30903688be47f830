"""Setting up (000 p.5-6, 004 p.4-7, T1)."""

from __future__ import annotations

from collections import Counter

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.games.galactica.actions import draw_quorum
from orrery.games.galactica.board import AREAS, FRONT, NO_LOCATION, NUKES, REAR, RESOURCES, START, SUPPLY, VIPER
from orrery.games.galactica.cards import DESTINATION_DECK, MISSIONS, SUPER_DECK, crisis_cards
from orrery.games.galactica.cards.loyalty import (
    CYLON_CARDS,
    DAYBREAK_DECK,
    DECK,
    EXTRA_LOYALTY,
    NOT_A_CYLON,
    SYMPATHIZER,
    WITH_SYMPATHIZER,
    box,
)
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import decks_of
from orrery.games.galactica.cards.tokens import ALL_CIVILIANS, BASESTAR_DAMAGE, GALACTICA_DAMAGE
from orrery.games.galactica.characters import CHARACTERS, LEADERS
from orrery.games.galactica.characters.sheets import LEADER, STARTS_INFILTRATING, SUPPORT
from orrery.games.galactica.combat import launch_oneself
from orrery.games.galactica.events import CharacterChosen
from orrery.games.galactica.hands import choose_types, draw, skill_set
from orrery.games.galactica.loyalty import deal, show_mutineer
from orrery.games.galactica.motives import deal_motives
from orrery.games.galactica.mutiny import draw_mutiny
from orrery.games.galactica.skill_checks import build_destiny
from orrery.games.galactica.space import place
from orrery.games.galactica.state import MUTINEER, NOBODY, TYPES, Cards, Galactica, Player, SkillDeck, without
from orrery.games.galactica.succession import ADMIRAL, PRESIDENT, first_in_line, give_title

FIRST_SKILLS = 3
FIRST_SKILLS_OF_LEADER = 2
LEADER_AT = 7
"""With so many players somebody must be a Cylon leader (004 p.4)."""
NO_LEADER_AT = 3


def lay_out(g: Galactica) -> None:
    """Board, dials, reserves and decks: all that needs no choice."""
    g.players = tuple(Player() for _ in range(g.seats))
    for name in RESOURCES:
        setattr(g, name, START[name] + g.difficulty)
    g.viper_reserve, g.raptors = SUPPLY["viper"], SUPPLY["raptor"]
    g.damage_pool, g.basestar_damage_pool = tuple(sorted(GALACTICA_DAMAGE)), tuple(sorted(BASESTAR_DAMAGE))
    g.civilian_pile = g.chance.shuffle(ALL_CIVILIANS)
    g.current = g.chance.roll(g.seats) - 1
    g.crisis_deck = g.chance.shuffle(crisis_cards(g.daybreak))
    g.crisis_known = (0,) * len(g.crisis_deck)
    g.super_deck = g.chance.shuffle(SUPER_DECK)
    g.destination_deck = g.chance.shuffle(DESTINATION_DECK)
    g.destination_known = (0,) * len(DESTINATION_DECK)
    quorum = tuple(card for card, n in QUORUM.items() for _ in range(n))
    g.quorum_deck = g.chance.shuffle(quorum)
    g.quorum_known = (0,) * len(quorum)
    g.skills = tuple(SkillDeck(cards=g.chance.shuffle(cards)) for cards in decks_of(g.daybreak))
    for player in g.players:
        player.bound = (0,) * len(g.skills)
    if g.daybreak:
        lay_out_daybreak(g)


def lay_out_daybreak(g: Galactica) -> None:
    """004 p.4, p.14."""
    g.assault_reserve = 1
    g.mutiny_deck = g.chance.shuffle(MUTINY)
    g.mutiny_known = (0,) * len(MUTINY)
    g.motive_deck = g.chance.shuffle(tuple(MOTIVES))
    if g.search_for_home:
        g.mission_deck = g.chance.shuffle(tuple(MISSIONS))
        g.mission_known = (0,) * len(g.mission_deck)


# --- characters (T1.3) --------------------------------------------------------------------------------


def selectable(g: Galactica) -> Cards:
    """A type with the most sheets left; support at any time (000 p.5).

    The other version of a character who is taken counts among the sheets left, but cannot be taken (004 p.5).
    """
    taken = [player.character for player in g.players if player.character]
    left = [sheet for sheet in CHARACTERS.values() if sheet.id not in taken and g.daybreak >= sheet.daybreak]
    counts = Counter(sheet.type for sheet in left if sheet.type not in (SUPPORT, LEADER))
    most = max(counts.values(), default=0)
    barred = [CHARACTERS[id].alternate_of for id in taken]
    free = [s for s in left if s.id not in barred and s.alternate_of not in taken and s.type != LEADER]
    leaders = LEADERS if may_be_leader(g) else ()
    if leaders and g.seats == LEADER_AT and len(taken) == g.seats - 1:
        return leaders
    return tuple([s.id for s in free if s.type == SUPPORT or counts[s.type] == most]) + leaders


def may_be_leader(g: Galactica) -> bool:
    """One at most, none with three players (004 p.5)."""
    return g.daybreak and g.seats != NO_LEADER_AT and g.leader() == NOBODY


@question
def choose_character(g: Galactica, seat: int) -> Question:
    """Whom to play."""
    return Question(selectable(g))


@procedure
def choose_characters(g: Galactica) -> Play[None]:
    """Clockwise from the first player. Apollo starts in a viper, or in the assault raptor."""
    for seat in g.clockwise(g.current):
        choice = yield choose_character(seat)
        take_character(g, seat, choice[0])
        if CHARACTERS[choice[0]].start == VIPER:
            yield from launch_oneself(g, seat)
    yield from give_out(g)


def take_character(g: Galactica, seat: int, character: str) -> None:
    player = g.players[seat]
    player.character = character
    start = CHARACTERS[character].start
    player.location = NO_LOCATION if start == VIPER else start
    if character in LEADERS:
        start_leader(g, seat)
    g.tell(CharacterChosen(seat, character))


def start_leader(g: Galactica, seat: int) -> None:
    """A Cylon from the start; Athena infiltrates already (004 p.8), D'Anna where the table says so (P1)."""
    player = g.players[seat]
    at_press = player.character == "danna_biers" and g.danna_press_room
    player.infiltrating = player.character in STARTS_INFILTRATING or at_press
    player.cylon = not player.infiltrating
    if at_press:
        player.location = "press_room"


@procedure
def give_out(g: Galactica) -> Play[None]:
    """Titles, loyalty, destiny and ships (T1.4 to T1.11)."""
    give_title(g, PRESIDENT, first_in_line(g, PRESIDENT))
    give_title(g, ADMIRAL, first_in_line(g, ADMIRAL))
    draw_quorum(g, g.president, 1)
    g.nukes = NUKES
    if g.daybreak:
        yield from give_out_daybreak(g)
    else:
        build_loyalty(g)
    build_destiny(g)
    place(g, "basestar", FRONT, 1)
    place(g, "raider", FRONT, 3)
    for area in (AREAS.index("port_aft"), AREAS.index("port_bow")):
        place(g, "viper", area, 1)
    place(g, "civilian", REAR, 2)


def build_loyalty(g: Galactica) -> None:
    """000 p.6. Unused cards go to the box unseen; the Sympathizer joins the deck after the first deal."""
    cylons, humans = DECK[g.seats]
    humans += sum(g.seat_of(character) != NOBODY for character in EXTRA_LOYALTY)
    machines = g.chance.shuffle(CYLON_CARDS)
    g.loyalty_deck = g.chance.shuffle(machines[:cylons] + (NOT_A_CYLON,) * humans)
    g.loyalty_box = machines[cylons:] + (NOT_A_CYLON,) * (box(False).count(NOT_A_CYLON) - humans)
    for seat in g.clockwise(g.current):
        deal(g, seat, 2 if g.players[seat].character == "gaius_baltar" else 1)
    if g.seats in WITH_SYMPATHIZER:
        g.loyalty_deck = g.chance.shuffle((*g.loyalty_deck, SYMPATHIZER))


@procedure
def give_out_daybreak(g: Galactica) -> Play[None]:
    """Loyalty and motives, the Mutineer shown, Zarek's Mutiny card (T1.5 to T1.8)."""
    leader = g.leader()
    build_daybreak_loyalty(g, leader)
    if leader != NOBODY:
        deal_motives(g, leader)
    for seat in g.clockwise(g.current):
        if MUTINEER in g.players[seat].loyalty:
            yield from show_mutineer(g, seat, from_deck=True)
    zarek = g.seat_of("tom_zarek_alt")
    if zarek != NOBODY:
        yield from draw_mutiny(g, zarek)


def build_daybreak_loyalty(g: Galactica, leader: int) -> None:
    """004 p.6-7. The leader gets none."""
    cylons, humans, mutineer = DAYBREAK_DECK[g.seats, leader != NOBODY]
    humans += sum(g.seat_of(character) != NOBODY for character in EXTRA_LOYALTY)
    machines = g.chance.shuffle(CYLON_CARDS)
    cards = machines[:cylons] + (NOT_A_CYLON,) * humans + (MUTINEER,) * mutineer
    g.loyalty_deck = g.chance.shuffle(cards)
    g.loyalty_box = without(box(True), cards)
    for seat in g.clockwise(g.current):
        if seat != leader:
            deal(g, seat, 2 if g.players[seat].character == "gaius_baltar" else 1)


@procedure
def receive_first_skills(g: Galactica) -> Play[None]:
    """Everybody but the first player draws three cards of his set, types announced together (T1.9)."""
    answers = yield All(
        choose_types(seat, skill_set(g, seat), first_skills(g, seat), "setup") for seat in g.clockwise(g.current)[1:]
    )
    for seat, types in answers:
        draw(g, seat, tuple([TYPES.index(type) for type in types]), "setup")


def first_skills(g: Galactica, seat: int) -> int:
    """Three; two for a leader who is not infiltrating (004 p.8)."""
    return FIRST_SKILLS_OF_LEADER if g.players[seat].cylon else FIRST_SKILLS
