"""The 10 Cylon attacks."""

from __future__ import annotations

from orrery.games.galactica.board import FRONT, PORT_AFT, PORT_BOW, REAR, STARBOARD_AFT, STARBOARD_BOW
from orrery.games.galactica.cards.shapes import Attack, Crisis
from orrery.games.galactica.effects import (
    Activate,
    ActivatePlacedRaiders,
    DamageVipers,
    DiscardSkills,
    JumpTrack,
    KeepInPlay,
    Placement,
)

ATTACKS: tuple[Crisis, ...] = (
    Crisis(
        "ambush",
        1,
        (
            Attack(
                ("basestars",),
                (
                    Placement(FRONT, "raider", 4),
                    Placement(STARBOARD_AFT, "civilian", 1),
                    Placement(REAR, "basestar", 1),
                    Placement(REAR, "raider", 4),
                    Placement(PORT_AFT, "viper", 2),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (KeepInPlay("jump"),),
            ),
        ),
    ),
    Crisis(
        "besieged",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(FRONT, "civilian", 1),
                    Placement(STARBOARD_BOW, "civilian", 1),
                    Placement(REAR, "heavy_raider", 1),
                    Placement(PORT_AFT, "basestar", 1),
                    Placement(PORT_BOW, "raider", 4),
                    Placement(PORT_BOW, "viper", 2),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (ActivatePlacedRaiders(PORT_BOW, 4),),
            ),
        ),
    ),
    Crisis(
        "boarding_parties",
        1,
        (
            Attack(
                ("heavy_raiders",),
                (
                    Placement(FRONT, "heavy_raider", 2),
                    Placement(STARBOARD_BOW, "basestar", 1),
                    Placement(STARBOARD_BOW, "raider", 4),
                    Placement(STARBOARD_AFT, "heavy_raider", 2),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "civilian", 2),
                ),
                (),
            ),
        ),
    ),
    Crisis(
        "cylon_swarm",
        1,
        (
            Attack(
                ("basestars",),
                (
                    Placement(FRONT, "basestar", 1),
                    Placement(FRONT, "raider", 5),
                    Placement(STARBOARD_BOW, "heavy_raider", 1),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "viper", 1),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (KeepInPlay("jump"),),
            ),
        ),
    ),
    Crisis(
        "heavy_assault",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(FRONT, "basestar", 1),
                    Placement(STARBOARD_BOW, "basestar", 1),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (Activate(("basestars",)),),
            ),
        ),
    ),
    Crisis(
        "jammed_assault",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(FRONT, "civilian", 1),
                    Placement(STARBOARD_BOW, "raider", 4),
                    Placement(STARBOARD_AFT, "basestar", 1),
                    Placement(STARBOARD_AFT, "heavy_raider", 2),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "viper", 1),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (KeepInPlay("jump"),),
            ),
        ),
    ),
    Crisis(
        "raiding_party",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(STARBOARD_AFT, "basestar", 1),
                    Placement(STARBOARD_AFT, "raider", 3),
                    Placement(REAR, "heavy_raider", 2),
                    Placement(REAR, "raider", 2),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 2),
                    Placement(PORT_BOW, "civilian", 2),
                ),
                (JumpTrack(-1),),
            ),
        ),
    ),
    Crisis(
        "surrounded",
        1,
        (
            Attack(
                ("basestars",),
                (
                    Placement(FRONT, "raider", 4),
                    Placement(STARBOARD_BOW, "basestar", 1),
                    Placement(STARBOARD_AFT, "raider", 3),
                    Placement(STARBOARD_AFT, "heavy_raider", 1),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "viper", 1),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (DiscardSkills("current", 3),),
            ),
        ),
    ),
    Crisis(
        "tactical_strike",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(FRONT, "heavy_raider", 1),
                    Placement(STARBOARD_AFT, "civilian", 1),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "viper", 2),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "basestar", 1),
                    Placement(PORT_BOW, "raider", 5),
                ),
                (DamageVipers(2, "reserve"),),
            ),
        ),
    ),
    Crisis(
        "thirty_three",
        1,
        (
            Attack(
                ("raiders",),
                (
                    Placement(FRONT, "basestar", 1),
                    Placement(STARBOARD_AFT, "civilian", 1),
                    Placement(REAR, "civilian", 1),
                    Placement(PORT_AFT, "viper", 1),
                    Placement(PORT_AFT, "civilian", 1),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 1),
                ),
                (KeepInPlay("loss"),),
            ),
        ),
    ),
)
