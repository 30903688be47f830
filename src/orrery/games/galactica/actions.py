"""Actions: one question lists every action of the moment (000 p.10, T26).

Each kind of action is a table here that the modules of its chapter fill: `LOCATION_ACTIONS` (locations/),
`CARD_ACTIONS` (skill_cards.py), `ABILITIES` (characters/), `QUORUM_ACTIONS` (quorum.py), `MUTINY_ACTIONS`
(mutiny_cards.py). An item is `kind:name`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Item, Question, open_question, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import BRIG, NO_LOCATION, VIPER
from orrery.games.galactica.cards.skill import NAME_OF, SKILL_CARDS
from orrery.games.galactica.combat import activate_own_viper, nuke, nuke_odds, why_grounded
from orrery.games.galactica.decks import take
from orrery.games.galactica.events import Acted, DrewQuorum
from orrery.games.galactica.hands import demand_discards, discard, pay
from orrery.games.galactica.leaders import return_by_action
from orrery.games.galactica.loyalty import cylon_cards, reveal
from orrery.games.galactica.mutiny import leave_hand
from orrery.games.galactica.state import Galactica, without
from orrery.games.galactica.succession import HANDED_ON

NOTHING = "nothing"
END_INFILTRATION = "infiltration:end"
REPEAT = "repeat"
HOSHI = "louis_hoshi"
DUTIFUL = ("command", "communications", "weapons_control")
"""Where Hoshi may go on (Dutiful)."""
ILLNESS = 2
"""What Roslin discards to activate a location (Terminal Illness)."""


def always(g: Galactica, seat: int) -> Refusal | None:
    return None


@dataclass(frozen=True)
class Action:
    """`run`: None when done at once, or a play. `why_not`: why it is not possible now, from what the seat can see.

    `preview`: what is to be expected of it, where a die decides.
    """

    run: Callable[[Galactica, int], Play[None] | None]
    why_not: Callable[[Galactica, int], Refusal | None] = always
    preview: Callable[[Galactica], dict[str, int]] | None = None


LOCATION_ACTIONS: dict[str, Action] = {}
CARD_ACTIONS: dict[str, Action] = {}
ABILITIES: dict[str, dict[str, Action]] = {}
"""For each character, the abilities of the sheet that are actions."""
QUORUM_ACTIONS: dict[str, Action] = {}
MUTINY_ACTIONS: dict[str, Action] = {}
DAYBREAK_LOCATION_ACTIONS: dict[str, Action] = {}
"""Locations that Daybreak adds, or prints anew over those of the base game (004 p.11)."""


def location_action(g: Galactica, location: str) -> Action | None:
    if g.daybreak and location in DAYBREAK_LOCATION_ACTIONS:
        return DAYBREAK_LOCATION_ACTIONS[location]
    return LOCATION_ACTIONS.get(location)


def possible(g: Galactica, seat: int) -> Iterator[tuple[str, Refusal | None]]:
    """Every action that one might expect, each with the reason why it is not possible."""
    player = g.players[seat]
    if location_action(g, player.location):
        yield f"location:{player.location}", why_no_location(g, seat, player.location)
    if g.is_leader(seat):
        yield from leader_actions(g, seat)
    if player.cylon or player.location == NO_LOCATION:
        return
    if player.location == VIPER:
        yield "viper:activate", why_grounded(g, seat)
    for card in dict.fromkeys(player.hand):
        if SKILL_CARDS[card].timing == "action":
            yield f"card:{card}", why_no_card(g, seat, card)
    if not g.is_leader(seat):
        yield from abilities(g, seat)
    if seat == g.president:
        yield "title:draw_quorum", None if g.quorum_deck or g.quorum_discards else Refusal("deck_empty")
        for card in dict.fromkeys(player.quorum):
            yield f"quorum:{card}", QUORUM_ACTIONS[card].why_not(g, seat)
    for card in player.mutiny:
        yield f"mutiny:{card}", MUTINY_ACTIONS[card].why_not(g, seat)
    if seat == g.admiral and g.nukes:
        yield "title:nuke", None if g.basestars else Refusal("no_basestar")
    for card in cylon_cards(g, seat):
        yield f"reveal:{card}", why_no_reveal(g, seat)


def why_no_reveal(g: Galactica, seat: int) -> Refusal | None:
    """The other Baltar shows himself in the Brig only (Spiritual Crisis, P3)."""
    torn = g.is_(seat, "gaius_baltar_alt") and g.players[seat].location != BRIG
    return Refusal("spiritual_crisis") if torn else None


def abilities(g: Galactica, seat: int) -> Iterator[tuple[str, Refusal | None]]:
    for name, ability in ABILITIES.get(g.players[seat].character, {}).items():
        yield f"ability:{name}", ability.why_not(g, seat)


def leader_actions(g: Galactica, seat: int) -> Iterator[tuple[str, Refusal | None]]:
    """His sheet, always (004 p.8); and ending his Infiltration (T4.3)."""
    yield from abilities(g, seat)
    if g.players[seat].infiltrating:
        yield END_INFILTRATION, None


def why_no_card(g: Galactica, seat: int, card: str) -> Refusal | None:
    """What forbids cards of a type, drawbacks of characters, then what the card itself demands.

    Hornet's Nest: no Piloting card as an action.
    """
    if "hornets_nest" in g.in_play and SKILL_CARDS[card].type == "piloting":
        return Refusal("suppressive_fire")
    if g.is_(seat, "sherman_doc_cottle") and SKILL_CARDS[card].type == "engineering":
        return Refusal("specialized")
    if g.is_(seat, HOSHI) and len(g.players[seat].hand) < 2:
        return Refusal("reluctant")
    return CARD_ACTIONS[NAME_OF[card]].why_not(g, seat)


def why_no_location(g: Galactica, seat: int, location: str) -> Refusal | None:
    """Damage, then all else that forbids it."""
    return Refusal("location_damaged") if location in g.damaged else why_barred(g, seat, location)


def why_barred(g: Galactica, seat: int, location: str, besides: int = 0) -> Refusal | None:
    """Characters' drawbacks, then what the location itself demands; the character may be elsewhere.

    `besides`: cards of the hand that are about to be played.
    """
    if g.is_(seat, "laura_roslin") and len(g.players[seat].hand) - besides < ILLNESS:
        return Refusal("terminal_illness", n=ILLNESS)
    if g.is_(seat, "tom_zarek") and location != "brig" and any(s != seat for s in g.at(location)):
        return Refusal("convicted_criminal")
    if g.is_(seat, "william_adama") and location == "admirals_quarters":
        return Refusal("emotionally_attached")
    there = location_action(g, location)
    return there.why_not(g, seat) if there else Refusal("no_action_there")


@question
def action(g: Galactica, seat: int, granted: str) -> Question:
    """What to do, out of everything that can be done; `granted` says by what right."""
    items = tuple([item for item, why in possible(g, seat) if why is None])
    return Question((NOTHING, *items), about={"granted": granted})


@action.blocked
def show_impossible(g: Galactica, asked: Question) -> dict[Item, Refusal]:
    return {item: why for item, why in possible(g, asked.seat) if why is not None}


@action.preview
def show_action(g: Galactica, asked: Question, choice: tuple[Item, ...]) -> dict[str, int]:
    """The odds, where a die decides; what Roslin pays."""
    kind, _, name = str(choice[0]).partition(":")
    found = CARD_ACTIONS.get(NAME_OF.get(name, ""))
    if kind in ("location", "mutiny"):
        found = location_action(g, name) if kind == "location" else MUTINY_ACTIONS[name]
    shown = found.preview(g) if found and found.preview else {}
    if name == "nuke":
        shown = show_only_nuke(g)
    return shown | ({"cards": ILLNESS} if kind == "location" and g.is_(asked.seat, "laura_roslin") else {})


@procedure
def take_action(g: Galactica, seat: int, granted: str) -> Play[str]:
    """Asks for an action and does it; gives what was done."""
    if g.players[seat].location == NO_LOCATION:
        return NOTHING
    choice = yield action(seat, granted)
    done: str = choice[0]
    g.tell(Acted(seat, done))
    if done == NOTHING:
        return done
    before, g.actor = g.actor, seat
    if done.startswith("location:"):
        yield from activate_location(g, seat, done.partition(":")[2])
    else:
        play = begin(g, seat, done)
        if play is not None:
            yield from play
    yield from settle(g)
    g.actor = before
    return done


@procedure
def activate_location(g: Galactica, seat: int, location: str) -> Play[None]:
    """Roslin pays first (Terminal Illness). Who stood there and is in the Brig for what he paid does nothing there."""
    stood_there = g.players[seat].location == location
    if g.is_(seat, "laura_roslin"):
        yield from demand_discards(g, ((seat, ILLNESS),), "terminal_illness", False)
        if stood_there and g.players[seat].location != location:
            return
    yield from run_location(g, seat, location)
    if g.is_(seat, HOSHI) and may_repeat(g, seat, location):
        choice = yield once_more(seat, location)
        if choice[0] == REPEAT:
            g.players[seat].used += (dutiful_mark(g, location),)
            yield from pay(g, seat, 1, "dutiful")
            if stood_there and g.players[seat].location != location:
                return
            yield from run_location(g, seat, location)


@procedure
def run_location(g: Galactica, seat: int, location: str) -> Play[None]:
    there = location_action(g, location)
    play = there.run(g, seat) if there else None
    if play is not None:
        yield from play


# --- Hoshi's Dutiful (T26.4) --------------------------------------------------------------------------


def dutiful_mark(g: Galactica, location: str) -> str:
    """Once in his turn; or once for each location, if the table plays it so (P2)."""
    return f"dutiful:{location}" if g.dutiful_each else "dutiful"


def may_repeat(g: Galactica, seat: int, location: str) -> bool:
    """By public facts: how many cards he holds, and what the location demands."""
    player = g.players[seat]
    again = location in DUTIFUL and dutiful_mark(g, location) not in player.used and seat == g.current
    grounded = location == "command" and why_grounded(g, seat, besides=1)
    return again and bool(player.hand) and not grounded and why_no_location(g, seat, location) is None


@question
def once_more(g: Galactica, seat: int, location: str) -> Question:
    """Whether to discard a card and activate the location again."""
    return Question((REPEAT, NOTHING), about={"location": location})


def begin(g: Galactica, seat: int, item: str) -> Play[None] | None:
    """A played card is gone before its text is resolved (L4)."""
    kind, _, name = item.partition(":")
    if kind == "viper":
        return activate_own_viper(g, seat)
    if kind == "card":
        discard(g, seat, (name,), "played")
        if g.is_(seat, HOSHI):
            return play_reluctantly(g, seat, name)
        return CARD_ACTIONS[NAME_OF[name]].run(g, seat)
    if kind == "ability":
        return ABILITIES[g.players[seat].character][name].run(g, seat)
    if kind == "infiltration":
        return end_infiltration(g, seat)
    if kind == "reveal":
        return reveal(g, seat, name)
    if kind == "mutiny":
        leave_hand(g, seat, (name,))
        return MUTINY_ACTIONS[name].run(g, seat)
    if kind == "quorum":
        play_quorum(g, seat, name)
        return QUORUM_ACTIONS[name].run(g, seat)
    if name == "nuke":
        return launch_nuke(g, seat)
    draw_quorum(g, seat, 1)
    return None


@procedure
def play_reluctantly(g: Galactica, seat: int, card: str) -> Play[None]:
    """Hoshi gives up another card each time (Reluctant)."""
    yield from pay(g, seat, 1, "reluctant")
    play = CARD_ACTIONS[NAME_OF[card]].run(g, seat)
    if play is not None:
        yield from play


@procedure
def end_infiltration(g: Galactica, seat: int) -> Play[None]:
    """Doral, where he was meticulous, takes another action there."""
    once_more = yield from return_by_action(g, seat)
    if once_more:
        yield from take_action(g, seat, "meticulous")


def play_quorum(g: Galactica, seat: int, card: str) -> None:
    """It leaves the hand; who once passed such a card on knows of one fewer."""
    g.players[seat].quorum = without(g.players[seat].quorum, (card,))
    for player in g.players:
        if (HANDED_ON, card) in player.notes:
            notes = list(player.notes)
            notes.remove((HANDED_ON, card))
            player.notes = tuple(notes)


# --- titles -------------------------------------------------------------------------------------------


def draw_quorum(g: Galactica, seat: int, n: int) -> None:
    cards, _ = take(g, "quorum", n)
    g.players[seat].quorum = tuple(sorted(g.players[seat].quorum + cards))
    g.tell(DrewQuorum(seat, cards))


@open_question
def nuke_target(g: Galactica, seat: int) -> Question:
    """Which basestar, by its place among those on the board."""
    return Question(tuple(range(len(g.basestars))))


@nuke_target.preview
def show_nuke(g: Galactica, asked: Question, choice: tuple[Item, ...]) -> dict[str, int]:
    return nuke_odds(g, int(choice[0]))


def show_only_nuke(g: Galactica) -> dict[str, int]:
    """Where there is one basestar nobody asks for it."""
    return nuke_odds(g, 0) if len(g.basestars) == 1 else {}


@procedure
def launch_nuke(g: Galactica, seat: int) -> Play[None]:
    choice = yield nuke_target(seat)
    yield from nuke(g, seat, choice[0])
