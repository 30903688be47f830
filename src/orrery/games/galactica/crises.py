"""Crisis cards: drawing, choosing, resolving (000 p.10, T8, T13)."""

from __future__ import annotations

from operator import sub

from orrery.core.declared import declare
from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Item, Question, question
from orrery.games.galactica.activation import activate
from orrery.games.galactica.cards import CRISES, Attack, Orders, SkillTest
from orrery.games.galactica.cards.shapes import Box
from orrery.games.galactica.decks import BOTTOM, look, pick, put_back, take
from orrery.games.galactica.effects import (
    Choice,
    DiscardSkills,
    ExtraCrisis,
    KeepInPlay,
    carries_out,
    resolve,
    whom,
)
from orrery.games.galactica.events import Chose, CrisisChoice, CrisisDrawn, Discarded, KeptInPlay
from orrery.games.galactica.hands import deceive_anew, draw_by_choice
from orrery.games.galactica.jump import reach_milestones
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.skill_checks import skill_check
from orrery.games.galactica.space import place_all, scramble
from orrery.games.galactica.state import NOBODY, Galactica
from orrery.games.galactica.windows import window

CRISIS = "crisis"
DIFFERENT_PATH = "different_path"
OWN_PATH = 2
"""The box of a crisis for whose two boxes Lee has taken his own way."""
A_DIFFERENT_PATH = declare("galactica.different_path", (DiscardSkills("current", 5),))


# --- T8.1 to T8.6 -------------------------------------------------------------------------------------


@procedure
def draw_and_resolve(g: Galactica, seat: int) -> Play[None]:
    """The Crisis step of a human player. Roslin sees two cards and keeps one (Religious Visions).

    Baltar draws a skill card for each crisis that he draws (Delusional Intuition), after Secret Destiny.
    """
    if g.is_(seat, "laura_roslin"):
        yield from choose_crisis_of_two(g, seat, True)
    else:
        show_crisis(g, seat, take(g, CRISIS, 1)[0][0])
    yield from window(g, "crisis_revealed")
    if g.is_(seat, "gaius_baltar"):
        yield from draw_by_choice(g, seat, g.types, 1, "delusional_intuition")  # T8.4
    yield from resolve_crisis(g)


def show_crisis(g: Galactica, seat: int, card: str) -> None:
    g.crisis, g.drawn_by = card, seat
    deceive_anew(g)
    g.tell(CrisisDrawn(seat, card))


@question
def keep_crisis(g: Galactica, seat: int) -> Question:
    """Which of two crises to resolve; the other goes under the deck."""
    return Question(g.players[seat].looking)


@procedure
def choose_crisis_of_two(g: Galactica, seat: int, bury: bool) -> Play[None]:
    """The other goes under the deck, unseen, or (Caprica) to the discard pile, face up."""
    look(g, seat, CRISIS, 2)
    choice = yield keep_crisis(seat)
    pick(g, seat, choice[0])
    for card in g.players[seat].looking:
        if bury:
            put_back(g, seat, CRISIS, card, BOTTOM)
        else:
            pick(g, seat, card)
            g.crisis_discards += (card,)
            g.tell(Discarded(seat, (card,), CRISIS))
    show_crisis(g, seat, choice[0])


def may_choose(g: Galactica, box: Box) -> bool:
    """A chooser may take a box that cannot be fulfilled, unless the card forbids it (L5)."""
    return not (isinstance(box, Orders) and box.needs == "nuke" and not g.nukes)


@question
def crisis_choice(g: Galactica, seat: int) -> Question:
    """Which box of the crisis: 0 is the upper one; Lee may have his own way (Choose a Different Path)."""
    boxes = CRISES[g.crisis].boxes
    items: tuple[Item, ...] = tuple([i for i, box in enumerate(boxes) if may_choose(g, box)])
    if knows_another_path(g, seat):
        items += (DIFFERENT_PATH,)
    return Question(items, about={"crisis": g.crisis})


def knows_another_path(g: Galactica, seat: int) -> bool:
    return g.is_(seat, "lee_adama_alt") and g.players[seat].miracles > 0 and not CRISES[g.crisis].super


@crisis_choice.blocked
def show_forbidden(g: Galactica, asked: Question) -> dict[Item, Refusal]:
    boxes = CRISES[g.crisis].boxes
    return {i: Refusal("no_nuke") for i, box in enumerate(boxes) if not may_choose(g, box)}


@procedure
def resolve_crisis(g: Galactica) -> Play[None]:
    """The choice, the window of Moral Compass, then the box (T8.5 to T8.7)."""
    g.box = 0
    if CRISES[g.crisis].chooser:
        chooser = whom(g, CRISES[g.crisis].chooser, g.current)
        choice = yield crisis_choice(chooser)
        choose_box(g, chooser, choice[0])
        yield from window(g, "crisis_chosen")
    if g.box == OWN_PATH:
        yield from resolve(g, A_DIFFERENT_PATH, g.current)
        return
    box = CRISES[g.crisis].boxes[g.box]
    if isinstance(box, SkillTest):
        yield from skill_check(g, "super_crisis" if CRISES[g.crisis].super else "crisis", g.crisis, box, g.current)
        yield from reach_milestones(g)  # a distance counts when its card is resolved (T8.7)
    elif isinstance(box, Attack):
        yield from attack(g, box)
    else:
        yield from resolve(g, box.effects, g.current)


def choose_box(g: Galactica, chooser: int, item: Item) -> None:
    """A miracle spent on a different path stays spent, whatever Helo makes of it (JB)."""
    if item == DIFFERENT_PATH:
        spend(g, chooser)
    g.box = OWN_PATH if item == DIFFERENT_PATH else int(item)
    g.tell(CrisisChoice(chooser, g.crisis, g.box))


@procedure
def activate_ships(g: Galactica, icon: str) -> Play[None]:
    """The Activate Cylon Ships step. Simon may put another icon in place of that of the crisis (T12.0)."""
    if g.daybreak:
        yield from window(g, "ships_begin")
    if g.modified:
        icon, g.modified = g.modified, ""
    if icon:
        yield from activate(g, (icon,))


def lay_aside(g: Galactica) -> None:
    """A resolved crisis lies open until the end of the turn (000 p.11), unless it stays in play."""
    card, g.crisis, g.drawn_by = g.crisis, "", NOBODY
    if card not in g.in_play:
        g.resolved += (card,)


def discard_crises(g: Galactica) -> None:
    """All crises of the turn go to their piles (000 p.11; T8.9, T23.2); super crises are treated alike (000 p.19)."""
    g.crisis_discards += tuple([card for card in g.resolved if not CRISES[card].super])
    g.super_discards += tuple([card for card in g.resolved if CRISES[card].super])
    g.resolved = ()


# --- T13 ----------------------------------------------------------------------------------------------


@procedure
def attack(g: Galactica, box: Attack) -> Play[None]:
    """The ships already there act, then the new ones are placed, then the special rule."""
    yield from activate(g, box.activates)
    before, assault = g.vipers, g.assault_raptors
    yield from place_all(g, box.ships)
    yield from scramble(g, tuple(map(sub, g.vipers, before)), tuple(map(sub, g.assault_raptors, assault)))
    yield from resolve(g, box.special, g.current)


# --- orders that belong to crises ---------------------------------------------------------------------


@question
def choose_option(g: Galactica, seat: int, order: Choice) -> Question:
    """One of the options that a box leaves to somebody, by number."""
    return Question(tuple(range(len(order.options))), about={"crisis": g.crisis})


@procedure
def leave_the_choice(g: Galactica, order: Choice, chooser: int, seat: int) -> Play[None]:
    choice = yield choose_option(chooser, order)
    g.tell(Chose(chooser, g.crisis, str(choice[0])))
    yield from resolve(g, order.options[choice[0]], seat)


@carries_out(Choice)
def carry_out_choice(g: Galactica, order: Choice, seat: int) -> Play[None]:
    return leave_the_choice(g, order, whom(g, order.who, seat), seat)


@carries_out(ExtraCrisis)
def carry_out_extra_crisis(g: Galactica, order: ExtraCrisis, seat: int) -> None:
    g.more_crises += 1


@carries_out(KeepInPlay)
def carry_out_keep(g: Galactica, order: KeepInPlay, seat: int) -> None:
    g.in_play += (g.crisis,)
    g.tell(KeptInPlay(g.crisis))
