"""Race at the table: powers in an order, hands sorted, payments marked ahead, the expert game."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any
from urllib.parse import unquote

import pytest

from tests.web.kit import Home, Player, lay, play_out

Visitor = Callable[..., Player]
LONG = os.environ.get("ORRERY_LONG") == "1"

EATERS = ["epsilon_eridani", "pilgrimage_world", "new_survivalists", "spice_world", "gem_world", "deficit_spending"]
HUNGRY = {
    "players": [
        {"tableau": EATERS, "goods": EATERS[2:5], "hand": ["investment_credits", "public_works"]},
        {"tableau": ["old_earth"], "hand": ["drop_ships", "new_earth"]},
    ]
}
NEWEST_FIRST = ["Deficit Spending", "New Survivalists", "Pilgrimage World", "Epsilon Eridani"]
POWERS = ".arrange li > span b"


def two(home: Home, visitor: Visitor, position: dict[str, Any]) -> tuple[Player, Player]:
    """People have both seats, so that nothing happens but what they choose."""
    one, other = visitor().lobby(), visitor().lobby()
    lay(home, position, one, other)
    return one, other


def act(player: Player, action: str) -> None:
    """Chooses an action by its place in the list: the seven, as the question offers them."""
    actions = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce"]
    player.page.wait_for_selector(".choices")
    player.page.keyboard.press(str(actions.index(action) + 1))
    player.page.keyboard.press("Enter")


def consumed(player: Player) -> list[str]:
    events = {event["index"]: event for news in player.news() for event in news["events"]}
    return [
        str(event["power"]).partition(":")[0]
        for _, event in sorted(events.items())
        if event["event"] in ("consumed", "discarded_for_vp") and event["who"] == 0
    ]


def test_several_powers_are_put_in_an_order_with_the_keyboard_and_sent_one_after_the_other(
    home: Home, visitor: Visitor
) -> None:
    player, other = two(home, visitor, HUNGRY)
    for one in (player, other):
        act(one, "consume_x2")
    player.page.wait_for_selector(".arrange li:nth-child(4)")
    names = player.page.locator(POWERS).all_inner_texts()
    assert names == NEWEST_FIRST
    for grip in (3, 2):
        player.page.locator(".arrange .grip").nth(grip).focus()
        player.page.keyboard.press("ArrowUp")
        player.page.keyboard.press("ArrowUp")
    later = player.page.locator(".arrange li").nth(1).locator("button[aria-label^=Later]")
    later.focus()
    player.page.keyboard.press("Space")
    assert player.page.locator(POWERS).all_inner_texts() == [names[1], names[3], names[0], names[2]]
    player.page.locator(".acts .primary").focus()
    player.page.keyboard.press("Enter")
    for left in (3, 2):  # which good a power spends is asked in between
        player.page.wait_for_selector(".dock .choices")
        assert f"{left} more" in player.page.locator(".dock .sum").first.inner_text()
        player.page.keyboard.press("1")
        player.page.locator(".acts .primary").click()
        player.page.wait_for_timeout(300)
    player.page.keyboard.press("n")
    player.until("document.querySelector('.dock h2').textContent.includes('action')")
    assert consumed(player) == ["new_survivalists", "epsilon_eridani", "deficit_spending", "pilgrimage_world"]


def test_powers_are_dragged_and_the_plan_stops_when_the_situation_changes(home: Home, visitor: Visitor) -> None:
    player, other = two(home, visitor, HUNGRY)
    for one in (player, other):
        act(one, "consume_x2")
    player.page.wait_for_selector(".arrange li:nth-child(4)")
    names = player.page.locator(POWERS).all_inner_texts()
    drag(player, 2, 0)
    drag(player, 1, 3)
    assert player.page.locator(POWERS).all_inner_texts() == [names[2], names[1], names[3], names[0]]
    player.page.locator(".acts .primary").click()
    # Pilgrimage World has spent every good: the next power of the plan is no longer there
    player.page.wait_for_selector(".sum .bad")
    assert consumed(player) == ["pilgrimage_world"]
    assert player.page.locator(".arrange li").count() == 1


def drag(player: Player, which: int, to: int) -> None:
    start, end = (player.page.locator(".arrange .grip").nth(at).bounding_box() for at in (which, to))
    assert start
    assert end
    player.page.mouse.move(start["x"] + 10, start["y"] + start["height"] / 2)
    player.page.mouse.down()
    player.page.mouse.move(end["x"] + 10, end["y"] + (end["height"] - 3 if to > which else 3), steps=6)
    player.page.mouse.up()


HAND = ["new_galactic_order", "spice_world", "investment_credits", "rebel_base", "gem_world", "public_works"]
RICH = {"players": [{"tableau": ["epsilon_eridani"], "hand": HAND}, {"tableau": ["old_earth"], "hand": ["drop_ships"]}]}


def hand(player: Player) -> list[str]:
    found = player.page.eval_on_selector_all(".hand [data-card]", "all => all.map(one => one.dataset.card)")
    return [str(card) for card in found]


def test_a_hand_is_sorted_by_cost_and_by_kind_and_back(home: Home, visitor: Visitor) -> None:
    player, _ = two(home, visitor, RICH)
    player.page.wait_for_selector(".hand [data-card]")
    assert hand(player) == HAND
    player.page.keyboard.press("s")
    assert hand(player)[0] in ("investment_credits", "public_works")
    assert hand(player)[-2:] == ["new_galactic_order", "rebel_base"]
    player.page.reload()
    player.page.wait_for_selector(".hand [data-card]")
    assert hand(player)[-2:] == ["new_galactic_order", "rebel_base"]
    player.page.locator(".sort").click()
    assert set(hand(player)[:3]) == {"investment_credits", "public_works", "new_galactic_order"}
    assert hand(player)[-1] == "rebel_base"
    player.page.keyboard.press("s")
    assert hand(player) == HAND


DEAR = {
    "players": [
        {
            "tableau": ["epsilon_eridani"],
            "hand": ["drop_ships", "gem_world", "spice_world", "rebel_base", "new_vinland"],
        },
        {"tableau": ["old_earth"], "hand": ["public_works", "new_earth"]},
    ]
}


def test_a_payment_is_told_in_words_and_can_be_marked_while_the_others_choose(home: Home, visitor: Visitor) -> None:
    one, other = two(home, visitor, DEAR)
    for player in (one, other):
        act(player, "develop")
    one.page.wait_for_selector(".hc.legal")
    one.page.click("[data-card=drop_ships]")
    assert words(one, ".dock .sum") == "Drop Ships costs 4 − 1 you chose Develop = pay 3 cards"
    one.page.click(".acts .primary")
    one.page.wait_for_selector(".ahead")
    one.page.click("[data-card=gem_world]")
    one.page.click("[data-card=rebel_base]")
    one.page.click("[data-card=rebel_base]")
    one.page.click("[data-card=spice_world]")
    assert "2 of 3 cards marked" in one.page.locator(".ahead").inner_text()
    other.page.wait_for_selector(".dock:not(.calm)")
    other.page.keyboard.press("n")
    one.page.wait_for_selector(".hc.picked")
    picked = one.page.eval_on_selector_all(".hc.picked [data-card]", "all => all.map(one => one.dataset.card)")
    assert sorted(picked) == ["gem_world", "spice_world"], "what was marked is picked, and nothing is paid yet"
    one.page.click("[data-card=rebel_base]")
    assert words(one, ".acts .primary") == "Pay 3 cards Enter"


def words(player: Player, selector: str) -> str:
    return " ".join(player.page.locator(selector).first.inner_text().split())


@pytest.mark.parametrize(
    ("bots", "options", "hand"),
    [
        (1, {"edition": 1}, 6),
        (3, {"edition": 1, "start": 2}, 4),
        (3, {"start": 1}, 8),
        (2, {"start": 1}, 8),
        (1, {"variant": 1}, 6),
        (1, {"variant": 1, "edition": 1, "start": 2}, 4),
    ],
    ids=["edition_1", "edition_1_first_game", "experienced_4", "experienced_3", "expert", "expert_edition_1"],
)
def test_every_start_is_begun_and_played(visitor: Visitor, bots: int, options: dict[str, int], hand: int) -> None:
    """Two rounds of each; whole games when there is time."""
    player = visitor().lobby().seats(*["random"] * bots)
    for name, index in options.items():
        player.option(name, index)
    player.start()
    player.at_table()
    player.page.wait_for_selector(".hand [data-card]")
    assert player.page.locator(".hand [data-card]").count() == hand
    assert player.page.locator(".opp").count() == bots
    asked = player.page.evaluate("performance.getEntriesByType('resource').map(one => one.name)")
    edition = f'"edition":{2 - options.get("edition", 0)}'
    assert any(edition in unquote(url) for url in asked), "the words of this edition's cards"
    player.click_on()
    if LONG:
        player.page.wait_for_selector(".end-screen", timeout=400_000)
        return
    player.until("/ 3$/.test(document.querySelector('h1').textContent)", 120)
    actions = player.page.locator(".choices [aria-pressed=true]").count()
    assert actions in ((0, 2) if options.get("variant") else (0, 1))


def test_what_cannot_be_played_together_is_refused_in_one_s_own_words(visitor: Visitor) -> None:
    player = visitor(locale="fr-FR").lobby().seats("random", "random").option("variant", 1)
    player.page.click(".go .primary")
    player.page.wait_for_selector(".go .bad")
    assert "ne vont pas ensemble" in player.page.locator(".go .bad").inner_text()
    assert player.page.locator(".opt small", has_text="À deux").count() == 1, "and the option says why"


def test_the_expert_game_of_experienced_players_is_played_to_its_end(visitor: Visitor) -> None:
    player = visitor().lobby().seats("random").option("variant", 1).option("start", 1)
    player.start()
    player.at_table()
    assert "start world" in player.page.locator(".dock h2").inner_text()
    assert player.page.locator(".hand [data-card]").count() == 8
    player.answer()
    player.until("document.querySelector('.dock h2').textContent.includes('actions')")
    player.pick()
    assert player.page.locator(".choices [aria-pressed=true]").count() == 2
    play_out(player)
    sheets = player.page.locator(".end-screen section")
    assert sheets.count() == 2
    for sheet in sheets.all():
        lines = [int(text) for text in sheet.locator("tbody .n").all_inner_texts()]
        assert sum(lines) == int(sheet.locator("tfoot .n").inner_text()) == int(sheet.locator("h3 b").inner_text())
