"""Every archive plays as it did, is told in words and is played on by today's bots, on every Python we support."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots, editions
from orrery.core.errors import Refused
from orrery.core.prints import print_of
from orrery.core.state import State
from orrery.editions import NotKept
from orrery.server import telling
from tests.conftest import LONG
from tests.editions.archives import ARCHIVES, corpus, edition_in, name_of
from tests.editions.kit import made, play_on
from tools.keep import CannotKeep, at_hand, keep, packed, rules_in, titles_in, zipped

ROOT = Path(__file__).resolve().parents[2]
each = pytest.mark.parametrize("path", ARCHIVES, ids=name_of)


def test_the_first_release_is_kept() -> None:
    assert {"race_1", "fleet_4", "galactica_3"} <= {path.stem for path in ARCHIVES}


@each
def test_its_games_replay_to_their_prints(path: Path) -> None:
    edition = edition_in(path)
    for game in corpus(path, None if LONG else 40):
        assert print_of(edition.replay(game["record"])) == game["print"]
        assert print_of(orrery.replay(game["record"])) == game["print"], "by the number that its record names"


@each
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_all_of_it_is_told_in_words(path: Path, lang: str) -> None:
    edition = edition_in(path)
    telling.FAILED.clear()
    for told in corpus(path, None if LONG else 4):
        record = told["record"]
        game = edition.replay({**record, "answers": []})
        names = [f"Seat {seat}" for seat in range(game.seats)]
        for n, (seat, choice) in enumerate(record["answers"]):
            if n % 5 == 0:
                tell(lang, game, seat, names)
            game.answer(seat, choice)
        for seat in (None, *range(game.seats)):
            events = game.events(seat)
            telling.tell(lang, game.title.name, names, game.view(seat), events, None)
    assert Counter() == telling.FAILED


def tell(lang: str, game: orrery.Game, seat: int, names: list[str]) -> None:
    view = json.loads(json.dumps(game.view(seat)))
    told = telling.tell(lang, game.title.name, names, view, [], game.pending[seat])
    assert told["question"]["sentence"]


@each
def test_todays_bots_play_its_games_to_the_end(path: Path) -> None:
    edition = edition_in(path)
    for told in corpus(path, 8 if LONG else 2):
        record = told["record"]
        game = edition.replay({**record, "answers": record["answers"][: len(record["answers"]) // 2]})
        players = {seat: bots.Seated(bots.find("greedy", game.title.name)()) for seat in range(game.seats)}
        rngs = {seat: Random(seat) for seat in range(game.seats)}
        for _ in range(4000 if LONG else 60):
            if not bots.step(game, players, rngs):
                break


@each
def test_what_it_refuses_is_refused_as_today(path: Path) -> None:
    edition = edition_in(path)
    seats, options = next(edition.title.variants())
    game = edition.start(seats, options, {"seed": "1"})
    with pytest.raises(Refused) as refused:
        game.answer(min(game.pending), ["nonesuch"])
    assert refused.value.reason.code == "not_offered"


@each
def test_it_was_never_changed(path: Path) -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    now = path.read_bytes()
    assert is_as_it_came(path, now)
    assert brought(path) is None or not is_as_it_came(path, bytes([now[0], now[1] ^ 1]) + now[2:]), "one bit"


def is_as_it_came(path: Path, now: bytes) -> bool:
    """Whether these are the bytes of the commit that brought it. One that is about to be committed has no past."""
    came = brought(path)
    return came is None or git("hash-object", "--stdin", told=now) == git("rev-parse", came)


def brought(path: Path) -> str | None:
    place = path.relative_to(ROOT).as_posix()
    added = git("log", "--diff-filter=A", "--format=%H", "--", place).split()
    return f"{added[-1]}:{place}" if added else None


def git(*args: str, told: bytes = b"") -> str:
    done = subprocess.run(["git", *args], cwd=ROOT, input=told, capture_output=True, check=True)
    return done.stdout.decode().strip()


def test_a_number_that_no_release_had_is_not_kept() -> None:
    for rules in (0, 999, "1", None, True):
        with pytest.raises(NotKept, match="not kept here"):
            editions.find("race", rules)


# --- how one is made ------------------------------------------------------------------------------------


def test_the_same_code_gives_the_same_bytes() -> None:
    sources = at_hand()
    assert titles_in(sources) == sorted(orrery.titles())
    for title, found in orrery.titles().items():
        assert rules_in(sources, title) == found.rules
        assert zipped(packed(sources, title, 7)) == zipped(packed(dict(reversed(sources.items())), title, 7))


@pytest.mark.parametrize(
    "line",
    ["import numpy", "from orrery.games.fleet import state", "from orrery.words import pick", "x = open('a')"],
)
def test_what_would_not_be_the_same_elsewhere_is_not_kept(line: str) -> None:
    sources = at_hand()
    with pytest.raises(CannotKeep, match=r"games/race/scoring\.py: line 1 (imports|reads)"):
        packed(sources | {"games/race/scoring.py": f"{line}\n{sources['games/race/scoring.py']}"}, "race", 7)


def test_a_number_that_is_taken_is_not_given_to_other_rules(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other code is no other rules: as long as the games of the archive go the same way, it stays as it is."""
    sources, rules = at_hand(), orrery.titles()["race"].rules
    game = play_on(orrery.new("race", 2, seed=1, options={"round_limit": 30}), Random(1), 1000)
    path = tmp_path / f"race_{rules}.zip"
    corpus = json.dumps([{"record": game.record(), "print": print_of(game)}])
    path.write_bytes(zipped({f"race_{rules}/corpus.json": corpus}))
    kept = path.read_bytes()
    assert keep(sources, "race", tmp_path) == path
    finish = State.finish
    monkeypatch.setattr(State, "finish", lambda self, result: finish(self, result._replace(reason="otherwise")))
    with pytest.raises(CannotKeep, match=f"goes another way here: race needs rules {rules + 1}"):
        keep(sources, "race", tmp_path)
    assert path.read_bytes() == kept


def test_editions_do_not_get_in_each_others_way(tmp_path: Path) -> None:
    """Three of one title at once, each with a kernel, declarations and questions of its own."""
    with made(tmp_path, "galactica") as one, made(tmp_path, "galactica", rules=902) as two:
        seats, options = next(one.title.variants())
        begun: dict[str, Any] = {"seed": "5"}
        games = [edition.start(seats, options, begun) for edition in (one, two)]
        games.append(orrery.new("galactica", seats, seed="5", options=options))
        for game in games:
            play_on(game, Random(1), 80)
        assert len({print_of(game) for game in games}) == 1
        assert len({type(game) for game in games}) == 3
