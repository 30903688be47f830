"""Finding one's way: from the lobby to the table, from the log to a card, from a total to its points."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from orrery import words
from tests.web.kit import Home, Player, lay, play_out
from tests.web.test_after import LATE
from tests.web.test_race import DEAR, act, two

Visitor = Callable[..., Player]


def test_the_lobby_says_where_one_is_awaited_and_what_is_finished(home: Home, visitor: Visitor) -> None:
    phone = visitor(viewport={"width": 390, "height": 844}).lobby()
    lay(home, LATE, phone)
    phone.page.wait_for_selector(".dock:not(.calm)")
    phone.page.goto(home.url)
    first = phone.page.locator(".first .g a")
    expect(first).to_contain_text("Your move")
    expect(phone.page.locator("#mine .g a.primary")).to_contain_text("Your move")
    first.click()
    phone.at_table()
    play_out(phone)
    phone.page.goto(home.url)
    expect(phone.page.locator("#finished .g a")).to_contain_text("Replay")
    expect(phone.page.locator("#mine .g")).to_have_count(0)


def test_each_title_is_offered_as_it_is_mostly_played_and_the_last_one_first(home: Home, visitor: Visitor) -> None:
    player = visitor()
    player.page.goto(home.url)
    player.page.wait_for_selector(".go .primary")
    offered = player.page.locator(".titles .title")
    expect(offered.first).to_have_attribute("aria-pressed", "true")
    for title, seats in (("Battlestar Galactica", 5), ("Race for the Galaxy", 3), ("Fleet Commander", 2)):
        offered.filter(has_text=title).click()
        expect(player.page.locator(".seat")).to_have_count(seats)
    player.start()
    player.page.goto(home.url)
    expect(offered.filter(has_text="Fleet Commander")).to_have_attribute("aria-pressed", "true")


def test_the_log_leads_to_the_cards_and_the_table_to_the_almanac(home: Home, visitor: Visitor) -> None:
    one, other = two(home, visitor, DEAR)
    for player in (one, other):
        act(player, "explore_5")
    one.page.wait_for_selector(".log a.link")
    name = one.page.locator(".log a.link").first.inner_text()
    one.page.locator(".log a.link", has_text=name).first.click()
    expect(one.page.locator(".lens h3")).to_have_text(name)
    with one.context.expect_page() as opened:
        one.page.locator(".bar a[href^='/almanac/']").click()
    expect(opened.value.locator("details")).to_contain_text("Explore")
    expect(one.page.locator(".dock h2")).to_be_visible()


def test_a_key_leads_into_the_talk_and_what_is_typed_next_is_already_there(home: Home, visitor: Visitor) -> None:
    player, _ = two(home, visitor, DEAR)
    player.page.wait_for_selector(".choices")
    player.page.keyboard.type("tHello")
    expect(player.page.locator("#chat")).to_have_value("Hello")


def test_who_comes_back_finds_what_was_said_and_the_words_that_had_not_come(home: Home, visitor: Visitor) -> None:
    player, other = two(home, visitor, DEAR)
    page = player.page
    page.route("**/api/titles/race/almanac*", lambda route: route.abort())
    page.reload()
    page.wait_for_selector(".choices")
    page.click("#tab-chat")
    player.context.set_offline(True)
    page.wait_for_selector(".offbar")
    page.unroute("**/api/titles/race/almanac*")
    other.page.wait_for_selector(".choices")
    other.page.keyboard.type("tAre you there?")
    other.page.keyboard.press("Enter")
    expect(other.page.locator(".feed .lines")).to_contain_text("Are you there?")
    player.context.set_offline(False)
    expect(page.locator(".feed .lines")).to_contain_text("Are you there?")
    expect(page.locator(".hand")).to_contain_text("Drop Ships")


def test_what_is_typed_without_a_connection_stays_to_be_said_later(home: Home, visitor: Visitor) -> None:
    player, other = two(home, visitor, DEAR)
    page = player.page
    page.wait_for_selector(".choices")
    page.keyboard.type("tStill here")
    player.context.set_offline(True)
    expect(page.locator(".quick button").first).to_be_disabled()
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_have_value("Still here")
    player.context.set_offline(False)
    expect(page.locator(".quick button").first).to_be_enabled()
    page.keyboard.press("Enter")
    expect(page.locator("#chat")).to_have_value("")
    other.page.click("#tab-chat")
    expect(other.page.locator(".feed .lines")).to_contain_text("Still here")


RENOWNED = {
    "players": [
        {"tableau": ["epsilon_eridani", "new_galactic_order", "rebel_base"], "hand": ["drop_ships"], "chips": 5},
        {"tableau": ["old_earth"], "hand": ["new_earth"]},
    ]
}


def test_every_point_is_explained_at_any_time(home: Home, visitor: Visitor) -> None:
    player, _ = two(home, visitor, RENOWNED)
    player.page.hover("[data-card=new_galactic_order]")
    expect(player.page.locator(".lens h3")).to_have_text("New Galactic Order")
    said = player.page.locator(".lens .worth").inner_text()
    player.page.click(".mine .score")
    sheet = player.page.locator("dialog table")
    sheet.wait_for()
    lines = dict(zip(sheet.locator("tbody td:first-child").all_inner_texts(), points(player), strict=True))
    assert sum(lines.values()) == int(sheet.locator("tfoot .n").inner_text())
    assert sum(n for what, n in lines.items() if "New Galactic Order" in what) > 0
    assert str(sum(n for what, n in lines.items() if "New Galactic Order" in what)) in said
    assert any(n == 5 for n in lines.values()), "the chips"


def points(player: Player) -> list[int]:
    return [int(text) for text in player.page.locator("dialog tbody .n").all_inner_texts()]


def test_a_standing_order_answers_and_only_its_owner_sees_it(home: Home, visitor: Visitor) -> None:
    one, other = two(home, visitor, DEAR)
    button = ".bar .btn[aria-label='Standing orders']"
    one.page.locator(button).click()
    order = one.page.locator("dialog label", has_text="Develop")
    order.locator("input").check()
    one.shut()
    one.page.locator(f"{button} b").wait_for()
    one.page.locator(".choices button").nth(2).click()
    one.page.click(".acts .primary")
    act(other, "develop")
    other.page.wait_for_selector(".hc.legal")
    other.page.keyboard.press("n")
    one.until("document.querySelector('.log').innerText.includes('Ada 0 placed nothing')")
    assert other.page.locator(f"{button} b").count() == 0


def test_words_that_come_late_do_not_replace_those_of_the_language_chosen_since(home: Home, visitor: Visitor) -> None:
    player = visitor(service_workers="block").lobby()
    page, held = player.page, list[Route]()
    page.route(re.compile("/almanac.*lang=en"), lambda route: held.append(route))
    lay(home, DEAR, player)
    card, name = page.locator("[data-card=drop_ships]"), words.pick("fr", "race").almanac({})["drop_ships"]["name"]
    page.click("[lang=fr]")
    expect(card).to_have_accessible_name(re.compile(name))
    with page.expect_response(re.compile("/almanac.*lang=en")) as late:
        held.pop().continue_()
    late.value.finished()
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")
    expect(card).to_have_accessible_name(re.compile(name))
