"""Optional rules (chapter OPT): secret weapons, hidden deployment, fog of war."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.hidden import hide, reveal
from orrery.games.fleet.state import Fleet
from tests.games.fleet.table import FACE


def state(game: orrery.Game) -> Fleet:
    return cast(Fleet, game.state)


def ship(owner: int, kind: str, at: str, **more: Any) -> dict[str, Any]:
    return {"owner": owner, "kind": kind, "at": at, **more}


def signal(owner: int, kind: str, at: str, **more: Any) -> dict[str, Any]:
    return ship(owner, kind, at, revealed=False, **more)


def position(
    *ships: dict[str, Any], rolled: str = "", stored: str = "", script: str = "", **options: str
) -> orrery.Game:
    """Seat 0 has rolled, seat 1 has stored."""
    players = [{"rolled": rolled.split()}, {"stored": stored.split()}]
    faces = [FACE[face] for face in script.split()]
    return orrery.new("fleet", 2, 1, options, script=faces or None, position={"ships": list(ships), "players": players})


def play(game: orrery.Game, seat: int, *answers: str) -> None:
    for answer in answers:
        game.answer(seat, [] if answer == "-" else answer.split())
        assert game.faults() == []


def seen(game: orrery.Game, seat: int | None, n: int) -> dict[str, Any]:
    found: dict[str, Any] = game.view(seat)["table"]["ships"][n]
    return found


def random_game(seed: int, answers: int, **options: str) -> orrery.Game:
    game, rng = orrery.new("fleet", 2, seed, options), Random(seed)
    while game.pending and answers:
        seat = rng.choice(list(game.pending))
        game.answer(seat, game.pending[seat].sample(rng))
        answers -= 1
    return game


# --- signals ------------------------------------------------------------------------------------------


def test_fleets_are_deployed_as_signals_with_two_decoys() -> None:
    """FC-OPT-03, FC-OPT-04."""
    game = orrery.new("fleet", 2, 3, {"deployment": "hidden"})
    for seat in (0, 1):
        game.answer(seat, ["ready:line"])
    g = state(game)
    assert [s.kind for s in g.ships if s.owner == 0].count("decoy") == 2
    assert {s["kind"] for s in game.view(1)["table"]["ships"] if s["owner"] == 0 and "kind" in s} <= {"signal"}
    assert "kind" not in seen(game, None, 0)
    assert seen(game, 0, 0)["kind"] == g.ships[0].kind


def test_a_signal_cannot_be_attacked_but_scanned() -> None:
    """FC-OPT-07, FC-OPT-09."""
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "b2"), signal(1, "decoy", "b2"), rolled="red-diag")
    assert game.pending[0].items == ("scan:red-diag", "end")
    play(game, 0, "scan:red-diag", "a1>b2")
    assert seen(game, 0, 1)["kind"] == "frigate"
    assert state(game).ships[2].at == "lost"


def test_a_shield_foils_a_scan() -> None:
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "b2"), rolled="red-diag", stored="green-diag")
    play(game, 0, "scan:red-diag", "a1>b2")
    play(game, 1, "shield:green-diag>a1")
    assert not state(game).ships[1].revealed


def test_signals_are_scanned_from_afar_over_empty_sectors() -> None:
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "a3"), rolled="red-orth red-orth")
    play(game, 0, "scan:red-orth+red-orth", "a1>a3")
    assert state(game).ships[1].revealed


def test_nobody_enters_a_sector_with_an_enemy_signal() -> None:
    """FC-OPT-08."""
    game = position(ship(0, "cruiser", "a1"), signal(1, "decoy", "a2"), signal(1, "frigate", "e5"), rolled="blue-orth")
    play(game, 0, "move:blue-orth")
    assert game.pending[0].items == ("a1>b1",)


def test_who_attacks_comes_to_light() -> None:
    """FC-OPT-11."""
    game = position(signal(0, "cruiser", "a1"), ship(1, "cruiser", "a2"), rolled="red-orth")
    play(game, 0, "attack:red-orth", "a1>ship:1")
    assert seen(game, 1, 0)["kind"] == "cruiser"


def test_a_second_ionic_step_is_an_ability() -> None:
    game = position(signal(0, "frigate", "a1"), ship(1, "cruiser", "e5"), rolled="blue-orth")
    play(game, 0, "move:blue-orth", "a1>a2")
    assert not state(game).ships[0].revealed
    play(game, 0, "a3")
    assert state(game).ships[0].revealed


def test_hiding_again_mixes_the_numbers_and_adds_a_decoy() -> None:
    """AMB-25: numbers tell nothing, and the ships of the sector are still the same."""
    found = set()
    for seed in range(12):
        ships = [ship(0, "frigate", "b2"), ship(0, "cruiser", "b2"), ship(1, "cruiser", "e5")]
        game = orrery.new("fleet", 2, seed, position={"ships": ships})
        g = state(game)
        hide(g, (0, 1), True)
        assert sorted(s.kind for s in g.stack("b2")) == ["cruiser", "decoy", "frigate"]
        found.add(g.ships[0].kind)
        reveal(g, (0, 1, 3))
        assert sorted(s.kind for s in g.stack("b2")) == ["cruiser", "frigate"]
    assert len(found) == 3


def test_other_worlds_have_other_ships_behind_the_signals() -> None:
    """What a seat cannot tell apart is told apart by nobody who asks for its worlds."""
    game = random_game(5, 60, deployment="hidden")
    kinds = {tuple(s.kind for s in state(game.resample(0, seed)).ships if s.owner == 1) for seed in range(20)}
    assert len(kinds) > 5
    for seed in range(20):
        world = game.resample(0, seed)
        assert world.view(0) == game.view(0)
        assert world.faults() == []


# --- secret weapons -----------------------------------------------------------------------------------


def test_of_four_weapons_one_is_kept_in_secret() -> None:
    """FC-OPT-02."""
    game = orrery.new("fleet", 2, 1, {"weapons": "secret"})
    for seat in (0, 1):
        game.answer(seat, ["ready:line"])
    assert game.pending[0].kind == "keep_weapon"
    assert len(state(game).players[0].drawn) == 4
    assert game.view(1)["table"]["players"][0]["drawn_size"] == 4
    for seat in (0, 1):
        game.answer(seat, [game.pending[seat].items[0]])
    carrier = next(s for s in state(game).ships if s.owner == 0 and s.weapon)
    assert "weapon" not in seen(game, 1, carrier.n)
    assert seen(game, 0, carrier.n)["weapon"] == carrier.weapon


def test_a_weapon_drawn_openly_is_known() -> None:
    """FC-SET-10."""
    game = random_game(1, 40, weapons="random")
    assert all(s.weapon_known for s in state(game).ships)


# --- fog ----------------------------------------------------------------------------------------------


def test_only_deployment_sectors_are_laid_in_the_fog() -> None:
    """FC-OPT-12 to 14."""
    g = state(random_game(2, 12, map="fog"))
    assert [g.kind_of(s) for s in g.board.row(0)] == [""] * 5
    assert g.terrain.count("unknown") == 15 == len(g.pile)


@pytest.mark.parametrize(("face", "special"), [("special", True), ("orth", False)])
def test_a_die_tells_what_comes_out_of_the_fog(face: str, special: bool) -> None:
    """FC-OPT-15, FC-OPT-16: a blue die lays the sectors that it shows."""
    players = [{"rolled": ["blue-orth"]}, {}]
    ships = [ship(0, "cruiser", "a1"), ship(1, "cruiser", "e5")]
    setting = {"ships": ships, "players": players, "sectors": {"a2": "unknown", "b1": "unknown"}}
    game = orrery.new("fleet", 2, 1, {"map": "fog"}, position=setting)
    g = state(game)
    g.pile, g.chance.script = ("gas_cloud", "gas_cloud"), (FACE[face], FACE[face])
    play(game, 0, "chart:blue-orth", "a1>orth")
    assert g.kind_of("a2") == g.kind_of("b1") == ("gas_cloud" if special else "")
    assert len(g.pile) == 0


def test_no_shot_crosses_an_undiscovered_sector() -> None:
    """FC-OPT-18."""
    setting = {
        "ships": [ship(0, "cruiser", "a1"), ship(1, "cruiser", "a3")],
        "players": [{"rolled": ["red-orth", "red-orth"]}, {}],
        "sectors": {"a2": "unknown"},
    }
    assert "attack:red-orth+red-orth" not in orrery.new("fleet", 2, 1, {}, position=setting).pending[0].items
