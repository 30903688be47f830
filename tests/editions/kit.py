"""Editions made by a test, of today's code with something changed in it."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from zipfile import ZipFile

from orrery import editions
from orrery.core.game import Game
from orrery.editions import Edition
from tools.keep import ARCHIVES, Sources, at_hand, packed, rules_in, zipped

MADE = 901
"""A number that no release will ever have."""


@contextmanager
def made(folder: Path, title: str, sources: Sources | None = None, rules: int = MADE) -> Iterator[Edition]:
    """An edition of these sources, today's if none are given, under a number of its own."""
    name = f"{title}_{rules}"
    changed = dict(at_hand() if sources is None else sources)
    stated = re.compile(rf"^(    rules(?:: ClassVar\[int\])? = ){rules_in(changed, title)}$", re.MULTILINE)
    for place, text in changed.items():
        if place.startswith(f"games/{title}/"):
            changed[place] = stated.sub(rf"\g<1>{rules}", text)
    path = folder / f"{name}.zip"
    path.write_bytes(zipped(packed(changed, title, rules)))
    editions.__path__.append(str(path))
    editions._read.cache_clear()
    try:
        edition = editions.kept(title, rules)
        assert edition is not None
        yield edition
    finally:
        editions.__path__.remove(str(path))
        editions._read.cache_clear()
        home = f"orrery.editions.{name}"
        for module in [module for module in sys.modules if module == home or module.startswith(f"{home}.")]:
            del sys.modules[module]


def sources_of(title: str, rules: int) -> Sources:
    """What an archive was made of: the kernel and one title, by the names that they have in the source tree."""
    home = f"{title}_{rules}"
    with ZipFile(ARCHIVES / f"{home}.zip") as archive:
        texts = {name: archive.read(name).decode() for name in archive.namelist() if name.endswith(".py")}
    kept = f"orrery.editions.{home}."
    return {name.removeprefix(f"{home}/"): text.replace(kept, "orrery.") for name, text in texts.items()}


class _Rewrite(ast.NodeTransformer):
    """The same rules, written otherwise: the branches of every `if` of a procedure in which something is asked are
    swapped, and what it asks first, it asks once more in a branch that is never taken.
    """

    def __init__(self) -> None:
        self.swapped = 0
        self._inside = False

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.FunctionDef:
        if any(getattr(mark, "id", "") == "procedure" for mark in node.decorator_list):
            self._inside = True
            self.generic_visit(node)
            self._inside = False
            first = next((i for i, statement in enumerate(node.body) if _is_question(statement)), None)
            if first is not None:
                never = ast.If(ast.Compare(ast.Name("g"), [ast.Is()], [ast.Constant(None)]), [node.body[first]], [])
                node.body.insert(first, never)
        return node

    def visit_If(self, node: ast.If) -> ast.If:
        self.generic_visit(node)
        if self._inside and (_asks(node.body) or _asks(node.orelse)):
            node.test = ast.UnaryOp(ast.Not(), node.test)
            node.body, node.orelse = node.orelse or [ast.Pass()], node.body
            self.swapped += 1
        return node


def _is_question(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr | ast.Assign) and isinstance(statement.value, ast.Yield | ast.YieldFrom)


def _asks(body: list[ast.stmt]) -> bool:
    return any(isinstance(inner, ast.Yield | ast.YieldFrom) for statement in body for inner in ast.walk(statement))


def rewritten(title: str) -> tuple[Sources, int]:
    """Today's sources, written otherwise, and how many branches were swapped."""
    sources, swapped = at_hand(), 0
    for place, text in sources.items():
        if place.startswith(f"games/{title}/") and "@procedure" in text:
            swap = _Rewrite()
            tree = swap.visit(ast.parse(text))
            if swap.swapped:
                sources[place], swapped = ast.unparse(ast.fix_missing_locations(tree)), swapped + swap.swapped
    return sources, swapped


def play_on(game: Game, rng: Random, answers: int) -> Game:
    """So many answers at random, or to the end."""
    for _ in range(answers):
        if not game.pending:
            break
        seat = min(game.pending)
        game.answer(seat, game.pending[seat].sample(rng))
    return game
