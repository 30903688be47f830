"""Phase IV: sales and consumption."""

from __future__ import annotations

from collections.abc import Iterable

from orrery.referee.race.cards import Power
from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event

PRICE = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
SPENDING = ("consume", "consume_all", "consume_at_trade_price")


def check_consume(table: Table, events: list[Event]) -> None:
    acting = [event["who"] for event in events if "who" in event]
    order = [seat.number for seat in table.order()]
    table.same(events[0], "RG-RND-05", "who consumes, in order", acting, sorted(acting, key=order.index))
    for seat in table.seats:
        check_sales(table, seat, events)
    used: set[tuple[int, str]] = set()
    for event in events:
        if "who" in event:
            check_action(table, table.seats[event["who"]], event, used)
        table.follow(event)
    for seat in table.seats:
        check_draws_follow(table, [event for event in events if event.get("who") == seat.number])
        for power in table.powers(seat.tableau, "consume"):
            if (seat.number, power.name) not in used and could_be_used(table, seat, power):
                table.wrong(events[-1], "RG-CON-01", f"{power.name} of seat {seat.number} is not used")


def check_sales(table: Table, seat: Seat, events: list[Event]) -> None:
    own = [event for event in events if event.get("who") == seat.number]
    sales = [event for event in own if event["event"] == "sold"]
    must_sell = "consume_trade" in seat.actions and bool(seat.goods)
    table.same(events[0], "RG-CON-07", f"the number of sales of seat {seat.number}", len(sales), int(must_sell))
    if sales and own[0] is not sales[0]:
        table.wrong(sales[0], "RG-CON-07", "a sale comes after consuming")


def check_action(table: Table, seat: Seat, event: Event, used: set[tuple[int, str]]) -> None:
    name = event["event"]
    if name == "sold":
        check_sale(table, seat, event)
    elif name in ("consumed", "discarded_for_vp", "gambled"):
        powers = table.powers(seat.tableau, "consume")
        named = [p for p in powers if (p.op == "gamble" if name == "gambled" else p.name == event["power"])]
        if not named or (seat.number, named[0].name) in used:
            table.wrong(event, "RG-CON-05", f"{event.get('power', name)} is no power that can be used now")
            return
        used.add((seat.number, named[0].name))
        if name == "consumed":
            check_use(table, seat, named[0], event)
        elif name == "discarded_for_vp":
            check_hand_cards(table, named[0], event)
        else:
            check_gamble(table, event)
        seat.chips += event.get("vp", 0)
        table.pool -= event.get("vp", 0)


def price(table: Table, seat: Seat, world: str, with_powers: bool) -> int:
    kind = table.cards[world].kind
    bonus = [
        power.amount
        for power in table.powers(seat.tableau, "trade")
        if power.fits(kind) or (power.kind == "this_world" and power.card == world)
    ]
    return PRICE[kind] + with_powers * sum(bonus) if kind else 0


def check_sale(table: Table, seat: Seat, event: Event) -> None:
    table.same(event, "RG-CON-07", "the kind of good sold", event["kind"], table.cards[event["world"]].kind)
    right = price(table, seat, event["world"], with_powers=True)
    table.same(event, "RG-CON-08", f"the price of the good on {event['world']}", event["n"], right)


def check_use(table: Table, seat: Seat, power: Power, event: Event) -> None:
    worlds = event["worlds"]
    double = 2 if "consume_x2" in seat.actions else 1
    if len(set(worlds)) != len(worlds):
        table.wrong(event, "RG-CON-02", "one good is consumed twice")
    for world in worlds:
        if not power.fits(table.cards[world].kind):
            table.wrong(event, "RG-CON-03", f"{power.name} consumes a good of {world}, which is of another kind")
    taken = goods_to_take(table, seat.goods, power)
    table.same(event, "RG-CON-05", f"the number of goods for {power.name}", len(worlds), taken)
    if power.op == "draw":
        vp, cards = 0, power.amount
    elif power.op == "consume_all":
        vp, cards = max(0, len(worlds) - 1), 0
    elif power.op == "consume_at_trade_price":
        vp, cards = 0, sum(price(table, seat, world, power.trade_powers) for world in worlds)
    else:
        uses = len(worlds) // power.goods
        vp, cards = uses * power.vp, uses * power.cards
        if power.different and len({table.cards[world].kind for world in worlds}) != len(worlds):
            table.wrong(event, "RG-CON-10", f"{power.name} needs goods of different kinds")
    table.same(event, "RG-CON-09", f"the points for {power.name}", event["vp"], vp * double)
    table.same(event, "RG-CON-01", f"the cards for {power.name}", event["n"], cards)


def goods_to_take(table: Table, goods: Iterable[str], power: Power) -> int:
    """As many as a power takes of these goods: all it can, or none."""
    kinds = [kind for world in goods if power.fits(kind := table.cards[world].kind)]
    if power.op == "draw":
        return 0
    if power.op == "consume_all":
        return len(kinds)
    there = len(set(kinds)) if power.different else len(kinds)
    return power.goods * min(power.times, there // power.goods)


def could_be_used(table: Table, seat: Seat, power: Power) -> bool:
    if power.op == "draw" or power.op == "gamble":
        return not table.dry
    return power.op in SPENDING and goods_to_take(table, seat.goods, power) > 0


def check_hand_cards(table: Table, power: Power, event: Event) -> None:
    if power.op != "discard_hand_for_vp" or event["n"] > power.times:
        table.wrong(event, "RG-CON-15", f"{event['n']} cards of the hand are given for {power.name}")
    table.same(event, "RG-CON-15", "the points for cards of the hand", event["vp"], event["n"])


def check_gamble(table: Table, event: Event) -> None:
    if not 1 <= event["number"] <= 7:
        table.wrong(event, "RG-CON-14", f"{event['number']} is named")
    right = table.cards[event["card"]].cost == event["number"]
    table.same(event, "RG-CON-14", f"a hit with {event['card']}", event["hit"], right)


def check_draws_follow(table: Table, own: list[Event]) -> None:
    """After each sale and use come its cards, at once."""
    for event, after in zip(own, [*own, {}][1:], strict=True):
        promised = event["n"] if event["event"] in ("sold", "consumed") else 0
        drew = after["n"] if after.get("event") == "drew" else 0
        if event["event"] != "drew" and drew != promised and not (table.dry and drew < promised):
            table.wrong(event, "RG-POW-02", f"{promised} cards are due, {drew} drawn")
        if event["event"] != "drew" and drew:
            right = "trade" if event["event"] == "sold" else "consume"
            table.same(after, "RG-CON-08", "the reason of the draw", after["why"], right)
