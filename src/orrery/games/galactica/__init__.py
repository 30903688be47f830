"""Battlestar Galactica."""

from orrery.games.galactica.title import BattlestarGalactica

TITLE = BattlestarGalactica()
