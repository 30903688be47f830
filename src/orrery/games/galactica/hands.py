"""Skill cards: drawing, discarding, and what everybody knows about a hand (000 p.15, T19, C1)."""

from __future__ import annotations

from collections import Counter

from orrery.core.declared import declare
from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Question, question
from orrery.games.galactica.cards import SUPER_DECK
from orrery.games.galactica.cards.skill import COPIES_OF, IDS_OF, MUTINOUS, NAME_OF, NAMES, TYPE_OF, sorted_cards
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.effects import (
    DiscardSkills,
    DrawAny,
    DrawMutiny,
    DrawSkills,
    Intercession,
    carries_out,
    resolve,
    whom,
)
from orrery.games.galactica.events import Discarded, DrewSkills, Reshuffled
from orrery.games.galactica.state import TYPES, Cards, Galactica, plus, without

TREACHEROUS = "treacherous_discard"
DECEITFUL = "deceitful"
MUTINY_FOR_TREACHERY = declare("galactica.treacherous_discard", (DrawMutiny("actor"),))
INTERCESSION = declare("galactica.intercession", (Intercession(),))
NOT_FOR_LOVE = ("hand_limit", "terminal_illness", "reluctant", "dutiful", "event_horizon", "hub_destroyed")
"""Discards that Athena cannot lower: the hand limit, and what abilities and crises in play cost (O14)."""
UNFORCED = ("assume_command", "impeachment")
"""Discards that nobody forces: five cards for a title, as one likes (B5)."""
SEARCHED = "skill_deck"
"""The note of who has searched a skill deck: (SEARCHED, type, cards), until it is shuffled again (D6)."""


def take(g: Galactica, type: int) -> Cards:
    """The top card of a skill deck; when the deck is used up its discard pile is shuffled (000 p.15)."""
    deck = g.skills[type]
    if not deck.cards:
        if not deck.discards:
            return ()
        deck.cards, deck.discards = g.chance.shuffle(deck.discards), ()
        g.forget(SEARCHED, TYPES[type])
        g.tell(Reshuffled(TYPES[type]))
    card, deck.cards = deck.cards[:1], deck.cards[1:]
    return card


def draw(g: Galactica, seat: int, types: tuple[int, ...], why: str) -> None:
    """Draws a card of each of these types, in this order."""
    cards: Cards = ()
    counts = (0,) * len(g.skills)
    for type in types:
        card = take(g, type)
        if card:
            cards += card
            counts = plus(counts, type, 1)
    if cards:
        add(g, seat, cards)
        g.tell(DrewSkills(seat, counts, sorted_cards(cards), why))


def add(g: Galactica, seat: int, cards: Cards) -> None:
    """Cards whose types everybody sees come to a hand."""
    player = g.players[seat]
    player.hand = sorted_cards(player.hand + cards)
    bound = player.bound
    for card in cards:
        bound = plus(bound, TYPE_OF[card], 1)
    player.bound = bound
    cut_bound(g, seat)


def cut_bound(g: Galactica, seat: int) -> None:
    """No hand holds more cards of a type than it holds cards."""
    player = g.players[seat]
    most = len(player.hand)
    player.bound = tuple([min(n, most) for n in player.bound])


def lose_seen(g: Galactica, seat: int, cards: Cards) -> None:
    """Cards leave a hand face up."""
    strike_seen(g, seat, cards)
    player = g.players[seat]
    player.hand = without(player.hand, cards)
    bound = player.bound
    for card in cards:
        bound = plus(bound, TYPE_OF[card], -1)
    player.bound = bound
    cut_bound(g, seat)


def lose_unseen(g: Galactica, seat: int, cards: Cards) -> None:
    """Cards leave a hand face down: what each of them was, only its owner knows."""
    if cards:
        blur_seen(g, seat)
    player = g.players[seat]
    player.hand = without(player.hand, cards)
    cut_bound(g, seat)


def pass_unseen(g: Galactica, giver: int, taker: int, cards: Cards) -> None:
    """Cards go from one hand to another face down (C1). Both know which they are (D46)."""
    before = g.players[giver].bound
    left = less(known_in_hand(g, taker, giver), cards)
    lose_unseen(g, giver, cards)
    remember_hand(g, taker, giver, left)
    remember_hand(g, giver, taker, noted_in_hand(g, giver, taker) + cards)
    player = g.players[taker]
    player.hand = sorted_cards(player.hand + cards)
    player.bound = tuple([n + min(len(cards), m) for n, m in zip(player.bound, before, strict=True)])
    cut_bound(g, taker)


# --- what was seen of a hand (D5, D45, D46) --------------------------------------------------------
# A note ("hand", whose, "repair_1 repair_2") says that the hand holds at least these. Once a card has left it unseen,
# it is only a memory: ("held", whose, ...). What everybody has seen there is in `shown`.

IN_HAND, ONCE_IN_HAND = "hand", "held"


def known_in_hand(g: Galactica, viewer: int | None, whose: int) -> Cards:
    """Cards that a seat, or everybody, knows to be in the hand of another."""
    shown = g.players[whose].shown
    noted = () if viewer is None else noted_in_hand(g, viewer, whose)
    return tuple((Counter(shown) | Counter(noted)).elements()) if shown and noted else shown or noted


def noted_in_hand(g: Galactica, viewer: int, whose: int) -> Cards:
    for note in g.players[viewer].notes:
        if note[:2] == (IN_HAND, whose):
            return tuple(str(note[2]).split())
    return ()


def remember_hand(g: Galactica, viewer: int, whose: int, cards: Cards) -> None:
    """All that a player knows of the hand of another from now on."""
    player = g.players[viewer]
    player.notes = tuple([n for n in player.notes if n[:2] not in ((IN_HAND, whose), (ONCE_IN_HAND, whose))])
    if cards:
        player.notes += ((IN_HAND, whose, " ".join(sorted_cards(cards))),)


def show_in_hand(g: Galactica, whose: int, cards: Cards) -> None:
    """Everybody sees that the hand holds these."""
    player = g.players[whose]
    player.shown = sorted_cards(tuple((Counter(player.shown) | Counter(cards)).elements()))


def strike_seen(g: Galactica, whose: int, gone: Cards) -> None:
    """Cards have left a hand before everybody's eyes: who knew of them knows of that many fewer."""
    g.players[whose].shown = less(g.players[whose].shown, gone)
    for viewer, player in enumerate(g.players):
        if player.notes:
            noted = noted_in_hand(g, viewer, whose)
            if noted:
                remember_hand(g, viewer, whose, less(noted, gone))


def less(cards: Cards, gone: Cards) -> Cards:
    """Cards less those of the others that are among them."""
    return tuple((Counter(cards) - Counter(gone)).elements()) if cards else ()


def blur_seen(g: Galactica, whose: int) -> None:
    """A card has left a hand unseen: what was seen there may be gone."""
    g.players[whose].shown = ()
    for player in g.players:
        if player.notes:
            player.notes = tuple([(ONCE_IN_HAND, *n[1:]) if n[:2] == (IN_HAND, whose) else n for n in player.notes])


def pile(g: Galactica, cards: Cards) -> None:
    """Cards go face up to the discard piles of their types."""
    for card in cards:
        deck = g.skills[TYPE_OF[card]]
        deck.discards += (card,)


def discard(g: Galactica, seat: int, cards: Cards, why: str) -> None:
    """Cards of a hand go face up to their discard piles."""
    if cards:
        lose_seen(g, seat, cards)
        pile(g, cards)
        g.tell(Discarded(seat, sorted_cards(cards), why))


# --- who could hold a card (C1) ----------------------------------------------------------------


def hidden_copies(g: Galactica, name: str) -> int:
    """Copies of a card that do not lie face up."""
    if NAMES[name].daybreak and not g.daybreak:
        return 0
    ids = IDS_OF[name]
    deck = g.skills[TYPES.index(NAMES[name].type)]
    seen = sum([deck.discards.count(id) for id in ids])
    for check in g.checks:
        seen += sum([check.cards.count(id) for id in ids])
    return COPIES_OF[name] - seen


def could_hold(g: Galactica, seat: int, name: str) -> bool:
    """Whether a seat could hold a skill card and use its text, as far as everybody can know."""
    player = g.players[seat]
    type = TYPES.index(NAMES[name].type)
    if player.cylon or not player.bound[type]:
        return False
    if not player.shown:
        return hidden_copies(g, name) > 0
    known = [card for card in player.shown if TYPE_OF[card] == type]
    if any(NAME_OF[card] == name for card in known):
        return True
    unknown = min(player.bound[type] - len(known), len(player.hand) - len(player.shown))
    return unknown > 0 and hidden_copies(g, name) > 0


def held(g: Galactica, seat: int, name: str) -> Cards:
    """The ids under which the seat holds a card of this name, each once."""
    hand = g.players[seat].hand
    return tuple([id for id in IDS_OF[name] if id in hand])


def taken_by_play(g: Galactica, seat: int) -> int:
    """How many cards of the hand it takes to play one as an action: Hoshi gives up another (Reluctant)."""
    return 1 + g.is_(seat, "louis_hoshi")


# --- discards that are ordered (T19) -----------------------------------------------------------


@question
def discard_skills(g: Galactica, seat: int, n: int, why: str) -> Question:
    """Which n cards to discard."""
    return Question(g.players[seat].hand, n, n, {"why": why})


Demands = tuple[tuple[int, int], ...]
"""Seats, and how many cards each must discard."""


@procedure
def demand_discards(g: Galactica, demands: Demands, why: str, at_random: bool) -> Play[None]:
    """What Athena leaves to discard (T19.3 and what follows)."""
    demands = yield from lowered(g, demands, why)
    yield from meet_demands(g, demands, why, at_random)


@procedure
def meet_demands(g: Galactica, demands: Demands, why: str, at_random: bool) -> Play[None]:
    """All choose in secret at the same time and show together (L6). Too few cards: all of them.

    Apollo's forced discards are random (Headstrong). Who had no choice left still answers for treachery (T19.6, O13).
    """
    asked = tuple([(s, n) for s, n in demands if n and not drawn_by_lot(g, s, why, at_random) and can_choose(g, s, n)])
    chosen: tuple[tuple[int, Cards], ...] = ()
    if asked:
        chosen = yield All(discard_skills(seat, n, why) for seat, n in asked)
    answerable: tuple[tuple[int, Cards], ...] = ()
    for seat, n in demands:
        hand = g.players[seat].hand
        if len(hand) <= n:
            discard(g, seat, hand, why)
            if n and not drawn_by_lot(g, seat, why, at_random):
                answerable += ((seat, hand),)
        elif drawn_by_lot(g, seat, why, at_random):
            discard(g, seat, g.chance.shuffle(hand)[:n], why)
    for seat, choice in chosen:
        discard(g, seat, choice, why)
    for seat, choice in (*answerable, *chosen):
        yield from answer_for_treachery(g, seat, choice)


@procedure
def lowered(g: Galactica, demands: Demands, why: str) -> Play[Demands]:
    """What is left to discard after Athena was asked (For Love, T19.3). A super crisis is immune."""
    if not g.daybreak or why in NOT_FOR_LOVE:
        return demands
    g.demands = demands
    yield from resolve(g, INTERCESSION, g.current)
    demands, g.demands = g.demands, ()
    return demands


@procedure
def answer_for_treachery(g: Galactica, seat: int, chosen: Cards) -> Play[None]:
    """Who chose to discard such a card draws a Mutiny card, once in a turn (004 p.10, T19.6)."""
    if any(NAME_OF[card] in MUTINOUS for card in chosen) and TREACHEROUS not in g.players[seat].used:
        g.players[seat].used += (TREACHEROUS,)
        yield from resolve(g, MUTINY_FOR_TREACHERY, seat)


@procedure
def pay(g: Galactica, seat: int, n: int, why: str) -> Play[None]:
    """Cards given up as a price: chosen, so Apollo is not headstrong, but treachery answers (004 p.10)."""
    demands = yield from lowered(g, ((seat, n),), why)
    if demands[0][1]:
        choice = yield discard_skills(seat, demands[0][1], why)
        discard(g, seat, choice, why)
        yield from answer_for_treachery(g, seat, choice)


def can_choose(g: Galactica, seat: int, n: int) -> bool:
    """Whether there is a choice: by public counts, so that who is asked tells nothing."""
    return len(g.players[seat].hand) > n


def drawn_by_lot(g: Galactica, seat: int, why: str, at_random: bool) -> bool:
    return at_random or (g.is_(seat, "lee_adama") and why not in UNFORCED)


@carries_out(DiscardSkills)
def carry_out_discard(g: Galactica, order: DiscardSkills, seat: int) -> Play[None] | None:
    """A revealed Cylon discards nothing for a crisis or a check (000 p.20)."""
    seats = g.humans() if order.who == "each" else (whom(g, order.who, seat),)
    seats = tuple([s for s in seats if not g.players[s].cylon])
    demands = tuple([(s, ordered(g, s, order)) for s in seats])
    if order.how == "hand":
        return discard_hands(g, demands)
    return demand_discards(g, demands, "ordered", order.how == "random")


@procedure
def discard_hands(g: Galactica, demands: Demands) -> Play[None]:
    """Nobody chooses anything, so treachery does not answer (T19.6), unless he may keep a card."""
    demands = yield from lowered(g, demands, "ordered")
    for seat, n in demands:
        if n == len(g.players[seat].hand):
            discard(g, seat, g.players[seat].hand, "ordered")
    yield from meet_demands(g, tuple([(s, n) for s, n in demands if g.players[s].hand]), "ordered", False)


def ordered(g: Galactica, seat: int, order: DiscardSkills) -> int:
    """How many cards a seat must discard: Romo one fewer, once for each crisis (Deceitful, T19.2)."""
    player = g.players[seat]
    n = len(player.hand) if order.how == "hand" else order.n
    if n and g.crisis and g.is_(seat, "romo_lampkin") and not immune(g) and DECEITFUL not in player.used:
        player.used += (DECEITFUL,)
        return n - 1
    return n


def deceive_anew(g: Galactica) -> None:
    """Another crisis: Romo may be deceitful again."""
    for player in g.players:
        player.used = tuple([name for name in player.used if name != DECEITFUL])


def immune(g: Galactica) -> bool:
    """A super crisis is beyond the abilities of characters (004 p.11)."""
    return g.crisis in SUPER_DECK


@carries_out(DrawSkills)
def carry_out_draw(g: Galactica, order: DrawSkills, seat: int) -> None:
    """Each in turn (L6)."""
    for s in g.humans() if order.who == "each" else (whom(g, order.who, seat),):
        draw(g, s, (TYPES.index(order.type),) * order.n, "ordered")


# --- drawing by choice --------------------------------------------------------------------------------


@question
def choose_types(g: Galactica, seat: int, types: tuple[str, ...], n: int, why: str) -> Question:
    """Of which types to draw n cards: each type may be named as often as there are cards to draw."""
    return Question(tuple([type for type in types for _ in range(n)]), n, n, {"why": why})


@procedure
def draw_by_choice(g: Galactica, seat: int, types: tuple[str, ...], n: int, why: str) -> Play[None]:
    """Types are announced before a card is seen (O3)."""
    choice = (types[0],) * n
    if len(types) > 1:
        choice = yield choose_types(seat, types, n, why)
    draw(g, seat, tuple([TYPES.index(type) for type in choice]), why)


@carries_out(DrawAny)
def carry_out_draw_any(g: Galactica, order: DrawAny, seat: int) -> Play[None]:
    return draw_by_choice(g, whom(g, order.who, seat), g.types, order.n, "ordered")


def skill_set(g: Galactica, seat: int) -> tuple[str, ...]:
    """The types that a character draws, in the order of the board."""
    own = CHARACTERS[g.players[seat].character].skill_set
    return tuple([type for type in TYPES if type in own])
