"""Galactica's opponents talk from evidence: what everybody saw, and nothing that tells what they are or hold."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery import bots
from orrery.bots.galactica.arguing import about
from orrery.bots.galactica.clues import drawn
from orrery.bots.galactica.grounds import Grounds
from orrery.bots.galactica.levels import LEVELS, Opponent
from orrery.bots.galactica.sabotage import Heap
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.characters.sheets import BASE, DAYBREAK
from orrery.server.spoken import phrases
from tests.games.galactica.table import Table, seat, table

NAMES = {0: "william_adama", 1: "laura_roslin", 2: "kara_thrace"}
HUMAN = ["not_a_cylon"]


def strong() -> Opponent:
    return Opponent(LEVELS["strong"])


def at_its_turn(loyalty: list[str] = HUMAN) -> Table:
    """Adama is to act; nobody was seen to do anything."""
    people = [seat("william_adama", loyalty=loyalty, location="command"), seat("laura_roslin"), seat("kara_thrace")]
    return table(*people, phase="action")


def suspecting(t: Table, odds: dict[int, float]) -> Opponent:
    """A bot at seat 0 that has something against others."""
    bot = strong()
    bot.see(bots.happened(t.game, 0)(0))
    bot.look(t.game.view(0), 0)
    for who, lean in odds.items():
        lean_on(bot, who, lean)
    return bot


def lean_on(bot: Opponent, who: int, lean: float) -> None:
    """As if so much, in log-odds, spoke against him."""
    mind = bot.witness.mind
    mind._leans[mind.loyalties.age, who] = lean
    mind._found, mind._public = ((), ()), ((), [])


def says(t: Table, bot: Opponent) -> list[str]:
    bot.choose(*bots.seen(t.game, 0), Random(0))
    return bot.says()


# --- grounds --------------------------------------------------------------------------------------------


def heap(against: tuple[str, ...], given: dict[int, int]) -> Heap:
    return Heap(against, (1,), given, (0.4, 0.4), {who: drawn(NAMES[who]) for who in given}, 2)


def test_a_card_that_destiny_does_not_explain_is_spoken_of() -> None:
    """Of Roslin and Starbuck only Starbuck draws piloting."""
    grounds = Grounds()
    grounds.check(3, heap(("piloting",) * 3, {1: 2, 2: 3}), NAMES)
    assert [one.phrase for one in grounds.against(2, 4)] == ["suspect_for_piloting_kara_thrace"]
    assert grounds.against(1, 4) == []
    assert grounds.against(2, 40) == []
    assert grounds.most_generous() == 2


def test_what_destiny_may_have_brought_is_held_against_nobody() -> None:
    grounds = Grounds()
    grounds.check(3, heap(("piloting", "engineering"), {1: 2, 2: 2}), NAMES)
    assert grounds.known == []
    assert grounds.most_generous() == -1


def test_whom_it_suspects_it_accuses_with_the_plainest_reason() -> None:
    t = at_its_turn()
    bot = suspecting(t, {2: 4.0})
    assert says(t, bot) == ["suspect_kara_thrace"]
    bot = suspecting(t, {2: 4.0})
    bot.witness.grounds.add(t.game.view(0)["table"]["turn"], 2, "suspect_for_piloting_kara_thrace", 2.0)
    assert says(t, bot) == ["suspect_for_piloting_kara_thrace"]


def test_who_trusts_all_accuses_nobody() -> None:
    t = at_its_turn()
    assert not [phrase for phrase in says(t, strong()) if phrase.startswith("suspect")]


# --- answering ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phrase", ["suspect_william_adama", "suspect_for_tactics_william_adama"])
def test_who_is_accused_answers_and_a_cylon_answers_alike(phrase: str) -> None:
    said = []
    for loyalty in (HUMAN, ["cylon_brig"]):
        t = at_its_turn(loyalty)
        bot = strong()
        bot.hears([(1, phrase)])
        said.append(says(t, bot))
        bot.hears([(2, phrase)])
        assert not says(t, bot) or says(t, bot)[0] not in said[-1], "once is enough"
    assert said[0] == said[1] == (["because_others_draw_it"] if "for" in phrase else ["because_not_me"])


def test_nobody_answers_for_somebody_else() -> None:
    t = at_its_turn()
    bot = strong()
    bot.hears([(1, "suspect_kara_thrace")])
    assert not [phrase for phrase in says(t, bot) if phrase.startswith("because")]


# --- lying ----------------------------------------------------------------------------------------------


def after_a_look(card: str, leaning: float) -> tuple[Opponent, list[str]]:
    """Baltar is a Cylon and has looked at Roslin's card."""
    people = [seat("gaius_baltar", loyalty=["cylon_morale"]), seat("laura_roslin", loyalty=[card]), seat("kara_thrace")]
    t = table(*people, phase="action")
    t.act("ability:cylon_detector").say("look_whose", 1)
    while t.asked() != "movement" or 0 not in t.game.pending:
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.sample(Random(3)))
    bot = strong()
    bot.see(bots.happened(t.game, 0)(0))
    s = bot.look(t.game.view(0), 0)
    lean_on(bot, 1, leaning)
    return bot, bot.talk.report(s, bot.witness)


def test_a_cylon_blackens_a_human_only_where_it_is_believed_and_clears_a_cylon() -> None:
    assert after_a_look("not_a_cylon", -3.0)[1] == ["saw_human"]
    assert after_a_look("not_a_cylon", 4.0)[1] == ["saw_cylon"]
    assert after_a_look("cylon_brig", 4.0)[1] == ["saw_human"]


def test_a_cylon_does_not_accuse_whom_he_has_cleared() -> None:
    bot, said = after_a_look("cylon_brig", 4.0)
    assert said == ["saw_human"]
    assert bot.latest is not None
    assert not [one for one in bot.talk.arguments(bot.latest, bot.witness) if one.endswith("laura_roslin")]


# --- words ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_everything_that_may_be_said_has_words(lang: str) -> None:
    known = phrases("galactica", lang)
    for sheet in BASE + DAYBREAK:
        if sheet.id not in LEADERS:
            said = [f"suspect_for_{type}_{sheet.id}" for type in drawn(sheet.id)]
            said += [f"suspect_for_choice_{sheet.id}", f"suspect_for_nothing_{sheet.id}", f"trust_for_gifts_{sheet.id}"]
            assert set(said) <= set(known)
    assert {"because_not_me", "because_others_draw_it", "because_gave_most", "because_look_at_me"} <= set(known)


def test_whom_a_phrase_is_about_is_understood() -> None:
    s = strong().look(at_its_turn().game.view(0), 0)
    assert about(s, "suspect_kara_thrace") == about(s, "suspect_for_piloting_kara_thrace") == 2
    assert about(s, "trust_for_gifts_laura_roslin") == 1
    assert about(s, "suspect_tom_zarek") == about(s, "help_lot") == -1


@pytest.mark.parametrize("options", [{}, {"daybreak": True}], ids=["base", "daybreak"])
def test_a_table_says_only_what_has_words_and_argues(options: dict[str, bool]) -> None:
    talk: list[bots.Said] = []
    game = orrery.new("galactica", 5, "argue", options)
    bots.play(game, [strong() for _ in range(5)], [Random(i) for i in range(5)], talk)
    said = {phrase for _, phrase in talk}
    assert said <= set(phrases("galactica", "fr"))
    assert [phrase for phrase in said if phrase.startswith(("suspect_", "trust_"))]
    assert game.faults() == []


def test_what_it_says_is_the_same_in_all_worlds_that_it_cannot_tell_apart() -> None:
    game, rng = orrery.new("galactica", 4, "said"), Random(5)
    while game.pending and game.answers < 100:
        who = next(iter(game.pending))
        me = game.view(who)["table"]["players"][who]["character"]
        lines = []
        for world in (game, game.resample(who, game.answers)):
            bot = strong()
            bot.see(bots.happened(world, who)(0))
            bot.hears([(other, f"suspect_{me}") for other in range(4)])
            lines.append((tuple(bot.choose(*bots.seen(world, who), Random(0))), bot.says()))
        assert lines[0] == lines[1]
        game.answer(who, game.pending[who].sample(rng))
