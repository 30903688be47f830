"""Cards in words: their summary and their parts. What a crisis or a destination does is made from its declaration."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS, Attack, Crisis, Orders, SkillTest
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import ACTION, IN_CHECK, NAMES, SKILL_CARDS
from orrery.words.base import DOT, CardText
from orrery.words.galactica.editions import REREAD
from orrery.words.galactica.effects import EffectWords
from orrery.words.galactica.names import sentence

JUMP = "jump_prep"
TIMINGS = {ACTION: "action", IN_CHECK: "in_check"}
"""How the text of a skill card is headed, by when it counts."""


class Part(NamedTuple):
    """A line of a card: what it is, what that is called, what it says."""

    slot: str
    label: str
    text: str


class CardWords(EffectWords):
    def card_text(self, id: str, edition: int = 2) -> CardText:
        parts = tuple((part.slot, part.text) for part in self.parts(id))
        return CardText(self.card(id), DOT.join(self.summary(id)), parts, ())

    def card_block(self, id: str) -> str:
        """The whole card as lines of text."""
        lines = [f"  {part.label}{DOT}{part.text}" for part in self.parts(id)]
        return "\n".join([self.card(id), DOT.join(self.summary(id)), *lines])

    def part(self, slot: str, text: str, **named: str | int) -> Part:
        return Part(slot, self.say(f"slot-{slot}", **named), text)

    # --- the line under the name

    def summary(self, id: str) -> Iterator[str]:
        if id in SKILL_CARDS:
            card = SKILL_CARDS[id]
            yield self.say("summary-skill", type=self.type(card.type), strengths=card.strength)
            yield self.copies(NAMES[card.name].copies[card.strength])
        elif id in CRISES:
            yield from self._crisis_summary(CRISES[id])
        elif id in DESTINATIONS:
            yield self.say("summary-destination", n=DESTINATIONS[id].distance)
            yield self.copies(DESTINATIONS[id].count)
        elif id in QUORUM:
            yield self.say("summary-quorum")
            yield self.copies(QUORUM[id])
        elif id in MUTINY:
            yield self.say("summary-mutiny")
        elif id in MOTIVES:
            yield self.say("summary-motive", allegiance=MOTIVES[id].allegiance)
        elif id in MISSIONS:
            mission = MISSIONS[id]
            yield self.say("summary-mission", distance=mission.distance)
            yield self._test_summary(mission.test)
        else:
            yield self.say("summary-loyalty")
            if LOYALTY[id].cylon:
                yield self.say(f"loyalty-{id}.subtitle")
            yield self.copies(LOYALTY[id].count)

    def copies(self, n: int) -> str:
        return self.say("summary-copies", n=n)

    def _crisis_summary(self, card: Crisis) -> Iterator[str]:
        yield self.say("summary-super" if card.super else "summary-crisis", kind=kind_of(card))
        box = card.boxes[0]
        if isinstance(box, SkillTest):
            yield self._test_summary(box)
        if card.chooser:
            yield self.say("summary-chooser", by=card.chooser)
        if not card.super:
            yield self.copies(card.count)

    def _test_summary(self, test: SkillTest) -> str:
        return self.say("summary-check", difficulty=test.difficulty, skills=self.types(test.skills))

    # --- its parts

    def printed(self, id: str, daybreak: bool) -> str:
        """What a card or an ability says; some say another thing with Daybreak."""
        return self.say(f"reprinted-{id}" if daybreak and id in REREAD else f"text-{id}")

    def parts(self, id: str, daybreak: bool = False) -> Iterator[Part]:
        if id in SKILL_CARDS:
            card = SKILL_CARDS[id]
            yield self.part(TIMINGS.get(card.timing, "text"), self.say(f"text-{card.name}"))
        elif id in CRISES:
            yield from self._crisis(CRISES[id])
        elif id in DESTINATIONS:
            yield self.part("effect", sentence(self.effects(DESTINATIONS[id].effects, id)))
        elif id in MISSIONS:
            yield from self._test(MISSIONS[id].test, id)
        elif id in MOTIVES:
            yield self.part("any_time" if MOTIVES[id].any_time else "at_end", self.say(f"text-{id}"))
        elif id in MUTINY:
            yield self.part("action", self.say(f"text-{id}"))
        else:
            yield self.part("text", self.printed(id, daybreak))

    def _crisis(self, card: Crisis) -> Iterator[Part]:
        for i, box in enumerate(card.boxes):
            if isinstance(box, SkillTest):
                yield from self._test(box, card.id)
            elif isinstance(box, Attack):
                yield from self._attack(box, card.id)
            else:
                slot = "instead" if kind_of(card) == "check" else ("first", "second")[i]
                yield self.part(slot, self.box(card.id, i))
        icons = [*([card.activation] if card.activation else []), *([JUMP] if card.jump else [])]
        if icons:
            yield self.part("icons", sentence(self.icons(icons)))

    def box(self, crisis: str, i: int) -> str:
        """What choosing a box of a crisis does, without a skill check."""
        box = CRISES[crisis].boxes[i]
        assert isinstance(box, Orders)
        return sentence(self.effects(box.effects, crisis))

    def _test(self, test: SkillTest, id: str) -> Iterator[Part]:
        yield self.part("pass", sentence(self.effects(test.passed, id)))
        if test.partial_at:
            yield self.part("partial", sentence(self.effects(test.partial, id)), n=test.partial_at)
        yield self.part("fail", sentence(self.effects(test.failed, id)))

    def _attack(self, attack: Attack, id: str) -> Iterator[Part]:
        yield self.part("activate", sentence(self.icons(attack.activates)))
        yield self.part("set_up", sentence(self.joined(self.placed(attack.ships), "clauses")))
        special = self.say(f"special-{id}") if not attack.special else sentence(self.effects(attack.special, id))
        yield self.part("special", special, name=self.say(f"crisis-{id}.special"))

    def check(self, difficulty: int, skills: Iterable[str]) -> str:
        """Difficulty 9, Politics, Leadership."""
        return self.say("check-line", difficulty=difficulty, skills=self.types(skills))


def kind_of(card: Crisis) -> str:
    """A skill check, an event or a Cylon attack."""
    if any(isinstance(box, SkillTest) for box in card.boxes):
        return "check"
    return "attack" if isinstance(card.boxes[0], Attack) else "event"
