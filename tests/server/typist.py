"""Somebody at a terminal: the real `orrery join`, on a pseudo-terminal, and a hand that types whatever is taken."""

from __future__ import annotations

import itertools
import os
import pty
import re
import subprocess
import sys
import threading
from collections.abc import Iterator

PROMPT = "\n> "
ASKED = re.compile(r"^(Type |Possible answers)", re.MULTILINE)
WAITING = "Waiting for the others."


def attempts(how: str) -> Iterator[str]:
    """What could answer a question: as many numbers as it asks for, and then anything from a single one on."""
    wanted = re.search(r"Type (\d+) ", how)
    first = int(wanted[1]) if wanted else 1
    for n in (first, *range(8)):
        yield " ".join(map(str, range(1, n + 1))) or "0"
    for pair in itertools.combinations(range(1, 12), 2):
        yield " ".join(map(str, pair))


class Typist:
    def __init__(self, link: str, name: str) -> None:
        self.name = name
        self.answered = 0
        """Answers that were taken: what followed was another question, or a wait for the others."""
        self._text, self._read = "", 0
        self._ours, theirs = pty.openpty()
        environment = {**os.environ, "PYTHONUTF8": "1", "TERM": "dumb"}
        command = [sys.executable, "-m", "orrery", "join", link, "--name", name, "--lang", "en"]
        self._process = subprocess.Popen(command, stdin=theirs, stdout=theirs, stderr=theirs, env=environment)
        os.close(theirs)
        self._reader = threading.Thread(target=self._listen, daemon=True)
        self._reader.start()
        self._tries: Iterator[str] = iter(())
        self._tried = False

    def _listen(self) -> None:
        while True:
            try:
                data = os.read(self._ours, 65536)
            except OSError:  # the other end is closed: the command is done
                return
            if not data:
                return
            self._text += data.decode(errors="replace").replace("\r\n", "\n")

    def settled(self) -> bool:
        """Whether it is known what became of the last thing typed. Counts it if it was taken."""
        new = self._text[self._read :]
        taken = bool(ASKED.search(new)) or WAITING in new
        if self._tried and taken:
            self.answered += 1
            self._tried = False
        return not self._tried or new.endswith(PROMPT)

    def play(self) -> None:
        """Types something, where there is a prompt."""
        self.settled()
        new = self._text[self._read :]
        if not new.endswith(PROMPT):
            return
        asked = ASKED.findall(new)
        if asked:
            self._tries = attempts(new[new.rindex(asked[-1]) :])
        self._read = len(self._text)
        os.write(self._ours, f"{next(self._tries)}\n".encode())
        self._tried = True

    def end(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        self._reader.join()
        os.close(self._ours)

    @property
    def text(self) -> str:
        return self._text
