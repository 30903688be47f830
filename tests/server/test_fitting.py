"""What a new table can have, and why not the rest: the engine's reasons, in the names that people read."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from orrery import games
from orrery.core.errors import BadOption
from orrery.server.fitting import fits
from tests.server.web import House, house


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as started:
        yield started


@pytest.mark.parametrize("title", ["race", "fleet", "galactica"])
def test_what_has_a_reason_is_refused_and_what_has_none_is_not(title: str) -> None:
    found = games.find(title)
    usual = {option.name: option.default for option in found.options}
    for seats in found.seats:
        told = fits(found, seats, usual, "", "en")
        for option in found.options:
            for value in option.values:
                try:
                    found.settle_options(seats, {option.name: value})
                    possible = True
                except BadOption:
                    possible = False
                written = str(value).lower() if isinstance(value, bool) else str(value)
                assert possible == (written not in told.values[option.name]), (seats, option.name, value)


@pytest.mark.parametrize(
    ("lang", "board", "seats"),
    [
        ("en", "The scenario The Trap for 2 is not played on 5 by 6.", "The scenario The Trap is not for 3 players."),
        ("fr", "Le scénario Le Piège à 2 ne se joue pas sur 5 par 6.", "Le scénario Le Piège ne se joue pas à 3."),
    ],
)
def test_reasons_name_values_as_people_do(home: House, lang: str, board: str, seats: str) -> None:
    path = '/api/titles/fleet/fitting?seats=2&options={"scenario":"trap"}&first=scenario'
    told: dict[str, Any] = home.visitor().get(f"{path}&lang={lang}").json()
    assert told["clash"] is None
    assert told["values"]["board"]["5x6"] == board
    assert "5x5" not in told["values"]["board"]
    assert told["seats"]["3"] == seats
    assert "pitched_battle" not in told["values"]["scenario"], "it would be played on its usual board"


def test_the_whole_that_does_not_fit_says_why(home: House) -> None:
    told = home.visitor().get('/api/titles/galactica/fitting?seats=7&options={"search_for_home":true}').json()
    assert "Daybreak" in told["clash"]
    assert home.visitor().get('/api/titles/galactica/fitting?seats=5&options={"nothing":1}').status_code == 400
