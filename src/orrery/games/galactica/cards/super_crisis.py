"""The 5 super crises (000 p.19)."""

from __future__ import annotations

from orrery.games.galactica.board import PORT_AFT, PORT_BOW, STARBOARD_AFT, STARBOARD_BOW
from orrery.games.galactica.cards.shapes import Attack, Crisis, SkillTest
from orrery.games.galactica.effects import (
    Activate,
    DamageGalactica,
    JumpTrack,
    KeepInPlay,
    PlaceCenturions,
    Placement,
    Resource,
    Send,
)

SUPER_CRISES: tuple[Crisis, ...] = (
    Crisis(
        "bomb_on_colonial_1",
        1,
        (
            SkillTest(
                15,
                ("tactics", "piloting", "engineering"),
                (),
                (Resource("morale", -2), Send("at:colonial_one", "sickbay"), KeepInPlay("end")),
            ),
        ),
        super=True,
    ),
    Crisis(
        "cylon_intruders",
        1,
        (
            SkillTest(
                18, ("leadership", "tactics"), (), (DamageGalactica(1), PlaceCenturions(2)), 14, (PlaceCenturions(1),)
            ),
        ),
        super=True,
    ),
    Crisis(
        "fleet_mobilization",
        1,
        (
            SkillTest(
                24,
                ("leadership", "tactics", "piloting", "engineering"),
                (Activate(("basestars", "launch_raiders")),),
                (Resource("morale", -1), Activate(("basestars", "raiders", "heavy_raiders", "launch_raiders"))),
            ),
        ),
        super=True,
    ),
    Crisis(
        "inbound_nukes",
        1,
        (
            SkillTest(
                15,
                ("leadership", "tactics"),
                (),
                (Resource("fuel", -1), Resource("food", -1), Resource("population", -1)),
            ),
        ),
        super=True,
    ),
    Crisis(
        "massive_assault",
        1,
        (
            Attack(
                ("heavy_raiders", "basestars"),
                (
                    Placement(STARBOARD_BOW, "basestar", 1),
                    Placement(STARBOARD_BOW, "raider", 4),
                    Placement(STARBOARD_AFT, "basestar", 1),
                    Placement(STARBOARD_AFT, "raider", 2),
                    Placement(STARBOARD_AFT, "heavy_raider", 1),
                    Placement(PORT_AFT, "viper", 1),
                    Placement(PORT_AFT, "civilian", 2),
                    Placement(PORT_BOW, "viper", 1),
                    Placement(PORT_BOW, "civilian", 2),
                ),
                (JumpTrack(-2),),
            ),
        ),
        super=True,
    ),
)
