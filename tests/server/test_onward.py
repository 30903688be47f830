"""On by today's rules, when all agree: for a game whose own rules have a fault that cannot be mended."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

import orrery
from orrery.core.errors import Refused
from orrery.server import onward, proposals
from orrery.server.check import check
from tests.editions import kit
from tests.server.kit import house, new_table, play
from tools.keep import at_hand

FAULTY = 901
TODAY = 902
ROUND = 3
"""Of Race; it cannot be begun by the faulty rules."""


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


@contextmanager
def faulty(folder: Path, monkeypatch: pytest.MonkeyPatch, rule: str) -> Iterator[None]:
    """From now on today's rules have the next number, and those of before have a fault in the rounds."""
    sources = at_hand()
    place = "games/race/rounds.py"
    assert "    g.round += 1\n" in sources[place]
    sources[place] = sources[place].replace("    g.round += 1\n", f"    g.round += 1\n{rule}")
    with kit.made(folder, "race", sources, FAULTY):
        today(monkeypatch, TODAY)
        yield


def today(monkeypatch: pytest.MonkeyPatch, rules: int) -> None:
    monkeypatch.setattr(type(orrery.titles()["race"]), "rules", rules)


RAISES = f"    if g.round == {ROUND}:\n        raise RuntimeError('a fault')\n"


async def begun(database: str, answers: int = 60) -> str:
    async with house(database) as at:
        table = await new_table(at, "race", 2)
        await play(table, Random(1), answers)
        return table.id


def test_it_goes_on_by_todays_rules_from_where_both_tell_the_same(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        today(monkeypatch, FAULTY)
        table_id = await begun(database)
        with faulty(tmp_path, monkeypatch, RAISES):
            async with house(database) as at, house(database) as elsewhere:
                table, there = await at.find(table_id), await elsewhere.find(table_id)
                assert table.aside is not None
                assert table.game is not None
                good = table.game.answers
                proposed = await proposals.propose(table, 0, "today")
                assert (proposed.answers, proposed.needed) == (good, [0, 1])
                assert table.rules == FAULTY, "nobody has agreed yet"
                await proposals.agree(table, 1, "today", proposed.seq)
                await there.catch_up()
                for one in (table, there):
                    assert one.game is not None
                    assert (one.rules, one.aside, one.game.answers) == (TODAY, None, good)
                    assert one.info(None).rules == one.info(None).rules_now
                assert await play(there, Random(2), 20) == 20
                assert await proposals.current(table) == []
            async with house(database) as at:
                again = await at.find(table_id)
                assert again.game is not None
                assert (again.rules, again.aside, again.game.answers) == (TODAY, None, good + 20)
            assert check(database).faults == ()

    asyncio.run(main())


def test_who_has_not_heard_of_it_gives_no_answer_by_the_old_rules(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process, to which the bus has told nothing."""

    async def main() -> None:
        today(monkeypatch, FAULTY)
        table_id = await begun(database, 8)
        with faulty(tmp_path, monkeypatch, RAISES):
            async with house(database) as at, house(database) as elsewhere:
                table, there = await at.find(table_id), await elsewhere.find(table_id)
                proposed = await proposals.propose(table, 0, "today")
                await proposals.agree(table, 1, "today", proposed.seq)
                with pytest.raises(Refused, match="stale"):
                    await play(there, Random(2), 1)
                assert there.rules == TODAY
                assert await play(there, Random(2), 60) == 60

    asyncio.run(main())


def test_it_goes_back_to_before_the_rules_differ(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the faulty rules the third round is called the fourth: today's cannot tell what followed."""

    async def main() -> None:
        with faulty(tmp_path, monkeypatch, f"    g.round += g.round == {ROUND}\n"):
            today(monkeypatch, FAULTY)
            async with house(database) as at:
                table = await new_table(at, "race", 2)
            today(monkeypatch, TODAY)
            async with house(database) as at:
                table = await at.find(table.id)
                await play(table, Random(1), 60)
                proposed = await proposals.propose(table, 0, "today")
                assert proposed.answers is not None
                assert 0 < proposed.answers < 60
                await proposals.agree(table, 1, "today", proposed.seq)
                assert table.game is not None
                assert table.game.answers == proposed.answers
                assert table.game.view(None)["table"]["round"] == ROUND - 1
                await play(table, Random(2), 60)

    asyncio.run(main())


def test_one_no_is_enough_and_an_answer_in_between_makes_it_lapse(
    database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        today(monkeypatch, FAULTY)
        table_id = await begun(database, 4)
        with faulty(tmp_path, monkeypatch, RAISES):
            async with house(database) as at:
                table = await at.find(table_id)
                proposed = await proposals.propose(table, 0, "today")
                await proposals.decline(table, 1, "today", proposed.seq)
                with pytest.raises(Refused, match="lapsed"):
                    await proposals.agree(table, 1, "today", proposed.seq)
                proposed = await proposals.propose(table, 0, "today")
                await play(table, Random(5), 1)
                with pytest.raises(Refused, match="lapsed"):
                    await proposals.agree(table, 1, "today", proposed.seq)
                with pytest.raises(Refused, match="lapsed"):
                    await onward.go_on(table, 0, proposed.seq, 0)
                assert table.rules == FAULTY

    asyncio.run(main())


def test_todays_rules_are_not_changed_for_themselves(database: str) -> None:
    async def main() -> None:
        async with house(database) as at:
            table = await new_table(at, "race", 2)
            with pytest.raises(Refused, match="rules are todays"):
                await proposals.propose(table, 0, "today")

    asyncio.run(main())
