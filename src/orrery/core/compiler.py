"""From a generator function to the source of its frames. See `procedure` for what it is for.

The body is cut into blocks at every question. `step` runs blocks until one asks, calls or ends. A local is kept in the
frame if it is live where the procedure starts or resumes; the others stay Python locals and may hold anything.
"""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator
from typing import Any, NoReturn, cast

YIELDS = (ast.Yield, ast.YieldFrom)
SCOPES = (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)
COMPREHENSIONS = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)
AWAITS = (ast.Await, ast.AsyncFor, ast.AsyncWith)
RESERVED = ("g", "this", "at")
UNHOLDABLE = (ast.List, ast.Dict, ast.Set, ast.Lambda, *COMPREHENSIONS)

HELD = "held_"
"""Before the name of a local in its frame, so that a rule may call its locals as it likes."""

MAKE = """
def make(FRAME_, DONE_, MODE_, SET_, PLAIN_):
    class frame_(FRAME_):
        __slots__ = {slots!r}
        kept = {kept!r}
        held_at = {held_at!r}
        def copy(this):
            new = frame_()
            new.at = this.at
            new.answer = None
{copies}
            return new
        def step(this, g):
            at = this.at
            while True:
                pass
    def {name}({parameters}):
        if MODE_.live:
            return PLAIN_({parameters})
        new_ = frame_()
        new_.at = 0
        new_.answer = None
{starts}
        return new_
    return frame_, {name}
"""


def compiled(rule: Callable[..., Any]) -> ast.Module:
    """A module with one function, `make`, that gives the class of frames and the function that starts one."""
    source = ast.parse(textwrap.dedent(inspect.getsource(rule))).body[0]
    ast.increment_lineno(source, rule.__code__.co_firstlineno - 1)
    assert isinstance(source, (ast.FunctionDef, ast.AsyncFunctionDef))
    return ast.fix_missing_locations(_Procedure(source, rule.__code__.co_filename, rule.__code__.co_freevars).module())


class _Block:
    """Statements that run in one go, and where they may lead."""

    __slots__ = ("body", "leads_to", "resumes")

    def __init__(self) -> None:
        self.body: list[ast.stmt] = []
        self.leads_to: list[int] = []
        self.resumes = False


class _Procedure:
    def __init__(self, source: ast.FunctionDef | ast.AsyncFunctionDef, filename: str, free: tuple[str, ...]) -> None:
        self.source = source
        self.filename = filename
        self.blocks = [_Block()]
        self.here = 0
        self.loops: list[tuple[int, int]] = []
        self.counters = 0
        self.check_shape(free)
        self.many(source.body)
        self.leave(source.body[-1])

    # --- what is refused ------------------------------------------------------------------------------

    def refuse(self, node: ast.AST, why: str) -> NoReturn:
        line = getattr(node, "lineno", self.source.lineno)
        raise SyntaxError(f"{self.source.name}, line {line}: {why}", (self.filename, line, None, None))

    def check_shape(self, free: tuple[str, ...]) -> None:
        arguments = self.source.args
        self.parameters = [a.arg for a in arguments.args]
        method = bool(self.parameters) and self.parameters[0] == "self"
        if self.parameters[int(method) : int(method) + 1] != ["g"]:
            self.refuse(self.source, "the first parameter of a procedure is the state, g")
        if arguments.vararg or arguments.kwarg or arguments.kwonlyargs or arguments.posonlyargs:
            self.refuse(self.source, "a procedure takes plain parameters only")
        if free:
            self.refuse(self.source, f"a procedure may not close over {', '.join(free)}")
        for name in self.parameters:
            if name in RESERVED[1:]:
                self.refuse(self.source, f"no parameter of a procedure may be called {name}")
        for node in ast.walk(self.source):
            if isinstance(node, AWAITS):
                self.refuse(node, "a procedure asks with yield, it does not await")
            if node is not self.source and isinstance(node, SCOPES):
                self.refuse(node, "a procedure may not define functions or classes")
            if isinstance(node, (ast.Global, ast.Nonlocal)):
                self.refuse(node, "a procedure may not use global or nonlocal")
            if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store) and node.id in RESERVED:
                self.refuse(node, f"{node.id} may not be assigned in a procedure")
        if not _asks(self.source):
            self.refuse(self.source, "it asks nothing: a plain function will do")

    def check_kept(self, kept: set[str]) -> None:
        for block in self.blocks:
            leaving = set().union(*(self.needed[to] for to in block.leads_to))
            for node in (n for statement in block.body for n in ast.walk(statement)):
                if isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, UNHOLDABLE):
                    for name in _targets(node) & leaving & kept:
                        self.refuse(node, f"{name} is held across a question: hold a tuple, not this")
                for name in _names_set_by(node) & (leaving if isinstance(node, ast.NamedExpr) else kept) & kept:
                    self.refuse(node, f"{name} is held across a question: assign it in a statement of its own")

    # --- from statements to blocks --------------------------------------------------------------------

    def block(self) -> int:
        self.blocks.append(_Block())
        return len(self.blocks) - 1

    def add(self, *statements: ast.stmt) -> None:
        self.blocks[self.here].body.extend(statements)

    def jump(self, like: ast.AST, to: int) -> list[ast.stmt]:
        self.blocks[self.here].leads_to.append(to)
        return [*_parsed(f"at = {to}", like), ast.copy_location(ast.Continue(), like)]

    def leave(self, like: ast.AST, value: ast.expr | None = None) -> None:
        """Ends the procedure; its caller finds the value as its own answer."""
        target = ast.Attribute(ast.Name("this", ast.Load()), "answer", ast.Store())
        self.add(_like(ast.Assign([target], value or ast.Constant(None)), like), *_parsed("return DONE_", like))

    def wait(self, like: ast.stmt, value: ast.expr | None) -> None:
        if value is None:
            self.refuse(like, "a bare yield asks nothing")
        after = self.block()
        self.blocks[after].resumes = True
        self.blocks[self.here].leads_to.append(after)
        self.add(*_parsed(f"this.at = {after}", like), _like(ast.Return(value), like))
        self.here = after

    def many(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.one(statement)

    def one(self, node: ast.stmt) -> None:
        if _plain(node):
            self.add(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, YIELDS):
            self.wait(node, self.asked(node, node.value))
        elif isinstance(node, (ast.Assign, ast.AnnAssign)) and isinstance(node.value, YIELDS):
            self.wait(node, self.asked(node, node.value))
            answer = ast.Attribute(ast.Name("this", ast.Load()), "answer", ast.Load())
            targets: list[ast.expr] = node.targets if isinstance(node, ast.Assign) else [node.target]
            self.add(_like(ast.Assign(targets, answer), node))
        elif isinstance(node, ast.Return):
            if node.value is not None and _asks(node.value):
                self.refuse(node, "a question may not stand in a return: assign its answer first")
            self.leave(node, node.value)
            self.here = self.block()
        elif isinstance(node, ast.If):
            self.branch(node)
        elif isinstance(node, (ast.While, ast.For)):
            if node.orelse:
                self.refuse(node, "a loop with questions may not have an else")
            if isinstance(node, ast.While):
                self.repeat(node)
            else:
                self.each(node)
        elif isinstance(node, (ast.Break, ast.Continue)):
            start, end = self.loops[-1]
            self.add(*self.jump(node, end if isinstance(node, ast.Break) else start))
            self.here = self.block()
        else:
            self.refuse(node, f"a question may not stand inside this statement ({type(node).__name__.lower()})")

    def asked(self, node: ast.stmt, value: ast.Yield | ast.YieldFrom) -> ast.expr | None:
        if value.value is not None and _asks(value.value):
            self.refuse(node, "a question may not stand inside another")
        return value.value

    def test(self, like: ast.stmt, condition: ast.expr, otherwise: int) -> None:
        if _asks(condition):
            self.refuse(like, "a question may not stand in a condition: assign its answer first")
        self.add(_like(ast.If(ast.UnaryOp(ast.Not(), condition), self.jump(like, otherwise), []), like))

    def branch(self, node: ast.If) -> None:
        otherwise, after = self.block(), self.block()
        self.test(node, node.test, otherwise)
        self.many(node.body)
        self.add(*self.jump(node, after))
        self.here = otherwise
        self.many(node.orelse)
        self.add(*self.jump(node, after))
        self.here = after

    def repeat(self, node: ast.While) -> None:
        start, end = self.block(), self.block()
        self.add(*self.jump(node, start))
        self.here = start
        self.test(node, node.test, end)
        self.inside(node.body, start, end, node)

    def each(self, node: ast.For) -> None:
        """The things to loop over are taken at once, as a tuple: an iterator is no plain data."""
        if _asks(node.iter):
            self.refuse(node, "a question may not stand in the head of a loop: assign its answer first")
        if isinstance(node.iter, ast.GeneratorExp):
            self.refuse(node, "a loop with questions takes its things at once: give it a tuple, not a generator")
        things, i = f"things{self.counters}_", f"i{self.counters}_"
        self.counters += 1
        taken = ast.Call(ast.Name("tuple", ast.Load()), [node.iter], [])
        self.add(_like(ast.Assign([ast.Name(things, ast.Store())], taken), node), *_parsed(f"{i} = 0", node))
        start, end = self.block(), self.block()
        self.add(*self.jump(node, start))
        self.here = start
        self.test(node, _expression(f"{i} < len({things})", node), end)
        self.add(
            _like(ast.Assign([node.target], _expression(f"{things}[{i}]", node)), node),
            *_parsed(f"{i} = {i} + 1", node),
        )
        self.inside(node.body, start, end, node)

    def inside(self, body: list[ast.stmt], start: int, end: int, node: ast.stmt) -> None:
        self.loops.append((start, end))
        self.many(body)
        self.loops.pop()
        self.add(*self.jump(node, start))
        self.here = end

    # --- which locals are kept ------------------------------------------------------------------------

    def live(self) -> set[str]:
        """The locals that some question, or the start, needs; `needed` has those of each block."""
        uses, defines = zip(*(_flow(block.body) for block in self.blocks), strict=True)
        entering: list[set[str]] = [set(u) for u in uses]
        changed = True
        while changed:
            changed = False
            for i, block in reversed(list(enumerate(self.blocks))):
                leaving = set().union(*(entering[to] for to in block.leads_to))
                needed = uses[i] | (leaving - defines[i])
                if needed != entering[i]:
                    entering[i], changed = needed, True
        self.needed = entering
        return set().union(*(entering[i] for i, block in enumerate(self.blocks) if block.resumes or i == 0))

    # --- the source of the frames ---------------------------------------------------------------------

    def module(self) -> ast.Module:
        local = set(self.parameters).union(*(_locals(s) for block in self.blocks for s in block.body))
        kept = self.live() & (local - set(RESERVED))
        self.check_kept(kept)
        rename = _Rename(kept)
        chain: list[ast.stmt] = []
        for i, block in reversed(list(enumerate(self.blocks))):
            body = rename.many(block.body)
            body = body or _parsed("raise AssertionError", self.source)
            chain = [_like(ast.If(_expression(f"at == {i}", self.source), body, chain), self.source)]
        names = tuple(sorted(kept))
        text = MAKE.format(
            slots=tuple(HELD + name for name in names),
            kept=names,
            held_at={i: tuple(sorted(kept & self.needed[i])) for i, b in enumerate(self.blocks) if b.resumes},
            name=self.source.name,
            parameters=", ".join(self.parameters),
            copies="\n".join(f"            new.{HELD}{name} = this.{HELD}{name}" for name in names),
            starts="\n".join(f"        new_.{HELD}{n} = {n if n in self.parameters else None}" for n in names),
        )
        made = ast.parse(text)
        for node in ast.walk(made):
            if hasattr(node, "lineno"):
                ast.copy_location(node, self.source)
            if isinstance(node, ast.While):
                node.body = chain
        return made


class _Rename(ast.NodeTransformer):
    """A kept local becomes a field of the frame; names bound by a comprehension or a lambda stay."""

    def __init__(self, fields: set[str]) -> None:
        self.fields = fields

    def many(self, body: list[ast.stmt]) -> list[ast.stmt]:
        renamed: list[ast.stmt] = []
        for statement in body:
            new = self.visit(statement)
            renamed += new if isinstance(new, list) else [] if new is None else [new]
        return renamed

    def visit(self, node: ast.AST) -> Any:
        return self.visit_comprehension_scope(node) if isinstance(node, COMPREHENSIONS) else super().visit(node)

    def visit_Name(self, node: ast.Name) -> Any:
        if node.id not in self.fields:
            return node
        return _like(ast.Attribute(ast.Name("this", ast.Load()), HELD + node.id, node.ctx), node)

    def visit_Delete(self, node: ast.Delete) -> Any:
        """A frame has all its fields at any time: what is deleted is forgotten."""
        forgotten: list[ast.expr] = []
        rest: list[ast.expr] = []
        for target in node.targets:
            if isinstance(target, ast.Name) and target.id in self.fields:
                forgotten.append(_like(ast.Name(target.id, ast.Store()), target))
            else:
                rest.append(target)
        new: list[ast.stmt] = [_like(ast.Assign(forgotten, ast.Constant(None)), node)] if forgotten else []
        new += [_like(ast.Delete(rest), node)] if rest else []
        return [self.generic_visit(statement) for statement in new]

    def visit_NamedExpr(self, node: ast.NamedExpr) -> Any:
        """A field cannot be named in an expression: it is set by a call."""
        if node.target.id not in self.fields:
            return self.generic_visit(node)
        field = ast.Constant(HELD + node.target.id)
        return _like(
            ast.Call(ast.Name("SET_", ast.Load()), [ast.Name("this", ast.Load()), field, self.visit(node.value)], []),
            node,
        )

    def visit_AnnAssign(self, node: ast.AnnAssign) -> Any:
        if node.value is None:
            return None
        return self.visit(_like(ast.Assign([node.target], node.value), node))

    def visit_Lambda(self, node: ast.Lambda) -> ast.AST:
        self.generic_visit(node.args)
        node.body = self.without(_parameters(node.args)).visit(node.body)
        return node

    def visit_comprehension_scope(self, node: Any) -> ast.AST:
        own = {n.id for c in node.generators for n in ast.walk(c.target) if isinstance(n, ast.Name)}
        inner = self.without(own)
        for i, part in enumerate(node.generators):
            part.iter = (inner if i else self).visit(part.iter)
            part.ifs = [inner.visit(test) for test in part.ifs]
        for field in ("elt", "key", "value"):
            if hasattr(node, field):
                setattr(node, field, inner.visit(getattr(node, field)))
        return cast(ast.AST, node)

    def without(self, names: set[str]) -> _Rename:
        return _Rename(self.fields - names)


def _flow(body: list[ast.stmt]) -> tuple[set[str], set[str]]:
    """The names that a block needs from before, and those that it surely sets."""
    uses: set[str] = set()
    defines: set[str] = set()
    for statement in body:
        needed, set_ = _flow_of(statement)
        uses |= needed - defines
        defines |= set_
    return uses, defines


def _flow_of(node: ast.stmt) -> tuple[set[str], set[str]]:
    if isinstance(node, (ast.Assign, ast.AnnAssign)):
        return _needs(node), _targets(node) | (_surely_named(node.value) if node.value else set())
    if isinstance(node, ast.If):
        body, otherwise = _flow(node.body), _flow(node.orelse)
        named = _surely_named(node.test)
        return _needs(node.test) | ((body[0] | otherwise[0]) - named), named | (body[1] & otherwise[1])
    if isinstance(node, ast.While):
        named = _surely_named(node.test)
        return _needs(node.test) | ((_flow(node.body)[0] | _flow(node.orelse)[0]) - named), named
    if isinstance(node, ast.For):
        inside = _flow(node.body)[0] - _stored(node.target)
        return _needs(node.iter) | _needs(node.target) | inside | _flow(node.orelse)[0], _surely_named(node.iter)
    if isinstance(node, ast.Expr):
        return _needs(node), _surely_named(node.value)
    if isinstance(node, ast.Try):
        handled = [_flow(handler.body)[0] - _names_set_by(handler) for handler in node.handlers]
        types = [_needs(handler.type) for handler in node.handlers if handler.type]
        rest = [_flow(part)[0] for part in (node.body, node.orelse, node.finalbody)]
        return set().union(*handled, *types, *rest), set()
    if isinstance(node, ast.With):
        entered = set().union(*(_needs(item) for item in node.items))
        named = set().union(*(_stored(item) for item in node.items))
        inside, defined = _flow(node.body)
        return entered | (inside - named), named | defined
    if isinstance(node, ast.Match):
        return _needs(node.subject).union(*(_needs_of_case(case) for case in node.cases)), set()
    return _needs(node), set()


def _needs_of_case(case: ast.match_case) -> set[str]:
    captured = _locals(case.pattern)
    guard = _needs(case.guard) if case.guard else set()
    return _needs(case.pattern) | ((guard | _flow(case.body)[0]) - captured)


def _needs(node: ast.AST) -> set[str]:
    """The names that an expression, or a statement taken as a whole, reads."""
    if isinstance(node, COMPREHENSIONS):
        own = set().union(*(_stored(part.target) for part in node.generators))
        inside = set().union(*(_needs(child) for child in ast.iter_child_nodes(node)))
        return (inside - own) | _needs(node.generators[0].iter)
    if isinstance(node, ast.Lambda):
        return _needs(node.args) | (_needs(node.body) - _parameters(node.args))
    read = {node.id} if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load) else set()
    if isinstance(node, ast.AugAssign):
        read |= _stored(node.target)
    return read.union(*(_needs(child) for child in ast.iter_child_nodes(node)))


def _surely_named(node: ast.expr) -> set[str]:
    """The names that `:=` sets in an expression, wherever it is evaluated at all."""
    chained = isinstance(node, ast.Compare) and len(node.ops) > 1
    if chained or isinstance(node, (ast.BoolOp, ast.IfExp, ast.Lambda, *COMPREHENSIONS)):
        return set()
    own = {node.target.id} if isinstance(node, ast.NamedExpr) else set()
    return own.union(*(_surely_named(c) for c in ast.iter_child_nodes(node) if isinstance(c, ast.expr)))


def _targets(node: ast.Assign | ast.AnnAssign) -> set[str]:
    """The names that an assignment sets."""
    if isinstance(node, ast.AnnAssign):
        return _stored(node.target) if node.value is not None else set()
    return set().union(*(_stored(target) for target in node.targets))


def _stored(target: ast.AST) -> set[str]:
    return {n.id for n in ast.walk(target) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}


def _locals(node: ast.AST) -> set[str]:
    """All the names that a statement may set in its own scope."""
    if isinstance(node, (ast.Lambda, *COMPREHENSIONS)):
        return {n.target.id for n in ast.walk(node) if isinstance(n, ast.NamedExpr)}
    own = {node.id} if isinstance(node, ast.Name) and not isinstance(node.ctx, ast.Load) else _names_set_by(node)
    return own.union(*(_locals(child) for child in ast.iter_child_nodes(node)))


def _names_set_by(node: ast.AST) -> set[str]:
    """Names that are set by other means than a target."""
    if isinstance(node, ast.NamedExpr):
        return {node.target.id}
    if isinstance(node, ast.MatchMapping):
        return {node.rest} if node.rest else set()
    if isinstance(node, ast.alias):
        return {(node.asname or node.name).partition(".")[0]}
    name = node.name if isinstance(node, (ast.ExceptHandler, ast.MatchAs, ast.MatchStar)) else None
    return {name} if name else set()


def _parameters(arguments: ast.arguments) -> set[str]:
    return {node.arg for node in ast.walk(arguments) if isinstance(node, ast.arg)}


def _plain(node: ast.AST, inner: bool = False) -> bool:
    """Whether a statement can stay as it is: it neither asks nor leaves."""
    if isinstance(node, (ast.Return, *YIELDS)) or (not inner and isinstance(node, (ast.Break, ast.Continue))):
        return False
    inner = inner or isinstance(node, (ast.For, ast.While))
    return all(_plain(child, inner) for child in ast.iter_child_nodes(node))


def _asks(node: ast.AST) -> bool:
    return any(isinstance(n, YIELDS) for n in ast.walk(node))


def _like(new: Any, old: ast.AST) -> Any:
    for node in _unplaced(new):
        ast.copy_location(node, old)
    return new


def _unplaced(node: ast.AST) -> Iterator[ast.AST]:
    if not hasattr(node, "lineno"):
        yield node
        for child in ast.iter_child_nodes(node):
            yield from _unplaced(child)


def _parsed(text: str, like: ast.AST) -> list[ast.stmt]:
    body = ast.parse(text).body
    for statement in body:
        for node in ast.walk(statement):
            ast.copy_location(node, like)
    return body


def _expression(text: str, like: ast.AST) -> ast.expr:
    expression = ast.parse(text, mode="eval").body
    for node in ast.walk(expression):
        ast.copy_location(node, like)
    return expression
