"""Setting up (000 p.5-6, TIMING T1)."""

from __future__ import annotations

from collections import Counter

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.games.galactica.actions import draw_quorum
from orrery.games.galactica.board import AREAS, FRONT, NUKES, REAR, RESOURCES, START, SUPPLY, VIPER
from orrery.games.galactica.cards import CRISIS_DECK, DESTINATION_DECK, SUPER_DECK
from orrery.games.galactica.cards.loyalty import (
    CYLON_CARDS,
    DECK,
    EXTRA_LOYALTY,
    LOYALTY,
    NOT_A_CYLON,
    SYMPATHIZER,
    WITH_SYMPATHIZER,
)
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import DECKS
from orrery.games.galactica.cards.tokens import ALL_CIVILIANS, BASESTAR_DAMAGE, GALACTICA_DAMAGE
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.characters.sheets import SUPPORT
from orrery.games.galactica.combat import board_viper, launch_area
from orrery.games.galactica.events import CharacterChosen
from orrery.games.galactica.hands import choose_types, draw, skill_set
from orrery.games.galactica.loyalty import deal
from orrery.games.galactica.skill_checks import build_destiny
from orrery.games.galactica.space import place
from orrery.games.galactica.state import NOBODY, TYPES, Cards, Galactica, Player, SkillDeck
from orrery.games.galactica.succession import ADMIRAL, PRESIDENT, first_in_line, give_title

FIRST_SKILLS = 3


def lay_out(g: Galactica) -> None:
    """Board, dials, reserves and decks: all that needs no choice."""
    g.players = tuple(Player() for _ in range(g.seats))
    for name in RESOURCES:
        setattr(g, name, START[name] + g.difficulty)
    g.viper_reserve, g.raptors = SUPPLY["viper"], SUPPLY["raptor"]
    g.damage_pool, g.basestar_damage_pool = tuple(sorted(GALACTICA_DAMAGE)), tuple(sorted(BASESTAR_DAMAGE))
    g.civilian_pile = g.chance.shuffle(ALL_CIVILIANS)
    g.current = g.chance.roll(g.seats) - 1
    g.crisis_deck = g.chance.shuffle(CRISIS_DECK)
    g.crisis_known = (0,) * len(CRISIS_DECK)
    g.super_deck = g.chance.shuffle(SUPER_DECK)
    g.destination_deck = g.chance.shuffle(DESTINATION_DECK)
    g.destination_known = (0,) * len(DESTINATION_DECK)
    quorum = tuple(card for card, n in QUORUM.items() for _ in range(n))
    g.quorum_deck = g.chance.shuffle(quorum)
    g.quorum_known = (0,) * len(quorum)
    g.skills = tuple(SkillDeck(cards=g.chance.shuffle(cards)) for cards in DECKS)


# --- characters (T1.3) --------------------------------------------------------------------------------


def selectable(g: Galactica) -> Cards:
    """A type with the most sheets left; support at any time (000 p.5)."""
    taken = [player.character for player in g.players]
    left = [sheet for sheet in CHARACTERS.values() if sheet.id not in taken]
    counts = Counter(sheet.type for sheet in left if sheet.type != SUPPORT)
    most = max(counts.values(), default=0)
    return tuple([s.id for s in left if s.type == SUPPORT or counts[s.type] == most])


@question
def choose_character(g: Galactica, seat: int) -> Question:
    """Whom to play."""
    return Question(selectable(g))


@procedure
def choose_characters(g: Galactica) -> Play[None]:
    """Clockwise from the first player. Apollo starts in a viper."""
    for seat in g.clockwise(g.current):
        choice = yield choose_character(seat)
        take_character(g, seat, choice[0])
        if g.players[seat].location == VIPER:
            choice = yield launch_area(seat)
            area = AREAS.index(choice[0])
            place(g, "viper", area, 1)
            board_viper(g, seat, area)
    give_out(g)


def take_character(g: Galactica, seat: int, character: str) -> None:
    g.players[seat].character = character
    g.players[seat].location = CHARACTERS[character].start
    g.tell(CharacterChosen(seat, character))


def give_out(g: Galactica) -> None:
    """Titles, loyalty, destiny and ships (T1.4 to T1.11)."""
    give_title(g, PRESIDENT, first_in_line(g, PRESIDENT))
    give_title(g, ADMIRAL, first_in_line(g, ADMIRAL))
    draw_quorum(g, g.president, 1)
    g.nukes = NUKES
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
    g.loyalty_box = machines[cylons:] + (NOT_A_CYLON,) * (LOYALTY[NOT_A_CYLON].count - humans)
    for seat in g.clockwise(g.current):
        deal(g, seat, 2 if g.players[seat].character == "gaius_baltar" else 1)
    if g.seats in WITH_SYMPATHIZER:
        g.loyalty_deck = g.chance.shuffle((*g.loyalty_deck, SYMPATHIZER))


@procedure
def receive_first_skills(g: Galactica) -> Play[None]:
    """Everybody but the first player draws three cards of his set, types announced together (T1.9)."""
    answers = yield All(
        choose_types(seat, skill_set(g, seat), FIRST_SKILLS, "setup") for seat in g.clockwise(g.current)[1:]
    )
    for seat, types in answers:
        draw(g, seat, tuple([TYPES.index(type) for type in types]), "setup")
