"""The 22 destinations."""

from __future__ import annotations

from orrery.games.galactica.board import FRONT, REAR
from orrery.games.galactica.cards.shapes import Destination
from orrery.games.galactica.effects import (
    DamageVipers,
    DestroyCivilians,
    Placement,
    PlaceShips,
    Raptors,
    RepairShips,
    Resource,
    Risk,
)

DESTINATIONS: tuple[Destination, ...] = (
    Destination("asteroid_field", 2, 3, (Resource("fuel", -2), DestroyCivilians(1))),
    Destination("barren_planet", 4, 2, (Resource("fuel", -2),)),
    Destination(
        "cylon_ambush",
        1,
        3,
        (
            Resource("fuel", -1),
            PlaceShips(
                (Placement(FRONT, "basestar", 1), Placement(FRONT, "raider", 3), Placement(REAR, "civilian", 3))
            ),
        ),
    ),
    Destination(
        "cylon_refinery",
        1,
        2,
        (Resource("fuel", -1), Risk("viper", 2, 6, (Resource("fuel", 2),), (DamageVipers(2, "reserve"),))),
    ),
    Destination("deep_space", 3, 2, (Resource("fuel", -1), Resource("morale", -1))),
    Destination("desolate_moon", 1, 3, (Resource("fuel", -3),)),
    Destination("icy_moon", 2, 1, (Resource("fuel", -1), Risk("raptor", 1, 3, (Resource("food", 1),), (Raptors(-1),)))),
    Destination("ragnar_anchorage", 1, 1, (RepairShips(3, 1),)),
    Destination("remote_planet", 3, 2, (Resource("fuel", -1), Raptors(-1))),
    Destination(
        "tylium_planet", 4, 1, (Resource("fuel", -1), Risk("raptor", 1, 3, (Resource("fuel", 2),), (Raptors(-1),)))
    ),
)
