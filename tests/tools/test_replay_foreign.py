"""`tools/replay_foreign.py`: what is the same is found the same, and every difference is found."""

from __future__ import annotations

import gzip
import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import orrery
from tools import replay_foreign
from tools.foreign.compare import Difference
from tools.foreign.replay import replay

Trace = dict[str, Any]
Plant = Callable[[Trace], None]

SAMPLE = Path(__file__).with_name("foreign_sample.jsonl.gz")
LINES = gzip.decompress(SAMPLE.read_bytes()).decode().splitlines()
STANDARD, EXPERT = 0, 1


def events(trace: Trace) -> Iterator[Trace]:
    for round in trace["rounds"]:
        for phase in round["phases"]:
            yield from phase["events"]


def first(trace: Trace, e: str, **fields: Any) -> Trace:
    """The first event of a kind."""
    return next(ev for ev in events(trace) if ev["e"] == e and all(ev.get(k) == v for k, v in fields.items()))


def ask(trace: Trace, kind: str, least: int = 0) -> Trace:
    """The first question of a kind, with at least so many options."""
    asked: Iterator[Trace] = (event for event in events(trace) if event["e"] == "ask" and event["t"] == kind)
    return next(event for event in asked if len(event.get("opts") or event.get("plans") or ()) >= least)


def state(trace: Trace, round: int = 2) -> Trace:
    """What a seat has after the last phase of a round."""
    found: Trace = trace["rounds"][round]["phases"][-1]["state"][1]
    return found


def with_goods(trace: Trace) -> Trace:
    phases = (phase for round in trace["rounds"] for phase in round["phases"])
    return next(seat["goods"] for phase in phases for seat in phase["state"] if seat["goods"])


def swap(values: list[Any], i: int, j: int) -> None:
    assert values[i] != values[j]
    values[i], values[j] = values[j], values[i]


def other(trace: Trace, name: str) -> str:
    """Another card."""
    cards: list[str] = trace["draw_order"]
    return next(card for card in cards if card != name)


def rename(holder: Any, key: Any) -> Plant:
    def plant(trace: Trace) -> None:
        place = holder(trace)
        place[key] = other(trace, place[key])

    return plant


def put(holder: Callable[[Trace], Any], key: Any, value: Any) -> Plant:
    def plant(trace: Trace) -> None:
        place = holder(trace)
        assert key not in place or place[key] != value or type(place[key]) is not type(value)
        place[key] = value

    return plant


def add(holder: Callable[[Trace], Any], key: Any, n: int = 1) -> Plant:
    def plant(trace: Trace) -> None:
        holder(trace)[key] += n

    return plant


def drop(holder: Callable[[Trace], list[Any]], index: int = 0) -> Plant:
    def plant(trace: Trace) -> None:
        del holder(trace)[index]

    return plant


def another_answer(trace: Trace) -> None:
    asked = ask(trace, "trade", 2)
    asked["ans"] = next(world for world in asked["opts"] if world != asked["ans"])


def another_action(trace: Trace) -> None:
    asked = ask(trace, "action")
    asked["ans"] = ["Explore+5" if asked["ans"] != ["Explore+5"] else "Develop"]


def another_goods_order(trace: Trace) -> None:
    """The cards under two worlds, exchanged."""
    for round in trace["rounds"]:
        for phase in round["phases"]:
            goods = [event for event in phase["events"] if event["e"] == "good"]
            if len(goods) > 1 and goods[0]["c"] != goods[1]["c"]:
                goods[0]["c"], goods[1]["c"] = goods[1]["c"], goods[0]["c"]
                return


def discards_exchanged(trace: Trace) -> None:
    for round in trace["rounds"]:
        for phase in round["phases"]:
            hand = [i for i, event in enumerate(phase["events"]) if event["e"] == "discard"]
            for i in hand:
                if i + 1 in hand and phase["events"][i] != phase["events"][i + 1]:
                    swap(phase["events"], i, i + 1)
                    return


def uses_exchanged(trace: Trace) -> None:
    used = [event for event in events(trace) if event["e"] == "use" and event["k"] == "produce"]
    a, b = next((a, b) for a in used for b in used if a["power"] != b["power"] and a["p"] == b["p"])
    a["power"], b["power"] = b["power"], a["power"]


def phase_of(name: str) -> Callable[[Trace], Any]:
    return lambda t: next(p for round in t["rounds"] for p in round["phases"] if p["phase"] == name)


# What is planted, in which game, and a part of what must be said about it.
PLANTS: dict[str, tuple[int, Plant, str]] = {
    # questions
    "an option to place": (0, rename(lambda t: ask(t, "place", 2)["opts"], 0), "opts"),
    "an option too many": (0, lambda t: ask(t, "place", 1)["opts"].append(ask(t, "place", 1)["opts"][0]), "opts"),
    "an option too few": (0, drop(lambda t: ask(t, "place", 2)["opts"]), "opts"),
    "an option to discard": (0, rename(lambda t: ask(t, "discard")["opts"], 0), "opts"),
    "an option to discard at the start": (1, rename(lambda t: t["setup"]["events"][0]["opts"], 0), "setup"),
    "a power to consume": (0, drop(lambda t: ask(t, "consume", 2)["opts"]), "opts"),
    "a power's text": (0, put(lambda t: ask(t, "consume")["opts"][0], "txt", "4:DRAW:7:0"), "txt"),
    "a power's index": (0, add(lambda t: ask(t, "consume")["opts"][0], "i"), "i"),
    "optional": (0, put(lambda t: ask(t, "consume", 2), "optional", True), "optional"),
    "a good to consume": (0, rename(lambda t: ask(t, "good", 1)["opts"], 0), "opts"),
    "the least number of goods": (0, add(lambda t: ask(t, "good"), "min", -1), "min"),
    "the greatest number of goods": (0, add(lambda t: ask(t, "good"), "max"), "max"),
    "the number to discard": (0, add(lambda t: ask(t, "discard"), "n"), ", n:"),
    "why to discard": (0, put(lambda t: ask(t, "discard"), "why", "limit"), "why"),
    "the most cards to sell": (0, add(lambda t: ask(t, "consume_hand"), "max"), "max"),
    "even": (0, put(lambda t: ask(t, "consume_hand"), "even", True), "even"),
    "a lucky number on offer": (0, drop(lambda t: ask(t, "lucky")["opts"], 6), "opts"),
    "a windfall world on offer": (0, rename(lambda t: ask(t, "windfall")["opts"], 0), "opts"),
    "a plan's cost": (0, add(lambda t: ask(t, "pay")["plans"][0], "cost"), "plans"),
    "a plan's use": (1, put(lambda t: ask(t, "pay", 2)["plans"][0], "use", ["Colony Ship", "Drop Ships"]), "plans"),
    "a plan too few": (1, drop(lambda t: ask(t, "pay", 2)["plans"]), "plans"),
    "what is paid for": (0, rename(lambda t: ask(t, "pay"), "card"), "card"),
    "a trade value": (0, add(lambda t: ask(t, "trade")["value"], 0), "value"),
    "trade values exchanged": (0, lambda t: swap(ask(t, "trade", 2)["value"], 0, 1), "value"),
    "no_bonus": (0, put(lambda t: ask(t, "trade"), "no_bonus", True), "no_bonus"),
    "who is asked": (0, put(lambda t: ask(t, "place"), "p", 1), "round"),
    "a question too few": (0, drop(lambda t: phase_of("Explore")(t)["events"], -3), "Explore"),
    "a question of an unknown type": (0, put(lambda t: ask(t, "place"), "t", "ponder"), "ponder"),
    # answers
    "an action": (0, another_action, "round 1, actions"),
    "an unknown action": (0, put(lambda t: ask(t, "action"), "ans", ["Rest"]), "Rest"),
    "a world sold": (0, another_answer, "Consume"),
    "a card paid": (
        0,
        rename(lambda t: next(e for e in events(t) if e.get("t") == "pay" and e["ans"])["ans"], 0),
        "pay",
    ),
    "a power used to pay": (1, put(lambda t: first(t, "ask", t="pay"), "used", ["Colony Ship"]), "Settle, pay"),
    "a number named": (0, put(lambda t: ask(t, "lucky"), "ans", 8), "Consume"),
    "no answer": (0, lambda t: ask(t, "place").pop("ans"), "ans"),
    # events
    "a card drawn": (0, rename(lambda t: first(t, "draw"), "c"), ", c:"),
    "a good's card": (0, rename(lambda t: first(t, "good"), "c"), ", c:"),
    "goods exchanged": (0, another_goods_order, ", c:"),
    "a good's world": (0, rename(lambda t: first(t, "good"), "w"), ", w:"),
    "a card placed": (0, rename(lambda t: first(t, "place"), "c"), ", c:"),
    "a discard": (0, rename(lambda t: first(t, "discard"), "c"), ", c:"),
    "where a discard came from": (0, put(lambda t: first(t, "discard"), "from", "tableau"), "from"),
    "discards exchanged": (0, discards_exchanged, "discard of seat"),
    "a spent good's card": (0, rename(lambda t: first(t, "discard", **{"from": "good"}), "c"), ", c:"),
    "chips won": (0, add(lambda t: first(t, "vp"), "n"), ", n:"),
    "a power that produced": (0, uses_exchanged, "Produce"),
    "a flip": (0, rename(lambda t: first(t, "flip"), "c"), ", c:"),
    "a shuffle's size": (0, add(lambda t: first(t, "shuffle"), "n"), ", n:"),
    "an event too many": (0, lambda t: phase_of("Settle")(t)["events"].append({"e": "vp", "p": 0, "n": 1}), "vp"),
    "an unknown event": (0, lambda t: phase_of("Settle")(t)["events"].append({"e": "dance", "p": 0}), "dance"),
    # states
    "a hand": (0, rename(lambda t: state(t)["hand"], 0), "hand"),
    "a tableau's order": (0, lambda t: swap(state(t, -1)["tableau"], 0, 1), "tableau"),
    "a good": (0, lambda t: with_goods(t).clear(), "goods"),
    "the card of a good": (0, lambda t: with_goods(t).update(dict.fromkeys(with_goods(t), "Old Earth")), "goods"),
    "a chip count": (0, add(lambda t: state(t), "vp"), "vp"),
    "a military number": (0, add(lambda t: state(t), "mil"), "mil"),
    "a score": (0, add(lambda t: state(t), "score"), "score"),
    "a score after the set-up": (0, add(lambda t: t["setup"]["state"][0], "score"), "setup"),
    "a number that is a text": (0, put(lambda t: state(t), "mil", "0"), "mil"),
    "a phase's name": (0, put(lambda t: t["rounds"][0]["phases"][1], "phase", "Settle2"), "phase"),
    "a phase too few": (0, drop(lambda t: t["rounds"][0]["phases"], 1), "round 1"),
    # rounds
    "the actions of a round": (1, lambda t: t["rounds"][1]["actions"][0].reverse(), "actions"),
    "a round's number": (0, add(lambda t: t["rounds"][3], "round"), "round"),
    "a round too few": (0, drop(lambda t: t["rounds"], 4), "round"),
    "the pool": (0, add(lambda t: t["rounds"][3]["end"], "vp_pool"), "vp_pool"),
    "the size of the deck": (0, add(lambda t: t["rounds"][3]["end"], "deck_n"), "deck_n"),
    "the size of the discard pile": (0, add(lambda t: t["rounds"][3]["end"], "discard_n"), "discard_n"),
    "the deck": (0, rename(lambda t: t["rounds"][3]["end"]["deck"], 5), "deck"),
    "the discard pile": (0, rename(lambda t: t["rounds"][3]["end"]["discard"], 1), "discard"),
    "the hand at the end of a round": (0, rename(lambda t: t["rounds"][3]["end"]["players"][0]["hand"], 0), "hand"),
    # chance
    "a draw": (0, rename(lambda t: t["draw_order"], 40), "script"),
    "two draws exchanged": (0, lambda t: swap(t["draw_order"], 40, 41), "round"),
    "two cards of the deal exchanged": (0, lambda t: swap(t["draw_order"], 1, 2), "draw_order"),
    "when the pile was shuffled": (0, add(lambda t: t["shuffles_after_draw"], 0), "script"),
    "a shuffle too many": (0, lambda t: t["shuffles_after_draw"].append(len(t["draw_order"])), "script"),
    "a card that is none": (0, put(lambda t: t["draw_order"], 40, "Death Star"), "Death Star"),
    "a card with another spelling": (0, put(lambda t: state(t)["hand"], 0, "NEW SPARTA"), "NEW SPARTA"),
    # set-up
    "a start world": (0, lambda t: swap(t["setup"]["start_worlds"], 0, 1), "setup"),
    "a start good": (0, put(lambda t: t["setup"]["start_goods"], 0, "Gem World"), "draw_order"),
    "a dealt card": (0, lambda t: swap(t["setup"]["deal"][0], 0, 1), "draw_order"),
    # the end
    "a final score": (0, add(lambda t: t["final"]["scores"], 0), "scores"),
    "the winners": (0, put(lambda t: t["final"], "winners", [0, 1]), "winners"),
    "final chips": (0, add(lambda t: t["final"]["vp_chips"], 1), "vp_chips"),
    "the tie-break": (0, add(lambda t: t["final"]["tiebreak"], 1), "tiebreak"),
    "the number of rounds": (0, add(lambda t: t["final"], "rounds"), "rounds"),
    "the reason of the end": (0, put(lambda t: t["final"], "end", ["30 rounds"]), "end"),
    # what a trace says of itself, and unknown keys everywhere
    "another expansion": (0, put(lambda t: t, "expansion", "The Gathering Storm"), "expansion"),
    "another variant": (1, put(lambda t: t, "advanced", False), "round 1"),
    "a seat too many": (0, put(lambda t: t, "players", 3), "seats"),
    "an unknown key of a game": (0, put(lambda t: t, "mood", 1), "mood"),
    "an unknown key of the set-up": (0, put(lambda t: t["setup"], "mood", 1), "mood"),
    "an unknown key of a round": (0, put(lambda t: t["rounds"][2], "mood", 1), "mood"),
    "an unknown key of a round's end": (0, put(lambda t: t["rounds"][2]["end"], "mood", 1), "mood"),
    "an unknown key of a phase": (0, put(lambda t: t["rounds"][2]["phases"][0], "mood", 1), "mood"),
    "an unknown key of a state": (0, put(lambda t: state(t), "mood", 1), "mood"),
    "an unknown key of an event": (0, put(lambda t: first(t, "draw"), "mood", 1), "mood"),
    "an unknown key of a question": (0, put(lambda t: ask(t, "good"), "mood", 1), "mood"),
    "an unknown key of a plan": (0, put(lambda t: ask(t, "pay")["plans"][0], "mood", 1), "mood"),
    "an unknown key of the end": (0, put(lambda t: t["final"], "mood", 1), "mood"),
    "a missing part": (0, lambda t: t.pop("final"), "final"),
    "a missing state": (0, lambda t: t["rounds"][2]["phases"][0].pop("state"), "round 3"),
    "a part of another shape": (0, put(lambda t: t["rounds"][2], "phases", 7), "round 3"),
}


def test_the_sample_replays_exactly(capsys: pytest.CaptureFixture[str]) -> None:
    assert replay_foreign.main([str(SAMPLE)]) == 0
    assert capsys.readouterr().out == "foreign_sample.jsonl.gz: 2 of 2 games replay exactly.\n"


def test_it_runs_from_anywhere_and_reads_plain_files(tmp_path: Path) -> None:
    plain = tmp_path / "plain.jsonl"
    plain.write_text("\n".join(LINES), encoding="utf-8")
    command = [sys.executable, replay_foreign.__file__, str(plain), str(SAMPLE)]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.splitlines()[-1] == "4 of 4 games replay exactly."


@pytest.mark.parametrize("name", PLANTS)
def test_a_planted_difference_is_reported(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, plant, said = PLANTS[name]
    traces = [json.loads(line) for line in LINES]
    plant(traces[game])
    assert json.dumps(traces[game]) != json.dumps(json.loads(LINES[game]))
    path = tmp_path / "planted.jsonl"
    path.write_text("\n".join(json.dumps(trace) for trace in traces), encoding="utf-8")
    assert replay_foreign.main([str(path)]) == 1
    head, difference = capsys.readouterr().out.splitlines()
    assert head == "planted.jsonl: 1 of 2 games replay exactly."
    assert difference.startswith(f"  game {traces[game]['game']}: ")
    assert said in difference
    assert len(difference) < 1500


# --- all that the format holds ------------------------------------------------------------------------

Place = tuple[str | int, ...]
RUN_ONLY = ("source", "game", "seed", "seats", "format")


def places(value: Any, here: Place = ()) -> Iterator[tuple[Place, Any]]:
    """Every single value of a trace, and where it is."""
    if isinstance(value, dict):
        for key in value:
            yield from places(value[key], (*here, key))
    elif isinstance(value, list):
        for i, inner in enumerate(value):
            yield from places(inner, (*here, i))
    else:
        yield here, value


def sort_of(trace: Trace, place: Place) -> tuple[Any, ...]:
    """Places of one sort: the same but for positions, in events of the same kind."""
    names: list[Any] = []
    holder: Any = trace
    for key in place:
        names += [key if isinstance(key, str) and key not in trace["draw_order"] else "*"]
        holder = holder[key]
        if isinstance(holder, dict):
            names += [holder.get("e"), holder.get("t")]
    return tuple(names)


def is_missed_guess(trace: Trace, place: Place) -> bool:
    """A number named in vain could as well have been another: nothing else in a trace depends on it."""
    holder: Any = trace
    for key in place[:-1]:
        holder = holder[key]
    return isinstance(holder, dict) and holder.get("t") == "lucky" and place[-1] == "ans"


def one_of_each_sort() -> dict[str, tuple[int, Place]]:
    found: dict[tuple[Any, ...], tuple[int, Place]] = {}
    for game, line in enumerate(LINES):
        trace = json.loads(line)
        for place, _ in places(trace):
            if place[0] not in RUN_ONLY and not is_missed_guess(trace, place):
                found.setdefault(sort_of(trace, place), (game, place))
    return {f"{game} {' '.join(map(str, place))}": (game, place) for game, place in found.values()}


SORTS = one_of_each_sort()


def test_there_are_many_sorts_of_values() -> None:
    assert len(SORTS) > 150


@pytest.mark.parametrize("name", SORTS)
def test_no_value_can_change_unseen(name: str) -> None:
    game, place = SORTS[name]
    trace = json.loads(LINES[game])
    *path, last = place
    holder = trace
    for key in path:
        holder = holder[key]
    value = holder[last]
    if isinstance(value, bool):
        holder[last] = not value
    elif isinstance(value, int):
        holder[last] = value + 1
    else:
        holder[last] = other(trace, value)
    with pytest.raises(Difference):
        replay(trace)


# --- input that cannot be read ------------------------------------------------------------------------

UNREADABLE = {
    "a broken gzip file": (SAMPLE.read_bytes()[:4000], "broken gzip"),
    "a gzip file of garbage": (b"\x1f\x8b" + b"garbage" * 9, "broken gzip"),
    "broken JSON": ((LINES[0][:-9] + "\n").encode(), "line 1 is not JSON"),
    "a broken second line": (f"{LINES[0]}\n{{".encode(), "line 2 is not JSON"),
    "no object": (b"[1, 2]\n", "line 1 is not a game"),
    "a key twice": (b'{"format": 1, "format": 1}\n', "a key twice"),
    "another format": (json.dumps({**json.loads(LINES[0]), "format": 2}).encode(), "of format 2"),
    "a format that is true": (b'{"format": true}\n', "of format True"),
    "no format": (b"{}\n", "of format None"),
    "nothing": (b"\n\n", "holds no game"),
    "no text": (b"\xff\xfe\x00", "UTF-8"),
    "too deep": (b"[" * 100_000, "line 1 is not JSON"),
}


@pytest.mark.parametrize("name", UNREADABLE)
def test_what_cannot_be_read_is_told_in_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    content, said = UNREADABLE[name]
    path = tmp_path / "input.jsonl.gz"
    path.write_bytes(content)
    assert replay_foreign.main([str(SAMPLE), str(path)]) == 2
    told = capsys.readouterr().err
    assert told.startswith(str(path))
    assert said in told
    assert told.endswith(".\n")
    assert told.count("\n") == 1


@pytest.mark.parametrize("name", ["missing.jsonl", "."])
def test_a_file_that_is_none_is_told_in_one_sentence(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay_foreign.main([str(tmp_path / name)]) == 2
    told = capsys.readouterr().err
    assert "cannot be read" in told
    assert told.count("\n") == 1


def test_a_wrong_command_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        replay_foreign.main([])
    assert left.value.code == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_hit_with_the_last_card_of_the_pile_is_a_draw() -> None:
    """Only a miss is revealed before the shuffle. The trace ends with the phase of the hit, the same up to there."""
    line = gzip.decompress(SAMPLE.with_name("foreign_last_card.jsonl.gz").read_bytes())
    with pytest.raises(Difference, match="the trace has nothing") as found:
        replay(json.loads(line))
    assert found.value.where == "round 13, phase 3"


# --- what else it does --------------------------------------------------------------------------------


def test_it_keeps_games_in_our_own_format(tmp_path: Path) -> None:
    assert replay_foreign.main([str(SAMPLE), "--write", str(tmp_path)]) == 0
    lines = (tmp_path / "foreign_sample.jsonl").read_text(encoding="utf-8").splitlines()
    for line, trace in zip(lines, map(json.loads, LINES), strict=True):
        record = json.loads(line)
        expect = record.pop("expect")
        game = orrery.replay(record)
        assert game.result is not None
        assert list(game.result.scores) == expect["scores"] == trace["final"]["scores"]
        assert list(game.result.winners) == expect["winners"] == trace["final"]["winners"]
        assert game.fingerprint() == expect["fingerprint"]
        assert [end["pool"] for end in expect["rounds"]] == [round["end"]["vp_pool"] for round in trace["rounds"]]


def test_it_keeps_nothing_of_a_file_that_differs(tmp_path: Path) -> None:
    path = tmp_path / "planted.jsonl"
    trace = json.loads(LINES[0])
    trace["final"]["scores"][0] += 1
    path.write_text(json.dumps(trace), encoding="utf-8")
    assert replay_foreign.main([str(path), "--write", str(tmp_path / "kept")]) == 1
    assert not (tmp_path / "kept").exists()


def test_a_folder_that_cannot_be_written_is_told_in_one_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert replay_foreign.main([str(SAMPLE), "--write", str(tmp_path / "file")]) == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_a_terminal_sees_how_far_it_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert replay_foreign.main([str(SAMPLE)]) == 0
    told = capsys.readouterr()
    assert "1/2" in told.err
    assert told.out == "foreign_sample.jsonl.gz: 2 of 2 games replay exactly.\n"
