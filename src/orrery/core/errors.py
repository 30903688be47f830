"""What can go wrong, each with one clear sentence."""

from __future__ import annotations

from typing import Any


class OrreryError(Exception):
    """The root of every error that a user can cause."""


class Refusal:
    """Why something cannot be chosen: a code and its particulars, put into words by `orrery.words`."""

    __slots__ = ("args", "code")

    def __init__(self, code: str, **args: Any) -> None:
        self.code = code
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and (self.code, self.args) == (other.code, other.args)

    def __hash__(self) -> int:
        return hash((self.code, tuple(self.args.items())))

    def __repr__(self) -> str:
        return f"Refusal({self.code!r}, {self.args!r})"

    def __str__(self) -> str:
        return " ".join([self.code.replace("_", " "), *(f"({key}: {value})" for key, value in self.args.items())])


class Refused(OrreryError):
    """An answer, or an undo, that was not taken. Nothing changed."""

    def __init__(self, reason: Refusal) -> None:
        super().__init__(reason)
        self.reason = reason

    def __str__(self) -> str:
        return str(self.reason)  # only when somebody reads it: that something is refused is often all that is asked


class BadRecord(OrreryError):
    """A record or a saved game that cannot be read."""


class UnknownTitle(OrreryError):
    """No such game here."""


class BadOption(OrreryError):
    """Seats, options or a start position that the title does not have."""


class BadScript(OrreryError):
    """A scripted outcome that chance could not have brought."""
