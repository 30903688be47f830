"""Whole battles of Fleet Commander by clicking: the first one, four browsers over two zones, a campaign."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

import orrery
from tests.web.fleet_kit import PHONE, command, fight_out, fleet
from tests.web.kit import LONG, Player

Visitor = Callable[..., Player]
BATTLES = 5


def test_a_newcomer_plays_the_first_battle_to_its_end(visitor: Visitor) -> None:
    player = fleet(visitor(), ("scenario", "First battle"), bot="greedy")
    fight_out(player)
    assert player.page.locator(".end-screen section").count() == 2
    log = player.page.locator(".log")
    expect(log).to_contain_text(" lost the ")
    expect(log).to_contain_text("The battle is over: a fleet is down to a third.")


# --- four browsers, two zones, signals


SECRET = {"kind", "hull", "weapon", "devices", "last", "seen"}


class Eyes:
    """All that the server has told one player of the others' ships, from the first frame to the last."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.read = 0
        self.others: set[int] = set()
        self.open: set[int] = set()
        """Ships of others that were ever shown as what they are."""
        self.leaks: list[str] = []

    def look(self) -> None:
        fresh = self.player.frames[self.read :]
        self.read += len(fresh)
        for news in map(json.loads, fresh):
            if news.get("t") == "news":
                self._hear(news["view"], news["events"])

    def _hear(self, view: dict[str, Any], events: list[dict[str, Any]]) -> None:
        you, table = view["you"], view["table"]
        theirs = {ship["n"]: ship for ship in table["ships"] if ship["owner"] != you}
        signals = {n: ship for n, ship in theirs.items() if not ship["revealed"]}
        self.others |= set(theirs)
        self.open |= set(theirs) - set(signals)
        self.leaks += [f"{ship}" for ship in signals.values() if SECRET & set(ship)]
        self.leaks += [f"{side}" for seat, side in enumerate(table["players"]) if seat != you and side.get("plan")]
        for event in events:
            if event["event"] == "fleet_built":
                self.leaks += [f"{event}"] if event["who"] != you and event.get("plan") else []
            else:
                one = (event.get("ship", event.get("target")), event.get("kind"))
                named = [one, *zip(event.get("ships", ()), event.get("kinds", ()), strict=False)]
                self.leaks += [f"{event}" for n, kind in named if n in signals and kind not in (None, "signal")]

    @property
    def veiled(self) -> set[int]:
        return self.others - self.open


def drawn(player: Player) -> dict[int, str]:
    """What the page says of each ship on the board."""
    read = "all => all.map(one => [Number(one.dataset.place.slice(5)), one.getAttribute('aria-label')])"
    return dict(player.page.eval_on_selector_all("button.ship", read))


def test_four_browsers_fight_over_two_zones_and_see_signals_and_no_more(visitor: Visitor) -> None:
    host = visitor(reduced_motion="reduce").lobby("Fleet Commander")
    host.seats("open", "open", "open")
    host.options(("board", "2 zones, 5 by 5"), ("deployment", "Hidden"), ("points", "9 points"))
    table = host.start()
    host.page.wait_for_selector(".room")
    looks: tuple[dict[str, Any], ...] = ({}, PHONE, {"color_scheme": "light"})
    players = [host, *(visitor(reduced_motion="reduce", **look) for look in looks)]
    for seat, player in enumerate(players[1:], 1):
        player.join(host, table, str(seat))
    for player in players:
        player.at_table()
    for seat, player in enumerate(players):
        command(player, ("phebe", "amycles")[seat % 2])
    eyes, hidden, end = [Eyes(player) for player in players], 0, time.monotonic() + 1800
    while not all(player.over for player in players):
        assert time.monotonic() < end, "The battle did not end in time."
        if not LONG and hidden > 60 and all(eye.open for eye in eyes):
            break
        for eye in eyes:
            shown = drawn(eye.player)
            eye.look()
            assert {shown[n] for n in eye.veiled if n in shown} <= {"Signal"}
            hidden += len(eye.veiled & set(shown))
        host.page.wait_for_timeout(700)
    assert hidden > 20
    for eye in eyes:
        eye.look()
        assert eye.leaks == []
    if LONG:
        assert host.page.locator(".end-screen section").count() == 4


def in_the_last_battle(player: Player) -> None:
    """Goes on from there with a campaign that was fought by chance."""
    game = orrery.new("fleet", seats=2, seed=1, options={"campaign": "campaign", "round_limit": 30})
    rng, begins = random.Random(1), 0
    while game.pending:
        if not begins and game.view(0)["table"]["battle"] == BATTLES:
            begins = len(game.record()["answers"])
        seat, question = next(iter(game.pending.items()))
        game.answer(seat, question.sample(rng))
    brought = player.lobby().call("POST", "/records", game.record())["id"]
    table = player.call("POST", f"/tables/{brought}/branch?at={begins}&as=0", {})["id"]
    player.page.goto(f"{player.url}/table/{table}")
    player.at_table()


def test_two_play_a_campaign_to_the_end_of_its_final_battle(visitor: Visitor) -> None:
    player = visitor(reduced_motion="reduce")
    if LONG:
        fleet(player, ("campaign", "Campaign"), bot="greedy")
    else:
        in_the_last_battle(player)
    fight_out(player)
    events = [event for news in player.news() for event in news["events"]]
    begun = {event["battle"] for event in events if event["event"] == "battle_began"}
    assert begun == set(range(1, BATTLES + 1))
    assert player.page.locator(".end-screen section:has(.rail)").count() == 2
    # the map of it: who won which battle, and what came of it
    won = [event["winners"] for event in events if event["event"] == "battle_ended"]
    told = player.page.locator(".campaign .map li").all_inner_texts()
    assert len(told) == BATTLES
    assert ["Won by" in text for text in told[:4]] == [bool(winners) for winners in won]
