"""What one asks of a table besides answering: standing orders, proposals, to know who is awaited, to be back."""

from __future__ import annotations

from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, Struct

from orrery.server import absence, orders, proposals, reminders
from orrery.server.attendant import Awaited
from orrery.server.guard import Visiting
from orrery.server.problems import Problem
from orrery.server.proposals import Kind, Proposal
from orrery.server.protocol import Email, Info
from orrery.server.wishes import Order, Wish

SeatOf = Annotated[int, QueryParameter(name="seat", ge=0, le=99)]


# --- standing orders: for their owner's eyes only -------------------------------------------------------


@get("/tables/{table_id:str}/orders")
async def own_orders(visit: Visiting, seat: SeatOf) -> list[Order]:
    return await orders.of_seat(visit.hall.store, visit.table.id, visit.chair)


@post("/tables/{table_id:str}/orders")
async def give_order(visit: Visiting, seat: SeatOf, data: JSONBody[Wish]) -> Order:
    return await orders.give(visit.hall.tables, visit.table, visit.chair, data)


@delete("/tables/{table_id:str}/orders/{order:str}")
async def take_order_back(visit: Visiting, seat: SeatOf, order: FromPath[str]) -> None:
    if not await orders.take_back(visit.hall.tables, visit.table, visit.chair, order):
        raise Problem(404, "no_such_order", "There is no such order.")


# --- proposals ------------------------------------------------------------------------------------------


class Proposing(Struct, forbid_unknown_fields=True):
    """To take back to that many answers (by default, one's last), or to end the game."""

    kind: Kind
    answers: Annotated[int, Meta(ge=0, le=1_000_000)] | None = None


class Voting(Struct, forbid_unknown_fields=True):
    """On the proposal that was made at `seq`."""

    kind: Kind
    seq: int
    agree: bool


@get("/tables/{table_id:str}/proposals")
async def open_proposals(visit: Visiting) -> list[Proposal]:
    return await proposals.current(visit.table)


@post("/tables/{table_id:str}/proposals")
async def propose(visit: Visiting, seat: SeatOf, data: JSONBody[Proposing]) -> Proposal:
    return await proposals.propose(visit.table, visit.chair, data.kind, data.answers)


@post("/tables/{table_id:str}/vote", status_code=200)
async def vote(visit: Visiting, seat: SeatOf, data: JSONBody[Voting]) -> list[Proposal]:
    """Says yes or no. When all have said yes, it is done; one no is enough to drop it."""
    if data.agree:
        await proposals.agree(visit.table, visit.chair, data.kind, data.seq)
    else:
        await proposals.decline(visit.table, visit.chair, data.kind, data.seq)
    return await proposals.current(visit.table)


# --- being awaited --------------------------------------------------------------------------------------


@get("/tables/{table_id:str}/awaited")
async def awaited(visit: Visiting) -> list[Awaited]:
    """For whom the table waits, since when, until when, and who has been reminded."""
    return await visit.hall.keeper.attendant.awaited(visit.table)


@post("/tables/{table_id:str}/back", status_code=200)
async def back(visit: Visiting, seat: SeatOf) -> Info:
    """One was away, a bot has played, and one is there again."""
    await absence.come_back(visit.hall.tables, visit.table, visit.chair)
    return visit.table.info(visit.person.id)


class Contact(Struct, forbid_unknown_fields=True):
    """`password`: one's own, of who has an account. A link to set another goes to this address."""

    email: Email | None
    password: Annotated[str, Meta(max_length=200)] = ""


@put("/people/me/contact", status_code=204)
async def contact(visit: Visiting, data: JSONBody[Contact]) -> None:
    """Where reminders go, if anywhere."""
    if visit.person.login is not None:
        if not visit.hall.limits.allow("login", visit.person.login):
            raise Problem(429, "too_fast", "That was too much at once. Wait a little.")
        await visit.hall.people.check_password(visit.person, data.password)
    await reminders.reach(visit.hall.store, visit.person.id, data.email)


class Reached(Struct):
    """Where reminders of one's own go, whether this server writes letters at all, and such that set a new password."""

    email: str | None
    letters: bool
    resets: bool


@get("/people/me/contact")
async def own_contact(visit: Visiting) -> Reached:
    address = await reminders.address_of(visit.hall.store, visit.person.id)
    hall = visit.hall
    return Reached(address, hall.settings.mail_server is not None, hall.forgotten.possible)


HANDLERS = [own_orders, give_order, take_order_back, open_proposals, propose, vote, awaited, back, own_contact, contact]
