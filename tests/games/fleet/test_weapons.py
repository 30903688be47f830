"""Special Weapons (FC-WPN), one test each at least."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.drawing import keepable
from orrery.games.fleet.fleets import objection
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.weapons import WEAPONS
from orrery.games.fleet.weapons.rampart_of_coeos import LEAST
from tests.games.fleet.table import Table

TWO = "red-special blue-special"


def state_of(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def armed(weapon: str, enemy: str, rolled: str = TWO, sector: str = "a1", own: str = "", **more: object) -> Table:
    """A battleship with a weapon, about to use it."""
    return Table(f"battleship/{weapon} {sector}{own}", enemy, rolled=rolled, **more)  # type: ignore[arg-type]


def test_there_are_seventeen() -> None:
    assert len(WEAPONS) == 17


@pytest.mark.usefixtures("every_question")
def test_the_magnetic_bomb_clears_a_bridge() -> None:
    """FC-WPN-07."""
    table = armed("magnetic_bomb", "cruiser e5", stored=("", "red-orth green-special"))
    table.choose(0, "weapon:ship:0")
    assert table.preview(0, "seat:1")["dice"] == ["green-special", "red-orth"]
    table.choose(0, "seat:1")
    assert table.side(1)["stored"] == []
    assert table.side(1)["reserve"] == [3, 3, 3]


@pytest.mark.usefixtures("every_question")
def test_an_interdictor_shuts_an_empty_sector() -> None:
    """FC-WPN-05: nobody may enter it; it moves when it is played again, and its owner may end it."""
    table = armed(
        "interdictor", "frigate c1", TWO, stored=("green-special red-special", ""), sectors={"b2": "asteroid_field"}
    )
    table.choose(0, "weapon:ship:0")
    assert "b2" not in table.offered(0)
    assert "c1" not in table.offered(0)
    assert "c3" in table.offered(0)
    table.do(0, "b1", "blue-special red-special")
    assert table.look()["tokens"][0]["at"] == "b1"
    table.do(0, "weapon:ship:0", "a2")
    assert [token["at"] for token in table.look()["tokens"]] == ["a2"]
    table = Table(
        "battleship/interdictor a1",
        "frigate c1",
        rolled="blue-orth",
        tokens=[{"kind": "interdictor", "owner": 0, "at": "b1", "ship": 0}],
    )
    table.choose(0, "move:blue-orth")
    assert table.offered(0) == ["a1>a2"]


def test_an_interdictor_is_switched_off_or_dies_with_its_carrier() -> None:
    """FC-WPN-05, FC-WPN-23."""
    laid = [{"kind": "interdictor", "owner": 0, "at": "b1", "ship": 0}]
    table = Table("battleship/interdictor a1", "frigate e5", rolled="green-orth", tokens=laid)
    table.choose(0, "switch_off:token:1")
    assert table.look()["tokens"] == []
    table = Table(
        "battleship:1/interdictor a1, frigate e1", "frigate a2", turn=1, rolled="red-orth", tokens=laid, start=12
    )
    table.do(1, "attack:red-orth", "a2>ship:0")
    assert table.look()["tokens"] == []


def test_the_vortex_gate_sends_ships_far_away() -> None:
    """FC-WPN-08, FC-FAQ-06: enemies too, to an empty sector that is not adjacent."""
    table = armed("vortex_gate", "cruiser b2, frigate b2, frigate e5", sectors={"d4": "asteroid_field"})
    table.choose(0, "weapon:ship:0")
    assert table.offered(0) == ["a1", "b2"]
    table.do(0, "b2", "ship:1")
    assert "e4" in table.offered(0)
    assert not {"c3", "b2", "d4", "e5", "a1"} & set(table.offered(0))
    table.choose(0, "e4")
    assert table.at(1) == "e4"
    assert table.at(2) == "b2"


@pytest.mark.usefixtures("every_question")
def test_the_nano_repairer_mends_four() -> None:
    """FC-WPN-11: itself too, never above the full hull."""
    table = armed("nano_repairer", "cruiser e5", own=", cruiser:17 b1, frigate:1 c3")
    table.choose(0, "weapon:ship:0")
    assert table.offered(0) == ["ship:1"]
    table.choose(0, "ship:1")
    assert table.hull(1) == 18
    table = Table("battleship:18/nano_repairer a1", "cruiser e5", rolled=TWO)
    table.do(0, "weapon:ship:0", "ship:0")
    assert table.hull(0) == 22


def test_drones_bite_until_they_are_shaken_off() -> None:
    """FC-WPN-10, AMB-66."""
    table = armed("drones", "cruiser c3")
    table.do(0, "weapon:ship:0", "ship:1")
    table.end_turn()
    assert table.hull(1) == 16
    laid = [{"kind": "drones", "owner": 0, "ship": 0, "on": 1}]
    table = Table("battleship/drones a1", "cruiser c3", turn=1, rolled="red-multi", tokens=laid)
    table.choose(1, "shake:token:1")
    assert table.look()["tokens"] == []
    assert table.side(1)["reserve"] == [3, 3, 3]


def test_drones_go_with_their_victim() -> None:
    """FC-WPN-10, FC-WPN-23."""
    laid = [{"kind": "drones", "owner": 0, "ship": 0, "on": 1}]
    table = Table("battleship/drones a1", "frigate:1 a2, cruiser e5", rolled="red-orth", tokens=laid, start=12)
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.look()["tokens"] == []


def test_the_exo_bomb_hurts_everybody_around() -> None:
    """FC-WPN-12, FC-WPN-24: also in special sectors, which it cannot be aimed at."""
    table = armed("exo_bomb", "cruiser c3, frigate d4", own=", frigate b2", sectors={"d4": "asteroid_field"})
    table.choose(0, "weapon:ship:0")
    assert "c3" in table.offered(0)
    assert "d4" not in table.offered(0)
    table.choose(0, "c3")
    assert [table.hull(n) for n in range(4)] == [24, 5, 17, 5]


def test_the_tractor_beam_moves_a_ship() -> None:
    """FC-WPN-13: in clear sight, to a sector that the ship could enter."""
    table = armed("tractor_beam", "cruiser a3, frigate c1", own=", frigate b1")
    table.choose(0, "weapon:ship:0")
    assert "ship:2" in table.offered(0)
    assert "ship:3" not in table.offered(0)
    table.choose(0, "ship:2")
    assert set(table.offered(0)) == {"a2", "a4", "b2", "b3", "b4"}
    table.choose(0, "b4")
    assert table.at(2) == "b4"


def test_mines_wait_for_enemies() -> None:
    """FC-WPN-14: two a use, on one sector or two; 2 damage each to every ship, then they come back."""
    table = armed("minefields", "cruiser e5")
    table.do(0, "weapon:ship:0", "b2", "b2")
    assert [token["at"] for token in table.look()["tokens"]] == ["b2", "b2"]
    mines = [{"kind": "mine", "owner": 0, "at": "b2", "ship": 0}] * 2
    table = Table("battleship/minefields a1", "cruiser c2, frigate c2", turn=1, rolled="blue-orth", tokens=mines)
    table.do(1, "move:blue-orth", "c2>b2", "ship:1 ship:2")
    assert [table.hull(1), table.hull(2)] == [14, 2]
    assert table.look()["tokens"] == []


@pytest.mark.usefixtures("every_question")
def test_own_mines_do_no_harm_and_can_be_taken_back() -> None:
    """FC-WPN-14, FC-TRN-10; four at most."""
    mines = [{"kind": "mine", "owner": 0, "at": at, "ship": 0} for at in ("b2", "b2", "c3", "c3")]
    table = Table("battleship/minefields a1", "cruiser e5", rolled=f"{TWO} blue-diag", tokens=mines)
    assert "weapon:ship:0" not in table.offered(0)
    table.do(0, "move:blue-diag", "a1>b2")
    assert table.hull(0) == 24
    table.choose(0, "end")
    assert table.asked(0) == "take_back"
    table.do(0, "token:1 token:3", "-")
    assert [token["at"] for token in table.look()["tokens"]] == ["b2", "c3"]


@pytest.mark.parametrize(("face", "hulls"), [("orth", [16, 16, 18]), ("diag", [16, 18, 16]), ("special", [14, 18, 18])])
def test_the_gamma_bomb_goes_off_a_turn_later(face: str, hulls: list[int]) -> None:
    """FC-WPN-15: in the directions of the die; on a special, 4 on the spot."""
    bomb = [{"kind": "gamma_bomb", "owner": 0, "at": "c3", "ship": 0}]
    table = Table(
        "battleship/gamma_bomb a1", "cruiser c3, cruiser c4, cruiser d4", phase="start", tokens=bomb, script=face
    )
    assert [table.hull(n) for n in (1, 2, 3)] == hulls
    assert table.look()["tokens"] == []


def test_a_squadron_that_is_destroyed_with_its_carrier_is_told_of_once() -> None:
    """FC-ATK-05 (001 l.177): what is destroyed at once leaves together; the squadron did not outlive its bay."""
    bomb = [{"kind": "gamma_bomb", "owner": 0, "at": "c3", "ship": 0}]
    fleets = ("battleship/gamma_bomb a1", "carrier:2 c3, interceptor_squadron c4, interceptor_squadron e5, cruiser e1")
    table = Table(*fleets, phase="start", tokens=bomb, script="orth")
    assert [event["ship"] for event in table.events("destroyed")] == [1, 2]
    assert [event["ships"] for event in table.events("squadrons_gone")] == [[3]]


def test_the_gamma_bomb_is_laid() -> None:
    table = armed("gamma_bomb", "cruiser e5", sectors={"b2": "asteroid_field"})
    table.choose(0, "weapon:ship:0")
    assert "b2" not in table.offered(0)
    table.choose(0, "c3")
    assert table.look()["tokens"][0]["kind"] == "gamma_bomb"


@pytest.mark.usefixtures("every_question")
def test_a_sanctuary_cannot_be_targeted() -> None:
    """FC-WPN-16: until the owner's next Start of Turn."""
    table = armed("sanctuary", "cruiser a2, cruiser d4")
    table.do(0, "weapon:ship:0", "a1")
    haven = [{"kind": "sanctuary", "owner": 0, "at": "a1", "ship": 0}]
    table = Table(
        "battleship/sanctuary a1, frigate c3", "cruiser a2, cruiser d4", turn=1, rolled="red-multi", tokens=haven
    )
    table.choose(1, "attack:red-multi")
    assert {item.partition(">")[2] for item in table.offered(1)} == {"ship:1"}
    table = Table("battleship/sanctuary a1", "cruiser e5", phase="start", tokens=haven)
    assert table.look()["tokens"] == []


def test_behind_the_rampart_no_ship_dies() -> None:
    """FC-WPN-18."""
    table = armed("rampart_of_coeos", "cruiser e5")
    table.do(0, "weapon:ship:0", "seat:0")
    wall = [{"kind": "rampart_of_coeos", "owner": 0, "ship": 0}]
    table = Table("battleship/rampart_of_coeos e5, frigate:2 a1", "cruiser a2", turn=1, rolled="red-orth", tokens=wall)
    table.do(1, "attack:red-orth", "a2>ship:1")
    assert table.hull(1) == LEAST == 1


def test_the_rampart_covers_allies_too() -> None:
    """FC-WPN-18: and no enemy."""
    wall = [{"kind": "rampart_of_coeos", "owner": 0, "ship": 0}]
    own, other = "battleship/rampart_of_coeos e5", "cruiser a2"
    table = Table(own, other, "frigate:2 a1, cruiser a5", "frigate e1", turn=1, rolled="red-orth", tokens=wall)
    table.do(1, "attack:red-orth", "a2>ship:2")
    assert table.hull(2) == 1
    fleets = ("battleship/rampart_of_coeos e5, frigate a1", "frigate:1 a2, cruiser e1")
    table = Table(*fleets, rolled="red-orth", tokens=wall)
    table.do(0, "attack:red-orth", "a1>ship:2")
    assert table.at(2) == "lost"


def test_the_prometheus_ray_burns_harder_from_afar() -> None:
    """FC-WPN-19: 0, 3, 6, 9 ... in the first sector with ships on a line."""
    table = armed("prometheus_ray", "cruiser a5, cruiser d4, frigate b1, cruiser e1")
    table.choose(0, "weapon:ship:0")
    assert set(table.offered(0)) == {"ship:1", "ship:2", "ship:3"}
    assert table.preview(0, "ship:1")["damage"] == 9
    table.choose(0, "ship:2")
    assert table.hull(2) == 18 - 6


def test_an_obstacle_stops_the_prometheus_ray() -> None:
    table = armed("prometheus_ray", "cruiser a5", sectors={"a3": "asteroid_field"})
    assert "weapon:ship:0" not in table.offered(0)


def test_the_ionic_module_goes_twice() -> None:
    """FC-WPN-20, AMB-65: while two specials are stored; company comes along for the first step only."""
    stored = ("red-special blue-special", "")
    table = Table("battleship/ionic_module a1, frigate a1", "cruiser e5", rolled="blue-orth", stored=stored)
    table.do(0, "move:blue-orth", "a1>a2", "ship:0 ship:1", "a3")
    assert [table.at(0), table.at(1)] == ["a3", "a2"]
    table = Table("battleship/ionic_module a1", "cruiser e5", rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.asked(0) != "again"


def test_the_multipoint_module_shoots_twice_as_far() -> None:
    """FC-WPN-21."""
    stored = ("red-special blue-special", "")
    table = Table("battleship/multipoint_module a1, frigate a1", "cruiser a3", rolled="red-orth", stored=stored)
    table.do(0, "attack:red-orth", "a1>ship:2")
    assert table.hull(2) == 14
    assert table.side(0)["stored"] == ["blue-special", "red-special"]


def test_a_weapon_fires_as_often_as_it_is_paid() -> None:
    """FC-WPN-25."""
    table = armed("proton_ray", "cruiser a3", TWO, stored=("green-special red-special", ""))
    table.do(0, "weapon:ship:0", "ship:1", "blue-special red-special")
    table.do(0, "weapon:ship:0", "ship:1")
    assert table.hull(1) == 6


def test_gamma_warheads_are_not_fired_at_ones_own_sector() -> None:
    """FC-WPN-17: not even with two results, there and back."""
    for at, aimed in (("c3", False), ("c5", True)):
        table = Table("cruiser a1", f"battleship/gamma_warheads {at}", turn=1, rolled="red-orth red-orth",
                      sectors={"c3": "colony"}, scenario="illegal")  # fmt: skip
        assert ("bombard:red-orth+red-orth" in table.offered(1)) == aimed


@pytest.mark.usefixtures("every_question")
def test_gamma_warheads_lay_a_colony_waste() -> None:
    """FC-WPN-17: three shots; the colony becomes an asteroid field, and its effects apply at once."""
    fleets = ("cruiser c3", "battleship/gamma_warheads c4")
    colony = {"c3": "colony"}
    table = Table(*fleets, turn=1, rolled="red-orth red-multi red-orth", sectors=colony, script="special")
    table.do(1, *["bombard:red-orth", "c4>c3"] * 2)
    assert table.preview(1, "bombard:red-multi") == {"verb": "bombard", "with": "red-multi"}
    table.choose(1, "bombard:red-multi")
    assert table.preview(1, "c4>c3") == {"to": "c3", "hits": 3, "needed": 3}
    table.choose(1, "c4>c3")
    assert table.look()["terrain"][table.look()["sectors"].index("c3")] == "asteroid_field"
    assert table.hull(0) == 15


def test_a_ship_on_the_colony_shields_it() -> None:
    """FC-WPN-17, AMB-64: not the docked one."""
    fleets = ("cruiser c3", "battleship/gamma_warheads c4")
    table = Table(*fleets, turn=1, rolled="red-orth", sectors={"c3": "colony"}, stored=("green-orth", ""))
    table.do(1, "bombard:red-orth", "c4>c3")
    table.do(0, "shield:green-orth>c4")
    assert table.look()["tokens"] == []


def warheads(shield: str, *more: str, tokens: Sequence[dict[str, Any]] = (), **options: Any) -> Table:
    """Gamma Warheads on c4 are about to fire at the colony on c3; `more` are ships on it."""
    return Table(", ".join([*more, "frigate a1"]), "battleship/gamma_warheads c4, advantage e5", turn=1,
                 rolled="red-orth", stored=(shield, ""), sectors={"c3": "colony"}, tokens=tokens,
                 scenario="illegal", **options)  # fmt: skip


def test_a_colony_is_shielded_as_a_ship_is() -> None:
    """FC-WPN-17, AMB-64: in any direction by a Depolarised ship, and with all that helps or hinders shields."""
    for ship, shield, covered in (
        ("frigate c3", "green-diag", False),
        ("cruiser c3", "green-diag", True),
        ("frigate c3", "green-diag green-special", True),
    ):
        table = warheads(shield, ship)
        table.do(1, "bombard:red-orth", "c4>c3")
        assert (table.asked(0) == "cover") == covered, (ship, shield)
    table = warheads("green-diag green-special", "frigate c3", turned_shields="no_turned_shields")
    table.do(1, "bombard:red-orth", "c4>c3")
    assert table.asked(0) != "cover"
    blocker = [{"kind": "shield_blocker", "owner": 1, "at": "c3", "ship": 3, "die": "green-orth"}]
    table = warheads("green-orth", "frigate c3", tokens=blocker)
    table.do(1, "bombard:red-orth", "c4>c3")
    assert table.asked(0) != "cover"


def test_gamma_warheads_obey_what_helps_red_results() -> None:
    """FC-TEC-20, FC-TEC-27: a Targeting Adjuster turns their results, a Power Amplifier lets them reach further."""
    for kind, at, dice in (("targeting_adjuster", "c4", "red-diag"), ("power_amplifier", "c5", "red-orth")):
        for helped in (False, True):
            token = [{"kind": kind, "owner": 1, "at": at, "ship": 2, "die": "green-orth"}] if helped else []
            table = Table("cruiser a1", f"battleship/gamma_warheads {at}, advantage e5", turn=1, rolled=dice,
                          sectors={"c3": "colony"}, tokens=token, scenario="illegal")  # fmt: skip
            assert (f"bombard:{dice}" in table.offered(1)) == helped


def test_who_fires_gamma_warheads_comes_to_light() -> None:
    """FC-OPT-11, FC-OPT-02."""
    hidden = [{"owner": 1, "kind": "battleship", "weapon": "gamma_warheads", "at": "c4", "revealed": False}]
    table = Table("frigate a1", "frigate e5", turn=1, rolled="red-orth", sectors={"c3": "colony"}, more=hidden,
                  scenario="illegal")  # fmt: skip
    table.do(1, "bombard:red-orth", "c4>c3")
    assert (table.ship(2)["kind"], table.ship(2)["weapon"]) == ("battleship", "gamma_warheads")


# --- what all weapons share ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("faction", "kept"),
    [("phebe", "RD"), ("amycles", "PD"), ("forge_of_fendrix", "RPD"), ("rebels", "D"), ("scavengers", "D")],
)
def test_drawn_weapons_of_a_faction_are_kept_by_it_alone(faction: str, kept: str) -> None:
    """FC-OPT-02, FC-SET-10, AMB-02: Rampart, Prometheus Ray, Drones."""
    drawn = {"R": "rampart_of_coeos", "P": "prometheus_ray", "D": "drones"}
    g = state_of(orrery.new("fleet", 2, 1))
    g.players[0].faction = faction
    assert keepable(g, 0, tuple(drawn.values())) == tuple([drawn[letter] for letter in kept])


@pytest.mark.parametrize(
    ("weapon", "reach"),
    [
        *[
            (w, 2)
            for w in ("interdictor", "proton_ray", "drones", "exo_bomb", "tractor_beam", "minefields", "gamma_bomb")
        ],
        ("nano_repairer", 1),
        ("vortex_gate", 1),
        ("vortex_missiles", 4),
    ],
)
@pytest.mark.usefixtures("every_question")
def test_how_far_a_weapon_reaches(weapon: str, reach: int) -> None:
    """FC-WPN-03, FC-WPN-05 to 15: in king's moves, and not one further."""
    own = ", frigate:1 a2, frigate:1 b1, frigate:1 c1"
    table = armed(weapon, "cruiser c3, cruiser d4, cruiser a5, cruiser e5, cruiser d2", own=own)
    table.do(0, "weapon:ship:0")
    aims = [table.at(int(item[5:])) if item.startswith("ship:") else item for item in table.offered(0)]
    assert max([state_of(table.game).board.distance("a1", at) or 0 for at in aims]) == reach


def test_nobody_reacts_to_a_weapon() -> None:
    """FC-WPN-01, FC-REA-12."""
    stored = ("", "green-multi green-orth red-special blue-special")
    table = armed("proton_ray", "cruiser a3", stored=stored)
    table.do(0, "weapon:ship:0", "ship:1")
    assert table.hull(1) == 12


@pytest.mark.parametrize(
    ("what", "more"),
    [
        ("ship", {"own": ", frigate a2"}),
        ("special sector", {"sectors": {"a2": "colony"}}),
        ("portal", {"portals": {"a2": "X", "e1": "X"}}),
        ("signal", {"more": [{"owner": 1, "kind": "decoy", "at": "a2", "revealed": False}]}),
        ("interdictor", {"tokens": [{"kind": "interdictor", "owner": 1, "at": "a2", "ship": 1}]}),
        ("undiscovered sector", {"sectors": {"a2": "unknown"}}),
        ("container", {"tokens": [{"kind": "container", "owner": -1, "at": "a2"}]}),
    ],
)
def test_obstacles(what: str, more: dict[str, object]) -> None:
    """FC-WPN-02: on a2 they cover the cruiser on a3."""
    assert "weapon:ship:0" not in armed("proton_ray", "cruiser a3", **more).offered(0), what  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("weapon", "aim"),
    [("drones", "ship:1"), ("exo_bomb", "b3"), ("gamma_bomb", "b3"), ("interdictor", "b3"), ("minefields", "b3")],
)
@pytest.mark.parametrize(("between", "able"), [("colony", True), ("unknown", False)])
def test_no_weapon_passes_an_undiscovered_sector(weapon: str, aim: str, between: str, able: bool) -> None:
    """FC-OPT-18 (001 l.620): not those either that ignore obstacles, which are ships, special sectors, portals and
    signals (l.1385)."""
    table = armed(weapon, "frigate a3, frigate c1", sectors={"a2": between, "b2": between})
    table.choose(0, "weapon:ship:0")
    assert (aim in (table.offered(0) if table.asked(0) == "aim_weapon" else [])) == able


def test_two_sectors_are_kings_moves_along_a_line_of_sight() -> None:
    """FC-WPN-03, AMB-19: a knight's move needs one of the two sectors on its line; by a switch, any path will do."""
    cover = {"b2": "colony"}
    assert "weapon:ship:0" in armed("proton_ray", "cruiser b3", sectors=cover).offered(0)
    both = {"b2": "colony", "a2": "colony"}
    assert "weapon:ship:0" not in armed("proton_ray", "cruiser b3", sectors=both).offered(0)
    straight = {"a2": "colony"}
    assert "weapon:ship:0" not in armed("proton_ray", "cruiser a3", sectors=straight).offered(0)
    assert "weapon:ship:0" in armed("proton_ray", "cruiser a3", sectors=straight, line_of_sight="any_path").offered(0)
    assert "weapon:ship:0" not in armed("proton_ray", "cruiser a4").offered(0)


def test_what_an_empty_sector_is() -> None:
    """FC-WPN-04: no special face, no ship, no signal."""
    signal = [{"owner": 1, "kind": "decoy", "at": "c1", "revealed": False}]
    table = armed("interdictor", "frigate c3", sectors={"b1": "colony"}, more=signal, own=", frigate a3")
    table.do(0, "weapon:ship:0")
    assert set(table.offered(0)) == {"a2", "b2", "b3", "c2"}


@pytest.mark.parametrize(("value", "there"), [("portals_are_empty", True), ("portals_are_not_empty", False)])
def test_an_interdictor_on_a_portal(value: str, there: bool) -> None:
    """AMB-67: allowed, or by the table's choice not."""
    table = armed("interdictor", "frigate e5", portals={"b2": "X", "d4": "X"}, portals_laid_on=value)
    table.do(0, "weapon:ship:0")
    assert ("b2" in table.offered(0)) == there


@pytest.mark.parametrize("kind", ["gas_cloud", "asteroid_field", "gamma_storm", "colony", "battle_station"])
@pytest.mark.parametrize("weapon", ["exo_bomb", "gamma_bomb", "minefields"])
def test_bombs_and_mines_in_special_sectors(weapon: str, kind: str) -> None:
    """FC-FAQ-10, FC-SEC-22, FC-WPN-26: only bombs, and only on a station or a colony."""
    table = armed(weapon, "cruiser a3", sectors={"b2": kind})
    table.do(0, "weapon:ship:0")
    assert ("b2" in table.offered(0)) == (kind in ("colony", "battle_station") and weapon != "minefields")


def test_bomb_and_sanctuary_go_with_their_carrier() -> None:
    """AMB-20, FC-WPN-23."""
    for weapon, at in (("gamma_bomb", "c3"), ("sanctuary", "a1")):
        laid = [{"kind": weapon, "owner": 0, "at": at, "ship": 0}]
        fleets = (f"battleship:1/{weapon} a1, cruiser e1", "cruiser a2")
        table = Table(*fleets, turn=1, rolled="red-orth", tokens=laid if weapon == "gamma_bomb" else [])
        table.do(1, "attack:red-orth", "a2>ship:0")
        assert (table.at(0), table.look()["tokens"]) == ("lost", [])


def test_area_damage_is_no_targeting() -> None:
    """FC-WPN-24, AMB-21: a Sanctuary is splashed, but it is no aim."""
    haven = [{"kind": "sanctuary", "owner": 1, "at": "c4", "ship": 1}]
    table = armed("exo_bomb", "battleship/sanctuary c4, frigate e5", tokens=haven, sector="b1")
    table.do(0, "weapon:ship:0")
    assert not {"b3", "c3", "d3"} & set(table.offered(0))
    haven = [{"kind": "sanctuary", "owner": 1, "at": "d4", "ship": 1}]
    table = armed("exo_bomb", "battleship/sanctuary d4, frigate c3", tokens=haven, sector="b1")
    table.do(0, "weapon:ship:0", "b2")
    assert table.hull(2) == 5


def test_duplicates_and_the_other_sides_weapon() -> None:
    """FC-FAQ-09, FC-WPN-22, AMB-02: one's own faction's weapons, as often as one likes."""
    g = cast(Fleet, orrery.new("fleet", 2, 1).state)
    assert objection(g, 0, ("battleship:drones",) * 3) == ""
    assert objection(g, 0, ("battleship:rampart_of_coeos",)) == ""
    assert objection(g, 0, ("battleship:prometheus_ray",)) == "not_in_faction"
    assert objection(g, 1, ("battleship:prometheus_ray",)) == ""
    g.players[0].faction = "llib_sorg"
    assert objection(g, 0, ("heavy_battleship:rampart_of_coeos",)) == "not_in_faction"


@pytest.mark.parametrize("method", ["chosen", "drawn", "random", "secret"])
def test_weapons_are_chosen_as_the_table_agrees(method: str) -> None:
    """FC-FAQ-09, FC-SET-10."""
    game, rng = orrery.new("fleet", 2, 1, {"weapons": method}), Random(1)
    asked = set()
    while state_of(game).phase == "setup" and not any(q.kind == "set_aside" for q in game.pending.values()):
        seat, question = next(iter(game.pending.items()))
        asked.add(question.kind)
        game.answer(seat, ["ready:line"] if question.kind == "muster" else question.sample(rng))
    assert ("keep_weapon" in asked) == (method in ("drawn", "secret"))
    assert all(ship.weapon for ship in state_of(game).ships if ship.kind == "battleship")


def test_modules_double_distance_only() -> None:
    """FC-FAQ-23, FC-WPN-20, FC-WPN-21: no retreat without damage, no two attacks."""
    stored = ("", "red-special blue-special")
    table = Table("cruiser b2", "battleship/ionic_module c3", rolled="red-diag", stored=stored)
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "retreat:blue-special", "c4")
    assert table.hull(1) == 21
    two = ("red-special blue-special", "")
    table = Table("battleship/multipoint_module a1", "frigate a2, frigate a2", rolled="red-orth", stored=two)
    assert not any(item.startswith("double") for item in table.offered(0))


def test_a_special_that_pays_is_no_stored_one() -> None:
    """FC-WPN-20, FC-WPN-21, FC-ABL-18: what turns a result is spent first, and leaves only one on the bridge."""
    stored = ("red-special blue-special", "")
    own, enemy = "battleship/multipoint_module a1", "cruiser c3, frigate e5"
    assert "attack:red-orth=diag" not in Table(own, enemy, rolled="red-orth", stored=stored).offered(0)
    assert "attack:red-diag" in Table(own, enemy, rolled="red-diag", stored=stored).offered(0)
    assert "attack:red-orth=diag" not in Table("dreadnought a1", enemy, rolled="red-orth", stored=stored).offered(0)
    rolled = "red-orth red-special"
    assert "attack:red-orth=diag" in Table("dreadnought a1", enemy, rolled=rolled, stored=stored).offered(0)
    table = Table("battleship/ionic_module a1", "cruiser e5", rolled="blue-orth", stored=stored)
    table.do(0, "move:blue-orth=diag", "a1>b2")
    assert table.asked(0) != "again"


@pytest.mark.usefixtures("every_question")
def test_the_prometheus_ray_does_nothing_next_door() -> None:
    """FC-WPN-19: it can be fired all the same, and Anata Shunx'n has her specials again."""
    table = armed("prometheus_ray", "frigate b1", players=[{"commander": "anata_shunxn"}], script="orth orth")
    table.do(0, "weapon:ship:0")
    assert table.preview(0, "ship:1")["damage"] == 0
    table.do(0, "ship:1")
    assert (table.hull(1), table.side(0)["rolled"]) == (6, ["blue-orth", "red-orth"])


def test_the_vortex_gate_takes_signals_unseen_and_not_to_where_they_were() -> None:
    """AMB-68."""
    signal = [{"owner": 1, "kind": "cruiser", "at": "b2", "revealed": False}]
    table = armed("vortex_gate", "frigate e5", more=signal)
    table.do(0, "weapon:ship:0", "b2")
    assert not {"b2", "a1", "c3"} & set(table.offered(0))
    table.do(0, "d4")
    assert (table.at(2), table.ship(2)["revealed"]) == ("d4", False)


@pytest.mark.parametrize(
    ("weapon", "aim", "left"),
    [
        ("sanctuary", "a1", {"kind": "sanctuary", "at": "a1", "on": -1}),
        ("drones", "ship:1", {"kind": "drones", "on": 1}),
        ("interdictor", "b2", {"kind": "interdictor", "at": "b2"}),
        ("gamma_bomb", "b2", {"kind": "gamma_bomb", "at": "b2"}),
        ("rampart_of_coeos", "seat:0", {"kind": "rampart_of_coeos"}),
    ],
)
def test_what_a_weapon_leaves_on_the_table(weapon: str, aim: str, left: dict[str, object]) -> None:
    """FC-WPN-05, 10, 15, 16, 18: one token of the carrier's."""
    table = armed(weapon, "cruiser a3, frigate e5")
    table.do(0, "weapon:ship:0", aim)
    (token,) = table.look()["tokens"]
    assert (token["owner"], token["ship"]) == (0, 0)
    assert {key: token[key] for key in left} == left


def test_drones_go_from_one_ship_to_another() -> None:
    """FC-WPN-10: there is one set of them."""
    out = [{"kind": "drones", "owner": 0, "ship": 0, "on": 1}]
    table = armed("drones", "cruiser a3, frigate b3", tokens=out)
    table.do(0, "weapon:ship:0", "ship:2")
    assert [token["on"] for token in table.look()["tokens"]] == [2]


def test_the_second_mine_may_be_left_out() -> None:
    """FC-WPN-14."""
    table = armed("minefields", "cruiser e5")
    table.do(0, "weapon:ship:0", "b2")
    assert () in table.choices(0)
    table.do(0, "-")
    assert [token["at"] for token in table.look()["tokens"]] == ["b2"]


@pytest.mark.parametrize(
    ("weapon", "enemy", "left"),
    [
        ("prometheus_ray", "frigate:2 a3, cruiser a5", 0),
        ("prometheus_ray", "frigate:5 a3, cruiser a5", 2),
        ("vortex_missiles", "frigate:3 a3, cruiser e5", 0),
        ("vortex_missiles", "frigate:6 a3, cruiser e5", 2),
    ],
)
def test_what_a_shot_would_leave(weapon: str, enemy: str, left: int) -> None:
    """FC-WPN-06, FC-WPN-11: never less than nothing."""
    table = armed(weapon, enemy + ", cruiser c3")
    table.choose(0, "weapon:ship:0")
    assert table.preview(0, "ship:1")["hull_left"] == left


def test_an_enemys_token_gives_nobody_anything_to_do() -> None:
    """FC-WPN-05: its owner alone may end it, so whoever has no dice is not asked."""
    laid = [{"kind": "interdictor", "owner": 1, "at": "b1", "ship": 1}]
    table = Table("cruiser a1", "battleship/interdictor e5", rolled="blue-orth", tokens=laid)
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.asked(0) is None


def test_a_gamma_bomb_is_laid_once() -> None:
    """FC-WPN-15: fired again, it is taken up from where it lay."""
    out = [{"kind": "gamma_bomb", "owner": 0, "at": "c3", "ship": 0}]
    table = armed("gamma_bomb", "cruiser e5", tokens=out)
    table.do(0, "weapon:ship:0", "b2")
    assert [token["at"] for token in table.look()["tokens"]] == ["b2"]


def test_four_mines_are_all_there_are() -> None:
    """FC-WPN-14."""
    out = [{"kind": "mine", "owner": 0, "at": at, "ship": 0} for at in ("a3", "b3", "c3")]
    table = armed("minefields", "cruiser e5", tokens=out)
    table.do(0, "weapon:ship:0", "b2")
    assert len(table.look()["tokens"]) == 4
    assert table.asked(0) != "second_mine"


def test_what_a_magnetic_bomb_clears_is_told() -> None:
    """FC-WPN-07."""
    table = armed("magnetic_bomb", "cruiser e5", stored=("", "red-orth green-special"))
    table.do(0, "weapon:ship:0", "seat:1")
    assert [event["dice"] for event in table.events("bridge_cleared")] == [["green-special", "red-orth"]]


def test_one_known_sector_is_way_enough() -> None:
    """FC-OPT-18, AMB-19: of the two sectors beside a knight's move one is undiscovered."""
    table = armed("drones", "frigate b3, frigate c1", sectors={"a2": "unknown"})
    table.choose(0, "weapon:ship:0")
    assert "ship:1" in table.offered(0)
