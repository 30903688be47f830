"""The published rulings. Each is cited by a test as FAQ[id], here or in its own chapter."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.galactica.scene import BYSTANDER, CURRENT, add, changes, finish, look, scene, strong, words
from tests.games.galactica.table import Table, seat, table

RULINGS = {
    # Errata
    "nuke-numbers": "a nuke damages twice on 1-2, destroys on 3-6, and takes three raiders along on 7-8",
    "one-executive-order": "one Executive Order a turn",
    "president-order": "the first President is Roslin, else Baltar, else Zarek",
    "super-crisis-immune": "no sheet touches a super crisis or its check",
    "launch-icon": "the icon with three raiders launches raiders",
    "highest-in-line": "a revealed holder's title goes to the highest in line",
    "food-shortage": "two cards of the President and three of the current player, five if he is both",
    "committee-shows-destiny": "Investigative Committee turns the Destiny cards up too",
    "brig-galactica-only": "the way out of the Brig leads to Galactica only",
    "loyalty-random": "one loyalty card of several is seen at random",
    # Characters
    "helo-reroll": "a reroll keeps Strategic Planning, or allows it if it was not played",
    "helo-compass": "Moral Compass turns the box, not a choice inside it",
    "helo-stranded": "a stranded Helo is not sent anywhere",
    "roslin-two-cards": "with fewer than two cards Roslin activates no location",
    "apollo-headstrong": "Headstrong is for forced discards",
    "apollo-any-viper": "Alert Viper Pilot answers every viper that is placed, unless another pilots it",
    "apollo-after-set-up": "in an attack only after the whole set-up",
    "starbuck-two-actions": "two actions even when she leaves the viper",
    "destiny-before-intuition": "Secret Destiny comes before Delusional Intuition",
    "devotion-after-committee": "Blind Devotion even after everything was seen",
    "boomer-revealed": "a revealed Boomer is dealt two cards",
    "draw-any-mix": "outside Receive Skills any mix of the own types",
    "once-per-game-lost": "a revealed Cylon has lost his abilities",
    # Cylon players
    "sympathizer-handed-on": "a revealed Cylon may give the Sympathizer away",
    "sympathizer-hidden-cylon": "a hidden Cylon who is the Sympathizer: arrested and still hidden, or revealed",
    "no-second-reveal": "a revealed Cylon reveals no further card, he may give it away",
    "cylons-not-targeted": "no Executive Order and no Quorum card for a revealed Cylon",
    "fleet-advances-centurions": "Cylon Fleet moves centurions even without ships",
    "quorum-discarded": "Quorum cards in front of a player go when he reveals",
    "reveal-under-order": "who reveals in an Executive Order has no second action",
    "reveal-in-viper": "the viper of a pilot who reveals returns to the Reserve",
    "titles-carry-hand": "Quorum hand and nukes follow the title",
    "human-means-unrevealed": "a human player is everybody who is not revealed",
    "cylons-ignore-crises": "revealed Cylons ignore what crises and checks order",
    # Brig, Sickbay, titles
    "brig-by-name": "only the check or an effect that names the Brig frees from it",
    "brig-any-action": "in the Brig any action is allowed",
    "who-can-be-moved": "chosen for Brig or Sickbay is who can be moved there; if nobody can, nothing happens",
    "admiral-in-brig": "the Admiral loses his title in the Brig and does not get it back",
    "president-in-brig": "the President keeps hers",
    # Crises and checks
    "impossible-option": "a box that cannot be fulfilled may be chosen, unless the card forbids it",
    "partial-threshold": "a changed difficulty leaves the partial threshold alone",
    "order-of-a-check": "the order of a check",
    "current-player-orders": "the current player orders those who want the same moment",
    "simultaneous-discards": "discards of several players are chosen at the same time",
    "no-rushing": "no step is passed before everybody had his chance",
    "look-face-down": "without a face-down card nothing is looked at",
    "distance-after-card": "distance from a crisis counts right after the card",
    "attack-activates-first": "an attack activates before it places",
    # Dice, ships, combat
    "die-one-to-eight": "a result stays within 1 and 8",
    "who-rolls": "the actor rolls; the current player for Cylon ships",
    "rerolls-keep-modifiers": "rerolls keep what was played",
    "command-same-viper": "Command may activate one viper twice",
    "evasive-only-attacks": "Evasive Maneuvers answers attacks only",
    "basestar-third-damage": "the third damage of a basestar draws no token",
    "raider-not-twice": "a raider that moved on is not activated again",
    "heavy-raider-order": "centurions advance, heavy raiders board, the others move; without any, basestars launch",
    "no-centurion-token": "without a token the heavy raider stays; the current player says which boards",
    "centurions-share": "centurions share a space",
    "draw-and-destroy": "an unused civilian ship at random; without one the current player picks one in space",
    "destroyed-ships-return": "destroyed vipers and raptors return only by the cards that say so",
    # Jump and end
    "ftl-roll": "FTL Control rolls before the jump, the last one too",
    "final-jump": "the last jump removes nothing and draws nothing",
    "zero-at-turn-end": "a dial at 0 loses at the end of the turn",
    "quorum-no-limit": "the Quorum hand has no limit",
    "difficulty": "two more or two less of every resource",
}
NOT_IN_THE_BOX = {
    "civilian-without-area": "every card of the base game names the area of the civilian ships that it places",
    "ties": "no card of the base game asks for the highest or the lowest resource",
    "no-sympathizer": "an optional variant, not among the rules",
}


def test_every_ruling_is_cited_by_a_test() -> None:
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                cited |= set(re.findall(r"FAQ\[([a-z-]+)\]", ast.get_docstring(node) or ""))
    assert cited == set(RULINGS)
    assert not cited & set(NOT_IN_THE_BOX)


# --- errata -------------------------------------------------------------------------------------------


def test_no_sheet_touches_a_super_crisis() -> None:
    """T8.8, FAQ[super-crisis-immune]: five abilities that would answer an ordinary crisis are silent."""
    t = table(
        seat("gaius_baltar", cylon=True, location="caprica", super_crises=["inbound_nukes"]),
        seat("kara_thrace", hand=["evasive_maneuvers_1"]),
        seat("helo"),
        seat("sharon_valerii"),
        seat("galen_tyrol"),
        seat("william_adama"),
        phase="action",
        destiny=["repair_1"] * 4,
    )
    t.act("location:caprica").say("caprica_choice", "inbound_nukes")
    plays = {"secret_destiny", "moral_compass", "mysterious_intuition", "blind_devotion", "command_authority"}
    while t.asked() in ("react", "contribute"):
        assert not any(str(item).partition(":")[0] in plays for q in t.game.pending.values() for item in q.items)
        t.nothing()
    assert (t.g.fuel, t.g.food, t.g.population) == (7, 7, 11)


# --- characters ---------------------------------------------------------------------------------------


def test_strategic_planning_on_the_reroll() -> None:
    """FAQ[helo-reroll]: it was kept back at the first throw."""
    t = table(
        seat("helo", location="weapons_control", hand=["strategic_planning_3"]),
        phase="action",
        heavy_raiders={"front": 1},
        crisis_deck=["riots_launch_raiders"],
        script=[1, 5],
    )
    t.act("location:weapons_control")
    t.say("react", "eco_officer").say("react", "strategic_planning_3").quiet()
    assert t.g.heavy_raiders[0] == 0


def test_moral_compass_leaves_the_choice_inside_a_box() -> None:
    """FAQ[helo-compass]: he is asked about the Admiral's box, never about the President's answer."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("william_adama"),
        seat("helo"),
        phase="crisis",
        crisis_deck=["requested_resignation"],
    )
    t.say("crisis_choice", 1)
    assert t.asked_for("moral_compass") == (3,)
    t.quiet().say("choose_option", 0)
    assert t.g.president == 2
    assert t.asked_for("moral_compass") == ()


# --- Cylon players ------------------------------------------------------------------------------------


def test_a_hidden_cylon_with_the_sympathizer_is_revealed_and_may_hand_his_cards_on() -> None:
    """FAQ[sympathizer-hidden-cylon]: no dial is in the red. His other card stays unseen until he gives it."""
    t = table(
        seat("galen_tyrol"),
        seat("saul_tigh", loyalty=["cylon_brig"]),
        seat("laura_roslin"),
        seat("kara_thrace"),
        phase="crisis",
        crisis_deck=["riots_basestars"],
        jump=4,
        distance=2,
        fuel=10,
        food=10,
        destination_deck=["barren_planet", "deep_space"],
        loyalty_deck=["not_a_cylon", "sympathizer", "not_a_cylon", "not_a_cylon"],
    )
    t.say("crisis_choice", 0).say("destination", "barren_planet").quiet()
    tigh = t.g.players[1]
    assert (tigh.cylon, tigh.sympathizer, tigh.location) == (True, True, "resurrection_ship")
    assert tigh.loyalty == ("cylon_brig",)
    assert tigh.super_crises == ()
    t.say("choose_types", "tactics", "tactics").say("movement", "stay").act("location:resurrection_ship")
    t.say("give_loyalty", 2)
    assert "cylon_brig" in t.g.players[2].loyalty


def test_a_pilot_who_reveals_leaves_the_viper_to_the_reserve() -> None:
    """FAQ[reveal-in-viper]."""
    t = table(seat("kara_thrace", location="viper", area="front", loyalty=["cylon_morale"]), phase="action")
    t.act("reveal:cylon_morale").say("cylon_choice", "decline")
    assert (t.g.players[0].location, t.g.players[0].area, t.g.viper_reserve) == ("resurrection_ship", -1, 8)


def test_a_hidden_cylon_is_a_human_player() -> None:
    """FAQ[human-means-unrevealed]: he discards with the others, a revealed one does not."""
    hand = ["executive_order_1"] * 3
    t = table(
        seat("galen_tyrol", hand=["launch_scout_1"] * 3),
        seat("saul_tigh", hand=hand, loyalty=["cylon_brig"]),
        seat("laura_roslin", hand=["repair_1"] * 3, cylon=True),
        phase="crisis",
        crisis_deck=["cylon_screenings"],
    )
    t.say("crisis_choice", 1)
    assert set(t.game.pending) == {0, 1}


# --- Brig, Sickbay ------------------------------------------------------------------------------------


def test_any_action_from_the_brig() -> None:
    """T6.1, T26, FAQ[brig-any-action]: cards, titles, Quorum cards and the Brig itself."""
    t = table(
        seat("laura_roslin", location="brig", hand=["consolidate_power_1", "repair_1"], quorum=["food_rationing"]),
        phase="action",
    )
    for item in ("location:brig", "card:consolidate_power_1", "title:draw_quorum", "quorum:food_rationing"):
        assert t.offered(item)


def test_only_who_can_be_moved_is_named() -> None:
    """FAQ[who-can-be-moved]: not who is in the Brig, not a revealed Cylon, not a stranded Helo."""
    t = table(
        seat("galen_tyrol"),
        seat("saul_tigh", location="brig"),
        seat("laura_roslin", cylon=True),
        seat("helo", location="", turns=0),
        seat("kara_thrace", miracles=0),
        phase="crisis",
        crisis_deck=["a_traitor_accused"],
        destiny=["repair_1"] * 4,
    )
    t.say("crisis_choice", 0).quiet()
    assert set(t.items("name_character")) == {0, 4}


def test_if_nobody_can_be_moved_nothing_happens() -> None:
    """FAQ[who-can-be-moved]."""
    t = table(
        seat("galen_tyrol", location="sickbay"),
        seat("saul_tigh", location="brig"),
        seat("laura_roslin", location="sickbay"),
        phase="crisis",
        crisis_deck=["witch_hunt"],
        destiny=["repair_1"] * 4,
    )
    t.quiet()
    assert t.g.current == 1
    assert t.g.morale == 9
    assert not t.events("sent")


# --- crises and checks --------------------------------------------------------------------------------


def test_a_box_may_be_chosen_that_cannot_be_fulfilled() -> None:
    """FAQ[impossible-option]: discards from empty hands."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("saul_tigh"),
        phase="crisis",
        crisis_deck=["requested_resignation"],
    )
    assert t.items("crisis_choice") == (0, 1)
    t.say("crisis_choice", 0)
    assert not t.events("discarded")


def test_the_order_of_a_check() -> None:
    """FAQ[order-of-a-check], T9.1 to T9.6, T9.8, T9.11, T9.16: each window at its place, cards from the left."""
    hands = {
        "galen_tyrol": ["repair_1"],
        "laura_roslin": ["investigative_committee_3", "consolidate_power_2"],
        "sharon_valerii": ["launch_scout_1"],
        "william_adama": ["declare_emergency_3", "executive_order_1"],
    }
    t = table(
        *[seat(character, hand=hand) for character, hand in hands.items()],
        phase="crisis",
        crisis_deck=["fulfiller_of_prophecy"],
        destiny=["consolidate_power_1", "consolidate_power_1", "repair_1", "repair_1"],
    )
    t.say("crisis_choice", 0)
    seen: list[Any] = []
    while t.asked() in ("react", "contribute"):
        who = sorted(t.game.pending)
        seen.append(t.game.pending[who[0]].about["step"] if t.asked() == "react" else f"card of {who[0]}")
        if t.asked() == "contribute" and who in ([1], [3]):
            card = "consolidate_power_2" if who == [1] else "executive_order_1"
            t.game.answer(who[0], (card,))
        else:
            t.nothing()
    assert seen == [
        "check_announced",
        "before_cards",
        "card of 1",
        "card of 2",
        "card of 3",
        "card of 0",
        "before_reveal",
        "after_total",
        "after_check",
    ]
    names = [event["event"] for event in t.game.events(None)]
    marks = ("check_began", "destiny_added", "contributed", "check_revealed", "check_ended")
    assert [names.index(mark) for mark in marks] == sorted(names.index(mark) for mark in marks)


def test_several_players_discard_at_the_same_time() -> None:
    """FAQ[simultaneous-discards]: nothing is shown before all have chosen."""
    t = scene("cylon_screenings")
    t.say("crisis_choice", 1)
    assert len(t.game.pending) == 4
    for who, question in list(t.game.pending.items())[:-1]:
        t.game.answer(who, question.items[: question.least])
        assert not t.events("discarded")
    finish(t)
    assert len(t.events("discarded")) == 4


def test_without_a_face_down_card_nothing_is_looked_at() -> None:
    """FAQ[look-face-down]: President and Admiral are the current player himself."""
    t = scene("cylon_screenings", president=CURRENT, admiral=CURRENT, destiny=["repair_2"] * 4)
    before = look(t.g)
    finish(t, ("crisis_choice", 0))
    assert changes(before, look(t.g)) == words("morale -1")
    assert not t.events("looked")


def test_only_another_player_is_looked_at() -> None:
    """FAQ[look-face-down], O22."""
    destiny, hand = strong(["politics", "leadership"], 12)
    t = scene("terrorist_investigations", hand=hand, destiny=destiny)
    add(t, hand, BYSTANDER)
    t.quiet()
    assert CURRENT not in t.items("look_whose")


# --- dice ---------------------------------------------------------------------------------------------


def scouted(die: int) -> Table:
    t = table(
        seat("saul_tigh", hand=["launch_scout_1", "strategic_planning_3"]),
        phase="action",
        crisis_deck=["riots_launch_raiders"],
        script=[die],
    )
    return t.act("card:launch_scout_1").say("react", "strategic_planning_3").quiet()


@pytest.mark.parametrize(("die", "result"), [(8, 8), (7, 8), (1, 3)])
def test_a_die_never_shows_more_than_eight(die: int, result: int) -> None:
    """FAQ[die-one-to-eight], FAQ[who-rolls]: the actor."""
    (rolled,) = scouted(die).events("rolled")
    assert (rolled["die"], rolled["result"], rolled["roller"]) == (die, result, 0)


def test_nor_less_than_one() -> None:
    """FAQ[die-one-to-eight]: Evasive Maneuvers take two from the new roll."""
    t = table(
        seat("galen_tyrol"),
        seat("laura_roslin"),
        seat("kara_thrace", location="viper", area="rear", hand=["evasive_maneuvers_1"], miracles=0),
        phase="crisis",
        crisis_deck=["water_shortage_raiders_jump"],
        raiders={"rear": 1},
        script=[8, 1],
    )
    t.say("crisis_choice", 0).say("react", "evasive_maneuvers_1", who=2).quiet()
    assert [event["result"] for event in t.events("rolled")] == [8, 1]


def test_who_is_ordered_rolls_for_himself() -> None:
    """FAQ[who-rolls]: under an Executive Order the current player stays current and does not roll."""
    t = table(
        seat("kara_thrace", hand=["executive_order_1"]),
        seat("saul_tigh", hand=["launch_scout_1"]),
        phase="action",
        crisis_deck=["riots_launch_raiders"],
        script=[1],
    )
    t.act("card:executive_order_1").say("order_whom", 1).say("order_how", "two_actions")
    t.act("card:launch_scout_1", who=1).quiet()
    assert t.events("rolled")[0]["roller"] == 1
    assert t.g.current == 0


# --- ships --------------------------------------------------------------------------------------------


def test_a_destroyed_raptor_returns_by_the_card_that_says_so() -> None:
    """FAQ[destroyed-ships-return]: Analyze Enemy Fighter; and none returns that was not destroyed."""
    for lost, back in ((1, ["raptors +1"]), (0, [])):
        destiny, hand = strong(["tactics", "engineering"], 7)
        t = scene("analyze_enemy_fighter", hand=hand, destiny=destiny, raptors_destroyed=lost)
        t.say("crisis_choice", 0)
        before = add(t, hand)
        finish(t)
        assert [change for change in changes(before, look(t.g)) if change.startswith("raptors")] == back
        assert [event["what"] for event in t.events("repaired")] == ["raptor"] * lost


def test_what_is_destroyed_cannot_be_repaired() -> None:
    """FAQ[destroyed-ships-return]: a Repair on the Hangar Deck finds damaged vipers only."""
    t = table(seat("galen_tyrol", location="hangar_deck", hand=["repair_1"]), phase="action", vipers_destroyed=2)
    assert not t.offered("card:repair_1")
