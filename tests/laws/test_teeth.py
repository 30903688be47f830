"""The laws have teeth: each planted fault is caught, by the law that is meant to catch it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import orrery
from orrery import Game, Question, Refused, games
from orrery.core.question import Item
from tests.laws import course, kit, tiny
from tests.laws.course import Law, LawBroken, Start, Variant, run, variants

FAULTS: dict[str, Law] = {
    "a card is doubled": kit.nothing_is_wrong,
    "a game ends without a result": kit.nothing_is_wrong,
    "a question without a legal choice": kit.nobody_is_asked_in_vain,
    "a choice is listed and refused": kit.what_is_listed_is_taken,
    "a choice is taken and not listed": kit.what_is_not_listed_is_refused,
    "chance enters by the window": kit.replay_is_exact,
    "a list is shared by copies": kit.a_copy_is_apart,
    "an event cannot be loaded": kit.saving_is_the_identity,
    "a view hands out the same list twice": kit.what_is_handed_out_is_apart,
    "a hand leaks into a view": kit.other_worlds_look_the_same,
    "an error names a hidden card": kit.other_worlds_look_the_same,
    "a question tells what lies on the deck": kit.other_worlds_look_the_same,
    "how much may be chosen depends on a hidden card": kit.other_worlds_look_the_same,
    "a resample changes one's own hand": kit.other_worlds_look_the_same,
    "a resample loses a card": kit.other_worlds_look_the_same,
    "a resample does nothing": kit.other_worlds_are_other,
    "a resample leaves a hand": kit.other_worlds_are_other,
    "frames do not do what was written": kit.frames_do_what_was_written,
    "somebody learns and nobody says so": kit.undo_takes_back_no_knowledge,
    "who is asked depends on a hidden card": kit.undo_takes_back_no_knowledge,
    "a view holds a number that JSON has not": kit.views_are_plain,
    "a view holds what JSON turns into something else": kit.views_are_plain,
    "a seed gets into an event": kit.views_hold_no_chance,
    "the deck leaks into a view": kit.views_hold_no_chance,
    "a view tells another round": kit.a_view_reads_back_as_the_masked_table,
    "a choice has no preview": kit.previews_keep_to_what_is_known,
    "a preview knows what the seat does not": kit.previews_keep_to_what_is_known,
    "what is offered is blocked": kit.previews_keep_to_what_is_known,
}
"""Faults that `tiny` can be played with."""

TINY = Variant("tiny", 3, (("held", 3), ("dice", True)))


@pytest.fixture
def add(monkeypatch: pytest.MonkeyPatch) -> Callable[[str], Start]:
    """Brings the tiny title to the table, with a fault or without."""

    def with_fault(fault: str = "") -> Start:
        monkeypatch.setitem(games._ADDED, "tiny", tiny.Tiny(fault))
        return TINY

    return with_fault


def breaks(start: Start, law: Law) -> None:
    """Some of a few games break just this law."""
    ending = any(law in laws for laws in kit.AT_END.values()) and law is not kit.replay_is_exact
    looked_at: dict[Law, float] = {} if ending else {law: 1}
    if law is kit.other_worlds_are_other:
        looked_at[kit.other_worlds_look_the_same] = 1
    with pytest.raises(LawBroken) as caught:
        sum(run(start, number, looked_at, (law,) if ending else ()) for number in range(12))
    assert caught.value.law == law.__name__.replace("_", " "), str(caught.value)


@pytest.mark.parametrize("variant", [*map(str, variants({"tiny": tiny.Tiny()}))])
def test_tiny_itself_keeps_the_laws(add: Callable[[str], Start], variant: str) -> None:
    add("")
    start = next(v for v in variants({"tiny": tiny.Tiny()}) if str(v) == variant)
    for number in range(2):
        for group, laws in kit.GROUPS.items():
            run(start, number, kit.scaled(laws, 8), kit.AT_END[group])


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_caught(add: Callable[[str], Start], fault: str) -> None:
    breaks(add(fault), FAULTS[fault])


def test_every_fault_of_tiny_is_planted() -> None:
    source = tiny.__loader__.get_source(tiny.__name__)  # type: ignore[union-attr]
    assert all(f'"{fault}"' in source for fault in FAULTS)
    assert source.count("fault == ") + source.count("fault != ") >= len(FAULTS)


# --- faults of the kernel, planted into it ------------------------------------------------------------


def test_a_game_that_goes_on_and_on(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "MOST_ANSWERS", 300)
    with pytest.raises(LawBroken, match="games end"):
        run(add("a game goes on and on"), 0, {})


def arrivals(monkeypatch: pytest.MonkeyPatch, known: bool) -> None:
    """Answers that leave a trace of the order in which they came."""
    answer = Game.answer

    def traced(self: Game, seat: int, choice: Sequence[Item]) -> Any:
        told = answer(self, seat, choice)
        state: Any = self.state
        if known or len(self.pending) != self.seats - 1:
            state.arrived = (*state.arrived, seat)[-3:]
        return told

    monkeypatch.setattr(Game, "answer", traced)


def test_an_outcome_that_depends_on_who_answers_first(
    add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    arrivals(monkeypatch, known=True)
    breaks(add(""), kit.the_order_of_arrival_does_not_matter)


def test_an_answer_that_shows_before_all_have_answered(
    add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch
) -> None:
    arrivals(monkeypatch, known=True)
    breaks(add(""), kit.answers_wait_in_secret)


def test_a_question_shown_to_others(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    view = Game.view

    def loose(self: Game, seat: int | None) -> dict[str, Any]:
        return {**view(self, seat), "all": [question.data() for question in self.pending.values()]}

    monkeypatch.setattr(Game, "view", loose)
    breaks(add(""), kit.questions_are_for_the_asked)


def test_a_seat_that_answers_unasked(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Game.answer

    def lenient(self: Game, seat: int, choice: Sequence[Item]) -> Any:
        return [] if seat not in self.pending and seat in range(self.seats) else answer(self, seat, choice)

    monkeypatch.setattr(Game, "answer", lenient)
    breaks(add(""), kit.only_the_asked_may_answer)


def test_a_refused_answer_that_changes_the_game(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    answer = Game.answer

    def careless(self: Game, seat: int, choice: Sequence[Item]) -> Any:
        try:
            return answer(self, seat, choice)
        except Refused:
            self.state.chance.used += 1
            raise

    monkeypatch.setattr(Game, "answer", careless)
    breaks(add(""), kit.what_is_not_listed_is_refused)


def test_an_error_that_is_no_refusal(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = Question.refuse

    def hasty(self: Question, choice: Sequence[Item]) -> Any:
        return refuse(self, sorted(choice))

    monkeypatch.setattr(Question, "refuse", hasty)
    breaks(add(""), kit.what_is_not_listed_is_refused)


def test_an_undo_that_goes_too_far(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Game.undo

    def greedy(self: Game, seat: int) -> int:
        n = undo(self, seat)
        record = self.record()
        earlier = orrery.replay({**record, "answers": record["answers"][:-1]})
        for slot in Game.__slots__:
            setattr(self, slot, getattr(earlier, slot))
        return n + 1

    monkeypatch.setattr(Game, "undo", greedy)
    breaks(add(""), kit.undo_goes_back_where_it_says)


def test_a_reveal_that_is_no_news(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tiny.Played, "learns", None)
    breaks(add(""), kit.undo_takes_back_no_knowledge)


def test_an_undo_that_takes_back_too_little(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    undo = Game.undo
    monkeypatch.setattr(Game, "undo", lambda self, seat: undo(self, seat) + 1)
    breaks(add(""), kit.undo_goes_back_where_it_says)


def test_an_earlier_copy_that_changes_late(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    start = add("")
    first: list[Any] = []

    def spoilt(place: course.Course) -> None:
        if place.past and not place.game.pending:
            first.append(place.past[0][0])
            place.past[0][0].state.chance.used += 1

    with pytest.raises(LawBroken) as caught:
        run(start, 0, {kit.a_copy_is_apart: 0.5, spoilt: 1}, (kit.earlier_copies_are_untouched,))
    assert first
    assert caught.value.law == "earlier copies are untouched"


def test_another_world_that_cannot_be_played(add: Callable[[str], Start], monkeypatch: pytest.MonkeyPatch) -> None:
    resample = tiny.Tiny.resample

    def without_a_deck(self: tiny.Tiny, g: Any, seat: int | None, rng: Any) -> None:
        resample(self, g, seat, rng)
        g.deck = (*g.deck[:-1], None)

    monkeypatch.setattr(tiny.Tiny, "resample", without_a_deck)
    breaks(add(""), kit.other_worlds_play_on)


# --- the same in a real title -------------------------------------------------------------------------


@pytest.fixture
def race() -> Start:
    return next(v for v in variants() if v.title == "race" and v.seats == 2)


def state_of(name: str) -> Any:
    return orrery.titles()[name].state


def test_race_with_a_card_doubled(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    take = state_of("race").take

    def twice(self: Any, n: int) -> Any:
        deck = self.deck
        taken = take(self, n)
        if self.round == 2:
            self.deck = deck
        return taken

    monkeypatch.setattr(state_of("race"), "take", twice)
    breaks(race, kit.nothing_is_wrong)


def test_race_with_a_hand_in_a_view(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    player = type(race("1").state.players[0])  # type: ignore[attr-defined]
    view = player.view
    monkeypatch.setattr(player, "view", lambda self, seat, owner=None: view(self, owner, owner))
    breaks(race, kit.other_worlds_look_the_same)


def test_race_with_a_seed_in_an_event(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    tell = state_of("race").tell

    def indiscreet(self: Any, event: Any) -> None:
        if hasattr(event, "phase"):
            event.phase += self.chance.seed
        tell(self, event)

    monkeypatch.setattr(state_of("race"), "tell", indiscreet)
    breaks(race, kit.views_hold_no_chance)


def test_race_with_players_shared_by_copies(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    copy = state_of("race").copy

    def shallow(self: Any) -> Any:
        new = copy(self)
        new.players = self.players
        return new

    monkeypatch.setattr(state_of("race"), "copy", shallow)
    breaks(race, kit.a_copy_is_apart)


def test_race_with_a_question_without_a_legal_choice(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    choices = Question.choices

    def none_left(self: Question) -> Any:
        return iter(()) if self.kind == "pay" else choices(self)

    monkeypatch.setattr(Question, "choices", none_left)
    breaks(race, kit.nobody_is_asked_in_vain)


def test_race_with_draws_that_are_no_news(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    drew = next(event for event in orrery.titles()["race"].events if event.name == "drew")
    monkeypatch.setattr(drew, "learns", None)
    breaks(race, kit.undo_takes_back_no_knowledge)


def test_race_with_a_resample_that_does_nothing(race: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(orrery.titles()["race"]), "resample", lambda self, g, seat, rng: None)
    breaks(race, kit.other_worlds_are_other)
