"""The page is installed on a device, and its shell opens without a network. No game is kept there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import Player

Visitor = Callable[..., Player]

KEPT = """async () => {
  const found = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) found.push(new URL(request.url).pathname);
  }
  return found;
}"""


def installed(visitor: Visitor) -> Player:
    player = visitor().lobby()
    player.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    player.until("navigator.serviceWorker.controller !== null")
    return player


def test_it_can_be_installed(visitor: Visitor) -> None:
    player = installed(visitor)
    manifest = player.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(one => one.json())")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert player.page.evaluate(f"fetch('{icon['src']}').then(one => one.ok)")


def test_without_a_network_the_shell_opens_and_says_so(visitor: Visitor) -> None:
    player = installed(visitor)
    table = player.start()
    player.at_table()
    player.context.set_offline(True)
    player.page.wait_for_selector(".offbar")
    player.page.goto(player.url)
    expect(player.page.locator(".offline")).to_contain_text("offline")
    player.page.goto(f"{player.url}/table/{table}")
    player.page.wait_for_selector(".offline")
    assert player.hand() == set(), "no game is kept on the device"
    player.context.set_offline(False)
    player.at_table()
    player.page.wait_for_selector(".hand [data-card]")


def test_nothing_of_a_game_is_kept_on_the_device(visitor: Visitor) -> None:
    player = installed(visitor)
    player.start()
    player.at_table()
    for _ in range(4):
        player.page.wait_for_selector(".dock:not(.calm)")
        player.answer()
    player.page.wait_for_selector(".dock:not(.calm)")
    kept = player.page.evaluate(KEPT)
    assert "/" in kept
    assert [path for path in kept if path.startswith("/api/")] == []
    pictures = [path for path in kept if path.endswith((".avif", ".webp"))]
    assert pictures == [path for path in pictures if "/emblem-" in path], "which cards were seen is a secret too"
