"""Fits the net to what was learned: Adam, over the positions of the last games."""

from __future__ import annotations

from typing import Any

from orrery.bots.race.learned.inputs import Inputs
from orrery.bots.race.learned.net import Net, share
from orrery.bots.race.learned.numbers import Bytes, Floats, np

BATCH = 512
FADING = (0.9, 0.999)


class Memory:
    """The last positions, with what each should have been worth."""

    def __init__(self, width: int, room: int) -> None:
        self.rows: Bytes = np.zeros((room, width), np.int8)
        self.worths: Floats = np.zeros(room, np.float32)
        self.kept = 0
        """How many there have been."""

    def __len__(self) -> int:
        return min(self.kept, len(self.worths))

    def add(self, rows: Bytes, worths: Floats) -> None:
        """Takes the place of the oldest."""
        places = (self.kept + np.arange(len(worths))) % len(self.worths)
        self.rows[places], self.worths[places] = rows, worths
        self.kept += len(worths)

    def data(self) -> dict[str, Any]:
        return {"rows": self.rows[: len(self)], "worths": self.worths[: len(self)], "kept": self.kept}

    def restore(self, data: Any) -> None:
        self.kept = int(data["kept"])
        self.rows[: len(self)], self.worths[: len(self)] = data["rows"], data["worths"]


class Learner:
    def __init__(self, net: Net, inputs: Inputs) -> None:
        self.net, self.inputs = net, inputs
        self.mean = [np.zeros_like(w) for w in net.weights]
        self.square = [np.zeros_like(w) for w in net.weights]
        self.steps = 0

    def fit(self, memory: Memory, steps: int, rate: float, rng: np.random.Generator) -> float:
        """Gives the mean loss."""
        loss = 0.0
        for _ in range(steps):
            picked = rng.integers(0, len(memory), BATCH)
            loss += self.step(memory.rows[picked].astype(np.float32), memory.worths[picked], rate)
        return loss / max(steps, 1)

    def step(self, rows: Floats, worths: Floats, rate: float) -> float:
        x = self.inputs(rows)
        units = self.net.hidden(x)
        expected = share(self.net.output(x, units))
        off = ((expected - worths) / len(worths)).astype(np.float32)
        back = np.outer(off, self.net.weights[2]) * (1 - units * units)
        total = off.sum(keepdims=True)
        self._move([x.T @ back, back.sum(0), units.T @ off, total, x.T @ off], rate)
        sure = np.clip(expected, 1e-7, 1 - 1e-7)
        return float(-(worths * np.log(sure) + (1 - worths) * np.log(1 - sure)).mean())

    def _move(self, slopes: list[Floats], rate: float) -> None:
        self.steps += 1
        fast, slow = FADING
        pace = np.float32(rate * (1 - slow**self.steps) ** 0.5 / (1 - fast**self.steps))
        for weights, slope, mean, square in zip(self.net.weights, slopes, self.mean, self.square, strict=True):
            mean += np.float32(1 - fast) * (slope - mean)
            square += np.float32(1 - slow) * (slope * slope - square)
            weights -= pace * mean / (np.sqrt(square) + np.float32(1e-8))

    def data(self) -> dict[str, Any]:
        named = {"weight": self.net.weights, "mean": self.mean, "square": self.square}
        return {f"{name}{i}": w for name, ws in named.items() for i, w in enumerate(ws)} | {"steps": self.steps}

    def restore(self, data: Any) -> None:
        for i in range(len(self.mean)):
            self.net.weights[i], self.mean[i], self.square[i] = (data[f"{k}{i}"] for k in ("weight", "mean", "square"))
        self.steps = int(data["steps"])
