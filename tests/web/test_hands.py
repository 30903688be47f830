"""A game by keyboard alone, and by touch alone on a phone, for each title; the focus is never lost on the way."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.kit import LONG, WHOLE_GAME, Home, Player, lay
from tests.web.test_race import DEAR, act

Visitor = Callable[..., Player]

PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
TITLES = ["Race for the Galaxy", "Fleet Commander", "Battlestar Galactica"]
ENOUGH = 10**6 if LONG else 8
"""How many answers are given; a whole game takes minutes."""

LOST = """() => {
  const now = document.activeElement;
  return !now || now === document.body ? document.querySelector('.dock h2').textContent : '';
}"""

NEXT = """random => {
  const dock = document.querySelector('.dock:not(.calm)');
  if (!dock) return null;
  const spot = (one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.5, 0.2], [0.15, 0.5], [0.85, 0.5], [0.5, 0.85]]) {
      const at = [box.left + box.width * x, box.top + box.height * y];
      const hit = document.elementFromPoint(...at);
      if (hit && (one.contains(hit) || hit.contains(one))) return at;
    }
    return null;
  };
  const main = dock.querySelector('.acts .primary');
  if (main && !main.classList.contains('off')) return spot(main);
  const LIT = '.choices button:not([disabled])[aria-pressed=false], .hc.legal button, ' +
    '.legal[data-card]:not(.picked), .legal[data-place]:not(.picked), [data-question] [data-stop]:not([disabled]), ' +
    '.dock [data-stop][aria-pressed=false]:not([disabled])';
  const lit = [...document.querySelectorAll(LIT)].filter((one) => one.checkVisibility());
  const nothing = dock.querySelector('[data-nothing]');
  if (nothing && (!lit.length || random < 0.25)) return spot(nothing);
  return lit.length ? spot(lit[Math.floor(random * lit.length)]) : null;
}"""
"""Where a finger would press next: the main button once it can be, else anything that is lit."""


def begun(player: Player, title: str) -> Player:
    player.lobby(title)
    if title == "Fleet Commander":
        player.options(("scenario", "First battle"))
    player.start()
    return player.at_table()


def turn(player: Player) -> str:
    return str(
        player.page.evaluate(
            "[document.querySelector('.dock').dataset.kind, performance.getEntriesByName('redraw').length].join()"
        )
    )


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_keyboard_alone(visitor: Visitor, title: str) -> None:
    player = begun(visitor(reduced_motion="reduce"), title)
    answered: set[str] = set()
    end = time.monotonic() + WHOLE_GAME
    while len(answered) < ENOUGH and not player.over:
        assert time.monotonic() < end, "The game did not end in time."
        if player.by_keys():
            answered.add(turn(player))
        else:
            player.page.wait_for_timeout(20)
        assert player.page.evaluate(LOST) == ""
    assert len(answered) > 7


def test_the_focus_is_not_lost_with_what_had_it(home: Home, visitor: Visitor) -> None:
    player = visitor().lobby().seats("greedy", "greedy")
    player.page.get_by_role("button", name="Remove this seat").last.focus()
    player.page.keyboard.press("Enter")
    expect(player.page.locator(".seat")).to_have_count(2)
    player.until("document.activeElement.tagName === 'H1'")
    lay(home, DEAR, player)
    act(player, "develop")
    player.page.wait_for_selector(".hc.legal")
    player.page.locator("[data-card=drop_ships]").focus()
    player.page.keyboard.press("Enter")
    player.page.keyboard.press("Enter")
    player.until("document.querySelector('.dock:not(.calm) h2').textContent.includes('pay')")
    player.until("!document.querySelector('.hand [data-card=drop_ships]')")
    player.until("document.activeElement === document.querySelector('.dock h2')")


@pytest.mark.parametrize("title", TITLES)
def test_a_game_by_touch_alone_on_a_phone(visitor: Visitor, title: str) -> None:
    player = begun(visitor(reduced_motion="reduce", **PHONE), title)
    answered: set[str] = set()
    end = time.monotonic() + WHOLE_GAME
    while len(answered) < ENOUGH and not player.over:
        assert time.monotonic() < end, "The game did not end in time."
        spot = player.page.evaluate(NEXT, player.rng.random())
        if spot is None:
            player.page.wait_for_timeout(20)
            continue
        player.page.touchscreen.tap(*spot)
        answered.add(turn(player))
    assert len(answered) > 7
