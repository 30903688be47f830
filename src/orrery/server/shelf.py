"""What can be looked up and is the same for everybody: made once, kept compressed, and known again by its mark."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections import OrderedDict
from typing import Annotated, Any, NamedTuple

from litestar import MediaType, Response
from litestar.params import HeaderParameter
from msgspec.json import encode

from orrery.server.background import Background
from orrery.server.page import accepted

LEAVES = 200
"""How many are kept: of the others, the one that was looked at longest ago goes first."""

Known = Annotated[str, HeaderParameter(name="if-none-match")]
"""The mark of what a browser has already."""


class Leaf(NamedTuple):
    text: bytes
    packed: bytes
    mark: str

    def told(self, encodings: str, known: str) -> Response[bytes]:
        headers = {"etag": self.mark, "cache-control": "no-cache", "vary": "accept-encoding"}
        if self.mark in known:
            return Response(b"", status_code=304, headers=headers)
        if "gzip" not in accepted(encodings):
            return Response(self.text, media_type=MediaType.JSON, headers=headers)
        return Response(self.packed, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})


class Shelf:
    def __init__(self, background: Background) -> None:
        self._background = background
        self._leaves: OrderedDict[bytes, Leaf] = OrderedDict()

    async def leaf(self, caller: str, job: str, *args: Any) -> Leaf:
        """What a job of `orrery.server.jobs` gives for these, now or before."""
        key = encode([job, *args])
        if key not in self._leaves:
            text = bytes(await self._background.do(caller, job, *args))
            mark = f'"{hashlib.sha256(text).hexdigest()[:16]}"'
            self._leaves[key] = Leaf(text, await asyncio.to_thread(gzip.compress, text, mtime=0), mark)
            while len(self._leaves) > LEAVES:
                self._leaves.popitem(last=False)
        self._leaves.move_to_end(key)
        return self._leaves[key]
