"""Many games at once: tournaments between bots and ladders of them, on every core, with results as data."""

from orrery.arena.ladder import Duel, Outcome, duels, fight, grounds_of, ratings
from orrery.arena.results import Ending, Entrant, Played, Standings, from_data
from orrery.arena.tournament import Tournament, run
from orrery.bots.intervals import wilson

__all__ = [
    "Duel",
    "Ending",
    "Entrant",
    "Outcome",
    "Played",
    "Standings",
    "Tournament",
    "duels",
    "fight",
    "from_data",
    "grounds_of",
    "ratings",
    "run",
    "wilson",
]
