"""The check that cannot be forgotten: under a released number, a title plays as it did when it was released."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import orrery
from orrery import editions
from orrery.core.prints import print_of
from orrery.core.state import Result, State
from tests import mirror
from tests.conftest import LONG
from tests.editions.archives import ARCHIVES, corpus, name_of
from tests.editions.kit import play_on


def released() -> list[str]:
    """The titles whose present number a release has had."""
    return [name for name, title in orrery.titles().items() if editions.kept(name, title.rules)]


def played(title: str, seed: int, answers: int = 200) -> orrery.Game:
    seats, options = next(orrery.titles()[title].variants())
    return play_on(orrery.new(title, seats, seed=seed, options=options), Random(seed), answers)


def generous(self: State, result: Result) -> None:
    FINISH(self, result._replace(scores=tuple(score + 1 for score in result.scores)))


FINISH = State.finish


def test_a_change_of_rules_without_a_number_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: everybody scores a point more."""
    before = [played("race", seed, 1000) for seed in range(2)]
    assert mirror.differences(before) == []
    monkeypatch.setattr(State, "finish", generous)
    after = [played("race", seed, 1000) for seed in range(2)]
    found = mirror.differences(after)
    assert found == (["This shows rules that no release had: race needs rules 2."] if "race" in released() else [])


def test_games_are_caught_wherever_they_are_played() -> None:
    with mirror.games_played() as games:
        first = played("race", 1, 20)
        other = first.copy()
        play_on(other, Random(2), 5)
        idle = first.copy()
    assert games == [first, other]
    assert idle not in games


def test_a_game_whose_state_was_reached_into_shows_nothing() -> None:
    game = played("race", 3, 20)
    left_out = mirror.Tally.left_out
    game.state.players[0].chips += 5  # type: ignore[attr-defined]
    play_on(game, Random(3), 1000)
    assert mirror.differences([game]) == []
    assert mirror.Tally.left_out == left_out + ("race" in released())


@pytest.mark.parametrize("path", ARCHIVES, ids=name_of)
def test_the_games_of_an_archive_go_the_same_way_today(path: Path) -> None:
    """The sweep, for each way to play; as long as the number is the same."""
    title, _, rules = path.stem.rpartition("_")
    if orrery.titles()[title].rules != int(rules):
        return  # it is another's rules by now, and nothing is promised
    for game in corpus(path, None if LONG else 30):
        assert print_of(orrery.replay(game["record"])) == game["print"], game["record"]["options"]


@pytest.mark.long
@pytest.mark.parametrize("title", released())
def test_fresh_games_go_the_same_way_as_released(title: str) -> None:
    today = orrery.titles()[title]
    edition = editions.kept(title, today.rules)
    assert edition is not None
    for seats, options in today.variants():
        for _ in range(10):
            seed = f"{Random().random()}"
            then = play_on(
                edition.start(seats, today.settle_options(seats, options), {"seed": seed}), Random(seed), 400
            )
            assert print_of(orrery.replay(then.record())) == print_of(then), (seats, options, seed)
