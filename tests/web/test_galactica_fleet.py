"""What moves again in a replay: over whole games, the ships that the page draws are those that were there."""

from __future__ import annotations

import json
import subprocess
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

import orrery
from orrery import bots
from orrery.server.jobs import moments as moments_of

WEB = Path(__file__).parents[2] / "web"
RUN = """
const ts = require('typescript');
const source = require('fs').readFileSync('src/titles/galactica/fleet.ts', 'utf8');
const module_ = { exports: {} };
const options = { compilerOptions: { module: 'CommonJS', target: 'ES2022' } };
new Function('exports', ts.transpileModule(source, options).outputText)(module_.exports);
const { fleetsOf, namesOf } = module_.exports;
const asked = JSON.parse(require('fs').readFileSync(0, 'utf8'));
console.log(JSON.stringify(asked.seats ? namesOf(asked.seats) : fleetsOf(asked)));
"""


def drawn(asked: Any) -> Any:
    done = subprocess.run(
        ["node", "-e", RUN], cwd=WEB, input=json.dumps(asked), capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


def there(seen: dict[str, Any]) -> Counter[tuple[str, int]]:
    """What is where at a moment."""
    found: Counter[tuple[str, int]] = Counter()
    for name in ("raider", "heavy_raider", "viper", "assault_raptor"):
        found.update({(name, area): n for area, n in enumerate(seen[f"{name}s"]) if n})
    found.update(("basestar", ship["area"]) for ship in seen["basestars"])
    found.update(("civilian", area) for _, area in seen["civilians"])
    found.update(("pilot", area) for name, area in seen.items() if name.endswith(".area") and area >= 0)
    return found


@pytest.mark.parametrize("daybreak", [False, True])
def test_the_ships_drawn_are_those_that_were_there(daybreak: bool) -> None:
    game = orrery.new("galactica", 5, 4, {"daybreak": daybreak})
    bots.play(game, [bots.find("random", "galactica")() for _ in range(5)], [Random(f"4:{i}") for i in range(5)])
    moments = moments_of(json.dumps(game.record()), 0, drawn({"seats": 5}))
    fleets = drawn([{"events": moment.events, "seen": moment.seen} for moment in moments])
    moved = 0
    for i, (moment, fleet) in enumerate(zip(moments, fleets, strict=True)):
        assert Counter((ship["kind"], ship["area"]) for ship in fleet) == there(moment.seen)
        keys = {ship["key"]: ship for ship in fleet}
        assert len(keys) == len(fleet)
        before = {ship["key"]: ship for ship in fleets[i - 1]} if i else {}
        assert all(before[key]["kind"] == keys[key]["kind"] for key in before.keys() & keys.keys())
        moved += sum(before[key]["area"] != keys[key]["area"] for key in before.keys() & keys.keys())
    assert moved > 5
