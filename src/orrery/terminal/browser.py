"""Opens the page of a server that is about to start on this machine."""

from __future__ import annotations

import threading
import time
import webbrowser
from urllib.error import URLError
from urllib.request import urlopen

PATIENCE = 30.0


def open_when_up(url: str) -> None:
    """In the background: the server has this process to itself as soon as it listens."""
    threading.Thread(target=_wait_and_open, args=(url,), daemon=True).start()


def _wait_and_open(url: str) -> None:
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urlopen(f"{url}/healthz", timeout=1):
                webbrowser.open(url)
                return
        except (URLError, OSError):
            time.sleep(0.2)
