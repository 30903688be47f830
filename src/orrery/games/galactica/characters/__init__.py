"""The ten characters: sheets (`sheets.py`) and, one module a character with reactions or actions, their abilities."""

from __future__ import annotations

from orrery.games.galactica.characters.sheets import ADMIRAL_LINE, CHARACTERS, PRESIDENT_LINE, Character

__all__ = ["ADMIRAL_LINE", "CHARACTERS", "PRESIDENT_LINE", "Character"]
