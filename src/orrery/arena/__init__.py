"""Many games at once: tournaments between bots, on every core, with results as data."""

from orrery.arena.results import Ending, Entrant, Played, Standings, from_data, wilson
from orrery.arena.tournament import Tournament, run

__all__ = ["Ending", "Entrant", "Played", "Standings", "Tournament", "from_data", "run", "wilson"]
