"""What happens at the table, and who may see which part of it."""

from __future__ import annotations

from typing import ClassVar

from orrery.core.event import ALL, OTHERS, WHO, Event
from orrery.core.record import private, public
from orrery.games.galactica.state import Cards, Counts


class TurnBegan(Event):
    who: int = public()
    turn: int = public()


class PhaseBegan(Event):
    phase: str = public()


class CharacterChosen(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    character: str = public()


class TitleGiven(Event):
    """A new President takes the hand of Quorum cards, which he may not have seen."""

    learns: ClassVar[str | None] = WHO
    title: str = public()
    who: int = public()


class LoyaltyDealt(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class DrewSkills(Event):
    """`types`: how many of each type, which everybody sees."""

    learns: ClassVar[str | None] = WHO
    who: int = public()
    types: Counts = public()
    cards: Cards = private(size="n")
    why: str = public()


class Reshuffled(Event):
    deck: str = public()


class Discarded(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    cards: Cards = public()
    why: str = public()


class Moved(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    to: str = public()
    area: int = public()


class Sent(Event):
    who: int = public()
    to: str = public()


class Acted(Event):
    """An action begins. `action` is what was chosen, as the question called it."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    action: str = public()


class ResourceChanged(Event):
    resource: str = public()
    delta: int = public()
    now: int = public()


class CrisisDrawn(Event):
    learns: ClassVar[str | None] = ALL
    drawer: int = public()
    crisis: str = public()


class CrisisChoice(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    crisis: str = public()
    box: int = public()


class Chose(Event):
    """A choice inside a box."""

    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    what: str = public()
    choice: str = public()


class KeptInPlay(Event):
    crisis: str = public()


class LeftPlay(Event):
    crisis: str = public()


class CheckBegan(Event):
    kind: str = public()
    source: str = public()
    difficulty: int = public()
    skills: Cards = public()
    target: int = public()


class AbilityResolved(Event):
    """A skill check ability takes effect."""

    card: str = public()


class LeftCheck(Event):
    """A card is taken out of a check. `to`: "hand" of the player, or the discard "pile"."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    card: str = public()
    to: str = public()


class CheckCounted(Event):
    """What skill check abilities have left of the cards, and the total; All Hands on Deck adds to it."""

    cards: Cards = public()
    values: Counts = public()
    total: int = public()


class DestinyAdded(Event):
    n: int = public()


class DestinyShown(Event):
    learns: ClassVar[str | None] = ALL
    cards: Cards = public()


class DestinyBuilt(Event):
    n: int = public()


class Contributed(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    cards: Cards = private(size="n")


class ContributedOpenly(Event):
    learns: ClassVar[str | None] = OTHERS
    who: int = public()
    cards: Cards = public()


class CheckRevealed(Event):
    """`values`: what each of the cards adds to the total, or takes from it."""

    learns: ClassVar[str | None] = ALL
    cards: Cards = public()
    values: Counts = public()
    total: int = public()


class CheckEnded(Event):
    outcome: str = public()
    total: int = public()
    difficulty: int = public()


class WindowClosed(Event):
    """Everybody who was asked has passed: all that is ever told of it (D51)."""

    learns: ClassVar[str | None] = ALL
    step: str = public()


class Declared(Event):
    """Two or more want the same moment (D50)."""

    learns: ClassVar[str | None] = ALL
    step: str = public()
    plays: Cards = public()


class Reacted(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    play: str = public()
    step: str = public()


class Rolled(Event):
    roller: int = public()
    purpose: str = public()
    die: int = public()
    result: int = public()


class Activated(Event):
    icon: str = public()


class ShipsPlaced(Event):
    ship: str = public()
    area: int = public()
    n: int = public()


class ShipMoved(Event):
    ship: str = public()
    origin: int = public()
    to: int = public()


class Attacked(Event):
    """`effect`: missed, damaged, destroyed."""

    attacker: str = public()
    target: str = public()
    area: int = public()
    effect: str = public()


class VipersDamaged(Event):
    """By an order, without a fight. `area`: NO_AREA for the Reserve."""

    area: int = public()
    n: int = public()


class VipersRecalled(Event):
    """Vipers leave space for the Reserve."""

    n: int = public()


class NukesDiscarded(Event):
    n: int = public()
    left: int = public()


class GalacticaDamaged(Event):
    token: str = public()


class BasestarDamaged(Event):
    area: int = public()
    token: str = public()


class ShipDestroyed(Event):
    ship: str = public()
    area: int = public()


class CivilianDestroyed(Event):
    learns: ClassVar[str | None] = ALL
    ship: str = public()
    face: str = public()


class CenturionsMoved(Event):
    spaces: Counts = public()


class JumpPrepared(Event):
    jump: int = public()


class Jumped(Event):
    distance: int = public()


class Looked(Event):
    """Somebody looks at cards: everybody sees that, he alone sees what. `of`: whose, where they are somebody's."""

    learns: ClassVar[str | None] = WHO
    who: int = public()
    what: str = public()
    of: int = public()
    cards: Cards = private(size="n")


class Buried(Event):
    """Who looked puts cards back: on top or at the bottom."""

    who: int = public()
    deck: str = public()
    where: str = public()
    n: int = public()


class DestinationChosen(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    destination: str = public()


class DrewQuorum(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class DrewSuperCrisis(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class CardsPassed(Event):
    """Cards given or taken unseen: the two who deal with each other know them (D46)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    of: int = public()
    n: int = public()


class CylonRevealed(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    card: str = public()


class SleeperAgents(Event):
    distance: int = public()


class Repaired(Event):
    what: str = public()
    n: int = public()


class Ended(Event):
    """The game is over and all loyalty is open. `loyalty`: for each seat, whether it was a Cylon."""

    learns: ClassVar[str | None] = ALL
    reason: str = public()
    winners: Counts = public()
    cylons: Counts = public()


class DrewMutiny(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class MotivesDealt(Event):
    learns: ClassVar[str | None] = WHO
    who: int = public()
    cards: Cards = private(size="n")


class MutineerGiven(Event):
    """The Mutineer card goes face up from a Cylon to a human."""

    who: int = public()
    of: int = public()


class MotiveRevealed(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    motive: str = public()


class Infiltrated(Event):
    """A Cylon leader goes among the humans."""

    who: int = public()
    to: str = public()


class InfiltrationEnded(Event):
    who: int = public()
    to: str = public()


class CardShown(Event):
    """Of the cards that somebody added to a check, one lies face up (Logic-Bound)."""

    learns: ClassVar[str | None] = ALL
    who: int = public()
    card: str = public()


class CivilianReturned(Event):
    """It is shuffled among the unused ones, its face unseen (D32)."""

    ship: str = public()


class MiraclePassed(Event):
    """A miracle token goes from one player to another (Cult Leader)."""

    who: int = public()
    of: int = public()


class AssaultRaptorGained(Event):
    """`reserve`: how many are in the Reserve then."""

    reserve: int = public()


class MiracleSpent(Event):
    who: int = public()
    n: int = public()
    left: int = public()


class MissionRevealed(Event):
    learns: ClassVar[str | None] = ALL
    who: int = public()
    mission: str = public()


class MissionTurnedOver(Event):
    """It failed and lies face down until the fleet jumps."""

    mission: str = public()


class MissionWon(Event):
    """It goes beside the Earth objective."""

    mission: str = public()


class DistanceAdded(Event):
    n: int = public()
    distance: int = public()


class RebelsJoined(Event):
    """The Rebel Basestar serves the humans or the Cylons."""

    side: str = public()


class ShipsRemoved(Event):
    """All ships of a kind have left the board, n of them the game."""

    ship: str = public()
    n: int = public()


class HubDestroyed(Event):
    """The Cylon locations are turned over; who was on the Resurrection Ship is on Hub Destroyed."""


class StayedBehind(Event):
    """How many unmanned assault raptors stay in each area while the fleet jumps; the others are in the Reserve."""

    staying: Counts = public()


class TreacheryAdded(Event):
    """Treachery cards, seen by nobody, are shuffled into the destiny deck."""

    n: int = public()


class MiracleGained(Event):
    who: int = public()
    now: int = public()


EVENTS = tuple(event for event in list(globals().values()) if isinstance(event, type) and event.__base__ is Event)
