"""Rules as frames do what they do as generators, for everything that a rule may be written with."""

from __future__ import annotations

import traceback
from random import Random

import pytest

from orrery import OrreryError
from orrery.core.procedure import FRAMES, live
from tests.core.probe import both, module, play, start, trace

# Each rule tells what it does by g.note. `both` runs it as frames, copied at each question, and as written.
RULES = {
    "straight on": """
        a = yield number(0)
        g.note(a)
        b = yield number(0)
        g.note(a, b)
        return a + b
    """,
    "no question at all is asked on one way": """
        if g.n:
            a = yield number(0)
        return g.note(7)
    """,
    "a question whose answer is not used": """
        yield number(0)
        g.note(1)
    """,
    "if, elif, else": """
        a = yield number(0)
        if a[0] == 0:
            b = yield number(0, 1)
        elif a[0] == 1:
            b = (9,)
            g.note("one")
        elif a[0] == 2:
            b = yield number(0, 5)
            g.note(b)
        else:
            g.note("none")
            b = yield number(0, 2)
        g.note(a, b)
    """,
    "while, break, continue": """
        n = 0
        while n < 12:
            n += 1
            a = yield number(0)
            if a[0] == 3:
                g.note("out", n)
                break
            if a[0] == 2:
                continue
            g.note(n, a)
        g.note(n)
    """,
    "while true with return": """
        n = 0
        while True:
            a = yield number(0)
            n = n + a[0]
            if n > 7:
                return n
    """,
    "for over what changes": """
        g.n = 3
        for i in range(g.n):
            g.n = 9
            a = yield number(0)
            g.note(i, a)
        g.note(i)
    """,
    "for in for, with break and continue": """
        for i in range(4):
            for j, k in ((1, 2), (3, 4), (5, 6)):
                a = yield number(0)
                if a[0] == i:
                    continue
                if a[0] + i == 4:
                    break
                g.note(i, j, k, a)
            else_ = i
            g.note("row", else_)
    """,
    "a loop inside a branch inside a loop": """
        for i in range(3):
            a = yield number(0)
            if a[0] > 1:
                while a[0]:
                    b = yield number(0)
                    a = (a[0] - 1,)
                    g.note(i, a, b)
            else:
                for x in a:
                    g.note("x", x)
    """,
    "a loop that runs never": """
        for i in ():
            yield number(0)
        while g.n:
            yield number(0)
        g.note("over")
    """,
    "return in a plain loop": """
        a = yield number(0)
        for x in (0, 1, 2):
            if x == a[0]:
                return g.note("found", x)
        return "none"
    """,
    "a plain loop with its own break and else": """
        a = yield number(0)
        for x in (0, 1, 2):
            if x == a[0]:
                break
        else:
            g.note("none")
        b = yield number(0)
        g.note(x, b)
    """,
    "a plain while with augmented assignment": """
        total = 0
        a = yield number(0)
        while a[0] + total < 9:
            total += 2
        g.note(total)
    """,
    "augmented assignment": """
        a, n = (), 1
        for i in range(3):
            b = yield number(0)
            a += b
            n *= 2
            n -= b[0]
        g.note(a, n)
    """,
    "augmented assignment in a plain branch, then assigned anew": """
        n = 5
        a = yield number(0)
        if a[0] > 1:
            n += 1
            g.note(n)
        n = a[0]
        g.note(n)
    """,
    "augmented assignment in plain branches only": """
        n, m = 5, 7
        a = yield number(0)
        try:
            n += 1
        finally:
            m += 1
        n = m = a[0]
        g.note(n, m)
    """,
    "a tuple of targets": """
        (a, b), c = yield some2(0)
        g.note(a, b, c)
    """,
    "several targets": """
        a = b = g.n = yield number(0)
        g.note(a, b, g.n)
    """,
    "an annotated answer": """
        a: tuple[int, ...] = yield number(0)
        b: int
        b = a[0]
        c = yield number(0)
        g.note(a, b, c)
    """,
    "comprehensions have their own names": """
        x = 5
        a = yield number(0)
        squares = tuple([x * x for x in range(a[0])])
        g.note(len({x: y for x in range(2) for y in range(x + 1) if y <= a[0]}))
        b = yield number(0)
        g.note(x, squares, sum(x for x in b), len({x for x in a}), a)
    """,
    "a comprehension over what it is named after": """
        x = (1, 2, 3)
        a = yield number(0)
        g.note(tuple([x for x in x if x > a[0]]))
    """,
    "a comprehension named like a function": """
        a = yield number(0)
        g.note(tuple([number + 1 for number in a]))
        b = yield number(0)
        g.note(b)
    """,
    "a nested comprehension": """
        rows = ((1, 2), (3, 4))
        a = yield number(0)
        g.note(tuple([tuple([cell + a[0] for cell in row]) for row in rows]))
        row = 9
        b = yield number(0)
        g.note(row, [cell for row in rows for cell in row][b[0]])
    """,
    "lambdas have their own names": """
        x = 3
        a = yield number(0)
        g.note(sorted((1, 2, 3), key=lambda x: -x)[0], (lambda y: x + y)(a[0]))
        b = yield number(0)
        g.note(x, b)
    """,
    "lambdas with defaults and other parameters": """
        x = 3
        a = yield number(0)
        g.note((lambda y, z=x: y + z)(a[0]))
        g.note((lambda *x: len(x))(1, 2), (lambda *, x=4: x)(), (lambda **x: len(x))(q=1))
        b = yield number(0)
        g.note(x, b)
    """,
    "an inner procedure gives a value": """
        a = yield number(0)
        b = yield from twice(g, a[0])
        g.note(a, b)
        c = yield from twice(g, b, 3)
        d = yield from twice(g, n=c)
        return d
    """,
    "recursion": """
        a = yield from down(g, 3)
        g.note(a)
    """,
    "methods": """
        a = yield from Thing(4).ask(g, 2)
        g.note(a)
    """,
    "locals that are not held may be anything": """
        things = [1, 2, 3]
        things.append(g.n)
        best = max(things)
        a = yield number(0)
        index = {i: n for i, n in enumerate(a)}
        index[5] = best
        for thing in [object(), object()]:
            g.note(type(thing).__name__)
        g.note(len(index))
        b = yield number(0)
        with Quiet() as quiet:
            g.note(quiet.name)
        g.note(b, best)
    """,
    "try around what asks nothing": """
        a = yield number(0)
        try:
            b = 6 // a[0]
        except ZeroDivisionError as error:
            g.note(str(error))
            b = 0
        finally:
            g.note("tried")
        c = yield number(0)
        g.note(a, b, c)
    """,
    "walrus that is not held": """
        a = yield number(0)
        if (n := a[0]) > 1:
            g.note(n)
        while (m := n) < 2:
            n += 1
        b = yield number(0)
        g.note(b)
    """,
    "chained conditions and slices": """
        hand = (1, 2, 3, 4)
        a = yield number(0)
        i = a[0]
        hand = hand[:i] + hand[i + 1 :]
        b = yield number(0)
        g.note(hand, hand[-1] if 0 < b[0] < 3 else None, f"{i}:{b[0]}")
    """,
    "all at once": """
        answers = yield All(number(seat) for seat in range(g.seats))
        for seat, choice in answers:
            g.note(seat, choice)
        answers = yield All(())
        g.note(answers)
        answers = yield All([number(0), ])
        g.note(answers)
    """,
    "names that the frame uses for itself": """
        answer = yield number(0)
        other = yield from twice(g, 1)
        kept = yield number(0)
        name, copy, step, faults = 1, 2, 3, 4
        frame, new, make, DONE, MODE = 5, 6, 7, 8, 9
        b = yield number(0)
        g.note(answer, other, kept, name, copy, step, faults, frame, new, make, DONE, MODE, b)
    """,
    "parameters with names of the frame": """
        a = yield from odd(g, 1, 2, 3)
        g.note(a)
    """,
    "a parameter that is needed only before the question": """
        a = yield from first(g, [1, 2, 3])
        g.note(a)
    """,
    "deleting a local": """
        x = 1
        a = yield number(0)
        g.note(x)
        del x
        b = yield number(0)
        g.note(a, b)
    """,
    "deleting a local and something else": """
        x, things = 1, [1, 2, 3]
        g.note(len(things))
        a = yield number(0)
        things = [1, 2, 3]
        g.note(x)
        del x, things[0]
        g.note(len(things))
        b = yield number(0)
        g.note(a, b)
    """,
    "things in the middle that are not held": """
        a = yield number(0)
        with Quiet() as quiet:
            g.note(quiet.name)
        try:
            thing = object()
            g.note(type(thing).__name__)
        except ValueError as error:
            g.note(str(error))
        while True:
            thing = [1]
            thing.append(2)
            break
        match {"k": 1}:
            case {"k": value, **others}:
                g.note(value, len(others))
            case other:
                g.note(len(other))
        best = max((x for x in [object()]), key=lambda x: id(x))
        g.note(type(best).__name__)
        b = yield number(0)
        g.note(a, b)
    """,
    "a walrus that may not come to be": """
        n = 7
        a = yield number(0)
        if 1 < a[0] < (n := 3):
            g.note("between")
        g.note(n)
    """,
    "match": """
        a = yield number(0)
        match a:
            case (0,):
                g.note("zero")
            case (n,):
                g.note("many", n)
        b = yield number(0)
        g.note(b)
    """,
    "a docstring, pass, assert": """
        '''What it does.'''
        pass
        a = yield number(0)
        assert a, "an answer"
        g.note(a)
    """,
    "code after return": """
        a = yield number(0)
        return a
        b = yield number(0)
        g.note(b)
    """,
}

HEAD = """
from orrery.core.question import Question, question

class Quiet:
    name = "quiet"
    def __enter__(self):
        return self
    def __exit__(self, *_):
        return None

class Thing(int):
    @procedure
    def ask(self, g, more):
        most = int(self) + more
        a = yield number(0, more)
        return a[0] + most

@question
def some2(g, seat):
    return Question(("ab", 7), 2, 2)

@procedure
def twice(g, n, times=2):
    a = yield number(0)
    return n * times + a[0]

@procedure
def down(g, n):
    if n == 0:
        return 0
    a = yield number(0)
    deeper = yield from down(g, n - 1)
    g.note(n, a, deeper)
    return deeper + a[0]

@procedure
def first(g, things):
    n = len(things)
    a = yield number(0)
    return n + a[0]

@procedure
def odd(g, frame, new, answer):
    a = yield number(0)
    b = yield from twice(g, answer)
    return (frame, new, answer, a, b)

@procedure
def rule(g):
"""


def text_of(name: str) -> str:
    return HEAD + "\n".join(line[4:] for line in RULES[name].splitlines())


@pytest.mark.parametrize("name", RULES)
def test_frames_do_what_is_written(name: str) -> None:
    rule = module(text_of(name))["rule"]
    for seed in range(12):
        both(rule, seed)


# --- what cannot be held is refused when the module is imported, with its line -----------------------------------

REFUSED = {
    "a question in a condition": (3, "condition", "if (yield number(0)):\n    pass"),
    "a question in a condition of a loop": (3, "condition", "while (yield number(0)):\n    pass"),
    "a question in a call": (3, "inside", "g.note((yield number(0)))"),
    "a question in an expression": (3, "inside", "a = 1 + (yield number(0))[0]"),
    "a question in a tuple": (4, "inside", "pass\na = ((yield number(0)), (yield number(0)))"),
    "a question in another": (3, "inside another", "a = yield (yield number(0))"),
    "a question in a return": (3, "return", "return (yield number(0))"),
    "an inner procedure in a return": (4, "return", "if g.n:\n    return (yield from inner(g))"),
    "a question in the head of a loop": (3, "head of a loop", "for x in (yield number(0)):\n    pass"),
    "a question in a target": (3, "", "g.a[(yield number(0))] = 1"),
    "a question in an augmented assignment": (3, "augassign", "g.n += yield number(0)"),
    "a question in an assertion": (3, "assert", "assert (yield number(0))"),
    "a question in a try": (3, "try", "try:\n    yield number(0)\nexcept ValueError:\n    pass"),
    "a question in a finally": (3, "try", "try:\n    pass\nfinally:\n    yield number(0)"),
    "a question in a with": (3, "with", "with g:\n    yield number(0)"),
    "a question in the head of a with": (3, "with", "with (yield number(0)):\n    pass"),
    "a question in a match": (3, "match", "match g.n:\n    case 1:\n        yield number(0)"),
    "a bare yield": (3, "asks nothing", "yield"),
    "a bare yield that is assigned": (3, "asks nothing", "a = yield"),
    "a function inside": (3, "define functions", "def inside():\n    pass\nyield number(0)"),
    "a class inside": (3, "define functions", "class Inside:\n    pass\nyield number(0)"),
    "global": (3, "global", "global x\nyield number(0)"),
    "a loop with a question and an else": (3, "else", "for x in (1, 2):\n    yield number(0)\nelse:\n    pass"),
    "a while with a question and an else": (3, "else", "while g.n:\n    yield number(0)\nelse:\n    pass"),
    "a list held": (3, "xs is held", "xs = []\nyield number(0)\ng.note(xs)"),
    "a dict held": (3, "xs is held", "xs = {}\nyield number(0)\ng.note(xs)"),
    "a set held": (3, "xs is held", "xs = {1}\nyield number(0)\ng.note(xs)"),
    "a lambda held": (3, "f is held", "f = lambda: 1\nyield number(0)\ng.note(f())"),
    "a list comprehension held": (4, "xs is held", "pass\nxs = [x for x in (1,)]\nyield number(0)\ng.note(xs)"),
    "a generator held": (3, "xs is held", "xs = (x for x in (1,))\nyield number(0)\ng.note(tuple(xs))"),
    "an annotated list held": (3, "xs is held", "xs: list[int] = []\nyield number(0)\ng.note(xs)"),
    "a list held in a loop": (4, "xs is held", "for i in (1, 2):\n    xs = []\n    yield number(0)\n    g.note(xs)"),
    "a walrus held": (3, "n is held", "if (n := g.n) > 1:\n    pass\nyield number(0)\ng.note(n)"),
    "the state assigned": (3, "g may not", "g = 1\nyield number(0)"),
    "the place assigned": (3, "at may not", "at = 1\nyield number(0)"),
    "the frame assigned": (3, "this may not", "for this in (1, 2):\n    yield number(0)"),
    "nothing is asked": (2, "", "return 1"),
    "a capture of match held": (
        5,
        "n",
        "a = yield number(0)\nmatch a:\n    case (n,):\n        pass\nyield number(0)\ng.note(n)",
    ),
    "an import held": (3, "", "import math\nyield number(0)\ng.note(math.pi)"),
    "a loop with a question over a lazy generator": (3, "", "for x in (g.n for _ in (1, 2)):\n    yield number(0)"),
    "await": (3, "", "await g\nyield number(0)"),
}

HEADS = {
    "no state": "def rule():\n    yield number(0)",
    "another name for the state": "def rule(state):\n    yield number(0)",
    "the state second": "def rule(seat, g):\n    yield number(0)",
    "a method without the state": "def rule(self, seat):\n    yield number(0)",
    "any number of parameters": "def rule(g, *seats):\n    yield number(0)",
    "any named parameters": "def rule(g, **options):\n    yield number(0)",
    "named parameters only": "def rule(g, *, seat):\n    yield number(0)",
    "positional parameters only": "def rule(g, seat, /):\n    yield number(0)",
    "a parameter named like the place": "def rule(g, at):\n    a = yield number(0)\n    g.note(at)",
    "a parameter named like the frame": "def rule(g, this):\n    a = yield number(0)\n    g.note(this)",
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_cannot_be_held_is_refused_with_its_line(name: str) -> None:
    line, words, body = REFUSED[name]
    text = "@procedure\ndef rule(g):\n" + "\n".join("    " + part for part in body.splitlines())
    if "await" in body:
        text = text.replace("def", "async def")
    with pytest.raises(SyntaxError) as refused:
        module(text)
    assert refused.value.lineno == line
    assert words in str(refused.value)
    assert str(refused.value.filename).startswith("<rules")


@pytest.mark.parametrize("name", HEADS)
def test_parameters_that_are_refused(name: str) -> None:
    with pytest.raises(SyntaxError) as refused:
        module("@procedure\n" + HEADS[name])
    assert refused.value.lineno == 2


def test_a_closure_is_refused() -> None:
    text = """
        def outer(x):
            @procedure
            def rule(g):
                yield number(0)
                g.note(x)
            return rule
        outer(1)
    """
    with pytest.raises(SyntaxError, match="close over x") as refused:
        module(text)
    assert refused.value.lineno == 3


# --- what is held ---------------------------------------------------------------------------------------------------


def test_only_what_is_needed_is_kept() -> None:
    rule = module(
        """
        @procedure
        def rule(g, seat, rest=()):
            used = seat + 1
            gone = [used]
            a = yield number(0)
            for player in g.trace:
                player.note(a)
            later = 5
            b = yield number(seat)
            for i in (1, 2):
                c = yield number(0)
                g.note(c, i)
            return later
        """
    )["rule"]
    kept = FRAMES[f"{rule.__module__}.{rule.__qualname__}"].kept
    assert {"seat", "later"} <= {name.strip("_") for name in kept}
    assert not {"used", "gone", "player", "a", "b", "c", "rest"} & set(kept)


def test_what_cannot_be_seen_at_import_is_a_fault_at_the_question() -> None:
    game = start("@procedure\ndef rule(g):\n    xs = list((1, 2))\n    yield number(0)\n    g.note(len(xs))")
    assert "holds xs = [1, 2] across a question" in "".join(game.faults())
    with pytest.raises(OrreryError, match="holds xs"):
        game.save()


def test_tuples_numbers_and_strings_are_held_without_fault() -> None:
    game = start("@procedure\ndef rule(g):\n    x = (1, ('a', None), True)\n    yield number(0)\n    g.note(x)")
    assert game.faults() == []


def test_a_copied_frame_goes_its_own_way() -> None:
    game = start(
        "@procedure\ndef rule(g):\n    n = 0\n    while n < 3:\n        n += 1\n        yield number(0)\n    g.note(n)"
    )
    game.answer(0, [1])
    copies = [game.copy() for _ in range(3)]
    for copy in copies:
        assert play(copy, Random(0)) == (3, ("gave", None))
    assert trace(game) == ()
    assert play(game, Random(0)) == (3, ("gave", None))


# --- the plain generator, and errors ---------------------------------------------------------------------------------


def test_the_generator_remains() -> None:
    rule = module("@procedure\ndef rule(g, n=4):\n    'Adds.'\n    a = yield number(0)\n    return a[0] + n")["rule"]
    assert rule.__doc__ == "Adds."
    assert rule.__name__ == "rule"
    with live():
        written = rule(None)
    next(written)
    with pytest.raises(StopIteration) as done:
        written.send((2,))
    assert done.value.value == 6
    next(rule.__wrapped__(None))


def test_live_is_left_by_an_error() -> None:
    rule = module("@procedure\ndef rule(g):\n    yield number(0)")["rule"]
    with pytest.raises(ZeroDivisionError), live():
        raise ZeroDivisionError
    assert type(rule(None)).__name__ == "frame"


RAISES = """
@procedure
def inner(g, n):
    a = yield number(0)
    for i in range(2):
        if a[0] >= 0:
            g.note(
                1 // n)

@procedure
def rule(g):
    yield number(0)
    yield from inner(
        g, 0)
"""


@pytest.mark.parametrize("as_generators", [False, True])
def test_a_traceback_shows_the_line_of_the_rule(as_generators: bool) -> None:
    game = start(RAISES, as_generators)
    game.answer(0, [0])
    with pytest.raises(ZeroDivisionError) as caught:
        game.answer(0, [0])
    last = traceback.extract_tb(caught.value.__traceback__)[-1]
    assert last.filename.startswith("<rules")
    assert last.line == "1 // n)"
    assert last.lineno == 7


def test_every_line_of_frames_is_a_line_of_the_rule() -> None:
    text = text_of("while, break, continue")
    rule = module(text)["rule"]
    frame = FRAMES[f"{rule.__module__}.{rule.__qualname__}"]
    lines = {line for _, _, line in frame.step.__code__.co_lines() if line}
    written = {line for _, _, line in rule.__wrapped__.__code__.co_lines() if line}
    assert lines <= written | {rule.__wrapped__.__code__.co_firstlineno + 1}


def test_a_rule_that_yields_no_question() -> None:
    with pytest.raises(TypeError, match="no question"):
        start("@procedure\ndef rule(g):\n    yield 5")
