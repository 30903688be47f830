"""Titles and bots of other packages: found by their entry points, and no harm done by those that do not work."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tests.documented import blocks

BOTS = """
class Last:
    def choose(self, view, question, rng):
        return list(question.choices())[-1]


BOTS = {"last": Last}
"""

PLAY = """
from random import Random
import orrery
from orrery import bots

assert "nim" in orrery.titles(), orrery.titles()
assert bots.names("nim") == ("random", "last"), bots.names("nim")
game = orrery.new("nim", seats=2, seed=7)
result = bots.play(game, [bots.find("last", "nim")() for _ in range(2)], [Random(0), Random(1)])
assert orrery.replay(game.record()).fingerprint() == game.fingerprint()
assert orrery.load(game.save()).result == result
print(result.reason, len(game.record()["answers"]))
"""


def install(folder: Path, package: str, points: dict[str, dict[str, str]], modules: dict[str, str]) -> None:
    """As an installer leaves it: modules, and what `importlib.metadata` reads of a package."""
    told = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    told.mkdir(parents=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n", encoding="utf-8")
    lines = [f"[{group}]\n" + "".join(f"{k} = {v}\n" for k, v in named.items()) for group, named in points.items()]
    (told / "entry_points.txt").write_text("\n".join(lines), encoding="utf-8")
    for name, text in modules.items():
        (folder / f"{name}.py").write_text(text, encoding="utf-8")


@pytest.fixture
def nim(tmp_path: Path) -> Path:
    """A folder with the package that docs/add-a-title.md describes."""
    [project] = blocks("toml")
    told = tomllib.loads(project)
    [code] = blocks("python")
    assert told["tool"]["setuptools"]["py-modules"] == ["nim", "nim_bots"]
    install(tmp_path, told["project"]["name"], told["project"]["entry-points"], {"nim": code, "nim_bots": BOTS})
    return tmp_path


def run(folder: Path, *arguments: str) -> tuple[str, list[str]]:
    """What a Python of its own says, with that folder beside Orrery: to whom asked, and what went wrong."""
    environment = {**os.environ, "PYTHONPATH": str(folder), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr.splitlines()


def test_a_title_and_a_bot_of_another_package_are_found_and_play(nim: Path) -> None:
    out, wrong = run(nim, "-c", PLAY)
    assert out == "taken 5\n"
    assert wrong == []


def test_the_command_lists_a_title_without_words_and_lets_its_bots_play(nim: Path) -> None:
    listed, _ = run(nim, "-m", "orrery", "titles", "--lang", "en")
    assert "nim" in listed
    assert "stones, 21" in listed
    played, _ = run(nim, "-m", "orrery", "simulate", "nim", "--seats", "last,random", "--games", "2", "--lang", "en")
    assert "taken" in played


def test_what_does_not_work_is_told_in_a_sentence_each_and_stops_nobody(nim: Path) -> None:
    titles = {
        "absent": "no_such_module:TITLE",
        "broken": "broken:TITLE",
        "five": "fine:FIVE",
        "leaves": "leaves:TITLE",
        "other": "nim:TITLE",
        "race": "nim:TITLE",
    }
    install(
        nim,
        "foreign",
        {
            "orrery.titles": titles,
            "orrery.bots": {"nim": "fine:FIVE", "race": "fine:GREEDY", "fleet": "broken:BOTS"},
        },
        {
            "broken": "raise RuntimeError('out\\nof order')\n",
            "fine": "FIVE = 5\nGREEDY = {'greedy': object}\n",
            "leaves": "raise SystemExit('gone')\n",
        },
    )
    install(nim, "second", {"orrery.titles": {"nim": "nim:TITLE"}, "orrery.bots": {"nim": "nim_bots:BOTS"}}, {})
    ours = (
        "from orrery import bots, games; print(games.find('race').__module__, bots.find('greedy', 'race').__module__)"
    )
    out, wrong = run(nim, "-c", f"{PLAY}\n{ours}\nbots.names('fleet')\ngames.names()")
    assert out == "taken 5\norrery.games.race.title orrery.bots.race.greedy\n"
    of_foreign = "of the package foreign cannot be used"
    assert sorted(wrong) == sorted(
        [
            f"The title 'absent' {of_foreign}: ModuleNotFoundError: No module named 'no_such_module'",
            f"The title 'broken' {of_foreign}: RuntimeError: out of order",
            f"The title 'five' {of_foreign}: it is no Title with a name, rules, seats and a state.",
            f"The title 'leaves' {of_foreign}: SystemExit: gone",
            f"The title 'other' {of_foreign}: it calls itself 'nim', which must be a word and the same.",
            f"The title 'race' {of_foreign}: it is a title of Orrery itself, which cannot be replaced.",
            "The title 'nim' of the package second cannot be used: another package brings one of that name.",
            f"The bots for 'nim' {of_foreign}: they are no mapping from names to what makes a bot.",
            "The bots for 'nim' of the package second cannot be used: there are others of the name last.",
            f"The bots for 'race' {of_foreign}: there are others of the name greedy.",
            f"The bots for 'fleet' {of_foreign}: RuntimeError: out of order",
        ]
    )


def test_who_asks_for_what_does_not_work_is_told_why(nim: Path) -> None:
    install(nim, "foreign", {"orrery.titles": {"absent": "no_such_module:TITLE"}}, {})
    asked = "import orrery\ntry: orrery.new('absent', seats=2)\nexcept orrery.UnknownTitle as error: print(error)"
    out, wrong = run(nim, "-c", asked)
    assert out.splitlines() == wrong
    assert len(wrong) == 1


def test_nothing_is_read_before_somebody_asks(nim: Path) -> None:
    install(nim, "foreign", {"orrery.titles": {"broken": "broken:TITLE"}}, {"broken": "raise RuntimeError('x')\n"})
    quiet = "import sys, orrery; orrery.new('race', seats=2); print('importlib.metadata' in sys.modules)"
    assert run(nim, "-c", quiet) == ("False\n", [])
