"""Romo Lampkin: Attorney, Kleptomania (T2.2d, T23.1). Deceitful: hands."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.board import BRIG, VIPER
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.events import CardsPassed
from orrery.games.galactica.hands import answer_for_treachery, discard, discard_skills, lowered, pass_unseen
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.movement import walk_out_of_brig
from orrery.games.galactica.state import Galactica

STOLEN = 2
UNPAID = "kleptomania"

# --- Attorney -----------------------------------------------------------------------------------------


def why_no_attorney(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (None if g.at(BRIG) else Refusal("brig_empty"))


@question
def defend(g: Galactica, seat: int) -> Question:
    """Whom to bring out of the Brig."""
    return Question(g.at(BRIG))


@procedure
def attorney(g: Galactica, seat: int) -> Play[None]:
    """He says where the other goes, and takes his whole hand for it."""
    spend(g, seat)
    choice = yield defend(seat)
    client = choice[0]
    yield from walk_out_of_brig(g, seat, client)
    cards = g.players[client].hand
    if client != seat and cards:
        pass_unseen(g, client, seat, cards)
        g.tell(CardsPassed(seat, client, len(cards)))


ABILITIES["romo_lampkin"] = {"attorney": Action(attorney, why_no_attorney)}

# --- Kleptomania --------------------------------------------------------------------------------------


def has_company(g: Galactica, seat: int) -> bool:
    here = g.players[seat].location
    return here != VIPER and len(g.at(here)) > 1


@procedure
def kleptomania(g: Galactica, seat: int) -> Play[None]:
    """Two cards for company at the end of his Movement step; if he cannot pay, the Brig when his turn ends."""
    if not has_company(g, seat):
        return
    demands = yield from lowered(g, ((seat, STOLEN),), UNPAID)
    n = demands[0][1]
    if len(g.players[seat].hand) < n:
        g.players[seat].used += (UNPAID,)
        return
    choice = yield discard_skills(seat, n, UNPAID)
    discard(g, seat, choice, UNPAID)
    yield from answer_for_treachery(g, seat, choice)
