"""What an answer to a smaller question makes of a table: the plain consequence, not all that the rules make of it."""

from __future__ import annotations

from collections.abc import Callable

from orrery.bots.fleet.judged.answers import harmed
from orrery.core.question import Choice, Question
from orrery.games.fleet.damage import blast
from orrery.games.fleet.dice import without
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import LOST, Fleet, Ship

Effect = Callable[[Fleet, Question, Choice], None]
"""Makes of a table what an answer makes of it."""
FIELD = "asteroid_field"
STRUCK = 2
"""What an effect does to a ship that is not told in the question."""
MENDED = 1


# --- dice ---------------------------------------------------------------------------------------------


def keep(g: Fleet, question: Question, choice: Choice) -> None:
    player = g.players[question.seat]
    player.rolled, player.stored = (), tuple([str(die) for die in choice])


def give_up(g: Fleet, question: Question, choice: Choice) -> None:
    player = g.players[question.about["victim"]]
    for item in choice:
        if str(item).startswith("token"):
            take_away(g, item)
        else:
            player.stored = without(player.stored, (str(item),))


def take_away(g: Fleet, item: object) -> None:
    n = int(str(item).partition(":")[2])
    g.tokens = tuple([token for token in g.tokens if token.n != n])


def pay(g: Fleet, question: Question, choice: Choice) -> None:
    g.spend(question.seat, tuple([str(die) for die in choice]))


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
    """The dice of a reaction, as far as they lie on the bridge."""
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


def cover(g: Fleet, question: Question, choice: Choice) -> None:
    """A hit on a colony or a look at signals that a shield stops, or not."""
    spend(g, question.seat, choice)
    if not choice and question.kind == "cover":
        g.put_token("scar", 1 - question.seat % 2, question.about["at"])


def draw_fire(g: Fleet, question: Question, choice: Choice) -> None:
    """Whoever is hit takes what stands around."""
    ship = g.ship(choice[0]) if choice else g.ships[question.about["target"]]
    near = g.board.around[ship.at]
    fire = sum([PROFILES[s.kind].fire or 0 for s in g.ships if s.at in near and g.enemies(s.owner, ship.owner)])
    hurt(g, ship.n, fire)


# --- damage -------------------------------------------------------------------------------------------


def strike(g: Fleet, question: Question, choice: Choice) -> None:
    for item in choice:
        hurt(g, g.ship(item).n, int(question.about.get("damage", STRUCK)))


def repair(g: Fleet, question: Question, choice: Choice) -> None:
    for item in choice:
        ship = g.ship(item)
        ship.hull = min(PROFILES[ship.kind].hull, ship.hull + MENDED)


def explode(g: Fleet, question: Question, choice: Choice) -> None:
    for n, damage, _ in blast(g, question.about["ship"], str(choice[0])):
        hurt(g, n, damage)


# --- places -------------------------------------------------------------------------------------------


def place(g: Fleet, question: Question, choice: Choice) -> None:
    """ "ship:3>a1"."""
    if choice:
        item, _, to = str(choice[0]).partition(">")
        g.ship(item).at = to


def move_all(g: Fleet, question: Question, choice: Choice) -> None:
    """All who are at a sector of one's own go to another."""
    if choice:
        for ship in own_at(g, question, str(question.about["at"])):
            ship.at = str(choice[0])


def own_at(g: Fleet, question: Question, sector: str) -> list[Ship]:
    return [ship for ship in g.stack(sector) if ship.owner == question.seat]


def pull(g: Fleet, question: Question, choice: Choice) -> None:
    g.ships[question.about["target"]].at = str(choice[0])


def call_back(g: Fleet, question: Question, choice: Choice) -> None:
    for item in choice:
        g.ship(item).at = str(question.about["at"])


def launch(g: Fleet, question: Question, choice: Choice) -> None:
    """A squadron more, where it flies to."""
    to = str(choice[0]).rpartition(">")[2]
    kind = "interceptor_squadron"
    g.ships = (*g.ships, Ship(len(g.ships), question.seat, kind, PROFILES[kind].hull, to))


def go(g: Fleet, question: Question, choice: Choice) -> None:
    for item in choice:
        g.ship(item).at = str(question.about["to"])


def go_on(g: Fleet, question: Question, choice: Choice) -> None:
    """Who has a result played again."""
    if choice:
        for n, _ in g.going:
            if g.ships[n].at == question.about["at"]:
                g.ships[n].at = str(choice[0])


def dock(g: Fleet, question: Question, choice: Choice) -> None:
    for ship in own_at(g, question, str(question.about["at"])):
        ship.docked = ship.item in choice


def drift_to(g: Fleet, question: Question, choice: Choice) -> None:
    lay_field(g, str(question.about["at"]), str(choice[0]))


def lay_field(g: Fleet, at: str, to: str) -> None:
    g.lay(at, "")
    g.lay(to, FIELD)


def vanish(g: Fleet, question: Question, choice: Choice) -> None:
    if choice:
        for ship in own_at(g, question, str(choice[0])):
            ship.revealed = False


EFFECTS: dict[str, Effect] = {
    "keep": keep,
    "keep_first": keep,
    "give_up": give_up,
    "pay_special": pay,
    "pay_specials": pay,
    "react": react,
    "cover": cover,
    "foil": cover,
    "draw_fire": draw_fire,
    "deflect": draw_fire,
    "strike_at": strike,
    "strike_back": strike,
    "sentinel_target": strike,
    "repair_which": repair,
    "explode": explode,
    "haven": move_all,
    "drift": move_all,
    "reinforce": place,
    "impulse": place,
    "pull_to": pull,
    "recall": call_back,
    "launch": launch,
    "go": go,
    "again": go_on,
    "dock": dock,
    "drift_to": drift_to,
    "vanish": vanish,
}
