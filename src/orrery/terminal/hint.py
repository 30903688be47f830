"""A hint in words: the best choices, what they are worth, and what weighs most."""

from __future__ import annotations

from collections.abc import Iterable

import orrery
from orrery.bots import Judgement, Reason
from orrery.core.question import Question
from orrery.words.terminal import Terminal, View
from orrery.words.text import Text

LITTLE = 0.05
"""A difference that rounds to nothing is not told in figures."""
RULE = "rule"


def lines(terminal: Terminal, view: View, question: Question) -> list[str]:
    advice = orrery.advice(view, question)
    said = []
    for place, judged in enumerate(advice.best, 1):
        chance, spread = round(100 * judged.worth), max(1, round(100 * judged.spread))
        choice = choice_in_words(terminal, question, judged)
        said.append(terminal.say("hint-choice", place=place, choice=choice, chance=chance, spread=spread))
        reasons = in_words(terminal.text, judged.reasons)
        if [reason.effect for reason in judged.reasons] == [RULE]:
            said.append(terminal.say("hint-by-rule"))
        elif reasons:
            said.append(terminal.say("hint-why" if place == 1 else "hint-why-not", reasons=", ".join(reasons)))
    return said


def choice_in_words(terminal: Terminal, question: Question, judged: Judgement) -> str:
    """What to choose, with the numbers that say so."""
    if not judged.choice:
        return terminal.words.nothing(question)
    named = [
        terminal.say("choice", n=question.items.index(item) + 1, label=terminal.words.item(question, item))
        for item in judged.choice
    ]
    return ", ".join(named)


def in_words(text: Text, reasons: Iterable[Reason]) -> list[str]:
    said = []
    for reason in reasons:
        if text.has(f"reason-{reason.effect}"):
            what = text.say(f"reason-{reason.effect}")
            said.append(text.say("reason", what=what, amount=signed(reason.amount, text.lang)))
    return said


def signed(amount: float, lang: str) -> str | None:
    """With a true minus sign, and a comma where that is used."""
    if abs(amount) < LITTLE:
        return None
    said = f"{amount:+.1f}".replace("-", "−")
    return said.replace(".", ",") if lang == "fr" else said
