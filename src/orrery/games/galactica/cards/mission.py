"""The 8 missions of Search for Home (004 p.14)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.galactica.board import FRONT
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.effects import (
    Ally,
    DamageGalactica,
    DamageVipers,
    DestroyHub,
    DrawSkills,
    GainMiracle,
    PlaceCenturions,
    Placement,
    PlaceShips,
    Raptors,
    RecallVipers,
    RemoveShips,
    RepairLocations,
    Resource,
    TravelOn,
    TreacheryToDestiny,
    TurnMissionOver,
)


@dataclass(frozen=True)
class Mission:
    """`distance`: what it adds at once when it is passed; when such a mission fails, its card is turned over."""

    id: str
    test: SkillTest
    distance: int = 0


MISSIONS: tuple[Mission, ...] = (
    Mission(
        "attack_on_the_colony",
        SkillTest(
            14,
            ("tactics", "piloting"),
            (RemoveShips("basestar", 1),),
            (PlaceShips((Placement(FRONT, "basestar", 1),)), DamageGalactica(1)),
        ),
    ),
    Mission(
        "cylon_civil_war",
        SkillTest(21, ("politics", "leadership", "tactics"), (Ally("human"),), (Ally("cylon"),)),
    ),
    Mission(
        "destroy_the_hub",
        SkillTest(
            14,
            ("leadership", "tactics", "piloting"),
            (DestroyHub(),),
            (Resource("population", -1), RecallVipers(), DamageVipers(2, "reserve")),
        ),
    ),
    Mission(
        "digging_up_the_past",
        SkillTest(
            14,
            ("politics", "leadership"),
            (TravelOn(1),),
            (TreacheryToDestiny(2), TurnMissionOver()),
        ),
        distance=1,
    ),
    Mission(
        "needs_of_the_people",
        SkillTest(
            18,
            ("politics", "leadership", "engineering"),
            (Resource("food", 2), RepairLocations(1)),
            (Resource("food", -1), DrawSkills("each", "treachery", 1)),
        ),
    ),
    Mission(
        "rescue_hera",
        SkillTest(
            20,
            ("politics", "tactics", "piloting"),
            (GainMiracle("each"),),
            (Resource("morale", -1), Raptors(-1)),
        ),
    ),
    Mission(
        "the_red_stripes",
        SkillTest(
            16,
            ("tactics", "piloting", "engineering"),
            (RemoveShips("heavy_raider", 2), RemoveShips("centurion", 2)),
            (PlaceShips((Placement(FRONT, "heavy_raider", 1),)), PlaceCenturions(1)),
        ),
    ),
    Mission(
        "the_search_for_home",
        SkillTest(
            25,
            ("politics", "leadership", "tactics", "engineering"),
            (TravelOn(2),),
            (Resource("fuel", -1), TurnMissionOver()),
        ),
        distance=2,
    ),
)
