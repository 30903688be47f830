"""A table for tests: set the board, choose, look. Everything passes through the engine's public door.

Cards are written as the rulebook lists them, one after another: `"old_earth gem_world"`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

import orrery
from orrery.games.race.cards import deck_of

Position = dict[str, Any]

# Start worlds that do nothing by themselves where nobody settles military worlds and nobody holds a good.
IDLE = ("new_sparta", "epsilon_eridani", "earths_lost_colony")

# Developments of which there are two: hand cards to pay with.
MONEY = (
    "diversified_economy",
    "consumer_markets",
    "mining_conglomerate",
    "research_labs",
    "terraforming_robots",
    "interstellar_bank",
    "investment_credits",
    "export_duties",
    "deficit_spending",
)


def player(tableau: str, hand: str = "", goods: str = "", chips: int = 0) -> Position:
    """A seat of the position. The first card of the tableau is the start world."""
    return {"tableau": tableau.split(), "hand": hand.split(), "goods": goods.split(), "chips": chips}


def bag(cards: str) -> list[str]:
    """Cards as `hand`, `goods` and `looking` give them: in no order but the alphabet's."""
    return sorted(cards.split())


def money(n: int, without: str = "") -> str:
    """Any `n` cards, but not those."""
    return " ".join([card for card in MONEY if card not in without.split()][:n])


class Table:
    def __init__(
        self,
        *players: Position,
        deck: str = "",
        discards: str = "",
        only: bool = False,
        pool: int | None = None,
        round: int = 1,
        script: Sequence[Any] | None = None,
        seed: int = 1,
        **options: Any,
    ) -> None:
        """`deck` is its top, the rest is shuffled; with `only` it is the whole deck, and the rest was discarded.

        Options are the title's own; the optional start worlds are in the box with start="experienced".
        A player alone gets an idle opponent. The chips that are not in the pool are with the players.
        """
        seats = list(players)
        if len(seats) == 1:
            seats.append(player(next(world for world in IDLE if world not in f"{players} {deck} {discards}")))
        position: Position = {"players": seats, "deck": deck.split(), "discards": discards.split(), "round": round}
        if only:
            position["discards"] += unnamed(position, options)
        position["pool"] = 12 * len(seats) - sum(seat["chips"] for seat in seats) if pool is None else pool
        self.game = orrery.new("race", seats=len(seats), seed=seed, options=options, script=script, position=position)

    @classmethod
    def dealt(cls, seats: int = 2, seed: int = 1, script: Sequence[Any] | None = None, **options: Any) -> Table:
        """A game from its very beginning."""
        table = cls.__new__(cls)
        table.game = orrery.new("race", seats=seats, seed=seed, options=options, script=script)
        return table

    # --- choose ---------------------------------------------------------------------------------------

    def act(self, *actions: str) -> None:
        """Everybody's actions of the round, in the order of seats; whoever is left out acts as the first does."""
        for seat in range(self.seats):
            assert self.asked(seat) == "action"
            self.choose(seat, *(actions[seat] if seat < len(actions) else actions[0]).split())

    def choose(self, seat: int, *items: str | int) -> None:
        """An answer, after which nothing may be wrong with the position."""
        self.game.answer(seat, items)
        assert self.game.faults() == []

    def place(self, *cards: str) -> None:
        """The cards to build or to settle, in the order of seats; "" or nothing: none. Not all may be asked."""
        asked = [seat for seat, kind in self.questions().items() if kind in {"develop", "settle"}]
        for seat in range(self.seats):
            card = cards[seat] if seat < len(cards) else ""
            if seat in asked:
                self.choose(seat, *card.split())
            else:
                assert not card

    def pay(self, seat: int, cards: str = "", use: str = "") -> None:
        assert self.asked(seat) == "pay"
        self.choose(seat, *(f"use:{card}" for card in use.split()), *cards.split())

    def finish(self, until: str = "action") -> None:
        """Everything up to another question, or to the next choice of actions, as if nobody cared."""
        while self.game.pending and not {until, "action"} & set(self.questions().values()):
            seat, question = next(iter(self.game.pending.items()))
            self.choose(seat, *next(question.choices()))

    # --- look -----------------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return len(self.look()["players"])

    def questions(self) -> dict[int, str]:
        return {seat: question.kind for seat, question in self.game.pending.items()}

    def asked(self, seat: int) -> str | None:
        """The kind of question that this seat has to answer."""
        return self.questions().get(seat)

    def question(self, seat: int) -> orrery.Question:
        return self.game.pending[seat]

    def offered(self, seat: int) -> list[str | int]:
        """The items of this seat's question."""
        return list(self.game.pending[seat].items)

    def choices(self, seat: int) -> list[tuple[str | int, ...]]:
        return list(self.game.pending[seat].choices())

    def ways(self, seat: int) -> dict[tuple[str, ...], int]:
        """How the card can be paid for: the tableau cards used, and how many hand cards are left to pay."""
        return {tuple(sorted(way["use"])): way["cost"] for way in self.game.pending[seat].about["ways"]}

    def refusal(self, seat: int, *items: str | int) -> str | None:
        """Why this choice is refused; the engine must agree with itself."""
        reason = self.game.pending[seat].refuse(items)
        if reason is not None:
            before = self.game.fingerprint()
            with pytest.raises(orrery.Refused) as refused:
                self.game.answer(seat, items)
            assert refused.value.reason == reason
            assert self.game.fingerprint() == before
        return None if reason is None else reason.code

    def look(self, seat: int | None = None) -> dict[str, Any]:
        table: dict[str, Any] = self.game.view(seat)["table"]
        return table

    def side(self, seat: int) -> dict[str, Any]:
        """A player's side of the table, as that player sees it."""
        side: dict[str, Any] = self.look(seat)["players"][seat]
        return side

    def hand(self, seat: int) -> list[str]:
        return sorted(self.side(seat)["hand"])

    def hand_size(self, seat: int) -> int:
        size: int = self.side(seat)["hand_size"]
        return size

    def looking(self, seat: int) -> list[str]:
        return sorted(self.side(seat)["looking"])

    def tableau(self, seat: int) -> list[str]:
        """In the order in which the cards came."""
        return list(self.side(seat)["tableau"])

    def goods(self, seat: int) -> list[str]:
        """The worlds that hold a good."""
        return sorted(self.side(seat)["goods"])

    def chips(self, seat: int) -> int:
        chips: int = self.side(seat)["chips"]
        return chips

    @property
    def pool(self) -> int:
        pool: int = self.look()["pool"]
        return pool

    @property
    def round(self) -> int:
        round: int = self.look()["round"]
        return round

    @property
    def deck_size(self) -> int:
        size: int = self.look()["deck_size"]
        return size

    @property
    def discards_size(self) -> int:
        size: int = self.look()["discards_size"]
        return size

    @property
    def over(self) -> bool:
        return self.game.result is not None

    @property
    def reason(self) -> str:
        """Why the game is over."""
        assert self.game.result is not None
        return self.game.result.reason

    @property
    def scores(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.scores

    @property
    def winners(self) -> tuple[int, ...]:
        assert self.game.result is not None
        return self.game.result.winners

    def events(self, name: str, who: int | None = None, seen_by: int | None = None) -> list[dict[str, Any]]:
        """What a seat (nobody: a spectator) saw happen under that name, to `who` or to anybody."""
        return [
            event for event in self.game.events(seen_by) if event["event"] == name and who in {None, event.get("who")}
        ]

    def phases(self) -> list[str]:
        """The phases begun so far, in order."""
        return [event["phase"] for event in self.events("phase_began")]

    def drew(self, seat: int, why: str) -> list[str]:
        """The cards that came into a hand for that reason, in order."""
        drawn = [event for event in self.events("drew", seat, seen_by=seat) if event["why"] == why]
        return [card for event in drawn for card in event["cards"]]

    def paid(self, seat: int) -> list[list[str]]:
        """What the seat gave for each card it placed."""
        return [event["cards"] for event in self.events("paid", seat, seen_by=seat)]


def unnamed(position: Mapping[str, Any], options: Mapping[str, Any]) -> list[str]:
    """The cards of the box that a position does not name, less those that are goods."""
    named = [*position["deck"], *position["discards"]]
    named += [card for seat in position["players"] for card in (*seat["tableau"], *seat["hand"])]
    return box(named, **options)[sum(len(seat["goods"]) for seat in position["players"]) :]


def box(without: Iterable[str] = (), **options: Any) -> list[str]:
    """Every card of a game with these options, but for those."""
    cards = Counter(deck_of(options.get("edition", 2), options.get("start") == "experienced"))
    cards.subtract(without)
    return list(cards.elements())


def stacked(top: str, without: str = "", **options: Any) -> list[str]:
    """A deck in full, for a script: the top as given, then the rest of the box but for those."""
    return [*top.split(), *box([*top.split(), *without.split()], **options)]
