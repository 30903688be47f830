"""What finished games say of those who played them: read in pairs, counted once, and quick."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, select

from orrery import games
from orrery.games.fleet.state import Fleet
from orrery.server import outcomes as book
from orrery.server.glicko import NEW, Played, rated
from orrery.server.outcomes import Reading, compared, count
from orrery.server.schema import outcomes, seats, tables
from orrery.server.store import Store
from tests.server.kit import new_person
from tests.server.web import House, Visitor, house, play_noughts


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def result(winners: list[int], *scores: int) -> dict[str, Any]:
    return {"scores": scores, "winners": winners, "reason": ""}


RACE = Reading((0, 1, 2), True)
TEAMS = Reading((0, 1, 0, 1), False)
ALONE = Reading((0, 1, 2, 3), False)
SECRET = Reading(None, False)


@pytest.mark.parametrize(
    ("reading", "told", "one", "other", "score"),
    [
        (RACE, result([0], 40, 30, 20), 0, 2, 1.0),
        (RACE, result([0], 40, 30, 20), 1, 2, 1.0),  # a second before a third
        (RACE, result([0], 40, 20, 20), 1, 2, 0.5),
        (RACE, result([0, 1], 40, 40, 20), 0, 1, 0.5),  # a full tie
        (TEAMS, result([0, 2], 5, 0, 5, 0), 0, 2, None),  # partners
        (TEAMS, result([0, 2], 5, 0, 5, 0), 2, 3, 1.0),
        (TEAMS, result([0, 2], 5, 0, 5, 0), 1, 3, None),
        (TEAMS, result([], 0, 0, 0, 0), 0, 1, 0.5),  # nobody wins
        (TEAMS, result([0, 1, 2, 3], 5, 5, 5, 5), 0, 1, 0.5),  # a draw
        (ALONE, result([0], 5, 3, 1, 0), 1, 3, None),  # what is left says nothing of who was better
        (SECRET, result([0, 1], 1, 1, 0), 0, 1, None),
        (SECRET, result([0, 1], 1, 1, 0), 1, 2, 1.0),
        (SECRET, result([], 0, 0, 0), 0, 1, None),  # all have lost, and together
    ],
)
def test_a_game_is_read_in_pairs(
    reading: Reading, told: dict[str, Any], one: int, other: int, score: float | None
) -> None:
    assert compared(reading, told, one, other) == score
    assert compared(reading, told, other, one) == (None if score is None else 1 - score)


def test_titles_say_who_plays_with_whom() -> None:
    fleet = games.find("fleet")
    assert games.find("race").sides(3, {}) == (0, 1, 2)
    assert fleet.sides(4, fleet.settle_options(4, {"format": "teams"})) == (0, 1, 0, 1)
    assert fleet.sides(4, fleet.settle_options(4, {"format": "free_for_all"})) == (0, 1, 2, 3)
    assert games.find("galactica").sides(5, {}) is None
    for seats_at, options in fleet.variants():
        state = fleet.blank(seats_at, options)
        assert isinstance(state, Fleet)
        assert fleet.sides(seats_at, options) == tuple(state.camp(seat) for seat in range(seats_at))


# --- tables ---------------------------------------------------------------------------------------------


def finished(connection: Connection, people: list[str], told: dict[str, Any] | None, **more: Any) -> str:
    """A table that is over, as the database holds it."""
    table = secrets.token_urlsafe(9)
    row = {"id": table, "title": "noughts", "rules": 1, "seats": len(people), "options": "{}", "start": "{}"}
    row |= {"salt": "", "commitment": "", "status": "over", "host": people[0], "settings": "{}", "listed": False}
    row |= {"result": told and json.dumps(told), "created": 0.0, "touched": 0.0, **more}
    connection.execute(tables.insert().values(row))
    for seat, person in enumerate(people):
        chair = {"kind": "person", "person": person} if person else {"kind": "bot", "bot": "random"}
        connection.execute(seats.insert().values(table_id=table, seat=seat, name=f"Seat {seat}", **chair))
    return table


def rows(connection: Connection) -> list[Any]:
    return list(connection.execute(select(outcomes).order_by(outcomes.c.n, outcomes.c.person)))


def test_each_game_is_counted_once_in_the_order_of_their_ends(database: str) -> None:
    async def scene() -> None:
        store = Store(database)
        ann, bob = await new_person(store, "Ann"), await new_person(store, "Bob")

        def lay(connection: Connection) -> None:
            finished(connection, [ann, bob], result([1], 0, 1), touched=2.0)
            finished(connection, [ann, bob], result([0], 1, 0), touched=1.0)
            finished(connection, [ann, ""], result([0], 1, 0), touched=3.0)
            finished(connection, [ann, ann], result([0], 1, 0), touched=4.0)
            finished(connection, [ann, ann, bob], result([0], 1, 0, 0), touched=4.5)
            finished(connection, [ann, bob], None, touched=5.0)
            finished(connection, [ann, bob], result([], 0, 0), touched=6.0)
            finished(connection, [ann, bob], result([0], 1, 0), touched=6.5, settings='{"hints": "all"}')
            finished(connection, [ann, bob], result([0], 1, 0), touched=7.0, settings='{"branch_of": "x"}')
            finished(connection, [ann, bob], result([0], 1, 0), touched=8.0, status="playing")

        await store.write(lay)
        for _ in range(2):
            await count(store)
        told = await store.read(rows)
        own = [row for row in told if row.person == ann]
        assert [row.outcome for row in own] == ["won", "lost", "won", "device", "device", "ended", "nobody", "won"]
        assert [row.rating is not None for row in own] == [True, True, False, False, False, False, True, False]
        first = rated(NEW, [Played(NEW, 1.0)])
        assert (own[0].rating, own[0].deviation) == pytest.approx(first[:2])
        assert own[1].rating < own[0].rating
        await store.write(book.recount)
        await count(store)
        assert [tuple(row) for row in await store.read(rows)] == [tuple(row) for row in told]
        store.close()

    asyncio.run(scene())


def test_a_thousand_games_are_read_from_what_is_kept(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Once they are counted, no table is looked at again."""

    async def scene() -> None:
        store = Store(database)
        people = [await new_person(store, name) for name in ("Ann", "Bob", "Cleo")]
        pairs = list(permutations(people, 2))

        def lay(connection: Connection) -> None:
            for n in range(120):
                finished(connection, list(pairs[n % 6]), result([n % 2], n % 2 == 0, n % 2), touched=float(n))

        await store.write(lay)
        await count(store)
        monkeypatch.setattr(book, "_told", None)
        await count(store)
        assert len(await store.read(rows)) == 240
        store.close()

    asyncio.run(scene())


# --- the profile ----------------------------------------------------------------------------------------


def play(home: House, one: Visitor, other: Visitor, names: tuple[str, str] = ("Ann", "Bob")) -> str:
    """A round that the first wins."""
    made = one.table("me", "open")
    other.post("/api/links/follow", {"token": made["links"]["1"], "name": names[1]})
    table: str = made["table"]["id"]
    for n, square in enumerate((0, 3, 1, 4, 2)):
        assert (one, other)[n % 2].answer(table, n % 2, [square]).status_code == 200
    return table


def test_a_profile_tells_of_ones_own_games(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    tables_played = [play(home, ann, bob), play(home, bob, ann, ("Bob", "Ann")), play(home, ann, bob)]
    alone = ann.table("me", "me")["table"]["id"]
    play_noughts(ann, alone)
    told = ann.get("/api/people/me/profile").json()
    (noughts,) = told["titles"]
    assert (noughts["games"], noughts["won"], noughts["drawn"], noughts["nobody"]) == (3, 2, 0, 0)
    assert len(noughts["curve"]) == 3
    assert noughts["strength"]["low"] < noughts["strength"]["value"] < noughts["strength"]["high"]
    assert told["rivals"] == [{"name": "Bob", "games": 3, "ahead": 2, "behind": 1}]
    assert [game["table"] for game in told["history"]] == [alone, *reversed(tables_played)]
    assert [game["outcome"] for game in told["history"]] == ["device", "won", "lost", "won"]
    assert (told["games"], told["more"]) == (4, False)
    older = ann.get(f"/api/people/me/profile?before={told['history'][2]['n']}").json()
    assert [game["table"] for game in older["history"]] == [tables_played[0]]
    assert home.visitor("Eve").get("/api/people/me/profile").json()["history"] == []


def test_a_guest_who_turns_out_to_be_somebody_brings_his_games(home: House) -> None:
    ann, bob, again = home.visitor("Ann"), home.visitor("Bob"), home.visitor("Ann on the phone")
    ann.post("/api/people/me/account", {"login": "ann", "password": "0123456789"})
    play(home, ann, bob)
    play(home, again, bob)
    assert bob.get("/api/people/me/profile").json()["titles"][0]["games"] == 2
    assert len(bob.get("/api/people/me/profile").json()["rivals"]) == 2
    assert again.post("/api/login", {"login": "ann", "password": "0123456789", "keep": True}).status_code == 200
    assert again.get("/api/people/me/profile").json()["titles"][0]["games"] == 2
    (rival,) = bob.get("/api/people/me/profile").json()["rivals"]
    assert (rival["games"], rival["behind"]) == (2, 2)
