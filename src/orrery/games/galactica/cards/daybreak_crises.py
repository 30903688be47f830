"""The 30 crises of Daybreak."""

from __future__ import annotations

from orrery.games.galactica.cards.shapes import Crisis

DAYBREAK_CRISES: tuple[Crisis, ...] = ()
