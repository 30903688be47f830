"""What everybody can see each player do, as clues to his loyalty: names with amounts, and the cards of each check.

What a clue is worth was learned (`weights.py`); here it is only noticed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.bot import Seen as Event
from orrery.bots.galactica.convictions import Convictions
from orrery.bots.galactica.effects import box_cost, crisis_cost, destination_cost
from orrery.bots.galactica.grounds import Grounds
from orrery.bots.galactica.sabotage import Heap
from orrery.bots.galactica.seen import Seen
from orrery.bots.galactica.witness import CLEAR, USUAL_GOAL, Witness
from orrery.bots.galactica.worth import CRISIS
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.skill import STRENGTH, TYPE_OF
from orrery.games.galactica.characters import CHARACTERS, LEADERS
from orrery.games.galactica.decks import TOP
from orrery.games.galactica.state import NOBODY, TYPES

OPENLY, LEADERS_CARD = 0.9, 0.4
"""How often a card counts against a check that a revealed Cylon, or a leader, adds."""
MOST = 4
"""More cards in a check than this tell no more."""
SOME, MANY = 1.0, 2.5
"""How many fitting cards somebody must have had, by what he drew."""
FAR = 2.5
"""The largest difference between two options that counts."""


class Observer(Witness):
    """A witness who notes clues besides."""

    def __init__(self, mind: Convictions) -> None:
        super().__init__()
        self.mind: Convictions = mind
        self.openly = False
        """Whether cards were added face up to the check under way."""
        self.grounds = Grounds()
        self.promised: dict[int, str] = {}
        """What each has said he would add to the check under way."""
        self.topped: dict[str, int] = {}
        """By deck, who has seen the card on top and left it there."""

    def digest(self, s: Seen, events: list[Event]) -> None:
        for event in events:
            note = NOTED.get(event["event"])
            if note is not None:
                note(self, s, event)
            super().digest(s, [event])
        self.mind.loyalties.settle(s.g)

    def clue(self, s: Seen, seat: int, name: str, amount: float = 1.0) -> None:
        if amount and 0 <= seat < s.g.seats and not s.g.players[seat].cylon:
            self.mind.clue(seat, name, amount)

    # --- loyalty --------------------------------------------------------------------------------------

    def loyalty_dealt(self, s: Seen, event: Event) -> None:
        self.mind.loyalties.dealt(event["who"], event["n"] if "n" in event else len(event["cards"]))

    def turned_up(self, s: Seen, event: Event) -> None:
        self.mind.loyalties.turned_up(event["who"], event["card"])

    def sleepers(self, s: Seen, event: Event) -> None:
        self.mind.late = True

    # --- checks ---------------------------------------------------------------------------------------

    def began(self, s: Seen, event: Event) -> None:
        self.openly = False

    def added_openly(self, s: Seen, event: Event) -> None:
        self.openly = True
        total = sum([STRENGTH[card] if self.helps(card) else -STRENGTH[card] for card in event["cards"]])
        self.clue(s, event["who"], "open:harm" if total < 0 else "open:help" if total else "open:none")

    def revealed(self, s: Seen, event: Event) -> None:
        if self.openly or not self.counts:
            return
        cards = list(zip(event["cards"], event["values"], strict=True))
        everybodys = self.heap(s, cards, NOBODY)
        self.mind.heap(everybodys, mine=False)
        self.grounds.check(s.g.turn, everybodys, {i: player.character for i, player in enumerate(s.g.players)})
        for card in self.own:
            found = next((one for one in cards if one[0] == card), None)
            if found is not None:
                cards.remove(found)
        self.mind.heap(self.heap(s, cards, s.seat), mine=True)

    def heap(self, s: Seen, cards: list[tuple[str, int]], viewer: int) -> Heap:
        g = s.g
        bad = [card for card, value in cards if value < 0 or (value == 0 and not self.helps(card))]
        good = [card for card, value in cards if not (value < 0 or (value == 0 and not self.helps(card)))]
        types = len(g.skills) - len(self.skills)
        others = [types / len(g.skills)] * 2
        given: dict[int, int] = {}
        for seat, n in self.counts.items():
            player = g.players[seat]
            if player.character in LEADERS:
                others += [LEADERS_CARD] * n
            elif player.cylon:
                others += [OPENLY] * n
            elif n and seat != viewer:
                given[seat] = n
        draws = {seat: drawn(g.players[seat].character) for seat in given}
        kinds = tuple([TYPES[TYPE_OF[card]] for card in bad])
        return Heap(kinds, tuple([STRENGTH[card] for card in good]), given, tuple(others), draws, max(1, types))

    def ended(self, s: Seen, event: Event) -> None:
        """How many cards each added, beside how many he could have."""
        if self.openly or not self.counts:
            return
        for seat, n in self.counts.items():
            player = s.g.players[seat]
            whole, hand = sum(player.bound), len(player.hand) + n
            share = sum([player.bound[TYPES.index(type)] for type in self.skills]) / whole if whole else 0.0
            could = "no" if hand * share < SOME else "some" if hand * share < MANY else "many"
            self.clue(s, seat, f"gave:{min(n, MOST)}:{could}")
            self.clue(s, seat, f"gave:{min(n, MOST)}:{event['outcome']}")
            if seat in self.promised:
                self.clue(s, seat, f"{self.promised[seat]}:{min(n, MOST)}")
            if n == 0 and could == "many" and event["outcome"] == "fail":
                self.grounds.add(s.g.turn, seat, f"suspect_for_nothing_{player.character}", 0.5)
        self.promised = {}

    # --- choices and actions --------------------------------------------------------------------------

    def chose_box(self, s: Seen, event: Event) -> None:
        card = CRISES[event["crisis"]]
        if len(card.boxes) < 2 or card.super or event["box"] >= len(card.boxes):
            return
        costs = [box_cost(s, box) for box in card.boxes]
        worse = max(-FAR, min(FAR, costs[event["box"]] - costs[1 - event["box"]]))
        self.clue(s, event["who"], "box:worse" if worse > 0 else "box:better", abs(worse))
        if abs(worse) > CLEAR:
            self.clue(s, event["who"], "box:clearly_worse" if worse > 0 else "box:clearly_better")
        if worse > CLEAR:
            character = s.g.players[event["who"]].character
            self.grounds.add(s.g.turn, event["who"], f"suspect_for_choice_{character}", 0.8)

    def did(self, s: Seen, event: Event) -> None:
        action = event["action"]
        if action.startswith("card:"):
            action = action.rpartition("_")[0]
        self.clue(s, event["who"], f"act:{action}")

    def moved(self, s: Seen, event: Event) -> None:
        if event["who"] == s.g.at_work():
            self.clue(s, event["who"], f"move:{event['to']}")

    def had_arrested(self, s: Seen, event: Event) -> None:
        if event["to"] == BRIG and self.arresting >= 0:
            self.clue(s, self.arresting, "arrest", 0.4 - s.suspicion(event["who"]))

    def jumped_to(self, s: Seen, event: Event) -> None:
        usual = (destination_cost(s, event["destination"]) + USUAL_GOAL) / 3
        self.clue(s, event["who"], "goal", max(-1.0, min(2.0, usual)))

    def put_back(self, s: Seen, event: Event) -> None:
        self.topped[event["deck"]] = event["who"] if event["where"] == TOP else NOBODY
        if event["n"] == 1:
            self.clue(s, event["who"], f"bury:{event['deck']}:{event['where']}")

    def shuffled(self, s: Seen, event: Event) -> None:
        self.topped.pop(event["deck"], None)

    def crisis_came(self, s: Seen, event: Event) -> None:
        """Who has looked at it and left it on top answers for it."""
        scout = self.topped.pop("crisis", NOBODY)
        if scout != NOBODY:
            worse = crisis_cost(s, CRISES[event["crisis"]]) - CRISIS
            self.clue(s, scout, "left:bad" if worse > 0 else "left:good", min(FAR, abs(worse)))

    def chose(self, s: Seen, event: Event) -> None:
        """An order, an office, a nomination: to whom."""
        seat = event["choice"]
        if event["what"] in ABOUT_PEOPLE and str(seat).isdigit() and int(seat) != event["who"]:
            self.clue(s, event["who"], f"for:{event['what']}", s.suspicion(int(seat)) - 0.3)

    def played(self, s: Seen, event: Event) -> None:
        play = event["play"].partition(":")[0]
        self.clue(s, event["who"], f"play:{play.rstrip('0123456789_')}")


ABOUT_PEOPLE = ("executive_order", "administration")


def drawn(character: str) -> dict[str, int]:
    """How many cards of each type somebody draws in his turn, at most."""
    sheet = CHARACTERS[character]
    draws = dict(sheet.skills)
    for types, n in sheet.splits:
        for type in types:
            draws[type] = draws.get(type, 0) + n
    return draws


NOTED: dict[str, Callable[[Observer, Seen, dict[str, Any]], None]] = {
    "loyalty_dealt": Observer.loyalty_dealt,
    "cylon_revealed": Observer.turned_up,
    "sleeper_agents": Observer.sleepers,
    "check_began": Observer.began,
    "contributed_openly": Observer.added_openly,
    "check_revealed": Observer.revealed,
    "check_ended": Observer.ended,
    "crisis_choice": Observer.chose_box,
    "acted": Observer.did,
    "moved": Observer.moved,
    "sent": Observer.had_arrested,
    "destination_chosen": Observer.jumped_to,
    "buried": Observer.put_back,
    "reshuffled": Observer.shuffled,
    "crisis_drawn": Observer.crisis_came,
    "chose": Observer.chose,
    "reacted": Observer.played,
}
