"""simulate, replay, cards, titles and bench."""

from __future__ import annotations

import io
import json
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from rich.console import Console

import orrery
from orrery.arena import Tournament, from_data
from orrery.terminal import bench
from orrery.terminal.arguments import options_of
from orrery.terminal.simulate import simulate
from orrery.words import LANGUAGES, pick
from orrery.words.rules import by_id
from tests.cli.kit import call, finished, pipe, record, write

GOLDEN = Path(__file__).resolve().parents[1] / "golden" / "race"


def test_simulate_prints_a_table_of_results_and_shows_progress_apart() -> None:
    ran = call("simulate", "race", "--seats", "greedy,random", "--games", 10, "--workers", 1)
    assert ran.code == 0
    for word in ("Bot", "Win rate", "95% interval", "Mean score"):
        assert word in ran.out
    assert re.search(r"greedy .* 10 .* 10 .* 100\.0% .* 72\.2% – 100\.0% .*\d\d\.\d", ran.out)
    assert re.search(r"10 games in [\d.]+ s, \d+ answers a game\.", ran.out)


def test_simulate_says_how_games_ended_and_report_draws_it(tmp_path: Path) -> None:
    results, drawn = tmp_path / "results.json", tmp_path / "drawn.svg"
    ran = call("simulate", "race", "--seats", "greedy,random", "--games", 8, "--workers", 1, "--save", results)
    assert re.search(r"A full tableau .* \d .* \d+\.\d% ", ran.out)
    standings = from_data(json.loads(results.read_text()))
    assert sum(ending.games for ending in standings.endings()) == len(standings.games) == 8
    ran = call("report", results, "--to", drawn, "--lang", "fr")
    assert ran.lines == [f"Écrit\u00a0: {drawn}."]
    texts = [element.text for element in ElementTree.parse(drawn).iter() if element.text]
    assert "Race for the Galaxy, 2 joueurs, 8 parties · Comment les parties ont fini" in texts
    assert "Un tableau complet" in texts
    assert "100.0% (8)" in texts


def test_report_of_something_else_says_so(tmp_path: Path) -> None:
    ran = call("report", write(tmp_path / "game.json", record()), "--to", tmp_path / "drawn.svg")
    assert ran.code == 2
    assert "orrery simulate --save" in ran.err
    assert not (tmp_path / "drawn.svg").exists()


def test_a_terminal_sees_a_progress_bar() -> None:
    shown = io.StringIO()
    tournament = Tournament("race", ("random", "random"), 6, "0", {})
    standings = simulate(tournament, 1, Console(file=shown, force_terminal=True, width=100))
    assert len(standings.games) == 6
    assert "random · random" in shown.getvalue()
    assert "6/6" in shown.getvalue()


def test_simulate_repeats_itself_in_any_number_of_processes() -> None:
    arguments = ("simulate", "race", "--seats", "random,random,random", "--games", 12, "--seed", "x", "--lang", "fr")
    tables = [call(*arguments, "--workers", workers).out.split(" en ")[0] for workers in (1, 2)]
    assert tables[0] == tables[1]
    assert "Intervalle à 95" in tables[0]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_replay_tells_and_checks_a_game_to_its_end(lang: str, tmp_path: Path) -> None:
    game = finished()
    assert game.result is not None
    ran = call("replay", write(tmp_path / "game.json", game.record()), "--lang", lang)
    assert ran.code == 0
    words = pick(lang, "race")
    names = ("Place 0", "Place 1") if lang == "fr" else ("Seat 0", "Seat 1")
    assert words.result(game.result, names) in ran.lines
    assert str(game.answers) in ran.lines[-1]
    assert [words.event(event, names) for event in game.events(None)] == ran.lines[1 : 1 + len(game.events(None))]


def test_replay_as_a_seat_shows_that_seat_s_cards_only(tmp_path: Path) -> None:
    game = finished()
    ran = call("replay", write(tmp_path / "game.json", game.record()), "--seat", 1)
    dealt = next(event for event in game.events(1) if event["event"] == "dealt" and event["who"] == 1)
    assert pick("en", "race").event(dealt, ("Seat 0", "Seat 1")) in ran.lines
    assert "Seat 0 was dealt 6 cards." in ran.lines
    assert ran.lines[1] == "As Seat 1 saw it."


def test_replay_of_a_game_under_way_says_so(tmp_path: Path) -> None:
    ran = call("replay", write(tmp_path / "game.json", record()))
    assert ran.code == 0
    assert ran.lines[-1] == "0 answers, each one legal. The game is not over."


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_prints_every_card(lang: str) -> None:
    ran = call("cards", "race", "--lang", lang)
    golden = (GOLDEN / f"cards.{lang}.txt").read_text(encoding="utf-8")
    blocks = [block.partition("\n")[2].strip() for block in golden.split("# ") if ", edition 1" not in block[:60]]
    assert ran.code == 0
    assert ran.out.strip() == "\n\n".join(filter(None, blocks))


def test_cards_of_the_first_edition_are_its_own() -> None:
    first, second = (call("cards", "race", "--edition", n).out for n in (1, 2))
    assert "Gateway Station" in second
    assert "Gateway Station" not in first
    assert "Black Market Trading World\nWorld · cost 3 · 2 VP" in first


@pytest.mark.parametrize("lang", LANGUAGES)
def test_titles_lists_every_option_and_value(lang: str) -> None:
    ran = call("titles", "--lang", lang)
    assert ran.code == 0
    for title in orrery.titles().values():
        assert f"{title.name}" in ran.out
        for option in title.options:
            for value in option.values:
                assert f"--option {option.name}={value}" in ran.out


@pytest.mark.parametrize("word", ["true", "True", "TRUE", "yes", "On", "1", "oui"])
def test_what_switches_an_option_on(word: str) -> None:
    assert options_of(orrery.titles()["galactica"], [f"daybreak={word}"]) == {"daybreak": True}
    assert arrived("--option", f"daybreak={word}")


@pytest.mark.parametrize("word", ["false", "False", "NO", "off", "0", "Non"])
def test_what_switches_an_option_off(word: str) -> None:
    assert options_of(orrery.titles()["galactica"], [f"daybreak={word}"]) == {"daybreak": False}
    assert not arrived("-o", f"daybreak={word}")


def arrived(*option: str) -> bool:
    """Whether a game typed for so many players begins: 7 need Daybreak."""
    ran = pipe("play", "galactica", "--seats", 7, "--seed", 1, *option, typed="quit")
    return ran.code == 0


def test_a_number_that_is_no_switch_stays_one() -> None:
    """1 is the first edition, not yes."""
    assert options_of(orrery.titles()["race"], ["edition=1"]) == {"edition": 1}


def test_bench_measures_everything_beside_chess() -> None:
    ran = call("bench", "--seconds", 0.5)
    assert ran.code == 0
    titles = [f"{title.name}, {title.seats[0]} seats" for title in orrery.titles().values()]
    measured = ("copy", "view", "world", "its copy", "replay", "late", "µs", "ms", "kB")
    for word in ("chess", *titles, "answers/s", "games/s", *measured):
        assert word in ran.out


@pytest.mark.parametrize(("title", "most"), [("race", 100_000), ("fleet", 250_000)])
def test_a_live_game_is_as_small_as_promised(title: str, most: int) -> None:
    """Speed is measured by `orrery bench`, never asserted: machines are noisy. Memory is the same everywhere."""
    games = bench.samples(title, 2, Random(1), 3)
    assert bench.bytes_a_game(games, bench.HALFWAY) < bench.bytes_a_game(games, bench.LATE) < most


def test_bench_without_chess_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("orrery.terminal.bench.has_chess", lambda: False)
    monkeypatch.setattr("orrery.cli.has_chess", lambda: False)
    ran = call("bench", "--seconds", 0.2)
    assert ran.code == 0
    assert ran.lines[-1] == "There is no yardstick: python-chess is not installed. `pip install chess` brings it."


def test_the_bench_plays_whole_games_and_live_ones() -> None:
    games = bench.samples("race", 2, Random(3), 4)
    assert all(game.length > 60 and game.played(1.0).result for game in games)
    assert all(game.played(bench.HALFWAY).pending for game in games)
    assert bench.bytes_a_game(games, bench.LATE) > bench.bytes_a_game(games, bench.HALFWAY) > 1000


def test_help_and_version() -> None:
    assert call("--version").out.strip() == orrery.__version__
    for arguments in ([], ["--help"], ["play", "--help"], ["bench", "--help"]):
        ran = call(*arguments)
        assert ran.code == 0
        assert ran.out.startswith("Usage: orrery")
        assert "╭" not in ran.out


def test_a_reader_that_stops_reading_is_no_error() -> None:
    command = [sys.executable, "-m", "orrery", "cards", "race", "--lang", "en"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == "Old Earth\n"
        process.stdout.close()
        assert process.stderr.read() == ""


def test_rules_are_printed_by_chapter_and_found_by_words() -> None:
    ran = call("rules", "race")
    assert ran.lines[0] == "# Aim and setting up"
    assert sum(line.startswith("RG-") for line in ran.lines) == len(by_id("race"))
    found = call("rules", "fleet", "rempart", "phebe", "--lang", "fr")
    assert [line.partition(" · ")[0] for line in found.lines] == ["# Armes Spéciales", "FC-WPN-18", "FC-WPN-22"]
    assert call("rules", "fleet", "zzzz").lines == ["No rule has “zzzz” in it."]
