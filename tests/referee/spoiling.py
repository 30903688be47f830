"""Planting faults: a true story told otherwise, which a referee has to notice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import deepcopy
from typing import Any

from orrery import referee
from orrery.referee.story import Event, Story

Fits = Callable[[Event], bool]
Change = Callable[[list[Event], int], list[Event]]


def retold(true: Story, told: list[Event]) -> Story:
    """The same story, where all were told another."""
    numbered = [deepcopy(event) | {"index": index} for index, event in enumerate(told)]
    events = [numbered] * (true.seats + 1)
    return Story(true.title, true.seats, true.options, events, true.views, true.first, true.since)


def found(stories: Sequence[Story], name: str, fits: Fits, change: Change) -> list[str]:
    """The faults found in the first story with such an event, once it was changed."""
    for true in stories:
        told = true.told()
        for index, event in enumerate(told):
            if event["event"] == name and fits(event):
                assert referee.judge(retold(true, told)) == []
                return referee.judge(retold(true, change(told, index)))
    raise AssertionError(f"no such {name} in these stories")


def left_out(told: list[Event], n: int) -> list[Event]:
    return told[:n] + told[n + 1 :]


def twice(told: list[Event], n: int) -> list[Event]:
    return told[: n + 1] + told[n:]


def told_as(**changes: Callable[[Event], Any]) -> Change:
    def change(told: list[Event], n: int) -> list[Event]:
        new = {key: new(told[n]) for key, new in changes.items()}
        return [*told[:n], told[n] | new, *told[n + 1 :]]

    return change


def more(key: str, by: int = 1) -> Callable[[Event], Any]:
    return lambda event: event[key] + by


def anything(event: Event) -> bool:
    return True
