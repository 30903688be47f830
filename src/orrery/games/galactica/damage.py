"""Damage to Galactica and to basestars (000 p.25, T20)."""

from __future__ import annotations

from orrery.games.galactica.board import SICKBAY
from orrery.games.galactica.cards.tokens import (
    BASESTAR_DESTROYED_AT,
    CRITICAL_HIT,
    DESTROYED_AT,
    RESOURCE_DAMAGE,
)
from orrery.games.galactica.effects import DamageGalactica, carries_out
from orrery.games.galactica.events import BasestarDamaged, GalacticaDamaged, ShipDestroyed
from orrery.games.galactica.movement import send
from orrery.games.galactica.resources import change
from orrery.games.galactica.space import UNTIL_BASESTAR, end_attack, end_thirty_three
from orrery.games.galactica.state import Galactica, without
from orrery.games.galactica.victory import end


def damage_galactica(g: Galactica) -> None:
    """A token at random."""
    if g.damage_pool:
        apply_token(g, g.chance.shuffle(g.damage_pool)[0])


def apply_token(g: Galactica, token: str) -> None:
    """A resource is lost and the token removed; or a location is damaged and those there go to Sickbay."""
    g.damage_pool = without(g.damage_pool, (token,))
    if token in RESOURCE_DAMAGE:
        g.damage_removed += (token,)
        g.tell(GalacticaDamaged(token))
        change(g, token, -1)
        return
    g.damaged += (token,)
    g.tell(GalacticaDamaged(token))
    for seat in g.at(token):
        send(g, seat, SICKBAY)
    if len(g.damaged) >= DESTROYED_AT:
        end(g, False, "destroyed")


@carries_out(DamageGalactica)
def carry_out_galactica_damage(g: Galactica, order: DamageGalactica, seat: int) -> None:
    for _ in range(order.n):
        damage_galactica(g)


def hits(damage: tuple[str, ...]) -> int:
    return len(damage) + damage.count(CRITICAL_HIT)


def damage_basestar(g: Galactica, i: int) -> None:
    """With two hits already it is destroyed and no token is drawn (FAQ)."""
    ship = g.basestars[i]
    if hits(ship.damage) >= BASESTAR_DESTROYED_AT - 1:
        destroy_basestar(g, i)
        return
    token = g.chance.shuffle(g.basestar_damage_pool)[0]
    g.basestar_damage_pool = without(g.basestar_damage_pool, (token,))
    ship.damage += (token,)
    g.tell(BasestarDamaged(ship.area, token))
    if hits(ship.damage) >= BASESTAR_DESTROYED_AT:
        destroy_basestar(g, i)


def destroy_basestar(g: Galactica, i: int) -> None:
    """Its tokens go back to the unused ones."""
    ship = g.basestars[i]
    g.basestar_damage_pool = tuple(sorted(g.basestar_damage_pool + ship.damage))
    g.basestars = g.basestars[:i] + g.basestars[i + 1 :]
    g.tell(ShipDestroyed("basestar", ship.area))
    end_thirty_three(g)
    for card in UNTIL_BASESTAR:
        end_attack(g, card)
