"""Tom Zarek, the other version: Abuse Power. Necessary Steps: mutiny. Disreputable: setup."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, MUTINY_ACTIONS, Action
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.decks import bury, look, pick
from orrery.games.galactica.events import Acted, Discarded
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.mutiny import DECK
from orrery.games.galactica.state import Cards, Galactica

SEEN = 4


def why_no_abuse(g: Galactica, seat: int) -> Refusal | None:
    there = g.mutiny_deck or g.mutiny_discards
    return why_spent(g, seat) or (None if there else Refusal("deck_empty"))


def playable(g: Galactica, seat: int) -> Cards:
    return tuple([card for card in g.players[seat].looking if MUTINY_ACTIONS[card].why_not(g, seat) is None])


@question
def play_mutiny(g: Galactica, seat: int) -> Question:
    """Which of the Mutiny cards to play; where none can be played, which one is discarded (L5)."""
    return Question(playable(g, seat) or g.players[seat].looking)


@procedure
def abuse_power(g: Galactica, seat: int) -> Play[None]:
    """Four cards: one is played, the others go under the deck. They never come to his hand, so no Brig follows."""
    spend(g, seat)
    look(g, seat, DECK, SEEN)
    choice = yield play_mutiny(seat)
    card = choice[0]
    able = card in playable(g, seat)
    pick(g, seat, card)
    if not able:
        g.mutiny_discards += (card,)
        g.tell(Discarded(seat, (card,), DECK))
    yield from bury(g, seat, DECK)
    if able:
        g.tell(Acted(seat, f"mutiny:{card}"))
        play = MUTINY_ACTIONS[card].run(g, seat)
        if play is not None:
            yield from play


ABILITIES["tom_zarek_alt"] = {"abuse_power": Action(abuse_power, why_no_abuse)}
