"""Pictures of the lobby and of each title's table as people with few colours see them: python tools/eyes.py folder.

For those who draw: what cannot be told apart in these pictures needs a shape, a word or a number.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import fleet_kit, test_galactica  # noqa: E402
from tests.web.kit import Home, Player, lay, running_browser, running_server  # noqa: E402
from tools import page as client  # noqa: E402
from tools.screenshots import SCENE  # noqa: E402

EYES = ("none", "protanopia", "deuteranopia", "tritanopia")


def lobby(home: Home, player: Player) -> None:
    player.lobby()


def race(home: Home, player: Player) -> None:
    lay(home, SCENE, player.lobby())
    player.page.wait_for_selector(".choices")
    player.page.locator(".hc button").nth(2).hover()


def fleet(home: Home, player: Player) -> None:
    lay(home, fleet_kit.battle(), player.lobby(), title="fleet")
    player.page.locator(".own .tile.ready").click()


def galactica(home: Home, player: Player) -> None:
    test_galactica.at_battle(home, player)


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    client.build()
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as home, running_browser() as browser:
        for screen in (lobby, race, fleet, galactica):
            player = Player(browser, home.url, reduced_motion="reduce")
            screen(home, player)
            player.page.wait_for_timeout(700)
            eyes = player.context.new_cdp_session(player.page)
            for kind in EYES:
                eyes.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})
                player.page.screenshot(path=folder / f"{screen.__name__}_{kind}.png")
                print(f"{screen.__name__}_{kind}.png")
            player.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
