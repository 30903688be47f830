"""The vocabulary of cards in words: one clause an order, named after its class, so that it says what happens."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from orrery.games.galactica.effects import (
    Activate,
    Choice,
    Effect,
    Effects,
    GiveTitle,
    IfBelow,
    JumpTrack,
    KeepInPlay,
    LookAtLoyalty,
    Placement,
    PlaceShips,
    Raptors,
    Resource,
    Risk,
    RollDie,
    Send,
)
from orrery.games.galactica.effects import DrawSkills as Draw
from orrery.words.galactica.names import NameWords
from orrery.words.text import Value

AT = "at:"
EVERYBODY = "everybody"


class EffectWords(NameWords):
    def effects(self, effects: Effects, card: str = "") -> str:
        """What a box orders, as one sentence without its full stop. `card` is the card it stands on."""
        return self.joined((self.effect(effect, card) for effect in effects), "clauses")

    def effect(self, effect: Effect, card: str = "") -> str:
        """One order, as a clause."""
        args: dict[str, Value] = {key: value for key, value in vars(effect).items() if _plain(value)}
        more = MORE.get(type(effect))
        if more is not None:
            args |= more(self, effect, card)
        return self.say(f"effect-{type(effect).__name__}", **args)

    def inner(self, effects: Effects, card: str) -> str:
        """Orders inside another order: A, then B."""
        return self.joined((self.effect(effect, card) for effect in effects), "in-turn")

    def placed(self, ships: Iterable[Placement]) -> list[str]:
        """Area by area: 1 basestar and 3 raiders in front of Galactica."""
        areas: dict[int, list[str]] = {}
        for placement in ships:
            areas.setdefault(placement.area, []).append(self.ships(placement.ship, placement.n))
        return [self.say("ships-at", ships=self.several(there), where=self.at(area)) for area, there in areas.items()]

    def icons(self, icons: Iterable[str]) -> str:
        return ", ".join(self.say(f"icon-{icon}") for icon in icons)

    def joined(self, clauses: Iterable[str], by: str) -> str:
        """Clauses one after the other, or that there is none."""
        said = list(clauses)
        if not said:
            return self.say("effect-nothing")
        text = said[0]
        for clause in said[1:]:
            text = self.say(by, first=text, last=clause)
        return text


# --- what an order's sentence needs besides its fields ------------------------------------------------


def _send(words: EffectWords, order: Send, card: str) -> dict[str, Value]:
    args: dict[str, Value] = {"place": words.to(order.to), "by": order.chosen_by, "where": None}
    if order.who.startswith(AT):
        place = order.who.removeprefix(AT)
        kind = "ship" if place == "colonial_one" else "location"
        args |= {"who": EVERYBODY, "where": words.say(f"{kind}-{place}.at")}
    return args


def _keep(words: EffectWords, order: KeepInPlay, card: str) -> dict[str, Value]:
    return {"rule": words.say(f"kept-{card}")}


def _risk(words: EffectWords, order: Risk, card: str) -> dict[str, Value]:
    return {"success": words.inner(order.success, card), "failure": words.inner(order.failure, card)}


def _choice(words: EffectWords, order: Choice, card: str) -> dict[str, Value]:
    return {
        "by": order.who,
        "options": words.joined((words.inner(option, card) for option in order.options), "options"),
    }


More = Callable[[EffectWords, Any, str], dict[str, Value]]

MORE: dict[type[Effect], More] = {
    Resource: lambda words, order, card: {"resource": words.resource(order.name)},
    Draw: lambda words, order, card: {"type": words.type(order.type)},
    Send: _send,
    Raptors: lambda words, order, card: {"n": abs(order.delta), "brings": order.delta > 0},
    JumpTrack: lambda words, order, card: {"n": abs(order.delta), "forward": order.delta > 0},
    PlaceShips: lambda words, order, card: {"ships": ", ".join(words.placed(order.ships))},
    RollDie: lambda words, order, card: {"then": words.inner(order.then, card)},
    LookAtLoyalty: lambda words, order, card: {"by": order.viewer},
    GiveTitle: lambda words, order, card: {
        "title": words.say(f"office-{order.title}.of"),
        "holder": words.say(f"office-{order.title}.the"),
    },
    Choice: _choice,
    IfBelow: lambda words, order, card: {
        "resource": words.resource(order.resource),
        "then": words.inner(order.then, card),
    },
    Activate: lambda words, order, card: {"icons": words.icons(order.icons), "n": len(order.icons)},
    KeepInPlay: _keep,
    Risk: _risk,
}


def _plain(value: object) -> bool:
    return isinstance(value, (str, int))
