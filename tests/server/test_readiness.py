"""A server that cannot keep what it acknowledges says so to whatever sends people to it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import text

from orrery.server import readiness
from tests.server.web import House, house


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(readiness, "FRESH", 0.0)
    with house(tmp_path) as started:
        yield started


def test_it_is_ready_while_the_database_takes_what_is_written(home: House) -> None:
    answer = home.visitor().get("/readyz")
    assert (answer.status_code, answer.json()) == (200, {"database": True, "bus": True})


def test_it_is_not_ready_while_the_database_takes_nothing_though_it_lives(home: House) -> None:
    with home.hall.store.engine.begin() as connection:
        connection.execute(
            text("CREATE TRIGGER full BEFORE UPDATE ON schema_version BEGIN SELECT RAISE(ABORT, 'disk is full'); END")
        )
    visitor = home.visitor()
    assert (visitor.get("/readyz").status_code, visitor.get("/healthz").status_code) == (503, 200)
    assert "full" not in visitor.get("/readyz").text
    with home.hall.store.engine.begin() as connection:
        connection.execute(text("DROP TRIGGER full"))
    assert visitor.get("/readyz").status_code == 200


def test_it_waits_for_no_database_that_hangs(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "SECONDS", 0.05)
    with home.hall.store.engine.begin() as connection:
        connection.execute(text("UPDATE schema_version SET version = version"))  # and holds it
        assert home.visitor().get("/readyz").status_code == 503
