"""Players of Battlestar Galactica."""

from orrery.bots.bot import Factory
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.levels import LEVELS, Seating
from orrery.bots.galactica.studies import BeliefStudy, SideStudy

BOTS: dict[str, Factory] = {"greedy": Greedy} | {level: Seating(level) for level in LEVELS}

DAYBREAK = {"daybreak": True}
HOME = {"daybreak": True, "search_for_home": True}
GROUNDS = (
    *[(f"{seats}p", seats) for seats in range(3, 7)],
    *[(f"{seats}p daybreak", seats, (DAYBREAK,)) for seats in range(3, 8)],
    *[(f"{seats}p home", seats, (HOME,)) for seats in range(3, 8)],
)
"""Where strength is measured: a name, seats, and options."""

STUDIES = {"beliefs": BeliefStudy, "sides": SideStudy}
"""What `orrery simulate galactica --report` measures."""
