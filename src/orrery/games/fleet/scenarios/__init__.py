"""Scenarios, one module each."""

from orrery.games.fleet.scenarios.pitched_battle import FIRST_GAME, PITCHED_BATTLE
from orrery.games.fleet.scenarios.scenario import Scenario

SCENARIOS: dict[str, Scenario] = {scenario.name: scenario for scenario in (PITCHED_BATTLE, FIRST_GAME)}
