"""docs/change-a-rule.md is true: its commands run, in a copy of the repository, and say what it says that they do."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import orrery

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "change-a-rule.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)


class Copy:
    """A repository of its own with the source and the tests as they are here."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        for part in ("src/orrery", "tests", "tools", "pyproject.toml"):
            there = folder / part
            there.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / part).is_dir():
                shutil.copytree(ROOT / part, there, ignore=shutil.ignore_patterns("__pycache__", "page", "web"))
            else:
                shutil.copy(ROOT / part, there)
        beside = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
        roles = ("AUTHOR_NAME", "AUTHOR_EMAIL", "COMMITTER_NAME", "COMMITTER_EMAIL")
        who = {f"GIT_{role}": "orrery@example.org" for role in roles}
        path = os.pathsep.join([str(folder / "src"), str(folder)])
        self.environment = {**os.environ, **who, "PATH": beside, "PYTHONPATH": path}
        for command in ("git init --quiet", "git add --all", "git commit --quiet --message before"):
            assert self.run(command).returncode == 0

    def release(self) -> None:
        """The number that the title bears is a release's."""
        for command in ("python tools/keep.py --title race", "git add --all", "git commit --quiet --message release"):
            kept = self.run(command)
            assert kept.returncode == 0, kept.stderr

    def run(self, line: str) -> subprocess.CompletedProcess[str]:
        """A line of the page."""
        words = shlex.split(line)
        return subprocess.run(words, cwd=self.folder, env=self.environment, capture_output=True, text=True)


def test_a_rule_is_changed_as_the_page_says(tmp_path: Path) -> None:
    there = Copy(tmp_path)
    assert orrery.titles()["race"].rules == 2, "the page's example has other numbers"
    there.release()
    [test] = blocks("python")
    (tmp_path / "tests/games/race/test_thirteen.py").write_text(test, encoding="utf-8")
    mend, number, release = (block.splitlines() for block in blocks("sh"))
    assert "1 failed" in there.run(mend[1]).stdout, "there was nothing to mend"
    assert there.run(mend[0]).returncode == 0
    refused = there.run(mend[1]).stdout
    [told] = blocks("text")
    assert told.strip() in refused
    assert "1 passed" in refused
    assert "1 error" in refused or "1 failed" in refused
    assert there.run(number[0]).returncode == 0
    passed = there.run(number[1]).stdout
    assert "1 passed" in passed
    assert "error" not in passed
    assert there.run(release[0]).returncode == 0
    kept = there.run(release[1])
    assert kept.returncode == 0, kept.stderr
    assert (tmp_path / "src/orrery/editions/race_3.zip").is_file()
    assert there.run(release[1]).returncode == 0, "an archive that is there is only looked at"
