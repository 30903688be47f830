"""A power cut loses nothing that was acknowledged, a full disk acknowledges nothing (T2, T3).

The disk is `disk.c`, compiled here: it knows what was flushed, and can refuse to write.
"""

from __future__ import annotations

import asyncio
import errno
import os
import queue
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest

from tests.conftest import LONG
from tests.server.kit import house, log_of

HERE = Path(__file__).parent
CUTS = 20 if LONG else 2
PATIENCE = 120.0
ENOUGH = 21
"""Answers that are acknowledged before the power is cut, however slow the machine is."""


@pytest.fixture(scope="session")
def shim(tmp_path_factory: pytest.TempPathFactory) -> Path:
    compiler = shutil.which("cc")
    if not compiler or not sys.platform.startswith("linux"):
        pytest.skip("needs Linux and a C compiler")
    made = tmp_path_factory.mktemp("disk") / "disk.so"
    command = [compiler, "-shared", "-fPIC", "-O1", "-Wall", "-Werror", "-o", str(made), str(HERE / "disk.c"), "-ldl"]
    subprocess.run(command, check=True)
    return made


class Player:
    """The process that plays on that disk, and what it said."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        self._lines: queue.SimpleQueue[str] = queue.SimpleQueue()
        self.acked: dict[tuple[str, int], str] = {}
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            self._lines.put(line)

    def wait_for(self, *words: str, seconds: float = PATIENCE) -> str:
        """Reads on to the next line that begins so."""
        deadline = time.monotonic() + seconds
        while True:
            line = self._lines.get(timeout=max(deadline - time.monotonic(), 0.01))
            self._note(line)
            if line.split()[0] in words:
                return line.split()[0]

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        self._reader.join()
        while not self._lines.empty():
            self._note(self._lines.get())

    def _note(self, line: str) -> None:
        words = line.split()
        if words[0] == "ack" and line.endswith("\n"):
            self.acked[words[1], int(words[2])] = words[3]


@contextmanager
def playing(shim: Path, file: Path, *options: str) -> Iterator[Player]:
    command = [sys.executable, "-m", "tests.server.disk_player", str(file), *options]
    environment = {**os.environ, "LD_PRELOAD": str(shim), "ORRERY_DISK": str(file)}
    root = HERE.parent.parent
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment, cwd=root) as process:
        player = Player(process)
        try:
            player.wait_for("ready")
            yield player
        finally:
            player.kill()


def what_the_disk_kept(file: Path, to: Path) -> Path:
    """The files as they were flushed last; what was never flushed is gone."""
    to.mkdir()
    for name in (file.name, f"{file.name}-wal"):
        kept = file.with_name(f"{name}.kept")
        if kept.exists():
            shutil.copy(kept, to / name)
    return to / file.name


async def lost(file: Path, acked: dict[tuple[str, int], str]) -> list[str]:
    """All that was acknowledged and is not there, and every table whose log has a hole."""
    wrong = []
    async with house(f"sqlite:///{file}") as tables:
        for table_id in sorted({table for table, _ in acked}):
            rows = {row.seq: row.action for row in await log_of(tables.store, table_id)}
            wrong += [f"{t} {seq}" for (t, seq), action in acked.items() if t == table_id and rows.get(seq) != action]
            if sorted(rows) != list(range(len(rows))):
                wrong.append(f"{table_id} has a hole")
            elif rows:
                await tables.find(table_id)  # replays
    return wrong


def cut_the_power(shim: Path, folder: Path, seconds: float, *options: str) -> list[str]:
    file = folder / "orrery.db"
    with playing(shim, file, *options) as player:
        for _ in range(ENOUGH):
            player.wait_for("ack")
        time.sleep(seconds)
    return asyncio.run(lost(what_the_disk_kept(file, folder / "after"), player.acked))


@pytest.mark.parametrize("cut", range(CUTS))
def test_a_power_cut_loses_nothing_that_was_acknowledged(shim: Path, tmp_path: Path, cut: int) -> None:
    assert cut_the_power(shim, tmp_path, Random(cut).uniform(0.3, 1.5)) == []


def test_the_same_power_cut_loses_answers_when_commits_are_not_flushed(shim: Path, tmp_path: Path) -> None:
    assert cut_the_power(shim, tmp_path, 0.5, "--synchronous", "NORMAL") != []


SLOWLY = ("--tables", "1", "--pause", "0.02")
"""A game that is not over before the disk refuses, however late we come to that."""


def acknowledged_in_vain(player: Player, fault: Path, number: int) -> bool:
    """Whether answers go on being acknowledged on a disk that from now on takes nothing."""
    written = fault.with_suffix(".written")
    written.write_text(str(number))
    written.rename(fault)  # there at once and whole: a fault that is not written yet is none
    player.wait_for("refusing")
    return any(player.wait_for("ack", "lost") == "ack" for _ in range(3))


@pytest.mark.parametrize("number", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_a_disk_that_refuses_acknowledges_nothing_and_play_goes_on_when_it_is_well_again(
    shim: Path, tmp_path: Path, number: int
) -> None:
    file = tmp_path / "orrery.db"
    fault = file.with_name("orrery.db.fault")
    with playing(shim, file, *SLOWLY) as player:
        player.wait_for("ack")
        assert not acknowledged_in_vain(player, fault, number)
        fault.unlink()
        for _ in range(20):
            player.wait_for("ack")
    assert asyncio.run(lost(file, player.acked)) == []
    assert sorted(seq for _, seq in player.acked) == list(range(len(player.acked)))


def test_who_acknowledges_before_it_is_saved_does_so_on_a_full_disk(shim: Path, tmp_path: Path) -> None:
    file = tmp_path / "orrery.db"
    with playing(shim, file, *SLOWLY, "--acknowledge-first") as player:
        player.wait_for("ack")
        assert acknowledged_in_vain(player, file.with_name("orrery.db.fault"), errno.ENOSPC)
    assert asyncio.run(lost(file, player.acked)) != []
