"""William Adama: Command Authority (T9.16). Inspirational Leader: skill_checks. Emotionally Attached: actions."""

from __future__ import annotations

from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.hands import add, show_in_hand
from orrery.games.galactica.state import Galactica


def has_cards(g: Galactica, seat: int) -> bool:
    """Anybody's check with cards still in it. A super crisis is immune."""
    return bool(g.checks[-1].cards) and g.checks[-1].kind != "super_crisis"


def command_authority(g: Galactica, seat: int, setting: str) -> None:
    """All cards of the check come to his hand, for all to see. The hand limit waits for the end of the turn."""
    check = g.checks[-1]
    shown = g.players[seat].shown + check.cards
    add(g, seat, check.cards)
    show_in_hand(g, seat, shown)
    check.cards = ()


reaction("after_check", "william_adama", "command_authority", has_cards, command_authority, once=True)
