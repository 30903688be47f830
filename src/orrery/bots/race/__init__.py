"""Players of Race for the Galaxy."""

from orrery.bots.race.greedy import Greedy

BOTS = {"greedy": Greedy}
