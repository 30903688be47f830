"""When cards and abilities may be used, who is asked, how often (docs/rules, B): what no other test shows."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.galactica.table import Table, seat, table

STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
LOW = ["repair_1"] * 4


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    """The current player takes the check of Fulfiller of Prophecy: politics or leadership, 6."""
    t = table(*players, **{"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], "destiny": LOW, **position})
    return t.say("crisis_choice", 0)


def accusation(*others: dict[str, Any], **position: Any) -> Table:
    """Boomer accuses the next player in Admiral's Quarters: leadership or tactics, 7."""
    boomer = seat("sharon_valerii", location="admirals_quarters")
    t = table(boomer, *others, **{"phase": "action", "destiny": LOW, **position})
    return t.act("location:admirals_quarters").say("accuse", 1)


def bomb(*others: dict[str, Any], **position: Any) -> Table:
    """A Cylon plays Bomb on Colonial One: tactics, piloting or engineering, 15."""
    cylon = seat("sharon_valerii", cylon=True, location="caprica", super_crises=["bomb_on_colonial_1"])
    t = table(cylon, *others, phase="action", **position)
    return t.act("location:caprica").say("caprica_choice", "bomb_on_colonial_1")


# --- turns --------------------------------------------------------------------------------------------


def test_turns_go_to_the_left_again_and_again() -> None:
    """T2.7, T23.5."""
    players = [seat(name, location="brig") for name in ("saul_tigh", "laura_roslin", "galen_tyrol")]
    t = table(*players, phase="action")
    for who in (0, 1, 2):
        t.act("nothing", who=who)
    assert [event["who"] for event in t.events("turn_began")][-3:] == [1, 2, 0]


def test_a_reroll_of_helos_is_his_again_in_his_next_turn() -> None:
    """0.1.8: what was used in a turn is not used up in the next one."""
    helo = seat("helo", location="weapons_control")
    t = table(helo, phase="action", raiders={"front": 1}, crisis_deck=[STOP], script=[1, 1])
    t.act("location:weapons_control").say("react", "eco_officer")
    assert t.quiet().asked() == "crisis_choice"
    assert t.g.players[0].used == ("eco_officer",)
    t.say("crisis_choice", 0).quiet()
    assert t.g.current == 1
    assert not t.g.players[0].used


# --- skill cards (B1) ---------------------------------------------------------------------------------

COMMITTEE = ["investigative_committee_3"]


def test_a_committee_may_sit_in_any_check() -> None:
    """Of a crisis, of a location, of a super crisis."""
    assert prophecy(seat("saul_tigh"), seat("laura_roslin", hand=COMMITTEE)).asked_for(COMMITTEE[0]) == (1,)
    assert accusation(seat("laura_roslin", hand=COMMITTEE)).asked_for(COMMITTEE[0]) == (1,)
    assert bomb(seat("laura_roslin", hand=COMMITTEE)).asked_for(COMMITTEE[0]) == (1,)


def test_an_emergency_may_be_declared_in_a_super_crisis() -> None:
    """T9.11: 15 are wanted, and there are 13."""
    strong = ["scientific_research_5", "scientific_research_4"]
    t = bomb(seat("laura_roslin", hand=[*strong, "declare_emergency_3"]), destiny=["strategic_planning_3", *LOW[:3]])
    t.say("contribute", *strong, who=1)
    assert t.asked_for("declare_emergency_3") == (1,)


def test_planning_counts_for_a_second_roll_and_is_not_played_again_on_it() -> None:
    """T10.5: one for a die roll, its rerolls included."""
    helo = seat("helo", location="weapons_control", hand=["strategic_planning_3", "strategic_planning_4"])
    t = table(helo, phase="action", heavy_raiders={"front": 1}, crisis_deck=[STOP], script=[1, 1])
    t.act("location:weapons_control").say("react", "strategic_planning_3").say("react", "eco_officer")
    assert t.asked_for("strategic_planning_4") == ()
    assert t.events("rolled")[-1]["result"] == 3


def test_devotion_beats_inspiration() -> None:
    """Adama makes ones positive; of a type that counts nothing they are nothing."""
    t = prophecy(seat("william_adama"), seat("galen_tyrol"), destiny=["repair_1", "launch_scout_1", *LOW[:2]])
    t.say("react", "blind_devotion:engineering", who=1)
    assert t.events("check_revealed")[0]["total"] == 1


@pytest.mark.parametrize(("vipers", "asked"), [({"rear": 1}, (1,)), ({}, ())])
def test_no_maneuvers_save_galactica(vipers: dict[str, int], asked: tuple[int, ...]) -> None:
    """T10.5: a raider attacks a viper, or Galactica where there is nothing else."""
    helo = seat("helo", hand=["evasive_maneuvers_1"])
    ships: dict[str, Any] = {"vipers": vipers, "raiders": {"rear": 1}}
    t = table(seat("saul_tigh"), helo, phase="crisis", crisis_deck=["prison_labor"], script=[1], **ships)
    assert t.asked_for("evasive_maneuvers_1") == asked
    assert t.events("rolled")


# --- characters (B2) ----------------------------------------------------------------------------------


def test_inspiration_is_for_crises_alone() -> None:
    """T9.8: Adama's own check to leave the Brig, politics or tactics, is none of a crisis that he drew."""
    t = table(seat("william_adama", location="brig"), phase="action", destiny=["repair_1", "launch_scout_2", *LOW[:2]])
    t.act("location:brig").quiet()
    assert t.events("check_revealed")[0]["total"] == 1


@pytest.mark.parametrize("location", ["armory", "brig"])
def test_command_authority_is_for_the_check_of_a_location_too(location: str) -> None:
    """T9.16, T6.5: also while Adama is in the Brig."""
    assert accusation(seat("laura_roslin"), seat("william_adama", location=location)).asked_for(
        "command_authority"
    ) == (2,)


ONCE = [
    ("saul_tigh", "declare_martial_law"),
    ("laura_roslin", "skilled_politician"),
    ("gaius_baltar", "cylon_detector"),
    ("tom_zarek", "unconventional_tactics"),
    ("lee_adama", "cag"),
]


@pytest.mark.parametrize(("character", "ability"), ONCE)
def test_an_action_of_a_sheet_is_possible_once_in_a_game(character: str, ability: str) -> None:
    other = seat("william_adama")
    assert table(seat(character), other, phase="action").offered(f"ability:{ability}")
    t = table(seat(character, miracles=0), other, phase="action")
    assert t.blocked()[f"ability:{ability}"] == "once_per_game"


def test_cylon_hatred_is_for_accusations_alone() -> None:
    """T9.3: not for the check of the Brig."""
    t = table(seat("laura_roslin", location="brig", hand=LOW[:2]), seat("saul_tigh"), phase="action")
    assert t.act("location:brig").asked_for("cylon_hatred") == ()


def test_helo_rerolls_any_die_of_his_turn() -> None:
    """T10.5: here that of a raider, which the current player rolls; not only his own shots."""
    ships: dict[str, Any] = {"vipers": {"rear": 1}, "raiders": {"rear": 1}}
    t = table(seat("helo"), phase="crisis", crisis_deck=["prison_labor"], script=[8, 1], **ships)
    t.say("react", "eco_officer", who=0).quiet()
    assert t.g.vipers[3] == 1


def test_helos_compass_points_away_from_his_own_choice_too() -> None:
    """T8.6."""
    t = table(seat("helo"), phase="crisis", crisis_deck=["fulfiller_of_prophecy"]).say("crisis_choice", 0, who=0)
    assert t.asked_for("moral_compass") == (0,)


def test_zarek_has_no_friends_in_admirals_quarters() -> None:
    """T9.3: those of the Brig and of Administration alone."""
    assert accusation(seat("laura_roslin"), seat("tom_zarek")).asked_for("friends_in_low_places:2") == ()


def test_apollo_is_alert_in_sickbay_and_takes_what_was_launched() -> None:
    """T26.1: not a viper that was in space before."""
    apollo = seat("lee_adama", location="sickbay")
    t = table(seat("saul_tigh", location="command"), apollo, phase="action", vipers={"front": 1})
    t.act("location:command").say("viper_activation", "launch:port_aft")
    assert t.items("react", 1) == ("pass", "alert_viper_pilot:port_aft")


def test_a_cylon_is_not_headstrong_any_more() -> None:
    """T23.3: he chooses what is too much for his hand."""
    apollo = seat("lee_adama", cylon=True, hand=["repair_1"] * 6 + ["repair_2"] * 5)
    assert table(seat("saul_tigh"), apollo, phase="end").game.pending[1].kind == "discard_skills"


def caprica(*others: dict[str, Any]) -> Table:
    """A Cylon resolves Fulfiller of Prophecy in his action."""
    cylon = seat("saul_tigh", cylon=True, location="caprica")
    t = table(cylon, *others, phase="action", crisis_deck=["fulfiller_of_prophecy", STOP])
    return t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy")


def test_secret_destiny_and_mysterious_intuition_are_for_crises_of_caprica_too() -> None:
    """T8.3, T9.2."""
    assert caprica(seat("kara_thrace")).asked_for("secret_destiny") == (1,)
    t = caprica(seat("sharon_valerii")).say("crisis_choice", 0)
    assert t.asked_for("mysterious_intuition:pass") == (1,)


def test_boomer_speaks_before_any_card_is_played() -> None:
    """T9.2, T9.3: then nobody plays one."""
    t = prophecy(seat("saul_tigh"), seat("sharon_valerii"), seat("laura_roslin", hand=COMMITTEE))
    assert list(t.game.pending) == [1]
    t.say("react", "mysterious_intuition:fail", who=1)
    assert t.asked_for(COMMITTEE[0]) == ()


def test_blind_devotion_is_for_the_check_of_a_location_too() -> None:
    """T9.6."""
    assert accusation(seat("laura_roslin"), seat("galen_tyrol")).asked_for("blind_devotion:politics") == (2,)


@pytest.mark.parametrize(("cylon", "asked"), [(False, [1]), (True, [])])
def test_a_cylon_is_not_reckless_any_more(cylon: bool, asked: list[int]) -> None:
    """T23.3: ten cards, which are two too many for Tyrol's sheet."""
    tyrol = seat("galen_tyrol", cylon=cylon, hand=["repair_1"] * 5 + ["repair_2"] * 5)
    t = table(seat("saul_tigh"), tyrol, phase="end")
    assert [who for who, question in t.game.pending.items() if question.kind == "discard_skills"] == asked


# --- titles, Quorum cards (B4) ------------------------------------------------------------------------


def test_a_president_governs_from_the_brig() -> None:
    """T17.2: although somebody above him in line is free."""
    t = table(
        seat("saul_tigh", quorum=["arrest_order"]),
        seat("laura_roslin"),
        phase="action",
        president=0,
        crisis_deck=[STOP],
    )
    t.act("quorum:arrest_order").say("quorum_target", 0)
    assert (t.g.players[0].location, t.g.president) == ("brig", 0)


GAMBLES: list[tuple[str, tuple[tuple[str, str | int], ...]]] = [
    ("food_rationing", ()),
    ("inspirational_speech", ()),
    ("authorization_of_brutal_force", ()),
    ("encourage_mutiny", ()),
    ("release_cylon_mugshots", (("quorum_target", 2),)),
]


@pytest.mark.parametrize(("card", "answers"), GAMBLES)
def test_every_roll_for_a_quorum_card_may_be_planned(card: str, answers: tuple[tuple[str, str | int], ...]) -> None:
    """T10.2: and the one who rolls is the President, but for the player whom Encourage Mutiny names (T10.1)."""
    t = table(
        seat("laura_roslin", quorum=[card]),
        seat("saul_tigh", hand=["strategic_planning_3"]),
        seat("kara_thrace"),
        phase="action",
        raiders={"front": 1},
        crisis_deck=[STOP],
    )
    t.act(f"quorum:{card}")
    for answer in answers:
        t.say(*answer)
    assert t.asked_for("strategic_planning_3") == (1,)
    assert t.g.rolls[-1].roller == (2 if card == "encourage_mutiny" else 0)


def test_the_specialist_chooses_where_to_and_the_admiral_what_to_risk_there() -> None:
    """T14.3, T14.4: neither is the current player."""
    t = table(
        seat("laura_roslin", location="ftl_control", hand=["executive_order_1"] * 2),
        seat("saul_tigh"),
        seat("kara_thrace", assigned=["assign_mission_specialist"]),
        phase="action",
        jump=4,
        destination_deck=["tylium_planet", "deep_space", "icy_moon"],
        script=[8],
    )
    t.act("location:ftl_control").say("destination", "tylium_planet", who=2)
    t.say("bury_order", "deep_space", who=2)
    assert (t.asked(), list(t.game.pending), t.g.players[2].assigned) == ("take_risk", [1], ())


# --- loyalty (B4) -------------------------------------------------------------------------------------

CYLON_CARDS = ["cylon_brig", "cylon_damage", "cylon_morale", "cylon_sickbay"]


@pytest.mark.parametrize("card", CYLON_CARDS)
def test_who_reveals_himself_in_the_brig_harms_nobody(card: str) -> None:
    """T16.0: the effect of the card is void there, and nothing is asked about it."""
    t = table(seat("saul_tigh", location="brig", loyalty=[card]), seat("laura_roslin"), phase="action")
    t.act(f"reveal:{card}")
    assert (t.g.players[0].location, t.g.current) == ("resurrection_ship", 1)
    assert not t.events("sent") + t.events("galactica_damaged") + t.events("resource_changed")


def test_who_damages_galactica_from_within_chooses_in_secret() -> None:
    """T16.0, D42: five tokens, which he alone sees."""
    t = table(seat("saul_tigh", loyalty=["cylon_damage"]), seat("laura_roslin"), phase="action")
    t.act("reveal:cylon_damage").say("cylon_choice", "use")
    assert len(t.events("looked", viewer=0)[0]["cards"]) == 5
    assert "cards" not in t.events("looked", viewer=1)[0]
