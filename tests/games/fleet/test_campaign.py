"""Campaigns (chapter CAM): the chain of battles, and what their winners carry to the last one."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.campaign import CAMPAIGNS, chooser
from orrery.games.fleet.state import Fleet


def whole_campaign(seats: int, seed: int) -> orrery.Game:
    game, rng = orrery.new("fleet", seats, seed, {"campaign": "campaign"}), Random(seed)
    while game.pending:
        seat = rng.choice(list(game.pending))
        game.answer(seat, game.pending[seat].sample(rng))
    return game


def told(game: orrery.Game, name: str) -> list[dict[str, Any]]:
    return [event for event in game.events(None) if event["event"] == name]


@pytest.fixture(scope="module", params=[2, 4])
def campaign(request: pytest.FixtureRequest) -> orrery.Game:
    return whole_campaign(request.param, 1)


def test_a_campaign_goes_from_the_first_battle_to_the_last(campaign: orrery.Game) -> None:
    """FC-CAM-02 to 06, FC-CAM-08 to 12."""
    seats = campaign.state.seats
    began = told(campaign, "battle_began")
    fights = [n + 1 for n, battle in enumerate(CAMPAIGNS[seats]) for _ in battle.pairs or (0,)]
    assert [event["battle"] for event in began] == fights
    assert [event["points"] for event in began] == [CAMPAIGNS[seats][n - 1].points for n in fights]
    assert began[0]["scenario"] == began[-1]["scenario"] == "pitched_battle"
    assert len(told(campaign, "battle_ended")) == len(fights) - 1
    assert len(told(campaign, "ended")) == 1
    assert campaign.result is not None


def test_winners_carry_advantages(campaign: orrery.Game) -> None:
    """FC-CAM-02 to 05: each decided battle gives its prize."""
    g = cast(Fleet, campaign.state)
    won = [(event["who"], event["prize"]) for event in told(campaign, "advantage_won")]
    assert won
    assert all(prize in g.honours[seat] for seat, prize in won)
    for seat, player in enumerate(g.players):
        assert player.veiled == ("veiled" in g.honours[seat])
        assert player.bonus == (2 if "bonus" in g.honours[seat] else 0)


def test_a_campaign_is_one_record(campaign: orrery.Game) -> None:
    again = orrery.replay(campaign.record())
    assert again.fingerprint() == campaign.fingerprint()


def test_who_lost_chooses_the_next_scenario() -> None:
    """FC-CAM-03; of four, the camp with more defeats (FC-CAM-11)."""
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"campaign": "campaign"}).state)
    g.battles = ((1,),)
    assert chooser(g, ()) == 0
    g.battles = ((1,), (0,))
    assert chooser(g, ()) == 1
    g = cast(Fleet, orrery.new("fleet", 4, 1, {"campaign": "campaign"}).state)
    g.battles = ((0,), (0,), (1,))
    assert chooser(g, (0, 3)) == 3
    assert chooser(g, (2, 1)) == 1


@pytest.mark.parametrize(("seats", "options"), [(3, {}), (4, {"format": "free_for_all"}), (2, {"scenario": "duel"})])
def test_what_no_campaign_can_be(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(orrery.BadOption):
        orrery.new("fleet", seats, 1, {"campaign": "campaign", **options})
