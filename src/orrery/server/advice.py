"""Advice in words: a hint at one's own question, and the review of a finished game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Struct

from orrery import bots, words
from orrery.bots.judge import Judgement
from orrery.bots.review import Looked
from orrery.server import telling
from orrery.server.guard import Visiting
from orrery.server.play import Lang, SeatOf
from orrery.server.problems import Problem
from orrery.server.protocol import Choice
from orrery.server.reading import check_open
from orrery.server.story import By
from orrery.server.table import Table

FAILED = Problem(503, "no_advice", "The coach has no advice now. Try again in a moment.")


class About(Struct, forbid_unknown_fields=True):
    """What is chosen so far, to be judged too."""

    choice: Choice = []


class Judged(Struct):
    """A choice: how often it wins, how far that may be off, and why, in words."""

    choice: list[Any]
    worth: float
    spread: float
    why: list[str]


class Hint(Struct):
    best: list[Judged]
    asked: Judged | None


class Turn(Struct):
    """An answer that cost much: what was asked, what was answered, what was better."""

    at: int
    round: int
    seat: int
    asked: str
    answered: str
    better: str
    worth: float
    best: float
    spread: float
    why: list[str]
    against: list[str]


class Chapter(Struct):
    answers: int
    round: int
    chances: list[float]


class Told(Struct):
    """A review, or how far it is: `done` of `of` answers looked at.

    `tallies`: of each seat, how many answers were as good as the judge's, how many nearly, how many costly.
    """

    done: int
    of: int
    curve: list[Chapter] = []
    turns: list[Turn] = []
    tallies: list[list[int]] = []


@post("/tables/{table_id:str}/hint", status_code=200)
async def hint(visit: Visiting, seat: SeatOf, data: JSONBody[About], lang: Lang = "en") -> Hint:
    """The two best choices at one's own question, by what that seat sees, and why; `choice` is judged too."""
    table = visit.table
    if not table.advised:
        raise Problem(403, "no_hints", "At this table nobody gets hints.")
    game = table.going_on
    question = game.pending.get(visit.chair) if game is not None else None
    if game is None or question is None:
        raise Problem(409, "not_asked", "You are not asked anything.")
    advice = await visit.hall.coach.advice(game.view(visit.chair), data.choice)
    if advice is None:
        raise FAILED
    say = words.pick(lang, table.title_name)
    asked = None if advice.asked is None else in_words(say, advice.asked)
    return Hint([in_words(say, judged) for judged in advice.best], asked)


def in_words(say: words.Words, judged: Judgement) -> Judged:
    return Judged(list(judged.choice), judged.worth, judged.spread, because(say, judged))


def because(say: words.Words, judged: Judgement) -> list[str]:
    found = [say.because(reason.effect, reason.amount) for reason in judged.reasons]
    return [reason for reason in found if reason is not None]


@get("/tables/{table_id:str}/review")
async def review_of(visit: Visiting, by: By, lang: Lang = "en") -> Told:
    """How the chances stood round by round, and the answers that cost most. Asked again, it says how far it is."""
    check_open(visit)
    table = visit.table
    if not bots.advises(table.title_name):
        raise Problem(404, "no_review", "Nobody reviews games of this title yet.")
    if table.begun().result is None:
        raise Problem(409, "no_result", "This game has come to no result.")
    found = visit.hall.coach.reviewing(table, by)
    if found.failed:
        raise FAILED
    told = Told(found.done, found.of)
    if found.review is not None:
        told.curve = [Chapter(one.answers, one.round, list(one.chances)) for one in found.review.curve]
        told.turns = [turn(table, one, lang) for one in found.review.turns]
        told.tallies = [list(one) for one in found.review.tallies]
    return told


def turn(table: Table, looked: Looked, lang: str) -> Turn:
    position, (_, (best, *_), asked) = looked
    assert asked is not None
    question = table.begun().title.question(position.view)
    assert question is not None
    say, names = words.pick(lang, table.title_name), telling.names(table)

    def said(choice: Sequence[Any]) -> tuple[str, str]:
        return telling.answered(lang, table.title_name, names, position.view, question, tuple(choice))

    return Turn(
        position.answers + 1,
        position.round,
        position.seat,
        *said(position.choice),
        said(best.choice)[1],
        asked.worth,
        best.worth,
        best.spread,
        because(say, best),
        because(say, asked),
    )


HANDLERS = [hint, review_of]
