"""What a game has shown, as a digest: the same however it is stored, and on whatever edition it is played.

Prints are compared with those that older releases have written down: how one is made never changes.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

from orrery.core.game import Game


def print_of(game: Game) -> str:
    """What each seat and a spectator saw happen, who is asked what, and the result."""
    seen = [game.events(seat) for seat in (None, *range(game.seats))]
    asked = {seat: _asked(question) for seat, question in game.pending.items()}
    told = json.dumps([seen, asked, game.result], sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(told.encode()).hexdigest()


def _asked(question: Any) -> list[Any]:
    """The order of the items is no matter."""
    return [question.kind, sorted(question.data()["items"], key=str), question.least, question.most]
