"""What skill cards are worth in the hand, and which to part with."""

from __future__ import annotations

from orrery.bots.galactica import worth
from orrery.bots.galactica.leader import wanted
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Item
from orrery.games.galactica.cards.skill import MUTINOUS, NAME_OF, STRENGTH, TYPE_OF
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.hands import TREACHEROUS
from orrery.games.galactica.state import TREACHERY, TYPES

BY_STRENGTH = (0.0, 0.06, 0.10, 0.15, 0.20, 0.25)
"""For checks: a hand of five is drawn for about one check a round of the table."""
BY_TEXT = {
    "executive_order": 0.20,
    "consolidate_power": 0.08,
    "launch_scout": 0.06,
    "strategic_planning": 0.10,
    "evasive_maneuvers": 0.04,
    "maximum_firepower": 0.04,
    "repair": 0.06,
    "scientific_research": 0.06,
    "declare_emergency": 0.08,
    "investigative_committee": 0.06,
    "force_their_hand": 0.02,
    "popular_influence": 0.08,
    "negotiation": 0.05,
    "all_hands_on_deck": 0.08,
    "restore_order": 0.08,
    "change_of_plans": 0.05,
    "quick_thinking": 0.08,
    "unorthodox_plan": 0.08,
    "a_second_chance": 0.06,
    "dogfight": 0.04,
    "combat_veteran": 0.06,
    "launch_reserves": 0.05,
    "install_upgrades": 0.1,
    "raptor_specialist": 0.08,
    "test_the_limits": 0.1,
}
MUTINY = 0.45
"""What it costs a human to draw a Mutiny card for a discard."""
SCARCITY = (1.5, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0, 0.9, 0.8, 0.7, 0.6)
"""By the size of the hand: five cards come with the next turn, and only ten may be kept."""
PLENTY = (1.5, 1.5, 1.4, 1.3, 1.2, 1.0, 0.7, 0.45, 0.3, 0.2, 0.1)
"""The same in Daybreak, where more cards come in: what a full hand does not spend it loses at the end of the turn."""
SPOILS = (0.3, 0.05, 0.1, 0.45, 0.4, 0.95)
"""How often a card of each type counts against a check: what a Cylon keeps. Treachery always does."""


SPARED = 0.8
"""What a card is worth to a leader who wants it in his hand in the end."""


def keep(s: Seen, card: str) -> float:
    """What it costs to part with a card."""
    return usual(s, card) + (SPARED if spared(s, card) else 0.0)


def spared(s: Seen, card: str) -> bool:
    """Whether a leader would hold too few cards of this type for a motive, without this one."""
    if not s.leader:
        return False
    type = TYPES[TYPE_OF[card]]
    return held(s, type) <= wanted(s.me).get(type, 0)


def held(s: Seen, type: str) -> int:
    return sum([TYPE_OF[card] == TYPES.index(type) for card in s.me.hand])


def usual(s: Seen, card: str) -> float:
    if s.cylon:
        return 0.1 * STRENGTH[card] * (0.5 + SPOILS[TYPE_OF[card]])
    name = NAME_OF[card]
    if TYPE_OF[card] == TREACHERY:
        return MUTINY if name in MUTINOUS and TREACHEROUS not in s.me.used else 0.0
    text = BY_TEXT[name]
    if name == "maximum_firepower" and CHARACTERS[s.me.character].pilot:
        text = 0.25
    elif name == "repair" and (s.g.damaged or s.g.vipers_damaged):
        text = 0.3
    scarcity = PLENTY if s.g.daybreak else SCARCITY
    return (BY_STRENGTH[STRENGTH[card]] + text) * scarcity[min(len(s.me.hand), 10)]


def drawn(s: Seen, seat: int, n: int) -> float:
    """What so many cards more are worth to a hand in Daybreak: little to a full one."""
    return n * worth.CARD * min(1.0, PLENTY[min(len(s.g.players[seat].hand), 10)])


def cheapest(s: Seen, cards: tuple[Item, ...], n: int) -> Choice:
    """The n cards that are missed least."""
    return tuple(sorted(cards, key=lambda card: (keep(s, str(card)), str(card)))[:n])


def types_to_draw(s: Seen, types: tuple[str, ...], n: int) -> Choice:
    """A human fills what the table is short of; a Cylon takes what counts against most checks."""
    if s.leader:
        missing = [type for type in types if held(s, type) < wanted(s.me).get(type, 0)]
        if missing:
            return (*missing[:n], *types_to_draw_freely(s, types, n - len(missing[:n])))
    return types_to_draw_freely(s, types, n)


def types_to_draw_freely(s: Seen, types: tuple[str, ...], n: int) -> Choice:
    if s.me.cylon and s.cylon:
        wish = sorted(types, key=lambda type: -SPOILS[TYPES.index(type)])
        return tuple((wish * n)[:n])
    have = {type: held(s, type) for type in types}
    picked: list[str] = []
    for _ in range(n):
        best = max(types, key=lambda type: USE[type] - 0.12 * have[type])
        picked.append(best)
        have[best] += 1
    return tuple(picked)


USE = {
    "leadership": 1.0,
    "tactics": 0.95,
    "politics": 0.85,
    "engineering": 0.6,
    "piloting": 0.55,
    "treachery": 0.0,
}
"""How often a type counts for a check, and what its cards can do besides."""
