"""Players of Fleet Commander."""

from orrery.bots.bot import Factory
from orrery.bots.fleet.greedy import Greedy
from orrery.bots.fleet.judged.judge import FleetJudge
from orrery.bots.fleet.judged.opponent import Seating
from orrery.bots.fleet.levels import LEVELS
from orrery.bots.fleet.tactical import Tactical
from orrery.bots.judge import Judge
from orrery.games.fleet.scenarios import SCENARIOS

BOTS: dict[str, Factory] = {"greedy": Greedy, "tactical": Tactical} | {level: Seating(level) for level in LEVELS}

HIDDEN = {"deployment": "hidden"}
GROUNDS = (
    *[(name, 2, ({"scenario": name},)) for name in SCENARIOS],
    ("hidden", 2, tuple([{"scenario": name, "deployment": "hidden"} for name in SCENARIOS])),
)
"""Where strength is measured: a name, seats, and options."""


def judge() -> Judge:
    return FleetJudge(LEVELS["strong"])
