"""Powers in the words of the format: {card, i, txt}, with txt = phase:codes:value:times."""

from __future__ import annotations

from typing import Any

from orrery.games.race.cards import cards_of
from orrery.games.race.powers import (
    CONSUME,
    PRODUCE,
    Consume,
    ConsumeAll,
    ConsumeAtTradePrice,
    DiscardForVp,
    DrawIfMostProduced,
    DrawIfProducedHere,
    DrawInConsume,
    DrawInProduce,
    DrawPerGoodProduced,
    DrawPerKindProduced,
    DrawPerWorld,
    Gamble,
    Power,
    ProduceHere,
    ProduceOnWindfall,
)
from orrery.games.race.produce import BONUS
from tools.foreign.compare import NOTHING, Difference
from tools.foreign.names import EDITION, Names

PHASE_BONUS = {"card": None, "i": -1, "txt": "phase bonus"}
PHASE_NUMBERS = {CONSUME: 4, PRODUCE: 5}
KINDS = {"any": "ANY", "novelty": "NOVELTY", "rare": "RARE", "genes": "GENE", "alien": "ALIEN"}
CARDS_GAINED = {0: [], 1: ["GET_CARD"], 2: ["GET_2_CARD"], 3: ["GET_3_CARD"]}


def our_power(id: str) -> Power:
    """The declaration behind one of our ids, `card:index`."""
    card, _, index = id.partition(":")
    return cards_of(EDITION)[card].powers[int(index)]


def their_power(names: Names, id: str) -> dict[str, Any]:
    """One of our powers, as they would write it. The index counts a card's powers, as ours does."""
    if id == BONUS:
        return dict(PHASE_BONUS)
    card, _, index = id.partition(":")
    return {"card": names.name(card), "i": int(index), "txt": text(our_power(id))}


def power_id(names: Names, theirs: Any) -> str:
    """The id of one of their powers: the card's power that we would write just so."""
    if theirs == PHASE_BONUS:
        return BONUS
    if isinstance(theirs, dict):
        card = names.id(theirs.get("card"))
        for index, power in enumerate(cards_of(EDITION)[card].powers):
            id = f"{card}:{index}"
            if power.phase in PHASE_NUMBERS and their_power(names, id) == theirs:
                return id
    raise Difference("a power", theirs, NOTHING)


def text(power: Power) -> str:
    codes, value, times = _codes(power)
    return f"{PHASE_NUMBERS[power.phase]}:{' | '.join(codes)}:{value}:{times}"


def _codes(power: Power) -> tuple[list[str], int, int]:
    """Codes, value and times of a consume or produce power."""
    match power:
        case Consume():
            return _consume_codes(power)
        case ConsumeAll():
            return ["CONSUME_ALL", "GET_VP"], 1, 1
        case ConsumeAtTradePrice():
            return ["TRADE_ACTION"] if power.trade_powers else ["TRADE_ACTION", "TRADE_NO_BONUS"], 0, 0
        case DrawInConsume() | DrawInProduce():
            return ["DRAW"], power.n, 0
        case Gamble():
            return ["DRAW_LUCKY"], 0, 0
        case DiscardForVp():
            return ["DISCARD_HAND", "GET_VP"], 1, power.most
        case ProduceHere():
            return ["PRODUCE"], 0, 0
        case ProduceOnWindfall():
            return [f"WINDFALL_{KINDS[power.kind]}"], 0, 0
        case DrawIfProducedHere():
            return ["DRAW_IF"], power.n, 0
        case DrawPerGoodProduced():
            return [f"DRAW_EACH_{KINDS[power.good]}"], power.n, 0
        case DrawPerKindProduced():
            return ["DRAW_DIFFERENT"], power.n, 0
        case DrawIfMostProduced():
            return [f"DRAW_MOST_{KINDS[power.good]}"], power.n, 0
        case DrawPerWorld():
            return [f"DRAW_WORLD_{KINDS[power.kind]}"], power.n, 0
    return [type(power).__name__], 0, 0


def _consume_codes(power: Consume) -> tuple[list[str], int, int]:
    if power.distinct:
        spent = [f"CONSUME_{power.spend}_DIFF"]
    else:
        spent = [f"CONSUME_{KINDS[power.good]}", *(["CONSUME_TWO"] if power.spend == 2 else [])]
    return spent + CARDS_GAINED[power.cards] + (["GET_VP"] if power.vp else []), power.vp or 1, power.times
