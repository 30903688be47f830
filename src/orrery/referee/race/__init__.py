"""The referee of Race for the Galaxy.

Checked: set-up; actions and the phases that they bring, in order; who acts, and in what order; what Explore draws and
keeps; prices, discounts, military force, special and temporary; bonuses and draws of every phase; goods: where they
lie, made and spent once; sales, consume powers and their full use, chips and their doubling; the hand limit; each card
in one place, the deck and the discard pile counted; secrecy of cards; the end, scores, winners; the last views.

Not checked: whether the deck is well shuffled, and which card becomes a good; that experienced players are dealt one
start world with an odd number and one with an even one; questions, and whether what was refused should have been;
views before the end; the end of games that did not reach it; that a draw or good is missing in games in which deck and
discard pile were ever empty together (`Table.dry`).
"""

from __future__ import annotations

from orrery.referee.race.ending import check_end, check_secrets, check_views
from orrery.referee.race.rounds import check_round
from orrery.referee.race.setup import check_setup
from orrery.referee.race.table import Table
from orrery.referee.story import Event, Story


def judge(story: Story) -> list[str]:
    table = Table(story)
    check_secrets(table, story.events)
    setup, *rounds = by_rounds(story.told())
    check_setup(table, setup)
    end = rounds[-1].pop() if rounds and rounds[-1][-1]["event"] == "ended" else None
    for number, events in enumerate(rounds, 1):
        check_round(table, number, events)
    if end is not None:
        check_end(table, end, len(rounds))
        check_views(table, story.views)
    return table.faults


def by_rounds(events: list[Event]) -> list[list[Event]]:
    """What came before the first round, then each round."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if event["event"] == "round_began":
            parts.append([])
        parts[-1].append(event)
    return parts
