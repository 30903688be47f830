"""The ten texts of the 105 skill cards (B1)."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.cards.skill import BASE_DECKS, STRENGTH
from orrery.games.galactica.skill_checks import outcome
from orrery.games.galactica.state import Check
from tests.games.galactica.table import Table, seat, table

QUIET_CRISIS = "riots_launch_raiders"


def acting(character: str, card: str, *others: dict[str, Any], **position: Any) -> Table:
    """The current player holds the card and a low politics card beside it."""
    about = position.pop("about", {})
    t = table(
        seat(character, **{"hand": [card], **about}),
        *(others or (seat("saul_tigh"), seat("laura_roslin"))),
        **{"phase": "action", "crisis_deck": [QUIET_CRISIS, "water_sabotaged"], **position},
    )
    return t.act(f"card:{card}")


def prophecy(*players: dict[str, Any], **position: Any) -> Table:
    """The current player takes the check of Fulfiller of Prophecy: politics or leadership, 6."""
    t = table(*players, **{"phase": "crisis", "crisis_deck": ["fulfiller_of_prophecy"], **position})
    return t.say("crisis_choice", 0)


def test_each_type_has_21_cards() -> None:
    for deck in BASE_DECKS:
        assert sorted(STRENGTH[card] for card in deck) == [1] * 8 + [2] * 6 + [3] * 4 + [4] * 2 + [5]


# --- actions ------------------------------------------------------------------------------------------


def test_consolidate_power_draws_two_of_any_type() -> None:
    t = acting("kara_thrace", "consolidate_power_1").say("choose_types", "politics", "engineering")
    assert t.g.players[0].bound == (1, 0, 0, 0, 1)
    assert t.g.skills[0].discards == ("consolidate_power_1",)


def test_executive_order_two_actions() -> None:
    """T25.2."""
    t = acting("kara_thrace", "executive_order_1", seat("saul_tigh", location="research_lab"), seat("laura_roslin"))
    t.say("order_whom", 1).say("order_how", "two_actions")
    for _ in range(2):
        t.act("location:research_lab", who=1).say("choose_types", "tactics")
    assert len(t.g.players[1].hand) == 2
    assert t.g.current == 0
    assert t.quiet().asked() == "crisis_choice"


def test_executive_order_move_and_one_action() -> None:
    """T25.2."""
    t = acting("kara_thrace", "executive_order_1", seat("saul_tigh"), seat("laura_roslin"))
    t.say("order_whom", 1).say("order_how", "move").say("movement", "research_lab", who=1)
    t.act("location:research_lab", who=1).say("choose_types", "tactics")
    assert t.quiet().asked() == "crisis_choice"


def test_executive_order_cannot_move_somebody_in_the_brig() -> None:
    t = acting("kara_thrace", "executive_order_1", seat("saul_tigh", location="brig"), seat("laura_roslin"))
    t.say("order_whom", 1)
    assert t.asked() == "action"


def test_one_executive_order_a_turn() -> None:
    """T25.1, FAQ[one-executive-order]."""
    order = {"hand": ["executive_order_1"]}
    t = acting("kara_thrace", "executive_order_1", seat("saul_tigh", **order), seat("laura_roslin"))
    t.say("order_whom", 1).say("order_how", "two_actions")
    assert t.blocked(1)["card:executive_order_1"] == "one_executive_order_a_turn"


def test_who_reveals_under_an_executive_order_has_no_second_action_and_the_turn_goes_on() -> None:
    """T16.6, FAQ[reveal-under-order]."""
    cylon = seat("saul_tigh", loyalty=["cylon_morale"])
    t = acting("kara_thrace", "executive_order_1", cylon, seat("laura_roslin"))
    t.say("order_whom", 1).say("order_how", "two_actions")
    t.act("reveal:cylon_morale", who=1).say("cylon_choice", "use")
    assert t.g.players[1].cylon
    assert t.g.morale == 9
    assert (t.quiet().asked(), t.g.current) == ("crisis_choice", 0)


def test_revealed_cylons_are_not_ordered() -> None:
    """FAQ[cylons-not-targeted]."""
    t = acting("kara_thrace", "executive_order_1", seat("saul_tigh", cylon=True), seat("laura_roslin"))
    assert list(t.game.pending) == [2]
    assert t.asked() == "order_how"


@pytest.mark.parametrize(("die", "raptors"), [(2, 3), (3, 4)])
def test_launch_scout_risks_a_raptor(die: int, raptors: int) -> None:
    t = acting("saul_tigh", "launch_scout_1", seat("laura_roslin"), seat("kara_thrace"), script=[die]).quiet()
    assert t.g.raptors == raptors
    if die == 3:
        t.say("scout_deck", "crisis")
        assert t.game.pending[0].about["card"] == QUIET_CRISIS
        t.say("top_or_bottom", "top")
        assert t.g.crisis == QUIET_CRISIS  # drawn at once in the Crisis step


def test_launch_scout_at_the_destination_deck() -> None:
    t = acting(
        "saul_tigh",
        "launch_scout_1",
        seat("laura_roslin"),
        seat("kara_thrace"),
        script=[8],
        destination_deck=["deep_space"],
    )
    t.say("scout_deck", "destination").say("top_or_bottom", "bottom")
    assert t.g.destination_deck[-1] == "deep_space"
    assert t.g.destination_known[-1] == 1


def test_launch_scout_needs_a_raptor() -> None:
    t = table(seat("saul_tigh", hand=["launch_scout_1"]), phase="action", raptors_destroyed=4)
    assert t.blocked()["card:launch_scout_1"] == "no_raptor"


def test_maximum_firepower_attacks_up_to_four_times() -> None:
    t = acting(
        "kara_thrace",
        "maximum_firepower_3",
        about={"location": "viper", "area": "front"},
        raiders={"front": 5},
        script=[3, 3, 3, 3],
    )
    for _ in range(4):
        t.say("own_viper", "attack:raider")
    assert t.asked() != "own_viper"
    assert t.g.raiders[0] == 1


@pytest.mark.parametrize(
    ("location", "raiders", "code"), [("hangar_deck", 1, "not_in_viper"), ("viper", 0, "no_cylon_ship")]
)
def test_maximum_firepower_needs_a_viper_and_a_target(location: str, raiders: int, code: str) -> None:
    t = table(
        seat("kara_thrace", location=location, hand=["maximum_firepower_3"]),
        phase="action",
        raiders={"port_aft": raiders},
    )
    assert t.blocked()["card:maximum_firepower_3"] == code


def test_repair_the_own_location() -> None:
    t = acting("saul_tigh", "repair_1", seat("laura_roslin"), seat("helo"), damaged=["command"])
    assert t.g.damaged == ()
    assert "command" in t.g.damage_pool


def test_repair_two_vipers_on_the_hangar_deck() -> None:
    t = acting("kara_thrace", "repair_1", vipers_damaged=3, damaged=["hangar_deck"])
    t.say("repair_what", "vipers")
    assert (t.g.vipers_damaged, t.g.viper_reserve, t.g.damaged) == (1, 7, ("hangar_deck",))


def test_nothing_to_repair() -> None:
    t = table(seat("saul_tigh", hand=["repair_1"]), phase="action", damaged=["armory"], vipers_damaged=1)
    assert t.blocked()["card:repair_1"] == "nothing_to_repair"


# --- reactions ----------------------------------------------------------------------------------------


def test_scientific_research_makes_engineering_positive() -> None:
    t = prophecy(
        seat("saul_tigh", hand=["scientific_research_3"]),
        seat("lee_adama"),
        seat("kara_thrace"),
        destiny=["repair_2", "repair_2", "repair_1", "repair_1"],
    )
    t.say("react", "scientific_research_3").quiet()
    assert t.events("check_revealed")[0]["total"] == 4
    assert t.g.skills[4].discards.count("scientific_research_3") == 1


def test_scientific_research_is_useless_where_engineering_is_positive_already() -> None:
    t = table(seat("saul_tigh", hand=["scientific_research_3"]), phase="crisis", crisis_deck=["cylon_virus"])
    assert t.asked_for("scientific_research_3") == ()


def test_scientific_research_cannot_save_a_type_that_counts_nothing() -> None:
    t = prophecy(
        seat("galen_tyrol", hand=["scientific_research_3"]),
        seat("lee_adama"),
        seat("kara_thrace"),
        destiny=["repair_2", "repair_2", "repair_1", "repair_1"],
    )
    t.say("react", "scientific_research_3").say("react", "blind_devotion:engineering").quiet()
    assert t.events("check_revealed")[0]["total"] == 0


@pytest.mark.parametrize(
    ("destiny", "asked"),
    [
        (["consolidate_power_2", "repair_1"], ()),
        (["consolidate_power_1", "consolidate_power_1"], (1,)),
        (["consolidate_power_1", "consolidate_power_2"], (1,)),
        (["consolidate_power_2", "consolidate_power_2"], ()),
    ],
)
def test_declare_emergency_only_where_it_turns_the_result(destiny: list[str], asked: tuple[int, ...]) -> None:
    """Difficulty 6: totals of 4 and 5 are saved, 3 stays lost, 6 has passed (O2)."""
    t = prophecy(
        seat("saul_tigh"),
        seat("laura_roslin", hand=["consolidate_power_1", "consolidate_power_1", "declare_emergency_3"]),
        seat("kara_thrace"),
        destiny=[*destiny, "repair_1", "repair_1"],
    )
    t.say("contribute", "consolidate_power_1", "consolidate_power_1", who=1)
    assert t.asked_for("declare_emergency_3") == asked


def test_declare_emergency_does_not_move_a_partial_threshold() -> None:
    """FAQ[partial-threshold]."""
    check = Check(kind="crisis", source="x", printed=15, difficulty=13, partial=9, total=8)
    assert outcome(check) == "fail"
    check.total = 9
    assert outcome(check) == "partial"


def weapons(*hands: list[str], ship: str = "heavy_raider", **position: Any) -> Table:
    names = ("saul_tigh", "laura_roslin", "kara_thrace")
    about = [seat(name, hand=hand) for name, hand in zip(names, hands, strict=False)]
    about[0]["location"] = "weapons_control"
    t = table(
        *about,
        **{
            "phase": "action",
            "heavy_raiders": {"front": 1},
            "crisis_deck": [QUIET_CRISIS],
            **position,
        },
    )
    return t.act("location:weapons_control")


@pytest.mark.parametrize(("die", "left"), [(4, 1), (5, 0)])
def test_strategic_planning_adds_two(die: int, left: int) -> None:
    t = weapons(["strategic_planning_3"], script=[die])
    t.say("react", "strategic_planning_3").quiet()
    assert t.g.heavy_raiders[0] == left


def test_one_strategic_planning_a_roll() -> None:
    t = weapons(["strategic_planning_3", "strategic_planning_4"], script=[1])
    t.say("react", "strategic_planning_3")
    assert t.asked_for("strategic_planning_4") == ()


def raid(*players: dict[str, Any], **position: Any) -> Table:
    """Raiders attack what is behind Galactica."""
    return table(*players, **{"phase": "crisis", "crisis_deck": ["prison_labor"], "raiders": {"rear": 1}, **position})


def test_evasive_maneuvers_rerolls_the_attack_on_any_viper() -> None:
    t = raid(seat("saul_tigh"), seat("helo", hand=["evasive_maneuvers_1"]), vipers={"rear": 1}, script=[8, 4])
    t.say("react", "evasive_maneuvers_1", who=1).quiet()
    assert t.g.vipers[3] == 1


@pytest.mark.parametrize(("die", "location"), [(6, "viper"), (7, "sickbay")])
def test_evasive_maneuvers_of_a_piloted_viper_subtracts_two(die: int, location: str) -> None:
    pilot = seat("kara_thrace", location="viper", area="rear", hand=["evasive_maneuvers_1"])
    t = raid(seat("saul_tigh"), pilot, script=[8, die])
    t.say("react", "evasive_maneuvers_1", who=1).quiet()
    assert t.g.players[1].location == location


def test_several_evasive_maneuvers_add_up() -> None:
    """FAQ[rerolls-keep-modifiers]."""
    pilot = seat("kara_thrace", location="viper", area="rear", hand=["evasive_maneuvers_1", "evasive_maneuvers_2"])
    t = raid(seat("saul_tigh"), pilot, script=[8, 7, 8])
    t.say("react", "evasive_maneuvers_1", who=1).say("react", "evasive_maneuvers_2", who=1).quiet()
    assert t.events("rolled")[-1] == {**t.events("rolled")[-1], "die": 8, "result": 4}


def test_evasive_maneuvers_is_nothing_against_mere_damage_or_other_rolls() -> None:
    """FAQ[evasive-only-attacks]."""
    t = weapons(["evasive_maneuvers_1"], script=[1])
    assert t.asked_for("evasive_maneuvers_1") == ()


def test_a_revealed_cylon_uses_no_text() -> None:
    cylon = seat("saul_tigh", cylon=True, location="human_fleet", hand=["repair_1", "consolidate_power_1"])
    t = table(cylon, seat("laura_roslin"), seat("kara_thrace"), phase="action")
    assert t.items("action") == ("nothing", "location:human_fleet")
    t = prophecy(seat("kara_thrace"), seat("saul_tigh", cylon=True, hand=["investigative_committee_3"]))
    assert t.asked() == "contribute"  # no window was opened for him
    assert t.game.pending[1].most == 1
