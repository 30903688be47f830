"""Race at the table: powers in an order, hands sorted, payments marked ahead, the expert game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.kit import LONG, WHOLE_GAME, Home, Player, lay, play_out, wait_until

Visitor = Callable[..., Player]

EATERS = ["epsilon_eridani", "pilgrimage_world", "new_survivalists", "spice_world", "gem_world", "deficit_spending"]
HUNGRY = {
    "players": [
        {"tableau": EATERS, "goods": EATERS[2:5], "hand": ["investment_credits", "public_works"]},
        {"tableau": ["old_earth"], "hand": ["drop_ships", "new_earth"]},
    ]
}
POWERS = ".arrange li .power b"


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


ROWS = ".arrange li:not(.idle)"


def sums(player: Player) -> list[str]:
    """Goods left, points and cards after each row that brings something."""
    return [" ".join(text.split()) for text in player.page.locator(f"{ROWS} .sums").all_inner_texts()]


def test_powers_are_put_in_an_order_that_adds_up_and_brings_what_it_promises(home: Home, visitor: Visitor) -> None:
    player, other = two(home, visitor, HUNGRY)
    for one in (player, other):
        act(one, "consume_x2")
    player.page.wait_for_selector(".arrange li:nth-child(3)")
    powers = player.page.locator(POWERS)
    # the best order: what finds no good stands last, and what is optional is offered apart
    expect(powers).to_have_text(["Epsilon Eridani", "Pilgrimage World", "New Survivalists"])
    assert sums(player) == ["2 2 1", "0 4 1"]
    main = player.page.locator(".dock .acts .primary")
    expect(main).to_contain_text("Consume: 4 points, 1 card")
    player.page.locator(".arrange .grip").nth(2).focus()
    player.page.keyboard.press("ArrowUp")
    player.page.keyboard.press("ArrowUp")
    expect(powers).to_have_text(["New Survivalists", "Epsilon Eridani", "Pilgrimage World"])
    expect(player.page.locator(".arrange .grip").nth(0)).to_be_focused()
    assert sums(player) == ["2 0 1", "1 2 2", "0 2 2"]
    expect(main).to_contain_text("Consume: 2 points, 2 cards")
    player.page.locator(".arrange li").nth(1).locator("button[aria-label^=Later]").focus()
    player.page.keyboard.press("Space")
    expect(powers).to_have_text(["New Survivalists", "Pilgrimage World", "Epsilon Eridani"])
    expect(player.page.locator(".arrange .grip").nth(2)).to_be_focused()
    player.page.locator(".arrange .link").click()
    expect(main).to_contain_text("Consume: 4 points, 1 card")
    main.click()
    # which goods are spent was decided with the order: nothing is asked in between
    player.page.wait_for_selector(".dock:not(.calm)")
    player.page.wait_for_selector(".arrange .tag")
    assert consumed(player) == ["epsilon_eridani", "pilgrimage_world"]
    chips = player.news()[-1]["view"]["table"]["players"][0]["chips"]
    assert chips == 4, "what the button promised"


def test_powers_are_dragged_and_an_optional_one_joins_them(home: Home, visitor: Visitor) -> None:
    player, other = two(home, visitor, HUNGRY)
    for one in (player, other):
        act(one, "consume_x2")
    player.page.wait_for_selector(".arrange li:nth-child(3)")
    powers = player.page.locator(POWERS)
    drag(player, 1, 0)
    expect(powers).to_have_text(["Pilgrimage World", "Epsilon Eridani", "New Survivalists"])
    assert sums(player) == ["0 4 0"], "it has spent every good, and the others say that none is left"
    expect(player.page.locator(".arrange .idle .from")).to_have_text(["no good left"] * 2)
    drag(player, 0, 2)
    expect(powers).to_have_text(["Epsilon Eridani", "New Survivalists", "Pilgrimage World"])
    player.page.locator(".arrange .tag").click()
    expect(powers).to_have_text(["Epsilon Eridani", "New Survivalists", "Pilgrimage World", "Deficit Spending"])
    player.page.locator(".dock .acts .primary").click()
    player.page.wait_for_selector(".dock[data-kind=discard_for_vp]")
    assert consumed(player) == ["epsilon_eridani", "new_survivalists", "pilgrimage_world"]


def drag(player: Player, which: int, to: int) -> None:
    player.still()
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
    wait_until(lambda: hand(player) == HAND)
    player.page.keyboard.press("s")
    wait_until(lambda: hand(player)[-2:] == ["new_galactic_order", "rebel_base"])
    assert hand(player)[0] in ("investment_credits", "public_works")
    player.page.reload()
    wait_until(lambda: hand(player)[-2:] == ["new_galactic_order", "rebel_base"])
    player.page.locator(".sort").click()
    wait_until(lambda: set(hand(player)[:3]) == {"investment_credits", "public_works", "new_galactic_order"})
    assert hand(player)[-1] == "rebel_base"
    player.page.keyboard.press("s")
    wait_until(lambda: hand(player) == HAND)


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
    says(one, ".dock .sum", "Drop Ships costs 4 − 1 you chose Develop = pay 3 cards")
    one.page.click(".acts .primary")
    one.page.wait_for_selector(".ahead")
    one.page.click("[data-card=gem_world]")
    one.page.click("[data-card=rebel_base]")
    one.page.click("[data-card=rebel_base]")
    one.page.click("[data-card=spice_world]")
    expect(one.page.locator(".ahead")).to_contain_text("2 of 3 cards marked")
    other.page.wait_for_selector(".dock:not(.calm)")
    other.page.keyboard.press("n")
    expect(one.page.locator(".hc.picked [data-card]")).to_have_count(2)
    picked = one.page.eval_on_selector_all(".hc.picked [data-card]", "all => all.map(one => one.dataset.card)")
    assert sorted(picked) == ["gem_world", "spice_world"], "what was marked is picked, and nothing is paid yet"
    one.page.click("[data-card=rebel_base]")
    says(one, ".acts .primary", "Pay 3 cards Enter")


def says(player: Player, selector: str, text: str) -> None:
    expect(player.page.locator(selector).first).to_have_text(text, use_inner_text=True)


ASKED_FOR = "performance.getEntriesByType('resource').map((one) => decodeURIComponent(one.name))"


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
    expect(player.page.locator(".hand [data-card]")).to_have_count(hand)
    expect(player.page.locator(".opp")).to_have_count(bots)
    edition = f'"edition":{2 - options.get("edition", 0)}'
    # the words of this edition's cards
    player.until(f"{ASKED_FOR}.some((url) => url.includes('{edition}'))")
    player.click_on()
    if LONG:
        player.page.wait_for_selector(".end-screen", timeout=WHOLE_GAME * 1000)
        return
    player.until("/ 3$/.test(document.querySelector('h1').textContent)", 120)
    questions = [news["view"]["question"] for news in player.news() if news["view"]["question"]]
    ways = {bool(question.get("ways")) for question in questions if question["kind"] == "action"}
    assert ways == {bool(options.get("variant"))}, "experts choose two actions, out of pairs"


def test_what_cannot_be_played_together_says_why_before_one_starts_in_one_s_own_words(visitor: Visitor) -> None:
    player = visitor(locale="fr-FR").lobby().seats("random", "random")
    page = player.page
    expert = page.locator("#opt-variant option").nth(1)
    expect(expert).to_be_disabled()
    expect(expert).to_contain_text("se joue à 2, pas à 3")
    player.seats("random")
    expect(expert).to_be_enabled()
    player.option("variant", 1)
    # for the same reason there can be no third seat
    expect(page.locator(".full")).to_contain_text("se joue à 2, pas à 3")
    expect(page.locator(".add")).to_have_count(0)
    expect(page.locator(".go .primary")).to_be_enabled()


def test_the_expert_game_of_experienced_players_is_played_to_its_end(visitor: Visitor) -> None:
    player = visitor().lobby().seats("random").option("variant", 1).option("start", 1)
    player.start()
    player.at_table()
    expect(player.page.locator(".dock h2")).to_contain_text("start world")
    expect(player.page.locator(".hand [data-card]")).to_have_count(8)
    player.answer()
    player.until("document.querySelector('.dock h2').textContent.includes('actions')")
    player.pick()
    expect(player.page.locator(".choices [aria-pressed=true]")).to_have_count(2)
    play_out(player)
    sheets = player.page.locator(".end-screen section")
    assert sheets.count() == 2
    for sheet in sheets.all():
        lines = [int(text) for text in sheet.locator("tbody .n").all_inner_texts()]
        assert sum(lines) == int(sheet.locator("tfoot .n").inner_text()) == int(sheet.locator("h3 b").inner_text())
