"""A save is a cache of one code: what other code has saved is played again from its first answer, never bent.

A refactoring that changes nothing of the rules, branches that are swapped, changes the numbers of the places at which a
procedure waits. A save of before would go on at another place.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery.core.errors import BadRecord, OrreryError
from orrery.core.prints import print_of
from orrery.editions import Edition
from tests.conftest import LONG
from tests.editions import kit

SAVES = 1000 if LONG else 30
"""Of each title."""
ON = 25
"""Answers that are given after loading."""


def saves(title: str, n: int) -> Iterator[tuple[dict[str, Any], int, str]]:
    """Saves at all kinds of moments; the seed of the answers that follow, and what these lead to."""
    found = orrery.titles()[title]
    variants = list(found.variants())
    for i in range(n):
        rng = Random(i)
        seats, options = variants[i * 7 % len(variants)]
        game = orrery.new(title, seats, seed=i, options=options)
        kit.play_on(game, rng, rng.randrange(5, 300))
        yield game.save(), i, print_of(kit.play_on(game, Random(i), ON))


def goes_on(edition: Edition, saved: dict[str, Any], seed: int) -> str:
    return print_of(kit.play_on(edition.load({**saved, "rules": edition.title.rules}), Random(seed), ON))


@pytest.fixture(params=sorted(orrery.titles()))
def swapped(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Edition]:
    """A title whose branches are swapped."""
    sources, branches = kit.rewritten(request.param)
    assert branches > 10, "nothing would be shown"
    with kit.made(tmp_path, request.param, sources) as edition:
        yield edition


def test_a_save_goes_on_rightly_on_other_code(swapped: Edition) -> None:
    for saved, seed, told in saves(swapped.title.name, SAVES):
        assert goes_on(swapped, saved, seed) == told


def test_if_the_code_were_ignored_some_would_go_wrong(swapped: Edition) -> None:
    """The teeth: the save pretends to be of the code that reads it."""

    def right(saved: dict[str, Any], seed: int, told: str) -> bool:
        try:
            return goes_on(swapped, {**saved, "code": swapped.code}, seed) == told
        except (OrreryError, LookupError, AttributeError, TypeError, ValueError):
            return False

    assert not all(right(*one) for one in saves(swapped.title.name, 40))


def test_a_save_of_this_code_is_read_and_not_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    game = kit.play_on(orrery.new("race", 2, seed=1), Random(1), 30)
    saved = game.save()
    monkeypatch.setattr(Edition, "replay", lambda *_: pytest.fail("it was replayed"))
    assert orrery.load(saved).fingerprint() == game.fingerprint()


def test_an_imagined_world_is_for_the_code_that_saved_it() -> None:
    world = kit.play_on(orrery.new("race", 2, seed=1), Random(1), 30).resample(0, 5)
    saved = world.save()
    assert orrery.load(saved).fingerprint() == world.fingerprint()
    with pytest.raises(BadRecord, match="imagined world"):
        orrery.load({**saved, "code": "0" * 16})
    record = kit.play_on(world, Random(2), 3).record()
    assert print_of(orrery.replay(record)) == print_of(world)
    record["saved"]["code"] = "0" * 16
    with pytest.raises(BadRecord, match="no game that this code has saved"):
        orrery.replay(record)


def test_a_print_says_nothing_of_how_a_position_is_stored() -> None:
    """It must never change: releases have written it down."""
    game = kit.play_on(orrery.new("race", 2, seed=7), Random(7), 40)
    assert print_of(orrery.load(game.save())) == print_of(orrery.replay(game.record())) == print_of(game)
    assert print_of(game) != print_of(kit.play_on(game.copy(), Random(8), 1))
