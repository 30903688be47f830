"""A question answered one item at a time, which is what an environment with one discrete space of actions needs."""

from __future__ import annotations

from collections import Counter

from orrery.core.question import Choice, Item, Question, Way

ITEMS = 256
"""How many items a question may offer here: action k takes the k-th of them."""
DONE = ITEMS
"""The action that ends an answer; also the only one of who is not asked, in a parallel environment."""
ACTIONS = ITEMS + 1


class Picks:
    """An answer on its way: what has been picked, and what may follow so that it can still become a legal choice."""

    def __init__(self, question: Question) -> None:
        if len(question.items) > ITEMS:
            raise ValueError(f"{question.kind} offers {len(question.items)} items; an environment has {ITEMS} actions.")
        self.question = question
        self.picked: tuple[Item, ...] = ()

    def of(self, question: Question) -> Picks:
        """The same answer on its way, to the same question in a copy of the game."""
        new = Picks(question)
        new.picked = self.picked
        return new

    def actions(self) -> list[int]:
        """What may be picked next, as numbers of items, and DONE where the answer could end here.

        Of copies that look alike the first that is left is offered.
        """
        found = [self._first_left(item) for item in dict.fromkeys(self.question.items) if self._may_take(item)]
        return [*sorted(found), DONE] if self._may_end() else sorted(found)

    def check(self, action: int) -> None:
        if action not in self.actions():
            raise ValueError(f"{action!r} is no legal action here: the mask has {self.actions()}.")

    def take(self, action: int) -> Choice | None:
        """Picks an item, or ends; gives the whole answer when nothing is left to pick."""
        self.check(action)
        if action != DONE:
            self.picked = (*self.picked, self.question.items[action])
        return self.picked if action == DONE or self.actions() == [DONE] else None

    def _may_end(self) -> bool:
        return self.question.refuse(self.picked) is None

    def _may_take(self, item: Item) -> bool:
        picked = (*self.picked, item)
        if picked.count(item) > self.question.items.count(item):
            return False
        ways = self.question.ways
        return len(picked) <= self.question.most if ways is None else any(_leads_on(picked, way) for way in ways)

    def _first_left(self, item: Item) -> int:
        places = [k for k, other in enumerate(self.question.items) if other == item]
        return places[self.picked.count(item)]


def _leads_on(picked: tuple[Item, ...], way: Way) -> bool:
    """Whether these are part of a choice that the way allows."""
    free = Counter(picked) - Counter(way.fixed)
    return free.total() <= way.n and not free - Counter(way.pool)
