"""One table, whatever comes: races, repeats, orders of arrival, other processes, a caller that goes away (T6-T8)."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import permutations
from random import Random
from typing import Any

import pytest
from sqlalchemy import func, select

from orrery.core.errors import Refused
from orrery.core.game import Game
from orrery.server import table
from orrery.server.protocol import Ack
from orrery.server.schema import moves, snapshots
from orrery.server.store import Move, Store
from orrery.server.table import Table
from orrery.server.tables import Tables
from tests.conftest import LONG
from tests.server import trivial
from tests.server.kit import Ear, fingerprint, house, log_of, new_id, new_table, play
from tests.server.timed import until

RACES = 1000 if LONG else 150


# --- T6: two tabs, one question -------------------------------------------------------------------------


async def race(first: Table, second: Table, rng: Random) -> list[str]:
    """Two answers to one question at the same moment. Says all that is wrong with what came of it."""
    assert first.game is not None
    turn, [(seat, question)] = first.turn, first.game.pending.items()
    one, two = rng.sample(list(question.choices()) * 2, 2)
    outcomes = await asyncio.gather(
        first.answer(seat, turn, one, new_id()), second.answer(seat, turn, two, new_id()), return_exceptions=True
    )
    wrong = [f"{outcome!r}" for outcome in outcomes if not isinstance(outcome, Ack | Refused)]
    if sum(isinstance(outcome, Ack) for outcome in outcomes) != 1:
        wrong.append(f"not exactly one won: {outcomes}")
    await first.catch_up()
    await second.catch_up()
    if fingerprint(first) != fingerprint(second):
        wrong.append("the game is forked")
    return wrong


async def races(here: Tables, there: Tables, n: int = RACES) -> list[str]:
    """Race after race, at one table until its game is over and then at another."""
    rng, wrong, first = Random(1), [], await new_table(here, rounds=100)
    for _ in range(n):
        if first.status == "over":
            first = await new_table(here, rounds=100)
        wrong += await race(first, await there.find(first.id), rng)
    return wrong


def test_two_tabs_on_one_seat_cannot_both_answer(database: str) -> None:
    async def scene() -> list[str]:
        async with house(database) as tables:
            return await races(tables, tables)

    assert asyncio.run(scene()) == []


def test_two_processes_cannot_both_answer(database: str) -> None:
    async def scene() -> list[str]:
        async with house(database) as here, house(database) as there:
            return await races(here, there)

    assert asyncio.run(scene()) == []


def test_without_the_expected_number_two_processes_fork_the_game(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth: a store that takes the next free number, whatever the table expected."""
    append = Store.append

    async def anywhere(self: Store, move: Move) -> bool:
        query = select(func.count()).select_from(moves).where(moves.c.table_id == move.table_id)
        while not await append(self, move._replace(seq=await self.read(lambda c: c.execute(query).scalar_one()))):
            pass
        return True

    monkeypatch.setattr(Store, "append", anywhere)

    async def scene() -> list[str]:
        async with house(database) as here, house(database) as there:
            try:
                return await races(here, there, 20)
            except (Refused, AssertionError, ValueError) as error:  # the log of a forked game may not even be playable
                return [repr(error)]

    assert asyncio.run(scene())


# --- T7: the same answer again --------------------------------------------------------------------------


async def send_ten_times(database: str) -> list[str]:
    """One answer sent ten times: at once, in turn, by another process, after a restart, after the game went on."""
    action = new_id()
    async with house(database) as tables:
        table = await new_table(tables, rounds=10)
        await play(table, Random(1), 5)
        assert table.game is not None
        turn, [(seat, question)] = table.turn, table.game.pending.items()
        choice = question.sample(Random(2))

        async def send(to: Table) -> Ack:
            return await to.answer(seat, turn, choice, action)

        acks = list(await asyncio.gather(*[send(table) for _ in range(4)]))
        acks.append(await send(table))
        async with house(database) as others:
            acks.append(await send(await others.find(table.id)))
        await play(table, Random(3), 5)
        acks.append(await send(table))
    async with house(database) as tables:
        table = await tables.find(table.id)
        acks += [await send(table) for _ in range(3)]
        rows = await log_of(tables.store, table.id)
    wrong = [f"{len(acks)} acknowledgements"] if len(acks) != 10 else []
    wrong += [f"acknowledged as {ack.seq}" for ack in acks if ack != acks[0]]
    if (effects := [row.seq for row in rows if row.action == action]) != [acks[0].seq]:
        wrong.append(f"happened at {effects}")
    return wrong


def test_the_same_answer_sent_ten_times_happens_once(database: str) -> None:
    assert asyncio.run(send_ten_times(database)) == []


def test_without_memory_of_answers_a_repeat_is_refused(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def forget(self: Table, seat: int, action: str) -> None:
        return None

    monkeypatch.setattr(Table, "_done_before", forget)
    with pytest.raises(Refused):
        asyncio.run(send_ten_times(database))


# --- T8: answers given at the same time -----------------------------------------------------------------


async def fingerprints(tables: Tables, title: str, seats: int) -> set[str]:
    """The games that come of all orders in which the same answers to a question of everybody can arrive."""
    found = set()
    for order in permutations(range(seats)):
        table = await new_table(tables, title, seats)
        game = table.game
        assert game is not None
        assert len(game.pending) == seats
        turn, chosen = table.turn, {seat: question.sample(Random(seat)) for seat, question in game.pending.items()}
        await asyncio.gather(*[table.answer(seat, turn, chosen[seat], new_id()) for seat in order])
        assert [row.seat for row in await log_of(tables.store, table.id)] == list(order)
        found.add(fingerprint(table))
    return found


def orders_matter(database: str, title: str, seats: int, monkeypatch: pytest.MonkeyPatch) -> bool:
    monkeypatch.setattr("orrery.server.tables.secrets.token_hex", lambda size: "7" * size)

    async def scene() -> set[str]:
        async with house(database) as tables:
            return await fingerprints(tables, title, seats)

    return len(asyncio.run(scene())) > 1


@pytest.mark.parametrize(("title", "seats"), [("pennies", 3), ("pennies", 4), ("race", 4), ("fleet", 4)])
def test_the_order_in_which_secret_answers_arrive_does_not_matter(
    title: str, seats: int, database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not orders_matter(database, title, seats, monkeypatch)


def test_a_rule_that_hears_answers_as_they_arrived_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: a kernel that hands answers on in the order of arrival, and a rule for which the first is the best."""
    go_on, settle = Game._go_on, trivial.settle

    def as_they_came(self: Game) -> None:
        if self._simultaneous:
            self._asks = tuple(sorted(self._asks, key=lambda ask: list(self._given).index(ask.seat)))
        go_on(self)

    def first_is_best(g: trivial.Pennies, bids: Any) -> int:
        settle(g, tuple(sorted(bids)))
        first: int = bids[0][0]
        return first

    monkeypatch.setattr(trivial, "settle", first_is_best)
    assert not orders_matter(database, "pennies", 3, monkeypatch), "as long as the kernel goes by seats"
    monkeypatch.setattr(Game, "_go_on", as_they_came)
    assert orders_matter(database, "pennies", 3, monkeypatch)


# --- what other processes, and callers that go away, leave behind ---------------------------------------


def scene_of_two(database: str, act: Callable[[Table, Table], Awaitable[None]]) -> tuple[list[int], int]:
    """Somebody listens at the second of two processes. Gives what was heard, and the table's number there."""

    async def scene() -> tuple[list[int], int]:
        async with house(database) as here, house(database) as there:
            first = await new_table(here, rounds=10)
            second = await there.find(first.id)
            ear = Ear(second)
            await act(first, second)
            return ear.seqs, second.seq

    return asyncio.run(scene())


def test_a_stale_answer_in_another_process_brings_its_listeners_the_news(database: str) -> None:
    async def act(first: Table, second: Table) -> None:
        turn = first.turn
        await first.answer(0, turn, [4], new_id())
        with pytest.raises(Refused):
            await second.answer(0, turn, [5], new_id())
        await second.catch_up()

    heard, seq = scene_of_two(database, act)
    assert (heard, seq) == ([1], 1)


def test_an_answer_repeated_to_another_process_brings_its_listeners_the_news(database: str) -> None:
    async def act(first: Table, second: Table) -> None:
        turn, action = first.turn, new_id()
        await first.answer(0, turn, [4], action)
        assert await second.answer(0, turn, [4], action) == Ack(action, 0)

    heard, seq = scene_of_two(database, act)
    assert (heard, seq) == ([1], 1)


def test_an_answer_whose_caller_goes_away_is_told_once_it_is_saved(database: str) -> None:
    async def scene() -> tuple[list[int], int, int]:
        async with house(database) as tables:
            table = await new_table(tables, rounds=10)
            ear = Ear(table)
            gone = threading.Event()
            held_up = asyncio.create_task(tables.store.write(lambda connection: gone.wait()))
            await asyncio.sleep(0.05)
            caller = asyncio.create_task(table.answer(0, table.turn, [4], new_id()))
            await asyncio.sleep(0.05)
            caller.cancel()
            with pytest.raises(asyncio.CancelledError):
                await caller
            gone.set()
            await until(lambda: ear.heard)
            await held_up
            return ear.seqs, table.seq, len(await log_of(tables.store, table.id))

    assert asyncio.run(scene()) == ([1], 1, 1)


def test_a_restart_goes_on_where_the_log_ends(database: str) -> None:
    """Over the first snapshot, undos included: the game in memory is the log's, and so is its copy."""

    async def scene() -> tuple[tuple[str, int, int], tuple[str, int, int]]:
        async with house(database) as tables:
            table = await new_table(tables, "pennies", 3, rounds=30)
            rng = Random(5)
            for _ in range(40):
                await play(table, rng, 2)
                last = (await log_of(tables.store, table.id))[-1].seat
                with suppress(Refused):
                    await table.undo(last, new_id())
            before = fingerprint(table), table.seq, table.turn
        async with house(database) as tables:
            table = await tables.find(table.id)
            return before, (fingerprint(table), table.seq, table.turn)

    before, after = asyncio.run(scene())
    assert before == after
    assert after[1] > 60


def test_tables_that_began_together_keep_their_snapshots_at_different_moments(database: str) -> None:
    """A hundred in one moment held up everybody's answers."""

    async def scene() -> list[int]:
        async with house(database) as tables:
            made = [await new_table(tables, rounds=100) for _ in range(5)]
            await asyncio.gather(*[play(one, Random(n), table.SNAPSHOT_EVERY) for n, one in enumerate(made)])
            await tables.store.write(lambda connection: None)  # what was handed in before is written
            return await tables.store.read(
                lambda connection: list(connection.execute(select(snapshots.c.seq)).scalars())
            )

    kept_at = asyncio.run(scene())
    assert len(kept_at) == 5, "each has one"
    assert len(set(kept_at)) > 1


@pytest.mark.parametrize("spoilt", ['{"turn": 1, "rewound": 0, "ended": null, "game": {"rules": 1}}', None])
def test_a_snapshot_that_cannot_be_read_is_done_without(database: str, spoilt: str | None) -> None:
    """It is a cache: a table wakes from its log alone."""

    async def scene() -> tuple[str, str]:
        async with house(database) as tables:
            table = await new_table(tables, rounds=10)
            await play(table, Random(5), 55)
            gone = snapshots.delete() if spoilt is None else snapshots.update().values(saved=spoilt)
            assert await tables.store.write(lambda connection: connection.execute(gone).rowcount) == 1
        async with house(database) as tables:
            return fingerprint(table), fingerprint(await tables.find(table.id))

    before, after = asyncio.run(scene())
    assert before == after
