"""What takes long is done in processes of its own: nobody else waits, and whoever asks for much waits for himself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Raw
from msgspec.json import decode, encode

import orrery
from orrery.server import background, jobs, telling
from orrery.server.background import Background, TooMuch, Undone
from orrery.server.thinkers import Thinkers
from tests.server.players import FINDER
from tests.server.web import House, Visitor, house, play_noughts


@asynccontextmanager
async def at_work() -> AsyncIterator[Background]:
    found = Background(Thinkers(1, FINDER))
    try:
        yield found
    finally:
        await found.stop()


def goes_on(found: Background, file: Path) -> bool:
    """Whether the loop can make a file while a job waits for it."""

    async def both() -> bool:
        waiting = asyncio.create_task(found.do("ann", "wait_for", str(file)))
        await asyncio.sleep(0.01)
        file.touch()
        done: bool = decode(await waiting)
        await found.stop()
        return done

    return asyncio.run(both())


def test_the_loop_goes_on_while_a_job_is_done(tmp_path: Path) -> None:
    assert goes_on(Background(Thinkers(1, FINDER)), tmp_path / "there")


def test_in_the_loop_it_would_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: as the words of a replay were made before."""

    async def do(found: Background, caller: str, job: str, *args: Any) -> Raw:
        return Raw(encode(jobs.JOBS[job](*args)))

    monkeypatch.setattr(Background, "do", do)
    assert not goes_on(Background(Thinkers(1, FINDER)), tmp_path / "there")


def test_who_asks_for_much_waits_for_himself_alone(tmp_path: Path) -> None:
    """One process; Ann asks three times before Bob does, and Bob is next after the first."""

    async def run() -> list[str]:
        done: list[str] = []

        async def ask(who: str, job: str, *args: Any) -> None:
            await found.do(who, job, *args)
            done.append(who)

        async with at_work() as found:
            first = asyncio.create_task(ask("ann", "wait_for", str(tmp_path / "there")))
            await asyncio.sleep(0.01)
            rest = [asyncio.create_task(ask(who, "rules", "race", "en")) for who in ("ann", "ann", "bob")]
            await asyncio.sleep(0.01)
            (tmp_path / "there").touch()
            await asyncio.gather(first, *rest)
        return done

    assert asyncio.run(run()) == ["ann", "bob", "ann", "ann"]


def test_too_much_of_it_is_refused_and_others_are_not(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(background, "WAITING", 2)

    async def run() -> None:
        async with at_work() as found:
            held = [asyncio.create_task(found.do("ann", "wait_for", str(tmp_path / "there"))) for _ in range(2)]
            await asyncio.sleep(0.01)
            with pytest.raises(TooMuch):
                await found.do("ann", "rules", "race", "en")
            (tmp_path / "there").touch()
            assert decode(await found.do("bob", "rules", "race", "en"))["chapters"]
            await asyncio.gather(*held)
            assert decode(await found.do("ann", "rules", "race", "en"))["chapters"]

    asyncio.run(run())


@pytest.mark.parametrize("job", ["fail", "die"])
def test_a_job_that_fails_says_no_secret_and_the_next_is_done(job: str, caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        async with at_work() as found:
            with pytest.raises(Undone) as undone:
                await found.do("ann", job)
            assert "queen" not in f"{undone.value} {[vars(record) for record in caplog.records]}"
            assert decode(await found.do("ann", "rules", "race", "en"))["chapters"]

    asyncio.run(run())


# --- over the server ------------------------------------------------------------------------------------


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as started:
        yield started


def finished(title: str, seats: int) -> dict[str, Any]:
    game, rng = orrery.new(title, seats, 5), Random(5)
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    return game.record()


def brought(ann: Visitor, title: str, seats: int) -> str:
    table: str = ann.post("/api/records", {**finished(title, seats), "names": [f"N{n}" for n in range(seats)]}).json()[
        "id"
    ]
    return table


@pytest.mark.parametrize(("title", "seats"), [("race", 2), ("galactica", 4)])
def test_who_has_much_to_read_reads_the_same(
    home: House, title: str, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann = home.visitor("Ann")
    path = f"/api/tables/{brought(ann, title, seats)}/news?lang=fr"
    there = ann.get(path).json()
    assert len(there["events"]) > telling.MUCH
    monkeypatch.setattr(telling, "MUCH", 100_000)
    here = ann.get(path).json()
    assert there == here
    assert len(here["words"]["events"]) == len(here["events"])


def test_so_does_who_is_asked_something(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = home.visitor("Ann")
    running = ann.post(f"/api/tables/{brought(ann, 'race', 2)}/branch?at=90&as=0").json()["id"]
    seat = next(int(seat) for seat in home.hall.tables.awake[running].begun().pending)
    table = home.hall.tables.awake[running]
    table.chairs = [chair._replace(kind="person", person=ann.id, bot=None) for chair in table.chairs]
    path = f"/api/tables/{running}/news?seat={seat}&lang=en"
    there = ann.get(path).json()["words"]
    monkeypatch.setattr(telling, "MUCH", 100_000)
    assert there == ann.get(path).json()["words"]
    assert there["question"]["sentence"]


def test_a_connection_too(home: House) -> None:
    ann = home.visitor("Ann")
    table = brought(ann, "race", 2)
    with ann.socket(f"/api/tables/{table}/ws?lang=en") as socket:
        told = next(m for m in iter(lambda: socket.receive_json(timeout=60), None) if m["t"] == "news")
    assert told["words"] == ann.get(f"/api/tables/{table}/news?lang=en").json()["words"]


def test_a_sentence_that_fails_elsewhere_is_counted_here() -> None:
    view = orrery.new("race", 2, 1).view(0)

    async def run() -> None:
        async with at_work() as found:
            said = decode(await found.do("ann", "tell", "en", "race", 1, ["A", "B"], view, [{"event": "unheard"}]))
            assert said["events"] == ["event unheard"]

    before = telling.FAILED["race", "unheard"]
    asyncio.run(run())
    assert telling.FAILED["race", "unheard"] == before + 1
    del telling.FAILED["race", "unheard"]


def test_what_is_the_same_for_all_is_packed_and_known_again(home: House) -> None:
    ann = home.visitor("Ann")
    path = "/api/titles/race/almanac?lang=fr"
    plain = ann.call("GET", path, headers={"accept-encoding": "identity"})
    packed = ann.call("GET", path, headers={"accept-encoding": "gzip"})
    assert plain.headers["etag"] == packed.headers["etag"]
    assert packed.headers["content-encoding"] == "gzip"
    assert plain.json() == packed.json()
    assert int(packed.headers["content-length"]) < len(plain.content) / 3
    again = ann.call("GET", path, headers={"if-none-match": plain.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert ann.get("/api/titles/race/almanac?lang=en").headers["etag"] != plain.headers["etag"]


def test_metrics_tell_how_late_the_loop_is(tmp_path: Path) -> None:
    with house(tmp_path, operators=frozenset({"testclient"})) as home:
        assert "orrery_loop_late_seconds_bucket" in home.visitor().get("/metrics").text


def test_replays_of_noughts_too(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    play_noughts(ann, table)
    step = ann.get(f"/api/tables/{table}/replay?at=2&as=1&lang=en").json()
    assert (step["at"], step["of"], step["given"]["seat"]) == (2, 5, 1)
