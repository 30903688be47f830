"""Every card of the box, as declarations. Each crisis, super crisis and destination is declared by name, so that a
rule may hold one of its parts across a question."""

from __future__ import annotations

from orrery.core.declared import declare
from orrery.games.galactica.cards.crisis_attacks import ATTACKS
from orrery.games.galactica.cards.crisis_checks import CHECKS
from orrery.games.galactica.cards.crisis_events import EVENTS
from orrery.games.galactica.cards.daybreak_crises import DAYBREAK_CRISES
from orrery.games.galactica.cards.destination import DESTINATIONS as DESTINATION_CARDS
from orrery.games.galactica.cards.mission import MISSIONS as MISSION_CARDS
from orrery.games.galactica.cards.mission import Mission
from orrery.games.galactica.cards.shapes import Attack, Crisis, Destination, Orders, SkillTest
from orrery.games.galactica.cards.super_crisis import SUPER_CRISES

CRISES: dict[str, Crisis] = {card.id: card for card in CHECKS + EVENTS + ATTACKS + SUPER_CRISES + DAYBREAK_CRISES}
"""Every crisis by id, super crises too."""
DESTINATIONS: dict[str, Destination] = {card.id: card for card in DESTINATION_CARDS}
MISSIONS: dict[str, Mission] = {card.id: card for card in MISSION_CARDS}

for _crisis in CRISES.values():
    declare(f"galactica.crisis.{_crisis.id}", _crisis)
for _destination in DESTINATIONS.values():
    declare(f"galactica.destination.{_destination.id}", _destination)

for _mission in MISSIONS.values():
    declare(f"galactica.mission.{_mission.id}", _mission)

CRISIS_DECK = tuple(card.id for card in CHECKS + EVENTS + ATTACKS for _ in range(card.count))
DAYBREAK_CRISIS_DECK = CRISIS_DECK + tuple(card.id for card in DAYBREAK_CRISES)
SUPER_DECK = tuple(card.id for card in SUPER_CRISES)
DESTINATION_DECK = tuple(card.id for card in DESTINATION_CARDS for _ in range(card.count))


def crisis_cards(daybreak: bool) -> tuple[str, ...]:
    """All crises of the game, super crises apart."""
    return DAYBREAK_CRISIS_DECK if daybreak else CRISIS_DECK


__all__ = [
    "CRISES",
    "CRISIS_DECK",
    "DESTINATIONS",
    "DESTINATION_DECK",
    "MISSIONS",
    "SUPER_DECK",
    "Attack",
    "Crisis",
    "Destination",
    "Mission",
    "Orders",
    "SkillTest",
    "crisis_cards",
]
