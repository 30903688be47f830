"""The board: space areas, tracks, dials, supplies (000 p.8)."""

from __future__ import annotations

AREAS = ("front", "starboard_bow", "starboard_aft", "rear", "port_aft", "port_bow")
"""The ring of space areas, clockwise. Nothing flies across Galactica."""
FRONT, STARBOARD_BOW, STARBOARD_AFT, REAR, PORT_AFT, PORT_BOW = range(6)
LAUNCH_AREAS = (PORT_AFT, PORT_BOW)
"""The areas with a viper launch symbol."""
NO_AREA = -1

RESOURCES = ("fuel", "food", "morale", "population")
START = {"fuel": 8, "food": 8, "morale": 10, "population": 12}
RED_ZONE = {"fuel": 4, "food": 4, "morale": 5, "population": 6}
"""A dial at this number or below is in the red: half or less."""
MOST = 15

AUTO_JUMP = 5
JUMP_RISK = {3: 3, 4: 1}
"""The spaces of the jump track from which FTL Control may jump, and the population at risk there."""
BOARDED = 4
"""The space of the boarding party track where the humans have lost; centurions start on space 0."""
SLEEPER_DISTANCE = 4
KOBOL_DISTANCE = 8
EARTH_DISTANCE = 10

SUPPLY = {"viper": 8, "raptor": 4, "raider": 16, "heavy_raider": 4, "basestar": 2, "centurion": 4, "civilian": 12}
ASSAULT_RAPTORS = 4
"""Daybreak brings four (004 p.2)."""
NUKES = 2
DESTINY_EACH = 2
HAND_LIMIT = 10

NO_LOCATION = ""
"""Where a stranded character is: nowhere on the board."""
BRIG, SICKBAY = "brig", "sickbay"
VIPER = "viper"
"""Where a character is who pilots a viper; his area is said apart."""
ASSAULT_RAPTOR = "assault_raptor"
"""It counts as a viper, and no raptor (004 p.10)."""


def neighbours(area: int) -> tuple[int, int]:
    """Clockwise first."""
    return (area + 1) % 6, (area - 1) % 6


def steps_clockwise(origin: int, target: int) -> int:
    return (target - origin) % 6


def step_toward(origin: int, targets: tuple[int, ...]) -> int:
    """The next area on the way to the nearest target; a tie is broken clockwise (000 p.23)."""
    clockwise = min(steps_clockwise(origin, t) for t in targets)
    counter = min(steps_clockwise(t, origin) for t in targets)
    return neighbours(origin)[0] if clockwise <= counter else neighbours(origin)[1]
