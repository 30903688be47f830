"""Whole games in real browsers."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from orrery import words
from orrery.games.race.cards import CARDS
from tests.web.kit import LONG, WHOLE_GAME, Player, play_out

Visitor = Callable[..., Player]


def test_a_newcomer_finishes_a_game_against_two_bots_by_clicking(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.start()
    player.at_table()
    play_out(player)
    assert player.page.locator(".end-screen section").count() == 3
    sheet = player.page.locator(".end-screen tfoot .n").all_inner_texts()
    shown = player.page.locator(".end-screen section h3 b").all_inner_texts()
    assert sheet == shown == player.page.locator(".podium b").all_inner_texts()
    # the line of each seat ends at its points, and a round of it leads to the replay
    curve = player.page.locator(".curve [role=img]")
    told = (curve.get_attribute("aria-label") or "").split(": ")[1:]
    assert sorted(part.split(", ")[-1].split(".")[0] for part in told) == sorted(sheet)
    player.page.locator(".curve button").last.click()
    player.page.wait_for_selector("input[type=range]")
    assert int(player.page.locator("input[type=range]").input_value()) > 10


def test_four_browsers_play_a_whole_game(visitor: Visitor) -> None:
    """One reloads at every question, one goes offline and back, one has only keys, one plays in French on a phone."""
    restless = visitor().lobby().seats("open", "open", "open")
    table = restless.start()
    restless.page.wait_for_selector(".room")
    phone = {"viewport": {"width": 390, "height": 844}, "locale": "fr-FR", "has_touch": True}
    flaky, keys, french = visitor(), visitor(), visitor(**phone)
    for seat, player in enumerate((flaky, keys, french), 1):
        player.join(restless, table, str(seat))
    players = (restless, flaky, keys, french)
    for player in players:
        player.at_table()
    assert french.page.evaluate("document.documentElement.lang") == "fr"
    french.click_on()
    reloads = cuts = typed = 0
    end = time.monotonic() + WHOLE_GAME
    while not all(player.over for player in players) and (LONG or min(reloads, cuts, typed) < 5):
        assert time.monotonic() < end, "The game did not end in time."
        if restless.asked:
            restless.page.reload()
            restless.at_table()
            restless.answer()
            reloads += 1
        if flaky.pick() is not None:
            flaky.context.set_offline(True)
            flaky.confirm()
            flaky.context.set_offline(False)
            cuts += 1
        if keys.by_keys():
            typed += 1
        restless.page.wait_for_timeout(15)
    assert min(reloads, cuts, typed) >= 5
    play_out(*players)
    assert len({player.result() for player in players}) == 1


def test_a_guided_game_explains_each_choice_until_its_end(visitor: Visitor) -> None:
    player = visitor().lobby()
    player.page.click(".learn")
    player.page.wait_for_url("**/table/*")
    expect(player.page.locator(".hand [data-card]")).to_have_count(4)  # the rulebook's hands for a first game
    explained: dict[str, str] = {}
    spoken_of: set[str] = set()
    say = words.pick("en", "race")
    end = time.monotonic() + WHOLE_GAME
    while not player.over:
        assert time.monotonic() < end, "The game did not end in time."
        said = player.pick()
        if said is None:
            player.page.wait_for_timeout(20)
            continue
        if said not in explained:
            explained[said] = player.page.locator(".guide").inner_text()
            there = player.page.eval_on_selector_all("[data-card]", "all => all.map(one => one.dataset.card)")
            spoken_of |= {card for card in there if card in CARDS and say.card(card) in explained[said]}
        player.confirm()
        player.page.wait_for_timeout(20)
    assert [said for said, why in explained.items() if not why or "The others are choosing" in why] == []
    assert len(set(explained.values())) > 4, "not one explanation for everything"
    assert spoken_of, "the teacher speaks of the cards on this table"
    player.page.keyboard.press("Escape")
    expect(player.page.locator(".guide .why")).to_contain_text("twelve cards")


def test_undo_says_beforehand_whether_it_is_possible_and_takes_back(visitor: Visitor) -> None:
    player = visitor().lobby().seats("open")
    table = player.start()
    other = visitor().join(player, table, "1")
    for one in (player, other):
        one.at_table()
    player.page.wait_for_selector(".dock:not(.calm)")
    button = player.page.locator(".un")
    reason = player.page.locator("#why-undo")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(reason).to_have_text("You have nothing to take back")
    button.focus()
    expect(reason).to_be_visible()  # whoever comes by keyboard reads it too
    player.page.keyboard.press("z")
    player.page.wait_for_selector(".sum .bad")
    player.answer()
    player.page.wait_for_selector(".dock.calm")
    expect(button).to_have_attribute("aria-disabled", "false")
    expect(reason).to_have_text("Takes back your last answer")
    player.page.keyboard.press("z")
    player.page.wait_for_selector(".dock:not(.calm)")
    player.answer()
    other.answer()
    expect(reason).to_contain_text("Somebody else")


def test_a_stranger_sits_down_at_an_open_table_and_both_talk(visitor: Visitor) -> None:
    host = visitor().lobby().seats("open")
    host.page.check(".listed input")
    host.start()
    host.page.wait_for_selector(".room")
    name = host.page.locator(".room .lead").first.inner_text().removeprefix("Table ")
    guest = visitor().lobby()
    guest.page.locator("#open .g", has_text=name).locator("button").first.click()
    for player in (host, guest):
        player.at_table()
    guest.page.click("#tab-chat")
    guest.page.fill("#chat", "<b>Hello</b> there")
    guest.page.keyboard.press("Enter")
    host.page.click("#tab-chat")
    host.page.wait_for_selector("text=<b>Hello</b> there")
    host.page.locator(".quick button").first.click()
    guest.page.wait_for_selector(".lines p:nth-child(2)")


def test_the_others_see_which_seats_are_played_from_one_address(visitor: Visitor) -> None:
    host = visitor().lobby().seats("me", "open")
    table = host.start()
    host.page.wait_for_selector(".room")
    guest = visitor()
    guest.join(host, table, "2").at_table()
    expect(guest.page.locator(".await small:has-text('same address')")).to_have_count(2)
    assert host.page.locator(".await small:has-text('same address')").count() == 0
