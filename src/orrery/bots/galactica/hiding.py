"""What a hidden Cylon adds to a check, so that the cards do not give him away."""

from __future__ import annotations

from orrery.bots.galactica.checks import Outlook, contribution, outlook, support
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.skill_checks import value

SAFE, LOST = 0.8, 0.3
"""How likely a check is to pass whatever he adds, or to fail though he helps: there he gives what a human would."""


def added(s: Seen, q: Question) -> Choice:
    choice = contribution(s, q)
    if not s.cylon or s.me.cylon or s.leader:
        return choice
    view = outlook(s)
    if any(value(view.check, str(card)) < 0 for card in choice):
        return choice
    human = support(s, q, view)
    return human if decided(view, human) else choice


def decided(view: Outlook, cards: Choice) -> bool:
    total = float(sum([value(view.check, str(card)) for card in cards]))
    need = view.check.difficulty
    return view.chance(0.0, need) >= SAFE or view.chance(total, need) <= LOST
