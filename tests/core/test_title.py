"""Titles: seats and options, and one clear sentence for each mistake."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery import BadOption, OrreryError, UnknownTitle, games
from tests.core.probe import Probe, module, start

RULE = "@procedure\ndef rule(g):\n    yield number(0)"


@pytest.fixture(autouse=True)
def rule() -> None:
    Probe.rule = module(RULE)["rule"]


def one_sentence(error: OrreryError) -> bool:
    text = str(error)
    return text.endswith(".") and "\n" not in text and len(text) < 300


def test_the_first_value_is_the_default() -> None:
    game = orrery.new("probe", 2, seed=1)
    assert game.options == {"speed": "slow", "size": 3}
    assert orrery.new("probe", 2, seed=1, options={"size": 1}).options == {"speed": "slow", "size": 1}
    assert Probe.options[0].default == "slow"


@pytest.mark.parametrize("seats", [0, 4, -1, 1.0, "2", None, True, [2], 10**30])
def test_wrong_seats(seats: Any) -> None:
    with pytest.raises(BadOption) as error:
        orrery.new("probe", seats, seed=1)
    assert one_sentence(error.value)


@pytest.mark.parametrize(
    "options",
    [
        *({"pace": 1}, {"speed": "medium"}, {"speed": 1}, {"size": "3"}, {"size": 3.0}, {"size": True}),
        *({"size": None}, {"speed": []}, {"speed": {}}, {"": 1}, {"speed": "slow", "more": 1}, {1: 2}),
    ],
)
def test_wrong_options(options: Any) -> None:
    with pytest.raises(BadOption) as error:
        orrery.new("probe", 2, seed=1, options=options)
    assert one_sentence(error.value)


def test_what_does_not_go_together() -> None:
    with pytest.raises(BadOption, match="too many to be fast"):
        orrery.new("probe", 3, seed=1, options={"speed": "fast"})
    orrery.new("probe", 2, seed=1, options={"speed": "fast"})


@pytest.mark.parametrize("name", ["chess", "", "PROBE", "race ", None, 1, [], {}, ("race",), "../race", "os"])
def test_unknown_titles(name: Any) -> None:
    with pytest.raises(UnknownTitle) as error:
        orrery.new(name, 2, seed=1)
    assert one_sentence(error.value)


def test_a_title_joins_by_its_name() -> None:
    assert "probe" in games.names()
    assert "probe" in orrery.titles()
    ours = next(name for name in games.names() if name != "probe")

    class Impostor(Probe):
        name = ours

    with pytest.raises(ValueError, match=ours):
        games.add(Impostor())


def test_an_unfinished_title_is_not_offered(tmp_path: Path) -> None:
    for name in ("one", "two"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").touch()
    assert games._finished(tmp_path) == ("one", "two")
    (tmp_path / "one" / "UNFINISHED.md").write_text("The end of the game.")
    assert games._finished(tmp_path) == ("two",)
    assert games._folders(tmp_path) == ("one", "two")


def test_the_options_given_are_copied() -> None:
    options = {"speed": "fast"}
    game = orrery.new("probe", 2, seed=1, options=options)
    options["speed"] = "slow"
    assert game.options["speed"] == "fast"
    assert game.view(0)["options"]["speed"] == "fast"


def test_without_a_seed_games_differ() -> None:
    assert len({orrery.new("probe", 1).record()["seed"] for _ in range(5)}) == 5


def test_a_seed_may_be_a_number_or_a_text() -> None:
    rule = "@procedure\ndef rule(g):\n    g.note(g.chance.roll(10 ** 9))\n    yield number(0)"
    start(rule)
    games_ = [orrery.new("probe", 1, seed=seed) for seed in (7, "7", -7, 2**200, "été")]
    assert games_[0].fingerprint() == games_[1].fingerprint()
    assert len({game.fingerprint() for game in games_}) == 4
