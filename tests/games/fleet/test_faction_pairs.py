"""Every faction against every faction, with commanders and all sectors: the laws hold (chapter FAC).

In the short run the laws that a faction's powers could break, each at some of the questions; in the long run
(`ORRERY_LONG=1`) all of them, as in the matrix of `tests/laws`.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from itertools import product

import pytest

import orrery
from orrery.games.fleet.factions import FACTIONS
from tests.laws import kit
from tests.laws.course import length, run

OPTIONS = {"factions": "any_faction", "commanders": "free_commanders", "sectors": "all_sectors"}
LONG = os.environ.get("ORRERY_LONG") == "1"
SHORT_LAWS: kit.Shares = {
    kit.nothing_is_wrong: 0.1,
    kit.nobody_is_asked_in_vain: 0.1,
    kit.other_worlds_look_the_same: 0.003,
}
ALL_LAWS: kit.Shares = dict(law for group in kit.GROUPS.values() for law in group.items())
AT_END = tuple(law for laws in kit.AT_END.values() for law in laws)
USUAL = 220
"""Answers of a game that is looked at as often as `kit` says."""


@dataclass(frozen=True)
class Pair:
    """A battle whose factions are taken already."""

    factions: tuple[str, str]

    def __call__(self, seed: str, as_generators: bool = False) -> orrery.Game:
        game = orrery.new("fleet", 2, seed, OPTIONS, as_generators=as_generators)
        for seat, faction in enumerate(self.factions):
            game.answer(seat, (faction,))
        return game


@pytest.mark.parametrize("factions", list(product(FACTIONS, repeat=2)), ids=" against ".join)
def test_the_laws_hold_for_every_pair(factions: tuple[str, str]) -> None:
    pair = Pair(factions)
    if LONG:
        laws, at_end = kit.scaled(ALL_LAWS, min(1.0, (USUAL / length(pair, 0)) ** 2)), AT_END
    else:
        laws, at_end = SHORT_LAWS, (kit.replay_is_exact,)
    assert run(pair, 0, laws, at_end) > 20
