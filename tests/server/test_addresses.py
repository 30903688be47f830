"""What is said of an address holds no password, however it is written."""

from __future__ import annotations

import pytest

from orrery.core.errors import OrreryError
from orrery.server.addresses import without_secrets
from orrery.server.bus import connect
from orrery.server.commands import check_database


@pytest.mark.parametrize(
    ("url", "said"),
    [
        ("sqlite:///orrery.db", "sqlite:///orrery.db"),
        ("postgresql://ada:secret@host/db", "postgresql://…@host/db"),
        ("postgresql//ada:secret@host/db", "postgresql//…@host/db"),
        ("postgresql://ada:sec@ret@host:port/db", "postgresql://…@host:port/db"),
        ("redis://:secret@host", "redis://…@host"),
        ("secret@host", "…@host"),
    ],
)
def test_whoever_logs_in_is_left_out(url: str, said: str) -> None:
    assert without_secrets(url) == said


@pytest.mark.parametrize(
    "url",
    ["postgresql://ada:secret@host:port/db", "nonesuch://ada:secret@host/db", "sqlite:///no/where//ada:secret@host/db"],
)
def test_a_database_that_cannot_be_opened_is_named_without_its_password(url: str) -> None:
    with pytest.raises(OrreryError) as error:
        check_database(url)
    assert "secret" not in str(error.value)


def test_a_bus_that_is_none_is_said_to_be_in_one_sentence() -> None:
    with pytest.raises(OrreryError, match=r"^'http://…@host' is no address of a bus: redis://…$"):
        connect("http://ada:secret@host")
