"""Standing orders: T22 and T30."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery.core import game as kernel
from orrery.core.errors import BadOption, Refused
from orrery.core.question import Question
from orrery.server import orders, wishes
from orrery.server.attendant import Attendant, Watch
from orrery.server.protocol import Chat
from orrery.server.table import Table
from orrery.server.tables import Tables
from orrery.server.wishes import Condition, Order, Wish, answer_to, fact
from tests.server.timed import House, answer, asked, house, log_of, round_of

LATER = orders.LONGEST


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


async def order(here: House, table: Table, seat: int, **wish: Any) -> Order:
    given = await orders.give(here.tables, table, seat, Wish(**wish))
    await here.quiet()
    return given


def hand(table: Table, seat: int) -> Sequence[Any]:
    assert table.game is not None
    found: Sequence[Any] = table.game.view(seat)["table"]["players"][seat]["hand"]
    return found


def fact_of(table: Table, name: str) -> Any:
    assert table.game is not None
    return fact(table.game.view(None)["table"], name)


# --- T30 --------------------------------------------------------------------------------------------------


def test_an_order_answers_once(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            coin = hand(table, 0)[2]
            await order(here, table, 0, kind="bid", choice=[coin])
            await here.later(LATER)
            assert set(asked(table)) == {1}
            (done,) = await log_of(here.store, table)
            assert (done.kind, done.seat, done.data) == ("answer", 0, f"[{coin}]")
            (told,) = await orders.of_seat(here.store, table.id, 0)
            assert told.fired == 0
            await round_of(here, table, 1)
            await round_of(here, table, *asked(table))
            await here.later(LATER)
            assert set(asked(table)) == {0, 1}

    asyncio.run(main())


def test_an_order_does_not_fire_again_after_an_undo_or_a_restart(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            await order(here, table, 0, kind="bid", choice=[hand(table, 0)[0]])
            await here.later(LATER)
            assert set(asked(table)) == {1}
            await table.undo(0, "undo-00001")
            await here.later(LATER)
            assert set(asked(table)) == {0, 1}
        async with house(database, here.clock) as again:
            await again.later(LATER)
            assert set(asked(await again.tables.find(table.id))) == {0, 1}

    asyncio.run(main())


def test_if_it_were_not_written_down_it_would(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Order, "done", lambda self, turn: self.void is not None)
    with pytest.raises(AssertionError):
        test_an_order_does_not_fire_again_after_an_undo_or_a_restart(database)


def test_nothing_to_whatever_may_be_answered_so(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            for seat in (0, 1):
                await order(here, table, seat, once=False)
            while table.status == "playing":
                assert {question.kind for question in asked(table).values()} == {"bid"}
                await round_of(here, table, 0, 1)
                await here.later(LATER)
            assert [move.data for move in await log_of(here.store, table)].count("[]") == 3

    asyncio.run(main())


@pytest.mark.parametrize("change", ["illegal", "items", "about", "facts"])
def test_an_order_is_void_when_the_situation_is_another(database: str, change: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            coins = list(hand(table, 0))
            wish: dict[str, Any] = {"kind": "bid", "choice": [coins[0]]}
            if change == "illegal":
                wish["choice"] = [99]
            elif change == "items":
                wish["items"] = [*coins[:-1], 99]
            elif change == "about":
                wish["about"] = {"why": "something else"}
            else:
                await answer(table, 0, coins[3:])
                wish["facts"] = ["round", "players.1.points"]
            await order(here, table, 0, **wish)
            if change == "facts":
                await round_of(here, table, 1)
                await round_of(here, table, *asked(table))
            await here.later(LATER)
            await here.later(LATER)
            assert 0 in asked(table)
            (told,) = await orders.of_seat(here.store, table.id, 0)
            assert (told.void, told.fired) == (change, None)

    asyncio.run(main())


def test_what_need_not_be_there_is_held_to_only_if_it_is(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            coin = hand(table, 0)[0]
            given = await order(here, table, 0, kind="bid", choice=[coin], facts=["round?", "players.9.points?"])
            assert given.facts == {"round": fact_of(table, "round")}
            await here.later(LATER)
            assert 0 not in asked(table)
            with pytest.raises(BadOption):
                await order(here, table, 0, kind="bid", choice=[coin], facts=["players.9.points"])

    asyncio.run(main())


@pytest.mark.parametrize("other", [{"items": [99]}, {"about": {"why": "something else"}}])
def test_an_order_for_every_time_waits_for_the_question_that_it_is_meant_for(
    database: str, other: dict[str, Any]
) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            coins = list(hand(table, 0))
            await order(here, table, 0, kind="bid", choice=[coins[0]], once=False, **other)
            await here.later(LATER)
            assert 0 in asked(table)
            assert [told.void for told in await orders.of_seat(here.store, table.id, 0)] == [None]
            await order(here, table, 0, kind="bid", choice=[coins[0]], once=False, items=coins)
            await here.later(LATER)
            assert 0 not in asked(table)

    asyncio.run(main())


@pytest.mark.parametrize(
    ("wish", "answered"),
    [
        ({"where": [{"of": ["round"], "any": [1, 2]}]}, True),
        ({"where": [{"of": ["round"], "any": [2]}]}, False),
        ({"unless": [{"of": ["round"], "any": [1]}]}, False),
        ({"where": [{"of": ["players.0.hand", "round"], "least": 5, "most": 5}]}, True),
        ({"where": [{"of": ["players.0.hand", "round"], "most": 4}]}, False),
        ({"where": [{"of": ["players.0.hand"], "least": "players.1.hand_size"}]}, True),
        ({"where": [{"of": ["players.1.hand"], "least": 0}]}, False),
        ({"where": [{"of": ["players.*.hand_size", "round"], "least": 9, "most": 9}]}, True),
        ({"where": [{"of": ["nobody.*.hand_size"], "least": 1}]}, False),
        ({"where": [{"of": ["round"], "least": "nothing"}]}, False),
        ({"unless": [{"of": ["nothing"], "least": 0}]}, True),
        ({"where": [{"of": ["players"], "most": 0, "counts": {"anything": 1}}]}, True),
        ({"where": [{"of": ["round"], "any": [1]}, {"of": ["round"], "any": [2]}]}, False),
    ],
)
def test_an_order_waits_for_its_conditions(database: str, wish: dict[str, Any], answered: bool) -> None:
    """They are about what the seat itself sees: its own hand, and of others' only the size."""

    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            assert len(hand(table, 0)) == 4
            conditions = {key: [Condition(**one) for one in given] for key, given in wish.items()}
            await order(here, table, 0, kind="bid", choice=[hand(table, 0)[0]], once=False, **conditions)
            await here.later(LATER)
            assert (0 not in asked(table)) == answered
            assert [told.void for told in await orders.of_seat(here.store, table.id, 0)] == [None]

    asyncio.run(main())


def test_a_condition_that_fails_ends_an_order_for_once(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            gone = [Condition(["round"], any=[1])]
            await order(here, table, 0, kind="bid", choice=[hand(table, 0)[0]], unless=gone)
            assert [told.void for told in await orders.of_seat(here.store, table.id, 0)] == ["where"]

    asyncio.run(main())


def test_an_order_may_say_what_it_prefers() -> None:
    offered = Question((3, 1, 2, "x"), 2, 2)
    assert list(answer_to(offered, Wish("bid", prefer=[9, 2, "x", 3]))) == [2, "x"]
    assert list(answer_to(offered, Wish("bid", prefer=["x", "*"]))) == ["x", 3]
    assert list(answer_to(offered, Wish("bid", prefer=["*", 3]))) == [1, 2]
    assert list(answer_to(offered, Wish("bid", [1]))) == [1]


def test_what_is_preferred_is_answered_where_it_is_offered(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(options={"rounds": 30})
            await order(here, table, 0, kind="bid", prefer=[99], once=False)
            await here.later(LATER)
            assert 0 in asked(table)
            lowest = sorted(hand(table, 0))
            await order(here, table, 0, kind="bid", prefer=lowest, once=False)
            await here.later(LATER)
            assert [json.loads(move.data) for move in await log_of(here.store, table)] == [lowest[:1]]

    asyncio.run(main())


@pytest.mark.parametrize("change", ["items", "about", "facts"])
def test_without_the_check_it_would_fire(database: str, change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def careless(order: Order, question: Question, table: Any) -> str | None:
        return None if order.wish.kind == question.kind else "other"

    monkeypatch.setattr(wishes, "verdict", careless)
    with pytest.raises(AssertionError):
        test_an_order_is_void_when_the_situation_is_another(database, change)


def test_an_order_that_still_fits_fires(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            coins = list(hand(table, 1))
            await order(here, table, 1, kind="bid", choice=coins[:1], items=coins[::-1], about={}, facts=["round"])
            await here.later(LATER)
            assert set(asked(table)) == {0}

    asyncio.run(main())


def test_an_order_can_be_taken_back(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            given = await order(here, table, 0, kind="bid", choice=[hand(table, 0)[0]])
            assert not await orders.take_back(here.tables, table, 1, given.id)
            assert await orders.take_back(here.tables, table, 0, given.id)
            await here.quiet()
            await here.later(LATER)
            assert set(asked(table)) == {0, 1}

    asyncio.run(main())


def test_orders_that_make_no_sense_are_refused(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            with pytest.raises(BadOption, match="answer nothing"):
                await order(here, table, 0, choice=[1])
            for secret in ("players.0.hand", "bag", "players.9.points", "chance.seed", "round.0", "players.-1.points"):
                with pytest.raises(BadOption, match="Nobody sees"):
                    await order(here, table, 0, kind="bid", choice=[1], facts=[secret])
            for _ in range(orders.MOST):
                await orders.give(here.tables, table, 0, Wish(kind="never", choice=[1]))
            with pytest.raises(BadOption, match="orders"):
                await order(here, table, 0, kind="bid", choice=[1])

    asyncio.run(main())


def test_a_substitute_does_not_inherit_orders(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table(pace={"kind": "days"}, away={"kind": "substitute", "bot": "quick"})
            await order(here, table, 0, kind="never", choice=[1])
            await here.later(3 * 86400)
            assert await orders.of_seat(here.store, table.id, 0) == []

    asyncio.run(main())


class Ear:
    """Whatever somebody at the table could notice."""

    def __init__(self) -> None:
        self.heard: list[str] = []

    def moved(self) -> None:
        self.heard.append("moved")

    def changed(self) -> None:
        self.heard.append("changed")

    def said(self, chat: Chat) -> None:
        self.heard.append("said")


def test_nobody_notices_an_order(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table()
            ear = Ear()
            table.listeners.add(ear)
            before = table.news(1), table.news(None), table.info(None)
            given = await order(here, table, 0, kind="bid", choice=[hand(table, 0)[0]])
            await orders.take_back(here.tables, table, 0, given.id)
            await order(here, table, 0, kind="bid", choice=[hand(table, 0)[1]])
            assert ear.heard == []
            assert (table.news(1), table.news(None), table.info(None)) == before

    asyncio.run(main())


def test_if_everybody_were_told_of_a_change_they_would(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def aloud(self: Tables, table: Table) -> None:
        table.changed()

    monkeypatch.setattr(Tables, "whisper", aloud)
    with pytest.raises(AssertionError):
        test_nobody_notices_an_order(database)


def test_what_an_order_answers_looks_like_what_a_person_answers(database: str) -> None:
    async def main() -> None:
        seen = []
        for by_order in (True, False):
            async with house(f"{database}{by_order}") as here:
                table = await here.table()
                assert table.game is not None
                table.game = kernel.start(table.game.title, 2, table.game.options, {"seed": "7"})
                coin = hand(table, 0)[0]
                if by_order:
                    await order(here, table, 0, kind="bid", choice=[coin])
                    await here.later(LATER)
                else:
                    await answer(table, 0, [coin])
                seen.append((table.news(1), table.news(None)))
        assert seen[0] == seen[1]

    asyncio.run(main())


# --- T22 --------------------------------------------------------------------------------------------------


def delays(database: str, playing: bool) -> list[float]:
    """How long a seat with an order took, table by table: with a coin to play, or to pass."""

    async def main() -> list[float]:
        async with house(database) as here:
            tables = []
            for _ in range(SAMPLE):
                table = await here.table()
                for seat in (0, 1):
                    await answer(table, seat)
                (seat,) = asked(table)
                await orders.give(
                    here.tables, table, seat, Wish("keep", list(hand(table, seat))[:1] if playing else [])
                )
                tables.append(table)
            await here.quiet()
            since = here.clock.now()
            for _ in range(int(LATER / 0.5)):
                await here.later(0.5)
            return [(await log_of(here.store, table))[2].at - since for table in tables]

    return asyncio.run(main())


def ks(one: Sequence[float], other: Sequence[float]) -> float:
    """The largest distance between two distributions."""
    points = sorted({*one, *other})
    return max(abs(sum(x <= p for x in one) / len(one) - sum(x <= p for x in other) / len(other)) for p in points)


SAMPLE = 40
CRITICAL = 1.63 * (2 / SAMPLE) ** 0.5
"""Two samples of one distribution are further apart once in a hundred times."""


def distance(database: str) -> float:
    with_coin, passed = delays(f"{database}1", True), delays(f"{database}2", False)
    assert max(with_coin + passed) <= LATER
    return ks(with_coin, passed)


def test_when_an_order_answers_does_not_tell_what(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chance, delay = Random(5), orders.delay  # the same in every run: no test fails by bad luck
    monkeypatch.setattr(orders, "delay", lambda: delay(chance))
    assert distance(database) < CRITICAL


def test_orders_that_pass_at_once_tell(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    carry_out = Attendant._carry_out

    async def passing_at_once(self: Attendant, table: Table, watch: Watch, seat: int, order: Order) -> None:
        monkeypatch.setattr(orders, "delay", lambda: orders.MEDIAN if order.wish.choice else orders.SHORTEST)
        await carry_out(self, table, watch, seat, order)

    monkeypatch.setattr(Attendant, "_carry_out", passing_at_once)
    assert distance(database) > CRITICAL


def test_delays_are_those_of_somebody_who_thinks() -> None:
    drawn = [orders.delay(Random(n)) for n in range(500)]
    assert orders.SHORTEST <= min(drawn) < max(drawn) <= orders.LONGEST
    assert 3 < sorted(drawn)[250] < 5


# --- standing offers ------------------------------------------------------------------------------------


async def to_a_point(table: Table, seat: int) -> None:
    """Plays on until a seat has a point."""
    while True:
        for who, question in asked(table).items():
            best = max(question.items) if who == seat or question.least == 0 else min(question.items)
            await answer(table, who, [best])
        if fact_of(table, f"players.{seat}.points"):
            return


def boasts(table: Table) -> list[int]:
    assert table.game is not None
    return [event["who"] for event in table.game.events(None) if event["event"] == "boasted"]


def test_what_is_armed_is_no_move_and_travels_with_the_next_answer(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table("boasts", options={"rounds": 30})
            await order(here, table, 0, kind="standing", choice=["boast"], once=False)
            await here.later(LATER)
            assert (table.seq, await log_of(table.store, table)) == (0, [])
            assert table.game is not None
            assert table.game.view(1)["armed"] == []
            assert "offers" not in table.game.view(None)
            await answer(table, 1)
            await answer(table, 0)
            first, second = await log_of(table.store, table)
            assert json.loads(first.data)[1:] == ["standing:0:boast"]
            assert len(json.loads(second.data)) == 1
            await to_a_point(table, 0)
            assert boasts(table) == [0]
            assert orrery.replay(await table.record()).events(None) == table.game.events(None)

    asyncio.run(main())


def test_what_is_armed_may_be_withdrawn(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table("boasts", options={"rounds": 30})
            given = await order(here, table, 0, kind="standing", choice=["boast"], once=False)
            await answer(table, 1)
            assert table.game is not None
            assert table.game.view(0)["armed"] == ["boast"]
            assert await orders.take_back(here.tables, table, 0, given.id)
            await to_a_point(table, 0)
            assert boasts(table) == []
            assert table.game.view(0)["armed"] == []

    asyncio.run(main())


def test_nobody_arms_with_an_answer_of_his_own_making(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await here.table("boasts")
            coin = hand(table, 1)[0]
            with pytest.raises(Refused):
                await answer(table, 1, [coin, "standing:0:boast"])

    asyncio.run(main())
