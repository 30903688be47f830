"""A bot that reckons what each choice is worth to it right now, in points, and takes the best."""

from __future__ import annotations

from random import Random

from orrery.bots.bot import Choosing, View
from orrery.bots.race.goods import kinds, per_good, potential, prices, wanted
from orrery.bots.race.phases import choice_worth
from orrery.bots.race.seen import Seen, look
from orrery.bots.race.worth import gain, loss, price, prospect, standing
from orrery.core.question import Choice, Item, Question, Way
from orrery.games.race.consume import factor, trade_value
from orrery.games.race.powers import (
    ANY,
    CONSUME,
    DiscardForVp,
    DrawIfProducedHere,
    ProduceOnWindfall,
    TemporaryMilitary,
    ZeroCost,
)
from orrery.games.race.produce import BONUS
from orrery.games.race.settle import cards_after, means
from orrery.games.race.state import Cards, power_of, without


class Greedy:
    """Every question kind has its method; each gives the best choice, by the arithmetic of the modules beside."""

    def choose(self, view: View, question: Question, rng: Random) -> Choosing:
        seen = look(view)
        answer: Choice = getattr(self, question.kind)(seen, question)
        return answer

    # --- which cards to have --------------------------------------------------------------------------

    def start_discard(self, s: Seen, q: Question) -> Choice:
        if q.ways is None:
            return self.hand_limit(s, q)
        kept = max(s.me.looking, key=lambda world: first_steps(s, world))
        rejected = without(s.me.looking, (kept,))
        return rejected + worst(s.with_tableau((kept,)), s.me.hand, 2)

    def hand_limit(self, s: Seen, q: Question) -> Choice:
        return worst(s, s.me.hand, q.least)

    def explore(self, s: Seen, q: Question) -> Choice:
        return without(s.me.looking, worst(s, s.me.looking, len(q.items) - q.least))

    def produce_discard(self, s: Seen, q: Question) -> Choice:
        return worst(s, s.me.hand, 1)

    def discard_for_vp(self, s: Seen, q: Question) -> Choice:
        """A chip for each card that is worth less."""
        return cheap(s, q.most)

    # --- which phase to choose, which card to place ---------------------------------------------------

    def action(self, s: Seen, q: Question) -> Choice:
        return max(q.choices(), key=lambda choice: choice_worth(s, tuple(map(str, choice))))

    def develop(self, s: Seen, q: Question) -> Choice:
        return best_placement(s, q, 0.0)

    def settle(self, s: Seen, q: Question) -> Choice:
        return best_placement(s, q, s.card * cards_after(s.g, s.seat))

    def pay(self, s: Seen, q: Question) -> Choice:
        """The cheapest way: the least valuable cards, and no card of the tableau that is worth more."""
        assert q.ways is not None
        worths = {card: prospect(s, card) for card in s.me.hand}
        return min((cheapest(s, way, worths) for way in q.ways), key=lambda paid: paid[0])[1]

    # --- goods ----------------------------------------------------------------------------------------

    def trade(self, s: Seen, q: Question) -> Choice:
        return (dearest(q),)

    def consume(self, s: Seen, q: Question) -> Choice:
        """The power that gives most for a good; what may be left unused is left when it does not pay."""
        price = prices(s, s.me.goods)
        times = factor(s.g, s.seat)
        best = max(q.items, key=lambda id: per_good(s, power_of(s.g, str(id)), price, times))
        power = power_of(s.g, str(best))
        return () if isinstance(power, DiscardForVp) and not cheap(s, power.most) else (best,)

    def consume_goods(self, s: Seen, q: Question) -> Choice:
        """The dearest where a price is paid; else those goods that no other power waits for."""
        if "values" in q.about:
            return (dearest(q),)
        if q.ways is not None:
            return max((way.fixed for way in q.ways), key=lambda worlds: sum(spare(s, str(world)) for world in worlds))
        return tuple(sorted(q.items, key=lambda world: -spare(s, str(world)))[: q.least])

    def gamble(self, s: Seen, q: Question) -> Choice:
        return max(q.choices(), key=lambda choice: int(q.preview(choice)["hits"]))

    def produce(self, s: Seen, q: Question) -> Choice:
        best = max(q.items, key=lambda item: production_worth(s, str(item)))
        return () if q.least == 0 and production_worth(s, str(best)) < 0 else (best,)


def first_steps(s: Seen, world: str) -> float:
    """What a start world is worth with the four best cards of the hand."""
    begun = s.with_tableau((world,))
    return standing(begun) + sum(sorted(prospect(begun, card) for card in s.me.hand)[2:])


def worst(s: Seen, cards: Cards, n: int) -> Cards:
    """The `n` cards that are worth least in hand; a second copy of a card is worth less than the first."""
    worths = {card: prospect(s, card) for card in cards}
    ranked = sorted(range(len(cards)), key=lambda i: s.card if cards[i] in cards[:i] else worths[cards[i]])
    return tuple(cards[i] for i in ranked[:n])


def cheap(s: Seen, n: int) -> Cards:
    """Up to `n` hand cards that are worth less than a chip."""
    return tuple(card for card in worst(s, s.me.hand, n) if prospect(s, card) < 1.0)


def best_placement(s: Seen, q: Question, after: float) -> Choice:
    """The card that is worth most beyond its price; nothing, when none is worth it."""
    has = means(s.g, s.seat)
    worths = {item: gain(s, str(item)) - s.card * price(s, str(item), has) + after for item in q.items}
    best = max(worths, key=lambda item: worths[item], default=None)
    return () if best is None or worths[best] <= 0 else (best,)


def cheapest(s: Seen, way: Way, worths: dict[str, float]) -> tuple[float, Choice]:
    """What a way to pay costs at least, and how."""
    cards = sorted(map(str, way.pool), key=lambda card: worths[card])[: way.n]
    lost = sum(use_up(s, str(use).removeprefix("use:")) for use in way.fixed)
    return lost + sum(worths[card] for card in cards), (*way.fixed, *cards)


def use_up(s: Seen, card: str) -> float:
    """What is lost with a card of the tableau that is used, if it leaves."""
    leaves = any(isinstance(power, (TemporaryMilitary, ZeroCost)) for power in s.g.cards[card].powers)
    return loss(s, card) if leaves else 0.0


def dearest(q: Question) -> Item:
    values = q.about["values"]
    return max(q.items, key=lambda world: int(values[world]))


def spare(s: Seen, world: str) -> float:
    """How little a good will be missed: goods of its kind beyond what other powers want, and cheap ones first."""
    kind = s.g.cards[world].kind or ""
    powers = [power for id, power in s.g.powers(s.seat, CONSUME) if id not in s.me.used]
    return kinds(s, s.me.goods)[kind] - wanted(kind, powers) - 0.1 * trade_value(s.g, s.seat, world)


def production_worth(s: Seen, item: str) -> float:
    """The good itself and what its world draws, less a discard; powers for one kind first, they fit nowhere else."""
    id, _, world = item.partition("@")
    power = None if id == BONUS else power_of(s.g, id)
    draws = sum(p.n for p in s.g.cards[world].powers if isinstance(p, DrawIfProducedHere))
    narrow = 10.0 if isinstance(power, ProduceOnWindfall) and power.kind != ANY else 0.0
    discard = s.card if power is not None and power.optional else 0.0
    return narrow + 0.6 * potential(s, (world,)) + s.card * draws - discard
