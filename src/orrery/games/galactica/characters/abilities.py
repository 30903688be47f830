"""What the abilities of the sheets have in common (B2, B3).

A module a character fills the tables: `ABILITIES` with actions, and by `reaction` the windows of T8 to T26.
Automatic abilities and drawbacks stand in the rule that they bend.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import Refusal
from orrery.core.procedure import Play
from orrery.core.question import Question, question
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.state import Cards, Galactica
from orrery.games.galactica.windows import Reaction, reacts

USE, DECLINE = "use", "decline"
Settings = Callable[[Galactica], Cards]


def why_spent(g: Galactica, seat: int) -> Refusal | None:
    """Once per game; with Daybreak as often as one has a miracle token (004 p.5)."""
    if g.players[seat].miracles:
        return None
    return Refusal("no_miracle") if g.daybreak else Refusal("once_per_game")


@question
def may_use(g: Galactica, seat: int, ability: str) -> Question:
    """Whether to use an ability of the sheet now."""
    return Question((USE, DECLINE), about={"ability": ability})


def reaction(
    step: str,
    character: str,
    name: str,
    possible: Callable[[Galactica, int], bool],
    run: Callable[[Galactica, int, str], Play[None] | None],
    settings: Settings | None = None,
    once: bool = False,
) -> None:
    """An ability of a sheet in a window: only its owner is asked, while it is really available (C1).

    With `settings`, an item is `name:setting`, and `run` is given the setting; where there is none to be chosen it is
    `name` alone. `once`: once per game.
    """

    def asked(g: Galactica, seat: int) -> bool:
        return g.is_(seat, character) and (not once or g.players[seat].miracles > 0) and possible(g, seat)

    def plays(g: Galactica, seat: int) -> Cards:
        chosen = settings(g) if settings else ()
        return tuple([f"{name}:{setting}" for setting in chosen]) or (name,)

    def begin(g: Galactica, seat: int, play: str) -> Play[None] | None:
        if once:
            spend(g, seat)
        return run(g, seat, play.partition(":")[2])

    reacts(step, Reaction(name, asked, plays, begin))
