"""Telling people who do not look that they are awaited: by a webhook of whoever runs the server, or by e-mail.

A reminder is made of what everybody at the table may know, so that it can go by any post.
"""

from __future__ import annotations

import asyncio
import logging
import smtplib
from email.message import EmailMessage

import httpx
import msgspec
from msgspec import Struct
from sqlalchemy import Connection, select

from orrery import words
from orrery.server.schema import contacts, reminders, resets
from orrery.server.store import Store
from orrery.server.table import Table

log = logging.getLogger(__name__)


class Reminder(Struct):
    table: str
    title: str
    seat: int
    name: str
    since: float
    due: float
    url: str | None


class Post(Struct, frozen=True):
    """Where reminders go. Without any of it they are in the page only."""

    webhook: str | None = None
    mail_server: str | None = None
    mail_from: str = "orrery@localhost"
    url: str | None = None
    """The address of this server, as people use it."""

    async def send(self, reminder: Reminder, address: str | None) -> None:
        try:
            if self.webhook:
                async with httpx.AsyncClient(timeout=10) as client:
                    (await client.post(self.webhook, json=msgspec.to_builtins(reminder))).raise_for_status()
        except (OSError, ValueError, httpx.HTTPError) as error:
            log.warning("reminder not sent", extra={"table": reminder.table, "error": type(error).__name__})
        if self.mail_server and address:
            await self.mail(letter(reminder, self.mail_from, address))

    async def mail(self, message: EmailMessage) -> None:
        try:
            await asyncio.to_thread(self._deliver, message)
        except (OSError, ValueError, smtplib.SMTPException) as error:
            log.warning("letter not sent", extra={"error": type(error).__name__})

    def _deliver(self, message: EmailMessage) -> None:
        assert self.mail_server is not None
        host, _, port = self.mail_server.partition(":")
        with smtplib.SMTP(host, int(port or 25), timeout=10) as server:
            server.send_message(message)


def letter(reminder: Reminder, sender: str, address: str) -> EmailMessage:
    """In every language that we have: what somebody reads at home is not known here."""
    message = EmailMessage()
    message["From"], message["To"] = sender, address
    told = [words.read(lang) for lang in words.LANGUAGES]
    message["Subject"] = " / ".join(text.say("reminder-subject") for text in told)
    where = reminder.url or reminder.table
    message.set_content("\n\n".join(text.say("reminder-text", name=reminder.name, where=where) for text in told))
    return message


def about(table: Table, seat: int, since: float, due: float, url: str | None) -> Reminder:
    address = f"{url.rstrip('/')}/table/{table.id}" if url else None
    return Reminder(table.id, table.title_name, seat, table.chairs[seat].name, since, due, address)


async def first(store: Store, table: Table, seat: int) -> bool:
    """Whether nobody was reminded of this question before. From now on, somebody was."""
    row = {"table_id": table.id, "seat": seat, "turn": table.turn}

    def work(connection: Connection) -> bool:
        if connection.execute(select(reminders).filter_by(**row)).first():
            return False
        connection.execute(reminders.delete().where(reminders.c.table_id == table.id, reminders.c.seat == seat))
        connection.execute(reminders.insert().values(row))
        return True

    return await store.write(work)


async def address_of(store: Store, person: str | None) -> str | None:
    query = select(contacts.c.email).where(contacts.c.person == person)
    return await store.read(lambda connection: connection.execute(query).scalar_one_or_none())


async def reach(store: Store, person: str, address: str | None) -> None:
    """Says where somebody wants to be written to, or that he does not."""

    def work(connection: Connection) -> None:
        connection.execute(contacts.delete().where(contacts.c.person == person))
        connection.execute(resets.delete().where(resets.c.person == person))  # it went to where he no longer reads
        if address is not None:
            connection.execute(contacts.insert().values(person=person, email=address))

    await store.write(work)
