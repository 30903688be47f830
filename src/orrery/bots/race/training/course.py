"""The training of Race for the Galaxy as a course that `orrery train` can run."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any, ClassVar

from orrery.bots.course import Point, Stage, Wanted
from orrery.bots.race.learned.weights import read, write
from orrery.bots.race.training.calibration import calibrated
from orrery.bots.race.training.modes import MODES
from orrery.bots.race.training.trainer import Recipe, Training
from orrery.bots.race.training.transplant import transplanted
from orrery.core.errors import BadOption

KNOWING: dict[str, Any] = {"rates": (4e-4, 1e-4), "shards": 4, "measured": 10_000}
"""A net that knows something to begin with learns more slowly, and from more games at once."""
CALIBRATION = 400
"""Games that say how often what is expected comes true."""


class RaceCourse:
    modes: ClassVar[tuple[str, ...]] = tuple(MODES)
    yardstick: ClassVar[str] = "greedy"

    def train(self, wanted: Wanted) -> Iterator[Stage]:
        training = resumed(wanted) or begun(wanted)
        yield stage(training)
        for told in training.run(wanted.processes):
            if told is not None:
                training.save(wanted.folder)
            yield stage(training)
        path = wanted.folder / f"{training.mode.name}.npz"
        finish(training, path, wanted.commit)
        yield stage(training)._replace(weights=path)


def begun(wanted: Wanted) -> Training:
    if wanted.mode not in MODES:
        raise BadOption(f"There is no mode {wanted.mode!r}. The modes are: {', '.join(MODES)}.")
    recipe = Recipe(mode=wanted.mode, seed=wanted.seed)
    if wanted.games is not None:
        recipe = replace(recipe, games=wanted.games)
    if wanted.start is None:
        return Training.begin(recipe)
    weights = read(wanted.start)
    net, seats = weights.net, MODES[wanted.mode].seats
    if MODES[weights.about["mode"]].seats == 2 != seats:
        net = transplanted(net, seats)
    elif MODES[weights.about["mode"]].seats != seats:
        raise BadOption(f"{wanted.start} is for another number of players.")
    return Training.begin(replace(recipe, **KNOWING), net, begun_with=wanted.start.name)


def resumed(wanted: Wanted) -> Training | None:
    """What the folder has; with more games, if they are wanted."""
    if not (wanted.folder / "training.npz").exists():
        return None
    training = Training.load(wanted.folder)
    if training.mode.name != wanted.mode:
        raise BadOption(f"{wanted.folder} has a training of {training.mode.name}, not of {wanted.mode}.")
    if wanted.games is not None:
        training.recipe = replace(training.recipe, games=wanted.games)
    return training


def stage(training: Training) -> Stage:
    even = 1 / training.mode.seats
    points = [Point(point.games, point.against_greedy * point.matches, point.matches, even) for point in training.curve]
    return Stage(training.games, training.recipe.games, tuple(points))


def finish(training: Training, path: Path, commit: str) -> None:
    """Writes the best net, with all that says what it is."""
    net, doubt = calibrated(training.best, training.mode, CALIBRATION, "calibration")
    about: dict[str, Any] = {
        "title": "race",
        "mode": training.mode.name,
        "commit": commit,
        "games": training.games,
        "begun_with": training.begun_with,
        "recipe": asdict(training.recipe),
        "curve": [asdict(point) for point in training.curve],
        "slope": float(net.slope),
        "shift": float(net.shift),
        "doubt": doubt,
    }
    write(path, net, about)
