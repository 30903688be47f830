"""What happens between the battles of a campaign (chapter CAM)."""

from __future__ import annotations

from orrery.core.event import Event
from orrery.core.record import public


class BattleBegan(Event):
    """The next battle of a campaign, and who fights in it."""

    battle: int = public()
    scenario: str = public()
    points: int = public()
    fighters: tuple[int, ...] = public()


class BattleEnded(Event):
    """A battle is decided, the campaign goes on."""

    battle: int = public()
    scenario: str = public()
    reason: str = public()
    winners: tuple[int, ...] = public()


class AdvantageWon(Event):
    """`prize`: "prepared", "veiled", "bonus", "lays_all" or "late" (FC-CAM-02 to 05, FC-CAM-10, FC-CAM-11)."""

    who: int = public()
    prize: str = public()


class DuelWentOn(Event):
    """Of two duels that are fought at once, the other is on the table now (FC-CAM-09)."""

    fighters: tuple[int, ...] = public()
    scenario: str = public()
    round: int = public()


class HelpSent(Event):
    """Who has won his duel comes to help his ally in the other."""

    who: int = public()
    ships: tuple[int, ...] = public()


CAMPAIGN_EVENTS: tuple[type[Event], ...] = (BattleBegan, BattleEnded, AdvantageWon, DuelWentOn, HelpSent)
