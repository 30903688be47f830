"""Their questions and ours: the answer of a trace as our choice, and our question in their words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from orrery import Choice, Question
from orrery.games.race.powers import ConsumeAtTradePrice, DiscardForVp
from tools.foreign.compare import NOTHING, Difference
from tools.foreign.names import Names
from tools.foreign.powers import our_power, power_id, their_power
from tools.foreign.terms import ACTION_NAMES, ACTIONS

Ask = dict[str, Any]

THEIR_TYPES = {
    "start_discard": "discard",
    "action": "action",
    "explore": "discard",
    "develop": "place",
    "settle": "place",
    "pay": "pay",
    "trade": "trade",
    "consume": "consume",
    "consume_goods": "good",
    "discard_for_vp": "consume_hand",
    "gamble": "lucky",
    "hand_limit": "discard",
}
WHY = {"start_discard": "start", "explore": "explore", "hand_limit": "limit"}
USE = "use:"


def their_type(question: Question) -> str:
    """A good that is spent for its trade price is asked for as a trade."""
    if question.kind == "consume_goods" and isinstance(our_power(question.about["power"]), ConsumeAtTradePrice):
        return "trade"
    return THEIR_TYPES[question.kind]


# --- their answer as our choice -----------------------------------------------------------------------


def our_choice(question: Question, ask: Ask, names: Names) -> Choice:
    answer = ask.get("ans", NOTHING)
    if answer is NOTHING:
        raise Difference("ans", NOTHING, "an answer")
    match question.kind:
        case "action":
            return tuple([_action(name) for name in answer])
        case "explore":
            return kept(question.items, names.ids(answer))
        case "develop" | "settle" | "trade":
            return (names.id(answer),) if answer is not None else ()
        case "pay":
            return (*[f"{USE}{card}" for card in names.ids(ask["used"])], *names.ids(answer))
        case "consume":
            return (power_id(names, answer),) if answer is not None else ()
        case "gamble":
            return (answer,)
    one = their_type(question) == "trade"
    return tuple(names.ids([answer] if one else answer))


def _action(name: str) -> str:
    if name not in ACTIONS:
        raise Difference("an action", name, list(ACTIONS))
    return ACTIONS[name]


def kept(drawn: Sequence[Any], discarded: Sequence[str]) -> Choice:
    """They ask what to discard, we ask what to keep."""
    missing = Counter(discarded) - Counter(drawn)
    if missing:
        raise Difference("ans", list(discarded), list(drawn))
    left = list(drawn)
    for card in discarded:
        left.remove(card)
    return tuple(left)


# --- our question in their words ----------------------------------------------------------------------


def their_ask(question: Question, choice: Choice, theirs: Ask, hand: Sequence[str], names: Names) -> Ask:
    """What they would have logged for this question and this choice. Order within an answer is taken from `theirs`.

    They offer each copy of a card in the hand.
    """
    ask: Ask = {"e": "ask", "p": question.seat, "t": their_type(question)}
    cards = [str(item) for item in choice]
    match ask["t"]:
        case "action":
            ask["ans"] = [ACTION_NAMES[card] for card in cards]
            if "opts" in theirs:
                ask["opts"] = [[ACTION_NAMES[str(item)] for item in one] for one in question.choices()]
        case "discard":
            ask |= _discard(question, cards, theirs, names)
        case "place":
            options = names.all(card for card in hand if card in question.items)
            ask |= {"phase": question.kind, "opts": options, "ans": names.name(cards[0]) if cards else None}
        case "pay":
            ways = [(way["use"], way["cost"]) for way in question.about["ways"]]
            use = [card.removeprefix(USE) for card in cards if card.startswith(USE)]
            paid = [card for card in cards if not card.startswith(USE)]
            ask |= pay(question.about["card"], ways, paid, use, theirs, names)
            if "opts" in theirs:
                ask["opts"] = names.all(str(item) for item in question.items if not str(item).startswith(USE))
        case "trade":
            bonus = question.kind == "trade" or uses_trade_powers(question.about["power"])
            ask |= trade(question.about["values"], bonus, cards[0], names)
        case "consume":
            ask |= {"optional": question.least == 0, "opts": [their_power(names, str(id)) for id in question.items]}
            ask["ans"] = their_power(names, cards[0]) if cards else None
        case "good":
            numbers = (question.least, question.most)
            ask |= good(question.about["power"], numbers, map(str, question.items), cards, theirs, names)
        case "consume_hand":
            ask |= _consume_hand(question, cards, theirs, names)
        case "lucky":
            ask |= {"opts": list(question.items), "ans": choice[0]}
    return ask


def _discard(question: Question, chosen: list[str], theirs: Ask, names: Names) -> Ask:
    explore = question.kind == "explore"
    discarded = [str(card) for card in kept(question.items, chosen)] if explore else chosen
    n = len(question.items) - question.least if explore else question.least
    options = names.all(map(str, question.items))
    return {"why": WHY[question.kind], "n": n, "opts": options, "ans": arranged(names.all(discarded), theirs)}


def _consume_hand(question: Question, chosen: list[str], theirs: Ask, names: Names) -> Ask:
    """Their `max` is the power's, whatever the hand holds; ours is what can be done."""
    power = our_power(question.about["power"])
    assert isinstance(power, DiscardForVp)
    most = power.most if question.most == min(power.most, len(question.items)) else question.most
    return {
        "power": their_power(names, question.about["power"]),
        "max": most,
        "even": False,
        "opts": names.all(map(str, question.items)),
        "ans": arranged(names.all(chosen), theirs),
    }


def pay(
    card: str, ways: list[tuple[list[str], int]], paid: Sequence[str], use: Sequence[str], theirs: Ask, names: Names
) -> Ask:
    return {
        "card": names.name(card),
        "plans": [{"use": names.all(used), "cost": cost} for used, cost in ways],
        "ans": arranged(names.all(paid), theirs),
        "used": arranged(names.all(use), theirs, "used"),
    }


def trade(values: dict[str, int], bonus: bool, world: str, names: Names) -> Ask:
    worlds = {"opts": names.all(values), "value": list(values.values())}
    return {**worlds, "no_bonus": not bonus, "ans": names.name(world)}


def good(power: str, numbers: tuple[int, int], worlds: Any, chosen: Sequence[str], theirs: Ask, names: Names) -> Ask:
    return {
        "power": their_power(names, power),
        "min": numbers[0],
        "max": numbers[1],
        "opts": names.all(worlds),
        "ans": arranged(names.all(chosen), theirs),
    }


def uses_trade_powers(id: str) -> bool:
    power = our_power(id)
    return isinstance(power, ConsumeAtTradePrice) and power.trade_powers


def arranged(ours: list[str], theirs: Ask, key: str = "ans") -> list[str]:
    """Our answer in the order of theirs, where it is the same but for that: order in an answer means nothing."""
    answer = theirs.get(key)
    same = isinstance(answer, list) and Counter(map(str, answer)) == Counter(ours)
    return list(answer) if same and answer is not None else ours
