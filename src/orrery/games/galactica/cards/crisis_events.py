"""The 19 events: somebody chooses one of two boxes."""

from __future__ import annotations

from orrery.games.galactica.board import FRONT, REAR
from orrery.games.galactica.cards.shapes import Crisis, Orders
from orrery.games.galactica.effects import (
    Choice,
    DiscardNuke,
    DiscardSkills,
    GiveTitle,
    Placement,
    PlaceShips,
    Raptors,
    RecallVipers,
    Resource,
    Send,
)

EVENTS: tuple[Crisis, ...] = (
    Crisis(
        "build_cylon_detector",
        1,
        (Orders((DiscardNuke(1),), needs="nuke"), Orders((Resource("morale", -1), DiscardSkills("admiral", 2)))),
        chooser="admiral",
        activation="heavy_raiders",
    ),
    Crisis(
        "declare_martial_law",
        1,
        (
            Orders((Resource("morale", -1), GiveTitle("president", "admiral"))),
            Orders((Resource("population", -1), DiscardSkills("admiral", 2))),
        ),
        chooser="admiral",
        activation="basestars",
    ),
    Crisis(
        "food_shortage",
        4,
        (
            Orders((Resource("food", -2),)),
            Orders((Resource("food", -1), DiscardSkills("president", 2), DiscardSkills("current", 3))),
        ),
        chooser="president",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "requested_resignation",
        1,
        (
            Orders((DiscardSkills("president", 2), DiscardSkills("admiral", 2))),
            Orders((Choice("president", ((GiveTitle("president", "admiral"),), (Send("president", "brig"),))),)),
        ),
        chooser="admiral",
        activation="basestars",
    ),
    Crisis(
        "rescue_caprica_survivors",
        1,
        (
            Orders((Resource("fuel", -1), Resource("food", -1), Resource("population", 1))),
            Orders((Resource("morale", -1),)),
        ),
        chooser="president",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "rescue_mission_basestars",
        1,
        (Orders((Resource("morale", -1), Send("current", "sickbay"))), Orders((Resource("fuel", -1), Raptors(-1)))),
        chooser="admiral",
        activation="basestars",
        jump=True,
    ),
    Crisis(
        "rescue_mission_raiders",
        1,
        (Orders((Resource("morale", -1), Send("current", "sickbay"))), Orders((Resource("fuel", -1), Raptors(-1)))),
        chooser="admiral",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "rescue_the_fleet",
        1,
        (
            Orders((Resource("population", -2),)),
            Orders(
                (
                    Resource("morale", -1),
                    PlaceShips(
                        (Placement(FRONT, "basestar", 1), Placement(FRONT, "raider", 3), Placement(REAR, "civilian", 3))
                    ),
                )
            ),
        ),
        chooser="admiral",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "riots_basestars",
        1,
        (
            Orders((Resource("food", -1), Resource("morale", -1))),
            Orders((Resource("population", -1), Resource("fuel", -1))),
        ),
        chooser="admiral",
        activation="basestars",
        jump=True,
    ),
    Crisis(
        "riots_launch_raiders",
        1,
        (
            Orders((Resource("food", -1), Resource("morale", -1))),
            Orders((Resource("population", -1), Resource("fuel", -1))),
        ),
        chooser="admiral",
        activation="launch_raiders",
    ),
    Crisis(
        "sleep_deprivation",
        1,
        (Orders((RecallVipers(), Send("current", "sickbay"))), Orders((Resource("morale", -1),))),
        chooser="admiral",
        activation="basestars",
        jump=True,
    ),
    Crisis(
        "water_shortage_basestars_jump",
        3,
        (Orders((Resource("food", -1),)), Orders((DiscardSkills("president", 2), DiscardSkills("current", 3)))),
        chooser="president",
        activation="basestars",
        jump=True,
    ),
    Crisis(
        "water_shortage_basestars_nojump",
        1,
        (Orders((Resource("food", -1),)), Orders((DiscardSkills("president", 2), DiscardSkills("current", 3)))),
        chooser="president",
        activation="basestars",
    ),
    Crisis(
        "water_shortage_raiders_jump",
        1,
        (Orders((Resource("food", -1),)), Orders((DiscardSkills("president", 2), DiscardSkills("current", 3)))),
        chooser="president",
        activation="raiders",
        jump=True,
    ),
)
