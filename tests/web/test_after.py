"""After the game: score sheets, replay, proof, record, playing on, another game; and the almanac at any time."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.kit import Home, Player, lay, play_out

Visitor = Callable[..., Player]

LATE = {
    "players": [
        {
            "tableau": [
                *("epsilon_eridani", "gem_world", "spice_world", "public_works", "rebel_base", "new_vinland"),
                *("drop_ships", "mining_robots", "star_nomad_lair", "comet_zone", "merchant_world"),
            ],
            "goods": ["gem_world", "spice_world"],
            "hand": ["investment_credits", "research_labs", "new_earth", "asteroid_belt"],
            "chips": 9,
        },
        {"tableau": ["old_earth", "space_port"], "hand": ["export_duties", "tourist_world"], "chips": 12},
    ],
    "pool": 3,
}
"""One card more, or three points, and it is over."""


@pytest.fixture
def player(home: Home, visitor: Visitor) -> Player:
    """Somebody whose game has just ended."""
    found = visitor().lobby()
    lay(home, LATE, found)
    play_out(found)
    return found


def test_the_score_sheet_of_all_explains_every_point(player: Player) -> None:
    sheets = player.page.locator(".end-screen section")
    assert sheets.count() == 2
    for sheet in sheets.all():
        lines = [int(text) for text in sheet.locator("tbody .n").all_inner_texts()]
        assert sum(lines) == int(sheet.locator("tfoot .n").inner_text()) == int(sheet.locator("h3 b").inner_text())
    assert player.page.locator(".end-screen .won").count() == 1
    # what the points are made of: the parts of each bar are its points, in the order of the podium
    bars = [bar.locator("> span").all_inner_texts() for bar in player.page.locator(".sources .bar").all()]
    podium = player.page.locator(".podium b").all_inner_texts()
    assert [sum(int(part.split()[-1]) for part in bar) for bar in bars] == [int(n) for n in podium]
    for width, height in ((1366, 650), (390, 844)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.until(f"innerWidth === {width}")
        for button in ("primary", "btn"):
            assert player.page.evaluate(IN_SIGHT, f".end-screen .foot .{button}"), (button, width)


IN_SIGHT = """where => {
  const box = document.querySelector(where).getBoundingClientRect();
  const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return hit?.closest(where) !== null;
}"""


def replay(player: Player) -> None:
    player.page.locator(".foot .btn").first.click()
    player.page.wait_for_selector("input[type=range]")


def test_a_replay_steps_jumps_and_plays_from_any_seat_and_the_shuffle_is_verified(player: Player) -> None:
    page = player.page
    replay(player)
    expect(page.locator("input[type=range]")).to_have_value("0")
    last = int(page.locator("input[type=range]").get_attribute("max") or 0)
    page.keyboard.press("ArrowRight")
    player.until("document.querySelector('input[type=range]').value === '1'")
    page.keyboard.press("ArrowLeft")
    player.until("document.querySelector('input[type=range]').value === '0'")
    press = "dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }))"
    page.evaluate("; ".join([press] * 3))  # faster than any answer
    player.until("document.querySelector('input[type=range]').value === '3'")
    page.locator("input[type=range]").fill("0")
    player.until("document.querySelector('.dock h2').textContent.includes('answer 0')")
    page.locator("input[type=range]").blur()
    page.keyboard.press("]")
    player.until("Number(document.querySelector('input[type=range]').value) > 1")
    page.locator("input[type=range]").fill("0")
    player.until("document.querySelector('.dock h2').textContent.includes('answer 0')")
    page.locator(".dock select").select_option("1")
    page.wait_for_selector('.mine[data-seat="1"]')
    # the address names the moment and whose eyes: it shows what was asked and answered there
    page.locator("input[type=range]").fill("1")
    player.until("location.search === '?at=1&as=1'")
    page.goto(page.evaluate("location.href").replace("as=1", "as=none"))
    # both were asked at once, and who answered first is chance: only through those eyes it is told
    page.locator(".given .link").click()
    player.until("document.querySelector('.given .answer')?.textContent.length > 3")
    expect(page.locator(".given")).to_contain_text("action")
    page.locator(".dock select").select_option("none")
    page.wait_for_selector(".backs")
    page.get_by_role("button", name="Verify the shuffle").click()
    page.wait_for_selector(".dock .good")
    page.get_by_role("button", name="Play", exact=True).click()
    player.until(f"Number(document.querySelector('input[type=range]').value) >= {min(2, last)}")


def test_a_game_is_played_on_from_a_moment_of_its_replay(player: Player) -> None:
    page = player.page
    replay(player)
    page.locator(".dock select").select_option("none")
    page.wait_for_selector(".backs")
    # a spectator has no seat to play on from
    expect(page.locator(".play-on")).to_have_attribute("aria-disabled", "true")
    page.locator(".dock select").select_option("0")
    page.wait_for_selector(".hand")
    old = page.url
    page.click(".play-on")
    player.until(f"location.href !== {old!r}")
    expect(page.locator(".dock:not(.calm) h2")).to_contain_text("action")
    play_out(player)


def test_a_record_is_taken_home_and_brought_in_again(player: Player, tmp_path: Path) -> None:
    page = player.page
    points = player.points()
    with page.expect_download() as download:
        page.locator(".foot").get_by_role("button", name="Download the record").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    page.goto(player.url)
    page.wait_for_selector("#finished .g")
    page.set_input_files("#finished input[type=file]", record)
    page.wait_for_url("**/table/*")
    page.wait_for_selector(".end-screen")
    assert player.points() == points
    (tmp_path / "broken.json").write_text('{"format": 1}')
    page.goto(player.url)
    page.wait_for_selector("#finished .g")
    page.set_input_files("#finished input[type=file]", tmp_path / "broken.json")
    page.wait_for_selector("#finished [role=alert]")


def test_a_picture_of_the_end_is_drawn_on_the_device_without_anybody_s_name(player: Player) -> None:
    page = player.page
    before = len(player.calls)
    page.locator(".foot [data-picture]").click()
    picture = page.locator(".picture img")
    expect(picture).to_have_attribute("alt", re.compile(r"Player 1: \d+.*Vega: \d+|Vega: \d+.*Player 1: \d+"))
    assert "Ada" not in str(picture.get_attribute("alt"))
    plain = picture.get_attribute("src")
    page.check(".picture input")
    expect(picture).to_have_attribute("alt", re.compile(r"Ada 0: \d+"))
    player.until(f"document.querySelector('.picture img').src !== {plain!r}")
    with page.expect_download() as download:
        page.locator(".picture .btn").first.click()
    head = Path(download.value.path()).read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert [int.from_bytes(head[i : i + 4]) for i in (16, 20)] == [1200, 630]
    assert {call.request.method for call in player.calls[before:]} <= {"GET"}, "nothing is sent anywhere"


def test_who_may_look_back_is_chosen_with_the_table(visitor: Visitor) -> None:
    player = visitor().lobby()
    for index, (who, said) in enumerate((("all", "sees all hands"), ("players", "Others never see"))):
        table = player.lobby().seats("open").option("replays", index).start()
        player.page.wait_for_selector(f".room >> text={said}")  # whoever sits down is told
        told = player.page.evaluate(f"fetch('/api/tables/{table}').then(found => found.json())")
        assert told["settings"]["replays"] == who


def test_a_rematch_keeps_the_seats(home: Home, visitor: Visitor) -> None:
    one, other = visitor().lobby(), visitor().lobby()
    lay(home, LATE, one, other)
    play_out(one, other)
    one.page.locator(".foot .primary").click()
    one.page.wait_for_selector(".room")
    other.page.wait_for_selector("dialog >> text=Join the rematch")
    other.page.locator(".foot .primary").click()
    for player in (one, other):
        player.page.wait_for_selector(".dock:not(.calm)")


def test_the_almanac_finds_cards_in_both_languages(visitor: Visitor) -> None:
    player = visitor()
    page = player.page
    page.goto(f"{player.url}/almanac/race")
    player.until("document.querySelectorAll('.card.big').length > 95")
    player.until("document.querySelector('.card.big img').naturalWidth === 756")  # sharp, however large
    page.fill("input[type=search]", "survey")
    player.until("document.querySelectorAll('.card.big').length < 5")
    page.click("[lang=fr]")
    page.fill("input[type=search]", "genetique")
    player.until("document.querySelector('.card.big')?.textContent.includes('énétique')")
