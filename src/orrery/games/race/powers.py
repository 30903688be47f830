"""The vocabulary of the cards: every power of the game, phase by phase (002, card powers by phase).

A card is a declaration made of these. The phase modules run them, `orrery.words` puts them into sentences.
Unless `optional`, a power must be used when its phase comes (002, "POUVOIRS DES CARTES").
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

NOVELTY: Final = "novelty"
RARE: Final = "rare"
GENES: Final = "genes"
ALIEN: Final = "alien"
KINDS: Final = (NOVELTY, RARE, GENES, ALIEN)

ANY: Final = "any"
THIS_WORLD: Final = "this_world"
REBEL: Final = "rebel"

TRADE_PRICE: Final = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}

EXPLORE: Final = "explore"
DEVELOP: Final = "develop"
SETTLE: Final = "settle"
TRADE: Final = "trade"
CONSUME: Final = "consume"
PRODUCE: Final = "produce"


@dataclass(frozen=True, slots=True)
class Power:
    phase: ClassVar[str]
    optional: ClassVar[bool] = False


# --- I: Explore ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawExtra(Power):
    """Look at `n` more cards."""

    phase: ClassVar[str] = EXPLORE
    n: int


@dataclass(frozen=True, slots=True)
class KeepExtra(Power):
    """Keep `n` more of the cards looked at."""

    phase: ClassVar[str] = EXPLORE
    n: int


# --- II: Develop --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DrawAtStart(Power):
    phase: ClassVar[str] = DEVELOP
    n: int


@dataclass(frozen=True, slots=True)
class ReduceDevelopment(Power):
    phase: ClassVar[str] = DEVELOP
    n: int


@dataclass(frozen=True, slots=True)
class DrawAfterDevelop(Power):
    phase: ClassVar[str] = DEVELOP
    n: int


# --- III: Settle --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ReduceWorld(Power):
    """Civil worlds of this kind (production or windfall) cost `n` less; so do military ones that are paid for."""

    phase: ClassVar[str] = SETTLE
    n: int
    kind: str = ANY


@dataclass(frozen=True, slots=True)
class Military(Power):
    """`n` may be negative. `against` a goods kind or REBEL makes it specialised."""

    phase: ClassVar[str] = SETTLE
    n: int
    against: str | None = None


@dataclass(frozen=True, slots=True)
class TemporaryMilitary(Power):
    """May be discarded from the tableau: `n` more military until this Settle phase ends."""

    phase: ClassVar[str] = SETTLE
    optional: ClassVar[bool] = True
    n: int


@dataclass(frozen=True, slots=True)
class ZeroCost(Power):
    """May be discarded from the tableau: the world costs 0. Not for a world whose goods are of the kind `never`."""

    phase: ClassVar[str] = SETTLE
    optional: ClassVar[bool] = True
    never: str = ALIEN


@dataclass(frozen=True, slots=True)
class PayForMilitary(Power):
    """A military world may be paid for like a civil one, for its defence less `discount`."""

    phase: ClassVar[str] = SETTLE
    optional: ClassVar[bool] = True
    discount: int
    never: str = ALIEN


@dataclass(frozen=True, slots=True)
class DrawAfterSettle(Power):
    phase: ClassVar[str] = SETTLE
    n: int


# --- $: Trade -----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TradeBonus(Power):
    """Selling a good of this kind (ANY, one kind, or THIS_WORLD's own good) draws `n` more cards."""

    phase: ClassVar[str] = TRADE
    n: int
    good: str = ANY


# --- IV: Consume --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Consume(Power):
    """Spend `spend` goods for `vp` chips and `cards` cards, as often as possible up to `times`."""

    phase: ClassVar[str] = CONSUME
    good: str = ANY
    spend: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    distinct: bool = False


@dataclass(frozen=True, slots=True)
class ConsumeAll(Power):
    """Spend every good left for as many chips as goods, less one."""

    phase: ClassVar[str] = CONSUME


@dataclass(frozen=True, slots=True)
class ConsumeAtTradePrice(Power):
    """Spend a good and draw its trade price, with or without the trade powers."""

    phase: ClassVar[str] = CONSUME
    trade_powers: bool


@dataclass(frozen=True, slots=True)
class DrawInConsume(Power):
    phase: ClassVar[str] = CONSUME
    n: int


@dataclass(frozen=True, slots=True)
class Gamble(Power):
    """Name a number from `low` to `high`, flip the top card: keep it if that is its cost or defence."""

    phase: ClassVar[str] = CONSUME
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DiscardForVp(Power):
    """May discard up to `most` hand cards for one chip each; never doubled."""

    phase: ClassVar[str] = CONSUME
    optional: ClassVar[bool] = True
    most: int


# --- V: Produce ---------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ProduceHere(Power):
    phase: ClassVar[str] = PRODUCE


@dataclass(frozen=True, slots=True)
class ProduceOnWindfall(Power):
    """A good on one empty windfall world of this kind."""

    phase: ClassVar[str] = PRODUCE
    kind: str = ANY


@dataclass(frozen=True, slots=True)
class DiscardToProduce(Power):
    """May discard a hand card to put a good on one empty windfall world."""

    phase: ClassVar[str] = PRODUCE
    optional: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class DrawInProduce(Power):
    phase: ClassVar[str] = PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawIfProducedHere(Power):
    phase: ClassVar[str] = PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawPerGoodProduced(Power):
    phase: ClassVar[str] = PRODUCE
    n: int
    good: str


@dataclass(frozen=True, slots=True)
class DrawPerKindProduced(Power):
    phase: ClassVar[str] = PRODUCE
    n: int


@dataclass(frozen=True, slots=True)
class DrawIfMostProduced(Power):
    """If you produced strictly more goods of this kind than every other player."""

    phase: ClassVar[str] = PRODUCE
    n: int
    good: str


@dataclass(frozen=True, slots=True)
class DrawPerWorld(Power):
    """Per production or windfall world of this kind in the tableau, with or without a good."""

    phase: ClassVar[str] = PRODUCE
    n: int
    kind: str
