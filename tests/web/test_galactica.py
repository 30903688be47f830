"""Battlestar Galactica in real browsers: whole games, the board, the story of a crisis, windows, secrets."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable, Iterator
from typing import Any, ClassVar

import pytest
from playwright.sync_api import expect

import orrery
from orrery import bots, words
from orrery.games.galactica.cards.loyalty import LOYALTY
from tests.servers import PATIENCE
from tests.web.kit import LONG, WHOLE_GAME, Home, Player, begin, lay
from tests.web.test_looks import STICKS_OUT, violations

Visitor = Callable[..., Player]
PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True}
CALM = {"reduced_motion": "reduce"}
SEATS = 5
"""Seconds for a whole game: enough also where many others use the machine."""
SETTING_UP = ("choose_character", "launch_area")
CYLONS = {card for card in LOYALTY if LOYALTY[card].cylon}
PRIVATE = ("hand", "contributed", "looking", "loyalty", "super_crises", "quorum", "notes", "mutiny", "motives")
DEALT = {
    *("contributed", "drew_skills", "loyalty_dealt", "looked", "drew_quorum", "drew_super_crisis"),
    *("drew_mutiny", "motives_dealt"),
}
"""Events with cards that only one seat may see."""

AUTO = """rng => {
  let n = 0;
  const next = (m) => Math.floor(rng[n++ % rng.length] * m);
  const drawn = () => new Promise((done) => setTimeout(done));
  const open = () => [...document.querySelectorAll(
    '.choices button:not([disabled])[aria-pressed=false], .legal:not(.picked)[data-place], button.legal[data-card]')]
    .filter((one) => !one.closest('.loyalty'));
  const press = (one) => { one.click(); document.activeElement?.blur(); };
  const answer = async () => {
    const dock = document.querySelector('.dock:not(.calm)');
    if (!dock) return;
    for (let i = 0; i < 14 && dock.querySelector('.acts .primary.off'); i++) {
      const all = open();
      if (!all.length) break;
      press(all[next(all.length)]);
      await drawn();
    }
    const main = dock.querySelector('.acts .primary');
    if (!main) return; // the table went on meanwhile
    const others = [...dock.querySelectorAll('.acts .btn')];
    const nothing = others.find((one) => one.querySelector('kbd')?.textContent === 'N');
    press(main?.classList.contains('off') ? (nothing ?? main) : main);
  };
  const go = async () => {
    if (document.querySelector('.end-screen')) return;
    await answer();
    setTimeout(go, 20);
  };
  void go();
}"""
"""Clicks what is lit or listed, at random, until the game is over; never reveals itself as a Cylon."""


def seat(character: str, **about: Any) -> dict[str, Any]:
    return {"character": character, **about}


def battle(**more: Any) -> dict[str, Any]:
    """The position of the mock-up: Starbuck in a viper amid raiders, a crisis with a choice on top of its deck."""
    pilot = ["maximum_firepower_4", "evasive_maneuvers_2", "strategic_planning_3", "launch_scout_2", "repair_1"]
    return {
        "players": [
            seat("kara_thrace", location="viper", area="port_bow", hand=pilot),
            seat("william_adama", location="weapons_control", hand=["executive_order_1", "executive_order_2"]),
            seat("laura_roslin", location="brig", hand=["consolidate_power_1"] * 5, miracles=0),
            seat("galen_tyrol", location="sickbay", hand=["repair_2", "repair_1"], miracles=0),
            seat("sharon_valerii", cylon=True, location="cylon_fleet", hand=["repair_2"], loyalty=["not_a_cylon"]),
        ],
        "phase": "action",
        **{"fuel": 3, "food": 6, "morale": 4, "population": 7, "jump": 3, "distance": 5, "turn": 9, "nukes": 1},
        "destinations": ["barren_planet", "remote_planet", "icy_moon"],
        "raiders": {"front": 3, "starboard_bow": 2, "starboard_aft": 4, "rear": 2, "port_bow": 3},
        "heavy_raiders": {"rear": 1, "port_aft": 1},
        "vipers": {"port_bow": 1, "port_aft": 1},
        "basestars": [{"area": "front", "damage": ["disabled_hangar"]}, {"area": "rear"}],
        "civilians": {"starboard_bow": ["pop1"], "port_aft": ["pop1", "pop1"], "port_bow": ["pop2"]},
        "centurions": [0, 0, 1, 0],
        "damaged": ["command", "hangar_deck"],
        "crisis_deck": ["network_computers"],
        "destiny": ["repair_2", "executive_order_1"],
        **more,
    }


def at_battle(home: Home, *players: Player, **more: Any) -> None:
    """Everybody at the table of the mock-up, the reminder read, asked about everything."""
    for player in players:
        player.lobby()
        player.page.evaluate("localStorage.setItem('orrery.galactica.orders', 'none')")
    lay(home, battle(**more), *players, title="galactica")
    for player in players:
        player.page.click("[data-reminder] button")


def kind_of(player: Player) -> str:
    """The kind of what a player is asked, as far as his page shows it; nothing when he is not."""
    return str(player.page.evaluate("document.querySelector('.dock')?.dataset.kind ?? ''"))


def choose(player: Player, text: str) -> None:
    player.page.locator(".choices button", has_text=text).first.click()
    player.page.keyboard.press("Enter")


def do(player: Player, kind: str, act: Callable[[], None], *others: Player) -> None:
    """Waits until a question of this kind comes, passing in other windows, also for others; then acts."""
    end = time.monotonic() + PATIENCE
    passing = others if kind == "react" else (player, *others)  # a window that is waited for is not passed
    while (now := kind_of(player)) != kind:
        assert time.monotonic() < end, f"{kind} was not asked, but {now!r}."
        for one in passing:
            one.page.evaluate(DECLINE)
        player.page.wait_for_timeout(60)
    act()


DECLINE = """() => {
  if (document.querySelector('.dock')?.dataset.kind !== 'react') return;
  const pass = [...document.querySelectorAll('.answers .choices button')].at(-1);
  if (pass.getAttribute('aria-pressed') === 'false') pass.click();
  document.querySelector('.dock .acts .primary').click();
}"""
"""Passes in a window, if there is one: looks and answers at once, so that nothing can come in between."""


def decline(player: Player) -> None:
    player.page.locator(".answers .choices button").last.click()
    player.page.keyboard.press("Enter")


# --- whole games --------------------------------------------------------------------------------------


def one_cylon() -> int:
    """A seed with which choosing the first of whatever is offered leads to exactly one Cylon among five."""
    for seed in range(100):
        game = orrery.new("galactica", SEATS, str(seed))
        while game.pending:
            who, question = next(iter(game.pending.items()))
            if question.kind not in SETTING_UP:
                break
            game.answer(who, question.items[:1])
        players = [game.view(who)["table"]["players"][who] for who in range(SEATS)]
        if sum(any(LOYALTY[card].cylon for card in player["loyalty"]) for player in players) == 1:
            return seed
    raise AssertionError("No seed deals one Cylon.")


def secrets_kept(player: Player) -> Iterator[str]:
    """What the server has told a page that its seat may not know: nothing, for every piece of news before the end."""
    for news in player.news():
        you = news["view"]["you"]
        if news["view"]["result"]:
            return
        for who, side in enumerate(news["view"]["table"]["players"]):
            yield from (f"{key} of seat {who}" for key in PRIVATE if who != you and key in side)
        for event in news["events"]:
            if event["event"] in DEALT and event["who"] != you and "cards" in event:
                yield f"the cards of {event}"


def own_loyalty(player: Player) -> list[str]:
    view = player.news()[-1]["view"]
    return list(view["table"]["players"][view["you"]]["loyalty"])


class Knowledge:
    """The secret cards that a seat has seen properly: its own, those it looked at, those that were revealed."""

    secret: ClassVar[set[str]] = CYLONS

    def __init__(self, player: Player) -> None:
        self.player, self.read = player, 0
        self.cards: set[str] = set()

    def unknown(self) -> set[str]:
        """All other secret cards, after everything that has come to the page before the end."""
        frames = self.player.frames[self.read :]
        self.read += len(frames)
        for news in (message for frame in frames if (message := json.loads(frame))["t"] == "news"):
            if news["view"]["result"]:
                break  # now everything may be shown
            self.learn(news["view"]["table"], news["view"]["you"], news["events"])
        return self.secret - self.cards

    def learn(self, table: dict[str, Any], you: int, events: list[dict[str, Any]]) -> None:
        own = table["players"][you]
        self.cards.update(own["loyalty"], own["looking"], *(side["revealed"] for side in table["players"]))
        self.cards.update(str(word) for note in own["notes"] for word in note)
        self.cards.update(*(event.get("cards", ()) for event in events if event["event"] == "looked"))


ENOUGH = 40
"""How often somebody's page is read through where the game is not played to its end."""


def test_five_browsers_play_a_whole_game_with_an_unrevealed_cylon(visitor: Visitor, home: Home) -> None:
    players = [
        visitor(**CALM),
        visitor(**CALM),
        visitor(**CALM, locale="fr-FR"),
        visitor(**CALM, **PHONE),
        visitor(**CALM, color_scheme="light"),
    ]
    for player in players:
        player.lobby()
    begin(home, "galactica", SEATS, {"seed": str(one_cylon())}, *players)
    assert players[2].page.evaluate("document.documentElement.lang") == "fr"
    end = time.monotonic() + WHOLE_GAME
    while not all(own_loyalty(player) for player in players):
        assert time.monotonic() < end, "The game did not begin in time."
        for chooser in (player for player in players if kind_of(player) in SETTING_UP):
            chooser.page.evaluate("document.querySelector('.cast button, .go.legal')?.click()")
            chooser.confirm()
        players[0].page.wait_for_timeout(100)
    known = [Knowledge(player) for player in players]
    assert sum(knows.unknown() != CYLONS for knows in known) == 1
    for player in players:
        player.page.evaluate(AUTO, [player.rng.random() for _ in range(997)])
    checked = 0
    while not all(player.over for player in players) and (LONG or checked < ENOUGH):
        assert time.monotonic() < end, "The game did not end in time."
        for knows in known:
            html = knows.player.html()
            if not knows.player.over:
                checked += 1
                assert [card for card in knows.unknown() if card in html] == []
        players[0].page.wait_for_timeout(1500)
    assert checked > 20
    for knows in known:
        assert list(secrets_kept(knows.player)) == []
        before_the_end = [frame for frame in knows.player.frames if '"ended"' not in frame]
        assert [card for card in knows.unknown() for frame in before_the_end if f'"{card}"' in frame] == []
    last = players[0].news()[-1]["view"]["table"]["players"]
    assert not any(side["cylon"] and not side["sympathizer"] for side in last)
    if LONG:
        assert len({player.page.locator(".end-screen section.won").count() for player in players}) == 1


def test_a_person_plays_a_whole_game_with_four_bots(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM).lobby()
    bot = "greedy" if "greedy" in bots.names("galactica") else "random"
    begin(home, "galactica", SEATS, {"seed": "7"}, player, bot=bot)
    player.page.evaluate(AUTO, [player.rng.random() for _ in range(997)])
    player.page.wait_for_selector(".end-screen", timeout=WHOLE_GAME * 1000)
    assert player.page.locator(".end-screen section").count() == SEATS
    # whoever won as a Cylon was one at the end of his lane, and every check adds up
    expect(player.page.locator(".lane:not(.turns)")).to_have_count(SEATS)
    assert player.page.locator(".checks li").count() > 3
    assert list(secrets_kept(player)) == []
    kinds = {news["view"]["question"]["kind"] for news in player.news() if news["view"]["question"]}
    assert {"movement", "action", "contribute", "react"} <= kinds


# --- the board ----------------------------------------------------------------------------------------


def test_the_board_shows_where_everything_is(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player)
    page = player.page
    labels = {
        "[data-area=port_bow]": "Port bow: Starbuck in a viper, 1 viper, 3 raiders, 1 civilian ship",
        "[data-area=port_aft]": "Port quarter: 1 viper, 1 heavy raider, 2 civilian ships",
        "[data-area=rear]": "Astern: 1 basestar, 1 heavy raider, 2 raiders",
        "[data-location=brig]": "Brig. Roslin",
        "[data-location=command]": "Command. damaged",
        "[data-location=cylon_fleet]": "Cylon Fleet. Boomer",
    }
    for place, label in labels.items():
        expect(page.locator(place)).to_have_attribute("aria-label", label)
    expect(page.locator("[data-area=starboard_aft] .raider .pic")).to_have_count(4)
    expect(page.get_by_role("meter", name="Fuel, red zone")).to_have_attribute("aria-valuenow", "3")
    track = page.locator(".g-strip")
    for told in ("2 steps from loss", "5 of 8", "Barren Planet 2, Remote Planet 2, Icy Moon 1"):
        expect(track).to_contain_text(told, use_inner_text=True)
    expected = page.get_by_role("region", name="If they act next")
    for told in ("3 attacks on vipers, 1 civilian ship lost", "1 boards Galactica"):
        expect(expected).to_contain_text(told, use_inner_text=True)


def test_ships_that_would_do_the_same_share_a_line(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player, basestars=[])
    lines = player.page.get_by_role("region", name="If they act next").get_by_role("listitem")
    expect(lines).to_have_count(3)
    expect(lines.last).to_have_text("Basestars, Launch nothing", use_inner_text=True, ignore_case=True)


def test_an_action_says_what_it_does_and_an_impossible_one_why_not(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player)
    page = player.page
    firepower = page.locator(".answers .choices button", has_text="Maximum Firepower 4")
    expect(firepower).to_contain_text("attack")
    reason = "Repair 1: There is nothing to repair here"
    expect(page.locator(".answers .not")).to_contain_text(reason, use_inner_text=True)
    expect(page.locator(".loyalty summary")).to_have_text(re.compile("^Loyalty action"), use_inner_text=True)
    expect(page.locator("button.legal[data-card=maximum_firepower_4]")).to_have_count(1)
    page.click("[data-card=maximum_firepower_4]")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-place='ship:port_bow:raider'].legal")
    page.click("[data-place='ship:port_bow:raider']")
    expect(page.locator(".dock .sum")).to_contain_text("3 or more (6 in 8)", use_inner_text=True)
    page.keyboard.press("Enter")
    page.click(".when summary")
    page.wait_for_selector(".answers fieldset")
    do(player, "own_viper", lambda: choose(player, "Stop here"))
    player.until("document.querySelector('.log').textContent.includes('attacked a raider')")


def test_one_moves_by_pointing_at_the_map(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM)
    at_battle(home, player, phase="movement", in_play=["bomb_on_colonial_1"])
    page = player.page
    page.wait_for_selector("[data-place='area:front'].legal")
    assert page.locator("[data-location=sickbay].legal").count() == 0
    expect(page.locator(".answers .not")).to_contain_text("Colonial One is closed")
    page.click("[data-location=armory]")
    expect(page.locator(".dock .sum")).to_contain_text("1 Skill card")
    page.keyboard.press("Escape")
    page.click("[data-place='area:front']")
    page.keyboard.press("Enter")
    player.until("document.querySelector('[data-area=front]').ariaLabel.includes('Starbuck')")


def test_a_character_is_chosen_by_portrait(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM).lobby()
    begin(home, "galactica", 3, {"seed": "1"}, player)
    player.page.wait_for_selector(".cast button")
    expect(player.page.locator(".cast .emb")).to_have_count(player.page.locator(".cast button").count())
    chosen = player.page.locator(".cast button").first
    name = chosen.locator("b").inner_text()
    chosen.click()
    expect(player.page.locator(".lens")).to_contain_text(name)
    assert violations(player) == []
    player.page.keyboard.press("Enter")
    player.until("document.querySelector('.you .chips')")


# --- the story of a crisis ----------------------------------------------------------------------------


def test_a_crisis_is_told_step_by_step_and_told_again(visitor: Visitor, home: Home) -> None:
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    at_battle(home, starbuck, adama)
    page = starbuck.page
    for _ in range(2):
        do(starbuck, "action", lambda: choose(starbuck, "Do nothing"), adama)
    do(starbuck, "crisis_choice", lambda: None, adama)
    expect(page.locator(".crisis")).to_contain_text("Crisis, drawn by Starbuck", use_inner_text=True)
    expect(page.locator(".call")).to_have_text("Starbuck decides for the crisis", use_inner_text=True)
    choose(starbuck, "Skill check")
    do(adama, "contribute", lambda: adama.page.click("[data-card=executive_order_2]"), starbuck)
    expect(adama.page.locator("[data-card=executive_order_2] .val")).to_have_text("−2")
    adama.page.keyboard.press("Enter")
    do(starbuck, "contribute", lambda: page.click("[data-card=strategic_planning_3]"), adama)
    pile = page.locator(".pile li")
    for nth, name in enumerate(("Destiny", "Adama", "Roslin", "Tyrol", "Boomer", "You")):
        expect(pile.nth(nth)).to_have_text(re.compile(f"^{name}\\b"), use_inner_text=True)
    expect(pile).to_have_count(6)
    expect(pile.nth(1)).to_have_text(re.compile(r"\b1$"), use_inner_text=True)
    assert not any("executive_order_2" in frame for frame in starbuck.frames)
    page.keyboard.press("Enter")
    page.wait_for_selector(".reveal")
    expect(page.locator(".piles > .good")).to_contain_text("yours")
    expect(page.locator(".piles > .bad")).to_contain_text("Leadership")
    expect(page.locator(".crisis")).to_have_text(re.compile("^Crisis, drawn by Starbuck"), use_inner_text=True)
    do(starbuck, "raider_area", lambda: None, adama)
    page.wait_for_selector("[data-place='area:front'].legal")
    page.click("[data-replay]")
    page.wait_for_selector(".stage .story")
    expect(page.locator(".reveal")).to_have_count(0)
    for _ in range(40):
        page.get_by_role("button", name="One step on").click()
    page.wait_for_selector(".reveal")
    expect(page.locator(".lines").first).to_contain_text("Outcome")
    page.click("[data-replay-end]")
    page.wait_for_selector(".map")


def test_all_since_ones_last_answer_is_told_again(visitor: Visitor, home: Home) -> None:
    """Chapter by chapter: the turn, the actions of others, crises, Cylon ships, jumps, loyalty, reveals."""
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    at_battle(home, starbuck, adama)
    page = adama.page
    for _ in range(2):
        do(starbuck, "action", lambda: choose(starbuck, "Do nothing"), adama)
    do(starbuck, "crisis_choice", lambda: None, adama)
    page.wait_for_selector("[data-recap]")
    page.click("[data-recap]")
    page.wait_for_selector(".recap [data-chapter]")
    for _ in range(12):
        page.get_by_role("button", name="One step on").click()
    chapters = page.locator(".recap [data-chapter]")
    for nth, kind in enumerate(("action", "action", "crisis")):
        expect(chapters.nth(nth)).to_have_attribute("data-chapter", kind)
    expect(chapters).to_have_count(3)
    expect(page.locator("[data-chapter=action]").first).to_contain_text("took no action")
    page.click("[data-replay-end]")
    expect(page.locator(".recap")).to_have_count(0)


def test_ships_move_again_in_what_is_told_again(visitor: Visitor, home: Home) -> None:
    """Starbuck flies from port to starboard, an area at a time; Adama, who was away, sees her viper fly there."""
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    at_battle(home, starbuck, adama, phase="movement")
    fly = starbuck.page

    def to(area: str) -> None:
        fly.click(f"[data-place='area:{area}']")
        fly.keyboard.press("Enter")

    do(starbuck, "movement", lambda: to("front"), adama)
    do(starbuck, "action", lambda: choose(starbuck, "Activate the viper you pilot"), adama)
    do(starbuck, "own_viper", lambda: to("starboard_bow"), adama)
    do(starbuck, "action", lambda: None, adama)
    page, viper = adama.page, "[data-again] [data-key='players.0.area']"
    page.reload()
    page.wait_for_selector(".g-board")
    page.click("[data-recap]")
    page.wait_for_selector(f"{viper}[data-at=front]")
    page.eval_on_selector(viper, "one => { one.known = true }")
    for _ in range(12):
        page.get_by_role("button", name="One step on").click()
    page.wait_for_selector(f"{viper}[data-at=starboard_bow]")
    assert page.eval_on_selector(viper, "one => one.known"), "it is the same one that has moved"
    for ship, n in {"raider": 14, "heavy_raider": 2, "basestar": 2, "viper": 2, "civilian": 4}.items():
        expect(page.locator(f"[data-again] [data-ship={ship}]")).to_have_count(n)
    for _ in range(12):
        page.get_by_role("button", name="One step back").click()
    page.wait_for_selector(f"{viper}[data-at=front]")
    page.click("[data-replay-end]")
    expect(page.locator("[data-again]")).to_have_count(0)


def test_on_a_phone_the_answers_fold_away_from_the_map(visitor: Visitor, home: Home) -> None:
    player = visitor(**CALM, **PHONE)
    at_battle(home, player)
    page = player.page
    top = "document.querySelector('.dock').getBoundingClientRect().top"
    player.still()
    before = page.evaluate(top)
    page.click("[data-fold]")
    player.until(f"{top} > {before} + 150")
    expect(page.locator("[data-place='armory'], .map .cells > *").last).to_be_visible()
    page.click("[data-fold]")
    player.until(f"{top} === {before}")
    expect(page.locator(".answers .choices button").first).to_be_visible()


# --- windows and secrets ---------------------------------------------------------------------------------


def test_in_a_window_nobody_sees_who_has_answered(visitor: Visitor, home: Home) -> None:
    """The pages of all others are the same to the last letter after somebody has passed; silence can be ordered."""
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    hands = battle()
    hands["players"][1]["hand"] = ["strategic_planning_3"]
    hands["players"][2]["hand"] = hands["players"][3]["hand"] = hands["players"][4]["hand"] = []
    at_battle(home, starbuck, adama, players=hands["players"], destiny=["repair_2"])
    choose(starbuck, "Launch Scout 2")
    do(adama, "react", lambda: None)
    starbuck.page.click(".when summary")
    starbuck.page.wait_for_selector(".answers fieldset")
    told, page = starbuck.page.locator(".players, .await"), starbuck.page
    expect(told).to_contain_text(["decide whether to intervene"] * 2)
    before = told.all_inner_texts()
    decline(adama)
    adama.page.wait_for_selector(".dock.calm h2:has-text('Waiting')")
    adama.page.click("#tab-chat")
    adama.page.fill("#chat", "I have passed")
    adama.page.keyboard.press("Enter")
    page.click("#tab-chat")
    page.wait_for_selector("text=I have passed")  # all that the server said before has come too
    assert told.all_inner_texts() == before
    page.get_by_label("Pass for the rest of this turn").check()
    page.wait_for_selector(".dock.calm, .dock:not(:has(fieldset))")
    starbuck.until_told(lambda view: view["table"]["rolls"] == [])


ORDERS = "fetch(`/api/tables/${location.pathname.split('/').pop()}/orders?seat=0`)"
STEPS = "(orders) => orders.map((order) => order.wish.about?.step)"


def test_orders_for_each_window_are_chosen_in_one_place(visitor: Visitor, home: Home) -> None:
    """A new table begins with the usual ones; what is chosen for one window leaves the others as they are."""
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    at_battle(home, starbuck, adama)
    page = starbuck.page
    page.evaluate("localStorage.setItem('orrery.galactica.orders', 'usual')")
    page.reload()
    page.wait_for_selector(".g-board")
    page.click("[data-orders]")
    box = page.locator("dialog")
    expect(box.get_by_label("Pass while I hold nothing for it", exact=True)).to_be_checked()
    expect(box.get_by_label("Pass when a viper was missed", exact=True)).to_be_checked()
    expect(box.locator("[data-order=crisis_revealed]")).to_have_count(1)  # hers
    expect(box.locator("[data-order=crisis_chosen]")).to_have_count(0)  # Helo's
    box.locator("[data-order=after_total] summary").click()
    box.get_by_label("Play Declare Emergency if it turns the result").check()
    box.locator("[data-order=before_cards] summary").click()
    box.locator("[data-order=before_cards] select").select_option(label="Roslin")
    settled = "steps.includes('after_total') && steps.includes('before_cards') && steps.at(-1) === undefined"
    starbuck.until(f"{ORDERS}.then((reply) => reply.json()).then({STEPS}).then((steps) => {settled})")
    page.reload()
    page.wait_for_selector(".g-board")
    page.click("[data-orders]")
    expect(box.get_by_label("Play Declare Emergency if it turns the result")).to_be_checked()
    expect(box.locator("[data-order=before_cards] select")).to_have_value("2")
    expect(box.get_by_label("Pass while I hold nothing for it", exact=True)).to_be_checked()
    wishes = page.evaluate(f"{ORDERS}.then((reply) => reply.json())")
    assert [wish["wish"]["items"] for wish in wishes][-1] == ["pass"]  # what holds for all comes last
    assert adama.page.evaluate(f"{ORDERS}.then((reply) => reply.status)") in (403, 404)


def test_an_order_ends_with_the_turn_if_one_says_so(visitor: Visitor, home: Home) -> None:
    """C3."""
    starbuck = visitor(**CALM)
    at_battle(home, starbuck)
    page, box = starbuck.page, starbuck.page.locator("dialog [data-order=after_total]")
    told = f"{ORDERS}.then((reply) => reply.json()).then((all) => all.map(({{wish}}) => wish.facts.includes('turn')))"
    page.click("[data-orders]")
    box.locator("summary").click()
    order, brief = box.get_by_label("Play Declare Emergency"), box.get_by_label("Only until the end of this turn")
    expect(brief).to_have_count(0)
    order.check()
    starbuck.until(f"{told}.then((brief) => String(brief) === 'false,false')")
    brief.check()
    starbuck.until(f"{told}.then((brief) => String(brief) === 'true,true')")
    page.reload()
    page.wait_for_selector(".g-board")
    page.click("[data-orders]")
    expect(order).to_be_checked()
    expect(brief).to_be_checked()
    brief.uncheck()
    starbuck.until(f"{told}.then((brief) => String(brief) === 'false,false')")
    expect(order).to_be_checked()


def test_cards_are_named_for_a_check_before_ones_turn_comes(visitor: Visitor, home: Home) -> None:
    """Adama ticks a card while Starbuck still thinks about the crisis; the server adds it for him."""
    starbuck, adama = visitor(**CALM), visitor(**CALM)
    at_battle(home, starbuck, adama)
    page, box = adama.page, adama.page.locator("dialog [data-order=contribute]")
    page.click("[data-orders]")
    box.locator("summary").click()
    expect(box).to_contain_text("Cards can be named once there is a check", use_inner_text=True)
    expect(box.locator("[data-commit]")).to_have_count(0)
    adama.shut()
    for _ in range(2):
        do(starbuck, "action", lambda: choose(starbuck, "Do nothing"), adama)
    do(starbuck, "crisis_choice", lambda: None, adama)
    page.click("[data-orders]")
    box.locator("summary").click()
    order = box.get_by_label("The same, unless a player before me", exact=False).first
    expect(order).to_be_disabled()
    box.locator("[data-commit=executive_order_2]").check()
    box.locator("select").last.select_option("3")
    expect(order).to_be_checked()
    page.reload()
    page.wait_for_selector(".g-board")
    page.click("[data-orders]")
    expect(order).to_be_checked()
    expect(box.locator("[data-commit=executive_order_2]")).to_be_checked()
    adama.shut()
    choose(starbuck, "Skill check")
    do(starbuck, "contribute", lambda: None, adama)
    assert kind_of(adama) != "contribute"
    expect(starbuck.page.locator(".pile")).to_contain_text(re.compile(r"Adama\s+1\b"), use_inner_text=True)
    assert not any("executive_order_2" in frame for frame in starbuck.frames)


def test_loyalty_and_notes_are_for_ones_own_eyes_and_only_while_one_looks(visitor: Visitor, home: Home) -> None:
    people = battle()["players"]
    people[0]["loyalty"] = ["cylon_brig"]
    player = visitor(**CALM)
    at_battle(home, player, players=people)
    page = player.page
    expect(page.locator("[data-loyalty]")).to_be_visible()
    assert "You Are a Cylon" not in player.html()
    page.click("[data-loyalty]")
    expect(page.locator(".loyal")).to_contain_text("Can send a character to the Brig")
    page.click("[data-loyalty]")
    player.until("!document.querySelector('.loyal').innerHTML.includes('You Are a Cylon')")
    # one key covers all that only one's own seat may see, and shows it again
    held = page.locator(".g-hand [data-card]").count()
    assert held > 0
    page.keyboard.press("c")
    expect(page.locator("[data-card]")).to_have_count(0)
    expect(page.locator("[data-loyalty]")).to_be_disabled()
    expect(page.locator(".dock .choices")).to_have_count(0)
    page.keyboard.press("c")
    expect(page.locator(".g-hand [data-card]")).to_have_count(held)
    page.click("[data-notes]")
    expect(page.locator("dialog, [role=dialog]")).to_contain_text("You have looked at nothing yet.")
    assert violations(player) == []
    player.shut()
    page.reload()
    page.wait_for_selector(".g-board")
    expect(page.locator("[data-reminder]")).to_have_count(0)


# --- how it looks -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("small", "scheme"),
    [(False, "dark"), (True, "light"), *([(False, "light"), (True, "dark")] if LONG else [])],
    ids=str,
)
def test_nothing_sticks_out_and_nothing_keeps_anybody_out(
    visitor: Visitor, home: Home, small: bool, scheme: str
) -> None:
    player = visitor(**CALM, **(PHONE | {"locale": "fr-FR"} if small else {}), color_scheme=scheme)
    at_battle(home, player)
    seen: set[str] = set()

    def look(name: str) -> None:
        if name not in seen:
            seen.add(name)
            assert player.overflow() == 0, name
            assert player.page.evaluate(STICKS_OUT) == [], name
            assert violations(player) == [], name

    if small:
        for panel in ("people", "own", "map"):
            player.page.click(f"[data-panel-of={panel}]")
            look(panel)
    end = time.monotonic() + WHOLE_GAME
    while not {"action", "contribute", "react"} <= seen:
        assert time.monotonic() < end, f"seen: {seen}"
        kind = kind_of(player)
        if kind:
            player.pick()
            player.still()
            look(kind)
            player.confirm()
        if player.page.locator(".reveal").count():
            look("reveal")
        player.page.wait_for_timeout(60)


@pytest.mark.parametrize("lang", words.LANGUAGES)
def test_the_almanac_has_all_of_it(visitor: Visitor, home: Home, lang: str) -> None:
    player = visitor(**CALM, locale={"en": "en-GB", "fr": "fr-FR"}[lang])
    player.page.goto(f"{player.url}/almanac/galactica")
    entries = words.pick(lang, "galactica").almanac({})
    expect(player.page.locator("article.card")).to_have_count(len(entries))
    shown = player.page.locator("main").text_content() or ""
    assert [entry["name"] for entry in entries.values() if entry["name"] not in shown] == []
    assert player.overflow() == 0


def test_the_figures_of_the_board_are_those_of_the_rules() -> None:
    from orrery.games.galactica import board
    from orrery.games.galactica.locations import LOCATIONS
    from tests.web.kit import ROOT

    facts = (ROOT / "web" / "src" / "titles" / "galactica" / "facts.ts").read_text(encoding="utf-8")
    red = json.dumps(board.RED_ZONE).replace('"', "").replace("{", "{ ").replace("}", " }")
    assert f"RED: Record<string, number> = {red}" in facts
    assert f"AREAS = {list(board.AREAS)}".replace('"', "'") in facts
    assert f"KOBOL = {board.KOBOL_DISTANCE}" in facts
    assert f"JUMP = {board.AUTO_JUMP}" in facts
    assert all(f"'{location}'" in facts for location in LOCATIONS)
