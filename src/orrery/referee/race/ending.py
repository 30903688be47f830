"""The end and the scores, and what the last views say of the table."""

from __future__ import annotations

from typing import Any

from orrery.referee.race.cards import Card
from orrery.referee.race.placing import force_against
from orrery.referee.race.rounds import LAST_TABLEAU
from orrery.referee.race.table import Seat, Table
from orrery.referee.story import Event, View


def check_end(table: Table, event: Event, rounds: int) -> None:
    full = any(len(seat.tableau) >= LAST_TABLEAU for seat in table.seats)
    reason = "tableau_and_chips" if full and table.pool <= 0 else "tableau" if full else "chips"
    if not table.ended:
        reason = "rounds" if table.round_limit and rounds >= table.round_limit else "none"
    table.same(event, "RG-END-01", "the reason of the end", event["reason"], reason)
    scores = [score_of(table, seat) for seat in table.seats]
    table.same(event, "RG-END-03", "the score", list(event["scores"]), scores)
    ranks = [(scores[seat.number], seat.hand.total() + len(seat.goods)) for seat in table.seats]
    winners = [n for n, rank in enumerate(ranks) if rank == max(ranks)]
    table.same(event, "RG-END-04", "who wins", list(event["winners"]), winners)


def score_of(table: Table, seat: Seat) -> int:
    printed = sum(table.cards[name].vp for name in seat.tableau)
    return printed + seat.chips + sum(six_cost_score(table, seat, table.cards[name]) for name in seat.tableau)


def six_cost_score(table: Table, seat: Seat, development: Card) -> int:
    """Each card counts in the first line that it fits, and in no other (RG-SIX-01)."""
    points = 0
    for name in seat.tableau:
        points += next((line["points"] for line in development.scoring if fits(table.cards[name], line)), 0)
    for line in development.scoring:
        if line.get("per") == "chips":
            points += line["points"] * (seat.chips // line["every"])
        elif line.get("per") == "military":
            points += line["points"] * general_force(table, seat)
        elif line.get("per") == "goods":
            points += line["points"] * len(seat.goods)
    return points


def fits(card: Card, line: dict[str, Any]) -> bool:
    wanted = {key: value for key, value in line.items() if key not in ("points", "per", "every", "power", "card")}
    return (
        "per" not in line
        and all(getattr(card, key) == value for key, value in wanted.items())
        and line.get("card", card.name) == card.name
        and ("power" not in line or card.has_power_in(line["power"]))
    )


def general_force(table: Table, seat: Seat) -> int:
    return force_against(table, seat.tableau, Card("", "world", 0, 0))


def check_views(table: Table, event: Event, views: list[View]) -> None:
    for view in views:
        shown, result = view["table"], view["result"]
        whose = "a spectator" if view["you"] is None else f"seat {view['you']}"
        table.same(None, "RG-END-03", f"the result shown to {whose}", result["scores"], list(event["scores"]))
        table.same(None, "RG-END-04", f"who has won, as {whose} sees it", result["winners"], list(event["winners"]))
        table.same(None, "RG-RND-08", f"the pool shown to {whose}", shown["pool"], table.pool)
        table.same(None, "RG-AIM-02", f"the deck shown to {whose}", shown["deck_size"], table.deck)
        table.same(None, "RG-AIM-02", f"the discards shown to {whose}", shown["discards_size"], table.discards)
        for seat, player in zip(table.seats, shown["players"], strict=True):
            named = f"of seat {seat.number} shown to {whose}"
            table.same(None, "RG-RND-08", f"the chips {named}", player["chips"], seat.chips)
            table.same(None, "RG-RND-08", f"the hand {named}", player["hand_size"], seat.hand.total())
            table.same(None, "RG-AIM-02", f"the tableau {named}", player["tableau"], seat.tableau)
            table.same(None, "RG-CON-02", f"the goods {named}", sorted(player["goods"]), sorted(seat.goods))
            if view["you"] == seat.number:
                hand = sorted(seat.hand.elements())
                table.same(None, "RG-AIM-02", f"the cards {named}", sorted(player["hand"]), hand)
            elif "hand" in player:
                table.wrong(None, "RG-RND-08", f"the cards {named}")


def check_secrets(table: Table, told: list[list[Event]]) -> None:
    """What is drawn, kept, paid and discarded is seen by its owner only (RG-RND-06)."""
    for number, events in enumerate(told):
        for event in events:
            if event.get("cards") and event["who"] != number:
                table.wrong(event, "RG-RND-06", f"cards of seat {event['who']} are shown to others")
