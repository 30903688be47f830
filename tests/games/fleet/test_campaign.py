"""Campaigns (chapter CAM): the chain of battles, and what their winners carry to the last one."""

from __future__ import annotations

from random import Random
from typing import Any, cast

import pytest

import orrery
from orrery.games.fleet.campaign import CAMPAIGNS, ELEVEN, chooser, open_rules
from orrery.games.fleet.fleets import budget
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


def test_the_final_battle_alone_decides(campaign: orrery.Game) -> None:
    """FC-CAM-01: its winners are the campaign's, and optional rules are for the battles before it."""
    (ended,) = told(campaign, "ended")
    assert campaign.result is not None
    assert tuple(ended["winners"]) == campaign.result.winners
    assert open_rules(("hidden", "fog", "secret", "even_tiles")) == ("even_tiles",)


def test_eleven_scenarios_may_be_chosen() -> None:
    """FC-CAM-07: the pitched battle counts once."""
    assert len(ELEVEN) == 11
    assert "first_game" not in ELEVEN


@pytest.mark.parametrize(
    ("scenario", "points", "phebe", "amycles"),
    [("capture", 9, 6, 9), ("capture", 8, 5, 8), ("blockade", 10, 10, 10), ("duel", 10, 10, 10)],
)
def test_points_of_scenarios_in_a_campaign(scenario: str, points: int, phebe: int, amycles: int) -> None:
    """AMB-56: the battle's points replace twelve; the escort of the shuttle has two thirds of them."""
    g = cast(Fleet, orrery.new("fleet", 2, 1, {"scenario": scenario}).state)
    g.points = points
    assert [budget(g, seat) for seat in (0, 1)] == [phebe, amycles]
