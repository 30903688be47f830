"""Whole games in real browsers."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from tests.web.kit import Player, play_out

Visitor = Callable[..., Player]


def test_a_newcomer_finishes_a_game_against_two_bots_by_clicking(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.start()
    player.at_table()
    play_out(player)
    assert player.page.locator(".end-screen section").count() == 3
    sheet = player.page.locator(".end-screen tfoot .n").all_inner_texts()
    shown = player.page.locator(".end-screen h3 b").all_inner_texts()
    assert sheet == shown


def test_four_browsers_play_a_whole_game(visitor: Visitor) -> None:
    """One reloads again and again, one goes offline and back, one has only a keyboard, one is French and on a phone."""
    host = visitor().lobby().seats("open", "open", "open")
    table = host.start()
    host.page.wait_for_selector(".room")
    links = json.loads(host.page.evaluate(f"localStorage.getItem('orrery.links.{table}')"))
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True}
    flaky, keys, french = visitor(), visitor(), visitor(**phone)
    for seat, player in enumerate((flaky, keys, french), 1):
        player.page.goto(f"{host.url}/join/{links[str(seat)]}")
    players = (host, flaky, keys, french)
    for player in players:
        player.at_table()
    assert french.page.evaluate("document.documentElement.lang") == "fr"
    answered, end = 0, time.monotonic() + 240
    while not all(player.over for player in players):
        assert time.monotonic() < end
        moved = keys.by_keys()
        if flaky.pick() is not None:
            flaky.context.set_offline(True)
            flaky.confirm()
            flaky.context.set_offline(False)
            moved = True
        if host.pick() is not None:
            host.confirm()
            answered += 1
            if answered % 3 == 0:
                host.page.reload()
                host.at_table()
            moved = True
        moved = french.answer() is not None or moved
        if not moved:
            host.page.wait_for_timeout(40)
    assert (
        len({player.page.locator(".why").inner_text().split()[-1] for player in players if player is not french}) == 1
    )


def test_a_guided_game_explains_each_choice(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.page.click(".learn")
    player.page.wait_for_url("**/table/*")
    player.at_table()
    seen = set()
    for _ in range(60):
        if player.page.evaluate("!document.querySelector('.dock.calm')"):
            seen.add(player.page.locator(".guide p").inner_text())
            player.answer()
        if len(seen) >= 4:
            break
        player.page.wait_for_timeout(60)
    assert len(seen) >= 4


def test_undo_takes_back_or_says_why_not(visitor: Visitor) -> None:
    player = visitor().lobby().seats("open")
    table = player.start()
    links = json.loads(player.page.evaluate(f"localStorage.getItem('orrery.links.{table}')"))
    other = visitor()
    other.page.goto(f"{player.url}/join/{links['1']}")
    for one in (player, other):
        one.at_table()
    player.page.wait_for_selector(".dock:not(.calm)")
    player.page.keyboard.press("z")
    player.page.wait_for_selector(".sum .bad")
    player.answer()
    player.page.wait_for_selector(".dock.calm")
    player.page.keyboard.press("z")
    player.page.wait_for_selector(".dock:not(.calm)")


def test_a_stranger_sits_down_at_an_open_table_and_both_talk(visitor: Visitor) -> None:
    host = visitor().lobby().seats("open")
    host.page.check(".listed input")
    host.start()
    host.page.wait_for_selector(".room")
    guest = visitor().lobby()
    guest.page.locator("#open .g button").first.click()
    for player in (host, guest):
        player.at_table()
    guest.page.click("#tab-chat")
    guest.page.fill("#chat", "<b>Hello</b> there")
    guest.page.keyboard.press("Enter")
    host.page.click("#tab-chat")
    host.page.wait_for_selector("text=<b>Hello</b> there")
    host.page.locator(".quick button").first.click()
    guest.page.wait_for_selector(".lines p:nth-child(2)")


def test_a_standing_order_answers_and_only_its_owner_sees_it(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.start()
    player.at_table()
    player.page.locator(".bar .btn[aria-label='Standing orders']").click()
    player.page.locator("dialog input").first.check()
    player.page.wait_for_timeout(300)
    player.page.keyboard.press("Escape")
    player.page.locator(".bar .btn[aria-label='Standing orders'] b").wait_for()
