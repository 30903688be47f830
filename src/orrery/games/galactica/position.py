"""Starting from an explicit position: a test, a puzzle, an old game's middle.

{"players": [{"character": "saul_tigh", "location": "command", "hand": ["repair_1"], "loyalty": ["cylon_brig"]}, ...],
 "current": 0, "phase": "action", "morale": 5, "raiders": {"front": 3}, "civilians": {"rear": ["pop1"]},
 "basestars": [{"area": "front", "damage": ["critical_hit"]}], "crisis_deck": [top, ...], "destiny": [...], ...}

Only `players` with their characters must be given. What is named nowhere is shuffled below the named top of its deck.
Nothing is in space and nobody is a Cylon unless it is said. The game goes on with the `phase` of the current
player's turn: receive_skills (the default), movement, action, crisis or end. A script of chance begins there too: it
says nothing about how the decks are laid out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.errors import BadOption
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, NO_AREA, NUKES, RESOURCES, SUPPLY, VIPER
from orrery.games.galactica.cards.loyalty import LOYALTY, NOT_A_CYLON, box
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.skill import SKILL_CARDS, TYPE_OF, decks_of, sorted_cards
from orrery.games.galactica.characters import CHARACTERS, LEADERS
from orrery.games.galactica.characters.sheets import STARTS_INFILTRATING
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.setup import lay_out
from orrery.games.galactica.state import MOTIVE, TYPES, Basestar, Cards, Counts, Galactica, Player
from orrery.games.galactica.succession import ADMIRAL, PRESIDENT, first_in_line
from orrery.games.galactica.turn import PHASES

NUMBERS = (*RESOURCES, "jump", "distance", "nukes", "current", "president", "admiral", "turn")
SHIPS = ("raiders", "heavy_raiders", "vipers")
DECK_NAMES = ("crisis_deck", "destination_deck", "quorum_deck", "super_deck", "mutiny_deck", "mission_deck")
PILES = (
    "crisis_discards",
    "quorum_discards",
    "super_discards",
    "destinations",
    "in_play",
    "resolved",
    "mutiny_discards",
    "mission_discards",
    "missions_won",
)
KEYS = {
    *NUMBERS,
    *SHIPS,
    *DECK_NAMES,
    *PILES,
    "players",
    "phase",
    "sleeper",
    "centurions",
    "basestars",
    "civilians",
    "damaged",
    "vipers_damaged",
    "vipers_destroyed",
    "raptors_destroyed",
    "destiny",
    "skills",
    "loyalty_deck",
    "assault_raptors",
    "assault_reserve",
    "assault_destroyed",
    "mission",
    "mission_failed",
    "rebels",
    "hub_destroyed",
    "removed",
}
PLAYER_KEYS = {
    "character",
    "location",
    "area",
    "hand",
    "loyalty",
    "revealed",
    "cylon",
    "sympathizer",
    "super_crises",
    "quorum",
    "assigned",
    "miracles",
    "turns",
    "mutiny",
    "infiltrating",
    "motives",
    "armed",
    "motives_shown",
    "craft",
}


def lay_out_position(g: Galactica, position: Mapping[str, Any]) -> None:
    check_keys(position, KEYS, "A position")
    given = position.get("players")
    if not isinstance(given, Sequence) or len(given) != g.seats:
        raise BadOption(f"A position for {g.seats} needs a list of {g.seats} players.")
    script, g.chance.script = g.chance.script, ()
    lay_out(g)
    g.nukes, g.current = NUKES, 0
    g.players = tuple(read_player(g, data) for data in given)
    for name in NUMBERS:
        if name in position:
            setattr(g, name, number(position, name))
    place_titles(g, position)
    place_ships(g, position)
    if g.daybreak:
        place_daybreak(g, position)
    place_decks(g, position)
    place_skills(g, position)
    place_loyalty(g, position)
    g.chance.script = script
    g.sleeper = bool(position.get("sleeper", g.distance >= 4))
    g.phase = position.get("phase", PHASES[0])
    if g.phase not in PHASES:
        raise BadOption(f"A turn has no phase {g.phase!r} to begin with. It has: {', '.join(PHASES)}.")


def read_player(g: Galactica, data: Any) -> Player:
    if not isinstance(data, Mapping):
        raise BadOption("Each player of a position is a mapping.")
    check_keys(data, PLAYER_KEYS, "A player of a position")
    character = data.get("character")
    if character not in CHARACTERS:
        raise BadOption(f"There is no character {character!r}.")
    cylon = bool(data.get("cylon", False))
    start = "resurrection_ship" if cylon and character not in LEADERS else CHARACTERS[character].start
    location = data.get("location", "hangar_deck" if start == VIPER else start)
    if location not in (*LOCATIONS, VIPER, ""):
        raise BadOption(f"There is no location {location!r}.")
    hand = sorted_cards(names(data, "hand", SKILL_CARDS))
    types = Counter(TYPE_OF[card] for card in hand)
    leader = character in LEADERS
    infiltrating = bool(data.get("infiltrating", character in STARTS_INFILTRATING))
    cylon = cylon or (leader and not infiltrating)
    return Player(
        character=character,
        location=location,
        area=AREAS.index(data.get("area", "port_aft")) if location == VIPER else NO_AREA,
        hand=hand,
        bound=tuple(types[type] for type in range(len(g.skills))),
        loyalty=tuple(sorted(names(data, "loyalty", LOYALTY))) if "loyalty" in data or leader else (NOT_A_CYLON,),
        revealed=names(data, "revealed", LOYALTY),
        cylon=cylon,
        sympathizer=bool(data.get("sympathizer", False)),
        super_crises=names(data, "super_crises"),
        quorum=tuple(sorted(names(data, "quorum"))),
        assigned=names(data, "assigned"),
        miracles=data.get("miracles", 1),
        turns=data.get("turns", 1),
        mutiny=tuple(sorted(names(data, "mutiny", MUTINY))),
        infiltrating=leader and infiltrating,
        motives=tuple(sorted(names(data, "motives", MOTIVES))),
        armed=tuple([f"{MOTIVE}:{id}" for id in names(data, "armed", MOTIVES)]),
        motives_shown=names(data, "motives_shown", MOTIVES),
        craft=data.get("craft", VIPER),
    )


def place_titles(g: Galactica, position: Mapping[str, Any]) -> None:
    """By the lines of succession, unless somebody is named."""
    for title in (PRESIDENT, ADMIRAL):
        if title not in position:
            setattr(g, title, first_in_line(g, title))


def place_ships(g: Galactica, position: Mapping[str, Any]) -> None:
    for name in SHIPS:
        setattr(g, name, by_area(position.get(name, {})))
    g.basestars = tuple(
        Basestar(area=AREAS.index(data["area"]), damage=tuple(data.get("damage", ())))
        for data in position.get("basestars", ())
    )
    for ship in g.basestars:
        g.basestar_damage_pool = taken(g.basestar_damage_pool, ship.damage)
    g.centurions = tuple(position.get("centurions", g.centurions))
    g.vipers_damaged = position.get("vipers_damaged", 0)
    g.vipers_destroyed = position.get("vipers_destroyed", 0)
    flown = sum(player.location == VIPER and player.craft == VIPER for player in g.players)
    g.viper_reserve = SUPPLY["viper"] - sum(g.vipers) - flown - g.vipers_damaged - g.vipers_destroyed
    g.raptors_destroyed = position.get("raptors_destroyed", 0)
    g.raptors -= g.raptors_destroyed
    g.damaged = tuple(position.get("damaged", ()))
    g.damage_pool = taken(g.damage_pool, g.damaged)
    for area, faces in position.get("civilians", {}).items():
        for face in faces:
            g.civilians += ((f"civilian_{len(g.civilians) + 1}", AREAS.index(area)),)
            g.civilian_faces += (face,)
    g.civilian_known = (0,) * len(g.civilians)
    g.civilian_pile = taken(g.civilian_pile, g.civilian_faces)


def place_decks(g: Galactica, position: Mapping[str, Any]) -> None:
    for name in PILES:
        setattr(g, name, names(position, name))
    quorum = sum([player.quorum + player.assigned for player in g.players], ())
    supers = sum([player.super_crises for player in g.players], ())
    elsewhere = {
        "crisis_deck": g.crisis_discards + g.in_play + g.resolved,
        "destination_deck": g.destinations,
        "quorum_deck": g.quorum_discards + quorum,
        "super_deck": g.super_discards + g.in_play + g.resolved + supers,
        "mutiny_deck": g.mutiny_discards + sum([player.mutiny for player in g.players], ()),
        "mission_deck": g.mission_discards + g.missions_won + ((g.mission,) if g.mission else ()),
    }
    for name in DECK_NAMES:
        deck: Cards = getattr(g, name)
        gone = tuple(card for card in elsewhere[name] if card in deck)
        top = names(position, name)
        setattr(g, name, top + taken(taken(deck, gone), top))
        if name != "super_deck":
            setattr(g, name.replace("deck", "known"), (0,) * len(getattr(g, name)))


def place_daybreak(g: Galactica, position: Mapping[str, Any]) -> None:
    g.assault_raptors = by_area(position.get("assault_raptors", {}))
    flown = sum(player.location == VIPER and player.craft == ASSAULT_RAPTOR for player in g.players)
    g.assault_destroyed = position.get("assault_destroyed", 0)
    g.assault_reserve = position.get("assault_reserve", 0 if sum(g.assault_raptors) + flown else 1)
    g.mission, g.mission_failed = position.get("mission", ""), bool(position.get("mission_failed", False))
    g.rebels, g.hub_destroyed = position.get("rebels", ""), bool(position.get("hub_destroyed", False))
    g.removed = names(position, "removed", SUPPLY)
    g.motive_deck = taken(g.motive_deck, sum([p.motives + p.motives_shown for p in g.players], ()))


def place_skills(g: Galactica, position: Mapping[str, Any]) -> None:
    """Hands and destiny are taken from the decks; of each deck the top may be named, and the discard pile."""
    g.destiny = names(position, "destiny", SKILL_CARDS)
    named = Counter(g.destiny)
    for player in g.players:
        named.update(player.hand)
    given = position.get("skills", {})
    check_keys(given, set(g.types), "Skill decks")
    for type, deck in enumerate(g.skills):
        top = tuple(given.get(TYPES[type], ()))
        out = tuple(card for card in named.elements() if TYPE_OF[card] == type)
        if Counter(top + out) - Counter(decks_of(g.daybreak)[type]):
            raise BadOption(f"The position has more {TYPES[type]} cards than there are.")
        deck.cards = top + taken(taken(deck.cards, out), top)
    if "destiny" not in position:
        destiny: Cards = ()
        for deck in g.skills:
            destiny += deck.cards[-2:]
            deck.cards = deck.cards[:-2]
        g.destiny = g.chance.shuffle(destiny)


def place_loyalty(g: Galactica, position: Mapping[str, Any]) -> None:
    """The deck as named; the rest of the cards are in the box."""
    g.loyalty_deck = names(position, "loyalty_deck", LOYALTY)
    cards = box(g.daybreak)
    for player in g.players:
        cards = taken(cards, player.loyalty + player.revealed)
    g.loyalty_box = tuple(card for card in taken(cards, g.loyalty_deck) if card != "sympathizer")


# --- reading ------------------------------------------------------------------------------------------


def taken(cards: Cards, gone: Cards) -> Cards:
    left = list(cards)
    for card in gone:
        if card not in left:
            raise BadOption(f"The position has too many {card!r}.")
        left.remove(card)
    return tuple(left)


def by_area(data: Any) -> Counts:
    check_keys(data, set(AREAS), "Space")
    return tuple(int(data.get(area, 0)) for area in AREAS)


def names(data: Mapping[str, Any], key: str, known: Any = None) -> Cards:
    value = data.get(key, ())
    if isinstance(value, str) or not isinstance(value, Sequence):
        raise BadOption(f"{key} is a list, not {value!r}.")
    for card in value:
        if known is not None and card not in known:
            raise BadOption(f"There is no {card!r} for {key}.")
    return tuple(value)


def number(data: Mapping[str, Any], key: str) -> int:
    value = data[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"{key} is a number, not {value!r}.")
    return value


def check_keys(data: Any, known: set[str], what: str) -> None:
    if not isinstance(data, Mapping):
        raise BadOption(f"{what} is a mapping, not {data!r}.")
    for key in data:
        if key not in known:
            raise BadOption(f"{what} has no {key!r}. It has: {', '.join(sorted(known))}.")
