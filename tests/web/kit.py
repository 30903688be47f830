"""A real Chromium, people who play in it, and what they may know."""

from __future__ import annotations

import asyncio
import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Response, WebSocket, expect, sync_playwright
from playwright.sync_api import Error as PlaywrightError

from orrery import games
from orrery.server.tables import Chair, _row, commitment
from tests.server import kit as server_kit
from tests.servers import PATIENCE, free_port, install, one_at_a_time
from tests.web.serve import CHANCE

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Of several such flags Chromium reads the last: what Playwright turns off, as far as it matters here, and the list
    # below the address bar, which is a page with a process of its own in every window.
    "--disable-features=DestroyProfileOnBrowserClose,LensOverlay,MediaRouter,PaintHolding,ThirdPartyStoragePartitioning,"
    "OptimizationHints,NetworkTimeServiceQuerying,AimEnabled,WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup",
]


LONG = os.environ.get("ORRERY_LONG") == "1"
WHOLE_GAME = 900
"""The same for the end of a game."""


def chromium() -> str:
    """Where Chromium is. Where it is missing, it is installed if we may; else its tests are skipped."""
    with one_at_a_time():
        for name in ("chromium", "chromium-browser", "google-chrome"):
            found = shutil.which(name)
            if found:
                return found
        install("chromium")
        found = shutil.which("chromium")
    if found:
        return found
    reason = "no Chromium on this machine"
    if LONG:
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE * 1000)
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


class Home(NamedTuple):
    """A running server: where people find it, and where it keeps its tables."""

    url: str
    database: str


@contextmanager
def running_server(folder: Path, *more: str, bot_seconds: float = 0.04) -> Iterator[Home]:
    port, database = free_port(), f"sqlite:///{folder}/web.db"
    command = [sys.executable, "-m", "tests.web.serve", "--port", str(port), "--database", database]
    command += [] if LONG else ["--same-chance"]
    process = subprocess.Popen(
        [*command, "--bot-seconds", str(bot_seconds), *more],
        cwd=ROOT,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: answers(url) or process.poll() is not None, 120)
        assert process.poll() is None, f"The server has stopped: {process.returncode}."
        # with the first question about its titles it reads them all: nobody is to wait for that
        urlopen(f"{url}/api/titles", timeout=120).close()
        yield Home(url, database)
    finally:
        process.terminate()
        process.wait(PATIENCE)


def answers(url: str) -> bool:
    try:
        with urlopen(f"{url}/healthz", timeout=1) as reply:
            return bool(reply.status == 200)
    except OSError:
        return False


def wait_until(done: Callable[[], bool], seconds: float = PATIENCE) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.05)


PICK = """async rng => {
  const dock = document.querySelector('.dock');
  if (!dock || dock.classList.contains('calm')) return null;
  const said = dock.querySelector('h2').textContent;
  const open = () => [...document.querySelectorAll(
    '.choices button:not([disabled])[aria-pressed=false], .hc.legal button, ' +
    '.legal:not(.picked)[data-card], .legal:not(.picked)[data-place]')];
  for (let i = 0; i < 14 && dock.querySelector('.acts .primary.off'); i++) {
    const all = open();
    if (!all.length) break;
    const keen = all.filter((one) => /^(II|III)$/.test(one.querySelector('.act .num')?.textContent ?? ''));
    const found = keen.length && rng[(i + 7) % 14] < 0.6 ? keen : all;
    found[Math.floor(rng[i] * found.length)].click();
    document.activeElement?.blur();
    await new Promise((drawn) => setTimeout(drawn));
  }
  return said;
}"""
"""Picks things by clicking until the answer is complete, and says which question it was.

Of actions rather those that place cards, so that a game does not last for ever.
"""

CONFIRM = """() => {
  const acts = '.dock:not(.calm) .acts';
  const main = document.querySelector(`${acts} .primary`);
  const others = [...document.querySelectorAll(`${acts} .btn:not(.primary):not(.un)`)];
  const nothing = others.find(one => one.querySelector('kbd')?.textContent === 'N');
  (main?.classList.contains('off') ? nothing : main)?.click();
}"""


CALL = """([method, path, body]) => {
  const token = /orrery_csrf=([^;]+)/.exec(document.cookie)[1];
  const headers = { 'content-type': 'application/json', 'x-csrf-token': token };
  return fetch(`/api${path}`, { method, headers, body: JSON.stringify(body) }).then((made) => made.json());
}"""


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, browser: Browser, url: str, seed: int = 1, **context: Any) -> None:
        wanted: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "color_scheme": "dark"}
        self.context: BrowserContext = browser.new_context(**(wanted | context))
        self.touches = bool(context.get("has_touch"))
        self.context.set_default_timeout(PATIENCE * 1000)
        self.page: Page = self.context.new_page()
        self.url = url
        self.rng = random.Random(seed)
        self.frames: list[str] = []
        """All that has come by WebSocket."""
        self.calls: list[Response] = []
        """What has come from the server's API otherwise."""
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
        self.page.on("response", self._hear)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", self._note)

    def _note(self, message: Any) -> None:
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def _hear(self, response: Response) -> None:
        path = urlsplit(response.url).path
        # what a card is like, everybody may know: the almanac and the rules name them all
        if path.startswith("/api/") and not path.endswith(("/almanac", "/rules")):
            self.calls.append(response)

    def told(self) -> str:
        """Everything that the server has sent to this page since it was loaded, by WebSocket or otherwise."""
        return "\n".join([*self.frames, *(call.text() for call in self.calls if call.status == 200)])

    def close(self) -> None:
        self.context.close()

    @property
    def id(self) -> str:
        """Who this person is to the server."""
        return str(self.page.evaluate("fetch('/api/people/me').then(me => me.json())")["id"])

    def call(self, method: str, path: str, body: object) -> Any:
        """What the server's API answers to this person."""
        return self.page.evaluate(CALL, [method, path, body])

    # --- the lobby

    def lobby(self, title: str = "Race for the Galaxy") -> Player:
        """Comes in and chooses a title, if there is such a one."""
        self.page.goto(self.url)
        self.page.wait_for_selector(".go .primary")
        self.until("document.querySelector('.seat input')?.value")
        card = self.page.locator(".titles .title", has_text=title)
        if card.count():
            card.click()
            expect(card).to_have_attribute("aria-pressed", "true")
        return self

    def seats(self, *kinds: str) -> Player:
        """What the seats after the first are for: the name of a bot, "open" or "me"."""
        self.page.wait_for_selector(".go .primary")  # all seats are there
        seats = self.page.locator(".seat")
        now, wanted = seats.count(), len(kinds) + 1
        for left in range(now - 1, wanted - 1, -1):
            self.page.locator(".seat .pick .btn").last.click()
            expect(seats).to_have_count(left)
        for more in range(now + 1, wanted + 1):
            self.page.click(".add")
            expect(seats).to_have_count(more)
        for i, kind in enumerate(kinds):
            self.page.locator(".seat select").nth(i).select_option(kind)
        return self

    def option(self, name: str, index: int) -> Player:
        self.page.locator(f"#opt-{name}").select_option(index=index)
        return self

    def options(self, *options: tuple[str, str]) -> Player:
        """Chooses values by what they are called: from a list, or of pictures."""
        for name, value in options:
            place = self.page.locator(f"#opt-{name}")
            card = place.locator("label").filter(has=self.page.get_by_text(value, exact=True))
            expect(place).to_be_visible()
            if place.evaluate("one => one.matches('select')"):
                place.select_option(label=value)
            else:
                card.click()
                expect(card.locator("input")).to_be_checked()
        return self

    def start(self) -> str:
        """Starts the game; gives the table's id."""
        self.page.click(".go .primary")
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

    def links(self, table: str) -> dict[str, str]:
        """The secrets of the links of a table that was made here: by seat, and "watch"."""
        found: dict[str, str] = json.loads(self.page.evaluate(f"localStorage.getItem('orrery.links.{table}')"))
        return found

    def join(self, host: Player, table: str, of: str) -> Player:
        """Comes by a link of the host's."""
        self.page.goto(f"{host.url}/join/{host.links(table)[of]}")
        self.page.wait_for_selector(".invitation .primary")
        if self.page.locator(".invitation .check input").count():
            self.page.uncheck(".invitation .check input")
        self.page.click(".invitation .primary")
        self.page.wait_for_url("**/table/*")
        return self

    def at_table(self) -> Player:
        self.page.wait_for_selector(".dock h2")
        return self

    # --- playing

    @property
    def over(self) -> bool:
        return bool(self.page.evaluate("!!document.querySelector('.end-screen')"))

    def pick(self) -> str | None:
        said = self.page.evaluate(PICK, [self.rng.random() for _ in range(14)])
        return None if said is None else str(said)

    def confirm(self) -> None:
        self.page.evaluate(CONFIRM)

    def answer(self) -> None:
        """Answers what is asked, as soon as anything is."""
        self.page.wait_for_selector(".dock:not(.calm)")
        self.page.evaluate(ANSWER, [self.rng.random() for _ in range(14)])

    @property
    def asked(self) -> bool:
        return bool(self.page.evaluate("!!document.querySelector('.dock:not(.calm)')"))

    def click_on(self) -> None:
        """Goes on clicking, by itself, until the game is over."""
        self.page.evaluate(AUTO, [self.rng.random() for _ in range(997)])

    def result(self) -> str:
        """The points of all, as the score sheets at the end have them."""
        return " ".join(sorted(self.page.locator(".end-screen section h3").all_inner_texts()))

    def points(self) -> list[str]:
        """The same without the names."""
        return sorted(self.page.locator(".end-screen section h3 b").all_inner_texts())

    def by_keys(self) -> bool:
        """Answers with nothing but the keyboard."""
        if not self.asked:
            return False
        keys = self.page.keyboard
        for digit in self.rng.choice(("34", "43", "")) + "".join(self.rng.sample("123456", 6)):
            if not self.page.evaluate("!!document.querySelector('.acts .primary.off')"):
                break
            keys.press(digit)
        keys.press("n" if self.page.evaluate("!!document.querySelector('.acts .primary.off')") else "Enter")
        return True

    # --- what is on the page

    def hand(self) -> set[str]:
        return set(self.page.eval_on_selector_all(".hand [data-card]", "all => all.map(one => one.dataset.card)"))

    def tableaus(self) -> set[str]:
        found = self.page.eval_on_selector_all("[data-seat] [data-card]", "all => all.map(one => one.dataset.card)")
        return set(found)

    def html(self) -> str:
        """Everything in the page: text, attributes and all."""
        return str(self.page.evaluate("document.documentElement.outerHTML"))

    def news(self) -> list[dict[str, Any]]:
        told = [json.loads(frame) for frame in self.frames]
        return [message for message in told if message.get("t") == "news"]

    def until(self, true: str, seconds: float = PATIENCE) -> None:
        """Waits for an expression. Playwright's own way needs `eval`, which our pages do not allow."""
        end, why = time.monotonic() + seconds, ""
        while True:
            try:
                if self.page.evaluate(true):
                    return
            except PlaywrightError as error:
                why = f"\n{error}"  # what it is about is not there yet, or the page is on its way elsewhere
            assert time.monotonic() < end, f"This did not come true: {true}{why}"
            self.page.wait_for_timeout(40)

    def until_told(self, so: Callable[[dict[str, Any]], bool]) -> None:
        """Waits for news with such a view. While it waits, they come: time that is slept away brings none."""
        end = time.monotonic() + PATIENCE
        while not so(self.news()[-1]["view"]):
            assert time.monotonic() < end, "No such news came."
            self.page.wait_for_timeout(40)

    def shut(self) -> None:
        """Closes the dialog by keyboard. What opens another is pressed only when this one is gone."""
        self.page.keyboard.press("Escape")
        self.page.wait_for_selector("dialog", state="detached")

    def still(self) -> None:
        """Waits until nothing moves or fades any more, but what does so for ever, and all types have come."""
        moving = "one => one.playState === 'running' && one.effect.getComputedTiming().endTime < Infinity"
        self.until(f"!document.getAnimations().some({moving}) && document.fonts.status === 'loaded'")

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


ANSWER = f"async rng => {{ if ((await ({PICK})(rng)) !== null) ({CONFIRM})(); }}"
"""Both at once: nothing comes in between."""

AUTO = (
    f"""rng => {{ const pick = {PICK}, confirm = {CONFIRM};"""
    + """
  let n = 0;
  const next = () => rng[n++ % rng.length];
  const go = async () => {
    if (document.querySelector('.end-screen')) return;
    if ((await pick(Array.from({ length: 14 }, next))) !== null) confirm();
    setTimeout(go, 25);
  };
  void go();
}"""
)
"""Goes on clicking, in the page itself, until the game is over."""


def play_out(*players: Player, seconds: float = WHOLE_GAME) -> None:
    """All answer by clicking until the game is over for everybody."""
    for player in players:
        player.click_on()
    for player in players:
        player.page.wait_for_selector(".end-screen", timeout=seconds * 1000)


def lay(
    home: Home,
    position: dict[str, Any],
    *players: Player,
    title: str = "race",
    options: Mapping[str, Any] | None = None,
    **settings: Any,
) -> None:
    """Seats the players, in their lobbies, at a table in a position, with bots where nobody sits."""
    begun = {"position": position, "seed": "laid"}
    begin(home, title, len(position["players"]), begun, *players, options=options, **settings)


def begin(
    home: Home,
    title: str,
    seats: int,
    begun: dict[str, Any],
    *players: Player,
    options: Mapping[str, Any] | None = None,
    bot: str = "random",
    **settings: Any,
) -> None:
    """Seats the players, in their lobbies, at a table that begins so, also one of a title that is not offered yet."""
    chairs = [Chair("person", f"Ada {seat}", player.id) for seat, player in enumerate(players)]
    chairs += [Chair("bot", "Vega", None, bot)] * (seats - len(players))

    async def write() -> str:
        # the server finds the table in its database
        async with server_kit.house(home.database) as tables:
            laid = games.find(title)
            settled, host = laid.settle_options(seats, options or {}), chairs[0].person or ""
            row = _row(laid, settled, begun, seats, host, settings, time.time()) | {"status": "playing"}
            if not LONG:
                row |= {"salt": CHANCE, "commitment": commitment(begun.get("seed", ""), CHANCE)}
            return (await tables._lay(row, chairs, [])).id

    # Playwright has an event loop of its own in this thread
    with ThreadPoolExecutor(1) as thread:
        table = thread.submit(asyncio.run, write()).result()
    for player in players:
        player.page.goto(f"{home.url}/table/{table}")
        player.at_table()
