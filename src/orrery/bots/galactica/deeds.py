"""Actions: what each is worth to the humans, and where to go for the best one."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.galactica import worth
from orrery.bots.galactica.combat import best_shot, guard, pilot_worth, prize, toward_fight
from orrery.bots.galactica.effects import sent
from orrery.bots.galactica.hand import drawn, keep
from orrery.bots.galactica.mutiny import mutiny_value
from orrery.bots.galactica.places import VALUES, is_pilot, orders_worth, repair_value, value_at
from orrery.bots.galactica.quorum import HOLD, quorum_value
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica.board import AREAS, BRIG, NO_LOCATION, RESOURCES, VIPER
from orrery.games.galactica.cards.skill import NAME_OF
from orrery.games.galactica.combat import targets_in
from orrery.games.galactica.daybreak_skill_cards import PLANNED
from orrery.games.galactica.locations import COLONIAL_ONE, DEMETRIUS, GALACTICA, LOCATIONS, ship_of
from orrery.games.galactica.state import Galactica

ABOARD = tuple(
    id
    for id, place in LOCATIONS.items()
    if place.ship in (GALACTICA, COLONIAL_ONE) and not place.hazardous and not place.edition
)
DEMETRIUS_ABOARD = tuple(id for id, place in LOCATIONS.items() if place.ship == DEMETRIUS)
SECOND = 0.6
"""What a second action of the same kind is worth."""
ONCE = 0.8
"""What an ability that works once per game should bring, not to be wasted."""


def action_value(s: Seen, item: str) -> float:
    """For the humans, whoever takes it."""
    kind, _, name = item.partition(":")
    if kind == "location":
        return value_at(s, s.seat, name) - (2 * 0.2 if s.g.is_(s.seat, "laura_roslin") else 0.0)
    if kind == "viper":
        return pilot_worth(s, s.seat)
    if kind == "card":
        return card_value(s, name) - keep(s, name)
    if kind == "quorum":
        return quorum_value(s, name) - HOLD
    if kind == "mutiny":
        return mutiny_value(s, name)
    if kind == "ability":
        return ability_value(s, name)
    if item == "title:nuke":
        return nuke_value(s)
    return 0.35 if item == "title:draw_quorum" else 0.0


def card_value(s: Seen, card: str) -> float:
    g, name = s.g, NAME_OF[card]
    if name == "consolidate_power":
        if g.daybreak:
            return drawn(s, s.seat, 2)
        return 2 * worth.CARD * (1.0 if len(s.me.hand) < 8 else 0.5)
    if name == "executive_order":
        return max([order_value(s, seat) for seat in obedient(s)], default=0.0)
    if name == "launch_scout":
        return 0.75 * 0.75 - 0.25 * worth.RAPTOR
    if name == "maximum_firepower":
        return firepower(s)
    if name == "repair":
        return repair_value(g, s.me.location)
    if name in DAYBREAK:
        return DAYBREAK[name](s)
    return 0.0


DAYBREAK: dict[str, Callable[[Seen], float]] = {
    "popular_influence": lambda s: 0.7,
    "negotiation": lambda s: worth.CARD + worth.danger(s.g) - worth.SHIP["basestar"],
    "unorthodox_plan": lambda s: max([VALUES[place](s, s.seat) for place in PLANNED]),
    "combat_veteran": lambda s: 0.8 * orders_worth(s.g, 3),
    "launch_reserves": lambda s: 0.7 * orders_worth(s.g, 2),
    "raptor_specialist": lambda s: 0.6,
    "test_the_limits": lambda s: worth.step(s.g) - 5 / 8 * worth.damage(s.g),
}
"""What the action cards of Daybreak do for the humans."""


def firepower(s: Seen) -> float:
    area = s.me.area
    raiders = min(4, s.g.raiders[area])
    return raiders * 0.75 * prize(s.g, "raider", area) + (4 - raiders) * 0.5 * rest_of(s, area)


def rest_of(s: Seen, area: int) -> float:
    bigger = [target for target in targets_in(s.g, area) if target != "raider"]
    return max([best_shot(s.g, "viper", area) for _ in bigger], default=0.0)


def nuke_value(s: Seen) -> float:
    """A basestar, most likely; better kept while only one is there and the fleet is about to jump."""
    g = s.g
    gained = max([2.6 + 0.25 * 0.5 * min(3, g.raiders[ship.area]) for ship in g.basestars], default=0.0)
    soon = 1.2 if g.jump >= 3 else 0.0
    return gained * 0.8 - worth.NUKE - soon + (1.2 if len(g.basestars) > 1 else 0.0)


# --- Executive Orders ---------------------------------------------------------------------------------


def obedient(s: Seen) -> tuple[int, ...]:
    return tuple([p for p in s.g.humans() if p != s.seat and s.g.players[p].location != NO_LOCATION])


def order_value(s: Seen, seat: int) -> float:
    """What somebody would do with an order, if he is to be trusted."""
    stay, move = two_actions(s, seat), after_move(s, seat)
    return max(stay, move) * (s.faith(seat) - 0.7 * s.suspicion(seat))


def two_actions(s: Seen, seat: int) -> float:
    """Both where he is."""
    here = s.g.players[seat].location
    if here == VIPER:
        return 1.8 * pilot_worth(s, seat)
    first = value_at(s, seat, here)
    if here == "hangar_deck" and is_pilot(s.g, seat):
        return first + 0.4
    return first if here == "ftl_control" else first * (1 + SECOND)


def after_move(s: Seen, seat: int) -> float:
    player = s.g.players[seat]
    if player.location == BRIG:
        return 0.0
    if player.location == VIPER:
        to, gained = toward_fight(s.g, player.area)
        return gained + best_shot(s.g, "viper", to)
    return max(value_at(s, seat, place) - fare(s, seat, place) for place in open_to(s.g) if place != player.location)


def open_to(g: Galactica) -> tuple[str, ...]:
    """Where a human may go in this game."""
    return ABOARD + DEMETRIUS_ABOARD * g.search_for_home


def fare(s: Seen, seat: int, place: str) -> float:
    """A card to change ship."""
    if ship_of(s.g.players[seat].location) == ship_of(place):
        return 0.0
    return 0.25 if s.g.players[seat].hand else worth.LOST


# --- abilities ----------------------------------------------------------------------------------------


def ability_value(s: Seen, name: str) -> float:
    g = s.g
    if name == "cylon_detector":
        unsure = max([0.5 - abs(0.5 - s.suspicion(p)) for p in g.humans() if p != s.seat], default=0.0)
        return 4.0 * unsure - (0.6 if g.sleeper else 1.6)
    if name == "skilled_politician":
        return 2.0 - ONCE
    if name == "cag":
        return orders_worth(g, 6) - 1.6
    if name == "unconventional_tactics":
        dear = max([-worth.loss(g, name, -1) for name in ("fuel", "food", "morale")])
        return dear - worth.loss(g, "population", 1) - ONCE
    if name == "declare_martial_law":
        return 2.5 * (s.suspicion(g.president) - s.suspicion(g.admiral)) - ONCE
    return SHEETS[name](s) if name in SHEETS else 0.0


SHEETS: dict[str, Callable[[Seen], float]] = {
    "cult_leader": lambda s: 0.5 if s.me.miracles < 3 else 0.0,
    "broadcast": lambda s: max([-worth.loss(s.g, name, -2) for name in RESOURCES]) - ONCE,
    "abuse_power": lambda s: 1.2 - ONCE,
    "attorney": lambda s: max([worth.SENT[BRIG] * (s.faith(p) - s.suspicion(p)) for p in s.g.at(BRIG)], default=0.0),
    "organized": lambda s: sum(sorted([value_at(s, s.seat, place) for place in ABOARD])[-3:]) - 1.6,
    "treatment": lambda s: 2 * worth.CARD,
    "quarantine": lambda s: 0.6 - ONCE,
    "visions": lambda s: 0.4,
    "resolute": lambda s: max([value_at(s, s.seat, place) for place in ABOARD]) - ONCE,
}
"""What the actions on the sheets of Daybreak do for the humans."""


# --- movement -----------------------------------------------------------------------------------------


def best_without_moving(s: Seen) -> float:
    """The best of the actions that do not depend on where one is."""
    values = [0.0]
    if s.seat == s.g.president:
        values += [0.35] + [quorum_value(s, card) - HOLD for card in set(s.me.quorum)]
    for card in set(s.me.hand):
        if NAME_OF[card] in ("consolidate_power", "executive_order", "launch_scout"):
            values.append(card_value(s, card) - keep(s, card))
    return max(values)


def place_value(s: Seen, place: str, anyhow: float) -> float:
    """What it is worth to be somewhere with an action to come; `anyhow`: what can be had without moving."""
    here = value_at(s, s.seat, place)
    if any(NAME_OF[card] == "repair" for card in s.me.hand):
        here = max(here, repair_value(s.g, place) - 0.3)
    return max(here, anyhow) + 0.1 * here


def movement_value(s: Seen, to: str, anyhow: float) -> float:
    g, here = s.g, s.me.location
    if to in AREAS or (to == "stay" and here == VIPER):
        area = AREAS.index(to) if to in AREAS else s.me.area
        flying = max(best_shot(g, "viper", area), 0.6 * toward_fight(g, area)[1]) + 0.3 * guard(g, area)
        return max(flying, anyhow) + 0.2 * flying
    if to == "stay":
        return place_value(s, here, anyhow) + 0.02
    return place_value(s, to, anyhow) - fare(s, s.seat, to)


def accusation(s: Seen, seat: int) -> float:
    return -sent(s, seat, BRIG)
