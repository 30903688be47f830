"""A table of Battlestar Galactica at which two things can act in one step: who sits there, where, with what in hand.

All else is by chance. Where both are actions, the current player orders somebody who can do both, or each has what he
needs. Athena brings a crisis into the Action step: she is resolute at Caprica. Apollo brings actions into an attack.
"""

from __future__ import annotations

from random import Random
from typing import Any

from orrery.games.galactica.actions import ABILITIES
from orrery.games.galactica.board import AREAS, BRIG, RESOURCES
from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.shapes import Attack
from orrery.games.galactica.cards.skill import NAMES
from orrery.games.galactica.cards.tokens import GALACTICA_DAMAGE
from orrery.games.galactica.characters.sheets import CHARACTERS, LEADERS
from orrery.games.galactica.locations import LOCATIONS
from orrery.referee.galactica.actions import OWNER

OF_SHEETS = {ability: sheet for sheet, abilities in ABILITIES.items() for ability in abilities}
OWNERS = {**OF_SHEETS, **{ability: sheets[0] for ability, sheets in OWNER.items()}}
"""Whose sheet an ability is on."""
ATHENA = "sharon_athena_agathon"
APOLLO = "lee_adama"
HELPERS = (ATHENA, APOLLO, "louis_hoshi", "kara_thrace", "lee_adama_alt")
"""They act more often than others, or in the steps of others."""
ORDER = "executive_order"
CAN_BE_DAMAGED = [token for token in GALACTICA_DAMAGE if token in LOCATIONS]
ABOARD = [
    p.id for p in LOCATIONS.values() if p.ship in ("galactica", "colonial_one") and p.id != BRIG and not p.edition
]
LAUNCHING = [
    crisis
    for crisis, card in CRISES.items()
    for box in card.boxes
    if isinstance(box, Attack) and any(placed.ship == "viper" for placed in box.ships)
]
"""Attacks that bring vipers out: within these Apollo may act."""
FIRST, SECOND = 0, 1
"""The seats of the current player, and of the other for whom things are laid out."""

LEADS: dict[str, str | int] = {"order_whom": SECOND, "order_how": "two_actions"}
"""What is answered to the questions of an order."""
ACTING = ("card", "location", "ability", "quorum", "mutiny", "mission", "destination")

Position = dict[str, Any]
Things = dict[str, str]
"""By name, each with its group."""


def stage(things: Things, rng: Random, search: bool) -> tuple[Position, list[str]]:
    """A position, and what else is wanted."""
    plan = plan_for(things, rng)
    players = [player(character, rng) for character in characters(things, rng, plan)]
    give_cards(players, things, rng, plan)
    places = [name for name, group in things.items() if group == "location"]
    seats = rng.sample((FIRST, SECOND), 2) if plan == "both" else (SECOND, FIRST)
    for seat, place in zip(seats, places, strict=False):
        go(players[seat], place)
    position = {**around(rng), "players": players, "turn": 3, "sleeper": True, "current": FIRST}
    position["phase"] = rng.choice(("movement", "action", "action"))
    position["rebels"] = rng.choice(("human", "human", "cylon")) if search else ""
    lay_decks(position, things, search)
    title(position, things, rng, plan)
    motives(position, things, rng)
    wanted = [*HELP[plan]]
    at_the_end = any(not MOTIVES[name].any_time for name in things if name in MOTIVES)
    jumps = "destination" in things.values() or (at_the_end and not places and rng.random() < 0.6)
    for needed, place in ((jumps, "ftl_control"), ("mission" in things.values(), "bridge")):
        if needed and plan != "both":
            go(players[SECOND], place)
            wanted.append(place)
            position |= {"jump": rng.choice((3, 4)), "damaged": []}
            position |= {"distance": 8} if at_the_end and place == "ftl_control" else {}
    return position, wanted


def plan_for(things: Things, rng: Random) -> str:
    acting = bool(set(ACTING) & set(things.values()))
    plans = ["both", "order", "order"]
    if "crisis" in things.values() and acting:
        plans += ["resolute"] * 3
    if acting and any(name in LAUNCHING for name in things):
        plans += ["apollo"] * 4
    return rng.choice(plans)


HELP: dict[str, tuple[str, ...]] = {
    "both": (),
    "order": (ORDER,),
    "resolute": (ORDER, "resolute", "caprica"),
    "apollo": ("alert_viper_pilot", ORDER),
}
"""What brings a plan about: an order, Athena at Caprica within it, Apollo in the middle of an attack."""


def characters(things: Things, rng: Random, plan: str) -> list[str]:
    wanted = [OWNERS.get(name, name) for name in things]
    wanted = list(dict.fromkeys(name for name in wanted if name in CHARACTERS))
    rng.shuffle(wanted)
    acting = [OF_SHEETS[name] for name in things if name in OF_SHEETS]
    seats = rng.choice((4, 5, 6))
    helpers = {"resolute": [ATHENA], "apollo": [APOLLO]}.get(plan, rng.sample(HELPERS, rng.randrange(3)))
    leaders = rng.sample(LEADERS, 4) if "motive" in things.values() else []
    for name in [*helpers, *leaders, *rng.sample(list(CHARACTERS), len(CHARACTERS))]:
        apart = name not in wanted and other(name) not in wanted
        if len(wanted) < seats and apart and not (name in LEADERS and any(one in LEADERS for one in wanted)):
            wanted.append(name)
    rng.shuffle(wanted)
    for name in [ATHENA] if plan == "resolute" else acting if plan != "both" else []:
        if name in wanted:
            wanted.remove(name)
            wanted.insert(SECOND, name)
    if plan == "apollo" and wanted[FIRST] == APOLLO:
        wanted.append(wanted.pop(FIRST))
    return wanted


def other(character: str) -> str:
    """The other version of a character."""
    alternates = {sheet.alternate_of: name for name, sheet in CHARACTERS.items() if sheet.alternate_of}
    return CHARACTERS[character].alternate_of or alternates.get(character, "")


def player(character: str, rng: Random) -> dict[str, Any]:
    place = rng.choice(ABOARD)
    given: dict[str, Any] = {"character": character, "location": place, "turns": 3, "hand": []}
    if character in LEADERS:
        given["infiltrating"] = character == ATHENA or rng.random() < 0.5
        if not given["infiltrating"]:
            given["location"] = rng.choice(("caprica", "cylon_fleet", "human_fleet"))
    elif CHARACTERS[character].pilot and rng.random() < 0.3:
        given |= {"location": "viper", "area": rng.choice(AREAS)}
    return given


def go(player: dict[str, Any], place: str) -> None:
    """To a location, as somebody who may be there."""
    player.pop("area", None)
    player.pop("mutiny", None)
    player["location"] = place
    cylon = LOCATIONS[place].ship == "cylon"
    if player["character"] in LEADERS:
        player["infiltrating"] = player["character"] == ATHENA or not cylon
    elif cylon:
        player |= {"cylon": True, "loyalty": [], "revealed": ["cylon_brig"]}


def give_cards(players: list[dict[str, Any]], things: Things, rng: Random, plan: str) -> None:
    """What is wanted to those who are to act, as far as there is enough; an order; the rest by chance."""
    seats = (SECOND, FIRST) if plan == "both" else (SECOND,)
    box = [
        f"{name}_{strength}" for name, facts in NAMES.items() for strength, n in facts.copies.items() for _ in range(n)
    ]
    rng.shuffle(box)

    def take(player: dict[str, Any], name: str) -> None:
        card = next((card for card in box if card.rpartition("_")[0] == name), "")
        if card:
            box.remove(card)
            player["hand"].append(card)

    skills = [name for name in things if name in NAMES]
    reacting = [name for name in skills if NAMES[name].timing != "action"]
    for seat in seats:
        for name in skills:
            take(players[seat], name)
    for seat in range(len(players)):
        for name in reacting:
            take(players[seat], name)
    for one in players:
        if plan == "apollo" and one["character"] == APOLLO:
            one["location"] = "hangar_deck"
            one.pop("area", None)
            take(one, ORDER)
    if plan != "apollo":
        take(players[FIRST], ORDER)
    if "quorum" in things.values():
        take(players[SECOND], "popular_influence")
    elif rng.random() < 0.3:
        take(players[SECOND], "unorthodox_plan")
    for one in players:
        for _ in range(rng.randrange(3, 7)):
            one["hand"].append(box.pop())
    mutiny = [name for name, group in things.items() if group == "mutiny"]
    for seat, card in zip(seats if len(seats) > 1 else (SECOND, FIRST), mutiny, strict=False):
        if not players[seat].get("cylon") and players[seat].get("infiltrating", True):
            players[seat]["mutiny"] = [card]
    for name in things:
        if name in CRISES and CRISES[name].super and players[SECOND]["character"] == ATHENA:
            players[SECOND]["super_crises"] = [name]
        elif name in CRISES and CRISES[name].super:
            go(players[FIRST], "caprica")
            players[FIRST]["super_crises"] = [name]


def around(rng: Random) -> Position:
    """What is in space and on the dials."""

    def some(most: int) -> dict[str, int]:
        return {area: rng.randrange(1, most + 1) for area in rng.sample(AREAS, rng.randrange(4))}

    return {
        **{name: rng.randrange(2, 9) for name in RESOURCES},
        "jump": rng.choice((0, 1, 2, 3, 3, 4, 4)),
        "distance": rng.randrange(8),
        "raiders": some(3),
        "heavy_raiders": some(1),
        "vipers": some(1),
        "basestars": [{"area": area} for area in rng.sample(AREAS, rng.randrange(3))],
        "civilians": {area: [rng.choice(("pop1", "empty"))] for area in rng.sample(AREAS, 2)},
        "centurions": rng.choice(([0, 0, 0, 0], [0, 0, 0, 0], [1, 0, 0, 0], [0, 1, 0, 1])),
        "damaged": rng.sample(CAN_BE_DAMAGED, rng.choice((0, 0, 1, 2, 5))),
        "vipers_damaged": rng.randrange(3),
        "vipers_destroyed": rng.randrange(2),
    }


def lay_decks(position: Position, things: Things, search: bool) -> None:
    """What is wanted comes first of every deck, unless somebody holds it."""
    held = [card for one in position["players"] for card in (*one.get("mutiny", ()), *one.get("super_crises", ()))]
    for key, known in (
        ("crisis_deck", [crisis for crisis in CRISES if not CRISES[crisis].super]),
        ("super_deck", [crisis for crisis in CRISES if CRISES[crisis].super]),
        ("destination_deck", DESTINATIONS),
        ("quorum_deck", QUORUM),
        ("mission_deck", MISSIONS if search else ()),
        ("mutiny_deck", MUTINY),
    ):
        position[key] = [name for name in things if name in known and name not in held]


def title(position: Position, things: Things, rng: Random, plan: str) -> None:
    """The titles, and the President's Quorum cards."""
    humans = [
        n
        for n, player in enumerate(position["players"])
        if not player.get("cylon") and player["character"] not in LEADERS and player["location"] != BRIG
    ]
    president = SECOND if plan != "both" and SECOND in humans else rng.choice(humans[:2])
    position |= {"president": president, "admiral": rng.choice(humans)}
    cards = [name for name in things if name in QUORUM]
    if rng.random() < 0.6:
        position["quorum_deck"] = []
        position["players"][president]["quorum"] = cards


def motives(position: Position, things: Things, rng: Random) -> None:
    """The leader's, and what makes them true."""
    wanted = [name for name in things if name in MOTIVES]
    for player in position["players"]:
        if player["character"] in LEADERS:
            player["motives"] = [
                *wanted,
                *rng.sample([name for name in MOTIVES if name not in wanted], 2 - len(wanted)),
            ]
            player["armed"] = [name for name in player["motives"] if MOTIVES[name].any_time and rng.random() < 0.3]
    if any(not MOTIVES[name].any_time for name in wanted) and rng.random() < 0.7:
        position["damaged"] = rng.sample(CAN_BE_DAMAGED, 5)  # they are revealed when the game is over
    for name in wanted:
        position |= TRUE.get(name, {})


TRUE: dict[str, Position] = {
    "keep_them_docile": {"food": 3},
    "pressure_their_leaders": {"morale": 4},
    "learn_to_cherish": {"population": 4},
    "remove_the_threat": {"vipers_damaged": 2, "vipers_destroyed": 2, "vipers": {}},
    "end_the_chase": {"damaged": ["ftl_control"]},
    "savor_their_demise": {"distance": 7},
    "no_unnecessary_force": {"distance": 6, "centurions": [0, 0, 0, 0]},
    "a_justified_response": {"jump": 3, "raiders": {}, "heavy_raiders": {}, "basestars": []},
}
"""What makes a motive true."""
