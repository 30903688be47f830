"""The 12 civilian ships, and the damage tokens of Galactica and of basestars (000 p.24-25; T20, T21)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.galactica.scene import changes, scene, words
from tests.games.galactica.table import Table, seat, table

CIVILIANS = {
    "empty": (2, ""),
    "pop1": (6, "population -1"),
    "pop2": (2, "population -2"),
    "pop1_fuel1": (1, "population -1, fuel -1"),
    "pop1_morale1": (1, "population -1, morale -1"),
}
GALACTICA = {
    "armory": "",
    "command": "",
    "ftl_control": "",
    "hangar_deck": "",
    "weapons_control": "",
    "admirals_quarters": "",
    "food": "food -1",
    "fuel": "fuel -1",
}
BASESTAR = ("critical_hit", "disabled_hangar", "disabled_weapons", "structural_damage")
LOCATIONS = [token for token, loss in GALACTICA.items() if not loss]


def test_no_token_is_without_a_test() -> None:
    g = table(seat("saul_tigh"), phase="receive_skills").g
    assert Counter(g.civilian_pile) == {face: n for face, (n, _) in CIVILIANS.items()}
    assert len(g.civilian_pile) == 12
    assert Counter(g.damage_pool) == Counter(list(GALACTICA))
    assert Counter(g.basestar_damage_pool) == Counter(BASESTAR)


# --- civilian ships -----------------------------------------------------------------------------------


@pytest.mark.parametrize("face", CIVILIANS)
def test_civilian_ship(face: str) -> None:
    """T21: a raider destroys it without a roll; its cargo is lost and the token leaves the game."""
    t = scene(
        "unidentified_ship",
        phase="crisis",
        crisis_deck=["prison_labor"],
        raiders={"rear": 1},
        civilians={"rear": [face]},
    )
    before = {name: getattr(t.g, name) for name in ("fuel", "food", "morale", "population")}
    t.quiet()
    (destroyed,) = t.events("civilian_destroyed")
    assert destroyed["face"] == face
    after = {name: getattr(t.g, name) for name in before}
    after["morale"] += 1  # the crisis itself takes a morale and a food
    after["food"] += 1
    assert changes(before, after) == words(CIVILIANS[face][1])
    assert t.g.civilians_destroyed == (face,)
    assert not t.events("rolled")


def test_draw_and_destroy_takes_an_unused_ship_at_random() -> None:
    """T21, FAQ[draw-and-destroy]."""
    t = scene("bomb_threat", destiny=["repair_1", "repair_1"], civilians={"rear": ["pop1"]})
    t.say("crisis_choice", 0).quiet()
    assert len(t.g.civilians) == 1
    assert len(t.g.civilians_destroyed) == 1


def test_draw_and_destroy_takes_one_in_space_when_no_other_is_left() -> None:
    """T21, FAQ[draw-and-destroy]: the current player picks it."""
    everyone = [face for face, (n, _) in CIVILIANS.items() for _ in range(n)]
    t = scene("bomb_threat", destiny=["repair_1", "repair_1"], civilians={"rear": everyone[:6], "front": everyone[6:]})
    t.say("crisis_choice", 0).quiet()
    assert (t.asked(), list(t.game.pending)) == ("choose_civilian", [0])
    t.say("choose_civilian", "civilian_3")
    assert t.g.civilians_destroyed == ("pop1",)
    assert len(t.g.civilians) == 11


# --- Galactica ----------------------------------------------------------------------------------------


def hit(token: str, *, at: str = "command", **position: Any) -> Table:
    """A basestar hits Galactica, and this token is drawn. A player stands where the test says."""
    damaged = position.get("damaged", [])
    rest = [other for other in GALACTICA if other != token and other not in damaged]
    t = scene(
        "colonial_day", places={"pilot": at}, basestars=[{"area": "front"}], script=[4, [token, *rest]], **position
    )
    return t.say("crisis_choice", 1).quiet()


@pytest.mark.parametrize("token", LOCATIONS)
def test_a_location_is_damaged(token: str) -> None:
    """T20.1: characters there go to Sickbay; its action cannot be used until it is repaired (000 p.25)."""
    t = hit(token, at=token)
    assert t.g.damaged == (token,)
    assert token not in t.g.damage_pool
    assert t.g.players[4].location == "sickbay"
    t = table(
        seat("galen_tyrol", location=token, hand=["repair_1"]),
        phase="movement",
        damaged=[token],
        centurions=[1, 0, 0, 0],
        jump=3,
    )
    t.say("movement", "stay")
    assert not t.offered(f"location:{token}")
    assert t.blocked()[f"location:{token}"]
    t.act("card:repair_1")
    if t.asked() == "repair_what":
        t.say("repair_what", token)
    assert t.g.damaged == ()
    assert token in t.g.damage_pool


@pytest.mark.parametrize("token", ["food", "fuel"])
def test_a_resource_is_lost(token: str) -> None:
    """T20.1: the token leaves the game."""
    t = hit(token)
    assert getattr(t.g, token) == 7
    assert t.g.damage_removed == (token,)
    assert token not in t.g.damage_pool
    assert t.g.damaged == ()


def test_one_may_walk_to_a_damaged_location() -> None:
    t = table(seat("galen_tyrol", location="communications"), phase="movement", damaged=["armory"])
    assert t.offered("armory")


def test_the_sixth_damaged_location_ends_the_game_at_once() -> None:
    """T20.1, T24."""
    t = hit("armory", damaged=[token for token in LOCATIONS if token != "armory"])
    assert t.game.result is not None
    assert t.game.result.reason == "destroyed"


def test_five_damaged_locations_do_not() -> None:
    t = hit("armory", damaged=["command", "ftl_control", "hangar_deck", "weapons_control"])
    assert t.game.result is None


def test_with_every_token_drawn_nothing_more_is_damaged() -> None:
    """L5: five locations damaged and both resources gone leave one token only."""
    t = hit("food", damaged=["command", "ftl_control", "hangar_deck", "weapons_control", "armory"])
    assert len(t.g.damage_pool) == 2


# --- basestars ----------------------------------------------------------------------------------------


def shot(token: str, damage: tuple[str, ...] = (), die: int = 8) -> Table:
    """Galactica hits a basestar, and this token is drawn."""
    rest = [other for other in BASESTAR if other != token and other not in damage]
    t = table(
        seat("galen_tyrol", location="weapons_control"),
        phase="action",
        basestars=[{"area": "front", "damage": list(damage)}],
        crisis_deck=["riots_launch_raiders"],
        script=[die, [token, *rest]],
    )
    return t.act("location:weapons_control").quiet()


@pytest.mark.parametrize("token", BASESTAR)
def test_a_basestar_is_damaged(token: str) -> None:
    t = shot(token)
    assert t.g.basestars[0].damage == (token,)
    assert token not in t.g.basestar_damage_pool


def test_critical_hit_counts_twice() -> None:
    """T20.2, 000 p.25: with one more it is destroyed, and the tokens go back."""
    t = shot("critical_hit", damage=("disabled_hangar",))
    assert t.g.basestars == ()
    assert Counter(t.g.basestar_damage_pool) == Counter(BASESTAR)


def test_the_third_damage_destroys_it_without_a_token() -> None:
    """T20.2, FAQ[basestar-third-damage]."""
    t = shot("critical_hit", damage=("disabled_hangar", "disabled_weapons"))
    assert t.g.basestars == ()
    assert not t.events("basestar_damaged")


def test_after_a_critical_hit_the_next_damage_destroys_it_without_a_token() -> None:
    """T20.2, FAQ[basestar-third-damage]."""
    t = shot("disabled_hangar", damage=("critical_hit",))
    assert t.g.basestars == ()
    assert not t.events("basestar_damaged")


def test_disabled_hangar_launches_nothing() -> None:
    """T12.5."""
    for crisis in ("unidentified_ship", "prison_labor", "terrorist_bomber"):
        t = scene(crisis, basestars=[{"area": "front", "damage": ["disabled_hangar"]}]).quiet()
        assert (sum(t.g.raiders), sum(t.g.heavy_raiders)) == (0, 0)


def test_disabled_weapons_do_not_fire() -> None:
    """T12.4."""
    t = scene("colonial_day", basestars=[{"area": "front", "damage": ["disabled_weapons"]}])
    t.say("crisis_choice", 1).quiet()
    assert not t.events("rolled")


@pytest.mark.parametrize(("die", "hits"), [(2, 0), (3, 1)])
def test_structural_damage_helps_every_attacker(die: int, hits: int) -> None:
    """Two more on the die: Galactica hits on a 3."""
    t = shot("critical_hit", damage=("structural_damage",), die=die)
    assert len(t.g.basestars) == 1 - hits


def test_structural_damage_helps_a_nuke() -> None:
    """A 1 counts as a 3: destroyed at once."""
    t = table(
        seat("saul_tigh"),
        phase="action",
        basestars=[{"area": "front", "damage": ["structural_damage"]}],
        crisis_deck=["riots_launch_raiders"],
        script=[1],
    )
    t.act("title:nuke").quiet()
    assert t.g.basestars == ()


def test_the_damage_of_a_basestar_goes_back_at_the_jump() -> None:
    """T14.2."""
    t = scene("riots_basestars", jump=4, basestars=[{"area": "front", "damage": ["disabled_weapons"]}])
    t.say("crisis_choice", 0)
    assert Counter(t.g.basestar_damage_pool) == Counter(BASESTAR)
