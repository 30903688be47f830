"""Phase III: Settle (002 III)."""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Item, Question, Way, question
from orrery.games.race.cards import WORLD, Card
from orrery.games.race.develop import reveal, with_passes
from orrery.games.race.events import GoodPlaced, Left, Paid
from orrery.games.race.powers import (
    ANY,
    SETTLE,
    DrawAfterSettle,
    Military,
    PayForMilitary,
    Power,
    ReduceWorld,
    TemporaryMilitary,
    ZeroCost,
)
from orrery.games.race.state import Race, without

BONUS = 1


class Means(NamedTuple):
    """What a seat has to settle worlds with, gathered once a phase."""

    less: dict[str, int]
    """Reductions by kind, ANY among them."""
    military: int
    against: dict[str, int]
    """Specialised military, by kind of goods or flag."""
    temporary: tuple[tuple[str, int], ...]
    zero: tuple[tuple[str, str], ...]
    """Cards that reduce a cost to 0, with the kind of goods they may not be used for."""
    pay: tuple[tuple[str, int, str], ...]
    """Cards that let a military world be paid for: discount, and the kind they may not be used for."""


class Plan(NamedTuple):
    """One way to settle a world: the cards of the tableau whose optional powers serve, and the cards to discard."""

    use: tuple[str, ...]
    cost: int


def means(g: Race, seat: int) -> Means:
    less: dict[str, int] = {}
    against: dict[str, int] = {}
    military = g.players[seat].temporary
    temporary: list[tuple[str, int]] = []
    zero: list[tuple[str, str]] = []
    pay: list[tuple[str, int, str]] = []
    for id, power in g.powers(seat, SETTLE):
        if isinstance(power, Military):
            if power.against is None:
                military += power.n
            else:
                against[power.against] = against.get(power.against, 0) + power.n
        elif isinstance(power, ReduceWorld):
            less[power.kind] = less.get(power.kind, 0) + power.n
        elif isinstance(power, TemporaryMilitary):
            temporary.append((id.partition(":")[0], power.n))
        elif isinstance(power, ZeroCost):
            zero.append((id.partition(":")[0], power.never))
        elif isinstance(power, PayForMilitary):
            pay.append((id.partition(":")[0], power.discount, power.never))
    return Means(less, military, against, tuple(temporary), tuple(zero), tuple(pay))


def general_military(g: Race, seat: int) -> int:
    """Unspecialised military, without what is only temporary."""
    return sum(p.n for _, p in g.powers(seat, SETTLE) if isinstance(p, Military) and p.against is None)


def military_against(has: Means, world: Card) -> int:
    strength = has.military + has.against.get(world.kind or "", 0)
    return strength + sum(has.against.get(flag, 0) for flag in world.flags if flag != world.kind)


def reductions(has: Means, world: Card) -> int:
    return has.less.get(ANY, 0) + has.less.get(world.kind or "", 0)


def plans(has: Means, world: Card, hand: int) -> list[Plan]:
    """Every way to settle a world with `hand` cards left to pay with.

    Temporary military may be used up beside any of them, needed or not, but never makes a payment cheaper: strength and
    payment do not mix. Nor do two cards that let one pay for a military world.
    """
    found: list[Plan] = []
    less = reductions(has, world)
    zero = [card for card, never in has.zero if never != world.kind]
    if not world.military:
        found.append(Plan((), max(0, world.cost - less)))
        found += [Plan((card,), 0) for card in zero]
        found += [Plan((*plan.use, card), plan.cost) for plan in found for card, _ in has.temporary]
    else:
        strength = military_against(has, world)
        if strength >= world.cost:
            found.append(Plan((), 0))
        found += [Plan((card,), 0) for card, more in has.temporary if strength + more >= world.cost]
        paid: list[Plan] = []
        for card, discount, never in has.pay:
            if never != world.kind:
                paid.append(Plan((card,), max(0, world.cost - discount - less)))
                paid += [Plan((card, other), 0) for other in zero]
        found += paid + [Plan((*plan.use, card), plan.cost) for plan in paid for card, _ in has.temporary]
    return [plan for plan in found if plan.cost <= hand]


def can_settle(has: Means, world: Card, hand: int) -> bool:
    """Whether there is any plan: the same as `plans` being other than empty, in less time."""
    if not world.military:
        return world.cost - reductions(has, world) <= hand or any(never != world.kind for _, never in has.zero)
    strength = military_against(has, world) + sum(more for _, more in has.temporary)
    return strength >= world.cost or (bool(has.pay) and bool(plans(has, world, hand)))


@question
def settle(g: Race, seat: int) -> Question:
    """Which world to place, if any: one that can be paid for or conquered."""
    player = g.players[seat]
    cards = g.cards
    has = means(g, seat)
    hand = len(player.hand) - 1
    return Question(
        tuple(
            [
                card
                for card in dict.fromkeys(player.hand)
                if cards[card].type == WORLD and can_settle(has, cards[card], hand)
            ]
        ),
        least=0,
    )


@settle.preview
def show_settle(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    """The cheapest way, and what the world brings."""
    if not choice:
        return {}
    world = g.cards[str(choice[0])]
    possible = plans(means(g, asked.seat), world, len(g.players[asked.seat].hand) - 1)
    best = min(possible, key=lambda plan: price(g, plan))
    return {
        "card": world.id,
        "cost": best.cost,
        "how": how(g, world, best.use),
        "use": list(best.use),
        "vp": world.vp,
        "goods": world.windfall,
        "draw": cards_after(g, asked.seat),
    }


def price(g: Race, plan: Plan) -> tuple[int, int, int]:
    """What a plan costs: cards from the hand, then cards that leave the tableau; at last, the fewest powers."""
    return plan.cost, sum(is_used_up(power) for card in plan.use for power in g.cards[card].powers), len(plan.use)


@settle.blocked
def why_not_settle(g: Race, asked: Question) -> dict[Item, Refusal]:
    player = g.players[asked.seat]
    has = means(g, asked.seat)
    why: dict[Item, Refusal] = {}
    for card in dict.fromkeys(player.hand):
        world = g.cards[card]
        if world.type != WORLD:
            why[card] = Refusal("not_a_world")
        elif card in asked.items:
            continue
        elif payable := [discount for _, discount, never in has.pay if world.military and never != world.kind]:
            missing = world.cost - max(payable) - reductions(has, world) - (len(player.hand) - 1)
            why[card] = Refusal("too_dear", missing=missing)
        elif world.military:
            strength = military_against(has, world) + sum(more for _, more in has.temporary)
            why[card] = Refusal("too_strong", missing=world.cost - strength)
        else:
            missing = world.cost - reductions(has, world) - (len(player.hand) - 1)
            why[card] = Refusal("too_dear", missing=missing)
    return why


def plans_now(g: Race, seat: int) -> list[Plan]:
    """How the world just placed may be settled."""
    player = g.players[seat]
    assert player.fresh is not None
    return plans(means(g, seat), g.cards[player.fresh], len(player.hand))


@question
def pay(g: Race, seat: int) -> Question:
    """How to settle the world just placed: which optional powers to use, and which cards to discard."""
    player = g.players[seat]
    possible = plans_now(g, seat)
    about = {"card": player.fresh, "ways": [{"use": list(plan.use), "cost": plan.cost} for plan in possible]}
    uses = tuple(dict.fromkeys(f"use:{card}" for plan in possible for card in plan.use))
    ways = tuple([Way(tuple([f"use:{card}" for card in plan.use]), player.hand, plan.cost) for plan in possible])
    return Question(uses + player.hand, about=about, ways=ways)


@pay.preview
def show_pay(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    use, cards = split_payment(choice)
    return {
        "card": asked.about["card"],
        "cost": len(cards),
        "use": list(use),
        "discards": list(cards),
        "how": how(g, g.cards[asked.about["card"]], use),
        "draw": cards_after(g, asked.seat),
    }


def split_payment(choice: Choice) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The cards of the tableau that are used, and the cards that are discarded from hand."""
    items = [str(item) for item in choice]
    return (
        tuple([item[4:] for item in items if item.startswith("use:")]),
        tuple([item for item in items if not item.startswith("use:")]),
    )


def how(g: Race, world: Card, use: tuple[str, ...]) -> str:
    pays = any(isinstance(power, PayForMilitary) for card in use for power in g.cards[card].powers)
    return "conquered" if world.military and not pays else "paid"


def cards_after(g: Race, seat: int) -> int:
    """Cards to draw after settling: the bonus of who chose the phase, and powers."""
    bonus = BONUS if g.phase in g.players[seat].actions else 0
    return bonus + sum(p.n for _, p in g.powers(seat, SETTLE) if isinstance(p, DrawAfterSettle))


@procedure
def settle_phase(g: Race) -> Play[None]:
    """All choose in secret, all reveal, then each pays or conquers in turn order, seeing what was done before."""
    answers = yield All(settle(seat) for seat in g.order() if g.players[seat].hand)
    for seat, placed in with_passes(g, answers):
        reveal(g, seat, placed)
        find_windfall(g, seat)
    for seat in g.order():
        if g.players[seat].fresh is not None:
            choice = only_payment(g, seat)
            if choice is None:
                choice = yield pay(seat)
            settle_world(g, seat, choice)
    for player in g.players:
        player.fresh = None
        player.temporary = 0


def find_windfall(g: Race, seat: int) -> None:
    """A windfall world brings its good as soon as it is placed."""
    world = g.players[seat].fresh
    if world is not None and g.cards[world].windfall and g.put_good(seat, world):
        g.tell(GoodPlaced(seat, world, "windfall"))


def only_payment(g: Race, seat: int) -> Choice | None:
    """The payment, where the table can see that there is but one."""
    possible = plans_now(g, seat)
    hand = g.players[seat].hand
    if len(possible) == 1 and possible[0].cost in (0, len(hand)):
        return (*[f"use:{card}" for card in possible[0].use], *hand[: possible[0].cost])
    return None


def settle_world(g: Race, seat: int, choice: Choice) -> None:
    player = g.players[seat]
    assert player.fresh is not None
    use, cards = split_payment(choice)
    g.discard(seat, cards)
    g.tell(Paid(seat, player.fresh, cards, use, how(g, g.cards[player.fresh], use)))
    for card in use:
        use_up(g, seat, card)
    if g.phase in player.actions:
        g.draw(seat, BONUS, "bonus")
    for _, power in g.powers(seat, SETTLE):
        if isinstance(power, DrawAfterSettle):
            g.draw(seat, power.n, "after")


def use_up(g: Race, seat: int, card: str) -> None:
    """Cards that must be discarded from the tableau to be used leave it at once."""
    player = g.players[seat]
    for power in g.cards[card].powers:
        if isinstance(power, TemporaryMilitary):
            player.temporary += power.n
        if is_used_up(power):
            player.tableau = without(player.tableau, (card,))
            g.discards += (card,)
            g.shown += (card,)
            g.tell(Left(seat, card))


def is_used_up(power: Power) -> bool:
    return isinstance(power, (TemporaryMilitary, ZeroCost))
