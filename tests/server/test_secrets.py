"""T19 to T21 and T23: no byte that leaves the server tells a viewer what he may not know.

A game is played to some position over the wire. Then everything that the viewer cannot know is replaced by something
else that it could be, and every answer that the server gives him has to stay the same, to the byte. That this would see
a leak is shown by planting some.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from orrery import games
from orrery.core.event import Event
from orrery.core.game import Game
from orrery.core.question import Question
from orrery.server import pace, problems, records
from orrery.server.table import Table
from tests.conftest import LONG
from tests.server.web import House, Visitor, house, until
from tests.servers import PATIENCE

WORLDS = 20 if LONG else 3
STEPS = (0, 3, 11, 40, 80) if LONG else (0, 11, 40)
Position = tuple[str, int, dict[str, Any], int]
POSITIONS: list[Position] = [(name, games.find(name).seats[0], {}, n) for name in games.names() for n in STEPS]
POSITIONS += [("fleet", 2, {"deployment": "hidden", "weapons": "secret"}, n) for n in (3, 11, 40)]
POSITIONS += [("pennies", 3, {}, n) for n in (0, 1, 4, 7)]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """It never takes itself to have been down, however busy the machine is: that would put off whatever is due."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pace, "SILENCE", float("inf"))
        with house(tmp_path_factory.mktemp("house"), limited=False) as found:
            yield found


class Played:
    """A table in the middle of a game. One person has all its seats, so that each can be looked at."""

    def __init__(self, home: House, title: str, seats: int, steps: int, options: Any = None) -> None:
        self.who = home.visitor("Ann")
        self.eve = home.visitor("Eve")
        self.seats = seats
        self.id = self.who.table(*["me"] * seats, title=title, listed=True, options=options or {})["table"]["id"]
        self.table: Table = home.hall.tables.awake[self.id]
        self.who.post(f"/api/tables/{self.id}/chat?seat=0", {"text": "hello", "quick": True})
        rng = Random(f"{title} {steps}")
        for _ in range(steps):
            seat = rng.choice(sorted(self.game.pending))
            answer = self.who.answer(self.id, seat, list(self.game.pending[seat].sample(rng)), self.table.turn)
            assert answer.status_code == 200, answer.text
        assert self.game.result is None, "when it is over, nothing is secret"

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    def heard(self, seat: int | None) -> bytes:
        """Every byte that the server can be made to tell a seat, or a spectator, without moving the game."""
        who = self.who if seat is not None else self.eve
        at, me = f"/api/tables/{self.id}", f"seat={'none' if seat is None else seat}"
        parts = ("", "/chat", "/proof", "/proposals", "/awaited")
        told = [
            _bytes(who, "GET", path) for path in ("/api/tables", "/api/tables/mine", *(at + part for part in parts))
        ]
        told += [_bytes(who, "GET", f"{at}/{path}?{me}") for path in ("news", "news?since=5&seq=3", "record")]
        for choice in self.illegal(seat):
            data = {"id": "illegal-answer", "turn": self.table.turn, "choice": choice}
            told.append(_bytes(who, "POST", f"{at}/answer?{me}", data))
        told.append(_bytes(who, "POST", f"{at}/answer?{me}", {"id": "stale-answer", "turn": -1, "choice": []}))
        with who.socket(f"{at}/ws?{me}") as socket:
            told += [json.dumps(socket.receive_json(timeout=PATIENCE)).encode() for _ in range(2)]
            socket.send_json({"t": "answer", "id": "stale-answer", "turn": -1, "choice": []})
            told.append(json.dumps(until(socket, "refused")).encode())
        return b"\n".join(told)

    def illegal(self, seat: int | None) -> list[list[Any]]:
        """Choices that a viewer could try, to learn from how they are refused."""
        question = self.game.pending.get(seat) if seat is not None else None
        if question is None:
            return [[], ["gem_world"], [1]]
        tried: list[list[Any]] = [["nonesuch"], [*question.items, "nonesuch"], list(question.items) * 2]
        return [choice for choice in tried if question.refuse(choice) is not None]


def _bytes(who: Visitor, method: str, path: str, data: Any = None) -> bytes:
    answer = who.call(method, path, data)
    headers = sorted((key, value) for key, value in answer.headers.items() if key != "date")
    return f"{answer.status_code} {headers} ".encode() + answer.content


def another_world(game: Game, seat: int | None, n: int) -> Game:
    """One that the viewer cannot tell from his own: other cards where he sees none, and another past behind them."""
    world = game.resample(seat, n)
    world.state.log = [_retold(event.copy(), seat, n) for event in world.state.log]
    # Who answered, and after which answers there is no way back, is the same in every such world: see below.
    world._answered, world._barriers, world._origin = game._answered[:], game._barriers[:], game._origin
    return world


def _retold(event: Event, seat: int | None, n: int) -> Event:
    for field, mark in event.marks.items():
        own = mark.sees == "owner" and seat is not None and getattr(event, "who", None) == seat
        if mark.sees != "all" and not own:
            value = getattr(event, field)
            setattr(event, field, (f"other {n}",) * len(value) if mark.size else f"other {n}")
    return event


def check(played: Played, seat: int | None) -> None:
    """The viewer cannot tell his world from others."""
    real, start, salt = played.table.game, played.table.start, played.table.salt
    try:
        before = played.heard(seat)
        for n in range(WORLDS):
            assert real is not None
            played.table.game = another_world(real, seat, n)
            played.table.start, played.table.salt = {"seed": f"another {n}"}, f"another {n}"
            assert played.heard(seat) == before, "the viewer can tell"
    finally:
        played.table.game, played.table.start, played.table.salt = real, start, salt


@pytest.mark.parametrize(("title", "seats", "options", "steps"), POSITIONS)
def test_no_byte_depends_on_what_a_viewer_may_not_know(
    home: House, title: str, seats: int, options: dict[str, Any], steps: int
) -> None:
    played = Played(home, title, seats, steps, options)
    for seat in (*range(seats), None):
        check(played, seat)


@pytest.mark.parametrize(("title", "seats"), [("race", 2), ("fleet", 2), ("pennies", 3)])
def test_neither_does_any_over_time(home: House, title: str, seats: int) -> None:
    """The viewer's own answers, while the others' are awaited, sound the same in every world."""
    tables = [Played(home, title, seats, 0) for _ in range(3)]
    real, seat = tables[0].game.copy(), 0
    assert len(real.pending) == seats, "all are asked at once"
    choice = list(next(iter(real.pending[seat].choices())))
    for world, played in enumerate(tables):
        played.table.game = another_world(real, seat, world) if world else real
    streams = [answered(played, seat, choice) for played in tables]
    assert streams[0] == streams[1] == streams[2]


def test_a_leak_over_time_is_found(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of T20: the acknowledgement of an answer tells what the others hold."""
    honest = Table.answer

    async def answer(self: Table, seat: int, turn: int, choice: Any, action: str) -> Any:
        ack = await honest(self, seat, turn, choice, action)
        assert self.game is not None
        ack.id = f"{ack.id}-{digest(self.game)}"
        return ack

    monkeypatch.setattr(Table, "answer", answer)
    with pytest.raises(AssertionError):
        test_neither_does_any_over_time(home, "pennies", 3)


def answered(played: Played, seat: int, choice: list[Any]) -> list[Any]:
    with played.who.socket(f"/api/tables/{played.id}/ws?seat={seat}") as socket:
        heard = [until(socket, "news")]
        socket.send_json({"t": "answer", "id": "my-answer", "turn": 0, "choice": choice})
        return heard + sorted(
            (socket.receive_json(timeout=PATIENCE) for _ in range(2)), key=lambda message: message["t"]
        )


@pytest.mark.parametrize(("title", "seats"), [("race", 2), ("pennies", 3)])
def test_neither_does_whether_one_may_undo(home: House, title: str, seats: int) -> None:
    """The same answer, given in worlds that look the same before and after, can be taken back in all of them or none.

    The worlds of `check` are given the real one's way back. These find their own.
    """
    played, rng = Played(home, title, seats, 0), Random(title)
    said: set[str] = set()
    for _ in range(120 if LONG else 40):
        if played.game.pending:
            said |= undos(played, rng)
    assert said, "no two worlds ever looked the same, so nothing was shown"


def undos(played: Played, rng: Random) -> set[str]:
    """Plays one answer, in other worlds and in the real one; gives what the server said about undo where some agree."""
    real, seat = played.game, rng.choice(sorted(played.game.pending))
    choice = real.pending[seat].sample(rng)
    alike: dict[str, list[str]] = {}
    for n in range(WORLDS + 1):
        played.table.game = real.resample(seat, n)
        played.table.game.answer(seat, choice)
        news = played.who.get(f"/api/tables/{played.id}/news?seat={seat}").json()
        undo = str(news.pop("undo"))
        alike.setdefault(json.dumps(news), []).append(undo)
    played.table.game = real
    real.answer(seat, choice)
    for told in alike.values():
        assert len(set(told)) == 1, "the viewer can tell"
    return {told[0] for told in alike.values() if len(told) > 1}


def test_an_undo_that_depends_on_a_secret_is_found_out(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth: what lies on top of the bag is a reason against it."""
    honest = Game._bars

    def bars(game: Game, i: int, seat: int) -> bool:
        return honest(game, i, seat) or game.state.dump()["bag"][0] % 2 == 0

    monkeypatch.setattr(Game, "_bars", bars)
    with pytest.raises(AssertionError, match="the viewer can tell"):
        test_neither_does_whether_one_may_undo(home, "pennies", 3)


def test_while_a_game_is_played_nothing_tells_its_seed(home: House) -> None:
    played = Played(home, "pennies", 2, 3)
    for seat in (0, 1, None):
        heard = played.heard(seat)
        assert played.table.commitment.encode() in heard
        assert str(played.table.start["seed"]).encode() not in heard
        assert played.table.salt.encode() not in heard


# --- T21: teeth ----------------------------------------------------------------------------------------


def in_view(leak: Callable[[Game, int | None], Any]) -> Callable[[pytest.MonkeyPatch], None]:
    def plant(patch: pytest.MonkeyPatch) -> None:
        honest = Game.view
        patch.setattr(Game, "view", lambda game, seat: {**honest(game, seat), "leak": leak(game, seat)})

    return plant


def other(seat: int | None) -> int:
    return 1 if seat == 0 else 0


def the_record_while_playing(patch: pytest.MonkeyPatch) -> None:
    honest = records.Export
    patch.setattr(records, "Export", lambda **told: honest(**{**told, "record": {"start": told["status"]}}))
    patch.setattr(records, "may_look_back", lambda visit: True)
    patch.setattr(records, "_is_over", lambda table: True)


def in_errors(patch: pytest.MonkeyPatch) -> None:
    honest = problems.Trouble

    def trouble(code: str, message: str, args: Any = None, news: Any = None) -> Any:
        text = news.view["table"] if news else ""
        return honest(code, f"{message} {SEEN[-1].state.dump() if SEEN and text else ''}", args or {}, news)

    remember(patch)
    patch.setattr(problems, "Trouble", trouble)


SEEN: list[Game] = []


def remember(patch: pytest.MonkeyPatch) -> None:
    honest = Game.view

    def view(game: Game, seat: int | None) -> dict[str, Any]:
        SEEN[:] = [game]
        return honest(game, seat)

    patch.setattr(Game, "view", view)


def in_the_log(patch: pytest.MonkeyPatch) -> None:
    def told(event: Event, seat: int | None, n: int) -> dict[str, Any]:
        return {"index": n, "event": event.name, **event.dump()}

    patch.setattr(Event, "told", told)


def in_the_question(patch: pytest.MonkeyPatch) -> None:
    remember(patch)
    honest = Question.data

    def data(question: Question) -> dict[str, Any]:
        hints = [list(asked.items) for seat, asked in SEEN[-1].pending.items() if seat != question.seat] if SEEN else []
        return {**honest(question), "hints": hints}

    patch.setattr(Question, "data", data)


def one_cache_for_all_seats(patch: pytest.MonkeyPatch) -> None:
    honest = Table.news
    patch.setattr(Table, "news", lambda table, seat, since=0, seq=0: honest(table, other(seat), since, seq))


def digest(game: Game) -> str:
    return hashlib.sha256(json.dumps(game.state.dump(), sort_keys=True).encode()).hexdigest()


LEAKS: dict[str, Callable[[pytest.MonkeyPatch], None]] = {
    "the seed": in_view(lambda game, _: game.chance.seed),
    "the state, hashed, as a key of a cache": in_view(lambda game, _: digest(game)),
    "the top of the bag, as the id of an element": in_view(lambda game, _: f"coin-{game.state.dump()['bag'][-1]}"),
    "the order of another's hand": in_view(
        lambda game, seat: [
            n for n, _ in sorted(enumerate(game.state.dump()["players"][other(seat)]["hand"]), key=lambda x: x[1])
        ]
    ),
    "how much could be chosen by another": in_view(
        lambda game, seat: sum(sum(map(int, q.items)) for who, q in game.pending.items() if who != seat)
    ),
    "another's secret answer": in_view(lambda game, _: str(game._given)),
    "the words of an error": in_errors,
    "an argument of the log": in_the_log,
    "a hint beside the question": in_the_question,
    "one cache for all seats": one_cache_for_all_seats,
    "the file of the replay": the_record_while_playing,
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_planted_leak_is_found(home: House, leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    games = [Played(home, "pennies", 3, steps) for steps in (1, 4, 7)]
    LEAKS[leak](monkeypatch)
    with pytest.raises(AssertionError, match="the viewer can tell"):
        check_all(games)


def test_a_bench_that_sees_more_is_found_out(home: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The teeth of T23: who looks on from the bench sees the hands, and a player can look on at his own table."""
    honest = Game.view

    def view(game: Game, seat: int | None) -> dict[str, Any]:
        return {**honest(game, seat), "all": str(game.state.dump())} if seat is None else honest(game, seat)

    played = Played(home, "pennies", 3, 4)
    check(played, None)
    monkeypatch.setattr(Game, "view", view)
    check(played, 0)
    with pytest.raises(AssertionError, match="the viewer can tell"):
        check(played, None)


def check_all(games: list[Played]) -> None:
    for played in games:
        for seat in range(played.seats):
            check(played, seat)
