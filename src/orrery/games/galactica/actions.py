"""Actions: one question lists every action of the moment (000 p.10, TIMING T26).

Each kind of action is a table here that the modules of its chapter fill: `LOCATION_ACTIONS` (locations/),
`CARD_ACTIONS` (skill_cards.py), `ABILITIES` (characters/), `QUORUM_ACTIONS` (quorum.py). An item is `kind:name`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Item, Question, question
from orrery.games.galactica.board import NO_LOCATION, VIPER
from orrery.games.galactica.cards.skill import NAME_OF, SKILL_CARDS
from orrery.games.galactica.combat import activate_own_viper, nuke, nuke_odds
from orrery.games.galactica.decks import take
from orrery.games.galactica.events import Acted, DrewQuorum
from orrery.games.galactica.hands import demand_discards, discard
from orrery.games.galactica.loyalty import cylon_cards, reveal
from orrery.games.galactica.state import Galactica, without
from orrery.games.galactica.succession import HANDED_ON

NOTHING = "nothing"
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


def possible(g: Galactica, seat: int) -> Iterator[tuple[str, Refusal | None]]:
    """Every action that one might expect, each with the reason why it is not possible."""
    player = g.players[seat]
    if player.location in LOCATION_ACTIONS:
        yield f"location:{player.location}", why_no_location(g, seat, player.location)
    if player.cylon or player.location == NO_LOCATION:
        return
    if player.location == VIPER:
        yield "viper:activate", None
    for card in dict.fromkeys(player.hand):
        if SKILL_CARDS[card].timing == "action":
            yield f"card:{card}", CARD_ACTIONS[NAME_OF[card]].why_not(g, seat)
    for name, ability in ABILITIES.get(player.character, {}).items():
        yield f"ability:{name}", ability.why_not(g, seat)
    if seat == g.president:
        yield "title:draw_quorum", None if g.quorum_deck or g.quorum_discards else Refusal("deck_empty")
        for card in dict.fromkeys(player.quorum):
            yield f"quorum:{card}", QUORUM_ACTIONS[card].why_not(g, seat)
    if seat == g.admiral and g.nukes:
        yield "title:nuke", None if g.basestars else Refusal("no_basestar")
    for card in cylon_cards(g, seat):
        yield f"reveal:{card}", None


def why_no_location(g: Galactica, seat: int, location: str) -> Refusal | None:
    """Damage, characters' drawbacks, then what the location itself demands."""
    if location in g.damaged:
        return Refusal("location_damaged")
    if g.is_(seat, "laura_roslin") and len(g.players[seat].hand) < ILLNESS:
        return Refusal("terminal_illness", n=ILLNESS)
    if g.is_(seat, "tom_zarek") and location != "brig" and len(g.at(location)) > 1:
        return Refusal("convicted_criminal")
    if g.is_(seat, "william_adama") and location == "admirals_quarters":
        return Refusal("emotionally_attached")
    return LOCATION_ACTIONS[location].why_not(g, seat)


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
    table = {"location": LOCATION_ACTIONS, "card": CARD_ACTIONS}.get(kind, {})
    found = table.get(NAME_OF.get(name, name))
    shown = found.preview(g) if found and found.preview else {}
    if name == "nuke" and len(g.basestars) == 1:
        shown = nuke_odds(g, 0)
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
    if done.startswith("location:"):
        yield from activate_location(g, seat, done.partition(":")[2])
    else:
        play = begin(g, seat, done)
        if play is not None:
            yield from play
    return done


@procedure
def activate_location(g: Galactica, seat: int, location: str) -> Play[None]:
    """Roslin pays first (Terminal Illness)."""
    if g.is_(seat, "laura_roslin"):
        yield from demand_discards(g, ((seat, ILLNESS),), "terminal_illness", False)
    play = LOCATION_ACTIONS[location].run(g, seat)
    if play is not None:
        yield from play


def begin(g: Galactica, seat: int, item: str) -> Play[None] | None:
    """A played card is gone before its text is resolved (TIMING L4)."""
    kind, _, name = item.partition(":")
    if kind == "viper":
        return activate_own_viper(g, seat)
    if kind == "card":
        discard(g, seat, (name,), "played")
        return CARD_ACTIONS[NAME_OF[name]].run(g, seat)
    if kind == "ability":
        return ABILITIES[g.players[seat].character][name].run(g, seat)
    if kind == "reveal":
        return reveal(g, seat, name)
    if kind == "quorum":
        play_quorum(g, seat, name)
        return QUORUM_ACTIONS[name].run(g, seat)
    if name == "nuke":
        return launch_nuke(g, seat)
    draw_quorum(g, seat, 1)
    return None


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


@question
def nuke_target(g: Galactica, seat: int) -> Question:
    """Which basestar, by its place among those on the board."""
    return Question(tuple(range(len(g.basestars))))


@nuke_target.preview
def show_nuke(g: Galactica, asked: Question, choice: tuple[Item, ...]) -> dict[str, int]:
    return nuke_odds(g, int(choice[0]))


@procedure
def launch_nuke(g: Galactica, seat: int) -> Play[None]:
    choice = yield nuke_target(seat)
    yield from nuke(g, seat, choice[0])
