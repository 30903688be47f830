"""`orrery` alone: somebody is asked what to play; a program is told what there is."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import threading
import webbrowser
from functools import partial
from http.server import BaseHTTPRequestHandler, HTTPServer
from importlib.util import find_spec
from pathlib import Path

import pytest

from orrery.terminal import browser, start
from tests.cli.kit import call, pipe


def test_a_program_is_told_what_there_is() -> None:
    assert pipe().out.startswith("Usage: orrery")


@pytest.mark.skipif(not hasattr(os, "forkpty"), reason="needs a terminal of its own")
@pytest.mark.parametrize(
    ("lang", "asked"), [("en_GB", "What would you like to play?"), ("fr_FR", "À quoi voulez-vous jouer")]
)
def test_who_sits_before_a_terminal_is_asked_and_can_play(lang: str, asked: str, tmp_path: Path) -> None:
    ours, theirs = pty.openpty()
    environment = {**os.environ, "LC_ALL": f"{lang}.UTF-8", "PYTHONUTF8": "1"}
    run = subprocess.Popen([sys.executable, "-m", "orrery"], stdin=theirs, stdout=theirs, cwd=tmp_path, env=environment)
    os.close(theirs)
    os.write(ours, b"0\n2\n\x04")
    said = b""
    try:
        while piece := os.read(ours, 4096):
            said += piece
            if said.endswith(b"> "):
                os.write(ours, b"\x04")
    except OSError:  # the other end is closed: it has ended
        pass
    assert run.wait(60) == 0
    text = said.decode()
    assert asked in text
    assert "1. " in text
    assert "Race for the Galaxy" in text.partition(asked)[2]


def test_without_a_server_there_are_the_games_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(start, "find_spec", lambda name: None if name == "litestar" else find_spec(name))
    ran = call("start", typed="1\n")
    assert "browser" not in ran.out
    assert "Race for the Galaxy, here in the terminal" in ran.out
    assert "You left the game." in ran.out


def test_the_browser_is_opened_when_the_server_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []
    served = threading.Event()

    class Healthy(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200)
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:
            """Nothing is logged."""

    def note(url: str) -> bool:
        opened.append(url)
        served.set()
        return True

    monkeypatch.setattr(webbrowser, "open", note)
    with HTTPServer(("127.0.0.1", 0), Healthy) as server:
        threading.Thread(target=partial(server.serve_forever, poll_interval=0.05), daemon=True).start()
        url = f"http://127.0.0.1:{server.server_port}"
        browser.open_when_up(url)
        assert served.wait(30)
        server.shutdown()
    assert opened == [url]
