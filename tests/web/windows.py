"""Questions of whole games, shown on one page in windows of many sizes, and what is wrong with what can be pressed."""

from __future__ import annotations

import json
import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from msgspec import to_builtins
from playwright.sync_api import WebSocketRoute

import orrery
from orrery.core.question import Question
from orrery.server.protocol import News
from orrery.server.telling import tell
from tests.web.kit import Home, Player, begin

SIZES = [
    *[(1366, 650), (1280, 600), (1024, 768), (1440, 900), (1920, 1080), (2560, 1440)],
    *[(390, 844), (360, 640), (720, 450)],
]
"""The last is a window of 1440 by 900 at a zoom of 200 %."""
TIGHT = [(1366, 650), (360, 640)]

TOLD = 40
"""How many events stand in the log: more than any window shows."""


class Moment(NamedTuple):
    """What one seat is asked, as a page is told of it."""

    kind: str
    weight: int
    """How much there is to choose from, and to see besides."""
    news: Mapping[str, dict[str, Any]]


def moments(
    title: str, seats: int, options: Mapping[str, Any], seed: int, langs: list[str], told: int = TOLD
) -> list[Moment]:
    """Of each kind of question that the first seat is asked in a whole game, the one that needs most room."""
    game = orrery.new(title, seats=seats, seed=seed, options=options)
    rng = random.Random(seed)
    found: dict[str, Moment] = {}
    names = [f"Vega {seat}" if seat else "Ada" for seat in range(seats)]
    while game.pending:
        seat, question = next(iter(game.pending.items()))
        if seat == 0:
            view = game.view(0)
            weight = 10 * len(question.items) + len(json.dumps(view["table"], default=str)) // 400
            if question.kind not in found or weight > found[question.kind].weight:
                news = {lang: _news(title, names, game, question, view, lang, told) for lang in langs}
                found[question.kind] = Moment(question.kind, weight, news)
        game.answer(seat, question.sample(rng))
    return list(found.values())


def _news(
    title: str, names: list[str], game: orrery.Game, question: Question, view: dict[str, Any], lang: str, last: int
) -> dict[str, Any]:
    events = game.events(0)[-last:]
    news = News(0, 0, 0, events, view, tell(lang, title, names, view, events, question), 0)
    told: dict[str, Any] = to_builtins(news)
    return told


class Screen:
    """The page of a table whose news come from the test: whatever it is told to show, it shows."""

    def __init__(self, home: Home, player: Player, title: str, seats: int, options: Mapping[str, Any]) -> None:
        self.player = player
        self.seq = 0
        self.socket: WebSocketRoute | None = None
        player.page.route_web_socket("**/api/tables/**", self._answer)
        player.lobby()
        self.waiting: dict[str, Any] | None = None
        self.home, self.title, self.seats, self.options = home, title, seats, options

    def _answer(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        if self.waiting:
            socket.send(json.dumps(self.waiting))

    def open(self, moment: dict[str, Any]) -> None:
        """Goes to the table, at which this is asked."""
        self.waiting = moment
        page, title = self.player.page, f"**/api/titles/{self.title}"
        # what the cards are is there too
        with page.expect_response(f"{title}/almanac?*") as cards, page.expect_response(f"{title}?lang=*") as words:
            begin(self.home, self.title, self.seats, {"seed": "window"}, self.player, options=self.options)
        cards.value.finished()
        words.value.finished()

    def show(self, moment: dict[str, Any]) -> None:
        assert self.socket is not None
        self.seq += 1
        self.socket.send(json.dumps(moment | {"seq": self.seq, "turn": self.seq}))
        kind = json.dumps(moment["view"]["question"]["kind"])
        self.player.until(f"document.querySelector('.dock')?.dataset.kind === {kind}")

    def size(self, width: int, height: int) -> None:
        self.player.page.set_viewport_size({"width": width, "height": height})
        self.player.until(f"innerWidth === {width} && innerHeight === {height}")

    def wrong(self) -> list[str]:
        self.player.until(REST)
        found: list[str] = self.player.page.evaluate(WRONG)
        return found


REST = """(() => {
  for (const one of document.getAnimations()) if (one.effect.getComputedTiming().endTime < Infinity) one.finish();
  return document.fonts.status === 'loaded';
})()"""
"""What moves goes straight to its end, as with any key."""

WRONG = """() => {
  const wrong = [];
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const called = (one) => {
    const kinds = [...one.classList].join('.');
    const text = (one.getAttribute('aria-label') ?? one.textContent).trim().replace(/\\s+/g, ' ').slice(0, 36);
    return `${one.tagName.toLowerCase()}.${kinds} “${text}”`;
  };
  // --- what can be pressed can be seen and hit, after scrolling where a person could
  const scrolls = (one) => {
    const style = getComputedStyle(one);
    const down = /(auto|scroll)/.test(style.overflowY) && one.scrollHeight > one.clientHeight + 1;
    const across = /(auto|scroll)/.test(style.overflowX) && one.scrollWidth > one.clientWidth + 1;
    return down || across;
  };
  const reach = (one) => {
    for (let pane = one.parentElement; pane && pane !== document.body; pane = pane.parentElement) {
      if (!scrolls(pane)) continue;
      const [inner, outer] = [one.getBoundingClientRect(), pane.getBoundingClientRect()];
      if (outer.height < 40 || outer.width < 40) return `is in a slit of ${Math.round(outer.height)} pixels`;
      const zoom = outer.height / pane.offsetHeight || 1;
      pane.scrollTop += (inner.top + inner.height / 2 - outer.top - outer.height / 2) / zoom;
      pane.scrollLeft += (inner.left + inner.width / 2 - outer.left - outer.width / 2) / zoom;
    }
    return '';
  };
  const over = {};
  const share = (one, box = one.getBoundingClientRect()) => {
    let hits = 0;
    for (let i = 0; i < 5; i++) for (let j = 0; j < 5; j++) {
      const [x, y] = [box.left + (box.width * (i + 0.5)) / 5, box.top + (box.height * (j + 0.5)) / 5];
      const at = document.elementFromPoint(x, y);
      if (at && (one.contains(at) || at.closest('label')?.contains(one))) hits++;
      else over.by = at ? called(at.closest('button, section, .pane, .dock') ?? at) : 'the edge of the window';
    }
    return hits / 25;
  };
  const LIT = '.choices button:not([disabled]), .hc.legal button, .hc.picked button, .legal[data-card], ' +
    '.legal[data-place], [data-question] [data-stop]:not([disabled])';
  const lit = new Set([...document.querySelectorAll(LIT)].filter(shown));
  for (const one of lit) {
    const slit = reach(one);
    const box = one.getBoundingClientRect();
    const seen = share(one, box);
    if (slit) wrong.push(`${called(one)} ${slit}`);
    else if (seen < 0.3 || seen * box.width * box.height < 300)
      wrong.push(`${called(one)} cannot be hit for ${over.by}`);
  }
  const asked = document.querySelector('.dock:not(.calm)');
  if (asked && !lit.size && !asked.querySelector('.acts .primary:not(.off)') && !asked.querySelector('[data-stop]'))
    wrong.push('nothing can be chosen');
  // --- the question and the button never leave
  for (const one of document.querySelectorAll('.dock .ask h2, .dock .acts .primary')) {
    if (share(one) < 0.9) wrong.push(`${called(one)} is not whole in sight for ${over.by}`);
  }
  // --- the hand of Race is whole, names legible
  for (const one of document.querySelectorAll('.hand .hc [data-card]')) {
    const name = one.querySelector('h4');
    reach(one);
    const box = name.getBoundingClientRect();
    const at = (x) => one.contains(document.elementFromPoint(box.left + box.width * x, box.top + box.height / 2));
    if (![0.06, 0.5, 0.94].every(at)) wrong.push(`the name ${called(name)} is covered`);
    if (name.scrollHeight > name.clientHeight + 3) wrong.push(`the name ${called(name)} is cut`);
    const zoom = box.height / name.offsetHeight;
    if (parseFloat(getComputedStyle(name).fontSize) * zoom < 8.6) wrong.push(`the name ${called(name)} is too small`);
  }
  // --- nothing lies over anything else
  const BANDS = '.bar, .strip, .supply, .dock, .pane, .nav, .acts, .choices, .hand';
  const bands = [...document.querySelectorAll(BANDS)].filter(shown);
  const apart = bands.map((one) => [one, one.getBoundingClientRect()]).filter(([one, box]) => {
    const floats = one.closest('.why, [popover], dialog, .over') !== null;
    return box.width > 1 && box.height > 1 && !floats;
  });
  const cut = (one, box) => {
    let [top, right, bottom, left] = [box.top, box.right, box.bottom, box.left];
    for (let pane = one.parentElement; pane && pane !== document.documentElement; pane = pane.parentElement) {
      if (getComputedStyle(pane).overflow === 'visible') continue;
      const around = pane.getBoundingClientRect();
      [top, right] = [Math.max(top, around.top), Math.min(right, around.right)];
      [bottom, left] = [Math.min(bottom, around.bottom), Math.max(left, around.left)];
    }
    return { top, right, bottom, left };
  };
  const parts = apart.map(([one, box]) => [one, cut(one, box)]);
  for (const [i, [a, x]] of parts.entries()) for (const [b, y] of parts.slice(i + 1)) {
    if (a.contains(b) || b.contains(a)) continue;
    const wide = Math.min(x.right, y.right) - Math.max(x.left, y.left);
    const high = Math.min(x.bottom, y.bottom) - Math.max(x.top, y.top);
    const much = `${Math.round(wide)} by ${Math.round(high)}`;
    if (wide > 2 && high > 2) wrong.push(`${called(a)} and ${called(b)} overlap by ${much}`);
  }
  for (const [one, box] of parts) {
    if (box.right <= box.left || box.bottom <= box.top) continue;
    if (box.right > innerWidth + 1 || box.left < -1) wrong.push(`${called(one)} sticks out`);
  }
  // --- the talk and the log have room, or are one press away
  const feed = document.querySelector('.feed');
  if (innerHeight >= 900 && innerWidth > 1100) {
    const high = feed?.getBoundingClientRect().height ?? 0;
    if (high < 100) wrong.push(`the log and the talk have ${Math.round(high)} pixels`);
  } else {
    const open = feed && shown(feed) && feed.getBoundingClientRect().height >= 100;
    const ways = [...document.querySelectorAll('[data-panel=log], [data-panel=chat]')].filter(shown);
    if (!open && (ways.length < 2 || ways.some((one) => share(one) < 0.5)))
      wrong.push('the log and the talk are out of reach');
  }
  return [...new Set(wrong)];
}"""
"""What is wrong with what the page shows now, in sentences."""
