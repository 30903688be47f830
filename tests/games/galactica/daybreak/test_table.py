"""A position of Daybreak is laid out whole: nothing is made or lost."""

from __future__ import annotations

from tests.games.galactica.daybreak.table import seat, table


def test_a_table_has_what_daybreak_adds() -> None:
    t = table(
        seat("saul_tigh", hand=["bait_0"]),
        seat("laura_roslin", mutiny=["panic"]),
        phase="movement",
        search_for_home=True,
    )
    assert len(t.g.types) == 6
    assert t.g.players[0].bound == (0, 0, 0, 0, 0, 1)
    assert len(t.g.mutiny_deck) == 21
    assert t.g.search_for_home


def test_without_the_option_there_is_no_search_for_home() -> None:
    assert not table(phase="movement").g.search_for_home
