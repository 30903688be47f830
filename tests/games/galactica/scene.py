"""One crisis at a quiet table, and what it changed there, in words.

The current player resolves a crisis; the President, the Admiral, a bystander and a pilot sit around him. The scene ends
at the hand limit, which the pilot's hand exceeds whatever the crisis takes: the turn's last question.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from orrery.games.galactica.state import Galactica
from tests.games.galactica.table import Table, seat, table

ROLES = ("current", "president", "admiral", "bystander", "pilot")
CURRENT, PRESIDENT, ADMIRAL, BYSTANDER, PILOT = range(5)
AREAS = ("front", "starboard_bow", "starboard_aft", "rear", "port_aft", "port_bow")
DIALS = ("fuel", "food", "morale", "population")
COUNTERS = ("jump", "distance", "raptors", "viper_reserve", "vipers_damaged", "vipers_destroyed", "nukes")
LOW = {
    "politics": "consolidate_power",
    "leadership": "executive_order",
    "tactics": "launch_scout",
    "piloting": "evasive_maneuvers",
    "engineering": "repair",
}
HIGH = {
    "politics": "investigative_committee",
    "leadership": "declare_emergency",
    "tactics": "strategic_planning",
    "piloting": "maximum_firepower",
    "engineering": "scientific_research",
}
CIVILIAN_LOSSES = {
    "empty": {},
    "pop1": {"population": 1},
    "pop2": {"population": 2},
    "pop1_fuel1": {"population": 1, "fuel": 1},
    "pop1_morale1": {"population": 1, "morale": 1},
}

Answer = tuple[str, str | int]


def scene(
    crisis: str,
    *,
    hand: Sequence[str] = (),
    places: dict[str, str] | None = None,
    quorum: Sequence[str] = (),
    **position: Any,
) -> Table:
    """The crisis on top of the deck. `hand` is the bystander's, `quorum` the President's.

    `places` says who stands elsewhere than he would.
    """
    where = {"current": "communications", "pilot": "hangar_deck", "bystander": "administration", **(places or {})}
    hands = {
        "current": ["launch_scout_1"] * 6,
        "president": ["repair_1"] * 6,
        "admiral": ["executive_order_1"] * 6,
        "bystander": list(hand),
        "pilot": ["evasive_maneuvers_1"] * 7 + ["evasive_maneuvers_2"] * 6,
    }
    characters = ("galen_tyrol", "laura_roslin", "william_adama", "tom_zarek", "kara_thrace")
    players = [
        seat(character, hand=hands[role], miracles=0, **({"location": where[role]} if role in where else {}))
        for role, character in zip(ROLES, characters, strict=True)
    ]
    players[PRESIDENT]["quorum"] = list(quorum)
    return table(*players, **{"phase": "crisis", "crisis_deck": [crisis], **position})


def finish(t: Table, *answers: Answer) -> None:
    """Answers what the case foresees, discards whatever must be discarded, and stops at the hand limit."""
    expected = list(answers)
    while True:
        t.quiet()
        if t.asked() != "discard_skills":
            assert expected, f"{t.asked()} was not foreseen: {dict(t.game.pending)}"
            kind, choice = expected.pop(0)
            t.say(kind, choice)
            continue
        if any(question.about["why"] == "hand_limit" for question in t.game.pending.values()):
            break
        for who, question in list(t.game.pending.items()):
            t.game.answer(who, question.items[: question.least])
    assert not expected, f"never asked: {expected}"
    assert not t.game.faults()


def strong(skills: Sequence[str], total: int) -> tuple[list[str], list[str]]:
    """A destiny deck, and a hand to add whole, that make this total: each type is among the cards, asked for or not.

    Every type that a check wrongly counts, or wrongly fails to count, moves the total.
    """
    others = [type for type in LOW if type not in skills]
    destiny = [f"{HIGH[others[0]]}_3", f"{HIGH[others[-1]]}_3", "repair_2", "repair_2"]
    hand = [f"{LOW[type]}_1" for type in LOW]
    missing = total + 6 + len(others) - len(skills)
    filler = next(type for type in skills if type != "piloting")  # the pilot's hand holds the low piloting cards
    heap = [f"{HIGH[type]}_{strength}" for strength in (5, 4, 4, 3, 3, 3, 3) for type in skills]
    for card in [*heap, *[f"{LOW[filler]}_2"] * 4, f"{LOW[filler]}_1"]:
        strength = int(card[-1])
        if strength <= missing:
            hand.append(card)
            missing -= strength
    assert not missing
    return destiny, hand


def add(t: Table, hand: Sequence[str], who: int = BYSTANDER) -> dict[str, int | str]:
    """Everybody but one adds nothing to the check, he adds this. Gives the table as it is then."""
    t.quiet(stop="contribute")
    while who not in t.game.pending:
        t.nothing()
        t.quiet(stop="contribute")
    t.game.answer(who, tuple(hand))
    return look(t.g)


def look(g: Galactica) -> dict[str, int | str]:
    """The table as everybody sees it, line by line. What destroyed civilian ships took is added back to the dials."""
    seen: dict[str, int | str] = {name: getattr(g, name) for name in (*DIALS, *COUNTERS)}
    for face in g.civilians_destroyed:
        for name, n in CIVILIAN_LOSSES[face].items():
            seen[name] += n  # type: ignore[operator]
    seen["civilians lost"] = len(g.civilians_destroyed)
    seen["galactica damage"] = len(g.damaged) + len(g.damage_removed)
    for space, n in enumerate(g.centurions):
        seen[f"centurions on {space}"] = n
    for i, area in enumerate(AREAS):
        seen[f"{area} raiders"] = g.raiders[i]
        seen[f"{area} heavy raiders"] = g.heavy_raiders[i]
        seen[f"{area} vipers"] = g.vipers[i]
        seen[f"{area} basestars"] = sum(ship.area == i for ship in g.basestars)
        seen[f"{area} civilians"] = sum(place == i for _, place in g.civilians)
    for role, player in zip(ROLES, g.players, strict=True):
        seen[f"{role} cards"] = len(player.hand)
        seen[role] = player.location
    seen["presidency"] = ROLES[g.president]
    seen["admiralty"] = ROLES[g.admiral]
    for card in g.in_play:
        seen[f"{card} in play"] = 1
    return seen


def changes(before: dict[str, int | str], after: dict[str, int | str]) -> list[str]:
    """What is different, in words: "morale -1", "current to sickbay", "presidency to admiral"."""
    said = []
    for key in {**before, **after}:
        now = after.get(key, 0)
        if isinstance(now, int):
            delta = now - int(before.get(key, 0))
            said += [f"{key} {delta:+d}"] if delta else []
        elif now != before[key]:
            said.append(f"{key} to {now}")
    return sorted(said)


def story(t: Table) -> list[str]:
    """Who looked at whose loyalty."""
    return [f"{ROLES[event['who']]} looks at {ROLES[event['of']]}" for event in t.events("looked")]


def words(text: str) -> list[str]:
    return sorted(part.strip() for part in text.split(",") if part.strip())
