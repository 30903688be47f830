"""What the `orrery` command does about servers. Each is a plain function that says what there is to say."""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from rich.console import Console
from rich.progress import Progress
from sqlalchemy.exc import SQLAlchemyError

from orrery import bots, games
from orrery.core.errors import OrreryError
from orrery.server import pocket
from orrery.server.addresses import without_secrets
from orrery.server.bus import connect
from orrery.server.client import Client, NotGranted, Place, link, read_link
from orrery.server.store import Store
from orrery.words.complaints import complain
from orrery.words.text import Text

Show = Callable[[str], None]


def address(database: str) -> str:
    """A database's address; a plain name is that of a file."""
    return database if "://" in database else f"sqlite:///{database}"


def serve(database: str, show: Show, text: Text, log: str | None = None, **chosen: Any) -> None:
    """Serves until it is told to stop. `log`: "json" or "plain"; without it, what suits whoever reads."""
    from orrery.server.run import run
    from orrery.server.settings import Settings

    given = {name: value for name, value in chosen.items() if value is not None}
    settings = Settings(database=address(database), **given)
    check_database(settings.database)
    connect(settings.bus)  # says so where there can be none
    check_address(settings.host, settings.port)
    show(text.say("serving", url=settings.url or f"http://{settings.host}:{settings.port}"))
    show(text.say("serving-until"))
    run(settings, plain=log == "plain" or (log is None and sys.stderr.isatty()))


def check_database(url: str) -> None:
    """Opens the database, and brings it up to date, before anything is promised."""
    try:
        Store(url).close()
    except (SQLAlchemyError, ValueError) as error:
        where = without_secrets(url)
        raise OrreryError(
            f"The database {where} cannot be opened. Check that it is there and may be written."
        ) from error


def check_address(host: str, port: int) -> None:
    """Whether the server could listen there."""
    try:
        with socket.create_server((host, port)):
            pass
    except OSError as error:
        raise OrreryError(f"Nothing can listen at {host}:{port}: {error.strerror}. Choose another --port.") from error


def check(database: str, show: Show, text: Text, progress_on: Console | None = None) -> bool:
    """Replays every stored game; True when all is well."""
    from orrery.server.check import check as check_all

    with _progress(text.say("replaying"), progress_on) as progress:
        report = check_all(address(database), progress)
    for fault in report.faults:
        show(text.say("checked-fault", table=fault.table, why=complain(text.lang, fault.why)))
    show(text.say("checked", games=report.tables, moves=report.answers, faults=len(report.faults)))
    return not report.faults


WHY_ASIDE = {
    "rule_failed": "aside-rule-failed",
    "refused": "aside-refused",
    "other_way": "aside-other-way",
    "not_kept": "aside-not-kept",
}


def aside(database: str, show: Show, text: Text, progress_on: Console | None = None) -> None:
    """Which tables are set aside, and what can be done about each."""
    from orrery.server.mending import list_aside

    with _progress(text.say("replaying"), progress_on) as progress:
        found = list_aside(address(database), progress)
    for one in found:
        since = datetime.fromtimestamp(one.since).astimezone().isoformat(" ", "minutes")
        about = {"table": one.table, "title": one.title, "since": since, "why": text.say(WHY_ASIDE[one.aside.why])}
        show(text.say("aside-table", rules=one.rules, seq=one.aside.seq, **about))
    show(text.say("aside-count", n=len(found)))


def rewind(database: str, table: str, answers: int | None, show: Show, text: Text) -> None:
    from orrery.server.mending import rewind as take_back

    show(text.say("rewound", table=table, answers=take_back(address(database), table, answers)))


@contextmanager
def _progress(doing: str, progress_on: Console | None) -> Iterator[Callable[[int, int], None]]:
    console = progress_on or Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        bar = progress.add_task(doing, total=None)
        yield lambda done, of: progress.update(bar, completed=done, total=of)


def backup(database: str, to: Path, show: Show, text: Text) -> None:
    from orrery.server.backup import backup as copy

    copy(address(database), to)
    show(text.say("backed-up", file=str(to), kilobytes=-(-to.stat().st_size // 1000)))


def invite(
    server: str, title: str, seats: Sequence[str], options: Mapping[str, Any], show: Show, name: str = "Orrery"
) -> None:
    """Makes a table and shows the links to its open seats, and the spectators' last. A seat is "open", or a bot."""

    async def make() -> None:
        async with Client(server) as client:
            await client.enter(name)
            made = await client.create(title, seats, options)
            for seat in sorted(made.links, key=lambda seat: (seat == "watch", seat)):
                show(f"{seat}: {link(client.url, made.links[seat])}")

    asyncio.run(make())


def join_as_bot(url: str, bot: str, show: Show, text: Text, name: str | None = None) -> None:
    """Sits down by a link and lets a bot of ours answer, to the end of the game."""
    asyncio.run(_play_as_bot(url, bot, show, text, name))


async def _play_as_bot(url: str, bot: str, show: Show, text: Text, name: str | None) -> None:
    server, token = read_link(url)
    async with Client(server) as client:
        await pocket.come_in(client, url, name or bot)
        sat = await client.follow(token)
        if sat.seat is None:
            raise NotGranted("spectator", "That link is for looking on, not for playing.")
        make = bots.find(bot, sat.table.title)
        player, title, rng = bots.Seated(make()), games.find(sat.table.title), Random()
        show(text.say("bot-sits", bot=bot, seat=sat.seat, title=sat.table.title))
        async with client.at(sat.table.id, sat.seat) as place:
            await place.recall()
            async for news in place:
                if news.since < player.known:  # something that it has seen was taken back
                    player = bots.Seated(make())
                while (question := title.question(place.view or {"question": None})) is not None:
                    player.hear(_heard(place)[player.heard :])
                    choice = player.choose(partial(_happened, place), place.view or {}, question, rng)
                    for phrase in player.says()[:1]:
                        await place.say(phrase, quick=True)
                    await _answer(place, choice)
            scores = (place.result or {}).get("scores", [])
            show(text.say("bot-done", scores=" : ".join(map(str, scores))))


def _happened(place: Place, since: int) -> list[dict[str, Any]]:
    return place.events[since:]


def _heard(place: Place) -> list[bots.Said]:
    """What was said in quick phrases: all that a bot understands."""
    return [(line.seat, line.text) for line in place.chats if line.quick and line.seat is not None]


async def _answer(place: Place, choice: Sequence[Any]) -> None:
    """An answer that came too late, or crossed an undo, is no harm: the next news bring the question that holds."""
    seq = place.seq
    try:
        await place.answer(choice)
    except NotGranted as refused:
        if refused.code not in ("stale", "not_asked", "over"):
            raise
        await place.until(lambda: place.seq > seq)


def measure(
    titles: Sequence[str],
    tables: Sequence[int],
    seconds: float,
    rate: float,
    database: str | None,
    logins: int,
    show: Show,
) -> None:
    from orrery.server.bench import bench

    for result in bench(list(titles), list(tables), seconds, rate, database, logins):
        show(str(result))
