"""A first evening aboard Galactica, one jump from home: as a human, then the same crisis as a Cylon.

Add cards to a check, go and act, answer a crisis, find out who adds the wrong cards; then be the one who does.
"""

from __future__ import annotations

from typing import Any

from orrery.core.question import Choice
from orrery.lessons.lesson import Beat, Lesson, Moment, Plays, When, anything, choose, kind

TIGH, ROSLIN, STARBUCK = range(3)
CYLON, HUMAN = "cylon_brig", "not_a_cylon"
HARD_WORK, SHARED_CRISIS = "prison_labor", "informing_the_public"
"""The second crisis is the same in both lessons. It may look at a Loyalty card, or cost 2 morale."""


def _position(hands: tuple[list[str], list[str], list[str]], cylon: int, **rest: Any) -> dict[str, Any]:
    cast = (("saul_tigh", "command"), ("laura_roslin", "presidents_office"), ("kara_thrace", "hangar_deck"))
    players = [
        {"character": who, "location": where, "hand": hand, "loyalty": [CYLON if seat == cylon else HUMAN]}
        for seat, ((who, where), hand) in enumerate(zip(cast, hands, strict=True))
    ]
    dials = {"fuel": 3, "food": 4, "population": 5, "distance": 8, "jump": 2, "sleeper": True, "turn": 8}
    return {"players": players, "president": ROSLIN, "admiral": TIGH, "centurions": [0, 0, 1, 0], **dials, **rest}


AS_HUMAN = _position(
    (
        ["executive_order_2", "executive_order_2", "launch_scout_2", "strategic_planning_3"],
        ["consolidate_power_2", "consolidate_power_2", "consolidate_power_1", "executive_order_1"],
        ["evasive_maneuvers_2", "maximum_firepower_3", "launch_scout_1", "repair_1"],
    ),
    STARBUCK,
    morale=3,
    current=STARBUCK,
    phase="crisis",
    crisis_deck=[HARD_WORK, SHARED_CRISIS],
    destiny=["consolidate_power_1", "repair_1", "launch_scout_1", "executive_order_2"],
    skills={
        "leadership": ["declare_emergency_3", "executive_order_2"],
        "tactics": ["launch_scout_1", "launch_scout_2", "launch_scout_1"],
    },
)
AS_CYLON = _position(
    (
        ["declare_emergency_3", "executive_order_2", "executive_order_1", "launch_scout_2", "strategic_planning_3"],
        ["consolidate_power_2", "consolidate_power_2", "consolidate_power_2", "executive_order_2"],
        ["evasive_maneuvers_2", "maximum_firepower_3", "launch_scout_1", "repair_1"],
    ),
    TIGH,
    morale=2,
    current=TIGH,
    phase="movement",
    crisis_deck=[SHARED_CRISIS],
    destiny=["consolidate_power_1", "repair_1"],
)


def _crisis(moment: Moment) -> str:
    return str(moment.table["crisis"])


def _adding(crisis: str) -> When:
    return lambda moment: moment.question.kind == "contribute" and _crisis(moment) == crisis


def _choosing(moment: Moment) -> bool:
    return moment.question.kind == "crisis_choice" and _crisis(moment) == SHARED_CRISIS


def _step(step: str, card: str) -> When:
    def fits(moment: Moment) -> bool:
        return moment.question.about.get("step") == step and card in moment.question.items

    return fits


def _wanting(moment: Moment) -> bool:
    """Whether the check fails, and Declare Emergency would save it."""
    if not _step("after_total", "declare_emergency_3")(moment):
        return False
    check = moment.table["checks"][-1]
    return bool(check["total"] < check["difficulty"] <= check["total"] + 2)


def _jumping(moment: Moment) -> bool:
    """Whether Roslin is about to jump, and the learner has nothing for her die."""
    there = moment.table["players"][ROSLIN]["location"] == "ftl_control"
    return there and moment.table["current"] == ROSLIN and moment.question.items == ("pass",)


def _armory(moment: Moment) -> bool:
    return moment.question.kind == "action" and "location:armory" in moment.question.items


def _named(cards: Choice, *names: str) -> Choice:
    return tuple([card for card in cards if str(card).rpartition("_")[0] in names])


def _two_for_hard_work(moment: Moment) -> Choice:
    """One of each type, so that something is left for the next crisis."""
    cards = moment.question.items
    return (*_named(cards, "executive_order")[:1], *_named(cards, "launch_scout")[:1])


def _leadership(moment: Moment) -> Choice:
    return _named(moment.question.items, "executive_order")


def _only_leadership(moment: Moment, choice: Choice) -> bool:
    return bool(choice) and len(_named(choice, "executive_order", "declare_emergency")) == len(choice)


def _sabotage(moment: Moment) -> Choice:
    """One that hurts, and a small one that helps: it is not to stand out."""
    return ("strategic_planning_3", "executive_order_1")


def _hurts(moment: Moment, choice: Choice) -> bool:
    wrong = _named(choice, "strategic_planning", "launch_scout")
    return bool(wrong) and len(wrong) < 3


def _stays_hidden(moment: Moment, choice: Choice) -> bool:
    return not str(choice[0]).startswith("reveal")


def _adds_some(moment: Moment, choice: Choice) -> bool:
    return bool(choice)


GIVEN = {
    (HARD_WORK, ROSLIN): ("consolidate_power_2",),
    (HARD_WORK, STARBUCK): ("launch_scout_1", "maximum_firepower_3"),
    (SHARED_CRISIS, ROSLIN): ("consolidate_power_2", "consolidate_power_1"),
    (SHARED_CRISIS, STARBUCK): ("evasive_maneuvers_2",),
}
"""What the others add in the first lesson, where Starbuck is the Cylon."""


def _helpful(moment: Moment) -> Choice:
    """In the second lesson the others are human, and give what helps."""
    return _named(moment.question.items, "consolidate_power", "executive_order")


def _plays_human(moment: Moment) -> Choice | None:
    seat, asked = moment.question.seat, moment.question.kind
    if asked == "contribute":
        return GIVEN.get((_crisis(moment), seat))
    return _goes_home(moment)


def _plays_cylon(moment: Moment) -> Choice | None:
    if moment.question.kind == "contribute" and _crisis(moment) == SHARED_CRISIS:
        return _helpful(moment)
    return _goes_home(moment)


def _goes_home(moment: Moment) -> Choice | None:
    """Nobody interferes; and as soon as it is possible the fleet jumps, which is the end."""
    return {
        "react": ("pass",),
        "movement": ("ftl_control",),
        "action": ("location:ftl_control",),
    }.get(moment.question.kind)


def _lesson(name: str, position: dict[str, Any], minutes: int, beats: tuple[Beat, ...], plays: Plays) -> Lesson:
    return Lesson(
        name=name,
        title="galactica",
        options={},
        begun={"seed": "one jump from home", "position": position},
        learner=TIGH,
        cast={ROSLIN: "Vega", STARBUCK: "Rigel"},
        minutes=minutes,
        beats=beats,
        plays=plays,
    )


LESSONS = (
    _lesson(
        "human",
        AS_HUMAN,
        8,
        (
            Beat("add", _adding(HARD_WORK), _two_for_hard_work, _adds_some),
            Beat("move", kind("movement"), choose("armory")),
            Beat("act", _armory, choose("location:armory")),
            Beat("plan", _step("before_roll", "strategic_planning_3"), choose("strategic_planning_3")),
            Beat("choose", _choosing, choose(0)),
            Beat("help", _adding(SHARED_CRISIS), _leadership, _only_leadership),
            Beat("emergency", _wanting, choose("declare_emergency_3")),
            Beat("look", kind("look_whose"), choose(STARBUCK)),
            Beat("home", _jumping, choose("pass"), anything),
        ),
        _plays_human,
    ),
    _lesson(
        "cylon",
        AS_CYLON,
        5,
        (
            Beat("move", kind("movement"), choose("armory"), anything),
            Beat("act", kind("action"), choose("location:armory"), _stays_hidden),
            Beat("save", _step("before_roll", "strategic_planning_3"), choose("pass")),
            Beat("choose", _choosing, choose(0)),
            Beat("harm", _adding(SHARED_CRISIS), _sabotage, _hurts),
            Beat("silence", _wanting, choose("pass")),
        ),
        _plays_cylon,
    ),
)
