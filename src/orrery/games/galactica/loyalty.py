"""Loyalty: dealing, looking, the Sleeper Agent phase, revealing (000 p.18-20; TIMING T15, T16)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.board import BRIG, NO_AREA, SICKBAY
from orrery.games.galactica.cards.loyalty import CYLON_CARDS, SYMPATHIZER
from orrery.games.galactica.damage import apply_token
from orrery.games.galactica.effects import LookAtLoyalty, carries_out, whom
from orrery.games.galactica.events import (
    CardsPassed,
    CylonRevealed,
    Discarded,
    DrewSuperCrisis,
    Looked,
    LoyaltyDealt,
    Moved,
    Reshuffled,
    SleeperAgents,
)
from orrery.games.galactica.hands import demand_discards, discard, discard_skills
from orrery.games.galactica.locations import GALACTICA, ship_of
from orrery.games.galactica.movement import can_be_sent, put, send
from orrery.games.galactica.resources import any_in_red, change
from orrery.games.galactica.state import NOBODY, Cards, Galactica, without

KEPT_ON_REVEAL = 3
DRAWN_BY_CYLON_DAMAGE = 5
RESOLVED_BY_CYLON_DAMAGE = 2
RESURRECTION_SHIP = "resurrection_ship"


def deal(g: Galactica, seat: int, n: int) -> None:
    player = g.players[seat]
    cards, g.loyalty_deck = g.loyalty_deck[:n], g.loyalty_deck[n:]
    player.loyalty = tuple(sorted(player.loyalty + cards))
    g.tell(LoyaltyDealt(seat, cards))


# --- looking ------------------------------------------------------------------------------------------


def may_look(g: Galactica) -> bool:
    """Detector Sabotage forbids it for the rest of the game."""
    return "detector_sabotage" not in g.in_play


def look_at_random(g: Galactica, viewer: int, target: int) -> None:
    """One face-down card of another player, at random (000 p.18)."""
    cards = g.players[target].loyalty
    if may_look(g) and cards and viewer != target:
        seen = g.chance.shuffle(cards)[0]
        remember_loyalty(g, viewer, target, (seen,))
        g.tell(Looked(viewer, "loyalty", target, (seen,)))


def remember_loyalty(g: Galactica, viewer: int, target: int, cards: Cards) -> None:
    """He holds at least these: a note for each copy that is not noted already."""
    player = g.players[viewer]
    for card in dict.fromkeys(cards):
        note = ("loyalty", target, card)
        player.notes += (note,) * (cards.count(card) - player.notes.count(note))


@question
def look_whose(g: Galactica, seat: int, target: str) -> Question:
    """At whose loyalty card to look."""
    return Question(whose_loyalty(g, seat, target))


def whose_loyalty(g: Galactica, seat: int, target: str) -> tuple[int, ...]:
    if target == "president_or_admiral":
        seats = tuple(dict.fromkeys((g.president, g.admiral)))
    elif target == "current":
        seats = (g.current,)
    else:
        seats = g.clockwise(seat)
    return tuple([s for s in seats if s not in (seat, NOBODY) and g.players[s].loyalty])


@procedure
def look(g: Galactica, viewer: int, target: str) -> Play[None]:
    seats = whose_loyalty(g, viewer, target)
    if len(seats) > 1:
        seats = yield look_whose(viewer, target)
    look_at_random(g, viewer, seats[0])


@carries_out(LookAtLoyalty)
def carry_out_look(g: Galactica, order: LookAtLoyalty, seat: int) -> Play[None] | None:
    """If there is no face-down card to be seen, nothing happens (TIMING O22)."""
    viewer = whom(g, order.viewer, seat)
    if not may_look(g) or not whose_loyalty(g, viewer, order.target):
        return None
    return look(g, viewer, order.target)


# --- the Sleeper Agent phase (T15) --------------------------------------------------------------------


@procedure
def sleeper_phase(g: Galactica) -> Play[None]:
    """A card to everybody, Boomer two; all land before any is resolved. Then Boomer goes to the Brig."""
    g.tell(SleeperAgents(g.distance))
    for seat in g.clockwise(g.current):
        deal(g, seat, 2 if g.players[seat].character == "sharon_valerii" else 1)
    holder = next((s for s, p in enumerate(g.players) if SYMPATHIZER in p.loyalty), NOBODY)
    if holder != NOBODY:
        yield from show_sympathizer(g, holder)
    boomer = g.has_sheet("sharon_valerii")
    if boomer != NOBODY:
        send(g, boomer, BRIG)


@question
def give_sympathizer(g: Galactica, seat: int) -> Question:
    """A revealed Cylon may hand the card to a human player, who resolves it; or keep it, without effect."""
    return Question(g.humans(), 0, 1)


@procedure
def show_sympathizer(g: Galactica, holder: int) -> Play[None]:
    """Red zone: to the Brig, and stays what he is. Otherwise he is a Cylon now, without a super crisis (000 p.19)."""
    turn_up(g, holder, SYMPATHIZER)
    seat = holder
    if g.players[holder].cylon:
        choice = yield give_sympathizer(holder)
        if not choice:
            return
        seat = choice[0]
        hand_on_sympathizer(g, holder, seat)
    if any_in_red(g):
        send(g, seat, BRIG)
    else:
        g.players[seat].sympathizer = True
        yield from become_cylon(g, seat)


def hand_on_sympathizer(g: Galactica, giver: int, taker: int) -> None:
    """Face up: everybody has seen it (D22)."""
    g.players[giver].revealed = without(g.players[giver].revealed, (SYMPATHIZER,))
    g.players[taker].revealed += (SYMPATHIZER,)
    g.tell(CardsPassed(taker, giver, 1))


# --- revealing (T16) ----------------------------------------------------------------------------------


@procedure
def reveal(g: Galactica, seat: int, card: str) -> Play[None]:
    """As an action: the effect of the card, void in the Brig, then the rules for revealed Cylons.

    From the moment when the card is shown he is a Cylon player: nothing sends him anywhere, he inherits no title.
    """
    turn_up(g, seat, card)
    g.players[seat].cylon = True
    if g.players[seat].location != BRIG:
        yield from use_cylon_card(g, seat, card)
    yield from become_cylon(g, seat)
    draw_super_crisis(g, seat)


def turn_up(g: Galactica, seat: int, card: str) -> None:
    """A loyalty card lies face up."""
    player = g.players[seat]
    player.loyalty = without(player.loyalty, (card,))
    player.revealed += (card,)
    g.forget("loyalty", seat, card)
    g.tell(CylonRevealed(seat, card))


@procedure
def become_cylon(g: Galactica, seat: int) -> Play[None]:
    """Discard to three, lose what lies in front of him, titles, and wake on the Resurrection Ship (000 p.19)."""
    player = g.players[seat]
    player.cylon = True
    if player.assigned:
        g.tell(Discarded(seat, player.assigned, "quorum"))
        g.quorum_discards += player.assigned
        player.assigned = ()
    extra = len(player.hand) - KEPT_ON_REVEAL
    if extra > 0:
        choice = yield discard_skills(seat, extra, "reveal")
        discard(g, seat, choice, "reveal")
    put(g, seat, RESURRECTION_SHIP)
    g.tell(Moved(seat, RESURRECTION_SHIP, NO_AREA))


def draw_super_crisis(g: Galactica, seat: int) -> None:
    if not g.super_deck and g.super_discards:
        g.super_deck, g.super_discards = g.chance.shuffle(g.super_discards), ()
        g.tell(Reshuffled("super_crisis"))
    cards, g.super_deck = g.super_deck[:1], g.super_deck[1:]
    g.players[seat].super_crises += cards
    g.tell(DrewSuperCrisis(seat, cards))


def on_galactica(g: Galactica, seat: int, to: str) -> bool:
    return ship_of(g.players[seat].location) == GALACTICA and can_be_sent(g, seat, to)


@question
def cylon_target(g: Galactica, seat: int, to: str) -> Question:
    """Which character aboard Galactica to strike, or nobody."""
    return Question(tuple([s for s in g.clockwise(seat) if s != seat and on_galactica(g, s, to)]), 0, 1, {"to": to})


@question
def cylon_choice(g: Galactica, seat: int, what: str) -> Question:
    """Whether to use the effect of the card."""
    return Question(("use", "decline"), about={"what": what})


@question
def damage_tokens(g: Galactica, seat: int) -> Question:
    """Which of the tokens drawn take effect."""
    there = g.players[seat].looking
    n = min(RESOLVED_BY_CYLON_DAMAGE, len(there))
    return Question(there, n, n)


@procedure
def use_cylon_card(g: Galactica, seat: int, card: str) -> Play[None]:
    """Each effect may be declined."""
    if card == "cylon_morale":
        choice = yield cylon_choice(seat, card)
        if choice[0] == "use":
            change(g, "morale", -1)
    elif card == "cylon_damage":
        choice = yield cylon_choice(seat, card)
        if choice[0] == "use":
            g.players[seat].looking = g.chance.shuffle(g.damage_pool)[:DRAWN_BY_CYLON_DAMAGE]
            g.tell(Looked(seat, "damage", NOBODY, g.players[seat].looking))
            choice = yield damage_tokens(seat)
            g.players[seat].looking = ()
            for token in choice:
                apply_token(g, token)
    else:
        to = BRIG if card == "cylon_brig" else SICKBAY
        choice = yield cylon_target(seat, to)
        if choice:
            if to == SICKBAY:
                yield from demand_discards(g, ((choice[0], 5),), "cylon", False)
            send(g, choice[0], to)


def cylon_cards(g: Galactica, seat: int) -> tuple[str, ...]:
    """The Cylon cards that a seat could reveal."""
    return tuple([card for card in CYLON_CARDS if card in g.players[seat].loyalty])
