"""Pitched Battle (FC-BR2, FC-BR4), and the manual's first game of it (FC-SET-04, 05, 07, 09)."""

from __future__ import annotations

from orrery.games.fleet.scenarios.scenario import Scenario, edge_row
from orrery.games.fleet.victory import attrition

PITCHED_BATTLE = Scenario(
    "pitched_battle",
    boards={2: ("5x5", "5x6", "6x6", "2x4x4")},
    zone=edge_row,
    judge=attrition,
)
FIRST_GAME = Scenario(
    "first_game",
    boards={2: ("5x5",)},
    zone=edge_row,
    judge=attrition,
    points=(12,),
    terrain=(("b3", "asteroid_field"), ("d3", "asteroid_field")),
    tiles=0,
    fleet=("frigate", "frigate", "frigate", "frigate", "destroyer", "destroyer", "battleship"),
)
"""Its fields are where we read the lost diagram to have them (AMB-06)."""
