"""Build what is installed elsewhere, dist/: a wheel and an sdist that hold the built page. Run as `make dist`.

Nothing is fetched: the page is built from web/, and setuptools is that of .venv.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools import page

ROOT = Path(__file__).resolve().parents[1]
DIST = ROOT / "dist"
ALONG = ("pyproject.toml", "README.md", "LICENSE", "NOTICE")
BUILD = "import sys; from setuptools import build_meta; getattr(build_meta, sys.argv[1])(sys.argv[2])"
NOT_INSTALLED = ("__pycache__", "*.egg-info")


def build(into: Path) -> tuple[Path, Path]:
    """The wheel and the sdist. They are built from a copy, so that the tree stays as it is."""
    if not (page.PAGE / "index.html").is_file():
        raise SystemExit("The page is not built: run `make page` first.")
    into.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder)
        shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns(*NOT_INSTALLED))
        for name in ALONG:
            shutil.copy(ROOT / name, copy / name)
        for kind in ("build_sdist", "build_wheel"):
            command = [sys.executable, "-c", BUILD, kind, str(into)]
            done = subprocess.run(command, cwd=copy, capture_output=True, text=True, check=False)
            if done.returncode:
                raise SystemExit(done.stdout + done.stderr)
    return newest(into, "*.whl"), newest(into, "*.tar.gz")


def newest(folder: Path, pattern: str) -> Path:
    return max(folder.glob(pattern), key=lambda path: path.stat().st_mtime)


def missing(wheel: Path) -> set[str]:
    """Files of the package that the wheel lacks."""
    source = ROOT / "src"
    files = {path.relative_to(source).as_posix() for path in (source / "orrery").rglob("*") if path.is_file()}
    with zipfile.ZipFile(wheel) as packed:
        return {name for name in files if "__pycache__" not in name} - set(packed.namelist())


def main() -> int:
    page.build()
    shutil.rmtree(DIST, ignore_errors=True)
    wheel, sdist = build(DIST)
    lacking = missing(wheel)
    if lacking:
        print(f"{wheel.name} lacks {', '.join(sorted(lacking))}", file=sys.stderr)
        return 1
    for made in (wheel, sdist):
        print(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
