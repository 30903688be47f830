"""Which options go together: what a new table can have, and why not the rest, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any

from litestar import get
from litestar.params import FromPath, FromQuery, QueryParameter
from msgspec import Struct

from orrery import games, words
from orrery.core.errors import UnknownTitle
from orrery.core.title import Title
from orrery.server.play import Lang
from orrery.server.reading import read_options
from orrery.server.spoken import value_key
from orrery.words.complaints import complain

Seats = Annotated[int, QueryParameter(ge=1, le=20)]


class Fitting(Struct):
    """Why something cannot be chosen: all together, each other value, each other number of seats."""

    clash: str | None
    values: dict[str, dict[str, str]]
    seats: dict[int, str]


@get("/titles/{title:str}/fitting", sync_to_thread=True)
def fitting(
    title: FromPath[str], seats: Seats, options: FromQuery[str] = "{}", first: FromQuery[str] = "", lang: Lang = "en"
) -> Fitting:
    """`first`: the option that the others are chosen for. With another value of it they are as usual again."""
    found = games.find(title)
    chosen = read_options(options)
    found.check_options(chosen)
    return fits(found, seats, {**_usual(found), **chosen}, first, lang)


def fits(title: Title, seats: int, chosen: Mapping[str, Any], first: str, lang: str) -> Fitting:
    named = _names(title, lang)

    def why(n: int, options: dict[str, Any]) -> str | None:
        reason = title.why_not(n, options)
        return None if reason is None else complain(lang, reason, named)

    values: dict[str, dict[str, str]] = {}
    for option in title.options:
        rest = _usual(title) if option.name == first else dict(chosen)
        reasons = {value_key(value): why(seats, {**rest, option.name: value}) for value in option.values}
        values[option.name] = {value: reason for value, reason in reasons.items() if reason is not None}
    others = {n: why(n, dict(chosen)) for n in title.seats}
    return Fitting(why(seats, dict(chosen)), values, {n: reason for n, reason in others.items() if reason is not None})


def _usual(title: Title) -> dict[str, Any]:
    return {option.name: option.default for option in title.options}


def _names(title: Title, lang: str) -> dict[str, str]:
    """What people call the options and their values."""
    try:
        say = words.pick(lang, title.name)
    except UnknownTitle:
        return {}
    values = {value_key(value): say.option_value(one.name, value) for one in title.options for value in one.values}
    return values | {option.name: say.option(option.name) for option in title.options}


HANDLERS = [fitting]
