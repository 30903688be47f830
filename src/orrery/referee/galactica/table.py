"""The table as the referee rebuilds it from what was shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from orrery.referee.galactica.printed import DIALS, TYPES, Character, Order, characters, decks
from orrery.referee.ledger import Ledger
from orrery.referee.story import Event, Story

AREAS = ("front", "starboard_bow", "starboard_aft", "rear", "port_aft", "port_bow")
LAUNCH = (4, 5)
SUPPLY = {"raider": 16, "heavy_raider": 4, "basestar": 2, "centurion": 4, "civilian": 12, "viper": 8}


@dataclass
class Seat:
    number: int
    character: Character
    hand: Counter[str] = field(default_factory=Counter)
    strange: int = 0
    """Cards of the hand that came from another player unseen."""
    missing: int = 0
    """Cards counted here that went to another player unseen."""
    location: str = ""
    area: int = -1
    """Of a pilot, where the viper is."""
    craft: str = "viper"
    """Of a pilot, what is flown: a viper or an assault raptor."""
    cylon: bool = False
    """Revealed."""
    infiltrating: bool = False
    loyalty: list[str] = field(default_factory=list)
    revealed: list[str] = field(default_factory=list)
    turns: int = 0
    sympathizer: bool = False

    @property
    def hand_size(self) -> int:
        return self.hand.total() + self.strange - self.missing

    @property
    def human(self) -> bool:
        """A human player: everybody but revealed Cylons and leaders who do not infiltrate (T0.17)."""
        return not self.cylon and (not self.character.leads_cylons or self.infiltrating)


@dataclass
class Basestar:
    area: int
    tokens: list[str] = field(default_factory=list)
    done: bool = False


@dataclass
class Due:
    """Something that a rule demands and that has not happened yet."""

    kind: str
    what: Any
    n: int
    rule: str
    why: str
    title: str = ""
    """Whose holder it falls to, even if the title changes hands meanwhile."""
    held: int = 0
    """Of cards to discard, how many were in the hand when they were asked for."""


class Table(Ledger):
    def __init__(self, story: Story, seated: dict[int, str]) -> None:
        super().__init__()
        options = story.options
        self.daybreak = bool(options["daybreak"])
        self.search_for_home = bool(options["search_for_home"])
        self.by_turn = options["activations"] == "turn"
        self.options = options
        self.seats = [Seat(number, characters()[seated[number]]) for number in range(story.seats)]
        self.resources = {name: start + options["difficulty"] for name, start in DIALS.items()}
        self.jump = 0
        self.distance = 0
        self.decks = decks(self.daybreak)
        self.piles: dict[str, Counter[str]] = {type: Counter() for type in self.decks}
        self.pool: Counter[str] = Counter()
        self.dry: set[str] = set()
        """Types of which no card was left to draw at some moment of this turn."""
        self.decks_known = True
        """Whether nothing has been taken out of a deck and its pile unseen."""
        self.raiders = [0] * 6
        self.raiders_done = [0] * 6
        self.heavy_raiders = [0] * 6
        self.heavy_done = [0] * 6
        self.basestars: list[Basestar] = []
        self.vipers = [0] * 6
        """Unmanned; pilots and theirs are where the seats are."""
        self.assault_raptors = [0] * 6
        self.civilians: dict[str, int] = {}
        self.civilians_lost: list[str] = []
        self.centurions = [0] * 4
        self.reserve = 8
        self.assault_reserve = 1 if self.daybreak else 0
        self.assault_unbuilt = 3
        """Assault raptors beside the board: one that is destroyed is built no more."""
        self.vipers_damaged = 0
        self.vipers_destroyed = 0
        self.raptors = 4
        self.raptors_destroyed = 0
        self.damaged: list[str] = []
        self.damage_removed: list[str] = []
        self.supply = dict(SUPPLY)
        self.in_play: list[str] = []
        self.titles: dict[str, int] = {}
        self.nukes = 2
        self.dues: list[Due] = []
        self.turn = 0
        self.current = 0
        self.phase = ""
        self.acting = ""
        """The latest action."""
        self.actor = 0
        self.loved: list[int] = []
        """Whom For Love has spared a card in this turn."""
        self.handing_loyalty = False
        """Whether what is passed now are Loyalty cards."""
        self.latest_launch: tuple[int, str] | None = None
        """The area and the kind of the viper put into space last."""
        self.crisis, self.drawer, self.box = "", -1, -1
        """The crisis under way, who drew it, and which part was chosen."""
        self.drawn: list[str] = []
        """The crises of this turn."""
        self.of_step = ""
        """The one of this Crisis step, not what an action brings within it."""
        self.replaced = ""
        """The crisis that Secret Destiny has just discarded."""
        self.icons: list[str] = []
        """The crises of this turn with a symbol of Jump Preparation."""
        self.in_step = 0
        """How many of them were drawn in the Crisis step."""
        self.more = 0
        """How many crises the crises of this turn have ordered."""
        self.attack_waits = ""
        """The Cylon attack whose ships are still to be placed."""
        self.attack_placed = [0] * 6
        """The raiders that it has placed."""
        self.set_aside = [0] * 6
        """The same, while those of the Raider Bay act in the middle of an attack."""
        self.alert = False
        """Whether Apollo acts in the middle of an attack, before its special rule."""
        self.prophecy = False
        """Whether Accept Prophecy has just been used."""
        self.through: dict[int, str] = {}
        """What lets somebody use locations from elsewhere, by seat."""
        self.hasty: tuple[Event, Due, int] | None = None
        """A title that went to another than the heir."""
        self.hit = -1
        """The area where an unmanned viper has just been damaged or destroyed, unless it was a pilot’s."""
        self.wrecks: list[int] = []
        """Areas of piloted vipers that were hit."""
        self.bridge = False
        self.mission = ""
        self.revealed_now = False
        self.walking = False
        """Whether somebody moves by an Executive Order."""
        self.paid = False
        self.specialist: int | None = None
        self.mended_unseen = False
        """Whether vipers were repaired of which nobody said whether they were damaged or destroyed."""
        self.reserves_known = True
        """Whether all know which kind of viper came back."""
        self.basestars_known = True
        """Whether all know which of two basestars in one area was hit."""
        self.vipers_known = True
        """Whether all know from which areas vipers came back."""
        self.boarding_known = True
        """Whether all know from which launch area heavy raiders came aboard, where there were too few centurions."""
        self.next_craft = ""
        """What Alert Viper Pilot flies."""
        self.grants: Counter[int] = Counter()
        """How many actions each may still take."""
        self.acted = self.ordered = self.began_in_viper = False
        self.ordering = -1
        self.used: set[str] = set()
        """Abilities that were used of those that can be used once in a game."""
        self.staying: list[int] | None = None
        self.jumping = ""
        self.slept = False
        self.boarded = False
        self.quiet = False
        """Whether no Cylon ship is launched nor activated any more in this turn (P10)."""

    # --- who and where --------------------------------------------------------------------------------

    def clockwise(self, after: int) -> list[Seat]:
        """All seats, from the left of one, who comes last."""
        return self.seats[after + 1 :] + self.seats[: after + 1]

    def holder(self, title: str) -> Seat:
        return self.seats[self.titles[title]]

    def whom(self, who: str) -> list[Seat]:
        """Of whom an order speaks, where the card alone says it."""
        if who == "current":
            return [self.seats[self.current]]
        if who in ("president", "admiral"):
            return [self.holder(who)]
        if who in ("each_player", "each_human_player"):
            return [seat for seat in self.clockwise(self.current) if seat.human]
        return []

    # --- what is due ----------------------------------------------------------------------------------

    def owe(self, kind: str, what: Any, n: int, rule: str, why: str) -> None:
        self.dues.append(Due(kind, what, n, rule, why))

    def debtor(self, due: Due) -> Seat:
        """Of whom cards are due: a step that names the Admiral asks the new one (B4.admiral)."""
        return self.holder(due.title) if due.title else self.seats[due.what]

    def owe_cards(self, seat: Seat, n: int, rule: str, why: str, title: str = "") -> None:
        before = sum(due.n for due in self.dues if due.kind == "discard" and self.debtor(due) is seat)
        self.dues.append(Due("discard", seat.number, n, rule, why, title, held=max(0, seat.hand_size - before)))

    def scarce(self, type: str) -> bool:
        """Whether a deck may be used up by what is drawn at this moment."""
        return type in self.dry or (type in self.decks and self.decks[type] + self.piles[type].total() < 8)

    def note_dry(self) -> None:
        for type in self.decks:
            if self.decks[type] + self.piles[type].total() <= 0:
                self.dry.add(type)

    def due(self, kind: str, what: Any) -> Due | None:
        return next((due for due in self.dues if due.kind == kind and due.what == what), None)

    def due_of(self, kinds: tuple[str, ...]) -> bool:
        return any(due.kind in kinds for due in self.dues)

    def settle(self, due: Due, n: int | None = None) -> None:
        """Takes off what has happened of it."""
        due.n -= due.n if n is None else n
        if due.n <= 0:
            self.dues.remove(due)

    # --- ships ----------------------------------------------------------------------------------------

    def on_board(self, ship: str) -> int:
        if ship == "raider":
            return sum(self.raiders)
        if ship == "heavy_raider":
            return sum(self.heavy_raiders)
        if ship == "centurion":
            return sum(self.centurions)
        if ship == "basestar":
            return len(self.basestars)
        return len(self.civilians) + len(self.civilians_lost)

    def left(self, ship: str) -> int:
        """How many pieces of a kind there are to place (T0.7)."""
        if ship == "viper":
            return self.reserve + self.assault_reserve
        return self.supply[ship] - self.on_board(ship)

    def pilots(self, area: int) -> list[Seat]:
        return [seat for seat in self.seats if seat.location == "viper" and seat.area == area]

    def find_heavy(self, area: int) -> None:
        """Takes a heavy raider to be where it is attacked, if it may be there."""
        if not self.boarding_known and area in LAUNCH and self.heavy_raiders[area] == 0:
            other = sum(LAUNCH) - area
            if self.heavy_raiders[other]:
                self.heavy_raiders[other] -= 1
                self.heavy_raiders[area] += 1

    def may_be_hit(self, pilot: Seat) -> bool:
        """Whether something that is due may be the hit of this viper."""
        in_space = self.due("damage_vipers", "space") or self.due("damage_vipers", "")
        shot = None if self.vipers_known else self.due("destroyed", (pilot.craft, pilot.area))
        return in_space is not None or shot is not None or self.due_of(("dogfight", "spare"))

    def centurions_fall(self, spaces: list[int]) -> bool:
        """Whether one centurion less is aboard, or, after a mission, none."""
        gone = [before - now for before, now in zip(self.centurions, spaces, strict=True)]
        return (min(gone) >= 0 and sum(gone) == 1) or sum(spaces) == 0

    def milestone(self) -> None:
        """Loyalty cards are dealt when 4 is first reached (T14.5)."""
        if self.distance >= 4 and not self.slept:
            self.slept = True
            self.owe("sleeper", None, 1, "T15", "distance 4")

    def forget_activations(self) -> None:
        self.raiders_done = [0] * 6
        self.heavy_done = [0] * 6
        for basestar in self.basestars:
            basestar.done = False

    # --- cards ----------------------------------------------------------------------------------------

    def leave_hand(self, event: Event, seat: Seat, cards: Iterable[str], rule: str) -> None:
        for card in cards:
            if seat.hand[card]:
                seat.hand[card] -= 1
            elif seat.strange > 0:
                seat.strange -= 1
            else:
                self.wrong(event, rule, f"{card} is not in the hand of seat {seat.number}")
        seat.hand += Counter()
        for due in self.dues:
            if due.kind == "discard" and self.debtor(due) is seat:
                due.held = min(due.held, seat.hand_size)

    def to_pile(self, cards: Iterable[str], type_of_card: dict[str, str]) -> None:
        for card in cards:
            self.piles[type_of_card[card]][card] += 1


def tally(types: Iterable[str], kinds: int) -> list[int]:
    counted = Counter(types)
    return [counted[type] for type in TYPES[:kinds]]


Orders = list[Order]
