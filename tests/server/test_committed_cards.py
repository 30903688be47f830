"""Cards named beforehand for a check of Battlestar Galactica (C2, T9.5): opened in order, or withdrawn."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import orrery
from orrery.core import game as kernel
from orrery.games.galactica.state import Galactica
from orrery.server import orders
from orrery.server.table import Table
from orrery.server.wishes import Order, Wish
from orrery.words.galactica.orders import WINDOWS
from tests.server.timed import House, answer, asked, house

TIGH, ROSLIN, ADAMA = range(3)
ROSLINS = ["investigative_committee_3", "consolidate_power_1", "consolidate_power_1", "consolidate_power_2"]
ADAMAS = ["executive_order_1", "executive_order_2", "executive_order_2"]
NAMED = ["executive_order_1", "executive_order_2"]
CRISIS = "a_traitor_accused"


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


async def revealed(here: House) -> Table:
    """A crisis lies on the table; Tigh, whose turn it is, has to choose whether it comes to its check."""
    table = await here.table("galactica", ("person",) * 3)
    players = [
        {"character": "saul_tigh", "hand": ["launch_scout_1"]},
        {"character": "laura_roslin", "hand": ROSLINS},
        {"character": "william_adama", "hand": ADAMAS},
    ]
    position = {"players": players, "phase": "crisis", "crisis_deck": [CRISIS], "destiny": ["repair_1"] * 8}
    title = orrery.titles()["galactica"]
    table.game = kernel.start(title, 3, title.settle_options(3, {}), {"seed": "7", "position": position})
    return table


async def passed_until(table: Table, seat: int, kind: str) -> None:
    """Everybody passes, and adds nothing, until this seat is asked that."""
    while not (seat in asked(table) and asked(table)[seat].kind == kind):
        who, question = next(iter(asked(table).items()))
        await answer(table, who, [] if question.kind == "contribute" else ["pass"])


async def commit(here: House, table: Table, name: str = "cards", value: str = "") -> Order:
    offer = next(offer for offer in WINDOWS["contribute"][1] if offer.name == name)
    (wish,) = offer.wishes[value]
    given = await orders.give(here.tables, table, ADAMA, msgspec.convert({**wish, "choice": NAMED}, Wish))
    await here.quiet()
    return given


async def committed(here: House) -> Table:
    """The crisis has come to its check, and Adama has named his cards for it."""
    table = await revealed(here)
    await answer(table, TIGH, [0])
    await commit(here, table)
    return table


async def added_by_roslin(here: House, table: Table, *cards: str) -> None:
    await passed_until(table, ROSLIN, "contribute")
    await answer(table, ROSLIN, cards)
    await here.later(orders.LONGEST)


def state(table: Table) -> Galactica:
    assert table.game is not None
    assert isinstance(table.game.state, Galactica)
    return table.game.state


def added(table: Table) -> int:
    return len(state(table).players[ADAMA].contributed)


async def why_void(here: House, table: Table) -> str | None:
    (told,) = await orders.of_seat(here.store, table.id, ADAMA)
    return told.void


@pytest.mark.parametrize("announced", [True, False])
def test_named_cards_are_added_when_the_turn_comes(database: str, announced: bool) -> None:
    """Also when they were named before the crisis had come to its check."""

    async def main() -> None:
        async with house(database) as here:
            table = await revealed(here)
            if announced:
                await commit(here, table)
            await answer(table, TIGH, [0])
            if not announced:
                await commit(here, table)
            await passed_until(table, ROSLIN, "contribute")
            await here.later(orders.LONGEST)
            assert added(table) == 0  # in order: Roslin has not answered
            await added_by_roslin(here, table)
            assert added(table) == len(NAMED)
            assert TIGH in asked(table)

    asyncio.run(main())


@pytest.mark.parametrize(("most", "withdrawn"), [("0", True), ("1", True), ("2", False), ("3", False)])
def test_they_are_withdrawn_if_somebody_before_has_added_more(database: str, most: str, withdrawn: bool) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await revealed(here)
            await answer(table, TIGH, [0])
            await commit(here, table, "unless", most)
            await added_by_roslin(here, table, "consolidate_power_1", "consolidate_power_2")
            assert (added(table), ADAMA in asked(table)) == ((0, True) if withdrawn else (2, False))
            assert await why_void(here, table) == ("where" if withdrawn else None)

    asyncio.run(main())


def test_they_are_not_for_a_check_whose_cards_lie_open(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await committed(here)
            await passed_until(table, ROSLIN, "react")
            while "investigative_committee_3" not in asked(table)[ROSLIN].items:
                await answer(table, ROSLIN, ["pass"])
                await passed_until(table, ROSLIN, "react")
            await answer(table, ROSLIN, ["investigative_committee_3"])
            await added_by_roslin(here, table)
            assert ADAMA in asked(table)
            assert await why_void(here, table) == "where"

    asyncio.run(main())


@pytest.mark.parametrize(("change", "why"), [({"difficulty": 12}, "facts"), ({"source": "prison_labor"}, "facts")])
def test_they_are_not_for_another_check(database: str, change: dict[str, Any], why: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await committed(here)
            await passed_until(table, ROSLIN, "contribute")
            for name, value in change.items():
                setattr(state(table).checks[0], name, value)
            await added_by_roslin(here, table)
            assert ADAMA in asked(table)
            assert await why_void(here, table) == why

    asyncio.run(main())


def test_cards_that_are_gone_are_not_added(database: str) -> None:
    async def main() -> None:
        async with house(database) as here:
            table = await revealed(here)
            await commit(here, table)
            state(table).players[ADAMA].hand = ("executive_order_1",)
            await answer(table, TIGH, [0])
            await added_by_roslin(here, table)
            assert ADAMA in asked(table)
            assert await why_void(here, table) == "illegal"

    asyncio.run(main())


def test_nobody_can_tell_them_from_cards_that_were_considered(database: str) -> None:
    async def main() -> None:
        seen = []
        for by_order in (True, False):
            async with house(f"{database}{by_order}") as here:
                table = await revealed(here)
                await answer(table, TIGH, [0])
                if by_order:
                    await commit(here, table, "unless", "3")
                before = [table.news(viewer) for viewer in (TIGH, ROSLIN, None)]
                await added_by_roslin(here, table, "consolidate_power_1")
                if not by_order:
                    await answer(table, ADAMA, NAMED)
                seen.append((before, [table.news(viewer) for viewer in (TIGH, ROSLIN, None)]))
        assert seen[0] == seen[1]

    asyncio.run(main())
