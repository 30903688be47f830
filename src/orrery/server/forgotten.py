"""Forgotten passwords: a link by e-mail with which a new one is set, once.

Whoever asks for it hears the same whether or not there is such an account: all that depends on it comes afterwards.
"""

from __future__ import annotations

import logging
import secrets
import time
from email.message import EmailMessage

from sqlalchemy import Connection, select

from orrery import words
from orrery.core.errors import OrreryError
from orrery.server.people import People
from orrery.server.reminders import Post
from orrery.server.schema import contacts, people, resets, sessions
from orrery.server.store import NotSaved, Store
from orrery.server.tables import hashed

log = logging.getLogger(__name__)

LASTS = 3600.0
"""Seconds after which a link no longer holds."""


class NoSuchReset(OrreryError):
    """A link that was used, is too old, has been replaced by another, or never was."""


class Forgotten:
    def __init__(self, store: Store, known: People, post: Post) -> None:
        self._store, self._people, self._post = store, known, post

    @property
    def possible(self) -> bool:
        """What a caller says the address of this server is must not get into a letter: it has to be set."""
        return self._post.mail_server is not None and self._post.url is not None

    async def write_to(self, login: str) -> None:
        """Sends the link, if somebody has that account and has said where letters reach him."""
        if not self.possible:
            return
        query = select(people.c.id, people.c.name, contacts.c.email).join(contacts, contacts.c.person == people.c.id)
        query = query.where(people.c.login == login.lower())
        try:
            found = await self._store.read(lambda connection: connection.execute(query).one_or_none())
            if found is None:
                return
            token = await self._store.write(lambda connection: _promise(connection, found.id))
        except NotSaved as error:
            log.warning("reset not sent", extra={"error": type(error).__name__})
            return
        where = f"{(self._post.url or '').rstrip('/')}/reset#{token}"
        await self._post.mail(letter(found.name, where, self._post.mail_from, found.email))

    async def reset(self, token: str, password: str) -> list[str]:
        """Sets a new password. All sessions of the account are over: gives the hashes by which they are known."""
        person = await self._store.read(lambda connection: _promised(connection, token))
        kept = await self._people.passwords.kept(password)

        def work(connection: Connection) -> list[str]:
            _spend(connection, person, token)
            connection.execute(people.update().where(people.c.id == person).values(password=kept))
            ended = list(connection.execute(select(sessions.c.token).where(sessions.c.person == person)).scalars())
            connection.execute(sessions.delete().where(sessions.c.person == person))
            return ended

        return await self._store.write(work)

    async def tidy(self) -> int:
        """Throws away what no longer holds. Says how much it was."""
        return await self._store.change(resets.delete().where(resets.c.until <= time.time()))


def _promise(connection: Connection, person: str) -> str:
    """The secret of a new link, in the place of the one before it."""
    token = secrets.token_urlsafe(24)
    connection.execute(resets.delete().where(resets.c.person == person))
    connection.execute(resets.insert().values(person=person, token=hashed(token), until=time.time() + LASTS))
    return token


def _promised(connection: Connection, token: str) -> str:
    """Whose password a link is about."""
    query = select(resets.c.person).where(resets.c.token == hashed(token), resets.c.until > time.time())
    person: str | None = connection.execute(query).scalar_one_or_none()
    if person is None:
        raise NoSuchReset("This link no longer holds. Ask for another.")
    return person


def _spend(connection: Connection, person: str, token: str) -> None:
    """Of several who use a link at once, one does."""
    used = resets.delete().where(resets.c.person == person, resets.c.token == hashed(token))
    if not connection.execute(used).rowcount:
        raise NoSuchReset("This link no longer holds. Ask for another.")


def letter(name: str, where: str, sender: str, address: str) -> EmailMessage:
    """In every language that we have."""
    message = EmailMessage()
    message["From"], message["To"] = sender, address
    told = [words.read(lang) for lang in words.LANGUAGES]
    message["Subject"] = " / ".join(text.say("reset-subject") for text in told)
    message.set_content("\n\n".join(text.say("reset-text", name=name, where=where) for text in told))
    return message
