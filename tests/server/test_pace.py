"""Time: deadlines, clocks, absence and reminders. T29, T24, and the clocks of T4."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from email import message_from_bytes, policy
from http.server import BaseHTTPRequestHandler, HTTPServer
from itertools import combinations
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from msgspec.structs import replace
from sqlalchemy import select

from orrery import words
from orrery.core.errors import BadOption
from orrery.server import absence, pace, proposals, reminders
from orrery.server.attendant import Attendant
from orrery.server.pace import Served
from orrery.server.reminders import Post, Reminder
from orrery.server.schema import outages
from orrery.server.table import Table
from tests.server.mailbox import mailbox
from tests.server.timed import DAY, WAIT, House, SetClock, answer, house, until

RULES = ("bot", "substitute", "vote")
DAYS = {"kind": "days", "days": 2.0}


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


def rule(kind: str) -> dict[str, str]:
    return {"kind": kind, "bot": "quick"}


async def finish(here: House, table: Table, gone: Iterable[int], rng: Random, steps: int = 80) -> None:
    """Who is there answers at once; then it is later, for as long as it takes. Some disappear after a few answers.

    That is before the last round, in which there is a question for everybody.
    """
    answers = {seat: rng.randrange(3) for seat in gone}
    for _ in range(steps):
        assert table.game is not None
        there = [seat for seat in table.game.pending if answers.get(seat, 1)]
        if table.status == "over":
            return
        if there:
            await answer(table, there[0])
            answers[there[0]] = answers.get(there[0], 0) - 1
            await here.quiet()
        elif any(table.chairs[seat].bot for seat in table.game.pending):
            await here.later(WAIT)
        else:
            await here.later(DAY)
    raise AssertionError("the table is stuck")


def chair(table: Table, seat: int) -> tuple[str, str, str | None]:
    found = table.chairs[seat]
    return found.kind, found.name, found.bot


SEATS = range(4)
GONE = [set(some) for n in range(5) for some in combinations(SEATS, n)]


@pytest.mark.parametrize("kind", RULES)
def test_no_table_waits_for_ever(database: str, kind: str) -> None:
    """T29: whoever of four disappears, the game comes to an end."""

    async def main() -> None:
        rng = Random(1)
        async with house(database, limit=0.5) as here:
            for gone in GONE:
                table = await here.table(seats=("person",) * 4, pace=DAYS, away=rule(kind))
                await finish(here, table, gone, rng)
                assert table.game is not None
                assert (table.game.result is None) == (table.ended == "abandoned")
                assert table.game.result is not None or (kind == "vote" and len(gone) == 4)

    asyncio.run(main())


def test_without_deadlines_it_does(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Served, "deadline", lambda self, begin, seconds: float("inf"))

    async def main() -> None:
        async with house(database) as here:
            table = await here.table(pace=DAYS, away=rule("bot"))
            with pytest.raises(AssertionError, match="stuck"):
                await finish(here, table, {0}, Random(1))

    asyncio.run(main())


@pytest.mark.parametrize("settings", [{}, {"pace": {"kind": "live"}}, {"pace": {"clock": 60, "bonus": 5}}])
def test_every_pace_has_an_end(database: str, settings: dict[str, Any]) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(away=rule("bot"), **settings)
            await finish(here, table, {0, 1}, Random(1))

    asyncio.run(main())


def test_who_leaves_is_played_for_and_can_come_back(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(away=rule("bot"))
            await absence.away(here.tables, table, 0, "left")
            await here.quiet()
            assert chair(table, 0)[2] == "quick"
            await absence.come_back(here.tables, table, 0)
            await here.later(10 * WAIT)
            assert chair(table, 0)[2] is None
            assert table.seq == 0
            await answer(table, 0)

    asyncio.run(main())


def test_who_is_back_is_not_played_for_although_the_attendant_has_not_looked(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(away=rule("bot"))
            await absence.away(here.tables, table, 0, "left")
            await here.quiet()
            monkeypatch.setattr(Attendant, "_read_again", lambda self, table: None)
            await absence.come_back(here.tables, table, 0)
            await here.later(10 * WAIT)
            assert table.seq == 0

    asyncio.run(main())


def test_a_substitute_takes_the_seat_from_the_bot_that_kept_it_warm(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(pace=DAYS, away=rule("substitute"))
            token = await here.tables.renew_link(table, 0)
            await answer(table, 1)
            await here.later(2 * DAY)
            assert chair(table, 0) == ("open", "person", None)
            await here.later(DAY)
            assert chair(table, 0)[2] == "quick"
            await here.tables.follow(token, table.host, "Eve")
            await here.quiet()
            assert chair(table, 0) == ("person", "Eve", None)
            seq = table.seq
            await here.later(10 * WAIT)
            assert table.seq == seq

    asyncio.run(main())


def test_who_is_left_can_vote_to_end_or_to_go_on(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            ended, gone_on = [await here.table(pace=DAYS, away=rule("vote"), seats=("person",) * 3) for _ in "ab"]
            for table in (ended, gone_on):
                await answer(table, 1)
                await answer(table, 2)
            await here.later(2 * DAY)
            (vote,) = await proposals.current(ended)
            assert (vote.kind, vote.by, vote.agreed, vote.needed) == ("end", 0, [], [1, 2])
            await proposals.agree(ended, 1, "end", vote.seq)
            assert ended.status == "playing"
            await proposals.agree(ended, 2, "end", vote.seq)
            assert (ended.status, ended.ended) == ("over", "agreed")
            await proposals.decline(gone_on, 1, "end", vote.seq)
            await here.quiet()
            await here.later(1)
            assert (gone_on.status, gone_on.chairs[0].bot) == ("playing", "quick")

    asyncio.run(main())


# --- the time in which the server was down does not count -------------------------------------------------


def test_nobody_is_late_because_the_server_was_down(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as here:
            table = await here.table(pace=DAYS, away=rule("bot"))
            await here.later(1.5 * DAY)
        clock.move_to(clock.now() + 30 * DAY)
        async with house(database, clock) as here:
            table = await here.tables.find(table.id)
            assert len(await here.store.read(lambda connection: connection.execute(select(outages)).all())) == 1
            (first, _) = await here.keeper.attendant.awaited(table)
            assert first.due == pytest.approx(clock.now() + 0.5 * DAY, abs=1)
            await here.later(0.4 * DAY)
            assert chair(table, 0)[2] is None
            await here.later(0.2 * DAY)
            assert chair(table, 0)[2] == "quick"

    asyncio.run(main())


def test_if_that_time_counted_they_would_be(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pace, "SILENCE", float("inf"))
    with pytest.raises((AssertionError, ValueError)):
        test_nobody_is_late_because_the_server_was_down(database)


def test_time_that_counts() -> None:
    served = Served([(10, 20), (30, 35)])
    assert served.between(0, 40) == 25
    assert served.between(12, 18) == 0
    assert served.between(15, 32) == 10
    assert served.deadline(0, 5) == 5
    assert served.deadline(0, 15) == 25
    assert served.deadline(15, 10) == 30
    assert served.deadline(15, 12) == 37
    assert served.deadline(0, 25) == 40


def test_a_clock_runs_only_while_its_seat_is_asked(database: str) -> None:
    async def main() -> None:
        clock = SetClock()
        async with house(database, clock) as here:
            table = await here.table("noughts", pace={"clock": 60.0, "bonus": 5.0}, away=rule("bot"))
            await here.later(20)
            await answer(table, 0)
            await here.later(30)
            await answer(table, 1)
            await here.quiet()
            (first,) = await here.keeper.attendant.awaited(table)
            assert first.due == clock.now() + 60 - 20 + 5
        clock.move_to(clock.now() + 1000)
        async with house(database, clock) as here:
            table = await here.tables.find(table.id)
            (first,) = await here.keeper.attendant.awaited(table)
            assert first.due == pytest.approx(clock.now() + 45)
            await here.later(44)
            await answer(table, 0)
            await here.quiet()
            (second,) = await here.keeper.attendant.awaited(table)
            assert second.due == pytest.approx(clock.now() + 35)
            await here.later(36)
            assert chair(table, 1)[2] == "quick"

    asyncio.run(main())


def test_a_pace_that_no_table_can_have_is_refused(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            for wrong in ({"kind": "never"}, {"clock": -1}, {"days": float("nan")}, {"hours": 2}, "slow"):
                with pytest.raises(BadOption):
                    await here.table(pace=wrong)
            with pytest.raises(BadOption):
                await here.table(away={"kind": "wait"})

    asyncio.run(main())


# --- reminders --------------------------------------------------------------------------------------------


def test_where_only_people_play_nobody_looks_closely_before_it_is_time(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And when it is, it is half-way from the last question, whatever was asked before."""
    looks: list[int] = []
    see_to = Attendant._see_to

    def counted(self: Attendant, table: Table, watch: Any, seat: int) -> None:
        looks.append(seat)
        see_to(self, table, watch, seat)

    async def main() -> None:
        async with house(database) as here:
            table = await here.table("noughts", pace=DAYS, options={"rounds": 10})
            monkeypatch.setattr(Attendant, "_see_to", counted)
            for seat in (0, 1, 0):
                await here.later(0.3 * DAY)
                await answer(table, seat)
            assert looks == []
            await here.later(0.9 * DAY)
            (waiting,) = await here.keeper.attendant.awaited(table)
            assert looks
            assert (waiting.seat, waiting.reminded) == (1, False)
            await here.later(0.2 * DAY)
            (waiting,) = await here.keeper.attendant.awaited(table)
            assert waiting.reminded

    asyncio.run(main())


def test_who_is_awaited_is_reminded_once_half_way(database: str) -> None:
    async def main(url: str, heard: list[Any]) -> None:
        clock = SetClock()
        async with house(database, clock, post=Post(webhook=url, url="https://orrery.example")) as here:
            table = await here.table(pace=DAYS, away=rule("bot"))
            await answer(table, 1)
            await here.later(0.9 * DAY)
            assert heard == []
            await here.later(0.2 * DAY)
            await here.later(0.1 * DAY)
            (first,) = await here.keeper.attendant.awaited(table)
            assert first.reminded
            assert [(told["table"], told["seat"], told["name"]) for told in heard] == [(table.id, 0, "person")]
            assert heard[0]["url"] == f"https://orrery.example/table/{table.id}"
            assert set(heard[0]) == set(Reminder.__struct_fields__)
        async with house(database, clock, post=Post(webhook=url)) as here:
            await here.later(0.1 * DAY)
            assert len(heard) == 1

    with webhook() as (url, heard):
        asyncio.run(main(url, heard))


def test_a_reminder_is_the_same_whatever_is_in_the_hands(database: str) -> None:
    """T24: what goes by post is made of what everybody knows."""

    async def main() -> None:
        async with house(database) as here:
            table = await here.table(pace=DAYS)
            assert table.game is not None
            told = reminders.about(table, 0, 1.0, 2.0, None)
            letter = reminders.letter(told, "from@example.org", "to@example.org")
            for seed in range(5):
                table.game = table.game.resample(None, seed)
                again = reminders.about(table, 0, 1.0, 2.0, None)
                assert again == told
                assert reminders.letter(again, "from@example.org", "to@example.org").as_bytes() == letter.as_bytes()

    asyncio.run(main())


def test_a_reminder_with_a_secret_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    about = reminders.about

    def tells(table: Table, *rest: Any) -> Reminder:
        assert table.game is not None
        told = about(table, *rest)
        return replace(told, name=f"{told.name}, who may bid {table.game.pending[0].items}")

    monkeypatch.setattr(reminders, "about", tells)
    with pytest.raises(AssertionError):
        test_a_reminder_is_the_same_whatever_is_in_the_hands(database)


def test_a_reminder_is_mailed_to_who_said_where(database: str) -> None:
    """Through a server that speaks SMTP, as any does. Who has not said where gets none."""

    async def main() -> None:
        async with mailbox() as (address, letters):
            post = Post(mail_server=address, mail_from="orrery@example.org", url="https://orrery.example")
            async with house(database, post=post) as here:
                table, other = [await here.table(pace=DAYS, away=rule("bot")) for _ in "ab"]
                person = table.chairs[0].person
                assert person is not None
                await reminders.reach(here.store, person, "ada@example.org")
                for one in (table, other):
                    await answer(one, 1)
                await here.later(1.1 * DAY)
                await until(lambda: letters)
                await here.quiet()
        (letter,) = letters
        assert (letter.sender, letter.to) == ("orrery@example.org", ["ada@example.org"])
        message = message_from_bytes(letter.data, policy=policy.default)
        assert (message["From"], message["To"]) == ("orrery@example.org", "ada@example.org")
        assert message["Subject"] == " / ".join(words.read(lang).say("reminder-subject") for lang in words.LANGUAGES)
        assert f"https://orrery.example/table/{table.id}" in message.get_content()

    asyncio.run(main())


def test_a_dead_mail_server_stops_nothing(database: str, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with house(database, post=Post(mail_server="127.0.0.1:1")) as here:
            table = await here.table(pace=DAYS, away=rule("bot"))
            person = table.chairs[0].person
            assert person is not None
            await reminders.reach(here.store, person, "ada@example.org")
            await here.later(1.1 * DAY)
            await here.later(1.1 * DAY)
            assert chair(table, 0)[2] == "quick"

    asyncio.run(main())
    assert "letter not sent" in caplog.messages
    assert "ada@example.org" not in caplog.text


def test_a_dead_webhook_stops_nothing(database: str) -> None:
    async def main() -> None:
        async with house(database, post=Post(webhook="http://127.0.0.1:1/")) as here:
            table = await here.table(pace=DAYS, away=rule("bot"))
            await here.later(1.1 * DAY)
            await here.later(1.1 * DAY)
            assert chair(table, 0)[2] == "quick"

    asyncio.run(main())


@contextmanager
def webhook() -> Iterator[tuple[str, list[Any]]]:
    heard: list[Any] = []

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            heard.append(json.loads(self.rfile.read(int(self.headers["Content-Length"]))))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            return

    server = HTTPServer(("127.0.0.1", 0), Handler)
    thread = Thread(target=server.serve_forever, args=(0.01,))
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/", heard
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
