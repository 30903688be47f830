"""The 8 missions of Search for Home (004 p.14)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.cards.shapes import SkillTest


@dataclass(frozen=True)
class Mission:
    """`distance`: what it adds at once when it is passed; when such a mission fails, its card is turned over."""

    id: str
    test: SkillTest
    distance: int = 0


MISSIONS: tuple[Mission, ...] = ()
