"""What whoever runs the server reads: lines and numbers, and in none of them a secret (T24)."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from orrery.server import guard, hasher
from orrery.server.table import Table
from orrery.server.watch import JsonLines
from tests.server.web import house, until


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """All that is logged, as `orrery serve` writes it."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    level = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield stream
    root.removeHandler(handler)
    root.setLevel(level)


def test_the_log_has_no_secret_even_of_what_goes_wrong(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(table: Table, *_: object) -> None:
        assert table.game is not None
        raise RuntimeError(f"hands: {table.game.state.dump()} {table.start} {table.salt}")

    with house(tmp_path) as home:
        ann = home.visitor("Ann")
        made = ann.table("me", "open", "open", title="pennies")
        bob = home.visitor("Bob")
        for link in ("1", "2"):
            bob.post("/api/links/follow", {"token": made["links"][link]})
        table = home.hall.tables.awake[made["table"]["id"]]
        assert table.game is not None
        hand = list(table.game.pending[0].items)
        ann.post("/api/people/me/account", {"login": "ann", "password": "a secret word"})
        ann.answer(table.id, 0, [hand[0]])
        ann.answer(table.id, 0, ["nonesuch"])
        ann.post(f"/api/tables/{table.id}/chat?seat=0", {"text": "between us"})
        with ann.socket(f"/api/tables/{table.id}/ws?seat=0") as socket:
            until(socket, "news")
            socket.send_json({"t": "answer", "id": "an-answer", "turn": 0, "choice": [hand[1]]})
            until(socket, "refused")
        with monkeypatch.context() as patch:
            patch.setattr(Table, "news", fail)
            assert ann.get(f"/api/tables/{table.id}/news?seat=0").json()["code"] == "internal"
        secrets = {
            *made["links"].values(),
            *ann.cookies.values(),
            *bob.cookies.values(),
            str(table.start["seed"]),
            table.salt,
            "a secret word",
            "between us",
            "nonesuch",
            "hands",
            f"[{hand[0]}",
        }
    logged = lines.getvalue()
    told = [json.loads(line) for line in logged.splitlines()]
    ours = [line for line in told if line["from"] == "orrery.server"]
    assert any(line["what"] == "request" and line["route"] == "/api/tables/{table_id}/answer" for line in ours)
    failed = next(line for line in ours if line["what"] == "failed")
    assert failed["error"] == "RuntimeError"
    assert any("fail" in place for place in failed["where"])
    written = "\n".join(line for line in logged.splitlines() if '"orrery' in line or '"uvicorn' in line)
    assert not [secret for secret in secrets if secret in written]


def test_a_log_that_repeats_what_an_error_says_is_found_out(
    tmp_path: Path, lines: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The teeth of the test above."""
    honest = JsonLines.format

    def format(self: JsonLines, record: logging.LogRecord) -> str:
        said = str(record.exc_info[1]) if record.exc_info else ""
        return json.dumps({**json.loads(honest(self, record)), "said": said})

    monkeypatch.setattr(JsonLines, "format", format)
    with pytest.raises(AssertionError):
        test_the_log_has_no_secret_even_of_what_goes_wrong(tmp_path, lines, monkeypatch)


def test_a_name_that_nobody_has_takes_as_long_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:
    hashes = []

    class Hasher:
        def hash(self, password: str) -> str:
            return "made up"

        def verify(self, kept: str, password: str) -> bool:
            hashes.append(kept)
            return True

    monkeypatch.setattr(hasher, "_hasher", Hasher())
    monkeypatch.setattr(hasher, "_nobodys", cache(hasher._nobodys.__wrapped__))
    assert hasher.fits(None, "x") is False, "nobody is let in by the made-up password"
    assert hasher.fits("kept", "x") is True
    assert hashes == ["made up", "kept"]


def test_an_operator_may_read_the_numbers(tmp_path: Path) -> None:
    with house(tmp_path, operators=frozenset({"testclient"})) as home:
        ann = home.visitor("Ann")
        table = ann.table("me", "me")["table"]["id"]
        with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
            until(socket, "news")
            socket.send_json({"t": "ping"})
            until(socket, "pong")
            text = home.visitor().get("/metrics").text
    assert "orrery_connections 1.0" in text
    assert 'orrery_messages_total{kind="ping",outcome="done"} 1.0' in text
    assert "orrery_tables_awake 1.0" in text
    assert guard.SESSION_COOKIE not in text
