"""What every answer tells a browser: run nothing but our own files, show us in no frame, guess no types."""

from __future__ import annotations

from litestar.datastructures import MutableScopeHeaders
from litestar.types import Message

POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # the address of a page may hold the secret of a link
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
OF_ANY = ("x-content-type-options",)
"""Of these, what says something of a file that no page is made of: code, styles, types and pictures come in dozens."""
PIECES = "/assets/"

HTTPS_ONLY = "max-age=31536000"


def add(message: Message, path: str, secure: bool) -> None:
    """Before an answer begins."""
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        if name in OF_ANY or not path.startswith(PIECES):
            headers[name] = value
    if path.startswith("/api/") and "cache-control" not in headers:
        headers["cache-control"] = "no-store"
    if secure:
        headers["strict-transport-security"] = HTTPS_ONLY
