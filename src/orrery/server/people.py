"""People and their devices: guests by name, accounts for those who want to come back on another device."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections.abc import Collection
from typing import Any

from msgspec import Struct
from sqlalchemy import Column, Connection, select

from orrery.core.errors import OrreryError
from orrery.server.friendship import hand_over_friends
from orrery.server.outcomes import recount
from orrery.server.passwords import Passwords
from orrery.server.schema import contacts, outcomes, people, seats, sessions, tables, traces, watchers
from orrery.server.store import Store
from orrery.server.tables import hashed

SESSION_DAYS = 180


class Person(Struct):
    id: str
    name: str
    login: str | None = None


class LoginTaken(OrreryError):
    """Somebody has that name already."""


class WrongPassword(OrreryError):
    """The name and the password do not go together."""


class People:
    def __init__(self, store: Store) -> None:
        self._store = store
        self.passwords = Passwords()

    async def stop(self) -> None:
        await self.passwords.stop()

    # --- sessions -------------------------------------------------------------------------------------

    async def guest(self, name: str) -> tuple[Person, str]:
        """A new person, and the secret of the session on this device."""
        person = Person(secrets.token_urlsafe(9), name)

        def work(connection: Connection) -> str:
            connection.execute(people.insert().values(id=person.id, name=name, created=time.time()))
            return _open_session(connection, person.id)

        return person, await self._store.write(work)

    async def of_session(self, token: str) -> Person | None:
        query = (
            select(people.c.id, people.c.name, people.c.login)
            .join(sessions, sessions.c.person == people.c.id)
            .where(sessions.c.token == hashed(token), sessions.c.created > _oldest_session())
        )
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        return None if row is None else Person(row.id, row.name, row.login)

    async def leave(self, token: str) -> None:
        """The session is over."""
        gone = sessions.delete().where(sessions.c.token == hashed(token))
        await self._store.change(gone)

    async def still_open(self, tokens: Collection[str]) -> set[str]:
        """Which of these sessions, known by their hashes, are not over."""
        query = select(sessions.c.token).where(sessions.c.token.in_(tokens), sessions.c.created > _oldest_session())
        return await self._store.read(lambda connection: set(connection.execute(query).scalars()))

    async def forget_old_sessions(self) -> int:
        """Those that no longer open anything. Says how many there were."""
        return await self._store.change(sessions.delete().where(sessions.c.created <= _oldest_session()))

    async def rename(self, person: Person, name: str) -> Person:
        change = people.update().where(people.c.id == person.id).values(name=name)
        await self._store.change(change)
        return Person(person.id, name, person.login)

    # --- accounts -------------------------------------------------------------------------------------

    async def register(
        self, person: Person, login: str, password: str, old_session: str, email: str | None = None
    ) -> tuple[Person, str]:
        """Makes an account of a guest. The session gets a new secret: one known before the account opens nothing.

        Nor does an address that was left before: the link to a new password would go there.
        """
        kept = await self.passwords.kept(password)

        def work(connection: Connection) -> str:
            if connection.execute(select(people.c.id).where(people.c.login == login.lower())).first():
                raise LoginTaken("Somebody here has that name already. Choose another.")
            change = people.update().where(people.c.id == person.id, people.c.login.is_(None))
            if not connection.execute(change.values(login=login.lower(), password=kept)).rowcount:
                raise LoginTaken("You have an account already.")
            connection.execute(sessions.delete().where(sessions.c.token == hashed(old_session)))
            connection.execute(contacts.delete().where(contacts.c.person == person.id))
            if email is not None:
                connection.execute(contacts.insert().values(person=person.id, email=email))
            return _open_session(connection, person.id)

        token = await self._store.write(work)
        return Person(person.id, person.name, login.lower()), token

    async def login(self, login: str, password: str) -> tuple[Person, str]:
        self.passwords.check_room()
        query = select(people).where(people.c.login == login.lower())
        row = await self._store.read(lambda connection: connection.execute(query).one_or_none())
        # A name that nobody has takes as long as a wrong password.
        if not await self.passwords.fits(row.password if row else None, password) or row is None:
            raise WrongPassword("The name and the password do not go together.")
        token = await self._store.write(lambda connection: _open_session(connection, row.id))
        return Person(row.id, row.name, row.login), token

    async def check_password(self, person: Person, password: str) -> None:
        """Of an account: that a session is open does not show that its owner is there."""
        query = select(people.c.password).where(people.c.id == person.id)
        stored = await self._store.read(lambda connection: connection.execute(query).scalar_one())
        if not password or not await self.passwords.fits(stored, password):
            raise WrongPassword("This is not the password of the account.")

    async def hand_over(self, guest: Person, to: Person) -> list[str]:
        """A guest turns out to be somebody: his tables become that person's. Gives those that this is about."""

        def work(connection: Connection) -> list[str]:
            found: set[str] = set()
            for column, table in ((tables.c.host, tables.c.id), (seats.c.person, seats.c.table_id)):
                found |= set(connection.execute(select(table).where(column == guest.id)).scalars())
                _rewrite(connection, column, guest.id, to.id)
            found |= _hand_over_the_bench(connection, guest.id, to.id)
            _hand_over_traces(connection, guest.id, to.id)
            hand_over_friends(connection, guest.id, to.id)
            if connection.execute(select(outcomes.c.n).where(outcomes.c.person == guest.id).limit(1)).first():
                recount(connection)
            connection.execute(contacts.delete().where(contacts.c.person == guest.id))
            connection.execute(sessions.delete().where(sessions.c.person == guest.id))
            return sorted(found)

        return await self._store.write(work)


def _rewrite(connection: Connection, column: Column[Any], old: str, new: str) -> None:
    connection.execute(column.table.update().where(column == old).values({column.name: new}))


def _hand_over_the_bench(connection: Connection, guest: str, to: str) -> set[str]:
    """The tables at which a guest looked on: from now on the other person does, who may have done so already."""
    rows = connection.execute(select(watchers).where(watchers.c.person == guest)).all()
    connection.execute(watchers.delete().where(watchers.c.person == guest))
    theirs = set(connection.execute(select(watchers.c.link).where(watchers.c.person == to)).scalars())
    for row in rows:
        if row.link not in theirs:
            connection.execute(watchers.insert().values(table_id=row.table_id, person=to, link=row.link))
    return {row.table_id for row in rows}


def _hand_over_traces(connection: Connection, guest: str, to: str) -> None:
    """From where a guest has played, the other person has played, who may have done so already."""
    rows = connection.execute(select(traces).where(traces.c.person == guest)).all()
    connection.execute(traces.delete().where(traces.c.person == guest))
    known = {(row.table_id, row.trace) for row in connection.execute(select(traces).where(traces.c.person == to))}
    for row in rows:
        if (row.table_id, row.trace) not in known:
            connection.execute(traces.insert().values(table_id=row.table_id, person=to, trace=row.trace))


def _open_session(connection: Connection, person: str) -> str:
    token = secrets.token_urlsafe(24)
    connection.execute(sessions.insert().values(token=hashed(token), person=person, created=time.time()))
    return token


def _oldest_session() -> float:
    return time.time() - SESSION_DAYS * 86400


def csrf_token(session: str) -> str:
    """What a page shows with every change that it asks for. Only a page of ours can have read it from its cookie."""
    return hashlib.sha256(f"csrf:{session}".encode()).hexdigest()[:40]
