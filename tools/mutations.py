"""Small changes to the rules that no test notices: `python -m tools.mutations [TITLE | MODULE]...`.

Each module of rules is changed in some fifty places, one at a time: a comparison, a number one off, "and" for "or", a
statement left out. The tests that have entered the changed function are run, the shortest first, until one fails. What
goes unnoticed is listed; what cannot be noticed, because it changes nothing, stands in `mutations.tsv` with the reason.

The first run for a title runs its tests once, to see which functions each of them enters.
"""

from __future__ import annotations

import argparse
import ast
import importlib.abc
import importlib.util
import io
import json
import linecache
import os
import re
import signal
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import redirect_stderr, redirect_stdout
from multiprocessing import get_context
from multiprocessing.connection import wait
from pathlib import Path
from random import Random
from types import CodeType, FrameType, ModuleType
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

ROOT = Path(__file__).resolve().parents[1]
GAMES = ROOT / "src" / "orrery" / "games"
NEEDLESS = ROOT / "tools" / "mutations.tsv"
LONGEST = 60.0
"""Seconds of tests for one change, by what they take unchanged."""
NEVER = 900
"""Seconds after which a change is one that never ends, and so is noticed."""

Reached = dict[str, tuple[float, frozenset[tuple[str, str]]]]
"""By test: how long it takes, and the functions that it enters, by module and name."""


class Change(NamedTuple):
    module: str
    """Its path below `games`."""
    line: int
    start: int
    """Where in the text."""
    end: int
    before: str
    after: str
    within: str
    """The function that is changed; nothing outside of any."""

    def __str__(self) -> str:
        before, after = (" ".join(text.split()) for text in (self.before, self.after))
        return f"{self.module}:{self.line}: {before} -> {after}"


# --- what can be changed ----------------------------------------------------------------------------------

COMPARED: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
RECKONED: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.FloorDiv: ("//", "*"),
}
CALLED = {"min": "max", "max": "min", "any": "all", "all": "any"}
PASSED_OVER = (ast.Assert, ast.Raise, ast.Import, ast.ImportFrom)


class Changes(ast.NodeVisitor):
    """Every small change to a text."""

    def __init__(self, module: str, text: str) -> None:
        self.module, self.text = module, text
        self.lines = [0]
        for line in text.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.within = ""
        self.found: list[Change] = []
        self.visit(ast.parse(text))

    def at(self, line: int, column: int) -> int:
        start = self.lines[line - 1]
        return start + len(self.text[start : self.lines[line]].encode()[:column].decode())

    def ends(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        return self.at(node.lineno, node.col_offset), self.at(node.end_lineno, node.end_col_offset)

    def change(self, line: int, start: int, end: int, after: str) -> None:
        before = self.text[start:end]
        after += "\n" * before.count("\n")  # what follows keeps its line
        self.found.append(Change(self.module, line, start, end, before, after, self.within))

    def between(self, one: ast.expr, other: ast.expr, before: str, after: str) -> None:
        """An operator between two terms."""
        start, end = self.ends(one)[1], self.ends(other)[0]
        found = re.search(rf"(?<!\w){re.escape(before)}(?!\w)", self.text[start:end])
        if found:
            self.change(one.lineno, start + found.start(), start + found.end(), after)

    def visit(self, node: ast.AST) -> None:
        if not isinstance(node, PASSED_OVER):
            super().visit(node)

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        before, self.within = self.within, node.name
        for default in (*node.args.defaults, *[d for d in node.args.kw_defaults if d is not None], *node.body):
            self.visit(default)
        self.within = before

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Not its decorators: frozen or not, a dataclass is the same to the rules."""
        for inner in node.body:
            self.visit(inner)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and self.within:
            self.change(node.lineno, *self.ends(node), "pass")
        self.generic_visit(node)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.change(node.lineno, *self.ends(node), "pass")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        start, end = self.ends(node.test)
        if not isinstance(node.test, (ast.Compare, ast.UnaryOp)):
            self.change(node.lineno, start, end, f"not ({self.text[start:end]})".replace("\n", " "))
        self.generic_visit(node)

    def visit_Compare(self, node: ast.Compare) -> None:
        terms = [node.left, *node.comparators]
        for one, operator, other in zip(terms, node.ops, terms[1:], strict=False):
            self.between(one, other, *COMPARED[type(operator)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        before, after = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for one, other in zip(node.values, node.values[1:], strict=False):
            self.between(one, other, before, after)
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        texts = (ast.Tuple, ast.List, ast.JoinedStr)
        plain = not any(isinstance(term, texts) or is_text(term) for term in (node.left, node.right))
        if type(node.op) in RECKONED and plain:
            self.between(node.left, node.right, *RECKONED[type(node.op)])
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            start = self.ends(node)[0]
            self.change(node.lineno, start, start + len("not "), "")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if type(node.value) is bool:
            self.change(node.lineno, *self.ends(node), str(not node.value))
        elif type(node.value) is int:
            self.change(node.lineno, *self.ends(node), str(node.value + 1))

    def visit_Call(self, node: ast.Call) -> None:
        if isinstance(node.func, ast.Name) and node.func.id in CALLED:
            self.change(node.lineno, *self.ends(node.func), CALLED[node.func.id])
        self.generic_visit(node)

    def visit_Subscript(self, node: ast.Subscript) -> None:
        self.visit(node.value)
        if not (isinstance(node.value, ast.Name) and node.value.id[:1].isupper()):  # no type
            self.visit(node.slice)


def is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


def changes(module: str, most: int, seed: int = 0) -> list[Change]:
    """Some of the changes to a module, always the same for a seed."""
    needless = {line.split("\t")[0] for line in NEEDLESS.read_text(encoding="utf-8").splitlines()}
    found = Changes(module, (GAMES / module).read_text(encoding="utf-8")).found
    found = [change for change in found if without_line(change) not in needless]
    return sorted(Random(f"{module} {seed}").sample(found, min(most, len(found))), key=lambda change: change.start)


def without_line(change: Change) -> str:
    """As `mutations.tsv` names it: the module, the whole line and the change, for lines get other numbers."""
    line = (GAMES / change.module).read_text(encoding="utf-8").splitlines()[change.line - 1].strip()
    return f"{change.module}: {line}: {str(change).partition(': ')[2]}"


# --- which tests enter what -------------------------------------------------------------------------------


class Watch:
    """Notes which functions of the rules each test enters."""

    def __init__(self) -> None:
        self.entered: dict[str, set[tuple[str, str]]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.failed: set[str] = set()

    @pytest.hookimpl(hookwrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        seen: set[CodeType] = set()

        def entered(frame: FrameType, event: str, _: Any) -> None:
            if event == "call":
                seen.add(frame.f_code)

        began = time.process_time()
        sys.setprofile(entered)
        yield
        sys.setprofile(None)
        self.seconds[item.nodeid] = time.process_time() - began
        for code in seen:
            path = Path(code.co_filename)
            if path.is_relative_to(GAMES):
                self.entered[item.nodeid].add((path.relative_to(GAMES).as_posix(), code.co_name))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test that fails as it is shows nothing."""
        if report.failed:
            self.failed.add(report.nodeid)

    def reached(self) -> dict[str, Any]:
        """By test that passes."""
        passed = {test: entered for test, entered in self.entered.items() if test not in self.failed}
        return {test: [self.seconds[test], sorted(entered)] for test, entered in passed.items()}


def tests_of(title: str) -> list[str]:
    """What is run for a title: the tests of its rules, its referee's, and whole games."""
    tests = ROOT / "tests"
    places = [tests / "games" / title, tests / "referee" / f"test_{title}.py", *tests.glob(f"golden/test_{title}*.py")]
    return [str(place.relative_to(ROOT)) for place in places if place.exists()]


def look(title: str, place: Path) -> None:
    """Runs the tests of a title once. In a process of its own, for it imports the rules."""
    watch = Watch()
    run_tests(tests_of(title), [watch])
    print("".join(f"  {test} fails as it is\n" for test in sorted(watch.failed)), end="", flush=True)
    place.write_text(json.dumps(watch.reached()), encoding="utf-8")


def reached(title: str) -> Reached:
    """What each test enters, found out once and kept as long as nothing is changed."""
    place = Path(tempfile.gettempdir()) / f"orrery-mutations-{digest(title)}.json"
    if not place.is_file():
        print(f"{title}: its tests are run once, to see what they enter", flush=True)
        process = get_context("fork").Process(target=look, args=(title, place))
        process.start()
        process.join()
    kept = json.loads(place.read_text(encoding="utf-8"))
    return {test: (took, frozenset(map(tuple, entered))) for test, (took, entered) in kept.items()}


def digest(title: str) -> str:
    from hashlib import sha256

    paths = [path for place in (f"src/orrery/games/{title}", *tests_of(title)) for path in (ROOT / place).rglob("*.py")]
    return f"{title}-{sha256(b''.join(path.read_bytes() for path in sorted(paths))).hexdigest()[:12]}"


def run_tests(arguments: Sequence[str], plugins: Sequence[object]) -> int:
    said = io.StringIO()
    bare = patch.dict(os.environ, PYTEST_DISABLE_PLUGIN_AUTOLOAD="1")
    with bare, redirect_stdout(said), redirect_stderr(said):
        return int(pytest.main(["-q", "-p", "no:cacheprovider", *arguments], plugins=list(plugins)))


# --- trying a change --------------------------------------------------------------------------------------


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports one module with another text."""

    def __init__(self, name: str, path: Path, text: str) -> None:
        self.name, self.path, self.text = name, path, text
        lines = text.splitlines(keepends=True)
        linecache.cache[str(path)] = (len(text), None, lines, str(path))  # the compiler of procedures looks there

    def find_spec(self, name: str, path: Any, target: ModuleType | None = None) -> Any:
        if name != self.name:
            return None
        inner = [str(self.path.parent)] if self.path.name == "__init__.py" else None
        return importlib.util.spec_from_file_location(name, self.path, loader=self, submodule_search_locations=inner)

    def create_module(self, spec: Any) -> None:
        return None

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.text, str(self.path), "exec"), module.__dict__)


class Chosen:
    """Runs only these tests, in this order."""

    def __init__(self, tests: Sequence[str]) -> None:
        self.place = {test: n for n, test in enumerate(tests)}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.place), key=lambda i: self.place[i.nodeid])


def chosen(change: Change, known: Reached, longest: float = LONGEST) -> list[str]:
    """The tests for a change, the shortest first, as many as there is time for."""
    here = [(took, test) for test, (took, entered) in known.items() if concerns(change, entered)]
    if not here:  # it runs when its module is imported, and what it makes there any test may show
        here = [(took, test) for test, (took, _) in known.items()]
    picked, total = list[str](), 0.0
    for took, test in sorted(here):
        total += took
        if total > longest:
            break
        picked.append(test)
    return picked


def concerns(change: Change, entered: frozenset[tuple[str, str]]) -> bool:
    """Any test may show what is printed on cards and the like, outside of all functions."""
    return not change.within or (change.module, change.within) in entered


def go_unnoticed(change: Change, tests: Sequence[str]) -> None:
    """In a process of its own: leaves with status 0 if every test is content, with 1 otherwise."""
    path = GAMES / change.module
    text = path.read_text(encoding="utf-8")
    name = ".".join(("orrery.games", *Path(change.module).with_suffix("").parts)).removesuffix(".__init__")
    sys.meta_path.insert(0, Changed(name, path, text[: change.start] + change.after + text[change.end :]))
    for imported in [module for module in sys.modules if module.partition(".")[0] in ("orrery", "tests")]:
        del sys.modules[imported]  # whoever started this may know the rules as they are
    files = dict.fromkeys(test.partition("::")[0] for test in tests)
    sys.stdout = sys.stderr = io.StringIO()
    signal.alarm(NEVER)  # ends the process
    try:
        status = run_tests(["-x", *files], [Chosen(tests)])
    except BaseException:
        status = 1
    os._exit(0 if status == 0 else 1)


def unnoticed(tried: Sequence[tuple[Change, list[str]]], processes: int) -> Iterator[Change]:
    """Those changes with which every test passes."""
    context = get_context("fork")
    waiting, running = list(reversed(tried)), dict[Any, tuple[Change, Any]]()
    while waiting or running:
        while waiting and len(running) < processes:
            change, tests = waiting.pop()
            if not tests:
                yield change
                continue
            process = context.Process(target=go_unnoticed, args=(change, tests))
            process.start()
            running[process.sentinel] = (change, process)
        for sentinel in wait(list(running)) if running else ():
            change, process = running.pop(sentinel)
            process.join()
            if process.exitcode == 0:
                yield change


def modules(named: Sequence[str]) -> list[str]:
    """Every module of rules of what was named: titles, or modules below `games`."""
    found: list[str] = []
    for name in named or [place.name for place in sorted(GAMES.iterdir()) if place.is_dir()]:
        place = GAMES / name
        inner = sorted(place.rglob("*.py")) if place.is_dir() else [place]
        found += [path.relative_to(GAMES).as_posix() for path in inner]
    return [module for module in found if "/" in module]


def by_title(named: Sequence[str]) -> Mapping[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for module in modules(named):
        found[module.partition("/")[0]].append(module)
    return found


def main(say: Callable[[str], None] = lambda text: print(text, flush=True)) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("named", nargs="*", help="titles, or modules below src/orrery/games")
    parser.add_argument("--most", type=int, default=50, help="changes to a module")
    parser.add_argument("--seed", type=int, default=0, help="another sample of the changes")
    parser.add_argument("--share", type=float, default=0.03, help="of a title's changes may go unnoticed")
    parser.add_argument("--seconds", type=float, default=LONGEST, help="of tests for a change")
    parser.add_argument("--processes", type=int, default=os.cpu_count())
    given = parser.parse_args()
    os.chdir(ROOT)
    too_many = False
    for title, inner in by_title(given.named).items():
        known = reached(title)
        total = missed = 0
        for module in inner:
            tried = [
                (change, chosen(change, known, given.seconds)) for change in changes(module, given.most, given.seed)
            ]
            found = list(unnoticed(tried, given.processes))
            total, missed = total + len(tried), missed + len(found)
            if tried:
                say(f"{module}: {len(found)} of {len(tried)} unnoticed")
            for change in sorted(found, key=lambda change: change.start):
                entered = any(concerns(change, entered) for _, entered in known.values())
                say(f"  {without_line(change)}" + ("" if entered else " (no test enters it)"))
        say(f"{title}: {missed} of {total} changes unnoticed, {missed / max(total, 1):.1%}")
        too_many |= missed > given.share * total
    return int(too_many)


if __name__ == "__main__":
    sys.exit(main())
