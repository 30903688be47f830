"""A test in a browser that fails is tried once more, and the end of the run says so."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tests.web.kit import ROOT

SHAKY = """
from pathlib import Path
import pytest

HERE = Path(__file__).parent

def tried(name):
    with (HERE / name).open("a") as file:
        file.write("x")
        return file.tell()

@pytest.fixture(scope="module")
def shared():
    tried("made")
    yield
    tried("gone")

def test_shaky(browser, shared):
    context = browser.new_context()
    context.new_page()
    context.close()
    assert tried("shaky") > 1, "the page was slow"

def test_wrong(browser, shared):
    assert tried("wrong") < 0, "never so"

def test_elsewhere(shared):
    assert tried("elsewhere") > 1, "no browser"
"""


def run(folder: Path, *options: str, **environment: str) -> tuple[str, dict[str, int]]:
    """What is said of those tests, and how often each was tried."""
    file = folder / "test_of_chances.py"
    file.write_text(SHAKY)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "tests.conftest"]
    command += ["-p", "tests.web.conftest", "-c", str(ROOT / "pyproject.toml"), *options, str(file)]
    env = {**os.environ, "PYTHONPATH": str(ROOT), **environment}
    done = subprocess.run(command, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 1, done.stdout + done.stderr
    counters = [path for path in folder.iterdir() if path.is_file() and not path.suffix]
    return done.stdout, {path.name: path.stat().st_size for path in counters}


def test_a_second_chance_is_given_in_a_browser_and_named(tmp_path: Path) -> None:
    said, tried = run(tmp_path, "-n", "1")
    assert "2 failed, 1 passed, 2 rerun" in said
    named = [line.rpartition("::")[2] for line in said.splitlines() if line.startswith("SECOND CHANCE")]
    assert named == [
        "test_shaky (call): AssertionError: the page was slow",
        "test_wrong (call): AssertionError: never so",
    ]
    assert tried == {"shaky": 2, "wrong": 2, "elsewhere": 1, "made": 1, "gone": 1}, "what they share is made once"


def test_a_long_run_gives_none(tmp_path: Path) -> None:
    said, tried = run(tmp_path, "-k", "shaky", ORRERY_LONG="1")
    assert "1 failed" in said
    assert "SECOND CHANCE" not in said
    assert tried["shaky"] == 1
