"""Skill check abilities: what cards with the symbol do in a check (004 p.10, T9.9).

The current player resolves them in the order that he likes, each name once. He need not be human, unless a card says
so. Install Upgrades waits for the outcome, All Hands on Deck for the total.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.declared import declare
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import FRONT, REAR, SICKBAY
from orrery.games.galactica.cards.skill import IN_CHECK, NAME_OF, NAMES, STRENGTH, sorted_cards
from orrery.games.galactica.effects import TreacheryToDestiny, resolve
from orrery.games.galactica.events import AbilityResolved, ContributedOpenly, LeftCheck
from orrery.games.galactica.hands import add, draw, lose_seen, pile, show_in_hand
from orrery.games.galactica.movement import send
from orrery.games.galactica.mutiny import draw_chosen, draw_mutiny
from orrery.games.galactica.space import damage_viper, place, vipers_in_reserve, vipers_in_space
from orrery.games.galactica.state import TREACHERY, TYPES, Cards, Galactica, without

Ability = Callable[[Galactica], Play[None] | None]
CHECK_ABILITIES: dict[str, Ability] = {}
"""What each does, by the name of the card; None when done at once, or a play."""
RESTORE_ORDER = "restore_order"
ALL_HANDS = "all_hands_on_deck"
UPGRADES = "install_upgrades"
TO_HAND, TO_PILE = "hand", "pile"
QUICK = 3
"""The most strength of a card that Quick Thinking takes."""


def abilities_count(g: Galactica) -> bool:
    """Not on missions, nor where order was restored (004 p.14)."""
    return g.checks[-1].kind != "mission" and RESTORE_ORDER not in g.checks[-1].played


def waiting(g: Galactica) -> Cards:
    """The names of abilities among the cards that have not taken effect: each does once."""
    check = g.checks[-1]
    names = dict.fromkeys([NAME_OF[card] for card in check.cards])
    return tuple([name for name in names if NAMES[name].timing == IN_CHECK and name not in check.resolved])


@question
def next_ability(g: Galactica, seat: int) -> Question:
    """Which skill check ability comes next."""
    return Question(waiting(g))


@procedure
def resolve_abilities(g: Galactica) -> Play[None]:
    """The current player orders them; a card taken out before its turn does nothing, one that is added joins.

    After each a leader may reveal a motive that it has made true (004 p.8).
    """
    names = waiting(g)
    while names:
        if len(names) > 1:
            names = yield next_ability(g.current)
        name = names[0]
        g.checks[-1].resolved += (name,)
        g.tell(AbilityResolved(name))
        play = CHECK_ABILITIES[name](g)
        if play is not None:
            yield from play
        yield from settle(g)
        names = waiting(g)


def ability(name: str) -> Callable[[Ability], Ability]:
    def mark(run: Ability) -> Ability:
        CHECK_ABILITIES[name] = run
        return run

    return mark


# --- cards that come into a check and leave it --------------------------------------------------------


@question
def force_hand(g: Galactica, seat: int) -> Question:
    """Which card to add, face up; with none he draws a Mutiny card."""
    return Question(g.players[seat].hand, 0, 1)


@ability("force_their_hand")
@procedure
def force_their_hand(g: Galactica) -> Play[None]:
    """A human current player adds a card or draws Mutiny; limits on contributions do not bind here (P7)."""
    seat = g.current
    if g.players[seat].cylon:
        return
    choice: Cards = ()
    if g.players[seat].hand:
        choice = yield force_hand(seat)
    if not choice:
        yield from draw_mutiny(g, seat)
        return
    lose_seen(g, seat, choice)
    g.checks[-1].cards = sorted_cards(g.checks[-1].cards + choice)
    g.tell(ContributedOpenly(seat, choice))


def quick_cards(g: Galactica) -> Cards:
    cards = dict.fromkeys(g.checks[-1].cards)
    return tuple([card for card in cards if STRENGTH[card] <= QUICK and NAME_OF[card] != "quick_thinking"])


@question
def quick_choice(g: Galactica, seat: int) -> Question:
    """Which card of the check to take into the hand, if any."""
    return Question(quick_cards(g), 0, 1)


@ability("quick_thinking")
@procedure
def quick_thinking(g: Galactica) -> Play[None]:
    """By the printed strength (O11). Everybody has seen the card (D5)."""
    if not quick_cards(g):
        return
    choice = yield quick_choice(g.current)
    if choice:
        shown = g.players[g.current].shown + choice
        leave_check(g, choice, TO_HAND)
        add(g, g.current, choice)
        show_in_hand(g, g.current, shown)


def leave_check(g: Galactica, cards: Cards, to: str) -> None:
    g.checks[-1].cards = without(g.checks[-1].cards, cards)
    g.tell(LeftCheck(g.current, cards[0], to))


def dogfighters(g: Galactica) -> Cards:
    """The vipers that can be damaged: in space or in the Reserve, as `space` names them."""
    return vipers_in_reserve(g) + vipers_in_space(g)


def other_cards(g: Galactica) -> Cards:
    """All cards of the check but the Dogfight itself."""
    return without(g.checks[-1].cards, ("dogfight_0",))


@question
def dogfight_viper(g: Galactica, seat: int) -> Question:
    """Which viper is damaged for dropping a card, if any."""
    return Question(dogfighters(g), 0, 1)


@question
def dogfight_card(g: Galactica, seat: int) -> Question:
    """Which card is dropped from the check."""
    return Question(tuple(dict.fromkeys(other_cards(g))))


@ability("dogfight")
@procedure
def dogfight(g: Galactica) -> Play[None]:
    if not dogfighters(g) or not other_cards(g):
        return
    choice = yield dogfight_viper(g.current)
    if not choice:
        return
    damage_viper(g, choice[0])
    choice = yield dogfight_card(g.current)
    leave_check(g, choice, TO_PILE)
    pile(g, choice)


# --- cards that are counted later ---------------------------------------------------------------------


@ability(ALL_HANDS)
def all_hands_on_deck(g: Galactica) -> None:
    """In force from now on, also without the card: each 0 that is left at the total counts 1 (004 p.10)."""


def zeros(g: Galactica) -> int:
    """What All Hands on Deck adds, by printed strengths (O11)."""
    check = g.checks[-1]
    return sum([STRENGTH[card] == 0 for card in check.cards]) if ALL_HANDS in check.resolved else 0


@ability(UPGRADES)
def install_upgrades(g: Galactica) -> None:
    """Paid when the outcome is known."""


def pay_upgrades(g: Galactica) -> None:
    """Two engineering cards on a pass, else one; a partial pass is no pass (T9.15, P4)."""
    check = g.checks[-1]
    if UPGRADES in check.resolved:
        n = 2 if check.outcome == "pass" else 1
        draw(g, g.current, (TYPES.index("engineering"),) * n, UPGRADES)


# --- treachery ----------------------------------------------------------------------------------------


@ability("bait")
def bait(g: Galactica) -> None:
    place(g, "civilian", REAR, 1)


@ability("dradis_contact")
def dradis_contact(g: Galactica) -> None:
    place(g, "raider", FRONT, 2)


BETTER_MACHINE = declare("galactica.skill.a_better_machine", (TreacheryToDestiny(2),))


@ability("a_better_machine")
def a_better_machine(g: Galactica) -> Play[None]:
    return resolve(g, BETTER_MACHINE, g.current)


@ability("personal_vices")
@procedure
def personal_vices(g: Galactica) -> Play[None]:
    """Every human draws treachery, the current player, if human, Mutiny too."""
    for seat in g.humans():
        draw(g, seat, (TREACHERY,), "personal_vices")
    yield from draw_mutiny(g, g.current)


@ability("violent_outbursts")
def violent_outbursts(g: Galactica) -> None:
    """Nobody leaves the Brig for it, and no Cylon can be sent (P8)."""
    send(g, g.current, SICKBAY)


@ability("exploit_a_weakness")
def exploit_a_weakness(g: Galactica) -> Play[None]:
    """Among those who can draw, himself too (P9)."""
    return draw_chosen(g, g.current)
