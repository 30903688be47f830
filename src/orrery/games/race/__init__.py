"""Race for the Galaxy, by the rulebook 002 (second edition). Modules are named after its chapters."""

from orrery.games.race.title import RaceForTheGalaxy

TITLE = RaceForTheGalaxy()
