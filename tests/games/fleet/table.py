"""A table for tests: set the board, choose, look. Everything passes through the engine's public door.

Ships are written "frigate a1", with the hull after a colon and what they carry after a slash, and commas between:
`"frigate a1, battleship:20/proton_ray b1"`. They are numbered in the order written, seat after seat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

import orrery
from orrery.games.fleet.ships import has

FACE = {"orth": 1, "diag": 3, "multi": 5, "special": 6}
"""What a die of six sides must show for a face."""


def faces(text: str) -> list[int]:
    """A script of die faces."""
    return [FACE[face] for face in text.split()]


def read_ships(text: str, owner: int) -> list[dict[str, Any]]:
    found = []
    for part in filter(None, [part.strip() for part in text.split(",")]):
        what, _, sector = part.rpartition(" ")
        what, _, load = what.partition("/")
        kind, _, hull = what.partition(":")
        ship: dict[str, Any] = {"owner": owner, "kind": kind, "at": sector}
        if hull:
            ship["hull"] = int(hull)
        if load:
            ship |= {"weapon": load} if has(kind, "special_weapon") else {"devices": load.split("/")}
        found.append(ship)
    return found


class Table:
    def __init__(
        self,
        *fleets: str,
        rolled: str = "",
        stored: Sequence[str] = (),
        turn: int = 0,
        phase: str | None = None,
        sectors: dict[str, str] | None = None,
        portals: dict[str, str] | None = None,
        tokens: Sequence[dict[str, Any]] = (),
        players: Sequence[dict[str, Any]] = (),
        start: int = 0,
        more: Sequence[dict[str, Any]] = (),
        script: str | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        """`rolled` are the dice of the seat whose turn it is, `stored` the bridges; `script` the next die faces.

        `more` are ships as a position has them.
        """
        sides = [dict(players[i]) if i < len(players) else {} for i in range(len(fleets))]
        for i, side in enumerate(sides):
            side.setdefault("start", start)
            side["rolled"] = rolled.split() if i == turn else []
            side["stored"] = stored[i].split() if i < len(stored) else []
        position: dict[str, Any] = {
            "ships": [*[ship for owner, text in enumerate(fleets) for ship in read_ships(text, owner)], *more],
            "players": sides,
            "sectors": sectors or {},
            "portals": portals or {},
            "tokens": list(tokens),
            "turn": turn,
        }
        if phase:
            position["phase"] = phase
        outcomes = None if script is None else faces(script)
        self.foregone: list[tuple[int, tuple[str | int, ...]]] = []
        self.game = orrery.new("fleet", len(fleets), seed, options, script=outcomes, position=position)

    # --- choose ---------------------------------------------------------------------------------------

    def choose(self, seat: int, *items: str) -> None:
        """An answer, after which nothing may be wrong with the position."""
        self.game.answer(seat, items)
        self.foregone = list(self.game.foregone)
        assert self.game.faults() == []

    def do(self, seat: int, *answers: str) -> None:
        """Several answers of one seat, one after another; items of one answer are parted by spaces, "-" is none.

        What was not asked, because nothing else could be chosen, may be among them: it must be what was done. A
        turn that is over need not be ended.
        """
        for answer in answers:
            items = () if answer == "-" else tuple(answer.split())
            if self.foregone[:1] == [(seat, items)]:
                self.foregone.pop(0)
            elif items != ("end",) or self.asked(seat) == "act":
                self.choose(seat, *items)

    def end_turn(self) -> None:
        """The seat in turn does nothing more, and keeps on its bridge all that it can."""
        seat = self.look()["turn"]
        if self.asked(seat) == "act":
            self.choose(seat, "end")
        if self.asked(seat) == "keep":
            self.choose(seat, *max([[str(item) for item in choice] for choice in self.choices(seat)], key=len))

    # --- look -----------------------------------------------------------------------------------------

    def asked(self, seat: int) -> str | None:
        question = self.game.pending.get(seat)
        return question.kind if question else None

    def offered(self, seat: int) -> list[str]:
        return [str(item) for item in self.game.pending[seat].items]

    def choices(self, seat: int) -> list[tuple[str | int, ...]]:
        return list(self.game.pending[seat].choices())

    def preview(self, seat: int, *items: str) -> dict[str, Any]:
        return self.game.pending[seat].preview(items)

    def refusal(self, seat: int, *items: str) -> str:
        """The reason for which a choice is refused."""
        with pytest.raises(orrery.Refused) as refused:
            self.game.answer(seat, items)
        return refused.value.reason.code

    def look(self, seat: int | None = None) -> dict[str, Any]:
        table: dict[str, Any] = self.game.view(seat)["table"]
        return table

    def ship(self, n: int) -> dict[str, Any]:
        ship: dict[str, Any] = self.look()["ships"][n]
        return ship

    def at(self, n: int) -> str:
        return str(self.ship(n)["at"])

    def hull(self, n: int) -> int:
        return int(self.ship(n)["hull"])

    def side(self, seat: int) -> dict[str, Any]:
        side: dict[str, Any] = self.look(seat)["players"][seat]
        return side

    def events(self, name: str) -> list[dict[str, Any]]:
        return [event for event in self.game.events(None) if event["event"] == name]

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.winners
