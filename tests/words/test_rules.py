"""The rules in our own words: complete, well set in both languages, and of use to the almanac and the questions."""

from __future__ import annotations

import importlib
import pkgutil
import re
from pathlib import Path

import pytest

import orrery
from orrery.core.question import MAKERS
from orrery.words import pick
from orrery.words.rules import STRENGTH, Rule, by_id, chapters, find, of_question, questions, read, rules, told

TITLES = sorted(title for title in orrery.titles() if chapters(title))
WRONG = {
    "fr": re.compile(r"['\"]|\.\.\.| [:;!?%»]|« |“"),
    "en": re.compile(r"['\"]|\.\.\.|\s[:;!?%]|[\u00a0\u202f]|«"),
}
"""Plain quotation marks and spaces where the language wants others."""


def test_every_title_has_its_rules() -> None:
    assert sorted(orrery.titles()) == TITLES
    assert {title: len(list(rules(title))) for title in TITLES} == {title: len(by_id(title)) for title in TITLES}, (
        "an id stands twice"
    )


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_are_whole_sentences_well_set(title: str, lang: str) -> None:
    for rule in rules(title):
        text = rule.text(lang)
        assert text.endswith((".", "?")), rule.id
        assert not WRONG[lang].search(text), rule.id
        assert rule.source, rule.id
    assert not [c.id for c in chapters(title) if WRONG[lang].search(c.title(lang)) or not c.rules]


@pytest.mark.parametrize("title", TITLES)
def test_rulings_are_on_things_of_the_almanac(title: str) -> None:
    entries = pick("en", title).almanac({})
    named = set(entries) | {STRENGTH.sub("", id) for id in entries}
    assert [(rule.id, id) for rule in rules(title) for id in rule.about if id not in named] == []
    assert any(rule.about for rule in rules(title))


@pytest.mark.parametrize("title", TITLES)
def test_every_kind_of_question_names_the_rules_it_comes_from(title: str) -> None:
    package = importlib.import_module(f"orrery.games.{title}")
    for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
        importlib.import_module(module.name)
    kinds = {maker.kind for name, maker in MAKERS.items() if name.startswith(f"{title}.")}
    assert set(questions(title)) == kinds
    assert all(questions(title).values())
    assert {id for ids in questions(title).values() for id in ids} <= set(by_id(title))


def test_a_chapter_is_read(tmp_path: Path) -> None:
    path = tmp_path / "01_first.toml"
    path.write_text(
        '[chapter]\nen = "First"\nfr = "Premier"\n'
        '["A1.2"]\nsource = "000 p.1"\nabout = ["x"]\nen = "One."\nfr = "Un."\n',
        encoding="utf-8",
    )
    chapter = read(path)
    [rule] = chapter.rules
    assert (chapter.id, chapter.title("fr"), rule.id, rule.about) == ("01_first", "Premier", "A1.2", ("x",))
    assert (rule.text("fr"), rule.text("en")) == ("Un.", "One.")


def test_a_ruling_on_a_card_is_on_each_of_its_strengths() -> None:
    ruling = Rule("B1.repair", "card", "x.", "x.", about=("repair", "drones"))
    assert [ruling.is_on(id) for id in ("repair_2", "drones", "repair", "repairs")] == [True, True, True, False]


def test_rules_are_found_by_number_or_by_words_without_accents() -> None:
    assert [rule.id for rule in find("galactica", "en", "t9.7")] == ["T9.7"]
    assert [rule.id for rule in find("fleet", "fr", "RAYON promethee phebe")] == ["FC-WPN-22"]
    assert "FC-WPN-19" in [rule.id for rule in find("fleet", "fr", "rayon promethee ligne")]
    assert len(find("race", "en", "")) == len(by_id("race"))
    assert find("nonesuch", "en", "x") == of_question("race", "nonesuch") == []


def test_what_a_page_is_told() -> None:
    book = told("race", "fr")
    assert [rule["id"] for chapter in book["chapters"] for rule in chapter["rules"]] == list(by_id("race"))
    assert book["questions"]["gamble"] == ["RG-CON-14"]
    assert told("nonesuch", "en") == {"chapters": [], "questions": {}}
