"""What can be chosen is in sight and can be hit, in any window, through the questions of whole games; nothing in them
keeps anybody out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.kit import LONG, Home, Player
from tests.web.test_looks import violations
from tests.web.windows import SIZES, TIGHT, Screen, moments

Visitor = Callable[..., Player]

GAMES: dict[str, tuple[str, int, dict[str, Any]]] = {
    "race": ("race", 3, {}),
    "race of four": ("race", 4, {"start": "experienced"}),
    "race of experts": ("race", 2, {"variant": "expert"}),
    "galactica": ("galactica", 5, {}),
    "daybreak": ("galactica", 7, {"daybreak": True, "search_for_home": True}),
    "fleet": ("fleet", 2, {}),
    "first battle": ("fleet", 2, {"scenario": "first_game"}),
}
SHORT = ["race", "daybreak", "fleet"]
LOCALES = {"fr-FR": SIZES, "en-GB": SIZES if LONG else TIGHT}
"""French takes more room: what fits in it fits in English too."""
SEEDS = range(1, 6) if LONG else range(1, 2)


@pytest.mark.parametrize("locale", list(LOCALES))
@pytest.mark.parametrize("game", list(GAMES) if LONG else SHORT)
def test_all_that_can_be_chosen_can_be_seen_and_hit(home: Home, visitor: Visitor, game: str, locale: str) -> None:
    title, seats, options = GAMES[game]
    lang = locale[:2]
    player = visitor(locale=locale, reduced_motion="reduce")
    screen = Screen(home, player, title, seats, options)
    found: list[str] = []
    for seed in SEEDS:
        asked = moments(title, seats, options, seed, [lang])
        assert len(asked) > 5
        if screen.waiting is None:
            screen.open(asked[0].news[lang])
            player.page.evaluate("for (const one of document.querySelectorAll('[data-reminder] button')) one.click()")
        for width, height in LOCALES[locale]:
            screen.size(width, height)
            for moment in asked:
                screen.show(moment.news[lang])
                found += [f"{width}x{height}, {moment.kind}: {one}" for one in screen.wrong()]
            if LONG or (locale == "en-GB" and seed == SEEDS[0]):
                screen.show(max(asked, key=lambda moment: moment.weight).news[lang])
                found += [f"{width}x{height}: {one}" for one in violations(player)]
    assert found == []
