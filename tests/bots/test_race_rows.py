"""What a net is told of Race for the Galaxy: only what the seat knows, and what the rules say of it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

import orrery
from orrery import bots
from orrery.bots.race.learned.inputs import points
from orrery.bots.race.learned.layout import layout
from orrery.bots.race.learned.mind import dense
from orrery.bots.race.learned.numbers import Floats, np
from orrery.bots.race.learned.options import options
from orrery.games.race.scoring import score
from orrery.games.race.state import Race

TABLES = [
    (2, {"edition": 1}),
    (2, {"variant": "expert", "start": "experienced"}),
    (3, {"start": "first_game", "edition": 1}),
    (4, {"start": "experienced"}),
]
at_every_table = pytest.mark.parametrize(("seats", "given"), TABLES)


def questions(seats: int, given: dict[str, object], seed: int) -> Iterator[tuple[orrery.Game, int]]:
    """Every question of a game between `greedy` and `random`."""
    game = orrery.new("race", seats, seed, given)
    players = [bots.find("greedy" if seat % 2 else "random", "race")() for seat in range(seats)]
    seated, chances = dict(enumerate(map(bots.Seated, players))), {seat: Random(seat) for seat in range(seats)}
    while game.pending:
        for seat in game.pending:
            yield game, seat
        bots.step(game, seated, chances)


def state(game: orrery.Game) -> Race:
    assert isinstance(game.state, Race)
    return game.state


def told(g: Race, seat: int) -> Floats:
    at = layout(g.seats)
    return dense([(at.row(g, seat), ([],))], at)


@at_every_table
def test_a_row_says_no_more_than_the_view_and_is_equal_in_all_worlds_that_the_seat_cannot_tell_apart(
    seats: int, given: dict[str, object]
) -> None:
    for game, seat in questions(seats, given, 1):
        row = told(state(game), seat)
        seen = Race.read(game.view(seat)["table"])
        assert (row == told(seen, seat)).all()
        world = game.resample(seat, 5)
        assert (row == told(state(world), seat)).all()
        found = options(layout(seats), state(game), seat, game.pending[seat])
        assert found == options(layout(seats), seen, seat, bots.seen(world, seat)[1])


@at_every_table
def test_a_row_counts_the_points_that_the_rules_count(seats: int, given: dict[str, object]) -> None:
    at = layout(seats)
    for game, seat in questions(seats, given, 2):
        g = state(game)
        row = told(g, seat)
        goods = np.array([len(g.players[seat].goods)], np.float32)
        counted, _ = points(row[:, : at.hand], row[:, at.chips], goods)
        if g.players[seat].fresh is None:  # what has just been placed is not yet military
            assert counted[0] == score(g, seat)


@at_every_table
def test_every_option_is_a_legal_choice_and_what_it_changes_is_what_happens(
    seats: int, given: dict[str, object]
) -> None:
    """What happens is looked at where a development is laid, and the others lay nothing."""
    at, checked = layout(seats), 0
    for game, seat in questions(seats, given, 3):
        question = game.pending[seat]
        found = options(at, state(game), seat, question)
        if found is None:
            continue
        if found.ways:
            likely = found.likely([float(i % 3) for i in range(len(found.choices))])
            assert [choice for choice in likely if question.refuse(choice)] == []
            assert len(likely) == len({tuple(sorted(map(str, choice))) for choice in likely}) > 1
            continue
        assert [choice for choice in found.choices if question.refuse(choice)] == []
        assert len(set(found.choices)) == len(list(question.choices()))
        if question.kind != "develop":
            continue
        expected = dense([(at.row(state(game), seat), found.changes)], at)
        for choice, row in zip(found.choices, expected, strict=True):
            world = game.copy()
            world.answer(seat, choice)
            for other in [other for other, asked in world.asked(None).items() if asked == "develop"]:
                world.answer(other, ())
            assert (told(state(world), seat)[0][: at.hand] == row[: at.hand]).all()
            checked += 1
    assert checked
