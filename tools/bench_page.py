"""Measure the page in Chromium: what a first visit loads, and how long the table takes to redraw. Part of `make bench`.

A redraw is everything from the arrival of news, with all their events, until the page is changed, laid out again, and
what moves is on its way. Beside the time on the clock stands the time of the page's own thread in the whole task: on a
machine that has other things to do, only that says anything.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.kit import Player, running_browser, running_server  # noqa: E402
from tests.web.test_looks import first_load  # noqa: E402
from tools import page as client  # noqa: E402

REDRAWS = "performance.getEntriesByName('redraw').map(one => one.duration)"
TRACED = {"transferMode": "ReportEvents", "categories": "toplevel,blink.user_timing"}
WANTED = 150


def redraws(player: Player) -> tuple[list[float], list[float]]:
    """The milliseconds of each redraw of a game against three bots, shortest first: on the clock, and of the thread."""
    player.lobby().seats("greedy", "greedy", "greedy").start()
    player.at_table()
    session = player.context.new_cdp_session(player.page)
    events: list[dict[str, Any]] = []
    complete: list[bool] = []
    session.on("Tracing.dataCollected", lambda data: events.extend(data["value"]))
    session.on("Tracing.tracingComplete", lambda _: complete.append(True))
    session.send("Tracing.start", TRACED)
    player.click_on()
    while not player.over and len(player.page.evaluate(REDRAWS)) < WANTED:
        player.page.wait_for_timeout(200)
    session.send("Tracing.end")
    while not complete:
        player.page.wait_for_timeout(100)
    return sorted(float(one) for one in player.page.evaluate(REDRAWS)), sorted(busy(events))


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
        for name, size in (("desktop", (1440, 900)), ("phone", (390, 844))):
            player = Player(browser, home.url, viewport={"width": size[0], "height": size[1]})
            clock, thread = redraws(player)
            player.close()
            print(f"page: redraw on a {name}: {told(clock)}; thread {told(thread)}; of {len(clock)}")


if __name__ == "__main__":
    main()
