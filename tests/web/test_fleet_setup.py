"""Before a battle of Fleet Commander: building and sharing a fleet, special sectors, deployment; and its almanac."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from orrery.games.fleet.share import encode
from orrery.words.fleet.numbers import SECTIONS
from tests.web.fleet_kit import PHONE, fleet, tab_to
from tests.web.kit import Home, Player
from tests.web.test_looks import violations

Visitor = Callable[..., Player]


def test_the_board_is_played_by_keyboard(visitor: Visitor) -> None:
    player = fleet(visitor(), ("scenario", "First battle"))
    keys = player.page.keyboard
    player.page.wait_for_selector(".tray button")
    keys.press("q")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.page.locator(".tray [aria-pressed=true]")).to_contain_text("Destroyer")
    player.page.locator(".sector[tabindex='0']").focus()
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(player.page.locator(".sector.picked")).to_have_attribute("data-sector", "c1")
    keys.press("Escape")
    expect(player.page.locator(".sector.picked")).to_have_count(0)
    keys.press("Enter")
    keys.press("Enter")
    player.until("document.querySelector('.log').textContent.includes('deployed a destroyer in C1')")
    ship = re.compile("Destroyer, hull 12 of 12, firepower 2")
    expect(player.page.locator("[data-sector=c1]")).to_have_attribute("aria-label", ship)


def test_ships_and_special_sectors_are_placed_by_drag(visitor: Visitor) -> None:
    player = fleet(visitor())
    page = player.page
    page.wait_for_selector(".ready button")
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    page.wait_for_selector(".choices button:has-text('Gas Cloud')")
    for n in range(2):
        page.locator(".choices button", has_text="Gas Cloud").nth(n).click()
    page.click(".acts .primary")
    page.wait_for_selector(".tray button:has-text('Gas Cloud')")
    spot = page.locator(".sector.legal").first.get_attribute("data-sector")
    page.drag_and_drop(".tray button", f"[data-sector={spot}]")
    page.wait_for_selector(f"[data-sector={spot}].picked")
    page.keyboard.press("Enter")
    player.until(f"document.querySelector('.log').textContent.includes('Gas Cloud in {str(spot).upper()}')")
    nothing, ship = page.locator(".acts .btn", has_text="Place nothing"), page.locator(".tray button:has-text('class')")
    while True:  # the second one is not placed, if its turn comes
        expect(nothing.or_(ship).first).to_be_visible()
        if ship.count():
            break
        page.keyboard.press("n")
        expect(nothing).to_have_count(0)
    page.drag_and_drop(".tray button", "[data-sector=b1]")
    page.wait_for_selector("[data-sector=b1].picked")
    page.keyboard.press("Enter")
    player.until("document.querySelector('.log').textContent.includes(' in B1.')")


def test_special_sectors_are_placed_by_keyboard_alone(visitor: Visitor) -> None:
    player = fleet(visitor())
    page, keys = player.page, player.page.keyboard
    page.wait_for_selector(".ready button")
    keys.press("1")
    keys.press("Enter")
    page.wait_for_selector(".choices button:has-text('Gas Cloud')")
    for _ in range(2):
        tab_to(player, "Gas Cloud")
        keys.press("Enter")
    keys.press("Enter")
    page.wait_for_selector(".tray button:has-text('Gas Cloud')")
    keys.press("q")
    keys.press("Enter")
    expect(page.locator(".tray [aria-pressed=true]")).to_have_text("Gas Cloud")
    tab_to(player, "A1")
    keys.press("Shift+ArrowRight")
    spot = str(page.evaluate("document.activeElement.dataset.sector"))
    expect(page.locator(f"[data-sector={spot}].legal")).to_have_count(1)
    keys.press("Enter")
    page.wait_for_selector(f"[data-sector={spot}].picked")
    keys.press("Enter")
    player.until(f"document.querySelector('.log').textContent.includes('Gas Cloud in {spot.upper()}')")


def test_a_fleet_is_built_by_keyboard_alone(visitor: Visitor) -> None:
    player = fleet(visitor())
    page, keys = player.page, player.page.keyboard
    page.wait_for_selector(".ready button")
    keys.press("q")
    tab_to(player, "Build", "ArrowRight")
    keys.press("Enter")
    keys.press("Enter")
    page.wait_for_selector(".builder .step")
    keys.press("q")
    for ship in ("Cruiser", "Battleship"):
        tab_to(player, f"One more: {ship}", "ArrowRight")
        keys.press("Enter")
    keys.press("Enter")
    costs(player, 11)
    tab_to(player, "One less: Battleship", "Shift+Tab")
    keys.press("Space")
    tab_to(player, "One more: Destroyer", "Shift+Tab")
    keys.press("Enter")
    keys.press("Enter")
    costs(player, 11)
    tab_to(player, "Vortex Missiles")
    keys.press("Enter")
    tab_to(player, "Fleet ready", "Shift+Tab")
    keys.press("Enter")
    player.until("document.querySelector('.log')?.textContent.includes('battleship with Vortex Missiles')")


def costs(player: Player, points: int) -> None:
    """What the fleet in the builder comes to."""
    expect(player.page.locator(".builder .sum")).to_have_text(f"{points} of 12")


def build(player: Player) -> Player:
    player.page.wait_for_selector(".ready button")
    player.page.locator(".ready button").last.click()
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".builder .step")
    return player


def test_points_of_the_rules_are_folded_away_until_somebody_wants_them(visitor: Visitor) -> None:
    """What the book leaves open is a choice for few: a newcomer is not met by a wall of them."""
    player = visitor(reduced_motion="reduce").lobby("Fleet Commander")
    page, shields = player.page, "#opt-turned_shields"
    expect(page.locator("#opt-scenario")).to_be_visible()
    expect(page.locator(shields)).to_be_hidden()
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    page.locator(shields).select_option(index=1)
    player.seats("random").start()
    player.at_table()
    assert any("no_turned_shields" in frame for frame in player.frames)


def test_the_builder_says_what_is_wrong_while_one_chooses(visitor: Visitor) -> None:
    player = fleet(visitor(), ("factions", "All"))
    page = player.page
    page.locator(".choices button", has_text="Rebels").click()
    page.click(".acts .primary")
    build(player)
    for _ in range(2):
        page.get_by_role("button", name="One more: Frigate", exact=True).click()
    expect(page.locator("[data-limit]")).to_have_text(["Two ships of class 3 are needed"])
    expect(page.get_by_role("button", name="Fleet ready")).to_have_attribute("aria-disabled", "true")
    for _ in range(2):
        page.drag_and_drop("li[data-kind=cruiser]", ".pane.fleet")
    expect(page.locator("[data-limit]")).to_have_count(0)
    costs(player, 8)
    for ship in ("Phalanx Assault Destroyer", "Testudo Escort Frigate"):
        page.get_by_role("button", name=f"One more: {ship}", exact=True).click()
    expect(page.locator("li[data-kind=testudo]")).to_contain_text("Too many Forge ships")
    page.drag_and_drop(".plan li:has-text('Testudo')", ".pane.ships h2")
    costs(player, 10)
    page.get_by_role("button", name="Fleet ready").click()
    player.until("document.querySelector('.log')?.textContent.includes('2 cruisers')")


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
    costs(player, 11)
    page.get_by_role("button", name="Vortex Missiles", exact=True).first.click()
    code = encode("phebe", ("battleship:vortex_missiles", "cruiser", "destroyer", "frigate", "frigate"))
    expect(page.locator("code")).to_have_text(code)
    expect(page.get_by_role("button", name="One more: Destroyer", exact=True)).to_be_disabled()
    page.get_by_role("button", name="One less: Cruiser", exact=True).click()
    costs(player, 8)
    page.get_by_placeholder("A code").fill(code)
    page.get_by_role("button", name="Use it").click()
    costs(player, 11)
    assert violations(player) == []
    more("Frigate")
    page.get_by_role("button", name="Fleet ready").click()
    player.until("document.querySelector('.log')?.textContent.includes('battleship with Vortex Missiles')")


CODES = {
    "hello": "This is no fleet’s code",
    "PH1-2xc.d-a": "A letter of this code is wrong",
    encode("amycles", ("cruiser", "destroyer")): "another faction: Hegemony of Amyclès",
    encode("phebe", ("cruiser",) * 5): "too many points: 12 at most here",
    encode("phebe", ("dreadnought",)): "not allowed at this table",
}


def test_a_wrong_code_is_refused_with_its_reason_and_a_saved_one_comes_back(visitor: Visitor) -> None:
    player = build(fleet(visitor()))
    page = player.page
    assert encode("phebe", ("cruiser", "cruiser", "destroyer")) != "PH1-2xc.d-a"
    for code, reason in CODES.items():
        page.get_by_placeholder("A code").fill(code)
        page.get_by_role("button", name="Use it").click()
        expect(page.locator(".why[role=alert]")).to_contain_text(reason)
        costs(player, 0)
    good = encode("phebe", ("cruiser", "cruiser", "destroyer"))
    page.get_by_placeholder("A code").fill(good)
    page.get_by_role("button", name="Use it").click()
    expect(page.locator(".why[role=alert]")).to_have_count(0)
    page.get_by_role("button", name="Save", exact=True).click()
    player.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page.get_by_role("button", name="Copy", exact=True).click()
    page.wait_for_selector("button:has-text('Copied')")
    assert page.evaluate("navigator.clipboard.readText()") == good
    build(fleet(player))
    page.locator(".own .load").click()
    costs(player, 8)


def test_the_builder_fits_a_phone(visitor: Visitor) -> None:
    player = visitor(**PHONE, reduced_motion="reduce").lobby("Fleet Commander")
    player.seats("random")
    player.start()
    build(player.at_table())
    assert player.overflow() == 0
    assert violations(player) == []


@pytest.mark.parametrize(("locale", "lang"), [("en-GB", "en"), ("fr-FR", "fr")])
def test_the_almanac_has_everything(visitor: Visitor, home: Home, locale: str, lang: str) -> None:
    player = visitor(locale=locale)
    player.page.goto(f"{home.url}/almanac/fleet")
    player.page.wait_for_selector("article[data-section]")
    read = "all => all.map(one => [one.dataset.section, one.dataset.card, one.querySelector('h3').textContent])"
    shown = player.page.eval_on_selector_all("article[data-section]", read)
    assert player.page.evaluate("document.documentElement.lang") == lang
    assert {section: {card for of, card, _ in shown if of == section} for section in SECTIONS} == {
        section: set(ids) for section, ids in SECTIONS.items()
    }
    assert len(shown) == sum(map(len, SECTIONS.values()))
    assert all(name.strip() for _, _, name in shown)
    assert violations(player) == []
