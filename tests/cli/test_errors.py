"""What is wrong is told in one sentence, with exit code 2 and no traceback."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import orrery
from tests.cli.kit import Ran, call, finished, pipe, record, write

NO_CLEVER = "There is no bot 'clever' for race. The bots are: greedy, novice, steady, strong, random."
NO_CHESS = f"There is no title 'chess'. The titles are: {', '.join(orrery.titles())}."
SWITCH = "daybreak is switched on or off: true, yes, on or 1; false, no, off or 0;"
USES = {
    "nonsense": "No such command 'nonsense'.",
    "--nonsense": "No such option: --nonsense.",
    "play chess": NO_CHESS,
    "play": f"Which title? The titles are: {', '.join(orrery.titles())}.",
    "play race again": "Got unexpected extra argument(s) (again).",
    "play race --seats 9": "race is played by 2 to 4, not by 9.",
    "play race --seats two": None,
    "play race --option speed=1": "race has no option 'speed'. Its options are: edition, variant, start, round_limit.",
    "play race --option edition=3": "edition cannot be '3'. It can be: 2, 1.",
    "play race --option edition": "An option is written name=value, not 'edition'.",
    "play race --option =2": "An option is written name=value, not '=2'.",
    "play race -o edition=1 -o edition=2": "The option edition was given twice.",
    "play galactica -o daybreak=perhaps": f"{SWITCH} not 'perhaps'.",
    "simulate galactica -o daybreak=": f"{SWITCH} not ''.",
    "play race --seats 3 --option variant=expert": "The expert variant is for 2 players, not for 3.",
    "play race -o edition=1 -o start=experienced": None,
    "play race --lang de": "There are words in en and fr, not in 'de'.",
    "play race --bots clever": NO_CLEVER,
    "play race --bots greedy,": "Bots are named with commas between, not as 'greedy,'.",
    "play race --seats 2 --bots greedy,random": "2 bots and a person need 3 seats, not 2.",
    "play race --bots random,random,random,random": "race is played by 2 to 4, not by 5.",
    "simulate chess": NO_CHESS,
    "simulate race --seats greedy": "race is played by 2 to 4, not by 1.",
    "simulate race --seats greedy,clever": NO_CLEVER,
    "simulate race --games 0": None,
    "simulate race --games many": None,
    "simulate race --workers 0": None,
    "simulate race -o start=never": "start cannot be 'never'. It can be: dealt, experienced, first_game.",
    "cards chess": NO_CHESS,
    "cards race --edition 3": "race has no edition 3. It has: 2, 1.",
    "cards race --lang xx": "There are words in en and fr, not in 'xx'.",
    "titles --lang xx": "There are words in en and fr, not in 'xx'.",
    "bench --seconds 0": None,
    "bench --seconds soon": None,
    "replay": "Missing argument 'file'.",
    "referee": "Missing argument 'RECORD...'.",
    "serve --port 99999999": None,
    "serve --port soon": None,
    "serve --database /nowhere/at/all.db": None,
    "serve --database nonsense://x": None,
}


def assert_one_sentence(ran: Ran, sentence: str | None = None) -> None:
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.count("\n") == 1
    assert ran.err.endswith((".\n", "…\n"))
    assert "Traceback" not in ran.err
    if sentence is not None:
        assert ran.err == sentence + "\n"


@pytest.mark.parametrize("use", USES)
def test_wrong_use(use: str) -> None:
    assert_one_sentence(call(*use.split()), USES[use])


def test_a_saved_game_brings_its_own_options(tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", record())
    for more in (["--seats", 2], ["--seed", 1], ["--option", "edition=1"]):
        sentence = "A saved game has its own seats, seed and options: leave them out with --load."
        assert_one_sentence(call("play", "--load", file, *more), sentence)
    assert_one_sentence(call("play", "chess", "--load", file), NO_CHESS)
    assert_one_sentence(call("replay", file, "--seat", 2), "There is no seat 2: the seats of this game are 0 to 1.")
    assert_one_sentence(call("replay", file, "--seat", -1), "There is no seat -1: the seats of this game are 0 to 1.")
    assert call("play", "race", "--load", file).code == 0


BROKEN: dict[str, Any] = {
    "no JSON": "what is this",
    "empty": "",
    "half a record": json.dumps(record())[:40],
    "very deep": "[" * 100_000,
    "a huge number": f'{{"format": {"9" * 5000}}}',
    "a list": [1, 2],
    "a number": "7",
    "another program's": {"board": "rnbqkbnr", "moves": ["e4", "e5"]},
    "another format": record(format=2),
    "another title": record(title="chess"),
    "no title": record(title=None),
    "a title that is a list": record(title=[]),
    "other rules": record(rules=999),
    "rules that are a list": record(rules=[1]),
    "too many seats": record(seats=12),
    "seats in words": record(seats="two"),
    "no seats": record(seats=None),
    "options that are a list": record(options=[]),
    "an unknown option": record(options={"speed": 1}),
    "an option that is a list": record(options={"edition": []}),
    "no answers": record(answers=None),
    "answers in words": record(answers="all"),
    "an answer in words": record(answers=["explore"]),
    "an answer of nobody": record(answers=[[5, ["settle"]]]),
    "an answer of a list": record(answers=[[[], ["settle"]]]),
    "an answer that is not offered": record(answers=[[0, ["the moon"]]]),
    "an answer of lists": record(answers=[[0, [[], {}]]]),
    "an answer of dictionaries": record(answers=[[0, [{}, {}]]]),
    "answers after the end": {**finished().record(), "answers": [*finished().record()["answers"], [0, []]]},
    "a script in words": record(script="shuffle"),
    "a script of nonsense": record(script=[["a"], 7]),
    "a position in words": record(position="here"),
    "a position without players": record(position={}),
    "a position of nonsense": record(position={"players": [1, 2]}),
    "a saved game of nonsense": record(saved={"format": 1}),
    "a saved game in words": record(saved="yes"),
    "another end": {**finished().record(), "result": {"scores": [99, 0], "winners": [0], "reason": "tableau"}},
    "an end too early": record(result={"scores": [1, 1], "winners": [0], "reason": "chips"}),
    "unknown players": record(players=[None, "clever"]),
    "players that are numbers": record(players=[1, [2]]),
    "too few players": record(players=[None]),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_or_foreign_file(name: str, tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", BROKEN[name])
    replayed, played = call("replay", file), call("play", "--load", file)
    assert_one_sentence(replayed)
    assert replayed.err.startswith(str(file))
    assert played.err == replayed.err


@pytest.mark.parametrize("end", ["missing.json", "folder", "bytes"])
def test_a_file_that_cannot_be_read(end: str, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00{}")
    for arguments in (("replay",), ("play", "--load")):
        ran = call(*arguments, tmp_path / end)
        assert_one_sentence(ran)
        assert ran.err.startswith(str(tmp_path / end))


def test_a_good_file_is_no_error(tmp_path: Path) -> None:
    game = finished()
    assert game.result is not None
    told = {**game.record(), "result": game.result._asdict(), "players": ["random", "random"]}
    assert call("replay", write(tmp_path / "game.json", told)).code == 0
    assert orrery.replay(told).result == game.result


def test_in_a_process_of_its_own() -> None:
    assert_one_sentence(pipe("play", "chess"), NO_CHESS)
    assert_one_sentence(pipe("nonsense"), "No such command 'nonsense'.")
