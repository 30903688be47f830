"""The 17 Quorum cards (B4): each does what it says and goes where it belongs."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.cards.quorum import QUORUM
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def cabinet(card: str, *others: dict[str, Any], script: list[Any] | None = None, **position: Any) -> Table:
    """Roslin, in the Press Room, is President and plays the card."""
    t = table(
        seat("laura_roslin", location="press_room", quorum=[card]),
        *(others or (seat("saul_tigh"), seat("kara_thrace"))),
        phase="action",
        crisis_deck=[QUIET_CRISIS, "water_sabotaged"],
        script=script,
        **position,
    )
    return t.act(f"quorum:{card}")


def accuse(t: Table, target: int) -> Table:
    return t.act("location:admirals_quarters").say("accuse", target)


def test_there_are_seventeen() -> None:
    assert sum(QUORUM.values()) == 17
    assert QUORUM["inspirational_speech"] == 4
    assert QUORUM["arrest_order"] == QUORUM["food_rationing"] == QUORUM["authorization_of_brutal_force"] == 2


def test_only_the_president_plays_them() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", quorum=["arrest_order"]), phase="action")
    assert not t.offered("quorum:arrest_order")


# --- cards that stay in play --------------------------------------------------------------------------


def test_accept_prophecy_draws_a_card_of_any_type_and_stays() -> None:
    t = cabinet("accept_prophecy").say("choose_types", "piloting")
    assert t.g.players[0].bound == (0, 0, 0, 1, 0)
    assert t.g.players[0].assigned == ("accept_prophecy",)


@pytest.mark.parametrize(("location", "target", "added"), [("admirals_quarters", 1, 2), ("admirals_quarters", 2, 0)])
def test_accept_prophecy_protects_the_president(location: str, target: int, added: int) -> None:
    """T9.1."""
    t = table(
        seat("saul_tigh", location=location),
        seat("laura_roslin", assigned=["accept_prophecy"]),
        seat("lee_adama"),
        phase="action",
    )
    accuse(t, target).quiet()
    assert t.events("check_began")[0]["difficulty"] == 7 + added
    assert t.g.quorum_discards == ("accept_prophecy",) * (added > 0)


def test_accept_prophecy_on_administration() -> None:
    """T9.1."""
    t = table(
        seat("saul_tigh", location="administration"),
        seat("laura_roslin", assigned=["accept_prophecy"]),
        phase="action",
    )
    t.act("location:administration").say("nominate", 0).quiet()
    assert t.events("check_began")[0]["difficulty"] == 7
    assert t.g.quorum_discards == ("accept_prophecy",)


@pytest.mark.parametrize("card", ["assign_arbitrator", "assign_mission_specialist", "assign_vice_president"])
def test_assignments_draw_two_politics_cards_and_go_to_another_player(card: str) -> None:
    t = cabinet(card)
    assert t.items("quorum_target") == (1, 2)
    t.say("quorum_target", 2)
    assert t.g.players[2].assigned == (card,)
    assert t.g.players[0].bound == (2, 0, 0, 0, 0)
    assert t.g.quorum_discards == ()


@pytest.mark.parametrize(("setting", "difficulty"), [("-3", 4), ("3", 10)])
def test_the_arbitrator_weighs_in_once_on_an_accusation(setting: str, difficulty: int) -> None:
    t = table(
        seat("helo", location="admirals_quarters"),
        seat("laura_roslin"),
        seat("lee_adama", assigned=["assign_arbitrator"]),
        phase="action",
    )
    accuse(t, 1)
    assert t.asked_for(f"assign_arbitrator:{setting}") == (2,)
    t.say("react", f"assign_arbitrator:{setting}").quiet()
    assert t.events("check_ended")[0]["difficulty"] == difficulty
    assert t.g.players[2].assigned == ()
    assert t.g.quorum_discards == ("assign_arbitrator",)


def test_the_arbitrator_adds_to_cylon_hatred_prophecy_and_insubordination() -> None:
    t = table(
        seat("saul_tigh", location="admirals_quarters", assigned=["assign_arbitrator"]),
        seat("kara_thrace", assigned=["accept_prophecy"]),
        seat("lee_adama"),
        phase="action",
        president=1,
    )
    accuse(t, 1).say("react", "cylon_hatred").say("react", "assign_arbitrator:3").quiet()
    assert t.events("check_ended")[0]["difficulty"] == 7 + 2 - 3 - 3 + 3


def test_the_arbitrator_has_no_say_in_other_checks() -> None:
    t = table(seat("saul_tigh", location="brig", assigned=["assign_arbitrator"]), phase="action")
    t.act("location:brig")
    assert t.asked_for("assign_arbitrator:3") == ()


def test_the_mission_specialist_chooses_the_next_destination_from_three() -> None:
    deck = ["deep_space", "icy_moon", "barren_planet"]
    t = table(
        seat("helo", location="ftl_control"),
        seat("laura_roslin"),
        seat("lee_adama", assigned=["assign_mission_specialist"]),
        phase="action",
        jump=4,
        destination_deck=deck,
        crisis_deck=[QUIET_CRISIS],
    )
    t.act("location:ftl_control").quiet()
    assert list(t.game.pending) == [2]
    assert sorted(t.items("destination")) == sorted(deck)
    t.say("destination", "deep_space").say("bury_order", "icy_moon")
    assert t.g.players[2].assigned == ()
    assert t.g.quorum_discards == ("assign_mission_specialist",)
    assert t.g.destination_deck[-2:] == ("icy_moon", "barren_planet")


@pytest.mark.parametrize(("president", "nominated"), [(1, 2), (2, None)])
def test_nobody_but_the_vice_president_can_be_elected(president: int, nominated: int | None) -> None:
    t = table(
        seat("saul_tigh", location="administration"),
        seat("laura_roslin"),
        seat("lee_adama", assigned=["assign_vice_president"]),
        phase="action",
        president=president,
    )
    t.act("location:administration")
    if nominated is None:
        assert t.items("nominate") == (0, 1, 2)
    else:
        assert [event["target"] for event in t.events("check_began")] == [nominated]


def test_cards_in_play_are_discarded_when_their_holder_reveals() -> None:
    """FAQ[quorum-discarded]."""
    t = table(
        seat("saul_tigh", loyalty=["cylon_morale"], assigned=["assign_arbitrator"]),
        seat("laura_roslin"),
        phase="action",
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "decline").quiet()
    assert t.g.players[0].assigned == ()
    assert t.g.quorum_discards == ("assign_arbitrator",)


def test_revealed_cylons_cannot_be_targeted() -> None:
    """FAQ[cylons-not-targeted]."""
    t = cabinet("assign_arbitrator", seat("saul_tigh", cylon=True), seat("kara_thrace"))
    assert t.g.players[2].assigned == ("assign_arbitrator",)


# --- arrests and pardons ------------------------------------------------------------------------------


def test_arrest_order_sends_anybody_to_the_brig_herself_included() -> None:
    t = cabinet("arrest_order", seat("saul_tigh"), seat("kara_thrace", location="brig"))
    assert t.items("quorum_target") == (0, 1)
    t.say("quorum_target", 1)
    assert t.g.players[1].location == "brig"
    assert t.g.quorum_discards == ("arrest_order",)


def test_presidential_pardon_frees_another_to_a_place_of_her_choice() -> None:
    t = cabinet("presidential_pardon", seat("saul_tigh"), seat("kara_thrace", location="brig"))
    t.say("leave_brig", "armory", who=0)
    assert t.g.players[2].location == "armory"
    assert t.g.quorum_discards == ("presidential_pardon",)


def test_who_is_pardoned_may_be_sent_to_sickbay_who_passes_the_check_goes_not_there() -> None:
    """Any location of Galactica (000 p.18): a hazardous one only where somebody sends him (000 p.8, 004 p.12)."""
    t = cabinet("presidential_pardon", seat("saul_tigh"), seat("kara_thrace", location="brig"))
    assert "brig" not in t.items("leave_brig")
    t.say("leave_brig", "sickbay", who=0)
    assert t.g.players[2].location == "sickbay"
    t = table(
        seat("saul_tigh", location="brig"),
        phase="action",
        destiny=["strategic_planning_5", "investigative_committee_5"],
    )
    t.act("location:brig").quiet()
    assert t.asked() == "leave_brig"
    assert "sickbay" not in t.items("leave_brig")


def test_presidential_pardon_needs_another_in_the_brig() -> None:
    t = table(seat("laura_roslin", location="brig", quorum=["presidential_pardon"]), phase="action")
    assert t.blocked()["quorum:presidential_pardon"] == "brig_empty"


# --- dice ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "resource"), [("food_rationing", "food"), ("inspirational_speech", "morale")])
@pytest.mark.parametrize(("die", "gained"), [(5, 0), (6, 1)])
def test_gambles_gain_a_resource_on_six(card: str, resource: str, die: int, gained: int) -> None:
    t = cabinet(card, script=[die], **{resource: 5}).quiet()
    assert getattr(t.g, resource) == 5 + gained
    assert t.g.quorum_removed == (card,) * gained
    assert t.g.quorum_discards == (card,) * (1 - gained)


@pytest.mark.parametrize(("die", "lost"), [(2, 1), (3, 0)])
def test_brutal_force_destroys_three_raiders_and_may_cost_population(die: int, lost: int) -> None:
    t = cabinet("authorization_of_brutal_force", script=[die], raiders={"front": 2, "rear": 3}, population=9)
    t.say("brutal_force", "front:raider", "rear:raider", "rear:raider").quiet()
    assert (t.g.raiders[0], t.g.raiders[3], t.g.population) == (1, 1, 9 - lost)
    assert t.g.quorum_discards == ("authorization_of_brutal_force",)


@pytest.mark.parametrize(("target", "left"), [("front:heavy_raider", (0, 1)), ("centurion:2", (1, 0))])
def test_brutal_force_destroys_one_heavy_raider_or_one_centurion(target: str, left: tuple[int, int]) -> None:
    t = cabinet(
        "authorization_of_brutal_force",
        script=[8],
        heavy_raiders={"front": 1},
        centurions=[0, 0, 1, 0],
        raiders={"front": 2},
    )
    t.say("brutal_force", target).quiet()
    assert (sum(t.g.heavy_raiders), sum(t.g.centurions)) == left
    assert t.g.raiders[0] == 2


@pytest.mark.parametrize(("die", "admiral", "morale"), [(2, 1, 8), (3, 2, 9)])
def test_encourage_mutiny(die: int, admiral: int, morale: int) -> None:
    t = cabinet("encourage_mutiny", script=[die], morale=9)
    t.quiet()
    assert (t.g.admiral, t.g.morale) == (admiral, morale)
    assert t.events("rolled")[0]["roller"] == 2
    assert t.g.quorum_discards == ("encourage_mutiny",)


def test_a_mutineer_in_the_brig_cannot_keep_the_admiralty() -> None:
    others = (seat("saul_tigh"), seat("kara_thrace", location="brig"))
    t = cabinet("encourage_mutiny", *others, script=[8]).quiet()
    assert t.g.admiral == 1


@pytest.mark.parametrize(("die", "morale"), [(3, 8), (4, 9)])
def test_mugshots_show_her_a_loyalty_card_and_may_cost_morale(die: int, morale: int) -> None:
    others = (seat("saul_tigh", loyalty=["cylon_brig"]), seat("kara_thrace"))
    t = cabinet("release_cylon_mugshots", *others, script=[["cylon_brig"], die], morale=9)
    t.say("quorum_target", 1).quiet()
    assert t.g.morale == morale
    assert t.events("looked", viewer=0)[0]["cards"] == ["cylon_brig"]
    assert "cards" not in t.events("looked", viewer=2)[0]
    assert t.g.players[0].notes == (("loyalty", 1, "cylon_brig"),)
    assert t.g.quorum_discards == ("release_cylon_mugshots",)


def test_mugshots_show_nothing_under_detector_sabotage() -> None:
    t = cabinet("release_cylon_mugshots", script=[3], morale=9, in_play=["detector_sabotage"]).quiet()
    assert t.g.morale == 8
    assert [event["what"] for event in t.events("looked")] == ["crisis"]  # her Religious Visions


# --- the title, the office and the deck ---------------------------------------------------------------


def test_a_quorum_card_as_an_action() -> None:
    t = table(seat("laura_roslin"), phase="action", quorum_deck=["arrest_order"])
    t.act("title:draw_quorum")
    assert t.g.players[0].quorum == ("arrest_order",)


def test_an_exhausted_quorum_deck_is_shuffled_anew() -> None:
    all_cards = [card for card, n in QUORUM.items() for _ in range(n)]
    t = table(seat("laura_roslin"), phase="action", quorum_discards=all_cards)
    t.act("title:draw_quorum")
    assert len(t.g.players[0].quorum) == 1
    assert len(t.g.quorum_deck) == 16
