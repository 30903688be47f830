"""A training in the terminal: progress, the curve as lines and as a picture, and where the weights are."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery import bots
from orrery.arena import wilson
from orrery.bots.course import Point, Wanted
from orrery.terminal.drawing import svg
from orrery.words.text import Text

WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 900, 420, 70, 60, 24, 50
LINES = 4
"""Lines across the picture, from nothing to all."""


def train(title: str, wanted: Wanted, show: Callable[[str], None], text: Text, progress: Console) -> None:
    course = bots.course_of(title)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    picture = wanted.folder / "curve.svg"
    told: int | None = None
    with Progress(*columns, console=progress, transient=not progress.is_terminal) as bar:
        task = bar.add_task(f"{title} · {wanted.mode}", total=None)
        for stage in course.train(wanted._replace(commit=wanted.commit or commit())):
            bar.update(task, completed=min(stage.games, stage.of), total=stage.of)
            for point in stage.curve[len(stage.curve) if told is None else told :]:
                show(line(point, course.yardstick, text))
            new, told = len(stage.curve) != told, len(stage.curve)
            if stage.curve and new:
                heading = text.say("curve-title", title=title, mode=wanted.mode, bot=course.yardstick)
                picture.write_text(curve(stage.curve, heading, text), encoding="utf-8")
    assert stage.weights is not None
    show(text.say("trained", file=str(stage.weights), picture=str(picture)))


def line(point: Point, yardstick: str, text: Text) -> str:
    low, high = wilson(point.wins, point.matches)
    rates = {"rate": f"{point.wins / point.matches:.1%}", "low": f"{low:.1%}", "high": f"{high:.1%}"}
    return text.say("curve-point", games=point.games, bot=yardstick, **rates)


def commit() -> str:
    """The version of the code that trains, where it is known."""
    command = ["git", "-C", str(Path(__file__).parent), "rev-parse", "--short", "HEAD"]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""


def curve(points: Sequence[Point], heading: str, text: Text) -> str:
    """How often the yardstick was beaten, with the interval, over the games trained."""
    last = max(point.games for point in points)

    def at(games: float, rate: float) -> str:
        x = LEFT + (WIDTH - LEFT - RIGHT) * games / last
        return f"{x:.1f} {_height(rate):.1f}"

    ranges = [wilson(point.wins, point.matches) for point in points]
    low = [at(point.games, low) for point, (low, _) in zip(points, ranges, strict=True)]
    high = [at(point.games, high) for point, (_, high) in zip(points, ranges, strict=True)]
    middle = [at(point.games, point.wins / point.matches) for point in points]
    even = _height(points[-1].even)
    parts = [f'<text class="head" x="{LEFT}" y="32">{escape(heading)}</text>']
    for i in range(LINES + 1):
        y = _height(i / LINES)
        parts.append(f'<path class="axis" d="M{LEFT} {y}H{WIDTH - RIGHT}"/>')
        parts.append(f'<text class="quiet" x="{LEFT - 10}" y="{y + 5}" text-anchor="end">{i / LINES:.0%}</text>')
        x, games = LEFT + (WIDTH - LEFT - RIGHT) * i / LINES, round(last * i / LINES)
        parts.append(f'<text class="quiet" x="{x}" y="{HEIGHT - BOTTOM + 24}" text-anchor="middle">{games}</text>')
    parts.append(f'<path class="even" d="M{LEFT} {even}H{WIDTH - RIGHT}"/>')
    parts.append(f'<path class="band" d="M{"L".join(low + high[::-1])}Z"/>')
    parts.append(f'<path class="line" d="M{"L".join(middle)}"/>')
    parts.append(
        f'<text class="quiet" x="{WIDTH - RIGHT}" y="{HEIGHT - 8}" text-anchor="end">{text.say("curve-games")}</text>'
    )
    return svg(WIDTH, HEIGHT, parts)


def _height(rate: float) -> float:
    return TOP + (HEIGHT - TOP - BOTTOM) * (1 - rate)
