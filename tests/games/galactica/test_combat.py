"""Combat by the attack table (000 p.24)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import seat, table


@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_viper_against_raider(die: int, left: int) -> None:
    t = table(
        seat("saul_tigh", location="command"),
        phase="action",
        vipers={"front": 1},
        raiders={"front": 1},
        script=[die],
    )
    t.act("location:command").say("viper_activation", "attack:front:raider").quiet()
    assert t.g.raiders[0] == left


@pytest.mark.parametrize(("die", "damaged", "destroyed"), [(4, 0, 0), (5, 1, 0), (7, 1, 0), (8, 0, 1)])
def test_raider_against_viper(die: int, damaged: int, destroyed: int) -> None:
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["prison_labor"],
        vipers={"rear": 1},
        raiders={"rear": 1},
        script=[die],
    )
    t.quiet()
    assert (t.g.vipers_damaged, t.g.vipers_destroyed) == (damaged, destroyed)


def test_raiders_go_the_short_way_and_clockwise_when_both_are_equal() -> None:
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["prison_labor"],
        civilians={"rear": ["pop1"]},
        raiders={"front": 1},
    )
    t.quiet()
    assert t.g.raiders[1] == 1


def test_heavy_raiders_board_from_a_launch_area_and_centurions_advance_first() -> None:
    """T12.3."""
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["terrorist_bomber"],
        heavy_raiders={"port_aft": 1, "rear": 1},
        centurions=[1, 0, 0, 0],
    )
    t.quiet()
    assert t.g.centurions == (1, 1, 0, 0)
    assert t.g.heavy_raiders[4] == 1


def test_the_last_advance_of_a_centurion_loses_the_game() -> None:
    """T12.3, T24."""
    t = table(seat("saul_tigh"), phase="crisis", crisis_deck=["terrorist_bomber"], centurions=[0, 0, 0, 1])
    t.quiet()
    assert t.game.result is not None
    assert t.game.result.reason == "boarded"


HIT_TWICE = [
    ["disabled_hangar", "critical_hit", "disabled_weapons", "structural_damage"],
    ["disabled_weapons", "critical_hit", "structural_damage"],
]


@pytest.mark.parametrize(("die", "basestars", "raiders"), [(2, 1, 4), (3, 0, 4), (7, 0, 1)])
def test_nuke(die: int, basestars: int, raiders: int) -> None:
    """FAQ[nuke-numbers]."""
    t = table(
        seat("saul_tigh"),
        phase="action",
        crisis_deck=["riots_launch_raiders"],
        basestars=[{"area": "front"}],
        raiders={"front": 4},
        script=[die, *(HIT_TWICE if die < 3 else [])],
    )
    t.act("title:nuke").quiet()
    assert t.asked() == "crisis_choice"
    assert (len(t.g.basestars), t.g.raiders[0], t.g.nukes) == (basestars, raiders, 1)


def test_the_second_hit_of_a_nuke_is_lost_with_its_target() -> None:
    """000 p.24: two hits for the basestar that is aimed at; where the first destroys it no other ship takes any."""
    stars = [{"area": "front", "damage": ["disabled_hangar", "disabled_weapons"]}, {"area": "rear"}]
    t = table(seat("saul_tigh"), phase="action", crisis_deck=["riots_launch_raiders"], basestars=stars, script=[2])
    t.act("title:nuke").say("nuke_target", 0).quiet()
    assert [(ship.area, ship.damage) for ship in t.g.basestars] == [(3, ())]


@pytest.mark.parametrize(("damage", "destroys", "clears"), [([], 6, 2), (["structural_damage"], 8, 4)])
def test_a_nuke_shows_its_odds_before_it_is_launched(damage: list[str], destroys: int, clears: int) -> None:
    """000 p.24: 3 or more destroys, 7 or more takes raiders along; structural damage adds 2."""
    t = table(seat("saul_tigh"), phase="action", basestars=[{"area": "front", "damage": damage}])
    expected = {"nuke_destroys": destroys, "nuke_clears": clears}
    assert t.game.pending[0].preview(("title:nuke",)) == expected


def test_with_two_basestars_the_odds_of_a_nuke_hang_on_the_target() -> None:
    stars = [{"area": "front"}, {"area": "rear", "damage": ["structural_damage"]}]
    t = table(seat("saul_tigh"), phase="action", basestars=stars)
    assert t.game.pending[0].preview(("title:nuke",)) == {}
    t.act("title:nuke")
    assert [t.game.pending[0].preview((i,))["nuke_destroys"] for i in (0, 1)] == [6, 8]


def test_an_attack_shows_its_odds_before_a_die_is_rolled() -> None:
    """000 p.24: a raider dies on 3; a basestar with structural damage is hit on 6 by a viper, not on 8."""
    pilot = seat("kara_thrace", location="viper", area="front")
    weak = {"area": "front", "damage": ["structural_damage"]}
    t = table(pilot, phase="action", raiders={"front": 1}, basestars=[weak]).act("viper:activate")
    asked = t.game.pending[0]
    assert asked.preview(("attack:raider",)) == {"at_least": 3, "odds": 6}
    assert asked.preview(("attack:basestar:0",)) == {"at_least": 6, "odds": 3}
    assert asked.preview(("move:rear",)) == {}


def test_an_action_shows_what_a_die_may_cost() -> None:
    t = table(seat("laura_roslin", location="ftl_control", hand=["executive_order_1"] * 2), phase="action", jump=3)
    assert t.game.pending[0].preview(("location:ftl_control",)) == {
        "at_most": 6,
        "population": 3,
        "odds": 6,
        "cards": 2,
    }
    t = table(seat("helo", location="command", hand=["launch_scout_1"]), phase="action")
    assert t.game.pending[0].preview(("card:launch_scout_1",)) == {"at_least": 3, "odds": 6}
    assert t.game.pending[0].preview(("nothing",)) == {}


# --- the rest of the attack table ---------------------------------------------------------------------


@pytest.mark.parametrize(
    ("target", "ships", "die", "hit"),
    [
        ("heavy_raider", {"heavy_raiders": {"front": 1}}, 6, False),
        ("heavy_raider", {"heavy_raiders": {"front": 1}}, 7, True),
        ("basestar:0", {"basestars": [{"area": "front"}]}, 7, False),
        ("basestar:0", {"basestars": [{"area": "front"}]}, 8, True),
    ],
)
@pytest.mark.parametrize("piloted", [False, True])
def test_viper_against_larger_ships(target: str, ships: dict[str, Any], die: int, hit: bool, piloted: bool) -> None:
    """A pilot aims no better than anybody else."""
    where = {"location": "viper", "area": "front"} if piloted else {"location": "command"}
    t = table(
        seat("kara_thrace", miracles=0, **where),
        phase="action",
        vipers={} if piloted else {"front": 1},
        crisis_deck=["riots_launch_raiders"],
        script=[die],
        **ships,
    )
    if piloted:
        t.act("viper:activate").say("own_viper", f"attack:{target}").quiet()
    else:
        t.act("location:command").say("viper_activation", f"attack:front:{target}").quiet()
    assert t.events("attacked")[0]["effect"] == (
        "missed" if not hit else "damaged" if target == "basestar:0" else "destroyed"
    )
    assert len(t.events("basestar_damaged")) == (hit and target == "basestar:0")
    assert t.g.heavy_raiders[0] == (target == "heavy_raider" and not hit)


@pytest.mark.parametrize(
    ("target", "ships", "at_least"),
    [
        ("raider", {"raiders": {"front": 1}}, 3),
        ("heavy_raider", {"heavy_raiders": {"front": 1}}, 7),
        ("basestar:0", {"basestars": [{"area": "front"}]}, 5),
    ],
)
@pytest.mark.parametrize("short", [0, 1])
def test_galactica_against_cylon_ships(target: str, ships: dict[str, Any], at_least: int, short: int) -> None:
    t = table(
        seat("galen_tyrol", location="weapons_control"),
        phase="action",
        crisis_deck=["riots_launch_raiders"],
        script=[at_least - short],
        **ships,
    )
    t.act("location:weapons_control").quiet()
    (attack,) = t.events("attacked")
    assert (attack["effect"] == "missed") == bool(short)
    assert len(t.events("ship_destroyed")) + len(t.events("basestar_damaged")) == 1 - short


@pytest.mark.parametrize(("die", "damaged", "destroyed"), [(4, 0, 0), (5, 1, 0), (7, 1, 0), (8, 0, 1)])
def test_a_pilot_shot_down_goes_to_sickbay(die: int, damaged: int, destroyed: int) -> None:
    """000 p.26; everybody is told."""
    t = table(
        seat("saul_tigh"),
        seat("kara_thrace", location="viper", area="rear", miracles=0),
        phase="crisis",
        crisis_deck=["prison_labor"],
        raiders={"rear": 1},
        script=[die],
    )
    t.quiet()
    assert (t.g.vipers_damaged, t.g.vipers_destroyed) == (damaged, destroyed)
    assert t.g.players[1].location == ("sickbay" if damaged + destroyed else "viper")
    assert [event["to"] for event in t.events("sent")] == ["sickbay"] * (damaged + destroyed)


def test_humans_are_never_attacked_by_humans() -> None:
    """000 p.24."""
    t = table(
        seat("saul_tigh", location="command"),
        phase="action",
        vipers={"front": 2},
        civilians={"front": ["pop1"]},
        crisis_deck=["riots_launch_raiders"],
    )
    t.act("location:command")
    assert not any(str(item).startswith("attack") for item in t.items("viper_activation"))


def test_there_is_no_limit_to_activating_one_viper() -> None:
    """000 p.25, FAQ[command-same-viper]: it is launched, then it moves."""
    t = table(seat("saul_tigh", location="command"), phase="action", crisis_deck=["riots_launch_raiders"])
    t.act("location:command").say("viper_activation", "launch:port_bow").say("viper_activation", "move:port_bow:front")
    assert t.g.vipers == (1, 0, 0, 0, 0, 0)


def test_no_roll_is_more_than_eight() -> None:
    """T10.4: a seven with Strategic Planning is an eight, and an eight destroys a viper."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("helo", hand=["strategic_planning_3"]),
        phase="crisis",
        crisis_deck=["a_traitor_accused"],
        raiders={"front": 1},
        vipers={"front": 1},
        script=[7],
    )
    t.say("crisis_choice", 1).say("react", "strategic_planning_3", who=2).quiet()
    assert t.events("rolled")[-1]["result"] == 8
    assert t.g.vipers_destroyed == 1
