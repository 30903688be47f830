"""What holds for every lesson of every title."""

from __future__ import annotations

import pytest

import orrery
from orrery import lessons, referee, words
from orrery.core.errors import OrreryError
from orrery.lessons import Beat, Lesson, Teacher
from orrery.words import LANGUAGES
from tests.lessons.pupil import played

ALL = [lesson for title in orrery.titles() for lesson in lessons.of(title)]
BEATS = [(lesson, beat) for lesson in ALL for beat in lesson.beats]


def name(value: object) -> str:
    return f"{value.title}-{value.name}" if isinstance(value, Lesson) else str(getattr(value, "name", value))


def test_every_title_has_one() -> None:
    assert {lesson.title for lesson in ALL} == set(orrery.titles())


def errors(lesson: Lesson, *beats: str) -> list[str]:
    """To which beats something else was answered than the teacher hoped for."""
    slips = [teacher.slip.name for _, teacher in played(lesson, lambda beat: beat in beats) if teacher.slip is not None]
    return [slip for i, slip in enumerate(slips) if slip not in slips[:i]]


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_whoever_listens_meets_every_step_and_comes_to_the_end(lesson: Lesson) -> None:
    *_, (game, teacher) = played(lesson)
    assert game.result is not None
    assert [step.name for step in lesson.steps if step.name not in teacher.taught] == []
    assert teacher.done == len(lesson.steps)
    assert referee.check(game.record()) == []


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_whoever_listens_errs_nowhere_and_gets_on(lesson: Lesson) -> None:
    ways = [(teacher.done, teacher.slip) for _, teacher in played(lesson)]
    assert [slip for _, slip in ways if slip is not None] == []
    assert [done for done, _ in ways] == sorted(done for done, _ in ways)


@pytest.mark.parametrize(("lesson", "beat"), BEATS, ids=name)
def test_whoever_errs_is_told_so_and_comes_to_the_end(lesson: Lesson, beat: Beat) -> None:
    """A beat to which every answer is a good one has nothing to say after another."""
    slips = errors(lesson, beat.name)
    assert set(slips) <= {beat.name}
    for lang in LANGUAGES:
        text = words.pick(lang, lesson.title).text
        assert all(text.has(f"lesson-{lesson.name}-{slip}.slip") for slip in slips)


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_whoever_errs_everywhere_comes_to_the_end(lesson: Lesson) -> None:
    *_, (game, _) = played(lesson, lambda beat: True)
    assert game.result is not None


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_whoever_plays_at_random_comes_to_the_end(lesson: Lesson, seed: int) -> None:
    *_, (game, teacher) = played(lesson, lambda beat: True, "random", seed)
    assert game.result is not None
    assert teacher.done == len(lesson.steps)


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_it_can_be_left_and_taken_up_anywhere(lesson: Lesson) -> None:
    """Nothing is known of it but the answers: whoever reads them again knows as much."""
    for n, (game, teacher) in enumerate(played(lesson, lambda beat: beat == lesson.beats[0].name)):
        if n % 5 and game.result is None:
            continue
        again = orrery.replay(game.record())
        other = Teacher(lesson, again)
        other.follow(again)
        assert (other.beat, other.slip, other.done, other.advice) == (
            teacher.beat,
            teacher.slip,
            teacher.done,
            teacher.advice,
        )


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_what_is_taken_back_is_taught_again(lesson: Lesson) -> None:
    game, teacher = next(played(lesson))
    answers, first = game.answers, (teacher.beat, teacher.advice, teacher.done)
    assert first[1] is not None
    game.answer(lesson.learner, first[1])
    teacher.follow(game)
    assert teacher.done == 1
    game.rewind(answers)
    teacher.follow(game)
    assert (teacher.beat, teacher.advice, teacher.done) == first


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("lesson", "beat"), BEATS, ids=name)
def test_every_beat_has_its_words(lesson: Lesson, beat: Beat, lang: str) -> None:
    say = words.pick(lang, lesson.title).say
    told = [say(f"lesson-{lesson.name}-{beat.name}{part}") for part in ("", ".why")]
    told += [say(f"lesson-{lesson.name}{part}") for part in ("", ".hint", ".goal", ".end")]
    assert all(told)
    assert len(set(told)) == len(told)


@pytest.mark.parametrize("lesson", ALL, ids=name)
def test_no_two_beats_are_called_the_same(lesson: Lesson) -> None:
    names = [beat.name for beat in lesson.beats]
    assert sorted(names) == sorted(set(names))


def test_what_there_is_not_is_said() -> None:
    with pytest.raises(OrreryError, match="no lesson"):
        lessons.find("nothing", "first")
