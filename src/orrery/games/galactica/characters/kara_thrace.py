"""Kara "Starbuck" Thrace: Secret Destiny (T8.3). Expert Pilot: turn. Insubordinate: skill_checks."""

from __future__ import annotations

from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.crises import CRISIS, show_crisis
from orrery.games.galactica.decks import take
from orrery.games.galactica.events import Discarded
from orrery.games.galactica.state import Galactica


def always(g: Galactica, seat: int) -> bool:
    """Any crisis just revealed: the window is not opened for a super crisis."""
    return True


def secret_destiny(g: Galactica, seat: int, setting: str) -> None:
    """It is discarded, and one new card is drawn for the same player (O5)."""
    g.crisis_discards += (g.crisis,)
    g.tell(Discarded(seat, (g.crisis,), CRISIS))
    show_crisis(g, g.drawn_by, take(g, CRISIS, 1)[0][0])


reaction("crisis_revealed", "kara_thrace", "secret_destiny", always, secret_destiny, once=True)
