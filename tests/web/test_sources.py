"""What holds for the sources of the browser client."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from orrery import games
from orrery.games.race.cards import CARDS
from tests.web.kit import ROOT

SOURCES = ROOT / "web" / "src"
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
IMPORTED = re.compile(r"""^\s*(?:import|\}|export)\b(?!\s*type\b).*?from '(\.[^']+)';$""", re.MULTILINE)
PLAYED = ("race", "fleet", "galactica")
KEY = re.compile(r"""(?<![\w.])(?:t|has)\((['"])([a-z][\w.-]+)\1""")


def test_nothing_in_the_frame_names_a_title() -> None:
    titles = set(games.names()) | {"race", "fleet", "galactica"}
    files = [path for path in SOURCES.rglob("*") if path.suffix in (".ts", ".svelte", ".json")]
    frame = [
        path
        for path in files
        if not (path.relative_to(SOURCES).parts[0] == "titles" and len(path.relative_to(SOURCES).parts) > 2)
    ]
    found = [
        f"{path.name}: {word}"
        for path in frame
        for word in WORD.findall(path.read_text(encoding="utf-8"))
        if word.lower() in titles
    ]
    assert found == []


def test_both_languages_say_the_same_things() -> None:
    for path in SOURCES.rglob("words/*en.json"):
        english, french = (
            json.loads(path.with_name(path.name.replace("en.json", f"{lang}.json")).read_text(encoding="utf-8"))
            for lang in ("en", "fr")
        )
        assert english.keys() == french.keys()
        for key in english:
            assert arguments(english[key]) == arguments(french[key]), key


def arguments(entry: str | dict[str, str]) -> set[str]:
    text = entry if isinstance(entry, str) else entry["other"]
    return set(re.findall(r"\{ \$(\w+) \}", text))


def test_every_word_that_is_used_exists() -> None:
    known = {key for path in SOURCES.rglob("words/*en.json") for key in json.loads(path.read_text(encoding="utf-8"))}
    used = {key for path in SOURCES.rglob("*.svelte") for _, key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert used - known == set()


@pytest.mark.parametrize("begin", [Path("main.ts"), *(Path("titles", title, "plugin.ts") for title in PLAYED)], ids=str)
def test_what_is_shown_at_once_has_its_words_at_once(begin: Path) -> None:
    """Words for what is loaded when somebody asks for it come with it (`words/later-en.json`)."""
    catalogues = [
        path for path in SOURCES.rglob("words/en.json") if path.parent.parent in (SOURCES, SOURCES / begin.parent)
    ]
    known = {key for path in catalogues for key in json.loads(path.read_text(encoding="utf-8"))}
    used = {key for path in at_once(SOURCES / begin) for _, key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert used - known == set()


def at_once(path: Path, found: set[Path] | None = None) -> set[Path]:
    """A module and all that it imports, and not only when somebody asks for it."""
    seen = set() if found is None else found
    file = next((one for one in (path, path.with_name(path.name + ".ts"), path / "index.ts") if one.is_file()), None)
    if file is not None and file not in seen:
        seen.add(file)
        for name in IMPORTED.findall(file.read_text(encoding="utf-8")):
            at_once((file.parent / name).resolve(), seen)
    return seen


def test_every_card_has_its_picture() -> None:
    for size in ("small", "middle", "large"):
        pictures = {path.stem for path in (SOURCES / "titles" / "race" / "art" / size).iterdir()}
        assert pictures == set(CARDS)


def test_the_styles_of_a_title_hold_for_it_alone() -> None:
    """They stay loaded when one goes on to another title; variables and drawings have names of their own."""
    for path in SOURCES.glob("titles/*/*.css"):
        drawings = "".join(sprite.read_text(encoding="utf-8") for sprite in path.parent.glob("sprite.svg"))
        lines = path.read_text(encoding="utf-8").splitlines()
        outside = [line for line in lines if not line.startswith(("/*", ":root", "  "))]
        drawn = {line.split()[0].removeprefix(".") for line in outside if line.startswith(".")}
        assert drawn == set(re.findall(r'class="([^"]+)"', drawings)), path
        bare = [line for line in outside if not line.startswith(".")]
        assert bare == [f":where([data-title='{path.parent.name}']) {{", "}"], path
