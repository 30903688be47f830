"""`tools/mutations.py` finds the small changes to a module, and tells which of them a test notices."""

from __future__ import annotations

import pytest

from tools import mutations
from tools.mutations import Change, Changes, Reached, chosen, unnoticed

SOURCE = '''
LIMIT = 3

def longer(a: int, b: int = 1) -> bool:
    """Says what it says."""
    if a > b and not b:
        say(a)
    return max(a, b) + LIMIT > 0

@dataclass(frozen=True)
class Said:
    words: int = 5
'''


def test_the_changes_to_a_text() -> None:
    found = [f"{change.before} -> {change.after}" for change in Changes("x/y.py", SOURCE).found]
    assert found == [
        *("3 -> 4", "1 -> 2"),
        *("a > b and not b -> not (a > b and not b)", "and -> or", "> -> >=", "not  -> "),
        *("say(a) -> pass", "> -> >=", "+ -> -", "max -> min", "0 -> 1", "5 -> 6"),
    ]
    assert {change.within for change in Changes("x/y.py", SOURCE).found} == {"", "longer"}


MODULE = "race/scoring.py"
TEST = "tests/games/race/test_score_sheet.py"


@pytest.fixture(scope="module")
def change() -> Change:
    return next(change for change in Changes(MODULE, (mutations.GAMES / MODULE).read_text(encoding="utf-8")).found)


def test_what_is_said_to_change_nothing_is_in_the_rules_still() -> None:
    for line in mutations.NEEDLESS.read_text(encoding="utf-8").splitlines():
        needless, reason = line.split("\t")
        text = (mutations.GAMES / needless.partition(": ")[0]).read_text(encoding="utf-8")
        found = Changes(needless.partition(": ")[0], text).found
        assert reason
        assert needless in [mutations.without_line(change) for change in found]


def test_the_shortest_tests_that_enter_the_function_are_chosen(change: Change) -> None:
    here = frozenset({(MODULE, change.within or "scores")})
    known: Reached = {
        "long": (mutations.LONGEST, here),
        "short": (1.0, here),
        "elsewhere": (0.1, frozenset({(MODULE, "nothing"), ("race/setup.py", change.within)})),
    }
    within = change._replace(within=change.within or "scores")
    assert chosen(within, known) == ["short"]


def test_a_change_that_changes_nothing_goes_unnoticed_and_a_true_one_does_not(change: Change) -> None:
    """In processes of their own, which import the module with another text."""
    same, other = change._replace(after=change.before), change._replace(after="raise_an_error()")
    tests = [f"{TEST}::test_the_lines_add_up_to_the_score"]
    assert list(unnoticed([(same, tests), (other, tests)], 1)) == [same]


def test_what_no_test_enters_goes_unnoticed(change: Change) -> None:
    assert list(unnoticed([(change, [])], 1)) == [change]
