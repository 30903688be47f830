"""Somebody who plays Fleet Commander by clicking, not well but with a will: battles come to their end."""

from __future__ import annotations

from tests.web.kit import CONFIRM, Player

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
    const sectors = all('.sector.legal:not(.picked)');
    if (sectors.length) return towards(sectors);
    return any(all('.choices button:not([disabled])[aria-pressed=false], .stack .legal[aria-pressed=false]'));
  };
  const act = async () => {
    const dock = document.querySelector('.dock');
    if (!dock || dock.classList.contains('calm')) return;
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
"""Attacks what is weakest, else goes towards the enemy; keeps what fits, and answers no attack."""


def command(player: Player, hue: str) -> None:
    """Goes on clicking, in the page itself, until the battle is over. `hue` is the colour of the own side."""
    player.page.evaluate(CAPTAIN, [[player.rng.random() for _ in range(997)], hue])


def fight_out(*players: Player, hues: tuple[str, ...] = ("phebe", "amycles"), seconds: float = 240) -> None:
    """All go on clicking until the battle is over for everybody."""
    for seat, player in enumerate(players):
        command(player, hues[seat % len(hues)])
    for player in players:
        player.page.wait_for_selector(".end-screen", timeout=seconds * 1000)
