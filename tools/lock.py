"""Write requirements.lock: every dependency of pyproject.toml by exact version and hash, for plain pip on any platform.

Run as `make lock`. The resolver lives in a throw-away environment, so that it is no dependency of the project.
"""

import subprocess
import sys
import tempfile
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADER = "# Made by `make lock` from pyproject.toml. Do not edit.\n"


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "bin", "python"))
        subprocess.run([python, "-m", "pip", "install", "--quiet", "uv"], check=True)
        command = [python, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"]
        command += ["--generate-hashes", "--no-annotate", "--no-header", "--all-extras", "pyproject.toml"]
        pins = subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.PIPE, text=True).stdout
    if "://" in pins or "--index-url" in pins or "--find-links" in pins:
        print("The resolver wrote an address into the lock; it was not kept.", file=sys.stderr)
        return 1
    Path(ROOT, "requirements.lock").write_text(HEADER + pins, encoding="utf-8")
    print(f"requirements.lock: {sum(not line.startswith(' ') for line in pins.splitlines())} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main())
