"""Greedy at tables of Daybreak: it plays them to the end, and a Cylon leader plays towards his motives."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.bots.galactica.greedy import Greedy
from orrery.bots.galactica.leader import aim, pull
from tests.games.galactica.daybreak.table import Table, seat, table

DORAL = "aaron_doral"
DOCILE, CHASE, DEMISE, HARVEST = "keep_them_docile", "end_the_chase", "savor_their_demise", "harvest_their_resources"


@pytest.mark.parametrize(("seats", "home"), [(3, True), (4, False), (7, True)])
def test_greedy_plays_every_table_of_daybreak_to_the_end(seats: int, home: bool) -> None:
    game = orrery.new("galactica", seats, "legal", {"daybreak": True, "search_for_home": home})
    players = [bots.find("greedy", "galactica")() for _ in range(seats)]
    bots.play(game, players, [Random(i) for i in range(seats)])
    assert game.result is not None
    assert game.faults() == []


def led(motives: list[str], **position: Any) -> Table:
    return table(seat("laura_roslin"), seat(DORAL, motives=motives), **position)


@pytest.mark.parametrize(
    ("motives", "side"), [([DOCILE, CHASE, DEMISE], "human"), ([DOCILE, HARVEST, DEMISE], "cylon")]
)
def test_a_leader_aims_at_the_side_of_most_of_his_motives(motives: list[str], side: str) -> None:
    assert aim(led(motives).g, 1) == side


def test_between_equals_he_looks_who_is_ahead() -> None:
    assert aim(led([DOCILE, HARVEST]).g, 1) == "human"
    assert aim(led([DOCILE, HARVEST], food=1).g, 1) == "cylon"


def test_a_loss_is_welcome_as_long_as_a_motive_wants_it() -> None:
    player = led([DOCILE]).g.players[1]
    assert pull(player, "food", 8) > 0
    assert pull(player, "food", 4) == pull(player, "fuel", 8) == 0


def test_a_leader_arms_his_motives_with_his_next_answer() -> None:
    leader = seat(DORAL, motives=[CHASE, DEMISE], location="caprica")
    t = table(leader, seat("laura_roslin"), phase="movement", damaged=["admirals_quarters"])
    assert bots.step(t.game, {0: bots.Seated(Greedy())}, {0: Random(0)})
    assert t.g.players[0].motives_shown == (CHASE,)
    assert t.g.players[0].motives == (DEMISE,)


def test_what_is_armed_already_does_not_travel_again() -> None:
    leader = seat(DORAL, motives=[CHASE], armed=[CHASE], location="caprica")
    t = table(leader, seat("laura_roslin"), phase="movement")
    assert bots.step(t.game, {0: bots.Seated(Greedy())}, {0: Random(0)})
    assert not any("standing" in str(item) for item in t.game.record()["answers"][-1][1])
