"""What each action would come to now, as its preview says it."""

from __future__ import annotations

import orrery


def test_producing_counts_its_own_windfall_world() -> None:
    """RG-PRO-03: every world that produces by itself, and one windfall world for the action."""
    tableau = ["old_earth", "gem_world", "comet_zone", "radioactive_world"]
    position = {"players": [{"tableau": tableau}, {"tableau": ["new_sparta"]}]}
    game = orrery.new("race", 2, seed=1, position=position)
    now = game.pending[0].preview(("produce",))["now"]
    assert set(now["worlds"]) == {"gem_world", "comet_zone", "radioactive_world"}
