"""The server under measurement: a process of its own on a core of its own. Run as a module, this is that process."""

from __future__ import annotations

import argparse
import asyncio
import cProfile
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from orrery import games
from orrery.core.errors import OrreryError
from orrery.server.noughts import NOUGHTS

SERVER_CORE, PLAYERS_CORE = 0, 1


class Server:
    def __init__(self, database: str, profile: Path | None = None) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        command = [sys.executable, "-m", __name__, "--port", str(self.port), "--database", database]
        command += ["--profile", str(profile)] if profile else []
        self._process = subprocess.Popen(command, stderr=subprocess.DEVNULL)
        self.url = f"http://127.0.0.1:{self.port}"

    @classmethod
    @contextmanager
    def running(cls, database: str, profile: Path | None = None) -> Iterator[Server]:
        server = cls(database, profile)
        try:
            yield server
        finally:
            server._process.send_signal(signal.SIGTERM)
            server._process.wait()

    async def ready(self) -> None:
        for _ in range(600):
            if self._process.poll() is not None:
                break
            try:
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
            except OSError:
                await asyncio.sleep(0.05)
            else:
                writer.close()
                return
        raise OrreryError("The server to be measured did not start.")

    def cpu(self) -> float:
        """Seconds of a core that it has taken, all its threads together."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text().rpartition(")")[2].split()
        return _seconds(fields[11], fields[12])

    def memory(self) -> int:
        """Bytes that it holds."""
        pages = Path(f"/proc/{self._process.pid}/statm").read_text().split()[1]
        return int(pages) * os.sysconf("SC_PAGE_SIZE")


def core_time() -> float:
    """Seconds for which the server's core has been busy, whoever had it."""
    line = Path("/proc/stat").read_text().partition(f"cpu{SERVER_CORE} ")[2].partition("\n")[0]
    user, nice, system, _idle, _waiting, *more = line.split()
    return _seconds(user, nice, system, *more[:3])


def _seconds(*ticks: str) -> float:
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def pin(core: int) -> None:
    if hasattr(os, "sched_setaffinity") and core < (os.cpu_count() or 1):
        os.sched_setaffinity(0, {core})


def _serve() -> None:
    from orrery.server.run import run
    from orrery.server.settings import Settings

    parser = argparse.ArgumentParser()
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--database", required=True)
    parser.add_argument("--profile", type=Path)
    options = parser.parse_args()
    pin(SERVER_CORE)
    games.add(NOUGHTS)
    settings = Settings(database=options.database, port=options.port, limited=False)
    if options.profile is None:
        run(settings)
        return
    profiler = cProfile.Profile(time.thread_time)  # what the loop's thread does itself, whatever else the machine does
    profiler.runcall(run, settings)
    profiler.dump_stats(options.profile)


if __name__ == "__main__":
    _serve()
