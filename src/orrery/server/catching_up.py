"""Words for somebody who has much to read at once, found where nobody else waits for them."""

from __future__ import annotations

from typing import Any, cast

from orrery.server.guard import Visit
from orrery.server.protocol import News
from orrery.server.telling import in_words, is_much, names


async def with_words(visit: Visit, news: News, lang: str | None) -> News:
    """The news with their words, wherever these are found."""
    if is_much(visit.table, news, lang):
        args = lang, visit.table.title_name, visit.table.rules, names(visit.table), news.view, news.events
        told = await visit.hall.background.do(visit.key, "tell", *args)
        news.words = cast("dict[str, Any]", told)  # as JSON already: it goes out as it came in
        return news
    return in_words(visit.table, visit.seat, news, lang)
