"""The learned opponents of Race for the Galaxy, as they come with the package: judge, levels, advice."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

import pytest

import orrery
from orrery import bots
from orrery.bots.race.learned.imagined import imagine
from orrery.bots.race.learned.mind import Asked, Mind
from orrery.bots.race.learned.weights import PACKAGED, packaged
from orrery.bots.race.levels import LEVELS, Level, Opponent, judge
from orrery.games.race.state import Race
from tests.bots.test_race_rows import questions

EXPECTED = Path(__file__).with_name("race_weights.json")
MODES = {"2p": (2, False), "2p_expert": (2, True), "3p": (3, False), "4p": (4, False)}
TABLES = [
    (2, {"edition": 1}),
    (2, {"variant": "expert", "start": "experienced"}),
    (3, {"start": "first_game", "edition": 1}),
    (4, {"start": "experienced"}),
]
at_every_table = pytest.mark.parametrize(("seats", "given"), TABLES)


def played(names: list[str], seed: int, given: dict[str, object]) -> orrery.Game:
    game = orrery.new("race", len(names), seed, given)
    players = [bots.find(name, "race")() for name in names]
    bots.play(game, players, [Random(f"{seed} {seat}") for seat in range(len(names))])
    return game


@at_every_table
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_legal_games_and_beats_chance(level: str, seats: int, given: dict[str, object]) -> None:
    """A novice may lose a game of three."""
    games = [played([level, *["random"] * (seats - 1)], seed, given) for seed in range(1, 4)]
    assert sum(game.result is not None and game.result.winners == (0,) for game in games) >= 2


def test_the_same_chance_gives_the_same_game() -> None:
    one, other = (played(["strong", "novice"], 3, {}) for _ in range(2))
    assert one.record() == other.record()


@pytest.mark.parametrize("name", MODES)
def test_the_weights_play_as_they_did_and_say_what_made_them(name: str) -> None:
    """What they said of a few positions when they were made."""
    seats, expert = MODES[name]
    weights = packaged(name)
    assert {"commit", "games", "recipe", "curve", "begun_with"} <= weights.about.keys()
    assert weights.about["mode"] == name
    assert 0 < weights.doubt < 0.2
    expected = json.loads(EXPECTED.read_text(encoding="utf-8"))[name]
    assert judged(name, seats, expert) == [pytest.approx(odds, abs=2e-3) for odds in expected]


def judged(name: str, seats: int, expert: bool) -> list[list[float]]:
    mind = Mind(packaged(name).net, seats)
    found = []
    for game, seat in questions(seats, {"variant": "expert" if expert else "standard"}, 6):
        assert isinstance(game.state, Race)
        (weighed,) = mind.weigh([Asked(game.state, seat, game.pending[seat])])
        if game.answers % 10 == 0 and weighed.choices:
            found.append([round(float(odds), 4) for odds in weighed.odds])
    assert len(found) > 4
    return found


def test_the_weights_are_small() -> None:
    sizes = [len((PACKAGED / f"{name}.npz").read_bytes()) for name in MODES]
    assert sum(sizes) < 2_000_000


# --- the judge ----------------------------------------------------------------------------------------


@at_every_table
def test_a_judge_gives_legal_choices_best_first_with_chances_and_reasons(seats: int, given: dict[str, object]) -> None:
    strong, reasons = bots.judge_of("race"), 0
    for game, seat in questions(seats, given, 4):
        if game.answers % 4:
            continue
        view, question = bots.seen(game, seat)
        found = strong.judge(view, question, Random(1), reasons=2)
        assert [one.choice for one in found if question.refuse(one.choice)] == []
        assert [one.worth for one in found] == sorted((one.worth for one in found), reverse=True)
        assert all(0 <= one.worth <= 1 and one.spread >= 0 for one in found)
        assert not any(one.reasons for one in found[2:])
        reasons += bool(found[0].reasons)
        assert json.loads(json.dumps(found[0].data()))["worth"] == found[0].worth
        assert all(one.weight >= 0 for one in found[0].reasons)
    assert reasons > 5


def test_novices_are_unsure_and_more_effort_means_more_worlds() -> None:
    game = orrery.new("race", 2, 1)
    view, question = bots.seen(game, 0)
    sure, unsure = (judge(level).judge(view, question, Random(2))[0].worth for level in ("steady", "novice"))
    assert sure != unsure
    level = LEVELS["strong"]
    assert [level.worlds(*table) for table in ((2, False, 4), (2, True, 4), (3, False, 4), (4, False, 4))] == [
        7,
        5,
        5,
        3,
    ]
    assert level.worlds(2, False, 2) == 15
    assert Level(effort=240).worlds(4, False, 4) == 15
    assert Level(effort=1).worlds(4, False, 4) == 2


@at_every_table
def test_imagined_worlds_look_like_the_view(seats: int, given: dict[str, object]) -> None:
    hands = set()
    for game, seat in questions(seats, given, 5):
        if game.pending[seat].kind != "action":
            continue
        view, _ = bots.seen(game, seat)
        world = imagine(view, Random(game.answers))
        assert world.faults() == []
        seen = world.view(seat)
        seen["table"]["learned"] = view["table"].get("learned")
        told, imagined = view["table"], seen["table"]
        for before, after in zip(told["players"], imagined["players"], strict=True):
            for field in ("tableau", "hand", "hand_size", "goods", "chips"):
                assert before.get(field) == after.get(field)
        assert all(told[field] == imagined[field] for field in ("round", "pool", "deck_size", "discards_size", "shown"))
        assert isinstance(world.state, Race)
        hands.add(world.state.players[1 - seat % 2].hand)
    assert len(hands) > 5


# --- advice -------------------------------------------------------------------------------------------


@at_every_table
def test_advice_is_the_same_in_all_worlds_that_the_seat_cannot_tell_apart(seats: int, given: dict[str, object]) -> None:
    """The law: whoever asks for advice learns nothing of what is hidden."""
    asked = 0
    for game, seat in questions(seats, given, 7):
        if game.answers % 7:
            continue
        told = orrery.advice(*bots.seen(game, seat))
        assert told.coin == "chance"
        assert 1 <= len(told.best) <= 2
        for seed in (1, 2):
            assert orrery.advice(*bots.seen(game.resample(seat, seed), seat)) == told
        asked += 1
    assert asked > 5


def test_advice_may_be_taken_from_the_game_itself_and_changes_nothing() -> None:
    game = orrery.new("race", 3, 2)
    before = game.fingerprint()
    assert orrery.advice(game.view(1), game.pending[1]) == orrery.advice(*bots.seen(game, 1))
    assert game.fingerprint() == before


def test_nobody_advises_on_a_title_without_a_judge() -> None:
    game = orrery.new("galactica", 3, 1)
    seat = next(iter(game.pending))
    with pytest.raises(bots.NoJudge, match=r"Nobody judges the choices of galactica yet\."):
        orrery.advice(game.view(seat), game.pending[seat])


# --- what is needed -------------------------------------------------------------------------------------


def test_without_numpy_a_learned_bot_says_so_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(bots.NotInstalled) as told:
        bots.find("strong", "race")
    assert str(told.value) == "This bot needs numpy, which is not installed: install Orrery with its extra 'bots'."
    assert bots.ready("race") == ("greedy", "random")
    assert bots.names("race") == ("greedy", "novice", "steady", "strong", "random")


def test_an_opponent_plays_what_its_judge_finds_best() -> None:
    view, question = bots.seen(orrery.new("race", 2, 9), 1)
    strong = judge()
    assert Opponent(strong).choose(view, question, Random(4)) == strong.judge(view, question, Random(4))[0].choice
