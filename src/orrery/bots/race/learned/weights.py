"""The nets that come with the package, one for each way to play: files that say what made them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, NamedTuple

from orrery.bots.race.learned.net import Net
from orrery.bots.race.learned.numbers import np

PACKAGED = files("orrery.bots.race") / "weights"


class Weights(NamedTuple):
    net: Net
    doubt: float
    """How far its chances lie from what came true, as a standard error."""
    about: dict[str, Any]
    """What made it: commit, seed, games, recipe; and how it did."""


def name_of(seats: int, expert: bool) -> str:
    return f"{seats}p_expert" if expert else f"{seats}p"


@cache
def packaged(name: str) -> Weights:
    with as_file(PACKAGED / f"{name}.npz") as path:
        return read(path)


def read(path: Path) -> Weights:
    with np.load(path) as kept:
        about = json.loads(str(kept["about"]))
        weights = [kept[f"weight{i}"] for i in range(sum(key.startswith("weight") for key in kept))]
    return Weights(Net(weights, about["slope"], about["shift"]), about["doubt"], about)


def write(path: Path, net: Net, about: Mapping[str, Any]) -> None:
    """In half precision: it plays as well, and takes a quarter of the room."""
    parts = {f"weight{i}": w.astype(np.float16) for i, w in enumerate(net.weights)}
    np.savez_compressed(path, about=np.array(json.dumps(about)), **parts)  # type: ignore[arg-type]
