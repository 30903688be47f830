"""Battlestar Galactica as a title: its options, and where its rules begin."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.chance import Chance
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.state import State
from orrery.core.title import Length, Option, Options, Title
from orrery.games.galactica import faults, knowledge, quorum, setup, skill_cards, turn
from orrery.games.galactica.characters import (
    gaius_baltar,
    galen_tyrol,
    helo,
    kara_thrace,
    laura_roslin,
    lee_adama,
    saul_tigh,
    sharon_valerii,
    tom_zarek,
    william_adama,
)
from orrery.games.galactica.events import EVENTS
from orrery.games.galactica.locations import colonial_one, cylon, galactica
from orrery.games.galactica.position import lay_out_position
from orrery.games.galactica.state import Galactica

CHARACTERS = (
    william_adama,
    saul_tigh,
    helo,
    laura_roslin,
    gaius_baltar,
    tom_zarek,
    lee_adama,
    kara_thrace,
    sharon_valerii,
    galen_tyrol,
)
CHAPTERS = (quorum, skill_cards, colonial_one, cylon, galactica, *CHARACTERS)
"""Modules that fill the tables of actions and windows when they are imported."""


class BattlestarGalactica(Title):
    name: ClassVar[str] = "galactica"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6)
    usual: ClassVar[int | None] = 5
    length: ClassVar[Length] = "long"
    options: ClassVar[tuple[Option, ...]] = (Option("difficulty", (0, 2, -2)),)
    state: ClassVar[type[State]] = Galactica
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

    def blank(self, seats: int, options: Options) -> State:
        return Galactica(seats=seats, chance=Chance(), difficulty=options["difficulty"])

    def set_up(self, g: Galactica, options: Options) -> None:
        setup.lay_out(g)

    def play(self, g: Galactica) -> Play[None]:
        return turn.play(g)

    def resume(self, g: Galactica) -> Play[None]:
        return turn.resume(g)

    def place(self, g: Galactica, options: Options, position: Mapping[str, Any]) -> None:
        lay_out_position(g, position)

    def resample(self, g: Galactica, seat: int | None, rng: Random) -> None:
        knowledge.resample(g, seat, rng)

    def faults(self, g: Galactica) -> list[str]:
        return faults.faults(g)
