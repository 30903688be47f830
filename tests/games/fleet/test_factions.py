"""Factions (FC-FAC): fleets, costs and powers."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.fleet.factions import FACTIONS, has_ship, has_weapon, objection
from tests.games.fleet.table import Table

FAR = "cruiser e5"


def of(faction: str, *fleets: str, seat: int = 0, **more: Any) -> Table:
    """A table at which one seat plays a faction."""
    players = [{"faction": faction} if i == seat else {} for i in range(len(fleets))]
    return Table(*fleets, players=players, **more)


# --- fleets -------------------------------------------------------------------------------------------


def test_empires_have_common_ships_and_their_own() -> None:
    """FC-FAC-01, FC-SET-11, FC-SET-13, FC-SET-14."""
    own = {"phebe": ("carrier", "salvation", "testudo", "centaurus")}
    own["amycles"] = ("dreadnought", "advantage", "phalanx", "sagittarius")
    for faction, other in (("phebe", "amycles"), ("amycles", "phebe")):
        assert all(has_ship(faction, kind) for kind in (*own[faction], "mule", "heavy_battleship"))
        assert not any(has_ship(faction, kind) for kind in (*own[other], "chimaera"))


def test_the_forge_has_everything_but_mostly_great_ships() -> None:
    """FC-FAC-02, FC-WPN-22: two thirds of its points are of class 3 or more."""
    assert all(has_ship("forge_of_fendrix", kind) for kind in ("carrier", "dreadnought", "salvation", "phalanx"))
    assert has_weapon("forge_of_fendrix", "phebe")
    assert has_weapon("forge_of_fendrix", "amycles")
    assert objection("forge_of_fendrix", ("cruiser", "cruiser", "frigate", "destroyer")) == ""
    assert objection("forge_of_fendrix", ("cruiser", "cruiser", "destroyer", "destroyer")) == "needs_great_ships"


@pytest.mark.parametrize("option", ["free_commanders", "paid_commanders"])
def test_a_commander_gives_the_forge_two_points_more(option: str) -> None:
    """FC-FAC-02, FC-CMD-13, AMB-34 (001 l.225, 1515): it has none, and is not asked for one."""
    game = orrery.new("fleet", 2, 1, {"commanders": option, "factions": "any_faction"})
    game.answer(0, ["forge_of_fendrix"])
    game.answer(1, ["amycles"])
    assert list(game.pending) == [1]
    game.answer(1, ["bondra_zoupa"])
    game.answer(0, ["build"])
    game.answer(1, ["build"])
    assert [game.pending[seat].about["left"] for seat in (0, 1)] == [12, 10]


@pytest.mark.parametrize("faction", ["llib_sorg", "maa_seti", "rebels", "scavengers"])
def test_pirates_have_no_ship_of_the_empires(faction: str) -> None:
    """FC-FAC-03: but two of the Forge."""
    assert not any(has_ship(faction, kind) for kind in ("salvation", "advantage", "dreadnought", "carrier"))
    assert has_ship(faction, "phalanx")
    assert objection(faction, ("phalanx", "phalanx", "testudo")) == "too_many_forge_ships"
    assert not has_weapon(faction, "phebe")


def test_llib_sorg_sails_with_a_flagship() -> None:
    """FC-FAC-04, FC-FAQ-20: one Heavy Battleship, and nothing else of its class."""
    flag = "heavy_battleship:drones"
    assert objection("llib_sorg", (flag, "battleship:drones", "frigate")) == ""
    assert objection("llib_sorg", ("battleship:drones", "frigate")) == "needs_flagship"
    assert objection("llib_sorg", (flag, flag)) == "needs_flagship"


def test_maa_seti_sails_with_the_chimaera() -> None:
    """FC-FAC-08, FC-FAC-10: two devices of any side; at most three ships of class 1."""
    flag = "chimaera:sentinel_device:attack_device"
    assert objection("maa_seti", (flag, "frigate", "frigate", "frigate", "cruiser")) == ""
    assert objection("maa_seti", (flag, "frigate", "frigate", "frigate", "frigate")) == "too_many_small_ships"
    assert objection("maa_seti", ("cruiser",)) == "needs_flagship"


def test_rebels_and_scavengers() -> None:
    """FC-FAC-14, FC-FAC-17."""
    assert objection("rebels", ("cruiser", "sagittarius", "frigate")) == ""
    assert objection("rebels", ("cruiser", "frigate")) == "needs_two_class_3"
    assert not has_ship("rebels", "battleship")
    assert [kind for kind in ("frigate", "destroyer", "mule", "cruiser") if has_ship("scavengers", kind)] == [
        "frigate", "destroyer", "mule",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("faction", "points"), [("llib_sorg", 10), ("maa_seti", 10), ("rebels", 12), ("scavengers", 12)]
)
def test_what_pirates_cost(faction: str, points: int) -> None:
    """FC-CMD-12, FC-FAQ-19."""
    game = orrery.new("fleet", 2, 1, {"factions": "any_faction"})
    game.answer(0, [faction])
    game.answer(1, ["amycles"])
    game.answer(0, ["build"])
    game.answer(1, ["build"])
    assert game.pending[0].about["left"] == points


@pytest.mark.parametrize("faction", list(FACTIONS))
def test_every_faction_has_ready_made_fleets(faction: str) -> None:
    game = orrery.new("fleet", 2, 1, {"factions": "any_faction"})
    game.answer(0, [faction])
    game.answer(1, ["phebe"])
    assert any(str(item).startswith("ready:") for item in game.pending[0].items)


@pytest.mark.parametrize(
    ("faction", "dice", "kept"),
    [
        ("llib_sorg", "red-orth red-orth red-diag", 3),
        ("llib_sorg", "green-orth green-orth green-diag", 2),
        ("maa_seti", "green-orth green-orth green-diag", 3),
    ],
)
@pytest.mark.usefixtures("every_question")
def test_extra_slots(faction: str, dice: str, kept: int) -> None:
    """FC-FAC-05, FC-FAC-09."""
    table = of(faction, "heavy_battleship a1, chimaera b1", FAR, rolled=dice)
    table.do(0, "end")
    assert max(len(choice) for choice in table.choices(0)) == kept


# --- powers -------------------------------------------------------------------------------------------

TWO = "red-special blue-special"


def test_redemption() -> None:
    """FC-FAC-06, FC-REA-12: the frigate is gone, 12 damage, no reaction."""
    own = "heavy_battleship a1, frigate b2"
    table = of("llib_sorg", own, "cruiser c3, cruiser e5", rolled=TWO, stored=("", "green-multi"))
    table.do(0, "redeem:frigate", "ship:1>ship:2")
    assert (table.at(1), table.hull(2)) == ("lost", 6)
    assert "redeem:frigate" not in of("phebe", own, "cruiser c3", rolled=TWO).offered(0)


def test_llib_sorg_loses_with_his_flagship_only() -> None:
    """FC-FAC-07."""
    sides: list[dict[str, Any]] = [{}, {"faction": "llib_sorg", "start": 15}]
    table = Table("cruiser b2", "heavy_battleship a5, frigate:1 c2", players=sides, rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:2")
    assert table.game.result is None
    table = of("llib_sorg", "cruiser b2", "heavy_battleship:3 c2, cruiser e4, cruiser e5", seat=1, rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert table.winners == (0,)


def test_in_a_team_the_whole_fleet_goes_with_the_flagship() -> None:
    """FC-FAC-07, FC-FAC-12."""
    table = of("maa_seti", "cruiser b2", "chimaera:3 c2, cruiser e4", "cruiser a5", "cruiser e5, battleship g5",
               seat=1, rolled="red-orth", start=6)  # fmt: skip
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert (table.at(2), table.side(1)["out"]) == ("lost", True)
    assert table.game.result is None


@pytest.mark.usefixtures("every_question")
def test_the_chimaera_is_aimed_at_only_if_there_is_nothing_else() -> None:
    """FC-FAC-11, AMB-35: from whatever sector the dice could be used."""
    enemy = "chimaera c2, frigate e5"
    table = of("maa_seti", "cruiser b2", enemy, seat=1, rolled="red-orth")
    table.do(0, "attack:red-orth")
    assert table.offered(0) == ["b2>ship:1"]
    table = of("maa_seti", "cruiser b2, cruiser d5", enemy, seat=1, rolled="red-orth")
    table.do(0, "attack:red-orth")
    assert table.offered(0) == ["d5>ship:3"]


@pytest.mark.usefixtures("every_question")
def test_weapons_and_counter_attacks_spare_the_chimaera() -> None:
    """FC-FAC-11."""
    table = of("maa_seti", "battleship/vortex_missiles a1", "chimaera c4, frigate e5", seat=1, rolled=TWO)
    table.do(0, "weapon:ship:0")
    assert table.offered(0) == ["ship:2"]
    table = of("maa_seti", "chimaera b2, frigate c2", "battleship c3", rolled="red-diag", stored=("", "red-special"))
    table.do(0, "attack:red-diag", "b2>ship:2", "ship:0 ship:1")
    table.do(1, "counter:red-special")
    assert (table.hull(0), table.hull(1)) == (24, 2)


def test_a_sentinel_spares_the_chimaera() -> None:
    """FC-FAC-11, AMB-35."""
    own, enemy = "mule/sentinel_device b2", "chimaera c1, frigate c3"
    table = of("maa_seti", own, enemy, seat=1, rolled="green-multi")
    table.do(0, "activate:green-multi", "ship:0>sentinel", "c2")
    assert (table.hull(1), table.hull(2)) == (24, 5)


def test_a_deflected_attack_spares_the_chimaera() -> None:
    """FC-ORD-01 (2), FC-FAC-11."""
    shield = [{"kind": "deflection_shield", "owner": 1, "at": "c2", "ship": 1, "die": "green-orth"}]
    table = of("maa_seti", "cruiser b2", "chimaera/defence_device c2, frigate c2, mule c1", seat=1, rolled="red-orth",
               tokens=shield)  # fmt: skip
    table.do(0, "attack:red-orth", "b2>ship:2")
    assert table.offered(1) == ["ship:2"]


def test_maa_seti_may_reroll_two_specials() -> None:
    """FC-FAC-13, FC-FAQ-21, FC-SPC-04."""
    assert "reroll:specials" in of("maa_seti", "chimaera a1", FAR, rolled=TWO).offered(0)


def test_rebels_roll_multis_again() -> None:
    """FC-FAC-15: once, and the second result stands."""
    table = of("rebels", "cruiser a1", FAR, phase="energy", script="multi orth multi special multi")
    table.do(0, "red blue green")
    assert sorted(table.side(0)["rolled"]) == ["blue-orth", "green-multi", "red-special"]


def test_rebels_hold_on_to_a_last_point() -> None:
    """FC-FAC-16, AMB-36: it is never repaired, and any further damage removes the ship."""
    table = of("rebels", "battleship b2", "cruiser:2 c2, cruiser e5", seat=1, rolled="red-orth red-orth")
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert (table.hull(1), table.ship(1)["last"]) == (1, True)
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert table.at(1) == "lost"
    table = of("rebels", "cruiser a1", FAR, rolled="blue-orth", sectors={"a2": "black_hole"})
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.at(0) == "lost"


def test_scavengers_roll_a_test_again() -> None:
    """FC-FAC-18."""
    table = of("scavengers", "destroyer a2", FAR, rolled="blue-orth", sectors={"b2": "asteroid_field"},
               script="special orth")  # fmt: skip
    table.do(0, "move:blue-orth", "a2>b2", "again")
    assert table.hull(0) == 12


def test_scavengers_place_all_sectors_and_deploy_last() -> None:
    """FC-FAC-19."""
    game = orrery.new("fleet", 2, 1, {"factions": "any_faction"})
    game.answer(0, ["scavengers"])
    game.answer(1, ["phebe"])
    game.answer(0, ["ready:swarm"])
    game.answer(1, ["ready:line"])
    tiles = 0
    while next(iter(game.pending.values())).kind != "deploy":
        ((seat, question),) = game.pending.items()
        assert seat == 0
        tiles += question.kind == "place_sector"
        game.answer(seat, next(choice for choice in question.choices() if choice))
    assert tiles == 4
    asked = []
    while next(iter(game.pending.values())).kind == "deploy":
        ((seat, question),) = game.pending.items()
        asked.append(seat)
        game.answer(seat, next(iter(question.choices())))
    assert asked == sorted(asked, reverse=True)


def test_no_colony_repairs_a_last_point() -> None:
    """FC-FAC-16, FC-SEC-18, AMB-36: what holds on by obstinacy is beyond repair."""
    for last, hull in ((True, 1), (False, 3)):
        ship = {"owner": 0, "kind": "cruiser", "at": "b2", "hull": 1, "last": last}
        table = of("rebels", "frigate a1", FAR, phase="start", sectors={"b2": "colony"}, more=[ship])
        table.do(0, "ship:2")
        assert table.hull(2) == hull


@pytest.mark.usefixtures("every_question")
def test_boarding_takes_no_squadron() -> None:
    """FC-FAC-20: it has no class."""
    table = of("scavengers", "cruiser b2", "frigate c3, carrier e5, interceptor_squadron b3", rolled=TWO)
    table.do(0, "board:sector")
    assert table.offered(0) == ["b2>ship:1"]


@pytest.mark.usefixtures("every_question")
def test_boarding_takes_no_ship_of_a_higher_class() -> None:
    """FC-FAC-20: three points of ships take a cruiser, but no battleship; and never fewer points than it takes."""
    own = "destroyer b2, frigate b2, frigate a1"
    table = of("scavengers", own, "battleship/drones c2, cruiser b3, cruiser e5", rolled=TWO, start=4)
    table.do(0, "board:sector")
    assert table.offered(0) == ["b2>ship:4"]
    table.do(0, "b2>ship:4")
    assert table.choices(0) == [("ship:0", "ship:1")]


def test_who_boards_a_supply_takes_its_slot_along() -> None:
    """FC-FAC-20, FC-TEC-18: the die for which there is no room any more goes back to the reserve."""
    bridge = "red-orth red-diag blue-orth"
    table = of("scavengers", "frigate b2, frigate a1", "mule/supply_device c2, cruiser e5", rolled=TWO, start=2,
               stored=("", bridge))  # fmt: skip
    table.do(0, "board:sector", "b2>ship:2")
    assert (len(table.side(1)["stored"]), sum(table.side(1)["reserve"])) == (2, 7)


def test_obstinacy_is_not_used_up_behind_a_rampart() -> None:
    """FC-FAC-16, FC-WPN-18: what cannot be destroyed is not held together by anything else."""
    rampart = [{"kind": "rampart_of_coeos", "owner": 2, "ship": 2}]
    players = [{"faction": "rebels"}]
    table = Table("cruiser:2 b2", "battleship c3", "battleship/rampart_of_coeos a5", "cruiser h5", turn=1, start=4,
                  rolled="red-diag", tokens=rampart, players=players, board="5x8")  # fmt: skip
    table.do(1, "attack:red-diag", "c3>ship:0")
    assert (table.hull(0), table.ship(0)["last"]) == (1, False)


@pytest.mark.usefixtures("every_question")
def test_boarding() -> None:
    """FC-FAC-20, AMB-37: a ship alone in its sector, for as many class points; it joins the fleet as it is."""
    own = "destroyer b2, frigate b2, frigate a1"
    table = of("scavengers", own, "cruiser:10 c2, cruiser e5, frigate e5", rolled=TWO, start=4)
    table.do(0, "board:sector")
    assert table.offered(0) == ["b2>ship:3"]
    table.do(0, "b2>ship:3", "ship:0 ship:1")
    ship = table.ship(3)
    assert (ship["owner"], ship["at"], ship["hull"]) == (0, "c2", 10)
    assert [table.at(n) for n in range(3)] == ["lost", "lost", "a1"]
    crowded = "cruiser c2, interceptor_squadron c2, carrier e5"
    assert "board:sector" not in of("scavengers", own, crowded, rolled=TWO).offered(0)


def test_a_captured_flagship_is_lost() -> None:
    """AMB-37, FC-FAC-12."""
    players = [{"faction": "scavengers"}, {"faction": "maa_seti"}]
    own = "destroyer b2, destroyer b2, destroyer a1"
    table = Table(own, "chimaera c2, cruiser e5, cruiser e4", players=players, rolled=TWO)
    table.do(0, "board:sector", "b2>ship:3", "ship:0 ship:1")
    assert table.winners == (0,)
