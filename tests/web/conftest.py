"""One browser and one server for all the tests of the page."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.kit import LONG, Home, Player, running_browser, running_server
from tools import page

HERE = Path(__file__).parent


class Open:
    """What the tests of the page have in common, from the first that needs it to the last."""

    def __init__(self) -> None:
        self.stack = ExitStack()
        self.browser: Browser | None = None
        self.home: Home | None = None

    def close(self) -> None:
        self.browser = self.home = None
        self.stack.close()


opened = Open()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """The page goes first: its tests are the longest, and those of the rest fill the time until all workers are done.

    A test in a browser has a second chance, which the end of the run names (tests/conftest.py).
    """
    items[:] = page_first(items, getattr(config, "workerinput", {}).get("workercount", 1))
    if LONG or config.getoption("usepdb"):
        return
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


def page_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Each worker is given a row of all tests, as long as the others (`--dist worksteal`): it begins with its share."""
    ours = [item for item in items if HERE in item.path.parents]
    rest = [item for item in items if HERE not in item.path.parents]
    order: list[pytest.Item] = []
    for n in range(workers):
        row = (len(items) - len(order)) // (workers - n)
        share = ours[n::workers]
        order += share + rest[: max(0, row - len(share))]
        del rest[: max(0, row - len(share))]
    return order + rest


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Playwright's event loop runs in this thread, and whoever comes next from elsewhere may want one of his own."""
    if nextitem is None or HERE not in nextitem.path.parents:
        opened.close()


@pytest.fixture
def browser() -> Browser:
    if opened.browser is not None and not opened.browser.is_connected():
        opened.close()
    if opened.browser is None:
        opened.browser = opened.stack.enter_context(running_browser())
    return opened.browser


@pytest.fixture
def home(tmp_path_factory: pytest.TempPathFactory) -> Home:
    if opened.home is None:
        page.build()
        opened.home = opened.stack.enter_context(running_server(tmp_path_factory.mktemp("web")))
    return opened.home


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
