"""Sherman "Doc" Cottle: Treatment, Quarantine. Specialized: actions."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.characters.abilities import why_spent
from orrery.games.galactica.events import CardsPassed
from orrery.games.galactica.hands import draw_by_choice, pass_unseen, skill_set
from orrery.games.galactica.locations.galactica import see_civilians
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.space import choose_civilian, place, put_away
from orrery.games.galactica.state import Galactica

DOSE = 2

# --- Treatment ----------------------------------------------------------------------------------------


def patients(g: Galactica, seat: int) -> tuple[int, ...]:
    """Other human players (official FAQ)."""
    return tuple([s for s in g.clockwise(seat) if s != seat and not g.players[s].cylon])


def why_no_treatment(g: Galactica, seat: int) -> Refusal | None:
    return None if patients(g, seat) else Refusal("nobody_to_choose")


@question
def treat_whom(g: Galactica, seat: int) -> Question:
    """Whom to treat: cards of his set are drawn, and two of the hand given to him."""
    return Question(patients(g, seat))


@question
def prescribe(g: Galactica, seat: int, to: int) -> Question:
    """Which two cards of the hand to give."""
    n = min(DOSE, len(g.players[seat].hand))
    return Question(g.players[seat].hand, n, n, {"to": to})


@procedure
def treatment(g: Galactica, seat: int) -> Play[None]:
    choice = yield treat_whom(seat)
    patient = choice[0]
    yield from draw_by_choice(g, seat, skill_set(g, patient), DOSE, "treatment")
    cards = yield prescribe(seat, patient)
    pass_unseen(g, seat, patient, cards)
    g.tell(CardsPassed(patient, seat, len(cards)))


# --- Quarantine ---------------------------------------------------------------------------------------


def why_no_quarantine(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (None if g.civilians else Refusal("no_civilian"))


@procedure
def quarantine(g: Galactica, seat: int) -> Play[None]:
    """He sees all civilian ships in space; one of them is exchanged for an unused one, unseen."""
    spend(g, seat)
    see_civilians(g, seat, tuple([name for name, _ in g.civilians]))
    choice = yield choose_civilian(seat, "quarantine")
    exchange(g, choice[0])


def exchange(g: Galactica, name: str) -> None:
    area = dict(g.civilians)[name]
    place(g, "civilian", area, 1)
    put_away(g, name)


ABILITIES["sherman_doc_cottle"] = {
    "treatment": Action(treatment, why_no_treatment),
    "quarantine": Action(quarantine, why_no_quarantine),
}
