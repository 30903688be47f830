"""What the abilities of the ten sheets have in common (TIMING B2).

A module a character fills the tables: `ABILITIES` with actions, and by `reaction` the windows of TIMING T8 to T26.
Automatic abilities and drawbacks stand in the rule that they bend.
"""

from __future__ import annotations

from collections.abc import Callable

from orrery.core.errors import Refusal
from orrery.core.procedure import Play
from orrery.games.galactica.state import Cards, Galactica
from orrery.games.galactica.windows import Reaction, reacts

Settings = Callable[[Galactica], Cards]


def why_spent(g: Galactica, seat: int) -> Refusal | None:
    return None if g.players[seat].miracles else Refusal("once_per_game")


def spend(g: Galactica, seat: int) -> None:
    """A once-per-game ability is used."""
    g.players[seat].miracles -= 1


def reaction(
    step: str,
    character: str,
    name: str,
    possible: Callable[[Galactica, int], bool],
    run: Callable[[Galactica, int, str], Play[None] | None],
    settings: Settings | None = None,
    once: bool = False,
) -> None:
    """An ability of a sheet in a window: only its owner is asked, while it is really available (TIMING C1).

    With `settings`, an item is `name:setting`, and `run` is given the setting. `once`: once per game.
    """

    def asked(g: Galactica, seat: int) -> bool:
        return g.is_(seat, character) and (not once or g.players[seat].miracles > 0) and possible(g, seat)

    def plays(g: Galactica, seat: int) -> Cards:
        return tuple([f"{name}:{setting}" for setting in settings(g)]) if settings else (name,)

    def begin(g: Galactica, seat: int, play: str) -> Play[None] | None:
        if once:
            spend(g, seat)
        return run(g, seat, play.partition(":")[2])

    reacts(step, Reaction(name, asked, plays, begin))
