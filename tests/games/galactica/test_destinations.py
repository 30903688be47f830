"""The 22 destinations: what each costs and gives, and how far it brings the fleet (000 p.13; T14.4)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.games.galactica.scene import ADMIRAL, Answer, changes, finish, look, scene, words
from tests.games.galactica.table import Table, seat, table

COPIES = {
    "asteroid_field": 2,
    "barren_planet": 4,
    "cylon_ambush": 1,
    "cylon_refinery": 1,
    "deep_space": 3,
    "desolate_moon": 1,
    "icy_moon": 2,
    "ragnar_anchorage": 1,
    "remote_planet": 3,
    "tylium_planet": 4,
}

DESTINATIONS = {
    "asteroid_field": "fuel -2, civilians lost +1, distance +3",
    "barren_planet": "fuel -2, distance +2",
    "cylon_ambush": "fuel -1, front basestars +1, front raiders +3, rear civilians +3, distance +3",
    "deep_space": "fuel -1, morale -1, distance +2",
    "desolate_moon": "fuel -3, distance +3",
    "remote_planet": "fuel -1, raptors -1, distance +2",
}
RISKS = {
    "cylon_refinery": (
        6,
        "fuel -1, distance +2",
        "fuel +1, distance +2",
        "fuel -1, viper_reserve -2, vipers_damaged +2, distance +2",
    ),
    "icy_moon": (3, "fuel -1, distance +1", "fuel -1, food +1, distance +1", "fuel -1, raptors -1, distance +1"),
    "tylium_planet": (3, "fuel -1, distance +1", "fuel +1, distance +1", "fuel -1, raptors -1, distance +1"),
}
"""The least die that succeeds, and what happens unrisked, then with success, then without."""


def arrive(destination: str, *answers: Answer, **position: Any) -> tuple[Table, list[str]]:
    """The fleet jumps by itself and the Admiral takes this destination: what changes from then on."""
    t = scene("riots_basestars", jump=4, destination_deck=[destination, "deep_space"], **position)
    t.say("crisis_choice", 0)
    assert (t.asked(), list(t.game.pending)) == ("destination", [ADMIRAL])
    before = look(t.g)
    t.say("destination", destination)
    finish(t, *answers)
    after = look(t.g)
    assert after.pop("jump") == 0
    before.pop("jump")
    return t, changes(before, after)


def test_no_destination_is_without_a_test() -> None:
    deck = table(seat("saul_tigh"), phase="receive_skills").g.destination_deck
    assert Counter(deck) == COPIES
    assert len(deck) == 22
    assert {*DESTINATIONS, *RISKS, "ragnar_anchorage"} == set(COPIES)


@pytest.mark.parametrize("destination", DESTINATIONS)
def test_destination(destination: str) -> None:
    """T14.4."""
    t, seen = arrive(destination)
    assert seen == words(DESTINATIONS[destination])
    assert t.g.destinations == (destination,)


@pytest.mark.parametrize("destination", RISKS)
def test_a_risk_is_declined(destination: str) -> None:
    _, seen = arrive(destination, ("take_risk", "decline"))
    assert seen == words(RISKS[destination][1])


@pytest.mark.parametrize("destination", RISKS)
@pytest.mark.parametrize("short", [0, 1])
def test_a_risk_is_taken(destination: str, short: int) -> None:
    """T14.4: the Admiral rolls (T10.1)."""
    least, _, success, failure = RISKS[destination]
    t, seen = arrive(destination, ("take_risk", "risk"), script=[least - short])
    assert seen == words(failure if short else success)
    assert t.events("rolled")[0]["roller"] == ADMIRAL


@pytest.mark.parametrize(
    ("destination", "without"),
    [
        ("cylon_refinery", {"vipers_damaged": 7}),
        ("icy_moon", {"raptors_destroyed": 4}),
        ("tylium_planet", {"raptors_destroyed": 4}),
    ],
)
def test_a_risk_needs_the_ships_in_the_reserve(destination: str, without: dict[str, int]) -> None:
    """000 p.26."""
    _, seen = arrive(destination, **without)
    assert seen == words(RISKS[destination][1])


def test_the_other_destination_goes_under_the_deck_unseen() -> None:
    """T14.3."""
    t, _ = arrive("barren_planet")
    assert t.g.destination_deck[-1] == "deep_space"
    assert t.g.destination_known[-1] == 1 << ADMIRAL


def anchor(**lost: Any) -> Table:
    t = scene("riots_basestars", jump=4, destination_deck=["ragnar_anchorage", "deep_space"], **lost)
    return t.say("crisis_choice", 0).say("destination", "ragnar_anchorage")


def test_ragnar_anchorage_repairs_three_vipers_and_a_raptor_even_destroyed_ones() -> None:
    """FAQ[destroyed-ships-return]."""
    t = anchor(vipers_damaged=2, vipers_destroyed=2, raptors_destroyed=2)
    question = t.game.pending[ADMIRAL]
    best = max(question.choices(), key=len)
    assert len(best) == 4
    before = look(t.g)
    t.game.answer(ADMIRAL, best)
    seen = changes(before, look(t.g))
    assert "viper_reserve +3" in seen
    assert "raptors +1" in seen


def test_ragnar_anchorage_repairs_no_more_than_the_admiral_wants() -> None:
    t = anchor(vipers_damaged=1)
    t.game.answer(ADMIRAL, ())
    assert t.g.vipers_damaged == 1


def test_ragnar_anchorage_has_nothing_to_do() -> None:
    t = anchor()
    finish(t)
    assert (t.g.fuel, t.g.distance) == (8, 1)
