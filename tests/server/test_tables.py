"""Tables that are awake in several processes: what the bus has lost is noticed all the same."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import Insert

from orrery.server import absence, proposals
from orrery.server import table as table_module
from orrery.server.schema import snapshots, tables
from orrery.server.table import Table
from orrery.server.tables import Chair, NoSuchLink, NoSuchTable
from tests.server.kit import Ear, Notes, house, log_of, new_id, new_person, new_table, play


def test_an_answer_that_nobody_told_of_is_found_by_looking_again(database: str) -> None:
    async def scene() -> tuple[list[int], list[int]]:
        async with house(database) as here, house(database) as there:
            table = await new_table(here, rounds=10)
            ear = Ear(await there.find(table.id))
            await table.answer(0, table.turn, [4], new_id())
            before = ear.seqs
            await there.look_again(shared=True)
            await there.look_again(shared=True)
            return before, ear.seqs

    assert asyncio.run(scene()) == ([], [1])


def test_so_is_a_game_that_has_begun(database: str) -> None:
    async def scene() -> tuple[str, str]:
        async with house(database) as here, house(database) as there:
            host, guest = await new_person(here.store), await new_person(here.store)
            table, links = await here.create("noughts", {}, [Chair("person", "A", host), Chair("open")], host, {})
            other = await there.find(table.id)
            Ear(other)
            await here.follow(links[1], guest, "B")
            before = other.status
            await there.look_again(shared=True)
            return before, other.status

    assert asyncio.run(scene()) == ("open", "playing")


def test_a_table_given_up_in_another_process_is_gone_here_too(database: str) -> None:
    async def scene() -> None:
        async with house(database) as here, house(database) as there:
            host = await new_person(here.store)
            table, links = await here.create("noughts", {}, [Chair("person", "A", host), Chair("open")], host, {})
            heard = Notes(await there.find(table.id))
            await here.close(table)
            await there.news_of(table.id)
            assert heard.take() == ["changed"]
            there.let_go()
            with pytest.raises(NoSuchTable):
                await there.find(table.id)
            with pytest.raises(NoSuchLink):
                await there.follow(links[1], host, "B")

    asyncio.run(scene())


def test_two_who_come_by_one_link_do_not_both_sit(database: str) -> None:
    async def scene() -> list[str]:
        async with house(database) as here, house(database) as there:
            host, *guests = [await new_person(here.store) for _ in range(3)]
            table, links = await here.create("noughts", {}, [Chair("person", "A", host), Chair("open")], host, {})
            await there.find(table.id)
            come = [place.follow(links[1], guest, "B") for place, guest in zip((here, there), guests, strict=True)]
            came = await asyncio.gather(*come, return_exceptions=True)
            return sorted(type(outcome).__name__ for outcome in came)

    assert asyncio.run(scene()) == ["SeatTaken", "tuple"]


def test_who_catches_up_is_told_of_a_change_only_when_there_is_one(database: str) -> None:
    """Otherwise whoever looks on could tell in which process an answer was given, and so a standing order."""

    async def scene() -> None:
        async with house(database) as here, house(database) as there:
            host = await new_person(here.store)
            chairs = [Chair("person", "A", host), Chair("person", "B", host)]
            table, _ = await here.create("noughts", {"rounds": 10}, chairs, host, {"away": {"kind": "vote"}})
            other = await there.find(table.id)
            notes, heard = Notes(table), Notes(other)

            async def told(*expected: str) -> None:
                await there.news_of(table.id)
                await here.news_of(table.id)
                assert (notes.take(), heard.take()) == (list(expected), list(expected))

            await told()
            await table.answer(0, table.turn, [4], new_id())
            await told("moved")
            made = await proposals.propose(table, 0, "undo")
            await told("changed")
            await proposals.decline(table, 1, "undo", made.seq)
            await told("changed")
            await absence.away(here, table, 1, "left")
            await told("changed")
            await absence.come_back(here, table, 1)
            await told("changed")
            await here.put(table, 1, Chair("bot", "B", None, "random"))
            await told("changed")
            await table.answer(1, table.turn, [0], new_id())
            await told("moved")

    asyncio.run(scene())


def test_if_nothing_were_compared_every_answer_would_bring_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "_besides", lambda self: (object(),))
    with pytest.raises(AssertionError):
        test_who_catches_up_is_told_of_a_change_only_when_there_is_one(f"sqlite:///{tmp_path}/orrery.db")


def test_a_process_that_lags_replaces_no_newer_snapshot_and_opens_no_game_again(database: str) -> None:
    async def scene() -> None:
        async with house(database) as here, house(database) as there:
            table = await new_table(here)
            lagging = await there.find(table.id)
            await play(lagging, Random(1), 2)
            await table.catch_up()
            await play(table, Random(1))
            await here.store.write(lambda connection: None)
            lagging._keep_snapshot()
            await there.store.write(lambda connection: None)
            kept = select(snapshots.c.seq, tables.c.status, tables.c.result).join_from(snapshots, tables)
            seq, status, result = await here.store.read(lambda connection: connection.execute(kept).one())
            assert (seq, status) == (len(await log_of(here.store, table.id)), "over")
            assert result is not None

    asyncio.run(scene())


def test_if_the_last_to_come_were_right_it_would(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    on_conflict = Insert.on_conflict_do_update

    def whatever_is_there(self: Insert, where: object, **rest: Any) -> Insert:
        return on_conflict(self, **rest)

    monkeypatch.setattr(Insert, "on_conflict_do_update", whatever_is_there)
    monkeypatch.setattr(table_module, "_keep", table_module._keep.__wrapped__)  # not the one that was built before
    with pytest.raises(AssertionError):
        test_a_process_that_lags_replaces_no_newer_snapshot_and_opens_no_game_again(f"sqlite:///{tmp_path}/orrery.db")
