"""Everything that whole games bring up can be read in both languages, also at the terminal."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import orrery
from orrery.words import LANGUAGES
from orrery.words.terminal import pick_terminal
from tests.words.kit import galactica
from tests.words.typography import faults

NAMES = ("Inès", "Théo", "Vega", "Aya", "Léo", "Zoé")


def sentences(game: orrery.Game, rng: Random) -> Iterator[tuple[str, str]]:
    """(language, text) of all that anybody could read during a random game."""
    while game.pending:
        seat = min(game.pending)
        q = game.pending[seat]
        choice = q.sample(rng)
        for lang in LANGUAGES:
            words = galactica(lang)
            yield lang, words.question(q, NAMES)
            yield lang, words.waiting(NAMES, q.kind)
            for item in set(q.items):
                yield lang, words.item(q, item)
            for item, reason in q.blocked().items():
                yield lang, words.named(item)
                yield lang, words.refusal(reason)
            if q.least == 0:
                yield lang, words.nothing(q)
            yield lang, words.preview(q, q.preview(choice))
        game.answer(seat, choice)
    for lang in LANGUAGES:
        for seat_or_none in (None, *range(game.seats)):
            for event in game.events(seat_or_none):
                yield lang, galactica(lang).event(event, NAMES)
        assert game.result is not None
        yield lang, galactica(lang).result(game.result, NAMES)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_whole_games_can_be_read(seats: int) -> None:
    game = orrery.new("galactica", seats=seats, seed=seats)
    read = set(sentences(game, Random(seats)))
    assert len(read) > 500
    assert [fault for lang, text in read if text for fault in faults(lang, text)] == []


def boards(game: orrery.Game, rng: Random, lang: str) -> Iterator[str]:
    """Lines of the terminal, at one question in ten."""
    terminal = pick_terminal(lang, "galactica")
    while game.pending:
        seat = min(game.pending)
        if rng.random() < 0.1:
            view = game.view(seat)
            yield from terminal.table(view, NAMES)
            yield from terminal.hand(view)
            yield from terminal.sheet(view, NAMES)
            yield from (terminal.label(view, game.pending[seat], item) for item in game.pending[seat].items)
        game.answer(seat, game.pending[seat].sample(rng))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_can_be_read_in_lines_of_text(lang: str) -> None:
    read = set(boards(orrery.new("galactica", seats=4, seed=11), Random(11), lang))
    assert len(read) > 150
    assert [fault for line in read for fault in faults(lang, line)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown_at_the_terminal(lang: str) -> None:
    terminal = pick_terminal(lang, "galactica")
    assert len(terminal.cards(1)) == 25 + 70 + 11 + 10 + 6
    for card in terminal.cards(1):
        assert terminal.card_of(card) == card
        assert not [fault for line in terminal.block(card, 1).splitlines() for fault in faults(lang, line.strip())]
    assert terminal.card_of("card:repair_2") == "repair_2"
    assert terminal.card_of("quorum:arrest_order") == "arrest_order"
    assert terminal.card_of("location:armory") is None
