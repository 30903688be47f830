"""Food, fuel, morale and population (T22)."""

from __future__ import annotations

from orrery.core.procedure import Play
from orrery.games.galactica.board import MOST, RED_ZONE, RESOURCES
from orrery.games.galactica.effects import Effects, IfBelow, Resource, carries_out, resolve
from orrery.games.galactica.events import ResourceChanged
from orrery.games.galactica.state import Galactica


def change(g: Galactica, name: str, delta: int) -> None:
    """A dial goes from 0 to 15. Nothing is lost at 0 before the end of the turn (000 p.18)."""
    before: int = getattr(g, name)
    now = max(0, min(MOST, before + delta))
    if now != before:
        setattr(g, name, now)
        g.population_lost |= g.daybreak and name == "population" and now < before
        g.tell(ResourceChanged(name, now - before, now))


@carries_out(Resource)
def carry_out_resource(g: Galactica, order: Resource, seat: int) -> None:
    change(g, order.name, order.delta)


@carries_out(IfBelow)
def carry_out_if_below(g: Galactica, order: IfBelow, seat: int) -> Play[None]:
    then: Effects = order.then if getattr(g, order.resource) < order.below else ()
    return resolve(g, then, seat)


def any_in_red(g: Galactica) -> bool:
    return any(getattr(g, name) <= RED_ZONE[name] for name in RESOURCES)


def exhausted(g: Galactica) -> tuple[str, ...]:
    return tuple([name for name in RESOURCES if getattr(g, name) <= 0])
