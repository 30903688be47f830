"""Stands in for the process that hashes: to check a password takes until somebody says that it is enough.

Run with a folder, in which it is said, and with the seconds after which it gives up: somebody was held up by it.
"""

from __future__ import annotations

import os
import select
import sys
import time
from pathlib import Path

BEGUN, ENOUGH, GAVE_UP, CROWDED = "begun", "enough", "gave up", "crowded"


def take_your_time(folder: Path, patience: float) -> None:
    (folder / BEGUN).touch()
    until = time.monotonic() + patience
    while not (folder / ENOUGH).exists():
        if time.monotonic() > until:
            (folder / GAVE_UP).touch()
            (folder / ENOUGH).touch()
        time.sleep(0.01)


def main(folder: Path, patience: float) -> None:
    with os.fdopen(0, "rb", 0) as asked:  # unbuffered, to see whether somebody else asks before this one is answered
        while asked.readline():
            take_your_time(folder, patience)
            if select.select([asked], [], [], 0)[0]:
                (folder / CROWDED).touch()
            print("false", flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), float(sys.argv[2]))
