"""The probe joins the titles while these tests run."""

from collections.abc import Iterator

import pytest

from orrery import games
from tests.core.probe import Probe


@pytest.fixture(autouse=True, scope="module")
def probe() -> Iterator[None]:
    games.add(Probe())
    yield
    games._ADDED.pop(Probe.name)
