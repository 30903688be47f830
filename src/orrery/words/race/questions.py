"""Questions, what can be chosen, and what a choice would cost and do."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from orrery.games.race.cards import CARDS
from orrery.games.race.powers import CONSUME
from orrery.games.race.rounds import HAND_LIMIT
from orrery.words.base import DOT
from orrery.words.race.cards import CardWords, owner, power_at
from orrery.words.shapes import Asked, Item, Names
from orrery.words.text import Value


class QuestionWords(CardWords):
    def question(self, q: Asked, names: Names) -> str:
        return self.say(f"q-{q.kind}", **self._asked(q))

    def _asked(self, q: Asked) -> dict[str, Value]:
        """The arguments of a question's sentence."""
        n = q.most if q.kind == "discard_for_vp" else q.least
        if q.kind == "start_discard":
            return {"world": chooses_start(q), "n": n - 1 if chooses_start(q) else n}
        if q.kind == "pay":
            return {"card": self.card(q.about["card"]), "way": way(q), "n": n}
        if q.kind == "consume_goods":
            return {"card": self.card(owner(q.about["power"])), "n": n, "exact": q.least == q.most}
        if q.kind == "hand_limit":
            return {"n": n, "limit": HAND_LIMIT}
        if q.kind == "gamble":
            return {"low": q.items[0], "high": q.items[-1]}
        return {"n": n}

    def item(self, q: Asked, item: Item) -> str:
        id = str(item)
        if q.kind == "action":
            return self._action(id)
        if q.kind == "start_discard" and chooses_start(q) and item in q.items[:2]:
            return self.say("item-start", world=self.card(id))
        if q.kind in ("trade", "consume_goods"):
            return self._good(q, id)
        if q.kind == "consume":
            return self.say("item-power", card=self.card(owner(id)), power=self._consume(id))
        return self.named(item)

    def _good(self, q: Asked, world: str) -> str:
        """The good of a world, with the cards it brings where they are known."""
        values = q.about.get("values")
        if values:
            return self.say("item-sale", world=self.card(world), kind=CARDS[world].kind, n=values[world])
        return self.say("item-good", world=self.card(world), kind=CARDS[world].kind)

    def _consume(self, power: str) -> str:
        return self.power(power_at(power, CONSUME)).removesuffix(".")

    def nothing(self, q: Asked) -> str:
        if q.kind == "pay" and CARDS[q.about["card"]].military:
            return self.say("nothing-pay-conquer", card=self.card(q.about["card"]))
        return super().nothing(q)

    # --- previews

    def preview(self, q: Asked, shown: Mapping[str, Any]) -> str:
        if not shown:
            return ""
        if q.kind == "action":
            return DOT.join(self._action(id) for id in shown["actions"])
        if q.kind == "explore":
            return self.say("preview-explore", kept=self.cards(shown["keep"]), discarded=self.cards(shown["discard"]))
        if q.kind in ("develop", "settle"):
            return DOT.join(self._placement(shown))
        if q.kind == "pay":
            return self._payment(shown)
        if q.kind == "trade":
            world = shown["world"]
            return self.say("preview-trade", world=self.card(world), kind=CARDS[world].kind, n=shown["cards"])
        if q.kind == "produce":
            return self._production(shown)
        if q.kind == "gamble":
            return self.say("preview-gamble", hits=shown["hits"], total=shown["cards"])
        if "vp" in shown:
            return self.say("preview-gain", goods=shown.get("goods"), vp=shown["vp"], cards=shown.get("cards", 0))
        return self.power(power_at(shown["power"], CONSUME))

    def _action(self, id: str) -> str:
        return self.say("item-action", action=self.action(id), bonus=self.say(f"action-{id}.bonus"))

    def _placement(self, shown: Mapping[str, Any]) -> Iterable[str]:
        """A card that could be placed: its price at best, and what it brings."""
        card = CARDS[shown["card"]]
        yield self.card(card.id)
        if shown["how"] == "conquered":
            yield self.say("preview-conquest", used=self.cards(shown.get("use", ())))
        else:
            yield self.say("preview-cost", n=shown["cost"], used=self.cards(shown.get("use", ())))
        yield self.worth(card, shown["vp"])
        if shown.get("goods"):
            yield self.say("preview-windfall", kind=shown["goods"])

    def _production(self, shown: Mapping[str, Any]) -> str:
        return self.say(
            "preview-produce",
            world=self.card(shown["world"]),
            kind=CARDS[shown["world"]].kind,
            n=shown["discard"],
            draw=shown["cards"],
        )

    def _payment(self, shown: Mapping[str, Any]) -> str:
        return self.say(
            "preview-conquer" if shown["how"] == "conquered" else "preview-pay",
            card=self.card(shown["card"]),
            n=shown["cost"],
            used=self.cards(shown["use"]),
            shown=self.cards(shown["discards"]),
            draw=shown["draw"],
        )


def chooses_start(q: Asked) -> bool:
    """Whether one of two start worlds, which come first, goes with the cards: experienced players (002, set-up)."""
    return q.kind == "start_discard" and getattr(q, "ways", None) is not None


def way(q: Asked) -> str:
    """How the card of a payment can be had: just with cards, as a military world, or in several ways."""
    ways = q.about["ways"]
    if len(ways) == 1 and not ways[0]["use"]:
        return "cards"
    return "military" if CARDS[q.about["card"]].military else "other"
