"""A whole battle by two people over WebSockets, with hidden deployment: no frame tells what only the other knows.

That no byte depends on it is shown by `test_secrets.py`, for some positions. Here every frame of a battle is read, with
its words, and searched for the names of what the other hides.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from litestar.testing import WebSocketTestSession

from orrery import games
from orrery.games.fleet.state import Fleet, Ship
from orrery.words import pick
from tests.server.kit import SameHands
from tests.server.web import House, house, new_id
from tests.servers import PATIENCE

FLEETS = (
    ("battleship:vortex_missiles", "destroyer", "destroyer", "frigate"),
    ("dreadnought", "cruiser", "frigate"),
)
OPTIONS = {"deployment": "hidden", "points": 9, "round_limit": 30}
BUILDING = ("muster", "build")
"""Here everything that could be built is named."""


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    monkeypatch.setattr(secrets, "token_hex", SameHands())  # the same battle in every run
    with house(tmp_path, limited=False) as found:
        yield found


class Commander:
    """Somebody at a seat, who knows what comes through his socket and nothing else."""

    def __init__(self, seat: int, socket: WebSocketTestSession) -> None:
        self.seat, self.socket = seat, socket
        self.rng = Random(seat)
        self.view: dict[str, Any] = {}
        self.turn = 0

    def hear(self) -> str:
        """All that comes, as it came, up to the next news."""
        heard = [self.socket.receive_json(timeout=PATIENCE)]
        while heard[-1]["t"] != "news":
            assert heard[-1]["t"] != "refused", heard[-1]
            heard.append(self.socket.receive_json(timeout=PATIENCE))
        self.view, self.turn = heard[-1]["view"], heard[-1]["turn"]
        return json.dumps(heard)

    @property
    def asked(self) -> bool:
        return self.view["question"] is not None

    def answer(self) -> None:
        question = games.find("fleet").question(self.view)
        assert question is not None
        if question.kind == "muster":
            choice: Any = ["build"]
        elif question.kind == "build":
            built = question.about["plan"]
            left = list(FLEETS[self.seat])
            for entry in built:
                left.remove(entry)
            choice = [f"add:{left[0]}" if left else "done"]
        else:
            choice = list(question.sample(self.rng))
        self.socket.send_json({"t": "answer", "id": new_id(), "turn": self.turn, "choice": choice})


def things(ship: Ship) -> set[str]:
    return {ship.kind, ship.weapon, *ship.devices} - {""}


def secrets_from(g: Fleet, seat: int) -> set[str]:
    """What the other's signals are, unless the seat has such a thing himself or has seen one."""
    known: set[str] = set()
    hidden: set[str] = set()
    for ship in g.ships:
        if ship.owner == seat or ship.revealed:
            known |= things(ship)
        else:
            hidden |= things(ship)
    return hidden - known


def named(thing: str) -> tuple[str, str]:
    """As the page gets it, and as people read it."""
    return f'"{thing}"', pick("en", "fleet").named(thing)


def battle(home: House) -> tuple[int, set[str]]:
    """Plays a battle and searches its frames: how often, and for what."""
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open", title="fleet", options=OPTIONS)
    table = home.hall.tables.awake[made["table"]["id"]]
    assert bob.post("/api/links/follow", {"token": made["links"]["1"]}).status_code == 200
    at = f"/api/tables/{table.id}/ws?lang=en&seat="
    searched = 0
    sought: set[str] = set()
    with ann.socket(f"{at}0") as one, bob.socket(f"{at}1") as two:
        sides = [Commander(0, one), Commander(1, two)]
        while True:
            heard = [side.hear() for side in sides]
            assert table.game is not None
            g = table.game.state
            assert isinstance(g, Fleet)
            if table.game.result is not None:
                return searched, sought
            if not {question.kind for question in table.game.pending.values()} & set(BUILDING):
                for side, frame in zip(sides, heard, strict=True):
                    for thing in secrets_from(g, side.seat):
                        assert not [name for name in named(thing) if name in frame], f"seat {side.seat} reads {thing}"
                        searched += 1
                        sought.add(thing)
            next(side for side in sides if side.asked).answer()


def test_no_frame_of_a_battle_names_what_the_other_hides(home: House) -> None:
    searched, sought = battle(home)
    assert searched > 100
    assert {"vortex_missiles", "dreadnought"} <= sought


def test_a_signal_that_shows_what_it_is_would_be_found(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth."""
    view = Ship.view
    monkeypatch.setattr(Ship, "view", lambda self, seat, owner=None: view(self, self.owner, self.owner))
    with pytest.raises(AssertionError, match="reads"):
        battle(home)
