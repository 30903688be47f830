"""The table of Battlestar Galactica: what lies where, and who may see it (docs/rules, D)."""

from __future__ import annotations

from collections.abc import Callable
from typing import NoReturn

from orrery.core.event import Event
from orrery.core.record import Record, hidden, private, public, records
from orrery.core.state import GameOver, Result, State
from orrery.games.galactica.board import NO_AREA, VIPER
from orrery.games.galactica.characters.sheets import LEADERS

Cards = tuple[str, ...]
Counts = tuple[int, ...]

TYPES = ("politics", "leadership", "tactics", "piloting", "engineering", "treachery")
"""The skill types, in the order of the board. Treachery comes with Daybreak: see `Galactica.types`."""
TREACHERY = TYPES.index("treachery")
NOBODY = -1
MUTINEER = "you_are_the_mutineer"
MOTIVE = "motive"
STANDING_OFFERS: list[Callable[[Galactica, int], Cards]] = []
AFTER_EACH_CHANGE: list[Callable[[Galactica], None]] = []
"""What is open to a seat at any time, and what looks at the table whenever something has happened: see `motives`."""


class Player(Record):
    """One player: character, cards, and what he has seen."""

    character: str = public("")
    location: str = public("")
    """A location, "viper", or nothing for a stranded character."""
    area: int = public(NO_AREA)
    """The space area of the viper that the character pilots."""
    hand: Cards = private((), size="hand_size")
    """Skill cards, sorted: two cards of one name and strength cannot be told apart (D4)."""
    shown: Cards = public(())
    """Cards of the hand that everybody has seen there, while none has left it unseen (D5)."""
    bound: Counts = public((0, 0, 0, 0, 0))
    """The most cards of each type that the hand can hold, as far as everybody has seen (C1)."""
    contributed: Cards = private((), size="contributed_size")
    """What he added to the skill check under way."""
    looking: Cards = private((), size="looking_size")
    """Cards drawn to choose from: crises, destinations, quorum cards, damage tokens."""
    looking_known: Counts = hidden(())
    """Beside each of them, where they came out of a deck, the seats that know it, as bits."""
    spied: int = public(NOBODY)
    """Whose hand he is looking at."""
    loyalty: Cards = private((), size="loyalty_size")
    """Face-down loyalty cards."""
    revealed: Cards = public(())
    """Face-up loyalty cards."""
    cylon: bool = public(False)
    """A Cylon player: a revealed Cylon, or a leader who does not infiltrate. All others are human players."""
    sympathizer: bool = public(False)
    """Became a Cylon by the Sympathizer card: no Cylon Fleet, no super crisis."""
    super_crises: Cards = private((), size="super_crises_size")
    quorum: Cards = private((), size="quorum_size")
    """The Quorum hand, with the President."""
    assigned: Cards = public(())
    """Quorum cards in play in front of him."""
    miracles: int = public(1)
    """Uses left of the once-per-game ability. In Daybreak these are the miracle tokens."""
    mutiny: Cards = private((), size="mutiny_size")
    """Mutiny cards (004 p.5)."""
    infiltrating: bool = public(False)
    """A Cylon leader among the humans: a human player while it lasts (004 p.8). Then `cylon` is False."""
    motives: Cards = private((), size="motives_size")
    """The leader's unrevealed motives."""
    armed: Cards = private(())
    """Those that he reveals as soon as they are true: `motive:id` (004 p.8)."""
    motives_shown: Cards = public(())
    craft: str = public(VIPER)
    """What he pilots while his location is "viper": a viper or an "assault_raptor" (004 p.10)."""
    turns: int = public(0)
    used: Cards = public(())
    """The once-per-turn abilities that he has used in this turn."""
    notes: tuple[tuple[str | int, ...], ...] = private(())
    """What he alone has looked at and may still be true, newest last."""


class SkillDeck(Record):
    cards: Cards = hidden((), size="size")
    discards: Cards = public(())


class Basestar(Record):
    area: int = public()
    damage: Cards = public(())
    attacked: bool = public(False)
    """Whether it was activated in this turn."""


class Check(Record):
    """A skill check under way (T9)."""

    kind: str = public()
    """crisis, super_crisis or location; Daybreak adds mission."""
    source: str = public()
    printed: int = public()
    difficulty: int = public()
    partial: int = public(0)
    """The threshold of the partial pass; 0 where there is none."""
    skills: Cards = public(())
    target: int = public(NOBODY)
    face_up: bool = public(False)
    """Investigative Committee: every card of the check lies open."""
    played: Cards = public(())
    """Effects that may be used only once in a check."""
    inspired: bool = public(False)
    """Cards of strength 1 are positive (William Adama)."""
    ignored: str = public("")
    """The type that counts 0 (Tyrol)."""
    pool: Cards = hidden((), size="pool_size")
    """Destiny cards, then everything, face down."""
    cards: Cards = public(())
    """The cards, once face up, sorted by type, name and strength."""
    resolved: Cards = public(())
    """The skill check abilities that took effect, by name: each once (004 p.10)."""
    total: int = public(0)
    outcome: str = public("")


class Roll(Record):
    """A die about to be rolled, or just rolled (T10)."""

    roller: int = public()
    purpose: str = public()
    thresholds: Counts = public(())
    """The results at which something changes."""
    modifier: int = public(0)
    planned: bool = public(False)
    """Strategic Planning was used on this roll."""
    attacked: str = public("")
    """"viper" when an unmanned viper is attacked, "piloted" when a piloted one is."""
    die: int = public(0)
    result: int = public(0)


class Galactica(State):
    difficulty: int = public(0)
    """Resources more or less than printed at the start."""
    activations: str = public("turn")
    """Whether a Cylon ship is activated at most once in a "turn" or once for each "icon" (O23)."""
    daybreak: bool = public(False)
    search_for_home: bool = public(False)
    danna_press_room: bool = public(False)
    """D'Anna starts infiltrating in the Press Room (P1)."""
    dutiful_each: bool = public(False)
    """Hoshi is dutiful once for each location (P2)."""
    players: tuple[Player, ...] = records(Player)
    current: int = public(0)
    """Whose turn it is; never changes inside a turn, also not under an Executive Order."""
    actor: int = public(NOBODY)
    """Who is taking an action now, or NOBODY."""
    turn: int = public(0)
    phase: str = public("setup")
    done: Cards = public(())
    """What may happen once in a turn and has (executive_order, ...)."""
    started_in_viper: bool = public(False)
    fuel: int = public(0)
    food: int = public(0)
    morale: int = public(0)
    population: int = public(0)
    president: int = public(NOBODY)
    admiral: int = public(NOBODY)
    nukes: int = public(0)

    skills: tuple[SkillDeck, ...] = records(SkillDeck)
    """One deck a type, in the order of TYPES."""
    destiny: Cards = hidden((), size="destiny_size")
    crisis_deck: Cards = hidden((), size="crisis_deck_size")
    crisis_known: Counts = hidden(())
    """Beside each card of the deck, the seats that know it, as bits."""
    crisis_discards: Cards = public(())
    crisis: str = public("")
    """The crisis, or super crisis, being resolved."""
    box: int = public(0)
    """The box of the crisis that was chosen."""
    drawn_by: int = public(NOBODY)
    in_play: Cards = public(())
    """Crises kept in play."""
    resolved: Cards = public(())
    """Crises of this turn that lie open until its end (T23.2)."""
    jump_icons: int = public(0)
    """Jump icons on the crises of this turn, to be counted in Prepare for Jump."""
    more_crises: int = public(0)
    """Crises that a card orders to be drawn after the Cylon ships are activated."""
    super_deck: Cards = hidden((), size="super_deck_size")
    super_discards: Cards = public(())
    destination_deck: Cards = hidden((), size="destination_deck_size")
    destination_known: Counts = hidden(())
    destinations: Cards = public(())
    """Where the fleet has been."""
    distance: int = public(0)
    sleeper: bool = public(False)
    """The Sleeper Agent phase is over."""
    quorum_deck: Cards = hidden((), size="quorum_deck_size")
    quorum_known: Counts = hidden(())
    quorum_discards: Cards = public(())
    quorum_removed: Cards = public(())
    loyalty_deck: Cards = hidden((), size="loyalty_deck_size")
    loyalty_box: Cards = hidden((), size="loyalty_box_size")
    """Loyalty cards not in this game, seen by nobody."""

    mutiny_deck: Cards = hidden((), size="mutiny_deck_size")
    mutiny_known: Counts = hidden(())
    mutiny_discards: Cards = public(())
    mutiny_removed: Cards = public(())
    motive_deck: Cards = hidden((), size="motive_deck_size")
    mission_deck: Cards = hidden((), size="mission_deck_size")
    mission_known: Counts = hidden(())
    mission_discards: Cards = public(())
    mission: str = public("")
    """The card on the Active Mission space, until the fleet jumps (004 p.14)."""
    mission_failed: bool = public(False)
    """It lies face down; everybody knows what it is (D48)."""
    missions_won: Cards = public(())
    """Missions with a distance beside the Earth objective."""
    rebels: str = public("")
    """Whom the Rebel Basestar serves, "human" or "cylon", once it is in play (004 p.15)."""
    hub_destroyed: bool = public(False)
    """The Cylon locations are turned over: Hub Destroyed stands for the Resurrection Ship (004 p.11)."""
    motives_open: Cards = public(())
    """Motives whose conditions hold, when last looked at: those that may be revealed at any time and are not (T29)."""
    population_lost: bool = public(False)
    """Population has gone down and nobody was asked yet (T22)."""
    demands: tuple[tuple[int, int], ...] = public(())
    """Who must discard how many skill cards, while Athena is asked about it (T19.3)."""
    endangered: str = public("")
    """The civilian ship in space that is about to be destroyed (T21)."""
    modified: str = public("")
    """What Simon activates in place of the icon of a crisis (T12.0)."""
    removed: Cards = public(())
    """Cylon ships and centurions out of the game, one name for each (P15)."""

    jump: int = public(0)
    centurions: Counts = public((0, 0, 0, 0))
    """How many stand on each space of the boarding party track."""
    raiders: Counts = public((0, 0, 0, 0, 0, 0))
    raiders_done: Counts = public((0, 0, 0, 0, 0, 0))
    """How many of them were activated in this turn already."""
    heavy_raiders: Counts = public((0, 0, 0, 0, 0, 0))
    heavy_done: Counts = public((0, 0, 0, 0, 0, 0))
    basestars: tuple[Basestar, ...] = records(Basestar)
    vipers: Counts = public((0, 0, 0, 0, 0, 0))
    """Unmanned vipers in each area."""
    launched: Counts = public((0, 0, 0, 0, 0, 0))
    """Vipers that have just come out of the Reserve, while Apollo is asked about them (T26.1)."""
    assault_raptors: Counts = public((0, 0, 0, 0, 0, 0))
    """Unmanned assault raptors in each area."""
    launched_assault: Counts = public((0, 0, 0, 0, 0, 0))
    """The same of assault raptors."""
    assault_reserve: int = public(0)
    assault_destroyed: int = public(0)
    viper_reserve: int = public(0)
    vipers_damaged: int = public(0)
    vipers_destroyed: int = public(0)
    raptors: int = public(0)
    raptors_destroyed: int = public(0)
    civilians: tuple[tuple[str, int], ...] = public(())
    """The civilian ships in space: a name for the token while it stays there, and its area."""
    civilian_faces: Cards = hidden(())
    civilian_known: Counts = hidden(())
    civilian_pile: Cards = hidden((), size="civilian_pile_size")
    civilians_destroyed: Cards = public(())
    damage_pool: Cards = public(())
    """Unused Galactica damage tokens."""
    damaged: Cards = public(())
    """Damaged locations."""
    damage_removed: Cards = public(())
    basestar_damage_pool: Cards = public(())
    checks: tuple[Check, ...] = records(Check)
    """The skill check under way, if there is one."""
    rolls: tuple[Roll, ...] = records(Roll)
    """The die roll under way, if there is one."""

    # --- seats ----------------------------------------------------------------------------------------

    def clockwise(self, first: int) -> tuple[int, ...]:
        """All seats in turn order, beginning with one."""
        n = self.seats
        return tuple([(first + i) % n for i in range(n)])

    def at_work(self) -> int:
        """Who is taking an action, or else the current player (004 p.11)."""
        return self.current if self.actor == NOBODY else self.actor

    def humans(self) -> tuple[int, ...]:
        """Everybody who is no revealed Cylon, clockwise from who acts, or else from the current player (L6)."""
        return tuple([seat for seat in self.clockwise(self.at_work()) if not self.players[seat].cylon])

    def seat_of(self, character: str) -> int:
        """Who plays a character, or NOBODY."""
        for seat, player in enumerate(self.players):
            if player.character == character:
                return seat
        return NOBODY

    @property
    def types(self) -> tuple[str, ...]:
        """The skill types of this game: treachery only in Daybreak."""
        return TYPES[: len(self.skills)]

    # --- motives: a standing offer of a Cylon leader (004 p.8, T29) ---------------------------------

    def tell(self, event: Event) -> None:
        """Whatever changes is told: so this is when those who wait for a change look at the table."""
        super().tell(event)
        for look in AFTER_EACH_CHANGE:
            look(self)

    def offers(self, seat: int) -> Cards:
        return sum([offers(self, seat) for offers in STANDING_OFFERS], ())

    def armed(self, seat: int) -> Cards:
        return self.players[seat].armed

    def arm(self, seat: int, items: Cards) -> None:
        self.players[seat].armed = items
        for look in AFTER_EACH_CHANGE:
            look(self)

    def leader(self) -> int:
        """Who plays a Cylon leader, or NOBODY (004 p.8)."""
        for seat, player in enumerate(self.players):
            if player.character in LEADERS:
                return seat
        return NOBODY

    def is_leader(self, seat: int) -> bool:
        return self.players[seat].character in LEADERS

    def has_sheet(self, character: str) -> int:
        """The seat that may use this character's sheet, or NOBODY: a revealed Cylon has lost it (000 p.20)."""
        seat = self.seat_of(character)
        return seat if seat != NOBODY and self.is_(seat, character) else NOBODY

    def is_(self, seat: int, character: str) -> bool:
        """Whether this seat plays the character and may use its sheet: leaders always (004 p.8)."""
        player = self.players[seat]
        return player.character == character and (not player.cylon or character in LEADERS)

    def mutineer(self) -> int:
        """Who has the Mutineer card before him, or NOBODY (004 p.6)."""
        for seat, player in enumerate(self.players):
            if MUTINEER in player.revealed:
                return seat
        return NOBODY

    def pilots_in(self, area: int) -> tuple[int, ...]:
        return tuple([s for s, p in enumerate(self.players) if p.location == VIPER and p.area == area])

    def at(self, location: str) -> tuple[int, ...]:
        return tuple([seat for seat, player in enumerate(self.players) if player.location == location])

    def note(self, seat: int, *what: str | int) -> None:
        """Writes into the private notes of a seat what it alone has seen."""
        player = self.players[seat]
        player.notes = (*[n for n in player.notes if n != what], what)

    def forget(self, *beginning: str | int) -> None:
        """Strikes from all notes what can no longer be true."""
        n = len(beginning)
        for player in self.players:
            player.notes = tuple([note for note in player.notes if note[:n] != beginning])

    # --- the end --------------------------------------------------------------------------------------

    def over(self, result: Result) -> NoReturn:
        """Ends the game here and now: nothing under way goes on (T24)."""
        self.phase = "over"
        self.finish(result)
        raise GameOver


def without(cards: Cards, gone: Cards) -> Cards:
    """Cards less some of them, copies counted."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def plus(counts: Counts, i: int, n: int) -> Counts:
    """The counts with n more at place i."""
    return (*counts[:i], counts[i] + n, *counts[i + 1 :])
