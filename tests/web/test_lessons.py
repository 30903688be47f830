"""Scripted first games in the browser: begun, erred in, left, taken up again and brought to their end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.kit import Home, Player
from tests.web.windows import Screen, moments

Visitor = Callable[..., Player]

LISTEN = """async () => {
  const dock = () => document.querySelector('.dock:not(.calm)');
  const now = () => [dock()?.dataset.kind, dock()?.querySelector('h2').textContent,
    document.querySelector('.teacher')?.textContent, document.querySelector('.feed')?.textContent.length].join();
  const drawn = () => new Promise((done) => setTimeout(done, 20));
  if (!dock()) return drawn();
  const before = now();
  document.querySelector('.teacher .btn')?.click();
  for (let i = 0; i < 14; i++) {
    await drawn();
    const main = dock()?.querySelector('.acts .primary');
    if (!main?.classList.contains('off')) break;
    const open = dock().querySelector('[data-stop][aria-pressed=false]:not([disabled]), .choices [aria-pressed=false]')
      ?? document.querySelector('.legal:not(.picked)');
    if (document.activeElement?.matches('[data-nothing]') || !open) break;
    (open.querySelector?.('button') ?? open).click();
  }
  const main = dock()?.querySelector('.acts .primary');
  (main?.classList.contains('off') ? dock()?.querySelector('[data-nothing]') : main)?.click();
  for (let i = 0; i < 150 && now() === before; i++) await drawn();
}"""
"""Answers one question as the teacher shows, or with the first that can be chosen, and waits for what comes of it."""


def listen_to_the_end(player: Player) -> None:
    while not player.over:
        player.page.evaluate(LISTEN)


def test_whoever_is_invited_learns_first_errs_leaves_comes_back_and_finds_the_way_to_the_table(
    visitor: Visitor,
) -> None:
    host, guest = visitor().lobby(), visitor()
    table = host.seats("open").start()
    guest.page.goto(f"{host.url}/join/{host.links(table)['1']}")
    guest.page.click(".invitation .lesson .btn")
    guest.page.wait_for_url("**/table/*")
    teacher = guest.page.locator(".teacher")
    expect(teacher).to_contain_text("Step 1 of 15")
    expect(teacher.locator(".now")).to_contain_text("Choose Settle: Spice World in your hand costs 2 cards")
    guest.page.locator(".strip button", has_text="Produce").click()
    guest.page.click(".acts .primary")
    expect(teacher.locator(".slip")).to_contain_text("still in your hand")
    guest.page.goto(guest.url)
    guest.page.locator(".lesson .btn", has_text="Go on").click()
    expect(teacher).to_contain_text("Step 2 of 15")
    expect(teacher.locator(".slip")).to_contain_text("still in your hand")
    guest.page.locator("header").get_by_text("FR", exact=True).click()
    expect(teacher).to_contain_text("Étape 2 sur 15")
    listen_to_the_end(guest)
    expect(guest.page.locator(".end-screen .taught")).to_contain_text("C’était une partie entière")
    guest.page.keyboard.press("Escape")
    guest.page.locator(".teacher a").click()
    expect(guest.page.locator(".invitation .primary")).to_be_visible()


def test_each_lesson_leads_to_its_end_and_to_the_next(visitor: Visitor) -> None:
    player = visitor(viewport={"width": 390, "height": 844}, has_touch=True).lobby("Fleet Commander")
    player.page.locator(".lesson .btn").click()
    expect(player.page.locator(".teacher")).to_contain_text("Step 1 of 18")
    listen_to_the_end(player)
    expect(player.page.locator(".end-screen .taught")).to_contain_text("That was a battle")
    player.lobby("Battlestar Galactica").page.locator(".lesson .btn").first.click()
    expect(player.page.locator(".teacher")).to_contain_text("Step 1 of 9")
    listen_to_the_end(player)
    expect(player.page.locator(".end-screen .taught")).to_contain_text("The fleet is home")
    player.page.locator(".end-screen .taught .btn").click()
    expect(player.page.locator(".teacher")).to_contain_text("Step 1 of 6")
    listen_to_the_end(player)
    expect(player.page.locator(".end-screen .taught")).to_contain_text("the Cylons have won")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [("fleet", 2, {"scenario": "first_game"}), ("galactica", 3, {})],
    ids=["fleet", "galactica"],
)
def test_a_guide_has_words_for_every_question(
    home: Home, visitor: Visitor, title: str, seats: int, options: dict[str, Any], lang: str
) -> None:
    player = visitor(locale={"en": "en-GB", "fr": "fr-FR"}[lang], reduced_motion="reduce")
    screen = Screen(home, player, title, seats, options)
    asked = moments(title, seats, options, 1, [lang])
    screen.open(asked[0].news[lang])
    table = player.page.url.rpartition("/")[2]
    player.page.evaluate(f"localStorage.setItem('orrery.guided', '[\"{table}\"]')")
    player.page.reload()
    player.at_table()
    told = set()
    for moment in asked:
        screen.show(moment.news[lang])
        player.until("document.querySelector('.guide p')?.textContent.length > 20")
        told.add(player.page.locator(".guide").inner_text())
    assert len(told) > len(asked) * 2 // 3, "not one explanation for everything"
