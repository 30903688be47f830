"""What is said at a table of Battlestar Galactica, and what one keeps to oneself about the others."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.kit import Home
from tests.web.test_galactica import CALM, Visitor, at_battle, choose, do
from tests.web.test_looks import violations


def test_what_can_be_said_in_one_click_fits_the_table(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player)
    player.page.click("#tab-chat")
    said = player.page.locator(".quick")
    player.page.select_option("[data-headings]", label="This check")
    expect(said).to_contain_text("I can help a little")
    player.page.select_option("[data-headings]", label="Accuse")
    expect(said).to_contain_text("I suspect Adama")
    expect(said).not_to_contain_text("I suspect Tigh")
    expect(said).not_to_contain_text("I suspect Starbuck")
    player.page.get_by_role("button", name="I suspect Adama").click()
    player.until("document.querySelector('[role=log]').textContent.includes('I suspect Adama')")


def test_one_accuses_in_a_players_row_and_keeps_ones_suspicions_to_oneself(visitor: Visitor, home: Home) -> None:
    starbuck, adama = visitor(**CALM, viewport={"width": 1366, "height": 650}), visitor(**CALM)
    at_battle(home, starbuck, adama)
    page = starbuck.page
    page.locator("[data-about='1']").press("Enter")
    expect(page.locator("[data-say=suspect_william_adama]")).to_be_focused()
    expect(page.locator("[data-say^=saw_]")).to_have_count(0)  # no card of his was looked at
    page.keyboard.press("Enter")
    expect(page.locator("[data-about='1']")).to_be_focused()
    adama.page.click("#tab-chat")
    adama.until("document.querySelector('[role=log]').textContent.includes('I suspect Adama')")
    # a check, to have something to go by
    for _ in range(2):
        do(starbuck, "action", lambda: choose(starbuck, "Do nothing"), adama)
    do(starbuck, "crisis_choice", lambda: choose(starbuck, "Skill check"), adama)
    do(adama, "contribute", lambda: adama.page.click("[data-card=executive_order_2]"), starbuck)
    adama.page.keyboard.press("Enter")
    do(starbuck, "contribute", lambda: page.click("[data-card=strategic_planning_3]"), adama)
    page.keyboard.press("Enter")
    page.wait_for_selector(".reveal")
    do(starbuck, "raider_area", lambda: None, adama)
    page.keyboard.press("m")
    check = page.locator("[data-check=network_computers]")
    expect(check.locator("[data-added='1']")).to_have_text(re.compile("1$"))
    expect(check).to_contain_text("Leadership")
    expect(check).to_contain_text("chosen by Starbuck")
    page.locator("[data-suspect='1'] [data-mark=suspect]").click()
    page.fill("[data-suspect='1'] input", "knows too much")
    assert violations(starbuck) == []
    page.reload()
    page.wait_for_selector("[data-about='1'].suspect")
    assert not any("knows too much" in frame for frame in adama.frames)
    page.keyboard.press("m")
    expect(page.locator("[data-suspect='1'] input")).to_have_value("knows too much")
    page.keyboard.press("c")
    expect(page.locator("[data-suspect], [data-check], [data-about].suspect")).to_have_count(0)
    expect(page.locator("[data-about='0']")).to_have_count(0)
