"""Tables that are awake in several processes: what the bus has lost is noticed all the same."""

from __future__ import annotations

import asyncio

from orrery.server.tables import Chair
from tests.server.kit import Ear, house, new_id, new_person, new_table


def test_an_answer_that_nobody_told_of_is_found_by_looking_again(database: str) -> None:
    async def scene() -> tuple[list[int], list[int]]:
        async with house(database) as here, house(database) as there:
            table = await new_table(here, rounds=10)
            ear = Ear(await there.find(table.id))
            await table.answer(0, table.turn, [4], new_id())
            before = ear.seqs
            await there.look_again()
            await there.look_again()
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
            await there.look_again()
            return before, other.status

    assert asyncio.run(scene()) == ("open", "playing")


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
