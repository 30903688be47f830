"""Cylons: when to reveal oneself, and what to do then."""

from __future__ import annotations

from orrery.bots.galactica import worth
from orrery.bots.galactica.effects import box_cost
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.loyalty import CYLON_CARDS
from orrery.games.galactica.jump import goal
from orrery.games.galactica.locations import GALACTICA, ship_of
from orrery.games.galactica.movement import can_be_sent
from orrery.games.galactica.state import Galactica

REVEAL = 6.5
"""What the unseen Cylon is worth to his side: so much must be gained by showing oneself."""
OPEN_TURNS = 1.7
"""What a revealed Cylon does in a turn, on average."""
WORST_OF_TWO = 2.2
LONG = 5
"""How far from its goal the fleet is when open turns begin to count for more."""


def hurts(s: Seen, card: str) -> float:
    """What the effect of a Cylon card costs the humans now; in the Brig it has none."""
    g = s.g
    if card == "cylon_morale":
        return worth.loss(g, "morale", 1)
    if card == "cylon_damage":
        standing = 6 - len(g.damaged)
        return worth.LOST if standing <= 2 else 2.1 * worth.damage(g)
    to = BRIG if card == "cylon_brig" else "sickbay"
    return max([victim_worth(g, p, to) for p in victims(s, to)], default=0.0)


def victims(s: Seen, to: str) -> tuple[int, ...]:
    g = s.g
    return tuple(
        [p for p in g.humans() if p != s.seat and ship_of(g.players[p].location) == GALACTICA and can_be_sent(g, p, to)]
    )


def victim_worth(g: Galactica, seat: int, to: str) -> float:
    """An Admiral loses his title in the Brig; a full hand its cards on the way to Sickbay."""
    if to == BRIG:
        return worth.SENT[BRIG] + (0.8 if seat == g.admiral else 0.0)
    return worth.SENT[to] + 0.3 * min(5, len(g.players[seat].hand))


def reveal_value(s: Seen, card: str) -> float:
    """More than nothing when it is time to show oneself.

    Who is suspected, or in the Brig, can do little unseen. Late in the game each open turn counts more.
    """
    g = s.g
    hidden = REVEAL * (1.0 - s.image)
    if s.me.location == BRIG:
        hidden = 0.3
    if not g.sleeper:
        hidden += 1.5  # the card to come may be a second Cylon's, and would have to be handed on
    if g.admiral == s.seat or g.president == s.seat:
        hidden += 0.8
    late = 0.25 * max(0, g.distance + LONG - goal(g))
    if g.distance >= goal(g) and g.jump >= 3:
        late += 2.0
    shown = 0.0 if s.me.location == BRIG else hurts(s, card) - 1.2
    return shown + OPEN_TURNS * 0.5 + late - hidden


# --- a revealed Cylon's turn --------------------------------------------------------------------------


def cylon_place(s: Seen, place: str) -> float:
    """What the humans would lose by an action there."""
    g = s.g
    if place == "caprica":
        return max([WORST_OF_TWO, *[box_cost(s, CRISES[card].boxes[0]) for card in s.me.super_crises]])
    if place == "cylon_fleet":
        return 0.0 if s.me.sympathizer else max(fleet_harm(g, order) for order in FLEET)
    if place == "human_fleet":
        return 0.3 + 0.5 * worth.damage(g)
    if s.me.loyalty and g.distance < goal(g):
        return 6.0 if any(card in CYLON_CARDS for card in s.me.loyalty) else 0.2
    return 0.1


FLEET = ("raiders", "heavy_raiders", "basestars", "launch")


def fleet_harm(g: Galactica, order: str) -> float:
    return worth.harm(g, order)


def super_crisis(s: Seen, card: str) -> float:
    return box_cost(s, CRISES[card].boxes[0])


def crisis_harm(s: Seen, crisis: str) -> float:
    """Of a crisis of Caprica: no ships act and no jump is prepared."""
    card = CRISES[crisis]
    costs = [box_cost(s, box) for box in card.boxes]
    return max(costs) if card.chooser == "current" else sum(costs) / len(costs)


def token_harm(s: Seen, token: str) -> float:
    """Which damage hurts most."""
    g = s.g
    if token in ("food", "fuel"):
        return worth.loss(g, token, 1)
    return (
        worth.damage(g)
        + {"ftl_control": 0.8, "command": 0.5, "weapons_control": 0.4}.get(token, 0.1)
        + 0.5 * len(g.at(token))
    )
