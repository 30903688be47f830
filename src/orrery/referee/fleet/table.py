"""The Combat Zone as the referee rebuilds it from what was shown."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from orrery.referee.fleet.printed import COLOURS, DICE_EACH, SLANTED, STRAIGHT, Kind, colour, kinds
from orrery.referee.ledger import Ledger
from orrery.referee.story import Event, Story

SECTOR = re.compile(r"([a-z]+)(\d+)")
LOST, LEFT = "lost", "left"
PLAIN = {
    "deployment": "open",
    "map": "laid",
    "campaign": "single",
    "factions": "empires",
    "commanders": "no_commanders",
}
"""Options under which no sheet, commander or unseen signal changes what dice and ships can do."""


@dataclass
class Ship:
    number: int
    owner: int
    kind: Kind
    hull: int
    at: str
    docked: bool = False


@dataclass
class Active:
    ship: int
    """Of whom, if all know."""
    capability: str
    at: str


@dataclass
class Bridge:
    """The dice of a player."""

    reserve: Counter[str] = field(default_factory=lambda: Counter(dict.fromkeys(COLOURS, DICE_EACH)))
    held: Counter[str] = field(default_factory=Counter)
    """Stored, or just rolled and not used yet."""
    devices: list[Active] = field(default_factory=list)
    """The capabilities that are active; each keeps a green die."""


@dataclass
class Attack:
    event: Event
    who: int
    origin: str
    via: str
    target: int
    at: str
    remote: bool
    ships: list[int] = field(default_factory=list)
    reactions: list[str] = field(default_factory=list)
    blocked: list[str] = field(default_factory=list)
    damage: int = 0
    hit: bool = False
    sources: dict[int, str] = field(default_factory=dict)
    """Whence each ship fires."""
    counter: tuple[int, int] | None = None
    """Whom a counter-attack hits, and for how much."""
    drawn: bool = False
    drawn_from: int = -1
    unsure: bool = False
    """Whether containers or the shuttle may keep an Ion Drive from being used."""
    escaped: bool = False
    """By an Ion Drive: the retreat suffers no damage."""


class Table(Ledger):
    def __init__(self, story: Story) -> None:
        super().__init__()
        self.options = story.options
        self.ordinary = all(story.options[key] == value for key, value in PLAIN.items())
        self.scenario: str = story.options["scenario"]
        self.seats = story.seats
        self.ships: dict[int, Ship] = {}
        self.bridges = [Bridge() for _ in range(story.seats)]
        self.terrain: dict[str, str] = {}
        self.turn = -1
        self.round = 0
        self.first = -1
        self.stored = False
        """Whether the Bridge phase of this turn is over."""
        self.rolled = False
        self.attack: Attack | None = None
        self.last_attack: Attack | None = None
        self.last_move: tuple[list[int], tuple[str, ...], int] | None = None
        """Who moved last, by which directions, and how many steps one die has brought."""
        self.forced: list[int] = []
        """Ships that something else than a die is moving."""
        self.tested: tuple[str, str, str] | None = None
        """Where a die was rolled for a special sector, for what, and its face."""
        self.weapon: Event | None = None
        self.spent_on_weapon: tuple[int, list[str]] | None = None
        """Specials that Anata rolls again, where commanders play (FC-CMD-01)."""
        self.capabilities: Counter[str] = Counter()
        """Technical capabilities that are active."""
        self.out: set[int] = set()
        self.sizes: dict[int, int] = {}
        self.portals = False
        self.blind = not self.ordinary
        """Whether only turns and dice are followed: ships are or turn into signals, or have abilities of their own."""
        self.devices_known = self.scenario not in ("illegal", "planetary_assault")
        """Whether all know which capability has ended: not which of two equal ones, nor those of a colony."""
        self.known: dict[int, tuple[int, str]] = {}
        """Owner and kind of each ship of the last view, for some come into play untold."""
        self.drifts = story.options["scenario"] == "asteroid_belt"
        self.weapons_known: set[str] = set()
        self.falling_back = ""
        """The sector that a retreat leaves."""
        self.came_from: dict[int, str] = {}
        self.due: dict[int, tuple[int, str]] = {}
        """Damage that special sectors have still to deal, by ship."""
        self.pulled = False
        """Whether a black hole has opened in this turn."""
        self.entering: list[int] = []
        """The ships that moved last."""
        self.dying: set[int] = set()
        self.bonus: tuple[int, str] | None = None
        """The shield die of a gas cloud."""

    def begin_anew(self) -> None:
        """The next battle of a campaign: all dice are in the reserves."""
        self.bridges = [Bridge() for _ in range(self.seats)]
        self.capabilities.clear()
        self.out.clear()
        self.turn = self.first = -1
        self.round = 0
        self.rolled = self.stored = False

    @property
    def plain(self) -> bool:
        """Whether dice show what they show: an Energy Optimiser lets specials show directions."""
        return self.ordinary and self.capabilities["energy_optimiser"] <= 0

    @property
    def rampart(self) -> bool:
        """Whether a Rampart of Coeus may keep hulls at 1 (FC-WPN-18)."""
        return any("rampart" in weapon or "coeus" in weapon for weapon in self.weapons_known)

    def learn(self, view: dict[str, Any]) -> None:
        """What lies where, as the last view shows it: for set-up lays some of it unseen."""
        shown = view["table"]
        self.known = {told["n"]: (told["owner"], told["kind"]) for told in shown["ships"] if "kind" in told}
        self.portals = bool(shown["portals"]) or "x" in shown["shape"].partition("x")[2]
        if not self.drifts:
            self.terrain = dict(zip(shown["sectors"], shown["terrain"], strict=True))

    def ship(self, number: int, at: str, owner: int = -1, name: str = "") -> Ship | None:
        """A ship that an event names; one that a scenario has put there is met for the first time."""
        if number not in self.ships and (number in self.known or name in kinds()):
            if name not in kinds():
                owner, name = self.known[number]
            kind = kinds().get(name)
            if kind is not None:
                self.ships[number] = Ship(number, owner, kind, kind.hull, at)
        return self.ships.get(number)

    def terrain_at(self, at: str) -> str | None:
        return self.terrain.get(at)

    def specials(self, seat: int) -> int:
        return sum(n for die, n in self.bridges[seat].held.items() if die.endswith("special"))

    def amplified(self) -> int:
        return int(self.capabilities["power_amplifier"] > 0)

    def plays(self, seat: int) -> bool:
        """Whether somebody has ships left, or ships that have not come yet."""
        waiting = any(owner == seat for number, (owner, _) in self.known.items() if number not in self.ships)
        return waiting or any(ship.owner == seat and ship.at not in (LOST, LEFT) for ship in self.ships.values())

    def next_seat(self, seat: int) -> int:
        """Clockwise, whoever has ships left; in teams the sides alternate by their seats."""
        for step in range(1, self.seats + 1):
            after = (seat + step) % self.seats
            if after not in self.out and (self.seats == 2 or self.plays(after)):
                return after
        return seat

    # --- places ---------------------------------------------------------------------------------------

    def there(self, at: str) -> list[Ship]:
        return [ship for ship in self.ships.values() if ship.at == at]

    def enemies(self, a: int, b: int) -> bool:
        if a == b:
            return False
        return self.options["format"] != "teams" or self.seats % 2 == 1 or a % 2 != b % 2

    def points(self, seat: int) -> int:
        return sum(ship.kind.points for ship in self.ships.values() if ship.owner == seat and ship.hull > 0)


def step(origin: str, to: str) -> str:
    """Straight, slanted, or nothing where the sectors do not touch."""
    a, b = SECTOR.fullmatch(origin), SECTOR.fullmatch(to)
    if a is None or b is None or len(a[1]) != len(b[1]) or a[1][:-1] != b[1][:-1]:
        return ""
    across, along = abs(ord(a[1][-1]) - ord(b[1][-1])), abs(int(a[2]) - int(b[2]))
    if max(across, along) != 1:
        return ""
    return STRAIGHT if across + along == 1 else SLANTED


def far(origin: str, to: str) -> int:
    """How many steps it takes, whatever their direction."""
    a, b = SECTOR.fullmatch(origin), SECTOR.fullmatch(to)
    if a is None or b is None or a[1][:-1] != b[1][:-1]:
        return 99
    return max(abs(ord(a[1][-1]) - ord(b[1][-1])), abs(int(a[2]) - int(b[2])))


def spend(table: Table, event: Event, who: int, dice: list[str]) -> None:
    """Used dice go back to the reserve (FC-TRN-07); they must have been rolled or stored."""
    bridge = table.bridges[who]
    for die in dice:
        if bridge.held[die] <= 0 and table.capabilities["energy_optimiser"] > 0:
            die = f"{colour(die)}-special"
        if bridge.held[die] <= 0:
            if not table.blind:
                table.wrong(event, "FC-TRN-06", f"seat {who} has no {die} to use")
        else:
            bridge.held[die] -= 1
            bridge.reserve[colour(die)] += 1
    bridge.held = +bridge.held


def kind_of(name: str) -> Kind | None:
    return kinds().get(name)


View = dict[str, Any]
