"""A process in which passwords are hashed: one question a line in, one answer a line out.

It has a core only when nobody else wants it. In the server itself that would help nobody: a thread that waits for its
turn keeps what it holds, the interpreter's lock or the kernel's lock on the memory, and the tables wait with it.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

LAST = 19
"""In the queue for a core, as `nice` counts."""

_hasher = PasswordHasher()


def kept(password: str) -> str:
    """As it is stored."""
    return _hasher.hash(password)


def fits(stored: str | None, password: str) -> bool:
    """Whether it is the one that is stored. Where nothing is, to say no takes as long."""
    try:
        _hasher.verify(stored or _nobodys(), password)
    except (Argon2Error, InvalidHashError):
        return False
    return stored is not None


@cache
def _nobodys() -> str:
    return kept(secrets.token_hex(16))


def main() -> None:
    os.nice(LAST)
    _nobodys()
    for line in sys.stdin:
        question = json.loads(line)
        answer = fits(question["stored"], question["password"]) if "stored" in question else kept(question["password"])
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
