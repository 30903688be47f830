"""Battlestar Galactica as a title: its options, and where its rules begin."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any, ClassVar

from orrery.core.chance import Chance
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.state import State
from orrery.core.title import Length, Option, Options, Title
from orrery.games.galactica import (
    daybreak_skill_cards,
    faults,
    knowledge,
    mutiny_cards,
    overlays,
    quorum,
    setup,
    skill_cards,
    turn,
)
from orrery.games.galactica.characters import (
    brendan_hot_dog_costanza,
    danna_biers,
    gaius_baltar,
    gaius_baltar_alt,
    galen_tyrol,
    helo,
    kara_thrace,
    karl_helo_agathon_alt,
    laura_roslin,
    lee_adama,
    louis_hoshi,
    romo_lampkin,
    saul_tigh,
    sharon_athena_agathon,
    sharon_valerii,
    sherman_doc_cottle,
    simon_oneill,
    tom_zarek,
    tom_zarek_alt,
    william_adama,
)
from orrery.games.galactica.events import EVENTS
from orrery.games.galactica.locations import (
    colonial_one,
    colonial_one_overlay,
    cylon,
    cylon_overlay,
    demetrius,
    galactica,
    rebel_basestar,
)
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
    tom_zarek_alt,
    karl_helo_agathon_alt,
    gaius_baltar_alt,
    romo_lampkin,
    louis_hoshi,
    brendan_hot_dog_costanza,
    sherman_doc_cottle,
    simon_oneill,
    danna_biers,
    sharon_athena_agathon,
)
LOCATIONS = (colonial_one, cylon, galactica, colonial_one_overlay, cylon_overlay, demetrius, rebel_basestar)
CHAPTERS = (quorum, skill_cards, daybreak_skill_cards, mutiny_cards, overlays, *LOCATIONS, *CHARACTERS)
"""Modules that fill the tables of actions and windows when they are imported."""


class BattlestarGalactica(Title):
    name: ClassVar[str] = "galactica"
    rules: ClassVar[int] = 4
    seats: ClassVar[tuple[int, ...]] = (3, 4, 5, 6, 7)
    options: ClassVar[tuple[Option, ...]] = (
        Option("difficulty", (0, 2, -2)),
        Option("activations", ("turn", "icon"), reading=True),
        Option("daybreak", (False, True)),
        Option("search_for_home", (False, True)),
        Option("danna_press_room", (False, True), reading=True),
        Option("dutiful_each", (False, True), reading=True),
    )
    usual: ClassVar[int | None] = 5
    length: ClassVar[Length] = "long"
    state: ClassVar[type[State]] = Galactica
    events: ClassVar[tuple[type[Event], ...]] = EVENTS

    def blank(self, seats: int, options: Options) -> State:
        return Galactica(seats=seats, chance=Chance(), **options)

    def sides(self, seats: int, options: Options) -> None:
        """Who is a Cylon comes out at the end at the latest."""

    def why_not(self, seats: int, options: Options) -> str | None:
        if seats > 6 and not options["daybreak"]:
            return "Seven play with the expansion Daybreak only."
        for name in ("search_for_home", "danna_press_room", "dutiful_each"):
            if options[name] and not options["daybreak"]:
                return f"The option {name} belongs to the expansion Daybreak."
        return None

    def variants(self) -> Iterator[tuple[int, Options]]:
        """The difficulties of the base game; Daybreak, with and without Search for Home, at each number of players.

        Options that touch a single character stand together in one variant.
        """
        for seats in self.seats:
            plain = self.settle_options(seats, {"daybreak": seats > 6})
            if seats <= 6:
                yield from ((seats, {**plain, "difficulty": n}) for n in (0, 2, -2))
            for home in (False, True):
                yield seats, {**plain, "daybreak": True, "search_for_home": home}
        yield 5, self.settle_options(5, {"activations": "icon"})
        yield 5, {**plain, "danna_press_room": True, "dutiful_each": True}

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
