"""What a card or a tableau is worth, measured at the table: one small game for each measurement."""

from __future__ import annotations

from typing import Any

from orrery.games.race.cards import CARDS, DEVELOPMENT
from tests.games.race.table import Table, money, player

# Tableau cards that make that much military, whatever the world.
STRENGTH = (
    "",
    "expedition_force",
    "space_marines",
    "drop_ships",
    "drop_ships expedition_force",
    "drop_ships space_marines",
    "drop_ships space_marines expedition_force",
    "drop_ships space_marines new_galactic_order",
)

# Military worlds of that defence, to try an empire's strength on; none is Alien or gives Rare Elements below 5.
TARGETS = (
    (1, "outlaw_world"),
    (1, "new_survivalists"),
    (2, "former_penal_colony"),
    (2, "reptilian_uplift_race"),
    (3, "pirate_world"),
    (3, "rebel_underground"),
    (4, "malevolent_lifeforms"),
    (5, "rebel_outpost"),
    (6, "rebel_base"),
    (7, "rebel_homeworld"),
)

# Worlds that hold a good of that kind, and have no other power that matters before Produce.
HOLDERS = {
    "novelty": ("gem_world", "artist_colony", "refugee_world", "pirate_world"),
    "rare": ("comet_zone", "mining_world", "destroyed_world", "radioactive_world"),
    "genes": ("lost_species_ark_world", "pre_sentient_race", "empath_world", "avian_uplift_race"),
    "alien": ("alien_robotic_factory", "deserted_alien_colony", "deserted_alien_library", "deserted_alien_outpost"),
}


def place(card: str, tableau: str = "old_earth", bonus: bool = False, **rest: Any) -> Table:
    """Seat 0 has placed the card, using no optional power, and has paid for it or conquered it."""
    phase, other = ("develop", "settle") if CARDS[card].type == DEVELOPMENT else ("settle", "develop")
    table = Table(player(tableau, hand=f"{card} {money(7, without=f'{card} {tableau}')}"), **rest)
    table.act(phase if bonus else other, phase)
    if not bonus and phase == "settle":
        table.place()
    table.place(card)
    if table.asked(0) == "pay":
        table.pay(0, money(table.ways(0)[()], without=f"{card} {tableau}"))
    assert card in table.tableau(0)
    return table


def cost(card: str, tableau: str = "old_earth", bonus: bool = False, **rest: Any) -> int:
    """How many hand cards are paid for it, with nothing but this tableau."""
    [cards] = place(card, tableau, bonus, **rest).paid(0)
    return len(cards)


def can_settle(card: str, tableau: str, hand: str = "", **rest: Any) -> bool:
    """May the card be settled by who has no other hand card (or these)?"""
    table = Table(player(tableau, hand=f"{card} {hand}"), **rest)
    table.act("settle")
    return card in table.offered(0)


def can_conquer(world: str, tableau: str, **rest: Any) -> bool:
    """May the military world be taken by strength alone?"""
    table = Table(player(tableau, hand=f"{world} {money(7, without=tableau)}"), **rest)
    table.act("settle")
    if world not in table.offered(0):
        return False
    table.place(world)
    if table.asked(0) == "pay":
        return () in table.ways(0)
    return [event["how"] for event in table.events("paid", 0)] == ["conquered"]


def defence(card: str, **rest: Any) -> int:
    """The military needed to conquer it."""
    return next(n for n, cards in enumerate(STRENGTH) if can_conquer(card, f"old_earth {cards}", **rest))


def strength(tableau: str, **rest: Any) -> int:
    """The military of a tableau against worlds at large, or 0 if it is below."""
    targets = [(n, world) for n, world in TARGETS if world not in tableau.split()]
    return max((n for n, world in targets if can_conquer(world, tableau, **rest)), default=0)


def points(tableau: str, goods: str = "", chips: int = 0, other: str = "", **rest: Any) -> int:
    """The final score of a tableau."""
    return final((tableau, goods, chips), other, **rest).scores[0]


def final(first: tuple[str, str, int], other: str = "", **rest: Any) -> Table:
    """The table after a last round in which nobody did anything: the pool is empty."""
    tableau, goods, chips = first
    opponent = other or next(world for world in ("new_sparta", "epsilon_eridani") if world not in tableau)
    table = Table(player(tableau, goods=goods, chips=chips), player(opponent, chips=24 - chips), pool=0, **rest)
    table.act("develop")
    table.place()
    return table


def explores(tableau: str, action: str = "consume_x2", **rest: Any) -> tuple[int, int]:
    """How many cards are looked at, and how many of them are kept."""
    table = Table(player(tableau), **rest)
    table.act(action, "explore_5")
    table.finish()
    [looked] = table.events("looked", 0, seen_by=0)
    [kept] = table.events("kept", 0, seen_by=0)
    assert table.hand(0) == sorted(kept["cards"])
    return len(looked["cards"]), len(kept["cards"])


def sells(world: str, tableau: str = "new_sparta", **rest: Any) -> int:
    """How many cards the good of that world brings to who chose Consume: Trade."""
    cards = f"{tableau} {world}" if world not in tableau.split() else tableau
    table = Table(player(cards, goods=world), **rest)
    table.act("consume_trade")
    if table.asked(0) == "trade":
        table.choose(0, world)
    return len(table.drew(0, "trade"))


def consuming(tableau: str, goods: str = "", hand: str = "", action: str = "settle", **rest: Any) -> Table:
    """The table when a Consume phase that seat 0 did not choose comes to its powers (or has used them all by itself).

    With action "consume_x2" seat 0 chose it, for doubled chips.
    """
    table = Table(player(tableau, hand=hand, goods=goods), **rest)
    table.act(action, "consume_x2")
    if action == "settle":
        table.place()
    return table


def producing(tableau: str, goods: str = "", hand: str = "", bonus: bool = False, **rest: Any) -> Table:
    """The table when a Produce phase has come to a choice or is over; seat 0 chose it if it has the bonus."""
    table = Table(player(tableau, hand=hand, goods=goods), **rest)
    table.act("produce" if bonus else "settle", "produce")
    if not bonus:
        table.place()
    return table


def check_world(card: str, price: int, vp: int, windfall: str = "", produces: str = "", **rest: Any) -> None:
    """A civil world: what it costs, the points it is worth, the goods it holds."""
    base = "old_earth" if card != "old_earth" else "new_sparta"
    settled = place(card, base, **rest)
    assert len(settled.paid(0)[0]) == price
    assert settled.events("paid", 0)[0]["how"] == "paid"
    assert can_settle(card, base, money(price), **rest)
    assert not (price and can_settle(card, base, money(price - 1), **rest))
    _check_points_and_goods(settled, card, base, vp, windfall, produces, **rest)


def check_military_world(
    card: str, defended: int, vp: int, windfall: str = "", produces: str = "", **rest: Any
) -> None:
    """A military world: the strength that takes it, for no payment; no payment takes it without."""
    assert defence(card, **rest) == defended
    assert not can_settle(card, "old_earth", money(8), **rest)
    settled = place(card, f"old_earth {STRENGTH[defended]}", **rest)
    assert settled.paid(0) == [[]]
    assert settled.events("paid", 0)[0]["how"] == "conquered"
    _check_points_and_goods(settled, card, "old_earth", vp, windfall, produces, **rest)


def check_development(card: str, price: int, vp: int, **rest: Any) -> None:
    """A development that costs 1 to 5: its cost, the bonus that lowers it, its points."""
    assert cost(card, **rest) == price
    assert cost(card, bonus=True, **rest) == price - 1
    assert points(f"old_earth {card}", **rest) == points("old_earth", **rest) + vp


def check_consume(
    card: str, good: str = "any", spend: int = 1, times: int = 1, vp: int = 0, cards: int = 0, **rest: Any
) -> None:
    """A power that spends so many goods of a kind, that often at most, for chips and cards each time.

    There is a good of each kind for one use too many, so that the power shows its limit.
    """
    for kind, worlds in HOLDERS.items():
        goods = " ".join(worlds[: spend * (times + 1)])
        table = consuming(f"new_sparta {card} {goods}", goods, **rest)
        table.finish()
        uses = times if good in {"any", kind} else 0
        assert len(table.goods(0)) == len(goods.split()) - uses * spend
        assert table.chips(0) == uses * vp
        assert table.hand_size(0) == uses * cards
    if good == "any" and spend == 2:
        mixed = consuming(f"new_sparta {card} gem_world comet_zone", "gem_world comet_zone", **rest)
        assert mixed.chips(0) == vp


def check_rebel(card: str, defended: int) -> None:
    """Galactic Imperium has 4 more military against a Rebel world."""
    assert can_conquer(card, f"old_earth galactic_imperium {STRENGTH[max(0, defended - 4)]}")


def _check_points_and_goods(
    settled: Table, card: str, base: str, vp: int, windfall: str, produces: str, **rest: Any
) -> None:
    assert points(f"{base} {card}", **rest) == points(base, **rest) + vp
    assert settled.goods(0) == ([card] if windfall else [])
    assert (card in producing(f"{base} {card}", **rest).goods(0)) == bool(produces)
    if windfall or produces:
        assert kind_sold(card, base, **rest) == (windfall or produces)


def kind_sold(world: str, base: str = "new_sparta", **rest: Any) -> str:
    """The kind of the good that lies on that world."""
    table = Table(player(f"{base} {world}", goods=world), **rest)
    table.act("consume_trade")
    table.finish()
    [sale] = table.events("sold", 0)
    kind: str = sale["kind"]
    return kind
