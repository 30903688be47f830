"""A short first battle of Fleet Commander: three ships against two, three turns, the dice set beforehand.

Move, fire together, block what comes back, save two specials for the missiles.
"""

from __future__ import annotations

from orrery.core.question import Choice
from orrery.lessons.lesson import Advice, Beat, Fine, Lesson, Moment, When, choose, kind, offered

VEGA = 1
FRIGATE, DESTROYER, BATTLESHIP, ITS_FRIGATE, ITS_DESTROYER = range(5)
ORTH, DIAG, SPECIAL = 1, 3, 6

POSITION = {
    "ships": [
        {"owner": 0, "kind": "frigate", "at": "b1"},
        {"owner": 0, "kind": "destroyer", "at": "d2"},
        {"owner": 0, "kind": "battleship", "at": "c1", "weapon": "vortex_missiles"},
        {"owner": 1, "kind": "frigate", "at": "c4", "hull": 3},
        {"owner": 1, "kind": "destroyer", "at": "c5", "hull": 10},
    ],
    "players": [{"rolled": ["blue-orth", "blue-orth", "red-multi"], "stored": ["green-multi"]}, {}],
}
DICE = [
    *(DIAG, ORTH, ORTH),  # Vega comes and fires
    *(DIAG, SPECIAL, ORTH),
    *(DIAG, ORTH, ORTH),  # Vega fires again
    *(DIAG, SPECIAL, ORTH),
]
"""A red die is rolled first, then blue ones, then green ones."""
VEGA_ROLLS = ("red", "blue", "blue")
WISE = ("red", "blue", "green")
STACKS = {FRIGATE: "b3", DESTROYER: "d3"}
"""Where the learner's first two dice take them: side by side with both of Vega's ships, as these come."""


def _at(moment: Moment, ship: int) -> str:
    """Where a ship is; nowhere, if it is lost."""
    return next((str(one["at"]) for one in moment.table["ships"] if one["n"] == ship and one["hull"] > 0), "")


def _first(moment: Moment, verb: str) -> Choice:
    """The first use of that kind."""
    return tuple([item for item in moment.question.items if str(item).startswith(f"{verb}:")][:1])


def _acting(verb: str, where: dict[int, str]) -> When:
    """Whether the dice can be used so, while these ships stand there."""

    def fits(moment: Moment) -> bool:
        there = all(_at(moment, ship) == sector for ship, sector in where.items())
        return moment.question.kind == "act" and there and _first(moment, verb) != ()

    return fits


def _use(verb: str) -> Advice:
    return lambda moment: _first(moment, verb)


def _same_use(verb: str) -> Fine:
    """Whichever die it is done with."""
    return lambda moment, choice: str(choice[0]).startswith(f"{verb}:")


def _strikes(moment: Moment) -> bool:
    return _acting("attack", {ITS_DESTROYER: "c4"})(moment) and not _missiles(moment) and _at(moment, ITS_FRIGATE) == ""


def _missiles(moment: Moment) -> bool:
    return _acting("weapon", {BATTLESHIP: "c1"})(moment)


def _finishes(moment: Moment) -> bool:
    ship = next(one for one in moment.table["ships"] if one["n"] == ITS_DESTROYER)
    return _acting("attack", {ITS_DESTROYER: "c4", **STACKS})(moment) and 0 < ship["hull"] <= 3


def _all(moment: Moment) -> Choice:
    return moment.question.items


def _shield(moment: Moment) -> Choice:
    return _first(moment, "shield")


def _shielded(moment: Moment) -> bool:
    return moment.question.kind == "react" and _shield(moment) != ()


def _could_run(moment: Moment) -> bool:
    return moment.question.kind == "react" and _first(moment, "retreat") != () and not _shield(moment)


def _green(moment: Moment) -> bool:
    return moment.question.kind == "keep" and any(str(die).startswith("green-") for die in moment.question.items)


def _special(moment: Moment) -> bool:
    return moment.question.kind == "keep" and any(str(die).endswith("-special") for die in moment.question.items)


def _keeps(part: str) -> Fine:
    return lambda moment, choice: any(part in str(die) for die in choice)


def _aims_again(moment: Moment) -> bool:
    return offered("aim", f"d3>ship:{ITS_DESTROYER}")(moment) and _at(moment, ITS_DESTROYER) == "c4"


def _at_ship(ship: int) -> Fine:
    """Whichever stack begins: the other one supports it."""
    return lambda moment, choice: choice[0] in (f"b3>ship:{ship}", f"d3>ship:{ship}")


def _has_red(moment: Moment, choice: Choice) -> bool:
    return "red" in choice


def _rolls_first(moment: Moment) -> bool:
    return moment.question.kind == "energy" and not any("special" in die for die in moment.own["stored"])


def _rolls_again(moment: Moment) -> bool:
    return moment.question.kind == "energy" and any("special" in die for die in moment.own["stored"])


def _onward(moment: Moment) -> Choice:
    """Vega comes next to the learner, fires at the frigate, then at the destroyer, and does no more."""
    question = moment.question
    if question.kind == "energy":
        return VEGA_ROLLS
    if question.kind == "act":
        near = _at(moment, ITS_DESTROYER) == "c4"
        spent = any(die.startswith("red") for die in moment.own["rolled"])
        return (_first(moment, "attack") if near else _first(moment, "move")) if spent else ("end",)
    if question.kind == "step":
        return ("c5>c4",)
    if question.kind == "aim":
        return (f"c4>ship:{FRIGATE if moment.table['round'] == 1 else DESTROYER}",)
    return ()


def _plays(moment: Moment) -> Choice | None:
    on_course = _at(moment, ITS_DESTROYER) in ("c4", "c5") and moment.table["round"] <= 2
    return _onward(moment) if on_course else None


BEATS = (
    Beat("move", _acting("move", {FRIGATE: "b1"}), _use("move"), _same_use("move")),
    Beat("step", offered("step", "b1>b2"), choose("b1>b2")),
    Beat("again", offered("again", "b3"), choose("b3")),
    Beat("follow", _acting("move", {FRIGATE: "b3", DESTROYER: "d2"}), _use("move"), _same_use("move")),
    Beat("flank", offered("step", "d2>d3"), choose("d2>d3")),
    Beat("attack", _acting("attack", {**STACKS, ITS_FRIGATE: "c4"}), _use("attack"), _same_use("attack")),
    Beat("aim", offered("aim", "d3>ship:3"), choose("d3>ship:3"), _at_ship(ITS_FRIGATE)),
    Beat("fire", kind("fire"), _all, repeats=True),
    Beat("keep", _green, _all, _keeps("green")),
    Beat("shield", _shielded, _shield, _keeps("shield")),
    Beat("energy", _rolls_first, choose(*WISE), _has_red),
    Beat("strike", _strikes, _use("attack"), _same_use("attack")),
    Beat("aim_again", _aims_again, choose("d3>ship:4"), _at_ship(ITS_DESTROYER), repeats=True),
    Beat("save", _special, _all, _keeps("special")),
    Beat("hold", _could_run, choose()),
    Beat("more", _rolls_again, choose(*WISE), _has_red),
    Beat("missiles", _missiles, _use("weapon")),
    Beat("finish", _finishes, _use("attack"), _same_use("attack")),
)

LESSONS = (
    Lesson(
        name="first",
        title="fleet",
        options={"scenario": "pitched_battle", "board": "5x5", "round_limit": 30},
        begun={"seed": "a first battle", "script": DICE, "position": POSITION},
        learner=0,
        cast={VEGA: "Vega"},
        minutes=8,
        beats=BEATS,
        plays=_plays,
    ),
)
