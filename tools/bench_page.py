"""Measure the page in Chromium: what a first visit loads, and how long the table takes to redraw. Part of `make bench`.

A redraw is everything from the arrival of news, with all their events, until the page is changed and laid out again.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web.kit import Player, running_browser, running_server  # noqa: E402
from tests.web.test_looks import first_load  # noqa: E402
from tools import page as client  # noqa: E402

REDRAWS = "performance.getEntriesByName('redraw').map(one => one.duration)"
WANTED = 150


def redraws(player: Player) -> list[float]:
    """The milliseconds of each redraw of a game against three bots, shortest first."""
    player.lobby().seats("greedy", "greedy", "greedy").start()
    player.at_table()
    player.click_on()
    while not player.over and len(player.page.evaluate(REDRAWS)) < WANTED:
        player.page.wait_for_timeout(200)
    return sorted(float(one) for one in player.page.evaluate(REDRAWS))


def main() -> None:
    client.build()
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as home, running_browser() as browser:
        visitor = Player(browser, home.url)
        sizes = first_load(visitor)
        visitor.close()
        print(f"page: first load {sum(sizes.values()) / 1000:.0f} kB gzipped, in {len(sizes)} files")
        for name, size in (("desktop", (1440, 900)), ("phone", (390, 844))):
            player = Player(browser, home.url, viewport={"width": size[0], "height": size[1]})
            times = redraws(player)
            player.close()
            middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
            print(f"page: redraw on a {name}: {middle:.1f} ms median, {late:.1f} ms at 95 %, of {len(times)}")


if __name__ == "__main__":
    main()
