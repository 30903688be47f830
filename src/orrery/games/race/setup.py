"""Setting up (002, "PRÉPARATION" and the start worlds for experienced players)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Question, Way, question
from orrery.games.race.cards import PRESET_HANDS, START
from orrery.games.race.events import Dealt, Discarded, GoodPlaced, StartWorld
from orrery.games.race.knowledge import all_cards
from orrery.games.race.state import Player, Race, without

CHIPS_PER_PLAYER = 12
HAND = 6
SETUP = "setup"
"""The phase in which everybody chooses what to start with."""
DISCARDED = 2


def lay_out(g: Race, start: str) -> None:
    """Chips, start worlds, deck and hands: all that needs no choice."""
    g.players = tuple(Player() for _ in range(g.seats))
    g.chips = g.pool = CHIPS_PER_PLAYER * g.seats
    if start == "first_game":
        lay_out_first_game(g)
    elif start == "experienced":
        deal_two_start_worlds(g)
    else:
        deal_start_worlds(g)


def lay_out_first_game(g: Race) -> None:
    """Start worlds 1 to the number of players, each with the preset hand of its number."""
    for seat, player in enumerate(g.players):
        player.hand = PRESET_HANDS[seat + 1]
    used = tuple(START[seat + 1] for seat in range(g.seats)) + sum([p.hand for p in g.players], ())
    g.deck = g.chance.shuffle(without(all_cards(g), used))
    for seat, player in enumerate(g.players):
        g.tell(Dealt(seat, player.hand))
        put_start_world(g, seat, START[seat + 1])
    find_first(g)


def deal_start_worlds(g: Race) -> None:
    """One of the five start worlds each, the others into the deck, then six cards each."""
    worlds = g.chance.shuffle([START[n] for n in range(5)])[: g.seats]
    g.deck = g.chance.shuffle(without(all_cards(g), worlds))
    for seat, world in enumerate(worlds):
        put_start_world(g, seat, world)
    find_first(g)
    deal_hands(g)


def deal_two_start_worlds(g: Race) -> None:
    """A red (odd) and a blue (even) start world each, then six cards each."""
    red = g.chance.shuffle([world for n, world in START.items() if n % 2])[: g.seats]
    blue = g.chance.shuffle([world for n, world in START.items() if n % 2 == 0])[: g.seats]
    g.deck = g.chance.shuffle(without(all_cards(g), red + blue))
    for seat, player in enumerate(g.players):
        player.looking = (red[seat], blue[seat])
        g.tell(Dealt(seat, player.looking))
    deal_hands(g)


def deal_hands(g: Race) -> None:
    """Six cards each, of which two are to be discarded."""
    g.phase = SETUP
    for seat in g.order():
        g.players[seat].hand = g.take(HAND)
        g.tell(Dealt(seat, g.players[seat].hand))


def put_start_world(g: Race, seat: int, world: str) -> None:
    """A windfall start world begins with its good."""
    player = g.players[seat]
    player.start = world
    player.tableau = (world,)
    g.tell(StartWorld(seat, world))
    if g.cards[world].windfall and g.put_good(seat, world):
        g.tell(GoodPlaced(seat, world, "windfall"))


def find_first(g: Race) -> None:
    """Turn order begins with the lowest start world (002, "TIMING")."""
    g.first = min(range(g.seats), key=lambda seat: g.cards[g.players[seat].start].start or 0)


@question
def start_discard(g: Race, seat: int) -> Question:
    """Two of the six cards; and, for experienced players, one of the two start worlds."""
    player = g.players[seat]
    if not player.looking:
        return Question(player.hand, DISCARDED, DISCARDED)
    return Question(
        player.looking + player.hand,
        ways=tuple(Way((world,), player.hand, DISCARDED) for world in player.looking),
    )


@procedure
def choose_start(g: Race) -> Play[None]:
    """Everybody discards in secret; then the start worlds are revealed together."""
    answers = yield All(start_discard(seat) for seat in g.order())
    for seat, choice in answers:
        discard_start(g, seat, choice)
    if not g.players[0].start:
        reveal_start_worlds(g)


def discard_start(g: Race, seat: int, choice: Choice) -> None:
    player = g.players[seat]
    cards = tuple(str(card) for card in choice if card not in player.looking)
    g.discard(seat, cards)
    rejected = tuple(world for world in player.looking if world in choice)
    player.looking = without(player.looking, rejected)
    player.rejected = "".join(rejected)
    g.drop(seat, rejected)
    g.tell(Discarded(seat, rejected + cards, "start"))


def reveal_start_worlds(g: Race) -> None:
    for seat, player in enumerate(g.players):
        world = player.looking[0]
        player.looking = ()
        put_start_world(g, seat, world)
    find_first(g)
