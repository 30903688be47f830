"""The page of an invitation, with what a messenger shows of it: the game, the pace, and who invites if he wants that.

Whoever is sent the link may see as much; nothing is told of the game itself, nor who else plays.
"""

from __future__ import annotations

from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get
from litestar.params import FromPath, HeaderParameter, QueryParameter

from orrery import words
from orrery.core.errors import OrreryError
from orrery.server import page
from orrery.server.guard import Visit, Visiting
from orrery.server.pace import pace_of
from orrery.server.spoken import title_words
from orrery.server.table import Table

PICTURES = "og"
"""The folder of the page with a picture for each title, made by `tools/previews.py`."""
ANY = "invite-orrery.jpg"
HEAD = "</head>"
LONGEST = 100

Languages = Annotated[str, HeaderParameter(name="accept-language")]
Named = Annotated[bool, QueryParameter(name="named")]


@get(["/join", "/join/{token:str}"], include_in_schema=False)
async def join(
    visit: Visiting,
    request: Request[Any, Any, Any],
    token: FromPath[str] = "",
    encodings: page.Encodings = "",
    languages: Languages = "",
    named: Named = False,
) -> Response[bytes]:
    """`named`: whoever sends the link lets his name stand before it is followed."""
    start = page.FOLDER / "index.html"
    try:
        table, seat = await visit.hall.tables.led_to(token[:LONGEST])
    except OrreryError:
        return page.start_page(encodings)
    if not start.is_file():
        return page.start_page(encodings)
    lang = "fr" if languages.strip().lower().startswith("fr") else "en"
    tags = _tags(table, seat is None, lang, _address(visit, request), named)
    text = start.read_text(encoding="utf-8").replace(HEAD, tags + HEAD, 1)
    return Response(text.encode(), media_type=MediaType.HTML, headers={"cache-control": "no-store"})


def _tags(table: Table, watching: bool, lang: str, address: str, named: bool) -> str:
    say = words.read(lang).say
    game = title_words(table.title_name, lang).text
    host = next((chair.name for chair in table.chairs if chair.person == table.host), None) if named else None
    told = {
        "og:type": "website",
        "og:site_name": "Orrery",
        "og:title": say("invitation-watch-title" if watching else "invitation-title", game=game),
        "og:description": say("invitation-text", who=host, pace=_pace(table, lang)),
        "og:image": f"{address}/{PICTURES}/{_picture(table.title_name)}",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}[lang],
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(text)}" />' for name, text in told.items())


def _pace(table: Table, lang: str) -> str:
    pace, say = pace_of(table.settings), words.read(lang).say
    if pace.kind == "days":
        return say("invitation-days", n=round(pace.days))
    return say("invitation-free") if pace.clock is None else say("invitation-clock", n=round(pace.clock / 60))


def _picture(title: str) -> str:
    own = f"invite-{title}.jpg"
    return own if (page.FOLDER / PICTURES / own).is_file() else ANY


def _address(visit: Visit, request: Request[Any, Any, Any]) -> str:
    """Where people find this server: a messenger wants a picture's whole address."""
    return (visit.hall.settings.url or str(request.base_url)).rstrip("/")


HANDLERS = [join]
