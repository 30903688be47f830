"""Small titles for the tests of the server: one without a secret, and one made of secrets.

`noughts` (2 seats) is noughts and crosses. `pennies` (2 to 4 seats) has all that is hard to serve: hands that only
their owners see, answers given by all at once in secret, and chance that is used while the game goes on. `boasts` is
the same with a standing offer: to boast of the first point.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any, ClassVar
from unittest.mock import patch

from orrery import games
from orrery.core.errors import BadOption
from orrery.core.event import ALL, WHO, Event
from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.core.record import Record, hidden, private, public, records
from orrery.core.state import Result, State
from orrery.core.title import Option, Options, Title
from orrery.server.noughts import NOUGHTS

Coins = tuple[int, ...]


class Drew(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    coins: Coins = private((), size="n")


class Shown(Event):
    learns: ClassVar[str | None] = ALL
    coins: Coins = public()


class Kept(Event):
    who: int = public()
    coin: int = private()


class Purse(Record):
    hand: Coins = private((), size="hand_size")
    points: int = public(0)


class Pennies(State):
    bag: Coins = hidden((), size="bag_size")
    round: int = public(0)
    last: int = public(0)
    players: tuple[Purse, ...] = records(Purse)


@question
def bid(g: Pennies, seat: int) -> Question:
    return Question(g.players[seat].hand)


@question
def keep(g: Pennies, seat: int) -> Question:
    return Question(g.players[seat].hand, least=0, most=1)


@procedure
def play(g: Pennies) -> Play[None]:
    while g.round < g.last:
        g.round += 1
        bids = yield All(bid(seat) for seat in range(g.seats))
        best = settle(g, bids)
        choice = yield keep(best)
        if choice:
            g.tell(Kept(best, choice[0]))
    points = tuple(player.points for player in g.players)
    g.finish(Result(points, tuple(i for i, n in enumerate(points) if n == max(points)), "rounds"))


def settle(g: Pennies, bids: tuple[tuple[int, tuple[int, ...]], ...]) -> int:
    """All show their coin; the highest, first in seat order, takes a point; everybody draws another."""
    shown = tuple(choice[0] for _, choice in bids)
    g.tell(Shown(shown))
    for player, coin in zip(g.players, shown, strict=True):
        at = player.hand.index(coin)
        player.hand = player.hand[:at] + player.hand[at + 1 :]
    best = shown.index(max(shown))
    g.players[best].points += 1
    g.bag = g.chance.shuffle(g.bag + shown)
    for seat in range(g.seats):
        draw(g, seat, 1)
    return best


def draw(g: Pennies, seat: int, n: int) -> None:
    drawn, g.bag = g.bag[:n], g.bag[n:]
    g.players[seat].hand += drawn
    g.tell(Drew(seat, drawn))


class Boasted(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()


class Boaster(Purse):
    armed: tuple[str, ...] = private(())
    boasted: bool = public(False)


class Boasts(Pennies):
    players: tuple[Boaster, ...] = records(Boaster)

    def offers(self, seat: int) -> tuple[str, ...]:
        return () if self.players[seat].boasted else ("boast",)

    def armed(self, seat: int) -> tuple[str, ...]:
        return self.players[seat].armed

    def arm(self, seat: int, items: tuple[str, ...]) -> None:
        self.players[seat].armed = items

    def tell(self, event: Event) -> None:
        super().tell(event)
        for seat, player in enumerate(self.players):
            if player.armed and player.points:
                player.armed, player.boasted = (), True
                self.tell(Boasted(seat))


class PenniesTitle(Title):
    name: ClassVar[str] = "pennies"
    rules: ClassVar[int] = 1
    seats: ClassVar[tuple[int, ...]] = (2, 3, 4)
    options: ClassVar[tuple[Option, ...]] = (Option("rounds", (3, 30)),)
    state: ClassVar[type[State]] = Pennies
    purse: ClassVar[type[Purse]] = Purse
    events: ClassVar[tuple[type[Event], ...]] = (Drew, Shown, Kept)

    def set_up(self, g: Pennies, options: Options) -> None:
        g.last = options["rounds"]
        g.players = tuple(self.purse() for _ in range(g.seats))
        g.bag = g.chance.shuffle(range(1, 21))
        for seat in range(g.seats):
            draw(g, seat, 4)

    def play(self, g: Pennies) -> Play[None]:
        return play(g)

    def resume(self, g: Pennies) -> Play[None]:
        return play(g)

    def place(self, g: Pennies, options: Options, position: Mapping[str, Any]) -> None:
        raise BadOption("Pennies begins with a shuffled bag.")

    def resample(self, g: Pennies, seat: int | None, rng: Random) -> None:
        others = [player for i, player in enumerate(g.players) if i != seat]
        unknown = list(g.bag) + [coin for player in others for coin in player.hand]
        rng.shuffle(unknown)
        for player in others:
            n = len(player.hand)
            player.hand, unknown = tuple(unknown[:n]), unknown[n:]
        g.bag = tuple(unknown)

    def faults(self, g: Pennies) -> list[str]:
        coins = sorted(g.bag + tuple(coin for player in g.players for coin in player.hand))
        return [] if coins == list(range(1, 21)) else [f"the coins are {coins}"]


class BoastsTitle(PenniesTitle):
    name: ClassVar[str] = "boasts"
    state: ClassVar[type[State]] = Boasts
    purse: ClassVar[type[Purse]] = Boaster
    events: ClassVar[tuple[type[Event], ...]] = (Drew, Shown, Kept, Boasted)


PENNIES = PenniesTitle()


def add_titles() -> None:
    """Makes them known to this process."""
    games.add(NOUGHTS)
    games.add(PENNIES)
    games.add(BoastsTitle())


@contextmanager
def known() -> Iterator[None]:
    """They are known for a while, and no others but ours."""
    with patch.object(games, "_ADDED", {}):
        add_titles()
        yield
