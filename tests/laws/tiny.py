"""A tiny title for the tests of the laws: hands, a deck, secret simultaneous choices, steps that can be undone, a die.

Each round everybody plays a card in secret; the highest takes all of them and may bury cards of their hand, one by one,
before everybody draws. `Tiny(fault)` breaks one rule: the laws must notice. The faults are named in `test_teeth`.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from orrery.core.errors import BadOption, Refusal
from orrery.core.event import ALL, OTHERS, WHO, Event
from orrery.core.procedure import MODE, Play, procedure
from orrery.core.question import All, Choice, Item, Question, Way, question
from orrery.core.record import Record, hidden, private, public, records
from orrery.core.state import Result, State
from orrery.core.title import Option, Options, Title

Cards = tuple[str, ...]
BOX: Cards = tuple(f"{rank}{suit}" for suit in "abcd" for rank in range(1, 7))


class Dealt(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class Played(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    card: str = public()


class Buried(Event):
    """How many is news to the others, where all bury at once."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    cards: Cards = private(size="n")


class Rolled(Event):
    learns: ClassVar[str | None] = ALL
    number: int = public()


class Glimpsed(Event):
    """Only with a fault: a card that somebody sees without being said to learn it."""

    who: int = public()
    card: str = private()


class Whispered(Event):
    """Only with a fault: a seed that gets out."""

    text: str = public()


class Unsaved(Event):
    """Only with a fault: an event that the title does not list."""


SHARED: list[Any] = []


class Side(Record):
    hand: Cards = private((), size="hand_size")
    buried: Cards = private((), size="buried_size")
    won: Cards = public(())
    chips: int = public(0)


class Table(State):
    players: tuple[Side, ...] = records(Side)
    deck: Cards = hidden((), size="deck_size")
    round: int = public(0)
    held: int = public(3)
    dice: bool = public(False)
    arrived: Any = public(())
    fault: str = public("")

    def view(self, seat: int | None, owner: int | None = None) -> dict[str, Any]:
        seen = show(self, seat)
        if self.fault == "a hand leaks into a view":
            seen["next_hand"] = list(self.players[-1].hand)
        elif self.fault == "the deck leaks into a view":
            seen["deck"] = list(self.deck)
        elif self.fault == "a view holds a number that JSON has not":
            seen["share"] = 0.5
        elif self.fault == "a view holds what JSON turns into something else":
            seen["chips_of"] = {i: player.chips for i, player in enumerate(self.players)}
        elif self.fault == "a view tells another round":
            seen["round"] += 1
        elif self.fault == "a view hands out the same list twice":
            seen["arrived"] = SHARED
        return seen


def show(g: Table, seat: int | None) -> dict[str, Any]:
    """What the marks say; written by hand, as `Table` has a view of its own."""
    return {
        "seats": g.seats,
        "scores": list(g.scores),
        "winners": list(g.winners),
        "reason": g.reason,
        "players": [player.view(seat, i) for i, player in enumerate(g.players)],
        "deck_size": len(g.deck),
        "round": g.round,
        "held": g.held,
        "dice": g.dice,
        "arrived": list(g.arrived),
        "fault": g.fault,
    }


class Stubborn(Question):
    """Refuses what it lists."""

    def refuse(self, choice: Sequence[Item]) -> Refusal | None:
        return super().refuse(choice) or (Refusal("no_sixes") if any(str(c)[0] == "6" for c in choice) else None)


class Lax(Question):
    """Takes what it does not list."""

    def refuse(self, choice: Sequence[Item]) -> Refusal | None:
        return None if choice and choice[0] in self.items else super().refuse(choice)


class Chatty(Question):
    """Says too much when it refuses."""

    __slots__ = ("secret",)

    secret: str

    def refuse(self, choice: Sequence[Item]) -> Refusal | None:
        reason = super().refuse(choice)
        return reason and Refusal(reason.code, hint=f"not {self.secret}")


@question
def drop(g: Table, seat: int) -> Question:
    """The first choice: two cards of the same suit, or any one."""
    hand = g.players[seat].hand
    pairs = [(a, b) for i, a in enumerate(hand) for b in hand[i + 1 :] if a[1] == b[1]]
    return Question(hand, ways=(Way((), hand, 1), *(Way(pair) for pair in pairs)))


@question
def card(g: Table, seat: int) -> Question:
    hand = g.players[seat].hand
    if g.fault == "a question without a legal choice" and g.round == 3:
        return Question((), least=1)
    if g.fault == "a choice is listed and refused":
        return Stubborn(hand)
    if g.fault == "a choice is taken and not listed":
        return Lax(hand)
    if g.fault == "an error names a hidden card":
        chatty = Chatty(hand)
        chatty.secret = g.deck[0] if g.deck else ""
        return chatty
    if g.fault == "a question tells what lies on the deck":
        return Question(hand, about={"next": g.deck[:1] and g.deck[0]})
    return Question(hand)


@card.preview
def show_card(g: Table, asked: Question, choice: Choice) -> dict[str, Any]:
    if g.fault == "a choice has no preview" and str(choice[0])[0] == "6":
        raise KeyError(choice[0])
    if g.fault == "a preview knows what the seat does not":
        return {"luck": random.random()}
    return {"rank": int(str(choice[0])[0])}


@question
def bury(g: Table, seat: int) -> Question:
    hand = g.players[seat].hand
    if g.fault == "how much may be chosen depends on a hidden card":
        return Question(hand, 0, 2 if g.deck and g.deck[0] > "4" else 1)
    return Question(tuple(c for c in hand if c[0] != "1"), least=0)


@bury.preview
def show_bury(g: Table, asked: Question, choice: Choice) -> dict[str, Any]:
    return {"left": len(g.players[asked.seat].hand) - len(choice)}


@bury.blocked
def why_not_bury(g: Table, asked: Question) -> dict[Item, Refusal]:
    if g.fault == "what is offered is blocked":
        return {c: Refusal("too_low") for c in g.players[asked.seat].hand}
    return {c: Refusal("too_low") for c in g.players[asked.seat].hand if c[0] == "1"}


@procedure
def play(g: Table) -> Play[None]:
    answers = yield All(drop(seat) for seat in range(g.seats))
    for seat, cards in answers:
        put_away(g, seat, cards)
    while g.fault == "a game goes on and on":
        yield card(0)
    while all(player.hand for player in g.players):
        yield from play_round(g)
    finish(g)


@procedure
def play_round(g: Table) -> Play[None]:
    g.round += 1
    answers = yield All(card(seat) for seat in range(g.seats))
    winner = reveal(g, answers)
    yield from bury_some(g, winner)
    if g.fault == "who is asked depends on a hidden card" and any(c > "4" for c in g.players[-1].hand):
        yield bury(g.seats - 1)
    if g.dice:
        roll(g, winner)
    draw(g)


@procedure
def bury_some(g: Table, seat: int) -> Play[int]:
    n = 0
    while n < 2:
        choice = yield bury(seat)
        if not choice:
            return n
        n += 1
        if g.fault == "frames do not do what was written" and MODE.live:
            g.players[seat].chips += 1
        put_away(g, seat, choice)
        if g.fault == "somebody learns and nobody says so" and g.deck:
            g.tell(Glimpsed(seat, g.deck[0]))
    return n


def put_away(g: Table, seat: int, cards: Cards) -> None:
    player = g.players[seat]
    player.hand = tuple(c for c in player.hand if c not in cards)
    player.buried += cards
    g.tell(Buried(seat, cards))


def reveal(g: Table, answers: tuple[tuple[int, Cards], ...]) -> int:
    """Turns all cards up; the highest takes them."""
    for seat, (shown,) in answers:
        g.players[seat].hand = tuple(c for c in g.players[seat].hand if c != shown)
        g.tell(Played(seat, shown))
    winner = max(answers, key=lambda answer: answer[1])[0]
    g.players[winner].won += tuple(shown for _, (shown,) in answers)
    if g.fault == "a list is shared by copies":
        g.arrived = g.arrived or []
        g.arrived.append(winner)
    if g.fault == "a seed gets into an event" and g.round == 2:
        g.tell(Whispered(g.chance.seed))
    if g.fault == "an event cannot be loaded":
        g.tell(Unsaved())
    if g.fault == "chance enters by the window":
        g.players[winner].chips += int(random.random() * 1000)
    return winner


def roll(g: Table, winner: int) -> None:
    number = g.chance.roll(6)
    g.players[winner].chips += number
    g.tell(Rolled(number))


def draw(g: Table) -> None:
    for seat, player in enumerate(g.players):
        n = max(0, g.held - len(player.hand))
        cards, rest = g.deck[:n], g.deck[n:]
        player.hand += cards
        if not (g.fault == "a card is doubled" and g.round == 2):
            g.deck = rest
        if cards:
            g.tell(Dealt(seat, cards))


def finish(g: Table) -> None:
    points = tuple(player.chips + len(player.won) for player in g.players)
    best = max(points)
    if g.fault != "a game ends without a result":
        g.finish(Result(points, tuple(i for i, n in enumerate(points) if n == best), "out of cards"))


class Tiny(Title):
    name: ClassVar[str] = "tiny"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("held", (3, 4)), Option("dice", (False, True)))
    state: ClassVar[type[State]] = Table
    events: ClassVar[tuple[type[Event], ...]] = (Dealt, Played, Buried, Rolled, Glimpsed, Whispered)

    def __init__(self, fault: str = "") -> None:
        self.fault = fault

    def why_not(self, seats: int, options: Options) -> str | None:
        return "Four players hold three cards." if seats == 4 and options["held"] == 4 else None

    def set_up(self, g: Table, options: Options) -> None:
        g.held, g.dice, g.fault = options["held"], options["dice"], self.fault
        deck = g.chance.shuffle(BOX)
        n = g.held + 1
        g.players = tuple(Side(hand=deck[n * seat : n * (seat + 1)]) for seat in range(g.seats))
        g.deck = deck[n * g.seats :]
        for seat, player in enumerate(g.players):
            g.tell(Dealt(seat, player.hand))

    def play(self, g: Table) -> Play[None]:
        return play(g)

    def resume(self, g: Table) -> Play[None]:
        return play(g)

    def place(self, g: Table, options: Options, position: Mapping[str, Any]) -> None:
        raise BadOption("Tiny begins at the beginning.")

    def resample(self, g: Table, seat: int | None, rng: Random) -> None:
        if self.fault == "a resample does nothing":
            return
        others = [player for i, player in enumerate(g.players) if i != seat]
        if self.fault == "a resample changes one's own hand":
            others = list(g.players)
        if self.fault == "a resample leaves a hand":
            others = others[:0]
        pool = [c for player in others for c in player.hand + player.buried] + list(g.deck)
        rng.shuffle(pool)
        if self.fault == "a resample loses a card" and len(g.deck) > 1:
            pool[-1] = pool[0]
        for player in others:
            player.hand, pool = tuple(pool[: len(player.hand)]), pool[len(player.hand) :]
            player.buried, pool = tuple(pool[: len(player.buried)]), pool[len(player.buried) :]
        g.deck = tuple(pool)

    def faults(self, g: Table) -> list[str]:
        there = Counter(g.deck)
        for player in g.players:
            there.update(player.hand + player.buried + player.won)
        return [] if there == Counter(BOX) else [f"cards: {there - Counter(BOX)}, {Counter(BOX) - there}"]
