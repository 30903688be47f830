"""A game on a server, played in the terminal: the same session, with the game elsewhere."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Coroutine, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar, cast

import orrery
from orrery import games
from orrery.core.errors import Refusal, Refused
from orrery.core.question import Choice, Item, Question
from orrery.core.state import Result
from orrery.server import pocket
from orrery.server.client import Client, NotGranted, Place, Sat, read_link
from orrery.server.protocol import Chat
from orrery.server.wishes import Order, Wish, first_to_answer
from orrery.terminal.orders import Ledger
from orrery.terminal.session import PERSON, Session
from orrery.words.terminal import Terminal, pick_terminal

T = TypeVar("T")
PATIENCE = 30.0
"""Seconds after which a standing order will not answer any more."""


class Remote:
    """What a session needs of a game, asked of the server. The client runs in a thread of its own."""

    def __init__(self, link: str, name: str) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        server, token = read_link(link)
        self._client = Client(server)
        try:
            self._wait(pocket.come_in(self._client, link, name))
            sat: Sat = self._wait(self._client.follow(token))
            if sat.seat is None:
                raise NotGranted("spectator", "That link is for looking on, not for playing.")
            self.title, self.seat = games.find(sat.table.title), sat.seat
            self._place: Place = self._wait(self._client.at(sat.table.id, sat.seat).__aenter__())
        except BaseException:
            self.close()
            raise

    def close(self) -> None:
        if hasattr(self, "_place"):
            self._wait(self._place.leave())
        self._wait(self._client.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _wait(self, doing: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(doing, self._loop).result()

    def wait_for_me(self, told: int, heard: int) -> None:
        """Until something happened or was said that was not told, there is a question, or the game is over."""
        place = self._place

        def something() -> bool:
            return len(place.events) != told or len(place.chats) != heard or bool(place.question or place.result)

        self._wait(place.until(something))

    @property
    def chats(self) -> list[Chat]:
        """What was said at the table since one sat down there."""
        return self._place.chats

    def utter(self, phrase: str) -> None:
        self._wait(self._place.say(phrase, quick=True))

    # --- standing orders ----------------------------------------------------------------------------------

    def given(self) -> list[Order]:
        return self._wait(self._client.orders(self._place.table, self.seat))

    def give(self, wish: Wish) -> None:
        self._wait(self._client.order(self._place.table, self.seat, wish))

    def take_back(self, order: Order) -> None:
        self._wait(self._client.take_back(self._place.table, self.seat, order.id))

    def wait_for_order(self, orders: list[Order]) -> bool:
        """Whether one of these orders has answered the question, as it does after a while."""
        place, question = self._place, self.pending.get(PERSON)
        if question is None or first_to_answer(orders, place.turn, question, self.view(PERSON)["table"])[0] is None:
            return False
        turn = place.turn
        with suppress(TimeoutError):
            self._wait(asyncio.wait_for(place.until(lambda: place.turn != turn or bool(place.result)), PATIENCE))
        return place.turn != turn

    @property
    def bot(self) -> str | None:
        """Who plays for one who was away, until one answers."""
        info, seat = self._place.info, self._place.seat
        return info.seats[seat].bot if info and seat is not None else None

    @property
    def names(self) -> tuple[str, ...]:
        info = self._place.info
        return tuple(seat.name or str(n + 1) for n, seat in enumerate(info.seats)) if info else ()

    @property
    def together(self) -> list[list[str]]:
        """Those of the others who play from one address."""
        info, names = self._place.info, self.names
        return [[names[seat] for seat in group] for group in info.together] if info else []

    # --- as a game --------------------------------------------------------------------------------------

    @property
    def options(self) -> dict[str, Any]:
        return dict(self._place.info.options) if self._place.info else {}

    @property
    def pending(self) -> Mapping[int, Question]:
        question = self.title.question(self._place.view) if self._place.view else None
        return {PERSON: question} if question else {}

    @property
    def result(self) -> Result | None:
        found = self._place.result
        return Result(tuple(found["scores"]), tuple(found["winners"]), found["reason"]) if found else None

    @property
    def answers(self) -> int:
        return self._place.seq

    def view(self, _: int) -> dict[str, Any]:
        return self._place.view or {}

    def events(self, _: int, since: int = 0) -> list[dict[str, Any]]:
        return self._place.events[since:]

    def answer(self, _: int, choice: Sequence[Item]) -> None:
        self._do(self._place.answer(choice))

    def undo(self, _: int) -> int:
        before = len(self._place.events)
        self._do(self._place.undo())
        return max(1, before - len(self._place.events))

    def _do(self, doing: Coroutine[Any, Any, Any]) -> None:
        try:
            self._wait(doing)
        except NotGranted as refused:
            raise Refused(Refusal(refused.code, **refused.particulars)) from refused


class Away(Session):
    """The session of a person at a server's table."""

    def __init__(
        self, remote: Remote, terminal: Terminal, show: Callable[[str], None], read: Callable[[], str | None]
    ) -> None:
        super().__init__(cast(orrery.Game, remote), (), terminal, show, read)
        self.remote, self.names = remote, remote.names
        self.warned: list[list[str]] = []
        self.standing = remote.given()
        """The orders as they were when they were last looked at."""

    def run(self, resumed: bool = False) -> None:
        if self.remote.bot is not None:
            self.say("played-for", bot=self.remote.bot)
        super().run(resumed)

    def let_bots_answer(self) -> None:
        """The others play elsewhere: what they do is told as it comes."""
        if not (self.game.pending or self.game.result):
            self.say("waiting")
        while True:
            self.remote.wait_for_me(self.told, self.heard)
            self.names = self.remote.names
            self.warn()
            if self.ordered and self.remote.wait_for_order(self.standing):
                continue
            if self.game.pending or self.game.result:
                return
            self.told = min(self.told, len(self.game.events(PERSON)))
            self.tell_events()

    def armed(self) -> Choice:
        """The server sees to it."""
        return ()

    def ledger(self) -> Ledger:
        return self.remote

    def order(self, typed: Sequence[str]) -> bool:
        given = super().order(typed)
        self.standing = self.remote.given()
        return given

    def always(self, rest: str, question: Question | None) -> bool:
        answered = super().always(rest, question)
        self.standing = self.remote.given()
        return answered

    def lines(self) -> list[tuple[str, str]]:
        said = self.phrases()
        return [(chat.name, said.get(chat.text, chat.text) if chat.quick else chat.text) for chat in self.remote.chats]

    def utter(self, phrase: str) -> None:
        self.remote.utter(phrase)

    def warn(self) -> None:
        """Says once who of the others play from one address."""
        for names in self.remote.together:
            if names not in self.warned:
                self.warned.append(names)
                self.say("same-address", names=self.words.several(tuple(names)))

    def take(self, text: str, question: Question | None) -> bool:
        try:
            return super().take(text, question)
        except Refused as refused:  # somebody was faster, or the table moved on: the next question says how it stands
            self.say("moved-on", reason=refused.reason.code)
            return True

    def would_be_lost(self) -> bool:
        return False

    def save(self, rest: str) -> None:
        self.say("kept-there")

    def hint(self, _: str) -> None:
        self.say("hint-not-here")


def join(link: str, name: str | None, lang: str, show: Callable[[str], None], read: Callable[[], str | None]) -> None:
    """Sits down by a link, and plays until the game is over or the person leaves."""
    remote = Remote(link, name or "Guest")
    try:
        Away(remote, pick_terminal(lang, remote.title.name), show, read).run()
    finally:
        remote.close()
