"""Lessons at the server: begun, taught in the learner's language, left and taken up, given again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery import lessons
from orrery.server import teaching
from orrery.server.pace import PATIENCE, pace_of, rule_of
from tests.server.web import Visitor, eventually, house

ALL = [(lesson.title, lesson.name) for title in orrery.titles() for lesson in lessons.of(title)]


def taught(who: Visitor, table: str, seat: int, lang: str = "en") -> dict[str, Any]:
    news = who.get(f"/api/tables/{table}/news?seat={seat}&lang={lang}").json()
    lesson: dict[str, Any] = news["words"]["lesson"]
    return lesson


def begin(who: Visitor, title: str, name: str) -> dict[str, Any]:
    made = who.post("/api/lessons", {"title": title, "lesson": name})
    assert made.status_code == 201, made.text
    table: dict[str, Any] = made.json()
    return table


@pytest.mark.parametrize(("title", "name"), ALL)
def test_a_lesson_is_taught_in_ones_language_and_outlives_the_server(tmp_path: Path, title: str, name: str) -> None:
    lesson = lessons.find(title, name)
    with house(tmp_path) as home:
        who = home.visitor("Ada")
        table = begin(who, title, name)
        assert table["yours"] == [lesson.learner]
        assert table["status"] == "playing"
        assert [seat["name"] for seat in table["seats"]] == [
            lesson.cast.get(seat, "Ada") for seat in range(lesson.seats)
        ]
        eventually(lambda: taught(who, table["id"], lesson.learner)["advice"])
        first = taught(who, table["id"], lesson.learner)
        assert first["done"] == 0
        assert first["says"] != taught(who, table["id"], lesson.learner, "fr")["says"]
        assert who.answer(table["id"], lesson.learner, first["advice"]).status_code == 200
        eventually(lambda: taught(who, table["id"], lesson.learner)["advice"])
        known = taught(who, table["id"], lesson.learner)
        cookies = who.cookies
    teaching.teachers.clear()
    with house(tmp_path) as home:
        again = home.visitor()
        again.cookies = cookies
        assert taught(again, table["id"], lesson.learner) == known


def test_what_the_teacher_says_is_for_the_learner_alone(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        who = home.visitor("Ada")
        table = begin(who, *ALL[0])
        news = who.get(f"/api/tables/{table['id']}/news?seat=none&lang=en").json()
        assert news["words"]["lesson"] is None
        assert home.visitor("Bob").get(f"/api/tables/{table['id']}/news?lang=en").status_code == 404


def test_other_tables_have_no_teacher(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        who = home.visitor("Ada")
        table = who.table("me", "random", title="race")["table"]
        assert "lesson" not in who.get(f"/api/tables/{table['id']}/news?seat=0&lang=en").json()["words"]


def test_a_lesson_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        refused = home.visitor("Ada").post("/api/lessons", {"title": "race", "lesson": "last"})
        assert refused.status_code == 404
        assert refused.json()["code"] == "no_such_lesson"


def test_the_lessons_of_a_title_are_named_with_it(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        told = home.visitor("Ada").get("/api/titles/race?lang=fr").json()["lessons"]
        assert [(one["name"], one["minutes"]) for one in told] == [("first", 10)]
        assert told[0]["text"] == "Première partie"


def test_no_bot_ever_plays_a_lesson_for_its_learner(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        settings = begin(home.visitor("Ada"), "race", "first")["settings"]
        assert rule_of(settings).kind == "vote"
        assert pace_of(settings).allowance > PATIENCE


def test_the_rematch_of_a_lesson_is_the_lesson_again(tmp_path: Path) -> None:
    """Its cards too: nothing of it is left to chance."""
    with house(tmp_path) as home:
        who = home.visitor("Ada")
        table = begin(who, "race", "first")
        hand = who.get(f"/api/tables/{table['id']}/news?seat=0").json()["view"]["table"]["players"][0]["hand"]
        ended = who.post(f"/api/tables/{table['id']}/proposals?seat=0", {"kind": "end"})
        assert ended.status_code == 201, ended.text
        eventually(lambda: who.get(f"/api/tables/{table['id']}").json()["status"] == "over")
        assert who.get("/api/people/me/profile").json()["history"] == [], "a lesson is no game that counts"
        again = who.post(f"/api/tables/{table['id']}/rematch?seat=0").json()
        assert again["settings"]["lesson"] == "first"
        assert who.get(f"/api/tables/{again['id']}/news?seat=0").json()["view"]["table"]["players"][0]["hand"] == hand
