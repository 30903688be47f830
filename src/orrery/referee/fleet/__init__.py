"""The referee of Fleet Commander.

Checked: whose turn it is, rounds, phases; dice: how many are rolled, of which colours, which are left to use, what
the bridge holds, that nobody ever has more than nine; moves: directions, steps, room, enemies; special sectors: the
die, the damage; attacks: range, direction, who takes part and supports, shields by direction, the one reaction,
counter-attacks, damage, hull points, destruction; costs, reach and damage of weapons; repairs; pitched battles: when
one is lost, who has won; the last view.

Not checked: decks and lots; questions, and whether what was refused should have been; views before the end; the goals
of other scenarios; obstacles on the way of remote attacks. With commanders, pirates, hidden ships, fog or in a
campaign, and once a Radar Jammer has turned ships into signals, only turns and dice are followed.
"""

from __future__ import annotations

from orrery.referee.fleet.referee import Referee
from orrery.referee.fleet.table import Table
from orrery.referee.story import Story

__all__ = ["judge"]


def judge(story: Story) -> list[str]:
    table = Table(story)
    Referee(table, story).judge(story.told()[story.since :])
    return table.faults
