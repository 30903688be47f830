"""What some bots need beyond the standard library."""

from __future__ import annotations

from importlib import import_module

from orrery.core.errors import OrreryError


class NotInstalled(OrreryError):
    """Something that only some bots need is missing."""


def need(module: str, extra: str) -> None:
    try:
        import_module(module)
    except ImportError as error:
        message = f"This bot needs {module}, which is not installed: install Orrery with its extra '{extra}'."
        raise NotInstalled(message) from error
