"""Other worlds that a seat could not tell from this one (docs/rules, D).

Everything that a seat cannot see is dealt anew among the places where it could be. Places keep what the seat knows:
cards of a deck by the bits beside it, loyalty cards by its notes, skill cards by type where a deck is of one type and
by what everybody knows of a hand. Cards change places in pairs, each only where it may lie.
"""

from __future__ import annotations

from collections import Counter
from random import Random

from orrery.games.galactica.cards import CRISES, DESTINATION_DECK, MISSIONS
from orrery.games.galactica.cards.loyalty import SYMPATHIZER
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.skill import TYPE_OF, sorted_cards
from orrery.games.galactica.hands import SEARCHED, known_in_hand
from orrery.games.galactica.mutiny import GIVEN
from orrery.games.galactica.state import MUTINEER, NOBODY, TYPES, Cards, Counts, Galactica, without
from orrery.games.galactica.succession import HANDED_ON

DECKS = {"crisis": CRISES, "destination": DESTINATION_DECK, "mutiny": MUTINY, "mission": MISSIONS}
SWAPS = 6
"""How often, on average, a card is offered another place."""


def resample(g: Galactica, seat: int | None, rng: Random) -> None:
    resample_skills(g, seat, rng)
    bit = 0 if seat is None else 1 << seat
    g.crisis_deck = mixed(g.crisis_deck, g.crisis_known, bit, rng)
    g.destination_deck = mixed(g.destination_deck, g.destination_known, bit, rng)
    if g.daybreak:
        resample_daybreak(g, seat, rng)
    resample_looks(g, seat, rng)
    resample_quorum(g, seat, rng)
    resample_super_crises(g, seat, rng)
    resample_civilians(g, bit, rng)
    resample_loyalty(g, seat, rng)
    for i, player in enumerate(g.players):
        if i != seat:
            player.notes = ()


def mixed(cards: Cards, known: Counts, bit: int, rng: Random) -> Cards:
    """The deck with the cards that the seat has not seen in another order."""
    free = [i for i in range(len(cards)) if not known[i] & bit]
    dealt = [cards[i] for i in free]
    rng.shuffle(dealt)
    new = list(cards)
    for i, card in zip(free, dealt, strict=True):
        new[i] = card
    return tuple(new)


# --- skill cards --------------------------------------------------------------------------------------


def resample_skills(g: Galactica, seat: int | None, rng: Random) -> None:
    """Decks, destiny, the pool, and the hands and contributions of the others, but for the cards seen there (D45)."""
    held = [] if seat is None else [i for i in (seat, g.players[seat].spied) if i >= 0]
    piles: list[list[str]] = [list(deck.cards) for deck in g.skills]
    owners: list[int] = [-1] * len(piles)
    for cards in (g.destiny, *[check.pool for check in g.checks]):
        piles.append(list(cards))
        owners.append(-2)
    fixed: dict[int, int] = {}
    for i, player in enumerate(g.players):
        if i != seat:
            piles.append(list(player.contributed))
            owners.append(-2)
        if i != seat and searches(g, i):
            piles.append(list(player.looking))
            owners.append(-1)
        if i not in held:
            known = known_in_hand(g, seat, i)
            fixed[len(piles)] = len(known)
            piles.append([*known, *without(player.hand, known)])
            owners.append(i)
    slots = [(p, i) for p, cards in enumerate(piles) for i in range(fixed.get(p, 0), len(cards))]
    counts = {i: held_types(g, i) for i in owners if i >= 0}
    most = {} if seat is None else searched_decks(g, seat)
    n, draw = len(slots), rng.random
    for _ in range(SWAPS * n):
        swap(g, piles, owners, counts, most, slots[int(draw() * n)], slots[int(draw() * n)])
    put_skills(g, seat, held, piles)


def searches(g: Galactica, seat: int) -> bool:
    """Whether he is choosing among skill cards out of a deck (Datastream, Memento)."""
    player = g.players[seat]
    return player.spied == NOBODY and bool(player.looking) and player.looking[0] in TYPE_OF


def searched_decks(g: Galactica, seat: int) -> dict[int, Counter[str]]:
    """By type, the cards that he has seen in a skill deck: it holds no others (D6)."""
    notes = [note for note in g.players[seat].notes if note[0] == SEARCHED]
    return {TYPES.index(str(type)): Counter(str(cards).split()) for _, type, cards in notes}


def held_types(g: Galactica, seat: int) -> list[int]:
    types = Counter(TYPE_OF[card] for card in g.players[seat].hand)
    return [types[type] for type in range(len(g.skills))]


def swap(
    g: Galactica,
    piles: list[list[str]],
    owners: list[int],
    counts: dict[int, list[int]],
    most: dict[int, Counter[str]],
    one: tuple[int, int],
    other: tuple[int, int],
) -> None:
    """Two cards change places if each may lie where the other lay."""
    (p, i), (q, j) = one, other
    a, b = piles[p][i], piles[q][j]
    s, t = TYPE_OF[a], TYPE_OF[b]
    for pile, card in ((p, b), (q, a)):
        if p != q and pile in most and piles[pile].count(card) >= most[pile][card]:
            return
    if s != t:
        if owners[p] == -1 or owners[q] == -1:
            return
        for owner, gained in ((owners[p], t), (owners[q], s)):
            if owner >= 0 and counts[owner][gained] >= g.players[owner].bound[gained]:
                return
        for owner, lost, gained in ((owners[p], s, t), (owners[q], t, s)):
            if owner >= 0:
                counts[owner][lost] -= 1
                counts[owner][gained] += 1
    piles[p][i], piles[q][j] = b, a


def put_skills(g: Galactica, seat: int | None, held: list[int], piles: list[list[str]]) -> None:
    dealt = iter(piles)
    for deck in g.skills:
        deck.cards = tuple(next(dealt))
    g.destiny = tuple(next(dealt))
    for check in g.checks:
        check.pool = tuple(next(dealt))
    for i, player in enumerate(g.players):
        if i != seat:
            player.contributed = sorted_cards(tuple(next(dealt)))
        if i != seat and searches(g, i):
            player.looking = sorted_cards(tuple(next(dealt)))
        if i not in held:
            player.hand = sorted_cards(tuple(next(dealt)))


# --- cards that somebody looks at ---------------------------------------------------------------------


def resample_looks(g: Galactica, seat: int | None, rng: Random) -> None:
    """What another player looks at: the top card of a deck, a hand, damage tokens, or cards out of a deck."""
    for i, player in enumerate(g.players):
        if i == seat or not player.looking:
            continue
        cards = player.looking
        if player.spied >= 0:
            player.looking = g.players[player.spied].hand
        elif searches(g, i):
            continue
        elif all(card in g.damage_pool for card in cards):
            pool = sorted(g.damage_pool)
            player.looking = tuple(rng.sample(pool, len(cards)))
        else:
            resample_drawn(g, seat, i, rng)


def resample_drawn(g: Galactica, seat: int | None, looker: int, rng: Random) -> None:
    """Cards drawn from a deck to choose from: they could be any of that deck that the seat has not seen."""
    player = g.players[looker]
    deck = deck_of(player.looking)
    known: Counts = getattr(g, f"{deck}_known")
    n = len(player.looking)
    bit = 0 if seat is None else 1 << seat
    new = mixed(player.looking + getattr(g, f"{deck}_deck"), player.looking_known + known, bit, rng)
    player.looking = new[:n]
    setattr(g, f"{deck}_deck", new[n:])


def deck_of(cards: Cards) -> str:
    """Where cards that somebody looks at come from."""
    for deck, names in DECKS.items():
        if cards[0] in names:
            return deck
    return "quorum"


# --- quorum and super crises --------------------------------------------------------------------------


def resample_quorum(g: Galactica, seat: int | None, rng: Random) -> None:
    if seat == g.president or g.president < 0:
        g.quorum_deck = mixed(g.quorum_deck, g.quorum_known, 1 << g.president if g.president >= 0 else 0, rng)
        return
    bit = 0 if seat is None else 1 << seat
    hand = g.players[g.president].quorum
    remembered = () if seat is None else tuple(str(n[1]) for n in g.players[seat].notes if n[0] == HANDED_ON)
    kept = tuple((Counter(hand) & Counter(remembered)).elements())
    free = without(hand, kept)
    new = mixed(free + g.quorum_deck, (0,) * len(free) + g.quorum_known, bit, rng)
    g.players[g.president].quorum = tuple(sorted(kept + new[: len(free)]))
    g.quorum_deck = new[len(free) :]


def resample_super_crises(g: Galactica, seat: int | None, rng: Random) -> None:
    others = [player for i, player in enumerate(g.players) if i != seat]
    cards = [card for player in others for card in player.super_crises] + list(g.super_deck)
    rng.shuffle(cards)
    for player in others:
        n = len(player.super_crises)
        player.super_crises, cards = tuple(cards[:n]), cards[n:]
    g.super_deck = tuple(cards)


def resample_civilians(g: Galactica, bit: int, rng: Random) -> None:
    n = len(g.civilian_faces)
    new = mixed(g.civilian_faces + g.civilian_pile, g.civilian_known + (0,) * len(g.civilian_pile), bit, rng)
    g.civilian_faces, g.civilian_pile = new[:n], new[n:]


# --- Mutiny cards, motives, missions ------------------------------------------------------------------


def resample_daybreak(g: Galactica, seat: int | None, rng: Random) -> None:
    """Mutiny cards lie in the deck or in another hand, unless the seat knows whose; motives by the leader or unused."""
    bit = 0 if seat is None else 1 << seat
    kept: list[Cards] = []
    for i, player in enumerate(g.players):
        known = () if seat is None else tuple(str(n[2]) for n in g.players[seat].notes if n[:2] == (GIVEN, i))
        kept.append(player.mutiny if i == seat else tuple(c for c in player.mutiny if c in known))
    free: Cards = sum([without(player.mutiny, kept[i]) for i, player in enumerate(g.players)], ())
    new = mixed(free + g.mutiny_deck, (0,) * len(free) + g.mutiny_known, bit, rng)
    g.mutiny_deck = new[len(free) :]
    for i, player in enumerate(g.players):
        n = len(player.mutiny) - len(kept[i])
        player.mutiny, new = tuple(sorted(kept[i] + new[:n])), new[n:]
    g.mission_deck = mixed(g.mission_deck, g.mission_known, bit, rng)
    leader = g.leader()
    if leader not in (NOBODY, seat):
        n = len(g.players[leader].motives)
        cards = list(g.players[leader].motives + g.motive_deck)
        rng.shuffle(cards)
        g.players[leader].motives, g.motive_deck = tuple(sorted(cards[:n])), tuple(cards[n:])
        waiting = [offer for offer in g.offers(leader) if offer.partition(":")[2] not in g.motives_open]
        g.players[leader].armed = tuple([offer for offer in waiting if rng.random() < 0.5])
    else:
        left = list(g.motive_deck)
        rng.shuffle(left)
        g.motive_deck = tuple(left)


# --- loyalty ------------------------------------------------------------------------------------------


def resample_loyalty(g: Galactica, seat: int | None, rng: Random) -> None:
    """What the seat has seen of a player stays with him; all the rest is dealt anew, Cylon cards to whom they may go.

    The Sympathizer is shown as soon as it is dealt, so it lies in the deck. How many Cylon cards are in the game is
    known: cards of the box change places only with their like.
    """
    kept: list[Counter[str]] = []
    for i, player in enumerate(g.players):
        seen = () if seat is None else tuple(n[2] for n in g.players[seat].notes if n[:2] == ("loyalty", i))
        kept.append(Counter(player.loyalty) & Counter([str(card) for card in seen]))
    hidden = [i for i in range(g.seats) if i != seat]
    free = [card for i in hidden for card in (Counter(g.players[i].loyalty) - kept[i]).elements()]
    deck = list(g.loyalty_deck)
    shown_when_dealt = [card for card in deck if card in (SYMPATHIZER, MUTINEER)]
    free += [card for card in deck if card not in (SYMPATHIZER, MUTINEER)]
    free = renamed(g, free, rng)
    rng.shuffle(free)
    for i in hidden:
        n = len(g.players[i].loyalty) - sum(kept[i].values())
        g.players[i].loyalty = tuple(sorted([*kept[i].elements(), *free[:n]]))
        free = free[n:]
    place = rng.randrange(len(deck)) if shown_when_dealt else 0
    g.loyalty_deck = (*free[:place], *shown_when_dealt, *free[place:])


def renamed(g: Galactica, free: list[str], rng: Random) -> list[str]:
    """Which Cylon cards are in the game and which in the box nobody knows."""
    machines = [card for card in (*free, *g.loyalty_box) if card.startswith("cylon_")]
    rng.shuffle(machines)
    take = iter(machines)
    free = [next(take) if card.startswith("cylon_") else card for card in free]
    g.loyalty_box = tuple([next(take) if card.startswith("cylon_") else card for card in g.loyalty_box])
    return free
