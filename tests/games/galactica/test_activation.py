"""Activating Cylon ships, with the examples of the rulebook (000 p.22-24; T11, T12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

FRONT, STARBOARD_BOW, STARBOARD_AFT, REAR, PORT_AFT, PORT_BOW = range(6)
CRISES = {
    "raiders": "water_shortage_raiders_jump",
    "heavy_raiders": "build_cylon_detector",
    "basestars": "water_shortage_basestars_nojump",
    "launch_raiders": "riots_launch_raiders",
}
"""For each icon a crisis that asks first and then changes nothing in space."""


def activate(icon: str, *players: dict[str, Any], **position: Any) -> Table:
    """A crisis with this icon; the first of its boxes."""
    given = players or (seat("galen_tyrol"), seat("laura_roslin"), seat("saul_tigh"))
    t = table(*given, phase="crisis", crisis_deck=[CRISES[icon]], **position)
    return t.say("crisis_choice", 0).quiet()


def targets(t: Table) -> list[str]:
    return [event["target"] for event in t.events("attacked")]


# --- raiders ------------------------------------------------------------------------------------------


def test_a_raider_attacks_a_viper_before_anything_else() -> None:
    """T12.2."""
    t = activate("raiders", raiders={"rear": 1}, vipers={"rear": 1}, civilians={"rear": ["pop1"]}, script=[1])
    assert targets(t) == ["viper"]
    assert len(t.g.civilians) == 1


@pytest.mark.parametrize(("unmanned", "attacked"), [(1, "viper"), (0, "piloted")])
def test_unmanned_vipers_before_piloted_ones(unmanned: int, attacked: str) -> None:
    """T11.1."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("kara_thrace", location="viper", area="rear", hand=["evasive_maneuvers_1"], miracles=0),
        phase="crisis",
        crisis_deck=[CRISES["raiders"]],
        raiders={"rear": 1},
        vipers={"rear": unmanned},
        script=[8],
    )
    t.say("crisis_choice", 0).quiet(stop="react")
    assert t.g.rolls[-1].attacked == attacked
    t.quiet()
    assert t.g.players[2].location == ("viper" if unmanned else "sickbay")
    assert t.g.vipers_destroyed == 1


def test_the_current_player_names_the_pilot_who_is_attacked() -> None:
    """T11.1."""
    t = activate(
        "raiders",
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("kara_thrace", location="viper", area="rear", miracles=0),
        seat("lee_adama", location="viper", area="rear"),
        raiders={"rear": 1},
        script=[5],
    )
    assert (t.asked(), list(t.game.pending)) == ("pilot_target", [0])
    t.say("pilot_target", 3).quiet()
    assert (t.g.players[2].location, t.g.players[3].location) == ("viper", "sickbay")
    assert t.g.vipers_damaged == 1


def test_a_raider_without_a_viper_destroys_a_civilian_ship_that_the_current_player_names() -> None:
    """T11.4, T12.2."""
    t = activate("raiders", raiders={"rear": 1}, civilians={"rear": ["pop2", "empty"], "front": ["pop1"]})
    assert (t.asked(), t.items("civilian_target")) == ("civilian_target", ("civilian_1", "civilian_2"))
    t.say("civilian_target", "civilian_2")
    assert t.g.civilians_destroyed == ("empty",)


@pytest.mark.parametrize(
    ("civilian", "to"),
    [("starboard_aft", STARBOARD_BOW), ("port_aft", PORT_BOW), ("rear", STARBOARD_BOW), ("port_bow", PORT_BOW)],
)
def test_a_raider_moves_toward_the_nearest_civilian_ship_or_clockwise(civilian: str, to: int) -> None:
    """T12.2."""
    t = activate("raiders", raiders={"front": 1}, civilians={civilian: ["pop1"]})
    assert t.g.raiders[to] == 1


@pytest.mark.parametrize(("die", "hits"), [(7, 0), (8, 1)])
def test_a_raider_with_nothing_else_to_do_attacks_galactica(die: int, hits: int) -> None:
    """T12.2, T11.3."""
    t = activate("raiders", raiders={"front": 1}, script=[die])
    assert targets(t) == ["galactica"]
    assert len(t.events("galactica_damaged")) == hits


def test_no_raiders_on_the_board_each_basestar_launches_two() -> None:
    """T12.2."""
    t = activate("raiders", basestars=[{"area": "front"}, {"area": "rear"}])
    assert t.g.raiders == (2, 0, 0, 2, 0, 0)


def test_nothing_happens_without_ships() -> None:
    for icon in CRISES:
        t = activate(icon)
        assert not t.events("ships_placed")
        assert not t.events("rolled")


def test_the_current_player_orders_the_areas() -> None:
    """T12.2: a whole area after another (000 p.22)."""
    t = activate("raiders", raiders={"front": 1, "rear": 2}, civilians={"starboard_bow": ["empty"]}, script=[])
    assert (t.asked(), list(t.game.pending)) == ("raider_area", [0])
    t.say("raider_area", "rear")
    assert t.g.raiders == (0, 1, 2, 0, 0, 0)


def test_a_raider_that_has_moved_is_not_activated_again_in_an_area_to_come() -> None:
    """FAQ[raider-not-twice]: it comes to the civilian ship first and does not destroy it."""
    t = activate("raiders", raiders={"front": 1, "starboard_bow": 1}, civilians={"starboard_aft": ["empty", "pop1"]})
    t.say("raider_area", "front")
    assert t.g.raiders == (0, 1, 1, 0, 0, 0)
    assert t.g.civilians_destroyed == ()


def test_ships_activated_by_the_crisis_are_passed_over_by_the_next_one_of_the_turn() -> None:
    """000 p.22, O23: Fulfiller of Prophecy brings a second crisis."""
    t = table(
        seat("galen_tyrol", hand=["repair_1"]),
        seat("laura_roslin"),
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy", CRISES["basestars"], "riots_launch_raiders"],
        basestars=[{"area": "front"}],
        script=[1],
    )
    t.say("crisis_choice", 1).say("crisis_choice", 0).quiet()
    assert [event["icon"] for event in t.events("activated")] == ["basestars", "basestars"]
    assert len(t.events("attacked")) == 1


def test_by_the_other_reading_they_act_once_more() -> None:
    """O23, as an option: a ship acts once for each icon."""
    t = table(
        seat("galen_tyrol", hand=["repair_1"]),
        seat("laura_roslin"),
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy", CRISES["basestars"], "riots_launch_raiders"],
        basestars=[{"area": "front"}],
        script=[1, 1],
        options={"activations": "icon"},
    )
    t.say("crisis_choice", 1).say("crisis_choice", 0).quiet()
    assert len(t.events("attacked")) == 2


def test_example_two_raiders_in_one_area() -> None:
    """000 p.23: the first destroys the viper, the second finds nothing left and flies to the nearest civilian ship."""
    t = activate("raiders", raiders={"rear": 2}, vipers={"rear": 1}, civilians={"starboard_bow": ["pop1"]}, script=[8])
    assert t.g.vipers_destroyed == 1
    assert t.g.raiders == (0, 0, 1, 1, 0, 0)


def test_example_activation_of_the_raiders() -> None:
    """000 p.23, the picture: a 5 damages the viper, a civilian ship of two population is lost, the last one moves."""
    t = activate(
        "raiders",
        raiders={"rear": 2, "front": 1},
        vipers={"rear": 1},
        civilians={"rear": ["pop2"], "starboard_aft": ["pop1"]},
        script=[5],
    )
    t.say("raider_area", "rear").quiet()
    assert (t.g.vipers_damaged, t.g.population) == (1, 10)
    assert t.g.raiders == (0, 1, 0, 2, 0, 0)
    assert t.g.civilians_destroyed == ("pop2",)


# --- launching ----------------------------------------------------------------------------------------


def test_the_launch_icon_brings_three_raiders_from_each_basestar() -> None:
    """T12.5, FAQ[launch-icon]."""
    t = activate("launch_raiders", basestars=[{"area": "front"}, {"area": "rear"}], raiders={"rear": 1})
    assert t.g.raiders == (3, 0, 0, 4, 0, 0)


# --- heavy raiders and centurions ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("origin", "to"),
    [("front", PORT_BOW), ("starboard_bow", FRONT), ("starboard_aft", REAR), ("rear", PORT_AFT)],
)
def test_heavy_raiders_fly_to_the_nearest_launch_area_and_never_attack(origin: str, to: int) -> None:
    t = activate("heavy_raiders", heavy_raiders={origin: 2}, vipers={origin: 1}, civilians={origin: ["pop1"]})
    assert t.g.heavy_raiders[to] == 2
    assert not t.events("attacked")
    assert len(t.events("ship_moved")) == 2


def test_those_who_come_to_a_launch_area_do_not_board_yet() -> None:
    """T12.3, FAQ[heavy-raider-order]: only those that began there."""
    t = activate("heavy_raiders", heavy_raiders={"rear": 1, "port_bow": 1})
    assert t.g.heavy_raiders == (0, 0, 0, 0, 1, 0)
    assert t.g.centurions == (1, 0, 0, 0)


def test_no_heavy_raiders_on_the_board_each_basestar_launches_one_and_centurions_advance() -> None:
    """T12.3, FAQ[heavy-raider-order]."""
    t = activate("heavy_raiders", basestars=[{"area": "front"}], centurions=[1, 0, 0, 0])
    assert t.g.heavy_raiders[FRONT] == 1
    assert t.g.centurions == (0, 1, 0, 0)


def test_the_advance_may_end_the_game_before_anybody_boards() -> None:
    """T12.3, FAQ[heavy-raider-order]."""
    t = activate("heavy_raiders", heavy_raiders={"port_aft": 1}, centurions=[0, 0, 0, 1])
    assert t.game.result is not None
    assert t.g.heavy_raiders[PORT_AFT] == 1


def test_centurions_share_a_space() -> None:
    """FAQ[centurions-share]: nobody is pushed on."""
    t = activate("heavy_raiders", heavy_raiders={"port_aft": 2}, centurions=[1, 1, 0, 0])
    assert t.g.centurions == (2, 1, 1, 0)


def test_a_heavy_raider_without_a_centurion_token_stays_in_space() -> None:
    """FAQ[no-centurion-token]: with one token left, the current player says which of them boards."""
    t = activate("heavy_raiders", heavy_raiders={"port_aft": 1, "port_bow": 1}, centurions=[3, 0, 0, 0])
    assert (t.asked(), list(t.game.pending)) == ("who_boards", [0])
    assert not t.game.faults()
    t.say("who_boards", "port_bow")
    assert t.g.heavy_raiders == (0, 0, 0, 0, 1, 0)
    assert t.g.centurions == (1, 3, 0, 0)


def test_without_any_token_all_stay() -> None:
    """FAQ[no-centurion-token]."""
    t = activate("heavy_raiders", heavy_raiders={"port_aft": 1, "port_bow": 1}, centurions=[2, 2, 0, 0])
    assert t.g.heavy_raiders == (0, 0, 0, 0, 1, 1)
    assert t.g.centurions == (0, 2, 2, 0)


# --- basestars ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("die", "hits"), [(3, 0), (4, 1)])
def test_each_basestar_attacks_galactica(die: int, hits: int) -> None:
    """T12.4: the current player rolls for them (T10.1, FAQ[who-rolls])."""
    t = activate("basestars", basestars=[{"area": "front"}], script=[die])
    assert targets(t) == ["galactica"]
    assert len(t.events("galactica_damaged")) == hits
    assert t.events("rolled")[0]["roller"] == 0


def test_two_basestars_attack_twice() -> None:
    """T12.4."""
    t = activate("basestars", basestars=[{"area": "front"}, {"area": "rear"}], script=[1, 1])
    assert len(t.events("attacked")) == 2
