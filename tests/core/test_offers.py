"""Standing offers: armed and withdrawn at will, carried out at once when possible, no move of their own."""

from __future__ import annotations

import pytest

from orrery import Game, Refused
from orrery.core.game import load, replay, start
from orrery.core.offers import split, wish
from tests.server.trivial import BoastsTitle

BOASTS = BoastsTitle()


def game() -> Game:
    return start(BOASTS, 2, BOASTS.settle_options(2, {"rounds": 30}), {"seed": "1"})


def bid(game: Game, seat: int, *wishes: str) -> None:
    """The highest coin of seat 0, the lowest of seat 1; nothing is kept."""
    question = game.pending[seat]
    coin = (max if seat == 0 else min)(question.items)
    game.answer(seat, ((coin,) if question.least else ()) + wishes)


def won(*wishes: str) -> Game:
    """A round that seat 0 wins; the wishes travel with the answer of the other."""
    played = game()
    bid(played, 1, *wishes)
    bid(played, 0)
    assert played.view(None)["table"]["players"][0]["points"] == 1
    return played


def boasted(game: Game) -> list[int]:
    return [event["who"] for event in game.events(None) if event["event"] == "boasted"]


def test_what_is_armed_happens_as_soon_as_it_can() -> None:
    assert boasted(won(wish(0, ["boast"]))) == [0]
    assert boasted(won()) == []
    assert boasted(won(wish(0, ["boast"]), wish(0, []))) == [], "the later wish counts"


def test_only_the_owner_sees_what_is_open_and_what_is_armed() -> None:
    played = game()
    bid(played, 1, wish(0, ["boast"]))
    assert (played.view(0)["offers"], played.view(0)["armed"]) == (["boast"], ["boast"])
    assert played.view(1)["armed"] == []
    assert not {"offers", "armed"} & set(played.view(None))
    assert played.answers == 1


def test_records_saves_and_undo_need_not_know_of_it() -> None:
    played = won(wish(0, ["boast"]))
    assert replay(BOASTS, played.record()).fingerprint() == played.fingerprint()
    assert load(BOASTS, played.save()).fingerprint() == played.fingerprint()
    before = game()
    bid(before, 1, wish(0, ["boast"]))
    assert before.undo(1) == 1
    assert before.fingerprint() == game().fingerprint()


def test_what_is_open_no_more_is_armed_no_more() -> None:
    played = won(wish(0, ["boast"]))
    seat = next(iter(played.pending))
    bid(played, seat, wish(0, ["boast"]))
    assert "offers" not in played.view(0)
    assert boasted(played) == [0]


@pytest.mark.parametrize(
    "nonsense", ["standing:", "standing:0", "standing:x:boast", "standing:-1:boast", "standing:9:"]
)
def test_what_is_no_wish_is_refused_and_changes_nothing(nonsense: str) -> None:
    played = game()
    before = played.fingerprint()
    with pytest.raises(Refused):
        bid(played, 1, nonsense)
    assert (played.fingerprint(), played.answers) == (before, 0)


def test_an_answer_without_wishes_is_itself() -> None:
    choice = ("standing", 3)
    assert split(choice) == (choice, ())
    assert split(("a", "standing:1:b,c")) == (["a"], ("standing:1:b,c",))
