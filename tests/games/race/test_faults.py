"""What can be wrong with a table of Race for the Galaxy, and what the two editions print otherwise."""

from __future__ import annotations

from typing import Any

import orrery
from orrery.games.race.cards import cards_of
from orrery.games.race.state import Race
from tests.games.race.table import box


def begun(**about: Any) -> orrery.Game:
    players = [{"tableau": ["old_earth"], **about}, {"tableau": ["new_sparta"]}]
    return orrery.new("race", 2, seed=1, position={"players": players, "round": 1})


def state(game: orrery.Game) -> Race:
    assert isinstance(game.state, Race)
    return game.state


def test_nobody_begins_a_later_round_with_more_than_ten_cards() -> None:
    """RG-RND-04."""
    game = begun(hand=[card for card in box(["old_earth", "new_sparta"]) if cards_of(2)[card].start is None][:11])
    assert game.faults() == []
    state(game).round = 2
    assert game.faults() == ["seat 0 begins a round with 11 cards"]


def test_what_is_remembered_as_a_discard_lies_there() -> None:
    game = begun()
    state(game).players[0].discarded = ("gem_world",)
    assert game.faults() == ["gem_world is remembered as a discard and is none"]


def test_five_cards_changed_in_the_second_edition() -> None:
    first, second = cards_of(1), cards_of(2)
    assert {card for card in first if first[card] != second[card]} == {
        *("bio_hazard_mining_world", "black_market_trading_world", "imperium_armaments_world"),
        *("outlaw_world", "merchant_guild"),
    }
    mining = "bio_hazard_mining_world"
    assert [(cards[mining].cost, cards[mining].vp) for cards in (first, second)] == [(3, 2), (2, 0)]


def test_what_kind_of_card_each_is() -> None:
    """Developments are there twice, but for those that cost 6; every military world says so."""
    cards = cards_of(2).values()
    assert {card.copies for card in cards if card.type == "development" and card.cost < 6} == {2}
    assert {card.copies for card in cards if card.type == "world" or card.cost == 6} == {1}
    assert sum(card.military for card in cards) > 10
