"""The characters: sheets (`sheets.py`) and, one module a character with reactions or actions, their abilities."""

from __future__ import annotations

from orrery.games.galactica.characters.lines import ADMIRAL_LINE, PRESIDENT_LINE
from orrery.games.galactica.characters.sheets import CHARACTERS, LEADERS, Character

__all__ = ["ADMIRAL_LINE", "CHARACTERS", "LEADERS", "PRESIDENT_LINE", "Character"]
