"""Quorum cards: when to play them, and on whom."""

from __future__ import annotations

from orrery.bots.galactica import worth
from orrery.bots.galactica.effects import sent
from orrery.bots.galactica.seen import Seen
from orrery.games.galactica.board import BRIG, LAUNCH_AREAS
from orrery.games.galactica.movement import can_be_sent

HOLD = 0.15
"""What a card in the Quorum hand may still become."""


def quorum_value(s: Seen, card: str) -> float:
    """What it is worth to the humans to play it now."""
    g = s.g
    if card in ("food_rationing", "inspirational_speech"):
        name = "food" if card == "food_rationing" else "morale"
        return 3 / 8 * -worth.loss(g, name, -1) + 0.35
    if card == "accept_prophecy":
        return worth.CARD + 0.1
    if card in ("assign_arbitrator", "assign_mission_specialist", "assign_vice_president"):
        return 2 * worth.CARD + (0.5 if card == "assign_mission_specialist" else 0.05)
    if card == "arrest_order":
        return max([-sent(s, seat, BRIG) for seat in others(s) if can_be_sent(g, seat, BRIG)], default=0.0)
    if card == "presidential_pardon":
        trust = max([s.faith(p) - 1.3 * s.suspicion(p) for p in g.at(BRIG) if p != s.seat], default=0.0)
        return worth.SENT[BRIG] * trust
    if card == "authorization_of_brutal_force":
        return brutal_worth(s) - 2 / 8 * worth.loss(g, "population", 1)
    if card == "release_cylon_mugshots":
        unsure = max([0.5 - abs(0.5 - s.suspicion(seat)) for seat in others(s)], default=0.0)
        return 2.5 * unsure - 3 / 8 * worth.loss(g, "morale", 1)
    return mutiny(s)


def mutiny(s: Seen) -> float:
    """A new Admiral, if the present one is suspected; a morale else."""
    best = min([s.suspicion(seat) for seat in others(s) if seat != s.g.admiral], default=1.0)
    return 0.75 * 3.0 * (s.suspicion(s.g.admiral) - best) - 0.25 * worth.loss(s.g, "morale", 1) - 0.3


def others(s: Seen) -> tuple[int, ...]:
    return tuple([seat for seat in s.g.humans() if seat != s.seat])


def brutal_worth(s: Seen) -> float:
    """Three raiders, or the heavy raider or centurion that is nearest to its goal."""
    g = s.g
    raiders = sorted([0.35 + 0.6 * worth.raider_harm(g, a) for a in range(6) for _ in range(g.raiders[a])])[-3:]
    heavy = [1.5 if a in LAUNCH_AREAS else 1.0 for a in range(6) if g.heavy_raiders[a]]
    boarders = [worth.CENTURION[i] for i, n in enumerate(g.centurions) if n]
    return max([sum(raiders), *heavy, *boarders])


def target(s: Seen, card: str, seat: int) -> float:
    """How well a card is spent on somebody."""
    g = s.g
    if card == "arrest_order":
        return -sent(s, seat, BRIG) - (4.0 if seat == s.seat and not s.cylon else 0.0)
    if card == "presidential_pardon":
        return s.faith(seat)
    if card == "release_cylon_mugshots":
        return 0.5 - abs(0.5 - s.suspicion(seat))
    if card == "encourage_mutiny":
        return s.faith(seat)
    hand = len(g.players[seat].hand)
    return s.faith(seat) + 0.01 * hand
