"""Setting up (FC-SET), pitched battles of two and four (FC-BR2, FC-BR4), teams (FC-TEA), and who wins (FC-VIC)."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest

import orrery
from orrery.games.fleet import setup
from orrery.games.fleet.board import board_of
from orrery.games.fleet.fleets import available, budget
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.state import Fleet
from orrery.games.fleet.switches import SWITCHES
from orrery.games.fleet.title import FleetCommander
from orrery.games.fleet.victory import defeated
from orrery.words import pick
from tests.games.fleet.table import Table, faces


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def until(kind: str, seats: int = 2, seed: int = 1, **options: object) -> orrery.Game:
    """A game whose fleets are ready-made, up to the first question of a kind."""
    game, rng = orrery.new("fleet", seats, seed, options), Random(seed)
    while all(question.kind != kind for question in game.pending.values()):
        seat, question = next(iter(game.pending.items()))
        ready = [item for item in question.items if str(item).startswith("ready:")]
        game.answer(seat, ready[:1] or question.sample(rng))
    return game


# --- what everybody begins with -----------------------------------------------------------------------


def test_nine_dice_each() -> None:
    """FC-SET-01, FC-TEA-01: three of each colour, and a fleet and a bridge for each player of a team."""
    for seats in (2, 4, 6):
        game = until("energy", seats)
        sides = game.view(None)["table"]["players"]
        assert [side["reserve"] for side in sides] == [[3, 3, 3]] * seats
        assert {ship.owner for ship in state(game).ships} == set(range(seats))


def test_most_specials_begin_and_ties_roll_again() -> None:
    """FC-SET-02, AMB-46: among the tied only."""
    tie = "special " + "orth " * 8
    script = faces(tie + tie + "orth " * 9 + "special " + "orth " * 8)
    game = orrery.new("fleet", 2, 1, {"scenario": "first_game"}, script=script)
    assert state(game).first == 1


def test_a_zone_is_a_grid_with_eight_neighbours() -> None:
    """FC-SET-03."""
    board = board_of("5x5")
    assert sorted(board.around["c3"]) == ["b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"]
    assert sorted(board.around["a1"]) == ["a2", "b1", "b2"]
    assert [len(board.orth["c3"]), len(board.diag["c3"])] == [4, 4]


def test_ships_start_whole() -> None:
    """FC-SET-08, FC-ABL-09: and a battleship with its Special Weapon."""
    game = until("energy")
    for ship in state(game).ships:
        assert ship.hull == {"frigate": 6, "destroyer": 12, "cruiser": 18, "battleship": 24}[ship.kind]
        assert bool(ship.weapon) == (ship.kind == "battleship")


def test_pirates_build_by_their_own_rules() -> None:
    """FC-SET-15, FC-FAC-03."""
    game = orrery.new("fleet", 2, 1, {"factions": "any_faction"})
    assert {"llib_sorg", "maa_seti", "rebels", "scavengers"} <= set(game.pending[0].items)
    game.answer(0, ["scavengers"])
    game.answer(1, ["phebe"])
    game.answer(0, ["build"])
    game.answer(1, ["build"])
    offered = {str(item).partition(":")[2].partition(":")[0] for item in game.pending[0].items}
    assert offered == {"frigate", "destroyer", "mule", "testudo", "phalanx"}


def test_a_bridge_has_two_slots_for_specials_and_two_for_directions() -> None:
    """FC-SET-16, FC-TRN-08."""
    dice = "red-orth blue-orth green-orth red-special blue-special green-special"
    table = Table("cruiser a1", "cruiser e5", rolled=dice)
    table.do(0, "end")
    most = max(table.choices(0), key=len)
    assert sorted("special" in str(die) for die in most) == [False, False, True, True]
    assert table.refusal(0, "red-orth", "blue-orth", "green-orth") == "no_such_combination"


@pytest.mark.parametrize(("shape", "depth", "width", "zones"), [
    ("5x6", 5, 6, 1), ("5x8", 5, 8, 1), ("5x7", 5, 7, 1), ("5x9", 5, 9, 1), ("2x4x4", 4, 4, 2),
])  # fmt: skip
def test_the_smaller_number_is_the_depth(shape: str, depth: int, width: int, zones: int) -> None:
    """FC-SET-21: between the camps; the other is the width of the edges."""
    board = board_of(shape)
    assert (board.depth, board.width, board.zones) == (depth, width, zones)
    assert len(board.row(0)) == width * zones


# --- pitched battles ----------------------------------------------------------------------------------


def test_points_of_a_pitched_battle() -> None:
    """FC-BR2-01, FC-BR4-01, FC-TEA-02: twelve each, or from 9 to 15."""
    title = FleetCommander()
    for seats in (2, 4, 6):
        assert [budget(state(orrery.new("fleet", seats, 1)), seat) for seat in range(seats)] == [12] * seats
        for points in range(9, 16):
            assert title.why_not(seats, title.settle_options(seats, {"points": points})) is None


@pytest.mark.parametrize(
    ("seats", "shapes"),
    [(2, ("5x5", "5x6", "6x6", "2x4x4")), (4, ("5x8", "5x10", "7x7", "2x5x5")), (6, ("5x12", "6x12", "3x5x5"))],
)
def test_boards_of_a_pitched_battle(seats: int, shapes: tuple[str, ...]) -> None:
    """FC-BR2-02, FC-BR4-01, FC-TEA-02: from ten to fifteen sectors a player; two have a little more on 6x6."""
    assert SCENARIOS["pitched_battle"].shapes(seats, False) == shapes
    assert all(10 <= len(board_of(shape).sectors) / seats <= 18 for shape in shapes)


def test_up_to_two_special_sectors_each() -> None:
    """FC-BR2-03, FC-BR4-01, FC-SET-06: outside every zone, twice round, and one may pass."""
    game = until("place_sector")
    g = state(game)
    asked = []
    while any(question.kind == "place_sector" for question in game.pending.values()):
        ((seat, question),) = game.pending.items()
        asked.append(seat)
        assert () in list(question.choices())
        assert not {str(item).partition(">")[2] for item in question.items} & setup.zones(g)
        game.answer(seat, question.items[:1])
    assert asked == [g.first, 1 - g.first] * 2
    assert sum(1 for kind in g.terrain if kind) == 4


@pytest.mark.parametrize(
    ("seats", "board", "zone"),
    [(2, "5x5", 5), (2, "2x4x4", 8), (4, "5x8", 4), (4, "7x7", 4), (4, "2x5x5", 5)],
)
def test_where_fleets_are_deployed(seats: int, board: str, zone: int) -> None:
    """FC-BR2-04, FC-BR4-02, FC-TEA-03, AMB-07: an own edge, in both zones; of four, four sectors each."""
    g = state(until("deploy", seats, board=board))
    for seat in range(seats):
        assert len(SCENARIOS["pitched_battle"].zone(g, seat)) == zone


@pytest.mark.parametrize(("start", "threshold"), [(9, 3), (10, 3), (11, 3), (12, 4), (13, 4), (14, 4), (15, 5)])
def test_a_third_rounded_down(start: int, threshold: int) -> None:
    """FC-BR2-05, FC-VIC-01."""
    ranks = {1: "frigate", 2: "destroyer", 3: "cruiser", 4: "battleship", 5: "heavy_battleship"}
    for left in (threshold, threshold + 1):
        fleet = ranks[left] if left <= 5 else "heavy_battleship a1, frigate"
        table = Table(f"{fleet} b1", "cruiser e5", rolled="green-orth", start=start)
        assert defeated(state(table.game), 0) == (left == threshold)


@pytest.mark.parametrize(("ally", "winners"), [("battleship", (0, 2)), ("cruiser", (0, 1, 2, 3))])
def test_camps_count_together(ally: str, winners: tuple[int, ...]) -> None:
    """FC-BR4-03, FC-VIC-03: at eight of 24 points a camp loses; both in one action, and more points win."""
    table = Table(
        "cruiser:1 b2, cruiser a1",
        "destroyer:1 c3, destroyer h5",
        f"{ally} h1",
        "battleship g5",
        rolled="red-diag",
        stored=("", "red-special"),
        board="5x8",
        start=12,
    )
    table.do(0, "attack:red-diag", "b2>ship:2")
    table.do(1, "counter:red-special")
    assert table.winners == winners


# --- free-for-all and options -------------------------------------------------------------------------


def test_a_free_for_all_goes_round() -> None:
    """FC-FFA-01."""
    table = Table("cruiser a1", "cruiser f1", "cruiser f6", rolled="green-orth", script="orth " * 6)
    order = [table.look()["turn"]]
    for _ in range(2):
        table.end_turn()
        seat = table.look()["turn"]
        order.append(seat)
        table.do(seat, "green green green")
    assert order == [0, 1, 2]


def test_teams_alternate() -> None:
    """FC-TEA-04: each camp in turn, every player once a round."""
    g = state(orrery.new("fleet", 6, 1))
    assert [g.camp(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]


@pytest.mark.parametrize("name", [name for name, one in SCENARIOS.items() if not one.fleet])
def test_optional_rules_together_or_apart(name: str) -> None:
    """FC-OPT-01: in any scenario that does not say otherwise."""
    title = FleetCommander()
    seats = min(SCENARIOS[name].boards)
    veils = [{"weapons": "secret"}, {"deployment": "hidden"}, {"weapons": "secret", "deployment": "hidden"}]
    if SCENARIOS[name].foggy:
        veils += [{"map": "fog"}, {"weapons": "secret", "deployment": "hidden", "map": "fog"}]
    for options in veils:
        assert title.why_not(seats, title.settle_options(seats, {"scenario": name, **options})) is None


def test_the_two_parts_may_be_swapped() -> None:
    """AMB-71: Amycles begins the Trap and the Capture, Phebe the Passage; who plays which part is agreed on."""
    for name, side in (("trap", 1), ("capture", 1), ("passage", 0)):
        for value in ("usual", "swapped"):
            g = state(until("deploy", scenario=name, sides=value))
            assert g.side(g.first) == side
            assert g.first == (side if value == "usual" else 1 - side)


def test_six_scenarios_have_two_parts() -> None:
    """FC-CAM, and the chapter of each: an ambush, a passage, an escort, a siege or a blockade has two sides to it."""
    parts = {name for name, scenario in SCENARIOS.items() if scenario.sides}
    assert parts == {"trap", "passage", "capture", "planetary_assault", "blockade", "illegal"}


def test_neutral_ships_are_for_everybody() -> None:
    """FC-SET-11, FC-SET-13: Heavy Battleship and Mule."""
    g = state(orrery.new("fleet", 2, 1))
    for seat in (0, 1):
        assert {"heavy_battleship:proton_ray", "mule:sentinel_device"} <= set(available(g, seat))


@pytest.mark.parametrize(("value", "kinds"), [("base_sectors", 3), ("all_sectors", 7)])
def test_which_tiles_may_be_set_aside(value: str, kinds: int) -> None:
    """FC-SET-06, FC-CMP-02, 03: those of the base game, or all."""
    game = until("set_aside", sectors=value)
    assert len(set(next(iter(game.pending.values())).items)) == kinds


@pytest.mark.parametrize(("value", "pairs"), [("one_shortcut", 1), ("two_shortcuts", 2)])
def test_shortcuts_within_a_zone(value: str, pairs: int) -> None:
    """FC-POR-07."""
    assert len(state(until("deploy", 4, shortcuts=value)).portals) == 2 * pairs


# --- the readings that a table may choose -------------------------------------------------------------

SWITCHED = {
    "AMB-04": "tiles",
    "AMB-07": "zones",
    "AMB-07 (Capture)": "capture_zones",
    "AMB-17": "turned_shields",
    "AMB-19": "line_of_sight",
    "AMB-22": "devices_of",
    "AMB-32": "control_portals",
    "AMB-41": "evacuation",
    "AMB-43": "salvage_row",
    "AMB-57": "at_the_limit",
    "AMB-67": "portals_laid_on",
    "AMB-76": "counter_attacks",
}
"""The ambiguities that are marked as a switch, and the option of each."""


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("ambiguity", SWITCHED)
def test_every_switch_is_an_option_with_a_sentence(ambiguity: str, lang: str) -> None:
    """AMB-04, AMB-07, AMB-17, AMB-19, AMB-22, AMB-32, AMB-41, AMB-43, AMB-57, AMB-67, AMB-76:
    the default comes first."""
    words = pick(lang, "fleet")
    name = SWITCHED[ambiguity]
    option = next(option for option in FleetCommander.options if option.name == name)
    assert option.values == SWITCHES[name]
    assert state(orrery.new("fleet", 2, 1)).switches == ()
    hints = [words.option_hint(name), *[words.option_value_hint(name, value) for value in option.values]]
    assert len(set(hints)) == 3
    assert all(len(hint) > 10 for hint in hints)


def test_there_is_no_switch_without_an_ambiguity() -> None:
    assert set(SWITCHED.values()) == set(SWITCHES)


def test_weapons_are_drawn_for_a_table_of_battleships() -> None:
    """FC-SET-10, FC-CMP-07: eighteen battleships; whom the tokens do not last for draws in the next round."""
    for weapons in ("random", "drawn"):
        game = orrery.new("fleet", 6, 1, {"weapons": weapons, "points": 15})
        rng = Random(1)
        for seat in range(6):
            game.answer(seat, ("build",))
        while not all(player.ready for player in cast(Fleet, game.state).players):
            seat = next(iter(game.pending))
            full = [item for item in game.pending[seat].items if item in ("add:battleship", "done")]
            game.answer(seat, (full[0],))
        while cast(Fleet, game.state).phase == "setup" and "keep_weapon" in game.asked(None).values():
            seat = next(iter(game.pending))
            game.answer(seat, game.pending[seat].sample(rng))
        armed = [ship.weapon for ship in cast(Fleet, game.state).ships if ship.kind == "battleship"]
        assert len(armed) == 18
        assert all(armed)
        assert max(armed.count(weapon) for weapon in armed) <= 2
