"""Runs the `orrery` command, in this process or in its own, and plays sessions with a hand that types."""

from __future__ import annotations

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

import orrery
from orrery import cli
from orrery.core.question import Choice, Question
from orrery.terminal.session import PERSON, Session
from orrery.words.terminal import pick_terminal


class Ran(NamedTuple):
    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


def call(*args: object, typed: str = "", environment: dict[str, str] | None = None) -> Ran:
    """The command, in this process."""
    out, err = io.StringIO(), io.StringIO()
    spoken = {"LC_ALL": "en_GB.UTF-8"} if environment is None else environment
    typing = patch.object(sys, "stdin", io.StringIO(typed))
    with redirect_stdout(out), redirect_stderr(err), typing, patch.dict(os.environ, spoken):
        code = cli.run([str(arg) for arg in args])
    return Ran(code, out.getvalue(), err.getvalue())


def pipe(*args: object, typed: str = "") -> Ran:
    """The command, in a process of its own, with what is typed coming through a pipe."""
    command = [sys.executable, "-m", "orrery", *map(str, args)]
    environment = {**os.environ, "PYTHONUTF8": "1", "LC_ALL": "C"}
    done = subprocess.run(command, input=typed, capture_output=True, encoding="utf-8", env=environment, timeout=120)
    return Ran(done.returncode, done.stdout, done.stderr)


def numbers(q: Question, choice: Choice) -> str:
    """What to type for a choice: copies of a card have a number each."""
    left = list(enumerate(q.items, 1))
    typed = []
    for item in choice:
        place = next(pair for pair in left if pair[1] == item)
        left.remove(place)
        typed.append(str(place[0]))
    return " ".join(typed) or "0"


class Typist:
    """A session whose person answers at random, and, now and then, types what `between` says."""

    def __init__(
        self, lang: str, game: orrery.Game, players: tuple[str | None, ...], between: Callable[[int], str | None]
    ) -> None:
        self.shown: list[str] = []
        self.typed: list[str] = []
        self.rng = Random(1)
        self.between = between
        self.session = Session(game, players, pick_terminal(lang, game.title.name), self.shown.append, self._type)

    def _type(self) -> str | None:
        line = self._next()
        if line is not None:
            self.typed.append(line)
            self.shown.append(f"> {line}")
        return line

    def _next(self) -> str | None:
        command = self.between(len(self.typed))
        if command is not None:
            return command
        question = self.session.game.pending.get(PERSON)
        return None if question is None else numbers(question, question.sample(self.rng))

    def play(self) -> list[str]:
        self.session.run()
        return self.shown


def never(_: int) -> None:
    return None


def write(path: Path, data: Any) -> Path:
    path.write_text(data if isinstance(data, str) else json.dumps(data), encoding="utf-8")
    return path


def record(**changes: Any) -> dict[str, Any]:
    """A short record that is in order, with changes."""
    return {
        "format": 1,
        "title": "race",
        "rules": orrery.titles()["race"].rules,
        "seats": 2,
        "options": {},
        "seed": 7,
        "answers": [],
        **changes,
    }


def finished(seed: int = 7) -> orrery.Game:
    game = orrery.new("race", 2, seed)
    rng = Random(seed)
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    return game


def without_blank(lines: list[str]) -> Iterator[str]:
    return (line for line in lines if line)
