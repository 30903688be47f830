"""Fleet Commander in the browser: positions, new games, and a captain who plays by clicking."""

from __future__ import annotations

from typing import Any

from tests.games.fleet.table import read_ships
from tests.web.kit import CONFIRM, Player

PHONE = {"viewport": {"width": 360, "height": 740}, "locale": "fr-FR", "has_touch": True}


def battle(asked: int = 0) -> dict[str, Any]:
    """The position of the mock-up: three sectors of the first fleet beside a destroyer of the second."""
    first = "cruiser:13 c3, destroyer c3, frigate b3, frigate b3, frigate:3 b3, battleship:19/vortex_missiles d3"
    second = "destroyer:9 c4, frigate:5 c4, cruiser:16 d4, frigate:2 a4, frigate b4, battleship:20/proton_ray c5"
    fleets = (first, second) if asked == 0 else (second, first)
    shields = ["green-orth", "green-diag", "blue-special"]
    bridges = ([], shields) if asked == 0 else (shields, [])
    return {
        "ships": [ship for owner, text in enumerate(fleets) for ship in read_ships(text, owner)],
        "players": [
            {"start": 15, "stored": bridges[seat], "rolled": ["red-orth"] if seat == asked else [], "faction": faction}
            for seat, faction in enumerate(("phebe", "amycles"))
        ],
        "sectors": {"b4": "asteroid_field", "e3": "asteroid_field"},
        "turn": asked,
    }


def fleet(player: Player, *options: tuple[str, str], bot: str = "random") -> Player:
    """A new game of this title against a bot."""
    player.lobby("Fleet Commander")
    player.options(*options).seats(bot)
    player.start()
    return player.at_table()


FOCUS = "(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? '').trim()"
MOST_STOPS = 150


def tab_to(player: Player, name: str, key: str = "Tab") -> None:
    """Goes on by keyboard until something of that name, or whose text begins with it, has the focus."""
    for _ in range(MOST_STOPS):
        player.page.keyboard.press(key)
        if str(player.page.evaluate(FOCUS)).startswith(name):
            return
    raise AssertionError(f"{key} does not come to {name!r}")


CAPTAIN = (
    f"""([rng, hue]) => {{ const confirm = {CONFIRM};"""
    + """
  let n = 0;
  const next = () => rng[n++ % rng.length];
  const any = (all) => all[Math.floor(next() * all.length)];
  const all = (what) => [...document.querySelectorAll(what)];
  const VERBS = ['attack', 'double', 'weapon', 'leave', 'arrive', 'scan', 'portal', 'move', 'chart'];
  const COLOURS = { red: 0, blue: 0.35, green: 1.4 };
  const middle = (one) => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const apart = ([a, b], [c, d]) => Math.max(Math.abs(a - c), Math.abs(b - d));
  const least = (some, worth) => some.map((one) => [worth(one) + next() * 0.01, one]).sort(([a], [b]) => a - b)[0]?.[1];
  const hull = (ship) => Number(/(?:hull|coque) (\\d+)/.exec(ship.getAttribute('aria-label'))?.[1] ?? 0);
  const towards = (sectors) => {
    const enemies = all('g.tok').filter((one) => !one.classList.contains(`fc-${hue}`)).map(middle);
    return least(sectors, (one) => Math.min(9999, ...enemies.map((enemy) => apart(middle(one), enemy))));
  };
  const use = () => {
    for (const verb of VERBS) {
      const some = all(`.uses [data-verb=${verb}]`);
      if (some.length && next() < 0.93) return any(some);
    }
    return document.querySelector('.uses .end');
  };
  const one = () => {
    const fleets = all('.ready .choices button');
    if (fleets.length) return any(fleets.slice(0, -1));
    const dice = all('.tile.legal:not(.picked)[data-place]');
    if (dice.length) return least(dice, (die) => (COLOURS[die.dataset.place.split('-')[0]] ?? 0) + next());
    const ships = all('.ship.legal:not(.picked)');
    if (ships.length) return least(ships, hull);
    const listed = document.querySelector('.choices button:not([disabled])[aria-pressed=false]');
    const sectors = all('.sector.legal:not(.picked)');
    // a press on one's own stack only selects it: to join it, its line is chosen
    if (sectors.length && !(listed && next() < 0.2)) return towards(sectors);
    const answers = all('.reactions button[aria-pressed=false]');
    if (answers.length) return any(answers);
    return listed;
  };
  const act = async () => {
    const dock = document.querySelector('.dock');
    if (!dock || dock.classList.contains('calm')) return;
    if (document.querySelector('.uses [aria-pressed=true]')) {
      confirm();
      return;
    }
    if (document.querySelector('.uses')) {
      const chosen = use();
      chosen?.click();
      if (!chosen?.classList.contains('end')) return;
    }
    for (let i = 0; i < 14 && dock.querySelector('.acts .primary.off'); i++) {
      const found = one();
      if (!found) break;
      found.click();
      document.activeElement?.blur();
      await new Promise((drawn) => setTimeout(drawn));
    }
    confirm();
  };
  const go = async () => {
    if (document.querySelector('.end-screen')) return;
    await act();
    setTimeout(go, 15);
  };
  void go();
}"""
)
"""Attacks what is weakest, else goes towards the enemy; keeps what fits, and answers attacks at random."""


def command(player: Player, hue: str) -> None:
    """Goes on clicking, in the page itself, until the battle is over. `hue` is the colour of the own side."""
    player.page.evaluate(CAPTAIN, [[player.rng.random() for _ in range(997)], hue])


def fight_out(*players: Player, hues: tuple[str, ...] = ("phebe", "amycles"), seconds: float = 1800) -> None:
    """All go on clicking until the battle is over for everybody."""
    for seat, player in enumerate(players):
        command(player, hues[seat % len(hues)])
    for player in players:
        player.page.wait_for_selector(".end-screen", timeout=seconds * 1000)
