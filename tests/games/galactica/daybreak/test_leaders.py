"""Cylon leaders: draws, infiltrating and its limits, returning (004 p.8-10, T4)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.daybreak.table import Table, seat, table

DORAL, SIMON, DANNA, ATHENA = "aaron_doral", "simon_oneill", "danna_biers", "sharon_athena_agathon"
STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
HAND = ["repair_1", "repair_1", "repair_2", "launch_scout_1", "launch_scout_2"]


def infiltrator(character: str, **about: Any) -> dict[str, Any]:
    return seat(character, infiltrating=True, **{"location": "command", **about})


def drawn(t: Table, who: int = 0) -> tuple[int, ...]:
    """How many cards of each type this seat has drawn in all."""
    found = [event["types"] for event in t.events("drew_skills") if event["who"] == who]
    return tuple(sum(counts) for counts in zip(*found, strict=True)) if found else (0,) * 6


def check(*players: dict[str, Any], **position: Any) -> Table:
    """The first player draws a crisis and takes its check."""
    t = table(*players, phase="crisis", crisis_deck=["fulfiller_of_prophecy"], **position)
    return t.say("crisis_choice", 0)


def most(t: Table, who: int) -> int:
    """How many cards this seat may add to the check."""
    while t.asked() != "contribute" or who not in t.game.pending:
        t.nothing()
    return t.game.pending[who].most


# --- drawing (T4.1, T4.2) -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "splits", "types"),
    [
        (DORAL, ["tactics"], (0, 0, 1, 0, 0, 1)),
        (SIMON, ["treachery"], (0, 0, 0, 0, 1, 1)),
        (DANNA, ["politics", "engineering"], (1, 0, 0, 0, 1, 0)),
        (ATHENA, ["leadership"], (0, 1, 0, 1, 0, 0)),
    ],
)
def test_a_leader_draws_two_cards_of_his_own_set(character: str, splits: list[str], types: tuple[int, ...]) -> None:
    """T4.1."""
    t = table(seat(character, infiltrating=False, location="caprica"))
    for split in splits:
        t.say("choose_types", split)
    assert t.asked() == "movement"
    assert drawn(t) == types


@pytest.mark.parametrize(("character", "more"), [(SIMON, 1), (DANNA, 1), (ATHENA, 1), (DORAL, 2)])
def test_infiltrating_he_draws_one_more_of_his_set_and_doral_two(character: str, more: int) -> None:
    """T4.2: Industrious: four cards in all."""
    t = table(infiltrator(character))
    while t.asked() == "choose_types":
        question = t.game.pending[0]
        t.say("choose_types", *question.items[: question.most])
    assert sum(drawn(t)) == 2 + more
    assert t.asked() == "movement"


def test_the_additional_card_is_of_any_type_of_his_set() -> None:
    t = table(infiltrator(DANNA)).say("choose_types", "politics").say("choose_types", "treachery")
    assert set(t.items("choose_types")) == {"politics", "leadership", "engineering", "treachery"}


@pytest.mark.parametrize("character", [DORAL, SIMON, DANNA])
def test_in_sickbay_and_on_the_resurrection_ship_he_draws_one(character: str) -> None:
    """T4.1, T4.2."""
    for player in (infiltrator(character, location="sickbay"), seat(character, location="resurrection_ship")):
        t = table(player)
        t.say("choose_types", t.items("choose_types")[0])
        assert t.asked() == "movement"
        assert sum(drawn(t)) == 1


@pytest.mark.parametrize("location", ["sickbay", "brig", "resurrection_ship"])
def test_grieving(location: str) -> None:
    """T4.1, T7.1: Athena draws nothing in a hazardous location."""
    about = {"infiltrating": location != "resurrection_ship", "location": location}
    t = table(seat(ATHENA, **about), crisis_deck=[STOP])
    assert t.asked() in ("movement", "action")
    assert sum(drawn(t)) == 0
    t = table(seat(ATHENA, location="hangar_deck")).say("choose_types", "engineering").say("choose_types", "piloting")
    assert sum(drawn(t)) == 3


def test_hub_destroyed_gives_no_card_and_takes_the_super_crises() -> None:
    """T3.1."""
    t = table(seat(SIMON, location="hub_destroyed", super_crises=["massive_assault"]), hub_destroyed=True)
    assert sum(drawn(t)) == 0
    assert t.g.players[0].super_crises == ()
    assert t.g.super_discards == ("massive_assault",)


# --- the turn (T4.1, T4.4) ----------------------------------------------------------------------------


def test_a_leader_moves_among_cylon_locations_and_draws_no_crisis() -> None:
    """T4.1."""
    t = table(seat(DORAL, location="caprica"), phase="movement", crisis_deck=[STOP])
    assert set(t.items("movement")) == {"stay", "cylon_fleet", "human_fleet"}
    t.say("movement", "human_fleet").act("nothing").quiet()
    assert t.g.current == 1


def test_infiltrating_he_moves_as_a_human_and_draws_a_crisis() -> None:
    """T4.2."""
    t = table(infiltrator(DORAL, hand=["repair_1"]), phase="movement", crisis_deck=[STOP])
    assert {"armory", "administration"} <= set(t.items("movement"))
    assert not {"caprica", "human_fleet", "brig", "sickbay"} & set(t.items("movement"))
    t.say("movement", "armory").act("nothing").quiet()
    assert t.asked() == "crisis_choice"
    assert t.g.drawn_by == 0


def test_infiltrating_he_may_use_the_text_of_skill_cards() -> None:
    """T4.2."""
    card = "consolidate_power_1"
    assert f"card:{card}" in table(infiltrator(DORAL, hand=[card]), phase="action").items("action")
    assert f"card:{card}" not in table(seat(DORAL, hand=[card]), phase="action").items("action")


def test_his_sheet_is_his_infiltrating_or_not() -> None:
    """T4.1."""
    for infiltrating in (False, True):
        t = table(seat(DANNA, infiltrating=infiltrating, location="command"), phase="action")
        assert "ability:dont_trust_anyone" in t.items("action")


# --- among the humans (004 p.8, p.12) -----------------------------------------------------------------

BOTH = pytest.mark.parametrize("infiltrating", [True, False])
"""A human player while he infiltrates, a Cylon player while he does not."""


def leader(infiltrating: bool) -> dict[str, Any]:
    return infiltrator(DANNA, hand=HAND) if infiltrating else seat(DANNA, hand=HAND)


@BOTH
def test_what_each_human_draws_and_discards_is_his_too(infiltrating: bool) -> None:
    people = (seat("saul_tigh"), leader(infiltrating), seat("laura_roslin"))
    vices = ["personal_vices_3", "repair_1", "repair_1", "repair_1"]
    t = table(*people, phase="crisis", crisis_deck=["religious_turmoil"], destiny=vices)
    t.say("crisis_choice", 0).quiet()
    assert drawn(t, 1)[-1] == infiltrating
    assert ("discard_skills" in {q.kind for q in t.game.pending.values()}) == infiltrating


@BOTH
def test_he_may_be_accused_treated_and_given_orders(infiltrating: bool) -> None:
    orders = ["executive_order_1"]
    doctor = seat("sherman_doc_cottle", location="admirals_quarters", hand=orders)
    people = (doctor, leader(infiltrating), seat("laura_roslin"), seat("william_adama"))
    for act, kind in (
        ("location:admirals_quarters", "accuse"),
        ("ability:treatment", "treat_whom"),
        ("card:executive_order_1", "order_whom"),
    ):
        assert (1 in table(*people, phase="action").act(act).items(kind)) == infiltrating


# --- limits on checks (T9.5) --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("character", "about", "limit"),
    [
        (DANNA, {}, 1),
        (DANNA, {"infiltrating": True, "location": "command"}, 2),
        (DANNA, {"infiltrating": True, "location": "brig"}, 1),
        (SIMON, {}, 2),
        (SIMON, {"infiltrating": True, "location": "command"}, 3),
        (SIMON, {"infiltrating": True, "location": "brig"}, 1),
    ],
)
def test_how_many_cards_a_leader_adds(character: str, about: dict[str, Any], limit: int) -> None:
    """T4.2, T9.5: two infiltrating, one in the Brig, one as a Cylon; Simon one more, not in the Brig (Calculating)."""
    assert most(check(seat("saul_tigh"), seat(character, hand=HAND, **about)), 1) == limit


# --- no titles ----------------------------------------------------------------------------------------


def test_an_infiltrating_leader_gets_no_title() -> None:
    """T4.2, T17.3: nor is he made Vice President; other Quorum cards he may be given (004 p.8)."""
    t = table(
        seat("laura_roslin", quorum=["assign_vice_president", "assign_arbitrator", "encourage_mutiny"]),
        infiltrator(DORAL),
        seat("saul_tigh"),
        seat("kara_thrace"),
        phase="action",
        admiral=2,
    )
    copy = t.game.copy()
    t.act("quorum:assign_vice_president")
    assert set(t.items("quorum_target")) == {2, 3}
    t = Table(copy)
    copy = t.game.copy()
    t.act("quorum:assign_arbitrator")
    assert set(t.items("quorum_target")) == {1, 2, 3}
    t = Table(copy)
    t.act("quorum:encourage_mutiny").quiet()
    assert t.events("rolled")[0]["roller"] == 3


def test_titles_pass_him_over() -> None:
    """T17.3."""
    t = table(
        seat("saul_tigh", loyalty=["cylon_morale"]),
        infiltrator(ATHENA),
        seat("laura_roslin"),
        phase="action",
        president=0,
        admiral=0,
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "use")
    assert (t.g.president, t.g.admiral) == (2, 2)


# --- ending the Infiltration (T4.3) -------------------------------------------------------------------


def test_returning_costs_an_action_and_the_cards_of_the_humans() -> None:
    """T4.3."""
    t = table(
        infiltrator(SIMON, hand=HAND, mutiny=["panic"], assigned=["assign_arbitrator"]),
        phase="action",
        crisis_deck=[STOP],
    )
    t.act("infiltration:end").quiet()
    player = t.g.players[0]
    assert (player.location, player.cylon, player.infiltrating) == ("resurrection_ship", True, False)
    assert (player.mutiny, player.assigned) == ((), ())
    assert t.g.mutiny_discards == ("panic",)
    assert t.g.quorum_discards == ("assign_arbitrator",)
    assert player.miracles == 1
    assert len(player.hand) == 5
    assert t.g.current == 1  # a Cylon player has no Crisis step
    assert not t.game.faults()


def test_from_the_brig_he_keeps_three_skill_cards() -> None:
    """T4.3."""
    t = table(infiltrator(SIMON, hand=HAND, location="brig"), phase="action")
    t.act("infiltration:end").say("discard_skills", "repair_1", "repair_1")
    assert t.g.players[0].hand == ("launch_scout_1", "launch_scout_2", "repair_2")
    assert t.g.players[0].location == "resurrection_ship"


def test_a_leader_who_is_not_infiltrating_has_nothing_to_end() -> None:
    assert "infiltration:end" not in table(seat(SIMON), phase="action").items("action")


def test_returning_in_a_viper_brings_it_back() -> None:
    t = table(infiltrator(ATHENA, location="viper"), phase="action")
    t.act("infiltration:end")
    assert t.g.viper_reserve == 8
    assert not t.game.faults()


def test_after_hub_destroyed_he_wakes_there() -> None:
    t = table(infiltrator(SIMON), phase="action", hub_destroyed=True)
    assert t.act("infiltration:end").g.players[0].location == "hub_destroyed"
