"""The laws: what holds for every title and variant, at every question of every game.

Each law is a function of a course, which is a random game under way; its name says what it demands. The groups at the
end say how often each is looked at. Nothing here knows a title.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, permutations
from random import Random
from typing import Any

import orrery
from orrery import Choice, Game, Question, Refused, bots
from orrery.core.position import Position
from orrery.core.record import Record, listed
from tests.laws.course import (
    TELLTALE,
    Course,
    Law,
    again,
    bag,
    choices_of,
    play_on,
    truth,
)
from tests.laws.wrong import NOT_SEATS, wrong_choices

LISTED = 3000
"""How many choices of a question are listed before a law is content with some."""
UNDO_CODES = {
    "nothing_to_undo",
    "another_answered",
    "another_learned_something",
    "chance_was_used",
    "you_learned_something",
}

# --- 1: games end, and nothing is ever wrong ----------------------------------------------------------


def nothing_is_wrong(course: Course) -> None:
    """`faults` is empty: nothing was created or lost. When nobody is asked, there is a result."""
    game = course.game
    wrong = game.faults()
    course.require(not wrong, f"faults {wrong}")
    course.require(bool(game.pending) == (game.result is None), f"{len(game.pending)} are asked, result {game.result}")
    if game.result is not None:
        scores, winners, reason = game.result
        course.require(len(scores) == game.seats, f"scores {scores} for {game.seats} seats")
        course.require(set(winners) <= set(range(game.seats)), f"winners {winners}")
        course.require(len(set(winners)) == len(winners), f"winners {winners}")
        course.require(reason, "no reason for the end")


# --- 2: what may be answered --------------------------------------------------------------------------


def nobody_is_asked_in_vain(course: Course) -> None:
    """Every question has a legal choice, and says truly how many items one takes."""
    for seat, question in course.game.pending.items():
        first = next(question.choices(), None)
        course.require(first is not None, f"seat {seat} has no legal choice for {question}")
        course.require(question.seat == seat, f"seat {seat} is asked {question}")
        course.require(0 <= question.least <= question.most, f"{question} asks for an impossible number")
        drawn = question.sample(course.rng)
        for choice in (first or (), drawn):
            course.require(question.refuse(choice) is None, f"{question} refuses {choice}, which it listed or sampled")


def what_is_listed_is_taken(course: Course) -> None:
    """Each choice is listed once, a sample is among them, and each is accepted; the order of its items is no matter."""
    rng = course.rng
    for seat, question in course.game.pending.items():
        found = choices_of(question, LISTED)
        bags = {bag(choice) for choice in found}
        course.require(len(bags) == len(found), f"{question} lists a choice twice")
        drawn = question.sample(rng)
        course.require(len(found) == LISTED or bag(drawn) in bags, f"{question} samples {drawn}, which is not listed")
        some = found if len(found) <= 6 else [found[0], found[-1], *rng.sample(found, 2), drawn]
        for choice in dict.fromkeys(some):
            is_taken(course, seat, choice)
        mixed = list(drawn)
        rng.shuffle(mixed)
        one, other = course.game.copy(), course.game.copy()
        one.answer(seat, drawn)
        other.answer(seat, mixed)
        course.require(truth(one) == truth(other), f"{drawn} and {mixed} are the same choice and lead apart")


def is_taken(course: Course, seat: int, choice: Choice) -> None:
    game = course.game.copy()
    before = len(game.events(seat))
    try:
        told = game.answer(seat, list(choice))
    except Refused as refused:
        course.require(False, f"seat {seat} is offered {choice} and refused: {refused.reason}")
    course.require(list(told) == game.events(seat, since=before), f"{choice} tells other events than it logs")
    course.require(game.record()["answers"][-1][0] == seat, f"{choice} is not in the record")
    wrong = game.faults()
    course.require(not wrong, f"seat {seat} chose {choice}: {wrong}")


def what_is_not_listed_is_refused(course: Course) -> None:
    """Every other choice is refused with a reason that is short and plain, and changes nothing."""
    game = course.game
    before = truth(game)
    for seat, question in game.pending.items():
        found = choices_of(question, LISTED)
        bags = {bag(choice) for choice in found}
        for wrong in wrong_choices(game, question, course.rng):
            if may_be_legal(question, wrong, bags, len(found) < LISTED):
                continue
            reason = refusal(course, game, seat, wrong)
            course.require(reason, f"seat {seat} may answer {brief(wrong)} to {question}, which is not listed")
            course.require(question.refuse(wrong) is not None if is_sequence(wrong) else True, "refuse allows it")
    course.require(truth(game) == before, "a refused answer changed the game")


def only_the_asked_may_answer(course: Course) -> None:
    """Who is not asked, or no seat at all, is refused and changes nothing, whatever they answer."""
    game = course.game
    before = truth(game)
    seats = [seat for seat in range(game.seats) if seat not in game.pending]
    answers: list[Any] = [(), *[question.sample(course.rng) for question in game.pending.values()]]
    for seat in (*seats, *NOT_SEATS):
        for choice in answers:
            course.require(refusal(course, game, seat, choice), f"{brief(seat)} is not asked and may answer {choice}")
    course.require(truth(game) == before, "a refused answer changed the game")


def refusal(course: Course, game: Game, seat: Any, choice: Any) -> str:
    """The reason as text, or nothing if the choice is taken (and then it may have changed the game)."""
    try:
        game.answer(seat, choice)
    except Refused as refused:
        code, text = refused.reason.code, str(refused)
        course.require(code and len(text) < 500, f"a reason should be short: {brief(text)}")
        return repr(refused.reason)
    return ""


def may_be_legal(question: Question, choice: Any, bags: set[Any], complete: bool) -> bool:
    """Whether a choice is listed, or could be, as not all are listed here."""
    if not is_sequence(choice) or any(type(item) not in (str, int) for item in choice):
        return False
    if bag(choice) in bags:
        return True
    offered = bag(question.items)
    return not complete and all(bag(choice).count(item) <= offered.count(item) for item in bag(choice))


def is_sequence(choice: Any) -> bool:
    return isinstance(choice, (list, tuple))


def brief(thing: Any) -> str:
    text = repr(thing)
    return text if len(text) < 200 else f"{text[:200]}..."


# --- 3: records, copies, saved games ------------------------------------------------------------------


def replay_is_exact(course: Course) -> None:
    """The record, there and back through JSON, gives the same game to the last event."""
    game = course.game
    record = game.record()
    course.require(again(record) == record, "the record is not what JSON makes of it")
    other = orrery.replay(again(record))
    same_game(course, game, other, "replayed")


def a_copy_is_apart(course: Course) -> None:
    """A copy is equal, and nothing done to it touches the original; it is kept, to be looked at in the end."""
    game = course.game
    before = game.fingerprint()
    copy = game.copy()
    same_game(course, game, copy, "copied")
    course.past.append((copy, truth(copy)))
    play_on(game.copy(), Random(course.answers), most=5)
    course.require(game.fingerprint() == before, "playing on with a copy changed the original")


def earlier_copies_are_untouched(course: Course) -> None:
    """Whatever has happened since, each copy is what it was."""
    for copy, before in course.past:
        course.require(truth(copy) == before, f"the copy after {len(copy.record()['answers'])} answers has changed")
    course.past.clear()


def saving_is_the_identity(course: Course) -> None:
    """A saved and loaded game is the same, and goes on the same."""
    game = course.game
    saved = game.save()
    course.require(again(saved) == saved, "a saved game is not what JSON makes of it")
    loaded = orrery.load(again(saved))
    course.require(truth(loaded) == truth(game), "a loaded game is another")
    same_game(course, game, loaded, "loaded")
    ahead = play_on(game.copy(), Random(course.answers), most=40)
    same_game(course, ahead, play_on(loaded, Random(course.answers), most=40), "loaded and played on")


def what_is_handed_out_is_apart(course: Course) -> None:
    """Whoever spoils a view, an event, a record or a preview spoils nothing of the game."""
    game = course.game
    before = truth(game)
    handed: list[Any] = [game.record(), game.save()]
    for seat in course.everybody:
        handed += [game.view(seat), game.events(seat)]
    for question in game.pending.values():
        handed += [question.data(), question.preview(question.sample(course.rng)), question.blocked()]
    for thing in handed:
        spoil(thing)
    course.require(truth(game) == before, "spoiling what a game handed out changed the game")


def same_game(course: Course, one: Game, other: Game, how: str) -> None:
    course.require(one.fingerprint() == other.fingerprint(), f"the game is another when {how}")
    course.require(one.record() == other.record(), f"the record is another when {how}")
    course.require(one.result == other.result, f"the result is another when {how}")
    for seat in course.everybody:
        course.require(one.view(seat) == other.view(seat), f"seat {seat} sees another game when {how}")
        course.require(one.events(seat) == other.events(seat), f"seat {seat} saw other events when {how}")


def spoil(thing: Any) -> None:
    """Changes everything that can be changed in it."""
    if isinstance(thing, dict):
        for value in thing.values():
            spoil(value)
        thing.clear()
        thing["spoilt"] = True
    elif isinstance(thing, list):
        for value in thing:
            spoil(value)
        thing.reverse()
        thing.append("spoilt")


# --- 4: non-interference ------------------------------------------------------------------------------


def other_worlds_look_the_same(course: Course) -> None:
    """What a seat cannot know changes nothing in what it sees, saw, may answer and is told when it answers wrongly."""
    game = course.game
    before = game.fingerprint()
    for viewer in course.everybody:
        world = game.resample(viewer, course.rng.getrandbits(32))
        course.require(world.view(viewer) == game.view(viewer), f"seat {viewer} can see another view")
        course.require(lately(world, viewer) == lately(game, viewer), f"seat {viewer} can see other events")
        course.require(asked(world) == asked(game), f"in another world of seat {viewer}, others are asked")
        course.require(world.result == game.result, f"in another world of seat {viewer}, the result is another")
        wrong = world.faults()
        course.require(not wrong, f"another world of seat {viewer} has faults {wrong}")
        count_changes(course, viewer, game.state, world.state)
        if viewer is not None and viewer in game.pending:
            same_refusals(course, game, world, viewer)
            same_previews(course, game.pending[viewer], world.pending[viewer])
    course.require(game.fingerprint() == before, "resampling changed the game")


def lately(game: Game, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer saw lately, and how much in all; of a game that is over, everything."""
    n = len(game.state.log)
    return [{"events": n}, *game.events(viewer, since=max(0, n - 40) if game.pending else 0)]


def asked(game: Position) -> dict[int, str]:
    return {seat: question.kind for seat, question in game.pending.items()}


def same_refusals(course: Course, game: Game, world: Game, seat: int) -> None:
    """Errors tell nothing: the same wrong answer is refused in the same words."""
    question = game.pending[seat]
    right = list(question.sample(course.rng))
    tries: list[Any] = [[], [*right, "x"], right + right, right[1:], list(question.items), "x", None]
    tries += [[item] for item in islice(hidden_items(game, seat), 3)]
    for choice in tries:
        one, other = (question_refusal(course, g, seat, choice) for g in (game, world))
        course.require(one == other, f"seat {seat} is told {one} for {brief(choice)}, in another world {other}")


def question_refusal(course: Course, game: Game, seat: int, choice: Any) -> str:
    return refusal(course, game.copy(), seat, choice)


def hidden_items(game: Game, seat: int) -> Iterator[Any]:
    """Things that lie where the seat cannot look."""
    for _, values in piles(game.state, seat):
        yield from (value for value in values if type(value) in (str, int))


def other_worlds_play_on(course: Course) -> None:
    """Another world is a game like any other: it can be played to the end, recorded, and left for yet another."""
    viewer = course.rng.choice(course.everybody)
    world = course.game.resample(viewer, course.rng.getrandbits(32))
    further = world.resample(viewer, course.rng.getrandbits(32))
    course.require(further.view(viewer) == course.game.view(viewer), f"seat {viewer} can tell the second world")
    course.require(further.events(viewer) == course.game.events(viewer), f"seat {viewer} saw other events there")
    rng = Random(course.answers)
    while world.pending:
        play_on(world, rng, most=10)
        wrong = world.faults()
        course.require(not wrong, f"another world of seat {viewer}, played on, has faults {wrong}")
    course.require(world.result is not None, "another world has no end")
    same_game(course, world, orrery.replay(again(world.record())), "another world is replayed")


def a_world_to_search_in_is_another_world(course: Course) -> None:
    """It is the one that a game with a history would be, and goes on as that does; only what was has no place in it."""
    viewer, seed = course.rng.choice(course.everybody), course.rng.getrandbits(32)
    before, long = truth(course.game), course.game.resample(viewer, seed)
    world = course.game.world(viewer, seed)
    course.require(world.view(viewer) == course.game.view(viewer), f"seat {viewer} can see another view")
    rng = Random(seed)
    for _ in range(10):
        world.state.learned = long.state.learned = 0  # who learned something is for undo
        course.require(world.fingerprint() == long.fingerprint(), f"world {seed} of seat {viewer} is another")
        course.require(asked(world) == asked(long), f"in world {seed} of seat {viewer}, others are asked")
        if not world.pending:
            break
        twin = world.copy()
        seat, question = rng.choice(list(world.pending.items()))
        choice = question.sample(rng)
        world.answer(seat, choice)
        long.answer(seat, choice)
        course.require(twin.fingerprint() != world.fingerprint(), f"{choice} changed nothing, or a copy too")
        course.require(not world.faults(), f"world {seed} of seat {viewer} has faults {world.faults()}")
    course.require(truth(course.game) == before, "searching changed the game")
    for past in (world.events, world.undo, world.undoable, world.rewind, world.record, world.save):
        course.require("keeps no history" in complaint(past), "a world to search in has a history")


def complaint(what: Callable[[], object]) -> str:
    try:
        what()
    except orrery.OrreryError as error:
        return str(error)
    return ""


def other_worlds_are_other(course: Course) -> None:
    """Over a whole game, every pile that somebody cannot look into came out differently at some time.

    Only where a pile was met often enough, so that a law about chance does not break by chance.
    """
    for where, times in course.tally.items():
        if where[0] == "met" and times >= 25:
            changed = course.tally[("changed", *where[1:])]
            course.require(changed, f"{where[1]} was resampled {times} times for {where[2]} and never changed")


def count_changes(course: Course, viewer: int | None, state: Record, world: Record) -> None:
    who = "the spectator" if viewer is None else "a seat"
    for (name, values), (_, others) in zip(piles(state, viewer), piles(world, viewer), strict=True):
        if len(set(values)) > 1:
            course.tally["met", name, who] += 1
            course.tally["changed", name, who] += values != others


def piles(record: Record, viewer: int | None, owner: int | None = None, name: str = "") -> Iterator[tuple[str, Any]]:
    """The fields whose size everybody knows and whose things the viewer does not."""
    for field, mark in record.marks.items():
        value, path = getattr(record, field), f"{name}{field}"
        if mark.sees == "records":
            for i, part in enumerate(value):
                yield from piles(part, viewer, i, f"{path}.")
        elif mark.size and (mark.sees == "nobody" or (mark.sees == "owner" and (viewer is None or viewer != owner))):
            yield path, value


# --- 5: compiled procedures are what was written ------------------------------------------------------


def frames_do_what_was_written(course: Course) -> None:
    """The same game, run as frames and as the generators they were written as, question by question."""
    frames, written = course.start(course.seed), course.start(course.seed, as_generators=True)
    rng = Random(f"{course.seed} frames")
    n = 0
    while True:
        course.require(frames.state == written.state, f"after {n} answers the states differ")
        course.require(asked(frames) == asked(written), f"after {n} answers others are asked")
        course.require(frames.result == written.result, f"after {n} answers the results differ")
        if not frames.pending:
            break
        seat = rng.choice(sorted(frames.pending))
        one, other = frames.pending[seat], written.pending[seat]
        course.require(one.data() == other.data(), f"after {n} answers seat {seat} is asked {one} or {other}")
        choice = one.sample(rng)
        told = list(frames.answer(seat, choice)), list(written.answer(seat, choice))
        course.require(told[0] == told[1], f"after {n} answers seat {seat} is told {told[0]} or {told[1]}")
        n += 1
    for viewer in course.everybody:
        course.require(frames.events(viewer) == written.events(viewer), f"seat {viewer} saw other events")


# --- 6: what is asked of several at once --------------------------------------------------------------


def the_order_of_arrival_does_not_matter(course: Course) -> None:
    """Simultaneous questions may be answered in any order: the outcome is the same for everybody."""
    game = course.game
    if len(game.pending) < 2:
        return
    answers = {seat: question.sample(course.rng) for seat, question in game.pending.items()}
    orders = list(permutations(answers))
    if len(orders) > 24:
        orders = course.rng.sample(orders, 24)
    first: Game | None = None
    for order in orders:
        other = game.copy()
        for seat in order:
            other.answer(seat, answers[seat])
        if first is None:
            first = other
            continue
        course.require(first.fingerprint() == other.fingerprint(), f"{answers} in the order {order} lead elsewhere")
        for viewer in course.everybody:
            course.require(first.view(viewer) == other.view(viewer), f"in the order {order}, seat {viewer} sees other")
            course.require(lately(first, viewer) == lately(other, viewer), f"in the order {order}, {viewer} saw other")


def answers_wait_in_secret(course: Course) -> None:
    """While others are still asked, nobody can tell what a seat has answered: only that it has, or not even that."""
    game = course.game
    if len(game.pending) < 2:
        return
    for seat, question in game.pending.items():
        for choice in (question.sample(course.rng), question.sample(course.rng)):
            after = game.copy()
            after.answer(seat, choice)
            seen = whole if seat in after.asked(None) else unasked
            for viewer in course.everybody:
                if viewer != seat:
                    course.require(
                        seen(after.view(viewer)) == seen(game.view(viewer)),
                        f"seat {viewer} sees that seat {seat} answered {choice}",
                    )
                    course.require(lately(after, viewer) == lately(game, viewer), f"{viewer} was told of {choice}")
            course.require(asked(after).keys() == asked(game).keys() - {seat}, f"{choice} changed who is asked")


def whole(view: dict[str, Any]) -> dict[str, Any]:
    return view


def unasked(view: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in view.items() if key != "asked"}


# --- 7: undo ------------------------------------------------------------------------------------------


def undo_goes_back_where_it_says(course: Course) -> None:
    """Undo takes back only the seat's own last answers, no chance, and gives exactly the game of that moment."""
    game = course.game
    record = game.record()
    answers = record["answers"]
    for seat in range(game.seats):
        undone = game.copy()
        try:
            n = undone.undo(seat)
        except Refused as refused:
            course.require(truth(undone) == truth(game), "a refused undo changed the game")
            rightly_refused(course, record, seat, refused.reason.code)
            continue
        course.require(n > 0, "undo took nothing back")
        course.require(all(who == seat for who, _ in answers[-n:]), f"undo of seat {seat} took back another's answer")
        then = orrery.replay(again({**record, "answers": answers[:-n]}))
        same_game(course, then, undone, "undone")
        course.require(then.chance.used == game.chance.used, f"undo of seat {seat} took back chance")
        for _, choice in answers[-n:]:
            undone.answer(seat, choice)
        course.require(truth(undone) == truth(game), "undone and done again, the game is another")


def rightly_refused(course: Course, record: dict[str, Any], seat: int, code: str) -> None:
    """The reason for no undo is the true one."""
    answers = record["answers"]
    course.require(code in UNDO_CODES, f"undo is refused by {code}")
    course.require((code == "nothing_to_undo") == (not answers), f"undo is refused by {code} after {answers}")
    if answers:
        others = answers[-1][0] != seat
        course.require((code == "another_answered") == others, f"{code}, and the last answer was {answers[-1]}")
    if code == "chance_was_used":
        used = [orrery.replay(again({**record, "answers": some})).chance.used for some in (answers, answers[:-1])]
        course.require(used[0] != used[1], "undo is refused for chance, and none was used")


def going_back_is_having_been_there(course: Course) -> None:
    """Rewound to any number of answers, a game is what its record says it was then."""
    game, record = course.game, course.game.record()
    n = course.rng.randint(0, game.answers)
    rewound = game.copy()
    rewound.rewind(n)
    then = orrery.replay(again({**record, "answers": record["answers"][:n]}))
    same_game(course, then, rewound, "rewound")


def undo_takes_back_no_knowledge(course: Course) -> None:
    """Where undo lands, the same answers would show the seat the same in every world that it holds possible.

    So what it saw since told it nothing.
    """
    game = course.game
    answers = game.record()["answers"]
    for seat in range(game.seats):
        landed = game.copy()
        try:
            n = landed.undo(seat)
        except Refused:
            continue
        for _ in range(3):
            world = landed.resample(seat, course.rng.getrandbits(32))
            for _, choice in answers[-n:]:
                reason = refusal(course, world, seat, choice)
                course.require(not reason, f"in another world {choice} is refused by {reason}")
            course.require(world.view(seat) == game.view(seat), f"seat {seat} may undo {n} answers and has learned")
            course.require(lately(world, seat) == lately(game, seat), f"seat {seat} may undo {n} answers, and saw news")


# --- 8, 9: views --------------------------------------------------------------------------------------


def views_are_plain(course: Course) -> None:
    """Views and events are what JSON has, there and back, and nothing else; events are numbered."""
    game = course.game
    for viewer in course.everybody:
        view, events = game.view(viewer), lately(game, viewer)[1:]
        for what in (view, events):
            course.require(again(what) == what, f"what seat {viewer} sees is not what JSON makes of it")
            odd = next(not_plain(what), None)
            course.require(odd is None, f"seat {viewer} is shown {odd!r}")
        course.require(view["you"] == viewer, f"the view of seat {viewer} is for {view['you']}")
        there = len(game.state.log)
        numbers = [*range(there - len(events), there)]
        course.require([event["index"] for event in events] == numbers, "events are not numbered")


def not_plain(data: Any) -> Iterator[Any]:
    """What is neither str, int, bool, None, a list nor a dict with keys of str."""
    kind = type(data)
    if kind is list:
        for value in data:
            yield from not_plain(value)
    elif kind is dict:
        for key, value in data.items():
            if type(key) is not str:
                yield key
            yield from not_plain(value)
    elif kind not in (str, int, bool, type(None)):
        yield data


def views_hold_no_chance(course: Course) -> None:
    """Nobody is shown the seed, or what lies in a pile, in its order, unless they know it anyway.

    Copies of one card tell nothing: somebody's own three may be like the three of a pile.
    """
    game = course.game
    for viewer in course.everybody:
        shown = [game.view(viewer), lately(game, viewer)]
        course.require(TELLTALE not in json.dumps(shown), f"seat {viewer} is shown the seed")
        hidden = {json.dumps(listed(values)): i for i, (_, values) in enumerate(piles(game.state, viewer))}
        for found in lists_in(shown):
            telling = len(found) > 2 and type(found[0]) in (str, int) and any(value != found[0] for value in found)
            pile = hidden.get(json.dumps(found)) if telling else None
            course.require(
                pile is None or knows(course, viewer, pile), f"seat {viewer} is shown a hidden pile, {found}"
            )


def knows(course: Course, viewer: int | None, pile: int) -> bool:
    """Whether a pile is the same in other worlds: then nothing is given away."""
    worlds = [course.game.resample(viewer, course.rng.getrandbits(32)) for _ in range(3)]
    there = [[*piles(game.state, viewer)][pile] for game in (course.game, *worlds)]
    return all(other == there[0] for other in there)


def lists_in(data: Any) -> Iterator[list[Any]]:
    if isinstance(data, list):
        yield data
    for value in data.values() if isinstance(data, dict) else data if isinstance(data, list) else ():
        yield from lists_in(value)


def a_view_reads_back_as_the_masked_table(course: Course) -> None:
    """A view's table, read, is the state with all that the seat may not know blanked."""
    game = course.game
    for viewer in course.everybody:
        table = type(game.state).read(again(game.view(viewer)["table"]))
        course.require(table == game.state.masked(viewer), f"seat {viewer} reads another table than it may see")


def a_bot_is_shown_its_view(course: Course) -> None:
    """What a bot at this table gets is the view to the letter; what it reads of it is its own, as often as it reads."""
    game = course.game
    for seat, question in game.pending.items():
        view, asked = bots.seen(game, seat)
        course.require(json.dumps(view) == json.dumps(game.view(seat)), f"a bot at seat {seat} is shown another view")
        course.require(asked.data() == question.data(), f"a bot at seat {seat} is asked something else")
        one, other = (type(game.state).read(view["table"]) for _ in range(2))
        course.require(
            one == other == game.state.masked(seat) == asked.table, f"a bot at seat {seat} reads another table"
        )
        course.require(one is not other and one is not asked.table, f"what a bot at seat {seat} reads is shared")


def questions_are_for_the_asked(course: Course) -> None:
    """A view has the seat's own question, and nothing of anybody else's but that it is asked."""
    game = course.game
    for viewer in course.everybody:
        view = game.view(viewer)
        own = game.pending.get(viewer) if viewer is not None else None
        course.require(view["question"] == (own.data() if own else None), f"seat {viewer} sees {view['question']}")
        course.require(view["asked"] == {str(s): k for s, k in game.asked(viewer).items()}, "others are asked")
        course.require(asked(game).items() <= game.asked(viewer).items(), "somebody who is asked is not shown")
        rest = {key: value for key, value in view.items() if key != "question"}
        course.require("items" not in keys_in(rest), f"seat {viewer} sees the items of a question that is not its own")


def keys_in(data: Any) -> set[str]:
    if isinstance(data, dict):
        return set(data).union(*(keys_in(value) for value in data.values()))
    return set().union(*(keys_in(value) for value in data)) if isinstance(data, list) else set()


# --- 10: previews -------------------------------------------------------------------------------------


def previews_keep_to_what_is_known(course: Course) -> None:
    """Every choice has a preview; what is blocked is refused; neither knows what the seat does not."""
    game = course.game
    before = truth(game)
    for seat, question in game.pending.items():
        world = game.resample(seat, course.rng.getrandbits(32))
        same_previews(course, question, world.pending[seat])
        detached = game.copy().pending[seat].detached()
        same_previews(course, question, detached)
        rebuilt = game.title.question(again(game.view(seat)))
        course.require(rebuilt is not None and rebuilt.data() == question.data(), f"{question} is another from a view")
        same_previews(course, question, rebuilt or question)
        for item in question.blocked():
            course.require(item not in question.items, f"{item} is both offered and blocked in {question}")
            course.require(refusal(course, game.copy(), seat, [item]), f"{item} is blocked and taken by {question}")
    course.require(truth(game) == before, "a preview changed the game")


def same_previews(course: Course, question: Question, other: Question) -> None:
    course.require(question.blocked() == other.blocked(), f"{question} blocks other things in another world")
    some = choices_of(question, 40)
    for choice in [*some[:8], question.sample(course.rng), course.rng.choice(some)]:
        preview = question.preview(choice)
        course.require(again(preview) == preview, f"the preview of {choice} is not what JSON makes of it")
        course.require(preview == question.preview(list(choice)), f"the preview of {choice} is another for a list")
        course.require(preview == other.preview(choice), f"the preview of {choice} is another in another world")


# --- how often ----------------------------------------------------------------------------------------

Shares = Mapping[Law, float]

RULES: Shares = {
    nothing_is_wrong: 1,
    nobody_is_asked_in_vain: 1,
    what_is_listed_is_taken: 0.02,
    what_is_not_listed_is_refused: 0.006,
    only_the_asked_may_answer: 0.006,
    replay_is_exact: 0.005,
    a_copy_is_apart: 0.02,
    saving_is_the_identity: 0.006,
    what_is_handed_out_is_apart: 0.006,
}
SECRETS: Shares = {
    other_worlds_look_the_same: 0.06,
    other_worlds_play_on: 0.005,
    a_world_to_search_in_is_another_world: 0.02,
    the_order_of_arrival_does_not_matter: 0.03,
    answers_wait_in_secret: 0.04,
    views_are_plain: 0.04,
    views_hold_no_chance: 0.03,
    a_view_reads_back_as_the_masked_table: 0.1,
    a_bot_is_shown_its_view: 0.05,
    questions_are_for_the_asked: 0.1,
    previews_keep_to_what_is_known: 0.03,
}
MOVES: Shares = {
    undo_goes_back_where_it_says: 0.01,
    going_back_is_having_been_there: 0.005,
    undo_takes_back_no_knowledge: 0.06,
}
GROUPS: Mapping[str, Shares] = {"rules": RULES, "secrets": SECRETS, "moves": MOVES}
AT_END: Mapping[str, tuple[Law, ...]] = {
    "rules": (earlier_copies_are_untouched, replay_is_exact),
    "secrets": (other_worlds_are_other,),
    "moves": (frames_do_what_was_written,),
}


def scaled(shares: Shares, factor: float) -> Shares:
    """The same laws, looked at more or less often. A fault of the position stays, so one look in ten finds it too."""
    often = 1.0 if factor >= 1 else 0.1
    return {law: often if share >= 1 else min(1.0, share * factor) for law, share in shares.items()}
