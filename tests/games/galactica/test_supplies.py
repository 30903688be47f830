"""The limits of the box: ships, tokens, cards, dials (000 p.15, p.28, p.30)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

ALL_OUT: dict[str, Any] = {"raiders": {"front": 7, "rear": 7}}
"""Fourteen of the sixteen raiders."""


def launch(**position: Any) -> Table:
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["riots_launch_raiders"],
        basestars=[{"area": "starboard_bow"}, {"area": "port_bow"}],
        **position,
    )
    return t.say("crisis_choice", 0)


@pytest.mark.parametrize(
    ("areas", "left"),
    [
        (("starboard_bow", "starboard_bow"), (2, 0)),
        (("starboard_bow", "port_bow"), (1, 1)),
        (("port_bow", "port_bow"), (0, 2)),
    ],
)
def test_too_few_raiders_to_launch(areas: tuple[str, str], left: tuple[int, int]) -> None:
    """T12.5: the current player decides which are not placed, basestar by basestar."""
    t = launch(**ALL_OUT)
    assert not t.game.faults()
    assert (t.asked(), list(t.game.pending)) == ("choose_placement", [0])
    t.say("choose_placement", *areas)
    assert (t.g.raiders[1], t.g.raiders[5]) == left
    assert sum(t.g.raiders) == 16


def test_with_every_raider_out_nothing_is_launched() -> None:
    t = launch(raiders={"front": 8, "rear": 8})
    assert not t.events("ships_placed")


def test_one_area_is_no_choice() -> None:
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["riots_launch_raiders"],
        basestars=[{"area": "rear"}],
        **ALL_OUT,
    )
    t.say("crisis_choice", 0)
    assert t.g.raiders[3] == 9


def test_example_one_basestar_for_two_places() -> None:
    """000 p.28: the card wants two, one is out already: the current player says where the other appears."""
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["heavy_assault"], basestars=[{"area": "rear"}])
    t.quiet()
    assert (t.asked(), list(t.game.pending)) == ("choose_placement", [0])
    assert set(t.items("choose_placement")) == {"front", "starboard_bow"}
    t.say("choose_placement", "front")
    assert [ship.area for ship in t.g.basestars] == [3, 0]


def test_the_attack_may_want_more_of_several_kinds() -> None:
    """Each kind has its own question: raiders, then vipers."""
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["ambush"],
        raiders={"starboard_bow": 10},
        vipers_damaged=7,
    )
    t.quiet()
    assert t.game.pending[0].about["ship"] == "raider"
    assert t.game.pending[0].least == 6
    t.say("choose_placement", *["front"] * 4, *["rear"] * 2)
    assert (t.g.raiders[0], t.g.raiders[3]) == (4, 2)
    assert sum(t.g.vipers) == 1


def test_too_few_civilian_ships() -> None:
    everyone = ["pop1"] * 6 + ["pop2"] * 2 + ["empty"] * 2 + ["pop1_fuel1"]
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["boarding_parties"], civilians={"front": everyone})
    t.quiet()
    assert t.game.pending[0].about["ship"] == "civilian"
    t.say("choose_placement", "port_aft")
    assert t.g.civilians[-1][1] == 4
    assert len(t.g.civilians) == 12


def test_the_reserve_may_be_empty_of_vipers() -> None:
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["heavy_assault"], vipers_destroyed=8, script=[1, 1])
    t.quiet()
    assert sum(t.g.vipers) == 0


def test_too_few_heavy_raiders() -> None:
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["boarding_parties"],
        heavy_raiders={"starboard_bow": 3},
    )
    t.quiet()
    assert t.game.pending[0].about["ship"] == "heavy_raider"
    t.say("choose_placement", "starboard_aft")
    assert t.g.heavy_raiders == (3, 0, 1, 0, 0, 0)


def test_too_few_centurions() -> None:
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["cylon_virus"], centurions=[0, 2, 2, 0])
    t.quiet()
    assert t.g.centurions == (0, 2, 2, 0)


# --- dials --------------------------------------------------------------------------------------------


def test_no_resource_exceeds_fifteen() -> None:
    """T22, 000 p.30."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin", miracles=0),
        phase="crisis",
        crisis_deck=["rescue_caprica_survivors"],
        population=15,
    )
    t.say("crisis_choice", 0)
    assert t.g.population == 15
    assert "population" not in [event["resource"] for event in t.events("resource_changed")]


def test_no_resource_falls_below_zero() -> None:
    """T22."""
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["food_shortage"], food=1)
    t.say("crisis_choice", 0)
    assert t.g.food == 0


# --- decks --------------------------------------------------------------------------------------------


def test_an_exhausted_crisis_deck_is_made_of_its_discard_pile() -> None:
    t = table(seat("galen_tyrol"), phase="action", crisis_deck=["water_sabotaged"])
    g = t.g
    g.crisis_discards, g.crisis_deck, g.crisis_known = g.crisis_deck, (), ()
    t.act("nothing")
    assert [event["deck"] for event in t.events("reshuffled")] == ["crisis"]
    assert t.g.crisis_discards == ()
    assert len(t.g.crisis_deck) == 69


def test_an_exhausted_super_crisis_deck_is_made_of_its_discard_pile() -> None:
    """000 p.28."""
    t = table(
        seat("galen_tyrol", loyalty=["cylon_morale"]),
        phase="action",
        super_discards=["inbound_nukes", "cylon_intruders", "massive_assault", "fleet_mobilization"],
        in_play=["bomb_on_colonial_1"],
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert len(t.g.players[0].super_crises) == 1
    assert t.g.super_discards == ()
    assert len(t.g.super_deck) == 3


def test_a_type_of_which_no_card_is_left_is_drawn_no_more() -> None:
    """L5: everything is in hands; fewer cards are drawn."""
    hands = ["consolidate_power_1"] * 8 + ["consolidate_power_2"] * 6
    high = ["investigative_committee_3"] * 4 + ["investigative_committee_4"] * 2
    t = table(
        seat("galen_tyrol", location="press_room", hand=hands[:10]),
        seat("laura_roslin", hand=[*hands[10:], *high]),
        seat("saul_tigh"),
        phase="action",
        destiny=["repair_1"] * 4,
        crisis_deck=["riots_basestars"],
    )
    t.act("location:press_room")
    assert len(t.g.players[0].hand) == 11
    assert not t.game.faults()
