"""Where a table stands by its log: the rows that still stand, played from the first, or from a snapshot on.

A row that cannot be carried out, or a log that leads elsewhere than it once did, sets the table aside: the position
before it is kept, and nobody answers until somebody has mended it. That is found anew at each reading and stored
nowhere, so a repaired program mends it by itself, and so does a later row that takes the bad one back.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from orrery.core.errors import BadRecord, Refused
from orrery.core.game import Game
from orrery.core.prints import print_of
from orrery.editions import Edition
from orrery.server.protocol import Aside
from orrery.server.store import Move


class Standing(NamedTuple):
    """The game is what the log says, up to `seq`. `turn`: where the present questions were asked."""

    game: Game | None
    seq: int = 0
    turn: int = 0
    rewound: int = 0
    ended: str | None = None
    aside: Aside | None = None


Note = Callable[[int, BaseException], str]
"""Takes down that a rule failed at a row, and gives the number of the incident."""


def standing(rows: Sequence[Move], had: int) -> tuple[int, list[Move]]:
    """How many of the answers given before these rows still stand, and those of the rows whose answers do."""
    kept: list[Move] = []
    for row in rows:
        if row.kind == "answer":
            kept.append(row)
        elif row.kind != "end":
            left = int(row.data)
            del kept[max(left - had, 0) :]
            had = min(had, left)
    return had, kept


def carried_out(game: Game, kind: str, seat: int, data: Any) -> Game:
    """The game after an answer, or after some were taken back. One whose rules fail in it is spoilt."""
    if kind == "answer":
        game.answer(seat, data)
    else:
        game.rewind(data)
    game.pending  # noqa: B018 - a rule that builds a question may fail as well as any
    return game


def read(
    edition: Edition | None,
    begin: Callable[[Edition], Game],
    snapshot: Mapping[str, Any] | None,
    rows_from: Callable[[int], Sequence[Move]],
    note: Note,
) -> Standing:
    """Where a table stands by all the rows of its log. The snapshot only spares the way to it."""
    here = _beginning(edition, begin, snapshot, note)
    rows = rows_from(here.seq)
    game, turn, rewound, ended, aside = here.game, here.turn, here.rewound, here.ended, here.aside
    had = game.answers if game is not None else 0
    left, kept = standing(rows, had)
    if game is not None and left < had:
        game.rewind(left)
    stands = {row.seq for row in kept}
    shown = None if here.seq else _shown(snapshot, rows)
    for row in rows:
        if row.kind == "end":
            ended, turn = json.loads(row.data), row.seq + 1
        elif row.kind != "answer":
            turn = rewound = row.seq + 1
        elif row.seq in stands and game is not None and aside is None:
            simultaneous = len(game.pending) > 1
            aside = _play(game, row, note)
            if aside is not None:
                earlier = [before for before in kept if before.seq < row.seq]
                game = _again(_beginning(edition, begin, snapshot, note).game, left, earlier)
            elif shown is not None and shown[0] == game.answers and shown[1] != print_of(game):
                aside = Aside("other_way", row.seq)
            turn = turn if simultaneous else row.seq + 1
    seq = here.seq + len(rows)
    return Standing(game, seq, turn if aside is None else seq, rewound, ended, aside)


def _beginning(
    edition: Edition | None, begin: Callable[[Edition], Game], snapshot: Mapping[str, Any] | None, note: Note
) -> Standing:
    """The snapshot, where it is of this code and can be read; else the beginning, as far as there is one."""
    if edition is None:
        return Standing(None, aside=Aside("not_kept", 0))
    if snapshot is not None and snapshot["game"].get("code") == edition.code:
        with suppress(BadRecord):
            game = edition.load(snapshot["game"])
            return Standing(game, snapshot["seq"], snapshot["turn"], snapshot["rewound"], snapshot["ended"])
    try:
        game = begin(edition)
        game.pending  # noqa: B018 - see `carried_out`
    except Exception as error:
        return Standing(None, aside=Aside("rule_failed", 0, note(0, error)))
    return Standing(game)


def _play(game: Game, row: Move, note: Note) -> Aside | None:
    """Plays an answer. If that cannot be, the game is spoilt."""
    try:
        game.answer(row.seat, json.loads(row.data))
        game.pending  # noqa: B018 - see `carried_out`
    except Exception as error:
        if isinstance(error, Refused):
            return Aside("refused", row.seq)
        return Aside("rule_failed", row.seq, note(row.seq, error))
    return None


def _again(game: Game | None, left: int, rows: Sequence[Move]) -> Game | None:
    """The same way once more, up to where it was good."""
    if game is not None:
        if left < game.answers:
            game.rewind(left)
        for row in rows:
            game.answer(row.seat, json.loads(row.data))
    return game


def _shown(snapshot: Mapping[str, Any] | None, rows: Sequence[Move]) -> tuple[int, str] | None:
    """After how many answers the game had which print, where a snapshot says so and none of them was taken back."""
    if snapshot is None or "print" not in snapshot:
        return None
    _, then = standing(rows[: snapshot["seq"]], 0)
    _, now = standing(rows, 0)
    return (len(then), snapshot["print"]) if now[: len(then)] == then else None
