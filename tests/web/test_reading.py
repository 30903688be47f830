"""What a screen reader finds: the tree of names and roles, and which parts speak up by themselves."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect

from tests.web.fleet_kit import battle
from tests.web.kit import Home, Player, lay
from tests.web.test_galactica import battle as galactica
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
    expect(refused).to_have_attribute("aria-disabled", "true")
    expect(refused).to_have_accessible_name(re.compile("A world, not a development"))


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


@pytest.mark.parametrize(
    ("title", "position", "named"),
    [
        ("race", DEAR, ["Epsilon Eridani", "Old Earth", "Drop Ships"]),
        ("galactica", galactica(), ["Adama", "Fuel", "Port bow"]),
        ("fleet", battle(), ["C3", "Cruiser, hull 13 of 18", "Battleship"]),
    ],
)
def test_the_position_is_read_with_its_names(
    home: Home, visitor: Visitor, title: str, position: dict[str, Any], named: list[str]
) -> None:
    player = visitor().lobby()
    lay(home, position, player, title=title)
    player.page.wait_for_selector(".dock:not(.calm)")
    player.page.wait_for_selector("[data-aloud], .hand [data-card]")
    player.page.keyboard.press("i")
    player.until("document.querySelector('#aloud').textContent.length > 80")
    told = str(player.page.locator("#aloud").text_content())
    assert [name for name in named if name not in told] == []
    assert not re.search(r"[,.:] *[,.:]", told), "no name is missing"


# --- a whole turn, as Chromium tells it to a screen reader ----------------------------------------------


class Told(NamedTuple):
    role: str
    name: str
    live: str
    state: dict[str, Any]


def told(player: Player) -> list[Told]:
    """Chromium's own accessibility tree, in the order in which it is read."""
    session = player.context.new_cdp_session(player.page)
    nodes = {node["nodeId"]: node for node in session.send("Accessibility.getFullAXTree")["nodes"]}
    session.detach()
    found: list[Told] = []

    def read(node: dict[str, Any]) -> None:
        state = {one["name"]: one["value"].get("value") for one in node.get("properties", [])}
        if not node["ignored"]:
            role, name = (str(node.get(part, {}).get("value", "")) for part in ("role", "name"))
            found.append(Told(role, name, str(state.get("live", "off")), state))
        for child in node.get("childIds", []):
            if child in nodes:
                read(nodes[child])

    read(next(node for node in nodes.values() if "parentId" not in node))
    return found


def question(tree: list[Told]) -> str:
    """The sentence that is read out by itself as soon as it changes."""
    [found] = [one.name for one in tree if one.role == "heading" and one.live == "polite"]
    return found


def button(tree: list[Told], words: str) -> Told:
    [found] = [one for one in tree if one.role == "button" and re.search(words, one.name)]
    return found


def awaited(tree: list[Told]) -> str:
    start = next(i for i, one in enumerate(tree) if one.name.startswith("Awaited now"))
    end = next(i for i, one in enumerate(tree) if i > start and one.role == "tablist")
    return " ".join(one.name for one in tree[start:end] if one.role == "StaticText")


def test_a_whole_turn_is_told_to_a_screen_reader(home: Home, visitor: Visitor) -> None:
    one, other = visitor().lobby(), visitor().lobby()
    lay(home, DEAR, one, other)
    one.page.wait_for_selector(".choices")
    one.until("document.title.startsWith('Your turn')")
    tree = told(one)
    assert tree[0].name == "Your turn · Orrery", "whose turn it is"
    assert question(tree) == "Which action do you choose?", "what is asked"
    assert re.search("You choose an action Ada 1 +(here )?choose an action", awaited(tree)), "of whom"
    assert button(tree, "^Develop: 1 card cheaper. 1 can be built").state["pressed"] == "false", "what can be chosen"
    assert button(tree, "^Choose one$").state["disabled"] is True
    one.page.keyboard.press("3")
    expect(one.page.locator(".acts .primary")).to_contain_text("Choose Develop")
    tree = told(one)
    assert button(tree, "^Develop: 1 card cheaper").state["pressed"] == "true", "what is chosen"
    assert "disabled" not in button(tree, "^Choose Develop$").state
    one.page.keyboard.press("Enter")
    one.page.wait_for_selector(".dock.calm")
    one.until("document.querySelector('.dock h2').textContent.includes('Waiting')")
    one.until("!document.title.startsWith('Your turn')")
    tree = told(one)
    assert question(tree) == "Waiting for Ada 1: choose an action"
    assert tree[0].name != "Your turn · Orrery"
    act(other, "develop")
    one.page.wait_for_selector(".hc.legal")
    heard = one.page.locator("#heard")
    expect(heard).to_contain_text("Ada 1 chose Develop.")  # what the others did
    expect(heard).to_contain_text("Phase II: Develop")
    tree = told(one)
    assert any(node.live == "polite" and node.role == "paragraph" for node in tree), "and it is read out"
    assert question(tree) == "Which development do you build?"
    assert button(tree, "^Drop Ships, .*cost 4.*Settle: Military.*Pay 3").state["pressed"] == "false", "with its price"
    assert button(tree, "^Gem World, .*A world, not a development").state["disabled"] is True, "with the reason"
    one.page.click("[data-card=drop_ships]")
    one.page.keyboard.press("Enter")
    other.page.wait_for_selector(".dock:not(.calm)")
    other.page.keyboard.press("n")
    one.until("document.querySelector('.dock h2').textContent.includes('pay')")
    for card in ("gem_world", "spice_world", "rebel_base"):
        one.page.click(f"[data-card={card}]")
    expect(one.page.locator(".acts .primary")).to_contain_text("Pay 3 cards")
    assert "disabled" not in button(told(one), "^Pay 3 cards$").state
    one.page.keyboard.press("Enter")
    one.until("document.querySelector('#heard').textContent.includes('paid')")
    expect(heard).to_contain_text(re.compile("Ada 0 .*Drop Ships"))  # the result
