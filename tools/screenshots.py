"""Make the pictures of the browser client that README and docs show: python tools/screenshots.py [folder].

Plays real games in Chromium against our own server, so the pictures are of what there is.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.web import test_galactica_daybreak  # noqa: E402
from tests.web.kit import Home, Player, lay, play_out, running_browser, running_server  # noqa: E402
from tests.web.windows import Screen, moments  # noqa: E402
from tools import page as client  # noqa: E402

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "device_scale_factor": 2, "has_touch": True}


HUNGRY = ["epsilon_eridani", "pilgrimage_world", "new_survivalists", "spice_world", "gem_world", "deficit_spending"]
SCENE = {
    "players": [
        {
            "tableau": HUNGRY,
            "goods": HUNGRY[2:5],
            "hand": ["drop_ships", "investment_credits", "star_nomad_lair", "plague_world", "rebel_base"],
            "chips": 4,
        },
        {
            "tableau": ["new_sparta", "comet_zone", "genetics_lab", "deserted_alien_outpost"],
            "goods": ["comet_zone", "deserted_alien_outpost"],
            "hand": ["new_earth", "mining_world", "public_works"],
        },
    ]
}
"""A position with several powers to use, and something dear to build."""


class Camera:
    def __init__(self, browser: Browser, home: Home, folder: Path) -> None:
        self.browser, self.home, self.url, self.folder = browser, home, home.url, folder

    def person(self, name: str, seed: int = 7, **context: Any) -> Player:
        player = Player(self.browser, self.url, seed, **context)
        player.lobby()
        player.page.fill(".seat input", name)
        player.page.keyboard.press("Tab")
        return player

    def shot(self, player: Player, name: str) -> None:
        player.page.wait_for_timeout(700)
        player.page.screenshot(path=self.folder / f"{name}.jpg", type="jpeg", quality=82)
        print(f"{name}.jpg")

    def until(self, player: Player, wanted: Callable[[str], bool], answers: int = 90, least: int = 0) -> bool:
        """Plays until a question is wanted, and leaves it picked and open."""
        done = 0
        while done < answers and not player.over:
            said = player.pick()
            if said is None:
                player.page.wait_for_timeout(40)
                continue
            player.page.wait_for_timeout(40)
            if done >= least and wanted(said):
                return True
            player.confirm()
            done += 1
        return False


def shoot(camera: Camera) -> None:
    wide: dict[str, Any] = {}
    light: dict[str, Any] = {"color_scheme": "light"}
    for name, context in (("lobby", wide), ("lobby_phone", PHONE)):
        player = camera.person("Camille", **context)
        camera.shot(player, name)
        player.close()
    for name, context in (("table", wide), ("table_light", light), ("table_phone", PHONE)):
        player = camera.person("Camille", **context)
        player.start()
        player.at_table()
        camera.until(player, lambda said: "development" in said or "world" in said, least=18)
        if not context.get("has_touch") and not player.over:
            player.page.locator(".hc.picked button, .hc button").first.hover()
        camera.shot(player, name)
        if name == "table":
            play_out(player)
            camera.shot(player, "end")
            player.page.click(".foot [data-picture]")
            player.page.wait_for_selector(".picture img")
            camera.shot(player, "picture")
            player.page.locator("dialog:has(.picture) .head .btn").click()
            player.page.locator(".foot .btn").first.click()
            player.page.wait_for_selector("input[type=range]")
            middle = int(player.page.locator("input[type=range]").get_attribute("max") or 0) * 2 // 3
            player.page.locator("input[type=range]").fill(str(middle))
            player.page.wait_for_timeout(400)
            camera.shot(player, "replay")
        player.close()
    four = camera.person("Camille")
    four.seats("greedy", "greedy", "greedy").start()
    four.at_table()
    camera.until(four, lambda said: "action" in said, least=20)
    camera.shot(four, "four_players")
    four.close()
    learn(camera)
    advise(camera)
    tables(camera)
    invite(camera)
    shared = camera.person("Camille")
    shared.seats("me", "greedy").page.locator(".seat input").nth(1).fill("Théo")
    shared.page.keyboard.press("Tab")
    shared.start()
    shared.page.wait_for_selector(".curtain")
    camera.shot(shared, "curtain")
    shared.close()
    company(camera)
    exodus(camera)
    campaign(camera)
    reader = Player(camera.browser, camera.url)
    reader.page.goto(f"{camera.url}/almanac")
    reader.page.wait_for_selector(".card.big img")
    camera.shot(reader, "almanac")
    reader.close()


def tables(camera: Camera) -> None:
    """The table of each title in the window of a laptop and on a phone, a few questions into the game."""
    laptop: dict[str, Any] = {"viewport": {"width": 1366, "height": 650}}
    for title, name in (("Race", "race"), ("Fleet Commander", "fleet"), ("Galactica", "galactica")):
        for window, context in (("laptop", laptop), ("phone", PHONE)):
            player = camera.person("Camille", **context).lobby(title)
            player.start()
            player.at_table()
            camera.until(player, lambda said: False, answers=14)
            player.page.wait_for_selector(".dock:not(.calm)")
            camera.shot(player, f"{name}_{window}")
            player.close()


def invite(camera: Camera) -> None:
    """What a friend sees on a phone who was sent a link."""
    host, friend = camera.person("Camille"), Player(camera.browser, camera.url, **PHONE)
    table = host.seats("open").start()
    friend.page.goto(f"{camera.url}/join/{host.links(table)['1']}")
    friend.page.wait_for_selector(".invitation .primary")
    camera.shot(friend, "invitation")
    host.close()
    friend.close()


def advise(camera: Camera) -> None:
    """A hint, and the review of the game when it is over."""
    player = camera.person("Camille", viewport={"width": 1366, "height": 768})
    player.seats("greedy").start()
    player.at_table()
    camera.until(player, lambda said: "action" in said, least=12)
    player.page.wait_for_selector(".hint")
    player.page.keyboard.press("h")
    player.page.wait_for_selector(".coach ol")
    camera.shot(player, "hint")
    play_out(player)
    player.page.locator(".end-screen").get_by_role("button", name="Review").click()
    player.page.wait_for_selector(".review")
    camera.shot(player, "review")
    player.close()


def learn(camera: Camera) -> None:
    """A lesson on a large screen, and one on a phone, in French."""
    wide: dict[str, Any] = {}
    french = PHONE | {"locale": "fr-FR"}
    for name, title, context in (("lesson", "Galactica", wide), ("lesson_phone", "Fleet Commander", french)):
        player = camera.person("Camille", **context).lobby(title)
        player.page.locator(".lesson .btn").first.click()
        player.page.locator(".teacher .btn").click()
        camera.shot(player, name)
        player.close()


def company(camera: Camera) -> None:
    """Two people: a room that waits, powers in an order, a payment marked ahead, a proposal."""
    one, other = camera.person("Camille"), camera.person("Théo")
    one.seats("open", "greedy").option("pace", 2)
    one.start()
    one.page.wait_for_selector(".share .copy")
    camera.shot(one, "room")
    lay(camera.home, SCENE, one, other)
    choose(one, "develop")
    choose(other, "consume_x2")
    one.page.wait_for_selector(".hc.legal")
    one.page.click("[data-card=drop_ships]")
    one.page.click(".acts .primary")
    one.page.wait_for_selector(".ahead")
    one.page.click("[data-card=plague_world]")
    camera.shot(one, "waiting")
    other.page.keyboard.press("n")
    one.page.wait_for_selector(".hc.picked")
    one.page.click("[data-card=rebel_base]")
    camera.shot(one, "pay")
    one.page.click("[data-card=star_nomad_lair]")
    one.page.click(".acts .primary")
    one.page.wait_for_selector(".arrange")
    other.page.click(".menu")
    other.page.click("dialog .acts .end")
    one.page.wait_for_selector(".proposal")
    camera.shot(one, "consume_order")
    one.close()
    other.close()


def exodus(camera: Camera) -> None:
    """Daybreak: seven at the table, a leader among the humans, all the boards."""
    leader = camera.person("Camille")
    lay(camera.home, test_galactica_daybreak.exodus(), leader, title="galactica", options=test_galactica_daybreak.HOME)
    leader.page.click("[data-reminder] button")
    camera.shot(leader, "daybreak")
    leader.close()


def campaign(camera: Camera) -> None:
    """Between two battles of a campaign, with what the first has brought."""
    options = {"campaign": "campaign"}
    player = Player(camera.browser, camera.url, viewport={"width": 1366, "height": 650})
    screen = Screen(camera.home, player, "fleet", 2, options)
    asked = moments("fleet", 2, options, 1, ["en"], told=10**6)
    screen.open(next(moment for moment in asked if moment.kind == "choose_scenario").news["en"])
    player.page.wait_for_selector(".campaign")
    camera.shot(player, "campaign")
    player.close()


def choose(player: Player, action: str) -> None:
    actions = ("explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce")
    player.page.wait_for_selector(".choices")
    player.page.keyboard.press(str(actions.index(action) + 1))
    player.page.keyboard.press("Enter")


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs" / "pictures"
    folder.mkdir(parents=True, exist_ok=True)
    client.build()
    with (
        tempfile.TemporaryDirectory() as data,
        running_server(Path(data), bot_seconds=0.3) as home,
        running_browser() as browser,
    ):
        shoot(Camera(browser, home, folder))


if __name__ == "__main__":
    main()
