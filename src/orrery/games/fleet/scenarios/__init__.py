"""Scenarios, by the chapter of the manual that they share."""

from orrery.games.fleet.scenarios.ambushes import CAPTURE, TRAP
from orrery.games.fleet.scenarios.asteroid_belt import ASTEROID_BELT
from orrery.games.fleet.scenarios.blockade import BLOCKADE
from orrery.games.fleet.scenarios.duel import DUEL
from orrery.games.fleet.scenarios.pitched_battle import FIRST_GAME, PITCHED_BATTLE
from orrery.games.fleet.scenarios.portals_held import CONTROL, PASSAGE
from orrery.games.fleet.scenarios.salvage import SALVAGE
from orrery.games.fleet.scenarios.scenario import Scenario
from orrery.games.fleet.scenarios.sieges import ASSAULT, ILLEGAL

SCENARIOS: dict[str, Scenario] = {
    scenario.name: scenario
    for scenario in (
        PITCHED_BATTLE,
        FIRST_GAME,
        ASTEROID_BELT,
        TRAP,
        SALVAGE,
        PASSAGE,
        CAPTURE,
        CONTROL,
        ASSAULT,
        DUEL,
        BLOCKADE,
        ILLEGAL,
    )
}
