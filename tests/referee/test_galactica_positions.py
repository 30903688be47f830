"""The referee of Battlestar Galactica takes a game up in the middle, and finds what was against the rules there."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from orrery import referee
from orrery.referee.story import Story
from tests.games.galactica.table import Table, seat, table
from tests.referee.spoiling import retold

DAYBREAK = {"daybreak": True}
ATHENA = "sharon_athena_agathon"


def a_table(*players: dict[str, Any], **about: Any) -> Table:
    return table(*players, options=DAYBREAK, **{"turn": 3, "phase": "action", "sleeper": True, **about})


def faults(t: Table) -> list[str]:
    return referee.judge(Story.of(t.game))


def at_war(seed: int) -> Table:
    """Two turns by chance, with ships everywhere."""
    t = a_table(
        seat("saul_tigh", hand=["executive_order_1", "repair_1"]),
        seat("laura_roslin", hand=["evasive_maneuvers_2"]),
        seat("kara_thrace", location="viper", area="front", hand=["maximum_firepower_3"]),
        seat(ATHENA, hand=["launch_scout_1"]),
        raiders={"front": 3, "rear": 1},
        heavy_raiders={"port_bow": 1},
        vipers={"front": 1, "port_aft": 1},
        basestars=[{"area": "front", "damage": ["critical_hit"]}],
        civilians={"rear": ["pop1"], "port_aft": ["empty"]},
        centurions=[1, 0, 0, 0],
        damaged=["armory"],
        vipers_damaged=1,
        jump=3,
        distance=5,
    )
    rng = Random(seed)
    while t.game.result is None and len(t.events("turn_began")) < 3:
        who = rng.choice(list(t.game.pending))
        t.game.answer(who, t.game.pending[who].sample(rng))
    return t


@pytest.mark.parametrize("seed", range(6))
def test_nothing_is_found_in_two_turns_of_a_war(seed: int) -> None:
    assert faults(at_war(seed)) == []


def an_order() -> Story:
    t = a_table(seat("saul_tigh", hand=["executive_order_1"]), seat("laura_roslin"), seat("kara_thrace"), food=3)
    return Story.of(t.act("card:executive_order_1").game)


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"event": "activated", "icon": "raiders"}, "T2.5"),
        ({"event": "acted", "who": 0, "action": "card:repair_1"}, "T26"),
        ({"event": "ended", "reason": "food", "winners": [], "cylons": []}, "T24"),
        ({"event": "turn_began", "who": 2, "turn": 4}, "T2"),
    ],
)
def test_a_fault_is_found(more: dict[str, Any], rule: str) -> None:
    story = an_order()
    assert referee.judge(story) == []
    found = referee.judge(retold(story, [*story.told(), more]))
    assert any(rule in fault for fault in found), found


def test_the_first_views_are_what_the_referee_goes_by() -> None:
    story = deepcopy(an_order())
    story.first[0]["table"]["players"][0]["hand"] = ["repair_1"]
    assert any("executive_order_1 is not in the hand of seat 0" in fault for fault in referee.judge(story))


def test_nothing_is_launched_after_a_negotiation() -> None:
    """Negotiation (004): neither launched nor activated for the rest of the turn. So at Cylon Fleet too (P10)."""
    t = a_table(
        seat("tom_zarek", hand=["executive_order_2"]),
        seat(ATHENA, location="cylon_fleet", hand=["negotiation_5"]),
        *(seat("laura_roslin"), seat("kara_thrace")),
        basestars=[{"area": "rear"}],
    )
    t.act("card:executive_order_2")
    if t.asked() == "order_whom":
        t.say("order_whom", 1)
    t.say("order_how", "two_actions")
    t.act("card:negotiation_5")
    t.quiet()
    while t.asked() != "action":
        who, question = next(iter(t.game.pending.items()))
        t.game.answer(who, question.sample(Random(1)))
    t.act("location:cylon_fleet")
    if t.asked() == "cylon_fleet_order":
        t.say("cylon_fleet_order", "launch")
    t.quiet()
    assert sum(t.g.raiders) == 0
    assert faults(t) == []
