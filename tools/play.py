"""Serve the tables on this machine and open the page. Run as `make play`; options are those of `orrery serve`."""

from __future__ import annotations

import subprocess
import sys
import threading
import time
import webbrowser
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0


def address(options: list[str]) -> str:
    """Where the page will be."""

    def given(name: str, default: str) -> str:
        return options[options.index(name) + 1] if name in options[:-1] else default

    return given("--url", f"http://{given('--host', '127.0.0.1')}:{given('--port', '8000')}")


def open_page(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{url}/healthz", timeout=1):
                webbrowser.open(url)
                return
        except (URLError, OSError):
            time.sleep(0.2)


def main(options: list[str]) -> int:
    threading.Thread(target=open_page, args=(address(options),), daemon=True).start()
    try:
        return subprocess.run(
            [str(Path(sys.executable).with_name("orrery")), "serve", *options], check=False
        ).returncode
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
