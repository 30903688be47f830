"""Fleet Commander as a title: its options, and where its rules begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.chance import Chance
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.state import State
from orrery.core.title import Length, Option, Options, Title
from orrery.games.fleet import campaign, faction_events, faults, knowledge, setup, squadron_events, turn
from orrery.games.fleet.campaign_events import CAMPAIGN_EVENTS
from orrery.games.fleet.events import EVENTS
from orrery.games.fleet.hidden_events import HIDDEN_EVENTS
from orrery.games.fleet.position import lay_out_position
from orrery.games.fleet.scenario_events import SCENARIO_EVENTS
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import events as sector_events
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.switches import FORMATS, SWITCHES, chosen

USUAL = "usual"
SHAPES = tuple(
    dict.fromkeys(
        shape
        for scenario in SCENARIOS.values()
        for boards in (scenario.boards, scenario.free_for_all)
        for shapes in boards.values()
        for shape in shapes
    )
)
POINTS = (USUAL, 9, 10, 11, 12, 13, 14, 15)
NEEDS: dict[str, Options] = {
    "tiles": {"map": "fog"},
    "capture_zones": {"scenario": "capture"},
    "control_portals": {"scenario": "control"},
    "evacuation": {"scenario": "salvage"},
    "at_the_limit": {"round_limit": 30},
    "portals_laid_on": {"board": "2x4x4"},
    "sides": {"scenario": "trap"},
    "flagship": {"factions": "any_faction"},
}
"""What an option needs beside it to matter."""
ALL_OPTIONAL: Options = {"weapons": "secret", "deployment": "hidden", "map": "fog"}
EVERY_SIDE: Options = {"factions": "any_faction", "commanders": "paid_commanders", "sectors": "all_sectors"}


class FleetCommander(Title):
    name: ClassVar[str] = "fleet"
    rules: ClassVar[int] = 5
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4, 5, 6)
    usual: ClassVar[int | None] = 2
    length: ClassVar[Length] = "medium"
    options: ClassVar[tuple[Option, ...]] = (
        Option("scenario", tuple(SCENARIOS)),
        Option("board", (USUAL, *SHAPES)),
        Option("points", POINTS),
        Option("round_limit", (0, 30, 60)),
        Option("quiet_limit", (20, 40, 0)),
        *[Option(name, values) for name, values in FORMATS.items()],
        *[Option(name, values, reading=True) for name, values in SWITCHES.items()],
    )
    state: ClassVar[type[State]] = Fleet
    events: ClassVar[tuple[type[Event], ...]] = (
        *EVENTS,
        *sector_events.EVENTS,
        *squadron_events.EVENTS,
        *faction_events.EVENTS,
        *SCENARIO_EVENTS,
        *CAMPAIGN_EVENTS,
        *HIDDEN_EVENTS,
    )

    def why_not(self, seats: int, options: Options) -> str | None:
        scenario = SCENARIOS[options["scenario"]]
        alone = options["format"] == "free_for_all"
        if alone and seats not in (4, 6):
            return f"The format free_for_all is for 4 or 6 players; {seats} play so anyway."
        shapes = scenario.shapes(seats, alone)
        if not shapes:
            return f"The scenario {scenario.name} is not for {seats} players{' each for himself' if alone else ''}."
        if options["board"] not in (USUAL, *shapes):
            return f"The scenario {scenario.name} for {seats} is not played on {options['board']}."
        if options["points"] not in (USUAL, *scenario.points):
            return f"The scenario {scenario.name} is not played with {options['points']} points."
        if options["map"] == "fog" and not scenario.foggy:
            return f"The scenario {scenario.name} is not played in the fog."
        if options["campaign"] == "campaign":
            if seats not in campaign.CAMPAIGNS or alone:
                return "A campaign is for two players, or for two teams of two."
            if scenario.name != "pitched_battle" or (options["board"], options["points"]) != (USUAL, USUAL):
                return "A campaign chooses its scenarios, boards and points itself."
        if scenario.fleet and (options["factions"], options["commanders"]) != ("empires", "no_commanders"):
            return f"The scenario {scenario.name} has its own fleets: no other factions, no commanders."
        if options["shortcuts"] != "no_shortcuts" and seats < 4:
            return "Portals within one zone are for four players and more."
        if options["sides"] == "swapped" and seats != 2:
            return "Sides are swapped between two players only."
        return None

    def sides(self, seats: int, options: Options) -> tuple[int, ...]:
        """As `Fleet.camp`."""
        alone = options["format"] == "free_for_all" or seats % 2
        return tuple([seat if alone else seat % 2 for seat in range(seats)])

    def variants(self) -> Iterator[tuple[int, Options]]:
        """Every scenario, board and format; each other value of each option by itself; campaigns; every number of
        players with all factions; the optional rules together with those and with every scenario and format."""
        for seats in self.seats:
            for scenario in SCENARIOS.values():
                for form in ("teams", "free_for_all"):
                    for shape in scenario.shapes(seats, form == "free_for_all"):
                        options = {"scenario": scenario.name, "format": form, "board": shape}
                        yield seats, self.settle_options(seats, options)
        for option in self.options:
            for value in option.values[1:]:
                if option.name not in ("scenario", "board", "format", "campaign"):
                    seats = 4 if option.name == "shortcuts" else 2
                    yield seats, self.settle_options(seats, {**NEEDS.get(option.name, {}), option.name: value})
        for seats in campaign.CAMPAIGNS:
            yield seats, self.settle_options(seats, {"campaign": "campaign"})
        for seats in self.seats:
            yield seats, self.settle_options(seats, EVERY_SIDE)
            yield seats, self.settle_options(seats, {**EVERY_SIDE, **ALL_OPTIONAL})
        for seats in self.seats:
            for scenario in SCENARIOS.values():
                for form in ("teams", "free_for_all"):
                    if scenario.shapes(seats, form == "free_for_all"):
                        fog = {"map": "fog" if scenario.foggy else "laid"}
                        options = {**ALL_OPTIONAL, **fog, "scenario": scenario.name, "format": form}
                        yield seats, self.settle_options(seats, options)

    def blank(self, seats: int, options: Options) -> State:
        scenario = SCENARIOS[options["scenario"]]
        shapes = scenario.shapes(seats, options["format"] == "free_for_all")
        return Fleet(
            seats=seats,
            chance=Chance(),
            scenario=options["scenario"],
            shape=shapes[0] if options["board"] == USUAL else options["board"],
            points=scenario.points[0] if options["points"] == USUAL else options["points"],
            round_limit=options["round_limit"],
            quiet_limit=options["quiet_limit"],
            switches=chosen(options),
        )

    def set_up(self, g: Fleet, options: Options) -> None:
        setup.lay_out(g)

    def play(self, g: Fleet) -> Play[None]:
        return campaign.play(g) if "campaign" in g.switches else turn.fight(g)

    def resume(self, g: Fleet) -> Play[None]:
        return turn.play_turns(g)

    def place(self, g: Fleet, options: Options, position: Mapping[str, Any]) -> None:
        lay_out_position(g, position)

    def resample(self, g: Fleet, seat: int | None, rng: Random) -> None:
        knowledge.resample(g, seat, rng)

    def faults(self, g: Fleet) -> list[str]:
        return faults.faults(g)
