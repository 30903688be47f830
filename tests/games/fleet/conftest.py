"""How the tests of Fleet Commander ask."""

from __future__ import annotations

import pytest

from orrery.games.fleet.state import Fleet


@pytest.fixture
def every_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Questions that leave one choice are asked too, to see what they offer."""
    monkeypatch.setattr(Fleet, "shows", lambda self, seat: False)
