"""Random rules: as frames and as generators they ask the same, say the same and give the same."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.core.probe import both, module

EXAMPLES = 3000 if os.environ.get("ORRERY_LONG") == "1" else 150

HEAD = """
@procedure
def double(g, a, b=1):
    q = yield number(0)
    a += q[0] * b
    return a * 2 % 11

@procedure
def down(g, n):
    if n <= 0:
        return 0
    q = yield number(0, 2)
    rest = yield from down(g, n - 1 - q[0])
    return rest + q[0]

@procedure
def rule(g):
    a, b, c, q, t = 1, 2, 3, (0,), (1, 2)
"""

VARIABLES = st.sampled_from("abc")
NUMBERS = st.sampled_from(
    (
        *("0", "1", "5", "a", "b", "c", "q[0]", "len(t)", "a + 1", "b * 3 % 7", "(a - c) % 5", "sum(t) % 9", "g.n"),
        *("(a if b > c else q[0])", "sum(b for b in t) % 11", "sum([a * b for b in q]) % 7", "max([*t, a]) % 11"),
        *("(lambda a: a + b)(c) % 11", "(lambda: a)()", "len([x for y in (t, q) for x in y])", "len({a: b, c: a})"),
    )
)
TESTS = st.sampled_from(
    ["a > b", "q[0] > 1", "not q[0]", "a % 2", "t and c < 5", "len(t) > 2 or b", "a < b < c", "True"]
)


class Writer:
    """Writes a body of statements, some of which ask."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self.draw = draw
        self.left = 22
        self.counters = 0

    def body(self, indent: str, loop: bool, asks: bool) -> list[str]:
        lines: list[str] = []
        for _ in range(self.draw(st.integers(1, 4))):
            if self.left > 0:
                self.left -= 1
                lines += [indent + line for line in self.statement(loop, asks)]
        return lines or [indent + "pass"]

    def statement(self, loop: bool, asks: bool) -> list[str]:
        kinds = ["set", "set", "add", "note", "note", "swap", "grow", "annotated", "if", "for", "try", "walk"]
        if asks:
            kinds += ["ask", "ask", "ask", "idle", "call", "deeper", "while", "return"]
        if loop:
            kinds += ["break", "continue"]
        kind = self.draw(st.sampled_from(kinds))
        write: Callable[[bool, bool], list[str]] = getattr(self, "_" + kind)
        return write(loop, asks)

    def _set(self, loop: bool, asks: bool) -> list[str]:
        return [f"{self.draw(VARIABLES)} = {self.draw(NUMBERS)}"]

    def _add(self, loop: bool, asks: bool) -> list[str]:
        return [f"{self.draw(VARIABLES)} += {self.draw(NUMBERS)}"]

    def _annotated(self, loop: bool, asks: bool) -> list[str]:
        return [f"{self.draw(VARIABLES)}: int = {self.draw(NUMBERS)}"]

    def _note(self, loop: bool, asks: bool) -> list[str]:
        return [f"g.note({self.draw(st.sampled_from(['a', 'b', 'c', 'q', 't', 'a, b, c, q, t']))})"]

    def _swap(self, loop: bool, asks: bool) -> list[str]:
        return ["a, b = b, a"]

    def _grow(self, loop: bool, asks: bool) -> list[str]:
        return [f"t = (*t[-3:], {self.draw(NUMBERS)})"]

    def _walk(self, loop: bool, asks: bool) -> list[str]:
        return [f"t = tuple([a + {self.draw(VARIABLES)} for a in t if a != {self.draw(NUMBERS)}][:3]) or (1,)"]

    def _ask(self, loop: bool, asks: bool) -> list[str]:
        return ["q = yield number(0)"]

    def _idle(self, loop: bool, asks: bool) -> list[str]:
        return ["yield number(0)"]

    def _call(self, loop: bool, asks: bool) -> list[str]:
        more = self.draw(st.sampled_from(["", ", 3", ", b=a % 3"]))
        return [f"{self.draw(VARIABLES)} = yield from double(g, {self.draw(NUMBERS)}{more})"]

    def _deeper(self, loop: bool, asks: bool) -> list[str]:
        return [f"{self.draw(VARIABLES)} = yield from down(g, {self.draw(NUMBERS)})"]

    def _return(self, loop: bool, asks: bool) -> list[str]:
        return [f"return {self.draw(NUMBERS)}"]

    def _break(self, loop: bool, asks: bool) -> list[str]:
        return [f"if {self.draw(TESTS)}:", "    break"]

    def _continue(self, loop: bool, asks: bool) -> list[str]:
        return [f"if {self.draw(TESTS)}:", "    continue"]

    def _if(self, loop: bool, asks: bool) -> list[str]:
        lines = [f"if {self.draw(TESTS)}:", *self.body("    ", loop, asks)]
        if self.draw(st.booleans()):
            lines += [f"elif {self.draw(TESTS)}:", *self.body("    ", loop, asks)]
        if self.draw(st.booleans()):
            lines += ["else:", *self.body("    ", loop, asks)]
        return lines

    def _for(self, loop: bool, asks: bool) -> list[str]:
        head = self.draw(st.sampled_from(["a in t", "b in range(3)", "i in (4, 5)", "i, c in enumerate(q)"]))
        asks = asks and bool(self.draw(st.booleans()))
        return [f"for {head}:", *self.body("    ", True, asks)]

    def _while(self, loop: bool, asks: bool) -> list[str]:
        self.counters += 1
        i = f"i{self.counters}"
        return [f"{i} = 0", f"while {i} < 3:", f"    {i} += 1", *self.body("    ", True, asks)]

    def _try(self, loop: bool, asks: bool) -> list[str]:
        tail = self.draw(st.sampled_from(["except ZeroDivisionError:", "finally:"]))
        return ["try:", *self.body("    ", False, False), tail, *self.body("    ", False, False)]


@st.composite
def programs(draw: Callable[..., Any]) -> str:
    body = Writer(draw).body("    ", False, True)
    last = draw(st.sampled_from(["q", "a, q", "b, t", "a, b, c, q, t"]))
    return HEAD + "\n".join([*body, "    q = yield number(0)", f"    g.note({last})"]) + "\n"


@settings(max_examples=EXAMPLES)
@given(programs(), st.integers(0, 5))
def test_frames_do_what_is_written(program: str, seed: int) -> None:
    assert both(module(program)["rule"], seed)
