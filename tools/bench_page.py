"""Measure the page in Chromium: what goes over the wire until the first question, how long the table takes to redraw,
and what kept the page busy for long in a whole game. Part of `make bench`; each number stands beside what it may be.

A redraw is everything from the arrival of news, with all their events, until the page is changed, laid out again, and
what moves is on its way. Beside the time on the clock stands the time of the page's own thread in the whole task: on a
machine that has other things to do, only that says anything.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.fleet_kit import command  # noqa: E402
from tests.web.kit import Player, running_browser, running_server  # noqa: E402
from tests.web.test_galactica import AUTO  # noqa: E402
from tests.web.test_looks import first_load  # noqa: E402
from tools import page as client  # noqa: E402

REDRAWS = "performance.getEntriesByName('redraw').map(one => one.duration)"
TRACED = {"transferMode": "ReportEvents", "categories": "toplevel,blink.user_timing"}
WANTED = 150
WIRE, REDRAW, LONG_TASK = 150, 16, 100
"""What they may be: kB until the first question of the title that is played most, ms at 95 %, ms for any task."""
KINDS = ("code and words", "types", "pictures", "news")
PICTURES = (".avif", ".webp", ".png", ".jpg")
WATCH = """() => {
  window.longest = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.longest = Math.max(window.longest, one.duration);
  }).observe({ type: 'longtask', buffered: true });
}"""


def first_question(browser: Browser, url: str) -> tuple[dict[str, int], dict[str, int]]:
    """What a browser that has never been here receives until it is asked something, in bytes: by what it is. Then the
    same until all has come that is seen then: the drawings of the cards, and what they can do.

    The service worker comes later, and keeps files of its own: without it, it is told what the page itself asks for.
    """
    visitor = Player(browser, url, service_workers="block")
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("Network.enable")
    asked: dict[str, str] = {}
    came: dict[str, int] = {}
    session.on("Network.requestWillBeSent", lambda told: asked.update({told["requestId"]: told["request"]["url"]}))
    session.on("Network.loadingFinished", lambda told: came.update({told["requestId"]: int(told["encodedDataLength"])}))
    news: list[int] = []
    session.on("Network.webSocketFrameReceived", lambda told: news.append(len(told["response"]["payloadData"])))
    visitor.lobby().start()
    visitor.page.wait_for_selector(".dock:not(.calm)")
    asked_at = by_kind(asked, came, news)
    visitor.page.wait_for_load_state("networkidle")
    visitor.close()
    return asked_at, by_kind(asked, came, news)


def by_kind(asked: dict[str, str], came: dict[str, int], news: list[int]) -> dict[str, int]:
    found = dict.fromkeys(KINDS, 0)
    for id, size in came.items():
        name = asked.get(id, "")
        if not name.startswith("data:"):
            kind = "pictures" if name.endswith(PICTURES) else "types" if name.endswith(".woff2") else "code and words"
            found[kind] += size
    found["news"] = sum(news)
    return found


def race(player: Player) -> None:
    player.lobby("Race for the Galaxy").seats("greedy", "greedy", "greedy").start()
    player.at_table().click_on()


def fleet(player: Player) -> None:
    player.lobby("Fleet Commander").seats("greedy").start()
    command(player.at_table(), "phebe")


def galactica(player: Player) -> None:
    player.lobby("Battlestar Galactica").start()
    player.at_table().page.evaluate(AUTO, [player.rng.random() for _ in range(997)])


GAMES: dict[str, Callable[[Player], None]] = {"race": race, "fleet": fleet, "galactica": galactica}


def redraws(player: Player, play: Callable[[Player], None]) -> tuple[list[float], list[float], float]:
    """A game against bots: the milliseconds of each redraw, shortest first, on the clock and of the thread, and
    of the longest task."""
    player.context.add_init_script(f"({WATCH})()")
    session = player.context.new_cdp_session(player.page)
    events: list[dict[str, Any]] = []
    complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: complete.append(True))
    session.send("Tracing.start", TRACED)
    play(player)
    while not player.over and len(player.page.evaluate(REDRAWS)) < WANTED:
        player.page.wait_for_timeout(200)
    longest = float(player.page.evaluate("window.longest"))
    session.send("Tracing.end")
    while not complete:
        player.page.wait_for_timeout(100)
    return sorted(float(one) for one in player.page.evaluate(REDRAWS)), sorted(busy(events)), longest


def busy(events: list[dict[str, Any]]) -> Iterator[float]:
    """The thread's time of each task in which something was redrawn."""
    tasks = [event for event in events if event["name"].endswith("RunTask") and "tdur" in event]
    for end in (event for event in events if event["name"] == "redraw" and event["ph"] == "e"):
        for task in tasks:
            ours = (task["pid"], task["tid"]) == (end["pid"], end["tid"])
            if ours and task["ts"] <= end["ts"] <= task["ts"] + task["dur"]:
                yield task["tdur"] / 1000


def told(times: list[float]) -> str:
    return f"{times[len(times) // 2]:.1f} ms median, {times[int(len(times) * 0.95)]:.1f} ms at 95 %"


def main() -> None:
    client.build()
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as home, running_browser() as browser:
        visitor = Player(browser, home.url)
        sizes = first_load(visitor)
        visitor.close()
        print(f"page: first load {sum(sizes.values()) / 1000:.0f} kB gzipped, in {len(sizes)} files")
        asked, seen = first_question(browser, home.url)
        for name, wire in ((f"to the first question (wanted: {WIRE})", asked), ("with all that is seen then", seen)):
            parts = ", ".join(f"{size / 1000:.0f} kB {kind}" for kind, size in wire.items())
            print(f"page: wire {name}: {sum(wire.values()) / 1000:.0f} kB: {parts}")
        for name, size in (("desktop", (1440, 900)), ("phone", (390, 844))):
            for title, play in GAMES.items():
                player = Player(browser, home.url, viewport={"width": size[0], "height": size[1]})
                clock, thread, longest = redraws(player, play)
                player.close()
                where = f"{title} on a {name}, load {os.getloadavg()[0]:.0f}"
                print(
                    f"page: redraw of {where}: {told(clock)} (at most {REDRAW}); thread {told(thread)}; of {len(clock)}"
                )
                print(f"page: longest task of {where}: {longest:.0f} ms (at most {LONG_TASK})")


if __name__ == "__main__":
    main()
