"""The coach: a hint at one's own question, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import expect

import orrery
from orrery import bots
from tests.web.kit import Home, Player, lay
from tests.web.test_after import LATE

Visitor = Callable[..., Player]


def test_a_hint_says_what_is_best_and_why_and_marks_it_on_the_table(home: Home, visitor: Visitor) -> None:
    player = visitor().lobby()
    lay(home, LATE, player)
    page = player.page
    coach = page.locator(".coach")
    expect(coach).to_have_count(0)
    page.keyboard.press("h")
    expect(coach.locator("ol li")).to_have_count(2)
    marked = page.locator(".actions li", has=page.locator(".advised"))
    expect(marked).to_have_count(2)
    best = coach.locator("li .what").first.inner_text()
    first = page.locator(".actions li", has=page.locator(".advised", has_text="1"))
    assert best.partition(":")[0].split()[0] in first.inner_text()
    # what one thinks of besides is judged too
    other = page.locator(".actions li", has_not=page.locator(".advised")).first
    page.keyboard.press("h")
    expect(coach).to_have_count(0)
    other.locator("button").click()
    page.keyboard.press("h")
    expect(coach.locator("ol li")).to_have_count(3)
    # it speaks of one's hand: what is covered is covered here too
    page.keyboard.press("c")
    expect(coach).to_have_count(0)
    expect(page.locator(".advised")).to_have_count(0)
    page.keyboard.press("c")
    expect(coach.locator("ol li")).to_have_count(3)
    player.answer()
    expect(coach).to_have_count(0)


def test_hints_at_a_table_with_people_are_chosen_with_it_and_told_to_all(visitor: Visitor) -> None:
    host, friend = visitor().lobby(), visitor().lobby()
    table = host.seats("open").option("hints", 1).start()
    everybody = "Everybody may ask the coach"
    expect(host.page.locator("main")).to_contain_text(everybody)
    friend.page.goto(f"{host.url}/join/{host.links(table)['1']}")
    expect(friend.page.locator(".invitation")).to_contain_text(everybody)
    friend.page.click(".invitation .primary")
    friend.at_table()
    friend.page.keyboard.press("h")
    expect(friend.page.locator(".coach ol li")).to_have_count(2)


def finished() -> dict[str, Any]:
    """A game in which one side plays at random."""
    game = orrery.new("race", 2, 4, {"round_limit": 30})
    players = [bots.find(name, "race")() for name in ("steady", "random")]
    bots.play(game, players, [Random(0), Random(1)])
    return {**game.record(), "names": ["Ada", "Bob"]}


def test_a_finished_game_is_reviewed_and_played_on_from_where_it_turned(visitor: Visitor) -> None:
    player = visitor().lobby()
    page = player.page
    table = player.call("POST", "/records", finished())["id"]
    page.goto(f"{player.url}/table/{table}")
    page.locator(".end-screen").get_by_role("button", name="Review").click()
    review = page.locator(".review")
    expect(review).to_be_visible()
    page.reload()
    expect(review).to_be_visible()
    turn = review.locator("li.pane").first
    answered = turn.locator("dd b").first.inner_text()
    assert answered != turn.locator(".better dd b").inner_text()
    turn.get_by_role("button", name="See it").click()
    expect(page.locator(".given .answer")).to_have_text(answered)
    page.get_by_role("button", name="Review").click()
    expect(review).to_be_visible()
    turn.get_by_role("button", name="Play on").click()
    player.until(f"!location.pathname.endsWith('{table}')")
    page.wait_for_selector(".dock:not(.calm)")
