"""The die of a special sector, which Expert Pilots may roll once more (FC-FAC-18)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.dice import FACES
from orrery.games.fleet.events import Tested
from orrery.games.fleet.state import Fleet


@question
def roll_again(g: Fleet, seat: int, sector: str, face: str) -> Question:
    """ "again", or nothing; the second result stands."""
    return Question(("again",), 0, 1, about={"at": sector, "face": face})


@procedure
def roll_test(g: Fleet, seat: int, sector: str) -> Play[str]:
    """`seat` is the player whose ships are tested."""
    face = FACES[g.chance.roll(6) - 1]
    g.tell(Tested(seat, sector, g.kind_of(sector), face))
    if g.players[seat].faction == "scavengers":
        choice = yield roll_again(seat, sector, face)
        if choice:
            face = FACES[g.chance.roll(6) - 1]
            g.tell(Tested(seat, sector, g.kind_of(sector), face))
    return face
