"""A recorded game, looked at again by a judge."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import orrery
from orrery import bots
from orrery.bots.review import Looked, Review, positions, review
from orrery.core.question import Choice, Question
from orrery.terminal import files
from orrery.terminal.telling import names_in
from orrery.words.terminal import Terminal, pick_terminal


def look(path: Path, lang: str, progress: Console) -> Iterator[str]:
    """How the chances stood, round by round, and the answers that cost most."""
    kept = files.fetch(path)
    game, title = kept.game, kept.game.title.name
    judge = bots.judge_of(title)
    terminal = pick_terminal(lang, title)
    found = list(positions(game.record(), terminal.words.turn))
    looked: list[Looked] = []
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=progress, transient=True, disable=not progress.is_terminal) as bar:
        for position in bar.track(found, description=""):
            question = game.title.question(position.view)
            assert question is not None
            looked.append(Looked(position, bots.advise(judge, position.view, question, position.choice)))
    winners = game.result.winners if game.result else ()
    yield from told(terminal, game, review(looked, game.seats, winners, game.answers), names_in(kept, terminal))


def told(terminal: Terminal, game: orrery.Game, found: Review, names: tuple[str, ...]) -> Iterator[str]:
    say = terminal.say
    yield say("review-curve")
    for chapter in found.curve if game.result else found.curve[:-1]:
        parts = zip(names, chapter.chances, strict=True)
        chances = ", ".join(f"{name} {round(100 * chance)} %" for name, chance in parts)
        ended = chapter.answers == game.answers
        yield say("review-end", chances=chances) if ended else say("review-round", n=chapter.round, chances=chances)
    for turn in found.turns:
        yield ""
        yield from told_turn(terminal, game, turn, names)
    yield ""
    for name, (same, close, costly) in zip(names, found.tallies, strict=True):
        yield say("review-tally", who=name, same=same, close=close, costly=costly)


def told_turn(terminal: Terminal, game: orrery.Game, turn: Looked, names: tuple[str, ...]) -> Iterator[str]:
    position, (_, (best, *_), asked) = turn
    question = game.title.question(position.view)
    assert question is not None
    assert asked is not None
    called = terminal.words.called(position.view, names)
    sentence = terminal.words.question(question, called)
    who, n = names[position.seat], position.round
    yield terminal.say("review-turn", n=n, answers=position.answers + 1, who=who, asked=sentence)
    for id, judged, why in (("review-given", asked, "hint-why-not"), ("review-better", best, "hint-why")):
        choice = in_words(terminal, question, judged.choice)
        yield "  " + terminal.say(id, choice=choice, chance=round(100 * judged.worth))
        reasons = [terminal.words.because(reason.effect, reason.amount) for reason in judged.reasons]
        if any(reasons):
            yield "  " + terminal.say(why, reasons=", ".join(filter(None, reasons)))


def in_words(terminal: Terminal, question: Question, choice: Choice) -> str:
    named: Sequence[str] = [terminal.words.item(question, item) for item in choice]
    return ", ".join(named) or terminal.words.nothing(question)
