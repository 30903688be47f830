"""A friend on a phone comes by a link, is taught, and plays Race with the host, who sits at a laptop."""

from __future__ import annotations

import time
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import LONG, WHOLE_GAME, Player
from tests.web.test_hands import NEXT, PHONE, turn

Visitor = Callable[..., Player]

ENOUGH = 10**6 if LONG else 6
"""How many answers each gives; a whole game takes minutes."""
GUIDE = "document.querySelector('.dock:not(.calm)') && document.querySelector('.guide')?.textContent.trim()"


def press(player: Player) -> bool:
    """Whether there was anything to press, with a finger or with the mouse."""
    spot = player.page.evaluate(NEXT, player.rng.random())
    if spot is None:
        return False
    (player.page.touchscreen.tap if player.touches else player.page.mouse.click)(*spot)
    return True


def test_a_friend_on_a_phone_is_invited_and_taught_and_plays_with_the_host(visitor: Visitor) -> None:
    host = visitor(viewport={"width": 1366, "height": 650}, reduced_motion="reduce")
    friend = visitor(reduced_motion="reduce", locale="fr-FR", **PHONE)
    table = host.lobby().seats("open").start()
    friend.page.goto(f"{host.url}/join/{host.links(table)['1']}")
    invitation = friend.page.locator(".invitation")
    expect(invitation).to_contain_text("Race for the Galaxy")
    expect(invitation.locator(".check input")).to_be_checked()
    friend.page.fill(".invitation input[type=text]", "Camille")
    friend.page.click(".invitation .primary")
    friend.page.wait_for_url("**/table/*")
    given: dict[Player, set[str]] = {host.at_table(): set(), friend.at_table(): set()}
    taught: dict[str, str] = {}
    end = time.monotonic() + WHOLE_GAME
    while not (host.over and friend.over) and min(map(len, given.values())) < ENOUGH:
        assert time.monotonic() < end, "The game did not end in time."
        told = friend.page.evaluate(GUIDE)
        if told:
            taught[turn(friend).partition(",")[0]] = told
        for player, turns in given.items():
            if press(player):
                turns.add(turn(player))
        host.page.wait_for_timeout(20)
    assert "Camille" in host.page.inner_text("body")
    assert len(set(taught.values())) == len(taught) >= 3, "each question has its own explanation"
    assert all(len(text) > 40 for text in taught.values())
    if LONG:
        assert host.points() == friend.points()
