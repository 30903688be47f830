"""The law of the house: dependencies point one way, and only a title's own folders name that title."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = "orrery"
SOURCE = Path(__file__).resolve().parents[1] / "src" / PACKAGE

# What each part may import of the package, besides itself. "" is the package's own __init__, the door of the engine.
BELOW: dict[str, frozenset[str]] = {}
BELOW["core"] = frozenset()
BELOW["games"] = frozenset({"core"})
BELOW["editions"] = frozenset({"core", "games"})
BELOW[""] = frozenset({"core", "games", "editions", "bots"})
BELOW["referee"] = frozenset({"", "core"})
BELOW["words"] = BELOW["lessons"] = frozenset({"", "core", "games"})
BELOW["bots"] = BELOW["words"] | {"lessons"}
BELOW["arena"] = BELOW["research"] = BELOW["server"] = BELOW["bots"] | {"words", "bots", "editions"}
BELOW["terminal"] = frozenset(BELOW)
BELOW["cli"] = frozenset(BELOW)
BELOW["__main__"] = BELOW["cli"] | {"cli"}

STANDARD_LIBRARY_ONLY = frozenset({"core", "games", "editions", "referee", ""})
STANDARD_LIBRARY = sys.stdlib_module_names | {"annotationlib"}  # of Python 3.14, whichever runs these tests
TITLED = frozenset({"games", "words", "lessons", "bots", "referee"})
TITLES = frozenset({"race", "fleet", "galactica"})

WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def violations(root: Path) -> list[str]:
    """All that breaks the law under `root`, a folder that stands for src/orrery, as `file:line: reason`."""
    games = root / "games"
    titles = TITLES | {path.name for path in games.glob("[a-z]*") if any(path.glob("*.py"))}
    found = []
    for path in sorted(root.rglob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"), str(path))
        place = path.relative_to(root)
        found += [f"{place}:{line}: {reason}" for line, reason in sorted(set(_faults(place, tree, titles)))]
    for path in sorted(path for path in root.rglob("*") if "__pycache__" not in path.parts):
        place = path.relative_to(root)
        if path.stem in titles and _owner(place, titles) is None:
            found.append(f"{place}:0: is named after the title {path.stem}")
    return found


def _faults(place: Path, tree: ast.Module, titles: frozenset[str]) -> Iterator[tuple[int, str]]:
    part, owner = _part(place), _owner(place, titles)
    if part not in BELOW:
        yield 0, f"{part} is no part of the house"
        return
    for line, module in _imports(place, tree):
        top, *rest = module.split(".")
        if top != PACKAGE:
            if part in STANDARD_LIBRARY_ONLY and top not in STANDARD_LIBRARY:
                yield line, f"imports {top}, which is not in the standard library"
            continue
        target = rest[0] if rest and rest[0] in BELOW else ""
        if target != part and target not in BELOW[part]:
            yield line, f"{part or PACKAGE} imports {module}"
        title = _owner(Path(*rest), titles) if rest else None
        if title not in {None, owner}:
            yield line, f"imports the title {title}"
    if owner is not None:  # a card, a chapter or a ship of one title may be called what another title is called
        return
    for line, text in _names(tree):
        for title in titles.intersection(word.lower() for word in WORD.findall(text)):
            yield line, f"names the title {title}"


def _part(place: Path) -> str:
    first = place.parts[0] if len(place.parts) > 1 else place.stem
    return "" if first == "__init__" else first


def _owner(place: Path, titles: frozenset[str]) -> str | None:
    """The title that a file belongs to: games/<title>/..., words/<title>.py, words/fr/<title>.ftl, bots/<title>/..."""
    if place.parts[0] not in TITLED:
        return None
    inner = place.parts[1:2] if place.parts[0] == "games" else place.parts[1:]
    return next((Path(name).stem for name in inner if Path(name).stem in titles), None)


def _imports(place: Path, tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Every module imported, by its full name: `from orrery import core` is orrery.core, relative ones are resolved."""
    package = [PACKAGE, *place.parts[:-1]]
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            yield from ((node.lineno, f"{_absolute(base, package)}.{alias.name}") for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node) in {"import_module", "__import__"} and node.args:
            base = _leading_text(node.args[0])
            if base:
                yield node.lineno, _absolute(base, package)


def _absolute(module: str, package: list[str]) -> str:
    name = module.lstrip(".")
    level = len(module) - len(name)
    if not level:
        return name
    return ".".join([*package[: max(1, len(package) - level + 1)], *([name] if name else [])])


def _called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _leading_text(node: ast.expr) -> str:
    """The text that a string or an f-string surely begins with."""
    if isinstance(node, ast.JoinedStr) and node.values:
        return _leading_text(node.values[0])
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _names(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Identifiers and strings; not comments and docstrings, which may give examples."""
    docstrings = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            docstrings.add(node.value)
    for node in ast.walk(tree):
        line = getattr(node, "lineno", 0)
        if isinstance(node, ast.Constant):
            if isinstance(node.value, str) and node not in docstrings:
                yield line, node.value
            continue
        for _, value in ast.iter_fields(node):
            for text in value if isinstance(value, list) else [value]:
                if isinstance(text, str):
                    yield line, text


def test_the_house_keeps_its_law() -> None:
    assert violations(SOURCE) == []


def test_nothing_built_yet_is_no_fault(tmp_path: Path) -> None:
    assert violations(tmp_path) == []
    assert violations(tmp_path / "absent") == []


LAWFUL = {
    "__init__.py": '"""As in orrery.new("race")."""\nfrom orrery.core import game\nfrom .games import registry\n',
    "core/game.py": "import dataclasses\nfrom . import frames\nfrom orrery.core.frames import Frame\n",
    "core/trace.py": "trace = 'the traces of a braced embrace'  # race\n",
    "games/registry.py": "import importlib\ndef find(name): return importlib.import_module(f'orrery.games.{name}')\n",
    "games/race/cards/worlds.py": "from ....core import game\nfrom ..powers import Power\nNAME = 'race'\n",
    "games/race/cards/lost_fleet.py": "fleet = 'galactica fleet'\n",
    "games/galactica/fleet.py": "from . import fleet\nfrom orrery.games.galactica.fleet import jump\n",
    "games/fleet/ships.py": "from orrery import core\nfrom orrery.games.fleet import data\n",
    "words/__init__.py": "from fluent.runtime import FluentBundle\nimport orrery\n",
    "words/race.py": "from orrery.games.race import cards\n",
    "words/fr/race.ftl": "race = Race\n",
    "words/galactica/__init__.py": "from orrery.games import galactica\n",
    "bots/race/greedy.py": "from orrery.games.race import scoring\nimport numpy\n",
    "referee/race/rounds.py": "from orrery.core.game import Game\nfrom orrery.referee import story\nNAME = 'race'\n",
    "arena/tournament.py": "from orrery import bots, words, new\nimport ray\n",
    "terminal/session.py": "import rich\nfrom orrery import arena, bots, server, words\n",
    "cli.py": "import typer\nfrom orrery import arena, bots, server, terminal, words\n",
    "__main__.py": "from orrery.cli import main\n",
}


def test_a_lawful_house_passes(tmp_path: Path) -> None:
    for name, text in LAWFUL.items():
        _plant(tmp_path, name, text)
    assert violations(tmp_path) == []


@pytest.mark.parametrize(
    ("name", "text", "reason"),
    [
        ("core/game.py", "import orrery.games\n", "core imports orrery.games"),
        ("core/game.py", "from orrery import words\n", "core imports orrery.words"),
        ("core/game.py", "from .. import games\n", "core imports orrery.games"),
        ("core/deep/game.py", "from ...games import registry\n", "core imports orrery.games.registry"),
        ("core/game.py", "import orrery\n", "core imports orrery"),
        ("core/game.py", "from orrery import new\n", "core imports orrery.new"),
        ("core/game.py", "def late():\n    import numpy\n", "imports numpy, which is not in the standard library"),
        ("core/game.py", "import_module('orrery.games')\n", "core imports orrery.games"),
        ("core/game.py", "importlib.import_module(f'orrery.games.{name}')\n", "core imports orrery.games."),
        ("core/game.py", "if TYPE_CHECKING:\n    from ..bots import Bot\n", "core imports orrery.bots.Bot"),
        ("games/fleet/play.py", "from orrery.bots import greedy\n", "games imports orrery.bots.greedy"),
        ("games/fleet/play.py", "import orrery\n", "games imports orrery"),
        ("games/fleet/play.py", "import rich.table\n", "imports rich, which is not in the standard library"),
        ("games/fleet/play.py", "from orrery.games.race import cards\n", "imports the title race"),
        ("games/fleet/play.py", "from ..race import cards\n", "imports the title race"),
        ("games/fleet/race.py", "", None),
        ("games/fleet/race.py", "from orrery.games import race\n", "imports the title race"),
        ("games/registry.py", "from . import race\n", "imports the title race"),
        ("games/chess/play.py", "", None),
        ("words/fleet.py", "from orrery.games.race import cards\n", "imports the title race"),
        ("words/pick.py", "from orrery.bots import greedy\n", "words imports orrery.bots.greedy"),
        ("bots/greedy.py", "from orrery.arena import tournament\n", "bots imports orrery.arena.tournament"),
        ("bots/greedy.py", "import orrery.games.race\n", "imports the title race"),
        ("referee/race/rounds.py", "from orrery.games import race\n", "referee imports orrery.games.race"),
        ("referee/story.py", "title = 'race'\n", "names the title race"),
        ("server/app.py", "from orrery import research\n", "server imports orrery.research"),
        ("arena/run.py", "from orrery.cli import main\n", "arena imports orrery.cli.main"),
        ("arena/run.py", "from orrery.terminal import session\n", "arena imports orrery.terminal.session"),
        ("terminal/session.py", "from orrery.cli import main\n", "terminal imports orrery.cli.main"),
        ("terminal/session.py", "title = 'race'\n", "names the title race"),
        ("__init__.py", "from orrery.words import pick\n", "orrery imports orrery.words.pick"),
        ("__init__.py", "from . import cli\n", "orrery imports orrery.cli"),
        ("__init__.py", "import typer\n", "imports typer, which is not in the standard library"),
        ("cli.py", "title = 'race'\n", "names the title race"),
        ("cli.py", "def play_race(): ...\n", "names the title race"),
        ("cli.py", "class RaceTable: ...\n", "names the title race"),
        ("cli.py", "show(galactica=1)\n", "names the title galactica"),
        ("cli.py", "show(lambda fleet: 0)\n", "names the title fleet"),
        ("cli.py", "help = f'orrery play race {x}'\n", "names the title race"),
        ("cli.py", "x.race\n", "names the title race"),
        ("core/game.py", "{'fleet': 1}\n", "names the title fleet"),
        ("server/race.py", "", "is named after the title race"),
        ("server/static/fleet.json", "", "is named after the title fleet"),
        ("helpers/text.py", "", "helpers is no part of the house"),
        ("misc.py", "", "misc is no part of the house"),
    ],
)
def test_a_planted_fault_is_caught(tmp_path: Path, name: str, text: str, reason: str | None) -> None:
    _plant(tmp_path, name, text)
    found = violations(tmp_path)
    if reason is None:
        assert found == []
    else:
        assert any(line.startswith(f"{Path(name)}:") and line.endswith(f": {reason}") for line in found), found


def test_a_new_title_is_known_by_its_folder(tmp_path: Path) -> None:
    _plant(tmp_path, "games/go/play.py", "")
    _plant(tmp_path, "cli.py", "title = 'go'\n")
    assert violations(tmp_path) == ["cli.py:1: names the title go"]


def _plant(root: Path, name: str, text: str) -> None:
    path = root / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
