"""What `orrery` alone does: it asks which game, and where."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec

import orrery
from orrery.words import pick_if_there
from orrery.words.text import Text

BROWSER = "browser"
Show = Callable[[str], None]
Read = Callable[[], str | None]


def places() -> list[str]:
    """Where one can play: the browser, where there is a server here, and each title in the terminal."""
    return [BROWSER] * (find_spec("litestar") is not None) + list(orrery.titles())


def choose(text: Text, lang: str, show: Show, read: Read) -> str | None:
    """One of the places; nothing where whoever was asked goes away."""
    found = places()
    show(text.say("start-which"))
    for n, place in enumerate(found, 1):
        words = pick_if_there(lang, place) if place != BROWSER else None
        title = words.title() if words else place
        name = text.say("start-browser") if place == BROWSER else text.say("start-here", title=title)
        show(text.say("start-place", n=n, place=name))
    while (typed := read()) is not None:
        if typed.strip() in map(str, range(1, len(found) + 1)):
            return found[int(typed) - 1]
        show(text.say("start-again", most=len(found)))
    return None
