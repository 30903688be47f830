"""What goods bring: how many are made, and what consuming or selling them yields."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from orrery.bots.race.seen import Seen
from orrery.games.race.consume import trade_value
from orrery.games.race.powers import (
    ANY,
    CONSUME,
    PRODUCE,
    Consume,
    ConsumeAll,
    ConsumeAtTradePrice,
    DiscardForVp,
    Power,
    ProduceHere,
    ProduceOnWindfall,
)
from orrery.games.race.state import Cards

Goods = Counter[str]
"""How many goods there are of each kind."""


class Yield(NamedTuple):
    chips: int = 0
    cards: int = 0

    def worth(self, s: Seen, times: int = 1) -> float:
        return times * self.chips + self.cards * s.card


def kinds(s: Seen, worlds: Iterable[str]) -> Goods:
    return Counter([s.g.cards[world].kind or "" for world in worlds])


# --- making goods -------------------------------------------------------------------------------------


def worlds_that_produce(s: Seen, full: Cards, bonus: bool) -> list[str]:
    """The worlds on which a Produce phase would put a good, where some are `full` already."""
    powers = [power for _, power in s.g.powers(s.seat, PRODUCE) if isinstance(power, ProduceOnWindfall)]
    powers.sort(key=lambda power: power.kind == ANY)
    wanted = [power.kind for power in powers] + ([ANY] if bonus else [])
    made = [world for world in s.me.tableau if world not in full and produces(s, world)]
    empty = [world for world in s.me.tableau if world not in full and s.g.cards[world].windfall]
    empty.sort(key=lambda world: -trade_value(s.g, s.seat, world))
    for kind in wanted:
        world = next((world for world in empty if kind in (ANY, s.g.cards[world].kind)), None)
        if world:
            empty.remove(world)
            made.append(world)
    return made


def produces(s: Seen, world: str) -> bool:
    return any(isinstance(power, ProduceHere) for power in s.g.cards[world].powers)


# --- consuming them -----------------------------------------------------------------------------------


def consumed(s: Seen, goods: Goods, prices: Mapping[str, int], times: int = 1) -> Yield:
    """What the consume powers make of these goods, the best power first, where a chip counts `times`.

    `prices` are the trade values by kind.
    """
    goods = goods.copy()
    total = Yield()
    powers = [power for _, power in s.g.powers(s.seat, CONSUME)]
    for power in sorted(powers, key=lambda power: -per_good(s, power, prices, times)):
        gained = use(goods, power, powers, prices)
        total = Yield(total.chips + gained.chips, total.cards + gained.cards)
    return total


def per_good(s: Seen, power: Power, prices: Mapping[str, int], times: int) -> float:
    """What a power gives for each good. At equal terms, the power that takes fewer kinds goes first."""
    if isinstance(power, Consume):
        return (times * power.vp + power.cards * s.card) / power.spend + (0.01 if power.good != ANY else 0.0)
    if isinstance(power, ConsumeAtTradePrice):
        return s.card * max(prices.values(), default=0)
    return -1.0 if isinstance(power, DiscardForVp) else 0.0


def use(goods: Goods, power: Power, powers: list[Power], prices: Mapping[str, int]) -> Yield:
    """Uses one power to the full, and takes what it spends from `goods`."""
    if isinstance(power, ConsumeAll):
        n = goods.total()
        goods.clear()
        return Yield(chips=max(0, n - 1))
    if isinstance(power, ConsumeAtTradePrice):
        kind = max(+goods, key=lambda kind: prices[kind], default=None)
        if kind is None:
            return Yield()
        goods[kind] -= 1
        return Yield(cards=prices[kind])
    if not isinstance(power, Consume):
        return Yield()
    times = 0
    while times < power.times and take(goods, power, powers):
        times += 1
    return Yield(times * power.vp, times * power.cards)


def take(goods: Goods, power: Consume, powers: list[Power]) -> bool:
    """Spends goods once, those first that no other power waits for; False if there are too few."""
    spent: list[str] = []
    for _ in range(power.spend):
        fit = [k for k in +goods if power.good in (ANY, k) and not (power.distinct and k in spent)]
        if not fit:
            goods.update(spent)
            return False
        others = [other for other in powers if other is not power]
        kind = max(fit, key=lambda kind: goods[kind] - wanted(kind, others))
        goods[kind] -= 1
        spent.append(kind)
    return True


def wanted(kind: str, powers: list[Power]) -> int:
    """How many goods of a kind those powers want that take no other kind."""
    return sum(p.times * p.spend for p in powers if isinstance(p, Consume) and p.good == kind)


# --- what goods are good for --------------------------------------------------------------------------


def prices(s: Seen, worlds: Iterable[str]) -> dict[str, int]:
    """The best trade value of each kind."""
    best: dict[str, int] = {}
    for world in worlds:
        kind = s.g.cards[world].kind or ""
        best[kind] = max(best.get(kind, 0), trade_value(s.g, s.seat, world))
    return best


def sold(s: Seen, worlds: Iterable[str]) -> float:
    """Consume: Trade. The dearest good is sold, the others are consumed."""
    goods, price = kinds(s, worlds), prices(s, worlds)
    if not price:
        return consumed(s, goods, price).worth(s)
    best = max(price, key=lambda kind: price[kind])
    goods[best] -= 1
    return price[best] * s.card + consumed(s, goods, price).worth(s)


def eaten(s: Seen, worlds: Iterable[str], times: int = 1) -> float:
    """Consume, with the chips `times` as many."""
    return consumed(s, kinds(s, worlds), prices(s, worlds), times).worth(s, times)


def potential(s: Seen, worlds: Iterable[str]) -> float:
    """What these goods would bring in the best Consume phase."""
    worlds = tuple(worlds)
    return max(sold(s, worlds), eaten(s, worlds, 2)) if worlds else 0.0
