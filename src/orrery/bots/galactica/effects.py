"""What the orders of a card cost the humans."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from orrery.bots.galactica import worth
from orrery.bots.galactica.leader import pull
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica import effects as orders
from orrery.games.galactica.board import AUTO_JUMP
from orrery.games.galactica.cards import DESTINATIONS, MISSIONS
from orrery.games.galactica.cards.shapes import Attack, Box, Crisis, Orders, SkillTest
from orrery.games.galactica.effects import Effect, Effects, whom
from orrery.games.galactica.jump import goal
from orrery.games.galactica.miracles import may_gain
from orrery.games.galactica.state import Galactica

E = TypeVar("E", bound=Effect)
Price = Callable[[Seen, Any], float]
PRICES: dict[type[Effect], Price] = {}


def price(order: type[Effect]) -> Callable[[Price], Price]:
    def mark(reckon: Price) -> Price:
        PRICES[order] = reckon
        return reckon

    return mark


def cost(s: Seen, effects: Effects) -> float:
    """Of a list of orders; less than nothing for what helps."""
    return sum([PRICES[type(effect)](s, effect) for effect in effects])


def seats_of(s: Seen, who: str) -> tuple[int, ...]:
    """The seats meant, as far as they are known beforehand."""
    if who == "each":
        return s.g.humans()
    if who in ("chosen", "target") or who.startswith("at:"):
        return ()
    return (whom(s.g, who, s.g.current),)


@price(orders.Resource)
def resource(s: Seen, order: orders.Resource) -> float:
    wished = pull(s.me, order.name, getattr(s.g, order.name)) if s.leader and order.delta < 0 else 0.0
    return worth.loss(s.g, order.name, -order.delta) + wished * order.delta


@price(orders.DiscardSkills)
def discards(s: Seen, order: orders.DiscardSkills) -> float:
    """A full hand is easily spared some cards; a Cylon's cards are no loss."""
    total = 0.0
    for seat in seats_of(s, order.who):
        hand = len(s.g.players[seat].hand)
        n = hand if order.how == "hand" else min(order.n, hand)
        total += n * worth.CARD * (0.7 if hand > 7 else 1.0) * s.faith(seat)
    return total


@price(orders.DrawSkills)
def draws(s: Seen, order: orders.DrawSkills) -> float:
    """Treachery in a human hand is a burden."""
    return (TREACHERY_DRAWN if order.type == "treachery" else -worth.CARD) * order.n


@price(orders.Send)
def send(s: Seen, order: orders.Send) -> float:
    """To choose a suspect for the Brig may be a gain."""
    if order.who.startswith("at:"):
        place = order.who[3:]
        return sum([sent(s, seat, order.to) for seat in s.g.at(place)])
    if order.who == "chosen":
        chooser = whom(s.g, order.chosen_by, s.g.current)
        costs = [sent(s, seat, order.to) for seat in s.g.humans()] + [0.0] * order.optional
        return min(costs) if s.suspicion(chooser) < 0.5 else max(costs)
    return sent(s, whom(s.g, order.who, s.g.current), order.to)


def sent(s: Seen, seat: int, to: str) -> float:
    """A Cylon in the Brig is a gain, if he is one."""
    if s.g.players[seat].cylon or s.g.players[seat].location in ("brig", to):
        return 0.0
    doubt = s.suspicion(seat)
    return worth.SENT[to] * (1 - doubt - (s.arrested * doubt if to == "brig" else 0.0))


@price(orders.Raptors)
def raptors(s: Seen, order: orders.Raptors) -> float:
    if order.delta > 0:
        return -worth.RAPTOR if s.g.raptors_destroyed else 0.0
    return worth.RAPTOR * min(-order.delta, s.g.raptors)


@price(orders.JumpTrack)
def jump_track(s: Seen, order: orders.JumpTrack) -> float:
    steps = max(-s.g.jump, min(order.delta, AUTO_JUMP - s.g.jump))
    return -steps * worth.step(s.g)


@price(orders.PlaceCenturions)
def centurions(s: Seen, order: orders.PlaceCenturions) -> float:
    return worth.CENTURION[0] * order.n


@price(orders.PlaceShips)
def ships(s: Seen, order: orders.PlaceShips) -> float:
    return sum([worth.SHIP[p.ship] * p.n for p in order.ships])


@price(orders.DestroyCivilians)
def civilians(s: Seen, order: orders.DestroyCivilians) -> float:
    return order.n * worth.civilian(s.g)


@price(orders.DamageVipers)
def vipers(s: Seen, order: orders.DamageVipers) -> float:
    there = s.g.viper_reserve if order.where == "reserve" else sum(s.g.vipers)
    return worth.VIPER_HIT * min(order.n, there)


@price(orders.RecallVipers)
def recall(s: Seen, order: orders.RecallVipers) -> float:
    return 0.3 * sum(s.g.vipers) if sum(s.g.raiders) else 0.0


@price(orders.RollDie)
def roll(s: Seen, order: orders.RollDie) -> float:
    return order.at_most / 8 * cost(s, order.then)


@price(orders.LookAtLoyalty)
def look(s: Seen, order: orders.LookAtLoyalty) -> float:
    viewer = whom(s.g, order.viewer, s.g.current)
    return -worth.LOOK * (s.faith(viewer) - 0.5)


@price(orders.GiveTitle)
def title(s: Seen, order: orders.GiveTitle) -> float:
    """Good if it goes from a suspect to somebody trusted."""
    holder: int = getattr(s.g, order.title)
    heir = {"admiral": s.g.admiral, "target": s.g.checks[-1].target if s.g.checks else -1}.get(order.to, -1)
    after = s.suspicion(heir) if heir >= 0 else 0.4
    return 0.4 + 3.0 * (after - s.suspicion(holder)) if heir != holder else 0.0


@price(orders.DiscardNuke)
def nuke(s: Seen, order: orders.DiscardNuke) -> float:
    return worth.NUKE * min(order.n, s.g.nukes)


@price(orders.Choice)
def choice(s: Seen, order: orders.Choice) -> float:
    """Whoever chooses takes the better one, if he is to be trusted."""
    costs = sorted([cost(s, option) for option in order.options])
    trust = s.faith(whom(s.g, order.who, s.g.current))
    return trust * costs[0] + (1 - trust) * costs[-1]


@price(orders.IfBelow)
def if_below(s: Seen, order: orders.IfBelow) -> float:
    return cost(s, order.then) if getattr(s.g, order.resource) < order.below else 0.0


@price(orders.ExtraCrisis)
def extra_crisis(s: Seen, order: orders.ExtraCrisis) -> float:
    return worth.CRISIS + 0.5 * worth.danger(s.g)


@price(orders.AddDistance)
def distance(s: Seen, order: orders.AddDistance) -> float:
    return -worth.DISTANCE * order.n


@price(orders.Activate)
def activation(s: Seen, order: orders.Activate) -> float:
    return sum([worth.harm(s.g, icon) for icon in order.icons])


@price(orders.ActivatePlacedRaiders)
def placed_raiders(s: Seen, order: orders.ActivatePlacedRaiders) -> float:
    return 0.4 * order.n


@price(orders.DamageGalactica)
def galactica_damage(s: Seen, order: orders.DamageGalactica) -> float:
    return worth.damage(s.g) * order.n


@price(orders.KeepInPlay)
def keep(s: Seen, order: orders.KeepInPlay) -> float:
    return 0.8


@price(orders.Risk)
def risk(s: Seen, order: orders.Risk) -> float:
    """The Admiral takes it if it pays."""
    there = s.g.raptors if order.ship == "raptor" else s.g.viper_reserve
    return min(0.0, chance_of_risk(s, order)) if there >= order.n else 0.0


def chance_of_risk(s: Seen, order: orders.Risk) -> float:
    good = (9 - order.at_least) / 8
    return good * cost(s, order.success) + (1 - good) * cost(s, order.failure)


@price(orders.RepairShips)
def repairs(s: Seen, order: orders.RepairShips) -> float:
    vipers = min(order.vipers, s.g.vipers_damaged + s.g.vipers_destroyed)
    return -VIPER_BACK * vipers - worth.RAPTOR * min(order.raptors, s.g.raptors_destroyed)


VIPER_BACK = 0.4


@price(orders.LeaveBrig)
def leave(s: Seen, order: orders.LeaveBrig) -> float:
    target = s.g.checks[-1].target if s.g.checks else s.g.current
    return worth.SENT["brig"] * (2 * s.suspicion(target) - 1)


# --- Daybreak -----------------------------------------------------------------------------------------

SPOILED_DESTINY = 0.2
"""A card of treachery in the destiny deck."""
TREACHERY_DRAWN = 0.12
QUORUM_CARD = 0.3
MIRACLE = 0.9
CAVALRY = 0.8


@price(orders.TreacheryToDestiny)
def spoil_destiny(s: Seen, order: orders.TreacheryToDestiny) -> float:
    return SPOILED_DESTINY * order.n


@price(orders.DrawAny)
def draw_any(s: Seen, order: orders.DrawAny) -> float:
    return -worth.CARD * order.n * sum([s.faith(seat) for seat in seats_of(s, order.who)])


@price(orders.DrawQuorum)
def draw_quorum(s: Seen, order: orders.DrawQuorum) -> float:
    return -QUORUM_CARD * order.n


@price(orders.DiscardQuorum)
def discard_quorum(s: Seen, order: orders.DiscardQuorum) -> float:
    return QUORUM_CARD * min(order.n, len(s.g.players[s.g.president].quorum))


@price(orders.GainMiracle)
def miracle(s: Seen, order: orders.GainMiracle) -> float:
    able = [seat for seat in s.g.humans() if may_gain(s.g, seat)]
    return -MIRACLE * (min(1, len(able)) if order.who == "chosen" else len(able))


@price(orders.ReleaseToCommand)
def release(s: Seen, order: orders.ReleaseToCommand) -> float:
    return -max([worth.SENT["brig"] * (2 * s.faith(seat) - 1) for seat in s.g.at("brig")], default=0.0)


@price(orders.OpenBrig)
def open_brig(s: Seen, order: orders.OpenBrig) -> float:
    return -sum([worth.SENT["brig"] * (2 * s.faith(seat) - 1) for seat in s.g.at("brig")])


@price(orders.Aftermath)
@price(orders.Intercession)
def nothing(s: Seen, order: Effect) -> float:
    return 0.0


@price(orders.SendCavalry)
def cavalry(s: Seen, order: orders.SendCavalry) -> float:
    return -CAVALRY


# --- boxes and whole crises ---------------------------------------------------------------------------


def box_cost(s: Seen, box: Box) -> float:
    if isinstance(box, Orders):
        return cost(s, box.effects)
    if isinstance(box, Attack):
        placed = sum([worth.SHIP[p.ship] * p.n for p in box.ships])
        return sum([worth.harm(s.g, icon) for icon in box.activates]) + placed + cost(s, box.special)
    return check_cost(s, box)


def check_cost(s: Seen, test: SkillTest) -> float:
    """What failing costs, what passing gives, and the cards that it takes, by what the table could add."""
    could = s.strength(test.skills)
    passing = min(0.9, max(0.05, 0.5 + (could - test.difficulty) * 0.06))
    cards = min(could, test.difficulty + 2.0) / 2.3 * 0.5 * worth.CARD
    failing = cost(s, test.failed)
    if test.partial_at:
        failing = 0.5 * (failing + cost(s, test.partial))
    return passing * (cost(s, test.passed) + cards) + (1 - passing) * failing


def crisis_cost(s: Seen, card: Crisis) -> float:
    """All of it: the better box, the ships, the jump."""
    boxes = [box_cost(s, box) for box in card.boxes]
    ships = worth.harm(s.g, card.activation) if card.activation else 0.0
    step = worth.step(s.g) if card.jump else 0.0
    return min(boxes) + ships - step


def destination_cost(s: Seen, card: str) -> float:
    there = DESTINATIONS[card]
    useful = min(there.distance, max(1, goal(s.g) - s.g.distance))
    return cost(s, there.effects) - worth.DISTANCE * useful + (stranded(s, card) if s.g.daybreak else 0.0)


TANK = 0.9
"""The fuel that a unit of distance takes, on average."""
HOPED = 0.6
"""How much of the distance of the missions that are left the fleet will have of them."""
STRANDED = 2.5
"""What each unit of fuel costs that will be missing on the way that is left."""


def stranded(s: Seen, card: str) -> float:
    """A far goal is no gain if the fuel does not last for the rest of the way."""
    g, there = s.g, DESTINATIONS[card]
    burnt = sum([order.delta for order in there.effects if isinstance(order, orders.Resource) and order.name == "fuel"])
    rest = max(0, goal(g) - g.distance - there.distance - by_missions(g))
    return STRANDED * max(0.0, TANK * rest + 1 - g.fuel - burnt)


def by_missions(g: Galactica) -> float:
    """What missions will add to the distance without fuel."""
    ahead = sum([card.distance for card in MISSIONS.values() if card.id not in (g.mission, *g.missions_won)])
    return HOPED * ahead if g.search_for_home else 0.0
