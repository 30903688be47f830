"""Everything that can be wrong with a table: nothing is made or lost."""

from __future__ import annotations

from collections import Counter

from orrery.games.galactica.board import ASSAULT_RAPTOR, ASSAULT_RAPTORS, AUTO_JUMP, MOST, RESOURCES, SUPPLY, VIPER
from orrery.games.galactica.cards import CRISES, DESTINATION_DECK, MISSIONS, SUPER_DECK, crisis_cards
from orrery.games.galactica.cards.loyalty import SYMPATHIZER, WITH_SYMPATHIZER, box
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import SKILL_CARDS, TYPE_OF, decks_of
from orrery.games.galactica.cards.tokens import ALL_CIVILIANS, BASESTAR_DAMAGE, GALACTICA_DAMAGE
from orrery.games.galactica.hands import known_in_hand
from orrery.games.galactica.locations import CYLON, ship_of
from orrery.games.galactica.space import supply
from orrery.games.galactica.state import NOBODY, TYPES, Cards, Galactica, Player


def faults(g: Galactica) -> list[str]:
    return [*card_faults(g), *ship_faults(g), *player_faults(g), *track_faults(g)]


def differ(what: str, there: Cards, box: Cards) -> list[str]:
    if Counter(there) == Counter(box):
        return []
    more, less = Counter(there) - Counter(box), Counter(box) - Counter(there)
    return [f"{what}: too many {dict(more)}, missing {dict(less)}"]


def looked_at(g: Galactica, box: Cards) -> Cards:
    """Cards taken from a deck to choose from."""
    return tuple([card for player in g.players for card in player.looking if card in box])


def card_faults(g: Galactica) -> list[str]:
    players = g.players
    skills: Cards = g.destiny
    for check in g.checks:
        skills += check.pool + check.cards
    for player in players:
        skills += player.hand + player.contributed
        skills += player.looking if is_memento(g, player) else ()
    for deck in g.skills:
        skills += deck.cards + deck.discards
    crisis = () if not g.crisis or g.crisis in g.in_play else (g.crisis,)
    in_play = g.in_play + g.resolved + crisis
    ordinary = tuple(card for card in in_play if not CRISES[card].super)
    supers = tuple(card for card in in_play if CRISES[card].super)
    wrong = differ("skill cards", skills, sum(decks_of(g.daybreak), ()))
    crises = crisis_cards(g.daybreak)
    wrong += differ("crises", g.crisis_deck + g.crisis_discards + ordinary + looked_at(g, crises), crises)
    wrong += differ(
        "super crises",
        g.super_deck + g.super_discards + supers + sum([p.super_crises for p in players], ()),
        SUPER_DECK,
    )
    wrong += differ(
        "destinations",
        g.destination_deck + g.destinations + looked_at(g, DESTINATION_DECK),
        DESTINATION_DECK,
    )
    wrong += quorum_faults(g)
    if g.daybreak:
        wrong += daybreak_faults(g)
    if g.phase != "setup":
        wrong += loyalty_faults(g)
    wrong += differ("civilian ships", g.civilian_pile + g.civilian_faces + g.civilians_destroyed, ALL_CIVILIANS)
    wrong += differ("damage tokens", g.damage_pool + g.damaged + g.damage_removed, GALACTICA_DAMAGE)
    on_ships = sum([ship.damage for ship in g.basestars], ())
    wrong += differ("basestar damage tokens", g.basestar_damage_pool + on_ships, BASESTAR_DAMAGE)
    for name in ("crisis", "destination", "quorum"):
        if len(getattr(g, f"{name}_deck")) != len(getattr(g, f"{name}_known")):
            wrong.append(f"who knows the {name} deck does not fit it")
    if not len(g.civilians) == len(g.civilian_faces) == len(g.civilian_known):
        wrong.append("the civilian ships in space do not fit")
    return wrong


def is_memento(g: Galactica, player: Player) -> bool:
    """Skill cards drawn to choose from; not those of a hand that he spies on."""
    return player.spied == NOBODY and bool(player.looking) and player.looking[0] in SKILL_CARDS


def quorum_faults(g: Galactica) -> list[str]:
    """A card being resolved lies nowhere: one at a time."""
    quorum = g.quorum_deck + g.quorum_discards + g.quorum_removed
    quorum += sum([p.quorum + p.assigned for p in g.players], ())
    box = tuple(card for card, n in QUORUM.items() for _ in range(n))
    there = quorum + looked_at(g, box)
    wrong = Counter(there) - Counter(box) or len(there) < len(box) - 1
    return differ("quorum cards", there, box) if wrong else []


def daybreak_faults(g: Galactica) -> list[str]:
    """A Mutiny card being resolved lies nowhere: one at a time."""
    mutiny = g.mutiny_deck + g.mutiny_discards + g.mutiny_removed + sum([p.mutiny for p in g.players], ())
    mutiny += looked_at(g, MUTINY)
    wrong = differ("mutiny cards", mutiny, MUTINY) if Counter(mutiny) - Counter(MUTINY) or len(mutiny) < 21 else []
    motives = g.motive_deck + sum([p.motives + p.motives_shown for p in g.players], ())
    wrong += differ("motives", motives, tuple(MOTIVES))
    for seat, player in enumerate(g.players):
        if not set(player.armed) <= set(g.offers(seat)):
            wrong.append(f"seat {seat} has armed {player.armed}")
    if g.search_for_home:
        missions = g.mission_deck + g.mission_discards + g.missions_won + looked_at(g, tuple(MISSIONS))
        wrong += differ("missions", missions + ((g.mission,) if g.mission else ()), tuple(MISSIONS))
    for seat, player in enumerate(g.players):
        if player.infiltrating and (player.cylon or not g.is_leader(seat)):
            wrong.append(f"seat {seat} infiltrates as it cannot")
        if player.cylon and player.mutiny and ship_of(player.location) == CYLON:
            wrong.append(f"seat {seat} is a Cylon and holds Mutiny cards")
    for name in ("mutiny", "mission"):
        if len(getattr(g, f"{name}_deck")) != len(getattr(g, f"{name}_known")):
            wrong.append(f"who knows the {name} deck does not fit it")
    return wrong


def loyalty_faults(g: Galactica) -> list[str]:
    """The Sympathizer, which comes in after the first deal, may be in no deck yet, or none at all."""
    loyalty = g.loyalty_deck + g.loyalty_box + sum([p.loyalty + p.revealed for p in g.players], ())
    cards = box(g.daybreak)
    if SYMPATHIZER not in loyalty or g.seats not in WITH_SYMPATHIZER:
        cards = tuple(card for card in cards if card != SYMPATHIZER)
    return differ("loyalty cards", loyalty, cards)


def ship_faults(g: Galactica) -> list[str]:
    wrong = []
    crafts = [player.craft for player in g.players if player.location == VIPER and player.area >= 0]
    flown = crafts.count(VIPER)
    vipers = sum(g.vipers) + flown + g.viper_reserve + g.vipers_damaged + g.vipers_destroyed
    if vipers != SUPPLY["viper"]:
        wrong.append(f"there are {vipers} vipers")
    if g.raptors + g.raptors_destroyed != SUPPLY["raptor"]:
        wrong.append(f"there are {g.raptors + g.raptors_destroyed} raptors")
    assault = sum(g.assault_raptors) + g.assault_reserve + g.assault_destroyed + crafts.count(ASSAULT_RAPTOR)
    if not assault <= (ASSAULT_RAPTORS if g.daybreak else 0):
        wrong.append(f"there are {assault} assault raptors")
    for kind, n in (
        ("raider", sum(g.raiders)),
        ("heavy_raider", sum(g.heavy_raiders)),
        ("basestar", len(g.basestars)),
        ("centurion", sum(g.centurions)),
    ):
        if not 0 <= n <= supply(g, kind):
            wrong.append(f"there are {n} of {kind}")
    counts = (*g.raiders, *g.heavy_raiders, *g.vipers, *g.centurions, *g.raiders_done, *g.heavy_done)
    counts += (*g.assault_raptors, g.assault_reserve, g.assault_destroyed)
    if min(*counts, g.viper_reserve, g.vipers_damaged, g.vipers_destroyed, g.raptors, g.nukes) < 0:
        wrong.append("there are fewer than no ships")
    if any(done > n for done, n in zip(g.raiders_done, g.raiders, strict=True)):
        wrong.append("more raiders were activated than there are")
    if any(done > n for done, n in zip(g.heavy_done, g.heavy_raiders, strict=True)):
        wrong.append("more heavy raiders were activated than there are")
    return wrong


def player_faults(g: Galactica) -> list[str]:
    wrong = []
    for seat, player in enumerate(g.players):
        for type, bound in enumerate(player.bound):
            held = sum(TYPE_OF[card] == type for card in player.hand)
            if held > bound:
                wrong.append(f"seat {seat} holds {held} {TYPES[type]} cards, of which everybody knows at most {bound}")
        if (player.location == VIPER) != (player.area >= 0) and g.phase != "setup":
            wrong.append(f"seat {seat} is in {player.location}, area {player.area}")
        for whose, other in enumerate(g.players):
            if Counter(known_in_hand(g, seat, whose)) - Counter(other.hand):
                wrong.append(f"seat {seat} believes in cards that seat {whose} does not hold")
        if player.quorum and seat != g.president:
            wrong.append(f"seat {seat} holds Quorum cards and is not President")
    return wrong


def track_faults(g: Galactica) -> list[str]:
    wrong = [f"{name} is {getattr(g, name)}" for name in RESOURCES if not 0 <= getattr(g, name) <= MOST]
    if not 0 <= g.jump <= AUTO_JUMP:
        wrong.append(f"the fleet marker is on {g.jump}")
    return wrong
