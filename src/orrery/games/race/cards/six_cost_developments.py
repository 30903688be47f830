"""The twelve developments that cost 6 and what each scores (002, "POUVOIRS DES DÉVELOPPEMENTS COÛTANTS 6")."""

from __future__ import annotations

from orrery.games.race.cards.card import (
    DEVELOPMENT,
    WORLD,
    PerCard,
    PerChips,
    PerGood,
    PerMilitary,
    six_cost,
)
from orrery.games.race.powers import (
    ALIEN,
    ANY,
    CONSUME,
    EXPLORE,
    GENES,
    NOVELTY,
    RARE,
    REBEL,
    TRADE,
    Consume,
    ConsumeAtTradePrice,
    DrawExtra,
    DrawInConsume,
    DrawInProduce,
    DrawPerWorld,
    KeepExtra,
    Military,
    ProduceOnWindfall,
    ReduceDevelopment,
    ReduceWorld,
    TradeBonus,
)

SIX_COST = (
    six_cost(
        "alien_tech_institute",
        ReduceWorld(2, ALIEN),
        Military(2, against=ALIEN),
        flags=("alien",),
        scoring=(
            PerCard(3, produces=ALIEN),
            PerCard(2, windfall=ALIEN),
            PerCard(2, flag="alien"),
        ),
    ),
    six_cost(
        "free_trade_association",
        Consume(NOVELTY, times=3, vp=1, cards=1),
        ProduceOnWindfall(NOVELTY),
        scoring=(
            PerCard(2, produces=NOVELTY),
            PerCard(1, windfall=NOVELTY),
            PerCard(2, card="consumer_markets"),
            PerCard(2, card="expanding_colony"),
        ),
    ),
    six_cost(
        "galactic_federation",
        ReduceDevelopment(2),
        scoring=(
            PerCard(2, type=DEVELOPMENT, six_cost=True),
            PerCard(1, type=DEVELOPMENT),
        ),
    ),
    six_cost(
        "galactic_imperium",
        Military(4, against=REBEL),
        flags=("imperium",),
        scoring=(
            PerCard(2, type=WORLD, military=True, flag="rebel"),
            PerCard(1, type=WORLD, military=True),
        ),
    ),
    six_cost(
        "galactic_renaissance",
        DrawExtra(2),
        KeepExtra(1),
        scoring=(
            PerChips(1, every=3),
            PerCard(3, card="research_labs"),
            PerCard(3, card="galactic_trendsetters"),
            PerCard(3, card="artist_colony"),
        ),
    ),
    six_cost(
        "galactic_survey_seti",
        DrawExtra(2),
        scoring=(
            PerCard(1, type=DEVELOPMENT, power_in=EXPLORE),
            PerCard(2, type=WORLD, power_in=EXPLORE),
            PerCard(1, type=WORLD),
        ),
    ),
    six_cost(
        "merchant_guild",
        DrawInProduce(2),
        scoring=(
            PerCard(2, produces=ANY),
            PerGood(1),
        ),
        first_edition={"scoring": (PerCard(2, produces=ANY),)},
    ),
    six_cost(
        "mining_league",
        Consume(RARE, spend=2, vp=3),
        ProduceOnWindfall(RARE),
        scoring=(
            PerCard(2, produces=RARE),
            PerCard(1, windfall=RARE),
            PerCard(2, card="mining_robots"),
            PerCard(2, card="mining_conglomerate"),
        ),
    ),
    six_cost(
        "new_economy",
        DrawInConsume(1),
        scoring=(
            PerCard(2, type=DEVELOPMENT, power_in=CONSUME),
            PerCard(1, type=WORLD, power_in=CONSUME),
        ),
    ),
    six_cost(
        "new_galactic_order",
        Military(2),
        scoring=(PerMilitary(1),),
    ),
    six_cost(
        "pan_galactic_league",
        Military(-1),
        DrawPerWorld(1, GENES),
        scoring=(
            PerCard(2, produces=GENES),
            PerCard(2, windfall=GENES),
            PerCard(1, type=WORLD, military=True),
            PerCard(3, card="contact_specialist"),
        ),
    ),
    six_cost(
        "trade_league",
        TradeBonus(1),
        ConsumeAtTradePrice(trade_powers=True),
        scoring=(
            PerCard(2, type=DEVELOPMENT, power_in=TRADE),
            PerCard(1, type=WORLD, power_in=TRADE),
        ),
    ),
)
