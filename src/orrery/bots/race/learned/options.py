"""The choices of a question, each as what it changes in a seat's row: so that positions after it can be valued."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache
from math import comb

from orrery.bots.race.learned.catalogue import INDEX
from orrery.bots.race.learned.layout import ACTION, PHASE, Layout, Row
from orrery.core.question import Choice, Item, Question, Way
from orrery.games.race.develop import cards_after as cards_after_develop
from orrery.games.race.develop import development_cost
from orrery.games.race.powers import ANY, DrawIfProducedHere
from orrery.games.race.produce import BONUS
from orrery.games.race.rounds import ACTIONS, EXPERT_WAYS
from orrery.games.race.settle import Means, is_used_up, means, plans
from orrery.games.race.settle import cards_after as cards_after_settle
from orrery.games.race.state import Race, power_of

MANY = 36
"""More sets of cards than this are not valued one by one: their cards are."""
DEEDS = frozenset({"action", "start_discard", "explore", "develop", "settle", "trade", "produce"})
"""The questions whose answers make positions to learn from; how something is paid matters less."""
SETS = frozenset({"start_discard", "explore", "hand_limit", "pay", "produce_discard", "discard_for_vp", "trade"})


@dataclass(frozen=True, slots=True)
class Options:
    """What there is to choose from, and what each changes.

    Where there are too many sets of cards, `changes` are those of nothing at all and of each item alone, and `ways`
    say how items make a choice.
    """

    choices: tuple[Choice, ...]
    changes: tuple[Row, ...]
    ways: tuple[Way, ...] = ()

    def likely(self, odds: Sequence[float]) -> list[Choice]:
        """The sets whose items are worth most together, as far as each alone tells: the best first, then its like."""
        worth = {choice[0]: odds[i] - odds[0] for i, choice in enumerate(self.choices) if choice}
        found = dict.fromkeys(choice for way in self.ways for choice in _best_of(way, worth))
        return sorted(found, key=lambda choice: -sum(worth[item] for item in choice))

    def change(self, choice: Choice) -> Row:
        """What a set changes."""
        base = self.changes[0]
        alone = {single[0]: self.changes[i][len(base) :] for i, single in enumerate(self.choices) if single}
        return base + [step for item in choice for step in alone[item]]


SWAPPED = 3
"""How many cards at the edge of the best set are tried on the other side."""


def _best_of(way: Way, worth: dict[Item, float]) -> list[Choice]:
    """The best set, and those that have one card of it less and the next best instead."""
    pool = sorted(way.pool, key=lambda item: -worth[item])
    kept, rest = pool[: way.n], pool[way.n :]
    found = [tuple(kept)]
    for out in kept[::-1][:SWAPPED]:
        found += [(*without_one(kept, out), inside) for inside in rest[:SWAPPED]]
    return [way.fixed + cards for cards in found]


def without_one(items: Sequence[Item], gone: Item) -> tuple[Item, ...]:
    i = items.index(gone)
    return (*items[:i], *items[i + 1 :])


def options(at: Layout, g: Race, seat: int, question: Question) -> Options | None:
    """None for the questions that are answered by plain rules."""
    if question.kind in SETS:
        return _sets(at, g, seat, question)
    finder = _FINDERS.get(question.kind)
    if finder is None:
        return None
    pairs = finder(at, g, seat, question)
    return Options(tuple(choice for choice, _ in pairs), tuple(change for _, change in pairs))


# --- sets of cards ------------------------------------------------------------------------------------


def _sets(at: Layout, g: Race, seat: int, question: Question) -> Options:
    """Questions in which each item changes the row by itself, whatever else is chosen."""
    change = _of_item(at, g, seat, question)
    base = _of_any(at, question)
    ways = _ways(question)
    if sum(comb(len(way.pool), way.n) for way in ways) <= MANY:
        choices = tuple(question.choices())
        return Options(choices, tuple(base + [step for item in choice for step in change(item)] for choice in choices))
    items = tuple(dict.fromkeys(item for way in ways for item in way.fixed + way.pool))
    return Options(((), *[(item,) for item in items]), (base, *[base + change(item) for item in items]), ways)


def _ways(question: Question) -> tuple[Way, ...]:
    if question.ways is not None:
        return question.ways
    most = min(question.most, len(question.items))
    return tuple(Way((), question.items, n) for n in range(question.least, most + 1))


def _of_any(at: Layout, question: Question) -> Row:
    """What every choice changes."""
    return [(at.hand_size, question.least)] if question.kind == "explore" else []


def _of_item(at: Layout, g: Race, seat: int, question: Question) -> Callable[[Item], Row]:
    index, looking = INDEX[g.edition], g.players[seat].looking

    def discard(item: Item) -> Row:
        return [(at.hand + index[str(item)], -1), (at.hand_size, -1)]

    def keep(item: Item) -> Row:
        return [(at.hand + index[str(item)], 1)]

    def start(item: Item) -> Row:
        """Rejecting a start world is keeping the other one."""
        if item not in looking:
            return discard(item)
        kept = looking[1 - looking.index(str(item))]
        return [(index[kept], 1), *([(at.goods + index[kept], 1)] if g.cards[kept].windfall else [])]

    def sell(item: Item) -> Row:
        return [(at.goods + index[str(item)], -1), (at.hand_size, question.about["values"][item])]

    def sell_card(item: Item) -> Row:
        return [*discard(item), (at.chips, 1), (at.pool, -1)]

    def use(item: Item) -> Row:
        card = str(item).removeprefix("use:")
        if card == item:
            return discard(item)
        return [(index[card], -1)] if _leaves(g, card) else []

    special = {"explore": keep, "start_discard": start, "trade": sell, "discard_for_vp": sell_card, "pay": use}
    return special.get(question.kind, discard)


def _leaves(g: Race, card: str) -> bool:
    return any(is_used_up(power) for power in g.cards[card].powers)


# --- actions, placements, production ------------------------------------------------------------------

Pairs = list[tuple[Choice, Row]]


def _actions(at: Layout, g: Race, seat: int, question: Question) -> Pairs:
    return _actions_of(at, g.expert)


@cache
def _actions_of(at: Layout, expert: bool) -> Pairs:
    found: Pairs = []
    for choice in [tuple(map(str, way.fixed)) for way in EXPERT_WAYS] if expert else [(action,) for action in ACTIONS]:
        called = at.still(set(choice), PHASE["action"])
        row = [(at.actions + ACTION[action], 1) for action in choice]
        found.append((choice, row + [(at.coming + phase, 1) for phase in called]))
    return found


def _developments(at: Layout, g: Race, seat: int, question: Question) -> Pairs:
    index, drawn = INDEX[g.edition], cards_after_develop(g, seat)
    found: Pairs = [((), [(at.placed, 1)])]
    for item in question.items:
        card = str(item)
        change = drawn - 1 - development_cost(g, seat, card)
        row = [(index[card], 1), (at.hand + index[card], -1), (at.hand_size, change), (at.placed, 1)]
        found.append(((item,), row))
    return found


def _worlds(at: Layout, g: Race, seat: int, question: Question) -> Pairs:
    found: Pairs = [((), [(at.placed, 1)])]
    if not question.items:
        return found
    index, drawn, has = INDEX[g.edition], cards_after_settle(g, seat), means(g, seat)
    for item in question.items:
        card = str(item)
        used, cost = _cheapest(g, has, card, len(g.players[seat].hand) - 1)
        row = [(index[card], 1), (at.hand + index[card], -1), (at.hand_size, drawn - 1 - cost), (at.placed, 1)]
        row += [(index[gone], -1) for gone in used]
        if g.cards[card].windfall:
            row.append((at.goods + index[card], 1))
        found.append(((item,), row))
    return found


LOST = 3
"""How many cards it counts for that a card of the tableau is used up."""


def _cheapest(g: Race, has: Means, card: str, hand: int) -> tuple[list[str], int]:
    """The cards of the tableau that a world would take, and those of the hand."""

    def cost(plan: tuple[tuple[str, ...], int]) -> int:
        return plan[1] + LOST * sum(_leaves(g, used) for used in plan[0])

    use, paid = min(plans(has, g.cards[card], hand), key=cost)
    return [used for used in use if _leaves(g, used)], paid


def _production(at: Layout, g: Race, seat: int, question: Question) -> Pairs:
    index = INDEX[g.edition]
    found: Pairs = [] if question.least else [((), [])]
    for item in sorted(question.items, key=lambda item: _serves_any(g, str(item))):
        id, _, world = str(item).partition("@")
        drawn = sum(power.n for power in g.cards[world].powers if isinstance(power, DrawIfProducedHere))
        discarded = id != BONUS and power_of(g, id).optional
        found.append(((item,), [(at.goods + index[world], 1), (at.hand_size, drawn - discarded)]))
    return found


def _serves_any(g: Race, item: str) -> bool:
    """Of two powers for one world, the one that could serve fewer others comes first, and so wins a tie."""
    id = item.partition("@")[0]
    return id == BONUS or getattr(power_of(g, id), "kind", ANY) == ANY


_FINDERS: dict[str, Callable[[Layout, Race, int, Question], Pairs]] = {
    "action": _actions,
    "develop": _developments,
    "settle": _worlds,
    "produce": _production,
}
