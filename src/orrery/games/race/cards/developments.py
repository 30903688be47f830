"""The developments that cost 1 to 5: 19 designs, two cards of each (002, "À PROPOS DES CARTES")."""

from __future__ import annotations

from orrery.games.race.cards.card import development
from orrery.games.race.powers import (
    ALIEN,
    GENES,
    NOVELTY,
    RARE,
    Consume,
    DiscardForVp,
    DrawAfterDevelop,
    DrawAfterSettle,
    DrawAtStart,
    DrawExtra,
    DrawIfMostProduced,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    KeepExtra,
    Military,
    PayForMilitary,
    ProduceOnWindfall,
    ReduceDevelopment,
    ReduceWorld,
    TemporaryMilitary,
    TradeBonus,
    ZeroCost,
)

DEVELOPMENTS = (
    development("contact_specialist", 1, 1, Military(-1), PayForMilitary(1), preset=4),
    development("expedition_force", 1, 1, DrawExtra(1), Military(1), preset=2),
    development("export_duties", 1, 1, TradeBonus(1), preset=3),
    development("investment_credits", 1, 1, ReduceDevelopment(1)),
    development("new_military_tactics", 1, 1, TemporaryMilitary(3), preset=3),
    development("public_works", 1, 1, DrawAfterDevelop(1), Consume(vp=1), preset=1),
    development("colony_ship", 2, 1, ZeroCost(), preset=1),
    development("deficit_spending", 2, 1, DiscardForVp(2)),
    development("genetics_lab", 2, 1, TradeBonus(1, GENES), ProduceOnWindfall(GENES)),
    development("interstellar_bank", 2, 1, DrawAtStart(1)),
    development("mining_robots", 2, 1, ReduceWorld(1, RARE), ProduceOnWindfall(RARE), preset=2),
    development("space_marines", 2, 1, Military(2), preset=4),
    development(
        "mining_conglomerate", 3, 2, TradeBonus(1, RARE), Consume(RARE, times=2, vp=1), DrawIfMostProduced(2, RARE)
    ),
    development("terraforming_robots", 3, 2, DrawAfterSettle(1), Consume(RARE, vp=1, cards=1), flags=("terraforming",)),
    development("diversified_economy", 4, 2, Consume(spend=3, vp=3, distinct=True), DrawPerKindProduced(1)),
    development("drop_ships", 4, 2, Military(3)),
    development("replicant_robots", 4, 2, ReduceWorld(2)),
    development("research_labs", 4, 2, KeepExtra(1), Consume(GENES, vp=1), DrawPerGoodProduced(1, ALIEN)),
    development("consumer_markets", 5, 3, Consume(NOVELTY, times=3, vp=1), DrawPerGoodProduced(1, NOVELTY)),
)
