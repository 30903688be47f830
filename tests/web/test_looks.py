"""What holds for every page: nothing sticks out, nothing keeps anybody out, and it comes quickly."""

from __future__ import annotations

import gzip
from collections.abc import Callable

import pytest

from tests.web.kit import ROOT, Player

Visitor = Callable[..., Player]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
BUDGET = 300_000


def violations(player: Player) -> list[str]:
    player.page.evaluate(AXE.read_text(encoding="utf-8"))
    found = player.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [f"{one['id']}: {node['html'][:160]}" for one in found["violations"] for node in one["nodes"]]


def through(player: Player, check: Callable[[str], None], answers: int = 14) -> None:
    """Looks at lobby, table and almanac, and at each kind of question that comes."""
    player.lobby()
    check("lobby")
    player.start()
    player.at_table()
    seen: set[str] = set()
    for _ in range(answers * 6):
        said = player.pick()
        if said is not None:
            player.page.wait_for_timeout(30)
            if said[:14] not in seen:
                seen.add(said[:14])
                player.page.wait_for_timeout(350)
                check(said)
            player.confirm()
        player.page.wait_for_timeout(30)
        if len(seen) >= 6:
            break
    player.page.goto(f"{player.url}/almanac")
    player.page.wait_for_selector(".card.big")
    check("almanac")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("size", [(1440, 900), (390, 844)], ids=["desktop", "phone"])
def test_axe_finds_nothing(visitor: Visitor, scheme: str, size: tuple[int, int]) -> None:
    player = visitor(color_scheme=scheme, viewport={"width": size[0], "height": size[1]}, reduced_motion="reduce")
    found: list[str] = []
    through(player, lambda where: found.extend(f"{where}: {one}" for one in violations(player)))
    assert found == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("size", [(360, 740), (720, 450)], ids=["360px", "zoomed"])
def test_nothing_sticks_out(visitor: Visitor, locale: str, size: tuple[int, int]) -> None:
    player = visitor(locale=locale, viewport={"width": size[0], "height": size[1]})
    wide: list[str] = []
    through(player, lambda where: wide.append(f"{where}: {player.overflow()}") if player.overflow() > 0 else None)
    assert wide == []


def test_the_first_load_is_small(visitor: Visitor, capsys: pytest.CaptureFixture[str]) -> None:
    """Everything that comes from the server until the lobby is there, fonts and pictures and all, gzipped."""
    player = visitor()
    sizes: dict[str, int] = {}

    def note(response: object) -> None:
        url, body = response.url, response.body()  # type: ignore[attr-defined]
        packed = url.endswith((".woff2", ".webp"))
        sizes[url.rpartition("/")[2]] = len(body) if packed else len(gzip.compress(body))

    player.page.on("response", note)
    player.lobby()
    player.page.wait_for_load_state("networkidle")
    total = sum(sizes.values())
    with capsys.disabled():
        print(f"\nfirst load: {total / 1000:.0f} kB gzipped in {len(sizes)} files")
    assert total < BUDGET


def test_an_event_is_drawn_within_a_frame(visitor: Visitor, capsys: pytest.CaptureFixture[str]) -> None:
    player = visitor().lobby()
    player.start()
    player.at_table()
    for _ in range(150):
        player.answer()
        player.page.wait_for_timeout(30)
    times = sorted(player.page.evaluate("performance.getEntriesByName('redraw').map(one => one.duration)"))
    middle, late = times[len(times) // 2], times[int(len(times) * 0.95)]
    with capsys.disabled():
        print(f"\nredraw: {middle:.1f} ms in the middle, {late:.1f} ms at 95 % of {len(times)}")
    assert middle < 16
