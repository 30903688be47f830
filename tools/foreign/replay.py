"""One game of a trace, played again by our engine."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import orrery
from orrery import Choice, Game, OrreryError, Question
from orrery.games.race.powers import ProduceOnWindfall
from orrery.games.race.produce import BONUS
from orrery.games.race.state import Race
from tools.foreign import asks
from tools.foreign.compare import NOTHING, Difference, compare, inside
from tools.foreign.deal import Deal, read_deal
from tools.foreign.names import EDITION, Names
from tools.foreign.powers import our_power, power_id
from tools.foreign.reading import FORMAT, Trace
from tools.foreign.scribe import Heard, Scribe

TOLD = {
    "source": (str, "a text"),
    "game": (int, "a number"),
    "seed": (int, "a number"),
    "players": (int, "a number"),
    "advanced": (bool, "true or false"),
}
"""What a trace says of itself. Its source, game and seed are facts about their run: only their kind can be compared."""
COMPARED = ("setup", "rounds", "final", "draw_order", "shuffles_after_draw")
ROUND_LIMIT = 30
# Where the script would end before the trace does, chance goes on from here, and the difference shows.
SEED = 0


def replay(trace: Trace) -> Game:
    """Our game of the trace, or the first Difference."""
    with shaped_at(lambda: "the head of the trace"):
        check_head(trace)
        names = Names(trace)
        deal = read_deal(trace, names)
        game = start(trace, deal)
        g = game.state
        assert isinstance(g, Race)
        scribe = Scribe(g, trace, names, deal.order)
    g.log = Heard(g.log, scribe.hear)
    with shaped_at(lambda: scribe.book.where):
        for seat in deal.order:
            answer(game, seat, scribe)
        while game.pending:
            answer(game, min(game.pending), scribe)
        scribe.book.compare_draws(deal.drawn, scribe.drawn, scribe.shuffles)
    g.log = list(g.log)
    return game


@contextmanager
def shaped_at(where: Callable[[], str]) -> Iterator[None]:
    """A trace that is not built as the format says differs, too."""
    try:
        yield
    except (KeyError, TypeError, IndexError, AttributeError, ValueError, AssertionError) as error:
        problem = f"something that is missing or of another shape ({type(error).__name__}: {error})"
        raise Difference(where(), problem, "the format") from error


def check_head(trace: Trace) -> None:
    for key, (kind, wanted) in TOLD.items():
        if type(trace.get(key)) is not kind:
            raise Difference(key, trace.get(key, NOTHING), wanted)
    players = trace.get("seats")
    count = trace["players"]
    if not (isinstance(players, list) and len(players) == count and all(type(kind) is str for kind in players)):
        raise Difference("seats", trace.get("seats", NOTHING), f"a kind of player for each of {count} seats")
    for key in COMPARED:
        if key not in trace:
            raise Difference(key, NOTHING, "a part of the format")
    own = {"format": FORMAT, "expansion": "base"}
    compare("", {key: value for key, value in trace.items() if key not in (*TOLD, *COMPARED, "seats")}, own)


def start(trace: Trace, deal: Deal) -> Game:
    options: dict[str, Any] = {
        "edition": EDITION,
        "variant": "expert" if trace["advanced"] else "standard",
        "start": "dealt",
        "round_limit": ROUND_LIMIT,
    }
    try:
        return orrery.new("race", trace["players"], SEED, options, script=deal.script)
    except OrreryError as error:
        raise Difference("setup", "a deal that we cannot make", str(error)) from error


def answer(game: Game, seat: int, scribe: Scribe) -> None:
    """Gives the trace's answer to what we ask a seat."""
    if seat not in game.pending:
        raise Difference(scribe.book.where, f"a question to seat {seat}", NOTHING)
    question = game.pending[seat]
    choice = choose(question, scribe)
    try:
        game.answer(seat, choice)
    except OrreryError as error:
        scribe.flush()
        scribe.book.compare_so_far()
        raise Difference(inside(scribe.book.where, question.kind), list(choice), f"a refusal: {error}") from error


def choose(question: Question, scribe: Scribe) -> Choice:
    if question.kind == "produce":
        return choose_production(question, scribe)
    ask = scribe.next_ask(question)
    try:
        choice = asks.our_choice(question, ask, scribe.names)
    except Difference as difference:
        scribe.book.compare_so_far()
        where = inside(scribe.book.where, f"the answer to {question.kind}")
        raise Difference(where, ask, str(difference)) from None
    hand = scribe.g.players[question.seat].hand
    scribe.write_ask(asks.their_ask(question, choice, ask, hand, scribe.names))
    return choice


def choose_production(question: Question, scribe: Scribe) -> Choice:
    """We let a player order the windfall powers, they do not: the next one that they log a good for is our answer."""
    scribe.flush()
    options: dict[str, list[str]] = {}
    for item in question.items:
        id, _, world = str(item).partition("@")
        options.setdefault(id, []).append(world)
    id, world = next_production(question.seat, scribe)
    scribe.offer_windfall(question.seat, id, options.get(id, []))
    return (f"{id}@{world}",)


def next_production(seat: int, scribe: Scribe) -> tuple[str, str]:
    """The power that produces on a windfall world next in the trace, and the world."""
    using: str | None = None
    for event in scribe.book.theirs[len(scribe.book.page) :]:
        if event.get("p") != seat:
            continue
        if event["e"] == "use":
            id = power_id(scribe.names, event["power"])
            using = id if id == BONUS or isinstance(our_power(id), ProduceOnWindfall) else None
        elif event["e"] == "good" and using is not None:
            return using, scribe.names.id(event["w"])
    scribe.book.compare_so_far()
    raise Difference(inside(scribe.book.where, f"seat {seat}"), NOTHING, "a windfall world to produce on")
