"""What speaks for and against each player, from what everybody could see: checks, choices, actions."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from orrery.bots.bot import Seen as Event
from orrery.bots.galactica.beliefs import Beliefs
from orrery.bots.galactica.effects import box_cost, destination_cost
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica.board import BRIG
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.skill import STRENGTH, TYPE_OF
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.decks import TOP
from orrery.games.galactica.missions import MISSION
from orrery.games.galactica.state import NOBODY, TYPES

DESTINY = 2
SPOILED, HELPED, OPEN_HELP, OPEN_HARM = 1.3, 0.22, 0.3, 2.5
HELD_BACK = 0.12
WORSE, BETTER = 0.45, 0.15
CLEAR = 0.6
"""How much worse a box must be before choosing it tells something."""
DEEDS = {"card:executive_order": -0.15, "nothing": 0.2, "location:weapons_control": -0.12, "location:command": -0.12}
DEEDS |= {"viper:activate": -0.08, "card:repair": -0.15, "card:maximum_firepower": -0.2, "location:armory": -0.15}
ARREST = 2.0
USUAL_GOAL = 6.5
"""What a jump is worth that the better of two cards leads to."""
FULL_HAND = 6


class Witness:
    """Follows the events of the game; what a check under way has shown is kept until it is revealed."""

    def __init__(self) -> None:
        self.mind = Beliefs()
        self.counts: dict[int, int] = {}
        self.own: list[str] = []
        self.skills: tuple[str, ...] = ()
        self.looked: dict[int, int] = {}
        """At whose loyalty each player has looked last."""
        self.unreported: tuple[str, ...] = ()
        """What the own last look has shown, as long as nothing was said about it."""
        self.arresting = NOBODY
        """Who has just begun to have somebody arrested."""
        self.spoiled = False
        """Whether the last check had more against it than destiny explains."""

    def digest(self, s: Seen, events: list[Event]) -> None:
        for event in events:
            tell = TOLD.get(event["event"])
            if tell is not None:
                tell(self, s, event)

    # --- checks ---------------------------------------------------------------------------------------

    def check_began(self, s: Seen, event: Event) -> None:
        self.counts, self.own, self.skills = {}, [], tuple(event["skills"])
        self.spoiled = False

    def contributed(self, s: Seen, event: Event) -> None:
        self.counts[event["who"]] = event["n"]
        if event["who"] == s.seat:
            self.own = list(event["cards"])

    def contributed_openly(self, s: Seen, event: Event) -> None:
        """Everybody has seen who added what."""
        total = sum([STRENGTH[c] if self.helps(c) else -STRENGTH[c] for c in event["cards"]])
        if total < 0:
            self.mind.add(event["who"], OPEN_HARM)
        elif total > 0:
            self.mind.add(event["who"], -OPEN_HELP)

    def helps(self, card: str) -> bool:
        return TYPES[TYPE_OF[card]] in self.skills

    def check_revealed(self, s: Seen, event: Event) -> None:
        """Destiny explains two cards that hurt at most, and revealed Cylons theirs: the rest came from somebody."""
        against = [card for card, value in zip(event["cards"], event["values"], strict=True) if value < 0]
        for card in self.own:
            if card in against:
                against.remove(card)
        machines = sum([n for seat, n in self.counts.items() if s.g.players[seat].cylon])
        types = len(s.g.skills)
        expected = DESTINY * (types - len(self.skills)) / types
        too_many = len(against) - machines - DESTINY
        excess = max(0.0, too_many + 0.5) if too_many >= 0 else 0.0
        self.spoiled = too_many > 0
        givers = [seat for seat, n in self.counts.items() if n and not s.g.players[seat].cylon]
        if excess:
            self.blame(s, against, givers, excess)
        elif len(against) - machines <= expected:
            for seat in givers:
                self.mind.add(seat, -HELPED * min(3, self.counts[seat]) ** 0.5)

    def blame(self, s: Seen, against: list[str], givers: list[int], excess: float) -> None:
        """Shared among those who could have held such cards, by how many cards they added."""
        shares = {seat: self.counts[seat] * sum([could_hold(s, seat, card) for card in against]) for seat in givers}
        total = sum(shares.values())
        for seat, share in shares.items():
            if share:
                self.mind.add(seat, SPOILED * excess * share / total)
            else:
                self.mind.add(seat, -HELPED)

    def check_ended(self, s: Seen, event: Event) -> None:
        """A check that failed: who has cards and added none?"""
        if event["outcome"] != "fail" or not self.counts:
            return
        for seat, player in enumerate(s.g.players):
            if not player.cylon and not self.counts.get(seat) and len(player.hand) >= FULL_HAND:
                self.mind.add(seat, HELD_BACK)

    # --- choices and actions --------------------------------------------------------------------------

    def crisis_choice(self, s: Seen, event: Event) -> None:
        boxes = CRISES[event["crisis"]].boxes
        if len(boxes) < 2 or CRISES[event["crisis"]].super or event["box"] >= len(boxes):
            return
        costs = [box_cost(s, box) for box in boxes]
        worse = costs[event["box"]] - costs[1 - event["box"]]
        if abs(worse) > CLEAR:
            self.mind.add(event["who"], WORSE * min(2.0, worse) if worse > 0 else -BETTER)

    def acted(self, s: Seen, event: Event) -> None:
        action = event["action"]
        if action.startswith("card:"):
            action = action.rpartition("_")[0]
        self.mind.add(event["who"], DEEDS.get(action, 0.0))
        self.arresting = event["who"] if action == "quorum:arrest_order" else NOBODY

    def looked_at(self, s: Seen, event: Event) -> None:
        if event["what"] == "loyalty":
            self.looked[event["who"]] = event["of"]
            if event["who"] == s.seat:
                self.unreported = tuple(event["cards"])

    def sent(self, s: Seen, event: Event) -> None:
        """Who has somebody arrested answers for it, as far as one believes in the victim."""
        if event["to"] == BRIG and self.arresting >= 0:
            victim = s.suspicion(event["who"])
            self.mind.add(self.arresting, ARREST * (0.45 - victim))
            self.arresting = NOBODY

    def destination_chosen(self, s: Seen, event: Event) -> None:
        """Nobody knows what else the Admiral could have chosen, but a bad goal is a bad sign."""
        usual = destination_cost(s, event["destination"]) + USUAL_GOAL
        self.mind.add(event["who"], max(-0.25, min(0.5, 0.15 * usual)))

    def buried(self, s: Seen, event: Event) -> None:
        if event["deck"] == MISSION:
            self.mind.vouched = event["who"] if event["where"] == TOP else NOBODY

    def reshuffled(self, s: Seen, event: Event) -> None:
        if event["deck"] == MISSION:
            self.mind.vouched = NOBODY

    def mission_revealed(self, s: Seen, event: Event) -> None:
        self.mind.vouched = NOBODY

    def sleeper_agents(self, s: Seen, event: Event) -> None:
        self.mind.new_cards()


def could_hold(s: Seen, seat: int, card: str) -> bool:
    return TYPES[TYPE_OF[card]] in CHARACTERS[s.g.players[seat].character].skill_set


TOLD: dict[str, Callable[[Witness, Seen, dict[str, Any]], None]] = {
    name: getattr(Witness, name)
    for name in (
        "check_began",
        "contributed",
        "contributed_openly",
        "check_revealed",
        "check_ended",
        "crisis_choice",
        "acted",
        "sent",
        "destination_chosen",
        "buried",
        "reshuffled",
        "mission_revealed",
        "sleeper_agents",
    )
}
TOLD["looked"] = Witness.looked_at
