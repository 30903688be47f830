"""The table of Fleet Commander: what lies where, and who may see it."""

from __future__ import annotations

from orrery.core.event import Event
from orrery.core.record import Record, hidden, private, public, records
from orrery.core.state import State
from orrery.games.fleet.board import Board, Sectors, board_of
from orrery.games.fleet.commanders import COMMANDERS
from orrery.games.fleet.dice import COLOURS, WINGS, Dice, colour, without
from orrery.games.fleet.events import name_ships
from orrery.games.fleet.factions import FACTIONS
from orrery.games.fleet.ships import NOT_COUNTED, PROFILES

CAPACITY = 5
"""The classes of the ships in one sector never total more (FC-SET-17)."""
HIT = ("damaged", "destroyed", "captured", "bombarded", "shuttle_taken", "station_off")
STIRRING = (*HIT, "arrived", "arrival_rolled", "ships_left", "discovered")
"""The events with which something happens in a battle (AMB-77): moves, shots that do nothing and signals are none."""
WAITING, LOST, LEFT = "", "lost", "left"
"""Where a ship is that is in no sector: still to come, destroyed, gone for good."""


class Ship(Record):
    """A piece on the board: ship, squadron or decoy. Its number `n` is its place in `Fleet.ships`.

    While `revealed` is false the others see a signal. What becomes a signal takes another number at random among the
    signals of its sector (`hidden.py`), so that numbers tell nothing.
    """

    n: int = public()
    owner: int = public()
    kind: str = private("signal", once="revealed")
    hull: int = private(0, once="revealed")
    at: str = public(WAITING)
    revealed: bool = public(True)
    weapon: str = private("", once="weapon_known")
    weapon_known: bool = public(True)
    devices: tuple[str, ...] = private((), once="devices_known")
    devices_known: bool = public(True)
    docked: bool = public(False)
    last: bool = private(False, once="revealed")
    """Held together by the Rebels' obstinacy: any further damage removes it (FC-FAC-16)."""
    seen: bool = private(False, once="revealed")
    """A signal that the others saw as a ship before it was hidden: they know that it is one of its sector's."""

    base: str = private("")
    """The bay of a squadron: its Carrier, "ship:5", or the sector of a station (`bays.py`)."""

    @property
    def item(self) -> str:
        return f"ship:{self.n}"


class Token(Record):
    """Something that a weapon or a device left on the board: mines, an Interdictor, an active capability ..."""

    n: int = public()
    """Its number: items say "token:3"."""
    kind: str = public()
    owner: int = public()
    at: str = public("")
    """The sector it lies on."""
    ship: int = public(-1)
    """The ship whose weapon or device it is."""
    on: int = public(-1)
    """The ship it sits on (drones)."""
    die: str = public("")
    """The Activation Die, which lies there with its face up (FC-TEC-02)."""
    line: str = public("")
    """The direction of a Recon Ray (FC-TEC-21)."""


class Station(Record):
    """The Special Weapon on a Battle Station, once somebody has looked at it (FC-SEC-10)."""

    at: str = public()
    weapon: str = hidden("", once="known")
    known: bool = public(False)
    """It was used: everybody knows it."""


class Duel(Record):
    """A duel of a campaign that waits aside while another is on the table (`parallel.py`)."""

    seats: tuple[int, ...] = public()
    scenario: str = public()
    shape: str = public()
    switches: tuple[str, ...] = public()
    terrain: tuple[str, ...] = public()
    portals: tuple[tuple[str, str], ...] = public()
    loaders: tuple[tuple[int, str], ...] = public()
    disabled: tuple[str, ...] = public()
    stirred: int = public()
    first: int = public()
    turn: int = public()
    round: int = public()
    phase: str = public()
    pile: tuple[str, ...] = hidden((), size="pile_size")


class Player(Record):
    faction: str = public("")
    commander: str = public("")
    reserve: tuple[int, int, int] = public((3, 3, 3))
    """Unrolled dice: red, blue, green (FC-SET-01)."""
    rolled: Dice = public(())
    stored: Dice = public(())
    plan: tuple[str, ...] = private(())
    """The fleet being built, one entry a ship (`fleets.py`)."""
    ready: bool = public(False)
    """Whether the fleet is built."""
    tiles: tuple[str, ...] = public(())
    """Special sectors set aside to be placed (FC-SET-06)."""
    start: int = public(0)
    """The class points that the fleet began with."""
    out: bool = public(False)
    """Beaten in a free-for-all (FC-FFA-03)."""
    away: bool = public(False)
    """Takes no part in this battle of a campaign (FC-CAM-09)."""
    helps: bool = public(False)
    """Came to help an ally in a duel of a campaign, with half of his ships (FC-CAM-09)."""
    saved: int = public(0)
    """Containers evacuated, civilians escaped (FC-SAU-06, FC-BLO-02)."""
    bonus: int = public(0)
    """Points on top of the scenario's, won in a campaign (FC-CAM-04)."""
    veiled: bool = public(False)
    """Deploys hidden by an advantage won in a campaign (FC-CAM-03)."""
    prepared: bool = public(False)
    """Rolls all dice before the battle (FC-CAM-02)."""
    lays_all: bool = public(False)
    """Chooses and places all special sectors (FC-CAM-05)."""
    late: bool = public(False)
    """Deploys last (FC-CAM-05)."""
    reinforced: bool = public(False)
    """His champion has been half destroyed: from then on the others may come (FC-DUE-02)."""
    drawn: tuple[str, ...] = private((), size="drawn_size")
    """Special Weapons to choose one from (FC-OPT-02)."""
    seen: tuple[str, ...] = private(())
    """The station weapons that he has looked at, "c3:proton_ray"."""


class Fleet(State):
    scenario: str = public("pitched_battle")
    shape: str = public("5x5")
    points: int = public(12)
    switches: tuple[str, ...] = public(())
    """The readings of the rules that this table chose other than by default (`switches.py`)."""
    sectors: Sectors = public(())
    terrain: tuple[str, ...] = public(())
    """The kind of each sector, in the order of `sectors`: "" is neutral, "unknown" is not laid yet."""
    portals: tuple[tuple[str, str], ...] = public(())
    players: tuple[Player, ...] = records(Player)
    ships: tuple[Ship, ...] = records(Ship, owner="owner")
    tokens: tuple[Token, ...] = records(Token, owner="owner")
    stations: tuple[Station, ...] = records(Station)
    disabled: tuple[str, ...] = public(())
    """Battle Stations that have lost their bays for good (FC-ASS-04)."""
    laid: int = public(0)
    """How many tokens were laid so far."""
    loaders: tuple[tuple[int, str], ...] = public(())
    """Ships that began their turn beside containers, and where: they may move one each (FC-SAU-04)."""
    pile: tuple[str, ...] = hidden((), size="pile_size")
    """The special faces of the sectors that are not laid yet, in the fog (FC-OPT-13)."""
    battle: int = public(0)
    """The number of the battle in a campaign; 0 is a battle by itself (chapter CAM)."""
    battles: tuple[tuple[int, ...], ...] = public(())
    """The camps that won the battles before; none for a draw."""
    honours: tuple[tuple[str, ...], ...] = public(())
    """The advantages that each seat has won for the final battle."""
    prizes: tuple[str, ...] = public(())
    """What the battles under way can still win."""
    customs: tuple[str, ...] = public(())
    """The `switches` of the campaign: a battle may have others."""
    aside: tuple[Duel, ...] = records(Duel)
    aside_ships: tuple[Ship, ...] = records(Ship, owner="owner")
    aside_tokens: tuple[Token, ...] = records(Token, owner="owner")
    aside_stations: tuple[Station, ...] = records(Station)
    """The other duel, where two are fought at once (FC-CAM-09)."""
    first: int = public(0)
    turn: int = public(0)
    """The seat whose turn it is."""
    round: int = public(0)
    round_limit: int = public(0)
    quiet_limit: int = public(0)
    """After so many whole rounds in which nothing happens a battle ends (AMB-77)."""
    stirred: int = public(0)
    """The last round in which something happened."""
    phase: str = public("")
    busy: bool = public(False)
    """Whether an action is under way: from its choice to its last consequence (AMB-39)."""
    going: tuple[tuple[int, int], ...] = hidden(())
    """The ships that the blue result under way was played on, and how many times it may be played on each."""

    def shows(self, seat: int) -> bool:
        """Whether it has no signal, secret weapon or device, nor the weapon of a station that only it has looked at."""
        own = [s for s in self.ships if s.owner == seat and s.at not in (LOST, LEFT)]
        return all(s.revealed and s.weapon_known and s.devices_known and not (s.docked and self.stations) for s in own)

    def tell(self, event: Event) -> None:
        name_ships(event, self.ships)
        if event.name in STIRRING:
            self.stirred = self.round
        super().tell(event)

    # --- the board ------------------------------------------------------------------------------------

    @property
    def board(self) -> Board:
        return board_of(self.shape)

    def kind_of(self, sector: str) -> str:
        """What kind of special sector it is, or "" (chapter SEC)."""
        return self.terrain[self.board.index[sector]]

    def lay(self, sector: str, kind: str) -> None:
        i = self.board.index[sector]
        self.terrain = (*self.terrain[:i], kind, *self.terrain[i + 1 :])

    def stacks(self) -> dict[str, list[Ship]]:
        """The ships of every sector that holds some. Build it once a question; a stack has one owner."""
        found: dict[str, list[Ship]] = {}
        for ship in self.ships:
            at = ship.at
            if at and at != LOST and at != LEFT:
                if at in found:
                    found[at].append(ship)
                else:
                    found[at] = [ship]
        return found

    def stack(self, sector: str) -> list[Ship]:
        return [ship for ship in self.ships if ship.at == sector]

    def ship(self, item: object) -> Ship:
        """The ship of an item, "ship:7"."""
        return self.ships[int(str(item).partition(":")[2])]

    def put_token(
        self, kind: str, owner: int, at: str = "", ship: int = -1, on: int = -1, die: str = "", line: str = ""
    ) -> int:
        """Lays a token; gives its number."""
        self.laid += 1
        self.tokens = (*self.tokens, Token(self.laid, kind, owner, at, ship, on, die, line))
        return self.laid

    def token(self, n: int) -> Token | None:
        """The token of that number, if it is still there."""
        return next((token for token in self.tokens if token.n == n), None)

    # --- camps (chapters TEA, FFA) --------------------------------------------------------------------

    def camp(self, seat: int) -> int:
        """Seats of one camp alternate with the other's; in a free-for-all each is its own (FC-TEA-04, FC-FFA-01)."""
        return seat if "free_for_all" in self.switches or self.seats % 2 else seat % 2

    def side(self, seat: int) -> int:
        """The part that a camp plays: 0 is Phebe's and has row 1 as its edge, 1 is Amycles's (AMB-71)."""
        return self.camp(seat) % 2 ^ ("swapped" in self.switches)

    def fighters(self) -> list[int]:
        """The seats that take part in this battle, beaten or not; who only helps is none of them (FC-CAM-09)."""
        return [seat for seat, player in enumerate(self.players) if not player.away and not player.helps]

    def present(self) -> list[int]:
        """The fighters, and who helps them."""
        return [seat for seat, player in enumerate(self.players) if not player.away]

    def enemies(self, one: int, other: int) -> bool:
        return self.camp(one) != self.camp(other)

    def opponents(self, seat: int) -> tuple[int, ...]:
        """Who of the other camps still takes part."""
        return tuple([s for s in self.present() if self.enemies(seat, s) and not self.players[s].out])

    # --- dice -----------------------------------------------------------------------------------------

    def dice(self, seat: int) -> Dice:
        """What a player may use in his own turn: what he rolled and what is on his bridge (FC-TRN-06)."""
        player = self.players[seat]
        return player.rolled + player.stored

    def spend(self, seat: int, dice: Dice) -> None:
        """Used dice go back to the reserve (FC-TRN-07, FC-REA-13); what was rolled goes first."""
        player = self.players[seat]
        for die in dice:
            if die in player.rolled:
                player.rolled = without(player.rolled, (die,))
            else:
                player.stored = without(player.stored, (die,))
        self.put_back(seat, dice)

    def put_back(self, seat: int, dice: Dice) -> None:
        red, blue, green = self.players[seat].reserve
        kinds = [colour(die) for die in dice]
        self.players[seat].reserve = (
            red + kinds.count("red"),
            blue + kinds.count("blue"),
            green + kinds.count("green"),
        )

    def take_out(self, seat: int, colours: tuple[str, ...]) -> None:
        counts = [n - colours.count(name) for name, n in zip(COLOURS, self.players[seat].reserve, strict=True)]
        self.players[seat].reserve = (counts[0], counts[1], counts[2])

    def slots(self, seat: int) -> tuple[str, ...]:
        """The bridge's slots: two wings, and those of commander, faction and Supply (FC-SET-16, FC-TEC-18)."""
        ships = (*self.ships, *self.aside_ships) if self.aside_ships else self.ships
        supplied = [s for s in ships if "supply_device" in s.devices and s.owner == seat and s.at != LOST]
        player = self.players[seat]
        extra = [COMMANDERS[player.commander].slot] if player.commander else []
        if player.faction and FACTIONS[player.faction].slot:
            extra.append(FACTIONS[player.faction].slot)
        return (*WINGS, *extra, *["any" for _ in supplied])

    # --- points ---------------------------------------------------------------------------------------

    def points_of(self, seat: int) -> int:
        """The class points that a player has left, on the board or still to come (FC-VIC-05)."""
        return sum(
            [
                PROFILES[ship.kind].rank
                for ship in self.ships
                if ship.owner == seat and ship.at != LOST and ship.kind not in NOT_COUNTED
            ]
        )


def rank(ships: list[Ship]) -> int:
    """The class points of some ships."""
    return sum([PROFILES[ship.kind].rank for ship in ships])
