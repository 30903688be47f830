"""Replayed games in our own format, with what is to be expected of them."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import orrery
from orrery import Game
from orrery.games.race.scoring import scores
from orrery.games.race.state import Race


def write(folder: Path, source: Path, games: Iterable[Game]) -> Path:
    """One line a game, in a file named after the one that it came from."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{source.name.removesuffix('.gz').removesuffix('.jsonl')}.jsonl"
    lines = [json.dumps(golden(game), separators=(",", ":")) for game in games]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return path


def golden(game: Game) -> dict[str, Any]:
    result = game.result
    assert result is not None
    return {
        **game.record(),
        "expect": {
            "scores": list(result.scores),
            "winners": list(result.winners),
            "reason": result.reason,
            "fingerprint": game.fingerprint(),
            "rounds": rounds(game.record()),
        },
    }


def rounds(record: dict[str, Any]) -> list[dict[str, Any]]:
    """How the table looked after each round."""
    game = orrery.replay({**record, "answers": []})
    g = game.state
    assert isinstance(g, Race)
    ends = []
    for seat, choice in record["answers"]:
        before = g.round
        game.answer(seat, choice)
        if before and (g.round > before or game.result):
            ends.append(summary(g))
    return ends


def summary(g: Race) -> dict[str, Any]:
    """Counts of everything; `scores` as if the game ended now."""
    return {
        "pool": g.pool,
        "deck": len(g.deck),
        "discards": len(g.discards),
        "tableaus": [len(player.tableau) for player in g.players],
        "hands": [len(player.hand) for player in g.players],
        "goods": [len(player.goods) for player in g.players],
        "chips": [player.chips for player in g.players],
        "scores": list(scores(g)),
    }
