"""The pages are true: their code runs, what they show is there, what they name exists."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from random import Random

import pytest

import orrery
from orrery import games
from tests.documented import documented_title

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
SOURCE = ROOT / "src" / "orrery"
PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md", *sorted(DOCS.glob("*.md"))]


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title that docs/add-a-title.md builds."""
    monkeypatch.setattr(games, "_ADDED", {})
    games.add(documented_title())


@pytest.mark.usefixtures("nim")
def test_the_title_of_add_a_title_can_be_played() -> None:
    rng = Random(1)
    game = orrery.new("nim", seats=3, seed=7, options={"stones": 21})
    while game.pending:
        for seat, question in list(game.pending.items()):
            assert game.faults() == []
            assert game.resample(seat, 1).view(seat) == game.view(seat)
            game.answer(seat, question.sample(rng))
    assert game.result is not None
    assert game.result.reason == "taken"
    assert orrery.replay(game.record()).fingerprint() == game.fingerprint()


@pytest.mark.usefixtures("nim")
def test_a_title_of_ours_cannot_be_replaced() -> None:
    title = games.find("nim")
    theirs = type("Theirs", (type(title),), {"name": games.names()[0]})()
    with pytest.raises(ValueError, match="is a title of this package"):
        games.add(theirs)


def python_of(page: Path) -> list[str]:
    return re.findall(r"```python\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)


def test_the_readme_s_game_can_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    [code] = python_of(ROOT / "README.md")
    exec(compile(code, "README.md", "exec"), {})
    assert capsys.readouterr().out.startswith("Result(scores=(")


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_somewhere(page: Path) -> None:
    for link in re.findall(r"\]\(([^)#]+)", page.read_text(encoding="utf-8")):
        assert "://" in link or (page.parent / link).exists()


@pytest.mark.parametrize("page", ["README.md", "docs/architecture.md"])
def test_the_map_of_the_house_is_complete(page: str) -> None:
    """Every folder of src/orrery, and the command, with nothing made up."""
    [drawn] = re.findall(r"^```\nsrc/orrery/\n((?:  \S.*\n)+)", (ROOT / page).read_text(encoding="utf-8"), re.MULTILINE)
    named = {line.split()[0] for line in drawn.splitlines()}
    folders = {f"{init.parent.name}/" for init in SOURCE.glob("*/__init__.py")}
    assert named == {*folders, "cli.py"}


def test_the_rule_that_the_architecture_shows_is_the_rule() -> None:
    shown, *rest = python_of(DOCS / "architecture.md")
    assert rest == []
    [name] = re.findall(r"^def (\w+)", shown, re.MULTILINE)
    sources = [path.read_text(encoding="utf-8") for path in (SOURCE / "games").rglob("*.py")]
    assert [shown in source for source in sources if f"def {name}(" in source] == [True]


def test_rules_are_where_the_architecture_says() -> None:
    page = (DOCS / "architecture.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| [^|`]+ \| (`games/.+) \|$", page, re.MULTILINE)
    assert rows
    for row in rows:
        file, *names = [name for name in re.findall(r"`([^`]+)`", row) if not name.endswith(".py") or "/" in name]
        tree = ast.parse((SOURCE / file).read_text(encoding="utf-8"))
        defined = {node.name for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.ClassDef)}
        assert {part for name in names for part in name.split(".")} <= defined


def test_the_changelog_and_the_pages_name_every_command() -> None:
    from orrery.cli import app

    commands = {command.name or command.callback.__name__ for command in app.registered_commands if command.callback}
    assert len(commands) == len(app.registered_commands)
    changes = " ".join((ROOT / "CHANGELOG.md").read_text(encoding="utf-8").split())
    told = re.findall(r"(?:The `orrery` command:|its commands) ([^.:]*)", changes)
    assert set(re.findall(r"`(\w+)`", " ".join(told))) == commands
    pages = "".join(page.read_text(encoding="utf-8") for page in DOCS.glob("*.md"))
    assert commands <= set(re.findall(r"\borrery (\w+)", pages))


def test_the_kernel_that_the_changelog_names_is_there() -> None:
    page = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    [told] = re.findall(r"- The kernel: (.*?);", page, re.DOTALL)
    names = re.findall(r"`(?:orrery\.)?(\w+)`", told)
    assert names
    assert [name for name in names if not callable(getattr(orrery, name, None))] == []
