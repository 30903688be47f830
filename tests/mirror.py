"""The same number, the same games: every game that a test of the rules plays is played again by the released rules.

As long as a title bears a released number, its archive says what that number means. A test that shows a mended rule so
shows that the rules have changed: they need the next number. A game that today's code does not replay either, because
the test has reached into its state, shows nothing and is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any
from unittest.mock import patch

from orrery import editions
from orrery.core.game import Game
from orrery.core.prints import print_of
from orrery.editions import Edition

LONGEST = 400
"""Answers that are played again, at most."""
MOST = 20
"""Games of one test that are played again, at most: the last, for they have gone on furthest."""


class Tally:
    """Of one process: how many games were compared, and how many left out."""

    compared = 0
    left_out = 0


@contextmanager
def games_played() -> Iterator[list[Game]]:
    """Every game that is answered inside, in the order of their last answers."""
    played: dict[int, Game] = {}
    answer = Game.answer

    def noted(game: Game, seat: int, choice: Sequence[Any]) -> Any:
        told = answer(game, seat, choice)
        played.pop(id(game), None)
        played[id(game)] = game
        return told

    found: list[Game] = []
    with patch.object(Game, "answer", noted):
        yield found
    found.extend(played.values())


def differences(games: Sequence[Game]) -> list[str]:
    """Which titles show rules that their number did not have when it was released."""
    wrong: dict[str, None] = {}
    for game in games[-MOST:]:
        released = editions.kept(game.title.name, game.title.rules)
        if released is not None and differs(game, released):
            wrong[f"This shows rules that no release had: {game.title.name} needs rules {game.title.rules + 1}."] = None
    return list(wrong)


def differs(game: Game, released: Edition) -> bool:
    """Whether a game goes another way by the released rules than by those that it was played by."""
    if game._origin is not None:
        return False  # an imagined world has no beginning
    record = game.record()
    whole = len(record["answers"]) <= LONGEST
    record["answers"] = record["answers"][:LONGEST]
    Tally.compared += 1
    then = _print(released, record)
    if whole and then == print_of(game):
        return False
    now = _print(editions.find(game.title.name, game.title.rules), record)
    if now is None or (whole and now != print_of(game)):
        Tally.left_out += 1
        return False
    return then != now


def _print(edition: Edition, record: dict[str, Any]) -> str | None:
    """What a game shows; None where its answers cannot be given, or a rule meets what only a test has brought about."""
    try:
        return print_of(edition.replay({**record, "rules": edition.title.rules}))
    except Exception:
        return None
