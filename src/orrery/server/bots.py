"""How a bot comes to its answer, and when it is given: at a moment that does not depend on its hand.

The moment is set before the bot has thought, and the bot has to be done by then.
"""

from __future__ import annotations

import hashlib
import logging
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from random import Random

from orrery.bots import Said
from orrery.core.errors import Refused
from orrery.core.question import Item, Question
from orrery.server.clock import Clock
from orrery.server.spoken import phrases
from orrery.server.store import NotSaved
from orrery.server.table import Table
from orrery.server.thinkers import Asked, Thinkers, Thought

log = logging.getLogger(__name__)

MOST_TRIES = 20
"""Answers that are tried for a seat where each makes a rule fail."""


class Bots:
    """`limit`: the seconds a bot may think; `wait`: how long after the question its answer comes, if not later."""

    def __init__(
        self,
        thinkers: Thinkers,
        clock: Clock,
        limit: float = 1.0,
        wait: float = 1.0,
        count: Callable[[str, str], None] | None = None,
    ) -> None:
        """`count` is told of every failure: which bot, and in a word why."""
        self.thinkers, self.clock = thinkers, clock
        self.limit, self.wait = limit, wait
        self._count = count or (lambda bot, why: None)

    async def answer(self, table: Table, seat: int, bot: str, since: float) -> None:
        """Answers the question that a seat was asked at `since`."""
        turn, mind = table.turn, f"{table.id} {table.rewound} {seat} {bot}"
        async with self.thinkers.one(mind, bot, table.title_name) as thinker:
            question = _asked(table, seat)
            if question is None or table.turn != turn or table.game is None:
                return
            game, seed = table.game, chance(table, seat)
            lines = table.chats
            said = await heard(table, thinker.known(mind).lines)
            asked = Asked(mind, bot, table.title_name, game.view(seat), partial(game.events, seat), seed, said, lines)
            # A full limit from here on, however little of it is used: how busy the server is may show, a hand may not.
            moment = max(since + self.wait, self.clock.now() + self.limit)
            thought = await thinker.think(asked, self.limit)
        if thought.choice is not None and question.refuse(thought.choice) is not None:
            thought = Thought(None, "illegal")
        if thought.choice is None:
            self._failed(table, seat, bot, thought)
        await self.clock.sleep_until(moment)
        if table.chairs[seat].bot != bot:
            return  # Whom it played for is back, and keeps the question.
        await say(table, seat, turn, thought.says)
        choice = fallback(question, seed) if thought.choice is None else thought.choice
        await give(table, seat, turn, choice, self.clock, thought.arms)

    def _failed(self, table: Table, seat: int, bot: str, thought: Thought) -> None:
        self._count(bot, thought.failure)
        why = {"failure": thought.failure, "error": thought.error, "where": list(thought.where)}
        log.warning("bot failed", extra={"table": table.id, "seat": seat, "bot": bot, **why})

    async def stop(self) -> None:
        await self.thinkers.stop()


def fallback(question: Question, seed: str) -> Sequence[Item]:
    """What is answered for a bot that cannot: any legal choice, but always the same.

    Not the first one: seats that all do the first thing offered, over and over, may never come to an end.
    """
    return question.sample(Random(seed))


async def give(
    table: Table, seat: int, turn: int, choice: Sequence[Item], clock: Clock, arms: Sequence[Item] | None = None
) -> None:
    """Answers for a seat, unless the question is gone. What is not legal is replaced, not saved is tried again.

    Where a rule fails, other answers are tried; where it fails for all of them, the table is set aside.
    """
    action, others = secrets.token_urlsafe(12), Random(chance(table, seat))
    failed: set[tuple[Item, ...]] = set()
    while True:
        question = _asked(table, seat)
        if question is None or table.turn != turn:
            return
        try:
            await table.answer(seat, turn, choice, action, arms)
            return
        except NotSaved:
            await clock.sleep_until(clock.now() + 1)
        except Refused as refused:
            if refused.reason.code == "rule_failed":
                failed.add(tuple(choice))
            drawn = (question.sample(others) for _ in range(5 * MOST_TRIES))
            another = next((sample for sample in drawn if sample not in failed), None)
            if another is None or len(failed) == MOST_TRIES:
                table.give_up(refused.reason.args["incident"])
                return
            choice = another


async def heard(table: Table, since: int) -> list[Said]:
    """What was said in quick phrases, from a line on: all that a bot understands."""
    if table.chats <= since:
        return []
    return [(line.seat, line.text) for line in await table.chat(since) if line.quick and line.seat is not None]


async def say(table: Table, seat: int, turn: int, said: Sequence[str]) -> None:
    """A bot's line, one at most, just before its answer. One that cannot be kept is not worth waiting for."""
    known = [phrase for phrase in said if phrase in phrases(table.title_name, "en")]
    if known and _asked(table, seat) is not None and table.turn == turn:
        with suppress(NotSaved):
            await table.say(seat, known[0], quick=True)


def _asked(table: Table, seat: int) -> Question | None:
    game = table.going_on
    return game.pending.get(seat) if game is not None else None


def chance(table: Table, seat: int) -> str:
    """The bot's own chance: the same if it has to think again, and nothing that it or anybody could work out."""
    return hashlib.sha256(f"{table.start}:{table.salt}:{table.turn}:{seat}".encode()).hexdigest()
