"""Jumping the fleet, with the examples of the rulebook (000 p.13-14, p.25; T14, T15)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

ADMIRAL = 1


def jump(destination: str = "barren_planet", other: str = "deep_space", **position: Any) -> Table:
    """The marker reaches the end of its track; the Admiral is asked where to go."""
    players = (seat("galen_tyrol"), seat("saul_tigh"), seat("laura_roslin"))
    t = table(
        *position.pop("players", players),
        phase="crisis",
        crisis_deck=["riots_basestars"],
        jump=4,
        destination_deck=[destination, other],
        **position,
    )
    return t.say("crisis_choice", 0)


def arrive(destination: str = "barren_planet", **position: Any) -> Table:
    return jump(destination, **position).say("destination", destination)


def test_example_of_a_jump() -> None:
    """T14.3, T14.6, 000 p.14: to the end of the track; one of two destinations; a fuel and a raptor are lost."""
    t = jump("remote_planet", "tylium_planet", raiders={"front": 2}, vipers={"rear": 1}, basestars=[{"area": "front"}])
    assert list(t.game.pending) == [ADMIRAL]
    assert set(t.items("destination")) == {"remote_planet", "tylium_planet"}
    assert (t.g.raiders, t.g.vipers, t.g.basestars) == ((0,) * 6, (0,) * 6, ())
    t.say("destination", "remote_planet")
    assert (t.g.fuel, t.g.raptors) == (7, 3)
    assert (t.g.destinations, t.g.distance, t.g.jump) == (("remote_planet",), 2, 0)
    assert t.g.destination_deck[-1] == "tylium_planet"
    assert not t.g.sleeper


def test_all_ships_leave_and_what_stays() -> None:
    """T14.2, 000 p.25: vipers to the Reserve, civilians to the pile, pilots to the Hangar Deck; centurions stay."""
    t = arrive(
        players=(seat("galen_tyrol"), seat("saul_tigh"), seat("kara_thrace", location="viper", area="front")),
        raiders={"front": 3},
        heavy_raiders={"rear": 1},
        vipers={"rear": 2},
        vipers_damaged=1,
        civilians={"rear": ["pop1", "pop2"]},
        basestars=[{"area": "front", "damage": ["critical_hit"]}],
        centurions=[0, 1, 0, 0],
    )
    assert (sum(t.g.raiders), sum(t.g.heavy_raiders), t.g.basestars) == (0, 0, ())
    assert (t.g.viper_reserve, t.g.vipers_damaged) == (7, 1)
    assert (t.g.civilians, len(t.g.civilian_pile)) == ((), 12)
    assert t.g.players[2].location == "hangar_deck"
    assert t.g.centurions == (0, 1, 0, 0)
    assert len(t.g.basestar_damage_pool) == 4
    assert {"who": 2, "to": "hangar_deck"}.items() <= t.events("moved")[0].items()


def test_a_civilian_ship_seen_before_the_jump_is_not_known_after_it() -> None:
    """D31."""
    t = table(
        seat("saul_tigh", location="communications"),
        phase="action",
        civilians={"rear": ["pop1", "pop2"]},
        crisis_deck=["riots_basestars"],
        jump=4,
    )
    t.act("location:communications")
    t.say("guide", "rear").say("guide", "rear")
    assert any(note[0] == "civilian" for note in t.g.players[0].notes)
    t.say("crisis_choice", 0)
    assert not any(note[0] == "civilian" for note in t.g.players[0].notes)


# --- distance -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "destination", "sleeper"),
    [(1, "barren_planet", False), (2, "barren_planet", True), (3, "desolate_moon", True)],
)
def test_the_sleeper_agents_wake_at_four_or_more(before: int, destination: str, sleeper: bool) -> None:
    """T14.5."""
    t = arrive(destination, distance=before, loyalty_deck=["not_a_cylon"] * 3)
    assert t.g.sleeper == sleeper
    assert [len(player.loyalty) for player in t.g.players] == [1 + sleeper] * 3


def test_they_wake_once() -> None:
    """T14.5."""
    t = arrive(distance=4)
    assert not t.events("sleeper_agents")


def test_at_eight_the_next_jump_is_the_last_but_this_one_is_not() -> None:
    """T14.5."""
    t = arrive(distance=6)
    assert (t.g.distance, t.game.result) == (8, None)


def test_below_eight_the_fleet_jumps_on() -> None:
    t = arrive("tylium_planet", distance=6)
    t.say("take_risk", "decline")
    assert (t.g.distance, t.game.result) == (7, None)


def test_the_last_jump_needs_no_destination_and_removes_nothing() -> None:
    """T14.1, FAQ[final-jump]: it is over at once."""
    t = jump(distance=8, raiders={"front": 1})
    assert t.game.result is not None
    assert t.game.result.reason == "kobol"
    assert not t.events("destination_chosen")
    assert t.g.raiders[0] == 1


@pytest.mark.parametrize("resource", ["fuel", "food", "morale", "population"])
def test_the_last_jump_with_an_empty_dial_is_lost(resource: str) -> None:
    """000 p.14, T14.1."""
    empty: dict[str, Any] = {resource: 0}
    t = jump(distance=8, **empty)
    assert t.game.result is not None
    assert t.game.result.reason == resource


def test_a_jump_on_an_empty_dial_before_kobol_may_still_save_it() -> None:
    """000 p.18: nothing is lost before the end of the turn."""
    t = jump("tylium_planet", fuel=1, script=[8])
    t.say("destination", "tylium_planet")
    assert (t.g.fuel, t.game.result) == (0, None)
    t.say("take_risk", "risk").quiet()
    assert (t.g.fuel, t.game.result) == (2, None)


# --- FTL Control --------------------------------------------------------------------------------------


@pytest.mark.parametrize(("space", "die", "lost"), [(3, 6, 3), (3, 7, 0), (4, 6, 1), (4, 7, 0), (4, 1, 1)])
def test_ftl_control_costs_the_population_of_the_space(space: int, die: int, lost: int) -> None:
    """T14.0, FAQ[ftl-roll]: before the jump, on 6 or less."""
    t = table(
        seat("saul_tigh", location="ftl_control"),
        phase="action",
        jump=space,
        destination_deck=["barren_planet", "deep_space"],
        crisis_deck=["riots_launch_raiders"],
        script=[die],
    )
    t.act("location:ftl_control").quiet()
    assert (t.asked(), t.g.population) == ("destination", 12 - lost)
    t.say("destination", "barren_planet")
    assert (t.g.jump, t.g.distance) == (0, 2)


def test_a_jump_by_itself_costs_no_population() -> None:
    assert arrive().g.population == 12


@pytest.mark.parametrize(("die", "winner"), [(7, "kobol"), (6, "population")])
def test_ftl_control_may_lose_the_game_at_the_last_jump(die: int, winner: str) -> None:
    """FAQ[ftl-roll], 000 p.14."""
    t = table(seat("saul_tigh", location="ftl_control"), phase="action", jump=3, distance=9, population=3, script=[die])
    t.act("location:ftl_control").quiet()
    assert t.game.result is not None
    assert t.game.result.reason == winner


# --- in the middle of something -----------------------------------------------------------------------


def test_a_jump_interrupts_a_crisis_which_then_goes_on() -> None:
    """T14: the marker reaches the end by the check, and the card's icon moves it from the start again."""
    t = table(
        seat("galen_tyrol", hand=["launch_scout_2"] * 5, miracles=0),
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["crippled_raider"],
        destiny=["launch_scout_1", "repair_1", "repair_1", "repair_1"],
        destination_deck=["barren_planet", "deep_space"],
        jump=4,
    )
    t.say("crisis_choice", 0).say("contribute", *["launch_scout_2"] * 5, who=0).quiet()
    assert t.asked() == "destination"
    t.say("destination", "barren_planet")
    assert (t.g.jump, t.g.distance) == (1, 2)


def test_the_marker_never_leaves_its_track() -> None:
    t = table(seat("galen_tyrol"), phase="crisis", crisis_deck=["jump_computer_failure"], jump=0)
    t.quiet()
    assert t.g.jump == 0


# --- who chooses --------------------------------------------------------------------------------------


def test_the_mission_specialist_gives_his_card_up() -> None:
    """T14.3: three destinations, and everybody sees the card go."""
    players = (
        seat("galen_tyrol"),
        seat("saul_tigh"),
        seat("laura_roslin", assigned=["assign_mission_specialist"]),
    )
    t = jump(players=players)
    assert list(t.game.pending) == [2]
    assert len(t.items("destination")) == 3
    t.say("destination", "barren_planet")
    assert t.events("discarded")[-1]["cards"] == ["assign_mission_specialist"]
    assert (t.asked(), t.game.pending[2].about["deck"]) == ("bury_order", "destination")
