"""T16 and T17: whatever is sent, nothing breaks, nothing changes that should not, and the others play on."""

from __future__ import annotations

import asyncio
import json
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
import schemathesis
import websockets
from hypothesis import HealthCheck, given, seed, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.core.result import Ok

from orrery.server import guard, problems
from orrery.server.client import Client
from orrery.server.table import Table
from tests.conftest import LONG
from tests.server.process import Process
from tests.server.web import House, Visitor, house

WORK = 2.0
"""Seconds of CPU that no illegal answer may take, of which the largest takes a hundredth. Work is bounded, however long
a machine that is busy with other things takes over it."""
PATIENCE = 30.0
"""Seconds after which those who play while others fire were held up: for them, too, only that it ends is known."""


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("house"), limited=False) as found:
        yield found


# --- T16: illegal answers -------------------------------------------------------------------------------


def mutations(legal: list[Any], others: list[Any], rng: Random) -> Iterator[Any]:
    """A legal choice, spoilt in every way that comes to mind."""
    yield from (None, "", 7, {}, {"choice": legal}, [legal], [[]], [None], [True], [1.5], [-1], [10**30], [-(2**63)])
    yield from ([*legal, "nonesuch"], [*legal, *legal, *legal], ["\x00"], ["\ud800"], ["é" * 200], ["x" * 201], [""])
    yield [json.dumps(legal)]
    yield ["a" * 1_000_001]
    yield [0] * 201
    for item in rng.sample(others, min(3, len(others))):
        yield [item]
        yield [*legal[1:], item]


@pytest.mark.parametrize(("title", "seats"), [("race", 2), ("fleet", 2), ("pennies", 3)])
def test_an_illegal_answer_changes_nothing(home: House, title: str, seats: int) -> None:
    """T16."""
    ann, rng = home.visitor("Ann"), Random(title)
    table = home.hall.tables.awake[ann.table(*["me"] * seats, title=title)["table"]["id"]]
    assert table.game is not None
    for n in range(60 if LONG else 12):
        if not table.game.pending:
            break
        seat, question = rng.choice(sorted(table.game.pending.items()))
        legal = list(question.sample(rng))
        others = [item for who, asked in table.game.pending.items() if who != seat for item in asked.items]
        before = table.game.fingerprint()
        for k, choice in enumerate(mutations(legal, others, rng)):
            if isinstance(choice, list) and all(type(i) in (str, int) for i in choice) and not question.refuse(choice):
                continue  # it happens to be legal
            data = {"id": f"illegal-{n}-{k}", "turn": table.turn, "choice": choice}
            began = time.process_time()
            answer = raw(ann, home, f"/api/tables/{table.id}/answer?seat={seat}", data)
            assert answer.status_code in (400, 409, 413), (choice, answer.text)
            assert time.process_time() - began < WORK
            assert table.game.fingerprint() == before, choice
        assert ann.answer(table.id, seat, legal, table.turn).status_code == 200


def test_an_illegal_answer_would_change_something(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of T16: a server that believes what it is sent."""
    monkeypatch.setattr(Table, "_check_answer", lambda self, seat, turn, choice: list(choice))
    monkeypatch.setattr(Table, "_tried", lambda self, kind, seat, data: self.game.copy())
    with house(tmp_path, limited=False) as credulous, pytest.raises(AssertionError):
        test_an_illegal_answer_changes_nothing(credulous, "pennies", 3)


def raw(who: Visitor, home: House, path: str, data: Any) -> Any:
    """Sent as bytes: a JSON library would not write some of it."""
    body = json.dumps(data).encode()
    return home.client.post(path, content=body, headers={"content-type": "application/json", **who._headers()})


# --- T17: the document of the API, tried out ------------------------------------------------------------


@pytest.fixture(scope="module")
def document(home: House) -> Any:
    return home.visitor().get("/schema/openapi.json").json()


def test_the_document_is_the_same_every_time(home: House, document: Any) -> None:
    assert home.visitor().get("/schema/openapi.json").json() == document


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_the_api_answers_whatever_is_sent_as_it_says(home: House, document: Any, mode: GenerationMode) -> None:
    """T17."""
    bystander = home.visitor("Bystander")
    quiet = home.hall.tables.awake[bystander.table("me", "me")["table"]["id"]]
    assert quiet.game is not None
    before = quiet.game.fingerprint()
    statuses: Counter[int] = Counter()
    for operation in schemathesis.openapi.from_dict(document).get_all_operations():
        assert isinstance(operation, Ok)
        try_out(home, operation.ok(), mode, statuses)
    assert mode is GenerationMode.NEGATIVE or statuses[200] + statuses[201] > 20, statuses
    assert quiet.game.fingerprint() == before
    assert home.visitor().get("/healthz").text == "ok"


def try_out(home: House, operation: Any, mode: GenerationMode, statuses: Counter[int]) -> None:
    who = home.visitor("Ann")
    table = who.table("me", "me")["table"]["id"]

    @seed(0)
    @settings(max_examples=200 if LONG else 6, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy(generation_mode=mode))
    def attempt(case: Any) -> None:
        if "table_id" in case.path_parameters and len(json.dumps(case.path_parameters)) % 4:
            case.path_parameters["table_id"] = table  # else it would hardly ever get past the door
        sent = case.as_transport_kwargs(base_url="http://testserver.local")
        sent["content"] = sent.pop("data", None)
        headers = {**dict(sent.pop("headers")), **who._headers()}
        sent.pop("cookies")
        answer = home.client.request(**sent, headers=headers)
        statuses[answer.status_code] += 1
        if answer.status_code == 405:  # a path that became another one
            return
        assert answer.status_code < 500, (sent, answer.text)
        assert str(answer.status_code) in operation.definition.raw["responses"], (sent, answer.status_code)
        if answer.status_code >= 400:
            assert {"code", "message"} <= set(answer.json())
        if answer.status_code == 401:
            who.cookies = home.visitor("Ann again").cookies

    with suppress(Unsatisfiable):  # nothing to get wrong
        attempt()


def take_any_seat(patch: pytest.MonkeyPatch) -> None:
    """A seat that is no number is not refused."""
    patch.setattr(guard, "_seat", lambda connection: int(connection.query_params.get("seat", 0)))


def tell_no_reason(patch: pytest.MonkeyPatch) -> None:
    """What is refused is not told as the document says."""
    patch.setattr(problems, "Trouble", lambda *_: {})


@pytest.mark.parametrize("remove", [take_any_seat, tell_no_reason])
def test_the_api_would_not_answer_as_it_says(
    tmp_path: Path, document: Any, remove: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth of T17, by HTTP."""
    remove(monkeypatch)
    with house(tmp_path, limited=False) as careless, pytest.raises(AssertionError):
        test_the_api_answers_whatever_is_sent_as_it_says(careless, document, GenerationMode.NEGATIVE)


# --- T17: raw bytes at a real server --------------------------------------------------------------------


async def bystanders(client: Client, table: Any, stop: asyncio.Event) -> list[float]:
    """Two seats that play on, whatever goes on elsewhere. Gives how long their answers took."""
    took = []
    async with client.at(table, 0) as one, client.at(table, 1) as two:
        while not stop.is_set() and not one.result:
            for place in (one, two):
                if place.question is not None:
                    began = time.monotonic()
                    await place.answer([place.question["items"][0]])
                    took.append(time.monotonic() - began)
            await asyncio.sleep(0.02)
    return took


HANDSHAKE = (
    "GET /api/tables/{table}/ws?seat=0 HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
    "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
    "Cookie: {cookie}\r\n\r\n"
)


@asynccontextmanager
async def connected(port: int) -> AsyncIterator[tuple[asyncio.StreamReader, asyncio.StreamWriter]]:
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        yield reader, writer
    finally:
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()


async def garbage(port: int, hello: bytes, rng: Random) -> None:
    """A handshake, maybe cut off or spoilt, and then bytes that are no frames."""
    spoilt = bytearray(hello)
    for _ in range(rng.choice((0, 0, 1, 5))):
        spoilt[rng.randrange(len(spoilt))] = rng.randrange(256)
    async with connected(port) as (reader, writer):
        with suppress(OSError):
            await throw(reader, writer, bytes(spoilt), rng)


async def throw(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, spoilt: bytes, rng: Random) -> None:
    writer.write(spoilt[: rng.choice((len(spoilt), rng.randrange(1, len(spoilt))))])
    await writer.drain()
    await asyncio.sleep(rng.random() * 0.05)
    writer.write(rng.randbytes(rng.choice((0, 1, 2, 100, 5000))))
    await writer.drain()
    with suppress(TimeoutError):
        await asyncio.wait_for(reader.read(4096), 0.1)


MANY = 10_000


async def flood(url: str, cookie: str) -> int | None:
    """As many messages as go out. Gives the code with which the server ends it, unless it answers them all."""
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        with suppress(websockets.ConnectionClosed):
            for _ in range(MANY):
                await socket.send('{"t": "ping"}')
        with suppress(websockets.ConnectionClosed):
            answered = 0
            while answered < MANY:
                answered += json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))["t"] == "pong"
        return socket.close_code


async def fragments(url: str, cookie: str) -> None:
    """One message in pieces is one message; and one that never ends is ended, not answered."""
    async with websockets.connect(url, additional_headers={"cookie": cookie}) as socket:
        await socket.send(['{"t": ', '"pi', 'ng"}'])
        while json.loads(await socket.recv())["t"] != "pong":
            pass
        with suppress(websockets.ConnectionClosed):
            await socket.send("x" * 10_000 for _ in range(20))
            await asyncio.wait_for(socket.recv(), PATIENCE)
        assert socket.close_code in (1009, 1006)  # the latter when the reason is lost on the way


def test_a_server_under_fire_serves_the_others(tmp_path: Path) -> None:
    """T17, by raw bytes."""
    under_fire(tmp_path, "--limited")


@pytest.mark.parametrize("option", ["--endless-messages", "--endless-queues"])
def test_without_bounds_it_would_not(tmp_path: Path, option: str) -> None:
    """The teeth of T17: messages of any length, or as many and as fast as they come."""
    with pytest.raises(AssertionError):
        under_fire(tmp_path, option)


def under_fire(tmp_path: Path, *options: str) -> None:
    async def scene(process: Process) -> tuple[list[float], int | None]:
        rng = Random(1)
        async with Client(process.url) as quiet, Client(process.url) as loud, AsyncExitStack() as stack:
            await quiet.enter("Ann")
            await loud.enter("Eve")
            playing = (await quiet.create("noughts", ["me", "me"], {"rounds": 100})).table.id
            target = (await loud.create("noughts", ["me", "me"], {"rounds": 100})).table.id
            stop = asyncio.Event()
            play = asyncio.create_task(bystanders(quiet, playing, stop))
            stack.push_async_callback(asyncio.wait, [play])
            stack.callback(stop.set)
            cookie = "; ".join(f"{name}={value}" for name, value in loud.session.items())
            hello = HANDSHAKE.format(table=target, port=process.port, cookie=cookie).encode()
            idle = [await stack.enter_async_context(connected(process.port)) for _ in range(100)]
            for _, writer in idle:
                writer.write(b"GET /api/titles HTTP/1.1\r\nHost: x\r\nX-Slow: ")
            for _ in range(300 if LONG else 60):
                await garbage(process.port, hello, rng)
            url = f"{process.url.replace('http', 'ws')}/api/tables/{target}/ws?seat=0"
            await fragments(url, cookie)
            code = await flood(url, cookie)
            stop.set()
            return await play, code

    with Process(f"sqlite:///{tmp_path / 'orrery.db'}", None, *options) as process:
        took, code = asyncio.run(scene(process))
        assert process.stop() == 0
    assert code in (4408, 4429)  # too slow to take the answers in, or too fast
    assert len(took) > 10
    assert max(took) < PATIENCE
