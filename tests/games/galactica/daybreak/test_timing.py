"""What comes before what with Daybreak (docs/rules, T): see `tests.games.galactica.test_timing`."""

from __future__ import annotations

import pytest

from orrery.games.galactica.state import MUTINEER, NOBODY
from tests.games.galactica.daybreak.table import seat, table
from tests.games.galactica.test_timing import asleep, phases, told

DAYBREAK = {"daybreak": True}
HUMAN = "not_a_cylon"
STOP = "riots_launch_raiders"
JUMPS = "water_shortage_raiders_jump"


# --- the turn (T2 to T4) ------------------------------------------------------------------------------


def test_the_mutineer_draws_before_the_marker_moves() -> None:
    """T2.6, O4, T18.5: his third card arrests him, and another Admiral chooses where the fleet goes."""
    t = table(
        seat("william_adama", revealed=[MUTINEER], mutiny=["panic", "blackmail"]),
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=[JUMPS],
        admiral=0,
        jump=4,
    )
    t.say("crisis_choice", 0, who=2)
    assert (t.asked(), t.g.jump, t.g.admiral) == ("discard_mutiny", 4, 1)
    t.say("discard_mutiny", "panic", who=0)
    assert (t.asked(), list(t.game.pending), t.g.jump) == ("destination", [1], 5)


@pytest.mark.parametrize("crisis", [JUMPS, STOP])
def test_a_cylon_who_played_a_crisis_prepares_the_jump_it_shows(crisis: str) -> None:
    """T3.5: and has no Crisis step, no step of Cylon ships (T3.4)."""
    t = table(
        seat("saul_tigh", cylon=True, location="caprica"),
        seat("laura_roslin"),
        phase="action",
        crisis_deck=[crisis, "prison_labor"],
    )
    t.act("location:caprica").say("keep_crisis", crisis).say("crisis_choice", 0)
    jumps = ["prepare_jump"] * (crisis == JUMPS)
    assert phases(t)[: 2 + len(jumps)] == ["action", *jumps, "end"]


def test_romo_pays_when_his_movement_is_over_and_not_under_an_order() -> None:
    """T2.2d, T25.3: an order is no Movement step of his."""
    t = table(
        seat("romo_lampkin", location="command", hand=["repair_1"] * 3),
        seat("saul_tigh", location="armory"),
        phase="movement",
        crisis_deck=[STOP],
    )
    t.say("movement", "armory")
    assert (t.asked(), t.g.phase, t.game.pending[0].least) == ("discard_skills", "movement", 2)
    t = table(
        seat("saul_tigh", location="armory", hand=["executive_order_1"]),
        seat("romo_lampkin", location="command", hand=["repair_1"] * 3),
        phase="action",
        crisis_deck=[STOP],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "move", who=1)
    t.say("movement", "armory", who=1)
    assert (t.asked(), list(t.game.pending), len(t.g.players[1].hand)) == ("action", [1], 3)


def test_romo_is_arrested_before_the_hand_limits() -> None:
    """T23.1, T23.3."""
    t = table(
        seat("romo_lampkin", location="command", hand=["repair_1"]),
        seat("saul_tigh", location="command"),
        seat("laura_roslin", hand=["executive_order_1"] * 6 + ["executive_order_2"] * 5),
        phase="movement",
        crisis_deck=[STOP],
    )
    t.say("movement", "stay").act("nothing").say("crisis_choice", 0).quiet()
    assert (t.asked(), list(t.game.pending), t.g.players[0].location) == ("discard_skills", [2], "brig")


def test_an_infiltrator_who_returns_has_no_crisis() -> None:
    """T4.3: and his turn ends."""
    t = table(
        seat("simon_oneill", infiltrating=True, location="command"),
        seat("saul_tigh"),
        phase="action",
        crisis_deck=[STOP],
    )
    t.act("infiltration:end")
    assert phases(t)[:2] == ["action", "end"]


def test_the_leader_reveals_in_the_middle_of_a_jump() -> None:
    """T4.5, T29: in the turn of another, as soon as the condition is true, before the sleeper agents wake."""
    motives = ["no_unnecessary_force", "savor_their_demise"]
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("simon_oneill", location="cylon_fleet", motives=motives, armed=motives[:1]),
        seat("laura_roslin"),
        phase="action",
        jump=4,
        distance=3,
        destination_deck=["barren_planet", "deep_space"],
        loyalty_deck=[HUMAN] * 2,
        crisis_deck=[STOP],
        script=[8],
    )
    t.act("location:ftl_control").say("destination", "barren_planet")
    t.quiet()
    steps = ["jumped", "motive_revealed", "sleeper_agents"]
    assert told(t, *steps) == steps


# --- a check (T9) -------------------------------------------------------------------------------------


def test_the_end_of_a_check() -> None:
    """T9.8 to T9.17: revealed, abilities, the box, Upgrades, Command Authority, which takes what is left."""
    t = table(
        seat("galen_tyrol", hand=["declare_emergency_5"], miracles=0),
        seat("laura_roslin"),
        seat("william_adama"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["install_upgrades_0", "executive_order_2", "repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0).say("contribute", "declare_emergency_5", who=0)
    t.say("react", "command_authority", who=2)
    steps = ["check_revealed", "ability_resolved", "check_ended", "drew_skills", "drew_skills", "reacted"]
    assert told(t, *steps)[: len(steps)] == steps
    assert [event["why"] for event in t.events("drew_skills")][:2] == ["ordered", "install_upgrades"]
    assert sorted(t.g.players[2].hand) == ["declare_emergency_5", "executive_order_2", "install_upgrades_0"]
    assert not any(deck.discards for deck in t.g.skills)


# --- the jump and the Sleeper Agent phase (T14, T15) --------------------------------------------------


def test_the_order_in_which_ships_leave() -> None:
    """T14.2: the mission, Helo, the pilots of assault raptors, the unmanned ones; then the destination (T14.3)."""
    t = table(
        seat("saul_tigh", location="ftl_control"),
        seat("karl_helo_agathon_alt", location="viper", area="front", craft="assault_raptor"),
        phase="action",
        search_for_home=True,
        mission="destroy_the_hub",
        assault_raptors={"rear": 1},
        jump=4,
        crisis_deck=[STOP],
        script=[8],
    )
    t.act("location:ftl_control")
    assert t.asked_for("no_one_gets_left_behind") == (1,)
    assert t.g.mission == ""
    seen = []
    while t.asked() != "destination":
        who, question = next(iter(t.game.pending.items()))
        seen.append((who, question.kind))
        t.game.answer(who, ("leave",) if question.kind == "stay_or_leave" else question.items[: question.least])
    assert seen == [(1, "react"), (1, "stay_or_leave"), (0, "leave_unmanned")]
    assert t.g.players[1].location == "hangar_deck"


def test_cylons_give_their_cards_boomer_is_arrested_then_the_mutineer_is_sought() -> None:
    """T15.1, T15.3, T15.5, T15.6: in turn order from the current player; nobody has shown the Mutineer."""
    t = asleep(
        seat("saul_tigh"),
        seat("laura_roslin", cylon=True, loyalty=[]),
        seat("sharon_valerii"),
        seat("kara_thrace", cylon=True, loyalty=[]),
        deck=[HUMAN] * 5 + [MUTINEER],
        options=DAYBREAK,
    )
    assert (list(t.game.pending), t.g.players[2].location) == ([1], "armory")
    t.say("give_loyalty", 0, who=1)
    assert list(t.game.pending) == [3]
    t.say("give_loyalty", 0, who=3)
    assert (t.asked(), list(t.game.pending), t.g.players[2].location) == ("seek_mutineer", [0], "brig")
    t.say("seek_mutineer", 2, who=0)
    assert (t.g.mutineer(), len(t.g.players[2].loyalty)) == (2, 3)  # two of hers were dealt, no further card


def test_the_mutineer_shows_himself_before_boomer_is_arrested() -> None:
    """T15.4, T15.5, T18: shown, another loyalty card, titles, a Mutiny card."""
    t = asleep(
        seat("saul_tigh"),
        seat("laura_roslin"),
        seat("sharon_valerii"),
        deck=[HUMAN, MUTINEER, HUMAN, HUMAN, HUMAN],
        options=DAYBREAK,
    )
    steps = ("cylon_revealed", "loyalty_dealt", "title_given", "drew_mutiny", "sent")
    happened = told(t, *steps)
    assert happened == ["loyalty_dealt"] * 3 + list(steps)
    assert t.events("drew_mutiny")[0]["who"] == 1


# --- revealing (T16) ----------------------------------------------------------------------------------


def test_what_a_revealed_mutineer_gives_away_and_when() -> None:
    """T16.1 to T16.5: Mutiny cards, discards, title, Resurrection Ship, super crisis, the Mutineer, loyalty cards."""
    t = table(
        seat(
            "saul_tigh",
            revealed=[MUTINEER],
            loyalty=["cylon_morale", HUMAN],
            mutiny=["panic"],
            hand=["repair_1"] * 4,
        ),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        admiral=0,
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "decline").say("discard_skills", "repair_1")
    t.say("give_mutineer", 1, who=0).say("give_loyalty", 2, who=0)
    steps = ["cylon_revealed", "discarded", "discarded", "title_given", "moved", "drew_super_crisis"]
    given = ["mutineer_given", "title_given", "drew_mutiny", "cards_passed", "turn_began"]
    assert told(t, *steps, *given) == steps + given
    assert t.g.president != 1


# --- many seats, one instruction (L6) -----------------------------------------------------------------


def test_under_an_order_all_draw_from_the_one_who_acts_on() -> None:
    """L6, T25.3: Personal Vices, then Change of Plans; Mutiny is still for the current player."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat("laura_roslin", hand=["change_of_plans_5", *["executive_order_2"] * 5]),
        seat("galen_tyrol", location="admirals_quarters"),
        phase="action",
        destiny=["personal_vices_3", "executive_order_2", "repair_1", "repair_1"],
    )
    t.act("card:executive_order_1").say("order_whom", 2).say("order_how", "two_actions", who=2)
    t.act("location:admirals_quarters", who=2).say("accuse", 1, who=2)
    t.say("contribute", *["executive_order_2"] * 5, who=1).say("react", "change_of_plans_5", who=1)
    for who in (2, 0, 1):
        t.say("choose_types", "leadership", "leadership", who=who)
    for why in ("personal_vices", "change_of_plans"):
        assert [event["who"] for event in t.events("drew_skills") if event["why"] == why] == [2, 0, 1]
    assert [event["who"] for event in t.events("drew_mutiny")] == [0]
    assert (list(t.game.pending), t.g.actor) == ([2], 0)


def test_an_action_is_over_before_the_crisis_comes() -> None:
    """L6: else the current player counts, who is nobody's actor then."""
    t = table(seat("saul_tigh", location="research_lab"), seat("laura_roslin"), phase="action", crisis_deck=[STOP])
    t.act("location:research_lab")
    assert (t.asked(), t.g.actor) == ("choose_types", 0)
    t.say("choose_types", "tactics").quiet()
    assert (t.asked(), t.g.actor) == ("crisis_choice", NOBODY)


# --- Mutiny cards (T18) -------------------------------------------------------------------------------


def test_the_order_in_which_a_mutiny_card_is_drawn() -> None:
    """T18.2 to T18.7: Zarek gives it, the Brig, the title, what is too much, then Lee's Moral Dilemma."""
    t = table(
        seat("lee_adama_alt", mutiny=["selfish_act", "panic"], hand=["repair_1"] * 3),
        seat("tom_zarek_alt"),
        seat("saul_tigh"),
        phase="action",
        admiral=0,
        mutiny_deck=["blackmail", "impeachment"],
    )
    t.act("mutiny:selfish_act").say("choose_types", "tactics", "tactics")
    assert (t.asked(), list(t.game.pending)) == ("hand_over_mutiny", [1])
    t.say("hand_over_mutiny", "impeachment", who=1)
    assert (t.asked(), t.g.players[0].location, t.g.admiral) == ("discard_mutiny", "brig", 2)
    t.say("discard_mutiny", "impeachment", who=0)
    assert (t.asked(), t.game.pending[0].least) == ("discard_skills", 2)
    steps = ("drew_mutiny", "title_given", "sent", "discarded")
    assert told(t, *steps)[-4:] == list(steps)
    assert "cards" not in t.events("drew_mutiny", viewer=1)[0]  # T18.3: secret, though Zarek knows


def test_no_cylon_draws_a_mutiny_card() -> None:
    """T18.1: Personal Vices spare a Cylon whose turn it is."""
    t = table(
        seat("saul_tigh", cylon=True, location="caprica"),
        seat("laura_roslin"),
        phase="action",
        crisis_deck=["fulfiller_of_prophecy", "prison_labor"],
        destiny=["personal_vices_3", "repair_1", "repair_1", "repair_1"],
    )
    t.act("location:caprica").say("keep_crisis", "fulfiller_of_prophecy").say("crisis_choice", 0).quiet()
    assert t.events("ability_resolved")
    assert not t.events("drew_mutiny")


# --- a mission (T27) ----------------------------------------------------------------------------------


def test_the_order_of_a_mission() -> None:
    """T27, T27.1, T27.2, T27.3: shown to all, destiny, cards, outcome, and its distance counts at once."""
    t = table(
        seat("galen_tyrol", location="bridge", hand=["investigative_committee_5", "declare_emergency_5"]),
        seat("laura_roslin", hand=["declare_emergency_4"]),
        seat("william_adama"),
        phase="action",
        search_for_home=True,
        mission_deck=["digging_up_the_past"],
        destiny=["executive_order_1"] * 4,
        distance=3,
        loyalty_deck=[HUMAN] * 3,
    )
    t.act("location:bridge")
    assert t.events("mission_revealed", viewer=None)[0]["mission"] == "digging_up_the_past"
    t.say("contribute", "declare_emergency_4", who=1)
    t.say("contribute", "investigative_committee_5", "declare_emergency_5", who=0)
    steps = ("mission_revealed", "check_began", "destiny_added", "contributed", "contributed", "check_revealed")
    after = ("check_ended", "distance_added", "sleeper_agents")
    assert told(t, *steps, *after) == [*steps, *after]
    assert not t.events("window_closed")
    assert phases(t)[1] == "end"
