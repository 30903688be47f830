"""How many games ended and who won them, drawn: one SVG picture, a chart for each file of results."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any, NamedTuple

from orrery.arena import Standings, from_data
from orrery.core.errors import OrreryError
from orrery.terminal.drawing import svg
from orrery.words import pick
from orrery.words.text import Text

WIDTH, LABELS, BARS, ROW, GAP, EDGE = 900, 300, 460, 30, 64, 24


class BadResults(OrreryError):
    """A file that `simulate --save` did not write."""


class Bar(NamedTuple):
    label: str
    share: float
    interval: tuple[float, float]
    games: str


class Chart(NamedTuple):
    title: str
    bars: tuple[Bar, ...]


def write_results(file: Path, title: str, options: Mapping[str, Any], standings: Standings) -> None:
    file.write_text(json.dumps({"title": title, "options": dict(options), **standings.data()}), encoding="utf-8")


def charts(file: Path, text: Text) -> list[Chart]:
    """What a file of results shows: how its games ended, and who won."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        standings = from_data(data)
        words = pick(text.lang, data["title"])
        endings = [Bar(words.ending(e.reason), e.share, e.interval, str(e.games)) for e in standings.endings()]
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadResults(f"{file} holds no results of orrery simulate --save: {error}.") from error
    wins = [Bar(e.name, e.rate, e.interval, f"{e.wins:g}") for e in standings.entrants]
    name = text.say("report-title", title=words.title(), seats=len(wins), games=len(standings.games))
    return [
        Chart(f"{name} · {text.say('report-endings')}", tuple(endings)),
        Chart(f"{name} · {text.say('report-wins')}", tuple(wins)),
    ]


def picture(shown: Iterable[Chart]) -> str:
    """The charts one under the other, readable in the dark and in the light."""
    parts, y = [], EDGE
    for chart in shown:
        parts.append(f'<text class="head" x="{EDGE}" y="{y + 20}">{escape(chart.title)}</text>')
        y += 44
        for bar in chart.bars:
            parts += _bar(bar, y)
            y += ROW
        y += GAP - ROW
    return svg(WIDTH, y, parts)


def _bar(bar: Bar, y: int) -> list[str]:
    left, middle = EDGE + LABELS, y + ROW // 2
    low, high = (left + BARS * end for end in bar.interval)
    value = f"{bar.share:.1%} ({bar.games})"
    return [
        f"<g><title>{escape(bar.label)}: {value}</title>",
        f'<text x="{left - 12}" y="{middle + 5}" text-anchor="end">{escape(bar.label)}</text>',
        f'<rect class="rail" x="{left}" y="{y + 6}" width="{BARS}" height="{ROW - 12}" rx="4"/>',
        f'<rect class="bar" x="{left}" y="{y + 6}" width="{BARS * bar.share:.1f}" height="{ROW - 12}" rx="4"/>',
        f'<path class="range" d="M{low:.1f} {middle}H{high:.1f}"/>',
        f'<text class="quiet" x="{left + BARS + 10}" y="{middle + 5}">{value}</text></g>',
    ]
