"""The table as the referee rebuilds it from what was shown, and the faults found at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from orrery.referee.ledger import Ledger
from orrery.referee.race.cards import OPTIONAL_START, Card, Power, read_cards
from orrery.referee.story import Event, Story

SHOWN = ("dealt", "drew", "looked")


@dataclass
class Seat:
    number: int
    start: str = ""
    hand: Counter[str] = field(default_factory=Counter)
    looking: Counter[str] = field(default_factory=Counter)
    tableau: list[str] = field(default_factory=list)
    goods: set[str] = field(default_factory=set)
    chips: int = 0
    actions: tuple[str, ...] = ()


class Table(Ledger):
    def __init__(self, story: Story) -> None:
        super().__init__()
        self.cards = read_cards(story.options["edition"])
        self.experienced = story.options["start"] == "experienced"
        self.expert = story.options["variant"] == "expert"
        self.first_game = story.options["start"] == "first_game"
        self.round_limit: int = story.options["round_limit"]
        self.seats = [Seat(number) for number in range(story.seats)]
        self.copies = {
            name: card.copies
            for name, card in self.cards.items()
            if self.experienced or card.start not in OPTIONAL_START
        }
        self.deck = sum(self.copies.values())
        self.discards = 0
        self.seen_discards: Counter[str] = Counter()
        self.dry = False
        """Whether the deck was ever used up with nothing to shuffle: a draw may then have brought less."""
        self.due = False
        """Whether the discard pile has to be shuffled now."""
        self.pool = 12 * story.seats
        self.ended = False
        self.first = -1
        """Who is first, where a game began in the middle."""

    # --- who and what ---------------------------------------------------------------------------------

    def order(self) -> list[Seat]:
        """Clockwise from the lowest start world (RG-RND-05)."""
        first = self.first
        if first < 0:
            first = min(self.seats, key=lambda seat: self.cards[seat.start].start or 0).number
        return self.seats[first:] + self.seats[:first]

    def powers(self, tableau: Iterable[str], phase: str, *ops: str) -> list[Power]:
        return [
            power
            for name in tableau
            for power in self.cards[name].powers
            if power.phase == phase and (not ops or power.op in ops)
        ]

    def total(self, tableau: Iterable[str], phase: str, op: str) -> int:
        return sum(power.amount for power in self.powers(tableau, phase, op))

    def worlds(self, seat: Seat, type: str) -> Iterator[Card]:
        return (self.cards[name] for name in seat.tableau if self.cards[name].world == type)

    # --- where the cards are --------------------------------------------------------------------------

    def follow(self, event: Event) -> None:
        """Moves the cards that an event speaks of (RG-AIM-02, RG-RND-07)."""
        name = event["event"]
        if name == "reshuffled":
            self.reshuffle(event)
            return
        if self.due:
            self.wrong(event, "RG-RND-07", "the deck is used up and the discard pile was not shuffled")
            self.due = False
        seat = self.seats[event["who"]] if "who" in event else None
        if seat is None:
            return
        if name in SHOWN:
            self.take(event, seat.looking if name == "looked" else seat.hand)
        elif name == "kept":
            self.give_up(event, seat.looking, event["cards"])
            seat.hand.update(event["cards"])
        elif name == "discarded":
            self.throw(event, seat.looking if event["why"] == "explore" else seat.hand)
        elif name in ("paid", "discarded_for_vp"):
            self.throw(event, seat.hand)
        elif name == "placed":
            self.give_up(event, seat.hand, [event["card"]])
            seat.tableau.append(event["card"])
        elif name == "start_world":
            seat.start = event["world"]
            seat.tableau.append(event["world"])
            if self.experienced:
                self.give_up(event, seat.hand, [event["world"]])
            else:
                self.draw(event, 1)
        elif name == "left":
            self.leave(event, seat)
        elif name == "good_placed":
            self.place_good(event, seat)
        elif name in ("sold", "consumed"):
            self.spend_goods(event, seat)
        elif name == "gambled":
            self.draw(event, 1)
            if event["hit"]:
                seat.hand[event["card"]] += 1
            else:
                self.throw_cards([event["card"]])
        self.check_copies(event)

    def take(self, event: Event, place: Counter[str]) -> None:
        self.same(event, "RG-POW-02", "the number of cards shown", len(event["cards"]), event["n"])
        place.update(event["cards"])
        self.draw(event, len(event["cards"]))

    def draw(self, event: Event, n: int) -> None:
        self.deck -= n
        if self.deck < 0:
            self.wrong(event, "RG-RND-07", f"{n} drawn, {-self.deck} more than there are")
            self.deck = 0
        self.due = self.deck == 0 and self.discards > 0
        self.dry |= self.deck == 0 and self.discards == 0

    def reshuffle(self, event: Event) -> None:
        self.same(event, "RG-RND-07", "the number of cards reshuffled", event["n"], self.discards)
        self.deck += self.discards
        self.discards = 0
        self.seen_discards.clear()
        self.due = False

    def give_up(self, event: Event, place: Counter[str], cards: list[str]) -> None:
        for card in cards:
            if not place[card]:
                self.wrong(event, "RG-AIM-02", f"{card} is not there to be used")
            else:
                place[card] -= 1

    def throw(self, event: Event, place: Counter[str]) -> None:
        self.same(event, "RG-AIM-02", "the number of cards given", len(event["cards"]), event["n"])
        self.give_up(event, place, event["cards"])
        self.throw_cards(event["cards"])

    def throw_cards(self, cards: Iterable[str]) -> None:
        known = list(cards)
        self.seen_discards.update(known)
        self.discards += len(known)

    def leave(self, event: Event, seat: Seat) -> None:
        if event["card"] not in seat.tableau:
            self.wrong(event, "RG-STL-09", f"{event['card']} leaves a tableau in which it is not")
            return
        seat.tableau.remove(event["card"])
        self.throw_cards([event["card"]])

    def place_good(self, event: Event, seat: Seat) -> None:
        world = event["world"]
        self.draw(event, 1)
        if world not in seat.tableau or not self.cards[world].world:
            self.wrong(event, "RG-STL-06", f"a good lies on {world}, which is no world of theirs that can hold one")
        if world in seat.goods:
            self.wrong(event, "RG-PRO-02", f"{world} has a good already")
        seat.goods.add(world)

    def spend_goods(self, event: Event, seat: Seat) -> None:
        for world in [event["world"]] if event["event"] == "sold" else event["worlds"]:
            if world not in seat.goods:
                self.wrong(event, "RG-CON-02", f"there is no good on {world}")
            else:
                seat.goods.remove(world)
                self.discards += 1

    def check_copies(self, event: Event) -> None:
        """Goods and the deck are unknown; all other cards are somewhere, each in one place (RG-CRD-01)."""
        cards = {event[key] for key in ("card", "world") if key in event}.union(event.get("cards", ()))
        for card in sorted(cards):
            places = sum(seat.hand[card] + seat.looking[card] + seat.tableau.count(card) for seat in self.seats)
            there = places + self.seen_discards[card]
            if there > self.copies.get(card, 0):
                self.wrong(event, "RG-CRD-01", f"{card} is in {there} places, of {self.copies.get(card, 0)} copies")
