"""The missions of Search for Home: passed, failed, and what becomes of the card at the jump (004 p.14, T27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from orrery.games.galactica.space import available
from tests.games.galactica.daybreak.scene import add, changes, finish, look, strong, words
from tests.games.galactica.daybreak.table import Table, seat, table

ARMORY = ["armory", "admirals_quarters", "command", "food", "ftl_control", "fuel", "hangar_deck", "weapons_control"]


@dataclass(frozen=True)
class Mission:
    """What the card says; `at_jump`: where it goes when it was passed, and when it failed."""

    id: str
    difficulty: int
    skills: str
    passed: str
    failed: str
    at_jump: tuple[str, str] = ("discards", "discards")


NO_BASESTAR = "front basestars -1, basestar out of the game +1"
NO_HEAVY = "rear heavy raiders -1, centurions on 1 -1, heavy_raider out of the game +2, centurion out of the game +2"
EACH_TREACHERY = ", ".join(
    f"{role} cards +1, {role} treachery +1" for role in ("current", "president", "admiral", "bystander", "pilot")
)

MISSIONS = (
    Mission("attack_on_the_colony", 14, "tactics piloting", NO_BASESTAR, "front basestars +1, galactica damage +1"),
    Mission("cylon_civil_war", 21, "politics leadership tactics", "", ""),
    Mission(
        "destroy_the_hub", 14, "leadership tactics piloting",
        "", "population -1, port_aft vipers -2, vipers_damaged +2",
    ),
    Mission(
        "digging_up_the_past", 14, "politics leadership", "distance +1", "destiny +2", at_jump=("won", "deck"),
    ),
    Mission(
        "needs_of_the_people", 18, "politics leadership engineering",
        "food +2, galactica damage -1", f"food -1, {EACH_TREACHERY}",
    ),
    Mission(
        "rescue_hera", 20, "politics tactics piloting",
        "current miracles +1, president miracles +1, admiral miracles +1, bystander miracles +1, pilot miracles +1",
        "morale -1, raptors -1",
    ),
    Mission(
        "the_red_stripes", 16, "tactics piloting engineering",
        NO_HEAVY, "front heavy raiders +1, centurions on 0 +1",
    ),
    Mission(
        "the_search_for_home", 25, "politics leadership tactics engineering",
        "distance +2", "fuel -1", at_jump=("won", "deck"),
    ),
)  # fmt: skip

CAST = ("galen_tyrol", "laura_roslin", "william_adama", "tom_zarek", "kara_thrace")


def demetrius(card: str, hand: list[str], **position: Any) -> Table:
    """Tyrol on the Bridge; the bystander, Zarek, adds the cards. Nobody has a miracle token.

    The turn ends at the hand limit, which Starbuck exceeds.
    """
    full = ["evasive_maneuvers_1"] * 7 + ["evasive_maneuvers_2"] * 6
    hands: list[list[str]] = [["launch_scout_1"], [], [], hand, full]
    places: list[dict[str, str]] = [{"location": "bridge"}, {}, {}, {"location": "research_lab"}, {}]
    players = [seat(character, hand=hands[i], miracles=0, **places[i]) for i, character in enumerate(CAST)]
    about = {"phase": "action", "search_for_home": True, "mission_deck": [card], "assault_reserve": 0}
    return table(*players, **{**about, **position})


def launch(mission: Mission, total: int, **position: Any) -> tuple[Table, list[str]]:
    """The mission after its check came to this total, and what it changed."""
    destiny, hand = strong(mission.skills.split(), total)
    ships: dict[str, Any] = {"vipers": {"port_aft": 2}, "heavy_raiders": {"rear": 1}, "centurions": (0, 1, 0, 0)}
    ships |= {"basestars": [{"area": "front", "damage": ["critical_hit"]}], "damaged": ["hangar_deck"]}
    t = demetrius(mission.id, hand, destiny=destiny, **{**ships, **position})
    t.act("location:bridge")
    before = add(t, hand)
    finish(t)
    (ended,) = t.events("check_ended")
    assert ended["total"] == total
    return t, changes(before, look(t.g))


def contribute(t: Table, who: int, hand: list[str]) -> None:
    while who not in t.game.pending:
        t.nothing()
    t.game.answer(who, tuple(hand))


def test_all_eight_are_here() -> None:
    deck = table(phase="receive_skills", search_for_home=True).g.mission_deck
    assert sorted(deck) == sorted(mission.id for mission in MISSIONS)


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_passed(mission: Mission) -> None:
    t, told = launch(mission, mission.difficulty)
    assert told == words(mission.passed)
    assert (t.g.mission, t.g.mission_failed) == (mission.id, False)


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
def test_failed(mission: Mission) -> None:
    """Only a card with a distance is turned over."""
    script = [[*ARMORY[:6], *ARMORY[7:]]] if mission.id == "attack_on_the_colony" else None
    t, told = launch(mission, mission.difficulty - 1, script=script)
    assert told == words(mission.failed)
    assert (t.g.mission, t.g.mission_failed) == (mission.id, mission.at_jump[1] == "deck")


@pytest.mark.parametrize("mission", MISSIONS, ids=lambda mission: mission.id)
@pytest.mark.parametrize("failed", [False, True])
def test_the_card_leaves_its_space_at_the_jump(mission: Mission, failed: bool) -> None:
    face_down = failed and mission.at_jump[1] == "deck"
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["riots_basestars"],
        jump=4,
        search_for_home=True,
        mission=mission.id,
        mission_failed=face_down,
    )
    t.say("crisis_choice", 0)
    assert t.asked() == "destination"
    assert (t.g.mission, t.g.mission_failed) == ("", False)
    where = mission.at_jump[failed]
    assert (mission.id in t.g.mission_deck) == (where == "deck")
    assert (mission.id in t.g.mission_discards) == (where == "discards")
    assert (mission.id in t.g.missions_won) == (where == "won")
    assert set(t.g.mission_known) == {0}


# --- the Bridge ---------------------------------------------------------------------------------------


def test_whoever_activates_the_bridge_the_current_player_draws_no_crisis() -> None:
    """T2.4, T27, 004 p.14: also under an executive order."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat("laura_roslin", location="bridge", hand=["repair_1", "repair_2"]),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
        crisis_deck=["riots_basestars"],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("location:bridge", who=1).quiet()
    t.act("nothing", who=1).quiet()
    assert t.g.current == 1
    assert not t.events("crisis_drawn")


def test_one_mission_between_two_jumps() -> None:
    """T27."""
    t = demetrius("rescue_hera", [], mission="destroy_the_hub")
    assert t.blocked()["location:bridge"] == "mission_active"


def test_an_empty_deck_is_made_of_the_discards() -> None:
    others = [mission.id for mission in MISSIONS if mission.id != "rescue_hera"]
    t = demetrius("rescue_hera", [], mission_deck=[], mission_discards=[*others, "rescue_hera"])
    t.act("location:bridge")
    assert len(t.g.mission_deck) == 7
    assert t.g.mission_discards == ()


def test_a_distance_counts_at_once() -> None:
    """T27.3: the example of 004 p.15: at eight, two more are ten, and the next jump wins."""
    mission = MISSIONS[7]
    t, _ = launch(mission, 25, distance=8, jump=3, damaged=[], current=0)
    assert t.g.distance == 10
    assert (t.g.mission, t.g.missions_won) == (mission.id, ())


def test_a_distance_wakes_the_sleeper_agents() -> None:
    t, _ = launch(MISSIONS[3], 14, distance=3, loyalty_deck=["not_a_cylon"] * 5)
    assert (t.g.distance, t.g.sleeper) == (4, True)


def test_earth_is_reached_at_ten_not_at_eight() -> None:
    for distance, over in ((9, False), (10, True)):
        t = table(
            seat("saul_tigh"),
            phase="crisis",
            crisis_deck=["riots_basestars"],
            jump=4,
            distance=distance,
            search_for_home=True,
        )
        t.say("crisis_choice", 0)
        assert (t.game.result is not None) == over
    assert t.game.result is not None
    assert t.game.result.reason == "earth"


def test_who_comes_to_earth_with_nothing_left_has_lost() -> None:
    """O20, T14.1: in the turn of the last jump the dials are read before it, not at its end."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", loyalty=["cylon_brig"]),
        phase="crisis",
        crisis_deck=["riots_basestars"],
        jump=4,
        distance=10,
        food=1,
        search_for_home=True,
    )
    t.say("crisis_choice", 0)
    assert t.game.result is not None
    assert (t.game.result.reason, t.game.result.scores) == ("food", (0, 1, 0))


# --- nothing interrupts a mission ---------------------------------------------------------------------


def test_no_card_is_asked_for_and_no_ability_resolved() -> None:
    """T27.2, 004 p.14: no committee, no emergency, no restored order, no ability with the symbol, no Blind Devotion."""
    hand = ["investigative_committee_3", "declare_emergency_3", "restore_order_3", "scientific_research_3"]
    t = table(
        seat("galen_tyrol", location="bridge", hand=hand),
        seat("laura_roslin", hand=["bait_0"]),
        seat("william_adama"),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
        destiny=["repair_1", "repair_1", "repair_2", "repair_2"],
    )
    t.act("location:bridge")
    assert t.asked() == "contribute"
    t.game.answer(1, ("bait_0",))
    while t.asked() == "contribute":
        t.nothing()
    assert not t.events("ability_resolved")
    assert not t.events("window_closed")
    assert not t.g.civilians


def test_limits_on_the_number_of_cards_hold() -> None:
    """T9.5: a Cylon adds one card, who is in the Brig one (004 p.14)."""
    two = ["repair_1", "repair_2"]
    t = table(
        seat("galen_tyrol", location="bridge"),
        seat("laura_roslin", cylon=True, hand=two),
        seat("william_adama", location="brig", hand=["executive_order_1", "executive_order_2"]),
        seat("saul_tigh", hand=["launch_scout_1", "launch_scout_2"]),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
    )
    t.act("location:bridge")
    limits = {}
    while t.asked() == "contribute":
        ((who, question),) = t.game.pending.items()
        limits[who] = question.most
        t.nothing()
    assert limits == {1: 1, 2: 1, 3: 2}


# --- what missions do, more closely -------------------------------------------------------------------


def test_ships_out_of_the_game_lower_the_supply() -> None:
    """P15: one basestar, two heavy raiders, two centurions are left to be placed."""
    removed = ["basestar", "heavy_raider", "heavy_raider", "centurion", "centurion"]
    t = table(
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["boarding_parties", "riots_basestars"],
        removed=removed,
        heavy_raiders={"port_aft": 2},
        centurions=(1, 0, 0, 0),
    )
    t.quiet()  # one centurion boards; the other heavy raider stays
    assert (sum(t.g.centurions), t.g.heavy_raiders[4]) == (2, 1)
    t.say("choose_placement", "front").quiet()
    assert (len(t.g.basestars), sum(t.g.heavy_raiders)) == (1, 2)


def test_ships_leave_the_game_though_none_of_them_is_on_the_board() -> None:
    stripes = next(mission for mission in MISSIONS if mission.id == "the_red_stripes")
    t, _ = launch(stripes, stripes.difficulty, heavy_raiders={}, centurions=(0, 0, 0, 0))
    assert sorted(t.g.removed) == ["centurion", "centurion", "heavy_raider", "heavy_raider"]


def test_the_colony_gives_the_damage_tokens_back() -> None:
    t, _ = launch(MISSIONS[0], 14)
    assert len(t.g.basestar_damage_pool) == 4
    assert not t.events("ship_destroyed")


def test_needs_of_the_people_the_current_player_picks_the_location() -> None:
    destiny, hand = strong(["politics", "leadership", "engineering"], 18)
    t = demetrius("needs_of_the_people", hand, destiny=destiny, damaged=["armory", "command"])
    t.act("location:bridge")
    add(t, hand)
    t.say("repair_location", "command", who=0)
    assert t.g.damaged == ("armory",)


def test_rescue_hera_blesses_humans_who_have_no_token() -> None:
    destiny, hand = strong(["politics", "tactics", "piloting"], 20)
    t = table(
        seat("galen_tyrol", location="bridge", hand=hand, miracles=0),
        seat("gaius_baltar_alt", miracles=1),
        seat("laura_roslin", cylon=True, miracles=0),
        seat("aaron_doral", miracles=0),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
        destiny=destiny,
    )
    t.act("location:bridge")
    contribute(t, 0, hand)
    assert [player.miracles for player in t.g.players] == [1, 1, 0, 0]


@pytest.mark.parametrize(("total", "side"), [(21, "human"), (20, "cylon")])
def test_the_civil_war_decides_whom_the_rebel_basestar_serves(total: int, side: str) -> None:
    t, _ = launch(MISSIONS[1], total)
    assert t.g.rebels == side


@pytest.mark.parametrize(("total", "side"), [(21, "human"), (20, "cylon")])
def test_a_second_civil_war_decides_anew(total: int, side: str) -> None:
    """004 p.15: the card comes back with the discards, and the marker lies as the last check has left it."""
    t, _ = launch(MISSIONS[1], total, rebels="cylon" if side == "human" else "human")
    assert t.g.rebels == side


def test_what_a_second_mission_removes_is_gone_besides() -> None:
    stripes = next(mission for mission in MISSIONS if mission.id == "the_red_stripes")
    t, _ = launch(stripes, stripes.difficulty, removed=["heavy_raider"] * 2 + ["centurion"] * 2)
    assert (available(t.g, "heavy_raider"), available(t.g, "centurion")) == (0, 0)


def test_destroy_the_hub_turns_the_cylon_locations_over() -> None:
    """T28: who was on the Resurrection Ship is on Hub Destroyed, the others stay (004 p.11)."""
    destiny, hand = strong(["leadership", "tactics", "piloting"], 14)
    t = table(
        seat("galen_tyrol", location="bridge", hand=hand),
        seat("laura_roslin", cylon=True, location="resurrection_ship"),
        seat("saul_tigh", cylon=True, location="caprica"),
        seat("william_adama"),
        phase="action",
        search_for_home=True,
        mission_deck=["destroy_the_hub"],
        destiny=destiny,
    )
    t.act("location:bridge")
    contribute(t, 0, hand)
    assert t.g.hub_destroyed
    assert [player.location for player in t.g.players[1:3]] == ["hub_destroyed", "caprica"]


# --- what is seen (D29, D48, D49) ---------------------------------------------------------------------


def test_the_tactical_plot_shows_a_mission_to_one_player() -> None:
    """D29: he remembers where it lies; everybody sees that he looked."""
    t = table(
        seat("galen_tyrol", location="tactical_plot"),
        phase="action",
        search_for_home=True,
        mission_deck=["rescue_hera"],
    )
    t.act("location:tactical_plot").say("top_or_bottom", "bottom")
    assert t.g.mission_deck[-1] == "rescue_hera"
    assert t.g.mission_known[-1] == 1
    assert ("mission", "rescue_hera", "bottom") in t.g.players[0].notes
    (seen,) = t.events("looked", viewer=0)
    (unseen,) = t.events("looked", viewer=1)
    assert seen["cards"] == ["rescue_hera"]
    assert (unseen["what"], unseen["n"]) == ("mission", 1)
    assert "cards" not in unseen


def test_a_failed_mission_is_known_until_it_is_shuffled_in() -> None:
    """D48: it was face up; D49: of the deck everybody knows which cards are in it, nobody in which order."""
    t, _ = launch(MISSIONS[3], 13)
    view = t.game.view(1)["table"]
    assert (view["mission"], view["mission_failed"]) == ("digging_up_the_past", True)
    assert [event["mission"] for event in t.events("mission_turned_over")] == ["digging_up_the_past"]
    assert view["mission_deck_size"] == 7
    assert "mission_deck" not in view


def test_all_forget_the_mission_deck_when_a_failed_one_is_shuffled_in() -> None:
    t = table(
        seat("saul_tigh", location="tactical_plot"),
        phase="action",
        crisis_deck=["riots_basestars"],
        jump=4,
        search_for_home=True,
        mission="digging_up_the_past",
        mission_failed=True,
    )
    t.act("location:tactical_plot").say("top_or_bottom", "top")
    assert t.g.players[0].notes
    t.say("crisis_choice", 0)
    assert not t.g.players[0].notes
    assert len(t.g.mission_deck) == 8
