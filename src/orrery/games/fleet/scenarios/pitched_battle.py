"""Pitched Battle (FC-BR2, FC-BR4), and the manual's first game of it (FC-SET-04, 05, 07, 09)."""

from __future__ import annotations

from orrery.games.fleet.scenarios.nearness import flagships, wearing_down
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.zones import own_edge
from orrery.games.fleet.victory import attrition

TWO = ("5x5", "5x6", "6x6", "2x4x4")
TEAMS = {4: ("5x8", "5x10", "7x7", "2x5x5"), 6: ("5x12", "6x12", "3x5x5")}
"""Ten to fifteen sectors a player, edges with four for each (FC-BR4-01, FC-TEA-02)."""
ALONE = {3: ("6x6", "5x8"), 5: ("8x8", "7x9")}
FREE_FOR_ALL = {4: ("7x7", "2x5x5"), 6: ("9x9", "3x5x5")}

PITCHED_BATTLE = Scenario(
    "pitched_battle",
    boards={2: TWO, **ALONE, **TEAMS},
    free_for_all=FREE_FOR_ALL,
    zone=own_edge,
    judge=attrition,
    near=wearing_down,
    stake=flagships,
    worn_down=(0, 1),
)
FIRST_GAME = Scenario(
    "first_game",
    boards={2: ("5x5",)},
    zone=own_edge,
    judge=attrition,
    near=wearing_down,
    stake=flagships,
    worn_down=(0, 1),
    points=(12,),
    terrain=(("b3", "asteroid_field"), ("d3", "asteroid_field")),
    tiles=0,
    fleet=("frigate", "frigate", "frigate", "frigate", "destroyer", "destroyer", "battleship"),
    foggy=False,
)
"""Its fields are where we read the lost diagram to have them (AMB-06)."""
