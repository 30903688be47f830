"""Fleet Commander in real browsers: a first battle, what an attack would do, the answers to it, the fleet builder."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from typing import Any

import pytest

from orrery.games.fleet.share import encode
from orrery.games.fleet.ships import PROFILES
from tests.games.fleet.table import read_ships
from tests.web.captain import command, fight_out
from tests.web.kit import ROOT, Home, Player, lay
from tests.web.test_looks import violations

Visitor = Callable[..., Player]
FACTS = ROOT / "web" / "src" / "titles" / "fleet" / "facts.ts"
PHONE = {"viewport": {"width": 360, "height": 740}, "locale": "fr-FR", "has_touch": True}


def battle(asked: int = 0) -> dict[str, Any]:
    """The position of the mock-up: three sectors of the first fleet beside a destroyer of the second."""
    first = "cruiser:13 c3, destroyer c3, frigate b3, frigate b3, frigate:3 b3, battleship:19/vortex_missiles d3"
    second = "destroyer:9 c4, frigate:5 c4, cruiser:16 d4, frigate:2 a4, frigate b4, battleship:20/proton_ray c5"
    fleets = (first, second) if asked == 0 else (second, first)
    shields = ["green-orth", "green-diag", "blue-special"]
    bridges = ([], shields) if asked == 0 else (shields, [])
    return {
        "ships": [ship for owner, text in enumerate(fleets) for ship in read_ships(text, owner)],
        "players": [
            {"start": 15, "stored": bridges[seat], "rolled": ["red-orth"] if seat == asked else [], "faction": faction}
            for seat, faction in enumerate(("phebe", "amycles"))
        ],
        "sectors": {"b4": "asteroid_field", "e3": "asteroid_field"},
        "turn": asked,
    }


def fleet(player: Player, *options: tuple[str, str], bot: str = "random") -> Player:
    """A new game of this title against a bot."""
    player.lobby("Fleet Commander")
    for name, value in options:
        player.page.locator(f"#opt-{name}").select_option(label=value)
    player.seats(bot)
    player.start()
    return player.at_table()


def test_the_drawings_have_the_figures_of_the_ships() -> None:
    row = re.compile(r"^  (\w+): \{ rank: (\d+), fire: (\w+), hull: (\d+) \},$", re.MULTILINE)
    drawn = {
        kind: (int(rank), None if fire == "null" else int(fire), int(hull))
        for kind, rank, fire, hull in row.findall(FACTS.read_text(encoding="utf-8"))
    }
    ships = {kind: (p.rank, p.fire, p.hull) for kind, p in PROFILES.items() if kind != "signal"}
    assert drawn == ships


def test_a_newcomer_plays_the_first_battle_to_its_end(visitor: Visitor) -> None:
    player = fleet(visitor(), ("scenario", "First battle"), bot="greedy")
    fight_out(player)
    assert player.page.locator(".end-screen section").count() == 2
    log = player.page.locator(".log").inner_text()
    assert " lost the " in log
    assert "The battle is over: a fleet is down to a third." in log


def test_the_last_shot_ends_the_battle(visitor: Visitor, home: Home) -> None:
    position = battle() | {
        "ships": [
            *read_ships("cruiser c3, battleship/vortex_missiles d3", 0),
            *read_ships("frigate:2 c4, cruiser e5, destroyer a5", 1),
        ]
    }
    position["players"][1]["stored"] = []
    player = visitor().lobby()
    lay(home, position, player, title="fleet")
    player.page.locator(".own .tile.ready").click()
    player.page.wait_for_selector("[data-place='ship:2'].legal")
    player.page.click("[data-place='ship:2']")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".ship.picked >> nth=1")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".end-screen section.won")
    assert player.points() == ["5", "7"]


def test_an_attack_says_what_it_would_do_before_anything_is_spent(visitor: Visitor, home: Home) -> None:
    player = visitor().lobby()
    lay(home, battle(), player, title="fleet")
    page = player.page
    page.locator(".own .tile.ready").click()
    page.wait_for_selector("[data-place='ship:6'].legal")
    page.click("[data-place='ship:0']")
    page.click("[data-place='ship:6']")
    told = page.locator(".out").inner_text()
    assert "12 damage, 9 hull: destroyed" in told
    assert [line.inner_text() for line in page.locator(".out .k").all()] == ["C3 fires", "B3 joins", "D3 joins"]
    assert "7, 2 hull left" in told
    assert page.locator(".reserve b").all_inner_texts()[3:] == ["2", "3", "3"]
    page.keyboard.press("Enter")
    page.wait_for_selector(".ship.picked")
    assert page.locator(".ship.picked").count() == 6
    page.click("[data-place='ship:5']")
    player.until("document.querySelector('.out h2')?.textContent.includes('8 damage')")


def test_the_attacked_chooses_with_the_consequence_in_sight(visitor: Visitor, home: Home) -> None:
    attacker, attacked = visitor().lobby(), visitor().lobby()
    lay(home, battle(1), attacked, attacker, title="fleet")
    attacker.page.locator(".own .tile.ready").click()
    attacker.page.wait_for_selector("[data-place='ship:0'].legal")
    for step in ("ship:6", "ship:0"):
        attacker.page.click(f"[data-place='{step}']")
    attacker.page.keyboard.press("Enter")
    attacker.page.wait_for_selector(".ship.picked >> nth=5")
    attacker.page.keyboard.press("Enter")
    page = attacked.page
    page.wait_for_selector(".doors button")
    assert "12 damage: Destroyer lost, 2 points" in page.locator(".take").inner_text()
    assert page.locator(".way").count() == 1
    for sector in ("C3", "D3"):
        page.locator(".doors button", has_text=sector).click()
    attacked.until("document.querySelector('.reactions [role=status]')?.textContent.includes('keeps 6 hull')")
    assert violations(attacked) == []
    page.keyboard.press("Enter")
    attacked.until("document.querySelector('.log').textContent.includes('6 hull left')")


def test_the_board_is_played_by_keyboard(visitor: Visitor) -> None:
    player = fleet(visitor(), ("scenario", "First battle"))
    keys = player.page.keyboard
    player.page.wait_for_selector(".tray button")
    keys.press("q")
    keys.press("ArrowRight")
    keys.press("Enter")
    assert player.page.locator(".tray [aria-pressed=true]").inner_text().startswith("Destroyer")
    player.page.locator(".sector[tabindex='0']").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Enter")
    assert player.page.locator(".sector.picked").get_attribute("data-sector") == "c1"
    keys.press("Escape")
    assert player.page.locator(".sector.picked").count() == 0
    keys.press("Enter")
    keys.press("Enter")
    player.until("document.querySelector('.log').textContent.includes('deployed a destroyer in C1')")
    label = player.page.locator("[data-sector=c1]").get_attribute("aria-label")
    assert label is not None
    assert "Destroyer, hull 12 of 12, firepower 2" in label


def test_a_fleet_is_built_and_shared_as_a_code(visitor: Visitor) -> None:
    player = fleet(visitor())
    page = player.page
    page.locator(".ready button", has_text="Build").click()
    page.keyboard.press("Enter")
    page.wait_for_selector(".builder .step")

    def more(ship: str) -> None:
        page.get_by_role("button", name=f"One more: {ship}", exact=True).click()

    for ship in ("Battleship", "Cruiser", "Destroyer", "Frigate", "Frigate"):
        more(ship)
    assert page.locator(".builder .sum").inner_text() == "11 of 12"
    page.get_by_role("button", name="Vortex Missiles", exact=True).first.click()
    code = page.locator("code").inner_text()
    plan = ("battleship:vortex_missiles", "cruiser", "destroyer", "frigate", "frigate")
    assert code == encode("phebe", plan)
    assert page.get_by_role("button", name="One more: Destroyer", exact=True).is_disabled()
    page.get_by_role("button", name="One less: Cruiser", exact=True).click()
    page.get_by_placeholder("A code").fill(code)
    page.get_by_role("button", name="Use it").click()
    assert page.locator(".builder .sum").inner_text() == "11 of 12"
    assert violations(player) == []
    more("Frigate")
    page.get_by_role("button", name="Fleet ready").click()
    player.until("document.querySelector('.log')?.textContent.includes('battleship with Vortex Missiles')", 30)


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_phone_shows_all_of_it(visitor: Visitor, home: Home, scheme: str) -> None:
    player = visitor(**PHONE, color_scheme=scheme, reduced_motion="reduce").lobby()
    lay(home, battle(), player, title="fleet")
    page = player.page
    page.locator(".own .tile.ready").click()
    page.wait_for_selector("[data-place='ship:6'].legal")
    page.click("[data-place='ship:0']")
    page.click("[data-place='ship:6']")
    assert player.overflow() == 0
    assert page.locator(".acts .primary").is_visible()
    assert "12" in page.locator(".acts .primary").inner_text()
    assert violations(player) == []


# --- four browsers, two zones, signals


SECRET = {"kind", "hull", "weapon", "devices", "last", "seen"}


class Eyes:
    """All that the server has told one player of the others' ships, from the first frame to the last."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.read = 0
        self.others: set[int] = set()
        self.open: set[int] = set()
        """Ships of others that were ever shown as what they are."""
        self.leaks: list[str] = []

    def look(self) -> None:
        fresh = self.player.frames[self.read :]
        self.read += len(fresh)
        for news in map(json.loads, fresh):
            if news.get("t") == "news":
                self._hear(news["view"], news["events"])

    def _hear(self, view: dict[str, Any], events: list[dict[str, Any]]) -> None:
        you, table = view["you"], view["table"]
        theirs = {ship["n"]: ship for ship in table["ships"] if ship["owner"] != you}
        signals = {n: ship for n, ship in theirs.items() if not ship["revealed"]}
        self.others |= set(theirs)
        self.open |= set(theirs) - set(signals)
        self.leaks += [f"{ship}" for ship in signals.values() if SECRET & set(ship)]
        self.leaks += [f"{side}" for seat, side in enumerate(table["players"]) if seat != you and side.get("plan")]
        for event in events:
            if event["event"] == "fleet_built":
                self.leaks += [f"{event}"] if event["who"] != you and event.get("plan") else []
            elif (named := {event.get("ship"), event.get("target"), *event.get("ships", ())}) & set(signals):
                kinds = {event.get("kind"), *event.get("kinds", ())}
                self.leaks += [f"{event} {named}"] if kinds - {None, "signal"} else []

    @property
    def veiled(self) -> set[int]:
        return self.others - self.open


def drawn(player: Player) -> dict[int, str]:
    """What the page says of each ship on the board."""
    read = "all => all.map(one => [Number(one.dataset.place.slice(5)), one.getAttribute('aria-label')])"
    return dict(player.page.eval_on_selector_all("button.ship", read))


def test_four_browsers_fight_over_two_zones_and_see_signals_and_no_more(visitor: Visitor) -> None:
    host = visitor(reduced_motion="reduce").lobby("Fleet Commander")
    host.seats("open", "open", "open")
    for name, value in (("board", "2 zones, 5 by 5"), ("deployment", "Hidden"), ("points", "9 points")):
        host.page.locator(f"#opt-{name}").select_option(label=value)
    table = host.start()
    host.page.wait_for_selector(".room")
    looks: tuple[dict[str, Any], ...] = ({}, PHONE, {"color_scheme": "light"})
    players = [host, *(visitor(reduced_motion="reduce", **look) for look in looks)]
    for seat, player in enumerate(players[1:], 1):
        player.join(host, table, str(seat))
    for player in players:
        player.at_table()
    for seat, player in enumerate(players):
        command(player, ("phebe", "amycles")[seat % 2])
    eyes, hidden, end = [Eyes(player) for player in players], 0, time.monotonic() + 240
    while not all(player.over for player in players):
        assert time.monotonic() < end, "The battle did not end in time."
        for eye in eyes:
            shown = drawn(eye.player)
            eye.look()
            assert {shown[n] for n in eye.veiled if n in shown} <= {"Signal"}
            hidden += len(eye.veiled & set(shown))
        host.page.wait_for_timeout(700)
    assert hidden > 20
    for eye in eyes:
        eye.look()
        assert eye.leaks == []
    assert host.page.locator(".end-screen section").count() == 4


def test_two_play_a_campaign_to_the_end_of_its_final_battle(visitor: Visitor) -> None:
    player = fleet(visitor(reduced_motion="reduce"), ("campaign", "Campaign"), bot="greedy")
    fight_out(player, seconds=400)
    events = [event for news in player.news() for event in news["events"]]
    begun = {event["battle"] for event in events if event["event"] == "battle_began"}
    assert begun == {1, 2, 3, 4, 5}
    assert player.page.locator(".end-screen section").count() == 2
