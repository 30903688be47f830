"""Playing in the terminal: whole games in both languages, every command, undo, save and load."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

import orrery
from orrery import cli
from orrery.words import LANGUAGES, pick
from orrery.words.terminal import COMMANDS, commands, read_terminal
from tests.cli.kit import Typist, call, never, pipe, record, without_blank, write
from tests.words.typography import faults

TABLES: list[tuple[str, tuple[str | None, ...], dict[str, Any]]] = [
    ("race", (None, "greedy"), {}),
    ("race", (None, "random", "greedy"), {"edition": 1}),
    ("race", (None, "random"), {"variant": "expert", "start": "experienced"}),
    ("race", (None, "random", "random", "greedy"), {"start": "first_game"}),
    ("fleet", (None, "random"), {"deployment": "hidden", "round_limit": 30}),
]

UNDOABLE = record(
    position={
        "players": [
            {"tableau": ["galactic_engineers", "old_earth", "asteroid_belt", "destroyed_world", "pre_sentient_race"]},
            {"tableau": ["new_sparta"]},
        ]
    }
)
"""Seat 0 can produce on three windfall worlds, one after another, and learns nothing by it."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_through_a_pipe(lang: str, tmp_path: Path) -> None:
    game = orrery.new("race", 2, 7)
    typist = Typist(lang, game, (None, "greedy"), never)
    shown = typist.play()
    assert game.result is not None
    file = tmp_path / "game.json"
    typed = "\n".join([*typist.typed, f"save {file}", "quit"])
    ran = pipe("play", "race", "--seed", 7, "--lang", lang, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    assert ran.lines[: len(shown) - 1] == shown[:-1]
    assert orrery.replay(json.loads(file.read_text(encoding="utf-8"))).record() == game.record()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_all_that_is_shown_is_well_printed(
    lang: str, name: str, players: tuple[str | None, ...], options: dict[str, Any]
) -> None:
    """At every third line typed, a command; its answer is read too."""
    asked = [command for command in COMMANDS if command not in ("save", "quit")]
    text, title = read_terminal(lang), pick(lang, name).title()

    def between(n: int) -> str | None:
        command = asked[n // 3 % len(asked)]
        return text.say(f"command-{command}") + (" 1" if command in ("card", "log") else "") if n % 3 == 2 else None

    game = orrery.new(name, len(players), 5, options)
    typist = Typist(lang, game, players, lambda n: between(n) if game.pending else None)
    lines = [line for line in without_blank(typist.play()) if not line.startswith(">")]
    assert game.result is not None
    assert len(lines) > 300
    assert [fault for line in lines for fault in faults(lang, line.strip().replace(title, "Race"))] == []


def test_one_question_at_a_time_with_numbers() -> None:
    ran = call("play", "race", "--seed", 7, typed="1 2\n")
    assert ran.code == 0
    assert ran.lines[0] == "Race for the Galaxy: Captain and Greedy."
    assert "Which 2 cards do you discard before the first round?" in ran.lines
    at = ran.lines.index("Which action do you choose?")
    assert ran.lines[at + 1] == "1. Explore: +5 (look at 5 more cards)"
    assert ran.lines[-1] == "You left the game. It was not saved."


def test_nothing_secret_is_shown() -> None:
    game = orrery.new("race", 2, 7)
    typist = Typist("en", game, (None, "greedy"), never)
    typist.play()
    for event in game.events(1):
        if event["event"] == "drew" and event["who"] == 1:
            line = typist.session.words.event(event, typist.session.names)
            assert line not in typist.shown


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1", "Choose at least 2."),
        ("1 2 3", "Choose 2 at most."),
        ("0", "Choose at least 2."),
        ("0 1", "0 stands alone: it means choosing nothing."),
        ("1 1", "1 was given twice."),
        ("1 9", "There is no 9 in the list."),
        ("1 999999999", "“1 999999999” is neither a number of the list nor a command. “help” lists the commands."),
        ("the first", "“the first” is neither a number of the list nor a command. “help” lists the commands."),
        ("-1", "“-1” is neither a number of the list nor a command. “help” lists the commands."),
        ("card", "Type “card” and a name, or a number of the list."),
        ("card 9", "There is no 9 in the list."),
        ("card xyzzy", "No card is called “xyzzy”."),
        ("card rebel", "Several cards fit: Rebel Base, Rebel Fuel Cache, Rebel Homeworld, Rebel Miners, Rebel Outpost, "
         "Rebel Underground and Rebel Warrior Race."),
        ("CARD gem world", "Gem World"),
        ("card gem_world", "Gem World"),
        ("card earths lost", "Earth’s Lost Colony"),
        ("log nonsense", "Type “log” alone, or with the number of lines."),
        ("log 1", "Captain was dealt 6 cards: Genetics Lab, Galactic Federation, Galactic Renaissance, "
         "Galactic Survey: SETI, Export Duties and Merchant Guild."),
        ("why", "Nothing is kept from you here."),
        ("undo", "Too late to undo: somebody else has answered."),
        ("save", "Type “save” and the name of a file."),
        ("hand", "Your hand, 6 cards:"),
        ("main", "Your hand, 6 cards:"),
        ("score", "Captain: 1 VP"),
        ("table", "Captain’s tableau, 1 card:"),
        ("help", "quit: leave the game."),
    ],
)  # fmt: skip
def test_whatever_is_typed_gets_an_answer(typed: str, said: str) -> None:
    ran = call("play", "race", "--seed", 7, typed=f"{typed}\n")
    assert ran.code == 0
    assert said in ran.lines[ran.lines.index(f"> {typed}") :]


def test_one_can_talk_to_bots_and_read_what_they_say() -> None:
    """What can be said is listed by number; bots speak when a check is announced, or are asked."""
    listed = call("play", "galactica", "--seed", 3, "--lang", "en", typed="say\nsay 1\nsay 999\n")
    numbered = listed.lines[listed.lines.index("> say") + 1 : listed.lines.index("> say 1")]
    assert any("I can help a little" in line for line in numbered)
    assert f"Captain: “{re.sub(r'^ *[0-9]+[.)]? +', '', numbered[0])}”" in listed.lines
    assert any("999" in line and not line.startswith(">") for line in listed.lines)
    game = orrery.new("galactica", 3, 3)
    typist = Typist("en", game, (None, "greedy", "greedy"), never)
    shown = typist.play()
    assert [line for line in shown if "“" in line and "help" in line], "no bot has promised anything in a whole game"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_are_understood_in_both_languages(lang: str) -> None:
    assert {commands()[read_terminal(lang).say(f"command-{command}")] for command in COMMANDS} == set(COMMANDS)
    words = ["aide", "main", "table", "journal", "score", "pourquoi", "dire", "annuler", "carte", "sauver", "quitter"]
    ran = call("play", "race", "--seed", 7, "--lang", lang, typed="\n".join(words))
    assert ran.code == 0
    assert [line for line in ran.lines if line.startswith(">")] == [f"> {word}" for word in words]
    assert not any("neither a number" in line or "n’est ni un" in line for line in ran.lines)


def test_an_empty_line_asks_again() -> None:
    ran = call("play", "race", "--seed", 7, typed="\n")
    question = "Which 2 cards do you discard before the first round?"
    assert ran.lines.count(question) == 2


def test_why_gives_the_reason_for_every_card_that_cannot_be_placed(tmp_path: Path) -> None:
    hand = ["gem_world", "rebel_base", "lost_species_ark_world", "space_marines"]
    start = record(position={"players": [{"tableau": ["old_earth"], "hand": hand}, {"tableau": ["new_sparta"]}]})
    ran = call("play", "--load", write(tmp_path / "start.json", start), "--bots", "random", typed="4\nwhy\n")
    assert "1. Gem World · costs 2 cards · 1 VP" in ran.lines
    assert "0. Place nothing" in ran.lines
    assert "Rebel Base: 6 military short." in ran.lines
    assert "Lost Species Ark World: 2 cards short." in ran.lines
    assert "Space Marines: a development, not a world." in ran.lines


def test_ways_to_pay_are_spelt_out(tmp_path: Path) -> None:
    hand = ["new_earth", "gem_world", "space_marines", "artist_colony", "drop_ships", "mining_world"]
    own = {"tableau": ["old_earth", "colony_ship"], "hand": hand}
    start = write(tmp_path / "start.json", record(position={"players": [own, {"tableau": ["new_sparta"]}]}))
    ran = call("play", "--load", start, "--bots", "random", typed="4\n1\n")
    assert "How do you pay for New Earth?" in ran.lines
    assert "Possible answers: 5 of 2 to 6, or 1." in ran.lines


# --- undo ---------------------------------------------------------------------------------------------


def test_undo_goes_back_to_the_first_answer_that_taught_nothing(tmp_path: Path) -> None:
    start = write(tmp_path / "start.json", UNDOABLE)
    ran = call("play", "--load", start, "--bots", "random", typed="7\n1\nundo\nundo\n2\n")
    question = "On which world do you make a good?"
    assert ran.lines.count(question) >= 3
    assert "Your last answer was taken back." in ran.lines
    assert [line for line in ran.lines if line.startswith("Too late to undo: ")]


def test_what_was_undone_never_happened(tmp_path: Path) -> None:
    start, one, other = (tmp_path / name for name in ("start.json", "one.json", "other.json"))
    write(start, UNDOABLE)
    call("play", "--load", start, "--bots", "random", typed=f"7\n1\nundo\n2\nsave {one}\n")
    call("play", "--load", start, "--bots", "random", typed=f"7\n2\nsave {other}\n")
    assert one.read_text(encoding="utf-8") == other.read_text(encoding="utf-8")


# --- save and load ------------------------------------------------------------------------------------


def test_a_resumed_game_goes_on_as_if_nothing_had_been(tmp_path: Path) -> None:
    game = orrery.new("race", 3, 9)
    typist = Typist("en", game, (None, "random", "greedy"), never)
    typist.play()
    file, whole = tmp_path / "game.json", tmp_path / "whole.json"
    first, rest = typist.typed[:10], typist.typed[10:]
    saved = call(
        "play", "race", "--seed", 9, "--bots", "random,greedy", typed="\n".join([*first, f"save {file}", "quit"])
    )
    assert saved.lines[-2:] == ["> quit", "You left the game."]
    resumed = call("play", "--load", file, typed="\n".join([*rest, f"save {whole}"]))
    assert resumed.lines[0] == "Race for the Galaxy, resumed: Captain, Random and Greedy."
    assert orrery.replay(json.loads(whole.read_text(encoding="utf-8"))).record() == game.record()


def test_a_finished_game_can_be_looked_at(tmp_path: Path) -> None:
    game = orrery.new("race", 2, 7)
    Typist("en", game, (None, "greedy"), never).play()
    file = write(tmp_path / "game.json", game.record())
    ran = call("play", "--load", file, typed="1\nscore\n")
    assert "The game is over. “save” and a file name keep it, “quit” leaves." in ran.lines
    assert "“1” is neither a number of the list nor a command. “help” lists the commands." in ran.lines
    assert ran.lines[-1] == "You left the game."


def test_a_file_that_cannot_be_written_leaves_the_game_alone(tmp_path: Path) -> None:
    typed = f"save {tmp_path}\nsave {tmp_path}/no/such/place\nsave a\0b\n1 2\n"
    ran = call("play", "race", "--seed", 7, typed=typed)
    assert ran.code == 0
    assert len([line for line in ran.lines if "The game goes on: try another name." in line]) == 3
    assert "Round 1" in ran.lines
    assert list(tmp_path.iterdir()) == []


# --- the language of the system -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environment", "first"),
    [
        ({"LC_ALL": "fr_FR.UTF-8"}, "Race for the Galaxy\u00a0: Capitaine et Greedy."),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "fr_CA"}, "Race for the Galaxy\u00a0: Capitaine et Greedy."),
        ({"LC_ALL": "de_DE.UTF-8", "LANG": "fr_FR"}, "Race for the Galaxy: Captain and Greedy."),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, "Race for the Galaxy: Captain and Greedy."),
    ],
)
def test_the_language_comes_from_the_locale(environment: dict[str, str], first: str) -> None:
    assert call("play", "race", environment=environment).lines[0] == first


def test_an_interrupt_leaves_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr("builtins.input", interrupted)
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert cli._read() is None


def test_rules_are_those_of_the_question_those_with_a_word_or_the_one_of_a_number(tmp_path: Path) -> None:
    start = record(position={"players": [{"tableau": ["old_earth"], "hand": []}, {"tableau": ["new_sparta"]}]})
    path = write(tmp_path / "start.json", start)
    ran = call("play", "--load", path, "--bots", "random", typed="rules\nrules rg-end-04\nrules diplomat zzzz\n")
    told = [line.partition(" · ")[0] for line in ran.lines if " · " in line and line.startswith("RG-")]
    assert told == ["RG-RND-01", "RG-RND-02", "RG-EXT-01", "RG-END-04"]
    assert "No rule has “diplomat zzzz” in it." in ran.lines
    french = call("play", "--load", path, "--bots", "random", "--lang", "fr", typed="règles jumelé\npourquoi\n")
    assert "Aucune règle ne contient «\u00a0jumelé\u00a0»." in french.lines
    assert "«\u00a0règles\u00a0» montre les règles d’où vient la question." in french.lines
