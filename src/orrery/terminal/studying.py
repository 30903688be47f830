"""What a title measures in many games of its bots, with a progress bar and as a table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from orrery import bots
from orrery.arena import grounds_of
from orrery.arena.tournament import together
from orrery.bots.study import Study, Trial
from orrery.words.text import Text


def carry_out(
    study: Study, trials: Sequence[Trial], games: int, seed: str, workers: int, progress: Console
) -> list[tuple[str, ...]]:
    """Each of the trials so many times, with other seeds."""
    jobs = [(study, trial._replace(seed=f"{seed}:{number}")) for trial in trials for number in range(games)]
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    seen = []
    with Progress(*columns, console=progress, transient=not progress.is_terminal) as bar:
        task = bar.add_task("", total=len(jobs))
        for (_, trial), found in zip(jobs, together(_watch, jobs, workers), strict=True):
            seen.append((trial, found))
            bar.update(task, advance=1, description=trial.place)
    return study.tell(seen)


def _watch(job: tuple[Study, Trial]) -> Any:
    study, trial = job
    return study.watch(trial)


def plan(title: str, study: Study, names: Sequence[str], tables: Sequence[str]) -> list[Trial]:
    """At the kinds of tables asked for, or at all."""
    for name in names:
        bots.find(name, title)
    places = [
        (ground.name, ground.seats, options) for ground in grounds_of(title, tables) for options in ground.options
    ]
    return study.plan(places, names)


def table(study: Study, rows: Sequence[tuple[str, ...]], text: Text) -> Table:
    shown = Table()
    for i, column in enumerate(study.columns):
        shown.add_column(text.say(f"column-{column}"), justify="right" if i else "left")
    for row in rows:
        shown.add_row(*row)
    return shown
