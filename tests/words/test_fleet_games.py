"""Everything that whole battles bring up can be read in both languages."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

import orrery
from orrery.games.fleet.title import FleetCommander
from orrery.words import LANGUAGES, pick
from orrery.words.terminal import pick_terminal
from tests.words.kit import NAMES
from tests.words.typography import faults


def told_apart(seats: int, options: dict[str, Any]) -> tuple[object, ...]:
    """What makes a battle speak of other things: its scenario, what is hidden, camps, and factions."""
    names = ("scenario", "format", "weapons", "deployment", "map", "factions", "commanders", "campaign")
    return (seats == 2, seats % 2, *[options.get(name) for name in names])


VARIANTS = list({told_apart(*variant): variant for variant in FleetCommander().variants()}.values())


def sentences(game: orrery.Game, rng: Random, most: int) -> Iterator[tuple[str, str]]:
    """(language, text) of all that anybody could read during a random game."""
    names = (*NAMES, "Noé", "Zoé")
    while game.pending and game.answers < most:
        seat = min(game.pending)
        q = game.pending[seat]
        choice = q.sample(rng)
        for lang in LANGUAGES:
            words = pick(lang, "fleet")
            yield lang, words.question(q, names)
            yield lang, words.task(q.kind)
            for item in set(q.items):
                yield lang, words.item(q, item)
            for item, reason in q.blocked().items():
                yield lang, words.refusal(reason)
                yield lang, words.named(item)
            if q.least == 0:
                yield lang, words.nothing(q)
            yield lang, words.preview(q, q.preview(choice))
        game.answer(seat, choice)
    for lang in LANGUAGES:
        for seat_or_none in (None, 0):
            for event in game.events(seat_or_none):
                yield lang, pick(lang, "fleet").event(event, names)
        terminal = pick_terminal(lang, "fleet")
        for line in (
            *terminal.table(game.view(0), names),
            *terminal.hand(game.view(0)),
            *terminal.sheet(game.view(1), names),
        ):
            yield lang, line


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_whole_battles_can_be_read(seats: int, options: dict[str, Any]) -> None:
    game = orrery.new("fleet", seats=seats, seed=seats, options=options)
    read = set(sentences(game, Random(seats), 120))
    assert len(read) > 200
    assert [fault for lang, text in read if text for fault in faults(lang, text)] == []
