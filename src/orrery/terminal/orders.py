"""Standing orders in the terminal: the moments for which a title offers some, and the answers given for good.

Moments, orders and what is put into them are chosen by number, like everything here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol

import msgspec

from orrery.core.question import Choice, Question
from orrery.server.wishes import Order, Wish, answer_to, first_to_answer, taken_down
from orrery.terminal.answers import NotTaken
from orrery.words.base import ANY, Standing, Window
from orrery.words.shapes import Names
from orrery.words.terminal import Terminal, View

NEVER = -1
"""No turn of any game."""
NOTHING = "nothing"
"""The moment at which any title may be answered with nothing."""


class Ledger(Protocol):
    """Where the orders of the person are kept, in the order in which they were given."""

    def given(self) -> list[Order]: ...

    def give(self, wish: Wish) -> None: ...

    def take_back(self, order: Order) -> None: ...


class Slate:
    """The ledger of a game that nobody else plays: as long as the session lasts."""

    def __init__(self) -> None:
        self.orders: list[Order] = []
        self.public: Mapping[str, Any] = {}
        """What everybody sees of the table now."""

    def given(self) -> list[Order]:
        return list(self.orders)

    def give(self, wish: Wish) -> None:
        self.orders.append(taken_down(wish, self.public, len(self.orders)))

    def take_back(self, order: Order) -> None:
        self.orders.remove(order)

    def answer(self, turn: int, question: Question, seen: Mapping[str, Any]) -> Choice | None:
        """What the first order that is meant for this question answers."""
        found, _ = first_to_answer(self.orders, turn, question, seen)
        if found is None:
            return None
        found.fired = turn
        return tuple(answer_to(question, found.wish))


def for_good(question: Question, choice: Choice) -> Wish:
    """To answer the same each time the same is asked: nothing, or what was chosen where it is offered again."""
    if not choice:
        return Wish(question.kind, once=False)
    if len(choice) == question.least:
        return Wish(question.kind, prefer=list(choice), about=question.about, once=False)
    return Wish(question.kind, list(choice), about=question.about, once=False)


class Orders:
    """The orders that one person may give at one table, told in one language."""

    def __init__(
        self, terminal: Terminal, ledger: Ledger, view: View, options: Mapping[str, Any], names: Names
    ) -> None:
        self.terminal, self.ledger, self.view, self.names = terminal, ledger, view, names
        self.turn, role = terminal.words.turn, terminal.role(view)
        self.windows = [
            window
            for window in terminal.words.orders()
            if (not window.only or role in window.only) and (not window.needs or options.get(window.needs))
        ]
        always = Standing(NOTHING, terminal.say("order-nothing-always"), {"": [{"once": False}]})
        self.windows.append(Window(NOTHING, terminal.say("order-nothing"), [always]))

    # --- what there is ----------------------------------------------------------------------------------

    def lines(self) -> Iterator[str]:
        """Every moment, with what was ordered for it; then what is answered for good."""
        ask = self.terminal.say("order-ask")
        for n, window in enumerate(self.windows, 1):
            chosen = self._chosen(window)
            text = self._told(*chosen) if chosen else ask
            if chosen and self._ends(window, *chosen):
                text = self.terminal.say("order-until", order=text)
            yield self.terminal.say("order-line", n=n, moment=window.text, order=text)
        for n, order in enumerate(self._for_good(), len(self.windows) + 1):
            task = self.terminal.words.task(order.wish.kind or "")
            answer = order.wish.prefer or order.wish.choice
            text = self.terminal.words.several([self.terminal.words.named(item) for item in answer])
            yield self.terminal.say("order-for-good", n=n, task=task, answer=text or None)

    def lines_of(self, n: int) -> Iterator[str]:
        """What can be ordered for one moment."""
        window = self._window(n)
        yield window.text
        yield self.terminal.say("choice", n=0, label=self.terminal.say("order-ask"))
        for place, order in enumerate(window.orders, 1):
            yield self.terminal.say("choice", n=place, label=self._with(order, ", ".join(self._values(order))))
        if any(order.cards for order in window.orders):
            cards = [f"{place} {self.terminal.words.named(card)}" for place, card in enumerate(self._cards(), 1)]
            yield self.terminal.say("order-cards", cards=", ".join(cards) or None)
        yield self.terminal.say("order-how", n=n)

    def _window(self, n: int) -> Window:
        if not 0 < n <= len(self.windows):
            raise NotTaken("not-in-list", n=n)
        return self.windows[n - 1]

    def _cards(self) -> Sequence[str]:
        return self.terminal.nameable(self.view)

    def _values(self, order: Standing) -> dict[str, str]:
        """What can be put in, as it is told, with the value that it stands for."""
        if order.of == "seat":
            others = [seat for seat in range(len(self.names)) if seat != self.view["you"]]
            return {f"{seat + 1} {self.names[seat]}": str(seat) for seat in others}
        return {value: value for value in order.wishes} if order.of == "number" else {}

    def _told(self, order: Standing, value: str) -> str:
        return self._with(order, next((text for text, behind in self._values(order).items() if behind == value), ""))

    def _with(self, order: Standing, values: str) -> str:
        return self.terminal.say("order-values", text=order.text, values=values) if values else order.text

    def _chosen(self, window: Window) -> tuple[Standing, str] | None:
        """What was ordered for a moment; of several that fit, the one that says most."""
        given = self._live()
        found = [
            (order, value)
            for order in window.orders
            for value, wishes in order.wishes.items()
            if all(any(self._grants(one, order, wish) for one in given) for wish in _read(wishes))
        ]
        return max(found, key=lambda one: len(one[0].wishes[one[1]]), default=None)

    def _ends(self, window: Window, chosen: Standing, value: str) -> bool:
        """Whether what was chosen for a moment ends with this turn, although it need not."""
        if any(self.turn in wish.facts for wish in _read(chosen.wishes[value])):
            return False
        return any(self.turn in order.wish.facts for order in self._live() if self._belongs(order, window))

    def _live(self) -> list[Order]:
        return [order for order in self.ledger.given() if not over(order)]

    def _belongs(self, order: Order, window: Window) -> bool:
        return any(
            self._grants(order, offer, wish)
            for offer in window.orders
            for wishes in offer.wishes.values()
            for wish in _read(wishes)
        )

    def _for_good(self) -> list[Order]:
        """Those that were not chosen for a moment."""
        return [order for order in self._live() if not any(self._belongs(order, window) for window in self.windows)]

    def answer(self, question: Question) -> bool:
        """Whether one of them is meant for this question."""
        return first_to_answer(self._live(), NEVER, question, self.view["table"])[0] is not None

    # --- changing it ------------------------------------------------------------------------------------

    def choose(self, numbers: Sequence[int], this_turn: bool = False) -> None:
        """The moment, the order, what is put into it: NotTaken where that makes no order.

        `this_turn`: until the turn is over. Otherwise it is permanent, unless it has an end of its own.
        """
        n, place, *rest = numbers
        if n > len(self.windows):
            self._forget(n, place)
            return
        window = self._window(n)
        if not place:
            self._change(window, [])
            return
        if place > len(window.orders):
            raise NotTaken("not-in-list", n=place)
        order = window.orders[place - 1]
        wishes = self._wishes(order, rest)
        if this_turn:
            wishes = [
                msgspec.structs.replace(wish, facts=[*dict.fromkeys((*wish.facts, self.turn))]) for wish in wishes
            ]
        self._change(window, wishes)

    def _wishes(self, order: Standing, rest: list[int]) -> list[Wish]:
        value = str(self.view["you"]) if order.of == "me" else ""
        if order.of in ("seat", "number"):
            if not rest:
                raise NotTaken("order-incomplete")
            told = rest.pop(0)
            value = str(told - 1 if order.of == "seat" else told)
            if value not in self._values(order).values():
                raise NotTaken("not-in-list", n=told)
        wishes = _read(order.wishes[value])
        if not order.cards:
            if rest:
                raise NotTaken("order-too-much")
            return wishes
        cards = self._cards()
        for card in rest:
            if not 0 < card <= len(cards):
                raise NotTaken("not-in-list", n=card)
            if rest.count(card) > 1:
                raise NotTaken("given-twice", n=card)
        if not rest:
            raise NotTaken("order-incomplete")
        return [msgspec.structs.replace(wish, choice=[cards[card - 1] for card in rest]) for wish in wishes]

    def _change(self, window: Window, wishes: Sequence[Wish]) -> None:
        """What holds for all moments comes last, so that it gives way to what was ordered for one."""
        general = [one for one in self.windows if one.name in (ANY, NOTHING) and one is not window]
        again = [order for one in general for order in self._live() if self._belongs(order, one)]
        before = self.ledger.given()
        for wish in (*wishes, *(order.wish for order in again)):
            self.ledger.give(wish)
        for order in before:
            if over(order) or order in again or self._belongs(order, window):
                self.ledger.take_back(order)

    def _forget(self, n: int, place: int) -> None:
        """Takes back what is answered for good."""
        extra = self._for_good()
        if n - len(self.windows) > len(extra) or place:
            raise NotTaken("not-in-list", n=place or n)
        self.ledger.take_back(extra[n - len(self.windows) - 1])

    def keep_answering(self, question: Question, choice: Choice) -> None:
        """From now on, answers the same without being asked, whatever was ordered for that question before."""
        wish = for_good(question, choice)
        for order in self._for_good():
            if (order.wish.kind, order.wish.about) == (wish.kind, wish.about):
                self.ledger.take_back(order)
        self._change(Window("", "", []), [wish])

    def _grants(self, order: Order, offer: Standing, wish: Wish) -> bool:
        """Whether an order was given for this wish, with whatever cards, for good or for this turn."""
        facts = order.wish.facts if self.turn in wish.facts else [f for f in order.wish.facts if f != self.turn]
        choice = order.wish.choice if offer.cards else wish.choice
        return msgspec.structs.replace(order.wish, facts=facts) == msgspec.structs.replace(wish, choice=choice)


def over(order: Order) -> bool:
    """Whether nothing more will come of an order."""
    return order.void is not None or (order.wish.once and order.fired is not None)


def _read(wishes: Sequence[Mapping[str, Any]]) -> list[Wish]:
    return msgspec.convert(list(wishes), list[Wish])
