"""What is in the boxes (FC-CMP), the dice (FC-DIE) and the profiles of ships (FC-SHP)."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import cast

import pytest

import orrery
from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.dice import COLOURS, DIRECTIONAL, FACES
from orrery.games.fleet.drawing import COPIES, tokens
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.fleets import objection
from orrery.games.fleet.fog_tiles import box
from orrery.games.fleet.hidden import DECOYS
from orrery.games.fleet.portals import LETTERS
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.weapons import WEAPONS
from tests.games.fleet.table import Table


def empty_table(**options: object) -> Fleet:
    return cast(Fleet, orrery.new("fleet", 2, 1, options).state)


def of_set(name: str) -> dict[str, set[str]]:
    """What an expansion brings."""
    return {
        "ships": {kind for kind, ship in PROFILES.items() if ship.expansion == name and ship.faction != "scenario"},
        "weapons": {weapon for weapon, one in WEAPONS.items() if one.expansion == name},
        "devices": {device for device, one in DEVICES.items() if one.expansion == name},
        "sectors": {kind for kind, terrain in TERRAINS.items() if kind and terrain.expansion == name},
        "commanders": {who for who, commander in COMMANDERS.items() if commander.expansion == name},
        "factions": {who for who, faction in FACTIONS.items() if faction.expansion == name},
    }


# --- boxes --------------------------------------------------------------------------------------------


def test_genesis() -> None:
    """FC-CMP-01: dice for four players, nine weapons of two tokens, three kinds of sector, three pairs of portals."""
    dice = orrery.new("fleet", 4, 1).view(None)["table"]["players"]
    assert [sum(player["reserve"][i] for player in dice) for i in range(3)] == [12, 12, 12]
    found = of_set("genesis")
    assert {kind: len(things) for kind, things in found.items()} == {
        "ships": 4, "weapons": 9, "devices": 0, "sectors": 3, "commanders": 0, "factions": 2,
    }  # fmt: skip
    assert 2 * len(found["weapons"]) == 18
    assert 2 * len(LETTERS) == 6


def test_avatar() -> None:
    """FC-CMP-02: class 5 and squadrons, six commanders, three weapons of two tokens, two kinds of sector."""
    found = of_set("avatar")
    assert found["ships"] == {"heavy_battleship", "dreadnought", "carrier", "interceptor_squadron"}
    assert found["sectors"] == {"battle_station", "black_hole"}
    assert (len(found["commanders"]), COPIES["avatar"] * len(found["weapons"])) == (6, 6)


def test_salvation() -> None:
    """FC-CMP-03: technical ships and eight devices, two kinds of sector, the weapon of a scenario."""
    found = of_set("salvation")
    assert found["ships"] == {"mule", "advantage", "salvation"}
    assert found["sectors"] == {"colony", "gamma_storm"}
    assert found["weapons"] == {"gamma_warheads"}
    assert 2 * len(found["devices"]) == 16


def test_pirates() -> None:
    """FC-CMP-04: four factions, and the Chimaera."""
    found = of_set("pirates")
    assert (len(found["factions"]), found["ships"]) == (4, {"chimaera"})


def test_forge() -> None:
    """FC-CMP-05: four ships, a weapon for each empire."""
    found = of_set("forge")
    assert found["ships"] == {"testudo", "centaurus", "phalanx", "sagittarius"}
    assert sorted(WEAPONS[weapon].faction for weapon in found["weapons"]) == ["amycles", "phebe"]


def test_fleets_are_not_limited_by_miniatures() -> None:
    """FC-CMP-06, FC-SET-07: a box has twelve frigates for an empire; a fleet may have more."""
    assert objection(empty_table(points=15), 0, ("frigate",) * 15) == ""


def test_weapon_tokens_and_single_sided_devices() -> None:
    """FC-CMP-07, AMB-03: neutral devices have one capability, the empires' have two."""
    found = Counter(tokens(empty_table()))
    sets = Counter({name: sum(n for w, n in found.items() if WEAPONS[w].expansion == name) for name in COPIES})
    assert sets == {"genesis": 18, "avatar": 6, "forge": 2, "ks": 2}
    assert {len(d.capabilities) for d in DEVICES.values() if d.side == "neutral"} == {1}
    assert {len(d.capabilities) for d in DEVICES.values() if d.side != "neutral"} == {2}


@pytest.mark.parametrize(("value", "split"), [("tiles_18_16_16", [18, 16, 16]), ("even_tiles", [17, 17, 16])])
def test_fifty_tiles(value: str, split: list[int]) -> None:
    """FC-CMP-08, AMB-04: the default split, and the other one."""
    found = Counter(box(empty_table(map="fog", tiles=value)))
    assert [found[kind] for kind in ("asteroid_field", "gas_cloud", "gravity_field")] == split
    assert sum(split) == 50


def test_two_decoys_a_fleet() -> None:
    """FC-CMP-09, AMB-05: there is never a third, however often ships are hidden."""
    assert DECOYS == 2
    own = "mule/radar_jammer_device e1, cruiser a1, cruiser b1, cruiser c1"
    table = Table(own, "cruiser e5", rolled="blue-orth blue-orth blue-orth", tokens=[
        {"kind": "radar_jammer", "owner": 0, "at": at, "ship": 0, "die": "green-orth"} for at in ("a2", "b2", "c2")
    ])  # fmt: skip
    for column in "abc":
        table.do(0, "move:blue-orth", f"{column}1>{column}2")
    decoys = [ship for ship in table.look(0)["ships"] if ship["kind"] == "decoy"]
    assert len(decoys) == 2


# --- dice ---------------------------------------------------------------------------------------------


def test_the_faces_of_a_die() -> None:
    """FC-DIE-02, AMB-01."""
    assert Counter(FACES) == {"orth": 2, "diag": 2, "multi": 1, "special": 1}


def test_a_result_leads_to_one_sector() -> None:
    """FC-DIE-03: a stack that splits goes to one destination, the rest stays."""
    table = Table("frigate c3, destroyer c3", "cruiser e5", rolled="blue-multi red-special")
    table.do(0, "move:blue-multi", "c3>d3", "ship:0")
    assert [table.at(0), table.at(1)] == ["d3", "c3"]
    assert not any(item.startswith("move") for item in table.offered(0))


@pytest.mark.parametrize("face", DIRECTIONAL)
def test_each_colour_has_its_use(face: str) -> None:
    """FC-DIE-04: blue moves, red attacks, green shields and activates; no colour does the work of another."""
    own = "mule/repair_drone_device c3, cruiser c3"
    enemy = "cruiser c2, cruiser b2"
    uses = {"red": {"attack"}, "blue": {"move"}, "green": {"activate"}}
    for colour in COLOURS:
        table = Table(own, enemy, rolled=f"{colour}-{face}")
        assert {item.partition(":")[0] for item in table.offered(0)} == {*uses[colour], "end"}


# --- ships --------------------------------------------------------------------------------------------

SHEET = """
FC-SHP-01 frigate 1 1 6 any ionic_propulsion
FC-SHP-02 destroyer 2 2 12 any multipoint_weapons
FC-SHP-03 cruiser 3 3 18 any depolarised_shields
FC-SHP-04 battleship 4 4 24 any special_weapon
FC-SHP-05 heavy_battleship 5 5 30 any special_weapon
FC-SHP-06 dreadnought 5 6 24 amycles long_range_missiles
FC-SHP-07 carrier 5 0 30 phebe interceptor_bays
FC-SHP-08 interceptor_squadron 0 1 1 phebe impulse
FC-SHP-09 mule 1 / 12 any technical_device
FC-SHP-10 advantage 1 / 6 amycles ionic_propulsion technical_device
FC-SHP-11 salvation 1 / 6 phebe support_ray technical_device
FC-SHP-12 testudo 1 0 12 phebe depolarised_shields
FC-SHP-13 centaurus 3 3 18 phebe ionic_propulsion
FC-SHP-14 phalanx 2 3 6 amycles ionic_propulsion
FC-SHP-15 sagittarius 3 3 18 amycles multipoint_weapons
FC-SHP-16 chimaera 4 4 24 maa_seti technical_device elusive
"""


@pytest.mark.parametrize("line", SHEET.strip().splitlines())
def test_profiles(line: str) -> None:
    """FC-SHP-01 to 16 (manual pages 24 to 28, lines 651 to 847)."""
    _, kind, rank, fire, hull, faction, *abilities = line.split()
    profile = PROFILES[kind]
    assert (profile.rank, profile.hull, profile.faction) == (int(rank), int(hull), faction)
    assert profile.fire == (None if fire == "/" else int(fire))
    assert profile.abilities == tuple(abilities)


def test_the_chimaera_is_a_battleship_without_weapon() -> None:
    """FC-SHP-17, AMB-44."""
    one, other = PROFILES["chimaera"], PROFILES["battleship"]
    assert (one.rank, one.fire, one.hull) == (other.rank, other.fire, other.hull)
    assert (one.devices, "special_weapon" in one.abilities) == (2, False)


def test_class_firepower_and_hull() -> None:
    """FC-SHP-18: what each number is for. The cruiser counts 3, deals 3 and takes 18."""
    table = Table("cruiser a1, destroyer e1", "destroyer:4 b2, cruiser e5", rolled="red-diag red-diag")
    assert [side["start"] for side in table.look()["players"]] == [5, 5]
    assert table.ship(0)["hull"] == 18
    table.do(0, "attack:red-diag", "a1>ship:2")
    assert table.hull(2) == 1
    table.do(0, "attack:red-diag", "a1>ship:2")
    assert table.at(2) == "lost"


def test_ranks_go_up_by_one() -> None:
    """The five warships of the manual: each class has a ship of six more hull (pages 24 and 25)."""
    line = [PROFILES[kind] for kind in ("frigate", "destroyer", "cruiser", "battleship", "heavy_battleship")]
    assert all((two.rank - one.rank, two.hull - one.hull) == (1, 6) for one, two in pairwise(line))
