"""What Galactica's bots believe: the arithmetic of the deck, the cards of checks, and nothing that others know."""

from __future__ import annotations

from random import Random

import pytest

import orrery
from orrery import bots
from orrery.bots.galactica.levels import LEVELS, Opponent
from orrery.bots.galactica.sabotage import Habits, Heap, likelihood
from orrery.bots.galactica.studies import Belief, BeliefStudy, auc, miscalibration, with_interval
from orrery.bots.galactica.weights import learned
from orrery.bots.study import Trial
from orrery.games.galactica.state import Galactica
from tests.games.galactica.table import Table, seat, table

NOBODY = frozenset[int]()


def strong() -> Opponent:
    return Opponent(LEVELS["strong"])


def looking(game: orrery.Game, who: int) -> Opponent:
    """One that has seen the whole game from a seat."""
    bot = strong()
    bot.see(bots.happened(game, who)(0))
    bot.look(game.view(who), who)
    return bot


def beliefs(t: Table, who: int = 0) -> dict[int, float]:
    return looking(t.game, who).beliefs()


# --- the deck -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "cylons", "cards"), [(3, 1, 6), (4, 1, 7), (5, 2, 10), (6, 2, 11)])
def test_at_first_the_deck_says_all(seats: int, cylons: int, cards: int) -> None:
    """Nobody here adds a card of his own to the deck. Who is human knows one card that is not a Cylon's."""
    names = ("william_adama", "laura_roslin", "kara_thrace", "galen_tyrol", "saul_tigh", "tom_zarek")[:seats]
    game = orrery.new("galactica", seats, "deal")
    while game.pending and any(question.kind == "choose_character" for question in game.pending.values()):
        (who, question), *_ = game.pending.items()
        game.answer(who, (next(name for name in names if name in question.items),))
    for who in range(seats):
        assert isinstance(game.state, Galactica)
        own = any(card.startswith("cylon") for card in game.state.players[who].loyalty)
        for chance in looking(game, who).beliefs().values():
            assert chance == pytest.approx((cylons - own) / (cards - 1), abs=0.011)


def test_who_has_looked_at_a_card_knows() -> None:
    t = table(seat("gaius_baltar"), seat("laura_roslin", loyalty=["cylon_brig"]), seat("kara_thrace"), phase="action")
    t.act("ability:cylon_detector").say("look_whose", 1)
    assert beliefs(t)[1] > 0.99
    assert beliefs(t)[2] < 0.05
    assert beliefs(t, 2)[1] < 0.9


def test_the_only_cylon_is_revealed_and_all_others_are_cleared() -> None:
    t = table(seat("saul_tigh"), seat("laura_roslin", cylon=True, revealed=["cylon_brig"]), seat("kara_thrace"))
    assert beliefs(t) == {1: 1.0, 2: 0.01}


def test_as_many_are_suspected_as_there_are_cylon_cards() -> None:
    """All through a game; two Cylons at most, and the deck may hold some."""
    game = orrery.new("galactica", 5, "sum")
    minds = [strong() for _ in range(5)]
    seated = {who: bots.Seated(mind) for who, mind in enumerate(minds)}
    rngs = {who: Random(who) for who in range(5)}
    while bots.step(game, seated, rngs):
        for who, mind in enumerate(minds):
            found = mind.beliefs()
            assert all(0 < chance <= 1 for chance in found.values())
            assert not found or sum(found.values()) < 2.05, who


# --- checks ---------------------------------------------------------------------------------------------

HABITS = Habits({"0": [1], "1": [0.5, 0.5], "2": [0.5, 0.1, 0.4], "3": [0.7, 0.1, 0.1, 0.1], "4": [0.2] * 5}, [1.0] * 6)
DRAWS = {0: {"politics": 3, "leadership": 2}, 1: {"engineering": 2, "politics": 1}, 2: {"tactics": 5}}


def heap(against: tuple[str, ...], helping: tuple[int, ...], given: dict[int, int]) -> Heap:
    return Heap(against, helping, given, (0.4, 0.4), DRAWS, 2)


def test_cards_that_destiny_cannot_explain_speak_against_who_draws_them() -> None:
    """Politics and leadership count; of three engineers' cards destiny explains two at most."""
    found = heap(("engineering",) * 3, (1, 2), {0: 1, 1: 1, 2: 1})
    innocent = likelihood(found, NOBODY, HABITS)
    assert likelihood(found, frozenset([1]), HABITS) > 5 * innocent
    assert likelihood(found, frozenset([0]), HABITS) < likelihood(found, frozenset([1]), HABITS) / 5
    assert likelihood(found, frozenset([2]), HABITS) < likelihood(found, frozenset([1]), HABITS) / 5


def test_a_check_without_a_card_against_it_speaks_for_all_who_added_some() -> None:
    found = heap((), (1, 2, 3, 1, 1), {0: 2, 1: 1})
    assert likelihood(found, frozenset([0]), HABITS) < likelihood(found, NOBODY, HABITS)


def test_the_likelihoods_of_all_that_may_come_add_up() -> None:
    """Destiny's two cards and one of a Cylon, of one type each: 0 to 3 count against the check."""
    habits = HABITS._replace(shows=[1.0] * 6)
    total = 0.0
    for n in range(4):
        one = Heap(("tactics",) * n, (1,) * (3 - n), {2: 1}, (0.4, 0.4), {2: {"tactics": 1}}, 1)
        total += likelihood(one, frozenset([2]), habits)
    assert total == pytest.approx(1.0)


def crisis_check(*hands: list[str]) -> Table:
    people = [seat(c, hand=h) for c, h in zip(("william_adama", "laura_roslin", "kara_thrace"), hands, strict=True)]
    destiny = ["executive_order_1", "consolidate_power_1"]
    return table(*people, phase="crisis", crisis_deck=["low_supplies"], destiny=destiny)


def after_a_check(*added: str) -> dict[int, float]:
    """What Adama believes when Starbuck has added these three, and Roslin one that helps."""
    t = crisis_check(["executive_order_1"], ["consolidate_power_1"], list(added))
    t.quiet(stop="contribute")
    t.say("contribute", "consolidate_power_1", who=1).say("contribute", *added, who=2)
    t.say("contribute", who=0).quiet()
    return beliefs(t)


def test_the_cards_of_a_check_move_what_is_believed() -> None:
    """Starbuck draws piloting, Roslin does not: three of it speak against her, three that help for her."""
    harmed, helped = after_a_check(*["evasive_maneuvers_2"] * 3), after_a_check(*["executive_order_2"] * 3)
    assert harmed[2] > helped[2] + 0.1
    assert sum(harmed.values()) == pytest.approx(sum(helped.values()), abs=0.02)


def test_who_looks_innocent_may_be_hiding() -> None:
    """Of two, one of whom is the Cylon: all speaks for the first, nothing against the other."""
    t = table(seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace"), phase="action")
    bot = looking(t.game, 0)
    bot.witness.mind.clue(1, "said_for_a_test", 1.0)
    bot.witness.mind._leans[bot.witness.mind.loyalties.age, 1] = -30.0
    found = bot.look(t.game.view(0), 0).suspicions
    assert 0.05 < found[1] < 0.15
    assert found[1] + found[2] == pytest.approx(1.0, abs=0.02)


def test_what_only_others_know_changes_no_belief() -> None:
    game, rng = orrery.new("galactica", 4, "worlds"), Random(1)
    while game.pending and game.answers < 120:
        who = next(iter(game.pending))
        other = game.resample(who, game.answers)
        assert looking(other, who).beliefs() == looking(game, who).beliefs()
        game.answer(who, looking(game, who).choose(*bots.seen(game, who), rng))


# --- weights --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("daybreak", [False, True])
def test_the_weights_say_what_was_learned(daybreak: bool) -> None:
    found = learned(daybreak)
    assert found.cards > 0
    for habits in (found.early, found.late):
        for n, row in habits.spoils.items():
            assert len(row) == int(n) + 1
            assert sum(row) == pytest.approx(1.0, abs=0.01)


def test_what_tells_cylons_from_humans_is_learned() -> None:
    """Whoever idles in these games is a Cylon; who works may be anybody."""
    pytest.importorskip("numpy")
    from orrery.bots.galactica.convictions import Clue
    from orrery.bots.galactica.training.fitting import Problem, fit
    from orrery.bots.galactica.training.selfplay import Moment, Played, Watched

    games = []
    rng = Random(2)
    for _ in range(60):
        cylon = rng.randrange(1, 4)
        clues = [Clue(0, who, "idle" if who == cylon else "work", 1.0) for who in (1, 2, 3)]
        clues.append(Clue(0, rng.randrange(1, 4), "work", 1.0))
        ways = tuple([((frozenset([who]),), 1.0) for who in (1, 2, 3)])
        one = Watched(clues, (), [Moment(1, len(clues), 0, ways, frozenset([cylon]))])
        games.append(Played({}, 4, 1, "kobol", (one,), ()))
    weights = fit(Problem(games, HABITS, HABITS), lambda line: None)
    assert weights["idle"] > 0.5 > weights["work"] + 0.3


# --- how well they find Cylons --------------------------------------------------------------------------


def believed(*chances: tuple[float, bool]) -> list[Belief]:
    return [Belief(0, chance, true) for chance, true in chances]


def test_the_area_and_the_calibration_are_what_they_are_called() -> None:
    assert auc(believed((0.9, True), (0.1, False))) == 1.0
    assert auc(believed((0.1, True), (0.9, False))) == 0.0
    assert auc(believed((0.5, True), (0.5, False), (0.7, False))) == 0.25
    assert auc(believed((0.5, True))) == 0.5
    assert miscalibration(believed((0.75, True), (0.75, True), (0.75, True), (0.75, False))) == 0.0
    assert miscalibration(believed((1.0, False), (0.0, False))) == 0.5
    whole, low, high = with_interval([believed((0.9, True), (0.1, False)), believed((0.2, True), (0.3, False))])
    assert low < whole < high


def test_a_report_has_a_row_for_each_quarter() -> None:
    study = BeliefStudy()
    (trial,) = study.plan([("3p", 3, {})], ["strong", "greedy"])
    assert trial == Trial("3p", ("strong", "greedy"), 3, {}, "")
    trial = trial._replace(seed="report")
    seen = study.watch(trial)
    assert {belief.quarter for belief in seen} == {0, 1, 2, 3}
    rows = study.tell([(trial, seen)])
    assert [row[:3] for row in rows] == [("3p", str(quarter), "1") for quarter in (1, 2, 3, 4)]
    assert all(len(row) == len(study.columns) for row in rows)


@pytest.mark.parametrize("name", [*LEVELS, "greedy"])
def test_a_bot_tells_what_it_believes(name: str) -> None:
    bot = bots.find(name, "galactica")()
    assert getattr(bot, "beliefs", dict)() == {}
    t = table(seat("gaius_baltar"), seat("laura_roslin"), seat("kara_thrace"), phase="action")
    bot.choose(*bots.seen(t.game, 0), Random(0))
    assert set(getattr(bot, "beliefs", dict)()) == {1, 2}


@pytest.mark.long
@pytest.mark.parametrize("options", [{}, {"daybreak": True}], ids=["base", "daybreak"])
@pytest.mark.parametrize("seats", [4, 5, 6])
def test_from_the_middle_of_the_game_on_cylons_are_found(seats: int, options: dict[str, bool]) -> None:
    study = BeliefStudy()
    (trial,) = study.plan([("", seats, options)], ["strong"])
    games = [study.watch(trial._replace(seed=f"found:{number}")) for number in range(200)]
    for quarter in (2, 3):
        here = [belief for game in games for belief in game if belief.quarter == quarter]
        assert auc(here) >= 0.8
        assert miscalibration(here) < 0.05
