"""What holds for the repository as a whole: nothing of one machine in it, and one truth in two places agrees."""

import os
import re
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]

# Written so that this file does not match itself.
FORBIDDEN = {
    "a package registry's address": re.compile(
        r"(?:pypi|python[h]osted|npm[j]s|deb[.]debian|crates)[.](?:org|com|io)\b|https?://\S+/simple\b"
        r"|[-]-(?:extra-)?index-url[\s=]|[-]-find-links[\s=]",
        re.IGNORECASE,
    ),
    "a path of one machine": re.compile(r"(?<![\w.~*-])/(?:work|root|home|Users)/[\w.]|\bfile:/{2}|\b[A-Z]:\\Users\\"),
}
OUTSIDE = re.compile(r"[.]{2}[/\\]shared\b|[\"']shared[\"'/]")


def forbidden(text: str) -> list[str]:
    return [f"{what}: {match.group()}" for what, pattern in FORBIDDEN.items() for match in pattern.finditer(text)]


def tracked() -> Iterator[tuple[str, str]]:
    """Every text file that git tracks, with its content."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True).stdout
    for name in filter(None, listing.split("\0")):
        path = ROOT / name
        content = path.read_bytes() if path.is_file() else b""
        if b"\0" not in content:
            yield name, content.decode("utf-8")


def test_no_tracked_file_knows_a_registry_or_a_machine() -> None:
    assert [f"{name}: {what}" for name, text in tracked() for what in forbidden(text)] == []


@pytest.mark.parametrize(
    "text",
    [
        "https://" + "pypi" + ".org/project/x",
        "https://files.python" + "hosted.org/packages/x",
        "https://registry.npm" + "js.org/x",
        "-" + "-index-url somewhere",
        "https://mirror.example/root/pypi" + "/simple/",
        "see /" + "work/main",
        "'/" + "home/me/x'",
        "/" + "root/.cache",
        "file:" + "///opt/x",
    ],
)
def test_the_search_for_addresses_and_paths_has_teeth(text: str) -> None:
    assert forbidden(text)


@pytest.mark.parametrize(
    "text", ["the framework/work/x", "docs/home/x", "~/work/x", "./root/x", "and/or", "a /home page"]
)
def test_the_search_spares_what_is_harmless(text: str) -> None:
    assert not forbidden(text)


def test_nothing_reads_what_lies_outside_the_repository() -> None:
    inside = [(name, text) for name, text in tracked() if name.startswith(("src/", "tests/"))]
    assert [name for name, text in inside if OUTSIDE.search(text)] == []


def test_ci_runs_exactly_the_readme_s_test_command() -> None:
    ci = ROOT / ".ci" / "run"
    shebang, *commands = ci.read_text(encoding="utf-8").splitlines()
    assert shebang == "#!/usr/bin/env bash"
    assert os.access(ci, os.X_OK)
    blocks = re.findall(
        r"^```sh\n(.*?)^```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE
    )
    lines = [line.partition("#")[0].strip() for block in blocks for line in block.splitlines()]
    assert [line for line in lines if "test" in line] == commands


def canonical(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def required() -> set[str]:
    """Every package that pyproject.toml names."""
    data = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    groups = [data["build-system"]["requires"], data["project"]["dependencies"]]
    groups += data["project"]["optional-dependencies"].values()
    return {canonical(re.split(r"[^\w.-]", need, maxsplit=1)[0]) for group in groups for need in group}


def test_every_dependency_is_justified() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    assert {canonical(name) for name in re.findall(r"^- `([^`]+)`: \w", page, re.MULTILINE)} == required()


def test_the_lock_pins_every_dependency_by_hash() -> None:
    text = (ROOT / "requirements.lock").read_text(encoding="utf-8").replace("\\\n", " ")
    pins = [line for line in text.splitlines() if not line.startswith("#")]
    assert [
        pin for pin in pins if not re.fullmatch(r"[\w.-]+==[\w.]+ .*?(\s+--hash=sha256:[0-9a-f]{64})+\s*", pin)
    ] == []
    assert required() <= {canonical(pin.partition("==")[0]) for pin in pins}
    assert "://" not in text


def would_run(target: str, *more: str) -> list[str]:
    """What make would do, with everything set up; nothing of the make that may run these tests."""
    environment = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "ARGS")}
    command = ["make", "--no-print-directory", "-n", "-o", "setup", target, *more]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, encoding="utf-8")
    return done.stdout.splitlines()


def test_make_play_serves_the_page_and_make_terminal_starts_a_game_in_the_terminal() -> None:
    assert would_run("play", "ARGS=--port 8001")[-1] == ".venv/bin/orrery serve --open --port 8001"
    assert would_run("terminal", "ARGS=--lang fr")[-1] == ".venv/bin/orrery play race --lang fr"


def test_what_the_pages_ask_make_for_exists() -> None:
    """And its options are those of what it runs: only the game in the terminal has a language."""
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"^(\w+):", makefile, re.MULTILINE))
    for page in (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "docs").glob("*.md")):
        text = page.read_text(encoding="utf-8")
        assert set(re.findall(r"(?:^|`)make (\w+)", text, re.MULTILINE)) <= targets
        assert set(re.findall(r'make (\w+) ARGS="--lang', text)) <= {"terminal"}


def test_make_test_lints_checks_types_and_runs_every_test() -> None:
    ran = " ".join(would_run("test"))
    for command in ("ruff check", "ruff format --check", "mypy", "pytest"):
        assert f".venv/bin/{command}" in ran
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    assert settings["mypy"]["strict"] is True
    assert settings["mypy"]["files"] == ["src", "tests", "tools"]
    assert settings["pytest"]["ini_options"]["testpaths"] == ["tests"]


def test_make_check_looks_at_one_file() -> None:
    for name in ("src/orrery/cli.py", "tests/test_docs.py", "tools/page.py"):
        asked, lint, form, types = would_run("check", f"FILE={name}", "-o", ".venv/.ready")
        assert asked.startswith(f"test -f '{name}' ||")
        assert lint == f".venv/bin/ruff check --quiet {name}"
        assert form.startswith(f".venv/bin/ruff format --check --quiet {name} ||")
        assert types == f".venv/bin/mypy {name}"
    of_the_page = would_run("check", "FILE=web/src/main.ts", "-o", ".venv/.ready")
    assert of_the_page[1:] == [".venv/bin/python tools/page.py --check web/src/main.ts"]


@pytest.mark.parametrize("more", [[], ["FILE=src/orrery/no_such_file.py"]])
def test_make_check_asks_for_a_file_that_there_is(more: list[str]) -> None:
    environment = {k: v for k, v in os.environ.items() if k not in ("MAKEFLAGS", "MFLAGS", "MAKEOVERRIDES", "FILE")}
    command = ["make", "--no-print-directory", "-o", ".venv/.ready", "check", *more]
    done = subprocess.run(command, cwd=ROOT, env=environment, check=False, capture_output=True, encoding="utf-8")
    assert done.returncode != 0
    assert done.stderr.startswith("Which file? make check FILE=src/orrery/cli.py\n")


def test_what_contributing_names_is_there() -> None:
    """Its commands for make are among those of the other pages; here its paths, modules of tests and links."""
    text = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    code = " ".join([*re.findall(r"```sh\n(.*?)```", text, re.DOTALL), *re.findall(r"`([^`\n]+)`", text)])
    paths = re.findall(r"(?<![\w./-])((?:src|tests|tools|web|docs|[.]github|[.]ci)/[\w./-]*\w)", code)
    assert len(paths) > 8
    assert [path for path in paths if path not in MADE_HERE and not (ROOT / path).exists()] == []
    programs = set(re.findall(r"[.]venv/bin/([\w-]+)", code))
    assert programs <= {"pytest", "ruff", "mypy", "python"}
    for file, name in re.findall(r"(tests/[\w./]+[.]py)::(\w+)", code):
        assert f"def {name}(" in (ROOT / file).read_text(encoding="utf-8")


MADE_HERE = {"src/orrery/server/page", "web/node_modules"}
"""What CONTRIBUTING.md names because it is made here and kept out of git."""


def test_public_ci_runs_the_same_command_on_every_python() -> None:
    lines = (ROOT / ".github" / "workflows" / "test.yml").read_text(encoding="utf-8").splitlines()
    [versions] = [line.partition(":")[2] for line in lines if line.strip().startswith("python: [")]
    assert re.findall(r'"([\d.]+)"', versions) == ["3.11", "3.12", "3.13", "3.14"]
    ran = [line.partition("run: ")[2] for line in lines if "run: " in line]
    assert [command for command in ran if "apt-get" not in command] == ["make test"]
    assert all("|" not in command for command in ran)
    assert "chromium-browser" in " ".join(ran).split()


def test_make_long_runs_all_that_is_kept_for_it() -> None:
    tests, pairs, changes = would_run("long")
    assert tests.split() == ["ORRERY_LONG=1", ".venv/bin/pytest", "-q", "-n", "auto", "--dist", "worksteal"]
    assert pairs.split() == [".venv/bin/python", "-m", "tools.meetings"]
    assert changes.split() == ["nice", ".venv/bin/python", "-m", "tools.mutations"]


def test_the_licence_is_mit_and_the_notice_says_that_it_is_unofficial() -> None:
    assert (ROOT / "LICENSE").read_text(encoding="utf-8").startswith("MIT License\n")
    notice = " ".join((ROOT / "NOTICE").read_text(encoding="utf-8").split())
    assert "unofficial" in notice
    assert "all texts and all drawings in it are our own" in notice
