"""Every faction against every faction, with commanders and all sectors: the laws hold (chapter FAC)."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

import pytest

import orrery
from orrery.games.fleet.factions import FACTIONS
from tests.laws import kit
from tests.laws.course import run

OPTIONS = {"factions": "any_faction", "commanders": "free_commanders", "sectors": "all_sectors"}
LAWS: kit.Shares = {kit.nothing_is_wrong: 0.1, kit.nobody_is_asked_in_vain: 0.1, kit.other_worlds_look_the_same: 0.003}


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
    assert run(Pair(factions), 0, LAWS, (kit.replay_is_exact,)) > 20
