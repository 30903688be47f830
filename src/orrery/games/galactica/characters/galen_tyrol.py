""" "Chief" Galen Tyrol: Blind Devotion (T9.6). Maintenance Engineer and Reckless: turn."""

from __future__ import annotations

from orrery.games.galactica.characters.abilities import reaction
from orrery.games.galactica.state import Cards, Galactica


def is_open(g: Galactica, seat: int) -> bool:
    """Any check but a super crisis, also one whose cards lie face up (FAQ)."""
    return g.checks[-1].kind != "super_crisis"


def any_type(g: Galactica) -> Cards:
    return g.types


def blind_devotion(g: Galactica, seat: int, setting: str) -> None:
    """Cards of this type count 0."""
    g.checks[-1].ignored = setting


reaction("before_reveal", "galen_tyrol", "blind_devotion", is_open, blind_devotion, any_type, once=True)
