"""What a screen reader finds: the tree of names and roles, and which parts speak up by themselves."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import Home, Player, lay
from tests.web.test_manners import pair
from tests.web.test_race import DEAR, act

Visitor = Callable[..., Player]

LOBBY = """
- banner:
  - link "Orrery"
  - navigation "Sections":
    - link "Play"
    - link "Almanac"
  - group "Language":
    - button "English" [pressed]
    - button "Français"
  - button "Settings"
  - button /Your account/
- main:
  - heading "What shall we play tonight?" [level=1]
  - group "Games":
    - button /Race for the Galaxy/ [pressed]
  - region "Seats":
    - textbox "Your name"
    - combobox "Who sits at seat 2"
  - region "Options":
    - combobox "Variant"
  - button "Start game"
  - heading /My games/ [level=2]
"""

QUESTION = """
- region "Question":
  - heading "Which development do you build?" [level=2]
  - button /Undo/ [disabled]
  - button /Build nothing/
  - button /Build Drop Ships/
  - text: Drop Ships costs 4 − 1 you chose Develop = pay 3 cards
  - list "Your hand, 5 cards":
    - listitem:
      - button /Drop Ships, Development.*Chosen/ [pressed]
    - listitem:
      - button /Gem World.*/ [disabled]
"""

AWAITED = """
- region /Awaited now/:
  - heading /Awaited now/ [level=2]
  - list:
    - listitem: /You .*/
    - listitem: /Ada 1 .*/
"""


def test_the_lobby_is_read_as_it_is_meant(visitor: Visitor) -> None:
    expect(visitor().lobby().page.locator("body")).to_match_aria_snapshot(LOBBY)


def test_a_question_is_read_with_its_price_its_choices_and_the_reasons_against_others(
    home: Home, visitor: Visitor
) -> None:
    one, other = visitor().lobby(), visitor().lobby()
    lay(home, DEAR, one, other)
    for player in (one, other):
        act(player, "develop")
    one.page.wait_for_selector(".hc.legal")
    one.page.click("[data-card=drop_ships]")
    expect(one.page.locator(".dock")).to_match_aria_snapshot(QUESTION.strip().partition("\n")[2])
    expect(one.page.locator("aside")).to_match_aria_snapshot(AWAITED)
    refused = one.page.locator("[data-card=gem_world]")
    assert refused.get_attribute("aria-disabled") == "true"
    assert "Settle" in (refused.text_content() or "") or "world" in (refused.text_content() or "")


def test_what_changes_speaks_up_and_what_is_only_there_does_not(visitor: Visitor) -> None:
    host, guest, _ = pair(visitor)
    live = host.page.eval_on_selector_all(
        "[aria-live], [role=status], [role=alert]",
        "all => all.map(one => [one.className.split(' ')[0] || one.tagName, one.ariaLive ?? one.role])",
    )
    spoken = dict(live)
    assert spoken["H2"] == "polite", "the question"
    assert spoken["sum"] == "polite", "what a choice would cost"
    assert spoken["notices"] == "status", "proposals"
    assert spoken["log"] == "off", "the log is read when one goes there"
    host.page.keyboard.press("i")
    host.until("document.querySelector('#aloud').textContent.includes('discard')")
    assert guest.page.locator("#aloud").text_content() == ""
