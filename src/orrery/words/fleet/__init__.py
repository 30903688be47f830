"""The words of Fleet Commander."""

from __future__ import annotations

from orrery.words.fleet.almanac import AlmanacWords
from orrery.words.fleet.events import EventWords
from orrery.words.fleet.questions import QuestionWords


class FleetWords(QuestionWords, EventWords, AlmanacWords):
    """All of them."""


make = FleetWords
