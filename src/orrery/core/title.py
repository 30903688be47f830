"""A title: the name, the options and the rules of one game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product
from random import Random
from typing import Any, ClassVar, Literal

from orrery.core.chance import Chance
from orrery.core.errors import BadOption
from orrery.core.event import Event
from orrery.core.procedure import Play
from orrery.core.question import Question
from orrery.core.state import State

Options = dict[str, Any]
Length = Literal["short", "medium", "long"]


@dataclass(frozen=True, slots=True)
class Option:
    """A table's choice before the game: its values, the default first."""

    name: str
    values: tuple[Any, ...]
    reading: bool = False
    """Of a rule that the book leaves open: most tables take the default without a look."""

    @property
    def default(self) -> Any:
        return self.values[0]


class Title(ABC):
    """What a folder under `games/` provides. Its texts live in `orrery.words`."""

    name: ClassVar[str]
    rules: ClassVar[int]
    """The version of the rules: a change that alters how a stored game goes on takes the next number."""
    seats: ClassVar[tuple[int, ...]]
    usual: ClassVar[int | None] = None
    """How many mostly sit down together; where it says nothing, the fewest."""
    length: ClassVar[Length] = "short"
    """How long people sit at it: less than an hour, an hour or two, a whole evening."""
    ranked: ClassVar[bool] = False
    """Whether the scores also say who of those that did not win came before whom."""
    options: ClassVar[tuple[Option, ...]] = ()
    state: ClassVar[type[State]]
    events: ClassVar[tuple[type[Event], ...]] = ()

    @abstractmethod
    def set_up(self, g: Any, options: Options) -> None:
        """Puts the box on the table: everything that needs no question."""

    @abstractmethod
    def play(self, g: Any) -> Play[None]:
        """The whole game, from the first question to the last."""

    @abstractmethod
    def resume(self, g: Any) -> Play[None]:
        """The game from an explicit position on."""

    @abstractmethod
    def place(self, g: Any, options: Options, position: Mapping[str, Any]) -> None:
        """Sets up an explicit position, or raises BadOption."""

    @abstractmethod
    def resample(self, g: Any, seat: int | None, rng: Random) -> None:
        """Replaces all that the seat cannot know by something else that it could be."""

    @abstractmethod
    def faults(self, g: Any) -> list[str]:
        """Everything wrong with the position."""

    def question(self, view: Mapping[str, Any]) -> Question | None:
        """What the seat that a view was made for is asked, with nothing behind it but the view."""
        return Question.from_data(view["question"], self.state.read(view["table"])) if view["question"] else None

    def blank(self, seats: int, options: Options) -> State:
        """A state with nothing on the table yet."""
        return self.state(seats=seats, chance=Chance())

    def why_not(self, seats: int, options: Options) -> str | None:
        """Why seats and options, each possible, do not go together."""
        return None

    def sides(self, seats: int, options: Options) -> tuple[int, ...] | None:
        """Who plays with whom: for each seat the number of its side. None where that comes out only in play."""
        return tuple(range(seats))

    def variants(self) -> Iterator[tuple[int, Options]]:
        """The ways to play that the laws are held over: all combinations, unless a title of many options names some."""
        names = [option.name for option in self.options]
        for seats, *values in product(self.seats, *[option.values for option in self.options]):
            options = dict(zip(names, values, strict=True))
            if self.why_not(seats, options) is None:
                yield seats, options

    def settle_options(self, seats: Any, options: Mapping[str, Any]) -> Options:
        """All options with their values: those given, and the defaults."""
        if isinstance(seats, bool) or not isinstance(seats, int) or seats not in self.seats:
            many = f"{self.seats[0]} to {self.seats[-1]}"
            raise BadOption(f"{self.name} is played by {many}, not by {seats!r}.")
        self.check_options(options)
        settled = {option.name: options.get(option.name, option.default) for option in self.options}
        clash = self.why_not(seats, settled)
        if clash:
            raise BadOption(clash)
        return settled

    def check_options(self, options: Mapping[str, Any]) -> None:
        """Raises BadOption for an option that there is not, or a value that it cannot have."""
        known = {option.name: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                raise BadOption(f"{self.name} has no option {name!r}. Its options are: {', '.join(known) or 'none'}.")
            values = known[name].values
            if not any(value == v and type(value) is type(v) for v in values):
                raise BadOption(f"{name} cannot be {value!r}. It can be: {', '.join(map(str, values))}.")
