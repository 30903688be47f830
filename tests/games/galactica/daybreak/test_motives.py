"""Motives: each one true and false, when they are asked for, and winning by them (004 p.8-9, T24, T29)."""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import pytest

import orrery
from orrery.core.offers import wish
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.tokens import GALACTICA_DAMAGE
from tests.games.galactica.daybreak.table import Table, seat, table

LEADER = "simon_oneill"
QUARTERS = "admirals_quarters"
THREE_TYPES = ["consolidate_power_1", "launch_scout_1", "repair_1"]
BAITS = ["bait_0", "bait_0", "dradis_contact_0"]

TRUE_AND_FALSE: dict[str, tuple[dict[str, Any], dict[str, Any]]] = {
    "keep_them_docile": ({"food": 4}, {"food": 5}),
    "pressure_their_leaders": ({"morale": 5}, {"morale": 6}),
    "learn_to_cherish": ({"population": 6}, {"population": 7}),
    "improve_efficiency": ({"hand": THREE_TYPES}, {"hand": THREE_TYPES[:2]}),
    "remove_the_threat": (
        {"vipers_damaged": 2, "vipers_destroyed": 1, "assault_destroyed": 1},
        {"vipers_damaged": 2, "vipers_destroyed": 1},
    ),
    "end_the_chase": ({"damaged": [QUARTERS]}, {"damaged": ["armory"]}),
    "make_an_ally": (
        {"infiltrating": True, "mutiny": ["panic"], "jailed": True},
        {"infiltrating": True, "jailed": True},
    ),
    "harvest_their_resources": ({"food": 2}, {"food": 1}),
    "a_false_sense_of_security": ({"morale": 3}, {"morale": 2}),
    "subjects_for_study": ({"population": 4}, {"population": 3}),
    "fight_with_honor": ({"hand": BAITS}, {"hand": BAITS[:2]}),
    "savor_their_demise": ({"distance": 7}, {"distance": 6}),
    "no_unnecessary_force": ({"distance": 5}, {"distance": 5, "centurions": [1, 0, 0, 0]}),
    "a_justified_response": ({"jump": 3}, {"jump": 3, "raiders": {"front": 1}}),
}


def lost(motives: list[str], **about: Any) -> Table:
    """The humans have no fuel left at the end of a turn; the leader is asked for nothing that he wants to say."""
    leader: dict[str, Any] = {"motives": motives, "location": "cylon_fleet"}
    for name in ("hand", "mutiny", "infiltrating", "motives_shown"):
        if name in about:
            leader[name] = about.pop(name)
    if leader.get("infiltrating"):
        leader["location"] = "command"
    jail = {"location": "brig"} if about.pop("jailed", False) else {}
    players = (seat("laura_roslin", **jail), seat(LEADER, **leader), seat("saul_tigh"))
    return table(*players, phase="end", **{"fuel": 0, **about}).quiet()


def test_the_list_is_whole() -> None:
    assert set(TRUE_AND_FALSE) == set(MOTIVES)


@pytest.mark.parametrize("motive", TRUE_AND_FALSE)
def test_a_motive_is_revealed_at_the_end_if_it_is_true(motive: str) -> None:
    """T24."""
    true, false = TRUE_AND_FALSE[motive]
    assert lost([motive], **true).g.players[1].motives_shown == (motive,)
    t = lost([motive], **false)
    assert t.game.result is not None
    assert t.g.players[1].motives_shown == ()
    assert t.g.players[1].motives == (motive,)


@pytest.mark.parametrize(
    ("motive", "false"),
    [
        ("end_the_chase", {}),
        ("make_an_ally", {"infiltrating": True, "mutiny": ["panic"]}),
        ("no_unnecessary_force", {"distance": 4}),
        ("a_justified_response", {"jump": 2}),
        ("a_justified_response", {"jump": 3, "heavy_raiders": {"front": 1}}),
        ("a_justified_response", {"jump": 4, "basestars": [{"area": "front"}]}),
    ],
)
def test_both_halves_of_a_condition_count(motive: str, false: dict[str, Any]) -> None:
    assert lost([motive], **false).g.players[1].motives_shown == ()


def test_end_the_chase_looks_at_two_locations() -> None:
    assert lost(["end_the_chase"], damaged=["ftl_control"]).g.players[1].motives_shown


def test_his_own_stay_in_the_brig_makes_no_ally() -> None:
    t = table(
        seat("laura_roslin"),
        seat(LEADER, infiltrating=True, location="brig", mutiny=["panic"], motives=["make_an_ally"]),
        phase="end",
        fuel=0,
    ).quiet()
    assert t.g.players[1].motives_shown == ()


# --- winning ------------------------------------------------------------------------------------------


def test_the_example_of_the_rulebook() -> None:
    """004 p.9: three are revealed, one is left, but only one of them is for the Cylons, who have won."""
    t = lost(
        ["learn_to_cherish", "keep_them_docile", "fight_with_honor", "savor_their_demise"],
        hand=[*BAITS, "consolidate_power_1"],
        population=0,
        fuel=8,
        food=3,
        distance=5,
    )
    leader = t.g.players[1]
    assert set(leader.motives_shown) == {"learn_to_cherish", "keep_them_docile", "fight_with_honor"}
    assert leader.motives == ("savor_their_demise",)
    assert t.game.result is not None
    assert t.game.result.reason == "population"
    assert t.game.result.scores == (0, 0, 0)


def result(t: Table) -> tuple[int, ...]:
    assert t.game.result is not None
    return t.game.result.scores


def test_two_of_the_winning_side_and_one_left_unrevealed_win() -> None:
    won = ["harvest_their_resources", "subjects_for_study", "savor_their_demise"]
    assert result(lost(won)) == (0, 1, 0)


def test_two_left_unrevealed_lose() -> None:
    won = ["harvest_their_resources", "subjects_for_study", "savor_their_demise", "keep_them_docile"]
    assert result(lost(won)) == (0, 0, 0)


def test_motives_revealed_before_count_though_they_are_no_longer_true() -> None:
    shown = ["no_unnecessary_force", "a_justified_response"]
    t = lost(["harvest_their_resources", "savor_their_demise"], motives_shown=shown, centurions=[1, 0, 0, 0])
    assert result(t) == (0, 1, 0)


@pytest.mark.parametrize("side", ["human", "cylon"])
def test_two_of_each_win_with_whoever_wins(side: str) -> None:
    about: dict[str, Any] = {"food": 4, "morale": 5}
    four = ["keep_them_docile", "pressure_their_leaders", "harvest_their_resources", "a_false_sense_of_security"]
    if side == "cylon":
        assert result(lost(four, **about)) == (0, 1, 0)
        return
    t = table(
        seat("laura_roslin", location="ftl_control", hand=["repair_1", "repair_1"]),
        seat(LEADER, motives=four),
        seat("saul_tigh"),
        phase="action",
        distance=8,
        jump=4,
        script=[8],
        **about,
    )
    t.act("location:ftl_control").quiet()
    assert result(t) == (1, 1, 1)


def test_infiltrating_does_not_change_his_side() -> None:
    """He is a human player, but he wins by his motives only (004 p.8)."""
    for infiltrating in (False, True):
        t = table(
            seat("laura_roslin", location="ftl_control", hand=["repair_1", "repair_1"]),
            seat(LEADER, location="command", infiltrating=infiltrating, motives=["harvest_their_resources"]),
            phase="action",
            distance=8,
            jump=4,
            script=[8],
        )
        t.act("location:ftl_control").quiet()
        assert result(t) == (1, 0, 1)


# --- revealing at any moment (T29) --------------------------------------------------------------------


def cleared(*armed: str, **position: Any) -> Table:
    """Command activates two vipers; the first destroys the last Cylon ship, while the marker is on a blue space."""
    t = table(
        seat("laura_roslin", location="command", hand=["repair_1", "repair_1"]),
        seat(LEADER, location="cylon_fleet", motives=["a_justified_response", "savor_their_demise"], armed=list(armed)),
        seat("saul_tigh"),
        phase="action",
        crisis_deck=["riots_launch_raiders"],
        jump=3,
        raiders={"front": 1},
        basestars=[],
        vipers={"front": 1, "rear": 1},
        script=[8],
        **position,
    )
    return t.act("location:command").say("viper_activation", "attack:front:raider").quiet()


def test_a_motive_is_revealed_in_the_middle_of_an_action() -> None:
    """T29, 004 p.8: between the two vipers of Command, before the second does anything."""
    t = cleared("a_justified_response")
    assert t.asked() == "viper_activation"
    assert t.g.players[1].motives_shown == ("a_justified_response",)
    assert t.g.players[1].motives == ("savor_their_demise",)
    assert [event["motive"] for event in t.events("motive_revealed", 2)] == ["a_justified_response"]


def test_who_has_armed_nothing_is_asked_nothing() -> None:
    """T29: no forced pass. Nobody else sees what is armed."""
    t = cleared()
    assert t.asked() == "viper_activation"
    assert 1 not in t.game.pending
    assert t.g.players[1].motives_shown == ()
    assert "offers" not in t.game.view(0)
    assert (t.game.view(1)["offers"], t.game.view(1)["armed"]) == (["motive:a_justified_response"], [])
    assert all(cleared(*armed).game.view(2)["table"]["players"][1].get("armed") is None for armed in ((), (ENEMIES,)))


ENEMIES = "a_justified_response"


def test_what_is_true_may_be_revealed_later_while_it_is_true() -> None:
    """T29, 004 p.8: to have let the moment pass binds nobody; it comes before what the next answer does."""
    t = cleared()
    t.game.answer(0, ("launch:port_aft", wish(1, [f"motive:{ENEMIES}"])))
    names = [event["event"] for event in t.game.events(None)]
    assert t.g.players[1].motives_shown == (ENEMIES,)
    assert names.index("motive_revealed") < len(names) - 1 - names[::-1].index("ships_placed")


def test_what_was_armed_may_be_withdrawn() -> None:
    t = table(
        seat("galen_tyrol", location="armory"),
        seat(LEADER, location="cylon_fleet", motives=["no_unnecessary_force"], armed=["no_unnecessary_force"]),
        seat("saul_tigh"),
        phase="action",
        distance=5,
        centurions=[1, 0, 0, 0],
        script=[8],
    )
    t.game.answer(0, ("location:armory", wish(1, [])))
    t.quiet()
    assert sum(t.g.centurions) == 0
    assert t.g.players[1].motives_shown == ()
    assert orrery.replay(t.game.record()).fingerprint() == t.game.fingerprint()


def test_a_centurion_that_boards_is_none_that_is_gone() -> None:
    """Its last step loses the game: at no moment was the track empty (T24)."""
    t = table(
        seat("galen_tyrol"),
        seat(LEADER, location="cylon_fleet", motives=["no_unnecessary_force"], armed=["no_unnecessary_force"]),
        seat("saul_tigh"),
        phase="crisis",
        distance=5,
        crisis_deck=["terrorist_bomber"],
        centurions=[0, 0, 0, 1],
    ).quiet()
    assert t.game.result is not None
    assert t.g.players[1].motives_shown == ()


def test_damage_is_there_when_it_is_told() -> None:
    t = table(
        seat("laura_roslin", location="armory", mutiny=["send_a_message"]),
        seat(LEADER, location="cylon_fleet", motives=["end_the_chase"], armed=["end_the_chase"]),
        seat("saul_tigh", location="command"),
        phase="action",
        centurions=[1, 0, 0, 0],
        script=[sorted(GALACTICA_DAMAGE, key=lambda token: token != QUARTERS), 8],
    )
    t.act("mutiny:send_a_message").quiet()
    names = [event["event"] for event in t.game.events(None)]
    assert names.index("galactica_damaged") + 1 == names.index("motive_revealed") < names.index("rolled")


@pytest.mark.parametrize(
    ("crisis", "ships", "die"),
    [
        ("water_shortage_raiders_jump", {"raiders": {"front": 2}}, 8),
        ("riots_basestars", {"basestars": [{"area": "front"}, {"area": "rear"}]}, 4),
    ],
)
def test_it_is_revealed_between_two_ships(crisis: str, ships: dict[str, Any], die: int) -> None:
    """T29: in the middle of an activation, the second attack has not come yet."""
    t = table(
        seat("saul_tigh"),
        seat(LEADER, location="cylon_fleet", motives=["end_the_chase"], armed=["end_the_chase"], miracles=0),
        phase="crisis",
        crisis_deck=[crisis],
        script=[die, sorted(GALACTICA_DAMAGE, key=lambda token: token != QUARTERS), 1],
        **ships,
    )
    t.say("crisis_choice", 0).quiet()
    names = [event["event"] for event in t.game.events(None) if event["event"] in ("attacked", "motive_revealed")]
    assert names == ["attacked", "motive_revealed", "attacked"]


@pytest.mark.parametrize(("jump", "barred"), [(3, True), (0, False)])
def test_that_a_motive_came_true_is_not_taken_back(jump: int, barred: bool) -> None:
    """Silence tells something too: who could see what the leader does, and undo it, would learn what he holds."""
    leader = seat(LEADER, location="cylon_fleet", motives=["savor_their_demise"])
    t = table(seat("galen_tyrol", location="command"), leader, phase="movement", jump=jump, raiders={"front": 1})
    t.g.raiders = (0,) * 6
    t.say("movement", "armory")
    with pytest.raises(orrery.Refused) if barred else nullcontext():
        assert t.game.undoable(0) == 1


def test_what_is_no_longer_true_cannot_be_revealed() -> None:
    t = lost(["end_the_chase"])
    assert t.g.players[1].motives == ("end_the_chase",)


def test_motives_that_wait_for_the_end_are_not_offered_before() -> None:
    """T29."""
    t = table(seat("laura_roslin"), seat(LEADER, motives=["harvest_their_resources"]), phase="end", damaged=[QUARTERS])
    assert "offers" not in t.game.view(1)
    t = cleared()
    who, question = next(iter(t.game.pending.items()))
    t.game.answer(who, (question.items[0], wish(1, ["motive:savor_their_demise"])))
    assert t.g.players[1].armed == ()


# --- dealing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("about", [{}, {"infiltrating": True, "location": "command"}], ids=["cylon", "infiltrating"])
def test_two_more_in_the_sleeper_agent_phase(about: dict[str, Any]) -> None:
    t = table(
        seat("laura_roslin", location="ftl_control", hand=["repair_1", "repair_1"]),
        seat(LEADER, motives=["end_the_chase", "make_an_ally"], **about),
        seat("saul_tigh"),
        phase="action",
        distance=3,
        jump=4,
        loyalty_deck=["not_a_cylon", "not_a_cylon"],
        destination_deck=["deep_space", "barren_planet"],
        script=[8],
    )
    t.act("location:ftl_control").say("destination", "deep_space").quiet()
    assert len(t.g.players[1].motives) == 4
    assert t.g.players[1].loyalty == ()
    assert [len(player.loyalty) for player in t.g.players] == [2, 0, 2]


def test_a_motive_that_is_true_when_it_is_dealt_may_be_revealed_at_once() -> None:
    """004 p.8: at any moment, so before the crisis of the same turn, in which it may turn false."""
    dealt = {"no_unnecessary_force", "keep_them_docile"}
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        seat(LEADER, motives=["savor_their_demise"], motives_shown=sorted({*MOTIVES} - dealt - {"savor_their_demise"})),
        phase="action",
        distance=3,
        jump=4,
        destination_deck=["deep_space"],
        loyalty_deck=["not_a_cylon"] * 3,
        crisis_deck=["riots_launch_raiders"],
        script=[8],
    )
    t.act("location:ftl_control").say("destination", "deep_space").quiet()
    assert {*t.g.players[3].motives} == {*dealt, "savor_their_demise"}
    assert t.asked() == "crisis_choice"
    (chooser,) = t.game.pending
    t.game.answer(chooser, (0, wish(3, ["motive:no_unnecessary_force"])))
    assert t.g.players[3].motives_shown[-1] == "no_unnecessary_force"
