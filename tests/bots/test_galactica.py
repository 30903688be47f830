"""Galactica's greedy: it plays legally, sees only its view, believes what speaks for it, and does what it says."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.bots.galactica.answers import ANSWERS
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.reasons import contribution
from orrery.bots.galactica.seen import Seen
from orrery.core.question import MAKERS
from orrery.games.galactica.state import Galactica
from orrery.games.galactica.victory import is_cylon
from orrery.server.spoken import phrases
from tests.games.galactica.table import Table, seat, table

HUMAN = ["not_a_cylon"]


def played(names: tuple[str, ...], seed: str, talk: list[bots.Said] | None = None) -> orrery.Game:
    game = orrery.new("galactica", len(names), seed)
    players = [bots.find(name, "galactica")() for name in names]
    bots.play(game, players, [Random(f"{seed} {i}") for i in range(len(names))], talk)
    return game


def answer(t: Table, who: int = 0, bot: Greedy | None = None) -> bots.Choosing:
    """What greedy would answer now, having seen everything."""
    bot = bot or Greedy()
    bot.see(bots.happened(t.game, who)(0))
    return bot.choose(*bots.seen(t.game, who), Random(0))


# --- playing --------------------------------------------------------------------------------------------


def test_every_question_of_the_rules_has_an_answer() -> None:
    assert orrery.new("galactica", 3, 1).pending
    kinds = {maker.kind for name, maker in MAKERS.items() if name.startswith("galactica.")}
    assert kinds
    assert kinds == set(ANSWERS)


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_answer_is_legal_at_every_table(seats: int) -> None:
    for names in (("greedy",) * seats, ("greedy", *["random"] * (seats - 1))):
        game = played(names, f"legal {seats}")
        assert game.result is not None
        assert game.faults() == []


def test_the_same_chance_gives_the_same_game_and_the_same_talk() -> None:
    one: list[bots.Said] = []
    other: list[bots.Said] = []
    assert played(("greedy",) * 4, "again", one).record() == played(("greedy",) * 4, "again", other).record()
    assert one == other


def test_what_only_others_know_changes_nothing() -> None:
    """It answers alike in worlds that its seat cannot tell apart: it has nothing but the view."""
    game, rng = orrery.new("galactica", 4, "worlds"), Random(1)
    while game.pending and game.answers < 120:
        who = next(iter(game.pending))
        choice = Greedy().choose(*bots.seen(game, who), Random(0))
        other = game.resample(who, game.answers)
        assert Greedy().choose(*bots.seen(other, who), Random(0)) == choice
        game.answer(who, choice if rng.random() < 0.8 else game.pending[who].sample(rng))


class RandomHuman(Greedy):
    """Greedy as a Cylon, random as long as it is human."""

    def choose(self, view: bots.View, question: orrery.Question, rng: Random) -> bots.Choosing:
        if Seen(Galactica.read(view["table"]), question.seat, self.witness.mind).machine:
            return super().choose(view, question, rng)
        return question.sample(rng)


def saved(make: type[Greedy], games: int) -> int:
    """In how many games the humans get away."""
    n = 0
    for seed in range(games):
        game = orrery.new("galactica", 3, f"saved {seed}")
        n += bots.play(game, [make() for _ in range(3)], [Random(f"{seed} {i}") for i in range(3)]).reason == "kobol"
    return n


def test_greedy_humans_fare_better_than_random_ones() -> None:
    assert saved(Greedy, 12) >= 3
    assert saved(RandomHuman, 12) == 0


# --- beliefs --------------------------------------------------------------------------------------------


def suspicions(t: Table, bot: Greedy, who: int = 0) -> tuple[float, ...]:
    return bot.look(t.game.view(who), who).suspicions


def crisis_check(*hands: list[str], **position: Any) -> Table:
    """Adama, Roslin and Starbuck before a check of politics and leadership; Adama is last."""
    people = [seat(c, hand=h) for c, h in zip(("william_adama", "laura_roslin", "kara_thrace"), hands, strict=True)]
    return table(*people, phase="crisis", crisis_deck=["low_supplies"], **position)


def test_cards_against_a_check_speak_against_who_could_have_added_them() -> None:
    """Three cards of piloting: destiny explains two, and Roslin draws none. (Adama makes ones help.)"""
    destiny = ["executive_order_1", "consolidate_power_1"]
    t = crisis_check(["executive_order_1"], ["consolidate_power_1"], ["evasive_maneuvers_2"] * 3, destiny=destiny)
    t.quiet(stop="contribute")
    bot = Greedy()
    before = suspicions(t, bot)
    t.say("contribute", "consolidate_power_1", who=1).say("contribute", *["evasive_maneuvers_2"] * 3, who=2)
    t.say("contribute", who=0).quiet()
    bot.see(bots.happened(t.game, 0)(0))
    after = suspicions(t, bot)
    assert after[2] > before[2] + 0.1
    assert after[1] < before[1]
    assert sum(after[1:]) == pytest.approx(sum(before[1:]), abs=0.02)


def test_a_check_that_nobody_spoiled_speaks_for_who_added_most() -> None:
    destiny = ["executive_order_1", "consolidate_power_1"]
    helping = ["consolidate_power_1", "consolidate_power_2", "investigative_committee_3"]
    t = crisis_check(["executive_order_1"], helping, ["evasive_maneuvers_1"], destiny=destiny)
    t.quiet(stop="contribute")
    bot = Greedy()
    before = suspicions(t, bot)
    t.say("contribute", *helping, who=1).say("contribute", who=2).say("contribute", who=0).quiet()
    bot.see(bots.happened(t.game, 0)(0))
    assert suspicions(t, bot)[1] < before[1]


def test_who_has_seen_a_loyalty_card_knows() -> None:
    t = table(seat("gaius_baltar"), seat("laura_roslin", loyalty=["cylon_brig"]), seat("kara_thrace"), phase="action")
    t.act("ability:cylon_detector").say("look_whose", 1)
    found = suspicions(t, Greedy())
    assert found[1] > 0.99
    assert found[2] < 0.05


def test_the_only_cylon_is_revealed_and_all_others_are_cleared() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", cylon=True, revealed=["cylon_brig"]), seat("kara_thrace"))
    assert suspicions(t, Greedy()) == pytest.approx((0.01, 1.0, 0.01))


def test_new_loyalty_cards_weaken_what_was_believed() -> None:
    bot = Greedy()
    bot.witness.mind.add(1, 2.0)
    bot.witness.mind.new_cards()
    assert bot.witness.mind.evidence[1] == 1.0


def test_it_accuses_whom_it_suspects() -> None:
    t = table(
        seat("saul_tigh", location="admirals_quarters"), seat("laura_roslin"), seat("kara_thrace"), phase="action"
    )
    t.act("location:admirals_quarters")
    bot = Greedy()
    bot.witness.mind.add(2, 2.0)
    assert answer(t, 0, bot) == (2,)


# --- humans ---------------------------------------------------------------------------------------------


def test_a_human_helps_where_much_is_at_stake_and_saves_cards_where_little_is() -> None:
    hand = ["executive_order_2", "declare_emergency_3", "declare_emergency_4", "declare_emergency_5"]
    dire = crisis_check(hand, [], [], morale=1)
    dire.quiet(stop="contribute")
    assert len(answer(dire)) >= 3
    fine = crisis_check(hand, [], [], morale=15)
    fine.quiet(stop="contribute")
    assert len(answer(fine)) < len(answer(dire))


def test_the_fleet_jumps_to_kobol_when_it_can() -> None:
    t = table(seat("saul_tigh", location="ftl_control"), phase="action", distance=8, jump=4)
    assert answer(t) == ("location:ftl_control",)


def test_nobody_jumps_the_last_people_to_death() -> None:
    t = table(seat("saul_tigh", location="ftl_control"), phase="action", distance=4, jump=3, population=2)
    assert answer(t) != ("location:ftl_control",)


def test_the_lowest_resource_is_spared() -> None:
    """Food and morale, or population and fuel."""
    low: list[tuple[dict[str, Any], int]] = [({"food": 1}, 1), ({"fuel": 1}, 0)]
    for position, box in low:
        t = table(seat("william_adama"), phase="crisis", crisis_deck=["riots_basestars"], **position)
        t.quiet()
        assert answer(t) == (box,)


def test_a_pilot_shoots_at_what_is_before_him() -> None:
    pilot = seat("kara_thrace", location="viper", area="front")
    t = table(pilot, phase="action", raiders={"front": 4}, civilians={"front": ["pop1"]})
    assert answer(t) == ("viper:activate",)
    t.act("viper:activate")
    assert answer(t) == ("attack:raider",)


def test_galactica_is_repaired_before_it_breaks_apart() -> None:
    five = ["armory", "command", "hangar_deck", "weapons_control", "ftl_control"]
    t = table(seat("galen_tyrol", location="command", hand=["repair_1"]), phase="action", damaged=five)
    assert answer(t) == ("card:repair_1",)


# --- Cylons ---------------------------------------------------------------------------------------------


def cylon(card: str, **about: Any) -> dict[str, Any]:
    return seat("saul_tigh", loyalty=[card], **about)


def test_a_cylon_hides_at_first() -> None:
    t = table(cylon("cylon_morale", location="command"), phase="action")
    assert answer(t) != ("reveal:cylon_morale",)


def test_a_cylon_holds_back_until_it_is_time_to_strike() -> None:
    positions: list[tuple[dict[str, Any], bool]] = [({}, False), ({"distance": 4}, True), ({"food": 2}, True)]
    for position, strikes in positions:
        t = table(cylon("cylon_morale", location="command"), phase="action", **position)
        s = Greedy().look(t.game.view(0), 0)
        assert s.machine
        assert s.cylon == strikes


def test_a_cylon_reveals_himself_when_that_ends_the_game() -> None:
    t = table(cylon("cylon_morale", location="command"), phase="action", morale=1, distance=6)
    assert answer(t) == ("reveal:cylon_morale",)
    t.act("reveal:cylon_morale")
    assert answer(t) == ("use",)


def test_a_cylon_in_the_brig_late_in_the_game_reveals_himself() -> None:
    t = table(cylon("cylon_brig", location="brig"), phase="action", distance=7)
    assert answer(t) == ("reveal:cylon_brig",)


def test_a_hidden_cylon_spoils_a_check_that_would_hurt() -> None:
    hand = ["strategic_planning_3", "strategic_planning_4", "launch_scout_1"]
    t = table(
        cylon("cylon_morale", hand=hand),
        seat("laura_roslin", hand=["consolidate_power_2"] * 3),
        seat("tom_zarek"),
        phase="crisis",
        crisis_deck=["low_supplies"],
        morale=1,
    )
    t.quiet(stop="contribute").say("contribute", *["consolidate_power_2"] * 3, who=1)
    added = answer(t)
    assert added
    assert set(added) <= set(hand)


def test_a_revealed_cylon_acts_where_it_hurts() -> None:
    """Raiders among civilian ships that nobody protects."""
    ships = {"rear": ["pop1", "pop2", "pop1"]}
    t = table(
        seat("saul_tigh", cylon=True, revealed=["cylon_brig"]), phase="movement", raiders={"rear": 5}, civilians=ships
    )
    assert answer(t) == ("cylon_fleet",)
    t.say("movement", "cylon_fleet").act("location:cylon_fleet")
    assert answer(t) == ("raiders",)


# --- talk -----------------------------------------------------------------------------------------------


def test_bots_say_only_what_can_be_said_with_one_click() -> None:
    talk: list[bots.Said] = []
    played(("greedy",) * 5, "talk", talk)
    said = {phrase for _, phrase in talk}
    assert said <= set(phrases("galactica", "en"))
    assert {"help_lot", "help_little"} <= said


def said_at_announcement(hand: list[str]) -> list[str]:
    """What Roslin says when a check is announced that everybody should help with."""
    t = table(
        seat("saul_tigh", hand=["executive_order_1"]),
        seat("laura_roslin", hand=hand),
        phase="crisis",
        crisis_deck=["low_supplies"],
        morale=2,
    )
    bot = Greedy()
    while t.game.pending[next(iter(t.game.pending))].about.get("step") != "before_cards":
        t.nothing()
    answer(t, 1, bot)
    return bot.says()


def test_what_it_promises_does_not_depend_on_what_it_could_play_now() -> None:
    """Who holds a card for this window and who holds none both speak."""
    assert said_at_announcement(["investigative_committee_3", "consolidate_power_1"]) == ["help_little"]
    assert said_at_announcement(["consolidate_power_2", "consolidate_power_2"]) == ["help_little"]
    assert said_at_announcement(["consolidate_power_1"]) == ["help_none"]


@pytest.mark.parametrize(("card", "report"), [("cylon_brig", "saw_cylon"), ("not_a_cylon", "saw_human")])
def test_a_human_reports_what_he_saw_and_a_cylon_the_contrary(card: str, report: str) -> None:
    contrary = {"saw_cylon": "saw_human", "saw_human": "saw_cylon"}[report]
    for loyalty, said in ((HUMAN, report), (["cylon_morale"], contrary)):
        people = [seat("gaius_baltar", loyalty=loyalty * 1), seat("laura_roslin", loyalty=[card]), seat("kara_thrace")]
        t = table(*people, phase="action")
        t.act("ability:cylon_detector").say("look_whose", 1)
        while t.asked() != "movement" or 0 not in t.game.pending:
            who, question = next(iter(t.game.pending.items()))
            t.game.answer(who, question.sample(Random(3)))
        bot = Greedy()
        answer(t, 0, bot)
        assert bot.says() == [said]


def test_a_report_of_somebody_trusted_is_believed() -> None:
    t = table(seat("saul_tigh"), seat("gaius_baltar"), seat("kara_thrace"), phase="action", current=1)
    t.act("ability:cylon_detector").say("look_whose", 2)
    bot = Greedy()
    bot.see(bots.happened(t.game, 0)(0))
    before = suspicions(t, bot)
    bot.hears([(1, "saw_cylon")])
    assert suspicions(t, bot)[2] > before[2]


def test_it_says_why_once_when_it_is_asked() -> None:
    t = table(seat("william_adama"), phase="crisis", crisis_deck=["riots_basestars", "riots_launch_raiders"])
    t.quiet()
    bot = Greedy()
    t.game.answer(0, answer(t, 0, bot))
    assert bot.says() == []
    for said in (["because_smaller_loss"], []):
        bot.hears([(1, "why")])
        bot.look(t.game.view(0), 0)
        assert bot.says() == said


def test_a_deed_of_long_ago_is_forgotten() -> None:
    t = table(seat("william_adama"), phase="crisis", crisis_deck=["riots_basestars"], turn=1)
    t.quiet()
    bot = Greedy()
    answer(t, 0, bot)
    later = table(seat("william_adama"), phase="movement", turn=9)
    bot.hears([(1, "why")])
    bot.look(later.game.view(0), 0)
    assert bot.says() == []


def test_a_cylon_gives_the_reason_of_a_human() -> None:
    for loyalty in (HUMAN, ["cylon_morale"]):
        t = table(seat("william_adama", loyalty=loyalty), phase="crisis", crisis_deck=["riots_basestars"])
        t.quiet()
        bot = Greedy()
        answer(t, 0, bot)
        assert bot.why() == "because_smaller_loss"


def test_who_is_asked_by_name_says_why_and_nobody_else() -> None:
    t = table(seat("william_adama"), seat("saul_tigh"), phase="crisis", crisis_deck=["riots_basestars"])
    t.quiet()
    bot, other = Greedy(), Greedy()
    answer(t, 0, bot)
    for one, who in ((bot, 0), (other, 1)):
        one.hears([(2, "why_william_adama")])
        one.look(t.game.view(who), who)
    assert (bot.says(), other.says()) == (["because_smaller_loss"], [])


def test_who_has_done_nothing_says_so() -> None:
    t = table(seat("william_adama"), phase="movement")
    bot = Greedy()
    bot.hears([(1, "why_william_adama")])
    bot.look(t.game.view(0), 0)
    assert bot.says() == ["why_nothing"]


def test_who_is_asked_by_name_answers_with_his_next_answer_whatever_it_is() -> None:
    """Also where there is nothing to choose, and nothing to think about."""
    t = table(seat("saul_tigh", hand=["launch_scout_1"] * 2), seat("kara_thrace"), phase="action")
    t.act("card:launch_scout_1")
    asked = t.game.pending[0]
    assert asked.items == ("pass",)
    bot = Greedy()
    bot.hears([(1, "why_saul_tigh")])
    bot.choose(t.game.view(0), asked, Random(1))
    assert bot.says() == ["why_nothing"]


SPENT = ["investigative_committee_5", "consolidate_power_1", "repair_1"]


@pytest.mark.parametrize(
    ("added", "loyalty", "said"),
    [
        (["investigative_committee_5"], HUMAN, "gave_lot"),
        (["consolidate_power_1"], HUMAN, "gave_little"),
        ([], HUMAN, "gave_held_back"),
        (["repair_1"], ["cylon_morale"], "gave_little"),
        (["investigative_committee_5"], ["cylon_morale"], "gave_little"),
        ([], ["cylon_morale"], "gave_had_nothing"),
    ],
)
def test_what_was_added_to_a_check_is_told_vaguely_and_by_a_cylon_as_he_likes(
    added: list[str], loyalty: list[str], said: str
) -> None:
    """A human tells how it is; a Cylon tells what fits the number of cards. None names a card or a strength."""
    t = table(
        seat("saul_tigh"),
        seat("laura_roslin", hand=SPENT, loyalty=loyalty),
        phase="crisis",
        crisis_deck=["low_supplies"],
    )
    t.quiet(stop="contribute")
    view = t.game.view(1)
    s = Seen(Galactica.read(view["table"]), 1, Greedy().witness.mind)
    assert contribution(s, t.game.pending[1], tuple(added)) == said
    bot = Greedy()
    bot.talk.speak(s, t.game.pending[1], tuple(added), bot.witness)
    bot.hears([(0, "why_laura_roslin")])
    bot.look(view, 1)
    assert bot.says() == [said]


def test_the_winners_are_whom_it_says_they_are() -> None:
    """The side that a bot plays for is the side that the rules count it to."""
    game = played(("greedy",) * 5, "sides")
    assert isinstance(game.state, Galactica)
    for who in range(5):
        s = Seen(Galactica.read(game.view(who)["table"]), who, Greedy().witness.mind)
        assert s.machine == is_cylon(game.state, who)
