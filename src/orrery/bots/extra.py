"""What some bots need beyond the standard library."""

from __future__ import annotations

from importlib.util import find_spec

from orrery.core.errors import OrreryError


class NotInstalled(OrreryError):
    """Something that only some bots need is missing."""


def need(module: str, extra: str) -> None:
    if find_spec(module) is None:
        raise NotInstalled(f"This bot needs {module}, which is not installed: install Orrery with its extra '{extra}'.")
