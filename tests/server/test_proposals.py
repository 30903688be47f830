"""Undo and what the table agrees on: T31."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from orrery.core import game as kernel
from orrery.core.errors import Refused
from orrery.server import absence, orders, proposals
from orrery.server.attendant import Attendant
from orrery.server.pace import Pace
from orrery.server.table import Table
from orrery.server.wishes import Wish
from tests.server import trivial
from tests.server.timed import House, answer, asked, house, log_of, round_of

LATER = orders.LONGEST


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


def told(table: Table) -> list[Any]:
    """The position, the chance used, and all that anybody may know."""
    assert table.game is not None
    game = table.game
    return [game.fingerprint(), game.chance.used, *(game.view(viewer) for viewer in (0, 1, None))]


@pytest.mark.parametrize("title", ["noughts", "pennies"])
def test_undo_gives_back_the_position_and_nothing_more(database: str, title: str) -> None:
    """After every answer: an undo is refused, or no chance was used since; the same answers lead back."""

    async def main() -> None:
        rng, undone = Random(2), 0
        async with house(database) as here:
            table = await here.table(title)
            past: list[Any] = [told(table)]
            given: list[Any] = []
            while table.status == "playing":
                assert table.game is not None
                seat, question = rng.choice(sorted(asked(table).items()))
                given.append((seat, question.sample(rng)))
                await answer(table, *given[-1])
                past.append(told(table))
                try:
                    await table.undo(seat, f"undo-{table.seq:05}")
                except Refused:
                    continue
                undone += 1
                left = table.game.answers
                assert told(table) == past[left]
                assert past[left][1] == past[-1][1]
                for again in given[left:]:
                    await answer(table, *again)
                assert told(table) == past[-1]
        assert undone > 2

    asyncio.run(main())


def test_an_undo_that_gives_chance_back_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kernel.Game, "_bars", lambda self, i, seat: False)
    with pytest.raises(AssertionError):
        test_undo_gives_back_the_position_and_nothing_more(database, "pennies")


@pytest.mark.parametrize("title", ["noughts", "pennies"])
def test_an_undo_takes_back_nothing_that_anybody_has_learned(database: str, title: str) -> None:
    """T31, the other half: the events that are taken back brought nobody news that he could not have worked out."""

    async def main() -> None:
        rng, undone = Random(3), 0
        async with house(database) as here:
            table = await here.table(title, options={"rounds": 30} if title == "pennies" else {})
            while table.status == "playing" and undone < 20:
                assert table.game is not None
                seat, question = rng.choice(sorted(asked(table).items()))
                await answer(table, seat, question.sample(rng))
                log = list(table.game.state.log)
                try:
                    await table.undo(seat, f"undo-{table.seq:05}")
                except Refused:
                    continue
                undone += 1
                taken_back = log[len(table.game.state.log) :]
                assert [event.name for event in taken_back if event.learners(table.game.seats)] == []
                await answer(table, seat, question.sample(rng))
        assert undone > 2

    asyncio.run(main())


def test_an_undo_that_gives_knowledge_back_is_found_out(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: chance is a barrier, and what somebody has learned is none."""
    monkeypatch.setattr(kernel.Game, "_bars", lambda self, i, seat: bool(self._barriers[i] & kernel.CHANCE_BIT))
    monkeypatch.setattr(trivial, "settle", show_only)
    with pytest.raises(AssertionError):
        test_an_undo_takes_back_nothing_that_anybody_has_learned(database, "pennies")


def test_it_is_not_when_it_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same rule, under the kernel's own barrier."""
    monkeypatch.setattr(trivial, "settle", show_only)
    test_an_undo_takes_back_nothing_that_anybody_has_learned(database, "pennies")


def show_only(g: trivial.Pennies, bids: Any) -> int:
    """All show their coin and take it back: something is learned, without any chance."""
    shown = tuple(choice[0] for _, choice in bids)
    g.tell(trivial.Shown(shown))
    return shown.index(max(shown))


def test_all_agree_to_take_back_what_the_kernel_would_not(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(seats=("person", "person", "person"))
            assert table.game is not None
            before = table.game.fingerprint()
            await round_of(here, table, 0, 1, 2)
            with pytest.raises(Refused):
                await table.undo(2, "undo-00001")
            made = await proposals.propose(table, 2, "undo", 0)
            assert (made.agreed, made.needed) == ([2], [0, 1, 2])
            await proposals.agree(table, 0, "undo", made.seq)
            await proposals.agree(table, 0, "undo", made.seq)
            assert len(asked(table)) == 1
            await proposals.agree(table, 1, "undo", made.seq)
            assert table.game.fingerprint() == before
            assert await proposals.current(table) == []

    asyncio.run(main())


def test_a_proposal_lapses_when_the_table_moves_on(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            await answer(table, 0)
            made = await proposals.propose(table, 0, "undo")
            assert made.answers == 0
            await answer(table, 1)
            assert await proposals.current(table) == []
            with pytest.raises(Refused) as refused:
                await proposals.agree(table, 1, "undo", made.seq)
            assert refused.value.reason.code == "lapsed"
            assert table.seq == 2

    asyncio.run(main())


def test_even_in_the_last_moment(database: str) -> None:
    """The last yes and another answer at once: the answer was there first, so nothing is taken back."""

    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            await answer(table, 0)
            made = await proposals.propose(table, 0, "undo")
            both = await asyncio.gather(
                answer(table, 1), proposals.agree(table, 1, "undo", made.seq), return_exceptions=True
            )
            assert [type(one) for one in both] == [type(None), Refused]
            assert [move.kind for move in await log_of(here.store, table)] == ["answer", "answer"]

    asyncio.run(main())


def test_if_the_position_were_not_checked_the_answer_would_be_lost(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "_check_rewind", lambda self, answers, seq: answers)
    with pytest.raises(AssertionError):
        test_even_in_the_last_moment(database)


async def considered(here: House, seconds: float) -> tuple[Table, proposals.Proposal]:
    """Somebody wants his answer back; a bot and an order could go on; it is so much later."""
    table = await here.table(seats=("person", "person", "quick", "person"))
    await orders.give(here.tables, table, 3, Wish("bid", [asked(table)[3].items[0]]))
    await answer(table, 0)
    made = await proposals.propose(table, 0, "undo")
    await here.quiet()
    await here.later(seconds)
    await here.later(LATER)
    return table, made


def test_bots_and_orders_wait_for_what_people_say_to_a_proposal(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table, made = await considered(here, 10)
            assert table.seq == 1
            for seat in (1, 3):
                await proposals.agree(table, seat, "undo", made.seq)
            assert table.game is not None
            assert table.game.answers == 0
            await here.quiet()
            await here.later(LATER)
            assert set(asked(table)) == {0, 1}, "the bot and the order answer as soon as it is settled"

    asyncio.run(main())


def test_if_they_did_not_it_would_lapse(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Attendant, "_held", lambda self, table, watch: False)
    with pytest.raises(AssertionError):
        test_bots_and_orders_wait_for_what_people_say_to_a_proposal(database)


def test_they_do_not_wait_for_ever(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table, _ = await considered(here, Pace().hold)
            assert set(asked(table)) == {1}
            assert await proposals.current(table) == []

    asyncio.run(main())


@pytest.mark.parametrize("kind", ["undo", "end"])
def test_who_leaves_has_no_say_any_more(database: str, kind: proposals.Kind) -> None:
    """What all others have agreed to is done when the last who has not leaves."""

    async def main() -> None:
        async with house(database) as here:
            table = await here.table(seats=("person",) * 3)
            await answer(table, 0)
            made = await proposals.propose(table, 0, kind)
            await proposals.agree(table, 1, kind, made.seq)
            assert table.game is not None
            assert (table.game.answers, table.status) == (1, "playing")
            await absence.away(here.tables, table, 2, "left")
            assert (table.game.answers, table.status) == ((0, "playing") if kind == "undo" else (1, "over"))

    asyncio.run(main())


def test_if_nobody_reconsidered_they_would_wait_for_him(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(table: Table) -> None:
        return

    monkeypatch.setattr(proposals, "reconsider", never)
    with pytest.raises(AssertionError):
        test_who_leaves_has_no_say_any_more(database, "undo")


def test_no_is_no(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            await answer(table, 0)
            made = await proposals.propose(table, 0, "undo")
            with pytest.raises(Refused):
                await proposals.propose(table, 1, "undo")
            await proposals.decline(table, 1, "undo", made.seq)
            for again in (proposals.agree(table, 1, "undo", made.seq), proposals.decline(table, 1, "undo", made.seq)):
                with pytest.raises(Refused):
                    await again
            assert set(asked(table)) == {1}

    asyncio.run(main())


def test_bots_have_no_say(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table("noughts", seats=("person", "quick"))
            await answer(table, 0)
            await here.quiet()
            await here.later(5)
            assert table.seq == 2
            made = await proposals.propose(table, 0, "undo")
            assert made.needed == [0]
            assert table.game is not None
            assert table.game.answers == 0

    asyncio.run(main())


def test_all_agree_to_end_the_game(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            made = await proposals.propose(table, 0, "end")
            await answer(table, 1)
            await proposals.agree(table, 1, "end", made.seq)
            assert (table.status, table.ended) == ("over", "agreed")
            for late in (answer(table, 0), table.undo(1, "undo-00001"), proposals.propose(table, 0, "end")):
                with pytest.raises(Refused) as refused:
                    await late
                assert refused.value.reason.code == "over"
            await here.quiet()
        async with house(database) as here:
            again = await here.tables.find(table.id)
            assert (again.status, again.ended, again.id in here.keeper.mine) == ("over", "agreed", False)

    asyncio.run(main())
