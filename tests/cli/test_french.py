"""What `orrery --help` says and what goes wrong at the command line, in French as in English."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import orrery
from orrery import cli
from orrery.words import LANGUAGES
from orrery.words.complaints import complain, patterns, read_errors
from orrery.words.terminal import read_help
from tests.cli.kit import call
from tests.cli.test_errors import USES
from tests.words.typography import faults

SOURCE = Path(orrery.__file__).parent
FRENCH = {"LC_ALL": "fr_FR.UTF-8"}
COMMANDS = {command.name: command for command in typer.main.get_command(cli.app).commands.values()}  # type: ignore[attr-defined]


# --- help ---------------------------------------------------------------------------------------------------


def messages(lang: str) -> dict[str, set[str]]:
    """The messages of the help, with their attributes."""
    source = (files("orrery.words") / f"terminal.help.{lang}.ftl").read_text(encoding="utf-8")
    found = [entry for entry in FluentParser().parse(source).body if isinstance(entry, fluent.Message)]
    return {entry.id.name: {attribute.id.name for attribute in entry.attributes} for entry in found}


def test_both_languages_help_alike() -> None:
    assert messages("en") == messages("fr")


def test_everything_is_explained_and_nothing_else() -> None:
    told = messages("en")
    used = {("orrery", "version"), ("any", "lang"), ("any", "help")}
    for name, command in COMMANDS.items():
        assert name in told
        for param in command.params:
            own = param.name in told[name]
            used.add((name if own else "any", param.name))
            assert own or param.name in told["any"], f"{name}: {param.name}"
    assert used == {(name, attribute) for name, attributes in told.items() for attribute in attributes}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_whole_and_well_printed(lang: str, command: str) -> None:
    ran = call(*command.split(), "--lang", lang, "--help")
    assert (ran.code, ran.err) == (0, "")
    text = read_help(lang)
    assert ran.lines[0].startswith(text.say("usage"))
    assert " ".join(text.say(command or "orrery").split()) in " ".join(ran.out.split())
    said = [text.say(command or "orrery")]
    said += [text.say(f"{name}.{one}") for name in (command, "any") for one in sorted(messages(lang).get(name, ()))]
    assert [fault for line in said for fault in faults(lang, plain(line))] == []


def plain(line: str) -> str:
    """Without what is no language: addresses, and what is typed to the letter."""
    for typed in ("://", "host:port", "hôte:port", "free_for_all", "--port", "--save"):
        line = line.replace(typed, "x")
    return line.replace("pg_dump", "pg")


def test_the_locale_says_in_which_language() -> None:
    assert call("--help", environment=FRENCH).lines[0].startswith("Emploi")
    assert call("--help").lines[0].startswith("Usage")
    assert call("--lang", "en", "--help", environment=FRENCH).lines[0].startswith("Usage")
    assert call("play", "--lang=fr", "--help").lines[0].startswith("Emploi")


# --- errors -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("use", [use for use in USES if "--lang" not in use])
def test_wrong_use_is_told_in_french(use: str) -> None:
    english, french = call(*use.split()), call(*use.split(), environment=FRENCH)
    assert (french.code, french.out, french.err.count("\n")) == (2, "", 1)
    assert french.err != english.err


def test_a_language_that_is_not_there_is_told_in_that_of_the_system() -> None:
    assert call("titles", "--lang", "de", environment=FRENCH).err.startswith("Les langues sont")


def test_sentences_within_sentences_are_told_too() -> None:
    told = complain("fr", "game.json: Answer 3 of this record is not possible: not asked.")
    assert told.startswith("game.json\u00a0: La réponse 3 de cette partie enregistrée est impossible\u00a0: ")
    assert complain("fr", "not asked") in told


def test_what_is_not_known_is_told_as_it_is() -> None:
    assert complain("fr", "Nobody knows this sentence") == "Nobody knows this sentence"
    assert complain("en", "This is not for you.") == "This is not for you."


def test_both_languages_have_the_same_sentences() -> None:
    assert read_errors("en").ids == read_errors("fr").ids


def test_what_is_said_is_well_printed() -> None:
    said = read_errors("fr")
    for id, pattern in patterns():
        text = said.say(id, **dict.fromkeys(pattern.groupindex, "X2"))
        assert faults("fr", plain(text)) == [], id


ELSEWHERE = ("core/compiler.py", "words/text.py", "server/noughts.py", "games/fleet/share.py")
"""Whose errors are those of whoever writes a title, or never come to a command line."""
DEVELOPERS = {
    "A game run as live generators cannot be copied.",
    "A world to search in keeps no history: it has no events, no undo and no record.",
}


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that an error of ours is raised with, and every reason why a title is not played so."""
    for path in sorted(SOURCE.rglob("*.py")):
        place = path.relative_to(SOURCE).as_posix()
        if place in ELSEWHERE or re.fullmatch(r"games/.*position\.py", place):
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call) and not ours_not(node.exc):
                yield from ((place, text) for text in map(spelt, node.exc.args) if text and " " in text)
            if isinstance(node, ast.FunctionDef) and node.name == "why_not":
                returned = [spelt(one.value) for one in ast.walk(node) if isinstance(one, ast.Return) and one.value]
                yield from ((place, text) for text in returned if text)


def ours_not(call: ast.Call) -> bool:
    """Python's own errors are faults of ours, not of whoever types."""
    return ast.unparse(call.func) in ("TypeError", "ValueError", "LookupError", "AssertionError", "RuntimeError")


def spelt(node: ast.expr) -> str | None:
    """A sentence as it could come out: X2 stands for what is filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(part.value if isinstance(part, ast.Constant) else filled(part) for part in node.values)  # type: ignore[misc]
    return None


def filled(part: ast.expr) -> str:
    assert isinstance(part, ast.FormattedValue)
    if isinstance(part.value, ast.Name) and part.value.id == "many":
        return "2 to 4"
    if isinstance(part.value, ast.IfExp):
        return spelt(part.value.body) or "X2"
    return "'X2'" if part.conversion == ord("r") else "X2"


def test_no_sentence_is_without_its_french() -> None:
    known = [pattern for id, pattern in patterns() if id != "file-and-why"]
    missing = [f"{place}: {text}" for place, text in sentences() if text not in DEVELOPERS and text != "X2: X2"]
    missing = [line for line in missing if not any(p.fullmatch(line.partition(": ")[2]) for p in known)]
    assert missing == []
