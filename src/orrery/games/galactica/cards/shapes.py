"""The shapes of cards."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.effects import Effects, Placement


@dataclass(frozen=True)
class SkillCard:
    """`timing`: "action", or the step of the window in which it may be played (see `windows`)."""

    id: str
    name: str
    type: str
    strength: int
    timing: str


@dataclass(frozen=True)
class SkillTest:
    """A difficulty, the types that count, and what follows (000 p.16)."""

    difficulty: int
    skills: tuple[str, ...]
    passed: Effects
    failed: Effects
    partial_at: int = 0
    partial: Effects = ()


@dataclass(frozen=True)
class Orders:
    """A box of a crisis without a check. `needs`: what the chooser must have to be allowed to choose it."""

    effects: Effects
    needs: str = ""


@dataclass(frozen=True)
class Attack:
    """A Cylon attack: activation, set-up, special rule (000 p.22)."""

    activates: tuple[str, ...]
    ships: tuple[Placement, ...]
    special: Effects


Box = SkillTest | Orders | Attack


@dataclass(frozen=True)
class Crisis:
    """`chooser` picks one of two boxes; without one there is a single box."""

    id: str
    count: int
    boxes: tuple[Box, ...]
    chooser: str = ""
    activation: str = ""
    jump: bool = False
    super: bool = False


@dataclass(frozen=True)
class Destination:
    id: str
    count: int
    distance: int
    effects: Effects


@dataclass(frozen=True)
class Loyalty:
    """`effect` is what revealing it may do; a Cylon card is revealed as an action."""

    id: str
    count: int
    cylon: bool = False
