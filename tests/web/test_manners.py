"""How people deal with each other at a table: proposals, absences, links, clocks, accounts, coming back."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.kit import Home, Player, lay

Visitor = Callable[..., Player]

ENDING = {
    "players": [
        {"tableau": ["epsilon_eridani"], "hand": ["drop_ships", "gem_world", "spice_world"]},
        {"tableau": ["old_earth"], "hand": ["public_works", "new_earth", "rebel_base"]},
    ]
}


def pair(visitor: Visitor) -> tuple[Player, Player, str]:
    """Two people at one table, who are both asked something."""
    host = visitor().lobby().seats("open")
    table = host.start()
    guest = visitor().join(host, table, "1")
    for player in (host, guest):
        player.at_table()
        player.page.wait_for_selector(".dock:not(.calm)")
    return host, guest, table


def menu(player: Player, button: str) -> None:
    """Opens the menu of the table, and presses something in it."""
    player.page.click(".menu")
    player.page.click(f"dialog .acts .{button}")


# --- proposals ----------------------------------------------------------------------------------------


def test_what_the_rule_does_not_let_be_taken_back_is_taken_back_when_all_agree(visitor: Visitor) -> None:
    host, guest, _ = pair(visitor)
    before = host.hand()
    host.answer()
    guest.answer()
    host.until("document.querySelector('#why-undo').textContent.includes('Somebody else')")
    host.page.keyboard.press("z")
    host.page.click(".ask-undo")
    expect(guest.page.locator(".proposal")).to_contain_text("asks to take back")
    guest.page.click(".proposal .btn:not(.primary)")
    for player in (host, guest):
        expect(player.page.locator(".proposal")).to_have_count(0)
    host.page.click(".ask-undo")
    guest.page.click(".proposal .primary")
    host.until("document.querySelectorAll('.hand [data-card]').length === 6")
    assert host.hand() == before


def test_a_game_ends_when_all_agree(visitor: Visitor) -> None:
    host, guest, _ = pair(visitor)
    menu(host, "end")
    host.page.wait_for_selector(".proposal")
    assert host.page.locator(".proposal .primary").count() == 0, "who proposes has agreed"
    guest.page.click(".proposal .primary")
    for player in (host, guest):
        player.until("document.querySelector('.dock h2').textContent.includes('agreed')")


# --- leaving, coming back, links ----------------------------------------------------------------------


def test_a_bot_plays_on_for_who_leaves_until_he_is_back(visitor: Visitor) -> None:
    host, guest, table = pair(visitor)
    menu(guest, "leave")
    guest.page.click("dialog .acts .primary")
    guest.page.wait_for_selector("#mine .g")
    host.page.wait_for_selector("text=a bot plays on")
    guest.page.goto(f"{host.url}/table/{table}")
    guest.page.click(".absent .primary")
    expect(guest.page.locator(".absent")).to_have_count(0)
    expect(host.page.get_by_text("a bot plays on")).to_have_count(0)


def test_a_host_closes_a_table_that_waits(visitor: Visitor) -> None:
    host = visitor().lobby().seats("open")
    table = host.start()
    host.page.wait_for_selector(".room")
    menu(host, "close")
    host.page.click("dialog .acts .primary")
    host.page.wait_for_selector("#mine .none")
    host.page.goto(f"{host.url}/table/{table}")
    host.page.wait_for_selector(".lost")


def test_an_invitation_says_to_what_before_anybody_is_seated(visitor: Visitor) -> None:
    host = visitor().lobby().seats("open", "greedy")
    name = host.page.locator(".seat input").first.input_value()
    table = host.start()
    expect(host.page.locator(".room h1")).to_contain_text("Race for the Galaxy")
    link = host.links(table)["1"]
    expect(host.page.locator(".invite .url")).to_contain_text(f"/join/{link}")
    host.page.wait_for_selector(".invite .qr svg")
    guest = visitor(viewport={"width": 360, "height": 640})
    guest.page.goto(f"{host.url}/join/{link}")
    page = guest.page.locator(".invitation")
    expect(page.locator("h1")).to_have_text("Race for the Galaxy")
    expect(page).to_contain_text(f"{name} invites you to")
    expect(page.locator("li b").nth(0)).to_have_text(name)
    expect(page.locator("li b").nth(1)).to_have_text("Your seat")
    assert host.page.locator(".room").count() == 1, "nobody is seated by looking"
    guest.page.fill(".invitation input[type=text]", "Tom")
    guest.page.check(".invitation .check input")
    guest.page.click(".invitation .primary")
    guest.at_table()
    guest.until(f"localStorage.getItem('orrery.guided').includes('{table}')")
    expect(host.page.locator(".await")).to_contain_text("Tom")


def test_links_are_shared_and_revoked_and_a_spectator_sees_no_hand(visitor: Visitor) -> None:
    host = visitor(permissions=["clipboard-read", "clipboard-write"]).lobby().seats("open")
    table = host.start()
    host.page.wait_for_selector(".room")
    host.page.locator(".share .copy").first.click()
    host.page.wait_for_selector("text=Copied")
    link = str(host.page.evaluate("navigator.clipboard.readText()"))
    guest, watcher, late = visitor(), visitor(), visitor()
    guest.page.goto(link)
    guest.page.click(".invitation .primary")
    watcher.join(host, table, "watch")
    for player in (host, guest, watcher):
        player.at_table()
    watcher.page.wait_for_selector(".backs")
    assert watcher.hand() == set()
    assert watcher.page.locator(".acts .btn, #chat").count() == 0, "a spectator answers nothing"
    host.page.click(".menu")
    host.page.click("dialog .revoke")
    host.page.wait_for_selector("dialog >> text=No link holds")
    late.page.goto(f"{host.url}/join/{host.links(table).get('watch', 'gone-for-good')}")
    late.page.wait_for_selector("text=expired")


# --- pace ---------------------------------------------------------------------------------------------


def test_a_clock_is_chosen_and_runs_for_whoever_is_awaited(visitor: Visitor) -> None:
    host = visitor().lobby().seats("open").option("pace", 2).option("away", 2)
    table = host.start()
    host.page.wait_for_selector("text=15 minutes each")
    guest = visitor().join(host, table, "1")
    for player in (host, guest):
        player.at_table()
    clock = host.page.locator(".await time").first
    expect(clock).to_have_text(re.compile(r"1[0-5]:\d\d"))
    expect(host.page.locator(".await h2")).to_have_text(re.compile("15 minutes each$"))
    expect(clock).not_to_have_text(str(clock.text_content()))


def test_a_table_of_days_says_how_many_are_left(home: Home, visitor: Visitor) -> None:
    player = visitor().lobby()
    pace = {"kind": "days", "clock": None, "bonus": 0.0, "days": 7.0}
    lay(home, ENDING, player, pace=pace, away={"kind": "bot", "bot": "random"})
    expect(player.page.locator(".await time")).to_contain_text("7 days")
    expect(player.page.locator(".await h2")).to_contain_text("7 days a move")


# --- who one is ---------------------------------------------------------------------------------------


def test_a_guest_makes_an_account_and_finds_his_games_elsewhere(visitor: Visitor) -> None:
    first = visitor().lobby().seats("open")
    table = first.start()
    first.page.goto(first.url)
    enter(first, "ada.lovelace", "correct horse", known=False)
    first.page.wait_for_selector("#mine .g")
    known_as(first, "ada.lovelace")
    second = visitor().lobby().seats("open")
    second.start()
    second.page.goto(second.url)
    second.page.wait_for_selector("#mine .g")
    enter(second, "ada.lovelace", "wrong horses!", known=True)
    second.page.wait_for_selector("text=not recognised")
    second.shut()
    enter(second, "ada.lovelace", "correct horse", known=True)
    second.until("document.querySelectorAll('#mine .g').length === 2")
    second.page.goto(f"{second.url}/table/{table}")
    second.page.wait_for_selector(".room")
    second.page.goto(second.url)
    second.page.wait_for_selector("#mine .g")
    second.page.click(".who")
    second.page.click("dialog .out")
    second.page.wait_for_selector("#mine .none")


def enter(player: Player, login: str, password: str, known: bool) -> None:
    player.page.click(".who")
    player.page.locator("dialog .seg button").nth(int(known)).click()
    player.page.fill("dialog form input[autocomplete=username]", login)
    player.page.fill("dialog form input[type=password]", password)
    player.page.click("dialog form .primary")


def known_as(player: Player, login: str) -> None:
    player.page.click(".who")
    expect(player.page.locator("dialog")).to_contain_text(login)
    player.shut()


def test_reminders_are_set_and_the_server_says_what_it_can_do(visitor: Visitor) -> None:
    player = visitor(permissions=["notifications"]).lobby()
    player.page.click("header .btn[aria-label=Settings]")
    player.page.wait_for_selector("text=This server sends no e-mail")
    box = player.page.locator("fieldset input[type=checkbox]")
    expect(box).not_to_be_checked()  # nobody is disturbed who has not asked for it
    box.check()
    player.until("JSON.parse(localStorage.getItem('orrery.prefs') ?? '{}').notify")
    player.page.reload()
    player.page.click("header .btn[aria-label=Settings]")
    expect(box).to_be_checked()


# --- coming back --------------------------------------------------------------------------------------


def test_who_comes_back_sees_what_happened_since(visitor: Visitor) -> None:
    host, guest, table = pair(visitor)
    host.answer()
    host.page.wait_for_selector(".dock.calm")
    host.page.goto(f"{host.url}/almanac")
    guest.answer()
    guest.until("document.querySelector('.dock:not(.calm) h2')?.textContent.includes('action')")
    guest.answer()
    guest.page.wait_for_selector(".dock.calm h2:has-text('Waiting')")
    host.page.goto(f"{host.url}/table/{table}")
    host.at_table()
    expect(host.page.locator(".since")).to_contain_text("Round 1")
    host.page.click(".since .btn")
    expect(host.page.locator(".since")).to_have_count(0)
    host.page.reload()
    host.at_table()
    host.page.wait_for_selector(".log p.rd")
    assert host.page.locator(".since").count() == 0, "it is told once"
