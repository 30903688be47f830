"""Titles that the page does not know: one shown plainly, and the one that docs/add-a-title.md draws."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from orrery import games
from tests.documented import blocks
from tests.web.kit import ROOT, Home, Player, play_out, running_server, wait_until
from tests.web.test_looks import violations
from tools import page

Visitor = Callable[..., Player]


@pytest.fixture(scope="module")
def drawn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Home]:
    """A server with two more titles, and a page that was built with the folder of the documented one."""
    folder = tmp_path_factory.mktemp("titles")
    with running_server(folder, "--more-titles", "--page", str(built(tmp_path_factory))) as home:
        yield home


def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """That page. It takes a while: of several processes that run tests, the first builds it, and the others wait."""
    alone = "PYTEST_XDIST_WORKER" not in os.environ
    common = tmp_path_factory.getbasetemp() if alone else tmp_path_factory.getbasetemp().parent
    with (common / "titles.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (common / "titles" / "page").exists():
            build(common / "titles")
    return common / "titles" / "page"


def build(folder: Path) -> None:
    web = folder / "web"
    page.build()
    shutil.copytree(ROOT / "web", web, ignore=shutil.ignore_patterns("node_modules"))
    (web / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    nim = web / "src" / "titles" / "nim"
    nim.mkdir()
    [plugin], [board] = blocks("ts"), blocks("svelte")
    (nim / "plugin.ts").write_text(plugin, encoding="utf-8")
    (nim / "Board.svelte").write_text(board, encoding="utf-8")
    settings = json.loads((web / "tsconfig.json").read_text(encoding="utf-8"))
    settings["include"] = ["src/titles/nim", "src/*.d.ts"]  # of the rest they are checked anyway
    (web / "tsconfig.json").write_text(json.dumps(settings), encoding="utf-8")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(page, "WEB", web)
        page.npm("run", "types", "--silent")
        page.npm("run", "build", "--silent", "--", "--logLevel=error", "--outDir", str(folder / "page"))


@pytest.fixture
def guest(browser: Browser, drawn: Home) -> Iterator[Player]:
    player = Player(browser, drawn.url)
    player.lobby()
    yield player
    player.close()
    assert player.errors == []


def start(player: Player, title: str) -> None:
    player.page.locator(".titles .title", has_text=title).click()
    player.seats("random")
    player.start()
    player.at_table()


def test_a_title_without_drawings_is_shown_plainly_and_played_to_its_end(guest: Player) -> None:
    start(guest, "noughts")
    expect(guest.page.locator(".plain")).to_contain_text("squares")
    guest.page.wait_for_selector(".choices button")
    assert violations(guest) == []
    play_out(guest)
    expect(guest.page.locator(".end-screen li")).to_have_count(2)


STONES = "[document.querySelector('.stones').ariaLabel, document.querySelectorAll('.stones span').length]"


def test_the_documented_title_is_built_drawn_and_played_to_its_end(guest: Player) -> None:
    start(guest, "nim")
    guest.page.wait_for_selector(".stones span")
    [label, drawn] = guest.page.evaluate(STONES)
    assert label == f"{drawn} stones"
    guest.page.click("[lang=fr]")
    guest.until("document.querySelector('.stones').ariaLabel.includes('pierre')")
    play_out(guest)


def test_the_almanac_has_a_page_for_each_title(guest: Player) -> None:
    guest.page.goto(f"{guest.url}/almanac")
    titles = guest.page.locator("main nav a")
    titles.filter(has_text="Race for the Galaxy").click()
    guest.page.wait_for_selector(".card.big")
    expect(guest.page.locator("details")).to_be_visible()
    titles.filter(has_text="nim").click()
    guest.page.wait_for_selector(".card.big", state="detached")
    expect(titles.filter(has_text="nim")).to_have_attribute("aria-current", "page")


STYLES = """() => [...document.querySelectorAll('main li')].slice(0, 12).flatMap((card) =>
  [card, ...card.querySelectorAll('*')].map((one) => {
    const style = getComputedStyle(one);
    const looks = [style.backgroundColor, style.color, style.fontSize, style.fontWeight, style.borderTopWidth];
    return [...looks, style.display, style.position, style.padding, style.overflow].join(' ');
  }))"""


@pytest.mark.parametrize("title", games.names())
def test_no_title_wears_what_another_left_behind(visitor: Visitor, title: str) -> None:
    """The styles of all titles that one has looked at stay in the page: each holds for its own title alone."""
    at_once, later = visitor(color_scheme="light"), visitor(color_scheme="light")
    at_once.page.goto(f"{at_once.url}/almanac/{title}")
    for other in [*(name for name in games.names() if name != title), title]:
        if later.page.url == "about:blank":
            later.page.goto(f"{later.url}/almanac/{other}")
        else:
            later.page.click(f"nav a[href='/almanac/{other}']")
        later.until(f"document.documentElement.dataset.title === '{other}'")
    for player in (at_once, later):
        player.page.wait_for_selector("main li h2, main li h3, main li h4")
    assert len(at_once.page.evaluate(STYLES)) > 50
    assert later.page.evaluate(STYLES) == at_once.page.evaluate(STYLES)


def test_titles_whose_words_come_at_the_same_time_all_keep_them(visitor: Visitor) -> None:
    """Whoever looks at one title and soon at the next reads both in words, however late those of the first come."""
    player = visitor(service_workers="block")
    page, held = player.page, list[Route]()
    page.route(re.compile("/assets/en-"), lambda route: held.append(route))

    def let_go(n: int) -> None:
        wait_until(lambda: page.evaluate("true") and len(held) == n)
        while held:
            held.pop().continue_()

    page.goto(player.url)
    let_go(1)  # the page's own
    expect(page.locator(".titles .title")).to_have_count(len(games.names()))
    for title in page.locator(".titles .title").all():
        title.click()
        expect(title).to_have_attribute("aria-pressed", "true")
    let_go(len(games.names()))
    page.click("header a[href='/almanac']")
    for name in games.names():
        page.click(f"nav a[href='/almanac/{name}']")
        player.until(f"document.documentElement.dataset.title === '{name}'")
        expect(page.locator("main summary").first).to_be_visible()
        expect(page.locator("main")).not_to_contain_text(re.compile(rf"\b{name}\.[a-z]"))
