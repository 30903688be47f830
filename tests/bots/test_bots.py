"""Bots are found by title and name, play legally everywhere, and repeat themselves with the same chance."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery import bots

TABLES = [
    (seats, {"edition": edition, "start": start, "variant": variant, "round_limit": limit})
    for seats in (2, 3, 4)
    for edition, start in ((2, "dealt"), (2, "experienced"), (2, "first_game"), (1, "dealt"), (1, "first_game"))
    for variant, limit in (("standard", 0), ("standard", 30), ("expert", 0))
    if variant == "standard" or seats == 2
]


def test_bots_are_found_by_title_and_name() -> None:
    assert bots.names("race") == ("greedy", "novice", "steady", "strong", "random")
    assert bots.names("a title without bots") == ("random",)
    assert bots.names("runner") == ("random",)
    assert isinstance(bots.find("random", "race")(), bots.RandomBot)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(
        bots.UnknownBot,
        match=r"There is no bot 'clever' for race. The bots are: greedy, novice, steady, strong, random\.",
    ):
        bots.find("clever", "race")


def played(names: tuple[str, ...], seed: int, options: dict[str, object] | None = None) -> orrery.Game:
    game = orrery.new("race", len(names), seed, options)
    players = [bots.find(name, "race")() for name in names]
    bots.play(game, players, [Random(f"{seed} {seat}") for seat in range(len(names))])
    return game


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_every_answer_is_legal_at_every_table(seats: int, options: dict[str, object]) -> None:
    """The game refuses what is not; random seats bring about tables that greedy alone would not see."""
    for seed in range(2):
        for names in (("greedy",) * seats, ("greedy", *["random"] * (seats - 1))):
            game = played(names, seed, options)
            assert game.result is not None
            assert game.faults() == []


def test_the_same_chance_gives_the_same_game() -> None:
    one, other = (played(("greedy", "random", "greedy"), 5) for _ in range(2))
    assert one.record() == other.record()


def test_step_lets_one_bot_answer_and_stops_at_others() -> None:
    game = orrery.new("race", 2, 1)
    seated = {1: bots.Seated(bots.RandomBot())}
    assert bots.step(game, seated, {1: Random(1)})
    assert set(game.pending) == {0}
    assert not bots.step(game, seated, {1: Random(1)})
    assert game.answers == 1


def test_a_bot_may_remember() -> None:
    class Counting:
        def __init__(self) -> None:
            self.asked = 0

        def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
            self.asked += 1
            return question.sample(rng)

    players = [Counting(), Counting()]
    game = orrery.new("race", 2, 1)
    bots.play(game, players, [Random(1), Random(2)])
    assert sum(player.asked for player in players) == game.answers


class Watcher(bots.RandomBot):
    """Keeps all that it is told."""

    def __init__(self) -> None:
        self.told: list[bots.Seen] = []
        self.times = 0

    def see(self, events: list[bots.Seen]) -> None:
        self.told += events
        self.times += 1


def test_a_bot_that_watches_sees_every_event_of_its_seat_once_before_it_chooses() -> None:
    class Checking(Watcher):
        def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
            assert self.told == game.events(view["you"])
            return super().choose(view, question, rng)

    game = orrery.new("race", 2, 1)
    players = [Checking(), Checking()]
    bots.play(game, players, [Random(1), Random(2)])
    assert sum(player.times for player in players) == game.answers
    assert players[0].told != players[1].told


def test_a_bot_that_watches_cannot_change_what_happened() -> None:
    class Vandal(Watcher):
        def see(self, events: list[bots.Seen]) -> None:
            for event in events:
                event.clear()

    game, same = (orrery.new("race", 2, 3) for _ in range(2))
    bots.play(game, [Vandal(), Vandal()], [Random(1), Random(2)])
    bots.play(same, [Watcher(), Watcher()], [Random(1), Random(2)])
    assert game.events(0) == same.events(0)
