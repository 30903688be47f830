"""A rule that raises: nothing is written, nothing is lost, the table goes on with another answer, or can be mended."""

from __future__ import annotations

import asyncio
import json
import re
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from orrery.core.game import Game
from orrery.server import bots, incidents, orders, standing
from orrery.server.check import check
from orrery.server.mending import CannotRewind, list_aside, rewind
from orrery.server.protocol import Aside
from orrery.server.schema import moves, snapshots
from orrery.server.store import Move, Store, open_engine
from orrery.server.table import Table
from orrery.server.watch import JsonLines
from orrery.server.wishes import Wish
from tests.server import trivial
from tests.server.kit import house as tables_of
from tests.server.kit import new_id, new_table, play
from tests.server.test_bots import play_on
from tests.server.timed import WAIT, House, answer, log_of
from tests.server.timed import house as timed_house
from tests.server.web import Visitor, house
from tests.server.web import until as message

SECRET = "the coin in the bag is 17"


class Faulty:
    """Pennies with a rule that raises where somebody bids one of these coins (in one round, or in any), or always."""

    def __init__(self) -> None:
        self.coins: set[int] = set()
        self.round: int | None = None
        self.always = False
        self.failed = 0

    def settle(self, g: trivial.Pennies, bids: Any) -> int:
        now = self.round in (None, g.round)
        if self.always or (now and self.coins & {choice[0] for _, choice in bids}):
            self.failed += 1
            raise RuntimeError(f"{SECRET}: {g.bag}")
        return SETTLE(g, bids)


SETTLE = trivial.settle


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> Faulty:
    rule = Faulty()
    monkeypatch.setattr(trivial, "settle", rule.settle)
    return rule


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'orrery.db'}"


def hand(visitor: Visitor, table: str, seat: int) -> list[int]:
    view = visitor.get(f"/api/tables/{table}/news?seat={seat}").json()["view"]
    found: list[int] = view["table"]["players"][seat]["hand"]
    return found


def rows(at: Any, table: str) -> int:
    with at.hall.store.engine.connect() as connection:
        return len(connection.execute(moves.select().where(moves.c.table_id == table)).all())


# --- an answer ------------------------------------------------------------------------------------------


def test_an_answer_that_makes_a_rule_fail_is_refused_and_another_is_taken(tmp_path: Path, faulty: Faulty) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        table = ada.table("me", "me", title="pennies")["table"]["id"]
        bad, good = hand(ada, table, 1)[:2]
        faulty.coins = {bad}
        assert ada.answer(table, 0, [hand(ada, table, 0)[0]]).status_code == 200
        before = rows(at, table)
        refused = ada.answer(table, 1, [bad])
        told = refused.json()
        assert (refused.status_code, told["code"], rows(at, table)) == (409, "rule_failed", before)
        assert re.fullmatch("[0-9a-f]{8}", told["args"]["incident"])
        assert hand(ada, table, 1)[:2] == [bad, good]
        assert ada.answer(table, 1, [good]).status_code == 200
        assert rows(at, table) == before + 1
        assert 'orrery_rule_failures_total{rules="1",title="pennies"} 1.0' in at.hall.watch.text().decode()


def test_the_same_over_a_websocket(tmp_path: Path, faulty: Faulty) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        table = ada.table("me", "me", title="pennies")["table"]["id"]
        bad, good = hand(ada, table, 1)[:2]
        faulty.coins = {bad}
        ada.answer(table, 0, [hand(ada, table, 0)[0]])
        before = rows(at, table)
        with ada.socket(f"/api/tables/{table}/ws?seat=1") as socket:
            turn = message(socket, "news")["turn"]
            socket.send_json({"t": "answer", "id": new_id() + "-x", "turn": turn, "choice": [bad]})
            refused = message(socket, "refused")
            assert (refused["code"], len(refused["args"]["incident"]), rows(at, table)) == ("rule_failed", 8, before)
            socket.send_json({"t": "answer", "id": new_id() + "-y", "turn": turn, "choice": [good]})
            assert message(socket, "ack")["seq"] == before


def test_if_it_were_written_first_the_table_would_be_dead(
    tmp_path: Path, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth: the answer is committed untried, and the game in memory takes it."""

    def untried(self: Table, kind: str, seat: int, data: Any) -> Game | None:
        return self.game

    monkeypatch.setattr(Table, "_tried", untried)
    with pytest.raises((AssertionError, KeyError)):
        test_an_answer_that_makes_a_rule_fail_is_refused_and_another_is_taken(tmp_path, faulty)


def test_what_is_told_and_logged_of_it_names_no_card(
    tmp_path: Path, faulty: Faulty, caplog: pytest.LogCaptureFixture
) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        table = ada.table("me", "me", title="pennies")["table"]["id"]
        faulty.always = True
        ada.answer(table, 0, [hand(ada, table, 0)[0]])
        refused = ada.answer(table, 1, [hand(ada, table, 1)[0]])
    lines = [JsonLines().format(record) for record in caplog.records]
    failed = [json.loads(line) for line in lines if json.loads(line)["what"] == "rule failed"]
    assert [line["incident"] for line in failed] == [refused.json()["args"]["incident"]]
    assert (failed[0]["table"], failed[0]["seq"], failed[0]["title"], failed[0]["rules"]) == (table, 1, "pennies", 1)
    assert any(re.fullmatch(r"test_failing_rules\.py:\d+ settle", place) for place in failed[0]["where"])
    assert not [line for line in lines if SECRET in line]
    assert SECRET not in refused.text


def test_if_what_an_error_says_were_logged_it_would(
    tmp_path: Path, faulty: Faulty, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(incidents, "places", lambda error: ["test_failing_rules.py:1 settle", str(error)])
    with pytest.raises(AssertionError, match=SECRET):
        test_what_is_told_and_logged_of_it_names_no_card(tmp_path, faulty, caplog)


# --- by bots, orders and deadlines ----------------------------------------------------------------------


async def one_coin_fails(here: House, table: Table, seat: int, faulty: Faulty) -> int:
    """The coin that a bot that takes the last thing offered would bid."""
    assert table.game is not None
    coin = int(table.game.pending[seat].items[-1])
    faulty.coins = {coin}
    return coin


def test_a_bot_whose_answer_fails_gives_another(database: str, faulty: Faulty) -> None:
    async def main() -> None:
        async with timed_house(database) as here:
            table = await here.table(seats=("person", "last"))
            coin = await one_coin_fails(here, table, 1, faulty)
            await answer(table, 0)
            await here.later(WAIT)
            log = await log_of(here.store, table)
            assert faulty.failed == 1
            assert [move.seat for move in log] == [0, 1]
            assert json.loads(log[1].data) != [coin]

    asyncio.run(main())


def test_a_standing_order_whose_answer_fails_is_replaced(
    database: str, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with timed_house(database) as here:
            table = await here.table()
            coin = await one_coin_fails(here, table, 1, faulty)
            await orders.give(here.tables, table, 1, Wish("bid", [coin]))
            await answer(table, 0)
            await here.later(orders.LONGEST)
            log = await log_of(here.store, table)
            assert [move.seat for move in log] == [0, 1]
            assert json.loads(log[1].data) != [coin]

    asyncio.run(main())


def test_who_is_late_is_played_for_past_a_failing_rule(database: str, faulty: Faulty) -> None:
    async def main() -> None:
        async with timed_house(database) as here:
            away = {"kind": "bot", "bot": "last"}
            table = await here.table(away=away, pace={"kind": "days", "days": 1})
            coin = await one_coin_fails(here, table, 1, faulty)
            await answer(table, 0)
            await here.later(86400.0 + 1)
            await here.later(WAIT)
            log = await log_of(here.store, table)
            assert [move.seat for move in log] == [0, 1]
            assert json.loads(log[1].data) != [coin]

    asyncio.run(main())


def test_a_bot_at_a_rule_that_always_fails_gives_up(database: str, faulty: Faulty) -> None:
    async def main() -> None:
        async with timed_house(database) as here:
            table = await here.table(seats=("person", "last"))
            faulty.always = True
            await answer(table, 0)
            await here.later(WAIT)
            assert 1 < faulty.failed <= bots.MOST_TRIES
            assert table.aside is not None
            assert (table.aside.why, table.seq, table.busy) == ("rule_failed", 1, False)
            tried = faulty.failed
            await here.later(10 * WAIT)
            assert faulty.failed == tried, "it goes on trying"
            assert (await here.keeper.attendant.awaited(table)) == []

    asyncio.run(main())


def test_if_it_never_gave_up_it_would_go_on_for_ever(
    database: str, faulty: Faulty, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Table, "give_up", lambda self, incident: None)
    with pytest.raises(AssertionError):
        test_a_bot_at_a_rule_that_always_fails_gives_up(database, faulty)


def test_a_program_that_is_mended_goes_on_by_itself(database: str, faulty: Faulty) -> None:
    async def main() -> None:
        async with timed_house(database) as here:
            table = await here.table(seats=("person", "last"))
            faulty.always = True
            await answer(table, 0)
            await here.later(WAIT)
            assert table.aside is not None
        faulty.always = False
        async with timed_house(database) as here:
            again = await here.tables.find(table.id)
            await here.quiet()
            assert again.aside is None
            await play_on(here, again)

    asyncio.run(main())


# --- a poisoned log -------------------------------------------------------------------------------------


def stands(table: Table) -> tuple[Aside | None, int | None]:
    """Why it is set aside if it is, and how many answers its game has."""
    return table.aside, table.game.answers if table.game is not None else None


async def poisoned(at: Any, faulty: Faulty, answers: int) -> tuple[Table, int]:
    """A table whose log holds an answer that makes a rule fail: an older program took it, or somebody from outside."""
    faulty.coins = set()
    table = await new_table(at, "pennies", 2, rounds=30)
    await play(table, Random(3), answers)
    assert table.game is not None
    while len(table.game.pending) < 2:
        await play(table, Random(3), 1)
    good, now = table.game.answers, cast(trivial.Pennies, table.game.state).round
    coins = [int(table.game.pending[seat].items[0]) for seat in (0, 1)]
    for seat in (0, 1):
        await table.answer(seat, table.turn, [coins[seat]], new_id())
    # Whether a snapshot falls on that very answer, chance decides; it would show that the answer had once been played.
    await at.store.change(snapshots.delete().where(snapshots.c.seq > good))
    faulty.coins, faulty.round = {coins[1]}, now
    return table, good + 1


@pytest.mark.parametrize("answers", [4, 70], ids=["", "behind a snapshot"])
def test_a_poisoned_log_shows_the_position_before_it_and_is_mended(database: str, faulty: Faulty, answers: int) -> None:
    async def main() -> None:
        async with tables_of(database) as at:
            table, good = await poisoned(at, faulty, answers)
        async with tables_of(database) as at:
            there = await at.find(table.id)
            assert there.game is not None
            assert there.aside is not None
            assert (there.game.answers, there.aside.why, there.aside.seq) == (good, "rule_failed", good)
            assert there.news(0).view["table"]["round"] > 0
            assert (await there.say(0, "what now?")).text == "what now?"
            assert [found.table for found in list_aside(database)] == [table.id]
            with pytest.raises(CannotRewind, match="answers that can be played"):
                rewind(database, table.id, good + 1)
            assert rewind(database, table.id) == good
            await at.look_again(shared=False)  # what a server does every second
            assert stands(there) == (None, good)
            faulty.coins = set()
            assert await play(there, Random(4), 5) == 5
            assert list_aside(database) == []
        assert check(database).faults == ()

    asyncio.run(main())


def test_played_unfolded_it_would_stay_poisoned(database: str, faulty: Faulty, monkeypatch: pytest.MonkeyPatch) -> None:
    def unfolded(rows: list[Move], had: int) -> tuple[int, list[Move]]:
        return had, [row for row in rows if row.kind == "answer"]

    monkeypatch.setattr(standing, "standing", unfolded)
    with pytest.raises(AssertionError):
        test_a_poisoned_log_shows_the_position_before_it_and_is_mended(database, faulty, 4)


def test_at_a_table_set_aside_all_else_goes(tmp_path: Path, faulty: Faulty) -> None:
    """Look, talk, take back by agreement; and, at another, end and delete."""

    async def poison() -> list[str]:
        async with tables_of(f"sqlite:///{tmp_path / 'orrery.db'}") as at:
            made = [await poisoned(at, faulty, 4) for _ in range(2)]
            faulty.always = True
            return [table.id for table, _ in made]

    ids = asyncio.run(poison())
    with house(tmp_path) as at:
        known = at.visitor("Ada")
    # while no server runs, which could have read the tables already
    engine = open_engine(f"sqlite:///{tmp_path / 'orrery.db'}")
    with engine.begin() as connection:
        connection.exec_driver_sql(f"UPDATE seats SET person = '{known.id}'")
        connection.exec_driver_sql(f"UPDATE tables SET host = '{known.id}'")
    engine.dispose()
    with house(tmp_path) as at:
        ada = at.visitor()
        ada.cookies = known.cookies
        for table in ids:
            info = ada.get(f"/api/tables/{table}").json()
            assert (info["aside"]["why"], info["status"]) == ("rule_failed", "playing")
            news = ada.get(f"/api/tables/{table}/news?seat=0&lang=en").json()
            seat = int(next(iter(news["view"]["asked"])))
            refused = ada.answer(table, seat, [hand(ada, table, seat)[0]])
            assert (refused.status_code, refused.json()["code"]) == (409, "set_aside")
            assert ada.post(f"/api/tables/{table}/undo?seat=0", {"id": new_id()}).json()["code"] == "set_aside"
            assert ada.post(f"/api/tables/{table}/chat?seat=0", {"text": "hm"}).status_code == 201
            assert ada.get(f"/api/tables/{table}/record?seat=0").json()["record"] is None
            assert ada.get(f"/api/tables/{table}/awaited").json() == []
        back, over = ids
        faulty.always = False
        agree(ada, back, "undo")
        assert ada.get(f"/api/tables/{back}").json()["aside"] is None
        assert ada.call("DELETE", f"/api/tables/{back}").status_code == 409
        agree(ada, over, "end")
        info = ada.get(f"/api/tables/{over}").json()
        assert (info["status"], info["ended"]) == ("over", "agreed")
        assert len(ada.get(f"/api/tables/{over}/record").json()["record"]["answers"]) > 4
        assert ada.call("DELETE", f"/api/tables/{over}").status_code in (200, 204)
        assert ada.get(f"/api/tables/{over}").status_code == 404


def agree(visitor: Visitor, table: str, kind: str) -> None:
    """Both seats are the visitor's: one proposes, the other agrees."""
    made = visitor.post(f"/api/tables/{table}/proposals?seat=0", {"kind": kind})
    assert made.status_code == 201, made.text
    vote = {"kind": kind, "seq": made.json()["seq"], "agree": True}
    assert visitor.post(f"/api/tables/{table}/vote?seat=1", vote).status_code == 200


def test_when_all_have_left_a_table_set_aside_it_is_over(tmp_path: Path, faulty: Faulty) -> None:
    with house(tmp_path) as at:
        ada = at.visitor("Ada")
        table = ada.table("me", "me", title="pennies")["table"]["id"]
        at.hall.tables.awake[table].give_up("00000000")
        for seat in (0, 1):
            assert ada.post(f"/api/tables/{table}/stand?seat={seat}").status_code == 200
        info = ada.get(f"/api/tables/{table}").json()
        assert (info["status"], info["ended"]) == ("over", "abandoned")


# --- a log that leads elsewhere -------------------------------------------------------------------------


def test_a_game_that_goes_another_way_is_set_aside(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other code, and a rule changed without a number: the highest coin counts twice."""

    async def main() -> None:
        async with tables_of(database) as at:
            table = await new_table(at, "pennies", 2, rounds=30)
            await play(table, Random(3), 70)
        as_of_other_code(database)

        def generous(g: trivial.Pennies, bids: Any) -> int:
            best = SETTLE(g, bids)
            g.tell(trivial.Kept(best, 1))
            return best

        monkeypatch.setattr(trivial, "settle", generous)
        async with tables_of(database) as at:
            there = await at.find(table.id)
            assert there.aside is not None
            assert there.aside.why == "other_way"
            with pytest.raises(CannotRewind, match="say to how many"):
                rewind(database, table.id)
            assert rewind(database, table.id, 10) == 10
            there = await at.find(table.id)
            assert stands(there) == (None, 10)

    asyncio.run(main())


def test_if_prints_were_not_compared_it_would_go_on(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(standing, "_shown", lambda snapshot, rows: None)
    with pytest.raises(AssertionError):
        test_a_game_that_goes_another_way_is_set_aside(database, monkeypatch)


def test_a_game_of_other_code_that_goes_the_same_way_goes_on(database: str) -> None:
    async def main() -> None:
        async with tables_of(database) as at:
            table = await new_table(at, "pennies", 2, rounds=30)
            await play(table, Random(3), 70)
        as_of_other_code(database)
        async with tables_of(database) as at:
            there = await at.find(table.id)
            assert there.aside is None
            assert await play(there, Random(4), 5) == 5

    asyncio.run(main())


def as_of_other_code(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        changed = 'UPDATE snapshots SET saved = replace(saved, \'"code":"\', \'"code":"x\')'
        assert connection.exec_driver_sql(changed).rowcount > 0
    store.close()
