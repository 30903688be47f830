"""Players of Fleet Commander."""

from orrery.bots.fleet.greedy import Greedy
from orrery.bots.fleet.tactical import Tactical

BOTS = {"greedy": Greedy, "tactical": Tactical}
