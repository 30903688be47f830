"""Records: every field says who may see it; views, copies and saved data follow from the marks."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, ClassVar

import pytest

from orrery.core import record
from orrery.core.chance import Chance
from orrery.core.record import (
    Record,
    RecordType,
    hidden,
    hidden_record,
    is_plain,
    listed,
    private,
    public,
    records,
    tupled,
)
from orrery.core.state import State

Cards = tuple[str, ...]


class Side(Record):
    hand: Cards = private((), size="hand_size")
    secret: int = private(0)
    score: int = public(0)
    under: Cards = hidden(())


class Top(State):
    deck: Cards = hidden((), size="deck_size")
    players: tuple[Side, ...] = records(Side)
    shown: tuple[Any, ...] = public(())
    limit: ClassVar[int] = 10


def table() -> Top:
    sides = (Side(hand=("a", "b"), secret=4, score=1, under=("c",)), Side(hand=("d",), secret=5))
    top = Top(seats=2, chance=Chance(seed="s", used=3), deck=("e", "f", "g"), players=sides, shown=(1, ("x", None)))
    top.log = []
    return top


# --- marks --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("body", ["x: int", "x: int = 5", "x: list[int] = []", "y: int = public(1)\n    x: str = 'a'"])
def test_a_field_that_declares_nothing_fails_at_import(body: str) -> None:
    text = f"from orrery.core.record import Record, public\nclass Bad(Record):\n    {body}\n"
    with pytest.raises(TypeError, match=r"Bad\.x does not say who may see it"):
        exec(text, {"__name__": "bad"})


def test_so_does_a_field_of_an_event_or_a_state() -> None:
    for base, module in (("Event", "event"), ("State", "state")):
        text = f"from orrery.core.{module} import {base}\nclass Bad({base}):\n    x: int = 0\n"
        with pytest.raises(TypeError, match=r"Bad\.x"):
            exec(text, {"__name__": "bad"})


def later_python(monkeypatch: pytest.MonkeyPatch) -> None:
    """As Python 3.14 has it: the namespace of a class holds a function that tells its annotations, and not these."""

    def call(tells: Callable[[object], dict[str, object]], form: object) -> dict[str, str]:
        return {name: kind if isinstance(kind, str) else repr(kind) for name, kind in tells(form).items()}

    fake = SimpleNamespace(
        Format=SimpleNamespace(STRING="string"),
        get_annotate_from_class_namespace=lambda space: space.get("__annotate_func__"),
        call_annotate_function=call,
    )
    monkeypatch.setitem(sys.modules, "annotationlib", fake)
    monkeypatch.setattr(record, "LAZY", True)


def told(**fields: object) -> Callable[[object], dict[str, object]]:
    return lambda _form: fields


def test_where_annotations_are_told_by_a_function_fields_are_checked_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    later_python(monkeypatch)
    with pytest.raises(TypeError, match=r"Bad\.x does not say who may see it"):
        RecordType("Bad", (Record,), {"__annotate_func__": told(x=int), "x": 5})
    with pytest.raises(TypeError, match=r"Bad\.x does not say who may see it"):
        RecordType("Bad", (Record,), {"__annotate_func__": told(x=int)})
    space = {"__annotate_func__": told(x=int, most=ClassVar[int]), "x": private(1), "most": 3}
    made = RecordType("Good", (Record,), space)
    assert [*made.marks] == ["x"]
    assert made().view(None) == {}
    assert RecordType("None", (Record,), {}).marks == {}


def test_where_annotations_are_strings_they_stay_in_the_namespace(monkeypatch: pytest.MonkeyPatch) -> None:
    later_python(monkeypatch)
    assert [*RecordType("Good", (Record,), {"__annotations__": {"x": "int"}, "x": public(1)}).marks] == ["x"]


@pytest.mark.parametrize("future", ["", "from __future__ import annotations\n"])
def test_it_makes_no_difference_how_a_module_keeps_its_annotations(future: str) -> None:
    """On every Python that these tests run on."""
    text = f"{future}from orrery.core.record import Record, public\nclass Bad(Record):\n    x: Unknown = 5\n"
    with pytest.raises((TypeError, NameError), match=r"Bad\.x does not say|'Unknown' is not defined"):
        exec(compile(text, "bad", "exec", dont_inherit=True), {"__name__": "bad"})
    text = text.replace("Unknown = 5", "int = public(5)")
    space: dict[str, Any] = {"__name__": "good"}
    exec(compile(text, "good", "exec", dont_inherit=True), space)
    assert [*space["Bad"].marks] == ["x"]


def test_what_belongs_to_the_class_is_no_field() -> None:
    assert "limit" not in Top.marks
    assert Top.limit == 10


def test_fields_of_the_base_come_first() -> None:
    assert [*Top.marks][:2] == ["seats", "chance"]
    assert [*Top.marks][-3:] == ["deck", "players", "shown"]


def test_there_are_no_other_fields() -> None:
    with pytest.raises(AttributeError):
        table().other = 1  # type: ignore[attr-defined]


def test_a_field_without_a_default_must_be_given() -> None:
    with pytest.raises(TypeError):
        Top()
    assert Side() == Side(hand=(), secret=0, score=0, under=())


# --- views --------------------------------------------------------------------------------------------


def test_a_view_has_what_the_marks_say() -> None:
    top = table()
    own = {"hand": ["a", "b"], "hand_size": 2, "secret": 4, "score": 1}
    assert top.view(0)["players"] == [own, {"hand_size": 1, "score": 0}]
    assert top.view(1)["players"][0] == {"hand_size": 2, "score": 1}
    assert top.view(None)["players"] == [{"hand_size": 2, "score": 1}, {"hand_size": 1, "score": 0}]
    for seat in (0, 1, None):
        view = top.view(seat)
        assert view["deck_size"] == 3
        assert view["shown"] == [1, ["x", None]]
        assert not {"deck", "chance", "learned", "under"} & set(view)


def test_a_view_is_made_anew_each_time() -> None:
    top = table()
    top.view(0)["shown"].append(2)
    top.view(0)["players"][0]["hand"].clear()
    assert top.view(0)["shown"] == [1, ["x", None]]
    assert top.players[0].hand == ("a", "b")


@pytest.mark.parametrize("seat", [0, 1, None])
def test_a_view_reads_back_as_the_masked_record(seat: int | None) -> None:
    top = table()
    assert Top.read(top.view(seat)) == top.masked(seat)


def test_a_masked_record_has_blanks_of_the_right_number() -> None:
    masked: Any = table().masked(1)
    assert masked.deck == (None, None, None)
    assert masked.players[0].hand == (None, None)
    assert masked.players[0].secret == 0
    assert masked.players[0].under == ()
    assert masked.players[1].hand == ("d",)
    assert masked.chance == Chance()
    assert masked.log == []
    nobody: Any = table().masked(None)
    assert nobody.players[1].hand == (None,)


def test_masking_leaves_the_original() -> None:
    top = table()
    before = top.dump()
    top.masked(0)
    assert top.dump() == before


# --- copies, saved data -------------------------------------------------------------------------------


def test_a_copy_is_apart() -> None:
    top = table()
    copy = top.copy()
    assert copy == top
    copy.players[0].hand += ("z",)
    copy.chance.used = 9
    copy.deck = ()
    assert top.players[0].hand == ("a", "b")
    assert top.chance.used == 3
    assert top != copy


def test_dump_and_restore() -> None:
    import json

    top = table()
    data = json.loads(json.dumps(top.dump()))
    assert data == top.dump()
    assert Top.restore(data) == top
    assert data["chance"] == {"seed": "s", "used": 3, "script": []}
    assert data["players"][1]["hand"] == ["d"]


def test_equal_means_equal_in_kind() -> None:
    class Other(Record):
        hand: Cards = private((), size="hand_size")
        secret: int = private(0)
        score: int = public(0)
        under: Cards = hidden(())

    assert Side() != Other()
    assert Side() != "Side"
    assert "secret=4" in repr(table())
    with pytest.raises(TypeError):
        hash(Side())


# --- what a state may hold ----------------------------------------------------------------------------


def test_lists_objects_and_the_like_are_faults() -> None:
    top = table()
    assert top.faults() == []
    top.shown = (1, [2])
    top.players[1].hand = ["d"]  # type: ignore[assignment]
    top.chance.script = ({},)
    wrong = " ".join(top.faults())
    assert "Top.shown" in wrong
    assert "Side.hand" in wrong
    assert "Chance.script" in wrong


@pytest.mark.parametrize("value", [1, -1, "", "a", True, None, (), (1, ("a", (None, False)))])
def test_plain(value: Any) -> None:
    assert is_plain(value)
    assert tupled(listed(value)) == value


@pytest.mark.parametrize("value", [1.5, [], {}, set(), object(), (1, [2]), b"", print, Side()])
def test_not_plain(value: Any) -> None:
    assert not is_plain(value)


class Holder(Record):
    inner: Side = hidden_record(Side)


def test_a_record_in_a_record_is_copied_saved_and_masked() -> None:
    holder = Holder(inner=Side(score=3))
    copy = holder.copy()
    copy.inner.score = 4
    assert holder.inner.score == 3
    assert Holder.restore(holder.dump()) == holder
    assert holder.view(0) == {}
    assert holder.masked(0).inner == Side()


# --- records that say whose they are, and fields that open --------------------------------------------


class Ship(Record):
    owner: int = public()
    revealed: bool = public(False)
    kind: str = private("", once="revealed")
    cargo: Cards = hidden((), size="cargo_size", once="revealed")


class Space(State):
    ships: tuple[Ship, ...] = records(Ship, owner="owner")


def space() -> Space:
    ships = (
        Ship(owner=1, kind="frigate", cargo=("ore",)),
        Ship(owner=1, revealed=True, kind="cruiser", cargo=("gas",)),
        Ship(owner=0, kind="decoy"),
    )
    new = Space(seats=2, chance=Chance(), ships=ships)
    new.log = []
    return new


@pytest.mark.parametrize(
    ("seat", "kinds"),
    [(0, [None, "cruiser", "decoy"]), (1, ["frigate", "cruiser", None]), (None, [None, "cruiser", None])],
)
def test_a_record_belongs_to_whom_it_says(seat: int | None, kinds: list[str | None]) -> None:
    assert [ship.get("kind") for ship in space().view(seat)["ships"]] == kinds


@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_hidden_opens_to_everybody(seat: int) -> None:
    seen = space().view(seat)["ships"]
    assert [(ship.get("cargo"), ship["cargo_size"]) for ship in seen] == [(None, 1), (["gas"], 1), (None, 0)]


@pytest.mark.parametrize("seat", [0, 1, None])
def test_the_masked_state_of_such_records_is_the_one_behind_the_view(seat: int | None) -> None:
    assert Space.read(space().view(seat)) == space().masked(seat)
    assert Space.restore(space().dump()) == space()


def test_a_field_opens_with_a_public_field_only() -> None:
    for once in ("nothing", "kind"):
        body = f"class Bad(Record):\n    kind: str = private('')\n    x: int = private(0, once={once!r})\n"
        with pytest.raises(TypeError, match="no public field"):
            exec(f"from orrery.core.record import Record, private\n{body}", {"__name__": "bad"})
