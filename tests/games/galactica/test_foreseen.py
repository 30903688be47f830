"""What has a single answer that everybody can foresee is not asked, unless asking hides something."""

from __future__ import annotations

from itertools import islice

import orrery
from orrery.core.foresight import tally
from tests.games.galactica.table import seat, table
from tools.foreseen import games

MOST = 0.002
"""The share of such questions that is left: to find the last ones takes longer than to answer them."""


def test_hardly_a_question_of_random_games_is_foreseen() -> None:
    found = tally(games("galactica", 8))
    assert found.asked > 2000
    assert found.share < MOST, found.foreseen


def test_an_open_question_is_the_same_in_every_world() -> None:
    """It is not asked where it leaves one choice: what is hidden must have no part in that."""
    looked_at = 0
    for game, rng in islice(games("galactica", 3), 3):
        while game.pending:
            for ask in game._asks:
                if ask.maker.open:
                    here, there = game.pending[ask.seat], game.resample(None, looked_at).pending[ask.seat]
                    assert (here.items, here.least, here.most, here.ways) == (
                        there.items,
                        there.least,
                        there.most,
                        there.ways,
                    )
                    looked_at += 1
            who = rng.choice(list(game.pending))
            game.answer(who, game.pending[who].sample(rng))
    assert looked_at > 10


def test_a_nuke_needs_no_aim_where_there_is_one_basestar() -> None:
    t = table(seat("saul_tigh"), phase="action", basestars=[{"area": "front"}], script=[4])
    t.act("title:nuke")
    assert (t.g.nukes, t.g.basestars) == (1, ())
    assert orrery.replay(t.game.record()).result is None


def test_a_hand_that_everybody_knows_is_asked_for_nothing() -> None:
    """C1: who could hold a card is asked; whose cards have all been shown could not."""
    for shown, asked in ((["launch_scout_1"], False), ([], True)):
        t = table(
            seat("saul_tigh", location="admirals_quarters"),
            seat("galen_tyrol", hand=["launch_scout_1"]),
            phase="action",
        )
        t.g.players[1].shown = tuple(shown)
        t.g.players[1].bound = (1,) * 5
        t.act("location:admirals_quarters").say("accuse", 2)
        assert (1 in t.game.pending) is asked


def test_apollos_viper_leaves_the_reserve_when_he_launches() -> None:
    game = orrery.new("galactica", 3, 1)
    (first,) = game.pending
    game.answer(first, ["lee_adama"])
    assert game.pending[first].kind == "launch_area"
    table = game.view(None)["table"]
    assert (table["viper_reserve"], table["players"][first]["location"]) == (8, "")
    game.answer(first, ["port_aft"])
    table = game.view(None)["table"]
    assert (table["viper_reserve"], table["players"][first]["location"]) == (7, "viper")
    assert not game.faults()
