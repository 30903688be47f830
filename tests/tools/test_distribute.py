"""What is installed elsewhere is whole: a wheel alone serves the page, plays and can be studied."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import tarfile
import time
import venv
import zipfile
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import pytest

import orrery
from tests.servers import free_port
from tools import distribute

PATIENCE = 60.0


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    return distribute.build(tmp_path_factory.mktemp("dist"))


@pytest.fixture(scope="module")
def elsewhere(made: tuple[Path, Path], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The programs of a fresh environment with the wheel; what it needs of others is lent by ours."""
    home = tmp_path_factory.mktemp("elsewhere")
    venv.create(home, symlinks=True)
    programs = home / "bin"
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "--python", str(programs / "python")]
    subprocess.run([*pip, "install", "--no-deps", "--no-index", str(made[0])], check=True)
    [place] = home.glob("lib/python*/site-packages")
    (place / "lent.pth").write_text(sysconfig.get_paths()["purelib"], encoding="utf-8")
    return programs


def outside() -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if name != "PYTHONPATH"} | {"LC_ALL": "C.UTF-8"}


def test_nothing_is_left_out(made: tuple[Path, Path]) -> None:
    wheel, sdist = made
    assert distribute.missing(wheel) == set()
    with tarfile.open(sdist) as packed:
        names = [name.partition("/")[2] for name in packed.getnames()]
    assert {"LICENSE", "NOTICE", "src/orrery/server/page/index.html", "src/orrery/py.typed"} <= set(names)


def test_what_is_left_out_is_noticed(made: tuple[Path, Path], tmp_path: Path) -> None:
    poorer = tmp_path / "poorer.whl"
    with zipfile.ZipFile(made[0]) as whole, zipfile.ZipFile(poorer, "w") as less:
        for name in whole.namelist():
            if not name.endswith("page/index.html"):
                less.writestr(name, whole.read(name))
    assert distribute.missing(poorer) == {"orrery/server/page/index.html"}


def test_a_game_is_played_by_the_wheel_alone(elsewhere: Path, tmp_path: Path) -> None:
    program = (
        "import orrery; from orrery.research import aec_env; from orrery import bots; from random import Random\n"
        "assert 'elsewhere' in orrery.__file__, orrery.__file__\n"
        "game = orrery.new('race', 2, 1)\n"
        "print(bots.play(game, [bots.find('greedy', 'race')() for _ in range(2)], [Random(1), Random(2)]).reason)\n"
        "aec_env('galactica').reset(seed=1)\n"
    )
    run = [str(elsewhere / "python"), "-c", program]
    done = subprocess.run(run, cwd=tmp_path, env=outside(), capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.strip() in ("tableau", "chips", "tableau_and_chips")
    said = subprocess.run([str(elsewhere / "orrery"), "--version"], capture_output=True, text=True, check=True).stdout
    assert said.strip() == orrery.__version__


def test_the_page_is_served_by_the_wheel_alone(elsewhere: Path, tmp_path: Path) -> None:
    port = free_port()
    serve = [str(elsewhere / "orrery"), "serve", "--port", str(port), "--database", str(tmp_path / "orrery.db")]
    running = subprocess.Popen(serve, cwd=tmp_path, env=outside(), stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        page = fetched(f"http://127.0.0.1:{port}/")
        assert "<title>Orrery" in page
        script = page.partition('src="/assets/')[2].partition('"')[0]
        assert fetched(f"http://127.0.0.1:{port}/assets/{script}")
    finally:
        running.terminate()
        running.wait(PATIENCE)


def fetched(url: str) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            with urlopen(url, timeout=PATIENCE) as answer:
                return str(answer.read().decode())
        except (URLError, ConnectionError):
            if time.monotonic() > end:
                raise
            time.sleep(0.2)
