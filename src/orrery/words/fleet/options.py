"""Options whose values are numbers and shapes: one sentence for all of them."""

from __future__ import annotations

from orrery.games.fleet.board import board_of
from orrery.words.base import Words
from orrery.words.shapes import Item
from orrery.words.text import Value

GENERAL = {"board": "shape", "points": "size"}
"""The message that words every value of an option that has none of its own."""


class OptionWords(Words):
    def option_value(self, name: str, value: Item) -> str:
        return self.say(self._message(name, value), **_numbers(name, value))

    def option_value_hint(self, name: str, value: Item) -> str:
        return self.say(f"{self._message(name, value)}.hint", **_numbers(name, value))

    def _message(self, name: str, value: Item) -> str:
        own = f"option-{name}-{value}"
        return own if own in self.text.ids or name not in GENERAL else f"option-{name}-{GENERAL[name]}"


def _numbers(name: str, value: Item) -> dict[str, Value]:
    if isinstance(value, int):
        return {name: value}
    if name == "board" and "x" in value:
        board = board_of(value)
        return {"zones": board.zones, "depth": board.depth, "width": board.width, "sectors": len(board.sectors)}
    return {}
