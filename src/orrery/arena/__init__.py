"""Many games at once: tournaments between bots, on every core, with results as data."""

from orrery.arena.results import Entrant, Played, Standings, wilson
from orrery.arena.tournament import Tournament, run

__all__ = ["Entrant", "Played", "Standings", "Tournament", "run", "wilson"]
