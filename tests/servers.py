"""PostgreSQL and Redis of our own, on the loopback, in a folder that goes away: for the tests and the measurements.

Where they are missing and we may install packages, they are installed; elsewhere the tests that need them are skipped,
or fail when ORRERY_LONG=1: a proof that did not run is no proof.
"""

from __future__ import annotations

import atexit
import fcntl
import itertools
import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest

SECONDS_TO_START = 120.0
PATIENCE = 60.0
"""Seconds after which nothing more will come. Where all is well nobody waits so long, but a busy machine may."""


def free_port() -> int:
    """A port for a server of ours. It is held as long as we run: nobody else is given it before the server is up."""
    held = socket.socket()
    held.bind(("127.0.0.1", 0))
    # whoever says so too may listen on it beside us, who never do
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    atexit.register(held.close)
    port: int = held.getsockname()[1]
    return port


@dataclass
class PostgreSQL:
    """A running server. It flushes to the disk like a real one: durability is what is tested."""

    port: int
    programs: Path
    _numbers: Iterator[int] = field(default_factory=lambda: itertools.count(1))

    @classmethod
    @contextmanager
    def running(cls) -> Iterator[PostgreSQL]:
        programs = _programs("postgres", "postgresql", sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True))
        with _folder() as folder:
            data, port = folder / "data", free_port()
            _as_other([programs / "initdb", "-D", data, "-U", "orrery", "-A", "trust", "--no-sync", "-E", "UTF8"])
            options = f"-p {port} -h 127.0.0.1 -k {folder} -c log_min_messages=fatal -c log_min_error_statement=panic"
            waiting = ["-w", "-t", f"{SECONDS_TO_START:.0f}"]
            _as_other([programs / "pg_ctl", "-D", data, *waiting, "-o", options, "-l", folder / "log", "start"])
            try:
                yield cls(port, programs)
            finally:
                _as_other([programs / "pg_ctl", "-D", data, "-m", "immediate", "stop"])

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"orrery_{os.getpid()}_{next(self._numbers)}"
        self._run("createdb", name)
        return f"postgresql://orrery@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *args: str) -> None:
        at = ["-h", "127.0.0.1", "-p", str(self.port), "-U", "orrery"]
        subprocess.run([str(self.programs / program), *at, *args], check=True, capture_output=True)


@contextmanager
def running_redis() -> Iterator[str]:
    programs = _programs("redis-server", "redis-server", [Path("/usr/bin")])
    with _folder() as folder:
        port = free_port()
        command = [programs / "redis-server", "--port", str(port), "--bind", "127.0.0.1", "--dir", folder, "--save", ""]
        process = subprocess.Popen(list(map(str, command)), stdout=subprocess.DEVNULL)
        try:
            wait_for_port(port)
            yield f"redis://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait()


@contextmanager
def running_nginx(site: str, port: int) -> Iterator[None]:
    """nginx with that configuration of a site."""
    programs = _programs("nginx", "nginx-light", [Path("/usr/sbin")])
    with _folder() as folder:
        kept = "\n".join(f"{name}_temp_path {folder}/{name};" for name in ("client_body", "proxy", *NGINX_UNUSED))
        (folder / "nginx.conf").write_text(
            f"daemon off; pid {folder}/pid; error_log {folder}/log; worker_processes 1; events {{}}\n"
            f"http {{ access_log off; {kept}\n{site} }}"
        )
        process = subprocess.Popen(
            [str(programs / "nginx"), "-c", str(folder / "nginx.conf"), "-e", str(folder / "log")]
        )
        try:
            wait_for_port(port)
            yield
        finally:
            process.terminate()
            process.wait()


NGINX_UNUSED = ("fastcgi", "uwsgi", "scgi")


def wait_for_port(port: int, seconds: float = SECONDS_TO_START) -> None:
    deadline = time.monotonic() + seconds
    while True:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port), timeout=1):
            return
        if time.monotonic() > deadline:
            raise TimeoutError(f"Nothing answers on port {port} after {seconds:.0f} seconds.")
        time.sleep(0.02)


def _programs(program: str, package: str, places: list[Path]) -> Path:
    """The folder with a server's programs, which are installed first if need be."""
    with one_at_a_time():
        for attempt in (1, 2):
            found = shutil.which(program, path=os.pathsep.join([*map(str, places), os.environ.get("PATH", "")]))
            if found:
                return Path(found).resolve().parent
            if attempt == 1 and not install(package):
                break
            places = places or sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    missing = f"{program} is not installed: `apt install {package}`"
    if os.environ.get("ORRERY_LONG") == "1":
        pytest.fail(missing)
    pytest.skip(missing)


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Of all the processes that run tests: who looks for a program does not find one that is half installed by another.

    To install is for one at a time anyway: the second is turned away, and would do without what the first brings.
    """
    with (Path(tempfile.gettempdir()) / f"orrery-install-{os.getuid()}.lock").open("a") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def install(package: str) -> bool:
    if os.getuid() != 0 or not shutil.which("apt-get"):
        return False
    for command in (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", package]):
        if subprocess.run(command, capture_output=True, check=False).returncode:
            return False
    return True


@contextmanager
def _folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp(prefix="orrery-"))
    if os.getuid() == 0:
        shutil.chown(folder, _other().pw_name)
    try:
        yield folder
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _other() -> pwd.struct_passwd:
    """PostgreSQL refuses to run as root."""
    with suppress(KeyError):
        return pwd.getpwnam("postgres")
    return pwd.getpwnam("nobody")


def _as_other(command: list[str | Path]) -> None:
    user = _other().pw_uid if os.getuid() == 0 else None
    done = subprocess.run(
        list(map(str, command)), user=user, cwd="/", stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed: {done.stderr.decode(errors='replace')}")
