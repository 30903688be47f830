"""What holds for the sources of the browser client."""

from __future__ import annotations

import json
import re

from orrery import games
from orrery.games.race.cards import CARDS
from tests.web.kit import ROOT

SOURCES = ROOT / "web" / "src"
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")
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
    for folder in [SOURCES / "words", *SOURCES.glob("titles/*/words")]:
        english, french = (json.loads((folder / f"{lang}.json").read_text(encoding="utf-8")) for lang in ("en", "fr"))
        assert english.keys() == french.keys()
        for key in english:
            assert arguments(english[key]) == arguments(french[key]), key


def arguments(entry: str | dict[str, str]) -> set[str]:
    text = entry if isinstance(entry, str) else entry["other"]
    return set(re.findall(r"\{ \$(\w+) \}", text))


def test_every_word_that_is_used_exists() -> None:
    catalogues = [SOURCES / "words" / "en.json", *SOURCES.glob("titles/*/words/en.json")]
    known = {key for path in catalogues for key in json.loads(path.read_text(encoding="utf-8"))}
    used = {key for path in SOURCES.rglob("*.svelte") for _, key in KEY.findall(path.read_text(encoding="utf-8"))}
    assert used - known == set()


def test_every_card_has_its_picture() -> None:
    pictures = {path.stem for path in (SOURCES / "titles" / "race" / "art").glob("*.avif")}
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
