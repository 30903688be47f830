"""The referee of Race for the Galaxy.

Checked: set-up; actions and the phases that they bring, in order; who acts, and in what order; what Explore draws and
keeps; prices, discounts, military force, special and temporary; bonuses and draws of every phase; goods: where they
lie, made and spent once; sales, consume powers and their full use, chips and their doubling; the hand limit; each card
in one place, the deck and the discard pile counted; secrecy of cards; the end, scores, winners; the last views.

Not checked: whether the deck is well shuffled, and which card becomes a good; questions, and whether what was refused
should have been; views before the end; the round under way of a game that is not over; that a draw or a good is missing
in games in which deck and discard pile were ever empty together (`Table.dry`).
"""

from __future__ import annotations

from orrery.referee.race import opening
from orrery.referee.race.ending import check_end, check_secrets, check_views
from orrery.referee.race.rounds import check_round
from orrery.referee.race.setup import check_setup
from orrery.referee.race.table import Table
from orrery.referee.story import Event, Story


def judge(story: Story) -> list[str]:
    table = Table(story)
    check_secrets(table, story.events)
    told = story.told()
    over = any(view["result"] for view in story.views)
    end = told.pop() if told and told[-1]["event"] == "ended" else None
    table.same(end, "RG-END-01", "that the game is over", end is not None, over)
    setup, *rounds = by_rounds(told)
    if not rounds or not check_names(table, told, bool(story.first)):
        return table.faults
    first = 1
    if story.first:
        first = opening.take_up(table, story)
    else:
        check_setup(table, setup)
    for number, events in enumerate(rounds if over else rounds[:-1], first):
        check_round(table, number, events)
    if end is not None and over:
        check_end(table, end, first + len(rounds) - 1)
        check_views(table, end, story.views)
    return table.faults


def check_names(table: Table, told: list[Event], under_way: bool) -> bool:
    """Whether all have a start world and only cards of the box are named: nothing can be judged without."""
    before = len(table.faults)
    for event in told:
        named = {event[key] for key in ("card", "world") if key in event}
        for card in sorted(named.union(event.get("cards", ()), event.get("worlds", ()))):
            if card not in table.copies:
                table.wrong(event, "RG-CRD-01", f"{card} is not in this box")
    started = sorted(event["who"] for event in told if event["event"] == "start_world")
    if not under_way:
        table.same(told[0], "RG-SET-02", "who has a start world", started, [seat.number for seat in table.seats])
    return len(table.faults) == before


def by_rounds(events: list[Event]) -> list[list[Event]]:
    """What came before the first round, then each round."""
    parts: list[list[Event]] = [[]]
    for event in events:
        if event["event"] == "round_began":
            parts.append([])
        parts[-1].append(event)
    return parts
