"""The page itself: the files that web/ was built to, and index.html for every address that the page knows.

Beside what is text lies the same made small when the page was built, for browsers that take it so.
"""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Annotated

from litestar import MediaType, Response, get
from litestar.params import FromPath, HeaderParameter

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
"""The files under assets/ carry a hash of their content in their names."""

NOT_BUILT = "The page has not been built: run `make page`."

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/avif", ".avif")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


Encodings = Annotated[str, HeaderParameter(name="accept-encoding")]
SMALL = {"br": ".br", "gzip": ".gz"}
"""Encodings, the smallest first."""


@get("/", include_in_schema=False, sync_to_thread=False)
def index(encodings: Encodings = "") -> Response[bytes]:
    return start_page(encodings)


def start_page(encodings: str) -> Response[bytes]:
    start = FOLDER / "index.html"
    if not start.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return sent(start, MediaType.HTML, "no-cache", encodings)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(path: FromPath[Path], encodings: Encodings = "") -> Response[bytes]:
    """A file of the page, or the page where there is none: `/table/…` is an address of ours too."""
    if "\0" in str(path):
        return Response(b"", media_type=MediaType.TEXT, status_code=404)
    wanted = (FOLDER / str(path).lstrip("/")).resolve()
    if not wanted.is_relative_to(FOLDER) or not wanted.is_file():
        return start_page(encodings) if not wanted.suffix else Response(b"", media_type=MediaType.TEXT, status_code=404)
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    return sent(wanted, kind, FOREVER if wanted.parent.name == "assets" else "no-cache", encodings)


def sent(wanted: Path, kind: str, cache: str, encodings: str) -> Response[bytes]:
    """A file, as small as the browser takes it."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    for encoding in accepted(encodings):
        small = wanted.with_name(wanted.name + SMALL[encoding])
        if small.is_file():
            return Response(small.read_bytes(), media_type=kind, headers=headers | {"content-encoding": encoding})
    return Response(wanted.read_bytes(), media_type=kind, headers=headers)


def accepted(encodings: str) -> list[str]:
    """Of the encodings that we have, those that a browser takes; with a weight of nothing it refuses one."""
    told = [part.strip().lower().replace(" ", "") for part in encodings.split(",")]
    named = {one.partition(";")[0] for one in told if not one.endswith((";q=0", ";q=0.0", ";q=0.00", ";q=0.000"))}
    return [encoding for encoding in SMALL if encoding in named]


HANDLERS = [index, file]
