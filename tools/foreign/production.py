"""The Produce phase as the other engine logs it: every power that fires, in its order, with or without effect."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from orrery.games.race.powers import (
    ANY,
    PRODUCE,
    DrawIfProducedHere,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    Power,
    ProduceHere,
    ProduceOnWindfall,
)
from orrery.games.race.produce import ACTION, BONUS, empty_windfalls, made_of
from orrery.games.race.state import Race, power_of

Use = Callable[[int, str], None]
"""Writes that a seat uses a power."""


class Firing(NamedTuple):
    """A power that is to fire; `idle` if they log it even when it turns out to have no effect."""

    id: str
    idle: bool = True


class Production:
    """What each seat has still to fire, from the beginning of the phase on."""

    def __init__(self, g: Race, use: Use) -> None:
        self._g = g
        self._use = use
        self._left = {seat: firing(g, seat) for seat in range(g.seats)}
        self._options: dict[tuple[int, str], list[str]] = {}
        self._just_produced: str | None = None

    def offer(self, seat: int, id: str, worlds: list[str]) -> None:
        """Remembers where a windfall power could produce when we asked."""
        self._options[seat, id] = worlds

    def hear_good(self, seat: int, id: str, world: str) -> list[str]:
        """A power produces: gives the worlds between which they ask the seat to choose."""
        self._fire_until(seat, lambda other: other == id)
        self._just_produced = world
        options = self._options.get((seat, id), [])
        return options if len(options) > 1 else []

    def hear_draw(self, seat: int) -> None:
        """Finds the power behind a draw. A world that has just produced draws without another power.

        Who alone made the most of a kind draws when all have fired, and no power is logged for it.
        """
        produced, self._just_produced = self._just_produced, None
        if produced is not None and any(isinstance(p, DrawIfProducedHere) for p in self._g.cards[produced].powers):
            return
        if any(draws_now(self._g, seat, fire.id) for fire in self._left[seat]):
            self._fire_until(seat, lambda id: draws_now(self._g, seat, id) > 0)
        else:
            self.fire_rest(self._g.seats)

    def fire_rest(self, before: int) -> None:
        """Writes what the first seats have left: powers without effect."""
        for seat in range(before):
            for fire in self._left[seat]:
                if fire.idle:
                    self._use(seat, fire.id)
            self._left[seat] = []

    def _fire_until(self, seat: int, is_it: Callable[[str], bool]) -> None:
        """Writes a seat's powers up to and with the one that is it."""
        self.fire_rest(seat)
        while self._left[seat]:
            fire = self._left[seat].pop(0)
            found = is_it(fire.id)
            if found or fire.idle:
                self._use(seat, fire.id)
            if found:
                return


def firing(g: Race, seat: int) -> list[Firing]:
    """The powers of a seat that fire, found when the phase begins.

    From the newest card to the oldest: production worlds, draws and powers for one kind of windfall; then the bonus,
    then powers for any windfall, last what counts the goods produced. They look for empty windfall worlds before the
    first of these and again after the bonus and after each power for any windfall: what was found empty then is fired
    for, even if another power has filled it since.
    """
    powers = g.powers(seat, PRODUCE)
    first = [Firing(id) for id, power in powers if _is_first(g, seat, id, power)]
    any_kind: list[str] = []
    if empty_windfalls(g, seat, ANY):
        any_kind = [BONUS] if ACTION in g.players[seat].actions else []
        any_kind += [id for id, power in powers if isinstance(power, ProduceOnWindfall) and power.kind == ANY]
    last = [Firing(id) for id, power in powers if isinstance(power, (DrawPerGoodProduced, DrawPerKindProduced))]
    return first + [Firing(id, idle=i == 0) for i, id in enumerate(any_kind)] + last


def _is_first(g: Race, seat: int, id: str, power: Power) -> bool:
    if isinstance(power, ProduceHere):
        return id.partition(":")[0] not in g.players[seat].goods
    if isinstance(power, ProduceOnWindfall):
        return power.kind != ANY and bool(empty_windfalls(g, seat, power.kind))
    return isinstance(power, (DrawInProduce, DrawPerWorld))


def draws_now(g: Race, seat: int, id: str) -> int:
    """How many cards a power draws, at this point of the phase."""
    player = g.players[seat]
    match None if id == BONUS else power_of(g, id):
        case DrawInProduce(n=n):
            return n
        case DrawPerGoodProduced(n=n, good=kind):
            return n * made_of(g, seat, kind)
        case DrawPerKindProduced(n=n):
            return n * len({g.cards[world].kind for world in player.made})
        case DrawPerWorld(n=n, kind=kind):
            return n * sum(g.cards[card].kind == kind for card in player.tableau)
    return 0
