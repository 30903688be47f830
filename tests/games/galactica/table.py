"""A table to test at: set any situation, answer by what is asked, look at what came of it.

t = table(seat("saul_tigh", location="command", hand=["repair_1"]), seat("laura_roslin"), seat("kara_thrace"),
          phase="action", raiders={"front": 1}, vipers={"front": 1}, script=[8])
t.act("location:command")
t.say("viper_activation", "attack:front:raider")
t.quiet()                       # everybody passes in every window until something else is asked
assert t.g.raiders[0] == 0
"""

from __future__ import annotations

from typing import Any

import orrery
from orrery.games.galactica.state import Galactica

CAST = ("saul_tigh", "laura_roslin", "kara_thrace", "william_adama", "galen_tyrol", "tom_zarek")


def seat(character: str, **about: Any) -> dict[str, Any]:
    return {"character": character, **about}


class Table:
    def __init__(self, game: orrery.Game) -> None:
        self.game = game

    @property
    def g(self) -> Galactica:
        assert isinstance(self.game.state, Galactica)
        return self.game.state

    def asked(self) -> str:
        """The kind of what is asked now; nothing when the game is over."""
        kinds = {question.kind for question in self.game.pending.values()}
        assert len(kinds) <= 1, kinds
        return kinds.pop() if kinds else ""

    def quiet(self, stop: str = "") -> Table:
        """Passes in windows, and adds nothing to checks, until something else, or `stop`, is asked."""
        while self.asked() in ("react", "contribute") and self.asked() != stop:
            self.nothing()
        return self

    def nothing(self) -> None:
        """Everybody who is asked passes, or adds nothing."""
        for who, question in list(self.game.pending.items()):
            self.game.answer(who, ("pass",) if question.kind == "react" else ())

    def say(self, kind: str, *choice: str | int, who: int | None = None) -> Table:
        """Answers the question of this kind, after passing in whatever window comes before it."""
        self.quiet(stop=kind)
        while kind == self.asked() == "react" and not self.offered(choice[0], who):
            self.nothing()
            self.quiet(stop=kind)
        seats = [s for s, q in self.game.pending.items() if q.kind == kind and who in (None, s)]
        assert seats, f"{kind} is not asked of {who}, but {dict(self.game.pending)}"
        self.game.answer(seats[0], choice)
        return self

    def offered(self, item: str | int, who: int | None = None) -> bool:
        """Whether a question offers this to a seat, or to anybody."""
        return any(item in question.items for s, question in self.game.pending.items() if who in (None, s))

    def asked_for(self, play: str) -> tuple[int, ...]:
        """Who is offered this in the next windows; nobody if something else is asked before."""
        self.quiet(stop="react")
        while self.asked() == "react" and not self.offered(play):
            self.nothing()
            self.quiet(stop="react")
        return tuple(s for s, question in self.game.pending.items() if play in question.items)

    def act(self, item: str, who: int | None = None) -> Table:
        return self.say("action", item, who=who)

    def items(self, kind: str, who: int | None = None) -> tuple[Any, ...]:
        """What is offered by the question of this kind."""
        return next(q.items for s, q in self.game.pending.items() if q.kind == kind and who in (None, s))

    def blocked(self, who: int | None = None) -> dict[Any, str]:
        """What is not offered, and why."""
        question = next(q for s, q in self.game.pending.items() if who in (None, s))
        return {item: reason.code for item, reason in question.blocked().items()}

    def events(self, name: str, viewer: int | None = None) -> list[dict[str, Any]]:
        return [event for event in self.game.events(viewer) if event["event"] == name]


def table(*players: dict[str, Any], script: list[Any] | None = None, options: Any = None, **position: Any) -> Table:
    """Three players or more; those who are not given are the first of CAST that nobody plays."""
    taken = [player["character"] for player in players]
    cast = [character for character in CAST if character not in taken]
    full = [*players, *[seat(character) for character in cast[: max(0, 3 - len(players))]]]
    game = orrery.new("galactica", len(full), 1, options, script=script, position={"players": full, **position})
    assert not game.faults(), game.faults()
    return Table(game)
