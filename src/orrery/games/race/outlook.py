"""What each action would come to now, as far as whoever chooses can know: nobody else's choice is counted."""

from __future__ import annotations

from typing import Any

from orrery.games.race import develop, settle
from orrery.games.race.consume import trade_value
from orrery.games.race.explore import explore_numbers
from orrery.games.race.powers import ANY, PRODUCE, ProduceHere, ProduceOnWindfall
from orrery.games.race.produce import ACTION, empty_windfalls
from orrery.games.race.state import Race


def outlook(g: Race, seat: int, action: str) -> dict[str, Any]:
    """The numbers behind an action, from a table of the seat's own, on which nothing but its choice is tried."""
    g.players[seat].actions = (action,)
    g.phase = action
    if action.startswith("explore"):
        draw, keep = explore_numbers(g, seat)
        return {"draw": draw, "keep": min(keep, draw)}
    if action == "consume_trade":
        return _sale(g, seat)
    if action == "produce":
        return {"worlds": _made(g, seat)}
    if action in ("develop", "settle"):
        return _placed(g, seat, action)
    return {}


def _placed(g: Race, seat: int, action: str) -> dict[str, Any]:
    """The cards that could be placed, each with what it costs at least, and what is drawn after."""
    asked = develop.develop.build(g, seat) if action == "develop" else settle.settle.build(g, seat)
    show = develop.show_develop if action == "develop" else settle.show_settle
    asked.seat = seat
    shown = [show(g, asked, (card,)) for card in asked.items]
    return {"cards": {one["card"]: {"cost": one["cost"], "how": one["how"]} for one in shown}}


def _sale(g: Race, seat: int) -> dict[str, Any]:
    """The good that sells best, and for how many cards."""
    values = {world: trade_value(g, seat, world) for world in g.players[seat].goods}
    best = max(values, key=lambda world: values[world], default=None)
    return {} if best is None else {"world": best, "cards": values[best]}


def _made(g: Race, seat: int) -> list[str]:
    """The worlds that would produce: those that do so by themselves, and as many windfall worlds as powers reach."""
    player = g.players[seat]
    made = [
        id.partition(":")[0]
        for id, power in g.powers(seat, PRODUCE)
        if isinstance(power, ProduceHere) and id.partition(":")[0] not in player.goods
    ]
    kinds = [power.kind for _, power in g.powers(seat, PRODUCE) if isinstance(power, ProduceOnWindfall)]
    for kind in sorted([*kinds, *[ANY for action in player.actions if action == ACTION]], key=lambda kind: kind == ANY):
        empty = [world for world in empty_windfalls(g, seat, kind) if world not in made]
        made += empty[:1]
    return made
