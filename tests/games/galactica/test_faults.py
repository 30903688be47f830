"""A table at which something is made, lost or misplaced says so."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from orrery.games.galactica.state import Galactica, plus
from tests.games.galactica.table import seat, table

Plant = Callable[[Galactica], None]


def set_(name: str, value: object) -> Plant:
    return lambda g: setattr(g, name, value)


def of_player(name: str, value: object) -> Plant:
    return lambda g: setattr(g.players[0], name, value)


def drop(name: str) -> Plant:
    """The first card of a deck is lost."""
    return lambda g: setattr(g, name, getattr(g, name)[1:])


def double(name: str) -> Plant:
    return lambda g: setattr(g, name, getattr(g, name)[:1] + getattr(g, name))


FAULTS: dict[str, tuple[Plant, str]] = {
    "a skill card is doubled": (lambda g: double("discards")(g.skills[4]), "skill cards"),  # type: ignore[arg-type]
    "a destiny card is lost": (drop("destiny"), "skill cards"),
    "a crisis is lost": (drop("crisis_deck"), "crises"),
    "a crisis is doubled": (double("crisis_deck"), "crises"),
    "a super crisis is lost": (drop("super_deck"), "super crises"),
    "a destination is lost": (drop("destination_deck"), "destinations"),
    "a Quorum card is doubled": (double("quorum_deck"), "quorum cards"),
    "Quorum cards are lost": (lambda g: (drop("quorum_deck")(g), drop("quorum_deck")(g), None)[2], "quorum cards"),
    "a loyalty card is lost": (drop("loyalty_box"), "loyalty cards"),
    "a loyalty card is doubled": (double("loyalty_box"), "loyalty cards"),
    "a civilian ship is lost": (drop("civilian_pile"), "civilian ships"),
    "a damage token is lost": (drop("damage_pool"), "damage tokens"),
    "a basestar token is lost": (drop("basestar_damage_pool"), "basestar damage tokens"),
    "a viper too many": (lambda g: setattr(g, "vipers", plus(g.vipers, 0, 1)), "9 vipers"),
    "a raptor too few": (set_("raptors", 3), "3 raptors"),
    "raiders without end": (set_("raiders", (17, 0, 0, 0, 0, 0)), "17 of raider"),
    "three basestars": (lambda g: setattr(g, "basestars", g.basestars * 3), "3 of basestar"),
    "five centurions": (set_("centurions", (5, 0, 0, 0)), "5 of centurion"),
    "fewer nukes than none": (set_("nukes", -1), "fewer than no ships"),
    "more raiders moved than are there": (set_("raiders_done", (1, 0, 0, 0, 0, 0)), "more raiders"),
    "more heavy raiders moved than are there": (set_("heavy_done", (1, 0, 0, 0, 0, 0)), "more heavy raiders"),
    "a card of a type nobody saw drawn": (of_player("bound", (0, 0, 0, 0, 0)), "at most 0"),
    "a pilot nowhere": (of_player("area", 2), "area 2"),
    "Quorum cards without the title": (set_("president", 1), "is not President"),
    "a dial beyond its end": (set_("fuel", 16), "fuel is 16"),
    "the marker beyond its track": (set_("jump", 6), "the fleet marker is on 6"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_named(fault: str) -> None:
    plant, named = FAULTS[fault]
    t = table(
        seat("laura_roslin", hand=["repair_1"], quorum=["arrest_order"]),
        seat("saul_tigh"),
        phase="movement",
        basestars=[{"area": "front"}],
    )
    t.g.skills[4].cards, t.g.skills[4].discards = t.g.skills[4].cards[1:], t.g.skills[4].cards[:1]
    assert t.game.faults() == []
    plant(t.g)
    assert any(named in wrong for wrong in t.game.faults()), t.game.faults()
