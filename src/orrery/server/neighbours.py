"""Who plays from one address: a household, or one person under two names. The others are told, and judge themselves.

An address is kept only as a trace, a hash that is another at each table: it says that two are the same, and no more.
"""

from __future__ import annotations

import hashlib
from ipaddress import IPv6Address, ip_address

from orrery.server.schema import traces
from orrery.server.store import NotSaved
from orrery.server.table import Table
from orrery.server.tables import Tables

HOUSEHOLD = 64
"""Bits of an IPv6 address that all devices of a household share."""


async def note(tables: Tables, table: Table, person: str, address: str) -> None:
    """Somebody plays there from that address."""
    household = household_of(address)
    if household is None:
        return
    trace = hashlib.sha256(f"{table.salt}:{household}".encode()).hexdigest()[:16]
    if trace in table.traces.get(person, ()):
        return
    insert = tables.store.insert(traces).values(table_id=table.id, person=person, trace=trace)
    try:
        await tables.store.change(insert.on_conflict_do_nothing())
    except NotSaved:  # no reason to keep him from the table: he is noted when he comes back
        return
    await tables.changed(table)


def household_of(address: str) -> str | None:
    """What devices of a household have in common; None where there is no network between, or a proxy that hides it."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    if isinstance(found, IPv6Address):
        found = found.ipv4_mapped or found
    if found.is_loopback:
        return None
    return str(found) if found.version == 4 else str(int(found) >> (128 - HOUSEHOLD))
