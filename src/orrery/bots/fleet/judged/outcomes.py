"""What answers to smaller questions are worth: the table as each leaves it, as far as can be told without play."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from orrery.bots.fleet.judged.answers import harmed, quick_answer
from orrery.bots.fleet.judged.outlook import Outlook, Parts
from orrery.bots.fleet.setting import prepare
from orrery.core.question import Choice, Question
from orrery.games.fleet.dice import without
from orrery.games.fleet.state import LOST, Fleet

Outcome = Callable[[Fleet, Question, Choice], None]
"""Makes of a table what an answer makes of it."""
MANY = 40


def outcomes(g: Fleet, question: Question, outlook: Outlook, rng: Random) -> list[tuple[Choice, Parts]]:
    effect = EFFECTS.get(question.kind)
    if effect is None:
        prepared = prepare(g, question, rng)
        choice = quick_answer(g, question) if prepared is None else prepared
        return [(choice, outlook.parts(g))]
    found = []
    for choice in question.choices():
        after = g.copy()
        after.log = []
        effect(after, question, choice)
        found.append((choice, outlook.parts(after)))
    return found


# --- dice ---------------------------------------------------------------------------------------------


def keep(g: Fleet, question: Question, choice: Choice) -> None:
    player = g.players[question.seat]
    player.rolled, player.stored = (), tuple([str(die) for die in choice])


def give_up(g: Fleet, question: Question, choice: Choice) -> None:
    player = g.players[question.about["victim"]]
    for item in choice:
        if not str(item).startswith("token"):
            player.stored = without(player.stored, (str(item),))
        else:
            n = int(str(item).partition(":")[2])
            g.tokens = tuple([token for token in g.tokens if token.n != n])


# --- reactions ----------------------------------------------------------------------------------------


def react(g: Fleet, question: Question, choice: Choice) -> None:
    about = question.about
    target, seat = g.ships[about["target"]], question.seat
    shown = question.preview(choice)
    spend(g, seat, choice)
    hurt(g, about["target"], int(shown["damage"]))
    if "counter" in shown:
        struck = max(shown["strikes"], key=lambda one: harmed(g.ships[one["ship"]], shown["counter"]))
        hurt(g, struck["ship"], int(shown["counter"]))
    if shown.get("havens"):
        for ship in g.stack(target.at):
            ship.at = shown["havens"][0]


def spend(g: Fleet, seat: int, choice: Choice) -> None:
    player = g.players[seat]
    for item in choice:
        kind, _, die = str(item).partition(":")
        for one in die.partition(">")[0].partition("=")[0].split("+"):
            if kind != "bonus" and one in player.stored:
                player.stored = without(player.stored, (one,))


def hurt(g: Fleet, n: int, damage: int) -> None:
    ship = g.ships[n]
    ship.hull = max(0, ship.hull - damage)
    if not ship.hull:
        ship.at = LOST


EFFECTS: dict[str, Outcome] = {"keep": keep, "keep_first": keep, "give_up": give_up, "react": react}
