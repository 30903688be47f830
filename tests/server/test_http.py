"""Playing by plain HTTP, and everything around a game."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

import orrery
from orrery.server import app, headers, jobs, reading, records
from orrery.server.lobby import NewTable
from orrery.server.schema import people
from tests.server.web import House, Visitor, eventually, house, jobs_done_here, new_id, play_noughts, until


@pytest.fixture
def home(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as found:
        yield found


def test_a_guest_has_a_name_and_a_cookie_that_no_script_can_read(home: House) -> None:
    ann = home.visitor()
    answer = ann.post("/api/people", {"name": "Ann"})
    session, csrf = answer.headers.get_list("set-cookie")
    assert session.startswith("orrery_session=")
    assert "HttpOnly" in session
    assert "SameSite=lax" in session
    assert "HttpOnly" not in csrf
    assert ann.get("/api/people/me").json() == {"id": answer.json()["id"], "name": "Ann", "login": None}


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        "a" * 41,
        "a\nb",
        "a\x00",
        "\u202egro",
        "\u200b",
        "\u3164",
        "a\u2800",
        "A\u00adda",
        "Ada\U000e0041",
        7,
        None,
    ],
)
def test_names_are_bounded(home: House, name: object) -> None:
    assert home.visitor().post("/api/people", {"name": name}).status_code == 400


def test_a_game_is_played_by_http(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    made = ann.table("me", "open")
    table = made["table"]["id"]
    assert made["table"]["status"] == "open"
    led = bob.post("/api/links/look", {"token": made["links"]["1"]}).json()
    assert (led["seat"], led["host"], led["table"]["yours"], led["table"]["status"]) == (1, "Ann", [], "open")
    assert bob.post("/api/links/look", {"token": "0123456789"}).status_code == 404
    sat = bob.post("/api/links/follow", {"token": made["links"]["1"]}).json()
    assert (sat["seat"], sat["table"]["status"], sat["table"]["yours"]) == (1, "playing", [1])
    for n, square in enumerate((0, 3, 1, 4, 2)):
        assert (ann, bob)[n % 2].answer(table, n % 2, [square]).status_code == 200
    assert ann.get(f"/api/tables/{table}").json()["status"] == "over"
    assert bob.get(f"/api/tables/{table}/news?seat=1").json()["view"]["result"]["winners"] == [0]
    assert [info["id"] for info in bob.get("/api/tables/mine").json()] == [table]


def test_a_refused_answer_says_why_and_changes_nothing(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    before = ann.get(f"/api/tables/{table}/news?seat=0").json()
    for seat, choice, turn, code in [(0, [9], 0, "not_offered"), (0, [0], 5, "stale"), (1, [0], 0, "not_asked")]:
        answer = ann.answer(table, seat, choice, turn)
        assert (answer.status_code, answer.json()["code"]) == (409, code)
        assert answer.json()["news"]["view"] == ann.get(f"/api/tables/{table}/news?seat={seat}").json()["view"]
    assert ann.get(f"/api/tables/{table}/news?seat=0").json() == before


def test_the_same_answer_twice_happens_once(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    data = {"id": new_id(), "turn": 0, "choice": [4]}
    first = ann.post(f"/api/tables/{table}/answer?seat=0", data)
    assert first.json() == ann.post(f"/api/tables/{table}/answer?seat=0", data).json()
    other = ann.post(f"/api/tables/{table}/answer?seat=1", {**data, "turn": 1, "choice": [5]})
    assert other.json()["seq"] == 1, "an id is its seat's own"


def test_waiting_for_news(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    address = f"/api/tables/{table}/news?seat=1&seq=0&wait="
    assert ann.get(f"{address}0.05").json()["seq"] == 0, "nothing came"
    with ThreadPoolExecutor() as threads:
        waiting = threads.submit(home.client.get, f"{address}20", headers=ann._headers())
        eventually(lambda: home.hall.tables.awake[table].listeners or waiting.done())
        ann.answer(table, 0, [4])
        assert waiting.result().json()["seq"] == 1
    assert ann.get(f"{address}20").json()["seq"] == 1, "it came before anybody asked"


def test_undo_and_what_was_taken_back_is_told_again(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    ann.answer(table, 0, [4])
    known = ann.get(f"/api/tables/{table}/news?seat=0").json()
    assert ann.post(f"/api/tables/{table}/undo?seat=0", {"id": new_id()}).status_code == 200
    ann.answer(table, 0, [5])
    told = ann.get(f"/api/tables/{table}/news?seat=0&since={len(known['events'])}&seq={known['seq']}").json()
    assert (told["since"], [event["square"] for event in told["events"]]) == (0, [5])


def test_news_say_beforehand_whether_undo_is_possible(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]

    def told(seat: str) -> object:
        return ann.get(f"/api/tables/{table}/news?seat={seat}").json()["undo"]

    assert (told("0"), told("1"), told("none")) == ("nothing_to_undo", "nothing_to_undo", None)
    ann.answer(table, 0, [4])
    assert (told("0"), told("1")) == (1, "another_answered")
    for n, square in enumerate((0, 5, 1, 3)):
        ann.answer(table, (n + 1) % 2, [square])
    assert (told("0"), told("1")) == ("over", "over")


def test_an_unlisted_table_is_not_there_for_others(home: House) -> None:
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    table = ann.table("me", "open")["table"]["id"]
    seen = ann.table("me", "open", listed=True)["table"]["id"]
    assert eve.get(f"/api/tables/{table}").json() == eve.get("/api/tables/nonesuch").json()
    assert [info["id"] for info in eve.get("/api/tables").json()] == [seen]
    assert home.visitor().get(f"/api/tables/{seen}").status_code == 200


def test_links_can_be_renewed_and_revoked(home: House) -> None:
    ann, bob, eve = home.visitor("Ann"), home.visitor("Bob"), home.visitor("Eve")
    made = ann.table("me", "open")
    table = made["table"]["id"]
    links = f"/api/tables/{table}/links"
    assert {link["of"] for link in ann.get(links).json()} == {"watch", "1"}
    new = ann.post(f"{links}?of=1").json()["token"]
    assert bob.post("/api/links/follow", {"token": made["links"]["1"]}).status_code == 404
    assert eve.post("/api/links/follow", {"token": made["links"]["watch"]}).json()["seat"] is None
    assert eve.get(f"/api/tables/{table}").status_code == 200
    assert ann.call("DELETE", f"{links}?of=watch").status_code == 204
    assert eve.get(f"/api/tables/{table}").status_code == 404
    assert bob.post("/api/links/follow", {"token": new}).json()["seat"] == 1
    assert bob.post("/api/links/follow", {"token": new}).json()["seat"] == 1, "one's own link still leads there"
    assert eve.post("/api/links/follow", {"token": new}).json()["code"] == "seat_taken"


def test_standing_up_before_the_game_frees_the_seat(home: House) -> None:
    ann, bob, eve = home.visitor("Ann"), home.visitor("Bob"), home.visitor("Eve")
    made = ann.table("me", "open", "open", title="pennies")
    table = made["table"]["id"]
    bob.post("/api/links/follow", {"token": made["links"]["1"]})
    assert bob.post(f"/api/tables/{table}/stand?seat=1").json()["yours"] == []
    assert eve.post("/api/links/follow", {"token": made["links"]["1"]}).json()["seat"] == 1


def test_a_host_can_give_up_a_table_that_waits_and_no_other(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    waiting, playing = ann.table("me", "open"), ann.table("me", "me")
    table, other = waiting["table"]["id"], playing["table"]["id"]
    bob.post("/api/links/follow", {"token": waiting["links"]["watch"]})
    assert bob.call("DELETE", f"/api/tables/{table}").status_code == 403
    with bob.socket(f"/api/tables/{table}/ws") as socket:
        until(socket, "table")
        assert ann.call("DELETE", f"/api/tables/{table}").status_code == 204
        assert until(socket, "table")["status"] == "over"
    assert ann.get(f"/api/tables/{table}").status_code == 404
    assert bob.post("/api/links/follow", {"token": waiting["links"]["1"]}).status_code == 404
    refused = ann.call("DELETE", f"/api/tables/{other}")
    assert (refused.status_code, refused.json()["code"]) == (409, "has_begun")
    assert [info["id"] for info in ann.get("/api/tables/mine").json()] == [other]


def test_chat_is_text_and_phrases_are_known(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "open")["table"]["id"]
    chat = f"/api/tables/{table}/chat"
    markup = "<script>alert(1)</script> & \N{SNOWMAN}"
    assert ann.post(f"{chat}?seat=0", {"text": markup}).json()["text"] == markup
    assert ann.post(f"{chat}?seat=0", {"text": "hello", "quick": True}).status_code == 201
    assert ann.post(f"{chat}?seat=0", {"text": "nonesuch", "quick": True}).status_code == 409
    assert ann.post(f"{chat}?seat=0", {"text": "x" * 501}).status_code == 400
    assert [line["n"] for line in ann.get(f"{chat}?since=0").json()] == [0, 1]
    assert ann.get(chat).headers["content-type"] == "application/json"


def test_old_lines_are_not_told_again_when_a_table_is_woken(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    ann.post(f"/api/tables/{table}/chat?seat=0", {"text": "before"})
    del home.hall.tables.awake[table]
    with ann.socket(f"/api/tables/{table}/ws?seat=0") as socket:
        until(socket, "news")
        socket.send_json({"t": "say", "text": "after"})
        assert until(socket, "chat")["text"] == "after"


def test_asking_for_tables_that_are_not_there_leaves_nothing_behind(home: House) -> None:
    for n in range(20):
        assert home.visitor().get(f"/api/tables/nonesuch{n}").status_code == 404
    assert not home.hall.tables._waking
    assert not home.hall.tables._seen


def test_titles_in_words(home: House) -> None:
    anyone = home.visitor()
    names = [title["name"] for title in anyone.get("/api/titles").json()]
    assert "noughts" in names
    for name in names:
        for lang in ("en", "fr"):
            said = anyone.get(f"/api/titles/{name}?lang={lang}").json()
            assert said["phrases"]["hello"]
            brief = anyone.get(f"/api/titles/{name}?lang={lang}&brief=true").json()
            assert brief == said | {"phrases": {}, "orders": []}
    assert anyone.get("/api/titles/nonesuch").status_code == 404
    french = {title["name"]: title["text"] for title in anyone.get("/api/titles?lang=fr").json()}
    assert french["fleet"] == anyone.get("/api/titles/fleet?lang=fr").json()["text"]
    assert french["noughts"] == "noughts", "a title without words goes by its own name"


def test_only_what_everybody_may_know_is_sent_small(home: House) -> None:
    anyone = home.visitor("Ann")
    table = anyone.table("me", "open")["table"]["id"]
    small = {
        path: anyone.get(f"/api{path}").headers.get("content-encoding")
        for path in ("/titles/race", "/titles/race/almanac", "/titles/race/rules", "/people/me", f"/tables/{table}")
    }
    assert list(small.values()) == ["gzip", "gzip", "gzip", None, None]


def test_an_almanac_of_the_options_of_a_game(home: House) -> None:
    anyone = home.visitor()
    whole = anyone.get("/api/titles/galactica/almanac").json()
    base = anyone.get('/api/titles/galactica/almanac?options={"daybreak":false}').json()
    assert set(base) < set(whole)
    assert "violent_protest" in whole
    assert "violent_protest" not in base
    for options in ("[]", "{", '{"nonsense":1}', '{"daybreak":7}'):
        assert anyone.get(f"/api/titles/galactica/almanac?options={options}").status_code == 400


def test_the_rules_of_a_title_in_both_languages(home: House) -> None:
    anyone = home.visitor()
    for lang, word in (("en", "shuffles"), ("fr", "mélange")):
        book = anyone.get(f"/api/titles/galactica/rules?lang={lang}").json()
        told = {rule["id"]: rule for chapter in book["chapters"] for rule in chapter["rules"]}
        assert word in told["T9.7"]["text"]
        assert set(book["questions"]["contribute"]) <= set(told)
    assert anyone.get("/api/titles/noughts/rules").json() == {"chapters": [], "questions": {}}
    assert anyone.get("/api/titles/nonesuch/rules").status_code == 404


def test_a_rematch_keeps_everybodys_seat(home: House) -> None:
    ann, bob, eve = home.visitor("Ann"), home.visitor("Bob"), home.visitor("Eve")
    made = ann.table("me", "open")
    table = made["table"]["id"]
    bob.post("/api/links/follow", {"token": made["links"]["1"]})
    assert ann.post(f"/api/tables/{table}/rematch?seat=0").json()["code"] == "not_over"
    for n, square in enumerate((0, 3, 1, 4, 2)):
        (ann, bob)[n % 2].answer(table, n % 2, [square])
    again = ann.post(f"/api/tables/{table}/rematch?seat=0").json()
    assert (again["status"], again["yours"], again["rematch_of"]) == ("open", [0], table)
    assert bob.get(f"/api/tables/{table}").json()["rematch"] == again["id"]
    assert bob.get(f"/api/tables/{again['id']}").json()["reserved"] == [1]
    assert eve.post(f"/api/tables/{again['id']}/sit?seat=1", {}).status_code == 404
    joined = bob.post(f"/api/tables/{table}/rematch?seat=1").json()
    assert (joined["id"], joined["status"], joined["yours"]) == (again["id"], "playing", [1])


def end(who: Visitor, table: str) -> None:
    """Both seats, on one device, agree to it."""
    path = f"/api/tables/{table}"
    proposed = who.post(f"{path}/proposals?seat=0", {"kind": "end"}).json()
    who.post(f"{path}/vote?seat=1", {"kind": "end", "seq": proposed["seq"], "agree": True})
    assert who.get(path).json()["status"] == "over"


def test_a_rematch_keeps_all_that_the_table_has_agreed_on(home: House) -> None:
    agreed: dict[str, Any] = {
        "options": {"rounds": 10},
        "listed": True,
        "pace": {"kind": "live", "clock": 600.0, "bonus": 5.0, "days": 3.0},
        "away": {"kind": "vote", "bot": "random"},
        "replays": "players",
        "hints": "all",
    }
    assert agreed.keys() == {*NewTable.__struct_fields__} - {"title", "seats"}, "whatever can be agreed on is here"
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    table = ann.table("me", "me", **agreed)["table"]
    assert {**table["settings"], "options": table["options"]} == agreed
    end(ann, table["id"])
    again = ann.post(f"/api/tables/{table['id']}/rematch?seat=0").json()
    assert (again["options"], again["settings"]) == (table["options"], table["settings"])
    assert again["id"] in [info["id"] for info in eve.get("/api/tables").json()], "it is listed as well"
    end(ann, again["id"])
    assert eve.get(f"/api/tables/{again['id']}/replay?at=0&as=0").json()["code"] == "not_agreed"


def test_the_shuffles_can_be_verified_when_the_game_is_over(home: House) -> None:
    ann = home.visitor("Ann")
    made = ann.table("me", "me")["table"]
    table = made["id"]
    assert ann.get(f"/api/tables/{table}/proof").json()["code"] == "not_over"
    play_noughts(ann, table)
    proof = ann.get(f"/api/tables/{table}/proof").json()
    assert hashlib.sha256(f"{proof['seed']}:{proof['salt']}".encode()).hexdigest() == made["commitment"]
    assert proof["holds"]


def test_a_record_is_whole_when_the_game_is_over_and_can_be_brought_in(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    table = ann.table("me", "me")["table"]["id"]
    ann.answer(table, 0, [0])
    assert ann.get(f"/api/tables/{table}/record").json()["record"] is None
    for n, square in enumerate((3, 1, 4, 2)):
        ann.answer(table, (n + 1) % 2, [square])
    record = ann.get(f"/api/tables/{table}/record?seat=0").json()["record"]
    brought = bob.post("/api/records", {**record, "names": ["Ann", "Nobody"]}).json()
    assert (brought["status"], brought["host"], brought["yours"]) == ("over", True, [])
    assert [seat["name"] for seat in brought["seats"]] == ["Ann", "Nobody"]
    assert bob.post("/api/records", {**record, "names": ["Ann"]}).status_code == 400
    assert [seat["name"] for seat in bob.post("/api/records", record).json()["seats"]] == ["1", "2"]
    news = [who.get(f"/api/tables/{where}/news").json() for who, where in ((ann, table), (bob, brought["id"]))]
    assert news[0]["view"] == news[1]["view"]
    assert news[0]["events"] == news[1]["events"]


def test_hands_are_open_afterwards_only_to_whom_the_table_has_agreed(home: House) -> None:
    """T23: a table may keep them to those who played; who looked on has what everybody saw."""
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    for replays, open_to_eve in (("all", True), ("players", False)):
        table = ann.table("me", "me", listed=True, replays=replays)["table"]
        assert table["settings"]["replays"] == replays, "who sits down can know"
        play_noughts(ann, table["id"])
        parts = ("proof", "replay?at=1&as=0", "story?by=rounds&of=squares")
        for who, allowed in ((ann, True), (eve, open_to_eve)):
            found = [who.get(f"/api/tables/{table['id']}/{part}").status_code for part in parts]
            found.append(who.post(f"/api/tables/{table['id']}/branch?at=1&as=0").status_code)
            assert found == ([200, 200, 200, 201] if allowed else [403] * 4)
            export = who.get(f"/api/tables/{table['id']}/record").json()
            assert (export["record"] is not None, bool(export["events"])) == (allowed, True)


def test_if_nobody_asked_the_table_they_would_be_open_to_all(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (records, reading):
        monkeypatch.setattr(module, "may_look_back", lambda visit: True)
    with pytest.raises(AssertionError):
        test_hands_are_open_afterwards_only_to_whom_the_table_has_agreed(home)


def test_a_step_of_a_replay_tells_what_was_answered_to_whoever_looks_through_those_eyes(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me")["table"]["id"]
    play_noughts(ann, table, (0, 3, 1, 4, 2))
    given = [
        ann.get(f"/api/tables/{table}/replay?at={at}&as={seen_as}").json()["given"]
        for at, seen_as in ((0, 0), (2, 1), (2, 0), (2, "none"), (99, 0))
    ]
    secret = {"seat": 1, "asked": None, "answer": None}
    assert given == [
        None,
        {"seat": 1, "asked": "mark", "answer": "3"},
        secret,
        secret,
        {"seat": 0, "asked": "mark", "answer": "2"},
    ]


def test_anybody_plays_on_from_a_moment_of_a_finished_game_at_a_table_of_his_own(home: House) -> None:
    ann, eve = home.visitor("Ann"), home.visitor("Eve")
    table = ann.table("me", "me")["table"]["id"]
    path = f"/api/tables/{table}/branch"
    assert ann.post(f"{path}?at=2&as=0").json()["code"] == "not_over"
    play_noughts(ann, table)
    assert eve.post(f"{path}?at=2&as=0").status_code == 404
    assert ann.post(f"{path}?at=2&as=7").json()["code"] == "no_such_seat"
    assert ann.post(f"{path}?at=99&as=0").json()["code"] == "over"
    then = ann.get(f"/api/tables/{table}/replay?at=2&as=0").json()["news"]
    copy = ann.post(f"{path}?at=2&as=0").json()
    assert (copy["status"], copy["yours"], copy["settings"]) == ("playing", [0], {"branch_of": table, "replays": "all"})
    assert [seat["kind"] for seat in copy["seats"]] == ["person", "bot"]
    news = ann.get(f"/api/tables/{copy['id']}/news?seat=0").json()
    assert (news["view"], news["events"]) == (then["view"], then["events"])
    assert ann.post(f"{path}?at=0&as=1").json()["yours"] == [1]
    assert eve.get(f"/api/tables/{copy['id']}").status_code == 404


def test_what_branches_off_keeps_the_hands_as_closed_and_its_rematch_is_a_game_of_its_own(home: House) -> None:
    ann = home.visitor("Ann")
    table = ann.table("me", "me", replays="players")["table"]["id"]
    play_noughts(ann, table)
    copy = ann.post(f"/api/tables/{table}/branch?at=2&as=0").json()
    assert copy["settings"] == {"branch_of": table, "replays": "players"}
    ann.post(f"/api/tables/{copy['id']}/proposals?seat=0", {"kind": "end"})
    again = ann.post(f"/api/tables/{copy['id']}/rematch?seat=0").json()
    assert again["settings"] == {"replays": "players"}


def test_where_reminders_go_is_told_to_nobody_else(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    assert ann.call("PUT", "/api/people/me/contact", {"email": "ann@example.org"}).status_code == 204
    assert ann.get("/api/people/me/contact").json() == {"email": "ann@example.org", "letters": False, "resets": False}
    assert bob.get("/api/people/me/contact").json()["email"] is None


GOOD = {"format": 1, "title": "noughts", "rules": 1, "seats": 2, "options": {"rounds": 1}, "seed": "1"}
WON = [[0, [0]], [1, [3]], [0, [1]], [1, [4]], [0, [2]]]


@pytest.mark.parametrize(
    "wrong",
    [
        {"answers": WON[:-1]},
        {"answers": [*WON, [1, [5]]]},
        {"answers": [[0, [9]]]},
        {"answers": [[5, [0]]]},
        {"answers": "no"},
        {"answers": WON, "format": 2},
        {"answers": WON, "rules": 99},
        {"answers": WON, "title": "nonesuch"},
        {"answers": WON, "title": "../../etc/passwd"[:40]},
        {"answers": WON, "seats": 3},
        {"answers": WON, "options": {"rounds": "1"}},
        {"answers": WON, "saved": {}},
        {"answers": WON, "position": {"squares": "x"}},
        {"answers": WON, "script": [{"deep": []}]},
        {"answers": WON, "seed": {"a": 1}},
        {"answers": [[0, [0]]] * 20_001},
    ],
)
def test_a_record_that_is_not_right_is_refused_politely(home: House, wrong: dict[str, object]) -> None:
    ann = home.visitor("Ann")
    record = {**GOOD, **wrong}
    if "script" in wrong:
        record["title"] = "pennies"
        record["options"] = {}
    answer = ann.post("/api/records", record)
    assert answer.status_code in (400, 404), answer.text
    assert answer.json()["message"].endswith(".")
    assert ann.get("/api/tables/mine").json() == []


def take_any_version(patch: pytest.MonkeyPatch) -> None:
    honest = orrery.replay
    patch.setattr(orrery, "replay", lambda record: honest({**record, "format": 1, "rules": 1}))


def take_any_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(jobs, "why_not_played", lambda record: None)
    patch.setattr(orrery, "replay", lambda record: orrery.new("noughts", 2, 1))


@pytest.mark.parametrize(
    ("remove", "wrong"), [(take_any_version, {"format": 2}), (take_any_version, {"rules": 99}), (take_any_game, {})]
)
def test_a_record_that_is_not_right_would_be_taken(
    home: House,
    remove: Callable[[pytest.MonkeyPatch], None],
    wrong: dict[str, object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The teeth of T28."""
    jobs_done_here(monkeypatch)
    remove(monkeypatch)
    with pytest.raises(AssertionError):
        test_a_record_that_is_not_right_is_refused_politely(home, {"answers": WON, **wrong})


def test_a_body_of_any_size_would_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of the size limit of T28: it is the server's own, and stops what no other check would see in time."""
    monkeypatch.setattr(app, "LARGEST_BODY", 10**9)
    with house(tmp_path) as greedy, pytest.raises(AssertionError):
        test_what_is_no_record_at_all_is_refused(greedy, b'{"format": 1, "title": "' + b"x" * 1_000_001 + b'"}', 413)


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (b"\x80\x04\x95pickle.", 400),
        (b"PK\x03\x04 a zip file", 400),
        (b"[" * 100_000, 400),
        (b'{"answers": NaN}', 400),
        (b'{"format": 1, "title": "' + b"x" * 1_000_001 + b'"}', 413),
        (b"", 400),
    ],
)
def test_what_is_no_record_at_all_is_refused(home: House, body: bytes, status: int) -> None:
    ann = home.visitor("Ann")
    headers = {"content-type": "application/json", **ann._headers()}
    answer = home.client.request("POST", "/api/records", content=body, headers=headers)
    assert answer.status_code == status, answer.text
    assert json.loads(answer.text)["code"] in ("malformed", "too_large")


def test_an_account_is_for_another_device(home: House) -> None:
    ann, phone = home.visitor("Ann"), home.visitor()
    table = ann.table("me", "open")["table"]["id"]
    account = {"login": "ann@example.org", "password": "correct horse battery"}
    assert ann.post("/api/people/me/account", account).status_code == 201
    [kept] = home.hall.store.read_now(lambda c: c.execute(select(people.c.password)).scalars().all())
    assert str(kept).startswith("$argon2id$")
    assert home.visitor("Eve").post("/api/people/me/account", account).json()["code"] == "login_taken"
    assert phone.post("/api/login", {**account, "password": "wrong horse battery"}).status_code == 403
    assert phone.post("/api/login", {**account, "login": "nobody"}).status_code == 403
    assert phone.post("/api/login", account).json()["name"] == "Ann"
    assert [info["id"] for info in phone.get("/api/tables/mine").json()] == [table]


def a_player(home: House) -> Visitor:
    return home.visitor("Ann")


@pytest.mark.parametrize("keep", [True, False])
def test_who_logs_in_may_keep_the_tables_of_the_guest_he_was(home: House, keep: bool) -> None:
    account = {"login": "ann", "password": "0123456789"}
    ann, guest = home.visitor("Ann"), home.visitor("Somebody")
    ann.post("/api/people/me/account", account)
    table = guest.table("me", "open")["table"]["id"]
    before = home.visitor()
    before.cookies = dict(guest.cookies)
    assert guest.post("/api/login", {**account, "keep": keep}).json()["id"] == ann.id
    assert [info["id"] for info in ann.get("/api/tables/mine").json()] == [table] * keep
    assert guest.get(f"/api/tables/{table}").status_code == (200 if keep else 404)
    if keep:
        info = ann.get(f"/api/tables/{table}").json()
        assert (info["yours"], info["host"]) == ([0], True)
        assert before.get("/api/people/me").status_code == 401


def test_so_may_he_his_places_on_the_bench(home: House) -> None:
    host, known, guest = home.visitor("Host"), home.visitor("Ann"), home.visitor("Ann")
    made, other = host.table("me", "open"), host.table("me", "open")
    for who, links in ((guest, made["links"]), (guest, other["links"]), (known, made["links"])):
        assert who.post("/api/links/follow", {"token": links["watch"]}).status_code == 200
    known.post("/api/people/me/account", {"login": "ann", "password": "0123456789"})
    guest.post("/api/login", {"login": "ann", "password": "0123456789", "keep": True})
    for table in (made, other):
        assert known.get(f"/api/tables/{table['table']['id']}").status_code == 200


@pytest.mark.parametrize("said", [None, "ann@example.org"])
def test_where_a_guest_was_reminded_is_nothing_to_the_account(home: House, said: str | None) -> None:
    """The link to a new password goes to that address: whoever once had the guest's device could have left his."""
    ann, before = home.visitor("Ann"), home.visitor("Ann")
    for guest in (ann, before):
        guest.call("PUT", "/api/people/me/contact", {"email": "somebody@example.org"})
    account = {"login": "ann", "password": "0123456789"}
    ann.post("/api/people/me/account", account | ({} if said is None else {"email": said}))
    assert ann.get("/api/people/me/contact").json()["email"] == said
    before.post("/api/login", {**account, "keep": True})
    assert ann.get("/api/people/me/contact").json()["email"] == said


def test_an_account_is_not_made_with_what_is_no_address(home: House) -> None:
    ann = home.visitor("Ann")
    answer = ann.post("/api/people/me/account", {"login": "ann", "password": "0123456789", "email": "ann"})
    assert answer.status_code == 400
    assert ann.get("/api/people/me").json()["login"] is None


def test_an_account_keeps_its_tables_whoever_logs_in_on_its_device(home: House) -> None:
    ann, bob = home.visitor("Ann"), home.visitor("Bob")
    for who, login in ((ann, "ann"), (bob, "bob")):
        who.post("/api/people/me/account", {"login": login, "password": "0123456789"})
    table = ann.table("me", "open")["table"]["id"]
    ann.post("/api/login", {"login": "bob", "password": "0123456789", "keep": True})
    assert bob.get(f"/api/tables/{table}").status_code == 404


def test_every_answer_carries_the_headers(home: House) -> None:
    ann = a_player(home)
    for path in ("/healthz", "/api/titles", "/api/tables/nonesuch", "/nonesuch", "/api/people", "/schema/openapi.json"):
        headers = ann.get(path).headers
        policy = headers["content-security-policy"]
        assert "unsafe" not in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert ann.get("/api/titles").headers["cache-control"] == "no-store"


def test_a_piece_of_the_page_carries_what_says_something_of_it(home: House) -> None:
    told = a_player(home).get("/assets/nonesuch.js").headers
    assert told["x-content-type-options"] == "nosniff"
    assert "content-security-policy" not in told


def test_a_policy_that_runs_inline_scripts_is_found_out(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of the test above (T27)."""
    loose = headers.POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")
    monkeypatch.setitem(headers.HEADERS, "content-security-policy", loose)
    with pytest.raises(AssertionError):
        test_every_answer_carries_the_headers(home)


def test_metrics_are_for_the_operator_and_name_nothing(home: House) -> None:
    ann = a_player(home)
    table = ann.table("me", "me")["table"]["id"]
    ann.answer(table, 0, [4])
    assert ann.get("/metrics").status_code == 403, "the test client is no operator"


def test_the_document_of_the_api_is_served(home: House) -> None:
    paths = home.visitor().get("/schema/openapi.json").json()["paths"]
    assert "/api/tables/{table_id}/answer" in paths
