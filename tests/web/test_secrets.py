"""The page of one seat never holds another's cards: in no text, in no attribute, in nothing that comes to it."""

from __future__ import annotations

from collections.abc import Callable

from tests.web.kit import Player

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
    titles = {watcher.page.title(), "Your turn · Orrery"}
    assert len(titles) == 2, "who looks on has no turn"
    checked = 0
    for _ in range(30):
        one.answer()
        two.answer()
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
