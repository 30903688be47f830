"""Race for the Galaxy as a title: its options, and where its rules begin."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.chance import Chance
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.state import State
from orrery.core.title import Option, Options, Title
from orrery.games.race import faults, knowledge, rounds, setup
from orrery.games.race.events import EVENTS
from orrery.games.race.position import lay_out_position
from orrery.games.race.state import Race


class RaceForTheGalaxy(Title):
    name: ClassVar[str] = "race"
    rules: ClassVar[int] = 2
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    usual: ClassVar[int | None] = 3
    ranked: ClassVar[bool] = True
    options: ClassVar[tuple[Option, ...]] = (
        Option("edition", (2, 1)),
        Option("variant", ("standard", "expert")),
        Option("start", ("dealt", "experienced", "first_game")),
        Option("round_limit", (0, 30)),
    )
    state: ClassVar[type[State]] = Race
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

    def why_not(self, seats: int, options: Options) -> str | None:
        if options["variant"] == "expert" and seats != 2:
            return f"The expert variant is for 2 players, not for {seats}."
        if options["start"] == "experienced" and options["edition"] == 1:
            return "The start worlds for experienced players are not in edition 1: choose edition 2."
        return None

    def blank(self, seats: int, options: Options) -> State:
        return Race(
            seats=seats,
            chance=Chance(),
            edition=options["edition"],
            expert=options["variant"] == "expert",
            experienced=options["start"] == "experienced",
            round_limit=options["round_limit"],
        )

    def set_up(self, g: Race, options: Options) -> None:
        setup.lay_out(g, options["start"])

    def play(self, g: Race) -> Play[None]:
        return rounds.play(g)

    def resume(self, g: Race) -> Play[None]:
        return rounds.play_rounds(g)

    def place(self, g: Race, options: Options, position: Mapping[str, Any]) -> None:
        lay_out_position(g, position)

    def resample(self, g: Race, seat: int | None, rng: Random) -> None:
        knowledge.resample(g, seat, rng)

    def faults(self, g: Race) -> list[str]:
        return faults.faults(g)
