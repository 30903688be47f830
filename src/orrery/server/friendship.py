"""Who is a friend of whom: both have pressed, one to make a link and one at its end, and either may undo it."""

from __future__ import annotations

import secrets
import time
from typing import NamedTuple

from sqlalchemy import Connection, select

from orrery.core.errors import OrreryError
from orrery.server.schema import friend_links, friends, people
from orrery.server.tables import hashed

HOLDS = 7 * 86400.0
"""Seconds for which a link holds, unless somebody has followed it: it is for one."""
MOST_LINKS = 20
MOST_FRIENDS = 200


class NoSuchFriendLink(OrreryError):
    """It never was, has been followed, or is too old."""


class OwnFriendLink(OrreryError):
    """It is for somebody else."""


class TooManyFriends(OrreryError):
    """One of the two has as many as one may have."""


class Friend(NamedTuple):
    person: str
    name: str
    id: str


def new_link(connection: Connection, person: str) -> str:
    """A link, told once. Of too many the oldest no longer holds."""
    token, now = secrets.token_urlsafe(18), time.time()
    connection.execute(friend_links.delete().where(friend_links.c.until < now))
    mine = select(friend_links.c.token).where(friend_links.c.person == person).order_by(friend_links.c.until.desc())
    old = list(connection.execute(mine.offset(MOST_LINKS - 1)).scalars())
    connection.execute(friend_links.delete().where(friend_links.c.token.in_(old)))
    connection.execute(friend_links.insert().values(token=hashed(token), person=person, until=now + HOLDS))
    return token


def whose(connection: Connection, token: str) -> tuple[str, str]:
    """Who has made a link, and what he is called."""
    query = (
        select(people.c.id, people.c.name)
        .join(friend_links, friend_links.c.person == people.c.id)
        .where(friend_links.c.token == hashed(token), friend_links.c.until > time.time())
    )
    found = connection.execute(query).one_or_none()
    if found is None:
        raise NoSuchFriendLink("This link does not hold, or no longer.")
    return found.id, found.name


def befriend(connection: Connection, token: str, person: str) -> str:
    """Makes friends of whoever made the link and whoever followed it. Gives the former."""
    other, _ = whose(connection, token)
    if other == person:
        raise OwnFriendLink("This is your own link: it is for somebody else.")
    if len(friends_of(connection, person)) >= MOST_FRIENDS or len(friends_of(connection, other)) >= MOST_FRIENDS:
        raise TooManyFriends("One of you has as many friends here as one may have.")
    if not connection.execute(friend_links.delete().where(friend_links.c.token == hashed(token))).rowcount:
        raise NoSuchFriendLink("This link does not hold, or no longer.")
    if connection.execute(select(friends.c.id).filter_by(person=person, other=other)).first() is None:
        common = {"id": secrets.token_urlsafe(9), "since": time.time()}
        both = [{"person": person, "other": other}, {"person": other, "other": person}]
        connection.execute(friends.insert(), [common | one for one in both])
    return other


def part(connection: Connection, person: str, friend: str) -> str | None:
    """Undoes a friendship of one's own, from both sides. Gives the other, if there was such a one."""
    other = connection.execute(select(friends.c.other).filter_by(person=person, id=friend)).scalar_one_or_none()
    if other is not None:
        connection.execute(friends.delete().where(friends.c.id == friend))
    return other


def friends_of(connection: Connection, person: str) -> list[Friend]:
    """By their names of today, the oldest friend first."""
    query = select(friends.c.other, people.c.name, friends.c.id).join(people, people.c.id == friends.c.other)
    return [
        Friend(*row) for row in connection.execute(query.where(friends.c.person == person).order_by(friends.c.since))
    ]


def hand_over_friends(connection: Connection, guest: str, to: str) -> None:
    """The friends of a guest who turns out to be somebody."""
    connection.execute(friend_links.update().where(friend_links.c.person == guest).values(person=to))
    known = {to} | {friend.person for friend in friends_of(connection, to)}
    for friend in friends_of(connection, guest):
        if friend.person in known:
            connection.execute(friends.delete().where(friends.c.id == friend.id))
        else:
            connection.execute(
                friends.update().where(friends.c.id == friend.id, friends.c.person == guest).values(person=to)
            )
            connection.execute(
                friends.update().where(friends.c.id == friend.id, friends.c.other == guest).values(other=to)
            )
