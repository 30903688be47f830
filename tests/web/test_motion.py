"""Events move, slowly if wanted, or not at all; nothing sounds unless asked for; colour is never the only sign."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from orrery import games
from orrery.core.event import Event
from tests.web.kit import ROOT, Home, Player, lay
from tests.web.test_race import DEAR, act

Visitor = Callable[..., Player]

COUNT = """() => {
  window.moves = [];
  window.notes = window.noises = 0;
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, how) {
    const made = animate.call(this, frames, how);
    made.pause();
    window.moves.push({ duration: how.duration, outline: 'outline' in frames[0], made });
    return made;
  };
  const later = window.setTimeout;
  window.setTimeout = (run, wait, ...more) => later(run, wait >= 1900 ? 1e8 : wait, ...more);
  const tone = AudioContext.prototype.createOscillator;
  AudioContext.prototype.createOscillator = function () { window.notes += 1; return tone.call(this); };
  const hiss = AudioContext.prototype.createBufferSource;
  AudioContext.prototype.createBufferSource = function () { window.noises += 1; return hiss.call(this); };
}"""
"""Keeps what moves and what sounds, from now on.

What moves stands still, and what is shown for a while stays, however long the test takes.
"""


def built(home: Home, visitor: Visitor, motion: str, sound: bool = False) -> Player:
    """Somebody who has just built and paid for something, in a page that moves as set."""
    one, other = visitor().lobby(), visitor().lobby()
    one.page.evaluate(
        f"localStorage.setItem('orrery.prefs', JSON.stringify({{motion: '{motion}', sound: {str(sound).lower()}}}))"
    )
    lay(home, DEAR, one, other)
    one.page.evaluate(COUNT)
    for player in (one, other):
        act(player, "develop")
    # all look at what was chosen, until it is over or any key is pressed
    expect(one.page.locator(".moment .who")).to_have_count(2)
    expect(one.page.locator(".moment.still")).to_have_count(int(motion == "none"))
    one.page.keyboard.press("Shift")
    expect(one.page.locator(".moment")).to_have_count(0)
    one.page.wait_for_selector(".hc.legal")
    one.page.click("[data-card=drop_ships]")
    one.page.click(".acts .primary")
    other.page.wait_for_selector(".dock:not(.calm)")
    other.page.keyboard.press("n")
    one.until("document.querySelector('.dock:not(.calm) h2').textContent.includes('pay')")
    for card in ("gem_world", "spice_world", "rebel_base"):
        one.page.click(f"[data-card={card}]")
    one.page.click(".acts .primary")
    one.page.wait_for_selector(".mine [data-card=drop_ships]")
    one.until("window.moves.length > 0")
    return one


@pytest.mark.parametrize(("motion", "longest"), [("full", 360), ("slow", 720)])
def test_cards_travel_at_the_pace_that_was_set(home: Home, visitor: Visitor, motion: str, longest: int) -> None:
    player = built(home, visitor, motion)
    durations = "window.moves.map(one => one.duration)"
    player.until(f"Math.max(...{durations}) >= {longest}")
    assert max(player.page.evaluate(durations)) == longest
    assert player.page.evaluate("window.moves.some(one => one.made.playState === 'paused')")
    player.page.keyboard.press("Shift")  # any key skips them
    player.until("window.moves.every(one => one.made.playState === 'finished')")
    expect(player.page.locator(".flying")).to_have_count(0)


def test_without_motion_what_changed_is_only_outlined(home: Home, visitor: Visitor) -> None:
    player = built(home, visitor, "none")
    assert player.page.evaluate("window.moves.every(one => one.outline)")
    assert player.page.locator(".flying").count() == 0


def test_sounds_are_off_until_somebody_turns_them_on(home: Home, visitor: Visitor) -> None:
    silent = built(home, visitor, "none")
    assert silent.page.evaluate("window.notes + window.noises") == 0
    silent.page.get_by_role("button", name="Sound").click()
    silent.until("window.notes > 0")
    # a card that is placed sounds otherwise than one's turn
    built(home, visitor, "none", sound=True).until("window.noises > 0")


@pytest.mark.parametrize("title", ["race", "fleet", "galactica"])
def test_what_is_heard_are_events_that_there_are(title: str) -> None:
    source = (ROOT / "web" / "src" / "titles" / title / "sounds.ts").read_text(encoding="utf-8")
    heard = set(re.findall(r"^  (\w+): '", source, re.MULTILINE))
    games.find(title)
    known = {kind.name for kind in every(Event) if kind.__module__.startswith(f"orrery.games.{title}.")}
    assert heard
    assert heard <= known


def every(kind: type[Event]) -> list[type[Event]]:
    return [one for sub in kind.__subclasses__() for one in (sub, *every(sub))]


def test_colour_is_never_the_only_sign(home: Home, visitor: Visitor) -> None:
    """Whoever sees no colour still reads which card is chosen, which can be, and why others cannot."""
    one, other = visitor().lobby(), visitor().lobby()
    lay(home, DEAR, one, other)
    for player in (one, other):
        act(player, "develop")
    one.page.wait_for_selector(".hc.legal")
    one.page.click("[data-card=drop_ships]")
    expect(one.page.locator(".hc .lab").first).to_contain_text("Chosen")
    labels = [label.strip() for label in one.page.locator(".hc .lab").all_inner_texts()]
    assert all(labels), "each card says in words what can be done with it"
    shapes = one.page.eval_on_selector_all(".await .av", "all => all.map(one => getComputedStyle(one).borderRadius)")
    assert len(set(shapes)) == 2, "two people whose names begin with the same letter have different signs"
    awaited = one.page.locator(".await .task").all_inner_texts()
    assert all(text.strip() for text in awaited)
