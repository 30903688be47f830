"""The referee of Battlestar Galactica, alone and with Daybreak."""

from __future__ import annotations

from orrery.referee.galactica.referee import Referee
from orrery.referee.galactica.table import Table
from orrery.referee.story import Story

__all__ = ["judge"]


def judge(story: Story) -> list[str]:
    told = story.told()
    seated = {event["who"]: event["character"] for event in told if event["event"] == "character_chosen"}
    if len(seated) < story.seats:
        return []
    table = Table(story, seated)
    Referee(table, story).judge(told)
    return table.faults
