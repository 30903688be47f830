"""The table of Race for the Galaxy: what lies where, and who may see it."""

from __future__ import annotations

from functools import cache

from orrery.core.record import Record, hidden, private, public, records
from orrery.core.state import State
from orrery.games.race.cards import Card, cards_of
from orrery.games.race.events import Drew, Reshuffled
from orrery.games.race.powers import Power

Cards = tuple[str, ...]


class Player(Record):
    """One player's side of the table."""

    start: str = public("")
    tableau: Cards = public(())
    hand: Cards = private((), size="hand_size")
    goods: Cards = public(())
    """The worlds that hold a good; the cards that stand for the goods, in the same order, are unknown to all."""
    goods_cards: Cards = hidden(())
    chips: int = public(0)
    actions: Cards = public(())
    """The action cards of this round, once revealed."""
    looking: Cards = private((), size="looking_size")
    """Cards drawn to choose from, not yet in hand: in Explore, and the start worlds of an experienced start."""
    fresh: str | None = public(None)
    """The card placed in this phase: its powers begin with the next one."""
    used: Cards = public(())
    """The powers already used in this phase."""
    made: Cards = public(())
    """The worlds that produced in this phase."""
    temporary: int = public(0)
    """Military that lasts until the Settle phase ends."""
    discarded: Cards = private(())
    """What this player alone knows to lie in the discard pile."""
    shuffled: tuple[Cards, ...] = private(())
    """What this player knew to lie there at each reshuffle."""
    known: Cards = hidden(())
    """What everybody saw come to this hand, and which is there still or among what this player discarded."""
    rejected: str = hidden("")
    """The start world that an experienced player discarded: everybody knows of which colour it was."""


class Race(State):
    edition: int = public(2)
    expert: bool = public(False)
    experienced: bool = public(False)
    round_limit: int = public(0)
    players: tuple[Player, ...] = records(Player)
    first: int = public(0)
    """The seat with the lowest start world: it is first where turn order matters (002, "TIMING")."""
    round: int = public(0)
    phase: str = public("")
    chips: int = public(0)
    """Chips in the game, won or not."""
    pool: int = public(0)
    """Chips left; below zero in the last round, when everything won is still paid."""
    deck: Cards = hidden((), size="deck_size")
    discards: Cards = hidden((), size="discards_size")
    shown: Cards = public(())
    """What everybody saw go to the discard pile."""
    held: tuple[Cards, ...] = hidden(())
    """The hidden cards outside the deck at each reshuffle."""

    @property
    def cards(self) -> dict[str, Card]:
        return cards_of(self.edition)

    def order(self) -> tuple[int, ...]:
        """The seats in turn order, clockwise from the lowest start world."""
        n = self.seats
        return tuple([(self.first + i) % n for i in range(n)])

    def powers(self, seat: int, phase: str) -> list[tuple[str, Power]]:
        """The powers that work for a seat in a phase, newest card first. A card placed in this phase has none yet."""
        player = self.players[seat]
        table = powers_by_phase(self.edition)[phase]
        return [
            entry
            for card in reversed(player.tableau)
            if card in table and card != player.fresh
            for entry in table[card]
        ]

    def power_ids(self, seat: int, phase: str) -> Cards:
        return tuple([id for id, _ in self.powers(seat, phase)])

    # --- the deck (002, "FIN DE TOUR, CARTES ET JETONS") ----------------------------------------------

    def take(self, n: int) -> Cards:
        """The top cards of the deck: fewer only if deck and discard pile are both used up."""
        if not self.deck:
            self.reshuffle()
        taken, self.deck = self.deck[:n], self.deck[n:]
        if not self.deck:
            self.reshuffle()
            if len(taken) < n and self.deck:
                return taken + self.take(n - len(taken))
        return taken

    def reshuffle(self) -> None:
        """When the deck is used up, the discard pile becomes the deck at once."""
        if not self.discards:
            return
        self.tell(Reshuffled(len(self.discards)))
        self.held = (*self.held, sum([p.hand + p.looking + p.goods_cards for p in self.players], ()))
        for player in self.players:
            player.shuffled = (*player.shuffled, player.discarded + self.shown)
            player.discarded, player.rejected = (), ""
            player.known = tuple([card for card in player.known if card in player.hand])
        self.shown = ()
        self.deck, self.discards = self.chance.shuffle(self.discards), ()

    def draw(self, seat: int, n: int, why: str) -> None:
        """Takes cards from the deck to the hand (002, "POUVOIRS DES CARTES": to draw)."""
        cards = self.take(n)
        if cards:
            self.players[seat].hand += cards
            self.tell(Drew(seat, cards, why))

    def discard(self, seat: int, cards: Cards) -> None:
        """Moves cards from a hand to the discard pile, face down."""
        player = self.players[seat]
        player.hand = without(player.hand, cards)
        self.drop(seat, cards)

    def drop(self, seat: int, cards: Cards) -> None:
        """Puts cards that only this seat has seen on the discard pile."""
        self.players[seat].discarded += cards
        self.discards += cards

    def put_good(self, seat: int, world: str) -> bool:
        """Lays the top card, unseen, on a world: its good. None comes when no card is left."""
        card = self.take(1)
        if card:
            player = self.players[seat]
            player.goods += (world,)
            player.goods_cards += card
        return bool(card)

    def spend_good(self, seat: int, world: str) -> None:
        """Discards the good of a world, unseen."""
        player = self.players[seat]
        i = player.goods.index(world)
        self.discards += (player.goods_cards[i],)
        player.goods = player.goods[:i] + player.goods[i + 1 :]
        player.goods_cards = player.goods_cards[:i] + player.goods_cards[i + 1 :]

    def gain(self, seat: int, chips: int) -> None:
        """Chips are always paid in full, from the 10s set aside if need be (002, "FIN DE PARTIE")."""
        self.players[seat].chips += chips
        self.pool -= chips


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards less some of them, copies counted."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


@cache
def powers_by_phase(edition: int) -> dict[str, dict[str, tuple[tuple[str, Power], ...]]]:
    """For each phase, the powers of each card that has some there, each with its id `card:index`."""
    table: dict[str, dict[str, tuple[tuple[str, Power], ...]]] = {
        phase: {} for phase in ("explore", "develop", "settle", "trade", "consume", "produce")
    }
    for card in cards_of(edition).values():
        for i, power in enumerate(card.powers):
            table[power.phase][card.id] = (*table[power.phase].get(card.id, ()), (f"{card.id}:{i}", power))
    return table


def power_of(g: Race, id: str) -> Power:
    card, _, i = id.partition(":")
    return g.cards[card].powers[int(i)]
