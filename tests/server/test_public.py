"""Tables for everybody: found in the lobby and watched without a link, unless the server has none."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.web import House, Visitor, house, until


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def shown(who: Visitor) -> set[str]:
    return {info["id"] for info in who.get("/api/tables").json()}


def test_a_public_game_is_listed_and_watched_and_a_private_one_is_not_there(home: House) -> None:
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    seen, hidden = (ann.table("me", "me", title="pennies", listed=listed)["table"]["id"] for listed in (True, False))
    assert shown(eve) == {seen}
    news = eve.get(f"/api/tables/{seen}/news").json()
    assert news["view"]["you"] is None
    assert news["view"]["question"] is None
    with eve.socket(f"/api/tables/{seen}/ws") as socket:
        assert until(socket, "news")["view"] == news["view"]
    for path in ("", "/news", "/chat", "/record"):
        assert eve.get(f"/api/tables/{hidden}{path}").status_code == 404


def test_a_server_may_have_only_private_tables(tmp_path: Path) -> None:
    with house(tmp_path) as home:
        ann = home.visitor("Ann")
        assert ann.get("/api/house").json() == {"public": True}
        made = ann.table("me", "open", listed=True)
    with house(tmp_path, public=False) as home:
        eve = home.visitor("Eve")
        table = made["table"]["id"]
        assert eve.get("/api/house").json() == {"public": False}
        refused = ann_again(home, ann).post(
            "/api/tables", {"title": "noughts", "seats": [{"kind": "me"}], "listed": True}
        )
        assert (refused.status_code, refused.json()["code"]) == (403, "no_public_tables")
        assert shown(eve) == set()
        assert eve.get(f"/api/tables/{table}").status_code == 404
        assert eve.post(f"/api/tables/{table}/sit?seat=1", {}).status_code == 404
        assert eve.post("/api/links/follow", {"token": made["links"]["1"]}).json()["seat"] == 1


def ann_again(home: House, ann: Visitor) -> Visitor:
    """The same browser at the same server, started anew."""
    back = home.visitor()
    back.cookies = ann.cookies
    return back
