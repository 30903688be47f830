"""Cards in words: every sentence is made from a declaration, so that it says what happens."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields
from functools import cache
from typing import Any

from orrery.games.race.cards import CARDS, WORLD, Card, PerCard, Score, cards_of
from orrery.games.race.powers import Power
from orrery.games.race.scoring import matches
from orrery.words.base import DOT, CardText, Words
from orrery.words.shapes import Item
from orrery.words.text import Value

BONUS = "bonus"
WINDFALL = "windfall"


class CardWords(Words):
    """Names, powers, scoring lines, and the labels of whatever stands for a card."""

    def cards(self, ids: Iterable[str]) -> str | None:
        """Their names in a row; None for no card."""
        names = [self.card(id) for id in ids]
        return self.several(names) if names else None

    def goods(self, kind: str) -> str:
        return self.say(f"goods-{kind}")

    def phase(self, id: str) -> str:
        """Before the first round the table has no phase."""
        return super().phase(id or "setup")

    def numeral(self, phase: str) -> str:
        return self.say(f"phase-{phase}.numeral")

    def card_text(self, id: str, edition: int = 2) -> CardText:
        card = cards_of(edition)[id]
        return CardText(
            name=self.card(id),
            summary=DOT.join(self._summary(card)),
            powers=tuple((power.phase, self.power(power)) for power in card.powers),
            scoring=self.scoring(card),
        )

    def card_block(self, id: str, edition: int = 2) -> str:
        """The whole card as lines of text."""
        text = self.card_text(id, edition)
        powers = [f"  {self.numeral(phase)} {self.phase(phase)}{DOT}{sentence}" for phase, sentence in text.powers]
        scoring = [f"  {line}" for line in text.scoring]
        return "\n".join([text.name, text.summary, *(powers or ["  " + self.say("no-power")]), *scoring])

    def _summary(self, card: Card) -> Iterable[str]:
        yield self.say(f"type-{'military_' if card.military else ''}{card.type}")
        yield self.say("summary-defence" if card.military else "summary-cost", n=card.cost)
        yield self.worth(card, card.vp)
        if card.produces:
            yield self.say("summary-produces", goods=self.say(f"goods-{card.produces}.inside"))
        if card.windfall:
            yield self.say("summary-windfall", goods=self.say(f"goods-{card.windfall}.inside"))
        if card.flags:
            keywords = ", ".join(self.say(f"keyword-{flag}") for flag in card.flags)
            yield self.say("summary-keywords", keywords=keywords, count=len(card.flags))
        if card.start is not None:
            yield self.say("summary-start", n=card.start, colour="red" if card.start % 2 else "blue")

    def worth(self, card: Card, vp: int) -> str:
        return self.say("summary-vp-variable") if card.scoring else self.say("summary-vp", n=vp)

    # --- powers

    def power(self, power: Power) -> str:
        return self.say(f"power-{type(power).__name__}", **declared(power))

    def use(self, card: str) -> str:
        """The label of using an optional power of the tableau when a card is paid for."""
        power = next(power for power in CARDS[card].powers if power.optional)
        return self.say(f"use-{type(power).__name__}", card=self.card(card), **declared(power))

    # --- what the developments that cost 6 score

    def scoring(self, card: Card) -> tuple[str, ...]:
        return tuple(self.score(card, i) for i in range(len(card.scoring)))

    def score(self, card: Card, i: int) -> str:
        """The i-th scoring line. A card counts in the first line it fits: after that, only other cards do."""
        line = card.scoring[i]
        args = declared(line)
        if isinstance(line, PerCard):
            other, itself = left_for(card.scoring, i, card.id)
            args |= {
                "card": self.card(line.card) if line.card else None,
                "type": WORLD if line.produces or line.windfall else line.type,
                "keyword": self.say(f"keyword-{line.flag}") if line.flag else None,
                "power": self.say(f"phase-{line.power_in}.power") if line.power_in else None,
                "other": other,
                "itself": itself,
            }
        return self.say("score-line", points=line.points, what=self.say(f"score-{type(line).__name__}", **args))

    # --- labels

    def named(self, item: Item) -> str:
        text = str(item)
        power, _, world = text.partition("@")
        if world in CARDS and CARDS[world].kind and (power == BONUS or is_power(power)):
            return self.production(power, world)
        if text in CARDS:
            return self.card(text)
        if is_power(text):
            return self.card(owner(text))
        if f"action-{text}" in self.text.ids:
            return self.action(text)
        if text.startswith("use:") and any(power.optional for power in powers_of(text[4:])):
            return self.use(text[4:])
        return text if isinstance(item, int) else super().named(item)

    def production(self, power: str, world: str) -> str:
        """A good that a power, or the bonus, would make on a world."""
        args: dict[str, Value] = {"world": self.card(world), "kind": CARDS[world].kind}
        if power == BONUS:
            return self.say("item-produce-bonus", **args)
        if owner(power) == world:
            return self.say("item-produce-here", **args)
        return self.say("item-produce-power", card=self.card(owner(power)), **args)


KIND_FIELDS = frozenset({"good", "against", "never"})


@cache
def left_for(scoring: tuple[Score, ...], i: int, id: str) -> tuple[bool, bool]:
    """Of the i-th scoring line: whether an earlier one takes cards away from it, and whether it counts its own card."""
    line, before = scoring[i], [earlier for earlier in scoring[:i] if isinstance(earlier, PerCard)]
    assert isinstance(line, PerCard)
    other = any(matches(line, card) and matches(one, card) for one in before for card in CARDS.values())
    card = CARDS[id]
    return other, matches(line, card) and not any(matches(one, card) for one in before)


def declared(what: Power | Score) -> dict[str, Value]:
    """The fields of a declaration as arguments of its sentence; whatever names a kind of goods is called kind."""
    return {
        "kind" if field.name in KIND_FIELDS else field.name: _value(getattr(what, field.name)) for field in fields(what)
    }


def _value(value: Any) -> Value:
    assert value is None or isinstance(value, (str, int))
    return value


def owner(power: str) -> str:
    """The card of the power `card:i`."""
    return power.partition(":")[0]


def powers_of(id: str) -> tuple[Power, ...]:
    return CARDS[id].powers if id in CARDS else ()


def is_power(text: str) -> bool:
    id, colon, i = text.partition(":")
    return bool(colon) and i.isdecimal() and int(i) < len(powers_of(id))


def power_at(power: str, phase: str) -> Power:
    """The power `card:i`. A question does not say which edition it is from, but the phase tells where it matters."""
    id, _, i = power.partition(":")
    for edition in (2, 1):
        powers = CARDS[id].in_edition(edition).powers
        if int(i) < len(powers) and powers[int(i)].phase == phase:
            return powers[int(i)]
    raise LookupError(f"{power} is no power of the phase {phase}")
