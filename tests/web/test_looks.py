"""What holds for every page: nothing sticks out, nothing keeps anybody out, and it comes quickly."""

from __future__ import annotations

import gzip
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Response

from tests.web.kit import LONG, ROOT, WHOLE_GAME, Home, Player, lay
from tests.web.test_after import LATE
from tests.web.windows import SIZES

Visitor = Callable[..., Player]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 180_000
LONGEST_NAME = "Cassiopeia"
"""Tables have names by chance: one that is looked at has the longest."""
DIALOGS = {
    "/": (".who", "header .btn[aria-label='{settings}']"),
    "/table": (".menu", ".bar .btn[aria-label='{orders}']", ".score"),
}
NAMES = {"en-GB": {"settings": "Settings", "orders": "Standing orders"}}
NAMES["fr-FR"] = {"settings": "Réglages", "orders": "Consignes"}

STICKS_OUT = """() => {
  const wide = innerWidth + 1;
  const scrolls = (one) => one && (/(auto|scroll)/.test(getComputedStyle(one).overflowX) || scrolls(one.parentElement));
  const cut = (one, box) => {
    const around = one.matches('button, a, input, select') ? one.parentElement : null;
    const hides = around && getComputedStyle(around).overflowX === 'hidden';
    return hides && box.right > around.getBoundingClientRect().right + 1;
  };
  return [...document.querySelectorAll('button, a, p, h1, h2, h3, li, label, select, input, small, dt, dd')]
    .filter((one) => !one.closest('.sr, .card, .backs') && one.checkVisibility({ visibilityProperty: true }))
    .map((one) => [one, one.getBoundingClientRect()])
    .filter(([one, box]) => Math.max(box.right, box.left + one.scrollWidth) > wide || box.left < -1 || cut(one, box))
    .map(([one]) => one)
    .filter((one) => !scrolls(one.parentElement))
    .map((one) => `${one.tagName}.${one.className}: ${one.textContent.trim().slice(0, 40)}`);
}"""
"""Whatever one reads or presses that is not on the screen, and cannot be scrolled to."""


PHONE = (390, 844)
LOOKS = [((1366, 650), "light"), ((1366, 650), "dark"), (PHONE, "light"), (PHONE, "dark")]
LOOKS += [(size, "dark") for size in SIZES if size not in ((1366, 650), PHONE)]


def violations(player: Player) -> list[str]:
    player.still()
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def through(player: Player, home: Home, check: Callable[[str], None], locale: str = "en-GB") -> None:
    """Looks at lobby, waiting room, table, dialogs, each kind of question that comes, the end, replay and almanac."""
    player.lobby().seats("open")
    player.page.fill(".seat input", "Bartholomew")
    player.page.keyboard.press("Tab")
    player.page.wait_for_selector(".who >> text=Bartholomew")
    check("lobby")
    dialogs(player, "/", check, locale)
    player.start()
    player.page.wait_for_selector(".room")
    player.page.evaluate(f"document.querySelector('.room .lead').textContent = '{LONGEST_NAME}'")
    check("room")
    player.lobby()
    lay(home, LATE, player)
    player.page.wait_for_selector(".dock:not(.calm)")
    dialogs(player, "/table", check, locale)
    seen: set[str] = set()
    end = time.monotonic() + WHOLE_GAME
    while not player.over:
        assert time.monotonic() < end, "The game did not end in time."
        said = player.pick()
        if said is not None:
            if said[:14] not in seen:
                seen.add(said[:14])
                check(said)
            player.confirm()
        player.page.wait_for_timeout(20)
    check("end")
    player.page.click(".foot [data-picture]")
    player.page.wait_for_selector(".picture img")
    check("picture")
    player.page.locator("dialog:has(.picture) .head .btn").click()
    player.page.locator(".foot .btn").first.click()
    player.page.wait_for_selector("input[type=range]")
    check("replay")
    player.page.goto(f"{player.url}/almanac/race")
    player.page.wait_for_selector(".card.big")
    check("almanac")


def dialogs(player: Player, where: str, check: Callable[[str], None], locale: str) -> None:
    for button in DIALOGS[where]:
        player.page.locator(button.format(**NAMES[locale])).first.click()
        player.page.wait_for_selector("dialog[open]")
        check(f"{where} {button}")
        player.shut()


@pytest.mark.parametrize(("size", "scheme"), LOOKS if LONG else LOOKS[1:3], ids=str)
def test_axe_finds_nothing(home: Home, visitor: Visitor, size: tuple[int, int], scheme: str) -> None:
    player = visitor(color_scheme=scheme, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    found: list[str] = []
    through(player, home, lambda where: found.extend(f"{where}: {one}" for one in violations(player)))
    assert found == []


SCREENS: dict[str, dict[str, Any]] = {
    "360px": {"viewport": {"width": 360, "height": 740}},
    "desktop at 200 %": {"viewport": {"width": 720, "height": 450}, "device_scale_factor": 2},
    "phone at 200 %": {"viewport": {"width": 195, "height": 422}, "device_scale_factor": 2},
}
"""To zoom to 200 % is to draw each CSS pixel with two by two of the screen's, so that half as many fit on it. That is
what Chromium's own zoom does, and all that layout, media queries and devicePixelRatio see of it. (Pinching enlarges
without a new layout, and can make nothing stick out.) A screen of 1440 by 900 is then one of 720 by 450, one of 390 by
844 is one of 195 by 422.
"""


@pytest.mark.parametrize(
    ("screen", "locale"),
    [*((screen, "fr-FR") for screen in SCREENS), *((screen, "en-GB") for screen in (SCREENS if LONG else ["360px"]))],
)
def test_nothing_sticks_out(home: Home, visitor: Visitor, locale: str, screen: str) -> None:
    player = visitor(locale=locale, reduced_motion="reduce", **SCREENS[screen])
    wide: list[str] = []

    def check(where: str) -> None:
        player.still()
        for theme in ("light", "dark"):
            player.page.evaluate(f"document.documentElement.dataset.theme = '{theme}'")
            if player.overflow() > 0:
                wide.append(f"{where}, {theme}: by {player.overflow()} pixels")
            wide.extend(f"{where}, {theme}: {one}" for one in player.page.evaluate(STICKS_OUT))

    through(player, home, check, locale)
    assert wide == []


def test_what_sticks_out_is_noticed(visitor: Visitor) -> None:
    player = visitor(viewport={"width": 360, "height": 740}).lobby()
    assert player.page.evaluate(STICKS_OUT) == []
    player.page.evaluate("document.querySelector('h1').style.marginLeft = '340px'")
    assert len(player.page.evaluate(STICKS_OUT)) == 1
    player.page.evaluate("document.querySelector('h1').style.marginLeft = '0'")
    player.page.evaluate("document.querySelector('.seg').style.width = '50px'")
    assert len(player.page.evaluate(STICKS_OUT)) == 1


def test_the_first_load_is_small(visitor: Visitor, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything that comes from the server until the lobby is there, fonts and pictures and all, gzipped."""
    player = visitor()
    sizes = first_load(player)
    with capsys.disabled():
        print(f"\nfirst load: {sum(sizes.values()) / 1000:.0f} kB gzipped in {len(sizes)} files")
    assert sum(sizes.values()) < BUDGET


def first_load(player: Player) -> dict[str, int]:
    came: list[Response] = []
    player.page.on("response", lambda response: came.append(response))
    player.lobby()
    player.page.wait_for_load_state("networkidle")
    sizes: dict[str, int] = {}
    for response in list(came):
        body = response.body()
        packed = response.url.endswith((".woff2", ".avif", ".webp", ".png"))
        if response.url.endswith((".js", ".css")) and "/assets/" in response.url:
            assert response.headers.get("content-encoding") in ("br", "gzip"), response.url
        sizes[response.url.rpartition("/")[2]] = len(body) if packed else len(gzip.compress(body))
    return sizes
