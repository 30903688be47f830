"""Two documents, and the first place where they differ."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

SHOWN = 400


class _Nothing:
    def __repr__(self) -> str:
        return "nothing"


NOTHING = _Nothing()


class Difference(Exception):
    """What a trace has, and what we have there."""

    def __init__(self, where: str, theirs: Any, ours: Any) -> None:
        super().__init__(f"{where}: the trace has {shown(theirs)}, we have {shown(ours)}")
        self.where = where


def shown(value: Any) -> str:
    if value is NOTHING:
        return "nothing"
    try:
        text = json.dumps(value)
    except (TypeError, ValueError):
        text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}..."


def inside(where: str, key: object) -> str:
    return f"{where}, {word(key)}" if where else word(key)


def word(key: object) -> str:
    """A key or a kind as it is, if it can stand in a line."""
    return key if isinstance(key, str) and key.isprintable() and len(key) <= SHOWN else shown(key)


def compare(where: str, theirs: Any, ours: Any) -> None:
    """Raises the first Difference. A key that only one side has is one; so is true for 1."""
    if isinstance(theirs, Mapping) and isinstance(ours, Mapping):
        for key in [*ours, *(key for key in theirs if key not in ours)]:
            compare(inside(where, key), theirs.get(key, NOTHING), ours.get(key, NOTHING))
    elif type(theirs) is not type(ours) or (not isinstance(theirs, list) and theirs != ours):
        raise Difference(where, theirs, ours)
    elif isinstance(theirs, list):
        compare_lists(where, theirs, ours)


def compare_lists(where: str, theirs: list[Any], ours: list[Any]) -> None:
    """Lists of plain things are told whole, others by the place where they differ."""
    plain = not any(isinstance(value, (dict, list)) for value in (*theirs, *ours))
    if plain and len(theirs) + len(ours) <= 2 * SHOWN // 10:
        if theirs != ours or [*map(type, theirs)] != [*map(type, ours)]:
            raise Difference(where, theirs, ours)
        return
    for i in range(max(len(theirs), len(ours))):
        their = theirs[i] if i < len(theirs) else NOTHING
        our = ours[i] if i < len(ours) else NOTHING
        compare(inside(where, i), their, our)


def compare_events(where: str, theirs: Any, ours: list[Any], so_far: bool = False) -> None:
    """Two lists of events of a phase; `so_far` when ours is not finished."""
    if not isinstance(theirs, list):
        raise Difference(where, theirs, ours)
    last = len(ours) if so_far else max(len(theirs), len(ours))
    for i in range(last):
        their = canonical(theirs[i]) if i < len(theirs) else NOTHING
        our = canonical(ours[i]) if i < len(ours) else NOTHING
        compare(f"{where}, event {i} ({_label(our if our is not NOTHING else their)})", their, our)


def _label(event: Any) -> str:
    if not isinstance(event, Mapping):
        return "?"
    kind = f"ask {word(event.get('t', '?'))}" if event.get("e") == "ask" else word(event.get("e", "?"))
    return f"{kind} of seat {shown(event['p'])}" if "p" in event else kind


def canonical(event: Any) -> Any:
    """An event with its options in one order: the format does not define theirs."""
    if not isinstance(event, Mapping) or event.get("e") != "ask":
        return event
    same = dict(event)
    options, values = same.get("opts"), same.get("value")
    if isinstance(options, list):
        if isinstance(values, list) and len(values) == len(options):
            pairs = sorted(zip(options, values, strict=True), key=shown)
            same["opts"], same["value"] = [option for option, _ in pairs], [value for _, value in pairs]
        else:
            same["opts"] = sorted(options, key=shown)
    if isinstance(same.get("plans"), list):
        same["plans"] = sorted([_plan(plan) for plan in same["plans"]], key=shown)
    if isinstance(same.get("used"), list):
        same["used"] = sorted(same["used"], key=shown)
    return same


def _plan(plan: Any) -> Any:
    if isinstance(plan, Mapping) and isinstance(plan.get("use"), list):
        return {**plan, "use": sorted(plan["use"], key=shown)}
    return plan
