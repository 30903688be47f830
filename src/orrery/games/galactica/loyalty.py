"""Loyalty: dealing, looking, the Sleeper Agent phase, revealing (000 p.18-20; T15, T16)."""

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
    MutineerGiven,
    Reshuffled,
    SleeperAgents,
)
from orrery.games.galactica.hands import demand_discards, discard, discard_skills
from orrery.games.galactica.locations import GALACTICA, resurrection, ship_of
from orrery.games.galactica.motives import deal_motives
from orrery.games.galactica.movement import can_be_sent, lose_super_crisis, put, send
from orrery.games.galactica.mutiny import draw_mutiny, throw_away
from orrery.games.galactica.resources import any_in_red, change
from orrery.games.galactica.state import MUTINEER, NOBODY, Cards, Galactica, without
from orrery.games.galactica.succession import ADMIRAL, PRESIDENT, first_in_line, give_title, settle_titles

KEPT_ON_REVEAL = 3
DRAWN_BY_CYLON_DAMAGE = 5
RESOLVED_BY_CYLON_DAMAGE = 2
HANDED_ON_BELOW = 7
"""In Daybreak a Cylon gives his face-down cards away before the fleet has come so far (004 p.12)."""


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
    elif target == "human":
        seats = g.humans()
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
    """If there is no face-down card to be seen, nothing happens (O22)."""
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
        if g.is_leader(seat):
            deal_motives(g, seat)
        else:
            deal(g, seat, 2 if g.players[seat].character == "sharon_valerii" else 1)
    if g.daybreak:
        yield from pass_on_and_show(g)
    holder = next((s for s, p in enumerate(g.players) if SYMPATHIZER in p.loyalty), NOBODY)
    if holder != NOBODY:
        yield from show_sympathizer(g, holder)
    boomer = g.has_sheet("sharon_valerii")
    if boomer != NOBODY:
        send(g, boomer, BRIG)
    if MUTINEER in g.loyalty_deck and loyal_seats(g):
        yield from find_mutineer(g)


def loyal_seats(g: Galactica) -> tuple[int, ...]:
    """Human players who can have loyalty cards: a Cylon leader has motives instead (004 p.8)."""
    return tuple([seat for seat in g.humans() if not g.is_leader(seat)])


@question
def give_loyalty(g: Galactica, seat: int) -> Question:
    """Who gets the unrevealed loyalty cards: a leader has none."""
    return Question(loyal_seats(g))


def hand_on_loyalty(g: Galactica, seat: int, to: int, cards: Cards) -> None:
    """The giver remembers them; whoever knew that he held a card knows who holds it now (D17, D20)."""
    giver, taker = g.players[seat], g.players[to]
    for player in g.players:
        player.notes = tuple(
            [("loyalty", to, n[2]) if n[:2] == ("loyalty", seat) and n[2] in cards else n for n in player.notes]
        )
    giver.notes += tuple([("loyalty", to, card) for card in cards])
    taker.loyalty = tuple(sorted(taker.loyalty + cards))
    giver.loyalty = without(giver.loyalty, cards)
    g.tell(CardsPassed(to, seat, len(cards)))


# --- the Mutineer (004 p.6, p.12; T15.3 to T15.6) -----------------------------------------------------


@procedure
def pass_on_and_show(g: Galactica) -> Play[None]:
    """Revealed Cylons give their cards away; whoever has the Mutineer now shows it."""
    for seat in g.clockwise(g.current):
        if g.players[seat].cylon and g.players[seat].loyalty:
            yield from pass_on_loyalty(g, seat)
    for seat in g.clockwise(g.current):
        if MUTINEER in g.players[seat].loyalty:
            yield from show_mutineer(g, seat, from_deck=True)


@procedure
def pass_on_loyalty(g: Galactica, seat: int) -> Play[None]:
    """All of them to one human; from distance 7 on only the Mutineer (004 p.12), which is shown at once."""
    gone = g.players[seat].loyalty
    if g.distance >= HANDED_ON_BELOW:
        gone = tuple([card for card in gone if card == MUTINEER])
    if gone and loyal_seats(g):
        choice = yield give_loyalty(seat)
        hand_on_loyalty(g, seat, choice[0], gone)
        if MUTINEER in gone:
            yield from show_mutineer(g, choice[0], from_deck=False)


@procedure
def show_mutineer(g: Galactica, seat: int, from_deck: bool) -> Play[None]:
    """Shown at once; one more loyalty card if it came from the deck (O8); then what the card brings."""
    turn_up(g, seat, MUTINEER)
    if from_deck:
        deal(g, seat, 1)
    yield from become_mutineer(g, seat)


@procedure
def become_mutineer(g: Galactica, seat: int) -> Play[None]:
    """Whenever somebody receives the card: his titles go down their lines, and he draws a Mutiny card.

    From then on he gains titles as anybody does: at once, if an Admiralty has gone into the Brig.
    """
    for title in (PRESIDENT, ADMIRAL):
        heir = first_in_line(g, title, besides=seat)
        if getattr(g, title) == seat and heir != NOBODY:
            give_title(g, title, heir)
    settle_titles(g)
    yield from draw_mutiny(g, seat)


@question
def seek_mutineer(g: Galactica, seat: int) -> Question:
    """Nobody has shown the Mutineer: which human draws one more loyalty card."""
    return Question(loyal_seats(g))


@procedure
def find_mutineer(g: Galactica) -> Play[None]:
    """T15.6. He draws no further card if it is the Mutineer."""
    choice = yield seek_mutineer(g.current)
    deal(g, choice[0], 1)
    if MUTINEER in g.players[choice[0]].loyalty:
        yield from show_mutineer(g, choice[0], from_deck=False)


@question
def give_mutineer(g: Galactica, seat: int) -> Question:
    """The Mutineer is a Cylon: which human gets the card, face up."""
    return Question(loyal_seats(g))


@procedure
def give_cards_away(g: Galactica, seat: int) -> Play[None]:
    """T16.5: the Mutineer card at any distance, the other cards before distance 7."""
    if MUTINEER in g.players[seat].revealed and loyal_seats(g):
        choice = yield give_mutineer(seat)
        g.players[seat].revealed = without(g.players[seat].revealed, (MUTINEER,))
        g.players[choice[0]].revealed += (MUTINEER,)
        g.tell(MutineerGiven(choice[0], seat))
        yield from become_mutineer(g, choice[0])
    if g.players[seat].loyalty:
        yield from pass_on_loyalty(g, seat)


# --- the Sympathizer (base game only) -----------------------------------------------------------------


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
    if g.daybreak:
        yield from give_cards_away(g, seat)


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
    if g.daybreak:
        player.miracles = 0
        if player.mutiny:
            throw_away(g, seat, player.mutiny)
    extra = len(player.hand) - KEPT_ON_REVEAL
    if extra > 0:
        choice = yield discard_skills(seat, extra, "reveal")
        discard(g, seat, choice, "reveal")
    put(g, seat, resurrection(g))
    g.tell(Moved(seat, resurrection(g), NO_AREA))


def draw_super_crisis(g: Galactica, seat: int) -> None:
    if not g.super_deck and g.super_discards:
        g.super_deck, g.super_discards = g.chance.shuffle(g.super_discards), ()
        g.tell(Reshuffled("super_crisis"))
    cards, g.super_deck = g.super_deck[:1], g.super_deck[1:]
    g.players[seat].super_crises += cards
    g.tell(DrewSuperCrisis(seat, cards))


def lose_super_crises(g: Galactica, seat: int) -> None:
    if g.players[seat].super_crises:
        lose_super_crisis(g, seat, g.players[seat].super_crises)


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
