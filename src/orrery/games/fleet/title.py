"""Fleet Commander as a title: its options, and where its rules begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.chance import Chance
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.state import State
from orrery.core.title import Option, Options, Title
from orrery.games.fleet import faults, knowledge, setup, turn
from orrery.games.fleet.events import EVENTS
from orrery.games.fleet.position import lay_out_position
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import events as sector_events
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.switches import SWITCHES, chosen

USUAL = "usual"
SHAPES = tuple(
    dict.fromkeys(s for scenario in SCENARIOS.values() for shapes in scenario.boards.values() for s in shapes)
)
POINTS = (12, 9, 10, 11, 13, 14, 15)


class FleetCommander(Title):
    name: ClassVar[str] = "fleet"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2,)
    options: ClassVar[tuple[Option, ...]] = (
        Option("scenario", tuple(SCENARIOS)),
        Option("board", (USUAL, *SHAPES)),
        Option("points", POINTS),
        Option("round_limit", (0, 30, 60)),
        *[Option(name, values) for name, values in SWITCHES.items()],
    )
    state: ClassVar[type[State]] = Fleet
    events: ClassVar[tuple[type[Event], ...]] = (*EVENTS, *sector_events.EVENTS)

    def why_not(self, seats: int, options: Options) -> str | None:
        scenario = SCENARIOS[options["scenario"]]
        if seats not in scenario.boards:
            return f"The scenario {scenario.name} is not for {seats} players."
        if options["board"] not in (USUAL, *scenario.boards[seats]):
            return f"The scenario {scenario.name} for {seats} is not played on {options['board']}."
        if options["points"] not in scenario.points:
            return f"The scenario {scenario.name} is not played with {options['points']} points."
        return None

    def variants(self) -> Iterator[tuple[int, Options]]:
        """The defaults, then each other value of each option by itself, with what it needs beside it."""
        for seats in self.seats:
            for scenario in SCENARIOS.values():
                if seats in scenario.boards:
                    yield seats, self.settle_options(seats, {"scenario": scenario.name})
                    for shape in scenario.boards[seats][1:]:
                        yield seats, self.settle_options(seats, {"scenario": scenario.name, "board": shape})
            for option in self.options:
                for value in option.values[1:]:
                    if option.name not in ("scenario", "board"):
                        yield seats, self.settle_options(seats, {option.name: value})

    def blank(self, seats: int, options: Options) -> State:
        shapes = SCENARIOS[options["scenario"]].boards[seats]
        return Fleet(
            seats=seats,
            chance=Chance(),
            scenario=options["scenario"],
            shape=shapes[0] if options["board"] == USUAL else options["board"],
            points=options["points"],
            round_limit=options["round_limit"],
            switches=chosen(options),
        )

    def set_up(self, g: Fleet, options: Options) -> None:
        setup.lay_out(g)

    def play(self, g: Fleet) -> Play[None]:
        return turn.play(g)

    def resume(self, g: Fleet) -> Play[None]:
        return turn.play_turns(g)

    def place(self, g: Fleet, options: Options, position: Mapping[str, Any]) -> None:
        lay_out_position(g, position)

    def resample(self, g: Fleet, seat: int | None, rng: Random) -> None:
        knowledge.resample(g, seat, rng)

    def faults(self, g: Fleet) -> list[str]:
        return faults.faults(g)
