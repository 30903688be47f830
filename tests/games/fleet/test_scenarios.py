"""The scenarios (chapter SCN): what each of them changes, and how it is won."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.fleets import budget, objection, ready_fleets, worth
from orrery.games.fleet.leaving import leavers
from orrery.games.fleet.portals import PORTAL
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.scenarios.portals_held import hold_both, lay_control, lay_passage
from orrery.games.fleet.scenarios.zones import half
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet
from orrery.games.fleet.survey import Survey, exit_of
from orrery.games.fleet.victory import annihilation
from tests.games.fleet.table import Table


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def to_the_first_turn(seats: int = 2, seed: int = 1, **options: str) -> orrery.Game:
    """A game set up with random answers, up to the first turn."""
    game = orrery.new("fleet", seats, seed, options)
    rng = Random(seed)
    while state(game).round == 0 and game.pending:
        seat = next(iter(game.pending))
        question = game.pending[seat]
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    return game


# --- asteroid belt ------------------------------------------------------------------------------------


def test_everybody_must_place_two_asteroid_fields() -> None:
    """FC-CEI-01."""
    game = to_the_first_turn(scenario="asteroid_belt")
    assert state(game).terrain.count("asteroid_field") == 4


def test_a_field_drifts_onto_ships_and_tests_them() -> None:
    """FC-CEI-02, FC-CEI-03: the script rolls the drift, then the test."""
    table = Table(
        "cruiser a1",
        "destroyer c3, destroyer e5",
        sectors={"c2": "asteroid_field", "e1": "asteroid_field"},
        phase="start",
        script="orth special",
        scenario="asteroid_belt",
    )
    table.do(0, "c2")
    assert "c3" in table.offered(0)
    table.do(0, "c3")
    assert table.hull(1) == 12 - 2


def test_a_special_leaves_the_field_where_it_is() -> None:
    table = Table(
        "cruiser a1",
        "cruiser e5",
        sectors={"c3": "asteroid_field"},
        phase="start",
        script="special",
        scenario="asteroid_belt",
    )
    assert table.asked(0) == "energy"


# --- the trap and the capture -------------------------------------------------------------------------


def test_the_trap_lies_on_both_sides() -> None:
    """FC-PIE-01 to 03: both edges, dice on the bridge, and the first turn."""
    game = to_the_first_turn(scenario="trap")
    g = state(game)
    assert {ship.at[1:] for ship in g.ships if ship.owner == 1} == {"1", "5"}
    assert {ship.at[1:] for ship in g.ships if ship.owner == 0} == {"3"}
    assert g.turn == g.first == 1
    rolled = next(event for event in game.events(None) if event["event"] == "rolled")
    assert len(rolled["dice"]) == 6


def test_the_escort_of_the_shuttle_is_light() -> None:
    """FC-CAP-01."""
    g = state(orrery.new("fleet", 2, 1, {"scenario": "capture"}))
    assert objection(g, 0, ("cruiser", "destroyer")) == "no_cruiser_or_battleship"
    assert objection(g, 0, ("destroyer",) * 5) == "too_many_points"
    assert objection(g, 0, ("destroyer",) * 4) == ""
    assert objection(g, 1, ("cruiser",) * 4) == ""


def test_a_shuttle_left_alone_is_captured_and_flown_out() -> None:
    """FC-CAP-04, FC-CAP-06."""
    table = Table(
        "diplomatic_shuttle b2, frigate e5",
        "frigate c2",
        rolled="blue-orth blue-diag blue-orth",
        turn=1,
        scenario="capture",
    )
    table.do(1, "move:blue-orth", "c2>b2", "-")
    assert table.ship(0)["owner"] == 1
    table.do(1, "move:blue-diag", "b2>a1", "ship:0")
    table.do(1, "leave:blue-orth", "ship:0")
    assert table.winners == (1,)


def test_a_captured_shuttle_needs_room() -> None:
    """FC-SET-17: a ship of class 5 finds none beside it."""
    table = Table(
        "diplomatic_shuttle b2, frigate e5", "heavy_battleship c2", rolled="blue-orth", turn=1, scenario="capture"
    )
    table.do(1, "move:blue-orth")
    assert "c2>b2" not in table.offered(1)


@pytest.mark.usefixtures("every_question")
def test_a_shuttle_in_company_is_not_captured_nor_targeted() -> None:
    """FC-CAP-06, FC-CAP-07."""
    table = Table(
        "diplomatic_shuttle b2, frigate b2", "frigate c2", rolled="blue-orth red-orth", turn=1, scenario="capture"
    )
    table.do(1, "move:blue-orth")
    assert "c2>b2" not in table.offered(1)
    table = Table("diplomatic_shuttle b2, frigate b2", "frigate c2", rolled="red-orth", turn=1, scenario="capture")
    table.do(1, "attack:red-orth")
    assert table.offered(1) == ["c2>ship:1"]


# --- the passage and control --------------------------------------------------------------------------


def passage(script: str, enemy: str = "cruiser e5", own: str = "frigate a1", **more: Any) -> Table:
    """Phebe's turn starts, and the damaged cruiser is still to come."""
    cruiser = [{"owner": 0, "kind": "damaged_cruiser", "at": ""}]
    return Table(own, enemy, phase="start", portals={"a3": "X", "e3": "Y"}, more=cruiser, script=script,
                 scenario="passage", **more)  # fmt: skip


def test_the_cruiser_comes_on_a_special_and_rests_that_turn() -> None:
    """FC-PAS-03."""
    assert passage("orth").at(2) == ""
    table = passage("special orth orth orth")
    assert table.at(2) == "a3"
    table.do(0, "blue blue blue", "move:blue-orth")
    assert not [item for item in table.offered(0) if item.startswith("a3")]


def test_the_cruiser_waits_outside_an_interdictor() -> None:
    """FC-PAS-04, FC-WPN-05: a portal may be shut as any empty sector (AMB-67)."""
    shut = [{"kind": "interdictor", "owner": 1, "at": "a3", "ship": 1}]
    assert passage("special", "battleship/interdictor b3", tokens=shut).at(2) == ""


def test_what_lies_in_wait_meets_the_cruiser() -> None:
    """FC-ORD-02: mines on X, and a Sentinel that looks there."""
    mine = [{"kind": "mine", "owner": 1, "at": "a3", "ship": 1}]
    table = passage("special", "battleship/minefields c3", tokens=mine)
    assert (table.at(2), table.hull(2), table.look()["tokens"]) == ("a3", 4, [])
    sentinel = [{"kind": "sentinel", "owner": 1, "at": "a4", "ship": 1, "die": "green-orth"}]
    assert passage("special", "mule/sentinel_device e5", tokens=sentinel).hull(2) == 5


def test_the_cruiser_leaves_from_y_only() -> None:
    """FC-PAS-05."""
    table = Table("damaged_cruiser e3, damaged_cruiser a3", "cruiser e5", rolled="blue-orth", scenario="passage")
    g = state(table.game)
    lay_passage(g)
    assert [ship.n for ship in leavers(Survey(g, 0), "blue-orth")] == [0]
    g.ships[1].at = LOST
    SCENARIOS["passage"].judge(g)
    assert (g.reason, g.winners) == ("cruiser_lost", (1,))


@pytest.mark.parametrize(("faction", "points"), [("phebe", 10), ("maa_seti", 9), ("rebels", 8), ("scavengers", 7)])
def test_every_faction_fights_a_duel(faction: str, points: int) -> None:
    """FC-DUE-01: its greatest ship, and five points of reinforcements."""
    options = {"scenario": "duel", "factions": "any_faction", "commanders": "free_commanders"}
    game = orrery.new("fleet", 2, 1, options)
    assert faction in game.pending[0].items
    state(game).players[0].faction = faction
    for player in state(game).players:
        player.commander = "" if player.faction == "maa_seti" else "dun_antar"
    assert budget(state(game), 0) == points
    assert {worth(plan) for plan in ready_fleets(state(game), 0).values()} == {points}


def test_reinforcements_do_not_come_through_an_interdictor() -> None:
    """FC-DUE-03, FC-WPN-05."""
    shut = [{"kind": "interdictor", "owner": 1, "at": "b1", "ship": 1}]
    later = [{"owner": 0, "kind": "frigate", "at": ""}]
    table = Table("heavy_battleship:15 e1", "heavy_battleship/interdictor c2", phase="start", tokens=shut, more=later,
                  scenario="duel")  # fmt: skip
    assert table.asked(0) == "reinforce"
    assert table.offered(0) == ["ship:2>a1", "ship:2>c1", "ship:2>d1"]


def test_a_ship_on_each_portal_at_ones_start_of_turn_wins() -> None:
    """FC-CTL-05, AMB-38."""
    table = Table("frigate a1, frigate e5", "cruiser c3", rolled="blue-orth", scenario="control")
    g = state(table.game)
    lay_control(g)
    hold_both(g, 1)
    assert not g.reason
    hold_both(g, 0)
    assert (g.reason, g.winners) == ("portals", (0,))


@pytest.mark.parametrize(("own", "over"), [("frigate a1, frigate b5", False), ("frigate a1, frigate e5", True)])
def test_one_portal_is_not_enough(own: str, over: bool) -> None:
    """FC-CTL-05: both, when one's turn begins."""
    table = Table(own, "cruiser c3", phase="start", portals={"a1": "X", "e5": "Y"}, scenario="control")
    assert (table.game.result is not None) == over


def test_fleets_enter_through_their_portal() -> None:
    """FC-CTL-03: up to five points a die, beside the portal."""
    game = to_the_first_turn(scenario="control")
    g = state(game)
    assert all(ship.at == "" for ship in g.ships)
    rng = Random(2)
    for _ in range(400):
        if any(ship.at for ship in g.ships) or not game.pending:
            break
        seat = next(iter(game.pending))
        question = game.pending[seat]
        arrive = [item for item in question.items if str(item).startswith("arrive:")]
        game.answer(seat, arrive[:1] or question.sample(rng))
    there = [ship for ship in g.ships if ship.at]
    assert there
    gate = "a1" if there[0].owner == 0 else "e5"
    assert there[0].at == gate or there[0].at in g.board.around[gate]


# --- sieges -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scenario", "kind"), [("planetary_assault", "battle_station"), ("illegal", "colony")])
def test_two_sites_in_the_defenders_half(scenario: str, kind: str) -> None:
    """FC-ASS-02, FC-ILL-02, AMB-59."""
    g = state(to_the_first_turn(scenario=scenario))
    assert sorted(s for s in g.sectors if g.kind_of(s) == kind and s in half(g, 0)) == sorted(
        s for s in g.sectors if g.kind_of(s) == kind
    )
    assert g.terrain.count(kind) == 2


def test_half_of_a_zone() -> None:
    g = state(orrery.new("fleet", 2, 1, {"board": "6x6"}))
    assert {s[1:] for s in half(g, 0)} == {"2", "3"}
    assert {s[1:] for s in half(g, 1)} == {"4", "5"}


@pytest.mark.parametrize(("shooter", "over"), [(0, True), (1, False)])
def test_only_the_attackers_of_the_stations_are_worn_down(shooter: int, over: bool) -> None:
    """FC-ASS-05: Phebe goes on with less than a third."""
    fleets = ["frigate:1 c3, frigate a1", "frigate:1 c3, frigate a1"]
    fleets[shooter] = "cruiser c4, cruiser e5"
    table = Table(*fleets, turn=shooter, rolled="red-orth", sectors={"b2": "battle_station"},
                  scenario="planetary_assault", start=6)  # fmt: skip
    table.do(shooter, "attack:red-orth", f"c4>ship:{2 - 2 * shooter}")
    assert (table.game.result is not None) == over


def test_docking_switches_a_station_off() -> None:
    """FC-ASS-04, FC-ASS-05."""
    table = Table(
        "cruiser a1",
        "cruiser c2, cruiser e5",
        sectors={"c2": "battle_station"},
        turn=1,
        phase="start",
        scenario="planetary_assault",
    )
    table.do(1, "ship:1")
    assert table.winners == (1,)
    assert table.game.result is not None
    assert table.game.result.reason == "stations"


def test_a_disabled_station_keeps_its_dock() -> None:
    """FC-ASS-04 (001 l.1834): it loses its bays, nothing else; its squadrons leave (AMB-49)."""
    out = [{"owner": 0, "kind": "interceptor_squadron", "at": "b2"}]
    table = Table("cruiser a1", "cruiser c2, frigate c2", sectors={"c2": "battle_station", "e3": "battle_station"},
                  turn=1, phase="start", scenario="planetary_assault", more=out, script="orth " * 6)  # fmt: skip
    table.do(1, "ship:1")
    view = table.look()
    assert (view["disabled"], view["terrain"].count("battle_station"), table.ship(1)["docked"]) == (["c2"], 2, True)
    assert table.at(3) == "lost"
    assert [event["at"] for event in table.events("station_off")] == ["c2"]
    table.do(1, "red red blue")
    table.end_turn()
    table.do(0, "red red blue", "launch:red-orth")
    assert {item.partition(">")[0] for item in table.offered(0)} == {"e3"}


def test_one_battleship_has_the_warheads() -> None:
    """FC-ILL-01."""
    g = state(orrery.new("fleet", 2, 1, {"scenario": "illegal"}))
    assert objection(g, 0, ("battleship:proton_ray",)) == "classes_1_to_3"
    assert objection(g, 1, ("cruiser",)) == "needs_gamma_warheads"
    assert objection(g, 1, ("battleship:gamma_warheads", "cruiser")) == ""


def test_without_warheads_phebe_wins() -> None:
    """FC-ILL-03."""
    table = Table(
        "cruiser a1",
        "battleship:3/gamma_warheads a2, cruiser e5",
        sectors={"c2": "colony"},
        rolled="red-orth",
        scenario="illegal",
    )
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)


# --- duel and blockade --------------------------------------------------------------------------------


def test_only_the_champions_are_deployed() -> None:
    """FC-DUE-02."""
    g = state(to_the_first_turn(scenario="duel"))
    assert [ship.kind in ("heavy_battleship", "carrier", "dreadnought") for ship in g.ships if ship.at] == [True, True]


def test_reinforcements_come_once_half_the_hull_is_gone() -> None:
    """FC-DUE-03, AMB-50."""
    for hull, question in ((15, "reinforce"), (16, "energy")):
        ships = [
            {"owner": 0, "kind": "heavy_battleship", "at": "a1", "hull": hull, "weapon": "proton_ray"},
            {"owner": 0, "kind": "frigate", "at": ""},
            {"owner": 1, "kind": "heavy_battleship", "at": "e5", "weapon": "proton_ray"},
        ]
        game = orrery.new("fleet", 2, 1, {"scenario": "duel"}, position={"ships": ships})
        assert game.pending[0].kind == question
        if question == "reinforce":
            game.answer(0, ["ship:1>b1"])
            assert state(game).ships[1].at == "b1"


def test_a_repair_does_not_send_the_reinforcements_back() -> None:
    """FC-DUE-02, AMB-50 (001 l.1855): from the moment when half the hull is gone they may come."""
    later = [{"owner": 1, "kind": "frigate", "at": ""}]
    table = Table("heavy_battleship/drones c3", "heavy_battleship:18/nano_repairer c2", more=later, scenario="duel",
                  rolled="red-orth", stored=("", "red-special red-special"), script="orth " * 9)  # fmt: skip
    table.do(0, "attack:red-orth", "c3>ship:1")
    table.do(1, "-")
    assert (table.asked(1), table.hull(1)) == ("reinforce", 13)
    table.do(1, "-", "blue blue blue", "weapon:ship:1", "ship:1", "end", "-")
    assert table.hull(1) == 17
    table.do(0, "blue blue blue", "end", "-")
    assert table.asked(1) == "reinforce"


def test_the_champion_decides() -> None:
    """FC-DUE-04."""
    table = Table(
        "heavy_battleship:20/proton_ray a1",
        "heavy_battleship:3/proton_ray a2, cruiser e5",
        rolled="red-orth",
        scenario="duel",
    )
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)


def test_civilians_slip_out_through_the_other_zone() -> None:
    """FC-BLO-02, FC-BLO-03."""
    table = Table(
        "civilian_ship c5, civilian_ship c5, civilian_ship a1",
        "cruiser e5",
        rolled="blue-orth blue-diag",
        scenario="blockade",
    )
    table.do(0, "leave:blue-orth")
    assert table.offered(0) == ["ship:0", "ship:1"]
    table.do(0, "ship:0")
    assert table.side(0)["saved"] == 1
    table.do(0, "leave:blue-diag", "ship:1")
    assert table.winners == (0,)


def test_one_result_is_for_one_civilian_ship() -> None:
    """FC-BLO-03 (001 l.1876): a civilian ship needs a die of its own to escape."""
    table = Table("civilian_ship c5, civilian_ship c5", "cruiser e1", rolled="blue-orth", scenario="blockade")
    table.do(0, "leave:blue-orth")
    assert table.choices(0) == [("ship:0",), ("ship:1",)]


def test_two_civilians_lost_end_the_blockade() -> None:
    table = Table(
        "civilian_ship:3 c4, civilian_ship:3 c4, frigate a1",
        "cruiser c5",
        rolled="red-orth red-orth",
        turn=1,
        scenario="blockade",
    )
    table.do(1, "attack:red-orth", "c5>ship:0", "attack:red-orth", "c5>ship:1")
    assert table.winners == (1,)


# --- the end ------------------------------------------------------------------------------------------


def test_who_has_nothing_left_loses_a_scenario_with_objectives() -> None:
    """AMB-57."""
    table = Table("cruiser a1", "frigate:1 a2", rolled="red-orth", scenario="control")
    g = state(table.game)
    annihilation(g)
    assert not g.reason
    lay_control(g)
    table.do(0, "attack:red-orth", "a1>ship:1")
    assert table.winners == (0,)


@pytest.mark.parametrize(("value", "winners"), [("limit_draws", (0, 1)), ("limit_counts", (0,))])
def test_the_limit_of_rounds(value: str, winners: tuple[int, ...]) -> None:
    """AMB-57."""
    table = Table("cruiser a1", "frigate e5", rolled="green-orth", round_limit=30, at_the_limit=value)
    state(table.game).round = 30
    table.end_turn()
    while table.game.pending:
        seat = next(iter(table.game.pending))
        table.choose(
            seat, *["end"] if table.asked(seat) == "act" else map(str, next(table.game.pending[seat].choices()))
        )
    assert table.winners == winners


def wait(table: Table, rounds: int) -> None:
    """Both sides end their turns, until so many rounds are over."""
    last = table.look()["round"] + rounds
    while table.game.pending and table.look()["round"] < last:
        seat = next(iter(table.game.pending))
        if table.asked(seat) == "act":
            table.choose(seat, "end")
        else:
            table.choose(seat, *map(str, next(table.game.pending[seat].choices())))


@pytest.mark.parametrize(("value", "winners"), [("limit_draws", (0, 1)), ("limit_counts", (0,))])
def test_a_battle_in_which_nothing_happens_ends(value: str, winners: tuple[int, ...]) -> None:
    """AMB-77: said five rounds before; 20 rounds after the last shot, whoever has been moving."""
    table = Table("cruiser b2, cruiser a1", "cruiser c3", rolled="red-diag blue-orth", at_the_limit=value)
    table.do(0, "attack:red-diag", "b2>ship:2", "move:blue-orth", "a1>a2")
    wait(table, 16)
    assert [(event["rounds"], event["left"]) for event in table.events("quiet")] == [(15, 5)]
    wait(table, 4)
    assert table.look()["round"] == 21
    wait(table, 1)
    assert table.game.result is not None
    assert (table.game.result.reason, table.winners) == ("stillness", winners)


def test_a_table_may_wait_for_ever() -> None:
    """AMB-77."""
    table = Table("cruiser b2", "cruiser e5", phase="start", quiet_limit=0)
    wait(table, 25)
    assert table.game.result is None


def test_waiting_for_the_cruiser_is_something() -> None:
    """AMB-77, FC-PAS-03: a die is rolled for it, turn after turn."""
    later = [{"owner": 0, "kind": "damaged_cruiser", "at": ""}]
    table = Table("cruiser b2", "cruiser e5", phase="start", portals={"a3": "X", "e3": "Y"}, more=later,
                  scenario="passage", script="orth " * 300)  # fmt: skip
    wait(table, 25)
    assert table.game.result is None


# --- boards, fleets and where things lie --------------------------------------------------------------


def new(scenario: str, **options: str) -> Fleet:
    return state(orrery.new("fleet", 2, 1, {"scenario": scenario, **options}))


def terrain_of(game: orrery.Game) -> dict[str, str]:
    g = state(game)
    return {sector: g.kind_of(sector) for sector in g.sectors if g.kind_of(sector)}


@pytest.mark.parametrize(
    ("scenario", "boards", "points"),
    [
        ("salvage", ("5x5",), (12, 9, 10, 11, 13, 14, 15)),
        ("passage", ("5x5",), (12,)),
        ("capture", ("5x5",), (12,)),
        ("control", ("5x5", "5x6", "6x6"), (12, 9, 10, 11, 13, 14, 15)),
        ("planetary_assault", ("5x5", "5x6", "6x6"), (12, 9, 10, 11, 13, 14, 15)),
        ("duel", ("5x5", "5x6", "6x6", "2x4x4"), (10, 11, 12, 13, 14)),
        ("blockade", ("5x5", "5x6", "6x6"), (12,)),
        ("illegal", ("5x5", "5x6", "6x6"), (12,)),
        ("trap", ("5x5",), (12, 9, 10, 11, 13, 14, 15)),
    ],
)
def test_boards_and_points(scenario: str, boards: tuple[str, ...], points: tuple[int, ...]) -> None:
    """FC-SAU-01, FC-PAS-01, FC-CTL-01, FC-ASS-01, FC-DUE-01, FC-BLO-01, FC-ILL-01, FC-CAP-01."""
    assert SCENARIOS[scenario].boards[2] == boards
    assert SCENARIOS[scenario].points == points


def test_a_drifting_field_needs_a_free_sector() -> None:
    """FC-CEI-04, AMB-40: no special sector, no portal, not off the board; else it stays."""
    fields = {"a1": "asteroid_field", "a2": "asteroid_field", "b1": "asteroid_field"}
    table = Table("cruiser e1", "cruiser e5", sectors=fields, phase="start", script="orth", scenario="asteroid_belt")
    table.do(0, "a1")
    assert table.events("field_drifted")[-1]["to"] == "a1"
    table = Table("cruiser e1", "cruiser e5", sectors={"a1": "asteroid_field"}, portals={"b2": "X", "d4": "X"},
                  phase="start", script="diag", scenario="asteroid_belt")  # fmt: skip
    assert table.events("field_drifted")[-1]["to"] == "a1"


def test_a_belt_has_no_other_special_sectors() -> None:
    """AMB-40."""
    assert set(terrain_of(to_the_first_turn(scenario="asteroid_belt")).values()) == {"asteroid_field"}


def test_a_belt_in_the_fog() -> None:
    """FC-OPT-01, AMB-40 (001 l.577, 1701): its fields are laid, everything else outside the zones is not."""
    terrain = terrain_of(to_the_first_turn(scenario="asteroid_belt", map="fog"))
    inner = [kind for sector, kind in terrain.items() if sector[1] in "234"]
    assert (inner.count("asteroid_field"), inner.count("unknown")) == (4, 11)


@pytest.mark.parametrize(("face", "to"), [("orth", "a2"), ("special", "a1")])
def test_a_field_that_drifts_into_the_fog_discovers_it(face: str, to: str) -> None:
    """AMB-40 (001 l.618): a special sector that comes to light keeps it where it is."""
    fog = {"a1": "asteroid_field", "b1": "asteroid_field", "a2": "unknown"}
    table = Table("cruiser e1", "cruiser e5", sectors=fog, phase="start", script=f"orth {face}", map="fog",
                  scenario="asteroid_belt")  # fmt: skip
    state(table.game).pile = ("gas_cloud",)
    table.do(0, "a1")
    assert [event["at"] for event in table.events("discovered")] == ["a2"]
    assert table.events("field_drifted")[-1]["to"] == to


def test_an_ambush_keeps_what_its_bridge_holds() -> None:
    """FC-CAP-03, FC-PIE-01, AMB-72: six dice of one's choice; the rest goes back to the reserve, and Amycles begins."""
    game = orrery.new("fleet", 2, 1, {"scenario": "capture"})
    rng = Random(1)
    while "roll_first" not in [question.kind for question in game.pending.values()]:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    ((seat, question),) = game.pending.items()
    assert (seat, question.least, question.most) == (1, 6, 6)
    game.answer(1, ["red", "red", "red", "blue", "blue", "blue"])
    assert max(len(choice) for choice in game.pending[1].choices()) <= 4
    game.answer(1, [])
    assert state(game).players[1].reserve == (3, 3, 3)
    assert state(game).turn == 1


@pytest.mark.parametrize(("value", "amycles", "phebe"), [("both_edges", 10, 5), ("four_edges", 12, 9)])
def test_where_the_capture_is_deployed(value: str, amycles: int, phebe: int) -> None:
    """FC-CAP-02, AMB-07: both edges and the median row, or the middle of all four edges and the block between."""
    game = to_the_first_turn(scenario="capture", capture_zones=value)
    g = state(game)
    shuttle = next(ship for ship in g.ships if ship.kind == "diplomatic_shuttle")
    assert (shuttle.at, shuttle.hull) == ("c3", 2)
    zone = SCENARIOS["capture"].zone
    assert [len(zone(g, 1)), len(zone(g, 0))] == [amycles, phebe]


@pytest.mark.parametrize("name", [name for name in SCENARIOS if name != "control"])
def test_every_deployment_may_be_kept_in_the_middle(name: str) -> None:
    """AMB-07: of every scenario with a deployment zone, by default the whole row, or the row without its ends."""
    usual, middle = (to_the_first_turn(scenario=name, zones=value) for value in ("edge_zones", "middle_zones"))
    ends = {"a1", "a3", "a5", "e1", "e3", "e5"}
    for seat in (0, 1):
        whole = SCENARIOS[name].zone(state(usual), seat)
        inner = SCENARIOS[name].zone(state(middle), seat)
        assert set(whole) - set(inner) == set(whole) & ends != set()
        assert set(inner) < set(whole)
        placed = {s.at for s in state(middle).ships if s.owner == seat and s.at and s.kind != "diplomatic_shuttle"}
        assert placed <= set(inner)
        assert placed


def test_amycles_lies_in_wait_on_both_edges() -> None:
    """FC-PIE-02: who puts all ships on one edge has to put the last one on the other."""
    game = orrery.new("fleet", 2, 1, {"scenario": "trap"})
    while game.pending and state(game).round == 0:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        near = [item for item in question.items if question.kind == "deploy" and str(item).endswith("1")]
        game.answer(seat, (ready or near)[:1] or question.sample(Random(1)))
    rows = [ship.at[1] for ship in state(game).ships if ship.owner == 1]
    assert (rows.count("5"), set(rows)) == (1, {"1", "5"})


def test_a_destroyed_shuttle_wins_for_nobody() -> None:
    """FC-CAP-05, FC-CAP-07 (001 l.1791): asteroids and area damage hurt it; without it nobody wins."""
    table = Table("diplomatic_shuttle:1 a2, frigate e1", "cruiser e5", rolled="blue-orth", scenario="capture",
                  sectors={"b2": "asteroid_field"}, script="special")  # fmt: skip
    table.do(0, "move:blue-orth", "a2>b2")
    assert table.game.result is not None
    assert (table.game.result.reason, table.winners) == ("shuttle_lost", ())


@pytest.mark.parametrize("scenario", ["capture", "blockade"])
def test_special_sectors_where_the_scenario_is_silent(scenario: str) -> None:
    """FC-CAP-08, FC-BLO-04, AMB-51: up to two each, outside the deployment zones, as usual; none in the centre."""
    game = orrery.new("fleet", 2, 1, {"scenario": scenario})
    rng = Random(1)
    while "place_sector" not in [question.kind for question in game.pending.values()]:
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    g = state(game)
    shut = {sector for seat in (0, 1) for sector in SCENARIOS[scenario].zone(g, seat)}
    offered = {str(item).partition(">")[2] for item in next(iter(game.pending.values())).items}
    assert offered
    assert not offered & shut
    assert SCENARIOS[scenario].tiles == 2


def test_portals_at_two_ends_of_a_diagonal() -> None:
    """FC-CTL-02: tiles may lie anywhere else."""
    game = to_the_first_turn(scenario="control")
    assert [at for at, _ in state(game).portals] == ["a1", "e5"]
    assert SCENARIOS["control"].tiles_in_zones


@pytest.mark.parametrize(("value", "through"), [("separate_portals", False), ("linked_portals", True)])
def test_whether_the_portals_of_control_are_linked(value: str, through: bool) -> None:
    """FC-CTL-04, AMB-32."""
    table = Table("frigate a1", "cruiser c3", rolled="blue-special", scenario="control", control_portals=value)
    g = state(table.game)
    lay_control(g)
    assert any(PORTAL.offers(Survey(g, 0))) == through


def test_the_champion_and_five_points() -> None:
    """FC-DUE-01, AMB-75: five points of reinforcements by default, up to nine."""
    assert new("duel").points == 10
    g = new("duel")
    assert objection(g, 0, ("heavy_battleship:drones", "cruiser", "destroyer")) == ""
    assert objection(g, 0, ("cruiser", "cruiser")) == "needs_a_champion"
    assert objection(g, 0, ("heavy_battleship:drones", "heavy_battleship:drones")) == "one_champion_only"


def test_two_portals_that_lead_out() -> None:
    """FC-PAS-01, FC-PAS-02: X and Y at the ends of the median row, no pair; and a cruiser that is hardly one."""
    game = to_the_first_turn(scenario="passage")
    g = state(game)
    assert g.portals == (("a3", "X"), ("e3", "Y"))
    cruiser = next(ship for ship in g.ships if ship.kind == "damaged_cruiser")
    assert (cruiser.owner, cruiser.hull, PROFILES[cruiser.kind].fire, PROFILES[cruiser.kind].rank) == (0, 6, 0, 3)
    assert not PROFILES[cruiser.kind].abilities
    assert [g.players[seat].start for seat in (0, 1)] == [12, 12]
    g.ships[0].at = "a3"
    assert exit_of(g, "a3") == ""


@pytest.mark.parametrize(("own", "enemy"), [("frigate a1", "frigate a3"), ("battleship/drones a3", "frigate e5")])
def test_the_cruiser_waits_where_there_is_no_room(own: str, enemy: str) -> None:
    """FC-PAS-04, AMB-45: behind an enemy, and behind its own."""
    assert passage("special", enemy, own).at(2) == ""


def test_reinforcements_wait_for_room() -> None:
    """AMB-45: a full zone takes nobody."""
    full = [{"owner": 0, "kind": "battleship", "at": f"{c}1", "weapon": "drones"} for c in "bcde"]
    ships = [
        {"owner": 0, "kind": "heavy_battleship", "at": "a1", "hull": 10, "weapon": "proton_ray"},
        {"owner": 0, "kind": "cruiser", "at": ""},
        *full,
        {"owner": 1, "kind": "heavy_battleship", "at": "e5", "weapon": "proton_ray"},
    ]
    game = orrery.new("fleet", 2, 1, {"scenario": "duel"}, position={"ships": ships})
    assert game.pending[0].kind == "energy"


def test_three_civilians_beside_the_fleet() -> None:
    """FC-BLO-01, AMB-51: class 1, unarmed, 6 hull; Phebe escorts them and plays second."""
    g = state(to_the_first_turn(scenario="blockade"))
    own = [ship for ship in g.ships if ship.kind == "civilian_ship"]
    assert [(ship.owner, ship.hull) for ship in own] == [(0, 6)] * 3
    assert PROFILES["civilian_ship"].fire is None
    assert (g.first, g.players[0].start) == (1, 12)


def test_objectives_decide_even_for_a_charismatic_leader() -> None:
    """AMB-58: a pirate chief loses by objectives as others do."""
    table = Table("cruiser a1", "cruiser c2, heavy_battleship/drones e5", sectors={"c2": "battle_station"}, turn=1,
                  phase="start", scenario="planetary_assault", players=[{"faction": "llib_sorg"}])  # fmt: skip
    table.do(1, "ship:1")
    assert table.winners == (1,)


def test_the_first_games_fields() -> None:
    """AMB-06, FC-SET-05."""
    assert SCENARIOS["first_game"].terrain == (("b3", "asteroid_field"), ("d3", "asteroid_field"))
    assert set(terrain_of(to_the_first_turn(scenario="first_game"))) == {"b3", "d3"}
