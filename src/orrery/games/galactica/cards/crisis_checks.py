"""The 41 crises with a skill check."""

from __future__ import annotations

from orrery.games.galactica.board import FRONT, REAR
from orrery.games.galactica.cards.shapes import Crisis, Orders, SkillTest
from orrery.games.galactica.effects import (
    AddDistance,
    Choice,
    DamageVipers,
    DestroyCivilians,
    DiscardSkills,
    DrawSkills,
    ExtraCrisis,
    GiveTitle,
    IfBelow,
    JumpTrack,
    KeepInPlay,
    LookAtLoyalty,
    PlaceCenturions,
    Placement,
    PlaceShips,
    Raptors,
    Resource,
    RollDie,
    Send,
)

CHECKS: tuple[Crisis, ...] = (
    Crisis(
        "a_traitor_accused",
        1,
        (
            SkillTest(8, ("politics", "leadership"), (), (Send("chosen", "brig"),)),
            Orders((DiscardSkills("current", 5),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "admiral_grilled",
        1,
        (
            SkillTest(9, ("politics", "leadership"), (), (Resource("morale", -1), DiscardSkills("admiral", 2))),
            Orders((Resource("morale", -1),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "analyze_enemy_fighter",
        1,
        (
            SkillTest(7, ("tactics", "engineering"), (Raptors(1),), (Resource("population", -1),)),
            Orders((RollDie(4, (Resource("population", -1), DiscardSkills("current", 2))),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "bomb_threat",
        1,
        (
            SkillTest(13, ("politics", "leadership", "tactics"), (), (Resource("morale", -1), DestroyCivilians(1))),
            Orders((RollDie(4, (Resource("morale", -1), DestroyCivilians(1))),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "colonial_day",
        1,
        (
            SkillTest(10, ("politics", "tactics"), (Resource("morale", 1),), (Resource("morale", -2),)),
            Orders((Resource("morale", -1),)),
        ),
        chooser="current",
        activation="basestars",
        jump=True,
    ),
    Crisis(
        "crash_landing",
        1,
        (
            SkillTest(
                6,
                ("tactics", "piloting"),
                (),
                (Choice("admiral", ((Resource("fuel", -1),), (Resource("morale", -1), Send("current", "sickbay")))),),
            ),
        ),
        activation="heavy_raiders",
    ),
    Crisis(
        "crippled_raider",
        1,
        (
            SkillTest(10, ("tactics", "engineering"), (JumpTrack(1),), (Resource("population", -1),)),
            Orders((RollDie(4, (PlaceShips((Placement(FRONT, "raider", 3), Placement(REAR, "civilian", 1))),)),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "cylon_accusation",
        1,
        (SkillTest(10, ("politics", "leadership", "tactics"), (), (Send("current", "brig"),)),),
        activation="raiders",
    ),
    Crisis(
        "cylon_screenings",
        1,
        (
            SkillTest(
                9,
                ("politics", "leadership"),
                (),
                (Resource("morale", -1), LookAtLoyalty("current", "president_or_admiral")),
            ),
            Orders((DiscardSkills("each", 2),)),
        ),
        chooser="current",
        activation="raiders",
    ),
    Crisis(
        "cylon_tracking_device",
        1,
        (
            SkillTest(
                10,
                ("tactics", "piloting", "engineering"),
                (),
                (Raptors(-1), PlaceShips((Placement(FRONT, "basestar", 1), Placement(REAR, "civilian", 2)))),
            ),
        ),
        activation="raiders",
    ),
    Crisis(
        "cylon_virus",
        1,
        (SkillTest(13, ("tactics", "engineering"), (), (Send("at:ftl_control", "sickbay"), PlaceCenturions(1))),),
        activation="launch_raiders",
    ),
    Crisis(
        "detector_sabotage",
        1,
        (SkillTest(8, ("leadership", "tactics"), (), (Send("at:research_lab", "sickbay"), KeepInPlay("end"))),),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "elections_loom",
        1,
        (
            SkillTest(
                8,
                ("politics", "leadership"),
                (),
                (Resource("morale", -1), DiscardSkills("president", 4)),
                5,
                (Resource("morale", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "forced_water_mining",
        1,
        (
            SkillTest(
                17,
                ("politics", "leadership", "tactics", "engineering"),
                (Resource("food", 1),),
                (Resource("population", -1), Resource("morale", -1)),
            ),
            Orders((Resource("food", 1), Resource("morale", -1), DiscardSkills("each", 1, "random"))),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "fulfiller_of_prophecy",
        1,
        (
            SkillTest(
                6, ("politics", "leadership"), (DrawSkills("current", "politics", 1),), (Resource("population", -1),)
            ),
            Orders((DiscardSkills("current", 1), ExtraCrisis())),
        ),
        chooser="current",
        activation="basestars",
    ),
    Crisis(
        "guilt_by_collusion",
        1,
        (SkillTest(9, ("leadership", "tactics"), (Send("chosen", "brig", optional=True),), (Resource("morale", -1),)),),
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "hangar_accident",
        1,
        (
            SkillTest(
                10,
                ("tactics", "piloting", "engineering"),
                (),
                (Resource("population", -1), DamageVipers(2, "reserve")),
                7,
                (Resource("population", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "informing_the_public",
        1,
        (
            SkillTest(7, ("politics", "leadership"), (LookAtLoyalty("current", "any"),), (Resource("morale", -2),)),
            Orders((RollDie(4, (Resource("morale", -1), Resource("population", -1))),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "jump_computer_failure",
        1,
        (SkillTest(7, ("tactics", "engineering"), (), (Resource("population", -1), JumpTrack(-1))),),
        activation="launch_raiders",
    ),
    Crisis(
        "keep_tabs_on_visitor",
        1,
        (
            SkillTest(12, ("politics", "leadership", "tactics"), (), (RollDie(4, (Resource("population", -2),)),)),
            Orders((DiscardSkills("current", 4, "random"),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "legendary_discovery",
        1,
        (SkillTest(14, ("tactics", "piloting"), (AddDistance(1),), (Resource("food", -1), Raptors(-1))),),
        activation="launch_raiders",
    ),
    Crisis(
        "loss_of_a_friend",
        1,
        (
            SkillTest(
                9,
                ("politics", "leadership"),
                (),
                (Resource("morale", -1), DiscardSkills("current", 2)),
                7,
                (DiscardSkills("current", 2),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "low_supplies",
        1,
        (
            SkillTest(
                7,
                ("politics", "leadership"),
                (),
                (Resource("morale", -1), IfBelow("food", 6, (Resource("morale", -1),))),
            ),
        ),
        activation="raiders",
    ),
    Crisis(
        "mandatory_testing",
        1,
        (
            SkillTest(
                13,
                ("politics", "leadership"),
                (LookAtLoyalty("president", "current"),),
                (Resource("morale", -1),),
                9,
                (),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "missing_g4_explosives",
        1,
        (SkillTest(7, ("leadership", "tactics"), (), (Resource("food", -1), Send("at:armory", "brig"))),),
        activation="raiders",
    ),
    Crisis(
        "network_computers",
        1,
        (
            SkillTest(
                11,
                ("politics", "tactics", "engineering"),
                (JumpTrack(1),),
                (Resource("population", -1), PlaceCenturions(1)),
            ),
            Orders((Resource("population", -1), JumpTrack(-1))),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "prison_labor",
        1,
        (SkillTest(10, ("politics", "leadership", "tactics"), (), (Resource("morale", -1), Resource("food", -1))),),
        activation="raiders",
    ),
    Crisis(
        "prisoner_revolt",
        1,
        (
            SkillTest(
                11,
                ("politics", "leadership", "tactics"),
                (),
                (Resource("population", -1), GiveTitle("president", "chosen")),
                6,
                (Resource("population", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "resistance",
        1,
        (
            SkillTest(
                12,
                ("politics", "leadership", "tactics"),
                (),
                (Resource("food", -1), Resource("fuel", -1)),
                9,
                (Resource("food", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "scouting_for_fuel",
        1,
        (
            SkillTest(12, ("tactics", "piloting"), (Resource("fuel", 1),), (Resource("fuel", -1), Raptors(-1))),
            Orders((RollDie(4, (Resource("fuel", -1),)),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "scouting_for_water",
        1,
        (
            SkillTest(9, ("tactics", "piloting"), (Resource("food", 1),), (Resource("fuel", -1), Raptors(-1))),
            Orders((Resource("food", -1),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "security_breach",
        1,
        (SkillTest(6, ("leadership", "tactics"), (), (Resource("morale", -1), Send("at:command", "sickbay"))),),
        activation="launch_raiders",
    ),
    Crisis(
        "send_survey_team",
        1,
        (
            SkillTest(15, ("tactics", "piloting", "engineering"), (), (Send("current", "sickbay"), Raptors(-1))),
            Orders((RollDie(5, (Resource("fuel", -1),)),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "terrorist_bomber",
        1,
        (SkillTest(9, ("leadership", "tactics"), (), (Resource("morale", -1), Send("current", "sickbay"))),),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "terrorist_investigations",
        1,
        (
            SkillTest(
                12, ("politics", "leadership"), (LookAtLoyalty("current", "any"),), (Resource("morale", -1),), 6, ()
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "the_olympic_carrier",
        1,
        (
            SkillTest(
                11,
                ("politics", "leadership", "piloting"),
                (),
                (Resource("morale", -1), Resource("population", -1)),
                8,
                (Resource("population", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
    Crisis(
        "unexpected_reunion",
        1,
        (
            SkillTest(
                8,
                ("politics", "leadership", "tactics"),
                (),
                (Resource("morale", -1), DiscardSkills("current", how="hand")),
            ),
        ),
        activation="raiders",
    ),
    Crisis(
        "unidentified_ship",
        1,
        (SkillTest(10, ("tactics", "piloting"), (), (Resource("population", -1),)),),
        activation="launch_raiders",
    ),
    Crisis(
        "water_sabotaged",
        1,
        (
            SkillTest(13, ("politics", "leadership", "tactics"), (), (Resource("food", -2),)),
            Orders((Resource("food", -1),)),
        ),
        chooser="current",
        activation="raiders",
        jump=True,
    ),
    Crisis(
        "weapon_malfunction",
        1,
        (
            SkillTest(
                11,
                ("tactics", "piloting", "engineering"),
                (),
                (DamageVipers(2, "space"), Send("at:weapons_control", "sickbay")),
            ),
        ),
        activation="launch_raiders",
    ),
    Crisis(
        "witch_hunt",
        1,
        (
            SkillTest(
                10,
                ("politics", "leadership"),
                (),
                (Resource("morale", -1), Send("chosen", "sickbay")),
                6,
                (Resource("morale", -1),),
            ),
        ),
        activation="heavy_raiders",
        jump=True,
    ),
)
