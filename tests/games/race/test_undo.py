"""Taking answers back in Race: as far as the seat learned nothing, chance was not used and nobody else answered."""

from __future__ import annotations

import pytest

import orrery
from tests.games.race.table import Table, player

ENGINEERS = "old_earth galactic_engineers asteroid_belt destroyed_world pre_sentient_race"


def refused(table: Table, seat: int) -> str:
    """Why nothing can be taken back; and nothing is."""
    before = table.game.fingerprint()
    with pytest.raises(orrery.Refused) as why:
        table.game.undo(seat)
    assert table.game.fingerprint() == before
    return why.value.reason.code


def test_there_is_nothing_to_undo_before_the_first_answer() -> None:
    table = Table(player("old_earth"))
    assert refused(table, 0) == "nothing_to_undo"


def test_a_secret_choice_may_be_taken_back_while_others_think() -> None:
    table = Table(player("old_earth"))
    before = table.game.fingerprint()
    table.choose(0, "settle")
    table.game.undo(0)
    assert table.game.fingerprint() == before
    table.act("explore_5", "produce")
    assert table.side(0)["actions"] == ["explore_5"]


def test_not_after_somebody_else_answered() -> None:
    table = Table(player("old_earth", "gem_world"), player("new_sparta", "public_works"))
    table.act("settle", "settle")
    table.choose(0)
    table.choose(1)
    assert refused(table, 0) == "another_answered"


def test_not_after_actions_were_revealed() -> None:
    """The last to choose sees what the others chose."""
    table = Table(player("old_earth"))
    table.act("settle", "settle")
    assert refused(table, 1) == "you_learned_something"


def test_goods_are_laid_unseen_and_may_be_taken_back() -> None:
    """The bonus, then Galactic Engineers: two answers that show nothing, and both go."""
    table = Table(player(ENGINEERS))
    table.act("produce", "develop")
    table.place()
    before = table.game.fingerprint()
    table.choose(0, "bonus@asteroid_belt")
    table.choose(0, "galactic_engineers:1@pre_sentient_race")
    assert table.round == 2
    assert table.goods(0) == ["asteroid_belt", "pre_sentient_race"]
    assert table.game.undo(0) == 2
    assert table.game.fingerprint() == before
    assert table.goods(0) == []


def test_not_after_a_card_was_drawn() -> None:
    """Runaway Robots draw a card when they produce."""
    table = Table(player(ENGINEERS + " runaway_robots"))
    table.act("produce", "develop")
    table.place()
    table.choose(0, "bonus@runaway_robots")
    assert refused(table, 0) == "you_learned_something"


def test_not_after_a_reshuffle() -> None:
    """The last card of the deck becomes a good: nobody sees it, but the discards are shuffled."""
    table = Table(player(ENGINEERS), deck="rebel_base", only=True)
    table.act("produce", "develop")
    table.place()
    table.choose(0, "bonus@asteroid_belt")
    assert len(table.events("reshuffled")) == 1
    assert refused(table, 0) == "chance_was_used"


def test_what_was_undone_is_not_in_the_record() -> None:
    one, other = (Table(player(ENGINEERS)) for _ in range(2))
    for table in (one, other):
        table.act("produce", "develop")
        table.place()
    one.choose(0, "bonus@asteroid_belt")
    one.game.undo(0)
    for table in (one, other):
        table.choose(0, "bonus@destroyed_world")
    assert one.game.record() == other.game.record()
    assert one.game.events(0) == other.game.events(0)
