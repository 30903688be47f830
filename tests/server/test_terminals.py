"""Two server processes on PostgreSQL and Redis, one table, two terminals; one process is killed in mid-game."""

from __future__ import annotations

import asyncio
import os
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager

from tests.cli.kit import call
from tests.server.kit import house, log_of
from tests.server.typist import Typist
from tests.servers import PostgreSQL, free_port, running_nginx, wait_for_port

PATIENCE = 120.0
"""Seconds after which nothing more will come, on a machine that is busy with other things. How long it took is told."""

SITE = """
map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
upstream {name} {{ server 127.0.0.1:{first}; server 127.0.0.1:{second} backup; }}
server {{
    listen 127.0.0.1:{port};
    location / {{
        proxy_pass http://{name};
        proxy_http_version 1.1;
        proxy_set_header Host $http_host;
        proxy_set_header Upgrade $http_upgrade;
        proxy_set_header Connection $connection_upgrade;
    }}
}}
"""


@contextmanager
def serving(database: str, bus: str) -> Iterator[tuple[int, subprocess.Popen[bytes]]]:
    """`orrery serve`, as anybody runs it."""
    port = free_port()
    command = [sys.executable, "-m", "orrery", "serve", "--database", database, "--bus", bus, "--port", str(port)]
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, stdout=quiet, stderr=quiet, env=os.environ)
    try:
        wait_for_port(port)
        yield port, process
    finally:
        process.kill()
        process.wait()


def until(players: list[Typist], condition: Callable[[], bool], typing: bool = True) -> None:
    """The players play until something is so; or, no longer typing, wait for it."""
    end = time.monotonic() + PATIENCE
    while not condition():
        assert time.monotonic() < end, "\n=====\n".join(player.text[-3000:] for player in players)
        for player in players:
            if typing:
                player.play()
        time.sleep(0.02)


def test_two_terminals_play_on_when_one_of_two_processes_is_killed(postgresql: PostgreSQL, redis: str) -> None:
    database = postgresql.new_database()
    with ExitStack() as stack:
        first, killed = stack.enter_context(serving(database, redis))
        second, _ = stack.enter_context(serving(database, redis))
        fronts = [free_port(), free_port()]
        for n, ports in enumerate(((first, second), (second, first))):
            site = SITE.format(name=f"front_{n}", first=ports[0], second=ports[1], port=fronts[n])
            stack.enter_context(running_nginx(site, fronts[n]))
        made = call("invite", f"http://127.0.0.1:{first}", "race", "--seats", "open,open")
        links = [re.sub(r"^\w+: ", "", line) for line in made.lines][:2]
        players = []
        for n, name in enumerate(("Ada", "Bob")):
            token = links[n].rpartition("/")[2]
            player = Typist(f"http://127.0.0.1:{fronts[n]}/join/{token}", name)
            stack.callback(player.end)
            players.append(player)
        until(players, lambda: min(player.answered for player in players) >= 3)
        before = [player.answered for player in players]
        killed.kill()
        at = time.monotonic()
        until(players, lambda: all(p.answered >= n + 2 for p, n in zip(players, before, strict=True)))
        print(f"play went on, at both terminals, {time.monotonic() - at:.1f} seconds after one process was killed")
        until(players, lambda: all(player.settled() for player in players), typing=False)
        assert asyncio.run(answers(database)) == {n: player.answered for n, player in enumerate(players)}
    checked = call("check", database)
    assert checked.code == 0, checked.out


async def answers(database: str) -> dict[int, int]:
    """How many answers of each seat are stored."""
    async with house(database) as tables:
        query = "SELECT id FROM tables"
        [table_id] = await tables.store.read(lambda c: [row[0] for row in c.exec_driver_sql(query)])
        return dict(Counter(move.seat for move in await log_of(tables.store, table_id)))
