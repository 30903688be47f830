"""Tom Zarek: Friends in Low Places (T9.3), Unconventional Tactics. Convicted Criminal: actions."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import ABILITIES, Action
from orrery.games.galactica.board import RESOURCES
from orrery.games.galactica.characters.abilities import reaction, why_spent
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.resources import change
from orrery.games.galactica.state import Cards, Galactica

POPULATION = "population"


def has_friends(g: Galactica, seat: int) -> bool:
    check = g.checks[-1]
    return check.source in ("brig", "administration") and "friends_in_low_places" not in check.played


def up_or_down(g: Galactica) -> Cards:
    return ("-2", "2")


def friends_in_low_places(g: Galactica, seat: int, setting: str) -> None:
    g.checks[-1].played += ("friends_in_low_places",)
    g.checks[-1].difficulty += int(setting)


reaction("before_cards", "tom_zarek", "friends_in_low_places", has_friends, friends_in_low_places, up_or_down)


def why_no_tactics(g: Galactica, seat: int) -> Refusal | None:
    return why_spent(g, seat) or (None if g.population else Refusal("no_population"))


@question
def gain_resource(g: Galactica, seat: int) -> Question:
    """Which resource to gain for a population."""
    return Question(tuple([name for name in RESOURCES if name != POPULATION]))


@procedure
def unconventional_tactics(g: Galactica, seat: int) -> Play[None]:
    spend(g, seat)
    choice = yield gain_resource(seat)
    change(g, POPULATION, -1)
    change(g, choice[0], 1)


ABILITIES["tom_zarek"] = {"unconventional_tactics": Action(unconventional_tactics, why_no_tactics)}
