"""What it is worth to the humans that a player uses a location."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.galactica import worth
from orrery.bots.galactica.combat import best_gun, best_shot, escape, guard, toward_fight
from orrery.bots.galactica.effects import sent
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica.actions import why_no_location
from orrery.games.galactica.board import AREAS, AUTO_JUMP, JUMP_RISK, LAUNCH_AREAS, neighbours
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.state import Galactica

FTL_SAFE = 2 / 8
"""How often an early jump costs nothing."""
EARLY, EARLY_ON_THE_WAY_HOME = 1.4, 2.0
"""A space of the jump track that an early jump saves; the way to Earth is longer, and time is dearer."""
ARRIVES_LATER = 0.5
"""How likely the fleet still arrives if the last jump is put off."""
QUORUM_CARD = 0.4
Worth = Callable[[Seen, int], float]


def value_at(s: Seen, seat: int, location: str) -> float:
    """What a player's action there would be worth; nothing if he could not take it."""
    value = worth_of(s.g, location)
    if value is None or not usable(s, seat, location):
        return 0.0
    if location not in ANYBODY or value is DAYBREAK_VALUES.get(location):
        return value(s, seat)
    if location not in s.memo:
        s.memo[location] = value(s, seat)
    return s.memo[location]


def worth_of(g: Galactica, location: str) -> Worth | None:
    if g.daybreak and location in DAYBREAK_VALUES:
        return DAYBREAK_VALUES[location]
    return VALUES.get(location)


ANYBODY = (
    "ftl_control",
    "weapons_control",
    "command",
    "communications",
    "research_lab",
    "armory",
    "press_room",
    "bridge",
    "tactical_plot",
)
"""Locations where it does not matter who acts, as the base game and the Demetrius print them."""


def usable(s: Seen, seat: int, location: str) -> bool:
    """As if he were there already."""
    g = s.g
    if location in g.damaged or (g.is_(seat, "tom_zarek") and location != "brig" and others_at(g, seat, location)):
        return False
    if seat != s.seat and g.is_(seat, "laura_roslin") and len(g.players[seat].hand) < 2:
        return False
    return why_no_location(g, seat, location) is None


def others_at(g: Galactica, seat: int, location: str) -> bool:
    return any(other != seat for other in g.at(location))


def jump_value(g: Galactica) -> float:
    """What it is worth to jump now: the ships are left behind, and the turns saved that the track would take."""
    left = sum([worth.SHIP["raider"] * n for n in g.raiders]) + worth.SHIP["basestar"] * len(g.basestars)
    fuel = 0.8 * worth.unit("fuel", g.fuel, g.daybreak) if g.fuel <= 2 else 0.0
    early = EARLY_ON_THE_WAY_HOME if g.search_for_home else EARLY
    return (AUTO_JUMP - g.jump) * early + 1.2 * worth.danger(g) + 0.3 * left - fuel


def ftl_control(s: Seen, seat: int) -> float:
    risk = JUMP_RISK[s.g.jump]
    if worth.at_the_end(s.g):
        return last_jump(s.g, risk)
    return jump_value(s.g) - (1 - FTL_SAFE) * worth.loss(s.g, "population", risk) - 0.6


def last_jump(g: Galactica, risk: int) -> float:
    """Who has people enough has won; who has not may wait for the track."""
    arrives = 1.0 if g.population > risk else FTL_SAFE
    return worth.LOST * (arrives - ARRIVES_LATER)


def weapons_control(s: Seen, seat: int) -> float:
    return best_gun(s.g)


def command(s: Seen, seat: int) -> float:
    return orders_worth(s.g, 2)


def orders_worth(g: Galactica, n: int) -> float:
    """The best n activations of unmanned vipers, roughly."""
    found = [0.0] * n
    for area in range(6):
        for _ in range(min(g.vipers[area], n)):
            found += [max(best_shot(g, "viper", area), 0.8 * toward_fight(g, area)[1])] * 2
    if g.viper_reserve:
        found += [max(guard(g, area), 0.7 * toward_fight(g, area)[1]) for area in LAUNCH_AREAS]
    return sum(sorted(found)[-n:])


def communications(s: Seen, seat: int) -> float:
    """Two civilian ships brought out of reach."""
    gains = []
    for name, area in s.g.civilians:
        best = max(escape(s, name, to) for to in (area, *neighbours(area)))
        gains.append(min(1.5, best - escape(s, name, area)))
    return 0.25 * worth.civilian(s.g) * sum(sorted(gains)[-2:])


def research_lab(s: Seen, seat: int) -> float:
    return worth.CARD


def hangar_deck(s: Seen, seat: int) -> float:
    """Into a viper, and another action at once: the first blow is free."""
    g = s.g
    if not g.viper_reserve:
        return 0.0
    here = max([guard(g, area) + 0.4 * best_shot(g, "viper", area) for area in LAUNCH_AREAS])
    out = max([here, *[toward_fight(g, area)[1] for area in LAUNCH_AREAS]])
    return 1.3 * out + (0.3 if sum(g.raiders) > 2 else 0.0)


def armory(s: Seen, seat: int) -> float:
    return 2 / 8 * max([worth.CENTURION[i] for i, n in enumerate(s.g.centurions) if n], default=0.0)


def admirals_quarters(s: Seen, seat: int) -> float:
    """Worth it only against somebody whom one suspects; the check costs cards and may fail."""
    worst = max([-sent(s, other, "brig") for other in s.g.humans() if other != seat], default=0.0)
    return 0.6 * worst - 0.8


def press_room(s: Seen, seat: int) -> float:
    return 1.7 * worth.CARD


def presidents_office(s: Seen, seat: int) -> float:
    return 2 * QUORUM_CARD


def administration(s: Seen, seat: int) -> float:
    """To take the presidency from a suspect."""
    best = min([s.suspicion(other) for other in s.g.humans() if other != s.g.president], default=1.0)
    return 2.2 * (s.suspicion(s.g.president) - best) - 1.1


def brig(s: Seen, seat: int) -> float:
    return 0.7 * (s.faith(seat) - s.suspicion(seat))


DAYBREAK_VALUES: dict[str, Worth] = {}
"""Locations that Daybreak prints anew: `home` fills it."""
VALUES: dict[str, Worth] = {
    "ftl_control": ftl_control,
    "weapons_control": weapons_control,
    "command": command,
    "communications": communications,
    "research_lab": research_lab,
    "hangar_deck": hangar_deck,
    "armory": armory,
    "admirals_quarters": admirals_quarters,
    "press_room": press_room,
    "presidents_office": presidents_office,
    "administration": administration,
    "brig": brig,
}


def repair_value(g: Galactica, location: str) -> float:
    """What a Repair card does there."""
    best = 0.0
    if location in g.damaged:
        use = {"ftl_control": 0.8, "command": 0.7, "weapons_control": 0.7, "hangar_deck": 0.6}.get(location, 0.3)
        best = use + 0.35 * len(g.damaged) + (6.0 if len(g.damaged) >= 5 else 2.0 if len(g.damaged) == 4 else 0.0)
    if location == "hangar_deck" and g.vipers_damaged:
        scarce = 0.5 if g.viper_reserve < 2 else 0.25
        best = max(best, scarce * min(2, g.vipers_damaged))
    return best


def is_pilot(g: Galactica, seat: int) -> bool:
    return CHARACTERS[g.players[seat].character].pilot


def area_name(area: int) -> str:
    return AREAS[area]
