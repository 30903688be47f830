"""One crisis at a quiet table of Daybreak, and what it changed there, in words: see `tests.games.galactica.scene`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.games.galactica.state import Galactica
from tests.games.galactica import scene as base
from tests.games.galactica.scene import BYSTANDER, ROLES, changes, strong, words
from tests.games.galactica.table import Table

__all__ = ["Answer", "add", "changes", "finish", "look", "scene", "strong", "told", "words"]

Answer = tuple[str | int, ...]
"""The kind of a question, and what is chosen."""


def scene(crisis: str, *, search_for_home: bool = False, **about: Any) -> Table:
    """No assault raptor is there unless it is said, so that nobody asks about one."""
    options = {"daybreak": True, "search_for_home": search_for_home}
    return base.scene(crisis, options=options, **{"assault_reserve": 0, **about})


def look(g: Galactica) -> dict[str, int | str]:
    seen = base.look(g)
    seen["destiny"] = len(g.destiny)
    seen["quorum hand"] = len(g.players[g.president].quorum)
    seen["assault_reserve"] = g.assault_reserve
    for i, area in enumerate(base.AREAS):
        seen[f"{area} assault raptors"] = g.assault_raptors[i]
    for role, player in zip(ROLES, g.players, strict=True):
        seen[f"{role} mutiny"] = len(player.mutiny)
        seen[f"{role} miracles"] = player.miracles
        seen[f"{role} treachery"] = sum(card.rpartition("_")[0] in TREACHERY for card in player.hand)
    for ship in ("basestar", "heavy_raider", "centurion"):
        seen[f"{ship} out of the game"] = g.removed.count(ship)
    return seen


TREACHERY = (
    "a_better_machine",
    "bait",
    "dradis_contact",
    "exploit_a_weakness",
    "personal_vices",
    "violent_outbursts",
)


def add(t: Table, hand: Sequence[str], who: int = BYSTANDER) -> dict[str, int | str]:
    base.add(t, hand, who)
    return look(t.g)


def finish(t: Table, *answers: Answer) -> None:
    """Answers what the case foresees, discards whatever must be discarded, and stops at the hand limit."""
    expected = list(answers)
    while True:
        t.quiet()
        if t.asked() != "discard_skills":
            assert expected, f"{t.asked()} was not foreseen: {dict(t.game.pending)}"
            kind, *choice = expected.pop(0)
            t.say(str(kind), *choice)
            continue
        if any(question.about["why"] == "hand_limit" for question in t.game.pending.values()):
            break
        for who, question in list(t.game.pending.items()):
            t.game.answer(who, question.items[: question.least])
    assert not expected, f"never asked: {expected}"
    assert not t.game.faults()


def told(t: Table, before: dict[str, int | str], jump: bool) -> list[str]:
    """What came of a crisis, apart from the step of its jump icon."""
    after = look(t.g)
    after["jump"] = int(after["jump"]) - jump
    return changes(before, after)
