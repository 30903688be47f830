"""The words of Battlestar Galactica."""

from __future__ import annotations

from orrery.words.galactica.orders import OrderWords


class GalacticaWords(OrderWords):
    """All of them."""


make = GalacticaWords
