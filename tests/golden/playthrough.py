"""A whole game as text: everything that every seat sees, in order, and every answer.

A line begins with those who see it: seats by number, `-` for a spectator, `all` for everybody. After that:
`!` something happened; `=` something in the view has become this; `?` a question, with how many of what can be chosen.
A line that begins with `>` is an answer.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import orrery
from orrery import Choice, Game, bots
from orrery.bots import runner

Viewer = int | None
Answer = tuple[int, Choice]

TRIES = 1000


class Playthrough:
    """Writes a game while it is played."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.viewers: list[Viewer] = [*range(game.seats), None]
        self.lines = [json.dumps({key: value for key, value in game.record().items() if key != "answers"})]
        self._seen: dict[Viewer, dict[str, str]] = {viewer: {} for viewer in self.viewers}
        self._asked: dict[Viewer, str] = {}
        self._told = 0
        self._look()

    def answer(self, seat: int, choice: Choice) -> None:
        self.lines += ["", f"> {seat} {json.dumps(list(choice))}"]
        self.game.answer(seat, choice)
        self._look()

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def _look(self) -> None:
        """What has happened, what has changed, who is asked what."""
        events = {viewer: self.game.events(viewer, self._told) for viewer in self.viewers}
        for i in range(len(events[None])):
            self._write("!", {viewer: told(events[viewer][i]) for viewer in self.viewers})
        self._told += len(events[None])
        views = {viewer: self.game.view(viewer) for viewer in self.viewers}
        asked = {viewer: view.pop("question") for viewer, view in views.items()}
        seen = {viewer: dict(flat(view)) for viewer, view in views.items()}
        for path in dict.fromkeys(path for viewer in self.viewers for path in (*self._seen[viewer], *seen[viewer])):
            before = {viewer: self._seen[viewer].get(path) for viewer in self.viewers}
            after = {viewer: seen[viewer].get(path) for viewer in self.viewers}
            if before != after:
                self._write("=", {v: f"{path} {text}" for v, text in after.items() if text is not None})
                self._write("=", {v: f"{path} gone" for v, text in after.items() if text is None and before[v]})
        self._seen = seen
        questions = {viewer: question_line(question) for viewer, question in asked.items() if question is not None}
        for viewer, line in questions.items():
            if self._asked.get(viewer) != line:
                self._write("?", {viewer: line})
        self._asked = questions

    def _write(self, mark: str, by_viewer: dict[Viewer, str]) -> None:
        """One line for all who see the same."""
        for text in dict.fromkeys(by_viewer.values()):
            who = [viewer for viewer in by_viewer if by_viewer[viewer] == text]
            label = "all" if who == self.viewers else " ".join("-" if v is None else str(v) for v in who)
            self.lines.append(f"{label:<8}{mark} {text}".rstrip())


def told(event: dict[str, Any]) -> str:
    """Without its index, which is its place in the text."""
    fields = [f"{key} {shown(value)}" for key, value in event.items() if key not in ("event", "index")]
    return ", ".join([event["event"], *fields])


def question_line(question: dict[str, Any]) -> str:
    about = f" about {json.dumps(question['about'])}" if question["about"] else ""
    numbers = f"{question['least']}..{question['most']}"
    ways = f" in one of {len(question['ways'])} ways" if "ways" in question else ""
    return f"{question['kind']} {numbers} of {shown(question['items'])}{ways}{about}"


def flat(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Every part of a view, by its path."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield from flat(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for i, inner in enumerate(value):
            yield from flat(inner, f"{path}.{i}")
    else:
        yield path, shown(value)


def shown(value: Any) -> str:
    if isinstance(value, list):
        inner = " ".join(f"({shown(one)})" if isinstance(one, list) else str(one) for one in value)
        return inner or "nothing"
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


# --- checking ---------------------------------------------------------------------------------------------


def check(path: Path, title: str, seats: int, options: dict[str, Any], seed: int, bot: str = "random") -> None:
    """The game of a file ends as the file is named, and every seat sees what it saw. Written anew if asked for."""
    if os.environ.get("ORRERY_REGENERATE") == "1":
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(regenerated(path, title, seats, options, seed, bot), encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    begun, answers = read(text)
    assert begun["rules"] == orrery.titles()[title].rules
    assert ended(begun, answers) == path.stem
    assert written(begun, answers).splitlines() == text.splitlines()


# --- writing and reading ------------------------------------------------------------------------------


def written(begun: dict[str, Any], answers: list[Answer]) -> str:
    """The text of a game that began so and was answered so."""
    play = Playthrough(orrery.replay({**begun, "answers": []}))
    for seat, choice in answers:
        play.answer(seat, choice)
    return play.text()


def read(text: str) -> tuple[dict[str, Any], list[Answer]]:
    """How the game of a text began, and its answers."""
    first, *rest = text.splitlines()
    lines = [line.split(" ", 2) for line in rest if line.startswith("> ")]
    return json.loads(first), [(int(seat), tuple(json.loads(choice))) for _, seat, choice in lines]


def ended(begun: dict[str, Any], answers: list[Answer]) -> str | None:
    """Why the game that began so and was answered so ended."""
    game = orrery.replay({**begun, "answers": [[seat, list(choice)] for seat, choice in answers]})
    return game.result.reason if game.result else None


def regenerated(path: Path, title: str, seats: int, options: dict[str, Any], seed: int, bot: str = "random") -> str:
    """The same answers where they are still possible, another game where they are not. A file is named by its end."""
    if path.exists():
        begun, answers = read(path.read_text(encoding="utf-8"))
        begun["rules"] = orrery.titles()[title].rules
        try:
            if ended(begun, answers) == path.stem:
                return written(begun, answers)
        except orrery.OrreryError:
            pass
    return find(path.stem, title, seats, options, seed, bot)


def find(reason: str, title: str, seats: int, options: dict[str, Any], seed: int, bot: str = "random") -> str:
    """The text of a game of bots that ends for that reason: the first one from the seed on."""
    for tried in range(seed, seed + TRIES):
        game = orrery.new(title, seats, tried, options)
        mind = bots.find(bot, title)
        ended = runner.play(game, [mind() for _ in range(seats)], [Random(f"{tried}:{s}") for s in range(seats)])
        if ended.reason == reason:
            begun = game.record()
            answers = [(seat, tuple(choice)) for seat, choice in begun.pop("answers")]
            return written(begun, answers)
    raise AssertionError(f"no game from seed {seed} on ends for the reason {reason}")
