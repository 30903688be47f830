"""The words of Battlestar Galactica."""

from __future__ import annotations

from orrery.words.galactica.almanac import AlmanacWords


class GalacticaWords(AlmanacWords):
    """All of them."""


make = GalacticaWords
