"""Friends, who is there, games to watch, another game from the lobby, and what is told of all one's games."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import Home, Player, lay, play_out
from tests.web.test_after import LATE
from tests.web.test_looks import violations

Visitor = Callable[..., Player]


def test_friends_play_are_watched_and_play_again(home: Home, visitor: Visitor) -> None:
    host, guest = visitor().lobby(), visitor(viewport={"width": 390, "height": 844}).lobby()
    host.page.click("#people .make")
    guest.page.goto(host.page.locator("dialog .url").inner_text())
    host.shut()
    guest.page.click("main .primary")
    for player in (host, guest):
        expect(player.page.locator("#people li")).to_have_count(1)
        expect(player.page.locator("#people .there")).to_have_text("here")

    lay(home, LATE, host, guest, listed=True)
    expect(host.page.locator(".await .there")).to_have_text("here")
    host.page.goto(host.url)
    expect(guest.page.locator(".ptabs .there.gone")).to_have_count(1)
    watcher = visitor().lobby()
    watcher.page.click("#watch .btn")
    expect(watcher.at_table().page.locator(".dock h2")).to_contain_text("watching")
    host.page.click("#mine .btn")
    play_out(host, guest)
    for player in (host, guest):
        player.page.goto(player.url)
        player.page.wait_for_selector("#finished .g .rematch")
        assert (violations(player), player.overflow()) == ([], 0)
    host.page.click("#finished .rematch")
    host.page.wait_for_url("**/table/*")
    expect(guest.page.locator("#finished .rematch")).to_contain_text("Join rematch")
    guest.page.goto(f"{guest.url}/profile")
    expect(guest.page.locator(".titles dd").first).to_contain_text("of 1 game")
    expect(guest.page.locator(".past li")).to_have_count(1)
    assert (violations(guest), guest.overflow()) == ([], 0)
    assert [player.errors for player in (host, guest, watcher)] == [[], [], []]

    guest.page.goto(guest.url)
    guest.page.click("#people .part")
    guest.page.click("#people .part")
    expect(guest.page.locator("#people .part")).to_have_count(0)
    expect(guest.page.locator("#people b")).to_have_text("Ada 0")
