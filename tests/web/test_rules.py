"""The rules in the almanac: searchable, in both languages, on a phone; from a question, from a card, and back."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

import orrery
from orrery import words
from orrery.words.rules import by_id, find, questions, rules
from tests.web.kit import LONG, Home, Player
from tests.web.test_race import DEAR, two

Visitor = Callable[..., Player]
PHONE = {"width": 390, "height": 844}
LOCALES = {"en": "en-GB", "fr": "fr-FR"}
SHOWN = {"fleet": "en", "galactica": "fr", "race": "en"}


@pytest.mark.parametrize(
    ("title", "lang"),
    [(title, lang) for title in sorted(orrery.titles()) for lang in (words.LANGUAGES if LONG else [SHOWN[title]])],
)
def test_on_a_phone_all_rules_can_be_read_and_searched(visitor: Visitor, home: Home, title: str, lang: str) -> None:
    player = visitor(viewport=PHONE, locale=LOCALES[lang])
    page = player.page
    page.goto(f"{home.url}/almanac/{title}/rules")
    shown = page.locator(".rule")
    expect(shown).to_have_count(len(by_id(title)))
    assert player.overflow() == 0
    sought = next(rules(title)).text(lang).split()[0]
    page.fill("input[type=search]", sought.upper())
    ids = {rule.id for rule in rules(title) if rule.id in {found.id for found in find(title, lang, sought)}}
    expect(shown).to_have_count(len(ids))
    page.fill("input[type=search]", "zzzz")
    expect(shown).to_have_count(0)
    assert player.overflow() == 0


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_from_a_rule_to_its_card_and_from_the_card_to_its_rulings(visitor: Visitor, home: Home, lang: str) -> None:
    page = visitor(viewport=PHONE, locale=LOCALES[lang]).page
    page.goto(f"{home.url}/almanac/fleet/rules:FC-WPN-06")
    rule = page.locator(".rule.marked")
    expect(rule).to_contain_text(by_id("fleet")["FC-WPN-06"].text(lang))
    expect(rule).to_be_in_viewport()
    rule.locator("a.link").click()
    expect(page.locator(".rulings .rule")).to_have_count(1)
    expect(page.locator(".rulings")).to_contain_text(by_id("fleet")["FC-WPN-06"].text(lang))
    page.goto(f"{home.url}/almanac/galactica")
    more = page.locator("a.more[href$='/launch_scout_1']")
    more.click()
    expect(page.locator(".rulings")).to_contain_text(by_id("galactica")["B1.launch_scout"].text(lang))


def test_from_a_question_to_the_rules_that_it_comes_from(visitor: Visitor, home: Home) -> None:
    one, _ = two(home, visitor, DEAR)
    one.page.wait_for_selector(".dock:not(.calm)")
    with one.context.expect_page() as opened:
        one.page.locator(".bar a[href^='/almanac/']").click()
    shown = opened.value.locator(".rulings .rule")
    expect(shown).to_have_count(len(questions("race")["action"]))
    expect(shown.first).to_contain_text(by_id("race")[questions("race")["action"][0]].text("en"))
    opened.value.locator(".rulings dt a").first.click()
    expect(opened.value.locator(".rule.marked")).to_be_in_viewport()
