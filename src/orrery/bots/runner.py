"""Lets bots play: the only place where a bot and a game meet, and they meet through a wall."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random

from orrery.bots.bot import Bot, Said, Seen, View
from orrery.bots.seated import Seated, Since
from orrery.core.game import Game
from orrery.core.offers import wish
from orrery.core.question import Choice, Question
from orrery.core.record import Table
from orrery.core.state import Result


def seen(game: Game, seat: int) -> tuple[View, Question]:
    """What a bot is given: its view and its question, both its own to keep or to spoil."""
    view, masked = game.view(seat), game.state.masked(seat)
    return {**view, "table": Table(view["table"], masked)}, game.pending[seat].detached(masked.copy)


def happened(game: Game, seat: int) -> Since:
    """What a bot that watches is given, its own as well."""

    def since(known: int) -> list[Seen]:
        return game.events(seat, known)

    return since


def step(
    game: Game,
    bots: Mapping[int, Seated],
    rngs: Mapping[int, Random],
    talk: list[Said] | None = None,
    wishes: Choice = (),
) -> bool:
    """Lets one bot answer; False when none of these seats is asked. `talk`: all that was said; its line is added.

    `wishes`: what others have armed meanwhile (`core.offers`).
    """
    for seat in game.pending:
        if seat in bots:
            mind = bots[seat]
            if talk is not None:
                mind.hear(talk[mind.heard :])
            view, question = seen(game, seat)
            armed = mind.arms(view)
            choice = mind.choose(happened(game, seat), view, question, rngs[seat])
            own = () if armed is None else (wish(seat, armed),)
            game.answer(seat, (*choice, *own, *wishes))
            if talk is not None:
                talk += [(seat, phrase) for phrase in mind.says()]
            return True
    return False


def play(game: Game, bots: Sequence[Bot], rngs: Sequence[Random], talk: list[Said] | None = None) -> Result:
    """Plays a game to its end, one bot a seat. Who wants to read what they said gives a list for it."""
    seated, chances = {seat: Seated(bot) for seat, bot in enumerate(bots)}, dict(enumerate(rngs))
    said = [] if talk is None else talk
    while step(game, seated, chances, said):
        pass
    assert game.result is not None
    return game.result
