"""What a messenger shows of an invitation: the game, the pace, who invites if he wants that, and nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any

import pytest

from orrery.server import page
from tests.server.web import House, Visitor, house

HOST = 'Ann "<b>" & Co'


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    folder = tmp_path / "page"
    (folder / "og").mkdir(parents=True)
    (folder / "index.html").write_text("<html><head><title>Orrery</title></head><body></body></html>", encoding="utf-8")
    (folder / "og" / "invite-race.jpg").write_bytes(b"picture")
    monkeypatch.setattr(page, "FOLDER", folder)
    with house(tmp_path, url="https://play.example") as started:
        yield started


def invited(home: House, **settings: Any) -> dict[str, str]:
    ann = home.visitor()
    ann.headers = {"origin": "https://play.example"}
    ann.post("/api/people", {"name": HOST})
    links: dict[str, str] = ann.table("me", "open", title="race", **settings)["links"]
    return links


def shown(home: House, path: str, lang: str = "en") -> dict[str, str]:
    """The tags, as a messenger reads them: it has no session and runs nothing."""
    answer = Visitor(home.client).call("GET", path, headers={"accept-language": lang})
    assert answer.status_code == 200
    assert answer.text.count("<head>") == answer.text.count("</head>") == 1
    tags = re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', answer.text)
    return {name: unescape(text) for name, text in tags}


def test_an_invitation_says_the_game_and_the_pace(home: House) -> None:
    links = invited(home, pace={"kind": "days", "days": 2})
    told = shown(home, f"/join/{links['1']}")
    assert told["og:title"] == "Race for the Galaxy: come and play"
    assert told["og:description"] == "You are invited. 2 days for each move."
    assert told["og:image"] == "https://play.example/og/invite-race.jpg"
    assert home.client.get("/og/invite-race.jpg").headers["content-type"] == "image/jpeg"
    assert "regarder" in shown(home, f"/join/{links['watch']}", "fr-FR,fr;q=0.9")["og:title"]


def test_who_invites_is_named_only_if_he_wants_that_and_a_name_is_only_text(home: House) -> None:
    link = invited(home)["1"]
    assert not any("Ann" in text for text in shown(home, f"/join/{link}").values())
    assert shown(home, f"/join/{link}?named=true")["og:description"] == f"{HOST} invites you. No clock."


def test_nothing_else_is_told(home: House) -> None:
    links = invited(home)
    text = str(shown(home, f"/join/{links['1']}?named=true"))
    for secret in links.values():
        assert secret not in text


def test_a_link_that_does_not_hold_is_the_plain_page(home: House) -> None:
    plain = (page.FOLDER / "index.html").read_text(encoding="utf-8")
    for path in ("/join/nonesuch", f"/join/{'x' * 5000}", "/join/"):
        answer = home.client.get(path)
        assert (answer.status_code, answer.text) == (200, plain)


def test_a_title_without_a_picture_has_the_house_s(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<head></head>", encoding="utf-8")
    monkeypatch.setattr(page, "FOLDER", folder)
    with house(tmp_path) as home:
        link = home.visitor("Ann").table("me", "open")["links"]["1"]
        assert shown(home, f"/join/{link}")["og:image"].endswith("/og/invite-orrery.jpg")
