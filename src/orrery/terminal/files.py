"""Games in files: a record as the engine makes it, and who sat where."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import orrery
from orrery import bots
from orrery.terminal.errors import WrongUse

PLAYERS = "players"
RESULT = "result"
HOSTILE = (TypeError, ValueError, KeyError, IndexError, AttributeError, OverflowError, RecursionError)
"""What a file that only looks like a record can bring about."""


@dataclass(frozen=True)
class Kept:
    """A game out of a file. `players`: the name of the bot at each seat, None for a person; or nothing known."""

    game: orrery.Game
    players: tuple[str | None, ...] | None


def keep(path: Path, game: orrery.Game, players: Sequence[str | None]) -> None:
    """Writes a game, in one go. How it ended goes with it, so that a replay can be checked against it."""
    result = {RESULT: game.result._asdict()} if game.result else {}
    data = {**game.record(), PLAYERS: list(players), **result}
    part = path.with_name(f"{path.name}.part")
    part.write_text(json.dumps(data, ensure_ascii=False) + "\n", encoding="utf-8")
    part.replace(path)


def fetch(path: Path) -> Kept:
    """Reads a game and plays it through, or raises with one sentence."""
    data = _read(path)
    try:
        game = orrery.replay(data)
    except orrery.OrreryError as error:
        raise type(error)(f"{path}: {error}") from error
    except HOSTILE as error:
        raise orrery.BadRecord(f"{path} is no record of a game.") from error
    _check_result(path, game, data.get(RESULT))
    return Kept(game, _players(path, game, data.get(PLAYERS)))


def _read(path: Path) -> dict[str, Any]:
    try:
        data = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise WrongUse(f"{path} cannot be read: {error.strerror or error}.") from error
    except (ValueError, RecursionError) as error:
        raise orrery.BadRecord(f"{path} is no record of a game: it is not JSON.") from error
    if not isinstance(data, dict):
        raise orrery.BadRecord(f"{path} is no record of a game.")
    return data


def _check_result(path: Path, game: orrery.Game, told: Any) -> None:
    if told is None:
        return
    came = json.loads(json.dumps(game.result._asdict())) if game.result else None
    if told != came:
        raise orrery.BadRecord(f"{path} tells of another end than the one its answers lead to.")


def _players(path: Path, game: orrery.Game, told: Any) -> tuple[str | None, ...] | None:
    if told is None:
        return None
    known = bots.names(game.title.name)
    if not isinstance(told, list) or len(told) != game.seats or not all(p is None or p in known for p in told):
        raise orrery.BadRecord(f"{path} names players that do not exist here.")
    return tuple(told)
