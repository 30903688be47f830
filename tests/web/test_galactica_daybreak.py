"""Daybreak in real browsers: its boards, cards and secrets; and that base games show nothing of it."""

from __future__ import annotations

import re
import time
from typing import Any, ClassVar

import pytest
from playwright.sync_api import expect

from orrery.games.galactica.cards import MISSIONS
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.characters import LEADERS
from tests.web.kit import LONG, WHOLE_GAME, Home, Player, begin, lay, wait_until
from tests.web.test_galactica import (
    AUTO,
    CALM,
    CYLONS,
    ENOUGH,
    PHONE,
    Knowledge,
    Visitor,
    at_battle,
    battle,
    choose,
    do,
    kind_of,
    seat,
    secrets_kept,
)
from tests.web.test_looks import STICKS_OUT, violations

HOME = {"daybreak": True, "search_for_home": True}
OF_DAYBREAK = "[data-dock], [data-mission], [data-mutiny-hand], [data-miracles], [data-motives], [data-limits]"


def exodus(**more: Any) -> dict[str, Any]:
    """Seven at the table: an infiltrating leader, a Mutineer, all the boards; a failed mission, friendly rebels."""
    treachery = ["bait_0", "violent_outbursts_4", "negotiation_5", "repair_2"]
    motives = {"motives": ["end_the_chase", "savor_their_demise"], "motives_shown": ["no_unnecessary_force"]}
    mutineer = {"revealed": ["you_are_the_mutineer"], "mutiny": ["impeachment", "selfish_act"]}
    return {
        "players": [
            seat("danna_biers", infiltrating=True, location="command", hand=treachery, mutiny=["panic"], **motives),
            seat("tom_zarek_alt", location="bridge", mutiny=["blackmail"]),
            seat("laura_roslin", location="quorum_chamber"),
            seat("brendan_hot_dog_costanza", location="viper", area="port_bow", craft="assault_raptor"),
            seat("gaius_baltar_alt", location="hybrid_tank", miracles=3),
            seat("galen_tyrol", cylon=True, location="resurrection_ship", loyalty=["not_a_cylon"]),
            seat("louis_hoshi", location="brig", **mutineer),
        ],
        "phase": "action",
        **{"fuel": 5, "food": 6, "morale": 6, "population": 9, "jump": 3, "distance": 6, "turn": 9},
        "destinations": ["barren_planet", "remote_planet"],
        "raiders": {"front": 3, "port_bow": 2},
        "assault_raptors": {"port_aft": 2},
        "assault_reserve": 1,
        "damaged": ["ftl_control"],
        "mission": "the_search_for_home",
        "mission_failed": True,
        "missions_won": ["digging_up_the_past"],
        "rebels": "human",
        **more,
    }


def at_exodus(home: Home, player: Player, **more: Any) -> None:
    """At that table, the reminder read, asked about everything: no standing order answers before him."""
    player.lobby()
    player.page.evaluate("localStorage.setItem('orrery.galactica.orders', 'none')")
    lay(home, exodus(**more), player, title="galactica", options=HOME)
    player.page.click("[data-reminder] button")


# --- a whole game -------------------------------------------------------------------------------------

SEATS = 7


class Seen(Knowledge):
    """The same for motives, Mutiny cards and missions: also those that were played, won or lost before all."""

    secret: ClassVar[set[str]] = CYLONS | {*MOTIVES, *MUTINY, *MISSIONS}

    def learn(self, table: dict[str, Any], you: int, events: list[dict[str, Any]]) -> None:
        super().learn(table, you, events)
        own = table["players"][you]
        self.cards.update(own["mutiny"], own["motives"], *(side["motives_shown"] for side in table["players"]))
        self.cards.update(table["mutiny_discards"], table["mutiny_removed"])
        self.cards.update(table["missions_won"], table["mission_discards"], [table["mission"]])
        for event in events:
            if event["event"] == "acted":
                self.cards.add(event["action"].rpartition(":")[2])
            self.cards.update(event[key] for key in ("mission", "motive") if key in event)

    def leaks(self, html: str) -> list[str]:
        """What it does not know, and the page holds all the same."""
        return [card for card in self.unknown() if re.search(rf"\b{card}\b", html)]


def held(player: Player, cards: str) -> bool:
    """Whether the seat has ever had such cards of its own."""
    views = [news["view"] for news in player.news()]
    return any(view["table"]["players"][view["you"]][cards] for view in views)


def test_seven_browsers_play_a_whole_game_with_a_leader_and_search_for_home(visitor: Visitor, home: Home) -> None:
    """Seven play with a leader always (004 p.4); on little food and fuel the game is soon over."""
    players = [
        visitor(**CALM),
        visitor(**CALM, locale="fr-FR"),
        visitor(**CALM, **PHONE),
        *(visitor(**CALM) for _ in range(SEATS - 3)),
    ]
    for player in players:
        player.lobby()
    begin(home, "galactica", SEATS, {"seed": "4"}, *players, options={**HOME, "difficulty": -2})
    assert players[1].page.evaluate("document.documentElement.lang") == "fr"
    first = next(player for player in players if player.asked)  # one alone, until he has chosen
    offered = first.news()[-1]["view"]["question"]["items"]
    first.page.locator(".cast button").nth(offered.index("tom_zarek_alt")).click()  # he begins with a Mutiny card
    first.confirm()
    for player in players:
        player.page.evaluate(AUTO, [player.rng.random() for _ in range(997)])
    known = [Seen(player) for player in players]
    checked = 0
    end = time.monotonic() + WHOLE_GAME
    while not all(player.over for player in players) and (LONG or checked < ENOUGH):
        assert time.monotonic() < end, "The game did not end in time."
        for knows in known:
            html = knows.player.html()
            if not knows.player.over:
                checked += 1
                assert knows.leaks(html) == []
        players[0].page.wait_for_timeout(1500)
    assert checked > 20
    for knows in known:
        assert list(secrets_kept(knows.player)) == []
        before_the_end = [frame for frame in knows.player.frames if '"ended"' not in frame]
        assert [card for card in knows.unknown() for frame in before_the_end if f'"{card}"' in frame] == []
    last = players[0].news()[-1]["view"]["table"]
    leader = [who for who, side in enumerate(last["players"]) if side["character"] in LEADERS]
    assert [who for who, player in enumerate(players) if held(player, "motives")] == leader
    assert any(held(player, "mutiny") for player in players)
    assert last["search_for_home"]
    if LONG:
        assert {player.page.locator(".end-screen section").count() for player in players} == {SEATS}


# --- boards, cards and questions ----------------------------------------------------------------------


def test_the_boards_and_cards_of_the_expansion_are_there(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_exodus(home, player)
    page = player.page
    expect(page.locator("[data-dock=demetrius] [data-location]")).to_have_count(3)
    for shown in ("[data-location=quorum_chamber]", "[data-place='mut:panic']"):
        expect(page.locator(shown)).to_be_visible()
    for place, text in (
        (".dist", "6 of 10"),
        ("[data-area=port_aft] .assault_raptor", "2"),
        (".players [data-seat='6']", "Mutineer"),
        (".players [data-seat='0']", "Infiltrating leader"),
        (".players [data-seat='0']", "No Unnecessary Force"),
        (".g-hand", "Treachery"),
    ):
        expect(page.locator(place)).to_contain_text(text, use_inner_text=True)
    for place, name, value in (
        ("[data-mission]", "data-mission", "the_search_for_home"),
        ("[data-allegiance]", "data-allegiance", "human"),
        (".players [data-seat='6'] [data-mutiny]", "data-mutiny", "2"),
        (".players [data-seat='4'] [data-miracles]", "data-miracles", "3"),
        ("[data-area=port_bow]", "aria-label", re.compile("Hot Dog in an assault raptor")),
    ):
        expect(page.locator(place).first).to_have_attribute(name, value)


def test_a_leader_reads_motives_and_limits_and_only_while_looking(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_exodus(home, player)
    page = player.page
    expect(page.locator("[data-limits]")).to_contain_text("at most 2 cards", use_inner_text=True)
    assert "End the Chase" not in page.inner_text("body")
    page.click("[data-loyalty]")
    expect(page.locator("[data-motives] li")).to_have_count(3)
    told = {line.splitlines()[0]: line.splitlines()[-1] for line in page.locator("[data-motives] li").all_inner_texts()}
    assert told == {
        "No Unnecessary Force": "revealed",
        "End the Chase": "true now",
        "Savor their Demise": "not true now",
    }
    page.keyboard.press("Escape")
    player.until("!document.body.textContent.includes('End the Chase')")


def test_a_leader_has_a_motive_revealed_without_being_asked(visitor: Visitor, home: Home) -> None:
    """004 p.8: it is armed in the page, and revealed with the next answer, whoever gives it."""
    player = visitor(**CALM)
    at_exodus(home, player)
    page = player.page
    page.click("[data-loyalty]")
    expect(page.locator("[data-arm]")).to_have_count(1)
    page.click("[data-arm]")
    expect(page.locator("[data-arm]")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    page.click("[data-place='mut:panic']")
    page.keyboard.press("Enter")
    player.until("document.querySelector('[role=log]').textContent.includes('End the Chase')")


def test_a_mutiny_card_is_played_from_the_hand(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_exodus(home, player)
    player.page.click("[data-place='mut:panic']")
    player.page.keyboard.press("Enter")
    player.until("document.querySelector('[role=log]').textContent.includes('played the Mutiny card Panic')")


def test_a_mission_is_told_as_a_story(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    crew = [seat("saul_tigh", location="bridge", hand=["launch_scout_1"]), seat("laura_roslin"), seat("louis_hoshi")]
    mission = {"mission": "", "mission_failed": False, "mission_deck": ["cylon_civil_war"], "missions_won": []}
    at_exodus(home, player, players=crew, **mission)
    player.page.click(".choices button:has-text('Bridge')")
    player.page.keyboard.press("Enter")
    player.until("document.querySelector('.stage.mission .crisis')?.textContent.includes('Cylon Civil War')")
    expect(player.page.locator(".stage .crisis")).not_to_contain_text("About")
    do(player, "contribute", lambda: player.page.keyboard.press("n"))
    player.until("document.querySelector('[role=log]').textContent.includes('The Rebel Basestar joined the')")


def test_skill_check_abilities_are_a_step_of_the_story(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    crew = [seat("saul_tigh", hand=["quick_thinking_0"]), seat("laura_roslin"), seat("louis_hoshi")]
    check = {"crisis_deck": ["consult_the_hybrid"], "destiny": ["bait_0", "dradis_contact_0"]}
    at_exodus(home, player, players=crew, **check)
    player.page.click(".choices button:has-text('Do nothing')")
    player.page.keyboard.press("Enter")

    def add() -> None:
        player.page.click("[data-card=quick_thinking_0]")
        player.page.keyboard.press("Enter")

    do(player, "contribute", add)
    current = player.page.locator(".stage .story [aria-current=step]")
    do(player, "next_ability", lambda: expect(current).to_contain_text("Abilities"))
    choose(player, "Bait")
    player.until("document.querySelector('.stage .lines')?.textContent.includes('Bait took effect')")
    wait_until(lambda: kind_of(player) == "next_ability")


def test_no_name_of_a_revealed_card_is_cut(visitor: Visitor, home: Home) -> None:
    """Commandement is wider than a card."""
    player = visitor(**CALM, locale="fr-FR")
    crew = [seat("saul_tigh", hand=["executive_order_1"]), seat("laura_roslin"), seat("louis_hoshi")]
    at_exodus(home, player, players=crew, crisis_deck=["consult_the_hybrid"], destiny=["bait_0", "dradis_contact_0"])
    player.page.click(".choices button:has-text('Ne rien faire')")
    player.page.keyboard.press("Enter")

    def add() -> None:
        player.page.click("[data-card=executive_order_1]")
        player.page.keyboard.press("Enter")

    do(player, "contribute", add)
    names = player.page.locator(".reveal .plain .nm")
    expect(names.filter(has_text="Commandement")).to_have_count(1)
    assert names.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


@pytest.mark.parametrize(
    ("locale", "why"), [("en-GB", "belongs to the expansion Daybreak"), ("fr-FR", "appartient à l’extension Renouveau")]
)
def test_the_lobby_offers_it_and_says_what_goes_with_what(visitor: Visitor, locale: str, why: str) -> None:
    player = visitor(**CALM, locale=locale).lobby("Battlestar Galactica")
    page = player.page
    for option in ("daybreak", "search_for_home", "danna_press_room", "dutiful_each"):
        expect(page.locator(f"#opt-{option} option")).to_have_count(2)
        offered = page.locator(f"#opt-{option} option").all_text_contents()
        assert len(set(offered)) == 2
        assert not {"true", "false"} & {text.lower() for text in offered}
    home = page.locator("#opt-search_for_home option").nth(1)
    expect(home).to_be_disabled()
    expect(home).to_contain_text(why)
    player.option("daybreak", 1)
    expect(home).to_be_enabled()
    player.option("search_for_home", 1)
    player.start()
    player.at_table()
    page.wait_for_selector("[data-dock=demetrius]")


def test_a_base_game_shows_nothing_of_it(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player)
    page = player.page
    expect(page.locator("[data-location]")).to_have_count(17)
    expect(page.locator(".dist")).to_contain_text("Kobol")
    assert page.locator(OF_DAYBREAK).count() == 0
    assert page.locator("[data-location=quorum_chamber]").count() == 0
    assert "assault raptor" not in page.inner_text("body")
    page.click("[data-location=press_room]")
    player.until("document.body.textContent.includes('Draw 2 Politics cards.')")


COVERED = """[...document.querySelectorAll('[data-location]')].filter((place) => {
  const name = document.createRange();
  name.selectNodeContents(place.querySelector('.cn'));
  const lines = [...name.getClientRects()];
  return [...place.querySelectorAll('.who > *')].map((one) => one.getBoundingClientRect()).some((face) =>
    lines.some((line) => line.left < face.right - 1 && face.left < line.right - 1 && face.top < line.bottom - 2));
}).map((place) => place.dataset.location)"""
"""Locations with a portrait on a line of their names."""
CUT_NAMES = """[...document.querySelectorAll('.docks [data-location]')].filter((place) =>
  place.scrollWidth > place.clientWidth + 1).map((place) => place.dataset.location)"""
"""Locations in a row whose names do not fit."""
LONG_NAMES = ("weapons_control", "research_lab", "quorum_chamber", "resurrection_ship", "captains_cabin", "caprica")


def test_portraits_stand_below_the_names_of_their_places(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM, locale="fr-FR")
    people = exodus()["players"][: len(LONG_NAMES)]
    crew = [{"character": one["character"], "location": where} for one, where in zip(people, LONG_NAMES, strict=True)]
    at_exodus(home, player, players=crew)
    expect(player.page.locator("[data-location] .who > *")).to_have_count(len(crew))
    player.still()
    assert player.page.evaluate(COVERED) == []


@pytest.mark.parametrize("locale", ["en-GB", "fr-FR"])
def test_in_the_base_game_portraits_stand_beside_the_names_of_their_places(
    visitor: Visitor, home: Home, locale: str
) -> None:
    player = visitor(**CALM, locale=locale)
    crew = battle()["players"]
    for one, where in zip(crew[:3], ("administration", "presidents_office", "press_room"), strict=True):
        one.update(location=where, area="")
    at_battle(home, player, players=[*crew[:4], crew[4] | {"location": "resurrection_ship"}])
    expect(player.page.locator("[data-location] .who > *")).to_have_count(len(crew))
    assert player.page.evaluate(COVERED) == []


BATTLE = {
    "heavy_raiders": {"port_aft": 1, "rear": 1},
    "basestars": [{"area": "front"}, {"area": "rear"}],
    "civilians": {"starboard_bow": ["pop1"], "rear": ["pop1"]},
    "centurions": [1, 0, 0, 0],
}
"""Each kind of Cylon ship would do something else."""
HIDDEN = "(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)(document.querySelector('.left'))"
COVERED_DOCKS = """document.querySelector('.docks').getBoundingClientRect().bottom -
  document.querySelector('.tray').getBoundingClientRect().top"""


@pytest.mark.parametrize("players", [5, 7])
def test_people_forecast_and_reserves_stand_in_one_column_without_scrolling(
    visitor: Visitor, home: Home, players: int
) -> None:
    """French is longer. On a small screen the hand does not cover the docks."""
    player = visitor(**CALM, locale="fr-FR")
    at_exodus(home, player, players=exodus()["players"][:players], **BATTLE)
    expect(player.page.locator(".thr li")).to_have_count(4)
    player.still()
    assert player.page.evaluate(HIDDEN) <= 0
    player.page.set_viewport_size({"width": 1280, "height": 720})
    player.until(f"{COVERED_DOCKS} <= 0")
    assert player.page.evaluate(CUT_NAMES) == []


RESERVE_LINES = "new Set([...document.querySelectorAll('.res li')].map((li) => li.getBoundingClientRect().top)).size"


@pytest.mark.parametrize(("players", "lines"), [(5, 5), (6, 1)])
def test_with_many_players_the_reserves_take_one_line(visitor: Visitor, home: Home, players: int, lines: int) -> None:
    """Their names stay for those who cannot see the ships."""
    player = visitor(**CALM)
    at_exodus(home, player, players=exodus()["players"][:players])
    expect(player.page.locator(".res li")).to_have_count(5)
    assert player.page.evaluate(RESERVE_LINES) == lines
    expect(player.page.locator(".res li").nth(1)).to_contain_text("assault raptor")


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("small", [False, True], ids=["desk", "phone"])
def test_nothing_sticks_out_and_nothing_keeps_anybody_out(
    visitor: Visitor, home: Home, scheme: str, small: bool
) -> None:
    player = visitor(**CALM, **(PHONE | {"locale": "fr-FR"} if small else {}), color_scheme=scheme)
    at_exodus(home, player)
    for panel in ("people", "own", "map") if small else ("",):
        if panel:
            player.page.click(f"[data-panel-of={panel}]")
        assert player.overflow() == 0, panel
        assert player.page.evaluate(STICKS_OUT) == [], panel
        assert violations(player) == [], panel
