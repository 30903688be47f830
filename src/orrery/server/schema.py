"""What is stored: one schema for SQLite and PostgreSQL.

The truth of a game is its row in `tables` (how it began) and its rows in `moves`, one an answer. Everything else
about a game is a cache of these.
"""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData()

people = Table(
    "people",
    metadata,
    Column("id", String, primary_key=True),
    Column("name", String, nullable=False),
    Column("login", String, unique=True),
    Column("password", String),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String, primary_key=True),  # a hash: the token itself is only on the device
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String, primary_key=True),
    Column("title", String, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("start", Text, nullable=False),  # the seed, or the script or position that an imported game began with
    Column("salt", String, nullable=False),
    Column("commitment", String, nullable=False),  # sha256 of seed and salt: published at once, opened at the end
    Column("status", String, nullable=False),  # open, playing, over
    Column("host", ForeignKey("people.id"), nullable=False),
    Column("settings", Text, nullable=False),  # pace, what happens when somebody is away, whether it is listed
    Column("listed", Boolean, nullable=False),
    Column("result", Text),
    Column("counted", Boolean, nullable=False, server_default=false()),  # of one that is over: see `outcomes`
    Column("rematch_of", String, unique=True),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
    Index("tables_by_status", "status", "touched"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String, nullable=False),  # person, bot, open, gone
    Column("person", ForeignKey("people.id")),  # of an open seat: for whom it is kept
    Column("bot", String),
    Column("name", String, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_person", "person"),
)

moves = Table(
    "moves",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("kind", String, nullable=False),  # answer, undo
    Column("seat", Integer, nullable=False),
    Column("data", Text, nullable=False),
    Column("action", String, nullable=False),  # the id that the client gave it
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "seat", "action"),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("saved", Text, nullable=False),
)

links = Table(
    "links",
    metadata,
    Column("token", String, primary_key=True),  # a hash
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer),  # none: a spectator's
    Column("revoked", Boolean, nullable=False),
    Index("links_by_table", "table_id"),
)

watchers = Table(
    "watchers",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("link", ForeignKey("links.token"), nullable=False),  # they may look on as long as it is not revoked
    PrimaryKeyConstraint("table_id", "person", "link"),
)

chat = Table(
    "chat",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("n", Integer, nullable=False),
    Column("seat", Integer),
    Column("name", String, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("quick", Boolean, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

orders = Table(
    "orders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("id", String, nullable=False),
    Column("data", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "id"),
)

proposals = Table(
    "proposals",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("kind", String, nullable=False),  # undo, end
    Column("seq", Integer, nullable=False),  # the position it was made in: it lapses when the table moves on
    Column("data", Text, nullable=False),
    Column("agreed", Text, nullable=False),  # the seats that said yes
    PrimaryKeyConstraint("table_id", "kind"),
)

keepers = Table(
    "keepers",
    metadata,
    Column("id", String, primary_key=True),  # a server process
    Column("until", Float, nullable=False),  # when it counts as gone, unless it is heard of again
)

kept = Table(
    "kept",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("keeper", String, nullable=False),  # the process that looks after its bots, orders and deadlines
    Column("begun", Float, nullable=False),
    Column("clocks", Text),  # of a table with a clock: what is left to each seat
    Column("due", Float),  # when to look at it again, as long as nothing happens: empty while it has to be looked at
    Column("due_at", Integer),  # how long the log was when that was worked out
    Column("rested", Float),  # until when it is known to have been set aside: no time runs while it is
    Index("kept_by_keeper", "keeper"),
)

pulse = Table("pulse", metadata, Column("at", Float, primary_key=True))  # one row: when any process last was alive

outages = Table(
    "outages",
    metadata,
    Column("begin", Float, primary_key=True),
    Column("end", Float, nullable=False),
)

absences = Table(
    "absences",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("since", Float, nullable=False),
    Column("why", String, nullable=False),  # late, left
    PrimaryKeyConstraint("table_id", "seat"),
)

reminders = Table(
    "reminders",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("turn", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat", "turn"),
)

traces = Table(
    "traces",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("trace", String, nullable=False),  # of an address that they have played from: see `neighbours`
    PrimaryKeyConstraint("table_id", "person", "trace"),
)

contacts = Table(
    "contacts",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),
    Column("email", String, nullable=False),
)

resets = Table(
    "resets",
    metadata,
    Column("person", ForeignKey("people.id"), primary_key=True),  # one at a time: the next replaces it
    Column("token", String, nullable=False, unique=True),  # its hash
    Column("until", Float, nullable=False),
)

outcomes = Table(  # what came of each finished game for each who played it: a cache of the tables, see `outcomes.py`
    "outcomes",
    metadata,
    Column("table_id", ForeignKey("tables.id"), nullable=False),
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("n", Integer, nullable=False),  # the how many-th table it was that was counted
    Column("title", String, nullable=False),
    Column("at", Float, nullable=False),
    Column("outcome", String, nullable=False),
    Column("place", Integer),
    Column("people", Integer, nullable=False),  # who played, without the bots
    Column("rating", Float),  # after it, where it counts
    Column("deviation", Float),
    Column("volatility", Float),
    PrimaryKeyConstraint("table_id", "person"),
    Index("outcomes_by_person", "person", "title", "n"),
)

friends = Table(  # each friendship twice, from either side, under one id
    "friends",
    metadata,
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("other", ForeignKey("people.id"), nullable=False),
    Column("id", String, nullable=False),
    Column("since", Float, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

friend_links = Table(
    "friend_links",
    metadata,
    Column("token", String, primary_key=True),  # a hash
    Column("person", ForeignKey("people.id"), nullable=False),
    Column("until", Float, nullable=False),
)

version = Table("schema_version", metadata, Column("version", Integer, primary_key=True))
