"""What can be played and what it is called: cards, abilities, boxes of a crisis, decks, rolls, sources of a check."""

from __future__ import annotations

from collections.abc import Callable

from orrery.games.galactica.board import AREAS
from orrery.games.galactica.cards import CRISES, Orders, SkillTest
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.shapes import Box
from orrery.games.galactica.cards.skill import NAME_OF, NAMES
from orrery.games.galactica.characters.sharon_athena_agathon import FOR_LOVE
from orrery.games.galactica.effects import Choice, Effects
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.space import ASSAULT, RESERVE
from orrery.games.galactica.state import MOTIVE, TYPES
from orrery.words.galactica.almanac import AlmanacWords
from orrery.words.text import Value

ICONS = ("raiders", "heavy_raiders", "basestars", "launch_raiders")


class PlayWords(AlmanacWords):
    def play(self, play: str, seated: Callable[[int], str]) -> str:
        """Something played in a window: a card, or an ability with what it was set to, which may be a seat."""
        name, _, setting = play.partition(":")
        if name == MOTIVE:
            return self.say("item-motive", motive=self.card(setting))
        what = self.card(name) if name in NAME_OF or name in QUORUM else self.ability(name)
        if name == FOR_LOVE:
            return self.say("item-of", what=what, of=seated(int(setting)))
        return self.set_to(what, setting) if setting else what

    def set_to(self, what: str, setting: str) -> str:
        """An ability that asks for more: how much, of which type, with which outcome, where."""
        if setting.lstrip("+-").isdecimal():
            return self.say("item-difficulty", what=what, n=int(setting))
        if setting in ("pass", "fail"):
            return self.say("item-outcome", what=what, outcome=setting)
        return self.say("item-of", what=what, of=self._setting(setting))

    def _setting(self, setting: str) -> str:
        """A type of skill, a kind of Cylon ship, a space area, or a viper: `assault:front`, `reserve`, `front:2`."""
        if setting in TYPES:
            return self.type(setting)
        if setting in ICONS:
            return self.say(f"icon-{setting}")
        craft = "assault_raptor" if setting.startswith(ASSAULT) else "viper"
        where = setting.removeprefix(ASSAULT).partition(":")[0]
        if where == RESERVE:
            return self.say("item-reserve", craft=craft)
        return self.area(where) if craft == "viper" else self.say("item-assault-unmanned", where=self.at(where))

    def text_of(self, play: str, daybreak: bool = False) -> str:
        """What a card, a motive or an ability does."""
        name, _, setting = play.partition(":")
        name = setting if name == MOTIVE else name
        return self.printed(NAME_OF.get(name, name), daybreak)

    def source(self, source: str) -> str:
        """What a skill check is about: a crisis or a location."""
        return self.location(source) if source in LOCATIONS else self.card(source)

    def deck(self, deck: str) -> str:
        return self.say("deck-typed", type=self.type(deck)) if deck in TYPES else self.say(f"deck-{deck}")

    def purpose(self, purpose: str) -> str:
        """What a die is rolled for."""
        if purpose in NAMES:
            return self.skill(purpose)
        return self.card(purpose) if purpose in QUORUM or purpose in MUTINY else self.say(f"purpose-{purpose}")

    def option_of(self, crisis: str, i: int) -> str:
        """One of the options that a box of a crisis leaves to somebody, as a clause."""
        return self.inner(choice_in(crisis).options[i], crisis)

    def chosen(self, choice: str) -> str:
        """A choice by its name: an icon, a type of skill, a deck, `raiders:area`, an area, or a label of its own."""
        if choice in ICONS:
            return self.say(f"icon-{choice}")
        if choice in TYPES:
            return self.type(choice)
        if f"deck-{choice}" in self.text.ids:
            return self.deck(choice)
        ships, _, area = choice.partition(":")
        if area:
            return self.say("item-bay", ships=ships, where=self.at(area))
        return self.area(choice) if choice in AREAS else self.say(f"item-{choice}")

    def with_text(self, what: str, text: str) -> str:
        """A label, and after the dot what it does."""
        return self.say("item-with", what=what, text=text.removesuffix("."))

    def labelled(self, id: str, **args: Value) -> str:
        return self.say(f"item-{id}", **args)


def choice_in(crisis: str) -> Choice:
    """The choice that a crisis leaves to somebody inside one of its boxes. No crisis has two."""
    return next(order for box in CRISES[crisis].boxes for order in orders(box) if isinstance(order, Choice))


def orders(box: Box) -> Effects:
    if isinstance(box, Orders):
        return box.effects
    return box.passed + box.partial + box.failed if isinstance(box, SkillTest) else box.special
