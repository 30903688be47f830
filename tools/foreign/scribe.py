"""Writes our game down as the other engine would have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from orrery import Question
from orrery.core.event import Event
from orrery.games.race import events as told
from orrery.games.race.powers import SETTLE, ConsumeAtTradePrice, DrawInConsume
from orrery.games.race.produce import BONUS
from orrery.games.race.state import Race
from tools.foreign import asks
from tools.foreign.asks import Ask
from tools.foreign.book import Book
from tools.foreign.compare import NOTHING, Difference, inside
from tools.foreign.names import Names
from tools.foreign.powers import our_power, their_power
from tools.foreign.production import Production
from tools.foreign.reading import Trace
from tools.foreign.terms import ACTION_NAMES, END_OF_ROUND, PHASES

PLACED_IN = ("develop", "settle")
FIRST_USED = ("consume_goods", "discard_for_vp", "gamble")
"""Questions before which they log that the power is used."""
CARDS_ANSWERED = ("discard", "pay", "trade", "good", "consume_hand")
"""Their questions whose answers name the cards of the events that follow."""


class Heard(list[Event]):
    """The log of a game that calls somebody at each event, while the table is as the event left it."""

    def __init__(self, events: Iterable[Event], hear: Callable[[Event], None]) -> None:
        super().__init__(events)
        self._hear = hear

    def append(self, event: Event) -> None:
        super().append(event)
        self._hear(event)


@dataclass
class Paying:
    """A payment, until all that it takes from the table is known."""

    seat: int
    paid: list[str]
    used: list[str]
    left: list[str] = field(default_factory=list)


class Scribe:
    """Hears our events as they happen, and writes theirs into the book."""

    def __init__(self, g: Race, trace: Trace, names: Names, order: list[int]) -> None:
        self.g = g
        self.names = names
        self.book = Book(g, trace, names)
        self.drawn: list[str] = []
        self.shuffles: list[int] = []
        self._dealt_in = order
        self._actions: list[list[str]] = []
        self._production: Production | None = None
        self._answered: dict[int, Ask] = {}
        self._to_place = 0
        """The seat that they ask next what to place, in Develop and Settle."""
        self._paying: Paying | None = None
        self._deck_left = len(g.deck)
        self._shuffles_to_write: list[tuple[int, int]] = []
        """Number of cards drawn before it, number of cards shuffled."""
        self._set_up()

    def _set_up(self) -> None:
        deal: dict[int, list[str]] = {}
        for event in self.g.log:
            if isinstance(event, told.GoodPlaced):
                self.drawn += self.g.players[event.who].goods_cards
            elif isinstance(event, told.Dealt):
                self.drawn += event.cards
                deal[event.who] = self.names.all(event.cards)
        self.book.set_up(deal)

    # --- questions ------------------------------------------------------------------------------------

    def next_ask(self, question: Question) -> Ask:
        """What they asked where we ask this question."""
        self.flush()
        if question.kind in PLACED_IN:
            self._ask_to_place(question.seat)
            self._to_place += 1
        if question.kind == "hand_limit" and not self.book.where.endswith(END_OF_ROUND):
            self._close_phase()
            self.book.begin_phase(END_OF_ROUND)
        if question.kind in FIRST_USED:
            self._use("consume", question.seat, question.about["power"])
        kind = asks.their_type(question)
        ask = self.book.peek()
        if not (ask.get("e") == "ask" and ask.get("p") == question.seat and ask.get("t") == kind):
            self.book.compare_so_far()
            wanted = {"e": "ask", "p": question.seat, "t": kind}
            raise Difference(inside(self.book.where, f"event {len(self.book.page)}"), ask or NOTHING, wanted)
        return ask

    def write_ask(self, ask: Ask) -> None:
        self.book.write(ask)
        if ask["t"] in CARDS_ANSWERED:
            self._answered[ask["p"]] = ask

    def offer_windfall(self, seat: int, id: str, worlds: list[str]) -> None:
        assert self._production is not None
        self._production.offer(seat, id, worlds)

    def flush(self) -> None:
        """Writes a payment that was held back: they log cards used up from the tableau before those paid from hand."""
        if self._paying is None:
            return
        for card in sorted(self._paying.left, key=self._paying.used.index):
            self.book.write({"e": "discard", "p": self._paying.seat, "from": "tableau", "c": card})
        self._discard(self._paying.seat, self._paying.paid)
        self._paying = None

    # --- our events in their words --------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        if not isinstance(event, told.Left):
            self.flush()
        match event:
            case told.RoundBegan():
                self._close_phase()
                if event.round > 1:
                    self._close_round()
                self.book.begin_round(event.round)
            case told.PhaseBegan():
                self._close_phase()
                self.book.begin_phase(PHASES[event.phase])
                self._to_place = 0
                if event.phase == "produce":
                    self._production = Production(self.g, lambda seat, id: self._use("produce", seat, id))
            case told.Ended():
                self._close_phase()
                self._close_round()
                self.book.close()
            case told.Chose():
                self._hear_chose(event)
            case told.Kept():
                pass
            case told.Passed():
                self._ask_to_place(self.g.seats)
            case told.Reshuffled():
                self._hear_shuffle(event.n)
            case told.Looked():
                self._draw(event.who, event.cards)
            case told.Drew():
                if event.why == "produce" and self._production:
                    self._production.hear_draw(event.who)
                self._draw(event.who, event.cards)
            case told.Discarded():
                self._discard(event.who, self._as_answered(event.who, event.cards))
                if event.why == "start":
                    self._discard_as_dealt()
            case told.Placed():
                self._ask_to_place(self.g.seats)
                self.book.write({"e": "place", "p": event.who, "c": self.names.name(event.card)})
            case told.Paid():
                self._hear_paid(event)
            case told.Left():
                assert self._paying is not None
                self._paying.left.append(self.names.name(event.card))
            case told.GoodPlaced():
                self._hear_good(event)
            case told.Sold():
                self._hear_sold(event.who, event.world, event.n, bonus=True)
            case told.Consumed():
                self._hear_consumed(event)
            case told.DiscardedForVp():
                self._discard(event.who, self._as_answered(event.who, event.cards))
                self._chips(event.who, event.vp)
            case told.Gambled():
                self._hear_gambled(event)
            case _:
                raise Difference(self.book.where, NOTHING, event.name)

    def _close_phase(self) -> None:
        if self._production:
            self._production.fire_rest(self.g.seats)
        self._production = None
        self.book.close_phase()
        self._answered = {}

    def _close_round(self) -> None:
        self.book.close_round(self._actions)

    def _hear_chose(self, event: told.Chose) -> None:
        """We reveal in turn order, which begins with their seat 0."""
        if event.who == 0:
            self._actions = []
        self._actions.append([ACTION_NAMES[action] for action in event.actions])
        if len(self._actions) == self.g.seats:
            self.book.compare_actions(self._actions)

    def _as_answered(self, seat: int, ids: Iterable[str]) -> list[str]:
        """Names in the order of the answer that named them."""
        return asks.arranged(self.names.all(ids), self._answered.pop(seat, {}))

    def _discard(self, seat: int, cards: list[str]) -> None:
        for card in cards:
            self.book.write({"e": "discard", "p": seat, "from": "hand", "c": card})

    def _discard_as_dealt(self) -> None:
        """At the start they discard in the order in which they dealt; we in turn order."""
        page = self.book.page
        asked = [event for event in page if event["e"] == "ask"]
        discards = [event for event in page if event["e"] == "discard"]
        page[:] = asked + sorted(discards, key=lambda event: self._dealt_in.index(event["p"]))

    def _chips(self, seat: int, n: int) -> None:
        if n:
            self.book.write({"e": "vp", "p": seat, "n": n})

    def _use(self, kind: str, seat: int, id: str) -> None:
        self.book.write({"e": "use", "k": kind, "p": seat, "power": their_power(self.names, id)})

    # --- the deck

    def _hear_shuffle(self, n: int) -> None:
        """We tell it before the cards that were drawn up to it: it waits until they are known."""
        before = self._deck_left + (self._shuffles_to_write[-1][0] if self._shuffles_to_write else 0)
        self._shuffles_to_write.append((before, n))
        self._deck_left = n

    def _take(self, cards: Iterable[str], write: Callable[[str], None]) -> None:
        """Writes each card taken from the deck, and the shuffles where they came."""
        taken = list(cards)
        for i in range(len(taken) + 1):
            while self._shuffles_to_write and self._shuffles_to_write[0][0] == i:
                self.book.write({"e": "shuffle", "n": self._shuffles_to_write.pop(0)[1]})
                self.shuffles.append(len(self.drawn))
            if i < len(taken):
                self.drawn.append(taken[i])
                write(self.names.name(taken[i]))
        self._deck_left = len(self.g.deck)

    def _draw(self, seat: int, cards: Iterable[str]) -> None:
        self._take(cards, lambda card: self.book.write({"e": "draw", "p": seat, "c": card}))

    def _hear_gambled(self, event: told.Gambled) -> None:
        """A hit is a draw like any other. A miss that empties the pile is revealed, and falls after the shuffle."""
        if event.hit:
            self._draw(event.who, [event.card])
        elif self._shuffles_to_write:
            self._take([event.card], lambda card: self.book.write({"e": "reveal", "c": card}))
            self.book.write({"e": "flip", "revealed": True, "c": self.names.name(event.card)})
        else:
            self._take([event.card], lambda card: self.book.write({"e": "flip", "c": card}))

    # --- Develop and Settle

    def _ask_to_place(self, seat: int) -> None:
        """Up to a seat, they ask those as well who can place nothing."""
        for other in range(self._to_place, seat):
            phase = self.g.phase.partition("_")[0]
            self.write_ask({"e": "ask", "p": other, "t": "place", "phase": phase, "opts": [], "ans": None})
        self._to_place = max(self._to_place, seat)

    def _hear_paid(self, event: told.Paid) -> None:
        """They ask even where there is but one way to pay."""
        if event.who not in self._answered and self._asks_to_pay(event):
            way = (list(event.used), len(event.cards))
            ask = asks.pay(event.card, [way], event.cards, event.used, self.book.peek(), self.names)
            self.write_ask({"e": "ask", "p": event.who, "t": "pay", **ask})
        used = self._answered[event.who]["used"] if event.who in self._answered else []
        self._paying = Paying(event.who, self._as_answered(event.who, event.cards), used)

    def _asks_to_pay(self, event: told.Paid) -> bool:
        """Not for a development of cost 0, nor for a conquest by who has no optional power for such a world."""
        if self.g.phase.startswith("develop"):
            return bool(event.cards)
        kind = self.g.cards[event.card].kind
        optional = [power for _, power in self.g.powers(event.who, SETTLE) if power.optional]
        return event.how == "paid" or any(getattr(power, "never", "nothing") != kind for power in optional)

    # --- Consume

    def _hear_sold(self, seat: int, world: str, value: int, bonus: bool) -> None:
        """They ask even where there is but one good to sell."""
        if seat not in self._answered:
            ask = asks.trade({world: value}, bonus, world, self.names)
            self.write_ask({"e": "ask", "p": seat, "t": "trade", **ask})
        del self._answered[seat]
        self.book.write({"e": "use", "k": "trade", "p": seat, "w": self.names.name(world), "no_bonus": not bonus})
        self._spend(seat, [self.names.name(world)], (world,))

    def _hear_consumed(self, event: told.Consumed) -> None:
        """They ask even where a power leaves no choice of goods."""
        power = our_power(event.power)
        asked = event.who in self._answered
        if not asked:
            self._use("consume", event.who, event.power)
        if isinstance(power, DrawInConsume):
            return
        if isinstance(power, ConsumeAtTradePrice):
            self._hear_sold(event.who, event.worlds[0], event.n, power.trade_powers)
            return
        if not asked:
            n = len(event.worlds)
            ask = asks.good(event.power, (n, n), event.worlds, event.worlds, self.book.peek(), self.names)
            self.write_ask({"e": "ask", "p": event.who, "t": "good", **ask})
        self._spend(event.who, self._as_answered(event.who, event.worlds), event.worlds)
        self._chips(event.who, event.vp)

    def _spend(self, seat: int, worlds: list[str], ids: tuple[str, ...]) -> None:
        """The goods just spent lie on top of the discard pile, in the order in which we spent them."""
        cards = dict(zip(self.names.all(ids), self.names.all(self.g.discards[-len(ids) :]), strict=True))
        for world in worlds:
            self.book.write({"e": "discard", "p": seat, "from": "good", "c": cards[world], "w": world})

    # --- goods

    def _hear_good(self, event: told.GoodPlaced) -> None:
        world = self.names.name(event.world)
        if self._production:
            options = self._production.hear_good(event.who, event.power, event.world)
            if options:
                power = {} if event.power == BONUS else {"power": their_power(self.names, event.power)}
                ask = {"e": "ask", "p": event.who, "t": "windfall", **power}
                self.book.write({**ask, "opts": self.names.all(options), "ans": world})
        card = self.g.players[event.who].goods_cards[-1]
        self._take([card], lambda name: self.book.write({"e": "good", "p": event.who, "w": world, "c": name}))
