"""Phase V: Produce (002 V)."""

from __future__ import annotations

from typing import Any

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, question
from orrery.games.race.events import Discarded, GoodPlaced
from orrery.games.race.powers import (
    ANY,
    PRODUCE,
    DiscardToProduce,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    Power,
    ProduceHere,
    ProduceOnWindfall,
)
from orrery.games.race.state import Cards, Race, power_of

ACTION = "produce"
BONUS = "bonus"


@procedure
def produce_phase(g: Race) -> Play[None]:
    """Each player in turn order; whoever alone made the most of a kind draws when all are done."""
    for seat in g.order():
        yield from produce_of(g, seat)
    for seat in g.order():
        for _, power in g.powers(seat, PRODUCE):
            if isinstance(power, DrawIfMostProduced) and made_most(g, seat, power.good):
                g.draw(seat, power.n, "produce")
    for player in g.players:
        player.used = ()
        player.made = ()


@procedure
def produce_of(g: Race, seat: int) -> Play[None]:
    """All of a player's powers.

    The order is the player's where it matters, which is on which windfall world a power produces; the rest goes from
    the newest card to the oldest: production worlds, draws and powers for one kind of windfall; then the bonus; then
    powers for any windfall; last, what counts the goods produced.
    """
    for id in g.power_ids(seat, PRODUCE):
        power = power_of(g, id)
        if isinstance(power, ProduceHere):
            produce_on(g, seat, id, id.partition(":")[0])
        elif isinstance(power, (DrawInProduce, DrawPerWorld)):
            draw_in_produce(g, seat, power)
        elif isinstance(power, ProduceOnWindfall) and power.kind != ANY:
            yield from produce_windfall(g, seat, id)
    if ACTION in g.players[seat].actions:
        yield from produce_windfall(g, seat, BONUS)
    for id in g.power_ids(seat, PRODUCE):
        power = power_of(g, id)
        if isinstance(power, ProduceOnWindfall) and power.kind == ANY:
            yield from produce_windfall(g, seat, id)
    for id in g.power_ids(seat, PRODUCE):
        if is_optional(g, id):
            yield from produce_windfall(g, seat, id)
    for _, power in g.powers(seat, PRODUCE):
        draw_for_production(g, seat, power)


# --- windfall worlds ----------------------------------------------------------------------------------


def empty_windfalls(g: Race, seat: int, kind: str) -> Cards:
    player = g.players[seat]
    return tuple(
        [
            world
            for world in player.tableau
            if g.cards[world].windfall and kind in (ANY, g.cards[world].windfall) and world not in player.goods
        ]
    )


def windfall_powers(g: Race, seat: int) -> list[tuple[str, Cards]]:
    """The powers that are still to produce on windfall worlds, each with the worlds that it could choose."""
    player = g.players[seat]
    powers = [(BONUS, ANY)] if ACTION in player.actions else []
    for id, power in g.powers(seat, PRODUCE):
        if isinstance(power, ProduceOnWindfall):
            powers.append((id, power.kind))
        elif isinstance(power, DiscardToProduce) and player.hand:
            powers.append((id, ANY))
    found = [(id, empty_windfalls(g, seat, kind)) for id, kind in powers if id not in player.used]
    return [(id, worlds) for id, worlds in found if worlds]


def is_optional(g: Race, id: str) -> bool:
    return id != BONUS and power_of(g, id).optional


@question
def produce(g: Race, seat: int) -> Question:
    """Which power produces on which empty windfall world next; only optional ones may be left unused."""
    powers = windfall_powers(g, seat)
    must = any(not is_optional(g, id) for id, _ in powers)
    items = tuple([f"{id}@{world}" for id, worlds in powers for world in worlds])
    return Question(items, least=1 if must else 0)


@produce.preview
def show_produce(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    if not choice:
        return {}
    id, _, world = str(choice[0]).partition("@")
    here = [p.n for p in g.cards[world].powers if isinstance(p, DrawIfProducedHere)]
    return {"power": id, "world": world, "cards": sum(here), "discard": 1 if is_optional(g, id) else 0}


@question
def produce_discard(g: Race, seat: int, id: str) -> Question:
    """Which hand card to discard for a good."""
    return Question(g.players[seat].hand, about={"power": id})


@procedure
def produce_windfall(g: Race, seat: int, due: str) -> Play[None]:
    """Asks until the power that is due has been used, or cannot be, or has been declined."""
    while due not in g.players[seat].used and can_produce(g, seat, due):
        choice = only_production(g, seat, due)
        if choice is None:
            choice = yield produce(seat)
        if not choice:
            g.players[seat].used += (due,)
            return
        id, _, world = str(choice[0]).partition("@")
        g.players[seat].used += (id,)
        if is_optional(g, id):
            cards = g.players[seat].hand
            if len(cards) > 1:
                cards = yield produce_discard(seat, id)
            g.discard(seat, cards)
            g.tell(Discarded(seat, cards, "produce"))
        produce_on(g, seat, id, world)


def can_produce(g: Race, seat: int, due: str) -> bool:
    return any(id == due for id, _ in windfall_powers(g, seat))


def only_production(g: Race, seat: int, due: str) -> Choice | None:
    """Where all that must be done comes to the same: one world, whichever power fills it. The one that is due does."""
    powers = windfall_powers(g, seat)
    if any(is_optional(g, id) for id, _ in powers):
        return None
    worlds = {world for _, choices in powers for world in choices}
    return (f"{due}@{worlds.pop()}",) if len(worlds) == 1 else None


# --- goods and draws ----------------------------------------------------------------------------------


def produce_on(g: Race, seat: int, id: str, world: str) -> None:
    """One good on an empty world, and what the world draws when it has just produced."""
    player = g.players[seat]
    if world in player.goods or not g.put_good(seat, world):
        return
    player.made += (world,)
    g.tell(GoodPlaced(seat, world, id))
    for power in g.cards[world].powers:
        if isinstance(power, DrawIfProducedHere):
            g.draw(seat, power.n, "produce")


def made_of(g: Race, seat: int, kind: str) -> int:
    """How many goods of a kind a seat produced in this phase."""
    return sum(g.cards[world].kind == kind for world in g.players[seat].made)


def made_most(g: Race, seat: int, kind: str) -> bool:
    """Strictly more than every other player."""
    own = made_of(g, seat, kind)
    return all(own > made_of(g, other, kind) for other in range(g.seats) if other != seat)


def draw_in_produce(g: Race, seat: int, power: DrawInProduce | DrawPerWorld) -> None:
    """Draws that do not depend on what is produced."""
    n = power.n
    if isinstance(power, DrawPerWorld):
        n *= sum(g.cards[card].kind == power.kind for card in g.players[seat].tableau)
    if n:
        g.draw(seat, n, "produce")


def draw_for_production(g: Race, seat: int, power: Power) -> None:
    """Draws for what was produced."""
    if isinstance(power, DrawPerGoodProduced):
        n = power.n * made_of(g, seat, power.good)
    elif isinstance(power, DrawPerKindProduced):
        n = power.n * len({g.cards[world].kind for world in g.players[seat].made})
    else:
        return
    if n:
        g.draw(seat, n, "produce")
