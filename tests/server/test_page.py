"""The files of the page: sent as small as a browser takes them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from orrery.server import page
from tests.server.web import House, house

FILES = {
    "index.html": b"start",
    "index.html.gz": b"start, gzipped",
    "assets/code-1.js": b"code",
    "assets/code-1.js.br": b"code, in brotli",
    "assets/code-1.js.gz": b"code, gzipped",
    "assets/card-1.webp": b"picture",
}


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    folder = tmp_path / "page"
    (folder / "assets").mkdir(parents=True)
    for name, content in FILES.items():
        (folder / name).write_bytes(content)
    monkeypatch.setattr(page, "FOLDER", folder)
    with house(tmp_path) as started:
        yield started


@pytest.mark.parametrize(
    ("path", "accepted", "encoding", "content"),
    [
        ("/assets/code-1.js", "gzip, deflate, br, zstd", "br", "assets/code-1.js.br"),
        ("/assets/code-1.js", "gzip, deflate", "gzip", "assets/code-1.js.gz"),
        ("/assets/code-1.js", "br;q=0, gzip;q=0.5", "gzip", "assets/code-1.js.gz"),
        ("/assets/code-1.js", "identity", None, "assets/code-1.js"),
        ("/assets/card-1.webp", "gzip, br", None, "assets/card-1.webp"),
        ("/", "gzip, br", "gzip", "index.html.gz"),
        ("/table/abc", "gzip, br", "gzip", "index.html.gz"),
    ],
)
def test_a_file_is_sent_as_small_as_the_browser_takes_it(
    home: House, path: str, accepted: str, encoding: str | None, content: str
) -> None:
    with home.client.stream("GET", path, headers={"accept-encoding": accepted}) as answer:
        sent = b"".join(answer.iter_raw())
    assert sent == FILES[content]
    assert answer.headers.get("content-encoding") == encoding
    assert answer.headers["vary"] == "accept-encoding"
    kind = {"js": "javascript", "webp": "image/webp"}.get(path.rpartition(".")[2], "text/html")
    assert kind in answer.headers["content-type"]


def test_an_address_that_no_file_can_have_is_not_found(home: House) -> None:
    assert home.client.get("/assets/%00.js").status_code == 404
