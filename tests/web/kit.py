"""A real Chromium, people who play in it, and what they may know."""

from __future__ import annotations

import json
import os
import random
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, WebSocket, sync_playwright

from tests.servers import free_port

ROOT = Path(__file__).resolve().parents[2]
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]


def chromium() -> str:
    """Where Chromium is. Where it is missing, it is installed if we may; else its tests are skipped."""
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = shutil.which(name)
        if found:
            return found
    if os.geteuid() == 0 and shutil.which("apt-get"):
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            subprocess.run(
                ["apt-get", "-qq", *command], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
            )
    found = shutil.which("chromium")
    if found:
        return found
    reason = "no Chromium on this machine"
    if os.environ.get("ORRERY_LONG") == "1":
        pytest.fail(reason)
    pytest.skip(reason)


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        yield browser
        browser.close()


@contextmanager
def running_server(folder: Path, bot_seconds: float = 0.2) -> Iterator[str]:
    port = free_port()
    command = [sys.executable, "-m", "tests.web.serve", "--port", str(port), "--database", f"sqlite:///{folder}/web.db"]
    process = subprocess.Popen(
        [*command, "--bot-seconds", str(bot_seconds)], cwd=ROOT, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    try:
        wait_until(lambda: answers(url), 30)
        yield url
    finally:
        process.terminate()
        process.wait(15)


def answers(url: str) -> bool:
    try:
        with urlopen(f"{url}/healthz", timeout=1) as reply:
            return bool(reply.status == 200)
    except OSError:
        return False


def wait_until(done: Callable[[], bool], seconds: float = 20) -> None:
    end = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < end, "It did not happen in time."
        time.sleep(0.05)


PICK = """rng => {
  const dock = document.querySelector('.dock');
  if (!dock || dock.classList.contains('calm')) return null;
  const said = dock.querySelector('h2').textContent;
  const open = () => [...document.querySelectorAll(
    '.choices button:not([disabled])[aria-pressed=false], .hc.legal button, .legal:not(.picked)[data-card]')];
  for (let i = 0; i < 14 && dock.querySelector('.acts .primary.off'); i++) {
    const found = open();
    if (!found.length) break;
    found[Math.floor(rng[i] * found.length)].click();
    document.activeElement?.blur();
  }
  return said;
}"""
"""Picks things by clicking until the answer is complete, and says which question it was."""

CONFIRM = """() => {
  const main = document.querySelector('.acts .primary');
  const others = [...document.querySelectorAll('.acts .btn:not(.primary):not(.un)')];
  const nothing = others.find(one => one.querySelector('kbd')?.textContent === 'N');
  (main.classList.contains('off') ? nothing : main)?.click();
}"""


class Player:
    """Somebody with a browser of his own."""

    def __init__(self, browser: Browser, url: str, seed: int = 1, **context: Any) -> None:
        wanted: dict[str, Any] = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB", "color_scheme": "dark"}
        self.context: BrowserContext = browser.new_context(**(wanted | context))
        self.page: Page = self.context.new_page()
        self.url = url
        self.rng = random.Random(seed)
        self.frames: list[str] = []
        self.errors: list[str] = []
        self.page.on("websocket", self._listen)
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

    def close(self) -> None:
        self.context.close()

    # --- the lobby

    def lobby(self) -> Player:
        self.page.goto(self.url)
        self.page.wait_for_selector(".go .primary")
        self.until("document.querySelector('.seat input')?.value")
        return self

    def seats(self, *kinds: str) -> Player:
        """What the seats after the first are for: the name of a bot, "open" or "me"."""
        while self.page.locator(".seat").count() > len(kinds) + 1:
            self.page.locator(".seat .pick .btn").last.click()
        while self.page.locator(".seat").count() < len(kinds) + 1:
            self.page.click(".add")
        for i, kind in enumerate(kinds):
            self.page.locator(".seat select").nth(i).select_option(kind)
        return self

    def option(self, name: str, index: int) -> Player:
        self.page.locator(f"#opt-{name}").select_option(index=index)
        return self

    def start(self) -> str:
        """Starts the game; gives the table's id."""
        self.page.click(".go .primary")
        self.page.wait_for_url("**/table/*")
        return self.page.url.rpartition("/")[2]

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

    def answer(self) -> str | None:
        """Answers what is asked, if anything is."""
        said = self.pick()
        if said is not None:
            self.page.wait_for_timeout(10)
            self.confirm()
        return said

    def by_keys(self) -> bool:
        """Answers with nothing but the keyboard."""
        asked = self.page.evaluate("!!document.querySelector('.dock:not(.calm)')")
        if not asked:
            return False
        keys = self.page.keyboard
        for digit in self.rng.sample("123456", 6):
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

    def until(self, true: str, seconds: float = 15) -> None:
        """Waits for an expression. Playwright's own way needs `eval`, which our pages do not allow."""
        end = time.monotonic() + seconds
        while not self.page.evaluate(true):
            assert time.monotonic() < end, f"This did not come true: {true}"
            self.page.wait_for_timeout(40)

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


def play_out(*players: Player, seconds: float = 150) -> None:
    """All answer until the game is over for everybody."""
    end = time.monotonic() + seconds
    while not all(player.over for player in players):
        assert time.monotonic() < end, "The game did not end in time."
        said = [player.answer() for player in players]
        if not any(said):
            players[0].page.wait_for_timeout(40)
