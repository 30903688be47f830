"""Addresses of databases and of the bus may hold passwords: what is said of them does not."""

from __future__ import annotations

import re


def without_secrets(url: str) -> str:
    """An address, well formed or not, without whoever logs in there."""
    login, at, place = url.rpartition("@")
    scheme = re.match(r"\w*(?=[:/]):?/*", login)
    return f"{scheme.group() if scheme else ''}…@{place}" if at else url
