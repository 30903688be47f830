"""Every card of the box, as declarations. Each crisis, super crisis and destination is declared by name, so that a
rule may hold one of its parts across a question."""

from __future__ import annotations

from orrery.core.declared import declare
from orrery.games.galactica.cards.crisis_attacks import ATTACKS
from orrery.games.galactica.cards.crisis_checks import CHECKS
from orrery.games.galactica.cards.crisis_events import EVENTS
from orrery.games.galactica.cards.destination import DESTINATIONS as DESTINATION_CARDS
from orrery.games.galactica.cards.shapes import Attack, Crisis, Destination, Orders, SkillTest
from orrery.games.galactica.cards.super_crisis import SUPER_CRISES

CRISES: dict[str, Crisis] = {card.id: card for card in CHECKS + EVENTS + ATTACKS + SUPER_CRISES}
"""Every crisis by id, super crises too."""
DESTINATIONS: dict[str, Destination] = {card.id: card for card in DESTINATION_CARDS}

for _crisis in CRISES.values():
    declare(f"galactica.crisis.{_crisis.id}", _crisis)
for _destination in DESTINATIONS.values():
    declare(f"galactica.destination.{_destination.id}", _destination)

CRISIS_DECK = tuple(card.id for card in CHECKS + EVENTS + ATTACKS for _ in range(card.count))
SUPER_DECK = tuple(card.id for card in SUPER_CRISES)
DESTINATION_DECK = tuple(card.id for card in DESTINATION_CARDS for _ in range(card.count))

__all__ = [
    "CRISES",
    "CRISIS_DECK",
    "DESTINATIONS",
    "DESTINATION_DECK",
    "SUPER_DECK",
    "Attack",
    "Crisis",
    "Destination",
    "Orders",
    "SkillTest",
]
