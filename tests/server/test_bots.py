"""Bots on the server: T32, and the half of T22 that is about them."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery import games
from orrery.bots import Seated, find, happened, names, seen, step
from orrery.core.question import Item, Question
from orrery.server import bots, thinkers
from orrery.server.keeper import BEAT, Keeper
from orrery.server.table import Table
from orrery.server.tables import Chair
from orrery.server.thinkers import FINDER, Asked, Thinker, Thought
from orrery.server.watch import JsonLines
from tests.server import players
from tests.server.kit import SameHands
from tests.server.timed import LIMIT, WAIT, House, SetClock, answer, house, log_of, until
from tests.servers import PATIENCE

BAD = ("crashing", "dying", "stalling", "cheating", "raving", "unknown")


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


async def play_on(here: House, table: Table, people: bool = True) -> None:
    """To the end, people answering at once and bots in their own time."""
    for _ in range(1000):
        assert table.game is not None
        if table.status == "over":
            return
        asked = [seat for seat in table.game.pending if table.chairs[seat].kind == "person"]
        if asked and people:
            await answer(table, asked[0])
            await here.quiet()
        else:
            await here.later(WAIT)
    raise AssertionError("the table is stuck")


def test_bots_play_with_no_tab_open(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(seats=("person", "quick", "last"))
            assert not table.listeners
            await play_on(here, table)
            assert table.game is not None
            assert table.game.result is not None
            assert table.id not in here.keeper.mine

    asyncio.run(main())


def test_bots_go_on_after_a_restart(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as here:
            table = await here.table("noughts", seats=("quick", "person"))
            assert table.seq == 0
        async with house(database, clock) as here:
            assert table.id in here.keeper.mine
            await here.later(WAIT)
            again = await here.tables.find(table.id)
            assert again.seq == 1
            await play_on(here, again)

    asyncio.run(main())


def test_a_process_that_knew_only_what_it_began_would_leave_them_waiting(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Keeper, "_sign", lambda self, connection: (None, set()))
    with pytest.raises(AssertionError):
        test_bots_go_on_after_a_restart(database)


@pytest.mark.parametrize("bot", BAD)
def test_a_bad_bot_hurts_only_its_own_play(database: str, bot: str) -> None:
    async def main() -> None:
        async with house(database, limit=0.2) as here:
            table = await here.table(seats=(Chair("bot", bot, None, bot), "person"))
            await here.later(WAIT)
            assert table.game is not None
            assert 0 not in table.game.pending
            first = (await log_of(here.store, table))[0]
            hand = table.game.copy()
            hand.rewind(0)
            table.turn = 0
            assert json.loads(first.data) == list(bots.fallback(hand.pending[0], bots.chance(table, 0)))
            other = await here.table(seats=("quick", "person"))
            await here.later(WAIT)
            assert other.game is not None
            assert 0 not in other.game.pending

    asyncio.run(main())


def ends(fallback: Callable[[Question, str], Sequence[Item]], title: str) -> bool:
    """Whether a game comes to an end in which every seat's bot fails."""
    game = orrery.new(title, seats=games.find(title).seats[0], seed=1)
    for n in range(3000):
        if game.result is not None:
            return True
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, fallback(question, str(n)))
    return False


TITLES = sorted(games.names())


@pytest.mark.parametrize("title", TITLES)
def test_a_game_of_bots_that_all_fail_comes_to_an_end(title: str) -> None:
    assert ends(bots.fallback, title)


def test_it_would_not_if_they_always_did_the_first_thing() -> None:
    assert not all(ends(lambda question, seed: next(question.choices()), title) for title in TITLES)


def test_without_a_fallback_a_bad_bot_stops_the_table(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        await asyncio.Event().wait()

    async def main() -> None:
        async with house(database, limit=0.2) as here:
            table = await here.table(seats=("crashing", "person"))
            monkeypatch.setattr(bots, "give", never)
            assert isinstance(here.clock, SetClock)
            here.clock.move_to(here.clock.now() + WAIT)
            await asyncio.sleep(0.2)
            assert table.game is not None
            assert 0 in table.game.pending

    asyncio.run(main())


def thinks_long(table: Table) -> bool:
    assert table.game is not None
    begun = table.game.copy()
    begun.rewind(0)
    return players.moody(begun.pending[0].items) > 0


def test_how_long_a_bot_thinks_does_not_show(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """T22: it has thought, for longer or shorter; its answer comes when it would have come anyway."""
    monkeypatch.setattr(secrets, "token_hex", SameHands())

    async def main() -> None:
        async with house(database, limit=5.0, wait=0.0) as here:
            seen = set()
            for _ in range(8):
                table = await here.table(seats=("moody", "person"))
                asked = here.clock.now()
                await here.later(4.99)
                assert table.seq == 0
                await here.later(0.01)
                (move,) = await log_of(here.store, table)
                assert move.at - asked == 5.0
                seen.add(thinks_long(table))
            assert seen == {True, False}

    asyncio.run(main())


def test_without_the_wait_it_shows(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """By the clock of the house, which goes on by what a thought takes: what it really takes is up to the machine."""
    monkeypatch.setattr(secrets, "token_hex", SameHands())
    think = Thinker.think

    async def main() -> None:
        taken: dict[bool, set[float]] = {True: set(), False: set()}
        clock = SetClock()

        async def think_by_the_clock(self: Thinker, asked: Asked, limit: float) -> Thought:
            thought = await think(self, asked, limit)
            clock.move_to(clock.now() + players.moody(asked.view["question"]["items"]))
            return thought

        async with house(database, clock, limit=PATIENCE, wait=0.0) as here:
            monkeypatch.setattr(Thinker, "think", think_by_the_clock)
            monkeypatch.setattr(SetClock, "sleep_until", sleep_never)
            for _ in range(8):
                begun = clock.now()
                table = await here.table(seats=("moody", "person"))
                await until(lambda table=table: table.seq)  # type: ignore[misc]
                [move] = await log_of(here.store, table)
                taken[thinks_long(table)].add(round(move.at - begun, 3))
            monkeypatch.setattr(SetClock, "sleep_until", sleep)
        assert taken == {True: {players.LONG}, False: {0.0}}

    sleep = SetClock.sleep_until

    async def sleep_never(self: SetClock, moment: float) -> None:
        if moment != self.now() + BEAT:
            return
        await sleep(self, moment)

    asyncio.run(main())


SEARCHING = ("tactical",)
"""They stop at a time limit: on a busy machine they may find other things each time."""
OURS = [title for title in TITLES if type(games.find(title)).__module__.startswith("orrery.games.")]
EVERY_BOT = [(title, bot) for title in OURS for bot in names(title) if bot not in SEARCHING]


def asked(game: orrery.Game, seat: int, bot: str, seed: str = "") -> Asked:
    return Asked(f"seat {seat}", bot, game.title.name, game.view(seat), partial(game.events, seat), seed)


@pytest.mark.parametrize(("title", "bot"), EVERY_BOT)
def test_a_bot_in_a_process_of_its_own_plays_as_it_does_at_home(title: str, bot: str) -> None:
    async def main() -> None:
        thinker, rng = Thinker(FINDER), Random(3)
        assert await thinker.ready(bot, title)
        game = orrery.new(title, seats=games.find(title).seats[0], seed=4)
        home = [Seated(find(bot, title)()) for _ in range(game.seats)]
        for n in range(40):
            if game.result is not None:
                break
            seat = next(iter(game.pending))
            away = await thinker.think(asked(game, seat, bot, f"seed {n}"), PATIENCE)
            at_home = home[seat].choose(happened(game, seat), *seen(game, seat), Random(f"seed {n}"))
            assert away.choice == list(at_home)
            game.answer(seat, game.pending[seat].sample(rng) if n % 2 else at_home)
        await thinker.end()

    asyncio.run(main())


def test_a_bot_may_think_as_long_as_it_was_told(database: str) -> None:
    async def main() -> None:
        thinker = Thinker(players.FINDER)
        assert await thinker.ready()
        assert await thinker.think(asked(orrery.new("noughts", 2, 1), 0, "stalling"), LIMIT) == Thought(None, "stalled")
        assert thinker._process is None
        await thinker.end()

    asyncio.run(main())


def test_to_read_a_title_is_not_to_think(database: str, caplog: pytest.LogCaptureFixture) -> None:
    """A large title takes longer to read than any thought, and who is cut short then has it to read again."""

    async def main() -> None:
        async with house(database, limit=players.LEARNING - 0.5) as here:
            table = await here.table("noughts", seats=("learned", "person"))
            await here.later(players.LEARNING)
            assert table.game is not None
            assert table.game.record()["answers"] == [[0, [8]]]
            assert "bot failed" not in caplog.messages

    asyncio.run(main())


def test_if_it_were_the_bot_would_be_cut_short(
    database: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is answered for it then may by chance be what it would have chosen."""
    ready = Thinker.ready
    monkeypatch.setattr(Thinker, "ready", lambda self, *_: ready(self))
    with pytest.raises(AssertionError):
        test_to_read_a_title_is_not_to_think(database, caplog)
    assert "bot failed" in caplog.messages


# --- what a bot remembers ---------------------------------------------------------------------------------


async def course(bot: str, loses: Sequence[int] = (), forgets: Sequence[int] = ()) -> list[tuple[int, Any]]:
    """What that bot, at both seats, chooses in a game. Its process is lost, or forgets it, before some answers."""
    thinker, game, choices = Thinker(players.FINDER), orrery.new("pennies", 2, 4), []
    for n in range(9):
        if n in loses:
            await thinker.end()
        if n in forgets:
            thinker.minds.clear()
        assert await thinker.ready()
        seat = next(iter(game.pending))
        thought = await thinker.think(asked(game, seat, bot), PATIENCE)
        assert thought.choice is not None, thought
        choices.append((seat, thought.choice))
        game.answer(seat, thought.choice)
    await thinker.end()
    return choices


def at_home(bot: str) -> list[tuple[int, Any]]:
    game, seated = orrery.new("pennies", 2, 4), {seat: Seated(players.find(bot, "pennies")()) for seat in (0, 1)}
    while game.answers < 9:
        step(game, seated, {0: Random(0), 1: Random(0)})
    return [(seat, choice) for seat, choice in game.record()["answers"]]


@pytest.mark.parametrize("bot", ["watching", "remembering"])
def test_a_bot_keeps_its_memory_between_questions(bot: str) -> None:
    assert asyncio.run(course(bot)) == at_home(bot)


def test_a_bot_whose_process_is_lost_sees_everything_again() -> None:
    assert asyncio.run(course("watching", loses=(2, 5))) == at_home("watching")
    assert asyncio.run(course("watching", forgets=(3,))) == at_home("watching")
    assert asyncio.run(course("remembering", loses=(2, 5))) != at_home("remembering"), "the process was not lost"


def test_who_is_not_told_what_happened_chooses_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of the two above."""
    expected = at_home("watching")
    monkeypatch.setattr(orrery.Game, "events", lambda self, seat, since=0: [])
    assert asyncio.run(course("watching")) != expected


def test_what_is_taken_back_is_forgotten(database: str) -> None:
    async def main() -> None:
        async with house(database, limit=PATIENCE) as here:
            table = await here.table("noughts", seats=("person", "watching"))
            for square in (0, 1):
                await answer(table, 0, [square])
                await here.quiet()
                await here.later(PATIENCE)
            assert table.game is not None
            await table.rewind(0, 0, table.seq, "to-the-start")
            await answer(table, 0, [5])
            await here.quiet()
            await here.later(PATIENCE)
            [marked, chosen] = table.game.record()["answers"]
            assert (marked, chosen) == ([0, [5]], [1, [1]]), "it has seen one event, and the second free square is 1"

    asyncio.run(main())


def test_one_process_remembers_only_so_many(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinkers, "MINDS", 2)

    async def main() -> None:
        thinker, game = Thinker(players.FINDER), orrery.new("noughts", 2, 1)
        assert await thinker.ready()
        for name, square in (("a", 0), ("b", 0), ("c", 0), ("d", 0), ("d", 1), ("a", 0)):
            request = asked(game, 0, "remembering")._replace(mind=name)
            assert (await thinker.think(request, PATIENCE)).choice == [square], name
        assert set(thinker.minds) == {"c", "d", "a"}
        await thinker.end()

    asyncio.run(main())


# --- what becomes known of a failure ----------------------------------------------------------------------

FAILURES = {
    "crashing": ("crashed", "RuntimeError"),
    "dying": ("died", ""),
    "stalling": ("stalled", ""),
    "cheating": ("illegal", ""),
    "raving": ("crashed", "TypeError"),
    "unknown": ("crashed", "OrreryError"),
}


@pytest.mark.parametrize("bot", BAD)
def test_a_failure_is_counted_and_its_cause_is_in_the_log(
    database: str, bot: str, caplog: pytest.LogCaptureFixture
) -> None:
    counted: list[tuple[str, str]] = []
    limit = LIMIT if bot == "stalling" else PATIENCE  # the others fail by themselves, when the machine comes to it

    async def main() -> None:
        async with house(database, limit=limit) as here:
            here.keeper.attendant.bots._count = lambda bot, why: counted.append((bot, why))
            await here.table(seats=(Chair("bot", bot, None, bot), "person"))
            await here.later(WAIT + limit)

    asyncio.run(main())
    why, error = FAILURES[bot]
    assert counted == [(bot, why)]
    (line,) = [JsonLines().format(record) for record in caplog.records if record.getMessage() == "bot failed"]
    told = json.loads(line)
    assert (told["bot"], told["failure"], told["error"]) == (bot, why, error)
    assert "no idea" not in line, "the words of an error may name a card"
    if bot == "crashing":
        assert told["where"][-1].startswith("players.py:")
        assert told["where"][-1].endswith(" choose")


# --- what a bot says and hears ------------------------------------------------------------------------------


def test_a_bot_speaks_in_quick_phrases_with_its_answer_and_hears_what_is_said(database: str) -> None:
    async def main() -> None:
        async with house(database, limit=PATIENCE) as here:
            table = await here.table("noughts", seats=("person", "talking"))
            await answer(table, 0)
            await here.quiet()
            assert await table.chat(0) == [], "it spoke before its moment"
            await here.later(PATIENCE)
            assert [(line.seat, line.text, line.quick) for line in await table.chat(0)] == [(1, "hello", True)]
            await table.say(0, "thanks", quick=True)
            await table.say(0, "in our own words")
            await answer(table, 0)
            await here.later(PATIENCE)
            assert (1, "thanks") in [(line.seat, line.text) for line in await table.chat(2)]

    asyncio.run(main())


def test_what_a_bot_arms_travels_with_its_answer(database: str) -> None:
    """Once: what is armed already is not said again."""

    async def main() -> None:
        async with house(database, limit=PATIENCE) as here:
            table = await here.table("boasts", seats=("person", "arming"))
            await answer(table, 0)
            await here.later(PATIENCE)
            rows = [json.loads(row.data) for row in await log_of(table.store, table) if row.seat == 1]
            assert rows[0][1:] == ["standing:1:boast"]
            assert table.game is not None
            assert table.game.state.armed(1) or table.game.view(None)["table"]["players"][1]["boasted"]
            assert all(len(row) <= 1 for row in rows[1:])

    asyncio.run(main())
