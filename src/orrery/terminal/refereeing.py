"""Recorded games before their referee."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from orrery.referee import Story, judge
from orrery.terminal import files
from orrery.words.rules import Rule, by_id
from orrery.words.text import Text

RULE = re.compile(r"\((\S+)\)\.$")


class Judged(NamedTuple):
    path: Path
    title: str
    faults: list[str]


def look(paths: Sequence[Path], progress: Console) -> list[Judged]:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    judged = []
    with Progress(*columns, console=progress, transient=True, disable=not progress.is_terminal) as bar:
        for path in bar.track(paths, description=""):
            story = Story.of(files.fetch(path).game)
            judged.append(Judged(path, story.title, judge(story)))
    return judged


def told(judged: Sequence[Judged], text: Text, lang: str) -> Iterator[str]:
    """Each fault, then the rules that they name, in the reader's language, and how many there were."""
    rules: dict[str, Rule] = {}
    for game in judged:
        for fault in game.faults:
            yield text.say("refereed-fault", file=str(game.path), why=fault)
            rules |= {id: by_id(game.title)[id] for id in RULE.findall(fault)}
    for id, rule in sorted(rules.items()):
        yield f"{id}: {rule.text(lang)}"
    yield text.say("refereed", games=len(judged), faults=sum(len(game.faults) for game in judged))
