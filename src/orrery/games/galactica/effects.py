"""The vocabulary of cards: what they can order, each order a frozen dataclass.

The procedure that carries out an order is marked `@carries_out(Order)` in the module of its chapter. It is called with
the state, the order and the seat that acts; it returns None when it is done at once, or a play.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from orrery.core.procedure import Play, procedure
from orrery.games.galactica.state import Galactica

# Who is meant: "current", "president", "admiral", "each" (every human player), "actor", "target" (of the check under
# way), "chosen" (by `chosen_by`), or "at:LOCATION" / "at:colonial_one" (everybody there).


class Effect:
    """Something that a card can order."""

    __slots__ = ()


Effects = tuple[Effect, ...]


@dataclass(frozen=True)
class Resource(Effect):
    name: str
    delta: int


@dataclass(frozen=True)
class DiscardSkills(Effect):
    """`how`: "choose", "random", or "hand" for all of it."""

    who: str
    n: int = 0
    how: str = "choose"


@dataclass(frozen=True)
class DrawSkills(Effect):
    who: str
    type: str
    n: int


@dataclass(frozen=True)
class Send(Effect):
    """To Sickbay or the Brig. `chosen_by` names him where `who` is "chosen"."""

    who: str
    to: str
    chosen_by: str = "current"
    optional: bool = False


@dataclass(frozen=True)
class Raptors(Effect):
    """Destroys raptors, or brings destroyed ones back."""

    delta: int


@dataclass(frozen=True)
class JumpTrack(Effect):
    delta: int


@dataclass(frozen=True)
class PlaceCenturions(Effect):
    n: int


@dataclass(frozen=True)
class Placement:
    area: int
    ship: str
    n: int


@dataclass(frozen=True)
class PlaceShips(Effect):
    ships: tuple[Placement, ...]


@dataclass(frozen=True)
class DestroyCivilians(Effect):
    """Draws civilian ships and destroys them."""

    n: int


@dataclass(frozen=True)
class DamageVipers(Effect):
    """`where`: "reserve" or "space"."""

    n: int
    where: str


@dataclass(frozen=True)
class RecallVipers(Effect):
    """All vipers in space return to the Reserve, piloted ones too."""


@dataclass(frozen=True)
class RollDie(Effect):
    at_most: int
    then: Effects


@dataclass(frozen=True)
class LookAtLoyalty(Effect):
    """`target`: "any", "current", or "president_or_admiral"; the card is picked at random."""

    viewer: str
    target: str


@dataclass(frozen=True)
class GiveTitle(Effect):
    """`to`: "admiral", "target", "chosen" (another player, by the one who holds the title), or "next" in line."""

    title: str
    to: str


@dataclass(frozen=True)
class DiscardNuke(Effect):
    n: int


@dataclass(frozen=True)
class Choice(Effect):
    who: str
    options: tuple[Effects, ...]


@dataclass(frozen=True)
class IfBelow(Effect):
    resource: str
    below: int
    then: Effects


@dataclass(frozen=True)
class ExtraCrisis(Effect):
    """Another crisis after the Cylon ships are activated."""


@dataclass(frozen=True)
class AddDistance(Effect):
    """The crisis is kept beside the objective card."""

    n: int


@dataclass(frozen=True)
class Activate(Effect):
    icons: tuple[str, ...]


@dataclass(frozen=True)
class ActivatePlacedRaiders(Effect):
    """The raiders that this attack has placed."""

    area: int
    n: int


@dataclass(frozen=True)
class DamageGalactica(Effect):
    n: int


@dataclass(frozen=True)
class KeepInPlay(Effect):
    """`until`: "jump", "end", "loss" (a civilian ship or basestar is destroyed; a jump shuffles it back), or
    "basestar" (one is destroyed, or the jump)."""

    until: str


@dataclass(frozen=True)
class Risk(Effect):
    """The Admiral may risk ships of the Reserve."""

    ship: str
    n: int
    at_least: int
    success: Effects
    failure: Effects


@dataclass(frozen=True)
class RepairShips(Effect):
    """The Admiral may bring vipers and raptors back, destroyed ones too."""

    vipers: int
    raptors: int


@dataclass(frozen=True)
class LeaveBrig(Effect):
    """The target moves to a location of Galactica of his choice."""


# --- Daybreak -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DrawMutiny(Effect):
    """`who` may also be "each_without": every player who holds none; or "chosen", by the current player."""

    who: str
    n: int = 1


@dataclass(frozen=True)
class TreacheryToDestiny(Effect):
    """Treachery cards are shuffled into the destiny deck, unseen."""

    n: int


@dataclass(frozen=True)
class DrawAny(Effect):
    """Skill cards of any types, also outside the own set."""

    who: str
    n: int


@dataclass(frozen=True)
class DrawQuorum(Effect):
    """The President draws."""

    n: int


@dataclass(frozen=True)
class DiscardQuorum(Effect):
    """The President discards at random."""

    n: int


@dataclass(frozen=True)
class GainMiracle(Effect):
    """`who`: "each" human player without a token, or "chosen", by the Admiral, among the others."""

    who: str


@dataclass(frozen=True)
class ReleaseToCommand(Effect):
    """The President may move somebody from the Brig to Command."""


@dataclass(frozen=True)
class OpenBrig(Effect):
    """Everybody in the Brig may move to a location of Galactica."""


@dataclass(frozen=True)
class SendCavalry(Effect):
    """A new assault raptor in a launch area; the current player may activate it at once."""


@dataclass(frozen=True)
class RemoveShips(Effect):
    """All ships of a kind, or all centurions, leave the board; n of them leave the game."""

    ship: str
    n: int


@dataclass(frozen=True)
class Ally(Effect):
    """The Rebel Basestar comes into play, or changes sides: "human" or "cylon"."""

    side: str


@dataclass(frozen=True)
class DestroyHub(Effect):
    """The Cylon locations are turned over."""


@dataclass(frozen=True)
class TravelOn(Effect):
    """A mission adds distance at once."""

    n: int


@dataclass(frozen=True)
class TurnMissionOver(Effect):
    """A failed mission with a distance lies face down until the fleet jumps."""


@dataclass(frozen=True)
class RepairLocations(Effect):
    """The current player says which."""

    n: int


@dataclass(frozen=True)
class Aftermath(Effect):
    """What may be done between two changes (T22, T29)."""


@dataclass(frozen=True)
class Intercession(Effect):
    """Somebody may lower the discards that are demanded (T19.3)."""


AFTERMATH = Aftermath()

# --- carrying them out --------------------------------------------------------------------------------

E = TypeVar("E", bound=Effect)
Run = Callable[[Galactica, Any, int], Play[None] | None]
RUNS: dict[type[Effect], Run] = {}


def carries_out(order: type[Effect]) -> Callable[[Run], Run]:
    def mark(run: Run) -> Run:
        RUNS[order] = run
        return run

    return mark


@procedure
def resolve(g: Galactica, effects: Effects, seat: int) -> Play[None]:
    """Carries out a list of orders, one after the other (L5: what cannot be done is skipped)."""
    for effect in effects:
        play = RUNS[type(effect)](g, effect, seat)
        if play is not None:
            yield from play
        if g.daybreak:
            play = RUNS[Aftermath](g, AFTERMATH, seat)
            if play is not None:
                yield from play


def whom(g: Galactica, who: str, seat: int) -> int:
    """The seat that a card means by a word; a card that names a title means whoever holds it at that moment."""
    if who == "actor":
        return seat
    if who == "target":
        return g.checks[-1].target
    return {"current": g.current, "president": g.president, "admiral": g.admiral}[who]
