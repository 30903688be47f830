"""What comes before what (docs/rules, T): the steps of set-up, turn, crisis, roll, jump and revealing, in order."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from tests.games.galactica.table import Table, seat, table

HUMAN = "not_a_cylon"
STOP = "riots_launch_raiders"
"""A crisis with a choice: play stops there."""
JUMPS = "water_shortage_raiders_jump"
"""The President chooses; raiders, and the fleet prepares to jump."""


def told(t: Table, *names: str) -> list[str]:
    """Which of these have happened, in their order."""
    return [event["event"] for event in t.game.events(None) if event["event"] in names]


def phases(t: Table) -> list[str]:
    return [event["phase"] for event in t.events("phase_began", viewer=None)]


# --- set-up (T1) --------------------------------------------------------------------------------------


def test_the_first_player_is_drawn_by_lot_and_chooses_first() -> None:
    """T1.2, T1.3: then the others, clockwise."""
    games = [orrery.new("galactica", 4, seed) for seed in range(30)]
    assert {next(iter(game.pending)) for game in games} == {0, 1, 2, 3}
    asked = []
    while games[0].pending[min(games[0].pending)].kind == "choose_character":
        ((who, question),) = games[0].pending.items()
        asked.append(who)
        games[0].answer(who, (next(item for item in question.items if item != "lee_adama"),))
    assert asked == [(asked[0] + i) % 4 for i in range(4)]


def test_first_cards_are_announced_by_all_and_dealt_clockwise() -> None:
    """T1.9, O3: nobody sees a card before everybody has said which types he wants."""
    game = orrery.new("galactica", 4, 3)
    while min(game.pending.values(), key=lambda question: question.seat).kind == "choose_character":
        ((who, question),) = game.pending.items()
        game.answer(who, (next(item for item in question.items if item != "lee_adama"),))
    t = Table(game)
    first = t.g.current
    for who, question in sorted(game.pending.items()):
        assert not t.events("drew_skills")
        game.answer(who, next(question.choices()))
    drawn = [event["who"] for event in t.events("drew_skills") if event["why"] == "setup"]
    assert drawn == [(first + i) % 4 for i in (1, 2, 3)]


# --- the turn (T2, T3, T23) ---------------------------------------------------------------------------


def test_the_steps_of_a_turn() -> None:
    """T2.1 to T2.7, T23.5: then it is the turn of the player to the left."""
    t = table(
        seat("saul_tigh", location="command"),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="receive_skills",
        crisis_deck=[JUMPS],
    )
    t.say("movement", "armory").act("nothing").say("crisis_choice", 0, who=1).quiet()
    assert phases(t)[:7] == ["receive_skills", "movement", "action", "crisis", "cylon_ships", "prepare_jump", "end"]
    assert [event["who"] for event in t.events("turn_began")] == [0, 1]
    assert t.g.jump == 1


def test_the_steps_of_the_turn_of_a_cylon() -> None:
    """T3.1 to T3.6: neither crisis nor ships nor jump."""
    t = table(seat("saul_tigh", cylon=True, location="caprica"), seat("laura_roslin"), phase="receive_skills")
    t.say("choose_types", "piloting", "politics").say("movement", "stay").act("nothing")
    assert phases(t)[:4] == ["receive_skills", "movement", "action", "end"]
    assert [event["who"] for event in t.events("turn_began")] == [0, 1]


@pytest.mark.parametrize("cylon", [False, True])
def test_what_begins_a_turn_comes_before_its_cards(cylon: bool) -> None:
    """T2.0, T3.0, 0.1.7: Tigh drinks in everybody's turn, also a Cylon's, and nobody is asked about it."""
    first = seat("kara_thrace", cylon=True, location="caprica") if cylon else seat("william_adama")
    t = table(first, seat("saul_tigh", hand=["repair_1"]), phase="receive_skills")
    assert told(t, "turn_began", "discarded", "phase_began")[:3] == ["turn_began", "discarded", "phase_began"]
    assert t.g.players[1].hand == ()


def test_a_tigh_who_is_a_cylon_drinks_no_more() -> None:
    """T2.0: a revealed Cylon has lost his sheet."""
    t = table(seat("kara_thrace"), seat("saul_tigh", cylon=True, hand=["repair_1"]), phase="receive_skills")
    assert t.g.players[1].hand == ("repair_1",)


def test_helo_arrives_before_he_draws() -> None:
    """T2.0: at the start of his second turn, so that he moves from the Hangar Deck in it."""
    t = table(seat("helo", location="", turns=1), phase="receive_skills")
    assert t.g.players[0].location == "hangar_deck"
    assert t.asked() == "movement"
    assert "command" in t.items("movement")


def test_the_way_is_named_then_paid_then_gone() -> None:
    """T2.2a, T2.2b, T2.2c."""
    t = table(seat("saul_tigh", location="command", hand=["repair_1", "repair_2"]), phase="movement")
    t.say("movement", "press_room")
    assert (t.asked(), t.g.players[0].location) == ("discard_skills", "command")
    t.say("discard_skills", "repair_2")
    assert told(t, "discarded", "moved") == ["discarded", "moved"]


def test_no_action_is_an_action_too() -> None:
    """T2.3: one action or none, and the crisis comes."""
    t = table(seat("saul_tigh", location="research_lab"), phase="action", crisis_deck=[STOP])
    assert "nothing" in t.items("action")
    t.act("location:research_lab").say("choose_types", "tactics")
    assert t.quiet().asked() == "crisis_choice"


def test_another_crisis_comes_after_the_ships_and_the_jump_after_both() -> None:
    """T2.5, T2.6: both crises have their ships first."""
    t = table(
        seat("saul_tigh", hand=["repair_1"]),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy", JUMPS],
    )
    t.say("crisis_choice", 1).quiet()
    assert (t.asked(), list(t.game.pending), t.g.jump) == ("crisis_choice", [1], 0)
    t.say("crisis_choice", 0)
    assert phases(t)[:6] == ["crisis", "cylon_ships", "crisis", "cylon_ships", "prepare_jump", "end"]
    assert t.g.jump == 1


def test_without_a_crisis_nothing_of_it_follows() -> None:
    """T2.4, T2.5: in the Brig there are no ships either."""
    t = table(seat("saul_tigh", location="brig"), phase="action", raiders={"front": 1}, civilians={"rear": ["pop1"]})
    t.act("nothing")
    assert phases(t)[:3] == ["action", "end", "receive_skills"]
    assert t.g.raiders[0] == 1


def test_a_prisoner_draws_his_cards_and_acts() -> None:
    """T6.1: Receive Skills is as ever, there is no movement, and an action."""
    t = table(seat("saul_tigh", location="brig"), phase="receive_skills")
    assert len(t.g.players[0].hand) == 5
    assert t.asked() == "action"


def test_a_prisoner_reacts_and_uses_his_sheet() -> None:
    """T6.5: Strategic Planning and Moral Compass out of the Brig."""
    t = table(
        seat("saul_tigh", location="weapons_control"),
        seat("helo", location="brig", hand=["strategic_planning_3"]),
        phase="action",
        heavy_raiders={"front": 1},
        crisis_deck=[STOP],
        script=[5],
    )
    t.act("location:weapons_control")
    t.say("react", "strategic_planning_3", who=1).quiet()
    assert t.g.heavy_raiders[0] == 0
    assert t.say("crisis_choice", 0).asked_for("moral_compass") == (1,)


@pytest.mark.parametrize("character", ["kara_thrace", "lee_adama"])
def test_a_pilot_has_his_viper_to_activate(character: str) -> None:
    """T5.2, T5.3: to move or to attack; Command does not reach it."""
    pilot = seat(character, location="viper", area="front")
    t = table(pilot, phase="action", raiders={"front": 1}, crisis_deck=[STOP])
    t.act("viper:activate")
    assert set(t.items("own_viper")) == {"move:starboard_bow", "move:port_bow", "attack:raider"}
    t = table(seat("saul_tigh", location="command"), pilot, phase="action", raiders={"front": 1})
    t.act("location:command")
    assert {item.partition(":")[0] for item in t.items("viper_activation")} == {"stop", "launch"}


# --- a crisis (T8) ------------------------------------------------------------------------------------


def test_the_order_of_a_crisis() -> None:
    """T8.1 to T8.6: shown to all, Starbuck, Baltar, the Admiral's choice, Helo."""
    t = table(
        seat("gaius_baltar"),
        seat("kara_thrace"),
        seat("helo"),
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=[STOP],
    )
    assert t.events("crisis_drawn", viewer=None)[0]["crisis"] == STOP
    seen = []
    while t.asked() and t.g.phase == "crisis":
        who, question = next(iter(t.game.pending.items()))
        seen.append((who, question.about["step"] if question.kind == "react" else question.kind))
        t.game.answer(who, next(question.choices()))
    assert seen == [(1, "crisis_revealed"), (0, "choose_types"), (3, "crisis_choice"), (2, "crisis_chosen")]


def test_a_crisis_in_its_place_is_drawn_for_the_same_player() -> None:
    """O5: Roslin sees no second card of it; it is Adama's crisis, whose ones help him."""
    t = table(
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["water_sabotaged", "prison_labor", STOP],
    )
    t.say("keep_crisis", "water_sabotaged").say("react", "secret_destiny", who=1)
    assert (t.asked(), t.g.crisis) == ("crisis_choice", STOP)
    t = table(
        seat("william_adama"),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["water_sabotaged", "fulfiller_of_prophecy"],
        destiny=["repair_1", "launch_scout_1"] * 2,
    )
    t.say("react", "secret_destiny", who=1).say("crisis_choice", 0).quiet()
    assert t.events("check_revealed")[0]["total"] == 2


def test_after_the_box_come_the_ships_then_the_jump_and_the_card_lies_till_the_end() -> None:
    """T8.7, T8.8, T8.9: the card is discarded when the jump is over."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=[JUMPS],
        raiders={"front": 1},
        civilians={"rear": ["pop1"]},
        jump=4,
    )
    t.say("crisis_choice", 0, who=1)
    assert told(t, "resource_changed", "activated", "jump_prepared") == [
        "resource_changed",
        "activated",
        "jump_prepared",
    ]
    assert (t.asked(), t.g.resolved, t.g.crisis_discards) == ("destination", (JUMPS,), ())


def test_a_distance_counts_when_its_card_is_resolved() -> None:
    """T8.7, FAQ[distance-after-card]: the check ends first, Command Authority with it, then the sleeper agents wake."""
    t = table(
        seat("galen_tyrol", hand=["strategic_planning_4", "strategic_planning_4", "strategic_planning_5"], miracles=0),
        seat("laura_roslin"),
        seat("william_adama"),
        phase="crisis",
        crisis_deck=["legendary_discovery"],
        destiny=["launch_scout_1"] * 4,
        distance=3,
        loyalty_deck=[HUMAN] * 3,
    )
    t.say("contribute", *t.g.players[0].hand, who=0).say("react", "command_authority", who=2)
    assert told(t, "check_ended", "reacted", "sleeper_agents", "activated") == [
        "check_ended",
        "reacted",
        "sleeper_agents",
        "activated",
    ]
    assert (t.g.distance, len(t.g.players[2].hand)) == (4, 5)


# --- a die roll (T10, T11) ----------------------------------------------------------------------------


def test_the_order_of_a_roll() -> None:
    """T10.2, T10.3, T10.5, T10.6, T11.2: a second roll opens both windows again, then the attack has its effect."""
    t = table(
        seat("galen_tyrol", hand=["launch_scout_1"]),
        seat("saul_tigh", hand=["launch_scout_1"]),
        seat("laura_roslin", hand=["evasive_maneuvers_1", "evasive_maneuvers_1"]),
        phase="crisis",
        crisis_deck=["water_shortage_raiders_jump"],
        raiders={"rear": 1},
        vipers={"rear": 1},
        script=[8, 5],
    )
    t.say("crisis_choice", 0)
    seen = []
    while t.asked() == "react":
        seen.append((t.g.rolls[-1].die, next(iter(t.game.pending.values())).about["step"]))
        rerolls = t.offered("evasive_maneuvers_1") and t.g.rolls[-1].die == 8
        if rerolls:
            t.say("react", "evasive_maneuvers_1", who=2)
        else:
            t.nothing()
    assert seen[:4] == [(0, "before_roll"), (8, "after_roll"), (0, "before_roll"), (5, "after_roll")]
    assert [event["result"] for event in t.events("rolled", viewer=None)] == [8, 5]
    assert told(t, "rolled", "attacked") == ["rolled", "rolled", "attacked"]
    assert (t.g.vipers_destroyed, t.g.vipers_damaged) == (0, 1)


# --- the jump and the Sleeper Agent phase (T14, T15) --------------------------------------------------


def test_the_order_of_a_jump() -> None:
    """T14.2 to T14.6: ships off, a destination, its text, the distance, the sleeper agents, the marker."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin"),
        phase="crisis",
        crisis_deck=["riots_basestars"],
        raiders={"front": 1},
        jump=4,
        distance=3,
        destination_deck=["tylium_planet", "barren_planet"],
        loyalty_deck=[HUMAN] * 3,
        script=[1],
    )
    t.say("crisis_choice", 0)
    assert (t.asked(), sum(t.g.raiders), t.g.jump) == ("destination", 0, 5)
    t.say("destination", "tylium_planet")
    assert (t.asked(), t.g.distance, t.g.fuel) == ("take_risk", 3, 7)
    t.say("take_risk", "risk").quiet()
    happened = told(t, "destination_chosen", "rolled", "jumped", "sleeper_agents", "loyalty_dealt")
    assert happened == ["destination_chosen", "rolled", "jumped", "sleeper_agents", *["loyalty_dealt"] * 3]
    assert (t.g.distance, t.g.jump) == (4, 0)


def asleep(*players: dict[str, Any], deck: list[str], **position: Any) -> Table:
    """The first player jumps the fleet to distance 4."""
    t = table(
        {**players[0], "location": "ftl_control"},
        *players[1:],
        **{
            "phase": "action",
            "jump": 4,
            "distance": 3,
            "destination_deck": ["deep_space"],
            "crisis_deck": [STOP],
            "loyalty_deck": deck,
            "script": [8],
            **position,
        },
    )
    return t.act("location:ftl_control").say("destination", "deep_space")


def test_all_cards_land_before_any_is_resolved_and_boomer_goes_last() -> None:
    """T15.1, T15.2, T15.5."""
    players = (seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), seat("sharon_valerii"))
    t = asleep(*players, deck=["sympathizer", HUMAN, HUMAN, HUMAN, HUMAN], food=2)
    happened = [
        (event["event"], event.get("who"))
        for event in t.game.events(None)
        if event["event"] in ("loyalty_dealt", "cylon_revealed", "sent")
    ]
    dealt = [("loyalty_dealt", who) for who in (0, 1, 2, 3)]
    assert happened == [*dealt, ("cylon_revealed", 0), ("sent", 0), ("sent", 3)]
    assert len(t.g.players[3].loyalty) == 3


# --- revealing (T16) ----------------------------------------------------------------------------------


def test_the_order_of_revealing() -> None:
    """T16.0 to T16.4, T16.6: effect, discards, titles, the Resurrection Ship, a super crisis, the end of the turn."""
    hand = ["repair_1"] * 3 + ["repair_2"] * 2
    t = table(
        seat("saul_tigh", loyalty=["cylon_morale"], hand=hand),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="action",
        crisis_deck=[STOP],
    )
    assert t.g.admiral == 0
    t.act("reveal:cylon_morale").say("cylon_choice", "use")
    assert (t.asked(), t.g.admiral, t.g.players[0].location) == ("discard_skills", 0, "command")
    t.say("discard_skills", "repair_1", "repair_1")
    steps = ("cylon_revealed", "resource_changed", "discarded", "title_given", "moved", "drew_super_crisis")
    assert told(t, *steps, "turn_began") == [*steps, "turn_began"]


def test_starbuck_has_no_second_action_after_she_was_revealed() -> None:
    """T16.6: her turn is over, though she began it in a viper."""
    t = table(
        seat("kara_thrace", location="viper", area="front", loyalty=["cylon_morale"]),
        seat("laura_roslin"),
        phase="action",
        crisis_deck=[STOP],
    )
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert t.g.current == 1
    assert len([event for event in t.events("acted") if event["who"] == 0]) == 1


def test_the_turn_of_another_goes_on_when_apollo_shows_himself() -> None:
    """T16.6, T26.1: his free action interrupts Command, which then has an activation left."""
    t = table(
        seat("saul_tigh", location="command"),
        seat("lee_adama", location="armory", loyalty=["cylon_morale"]),
        phase="action",
        crisis_deck=[STOP],
    )
    t.act("location:command").say("viper_activation", "launch:port_aft")
    t.say("react", "alert_viper_pilot:port_aft", who=1)
    t.act("reveal:cylon_morale", who=1).say("cylon_choice", "decline", who=1)
    assert (t.asked(), list(t.game.pending), t.g.viper_reserve) == ("viper_activation", [0], 8)
    t.say("viper_activation", "stop")
    assert t.asked() == "crisis_choice"


# --- discards, orders, windows ------------------------------------------------------------------------


def test_what_is_ordered_is_discarded_by_humans_as_far_as_they_have_it() -> None:
    """T19.1, T19.4, T19.5: no Cylon; too few cards, all of them; Apollo by lot; shown to all."""
    t = table(
        seat("william_adama", hand=["repair_1", "repair_2", "repair_2"]),
        seat("lee_adama", location="armory", hand=["launch_scout_1", "launch_scout_1", "launch_scout_2"]),
        seat("laura_roslin", hand=["executive_order_1"]),
        seat("kara_thrace", cylon=True, hand=["consolidate_power_1"] * 2),
        phase="crisis",
        crisis_deck=["cylon_screenings"],
        script=[["launch_scout_2", "launch_scout_1", "launch_scout_1"]],
    )
    t.say("crisis_choice", 1).say("discard_skills", "repair_2", "repair_2", who=0)
    shown = {event["who"]: event["cards"] for event in t.events("discarded", viewer=None)}
    assert shown == {
        0: ["repair_2", "repair_2"],
        1: ["launch_scout_1", "launch_scout_2"],
        2: ["executive_order_1"],
    }
    assert len(t.g.players[3].hand) == 2
    assert t.g.skills[4].discards == ("repair_2", "repair_2")


def test_an_order_is_given_and_carried_out_by_another() -> None:
    """T25.1, T25.2, T25.3: the card is gone first; he says how; no third action for Starbuck in a viper."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat("kara_thrace", location="viper", area="front"),
        phase="action",
        raiders={"front": 3},
        crisis_deck=[STOP],
        script=[8, 8],
    )
    t.act("card:executive_order_1")
    assert (t.asked(), t.g.players[0].hand, t.g.skills[1].discards) == ("order_whom", (), ("executive_order_1",))
    t.say("order_whom", 1)
    assert list(t.game.pending) == [1]
    t.say("order_how", "two_actions", who=1)
    for _ in range(2):
        t.act("viper:activate", who=1).say("own_viper", "attack:raider", who=1).quiet()
    assert {event["roller"] for event in t.events("rolled")} == {1}
    assert (t.asked(), list(t.game.pending), t.g.current) == ("crisis_choice", [0], 0)


def test_cards_are_played_at_the_moment_that_they_name() -> None:
    """L1: no reaction is an action, and no action a reaction."""
    hand = ["consolidate_power_1", "declare_emergency_3", "evasive_maneuvers_1", "strategic_planning_3"]
    t = table(
        seat("saul_tigh", location="weapons_control", hand=hand),
        phase="action",
        heavy_raiders={"front": 1},
        crisis_deck=[STOP],
    )
    assert [item for item in t.items("action") if item.startswith("card:")] == ["card:consolidate_power_1"]
    assert not [item for item in t.blocked() if str(item).startswith("card:")]
    t.act("location:weapons_control")
    assert t.items("react") == ("pass", "strategic_planning_3")


def test_once_in_a_turn_is_once_in_the_turn_of_anybody() -> None:
    """0.1.8: an Executive Order may be given again in the next turn."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"], location="brig"),
        seat("laura_roslin", hand=["executive_order_2"]),
        seat("kara_thrace"),
        phase="action",
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions", who=1)
    assert t.blocked(1)["card:executive_order_2"] == "one_executive_order_a_turn"
    t.act("nothing", who=1).act("nothing", who=1)
    while t.asked() != "action":
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, next(question.choices()))
    assert (t.g.current, t.offered("card:executive_order_2", 1)) == (1, True)
