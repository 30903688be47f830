"""Who sees what of missions and of the Datastream, and remembers it (D6, D29, D48, D49).

"Remembers" is tested by other worlds: `resample` deals everything anew that the seat cannot know, and nothing else.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table
from tests.games.galactica.test_visibility import worlds

ENGINEERING = 4


def plot(where: str) -> Table:
    t = table(
        seat("galen_tyrol", location="tactical_plot"),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
        crisis_deck=["riots_launch_raiders"],
    )
    return t.act("location:tactical_plot").say("top_or_bottom", where)


@pytest.mark.parametrize(("where", "i"), [("top", 0), ("bottom", -1)])
def test_d29_a_scouted_mission_is_remembered_by_who_saw_it(where: str, i: int) -> None:
    t = plot(where)
    assert {world.mission_deck[i] for world in worlds(t, 0)} == {"rescue_hera"}
    assert len({world.mission_deck[i] for world in worlds(t, 1)}) > 1


def test_d29_while_he_looks_the_others_do_not_know_at_what() -> None:
    t = table(seat("galen_tyrol", location="tactical_plot"), phase="action", search_for_home=True)
    t.act("location:tactical_plot")
    assert len({world.players[0].looking for world in worlds(t, 1)}) > 1


def test_d48_a_failed_mission_is_known_to_all_until_it_is_shuffled_in() -> None:
    t = table(
        seat("saul_tigh"), phase="movement", search_for_home=True, mission="digging_up_the_past", mission_failed=True
    )
    for viewer in (0, 1, None):
        assert {world.mission for world in worlds(t, viewer)} == {"digging_up_the_past"}


def test_d49_of_the_mission_deck_the_cards_are_known_but_not_their_order() -> None:
    gone: dict[str, Any] = {"mission": "rescue_hera", "mission_discards": ["destroy_the_hub"]}
    t = table(seat("saul_tigh"), phase="movement", search_for_home=True, **gone)
    decks = [world.mission_deck for world in worlds(t, 0)]
    assert len({tuple(sorted(deck)) for deck in decks}) == 1
    assert len(set(decks)) > 1


def search() -> Table:
    t = table(
        seat("galen_tyrol", location="datastream"),
        seat("laura_roslin", hand=["repair_1", "scientific_research_3"]),
        phase="action",
        search_for_home=True,
        rebels="human",
        crisis_deck=["riots_launch_raiders"],
    )
    return t.act("location:datastream").say("name_type", "engineering")


def test_d6_who_searches_a_deck_sees_its_cards_and_the_others_do_not() -> None:
    t = search()
    assert {world.players[0].looking for world in worlds(t, 0)} == {t.g.players[0].looking}
    assert len({world.players[0].looking for world in worlds(t, 1)}) > 1


def test_d6_he_remembers_which_cards_are_in_the_deck_and_not_their_order() -> None:
    t = search()
    t.say("search_deck", *t.items("search_deck")[:3])
    seen = Counter(t.g.skills[ENGINEERING].cards)
    decks = [world.skills[ENGINEERING].cards for world in worlds(t, 0)]
    assert all(not Counter(deck) - seen for deck in decks)
    assert len(set(decks)) > 1
    assert any(Counter(world.skills[ENGINEERING].cards) - seen for world in worlds(t, 2))
