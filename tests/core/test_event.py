"""Events: who sees which part, who learns, and how undo follows from it."""

from __future__ import annotations

from typing import ClassVar

import pytest

from orrery.core.event import ALL, OTHERS, WHO, Event
from orrery.core.record import hidden, private, public
from tests.core.probe import start


class DrewTwoCards(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: tuple[str, ...] = private(size="n")
    source: str = hidden("deck")


class Revealed(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()


class Flipped(Event):
    learns: ClassVar[str | None] = ALL


class Passed(Event):
    who: int = public()


def test_the_name_is_made_from_the_class() -> None:
    assert DrewTwoCards.name == "drew_two_cards"
    assert Flipped.name == "flipped"


def test_the_owner_sees_private_fields_and_others_their_number() -> None:
    event = DrewTwoCards(1, ("a", "b"))
    assert event.told(1, 7) == {"index": 7, "event": "drew_two_cards", "who": 1, "cards": ["a", "b"], "n": 2}
    assert event.told(0, 7) == {"index": 7, "event": "drew_two_cards", "who": 1, "n": 2}
    assert event.told(None, 7) == event.told(0, 7)


def test_who_learns() -> None:
    assert DrewTwoCards(1, ()).learners(3) == 0b010
    assert Revealed(1).learners(3) == 0b101
    assert Flipped().learners(3) == 0b111
    assert Passed(1).learners(3) == 0


def test_events_are_numbered_and_told_since_a_number() -> None:
    game = start(
        """
        @procedure
        def rule(g):
            for i in range(3):
                g.tell(Noted(0, i))
                g.tell(Saw(1, i))
                yield number(0)
        """,
        seats=2,
    )
    game.answer(0, [1])
    told = game.answer(0, [1])
    events = game.events(1)
    assert [event["index"] for event in events] == [0, 1, 2, 3, 4, 5]
    assert game.events(1, since=4) == events[4:]
    assert game.events(1, since=99) == []
    assert game.events(0)[1] == {"index": 1, "event": "saw", "who": 1}
    assert game.events(1)[1] == {"index": 1, "event": "saw", "who": 1, "what": 0}
    assert list(told) == game.events(0, since=4)
    assert len(told) == 2
    assert told[-1]["index"] == 5
    assert told[0:1] == [told[0]]
    with pytest.raises(IndexError):
        told[2]


def test_what_was_told_does_not_grow() -> None:
    game = start("@procedure\ndef rule(g):\n    while True:\n        g.tell(Noted(0, 1))\n        yield number(0)")
    told = game.answer(0, [1])
    game.answer(0, [1])
    assert len(told) == len(list(told)) == 1
