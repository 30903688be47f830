"""Friends by link: one makes it, the other follows it, and both stand in the other's lobby."""

from __future__ import annotations

from litestar import delete, post
from litestar.params import FromPath, JSONBody
from msgspec import Struct

from orrery.server import friendship
from orrery.server.company import Caller
from orrery.server.guard import Visit, Visiting
from orrery.server.problems import Problem
from orrery.server.protocol import Token


class FriendLink(Struct):
    token: str


class Held(Struct, forbid_unknown_fields=True):
    token: Token


class Asking(Struct):
    """Who has made a link. `own`: it is whoever asks."""

    name: str
    own: bool


@post("/friends/link")
async def make_link(visit: Visiting) -> FriendLink:
    """A link for one person. It holds for a week."""
    person = visit.person.id
    return FriendLink(await visit.hall.store.write(lambda connection: friendship.new_link(connection, person)))


@post("/friends/look", status_code=200)
async def look(visit: Visiting, data: JSONBody[Held]) -> Asking:
    """Tells who asks, to whoever holds the link: nothing comes of that."""
    person, name = await visit.hall.store.read(lambda connection: friendship.whose(connection, data.token))
    return Asking(name, person == visit.person.id)


@post("/friends/follow", status_code=204)
async def follow(visit: Visiting, data: JSONBody[Held]) -> None:
    own = visit.person.id
    other = await visit.hall.store.write(lambda connection: friendship.befriend(connection, data.token, own))
    await _tell(visit, own, other)


@delete("/friends/{friend:str}")
async def part(visit: Visiting, friend: FromPath[str]) -> None:
    own = visit.person.id
    other = await visit.hall.store.write(lambda connection: friendship.part(connection, own, friend))
    if other is None:
        raise Problem(404, "no_such_friend", "There is no such friend.")
    await _tell(visit, own, other)


async def _tell(visit: Visit, *people: str) -> None:
    """Those of them who are in the lobby hear of it; in other processes, with their next ping."""
    for connection in tuple(visit.hall.connections):
        if isinstance(connection, Caller) and connection.visit.person.id in people:
            await connection.learn()


HANDLERS = [make_link, look, follow, part]
