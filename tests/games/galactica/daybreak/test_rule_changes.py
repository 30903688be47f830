"""What Daybreak changes in the rules of the base game (004 p.11-12): limits, civilian ships, attacks, Caprica."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

FRONT, REAR = 0, 3
QUORUM = [
    "accept_prophecy", "arrest_order", "arrest_order", "assign_arbitrator", "assign_mission_specialist",
    "assign_vice_president", "food_rationing", "food_rationing", "inspirational_speech", "inspirational_speech",
    "inspirational_speech", "presidential_pardon",
]  # fmt: skip


@pytest.mark.parametrize("extra", [0, 2])
def test_the_president_keeps_ten_quorum_cards(extra: int) -> None:
    """T23.3: at the end of anybody's turn (004 p.12)."""
    hand = QUORUM[: 10 + extra]
    t = table(seat("saul_tigh"), seat("laura_roslin", quorum=hand), phase="end")
    if extra:
        assert t.asked() == "discard_quorum"
        t.say("discard_quorum", *hand[:extra], who=1)
    assert t.g.players[1].quorum == tuple(sorted(hand[extra:]))
    assert t.g.quorum_discards == tuple(hand[:extra])


def bombed(**position: Any) -> Table:
    """The check of Bomb Threat fails: a civilian ship is drawn and destroyed."""
    about = {"crisis_deck": ["bomb_threat"], "destiny": ["repair_1", "repair_1", "repair_2"]}
    return table(seat("saul_tigh"), phase="crisis", **about, **position).say("crisis_choice", 0).quiet()


def test_a_civilian_ship_is_drawn_among_those_not_on_the_board() -> None:
    t = bombed(civilians={"rear": ["pop2", "pop2"]})
    assert len(t.g.civilians) == 2
    assert len(t.g.civilians_destroyed) == 1


def test_with_all_of_them_on_the_board_the_current_player_picks_one() -> None:
    rear = ["empty", "empty", "pop1", "pop1", "pop1", "pop1", "pop1", "pop1", "pop2", "pop2", "pop1_fuel1"]
    t = bombed(civilians={"rear": rear, "front": ["pop1_morale1"]})
    assert len(t.items("choose_civilian", who=0)) == 12
    t.say("choose_civilian", "civilian_1")
    assert t.g.civilians_destroyed == ("empty",)
    assert "civilian_1" not in dict(t.g.civilians)


# --- the attack table ---------------------------------------------------------------------------------


def shot(attacker: dict[str, Any], *answers: tuple[str, str | int], die: int, **position: Any) -> Table:
    t = table(attacker, phase="action", script=[die], crisis_deck=["riots_launch_raiders"], **position)
    for kind, choice in answers:
        t.say(kind, choice)
    return t.quiet()


@pytest.mark.parametrize(("die", "left"), [(2, 1), (3, 0)])
def test_raiders_fall_on_three(die: int, left: int) -> None:
    t = shot(
        seat("galen_tyrol", location="weapons_control"),
        ("action", "location:weapons_control"),
        die=die,
        raiders={"front": 1},
    )
    assert t.g.raiders[FRONT] == left


@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0)])
def test_heavy_raiders_and_centurions_fall_on_seven(die: int, left: int) -> None:
    t = shot(
        seat("galen_tyrol", location="weapons_control"),
        ("action", "location:weapons_control"),
        die=die,
        heavy_raiders={"front": 1},
    )
    assert t.g.heavy_raiders[FRONT] == left
    t = shot(
        seat("galen_tyrol", location="armory"),
        ("action", "location:armory"),
        die=die,
        centurions=(1, 0, 0, 0),
    )
    assert sum(t.g.centurions) == left


@pytest.mark.parametrize(("die", "damaged", "destroyed"), [(4, 0, 0), (5, 1, 0), (7, 1, 0), (8, 0, 1)])
def test_vipers_are_damaged_on_five_and_destroyed_on_eight(die: int, damaged: int, destroyed: int) -> None:
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=["prison_labor"],
        destiny=["repair_1", "repair_1", "repair_2"],
        vipers={"front": 1},
        raiders={"front": 1},
        script=[die],
    ).quiet()
    assert (t.g.vipers_damaged, t.g.vipers_destroyed) == (damaged, destroyed)


@pytest.mark.parametrize(("flown", "damaged"), [("front", 0), ("rear", 1)])
def test_only_the_viper_that_hot_dog_flies_is_destroyed_on_five(flown: str, damaged: int) -> None:
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("brendan_hot_dog_costanza", location="viper", area=flown),
        vipers={"front": damaged},
        phase="crisis",
        crisis_deck=["prison_labor"],
        destiny=["repair_1", "repair_1", "repair_2"],
        raiders={"front": 1},
        script=[5],
    ).quiet()
    assert t.events("attacked")[0]["effect"] == ("damaged" if damaged else "destroyed")
    assert (t.g.vipers_damaged, t.g.vipers_destroyed) == (damaged, 1 - damaged)


@pytest.mark.parametrize(
    ("die", "basestars", "hits", "raiders"), [(1, 1, 2, 4), (2, 1, 2, 4), (3, 0, 0, 4), (6, 0, 0, 4), (7, 0, 0, 1)]
)
def test_a_nuke_hits_twice_destroys_or_clears_the_area(die: int, basestars: int, hits: int, raiders: int) -> None:
    t = shot(
        seat("saul_tigh"),
        ("action", "title:nuke"),
        ("nuke_target", 0),
        die=die,
        basestars=[{"area": "front"}, {"area": "rear", "damage": ["critical_hit"]}],
        raiders={"front": 4},
    )
    there = [ship for ship in t.g.basestars if ship.area == FRONT]
    assert (len(there), t.g.raiders[FRONT], t.g.nukes) == (basestars, raiders, 1)
    assert sum(len(ship.damage) for ship in there) == hits


@pytest.mark.parametrize(("die", "hit"), [(4, False), (5, True)])
def test_galactica_hits_a_basestar_on_five(die: int, hit: bool) -> None:
    t = shot(
        seat("galen_tyrol", location="weapons_control"),
        ("action", "location:weapons_control"),
        die=die,
        basestars=[{"area": "front"}],
    )
    assert bool(t.g.basestars[0].damage) is hit


@pytest.mark.parametrize(
    ("crisis", "ships", "die", "hit"),
    [
        ("prison_labor", {"raiders": {"front": 1}}, 7, False),
        ("prison_labor", {"raiders": {"front": 1}}, 8, True),
        ("riots_basestars", {"basestars": [{"area": "front"}]}, 3, False),
        ("riots_basestars", {"basestars": [{"area": "front"}]}, 4, True),
    ],
)
def test_galactica_is_hit_by_raiders_on_eight_and_by_basestars_on_four(
    crisis: str, ships: dict[str, Any], die: int, hit: bool
) -> None:
    t = table(
        seat("galen_tyrol"),
        phase="crisis",
        crisis_deck=[crisis],
        destiny=["repair_1", "repair_1", "repair_2"],
        script=[die],
        **ships,
    ).quiet()
    if t.asked() == "crisis_choice":
        t.say("crisis_choice", 0).quiet()
    (attacked,) = t.events("attacked")
    assert (attacked["target"], attacked["effect"]) == ("galactica", "damaged" if hit else "missed")


# --- Athena at Caprica --------------------------------------------------------------------------------


@pytest.mark.parametrize(("infiltrating", "icons"), [(True, ["basestars"]), (False, [])])
def test_athena_activates_the_ships_of_a_caprica_crisis_while_infiltrating(
    infiltrating: bool, icons: list[str]
) -> None:
    """004 p.10."""
    t = table(
        seat(
            "sharon_athena_agathon",
            infiltrating=infiltrating,
            location="command" if infiltrating else "human_fleet",
        ),
        seat("laura_roslin"),
        seat("saul_tigh"),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=["riots_basestars", "food_shortage", "riots_launch_raiders"],
        basestars=[{"area": "front"}],
        script=[1],
    )
    t.act("ability:resolute").say("activate_where", "caprica").say("keep_crisis", "riots_basestars")
    t.say("crisis_choice", 0).quiet()
    assert [event["icon"] for event in t.events("activated")] == icons
