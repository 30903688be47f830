"""The start worlds: 0 to 4, and the six optional ones for experienced players, numbered below 0 (002, contents)."""

from __future__ import annotations

from orrery.games.race.cards.card import military_world, world
from orrery.games.race.powers import (
    NOVELTY,
    RARE,
    Consume,
    DiscardToProduce,
    DrawAfterDevelop,
    DrawAfterSettle,
    DrawInConsume,
    DrawInProduce,
    Military,
    PayForMilitary,
    ProduceHere,
    ReduceWorld,
    TradeBonus,
)

START_WORLDS = (
    world("old_earth", 3, 2, TradeBonus(1), Consume(times=2, vp=1), start=0),
    world("epsilon_eridani", 2, 1, Military(1), Consume(vp=1, cards=1), start=1),
    world("alpha_centauri", 2, 0, ReduceWorld(1, RARE), Military(1, against=RARE), windfall=RARE, start=2),
    military_world("new_sparta", 2, 1, Military(2), start=3),
    world("earths_lost_colony", 2, 1, Consume(vp=1), ProduceHere(), produces=NOVELTY, start=4),
    military_world("star_nomad_raiders", 2, 1, Military(1), TradeBonus(2), start=-1),
    world("industrial_robots", 2, 1, DrawAfterDevelop(1), DrawInProduce(1), start=-2),
    world("galactic_trade_emissaries", 2, 1, PayForMilitary(1), DrawInConsume(1), start=-3),
    world("terraforming_colonists", 2, 1, DrawAfterSettle(1), DiscardToProduce(), flags=("terraforming",), start=-4),
    military_world("abandoned_mine_squatters", 2, 0, Military(1), ProduceHere(), produces=RARE, start=-5),
    world("gateway_station", 2, 1, Consume(spend=2, vp=1, cards=3), windfall=NOVELTY, start=-6),
)
