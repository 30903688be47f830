"""After the game: replay, proof, record, another game; and the almanac at any time."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.web.kit import Player, play_out

Visitor = Callable[..., Player]


def finished(visitor: Visitor) -> Player:
    """A short game: two people at one device would be slow, so one person and a random bot, who ends it soon."""
    player = visitor().lobby().seats("random")
    player.start()
    player.at_table()
    play_out(player)
    return player


def test_replay_record_import_and_rematch(visitor: Visitor, tmp_path: Path) -> None:
    player = finished(visitor)
    page = player.page
    with page.expect_download() as download:
        page.locator(".foot .ghost").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)

    page.locator(".foot .btn").first.click()
    page.wait_for_selector("input[type=range]")
    assert page.locator("input[type=range]").input_value() == "0"
    page.keyboard.press("ArrowRight")
    player.until("document.querySelector('input[type=range]').value === '1'")
    page.keyboard.press("]")
    player.until("/round 1/.test(document.querySelector('.dock h2').textContent)")
    page.locator(".dock select").select_option("1")
    page.wait_for_selector('.mine[data-seat="1"]')
    page.locator(".dock select").select_option("none")
    page.wait_for_selector(".backs")
    page.locator(".dock .link").click()
    page.wait_for_selector(".dock .good")

    page.goto(player.url)
    page.wait_for_selector("#finished .g")
    page.set_input_files("#finished input[type=file]", record)
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".end-screen")

    page.goto(player.url)
    page.locator("#finished .g .btn").last.click()
    page.wait_for_selector(".end-screen")
    page.locator(".foot .primary").click()
    page.wait_for_selector(".dock:not(.calm)")


def test_the_almanac_finds_cards_in_both_languages(visitor: Visitor) -> None:
    player = visitor()
    page = player.page
    page.goto(f"{player.url}/almanac")
    page.wait_for_selector(".card.big")
    assert page.locator(".card.big").count() > 95
    page.fill("input[type=search]", "survey")
    player.until("document.querySelectorAll('.card.big').length < 5")
    page.click("[lang=fr]")
    page.fill("input[type=search]", "genetique")
    player.until("document.querySelector('.card.big')?.textContent.includes('énétique')")


def test_who_comes_back_sees_what_happened_since(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.start()
    player.at_table()
    for _ in range(3):
        player.page.wait_for_selector(".dock:not(.calm)")
        player.answer()
        player.page.wait_for_timeout(50)
    there = player.page.url
    player.page.goto(f"{player.url}/almanac")
    player.page.wait_for_timeout(1500)
    player.page.goto(there)
    player.at_table()
    player.page.wait_for_selector(".log p")
