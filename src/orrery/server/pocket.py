"""What a device keeps of the seats that were taken from it: the session that sits at each, so that one can come back.

One file a link, for its owner's eyes only: who has it is that person. A link is known by its hash alone.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Mapping
from pathlib import Path

from orrery.server.client import Client, NotGranted, Person


async def come_in(client: Client, link: str, name: str) -> Person:
    """As whoever has sat there from this device before, or as a new guest."""
    client.resume(kept(link))
    if client.session:
        try:
            return await client.me()
        except NotGranted:  # the server has forgotten that session
            client.resume({})
    person = await client.enter(name)
    keep(link, client.session)
    return person


def kept(link: str) -> dict[str, str]:
    """The session that sits where a link leads; empty where nobody from here does."""
    try:
        found = json.loads(_file(link).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return {str(name): str(value) for name, value in found.items()} if isinstance(found, dict) else {}


def keep(link: str, session: Mapping[str, str]) -> None:
    file = _file(link)
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with open(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="utf-8") as out:
        json.dump(dict(session), out)


def _file(link: str) -> Path:
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "orrery" / "seats" / f"{hashlib.sha256(link.strip().encode()).hexdigest()}.json"
