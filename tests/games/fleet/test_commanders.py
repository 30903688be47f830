"""Commanders (FC-CMD): dice, slots, aptitudes, and recruiting them (FC-SET-12)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.fleet.commanders import COMMANDERS, open_to
from tests.games.fleet.table import Table

FAR = "cruiser e5"


def led(commander: str, *fleets: str, seat: int = 0, **more: Any) -> Table:
    """A table at which one seat has a commander."""
    players = [{"commander": commander} if i == seat else {} for i in range(len(fleets))]
    return Table(*fleets, players=players, **more)


def test_every_commander_brings_nine_dice() -> None:
    """FC-CMD-10."""
    assert len(COMMANDERS) == 9
    assert all(sum(commander.dice) == 9 for commander in COMMANDERS.values())


def test_the_pool_is_the_commanders() -> None:
    """FC-CMD-04: Bondra Zoupa, and the slot for one more red result."""
    table = led("bondra_zoupa", "cruiser a1", FAR, rolled="red-orth red-diag red-orth red-special red-special")
    assert table.side(0)["reserve"] == [0, 3, 1]
    table.do(0, "end")
    assert max(len(choice) for choice in table.choices(0)) == 5


@pytest.mark.parametrize(
    ("commander", "dice", "kept"),
    [
        ("anata_shunxn", "red-special blue-special green-special", 3),
        ("anata_shunxn", "red-orth blue-orth green-orth", 2),
        ("sao_kai_suhn", "red-orth blue-orth green-orth", 3),
        ("ilya_kai_suhn", "red-orth blue-orth green-orth", 3),
        ("dun_antar", "blue-orth blue-orth blue-orth", 3),
        ("arop_tan", "green-special green-special green-special", 3),
    ],
)
def test_extra_slots(commander: str, dice: str, kept: int) -> None:
    """FC-CMD-01 to 09: each adds one slot of its kind."""
    table = led(commander, "cruiser a1", FAR, rolled=dice)
    table.do(0, "end")
    if table.asked(0) == "vanish":
        table.do(0, "-")
    assert max(len(choice) for choice in table.choices(0)) == kept


@pytest.mark.parametrize(("weapon", "aim"), [("exo_bomb", "c3"), ("nano_repairer", "ship:0")])
def test_anata_may_use_a_weapon_for_the_sake_of_its_dice(weapon: str, aim: str) -> None:
    """FC-CMD-01 (001 l.1231): whenever she uses one, though it hits or mends nothing (l.1423, 1437 ask for no more)."""
    table = led("anata_shunxn", f"battleship/{weapon} a1", FAR, rolled="red-special blue-special", script="orth multi")
    table.do(0, "weapon:ship:0", aim)
    assert sorted(table.side(0)["rolled"]) == ["blue-orth", "red-multi"]


def test_others_are_not_offered_what_does_nothing() -> None:
    """FC-WPN-11, FC-WPN-12."""
    table = led("sao_kai_suhn", "battleship/exo_bomb a1", FAR, rolled="red-special blue-special")
    table.choose(0, "weapon:ship:0")
    assert sorted(table.offered(0)) == ["a1", "a2", "b1", "b2"]
    table = led("sao_kai_suhn", "battleship/nano_repairer a1", FAR, rolled="red-special blue-special")
    assert table.asked(0) == "keep"


def test_anata_rolls_the_specials_of_a_weapon_again() -> None:
    """FC-CMD-01."""
    own = "battleship/vortex_missiles a1"
    table = led("anata_shunxn", own, "cruiser e5", rolled="red-special blue-special", script="orth multi")
    table.do(0, "weapon:ship:0", "ship:1")
    assert sorted(table.side(0)["rolled"]) == ["blue-orth", "red-multi"]
    table = led("bondra_zoupa", own, "cruiser e5", rolled="red-special blue-special green-orth", script="orth multi")
    table.do(0, "weapon:ship:0", "ship:1")
    assert table.side(0)["rolled"] == ["green-orth"]


def test_feyn_counters_with_any_red_result() -> None:
    """FC-CMD-02: its face gives the directions, multi and special leave the choice."""

    def answers(stored: str) -> list[str]:
        table = led("feyn_gandris", "cruiser b2, frigate c2", "battleship c3", seat=1, rolled="red-diag",
                    stored=("", stored))  # fmt: skip
        table.do(0, "attack:red-diag", "b2>ship:2", "ship:0 ship:1")
        table.do(1, f"counter:{stored}")
        return (
            table.offered(1)
            if table.asked(1) == "strike_back"
            else [str(table.events("counter_attacked")[0]["target"])]
        )

    assert answers("red-diag") == ["0"]
    assert answers("red-orth") == ["1"]
    assert answers("red-multi") == ["ship:0", "ship:1"]
    assert answers("red-special") == ["ship:0", "ship:1"]


def test_others_counter_with_a_special_only() -> None:
    """FC-REA-08."""
    table = Table("cruiser b2", "battleship c3", rolled="red-diag", stored=("", "red-diag"))
    table.do(0, "attack:red-diag", "b2>ship:1")
    assert table.hull(1) == 21


def test_sao_kai_goes_and_shoots_further_with_a_multi() -> None:
    """FC-CMD-03, AMB-63."""
    table = led("sao_kai_suhn", "frigate a1", FAR, rolled="blue-multi")
    table.do(0, "move:blue-multi", "a1>a2", "a3", "a4")
    assert table.at(0) == "a4"
    table = led("sao_kai_suhn", "frigate a1", FAR, rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2", "a3")
    assert table.asked(0) != "again"
    assert "attack:red-multi" in led("sao_kai_suhn", "destroyer a1", "cruiser a4", rolled="red-multi").offered(0)
    assert "attack:red-orth" not in led("sao_kai_suhn", "destroyer a1", "cruiser a4", rolled="red-orth").offered(0)


def test_sao_kai_mixes_a_multi_with_other_results() -> None:
    """FC-CMD-03: the multi goes three sectors, the other two."""
    table = led("sao_kai_suhn", "destroyer a1", "cruiser a6", rolled="red-multi red-orth", board="6x6")
    assert "attack:red-multi+red-orth" in table.offered(0)
    table = Table("destroyer a1", "cruiser a6", rolled="red-multi red-orth", board="6x6")
    assert "attack:red-multi+red-orth" not in table.offered(0)


def test_sao_kai_stops_two_sectors_with_a_depolarised_multi() -> None:
    """FC-CMD-03."""
    for stored, most in (("green-multi", 2), ("green-orth", 1)):
        table = led("sao_kai_suhn", "cruiser b2, frigate c2", "cruiser c3", seat=1, rolled="red-diag",
                    stored=("", stored))  # fmt: skip
        table.do(0, "attack:red-diag", "b2>ship:2", "ship:0 ship:1")
        assert max(len(choice) for choice in table.choices(1)) == most
    table.do(1, f"shield:{stored}>b2")
    assert table.hull(2) == 17


def test_borom_retreats_with_any_blue_result() -> None:
    """FC-CMD-05: its face gives the directions."""
    table = led("borom_himnital", "cruiser b2", "battleship c3", seat=1, rolled="red-diag", stored=("", "blue-orth"))
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "retreat:blue-orth")
    assert sorted(table.offered(1)) == ["b3", "c2", "c4", "d3"]
    table.do(1, "d3")
    assert (table.at(1), table.hull(1)) == ("d3", 21)


def test_arop_tan_drains_with_any_green_result() -> None:
    """FC-CMD-06: with orth and diag the victim chooses the die, with multi and special she does."""
    stored = ("", "red-orth blue-orth")
    table = led("arop_tan", "cruiser a1", FAR, rolled="green-orth", stored=stored)
    table.do(0, "drain:green-orth")
    assert table.asked(1) == "give_up"
    table = led("arop_tan", "cruiser a1", FAR, rolled="green-multi", stored=stored)
    table.do(0, "drain:green-multi", "red-orth")
    assert table.side(1)["stored"] == ["blue-orth"]


def test_ilya_hides_after_a_reaction_with_a_special() -> None:
    """FC-CMD-07, FC-CMD-11, FC-FAQ-18: with a decoy, and without Hidden Deployment; squadrons stay in sight."""
    defence = "carrier c3, interceptor_squadron c3"
    table = led("ilya_kai_suhn", "cruiser b2", defence, seat=1, rolled="red-diag", stored=("", "red-special"))
    table.do(0, "attack:red-diag", "b2>ship:1")
    table.do(1, "counter:red-special", "c3")
    there = [ship for ship in table.look(0)["ships"] if ship["at"] == "c3"]
    assert sorted(ship.get("kind", "signal") for ship in there) == ["interceptor_squadron", "signal", "signal"]


def test_what_hits_an_empty_bridge_has_its_side_effect() -> None:
    """FC-SPC-09, FC-CMD-01, FC-CMD-07 (001 l.452, 1231, 1311): a drain lets Ilya hide, a bomb lets Anata roll again."""
    table = led("ilya_kai_suhn", "cruiser a1, cruiser b1", FAR, rolled="green-special")
    table.do(0, "drain:green-special", "b1")
    assert not table.ship(1)["revealed"]
    assert table.events("drained")[0]["lost"] == ""
    table = led("anata_shunxn", "battleship/magnetic_bomb a1", FAR, rolled="red-special red-special",
                script="orth orth")  # fmt: skip
    table.do(0, "weapon:ship:0", "seat:1")
    assert table.side(0)["rolled"] == ["red-orth", "red-orth"]


def test_arop_tan_chooses_of_the_bridge_only() -> None:
    """FC-CMD-06, FC-SPC-08 (001 l.508, 1299): an Activation Die is given up, not taken."""
    active = [{"kind": "sentinel", "owner": 1, "at": "e3", "ship": 1, "die": "green-orth"}]
    table = led("arop_tan", "cruiser a1", "mule/sentinel_device e4", rolled="green-multi", tokens=active,
                stored=("", "red-orth blue-orth"))  # fmt: skip
    table.do(0, "drain:green-multi")
    assert table.offered(0) == ["blue-orth", "red-orth"]


def test_ilya_hides_after_a_drain_or_an_idle_turn() -> None:
    """FC-CMD-07: a sector of her choice."""
    own = "cruiser a1, cruiser b1"
    table = led("ilya_kai_suhn", own, FAR, rolled="green-special", stored=("", "red-orth"))
    table.do(0, "drain:green-special")
    assert (table.asked(0), table.offered(0)) == ("vanish", ["a1", "b1"])
    table.do(0, "a1")
    assert not table.ship(0)["revealed"]
    table = led("ilya_kai_suhn", own, FAR, rolled="blue-orth")
    table.do(0, "end")
    assert table.asked(0) == "vanish"
    table = led("ilya_kai_suhn", own, FAR, rolled="blue-orth")
    table.do(0, "move:blue-orth", "a1>a2")
    assert table.asked(0) != "vanish"


def test_adan_activates_as_with_a_multi() -> None:
    """FC-CMD-08: and the Activation Die lies on multi."""
    table = led("adan_rildanis", "mule/repair_drone_device b2", FAR, rolled="green-orth")
    table.do(0, "activate:green-orth", "ship:0>repair_drone", "c3")
    assert table.look()["tokens"][0]["die"] == "green-multi"


@pytest.mark.parametrize(("commander", "face"), [("adan_rildanis", "multi"), ("arop_tan", "diag")])
def test_adan_reprograms_to_a_multi(commander: str, face: str) -> None:
    """FC-CMD-08, FC-TEC-11: whatever direction the die shows."""
    active = [{"kind": "sentinel", "owner": 0, "at": "b3", "ship": 0, "die": "green-orth"}]
    table = led(commander, "mule/sentinel_device a1", FAR, phase="start", tokens=active, script="diag")
    table.do(0, "token:1")
    assert table.look()["tokens"][0]["die"] == f"green-{face}"


def test_dun_antars_wrecks_explode() -> None:
    """FC-CMD-09, FC-FAQ-22, AMB-61: all ships of one adjacent sector, but no squadron, and in a chain."""
    own = "battleship b2, frigate b2, carrier e5, interceptor_squadron b1, interceptor_squadron b2"
    table = led("dun_antar", own, "cruiser:4 c2, frigate:1 b3, battleship d5", seat=1, rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:5", "ship:0")
    assert (table.asked(1), len(table.offered(1))) == ("explode", 8)
    table.do(1, "b2")
    assert [table.hull(n) for n in (0, 1)] == [21, 3]
    assert [table.at(n) for n in (3, 4)] == ["b1", "b2"]


@pytest.mark.usefixtures("every_question")
def test_dun_antars_squadrons_do_not_explode() -> None:
    """FC-CMD-09, FC-FAQ-22: a squadron that is shot down asks nothing and hurts nobody."""
    table = led("dun_antar", "cruiser b2", "interceptor_squadron c2, carrier e5", seat=1, rolled="red-orth red-diag")
    table.do(0, "attack:red-orth", "b2>ship:1")
    assert (table.at(1), table.hull(0), table.asked(0)) == ("lost", 18, "act")


def test_dun_antars_wrecks_explode_in_a_chain() -> None:
    """AMB-61: his own ships suffer, and break in their turn."""
    own, enemy = "battleship b2, cruiser a1", "cruiser:4 c2, frigate:1 b3, battleship d5"
    table = led("dun_antar", own, enemy, seat=1, rolled="red-orth")
    table.do(0, "attack:red-orth", "b2>ship:2")
    table.do(1, "b3", "b2")
    assert (table.at(3), table.hull(0)) == ("lost", 23)


def test_who_may_be_recruited() -> None:
    """FC-CMD-12, FC-CMD-13, AMB-33."""
    assert open_to("amycles") == ("anata_shunxn", "feyn_gandris", "sao_kai_suhn", "bondra_zoupa", "dun_antar")
    assert open_to("phebe") == ("borom_himnital", "arop_tan", "ilya_kai_suhn", "adan_rildanis", "dun_antar")
    assert open_to("rebels") == ("dun_antar",)
    assert open_to("forge_of_fendrix") == open_to("llib_sorg") == open_to("maa_seti") == ()


@pytest.mark.parametrize(
    ("option", "other", "left"),
    [
        ("paid_commanders", [], [10, 12]),
        ("paid_commanders", ["dun_antar"], [10, 10]),
        ("free_commanders", [], [10, 12]),
        ("free_commanders", ["dun_antar"], [12, 12]),
    ],
)
def test_a_commander_costs_two_points(option: str, other: list[str], left: list[int]) -> None:
    """FC-SET-12 (001 l.225): unless the players waive it, which they may where all recruit."""
    game = orrery.new("fleet", 2, 1, {"commanders": option})
    game.answer(0, ["arop_tan"])
    game.answer(1, other)
    game.answer(0, ["build"])
    game.answer(1, ["build"])
    assert [game.pending[seat].about["left"] for seat in (0, 1)] == left
    assert game.view(0)["table"]["players"][0]["reserve"] == [3, 2, 4]
