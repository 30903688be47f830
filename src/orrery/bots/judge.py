"""A judge says what each choice of a question is worth to the seat that is asked, and why.

It is given what a bot is given, and no more. Opponents play by it, the coach quotes it, a review runs it over a game.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any, ClassVar, NamedTuple, Protocol

from orrery.bots.bot import View
from orrery.core.question import Choice, Question


class Reason(NamedTuple):
    """One effect of a choice beside the next best: by how much it differs, and how much of the worth that is."""

    effect: str
    amount: float
    weight: float


@dataclass(frozen=True, slots=True)
class Judgement:
    """A choice, with its worth in the coin of the title's judge."""

    choice: Choice
    worth: float
    spread: float
    """How far the worth may be off, as a standard error."""
    reasons: tuple[Reason, ...] = ()
    """Those that weighed most come first. None are given unless they were asked for."""

    def data(self) -> dict[str, Any]:
        """As JSON has it."""
        reasons = [reason._asdict() for reason in self.reasons]
        return {"choice": list(self.choice), "worth": self.worth, "spread": self.spread, "reasons": reasons}

    @classmethod
    def read(cls, data: Mapping[str, Any]) -> Judgement:
        """What `data` told."""
        reasons = tuple([Reason(**reason) for reason in data["reasons"]])
        return cls(tuple(data["choice"]), data["worth"], data["spread"], reasons)


def is_among(choice: Choice, others: Iterable[Choice]) -> bool:
    """Whether one of them is the same, in whatever order."""
    return any(Counter(choice) == Counter(other) for other in others)


class Judge(Protocol):
    coin: ClassVar[str]
    """What worths are: "chance", a chance to win."""

    def judge(
        self, view: View, question: Question, rng: Random, reasons: int = 0, besides: Sequence[Choice] = ()
    ) -> list[Judgement]:
        """The best choices first; `reasons` of them, from the first, are told why. Chance comes from `rng` alone.

        `besides` are judged and told why too, however bad they look.
        """
