"""The words of Fleet Commander."""

from __future__ import annotations

from orrery.words.fleet.almanac import AlmanacWords
from orrery.words.fleet.events import EventWords
from orrery.words.fleet.options import OptionWords
from orrery.words.fleet.questions import QuestionWords


class FleetWords(OptionWords, QuestionWords, EventWords, AlmanacWords):
    """All of them."""

    turn = "turn"


make = FleetWords
