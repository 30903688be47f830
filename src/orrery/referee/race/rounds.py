"""The round: actions, the phases that take place, the hand limit, the end."""

from __future__ import annotations

from itertools import pairwise

from orrery.referee.race.consume import check_consume
from orrery.referee.race.explore import check_explore
from orrery.referee.race.placing import check_develop, check_settle
from orrery.referee.race.produce import check_produce
from orrery.referee.race.table import Table
from orrery.referee.story import Event

HAND_LIMIT = 10
LAST_TABLEAU = 12
PHASES = ("explore", "develop", "develop_2", "settle", "settle_2", "consume", "produce")
STANDARD = {"explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_x2", "produce"}
EXPERT = STANDARD | {"develop_2", "settle_2"}

TOLD_IN = {
    "explore": ("looked", "kept", "discarded explore"),
    "develop": ("drew bank", "placed", "passed", "paid", "drew after"),
    "settle": ("placed", "passed", "good_placed", "paid", "left", "drew bonus", "drew after"),
    "consume": ("sold", "drew trade", "consumed", "drew consume", "discarded_for_vp", "gambled"),
    "produce": ("good_placed", "drew produce", "discarded produce"),
}
"""The events that a phase can bring, with their reasons."""


def check_round(table: Table, number: int, events: list[Event]) -> None:
    began = events[0]
    table.same(began, "RG-RND-01", "the number of the round", began["round"], number)
    if table.ended:
        table.wrong(began, "RG-END-01", "a round begins after the end of the game")
    starts = [n for n, event in enumerate(events) if event["event"] == "phase_began"]
    phases_end = starts[-1] if starts else 1
    limit = next((n for n in range(phases_end, len(events)) if events[n].get("why") == "limit"), len(events))
    check_actions(table, events[1 : [*starts, limit][0]], began)
    told = [events[n]["phase"] for n in starts]
    table.same(began, "RG-RND-01", "the phases that take place", told, phases_chosen(table))
    for start, end in pairwise([*starts, limit]):
        check_phase(table, events[start:end])
    check_limit(table, events[limit:], events[-1])
    table.ended = table.pool <= 0 or any(len(seat.tableau) >= LAST_TABLEAU for seat in table.seats)


def check_actions(table: Table, events: list[Event], began: Event) -> None:
    each = 2 if table.expert else 1
    for seat in table.seats:
        seat.actions = ()
    for event in events:
        if event["event"] != "chose":
            table.wrong(event, "RG-RND-01", f"{event['event']} before the first phase")
            continue
        actions = event["actions"]
        there = EXPERT if table.expert else STANDARD
        if len(set(actions)) != each or len(actions) != each or not set(actions) <= there:
            table.wrong(event, "RG-CMP-02", f"seat {event['who']} chose {actions}")
        for phase in ("develop", "settle"):
            if f"{phase}_2" in actions and phase not in actions:
                table.wrong(event, "RG-EXT-03", f"seat {event['who']} chose only the second card for {phase}")
        table.seats[event["who"]].actions = tuple(actions)
    table.same(
        began,
        "RG-RND-01",
        "who chooses",
        sorted(event["who"] for event in events if event["event"] == "chose"),
        [seat.number for seat in table.seats],
    )


def phases_chosen(table: Table) -> list[str]:
    phase_of = {"explore_5": "explore", "explore_1_1": "explore", "consume_trade": "consume", "consume_x2": "consume"}
    chosen = {phase_of.get(action, action) for seat in table.seats for action in seat.actions}
    return [phase for phase in PHASES if phase in chosen]


def check_phase(table: Table, events: list[Event]) -> None:
    phase = events[0]["phase"]
    for event in events[1:]:
        what = f"{event['event']} {event['why']}" if "why" in event else event["event"]
        if what not in TOLD_IN.get(phase.removesuffix("_2"), ()) and what != "reshuffled":
            table.wrong(event, "RG-RND-02", f"{what} has no place in {phase}")
    if phase == "explore":
        check_explore(table, events)
    elif phase in ("develop", "develop_2"):
        check_develop(table, events, phase == "develop_2")
    elif phase in ("settle", "settle_2"):
        check_settle(table, events, phase == "settle_2")
    elif phase == "consume":
        check_consume(table, events)
    elif phase == "produce":
        check_produce(table, events)


def check_limit(table: Table, events: list[Event], last: Event) -> None:
    for event in events:
        if event["event"] != "discarded" or event["why"] != "limit":
            if event["event"] != "reshuffled":
                table.wrong(event, "RG-RND-04", f"{event['event']} after the last phase")
        else:
            over = table.seats[event["who"]].hand.total() - HAND_LIMIT
            table.same(event, "RG-RND-04", f"what seat {event['who']} discards", event["n"], max(0, over))
        table.follow(event)
    for seat in table.seats:
        if seat.hand.total() > HAND_LIMIT:
            table.wrong(last, "RG-RND-04", f"seat {seat.number} keeps a hand of {seat.hand.total()}")
