"""The page of one seat never holds another's cards: in no text, in no attribute, in nothing that comes to it."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import WHOLE_GAME, Player

Visitor = Callable[..., Player]


def held(player: Player) -> set[str]:
    """Every card that a player has had in hand, as the player's own news tell it."""
    found: set[str] = set()
    for news in player.news():
        you = news["view"]["you"]
        if you is None:
            continue
        side = news["view"]["table"]["players"][you]
        found.update(side.get("hand", []), side.get("looking", []), side.get("discarded", []))
        for event in news["events"]:
            if event.get("who") == you:
                found.update(event.get("cards", []))
    return found


def public(player: Player) -> set[str]:
    found: set[str] = set()
    for news in player.news():
        table = news["view"]["table"]
        found.update(table["shown"], *(side["tableau"] for side in table["players"]))
        found.update(event[key] for event in news["events"] for key in ("card", "world") if key in event)
    return found


def test_nobody_is_sent_anybody_else_s_cards(visitor: Visitor) -> None:
    one = visitor().lobby().seats("open")
    table = one.start()
    two, watcher = visitor().join(one, table, "1"), visitor().join(one, table, "watch")
    for player in (one, two, watcher):
        player.at_table()
    expect(watcher.page).to_have_title(re.compile("^Orrery · "))  # who looks on has no turn
    for player in (one, two):
        expect(player.page).to_have_title("Your turn · Orrery")
    titles = {watcher.page.title(), "Your turn · Orrery"}
    checked = answered = 0
    end = time.monotonic() + WHOLE_GAME
    while answered < 40:
        assert time.monotonic() < end, "The game did not go on."
        for player in (one, two):
            if player.asked:
                player.answer()
                answered += 1
        one.page.wait_for_timeout(30)
        for player, others in ((one, (two,)), (two, (one,)), (watcher, (one, two))):
            hands = [other.hand() for other in others]
            html = player.html()
            assert player.page.title() in titles, "T24: a tab tells whose turn it is, and no more"
            # from here on nothing new can arrive: what was laid down meanwhile is public, and counts as that
            knows, wire = held(player) | public(player).union(*map(public, others)), player.told()
            for hand in hands:
                secret = hand - knows
                checked += len(secret)
                assert [card for card in secret if f'"{card}' in html or f'"{card}' in wire] == []
    assert checked > 100


def test_at_one_device_a_hand_is_sent_only_to_whoever_takes_the_screen(visitor: Visitor) -> None:
    player = visitor().lobby().seats("me")
    player.start()
    player.page.wait_for_selector(".curtain")
    assert player.hand() == set()
    assert all("hand" not in side for news in player.news() for side in news["view"]["table"]["players"])
    player.page.click(".curtain .primary")
    player.at_table()
    player.page.wait_for_selector(".hand [data-card]")
    first = player.hand()
    player.answer()
    player.page.wait_for_selector(".curtain")
    html = player.html()
    assert [card for card in first if f'"{card}"' in html] == []
    player.page.click(".curtain .primary")
    player.page.wait_for_selector(".hand [data-card]")
    assert player.hand() != first


def test_the_curtain_knows_who_is_awaited_before_the_server_says_so_again(visitor: Visitor) -> None:
    """Nobody is shown the hand of whoever had the screen before, however slow the network is."""
    player = visitor().lobby().seats("me")
    player.page.route_web_socket(re.compile("seat=none"), lambda _: None)  # what all may see does not come
    player.start()
    hands = []
    for _ in range(2):
        player.page.click(".curtain .primary")
        player.page.wait_for_selector(".hand [data-card]")
        hands.append(player.hand())
        player.answer()
    assert hands[0] != hands[1]
