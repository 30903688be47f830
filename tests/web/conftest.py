"""One browser and one server for all the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.kit import Home, Player, running_browser, running_server
from tools import page


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as found:
        yield found


@pytest.fixture(scope="session")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    page.build()
    with running_server(tmp_path_factory.mktemp("web")) as found:
        yield found


@pytest.fixture
def visitor(browser: Browser, home: Home) -> Iterator[Callable[..., Player]]:
    """Makes people with browsers; when they are done, none has seen an error."""
    made: list[Player] = []

    def make(**context: Any) -> Player:
        made.append(Player(browser, home.url, len(made) + 1, **context))
        return made[-1]

    yield make
    errors = [error for player in made for error in player.errors]
    for player in made:
        player.close()
    assert errors == []
