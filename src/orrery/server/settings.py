"""What whoever runs a server may choose. Everything has a default that works on one machine."""

from __future__ import annotations

from dataclasses import dataclass, field

from orrery.server.thinkers import FINDER


@dataclass(frozen=True, slots=True)
class Settings:
    database: str = "sqlite:///orrery.db"
    bus: str | None = None
    """redis://… when several processes serve the same tables."""
    host: str = "127.0.0.1"
    port: int = 8000
    url: str | None = None
    """The address that people use, when a proxy stands before the server. With https, cookies are sent only over it."""
    proxies: str = "127.0.0.1"
    """Whose X-Forwarded headers are believed."""
    operators: frozenset[str] = field(default_factory=lambda: frozenset({"127.0.0.1", "::1"}))
    """The addresses that may read /metrics."""
    thinkers: int = 1
    """Processes in which bots think."""
    bot_seconds: float = 1.0
    """For how long a bot may think, and after how long it answers."""
    finder: str = FINDER
    """What finds a bot by its name and title."""
    public: bool = True
    """Whether whoever opens a table may let everybody find it, look on and take a free seat."""
    webhook: str | None = None
    mail_server: str | None = None
    mail_from: str = "orrery@localhost"
    """Where reminders go, and from whom."""
    limited: bool = True
    """Whether there are rate limits: only a measurement turns them off."""
    rates: dict[str, tuple[float, int]] = field(default_factory=dict)
    """Other rates than those of `limits.RATES`, by name: a second, and in one go."""

    @property
    def secure(self) -> bool:
        return self.url is not None and self.url.startswith("https:")
