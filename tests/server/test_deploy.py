"""deploy/: what can be checked of it without an engine that runs containers."""

from __future__ import annotations

import configparser
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from http import HTTPStatus
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest
import typer.main
import yaml

from orrery import cli
from orrery.terminal import browser
from tests.servers import free_port, wait_for_port

ROOT = Path(__file__).resolve().parents[2]
DEPLOY = ROOT / "deploy"
FILLED = {"PASSWORD": "secret", "SITE": "games.example.org", "STATE_DIRECTORY": "/var/lib/orrery"}


def lines() -> Iterator[str]:
    """The Containerfile's instructions, one a line."""
    text = (DEPLOY / "Containerfile").read_text(encoding="utf-8").replace("\\\n", " ")
    yield from (line for line in text.splitlines() if line and not line.startswith("#"))


def compose() -> Any:
    return yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))


def filled(word: str) -> str:
    return re.sub(r"\$\{(\w+)(?::\?[^}]*)?\}", lambda found: FILLED[found[1]], word)


def container_command() -> list[str]:
    [command] = [line for line in lines() if line.startswith("CMD")]
    return list(yaml.safe_load(command.removeprefix("CMD")))


def unit() -> configparser.ConfigParser:
    read = configparser.ConfigParser(interpolation=None)
    read.optionxform = str  # type: ignore[assignment,method-assign]
    read.read(DEPLOY / "orrery.service")
    return read


COMMANDS = {
    "container": container_command(),
    "compose": compose()["services"]["orrery"]["command"],
    "unit": shlex.split(unit()["Service"]["ExecStart"]),
}


@pytest.mark.parametrize("where", COMMANDS)
def test_the_command_is_one_that_orrery_takes(where: str) -> None:
    program, name, *words = map(filled, COMMANDS[where])
    assert Path(program).name == "orrery"
    command = typer.main.get_command(cli.app).commands[name]  # type: ignore[attr-defined]
    taken = command.make_context(name, words).params
    assert taken["database"] != "orrery.db", "it would be lost with the container"
    assert taken["open_page"] is False


def test_what_is_copied_and_made_is_there() -> None:
    made = [word for line in lines() for word in re.findall(r"make (\w+)", line) if line.startswith("RUN make")]
    targets = re.findall(r"^(\w+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert made
    assert set(made) <= set(targets)
    for service in compose()["services"].values():
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert (DEPLOY / source).exists() if source.startswith(".") else source in compose()["volumes"]


def test_pins_are_read_off_the_lock() -> None:
    """The Containerfile installs what was tested."""
    [grep] = [line for line in lines() if "pins.txt" in line and "grep" in line]
    command = ["sh", "-c", grep.removeprefix("RUN ").partition(">")[0]]
    pins = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    names = re.findall(r"^([\w-]+)(?:\[[\w,]+\])?==", (ROOT / "requirements.lock").read_text(encoding="utf-8"), re.M)
    assert len(pins.stdout.splitlines()) == len(names) > 50


def test_the_proxy_is_believed_and_nobody_else() -> None:
    services = compose()["services"]
    [proxies] = [word for word in services["orrery"]["command"] if word.startswith("--proxies=")]
    assert proxies == f"--proxies={services['proxy']['networks']['inside']['ipv4_address']}"
    assert "ports" not in services["orrery"]


def test_the_command_of_the_container_is_healthy_in_a_plain_directory(tmp_path: Path) -> None:
    port = free_port()
    words = [word.replace("/data", str(tmp_path)).replace("8000", str(port)) for word in container_command()[1:]]
    running = subprocess.Popen([sys.executable, "-m", "orrery", *words], cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        wait_for_port(port)
        [check] = [line for line in lines() if line.startswith("HEALTHCHECK CMD")]
        program, *probe = yaml.safe_load(check.removeprefix("HEALTHCHECK CMD"))
        assert program == "python"
        probe = [word.replace("8000", str(port)) for word in probe]
        assert subprocess.run([sys.executable, *probe], check=False).returncode == 0
        with urlopen(f"http://127.0.0.1:{port}/", timeout=browser.PATIENCE) as page:
            assert page.status == HTTPStatus.OK
    finally:
        running.terminate()
        running.wait(browser.PATIENCE)
