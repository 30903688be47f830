"""What the mirror is there for: three changes of rules that once were made without a number, found by games of tests.

Each was made between two commits that bore one number, and is in the archive of the first release. Its game is one
that a test of the rules plays. The rules as they were before are made of the archive, with the change taken back.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import NamedTuple

import pytest

from orrery import editions
from tests import mirror
from tests.editions import kit

GAMES = Path(__file__).parent / "history"
BEFORE = 902
"""The number of the rules as they were before."""


class Change(NamedTuple):
    game: str
    title: str
    rules: int
    back: tuple[tuple[str, str, str], ...]
    """In which file, what stands there now, and what stood there before."""


ASKED_AT_ONCE = Change(
    "motive",
    "galactica",
    3,
    (
        ("games/galactica/motives.py", "    g.motives_open = ()\n    cards, g.motive_deck", "    cards, g.motive_deck"),
        (
            "games/galactica/jump.py",
            "        yield from sleeper_phase(g)\n        yield from settle(g)",
            "        yield from sleeper_phase(g)",
        ),
    ),
)
NOT_IN_THE_BRIG = Change(
    "admiralty",
    "galactica",
    3,
    (("games/galactica/loyalty.py", "    settle_titles(g)\n    yield from draw_mutiny", "    yield from draw_mutiny"),),
)
REINFORCEMENTS = Change(
    "duel",
    "fleet",
    4,
    (
        ("games/fleet/scenarios/duel.py", "    budget=both_parts,\n", ""),
        (
            "games/fleet/scenarios/duel.py",
            '        Limit("one_champion_only", of_class(TOP), most=1),\n',
            '        Limit("one_champion_only", of_class(TOP), most=1),\n'
            '        Limit("one_champion_only", tuple(PROFILES), most=both_parts(g, seat), points=True),\n',
        ),
    ),
)  # fmt: skip


@pytest.mark.parametrize("change", [ASKED_AT_ONCE, NOT_IN_THE_BRIG, REINFORCEMENTS], ids=lambda change: change.game)
def test_a_change_that_history_made_without_a_number_is_found(change: Change, tmp_path: Path) -> None:
    released = editions.kept(change.title, change.rules)
    assert released is not None
    game = released.replay(json.loads((GAMES / f"{change.game}.json").read_text(encoding="utf-8")))
    sources = kit.sources_of(change.title, change.rules)
    for place, now, before in change.back:
        assert now in sources[place]
        sources[place] = sources[place].replace(now, before)
    with kit.made(tmp_path, change.title, sources, BEFORE) as older:
        assert mirror.differs(game, older)
    with kit.made(tmp_path, change.title, kit.sources_of(change.title, change.rules), BEFORE + 1) as same:
        assert not mirror.differs(game, same), "without the change there is nothing to find"
