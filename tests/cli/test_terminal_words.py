"""The terminal's own words: the same in both languages, well printed, and none idle."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import orrery
from orrery import words
from orrery.bots.galactica.studies import BeliefStudy, SideStudy
from orrery.bots.race.learned.inputs import EFFECTS
from orrery.words import LANGUAGES
from orrery.words.terminal import COMMANDS, pick_terminal, read_terminal
from tests.words.test_messages import nodes
from tests.words.typography import faults

PACKAGES = ("orrery.words", "orrery.words.race", "orrery.words.fleet", "orrery.words.galactica")
SOURCE = Path(orrery.__file__).parent


def messages(lang: str, package: str) -> dict[str, ast.Message]:
    source = (files(package) / f"terminal.{lang}.ftl").read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, ast.Message)}


def arguments(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}


@pytest.mark.parametrize("package", PACKAGES)
def test_both_languages_say_the_same(package: str) -> None:
    english, french = messages("en", package), messages("fr", package)
    assert list(english) == list(french)
    assert {id: arguments(message) for id, message in english.items()} == {
        id: arguments(message) for id, message in french.items()
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("package", PACKAGES)
def test_what_is_written_is_well_printed(lang: str, package: str) -> None:
    for id, message in messages(lang, package).items():
        for node in nodes(message):
            if isinstance(node, ast.Pattern):
                text = "".join(part.value if isinstance(part, ast.TextElement) else "2" for part in node.elements)
                assert [fault for fault in faults(lang, text.strip()) if not text.startswith("--")] == [], id


def test_no_message_is_idle() -> None:
    """Every message is named somewhere; those of commands by the list of commands."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    said = {f"{part}-{command}" for command in COMMANDS for part in ("command", "help")}
    said |= {
        f"column-{column}"
        for column in re.findall(r'"(bot|games|wins|rate|interval|score|ending|share|ground|against|even)"', code)
    }
    said |= {f"column-{column}" for study in (BeliefStudy, SideStudy) for column in study.columns}
    said |= {f"reason-{effect}" for effect in EFFECTS}
    for package in PACKAGES:
        idle = [id for id in messages("en", package) if id not in said and not re.search(f"[\"']{id}[\"']", code)]
        assert idle == []


def test_titles_without_terminal_words_are_refused() -> None:
    with pytest.raises(orrery.UnknownTitle):
        pick_terminal("en", "chess")
    with pytest.raises(words.UnknownLanguage):
        read_terminal("de")
