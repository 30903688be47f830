"""What goes over the wire, as types. Anything that does not fit is refused before it is looked at."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

_UNSEEN = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f"
    r"\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0" + "\U000e0000-\U000e0fff"
)
"""Characters that nobody sees, or takes for a space, and that turn what others see around."""

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=rf"^[^{_UNSEEN}]*[^\s{_UNSEEN}][^{_UNSEEN}]*$")]
Id = Annotated[str, Meta(min_length=8, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
Line = Annotated[str, Meta(min_length=1, max_length=500, pattern=r"^[^\x00-\x09\x0b-\x1f\x7f]*$")]
Item = Annotated[str, Meta(max_length=200)] | int
Email = Annotated[str, Meta(max_length=200, pattern=r"^[^@\s\x00-\x1f,;<>]+@[^@\s\x00-\x1f,;<>]+$")]
Token = Annotated[str, Meta(min_length=8, max_length=100, pattern=r"^[A-Za-z0-9_-]+$")]
Choice = Annotated[list[Item], Meta(max_length=200)]


# --- from a client ------------------------------------------------------------------------------------


class Answer(Struct, tag="answer", tag_field="t", forbid_unknown_fields=True):
    """`turn` is that of the question it answers; `id` is the client's own, the same when it is sent again."""

    id: Id
    turn: int
    choice: Choice


class Undo(Struct, tag="undo", tag_field="t", forbid_unknown_fields=True):
    id: Id


class Say(Struct, tag="say", tag_field="t", forbid_unknown_fields=True):
    """With `quick`, the text is the name of one of the title's phrases: everybody reads it in his own language."""

    text: Line
    quick: bool = False


class Resume(Struct, tag="resume", tag_field="t", forbid_unknown_fields=True):
    """Tell me again of the table, and what happened since the event `since`; my last news were those of `seq`."""

    since: int
    seq: int = 0


class Ping(Struct, tag="ping", tag_field="t", forbid_unknown_fields=True):
    pass


class Here(Struct, tag="here", tag_field="t", forbid_unknown_fields=True):
    """Whether whoever sits before the page looks elsewhere."""

    away: bool = False


Incoming = Answer | Undo | Say | Resume | Ping | Here


# --- to a client --------------------------------------------------------------------------------------


class Ack(Struct, tag="ack", tag_field="t"):
    """It is saved, as the row `seq` of the table's log."""

    id: str
    seq: int


class Refused(Struct, tag="refused", tag_field="t"):
    """It changed nothing. The news of the same moment follow."""

    id: str
    code: str
    args: dict[str, Any] = {}


class News(Struct, tag="news", tag_field="t"):
    """The game as one seat, or a spectator, sees it, and what happened from the event `since` on.

    These events stand in the place of all that the client knew from `since` on: some may have been taken back.
    Next time, it asks with `since` as the number of events that it knows, and with this `seq`.
    """

    seq: int
    turn: int
    since: int
    events: list[dict[str, Any]]
    view: dict[str, Any]
    words: dict[str, Any] | None = None
    """The same in words, for who named a language: see `telling`."""
    undo: int | str | None = None
    """How many answers this seat could take back now, or the code of why it can take back none."""


class Chat(Struct, tag="chat", tag_field="t"):
    n: int
    seat: int | None
    name: str
    text: str
    at: float
    quick: bool = False


class Aside(Struct, frozen=True):
    """Why nobody can answer: the row of the log at which it came to that, and the number of the incident if any.

    A rule failed; a stored answer is none by these rules; the game went another way than it once did; its rules are not
    kept here.
    """

    why: Literal["rule_failed", "refused", "other_way", "not_kept"]
    seq: int
    incident: str | None = None


class SeatInfo(Struct):
    kind: str
    name: str
    bot: str | None = None


class Info(Struct, tag="table", tag_field="t"):
    """A table besides its game. `yours` are the seats of whoever asks, `reserved` those kept free for him."""

    id: str
    title: str
    options: dict[str, Any]
    settings: dict[str, Any]
    status: str
    seats: list[SeatInfo]
    yours: list[int]
    reserved: list[int]
    asked: dict[str, str]
    """Who is awaited, and by what kind of question."""
    host: bool
    commitment: str
    rematch_of: str | None
    rematch: str | None
    created: float
    ended: str | None = None
    """Why it is over without a result: "agreed" or "abandoned"."""
    aside: Aside | None = None
    """Why nobody can answer, though it is not over."""
    rules: int = 0
    rules_now: int = 0
    """The number of the rules it began by, and that of today's."""
    advised: bool = False
    """Whether hints are given there."""
    reviewed: bool = False
    """Whether it can be reviewed when it is over."""
    together: list[list[int]] = []
    """To those who play, and the host: which seats of others are played from one address, maybe by one person."""


class Pong(Struct, tag="pong", tag_field="t"):
    """Who has heard of less than `seq` has missed something, and asks for it with `Resume`."""

    seq: int


class Present(Struct, tag="present", tag_field="t"):
    """Who is at the table, seat by seat; of seats without a person, nothing. Where else somebody is, is not told."""

    seats: list[Literal["here", "away", "gone"] | None]


Outgoing = Ack | Refused | News | Info | Chat | Pong | Present


# --- to somebody in the lobby, who sends `Here` and `Ping` ------------------------------------------------


class Companion(Struct):
    """`friend`: under which id, if one is a friend."""

    name: str
    state: Literal["here", "away", "gone"]
    friend: str | None = None


class Company(Struct, tag="company", tag_field="t"):
    """Of the people whom one knows, who is there."""

    people: list[Companion]
