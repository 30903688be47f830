"""Every design of the box has a test of its own, named after it, among the tests of its sort."""

from __future__ import annotations

from types import ModuleType

from orrery.games.race.cards import CARDS
from tests.games.race import test_developments, test_six_cost, test_start_worlds, test_worlds


def names_in(module: ModuleType) -> set[str]:
    return {name.removeprefix("test_") for name in vars(module) if name.startswith("test_")}


def test_each_card_has_a_test() -> None:
    start_worlds = {card.id for card in CARDS.values() if card.start is not None}
    worlds = {card.id for card in CARDS.values() if card.type == "world"} - start_worlds
    six_cost = {card.id for card in CARDS.values() if card.type == "development" and card.cost == 6}
    assert names_in(test_start_worlds) == start_worlds
    assert names_in(test_worlds) == worlds
    assert names_in(test_six_cost) == six_cost
    assert names_in(test_developments) == CARDS.keys() - start_worlds - worlds - six_cost
    assert len(start_worlds | worlds | six_cost | names_in(test_developments)) == 101
