"""A hint in words: the best choices, what they are worth, and what weighs most."""

from __future__ import annotations

import orrery
from orrery.bots import Judgement
from orrery.core.question import Question
from orrery.words.terminal import Terminal, View

RULE = "rule"


def lines(terminal: Terminal, view: View, question: Question) -> list[str]:
    advice = orrery.advice(view, question)
    said = []
    for place, judged in enumerate(advice.best, 1):
        chance, spread = round(100 * judged.worth), max(1, round(100 * judged.spread))
        choice = choice_in_words(terminal, question, judged)
        said.append(terminal.say("hint-choice", place=place, choice=choice, chance=chance, spread=spread))
        found = [terminal.words.because(reason.effect, reason.amount) for reason in judged.reasons]
        reasons = [reason for reason in found if reason]
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
