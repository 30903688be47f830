"""Whoever looks elsewhere learns that he is awaited: by the device, and by e-mail. Neither tells of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from email import message_from_bytes, policy

import pytest
from playwright.sync_api import Browser

from tests.server.mailbox import Letter, post_office
from tests.web.kit import Home, Player, lay, running_server, wait_until
from tests.web.test_manners import ENDING

Visitor = Callable[..., Player]
SETTINGS = "header .btn[aria-label=Settings]"
SHORT_DAY = 6.0


# --- the device ---------------------------------------------------------------------------------------

SHOWN = """navigator.serviceWorker.getRegistration().then(async (worker) =>
  (await worker.getNotifications()).map((one) => [one.title, one.body, one.data]))"""


PRESS = """async (path) => {
  const done = [];
  WindowClient.prototype.focus = async function () { done.push(`focus ${new URL(this.url).pathname}`); return this; };
  Clients.prototype.openWindow = async (where) => { done.push(`open ${where}`); return null; };
  if (path) await registration.showNotification('Your move', { data: path });
  const [notification] = await registration.getNotifications();
  const event = new NotificationEvent('notificationclick', { notification });
  const awaited = [];
  event.waitUntil = (promise) => awaited.push(promise);
  self.dispatchEvent(event);
  await Promise.all(awaited);
  return [done, (await registration.getNotifications()).length];
}"""
"""Presses the notification, inside the service worker. Only a person's own press may bring a window to the front, so
what the worker does in the end is noted and not done."""


def look_elsewhere(player: Player) -> None:
    """Playwright keeps every page before one's eyes, behind other tabs and in a minimised window too: this one has to
    be told that it is not."""
    player.page.evaluate("Object.defineProperty(document, 'hidden', { get: () => true })")


def test_the_device_tells_who_looks_elsewhere_that_it_is_his_move_and_leads_there(home: Home, visitor: Visitor) -> None:
    one, other = visitor(permissions=["notifications"]).lobby(), visitor().lobby()
    one.page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    one.page.click(SETTINGS)
    one.page.locator("fieldset input[type=checkbox]").check()
    one.until("JSON.parse(localStorage.getItem('orrery.prefs') ?? '{}').notify")
    one.shut()
    lay(home, ENDING, one, other)
    path = one.page.evaluate("location.pathname")
    one.answer()
    one.page.wait_for_selector(".dock.calm")
    look_elsewhere(one)
    assert one.page.evaluate(SHOWN) == [], "nothing is asked of him"
    other.answer()
    one.until(f"({SHOWN}).then((all) => all.length)")
    [[title, body, where]] = one.page.evaluate(SHOWN)
    assert title.startswith("Your move at ")
    assert (body, where) == ("", path)
    [worker] = one.context.service_workers
    assert worker.evaluate(PRESS, None) == [[f"focus {path}"], 0], "the page of the table comes to the front"
    one.page.goto(home.url)
    assert worker.evaluate(PRESS, path) == [[f"open {path}"], 0], "where it is no longer open, it is opened"


# --- e-mail -------------------------------------------------------------------------------------------


@pytest.fixture
def posted(home: Home, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Home, list[Letter]]]:
    """A server that sends letters, where days are short."""
    folder = tmp_path_factory.mktemp("posted")
    with (
        post_office() as (address, letters),
        running_server(folder, "--mail-server", address, "--day", str(SHORT_DAY)) as found,
    ):
        yield found, letters


def test_who_leaves_an_address_is_written_to_when_he_does_not_come(
    browser: Browser, posted: tuple[Home, list[Letter]]
) -> None:
    home, letters = posted
    one, other = Player(browser, home.url, 1).lobby(), Player(browser, home.url, 2)
    one.page.click(SETTINGS)
    one.page.fill("#reminders-email", "ada@example.org")
    one.page.click("fieldset form .btn")
    one.page.wait_for_selector("fieldset [role=status] >> text=/./")
    one.page.reload()
    one.page.click(SETTINGS)
    one.until("document.querySelector('#reminders-email')?.value === 'ada@example.org'")
    one.shut()
    table = one.seats("open").option("pace", 5).start()
    one.page.wait_for_selector(".room")
    other.join(one, table, "1").at_table()
    wait_until(lambda: bool(letters))
    assert letters[0].to == ["ada@example.org"]
    said = message_from_bytes(letters[0].data, policy=policy.default).get_content()
    assert table in said
    held = one.hand()
    assert [card for card in held if card in said] == []
    assert one.errors == []
    assert other.errors == []
    one.close()
    other.close()
