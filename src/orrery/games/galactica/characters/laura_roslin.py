"""Laura Roslin: Skilled Politician (B2). Religious Visions: crises. Terminal Illness: actions."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, QUORUM_ACTIONS, Action
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.decks import bury, look, pick
from orrery.games.galactica.events import Acted
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.quorum import discarded
from orrery.games.galactica.state import Galactica

QUORUM = "quorum"
SEEN = 4


def why_no_politics(g: Galactica, seat: int) -> Refusal | None:
    there = g.quorum_deck or g.quorum_discards
    return why_spent(g, seat) or (None if there else Refusal("deck_empty"))


@question
def resolve_quorum(g: Galactica, seat: int) -> Question:
    """Which of the Quorum cards to resolve; one that can do nothing is discarded (L5)."""
    return Question(g.players[seat].looking)


@procedure
def skilled_politician(g: Galactica, seat: int) -> Play[None]:
    """Four cards: one is resolved, the others go under the deck as she orders them. She need not be President."""
    spend(g, seat)
    look(g, seat, QUORUM, SEEN)
    choice = yield resolve_quorum(seat)
    card = choice[0]
    pick(g, seat, card)
    yield from bury(g, seat, QUORUM)
    g.tell(Acted(seat, f"quorum:{card}"))
    if QUORUM_ACTIONS[card].why_not(g, seat):
        discarded(g, card)
        return
    play = QUORUM_ACTIONS[card].run(g, seat)
    if play is not None:
        yield from play


ABILITIES["laura_roslin"] = {"skilled_politician": Action(skilled_politician, why_no_politics)}
