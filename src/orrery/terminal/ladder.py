"""A ladder of bots in the terminal: every duel, the ratings they come to, as tables and as a picture."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery.arena import Duel, Outcome, fight, ladder, ratings
from orrery.terminal.report import Bar, Chart
from orrery.words.text import Text


def climb(duels: Sequence[Duel], workers: int, keep: Path | None, progress: Console) -> list[Outcome]:
    """Fights all duels. With a file, what it has already is not fought again, and what is fought is added."""
    known = json.loads(keep.read_text(encoding="utf-8")) if keep is not None and keep.exists() else {}
    outcomes = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress, transient=not progress.is_terminal) as bar:
        task = bar.add_task("", total=sum(duel.games for duel in duels))
        for duel in duels:
            bar.update(task, description=f"{duel.ground.name}: {duel.challenger} · {duel.field}")
            if duel.name in known:
                bar.advance(task, duel.games)
            else:
                known[duel.name] = ladder.data(fight(duel, workers, lambda: bar.advance(task)))
                if keep is not None:
                    keep.write_text(json.dumps(known, indent=1) + "\n", encoding="utf-8")
            outcomes.append(ladder.from_data(known[duel.name]))
    return outcomes


def duel_table(outcomes: Sequence[Outcome], text: Text) -> Table:
    shown = Table()
    for column in ("ground", "bot", "against", "games", "rate", "interval", "even"):
        left = column in ("ground", "bot", "against")
        shown.add_column(text.say(f"column-{column}"), justify="left" if left else "right")
    for one in outcomes:
        low, high = one.interval
        against = one.field if one.seats == 2 else f"{one.seats - 1} × {one.field}"
        row = (one.ground, one.challenger, against, str(one.games))
        shown.add_row(*row, f"{one.rate:.1%}", f"{low:.1%} – {high:.1%}", f"{one.even:.0%}")
    return shown


def rating_table(outcomes: Sequence[Outcome], anchor: str, text: Text) -> Table:
    """A rating for each bot at each kind of table."""
    grounds = list(dict.fromkeys(one.ground for one in outcomes))
    rated = {ground: ratings([one for one in outcomes if one.ground == ground], anchor) for ground in grounds}
    names = sorted({name for one in rated.values() for name in one}, key=lambda name: -rated[grounds[0]].get(name, 0))
    shown = Table()
    shown.add_column(text.say("column-rating"))
    for ground in grounds:
        shown.add_column(ground, justify="right")
    for name in names:
        shown.add_row(name, *[f"{rated[ground][name]:.0f}" if name in rated[ground] else "" for ground in grounds])
    return shown


def charts(outcomes: Sequence[Outcome], text: Text) -> list[Chart]:
    """A chart for each kind of table."""
    shown = []
    for ground in dict.fromkeys(one.ground for one in outcomes):
        here = [one for one in outcomes if one.ground == ground]
        bars = [Bar(f"{one.challenger} · {one.field}", one.rate, one.interval, str(one.games)) for one in here]
        shown.append(Chart(f"{ground} · {text.say('ladder-even', rate=f'{here[0].even:.0%}')}", tuple(bars)))
    return shown
