"""Standing orders in the terminal: listed, given and taken back by number; what they answer is not asked."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

import orrery
from orrery.terminal.session import PERSON
from tests.cli.kit import Typist, call, numbers
from tests.games.galactica.table import seat, table
from tests.words.typography import faults


class Asked(Typist):
    """Somebody who types these lines, then answers at random, and remembers what was asked. `stop`: after so many."""

    def __init__(
        self, game: orrery.Game, players: tuple[str | None, ...], *typed: str, stop: int | None = None
    ) -> None:
        first = list(typed)

        def between(n: int) -> str | None:
            return first.pop(0) if first else "quit" if n == stop else None

        super().__init__("en", game, players, between)
        self.kinds: Counter[str] = Counter()
        self.steps: Counter[str] = Counter()

    def _next(self) -> str | None:
        question = self.session.game.pending.get(PERSON)
        if question is not None:
            self.kinds[question.kind] += 1
            self.steps[str(question.about.get("step"))] += 1
        return super()._next()


def said(game: orrery.Game, *typed: str, lang: str = "en") -> list[str]:
    """What is shown after all of this was typed at one question."""
    lines = [*typed, "quit"]
    typist = Typist(lang, game, (None, *["random"] * (game.seats - 1)), lambda n: lines[n])
    shown = typist.play()
    return shown[shown.index(f"> {typed[0]}") :]


def check() -> orrery.Game:
    """Before the cards of a crisis' check: seat 0 is asked, and holds cards."""
    first = seat("laura_roslin", hand=["consolidate_power_1", "investigative_committee_3"])
    others = seat("saul_tigh"), seat("kara_thrace")
    return table(first, *others, phase="crisis", current=1, crisis_deck=["a_traitor_accused"]).game


@pytest.mark.parametrize(("lang", "command"), [("en", "orders"), ("fr", "consignes")])
def test_each_moment_and_what_was_ordered_for_it_is_listed(lang: str, command: str) -> None:
    shown = said(check(), command, f"{command} 1", f"{command} 1 3", command, f"{command} 1 0", command, lang=lang)
    first, _, chosen, taken_back = [
        next(line for line in shown[at:] if line.startswith("1. "))
        for at, line in enumerate(shown)
        if line in (f"> {command}", f"> {command} 1")
    ]
    rest = {"en": "Pass for the rest of this turn", "fr": "Passer jusqu’à la fin de ce tour"}[lang]
    assert rest in chosen
    assert first == taken_back != chosen
    assert [fault for line in shown if not line.startswith(">") for fault in faults(lang, line.strip())] == []


def test_orders_of_others_and_of_other_games_are_not_offered() -> None:
    """Blind Devotion is Tyrol's alone; Change of Plans needs Daybreak."""
    shown = "\n".join(said(check(), "orders"))
    assert "Blind Devotion" not in shown
    assert "check was passed" not in shown
    tyrol = table(seat("galen_tyrol"), phase="action", options={"daybreak": True}).game
    shown = "\n".join(said(tyrol, "orders"))
    assert "Blind Devotion" in shown
    assert "check was passed" in shown


def test_who_always_passes_is_asked_in_no_window() -> None:
    asked, silent = (
        Asked(orrery.new("galactica", 3, 3), (None, "random", "random"), *first, stop=120)
        for first in ((), ("orders 1 4",))
    )
    asked.play()
    silent.play()
    assert asked.kinds["react"] > 0
    assert silent.kinds["react"] == 0
    assert sum(silent.kinds.values()) > 20


def test_what_was_ordered_for_one_moment_goes_before_what_holds_for_all() -> None:
    """Although it was ordered later: the first order that fits is carried out."""
    game = table(seat("laura_roslin"), phase="action").game
    typist = Asked(game, (None, "random", "random"), "orders 1 4", "orders 2 2 2", "quit")
    typist.play()
    wishes = [order.wish for order in typist.session.slate.given()]
    assert [wish.about for wish in wishes] == [{"step": "before_cards"}, {"step": "before_cards"}, None]
    assert wishes[0].prefer is not None


def test_cards_are_named_for_a_check() -> None:
    shown = said(check(), "orders 3", "orders 3 3", "orders 3 3 3", "orders 3 3 1 1", "orders 3 4 2 1", "orders")
    assert any(re.search(r"1 Consolidate Power.*, 2 Investigative Committee", line) for line in shown)
    assert "The order is not complete: type “orders” and the number of the moment to see what it asks for." in shown
    assert "There is no 3 in the list." in shown
    assert "1 was given twice." in shown
    assert any(line.startswith("3. ") and line.endswith("(2)") for line in shown)
    game = check()
    Asked(game, (None, "random", "random"), "orders 3 3 1", stop=12).play()
    added = [event for event in game.events(0) if event["event"] == "contributed" and event["who"] == PERSON]
    assert added[0]["n"] == 1


def test_an_order_for_this_turn_is_dropped_when_it_is_over() -> None:
    """C3: dropped at T23, unless marked permanent."""
    game = table(seat("laura_roslin"), seat("saul_tigh"), seat("kara_thrace"), phase="action").game
    typist = Asked(game, (None, "random", "random"), "orders 2 1 turn", "orders 4 2", "orders", stop=60)
    shown = typist.play()
    listed = shown[shown.index("> orders") :]
    assert next(line for line in listed if line.startswith("2. ")).endswith("Always pass, until this turn is over")
    assert next(line for line in listed if line.startswith("4. ")).endswith(": Always pass")
    assert game.view(0)["table"]["turn"] > 1
    assert [order.void for order in typist.session.slate.given()] == ["facts", None]


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("orders 99", "There is no 99 in the list."),
        ("orders 1 9", "There is no 9 in the list."),
        ("orders 99 0", "There is no 99 in the list."),
        ("orders one", "“one” is neither a number of the list nor a command. “help” lists the commands."),
        ("orders 1 1 1", "That is more than the order asks for."),
        ("orders 3 2 1", "There is no 1 in the list."),
        ("orders 3 2 4", "There is no 4 in the list."),
        ("always", "Type “always” and an answer to the question, as in “always 2”."),
        ("always 9", "There is no 9 in the list."),
    ],
)
def test_what_makes_no_order_is_told(typed: str, why: str) -> None:
    assert said(check(), typed)[1] == why


def test_an_order_for_this_check_needs_a_check() -> None:
    game = table(seat("laura_roslin"), phase="action").game
    shown = said(game, "orders 3 1", "orders", lang="fr")
    assert "checks.0.source" in shown[1]
    assert "Me demander" in next(line for line in shown if line.startswith("3. "))


# --- always -------------------------------------------------------------------------------------------


def test_an_answer_for_good_is_not_asked_for_again() -> None:
    game = orrery.new("race", 2, 7)
    question = game.pending[PERSON]
    typist = Asked(game, (None, "random"), numbers(question, question.items[:2]), "always 1")
    shown = typist.play()
    assert game.result
    assert typist.kinds["action"] == 1
    assert shown.count("Which action do you choose?") == 1


def test_an_answer_for_good_is_listed_and_taken_back() -> None:
    game = orrery.new("race", 2, 7)
    question = game.pending[PERSON]
    typed = [numbers(question, question.items[:2]), "always 1", "orders", "orders 2 1", "orders 2 0", "orders"]
    listed, _, again = "\n".join(Asked(game, (None, "random"), *typed).play()).partition("> orders 2 0")
    line = next(line for line in listed.splitlines() if line.startswith("2. Whenever I have to "))
    assert "Explore" in line
    assert line not in again


def test_nothing_for_good_is_what_the_page_calls_passing() -> None:
    """At any table: to choose nothing, whatever is asked."""
    game = orrery.new("race", 2, 7)
    question = game.pending[PERSON]
    typist = Asked(game, (None, "random"), numbers(question, question.items[:2]), "orders 1 1")
    typist.play()
    assert game.result
    assert not {"develop", "settle"} & set(typist.kinds)


def test_after_an_undo_one_is_asked_oneself(tmp_path: Any) -> None:
    """Or the order would do again what was taken back."""
    position = {
        "players": [
            {"tableau": ["galactic_engineers", "old_earth", "asteroid_belt", "destroyed_world", "pre_sentient_race"]},
            {"tableau": ["new_sparta"]},
        ]
    }
    game = orrery.new("race", 2, 7, position=position)
    shown = Asked(game, (None, "random"), "7", "always 1", "undo", "hand", "quit").play()
    asked = [n for n, line in enumerate(shown) if line == "On which world do you make a good?"]
    assert shown.index("> undo") < asked[-1] < shown.index("> hand")


def test_both_are_in_the_list_of_commands() -> None:
    ran = call("play", "race", "--seed", 7, typed="help\n")
    assert [line for line in ran.lines if line.startswith(("orders:", "always:"))]


def led() -> orrery.Game:
    leader = seat("simon_oneill", location="cylon_fleet", motives=["end_the_chase", "savor_their_demise"])
    crew = seat("saul_tigh"), seat("laura_roslin"), seat("kara_thrace")
    return table(leader, *crew, phase="movement", damaged=["ftl_control"], options={"daybreak": True}).game


def test_a_leader_arms_a_motive_and_it_is_revealed_with_the_next_answer() -> None:
    """004 p.8: at any moment; nothing is asked for it."""
    (moment,) = [line for line in said(led(), "orders") if "My motive “End the Chase”" in line]
    game = led()
    shown = said(game, f"orders {moment.partition('.')[0]} 1", "1")
    assert any("End the Chase" in line for line in shown[shown.index("> 1") :])
    assert game.view(PERSON)["table"]["players"][PERSON]["motives_shown"] == ["end_the_chase"]
    assert orrery.replay(game.record()).fingerprint() == game.fingerprint()
