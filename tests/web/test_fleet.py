"""Fleet Commander on the board: what dice could do before they are spent, attacks, answers, links and lines."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from orrery.games.fleet.ships import PROFILES
from tests.games.fleet.table import read_ships
from tests.web.fleet_kit import PHONE, battle, fleet
from tests.web.kit import ROOT, Home, Player, lay
from tests.web.test_looks import violations

Visitor = Callable[..., Player]
FACTS = ROOT / "web" / "src" / "titles" / "fleet" / "facts.ts"


def test_the_drawings_have_the_figures_of_the_ships() -> None:
    row = re.compile(r"^  (\w+): \{ rank: (\d+), fire: (\w+), hull: (\d+) \},$", re.MULTILINE)
    drawn = {
        kind: (int(rank), None if fire == "null" else int(fire), int(hull))
        for kind, rank, fire, hull in row.findall(FACTS.read_text(encoding="utf-8"))
    }
    ships = {kind: (p.rank, p.fire, p.hull) for kind, p in PROFILES.items() if kind != "signal"}
    assert drawn == ships


def test_the_last_shot_ends_the_battle(visitor: Visitor, home: Home) -> None:
    position = battle() | {
        "ships": [
            *read_ships("cruiser c3, battleship/vortex_missiles d3", 0),
            *read_ships("frigate:2 c4, cruiser e5, destroyer a5", 1),
        ]
    }
    position["players"][1]["stored"] = []
    player = visitor().lobby()
    lay(home, position, player, title="fleet")
    player.page.locator(".own .tile.ready").click()
    player.page.wait_for_selector(".uses [data-verb=attack][aria-pressed=true]")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".ship.picked >> nth=1")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".end-screen section.won")
    assert player.points() == ["5", "7"]


def test_an_attack_says_what_it_would_do_before_anything_is_spent(visitor: Visitor, home: Home) -> None:
    player = visitor().lobby()
    lay(home, battle(), player, title="fleet")
    page = player.page
    page.locator(".own .tile.ready").click()
    page.wait_for_selector("[data-place='ship:6'].legal")
    page.click("[data-place='ship:0']")
    page.click("[data-place='ship:6']")
    told = page.locator(".out")
    expect(told).to_contain_text("12 damage, 9 hull: destroyed", use_inner_text=True)
    expect(told).to_contain_text("7, 2 hull left", use_inner_text=True)
    expect(page.locator(".out .k")).to_have_text(["C3 fires", "B3 joins", "D3 joins"])
    for nth, count in enumerate(("2", "3", "3"), 3):
        expect(page.locator(".reserve b").nth(nth)).to_have_text(count)
    page.keyboard.press("Enter")
    expect(page.locator(".ship.picked")).to_have_count(6)
    page.click("[data-place='ship:5']")
    expect(page.locator(".out h2")).to_contain_text("8 damage")


def test_the_attacked_chooses_with_the_consequence_in_sight(visitor: Visitor, home: Home) -> None:
    attacker, attacked = visitor().lobby(), visitor().lobby()
    lay(home, battle(1), attacked, attacker, title="fleet")
    attacker.page.locator(".own .tile.ready").click()
    attacker.page.wait_for_selector("[data-place='ship:0'].legal")
    for step in ("ship:6", "ship:0"):
        attacker.page.click(f"[data-place='{step}']")
    attacker.page.keyboard.press("Enter")
    attacker.page.wait_for_selector(".ship.picked >> nth=5")
    attacker.page.keyboard.press("Enter")
    page = attacked.page
    page.wait_for_selector(".doors button")
    expect(page.locator(".take")).to_contain_text("12 damage: Destroyer lost, points lost: 2", use_inner_text=True)
    expect(page.locator(".way")).to_have_count(1)
    for sector in ("C3", "D3"):
        page.locator(".doors button", has_text=sector).click()
    attacked.until("document.querySelector('.reactions [role=status]')?.textContent.includes('keeps 6 hull')")
    assert violations(attacked) == []
    page.keyboard.press("Enter")
    attacked.until("document.querySelector('.log').textContent.includes('6 hull left')")


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_a_phone_shows_all_of_it(visitor: Visitor, home: Home, scheme: str) -> None:
    player = visitor(**PHONE, color_scheme=scheme, reduced_motion="reduce").lobby()
    lay(home, battle(), player, title="fleet")
    page = player.page
    page.locator(".own .tile.ready").click()
    page.wait_for_selector("[data-place='ship:6'].legal")
    page.click("[data-place='ship:0']")
    page.click("[data-place='ship:6']")
    expect(page.locator(".acts .primary")).to_be_visible()
    expect(page.locator(".acts .primary")).to_contain_text("12")
    assert player.overflow() == 0
    assert violations(player) == []


# --- what dice could do, before any is spent


def test_looking_at_a_die_shows_what_it_could_reach(visitor: Visitor, home: Home) -> None:
    position = battle()
    position["players"][0]["rolled"] = ["red-orth", "blue-orth"]
    player = visitor().lobby()
    lay(home, position, player, title="fleet")
    page = player.page
    page.locator(".own .tile.ready").first.focus()
    expect(page.locator("g.tag text")).to_have_text(["12", "12", "9 → 7"])
    page.locator(".own .tile.ready").nth(1).focus()
    expect(page.locator("g.tag")).to_have_count(0)
    player.until("document.querySelectorAll('rect.orig.end').length > 4")
    page.click("[data-place='c3']", position={"x": 6, "y": 6})
    lines = ["→ C2, B3", "Destroyer C4 · 12, destroyed Frigate C4 · 12, destroyed"]
    expect(page.locator(".here button")).to_have_text(lines, use_inner_text=True)
    expect(page.locator(".here .stops svg")).to_have_count(4)
    expect(page.locator(".own .tile.ready")).to_have_count(2)
    page.locator(".here button").nth(1).click()
    page.wait_for_selector("[data-place='ship:6'].legal")
    expect(page.locator(".ship.legal")).to_have_count(2)


def test_a_stack_is_opened_to_read_each_of_its_ships(visitor: Visitor, home: Home) -> None:
    player = visitor().lobby()
    lay(home, battle(), player, title="fleet")
    player.page.click("[data-place='c3']", position={"x": 6, "y": 6})
    ships = ["Cruiser class 3, firepower 3, hull 13 of 18", "Destroyer class 2, firepower 2, hull 12 of 12"]
    expect(player.page.locator(".stack > ul:not(.here) button")).to_have_text(ships, use_inner_text=True)


@pytest.mark.parametrize("finger", [False, True], ids=["mouse", "finger"])
def test_a_stack_is_dragged_to_where_it_may_go(visitor: Visitor, home: Home, finger: bool) -> None:
    position = battle()
    position["players"][0]["rolled"] = ["blue-orth"]
    player = visitor(**(PHONE | {"locale": "en-GB"} if finger else {})).lobby()
    lay(home, position, player, title="fleet")
    page = player.page
    player.still()
    drag(player, "ship:0", "c2", finger)  # no die is chosen yet: the one that leads there is now
    page.locator(".acts .primary:not(.off)").click()
    page.wait_for_selector(".dock[data-kind=step]")
    player.still()
    drag(player, "ship:0", "a5", finger)  # out of reach: it goes back
    expect(page.locator(".sector.picked, .ship.held")).to_have_count(0)
    expect(page.locator(".dock .bad")).to_have_text("They cannot get there")
    drag(player, "ship:0", "c2", finger)
    expect(page.locator(".sector.picked")).to_have_attribute("data-sector", "c2")
    page.locator(".acts .primary:not(.off)").click()
    page.locator(".acts .primary", has_text="Move 2 ships").click()
    page.wait_for_selector("[data-in=c2][data-place='ship:0']")


def drag(player: Player, ship: str, sector: str, finger: bool) -> None:
    start, end = (
        player.page.locator(where).bounding_box() for where in (f"[data-place='{ship}']", f"[data-sector={sector}]")
    )
    assert start is not None
    assert end is not None
    (x, y), (to_x, to_y) = ((box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (start, end))
    if not finger:
        player.page.mouse.move(x, y)
        player.page.mouse.down()
        player.page.mouse.move(to_x, to_y, steps=3)
        expect(player.page.locator(".ship.held").first).to_be_visible()
        player.page.mouse.up()
        return
    session = player.context.new_cdp_session(player.page)
    for kind, points in (("touchStart", [(x, y)]), ("touchMove", [(x + 12, y)]), ("touchMove", [(to_x, to_y)])):
        touched = [{"x": at_x, "y": at_y} for at_x, at_y in points]
        session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touched})
    expect(player.page.locator(".ship.held").first).to_be_visible()
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    session.detach()


def test_fog_is_drawn_as_the_seat_knows_it(visitor: Visitor) -> None:
    """Only the two edges are laid; what lies under the rest is nowhere in the page nor in what came to it."""
    player = fleet(visitor(), ("map", "Fog of War"))
    player.page.wait_for_selector(".ready button")
    player.page.keyboard.press("1")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".tray button")
    expect(player.page.locator("use[href='#fc-t-fog']")).to_have_count(15)
    undiscovered = re.compile("not discovered")
    expect(player.page.locator("[data-sector=c3]")).to_have_attribute("aria-label", undiscovered)
    expect(player.page.locator("[data-sector=c1]")).not_to_have_attribute("aria-label", undiscovered)
    assert '"pile_size"' in player.told()
    assert '"pile"' not in player.told()


def test_a_remote_attack_shows_its_path(visitor: Visitor, home: Home) -> None:
    position = battle()
    position["players"][0]["rolled"] = ["red-orth", "red-diag", "red-multi"]
    position["players"][1]["stored"] = ["green-orth"]
    position["sectors"] = {"c2": "asteroid_field"}
    position["tokens"] = [
        {"kind": "recon_ray", "owner": 0, "at": "b2", "ship": 2, "die": "green-diag", "line": "rising"}
    ]
    position["ships"] = [
        *read_ships("cruiser:13 c1, destroyer c1, battleship/vortex_missiles a1", 0),
        *read_ships("destroyer:9 c4, frigate:5 c4, battleship:20/proton_ray e5", 1),
    ]
    player = visitor().lobby()
    lay(home, position, player, title="fleet")
    page = player.page
    expect(page.locator("[data-ray=rising]")).to_have_count(1)
    page.locator(".uses [data-verb=attack]").last.click()
    page.wait_for_selector("[data-place='ship:3'].legal")
    page.click("[data-place='c1']", position={"x": 6, "y": 6})
    page.click("[data-place='ship:3']")
    expect(page.locator("polyline.route")).to_have_count(1)
    told = page.locator(".out")
    expect(told).to_contain_text("5 damage, 4 hull left", use_inner_text=True)
    expect(told).to_contain_text("Remote, without support: C1 → B2 → B3 → C4", use_inner_text=True)


FOUR = (
    ("phebe", "cruiser:15 d3, destroyer d3, frigate b2, battleship/vortex_missiles c1"),
    ("amycles", "battleship:17/proton_ray a5, cruiser e4"),
    ("phebe", "frigate i2, frigate i2, destroyer g1, destroyer j1"),
    ("amycles", "dreadnought h5, cruiser:11 i4, frigate i4"),
)
ZONES: dict[str, Any] = {
    "ships": [
        {**ship, "revealed": (owner, ship["kind"]) != (3, "frigate")}
        for owner, (_, text) in enumerate(FOUR)
        for ship in read_ships(text, owner)
    ],
    "players": [
        {"start": 12, "stored": ["green-diag"], "rolled": ["blue-diag"] if seat == 0 else [], "faction": faction}
        for seat, (faction, _) in enumerate(FOUR)
    ],
    "sectors": {"a3": "asteroid_field", "h3": "battle_station"},
    "portals": {"b4": "Y", "i4": "Y", "d3": "X", "g2": "X"},
    "turn": 0,
}


def test_portals_link_the_zones_and_a_move_goes_through_them(visitor: Visitor, home: Home) -> None:
    player = visitor().lobby()
    lay(home, ZONES, player, title="fleet", options={"board": "2x5x5"})
    page = player.page
    expect(page.locator("[data-link]")).to_have_count(2)
    page.locator(".own .tile.ready").first.click()
    page.wait_for_selector("[data-place='h3'].legal")
    page.click("[data-place='d3']", position={"x": 4, "y": 4})
    page.click("[data-place='h3']")
    expect(page.locator(".links .way")).to_have_count(2)
    camps = ["16 of 24 defeat at 8", "? of 24 defeat at 8"]
    expect(page.locator(".supply .camps li")).to_have_text(camps, use_inner_text=True)
    expect(page.locator("[data-sector=d3]")).to_have_attribute("aria-label", re.compile("Portal X → G2"))
    expect(page.locator("g.tok .ask")).to_have_count(1)
    assert violations(player) == []


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_two_zones_fit_a_phone(visitor: Visitor, home: Home, scheme: str) -> None:
    player = visitor(**PHONE, color_scheme=scheme, reduced_motion="reduce").lobby()
    lay(home, ZONES, player, title="fleet", options={"board": "2x5x5"})
    expect(player.page.locator(".zone")).to_have_count(1)
    assert player.overflow() == 0
    assert violations(player) == []


def test_a_scenario_says_what_it_is_about_and_a_commander_adds_a_slot(visitor: Visitor, home: Home) -> None:
    position = battle()
    position["players"][0] |= {"commander": "ilya_kai_suhn", "stored": ["red-special", "blue-special", "green-special"]}
    player = visitor().lobby()
    lay(home, position, player, title="fleet", options={"scenario": "salvage", "commanders": "free_commanders"})
    page = player.page
    panes = page.locator(".pane.one")
    expect(panes).to_contain_text(["0 of 6 containers"] * 2, use_inner_text=True)
    assert not any("defeat at" in pane for pane in panes.all_inner_texts())
    expect(page.locator(".own div").last.locator(".tile")).to_have_count(5)
    expect(page.locator(".own div").last.locator("button.tile")).to_have_count(3)


# --- the chain of destruction


def test_the_log_tells_a_chain_of_destruction_step_by_step(visitor: Visitor, home: Home) -> None:
    """Dun Antar's lost frigate takes a cruiser along (FC-CMD-09)."""
    position = battle() | {
        "ships": [
            *read_ships("cruiser:1 c3, battleship/vortex_missiles a1, battleship/drones b1", 0),
            *read_ships("frigate:2 c4, cruiser e5, destroyer a5, battleship/proton_ray d5", 1),
        ]
    }
    position["players"][1] |= {"stored": [], "commander": "dun_antar"}
    attacker, attacked = visitor().lobby(), visitor().lobby()
    lay(home, position, attacker, attacked, title="fleet", options={"commanders": "free_commanders"})
    attacker.page.locator(".own .tile.ready").click()
    attacker.page.wait_for_selector(".uses [data-verb=attack][aria-pressed=true]")
    attacker.page.keyboard.press("Enter")
    attacked.page.wait_for_selector("[data-place='c3'].legal")
    attacked.page.click("[data-place='c3']", position={"x": 6, "y": 6})
    attacked.page.keyboard.press("Enter")
    attacked.until("document.querySelector('.log').textContent.includes('lost the cruiser')")
    lines = attacked.page.locator(".log p").all_inner_texts()
    steps = [line.splitlines()[-1] for line in lines[: len(CHAIN)]]
    assert [re.sub(r"^Ada \d:? ", "", step) for step in steps] == CHAIN


CHAIN = [
    "attacked the frigate in C4 from C3 with a red orthogonal.",
    "fired with 1 cruiser.",
    "3 damage to the frigate in C4, 0 hull left (attack).",
    "lost the frigate in C4.",
    "1 damage to the cruiser in C3, 0 hull left (Dun Antar).",
    "lost the cruiser in C3.",
]
