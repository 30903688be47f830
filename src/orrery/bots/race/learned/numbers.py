"""numpy, held to one thread: at the sizes met here, more threads only wait for each other."""

from __future__ import annotations

import os

for library in ("OPENBLAS", "MKL", "OMP"):
    os.environ.setdefault(f"{library}_NUM_THREADS", "1")

import numpy as np  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

__all__ = ["Bytes", "Floats", "NDArray", "np"]

Floats = NDArray[np.float32]
Bytes = NDArray[np.int8]
"""Rows as they are told and kept: small whole numbers."""
