"""What every test of the server has: two small titles, and databases of each kind."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server import table
from tests import servers
from tests.server import trivial


@pytest.fixture(autouse=True)
def titles() -> Iterator[None]:
    with trivial.known():
        yield


@pytest.fixture(autouse=True)
def frequent_snapshots(monkeypatch: pytest.MonkeyPatch) -> None:
    """The games of tests are short, and are to come past one all the same."""
    monkeypatch.setattr(table, "SNAPSHOT_EVERY", 50)


@pytest.fixture(scope="session")
def postgresql() -> Iterator[servers.PostgreSQL]:
    with servers.PostgreSQL.running() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[str]:
    """The address of a Redis of our own."""
    with servers.running_redis() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a new, empty database: the test runs once on each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'orrery.db'}"
    server: servers.PostgreSQL = request.getfixturevalue("postgresql")
    return server.new_database()
