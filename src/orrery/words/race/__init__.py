"""The words of Race for the Galaxy."""

from __future__ import annotations

from orrery.words.race.almanac import AlmanacWords
from orrery.words.race.events import EventWords
from orrery.words.race.questions import QuestionWords


class RaceWords(QuestionWords, EventWords, AlmanacWords):
    """All of them."""

    turn = "round"


make = RaceWords
