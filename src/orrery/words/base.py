"""What every title says, and what each must add."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from orrery.words.shapes import Asked, Item, Names, Outcome, Reason, ScoreLine
from orrery.words.text import Text, Value, decimal

DOT = " · "
"""Between the parts of a label."""
ANY = "any"
"""The window of the orders for all moments, which give way to those for one."""


@dataclass(frozen=True, slots=True)
class CardText:
    """All that a card says: `powers` are (phase, sentence) in its order, `scoring` what it is worth in the end."""

    name: str
    summary: str
    powers: tuple[tuple[str, str], ...]
    scoring: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Standing:
    """A standing order to choose: its wishes (as the server takes them) for each value that can be put in, or for "".

    `of`: what is put in: a "number", a "seat", or one's own seat, "me".
    """

    name: str
    text: str
    wishes: dict[str, list[dict[str, Any]]]
    of: str = ""
    usual: bool = False
    """Whether it is given in every game, unless the player wants to be asked."""
    cards: bool = False
    """Whether its answer is cards of the player's hand, which he names with it."""


@dataclass(frozen=True, slots=True)
class Window:
    """Orders for one kind of moment, of which one can be chosen.

    `only`: the characters who are asked then, nobody for all; `needs`: the option without which nobody is.
    """

    name: str
    text: str
    orders: list[Standing]
    only: tuple[str, ...] = ()
    needs: str = ""


class Words(ABC):
    """What people read about one title, in one language."""

    def __init__(self, text: Text) -> None:
        self.text = text

    @property
    def lang(self) -> str:
        return self.text.lang

    def say(self, id: str, /, **args: Value) -> str:
        return self.text.say(id, **args)

    turn = ""
    """What everybody sees and is another when a turn is over: a standing order may hold until then."""

    def orders(self) -> list[Window]:
        """The standing orders that a title offers besides those of every table, by the question they are for."""
        return []

    # --- what a message alone says

    def title(self) -> str:
        return self.say("title")

    def pitch(self) -> str:
        return self.say("title.pitch")

    def card(self, id: str) -> str:
        return self.say(f"card-{id}")

    def action(self, id: str) -> str:
        return self.say(f"action-{id}")

    def phase(self, id: str) -> str:
        return self.say(f"phase-{id}")

    def option(self, name: str) -> str:
        return self.say(f"option-{name}")

    def option_hint(self, name: str) -> str:
        return self.say(f"option-{name}.hint")

    def option_value(self, name: str, value: Item) -> str:
        return self.say(f"option-{name}-{value}")

    def option_value_hint(self, name: str, value: Item) -> str:
        return self.say(f"option-{name}-{value}.hint")

    def ending(self, reason: str) -> str:
        """Why games ended, as the label of a bar: a few words, no full stop."""
        return self.say(f"ending-{reason}")

    def task(self, kind: str) -> str:
        """What somebody who is asked such a question has to do, after « waiting for … »: no capital, no full stop."""
        return self.say(f"task-{kind}")

    def waiting(self, who: Iterable[str], kind: str | None = None) -> str:
        """Who is awaited, and what for."""
        names = self.several(who)
        if kind is None:
            return self.say("waiting", who=names)
        return self.say("waiting-task", who=names, task=self.task(kind))

    # --- what the kernel can say of any title

    def several(self, parts: Iterable[str]) -> str:
        """A, B and C."""
        *first, last = parts
        return self.say("several", first=", ".join(first), last=last) if first else last

    def refusal(self, reason: Reason) -> str:
        """Why not, as a fact: no blame, no full stop."""
        args = {key: self.named(value) if key == "item" else value for key, value in reason.args.items()}
        return self.say(f"refusal-{reason.code}", **args)

    def nothing(self, q: Asked) -> str:
        """The label of choosing nothing."""
        own = f"nothing-{q.kind}"
        return self.say(own if own in self.text.ids else "nothing")

    def named(self, item: Item) -> str:
        """An item outside any question; one that no title knows is quoted as it was written, if not at any length."""
        text = str(item)
        return self.say("quoted", text=text if len(text) <= 40 else f"{text[:39]}…")

    def because(self, effect: str, amount: float) -> str | None:
        """One effect of a choice beside another, as a part of a sentence; nothing where nobody would understand it."""
        if not self.text.has(f"reason-{effect}"):
            return None
        return self.say("reason", what=self.say(f"reason-{effect}"), amount=decimal(amount, self.lang))

    # --- what a page shows besides sentences: a title that has nothing of the kind leaves it

    def almanac(self, options: Mapping[str, Any]) -> dict[str, dict[str, Any]]:
        """Every card, by id: its name, its text, and the facts that a picture of it needs."""
        return {}

    def notes(self, view: Mapping[str, Any]) -> dict[str, Any]:
        """What follows from a view and is worth showing beside it: numbers by seat, points line by line."""
        return {}

    def called(self, view: Mapping[str, Any], names: Names) -> Names:
        """What the players are called at the table."""
        return names

    introduces: frozenset[str] = frozenset()
    """Events that say who is called so: in them the players have their own names."""

    def reckoning(self, q: Asked, choice: Sequence[Item], view: Mapping[str, Any]) -> list[list[Any]]:
        """How a price comes about: [number, why, card or None], to be added up; empty where it is plain."""
        return []

    # --- what each title says in its own way

    @abstractmethod
    def card_text(self, id: str, edition: int = 2) -> CardText: ...

    @abstractmethod
    def question(self, q: Asked, names: Names) -> str:
        """A sentence that stands alone when it is read aloud."""

    @abstractmethod
    def item(self, q: Asked, item: Item) -> str:
        """The label of one thing that can be chosen."""

    @abstractmethod
    def preview(self, q: Asked, shown: Mapping[str, Any]) -> str:
        """What a choice would cost and do; empty when there is nothing to say."""

    @abstractmethod
    def event(self, e: Mapping[str, Any], names: Names) -> str:
        """A line of the log, with what the reader's seat saw of it."""

    @abstractmethod
    def score_line(self, line: ScoreLine) -> str: ...

    @abstractmethod
    def result(self, result: Outcome, names: Names) -> str: ...
