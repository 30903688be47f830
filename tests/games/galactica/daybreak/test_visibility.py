"""Who sees what of characters, loyalty and motives (D22, D23, D40, D47)."""

from __future__ import annotations

from typing import Any

from orrery.core.offers import wish
from orrery.games.galactica.state import MUTINEER
from tests.games.galactica.daybreak.table import Table, seat, table, world

HUMAN = "not_a_cylon"


def player(t: Table, viewer: int | None, who: int) -> dict[str, Any]:
    found: dict[str, Any] = t.game.view(viewer)["table"]["players"][who]
    return found


def sleeper(deck: list[str]) -> Table:
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("laura_roslin"),
        seat("kara_thrace", cylon=True, loyalty=["cylon_morale"]),
        phase="action",
        distance=3,
        jump=4,
        destination_deck=["deep_space"],
        loyalty_deck=deck,
        script=[8],
    )
    return t.act("location:ftl_control").say("destination", "deep_space")


def test_d22_everybody_sees_the_mutineer_as_soon_as_a_human_has_it() -> None:
    t = sleeper([HUMAN, MUTINEER, HUMAN, HUMAN]).say("give_loyalty", 0, who=2)
    for viewer in (0, 2, None):
        assert player(t, viewer, 1)["revealed"] == [MUTINEER]


def test_d23_a_cylon_alone_knows_that_he_was_dealt_it_until_he_gives_it_on() -> None:
    t = sleeper([HUMAN, HUMAN, MUTINEER, HUMAN])
    assert MUTINEER in player(t, 2, 2)["loyalty"]
    for viewer in (0, 1, None):
        assert "loyalty" not in player(t, viewer, 2)
        assert MUTINEER not in str(t.game.events(viewer))
        assert MUTINEER not in str(t.game.view(viewer))
    other = t.game.resample(0, 5)
    assert other.view(0) == t.game.view(0)
    t.say("give_loyalty", 1, who=2)
    assert player(t, None, 1)["revealed"] == [MUTINEER]


def test_d40_motives_are_the_leaders_secret_their_number_is_not() -> None:
    t = table(
        seat("laura_roslin"),
        seat("simon_oneill", motives=["end_the_chase", "savor_their_demise"]),
        phase="movement",
        damaged=["ftl_control"],
    )
    assert player(t, 1, 1)["motives"] == ["end_the_chase", "savor_their_demise"]
    for viewer in (0, None):
        assert not {"motives", "armed"} & set(player(t, viewer, 1))
        assert player(t, viewer, 1)["motives_size"] == 2
        assert "savor_their_demise" not in str(t.game.view(viewer))
    assert "motive_deck" not in t.game.view(1)["table"]
    t.game.answer(0, ("stay", wish(1, ["motive:end_the_chase"])))
    for viewer in (0, None):
        assert player(t, viewer, 1)["motives_shown"] == ["end_the_chase"]
        assert player(t, viewer, 1)["motives_size"] == 1


def test_d40_nobody_sees_what_a_leader_has_armed() -> None:
    """In a world with other motives others are armed, and everybody else sees the same."""
    leader = seat("simon_oneill", motives=["end_the_chase", "make_an_ally"], armed=["end_the_chase"])
    t = table(seat("laura_roslin"), leader, phase="movement")
    worlds = {world(t, 0, n).players[1].armed for n in range(12)}
    assert len(worlds) > 1


def test_d47_miracles_titles_and_places_are_public() -> None:
    t = table(seat("gaius_baltar_alt", miracles=2), seat("laura_roslin", miracles=0), phase="movement")
    for viewer in (1, 2, None):
        assert [player(t, viewer, who)["miracles"] for who in (0, 1)] == [2, 0]
        view = t.game.view(viewer)["table"]
        assert (view["president"], view["nukes"]) == (t.g.president, 2)
        assert player(t, viewer, 0)["location"] == "admirals_quarters"


def test_d47_infiltrating_is_public() -> None:
    t = table(seat("laura_roslin"), seat("simon_oneill", infiltrating=True, location="command"), phase="movement")
    assert player(t, None, 1)["infiltrating"]
