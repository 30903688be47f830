"""`orrery serve`, `invite`, `join`, `check`, `backup`: a game on a server, from the command line alone."""

from __future__ import annotations

import asyncio
import io
import os
import pty
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any
from urllib.request import urlopen

import pytest
from rich.console import Console

from orrery import bots, games
from orrery.server import commands, pocket
from orrery.server.client import Client, read_link
from orrery.server.spoken import phrases
from orrery.words.terminal import read_terminal
from tests.cli.kit import call, pipe
from tests.servers import PATIENCE, free_port, wait_for_port

TITLE = "race"
NOWHERE = ("http://127.0.0.1:99999", "http://127.0.0.1:port", "http://127.0.0.1:0", "http://[1", "ftp://127.0.0.1")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Path]]:
    """A server's address, and its database."""
    file, port = tmp_path_factory.mktemp("served") / "orrery.db", free_port()
    command = [sys.executable, "-m", "orrery", "serve", "--database", str(file), "--port", str(port)]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        wait_for_port(port)
        yield f"http://127.0.0.1:{port}", file
    finally:
        server.send_signal(signal.SIGTERM)
        out, _ = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert f"http://127.0.0.1:{port}" in out


@pytest.mark.parametrize(("log", "reads"), [(None, "plain"), ("plain", "plain"), ("json", "json")])
def test_somebody_at_a_terminal_reads_where_to_go_and_no_log(tmp_path: Path, log: str | None, reads: str) -> None:
    ours, theirs = pty.openpty()
    port = free_port()
    command = [sys.executable, "-m", "orrery", "serve", "--database", str(tmp_path / "orrery.db"), "--lang", "fr"]
    command += ["--port", str(port), *(["--log", log] if log else [])]
    with subprocess.Popen(command, stdout=theirs, stderr=theirs, env={**os.environ, "PYTHONUTF8": "1"}) as server:
        os.close(theirs)
        wait_for_port(port)
        with urlopen(f"http://127.0.0.1:{port}/healthz") as answer:
            assert answer.read() == b"ok"
        server.send_signal(signal.SIGTERM)
        server.wait(timeout=PATIENCE)
        shown = b"".join(iter(lambda: read_to_the_end(ours), b"")).decode()
    os.close(ours)
    lines = [line for line in shown.splitlines() if line]
    assert f"http://127.0.0.1:{port}" in lines[0]
    assert lines[0].startswith("Orrery est prêt")
    assert len(lines) == 2 if reads == "plain" else all("request" in line or "{" in line for line in lines[2:])
    assert ("{" in shown) == (reads == "json")


def read_to_the_end(terminal: int) -> bytes:
    try:
        return os.read(terminal, 4096)
    except OSError:  # the other end is closed
        return b""


def links(url: str, *seats: str) -> list[str]:
    made = call("invite", url, TITLE, "--seats", ",".join(seats))
    assert made.code == 0, made.err
    return [re.sub(r"^\w+: ", "", line) for line in made.lines]


def test_two_bots_from_outside_play_a_whole_game(served: tuple[str, Path]) -> None:
    url, file = served
    first, second, _ = links(url, "open", "open")
    command = [sys.executable, "-m", "orrery", "join", first, "--bot", "greedy", "--name", "Ada"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as other:
        ran = pipe("join", second, "--bot", "random")
        out, _ = other.communicate(timeout=PATIENCE)
    assert (ran.code, other.returncode) == (0, 0), ran.err
    assert ran.lines[-1] == out.splitlines()[-1]
    assert ran.lines[-1].startswith("The game is over: ")
    checked = call("check", file)
    assert checked.code == 0, checked.out
    assert re.fullmatch(r"\d+ games, \d+ moves, 0 faults\.", checked.lines[-1])


def test_bots_from_outside_hear_and_say_what_bots_of_the_server_do(served: tuple[str, Path]) -> None:
    """They speak when a check is announced, and one that is asked by name says why."""
    url, _ = served
    made = call("invite", url, "galactica", "--seats", "open,open,open")
    mine, *theirs, _ = [re.sub(r"^\w+: ", "", line) for line in made.lines]
    command = [sys.executable, "-m", "orrery", "join", "--bot", "greedy"]
    others = [subprocess.Popen([*command, link], stdout=subprocess.DEVNULL) for link in theirs]

    async def play() -> list[tuple[int | None, str]]:
        async with Client(url) as client:
            await client.enter("Ada")
            sat = await client.follow(read_link(mine)[1])
            player, asked = bots.Seated(bots.find("greedy", "galactica")()), False
            async with client.at(sat.table.id, sat.seat) as place:
                while True:
                    await place.until(lambda: bool(place.question or place.result))
                    assert place.view is not None
                    question = games.find("galactica").question(place.view)
                    assert question is not None, "nobody answered in a whole game"
                    choice = player.choose(lambda since: place.events[since:], place.view, question, Random(1))
                    await place.answer(choice)
                    said = [(line.seat, line.text) for line in place.chats]
                    heard = [one for one in said if one[0] != sat.seat]
                    if heard and not asked and heard[0][0] is not None:
                        character = place.view["table"]["players"][heard[0][0]]["character"]
                        await place.say(f"why_{character}", quick=True)
                        asked = True
                    if asked and any(text.startswith(("because_", "gave_", "why_nothing")) for _, text in heard):
                        return said

    try:
        said = asyncio.run(asyncio.wait_for(play(), 300))
    finally:
        for other in others:
            other.terminate()
            other.wait()
    assert {seat for seat, text in said if text.startswith("help_")} <= {0, 1, 2}
    ((who, why), *_) = [(seat, text) for seat, text in said if text.startswith(("because_", "gave_", "why_nothing"))]
    assert why in phrases("galactica", "en")
    assert who is not None


def test_a_person_in_the_terminal_plays_against_a_bot_from_outside(served: tuple[str, Path]) -> None:
    url, _ = served
    mine, theirs, _ = links(url, "open", "open")
    environment = {**os.environ, "LC_ALL": "C", "PYTHONUTF8": "1"}
    command = [sys.executable, "-m", "orrery", "join", theirs, "--bot", "random"]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=environment) as bot:
        ran = pipe("join", mine, "--name", "Ada", "--lang", "en", typed="1 2\ntable\nsave\n1\nquit\n")
        bot.terminate()
    assert ran.code == 0, ran.err
    assert "The server keeps this game: there is nothing to save." in ran.lines
    assert ran.lines[-1] == "You left the game."
    assert "Ada" in ran.out


def test_who_left_the_terminal_comes_back_by_the_same_link(served: tuple[str, Path], monkeypatch: Any) -> None:
    url, _ = served
    mine, *_ = links(url, "open", "random")
    first = pipe("join", mine, "--name", "Ada", "--lang", "en", typed="1 2\nquit\n")
    again = pipe("join", mine, "--name", "Eve", "--lang", "en", typed="table\nquit\n")
    assert (first.code, again.code) == (0, 0), again.err
    assert "Ada" in again.out, "it is the same person"
    (file,) = [path for path in pocket._file(mine).parent.iterdir() if path == pocket._file(mine)]
    assert file.stat().st_mode & 0o077 == 0, "others on this machine could take the seat"
    monkeypatch.setenv("XDG_STATE_HOME", str(file.parent))
    other = pipe("join", mine, "--name", "Eve")
    assert (other.code, other.err.count("\n")) == (2, 1), "from another device the seat is taken"


def test_orders_given_in_the_terminal_are_the_seats_own_on_the_server(served: tuple[str, Path]) -> None:
    """The second action of the game is chosen by the order, and waited for; the first of its kind was typed."""
    url, _ = served
    mine, *_ = links(url, "open", "random")
    ran = pipe("join", mine, "--lang", "en", typed="1 2\nalways 1\norders\norders 1 1\norders 2 0\nquit\n")
    assert ran.code == 0, ran.err
    assert ran.lines.count("Which action do you choose?") == 1
    assert [line for line in ran.lines if line.startswith("2. Whenever I have to ") and "Explore" in line]

    async def given() -> list[tuple[str | None, bool]]:
        async with Client(url, pocket.kept(mine)) as client:
            [table] = await client.mine()
            return [(order.wish.kind, order.wish.once) for order in await client.orders(table.id, 0)]

    assert asyncio.run(given()) == [(None, False)]


def test_who_is_back_hears_that_a_bot_has_played(served: tuple[str, Path]) -> None:
    url, _ = served
    mine, *_ = links(url, "open", "random")
    pipe("join", mine, "--lang", "en", typed="1 2\nquit\n")

    async def leave() -> None:
        async with Client(url, pocket.kept(mine)) as client:
            [table] = await client.mine()
            await client.stand(table.id, 0)

    asyncio.run(leave())
    again = pipe("join", mine, "--lang", "en", typed="1\nquit\n")
    assert "While you were away, random played for you." in again.out


def test_a_session_that_the_server_has_forgotten_is_done_without(served: tuple[str, Path]) -> None:
    mine, *_ = links(served[0], "open", "random")
    pocket.keep(mine, {"orrery_session": "nonesuch", "orrery_csrf": "nonesuch"})
    assert pipe("join", mine, "--lang", "en", typed="1 2\nquit\n").code == 0
    assert pocket.kept(mine)["orrery_session"] != "nonesuch"


def test_a_backup_is_a_database(served: tuple[str, Path], tmp_path: Path) -> None:
    _, file = served
    made = call("backup", file, tmp_path / "copy.db")
    assert made.code == 0, made.err
    assert call("check", tmp_path / "copy.db").code == 0
    again = call("backup", file, tmp_path / "copy.db")
    assert (again.code, again.err.count("\n")) == (2, 1)


def test_a_check_shows_how_far_it_is(served: tuple[str, Path]) -> None:
    mine, *_ = links(served[0], "open", "random")
    assert pipe("join", mine, typed="1 2\nquit\n").code == 0
    shown, lines = io.StringIO(), list[str]()
    console = Console(file=shown, force_terminal=True, width=100)
    assert commands.check(str(served[1]), lines.append, read_terminal("fr"), console)
    assert "Relecture" in shown.getvalue()
    assert "100%" in shown.getvalue()
    assert re.fullmatch(r"Parties\u00a0: \d+, coups\u00a0: \d+, fautes\u00a0: 0\.", lines[-1])


@pytest.mark.parametrize(
    ("args", "why"),
    [
        (("join", "hello"), "no link to a table"),
        (("join", "http://127.0.0.1:1/join/abcdefgh", "--bot", "random"), "does not answer"),
        (("invite", "http://127.0.0.1:1", TITLE), "does not answer"),
        *((("invite", url, TITLE), "no address of a server") for url in NOWHERE),
        *((("join", f"{url}/join/abcdefgh", "--bot", "random"), "no address of a server") for url in NOWHERE),
        (("check", "nowhere.db"), "no database file"),
        (("backup", "nowhere.db", "to.db"), "no database file"),
        (("bench", "nonsense"), "nothing called"),
        (("serve", "--log", "xml"), "say json or plain"),
        (("bench", "server", "--tables", "many"), "no list of numbers"),
    ],
)
def test_what_does_not_go_is_told_in_one_sentence(args: tuple[str, ...], why: str) -> None:
    ran = call(*args)
    assert (ran.code, ran.out) == (2, "")
    assert why in ran.err
    assert ran.err.count("\n") == 1


def test_a_link_that_is_used_up_is_refused(served: tuple[str, Path]) -> None:
    url, _ = served
    *_, watch = links(url, "open", "open")
    ran = call("join", watch, "--bot", "random")
    assert (ran.code, "looking on" in ran.err) == (2, True)
    ran = call("join", f"{url}/join/{'x' * 24}", "--bot", "random")
    assert ran.code == 2


def test_a_port_that_is_taken_is_said_so(served: tuple[str, Path], tmp_path: Path) -> None:
    port = served[0].rpartition(":")[2]
    ran = call("serve", "--port", port, "--database", str(tmp_path / "other.db"))
    assert ran.code == 2
    assert ran.err.count("\n") == 1
    assert f"127.0.0.1:{port}" in ran.err
