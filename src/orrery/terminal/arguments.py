"""From what is typed after `orrery` to what the engine takes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import orrery
from orrery import bots
from orrery.core.title import Title
from orrery.terminal.errors import WrongUse
from orrery.words import LANGUAGES, UnknownLanguage

DEFAULT_BOT = "greedy"
SWITCHES = dict.fromkeys(("true", "yes", "on", "1", "oui"), True) | dict.fromkeys(
    ("false", "no", "off", "0", "non"), False
)
"""What an option that is on or off may be set to."""


def language(given: str | None, environment: Mapping[str, str]) -> str:
    """The language asked for; or that of the locale, where there are words in it; or English."""
    if given is not None:
        if given not in LANGUAGES:
            raise UnknownLanguage(f"There are words in {' and '.join(LANGUAGES)}, not in {given!r}.")
        return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            spoken = environment[name][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def title_of(name: str | None) -> Title:
    """The title asked for."""
    titles = orrery.titles()
    if name is None:
        raise WrongUse(f"Which title? The titles are: {', '.join(titles)}.")
    if name not in titles:
        raise orrery.UnknownTitle(f"There is no title {name!r}. The titles are: {', '.join(titles)}.")
    return titles[name]


def options_of(title: Title, given: Sequence[str]) -> dict[str, Any]:
    """Options written as name=value, with the values that the title has."""
    options: dict[str, Any] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or not name:
            raise WrongUse(f"An option is written name=value, not {text!r}.")
        if name in options:
            raise WrongUse(f"The option {name} was given twice.")
        options[name] = value_of(title, name, value)
    return options


def value_of(title: Title, name: str, text: str) -> Any:
    """The value that is meant; what the option cannot have is left to the title to refuse."""
    values = next((option.values for option in title.options if option.name == name), ())
    if any(isinstance(value, bool) for value in values):
        return switched(name, text)
    return {str(value): value for value in values}.get(text, text)


def switched(name: str, text: str) -> bool:
    """Yes or no, however it is written, in both languages."""
    if text.casefold() not in SWITCHES:
        raise WrongUse(f"{name} is switched on or off: true, yes, on or 1; false, no, off or 0; not {text!r}.")
    return SWITCHES[text.casefold()]


def seed_of(given: str | None) -> int | str | None:
    return int(given) if given is not None and given.isascii() and given.isdecimal() else given


def bots_of(title: Title, given: str | None, seats: int | None) -> tuple[str, ...]:
    """The bots around a person, one for each other seat: those named, the last of them as often as needed."""
    names = split(given) if given is not None else ()
    if seats is None:
        seats = len(names) + 1 if names else title.seats[0]
    if len(names) >= seats:
        raise WrongUse(f"{len(names)} bots and a person need {len(names) + 1} seats, not {seats}.")
    usual = DEFAULT_BOT if DEFAULT_BOT in bots.names(title.name) else "random"
    last = names[-1] if names else usual
    return (*names, *[last] * (seats - 1 - len(names)))


def split(given: str) -> tuple[str, ...]:
    """Names separated by commas."""
    names = tuple(name.strip() for name in given.split(","))
    if not all(names):
        raise WrongUse(f"Bots are named with commas between, not as {given!r}.")
    return names


def mode_of(title: str, mode: str | None) -> str:
    """Which of a title's ways to play is to be learned."""
    modes = bots.course_of(title).modes
    if mode is None:
        raise WrongUse(f"Which mode? The modes are: {', '.join(modes)}.")
    if mode not in modes:
        raise WrongUse(f"There is no mode {mode!r}. The modes are: {', '.join(modes)}.")
    return mode


def strongest_first(title: str) -> list[str]:
    """The bots that a ladder has when nobody says which: all but chance, and what others are measured by last."""
    known = [name for name in bots.ready(title) if name != "random"]
    return known[::-1] or ["random"]
