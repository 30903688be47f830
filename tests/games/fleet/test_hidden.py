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


@pytest.mark.usefixtures("every_question")
def test_a_signal_cannot_be_attacked_but_scanned() -> None:
    """FC-OPT-07, FC-OPT-09."""
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "b2"), signal(1, "decoy", "b2"), rolled="red-diag")
    assert game.pending[0].items == ("scan:red-diag", "end")
    play(game, 0, "scan:red-diag", "a1>b2")
    assert seen(game, 0, 1)["kind"] == "frigate"
    assert state(game).ships[2].at == "lost"


@pytest.mark.usefixtures("every_question")
def test_a_shield_foils_a_scan() -> None:
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "b2"), rolled="red-diag", stored="green-diag")
    play(game, 0, "scan:red-diag", "a1>b2")
    play(game, 1, "shield:green-diag>a1")
    assert not state(game).ships[1].revealed


@pytest.mark.usefixtures("every_question")
def test_a_signal_that_turns_a_shield_against_a_scan_comes_to_light() -> None:
    """FC-OPT-11, FC-ABL-05: Depolarised Shields are an ability; a shield that looks that way anyway is none."""
    for die, known in (("green-orth", True), ("green-diag", False)):
        game = position(ship(0, "cruiser", "a1"), signal(1, "cruiser", "b2"), rolled="red-diag", stored=die)
        play(game, 0, "scan:red-diag", "a1>b2")
        play(game, 1, f"shield:{die}>a1")
        assert state(game).ships[1].revealed == known


@pytest.mark.usefixtures("every_question")
def test_a_power_amplifier_helps_a_scan() -> None:
    """FC-TEC-20: one sector further."""
    for tokens, offered in (((), False), (amplifier("a1"), True)):
        setting = {
            "ships": [ship(0, "cruiser", "a1"), signal(1, "frigate", "a3"), ship(1, "frigate", "e5")],
            "players": [{"rolled": ["red-orth"]}, {}],
            "tokens": list(tokens),
        }
        game = orrery.new("fleet", 2, 1, position=setting)
        assert ("scan:red-orth" in game.pending[0].items) == offered
        if offered:
            play(game, 0, "scan:red-orth", "a1>a3")
            assert state(game).ships[1].revealed


def amplifier(at: str) -> tuple[dict[str, object], ...]:
    return ({"kind": "power_amplifier", "owner": 0, "at": at, "ship": 0, "die": "green-orth"},)


@pytest.mark.usefixtures("every_question")
def test_signals_are_scanned_from_afar_over_empty_sectors() -> None:
    game = position(ship(0, "cruiser", "a1"), signal(1, "frigate", "a3"), rolled="red-orth red-orth")
    play(game, 0, "scan:red-orth+red-orth", "a1>a3")
    assert state(game).ships[1].revealed


@pytest.mark.usefixtures("every_question")
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


def test_what_was_damaged_is_in_every_world() -> None:
    """A signal may be another ship of as many points, but not one that somebody has damaged."""
    signals = [
        {"owner": 1, "kind": kind, "hull": hull, "at": at, "revealed": False}
        for kind, hull, at in (("cruiser", 5, "b4"), ("destroyer", 12, "c4"), ("frigate", 6, "d4"), ("decoy", 1, "e4"))
    ]
    position = {"ships": [{"owner": 0, "kind": "cruiser", "at": "a1"}, *signals]}
    game = orrery.new("fleet", 2, 1, {"deployment": "hidden"}, position=position)
    worlds = [state(game.resample(0, seed)).ships for seed in range(20)]
    assert all([ship.kind for ship in world if ship.owner == 1 and ship.hull == 5] == ["cruiser"] for world in worlds)
    assert len({tuple(ship.kind for ship in world) for world in worlds}) > 5


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
@pytest.mark.usefixtures("every_question")
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


# --- what questions about signals tell ----------------------------------------------------------------


@pytest.mark.usefixtures("every_question")
def test_a_revealed_battleship_shows_its_weapon_unless_weapons_are_secret() -> None:
    """FC-OPT-05: nothing of a fleet is known before; a ship that comes to light is known with its weapon."""
    hidden = signal(1, "battleship", "a2", weapon="drones")
    for method, known in (("chosen", True), ("secret", False)):
        game = position(ship(0, "cruiser", "a1"), hidden, rolled="red-orth", weapons=method)
        state(game).ships[1].weapon_known = False
        assert "kind" not in seen(game, 0, 1)
        play(game, 0, "scan:red-orth", "a1>a2")
        assert seen(game, 0, 1)["kind"] == "battleship"
        assert (seen(game, 0, 1).get("weapon") == "drones") == known


def test_signals_move_as_their_ships_and_decoys_take_no_room() -> None:
    """FC-OPT-06, AMB-38: the battleship finds no room beside a destroyer, the decoy does."""
    game = position(
        signal(0, "battleship", "a1", weapon="drones"), signal(0, "decoy", "a1"), signal(0, "destroyer", "a2"),
        ship(1, "cruiser", "e5"), rolled="blue-orth",
    )  # fmt: skip
    play(game, 0, "move:blue-orth", "a1>a2")
    assert list(game.pending[0].choices()) == [("ship:1",)]


@pytest.mark.usefixtures("every_question")
def test_scan_or_attack_where_both_stand() -> None:
    """FC-OPT-10: the attacker chooses."""
    game = position(ship(0, "cruiser", "a1"), ship(1, "cruiser", "a2"), signal(1, "frigate", "a2"), rolled="red-orth")
    assert {"attack:red-orth", "scan:red-orth"} <= set(game.pending[0].items)
    play(game, 0, "attack:red-orth")
    assert game.pending[0].items == ("a1>ship:1",)


def test_an_undiscovered_sector_is_entered_and_then_rolled_for() -> None:
    """FC-OPT-17: if it is special, its effects apply at once."""
    setting = {
        "ships": [ship(0, "cruiser", "a1"), ship(1, "cruiser", "e5")],
        "players": [{"rolled": ["blue-orth", "red-orth"]}, {}],
        "sectors": {"a2": "unknown"},
    }
    game = orrery.new("fleet", 2, 1, {"map": "fog"}, position=setting)
    g = state(game)
    g.pile, g.chance.script = ("asteroid_field",), (FACE["special"], FACE["special"])
    play(game, 0, "move:blue-orth", "a1>a2")
    assert (g.kind_of("a2"), g.ships[0].hull) == ("asteroid_field", 15)


@pytest.mark.parametrize("kind", ["frigate", "cruiser", "decoy"])
def test_whether_a_signal_could_go_on_is_asked_of_all(kind: str) -> None:
    """FC-OPT-06, FC-ABL-01: the question must not tell a frigate from a decoy."""
    game = position(signal(0, kind, "a1"), ship(1, "cruiser", "e5"), rolled="blue-orth red-orth")
    play(game, 0, "move:blue-orth", "a1>a2")
    assert game.pending[0].kind == "again"
    assert bool(game.pending[0].items) == (kind == "frigate")


def test_a_signal_in_company_that_spoils_it_is_not_asked() -> None:
    """FC-ABL-01: everybody can see that the sector does not hold Ionic ships alone."""
    game = position(signal(0, "frigate", "a1"), ship(0, "cruiser", "a1"), ship(1, "cruiser", "e5"), rolled="blue-orth")
    play(game, 0, "move:blue-orth", "a1>a2", "ship:0")
    assert game.pending[1].kind == "energy"


@pytest.mark.parametrize("kind", ["cruiser", "frigate", "decoy"])
@pytest.mark.usefixtures("every_question")
def test_a_signal_beside_the_target_might_shield_or_draw_fire(kind: str) -> None:
    """FC-OPT-11, FC-ABL-05, 06: the defender is asked whatever it is; only a cruiser can do it, and comes to light."""
    game = position(
        ship(0, "cruiser", "a1"), ship(1, "destroyer", "a2"), signal(1, kind, "a2"), rolled="red-orth",
        stored="green-diag",
    )  # fmt: skip
    play(game, 0, "attack:red-orth", "a1>ship:1")
    assert game.pending[1].kind == "draw_fire"
    assert game.pending[1].items == (("ship:2",) if kind == "cruiser" else ())
    able = kind == "cruiser"
    play(game, 1, "-")
    assert game.pending[1].kind == "react"
    assert (("shield:green-diag>a1",) in list(game.pending[1].choices())) == able
    if able:
        play(game, 1, "shield:green-diag>a1")
        assert seen(game, 0, 2)["kind"] == "cruiser"


@pytest.mark.usefixtures("every_question")
def test_a_hidden_cruiser_draws_fire() -> None:
    """FC-ABL-06, FC-OPT-11: it comes to light by that, and takes the hit."""
    game = position(ship(0, "cruiser", "a1"), ship(1, "frigate", "a2"), signal(1, "cruiser", "a2"), rolled="red-orth")
    play(game, 0, "attack:red-orth", "a1>ship:1")
    play(game, 1, "ship:2")
    assert (seen(game, 0, 2)["kind"], seen(game, 0, 2)["hull"]) == ("cruiser", 15)


@pytest.mark.parametrize("kind", ["frigate", "mule", "decoy"])
def test_who_fires_is_asked_where_signals_might(kind: str) -> None:
    """FC-OPT-11, FC-ATK-02: beside the attacker, whatever the signal is."""
    game = position(ship(0, "cruiser", "a1"), signal(0, kind, "a1"), ship(1, "cruiser", "a2"), rolled="red-orth")
    play(game, 0, "attack:red-orth", "a1>ship:2")
    assert game.pending[0].kind == "fire"


JAMMED = {"kind": "radar_jammer", "owner": 0, "at": "a2", "ship": 2, "die": "green-orth"}
JAMMER = ship(0, "mule", "e1", devices=["radar_jammer_device"])


def into_the_jammer(kind: str, seed: int) -> orrery.Game:
    """A ship goes from a1 to a2, where a Radar Jammer makes a signal of it, beside another and a decoy."""
    ships = [ship(0, kind, "a1"), signal(0, "cruiser", "a2"), JAMMER, ship(1, "cruiser", "e5")]
    setting = {"ships": ships, "players": [{"rolled": ["blue-orth", "red-orth"]}, {}], "tokens": [JAMMED]}
    game = orrery.new("fleet", 2, seed, position=setting)
    play(game, 0, "move:blue-orth", "a1>a2")
    return game


def test_ships_that_a_jammer_hides_go_on() -> None:
    """FC-ABL-02, FC-TEC-17: the second step is theirs, whatever numbers they have now, and shows them (FC-OPT-11)."""
    for seed in range(6):
        game = into_the_jammer("frigate", seed)
        assert (game.pending[0].kind, set(game.pending[0].items)) == ("again", {"a1", "b2", "a3"})
        play(game, 0, "a3")
        (gone,) = [s for s in state(game).ships if s.at == "a3"]
        assert (gone.kind, gone.revealed) == ("frigate", True)
        assert sorted(s.kind for s in state(game).ships if s.at == "a2" and not s.revealed) == ["cruiser", "decoy"]
        assert state(game).going == ()


def test_who_could_not_go_on_is_not_asked_in_a_jammer() -> None:
    """FC-TEC-17: everybody saw that it is no Ionic ship."""
    assert into_the_jammer("destroyer", 1).pending[0].kind == "act"


def test_in_other_worlds_too_the_hidden_ship_goes_on() -> None:
    """Who looks on cannot tell the signals of the sector apart; in each of those worlds it is the frigate that goes."""
    game = into_the_jammer("frigate", 1)
    worlds = [state(game.resample(1, seed)) for seed in range(10)]
    assert {g.ships[n].kind for g in worlds for n, _ in g.going} == {"frigate"}
    assert len({g.going for g in worlds}) > 1


def test_other_worlds_in_the_middle_of_a_turn() -> None:
    """The signals of the player whose turn it is could be others too; in the middle of an action, each other."""
    game = position(
        signal(0, "frigate", "a1"), signal(0, "battleship", "b1", weapon="drones"), signal(0, "decoy", "c1"),
        signal(0, "cruiser", "c1"), ship(1, "cruiser", "e5"), rolled="blue-orth blue-orth",
    )  # fmt: skip
    worlds = {tuple(s.kind for s in state(game.resample(1, seed)).ships[:4]) for seed in range(20)}
    assert len(worlds) > 5
    play(game, 0, "move:blue-orth")
    worlds = {tuple(s.kind for s in state(game.resample(1, seed)).ships[:4]) for seed in range(20)}
    assert worlds == {("frigate", "battleship", "decoy", "cruiser"), ("frigate", "battleship", "cruiser", "decoy")}


def test_squadrons_know_their_carrier_in_other_worlds() -> None:
    """A Carrier that hides again takes another number there, and its squadrons are still its own."""
    ships = [ship(0, "carrier", "a1"), ship(0, "interceptor_squadron", "b2"), ship(1, "cruiser", "e5")]
    game = orrery.new("fleet", 2, 1, position={"ships": ships})
    hide(state(game), (0,), True)
    found = set()
    for seed in range(20):
        g = state(game.resample(1, seed))
        assert g.ship(g.ships[1].base).kind == "carrier"
        found.add(g.ships[1].base)
    assert len(found) == 2


@pytest.mark.parametrize("kind", ["frigate", "decoy"])
def test_containers_do_not_tell_decoys_from_ships(kind: str) -> None:
    """FC-SAU-04, AMB-38: a decoy takes none along, but nobody can see why not."""
    setting = {
        "ships": [signal(0, kind, "a2"), ship(0, "cruiser", "e1"), ship(1, "cruiser", "e5")],
        "tokens": [{"kind": "container", "owner": -1, "at": "a2"}],
    }
    game = orrery.new("fleet", 2, 1, {"scenario": "salvage"}, script=[1, 1, 1], position=setting)
    assert game.view(1)["table"]["loaders"] == [[0, "a2"]]
    play(game, 0, "blue red red", "move:blue-orth", "a2>a1")
    assert game.pending[0].kind == "carry"
    assert game.pending[0].items == (("ship:0",) if kind == "frigate" else ())
