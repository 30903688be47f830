"""Players of Battlestar Galactica."""

from orrery.bots.galactica.greedy import Greedy

BOTS = {"greedy": Greedy}
