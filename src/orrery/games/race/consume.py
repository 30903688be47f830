"""Phase IV: Consume, and $: Trade, the sale before it (002 IV)."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, question
from orrery.games.race.events import Consumed, DiscardedForVp, Gambled, Sold
from orrery.games.race.knowledge import unseen
from orrery.games.race.powers import (
    ANY,
    CONSUME,
    THIS_WORLD,
    TRADE,
    TRADE_PRICE,
    Consume,
    ConsumeAll,
    ConsumeAtTradePrice,
    DiscardForVp,
    DrawInConsume,
    Gamble,
    Power,
    TradeBonus,
)
from orrery.games.race.state import Cards, Race, power_of


@procedure
def consume_phase(g: Race) -> Play[None]:
    """Each player in turn order sells, if that is the bonus, then uses every consume power."""
    for seat in g.order():
        if "consume_trade" in g.players[seat].actions and g.players[seat].goods:
            yield from sell(g, seat)
        yield from use_powers(g, seat)
    for player in g.players:
        player.used = ()


# --- $: Trade -----------------------------------------------------------------------------------------


def trade_value(g: Race, seat: int, world: str, with_powers: bool = True) -> int:
    """The price of the good of a world, and what the trade powers add to it."""
    kind = g.cards[world].kind
    assert kind is not None
    value = TRADE_PRICE[kind]
    if with_powers:
        for id, power in g.powers(seat, TRADE):
            assert isinstance(power, TradeBonus)
            own = power.good == THIS_WORLD and id.partition(":")[0] == world
            if own or power.good in (ANY, kind):
                value += power.n
    return value


@question
def trade(g: Race, seat: int) -> Question:
    """Which good to sell: one must be."""
    goods = g.players[seat].goods
    return Question(goods, about={"values": {world: trade_value(g, seat, world) for world in goods}})


@trade.preview
def show_trade(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    return {"world": choice[0], "cards": asked.about["values"][choice[0]]}


@procedure
def sell(g: Race, seat: int) -> Play[None]:
    """The bonus Consume: Trade. No power is needed to sell."""
    choice = g.players[seat].goods
    if len(choice) > 1:
        choice = yield trade(seat)
    world = choice[0]
    value = trade_value(g, seat, world)
    g.spend_good(seat, world)
    g.tell(Sold(seat, world, g.cards[world].kind or "", value))
    g.draw(seat, value, "trade")


# --- IV: Consume --------------------------------------------------------------------------------------


def goods_for(g: Race, seat: int, power: Power) -> Cards:
    """The worlds whose goods a power could spend."""
    goods = g.players[seat].goods
    if isinstance(power, Consume) and power.good != ANY:
        return tuple([world for world in goods if g.cards[world].kind == power.good])
    return goods


def kinds_of(g: Race, worlds: Cards) -> dict[str, list[str]]:
    """Worlds by the kind of their goods."""
    by_kind: dict[str, list[str]] = {}
    for world in worlds:
        by_kind.setdefault(g.cards[world].kind or "", []).append(world)
    return by_kind


def is_usable(g: Race, seat: int, power: Power) -> bool:
    if isinstance(power, Consume):
        goods = goods_for(g, seat, power)
        return len(kinds_of(g, goods) if power.distinct else goods) >= power.spend
    if isinstance(power, (ConsumeAll, ConsumeAtTradePrice)):
        return bool(g.players[seat].goods)
    if isinstance(power, DiscardForVp):
        return bool(g.players[seat].hand)
    return bool(g.deck or g.discards)


def usable(g: Race, seat: int) -> list[tuple[str, Power]]:
    used = g.players[seat].used
    return [(id, power) for id, power in g.powers(seat, CONSUME) if id not in used and is_usable(g, seat, power)]


@question
def consume(g: Race, seat: int) -> Question:
    """Which consume power to use next. The player orders them; only optional ones may be left unused."""
    powers = usable(g, seat)
    must = any(not power.optional for _, power in powers)
    return Question(tuple([id for id, _ in powers]), least=1 if must else 0)


@consume.preview
def show_consume(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    """What the power brings when used to the full."""
    if not choice:
        return {}
    id = str(choice[0])
    power = power_of(g, id)
    told: dict[str, Any] = {"power": id}
    if isinstance(power, Consume):
        times = times_usable(g, asked.seat, power)
        told |= {
            "goods": times * power.spend,
            "vp": times * power.vp * factor(g, asked.seat),
            "cards": times * power.cards,
        }
    elif isinstance(power, ConsumeAll):
        n = len(g.players[asked.seat].goods)
        told |= {"goods": n, "vp": (n - 1) * factor(g, asked.seat), "cards": 0}
    elif isinstance(power, DrawInConsume):
        told |= {"goods": 0, "vp": 0, "cards": power.n}
    return told


def times_usable(g: Race, seat: int, power: Consume) -> int:
    """Powers that repeat are used to the full."""
    if power.distinct:
        return 1
    return min(power.times, len(goods_for(g, seat, power)) // power.spend)


def factor(g: Race, seat: int) -> int:
    """The bonus Consume: 2x VP doubles the chips that goods bring."""
    return 2 if "consume_x2" in g.players[seat].actions else 1


@procedure
def use_powers(g: Race, seat: int) -> Play[None]:
    """Uses every power once, in the player's order, until none that must be used can be."""
    while usable(g, seat):
        choice = only_power(g, seat)
        if choice is None:
            choice = yield consume(seat)
        if not choice:
            return
        g.players[seat].used += choice
        yield from use_power(g, seat, choice[0])


def only_power(g: Race, seat: int) -> Cards | None:
    """The power to use, where only one can be and it must."""
    powers = usable(g, seat)
    return (powers[0][0],) if len(powers) == 1 and not powers[0][1].optional else None


@procedure
def use_power(g: Race, seat: int, id: str) -> Play[None]:
    power = power_of(g, id)
    if isinstance(power, DrawInConsume):
        g.tell(Consumed(seat, id, (), 0, power.n))
        g.draw(seat, power.n, "consume")
    elif isinstance(power, Gamble):
        choice = yield gamble(seat, id)
        flip(g, seat, choice[0])
    elif isinstance(power, DiscardForVp):
        choice = yield discard_for_vp(seat, id)
        sell_hand_cards(g, seat, id, choice)
    else:
        choice = only_goods(g, seat, power)
        if choice is None:
            choice = yield consume_goods(seat, id)
        spend(g, seat, id, choice)


@question
def consume_goods(g: Race, seat: int, id: str) -> Question:
    """Which goods a power spends."""
    power = power_of(g, id)
    goods = goods_for(g, seat, power)
    about: dict[str, Any] = {"power": id}
    if isinstance(power, ConsumeAtTradePrice):
        about["values"] = {world: trade_value(g, seat, world, power.trade_powers) for world in goods}
        return Question(goods, about=about)
    assert isinstance(power, Consume)
    if power.distinct:
        return Question(goods, about=about, ways=distinct_goods(g, goods, power.spend))
    n = power.spend * times_usable(g, seat, power)
    return Question(goods, n, n, about)


def distinct_goods(g: Race, goods: Cards, n: int) -> tuple[Way, ...]:
    """Every set of `n` goods of different kinds."""
    by_kind = list(kinds_of(g, goods).values())
    chosen = [pick for pick in product(*[[None, *worlds] for worlds in by_kind]) if len(pick) - pick.count(None) == n]
    return tuple(Way(tuple(world for world in pick if world is not None)) for pick in chosen)


@consume_goods.preview
def show_consume_goods(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    vp, cards = gains(g, asked.seat, asked.about["power"], tuple(str(world) for world in choice))
    return {"vp": vp, "cards": cards}


def only_goods(g: Race, seat: int, power: Power) -> Cards | None:
    """The goods that a power spends, where it leaves no choice."""
    goods = goods_for(g, seat, power)
    if isinstance(power, ConsumeAll):
        return goods
    if isinstance(power, ConsumeAtTradePrice):
        return goods if len(goods) == 1 else None
    assert isinstance(power, Consume)
    return goods if len(goods) == power.spend * times_usable(g, seat, power) else None


def gains(g: Race, seat: int, id: str, worlds: Cards) -> tuple[int, int]:
    """Chips and cards that a power brings for these goods."""
    power = power_of(g, id)
    if isinstance(power, ConsumeAll):
        return (len(worlds) - 1) * factor(g, seat), 0
    if isinstance(power, ConsumeAtTradePrice):
        return 0, trade_value(g, seat, worlds[0], power.trade_powers)
    assert isinstance(power, Consume)
    times = len(worlds) // power.spend
    return times * power.vp * factor(g, seat), times * power.cards


def spend(g: Race, seat: int, id: str, worlds: Cards) -> None:
    vp, cards = gains(g, seat, id, worlds)
    for world in worlds:
        g.spend_good(seat, world)
    g.gain(seat, vp)
    g.tell(Consumed(seat, id, worlds, vp, cards))
    if cards:
        g.draw(seat, cards, "consume")


@question
def discard_for_vp(g: Race, seat: int, id: str) -> Question:
    """Which hand cards to turn into chips, if any."""
    power = power_of(g, id)
    assert isinstance(power, DiscardForVp)
    hand = g.players[seat].hand
    return Question(hand, 0, min(power.most, len(hand)), {"power": id})


@discard_for_vp.preview
def show_discard_for_vp(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    return {"vp": len(choice)}


def sell_hand_cards(g: Race, seat: int, id: str, cards: Cards) -> None:
    """One chip a card, never doubled."""
    if cards:
        g.discard(seat, cards)
        g.gain(seat, len(cards))
    g.tell(DiscardedForVp(seat, id, cards, len(cards)))


@question
def gamble(g: Race, seat: int, id: str) -> Question:
    """Which number to name before the top card is flipped."""
    power = power_of(g, id)
    assert isinstance(power, Gamble)
    return Question(tuple(range(power.low, power.high + 1)), about={"power": id})


@gamble.preview
def show_gamble(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    """How many of the cards that this seat cannot place have the number."""
    cards = unseen(g, asked.seat)
    hits = sum(g.cards[card].cost == choice[0] for card in cards)
    return {"hits": hits, "cards": len(cards), "odds": float(Fraction(hits, len(cards))) if cards else 0.0}


def flip(g: Race, seat: int, number: int) -> None:
    """A hit goes to the hand, a miss to the discard pile; all see it. It is not part of a reshuffle that it causes."""
    card = g.take(1)[0]
    hit = g.cards[card].cost == number
    g.tell(Gambled(seat, number, card, hit))
    if hit:
        g.players[seat].hand += (card,)
        g.players[seat].known += (card,)
    else:
        g.discards += (card,)
        g.shown += (card,)
