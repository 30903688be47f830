"""The page itself: the files that web/ was built to, and index.html for every address that the page knows."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import MediaType, Response, get
from litestar.params import FromPath

FOLDER = Path(__file__).parent / "page"
FOREVER = "public, max-age=31536000, immutable"
"""The files under assets/ carry a hash of their content in their names."""

NOT_BUILT = "The page has not been built: run `make page`."

mimetypes.add_type("application/manifest+json", ".webmanifest")
mimetypes.add_type("image/webp", ".webp")
mimetypes.add_type("font/woff2", ".woff2")


@get("/", include_in_schema=False, sync_to_thread=False)
def index() -> Response[bytes]:
    return start_page()


def start_page() -> Response[bytes]:
    start = FOLDER / "index.html"
    if not start.is_file():
        return Response(NOT_BUILT.encode(), media_type=MediaType.TEXT, status_code=503)
    return Response(start.read_bytes(), media_type=MediaType.HTML, headers={"cache-control": "no-cache"})


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def file(path: FromPath[Path]) -> Response[bytes]:
    """A file of the page, or the page where there is none: `/table/…` is an address of ours too."""
    wanted = (FOLDER / str(path).lstrip("/")).resolve()
    if not wanted.is_relative_to(FOLDER) or not wanted.is_file():
        return start_page() if not wanted.suffix else Response(b"", media_type=MediaType.TEXT, status_code=404)
    kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
    cache = FOREVER if wanted.parent.name == "assets" else "no-cache"
    return Response(wanted.read_bytes(), media_type=kind, headers={"cache-control": cache})


HANDLERS = [index, file]
