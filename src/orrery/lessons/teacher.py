"""How far somebody has come in a lesson: found from the answers alone, so that it can be left and taken up anywhere."""

from __future__ import annotations

from typing import Any

from orrery.core.game import Game
from orrery.core.question import Choice
from orrery.lessons.lesson import Beat, Lesson, Moment


class Teacher:
    """Follows one game through its learner's eyes."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self._begin(game)

    def _begin(self, game: Game) -> None:
        self._game = game.copy()
        self._game.rewind(0)
        self._answers: list[Any] = []
        self.taught: list[str] = []
        """The beats that have been, in the order in which they came."""
        self.slip: Beat | None = None
        """The beat to which the learner's last answer was another one than hoped for."""
        self.beat: Beat | None = None
        self._look()

    def follow(self, game: Game) -> None:
        """Takes in what was answered since; begins again where something was taken back."""
        answers = game.record()["answers"]
        known = len(self._answers)
        if answers[:known] != self._answers:
            self._begin(game)
            known = 0
        for seat, choice in answers[known:]:
            if seat == self.lesson.learner:
                self._judge(tuple(choice))
            self._game.answer(seat, choice)
            if seat == self.lesson.learner or self.beat is None:
                self._look()
        self._answers = answers

    @property
    def moment(self) -> Moment | None:
        """What the learner is asked, if anything."""
        question = self._game.pending.get(self.lesson.learner)
        return Moment(self._game.view(self.lesson.learner), question) if question is not None else None

    @property
    def advice(self) -> Choice | None:
        """What the teacher would answer now."""
        moment = self.moment
        return self.beat.advice(moment) if self.beat is not None and moment is not None else None

    @property
    def done(self) -> int:
        """How many steps are behind the learner; at the end all are, also those that never came."""
        if self._game.result is not None:
            return len(self.lesson.steps)
        behind = self.taught[:-1] if self.beat is not None and self.beat.name == self.taught[-1] else self.taught
        return sum(step.name in behind for step in self.lesson.steps)

    def _judge(self, choice: Choice) -> None:
        moment, beat = self.moment, self.beat
        erred = moment is not None and beat is not None and not beat.approves(moment, choice)
        self.slip = beat if erred else None
        self.beat = None

    def _look(self) -> None:
        moment = self.moment
        if moment is None:
            return
        open_now = (beat for beat in self.lesson.beats if beat.repeats or beat.name not in self.taught)
        self.beat = next((beat for beat in open_now if beat.when(moment)), None)
        if self.beat is not None and self.beat.name not in self.taught:
            self.taught.append(self.beat.name)
