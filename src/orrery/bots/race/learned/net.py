"""The net: what a position is worth to a seat, in log-odds of its share of the win."""

from __future__ import annotations

from collections.abc import Sequence

from orrery.bots.race.learned.numbers import Floats, np


class Net:
    """One layer of hidden units, and a direct line from every input to the output."""

    def __init__(self, weights: Sequence[Floats], slope: float = 1.0, shift: float = 0.0) -> None:
        """`slope` and `shift` make log-odds of a share of the points' lead into those of winning."""
        self.weights = [np.ascontiguousarray(w, np.float32) for w in weights]
        self.slope, self.shift = np.float32(slope), np.float32(shift)

    @classmethod
    def begun(cls, inputs: int, hidden: int, seed: int) -> Net:
        """One that knows nothing."""
        rng = np.random.default_rng(seed)
        into = rng.standard_normal((inputs, hidden), np.float32) * np.float32(0.05)
        out = rng.standard_normal(hidden, np.float32) * np.float32(0.1)
        zeros = [np.zeros(n, np.float32) for n in (hidden, 1, inputs)]
        return cls([into, zeros[0], out, zeros[1], zeros[2]])

    def hidden(self, x: Floats) -> Floats:
        into, bias, *_ = self.weights
        units: Floats = np.tanh(x @ into + bias)
        return units

    def __call__(self, x: Floats) -> Floats:
        """The log-odds of each row of inputs."""
        return self.output(x, self.hidden(x))

    def output(self, x: Floats, units: Floats) -> Floats:
        _, _, out, bias, direct = self.weights
        odds: Floats = units @ out + x @ direct + bias[0]
        return odds

    def chance(self, odds: Floats) -> Floats:
        """The chance to win."""
        return share(odds * self.slope + self.shift)


def share(odds: Floats) -> Floats:
    """Log-odds as a share."""
    shares: Floats = np.reciprocal(1 + np.exp(-np.clip(odds, -30, 30)))
    return shares
