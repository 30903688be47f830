"""Tables of earlier releases in the browser: shown by their own rules, or set aside with all that is left."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from orrery.server.store import open_engine
from tests.editions.test_old_servers import RELEASED, SERVERS
from tests.web.kit import LONG, Home, Player, running_server

LANGS = ("fr", "en") if LONG else ("fr",)
OLDER = {"en": "older rules", "fr": "règles anciennes"}
ASIDE = {"en": "This table is set aside", "fr": "Cette table est mise de côté"}


def left_by(server: str, folder: Path) -> None:
    """The database of a server of another day."""
    engine = open_engine(f"sqlite:///{folder}/web.db")
    with engine.begin() as connection:
        for line in (SERVERS / f"{server}.sql").read_text(encoding="utf-8").splitlines():
            connection.exec_driver_sql(line)
    engine.dispose()


@pytest.fixture
def later(tmp_path: Path) -> Iterator[Home]:
    """A server whose rules have all taken the next number since the first release."""
    left_by(RELEASED, tmp_path)
    with running_server(tmp_path, "--later") as home:
        yield home


@pytest.fixture
def before(tmp_path: Path) -> Iterator[Home]:
    """Today's server on the tables of one whose rules are not kept."""
    left_by("fleet_3", tmp_path)
    with running_server(tmp_path) as home:
        yield home


def ada(browser: Browser, home: Home, lang: str) -> Player:
    """Who plays at these tables, at a page in a language."""
    player = Player(browser, home.url, viewport={"width": 1366, "height": 650})
    # before the page is opened: it makes a guest, and whoever is somebody has to show a token
    entry = {"login": "ada", "password": "a long password"}
    assert player.context.request.post(f"{home.url}/api/login", data=entry).status == 200
    # before any page is opened, for a page that has read its words writes down their language
    player.context.add_init_script(f"localStorage.setItem('orrery.prefs', JSON.stringify({{lang: '{lang}'}}))")
    player.page.goto(home.url)
    return player


def tables_of(player: Player) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = player.page.evaluate("fetch('/api/tables/mine').then(tables => tables.json())")
    return found


@pytest.mark.parametrize("lang", LANGS)
def test_tables_of_the_first_release_are_shown_by_their_own_rules(later: Home, browser: Browser, lang: str) -> None:
    player = ada(browser, later, lang)
    tables = tables_of(player)
    assert len(tables) == 6
    for info in tables:
        player.page.goto(f"{later.url}/table/{info['id']}")
        expect(player.page.locator(".dock h2").first).not_to_be_empty()
        expect(player.page.locator(".bar .older")).to_contain_text(OLDER[lang])
        if info["status"] == "over":
            expect(player.page.locator(".end-screen")).to_be_visible()
    assert player.errors == []
    player.close()


@pytest.mark.parametrize("lang", LANGS)
def test_a_table_whose_rules_are_not_kept_says_so_and_can_be_ended_and_deleted(
    before: Home, browser: Browser, lang: str
) -> None:
    player = ada(browser, before, lang)
    info = next(found for found in tables_of(player) if found["aside"] and found["status"] == "playing")
    player.page.goto(f"{before.url}/table/{info['id']}")
    expect(player.page.locator(".said h2")).to_have_text(ASIDE[lang])
    expect(player.page.locator(".lines p")).to_contain_text("Ada")
    player.page.locator(".said .acts .btn").click()
    player.page.locator(".room > .acts .btn").last.click()
    player.page.locator(".room > .acts .btn.primary").click()
    player.page.wait_for_url(before.url + "/")
    assert info["id"] not in {found["id"] for found in tables_of(player)}
    assert player.errors == []
    player.close()
