"""The words of Battlestar Galactica."""

from __future__ import annotations

from orrery.words.galactica.notes import NoteWords


class GalacticaWords(NoteWords):
    """All of them."""


make = GalacticaWords
