"""A hundred whole games that another engine played, in our own records: each must go as it went then.

They were compared with that engine's logs, question by question, when `tools/replay_foreign.py --write` made them.
After a change that is meant to alter nothing but how a position is stored, renew the fingerprints:
`ORRERY_REGENERATE=1 .venv/bin/pytest tests/golden/test_race_golden.py`.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery.games.race.scoring import scores
from orrery.games.race.state import Race

FOLDER = Path(__file__).parent / "race" / "foreign"
FILES = sorted(FOLDER.glob("*.jsonl"))

Record = dict[str, Any]


def read(path: Path) -> list[tuple[Record, Record]]:
    """The records of a file, each with what is expected of it."""
    records = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    return [(record, record.pop("expect")) for record in records]


GAMES = {f"{path.stem} {n}": game for path in FILES for n, game in enumerate(read(path))}


def test_there_are_a_hundred_of_all_kinds() -> None:
    kinds = Counter((record["seats"], record["options"]["variant"]) for record, _ in GAMES.values())
    assert kinds == {(2, "standard"): 25, (2, "expert"): 25, (3, "standard"): 25, (4, "standard"): 25}
    ends = {expect["reason"] for _, expect in GAMES.values()}
    assert ends == {"tableau", "chips", "tableau_and_chips", "rounds"}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_positions_have_the_fingerprints_that_they_had(path: Path) -> None:
    games = read(path)
    found = [orrery.replay(record).fingerprint() for record, _ in games]
    if os.environ.get("ORRERY_REGENERATE") == "1":
        renewed = [
            {**game[0], "expect": {**game[1], "fingerprint": one}} for game, one in zip(games, found, strict=True)
        ]
        lines = [json.dumps(record, separators=(",", ":")) for record in renewed]
        path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    assert [expect["fingerprint"] for _, expect in read(path)] == found


@pytest.mark.parametrize("name", GAMES)
def test_a_game_ends_as_it_did(name: str) -> None:
    record, expect = GAMES[name]
    game = orrery.replay(record)
    assert game.result is not None
    assert list(game.result.scores) == expect["scores"]
    assert list(game.result.winners) == expect["winners"]
    assert game.result.reason == expect["reason"]
    assert game.record() == record
    assert game.faults() == []


@pytest.mark.parametrize("name", GAMES)
def test_the_table_is_as_it_was_after_every_round(name: str) -> None:
    record, expect = GAMES[name]
    game = orrery.replay({**record, "answers": []})
    ends = []
    for seat, choice in record["answers"]:
        before = game.view(None)["table"]["round"]
        game.answer(seat, choice)
        table = game.view(None)["table"]
        if before and (game.result or table["round"] > before):
            ends.append(summary(table, game))
    assert ends == expect["rounds"]


def summary(table: Record, game: orrery.Game) -> Record:
    """What a spectator can count, and the points."""
    assert isinstance(game.state, Race)
    players = table["players"]
    return {
        "pool": table["pool"],
        "deck": table["deck_size"],
        "discards": table["discards_size"],
        "tableaus": [len(player["tableau"]) for player in players],
        "hands": [player["hand_size"] for player in players],
        "goods": [len(player["goods"]) for player in players],
        "chips": [player["chips"] for player in players],
        "scores": list(scores(game.state)),
    }
