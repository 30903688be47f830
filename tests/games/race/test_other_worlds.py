"""Other worlds that a seat could not tell from this one agree with all that it saw, not only with what it sees."""

from __future__ import annotations

import pytest

import orrery
from orrery.games.race.cards import CARDS
from orrery.games.race.state import Race


def table(game: orrery.Game) -> Race:
    assert isinstance(game.state, Race)
    return game.state


def test_a_card_that_everybody_saw_come_to_a_hand_is_there() -> None:
    """A hit of Gambling World (002, "Piocher si la chance sourit")."""
    position = {
        "players": [
            {"tableau": ["new_sparta", "gambling_world"], "hand": ["colony_ship"]},
            {"tableau": ["old_earth"], "hand": ["genetics_lab"]},
        ],
        "deck": ["contact_specialist"],
    }
    game = orrery.new("race", seats=2, seed=1, position=position)
    game.answer(0, ["consume_x2"])
    game.answer(1, ["produce"])
    game.answer(0, [1])
    worlds = [table(game.resample(1, seed)) for seed in range(100)]
    assert all("contact_specialist" in world.players[0].hand for world in worlds)
    assert {world.players[0].hand for world in worlds} != {table(game).players[0].hand}


@pytest.mark.parametrize("seed", range(5))
def test_one_discard_of_an_experienced_start_is_a_start_world_of_the_other_colour(seed: int) -> None:
    game = orrery.new("race", seats=3, seed=seed, options={"start": "experienced"})
    for seat, question in list(game.pending.items()):
        game.answer(seat, next(question.choices()))
    for world in [table(game.resample(1, n)) for n in range(60)]:
        kept = CARDS[world.players[0].start].start
        discarded = [CARDS[card].start for card in world.players[0].discarded]
        assert kept is not None
        assert any(number is not None and number % 2 != kept % 2 for number in discarded)


def test_waiting_answers_of_other_worlds_are_in_order() -> None:
    game = orrery.new("race", seats=2, seed=1)
    game.answer(1, game.pending[1].items[:2])
    for n in range(30):
        world = game.resample(0, n)
        other = orrery.load(world.save())
        assert other.fingerprint() == world.fingerprint()
        [(seat, choice)] = world.save()["given"]
        items = list(table(world).players[seat].hand)
        assert [items.index(card) for card in choice] == sorted(items.index(card) for card in choice)
