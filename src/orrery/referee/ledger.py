"""What a referee has found against the rules."""

from __future__ import annotations

from orrery.referee.story import Event


class Ledger:
    def __init__(self) -> None:
        self.faults: list[str] = []

    def wrong(self, event: Event | None, rule: str, what: str) -> None:
        place = f"Event {event['index']}" if event else "The end"
        self.faults.append(f"{place}: {what} ({rule}).")

    def same(self, event: Event | None, rule: str, what: str, told: object, right: object) -> None:
        if told != right:
            self.wrong(event, rule, f"{what} is {told}, by the rules {right}")
