"""docs/host.md is true: its commands run, and a game is played through each set-up it describes."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlsplit

from tests import servers

PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
SECONDS = 120


def blocks(language: str, section: str) -> Iterator[str]:
    """What stands between fences in one chapter of the page."""
    [text] = re.findall(rf"^## {section}\n(.*?)(?=^## |\Z)", PAGE, re.DOTALL | re.MULTILINE)
    yield from re.findall(rf"^```{language}\n(.*?)^```", text, re.DOTALL | re.MULTILINE)


def with_ports(instead: dict[str, str], text: str) -> str:
    """All at once: a port that was put in may contain one that the page names."""
    return re.sub("|".join(instead) or "(?!)", lambda found: instead[found[0]], text)


class Reader:
    """Somebody who types what the page says, with other ports and in a folder of his own."""

    def __init__(self, folder: Path, instead: dict[str, str], programs: Path | None = None) -> None:
        self.folder, self.instead = folder, instead
        beside = [Path(sys.executable).parent, *([programs] if programs else [])]
        self._path = os.pathsep.join([*map(str, beside), os.environ["PATH"]])
        self.environment = {**os.environ, "PATH": self._path}
        self.links: list[str] = []
        self._running: list[subprocess.Popen[str]] = []
        self.ran: list[str] = []

    def type(self, block: str) -> None:
        """Runs the lines of a block. Servers, and all who join a table but the last, go on behind."""
        lines = [line for line in block.splitlines() if line]
        for n, line in enumerate(lines):
            command = self._put_right(line)
            joins_on = " join " in line and n + 1 < len(lines) and " join " in lines[n + 1]
            if line.startswith("orrery serve") or joins_on:
                self._start(command)
            else:
                self._run(command)

    def _put_right(self, line: str) -> list[str]:
        line = with_ports(self.instead, line)
        for n, link in enumerate(self.links):  # last: a real port, or the secret of a link, may contain one of the page
            line = line.replace(f"LINK_{n}", link)
        return shlex.split(line)

    def _start(self, command: list[str]) -> None:
        self.ran.append(" ".join(command))
        program = shutil.which(command[0], path=self._path) or command[0]
        quiet = subprocess.DEVNULL
        self._running.append(
            subprocess.Popen(
                [program, *command[1:]], cwd=self.folder, env=self.environment, stdout=quiet, stderr=quiet, text=True
            )
        )
        if "--port" in command:
            servers.wait_for_port(int(command[command.index("--port") + 1]))

    def _run(self, command: list[str]) -> None:
        self.ran.append(" ".join(command))
        program = shutil.which(command[0], path=self._path) or command[0]
        done = subprocess.run(
            [program, *command[1:]],
            cwd=self.folder,
            env=self.environment,
            capture_output=True,
            text=True,
            timeout=SECONDS,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
        if command[1] == "invite":
            self.links = [line.partition(": ")[2] for line in done.stdout.splitlines()]
        if command[1] == "join":
            assert "The game is over" in done.stdout
        if command[1] == "check":
            assert "0 faults" in done.stdout

    def stop(self) -> None:
        for process in reversed(self._running):
            process.send_signal(signal.SIGTERM)
        for process in self._running:
            process.wait(timeout=SECONDS)


@contextmanager
def reading(folder: Path, instead: dict[str, str], programs: Path | None = None) -> Iterator[Reader]:
    reader = Reader(folder, instead, programs)
    try:
        yield reader
    finally:
        reader.stop()


def test_one_machine(tmp_path: Path) -> None:
    with reading(tmp_path, {"8000": str(servers.free_port())}) as reader:
        for block in blocks("sh", "One machine"):
            reader.type(block)
    assert sum("join" in command for command in reader.ran) == 2
    assert any("check" in command for command in reader.ran)


def test_several_processes_behind_a_proxy(tmp_path: Path, postgresql: servers.PostgreSQL, redis: str) -> None:
    ports = {port: str(servers.free_port()) for port in ("8001", "8002", "8080")}
    instead = {**ports, "5432": str(postgresql.port), "6379": str(urlsplit(redis).port)}
    with reading(tmp_path, instead, postgresql.programs) as reader:
        reader.environment |= {"PGHOST": "127.0.0.1", "PGPORT": str(postgresql.port), "PGUSER": "orrery"}
        [proxy] = blocks("nginx", "Several processes, or several machines")
        proxy = with_ports(ports, proxy)
        start, *rest = blocks("sh", "Several processes, or several machines")
        reader.type(start)
        with servers.running_nginx(proxy, int(ports["8080"])):
            for block in rest:
                reader.type(block)
    assert sum("serve" in command for command in reader.ran) == 2


def test_how_fast_it_is(tmp_path: Path) -> None:
    with reading(tmp_path, {}) as reader:
        for block in blocks("sh", "How fast it is"):
            reader.type(block)


def test_no_command_of_the_page_is_left_out() -> None:
    chapters = ("One machine", "Several processes, or several machines", "How fast it is")
    run = [block for chapter in chapters for block in blocks("sh", chapter)]
    assert run == re.findall(r"^```sh\n(.*?)^```", PAGE, re.DOTALL | re.MULTILINE)
    fences = set(re.findall(r"^```(\w+)", PAGE, re.MULTILINE))
    assert fences == {"sh", "nginx", "text"}
