"""A battle that began in the middle: the Combat Zone as its first views show it."""

from __future__ import annotations

from collections import Counter

from orrery.referee.fleet.printed import COLOURS, DICE_EACH, colour, kinds
from orrery.referee.fleet.table import Active, Ship, Table
from orrery.referee.story import Story


def take_up(table: Table, story: Story) -> list[int]:
    """Fills the table; gives the class points that each began with."""
    shown = story.first[-1]["table"]
    for told in shown["ships"]:
        kind = kinds().get(told["kind"])
        if kind is not None:
            table.ships[told["n"]] = Ship(told["n"], told["owner"], kind, told["hull"], told["at"], told["docked"])
    for seat, player in enumerate(shown["players"]):
        bridge = table.bridges[seat]
        bridge.held = Counter([*player["rolled"], *player["stored"]])
        bridge.devices = [
            Active(token["ship"], token["kind"], token["at"])
            for token in shown["tokens"]
            if token["owner"] == seat and token["die"]
        ]
        out = Counter(map(colour, bridge.held.elements())) + Counter(green=len(bridge.devices))
        bridge.reserve = Counter({name: DICE_EACH - out[name] for name in COLOURS})
        table.capabilities.update(device.capability for device in bridge.devices)
    if not table.drifts:
        table.terrain = dict(zip(shown["sectors"], shown["terrain"], strict=True))
    table.turn, table.round, table.first = shown["turn"], shown["round"], shown["first"]
    table.rolled = shown["phase"] == "actions"
    return [player["start"] for player in shown["players"]]
