"""Answers about ships: vipers, guns, and the choices that Cylon activations leave to the current player."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica import worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.combat import (
    best_activation,
    best_shot,
    escape,
    guard,
    own_viper_order,
    prize,
    shot,
    viper_order,
)
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.board import AREAS
from orrery.games.galactica.state import Galactica


@answers
def viper_activation(s: Seen, q: Question, rng: Random) -> Choice:
    if s.cylon:
        return ("stop",)
    return (best_activation(s, q.items)[0],)


@answers
def cavalry_order(s: Seen, q: Question, rng: Random) -> Choice:
    return viper_activation(s, q, rng)


@answers
def veteran_activation(s: Seen, q: Question, rng: Random) -> Choice:
    return viper_activation(s, q, rng)


@answers
def panic_activation(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda item: s.side * viper_order(s, str(item)))


@answers
def reserves_area(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda area: guard(s.g, AREAS.index(str(area))) + best_shot(s.g, "viper", AREAS.index(str(area))))


@answers
def reserves_number(s: Seen, q: Question, rng: Random) -> Choice:
    return (max(q.items),) if not s.cylon else (min(q.items),)


@answers
def choose_craft(s: Seen, q: Question, rng: Random) -> Choice:
    """An assault raptor against basestars, a viper else: it is more easily replaced."""
    return ("assault_raptor",) if s.g.basestars and not s.cylon else ("viper",)


@answers
def choose_assault_raptors(s: Seen, q: Question, rng: Random) -> Choice:
    """No more of them than must be."""
    return q.items[: q.least]


@answers
def choose_damaged(s: Seen, q: Question, rng: Random) -> Choice:
    """A viper can be repaired; a Cylon lets the assault raptors go."""
    order = sorted(q.items, key=lambda craft: (craft == "viper") == s.cylon)
    return tuple(order[: q.least])


@answers
def craft_target(s: Seen, q: Question, rng: Random) -> Choice:
    """Assault raptors are hit less often, and lost when they are: a fair target for either side."""
    return best(q, lambda craft: s.side * (craft == "viper"))


@answers
def leave_unmanned(s: Seen, q: Question, rng: Random) -> Choice:
    """They are where they may be needed next."""
    return () if s.cylon else q.items


@answers
def stay_or_leave(s: Seen, q: Question, rng: Random) -> Choice:
    return ("stay",)


@answers
def own_viper(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda item: s.side * own_viper_order(s, s.seat, str(item)))


@answers
def weapons_target(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda item: s.side * gun(s.g, str(item)))


def gun(g: Galactica, item: str) -> float:
    area, _, target = item.partition(":")
    return shot(g, "galactica", target, AREAS.index(area))


@answers
def nuke_target(s: Seen, q: Question, rng: Random) -> Choice:
    """The soundest basestar, with the most raiders about it."""
    ships = s.g.basestars
    return best(q, lambda i: s.side * (0.3 * s.g.raiders[ships[int(i)].area] - len(ships[int(i)].damage)))


@answers
def centurion_target(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda space: s.side * int(space))


@answers
def brutal_force(s: Seen, q: Question, rng: Random) -> Choice:
    def gained(choice: Choice) -> float:
        total = 0.0
        for item in choice:
            where, _, what = str(item).partition(":")
            total += worth.CENTURION[int(what)] if where == "centurion" else prize(s.g, what, AREAS.index(where))
        return s.side * total

    return max(q.choices(), key=gained)


@answers
def recall_viper(s: Seen, q: Question, rng: Random) -> Choice:
    """One that is not needed where it is."""
    return best(q, lambda area: -s.g.raiders[AREAS.index(str(area))])


@answers
def guide(s: Seen, q: Question, rng: Random) -> Choice:
    name = str(q.about["ship"])
    return best(q, lambda to: s.side * escape(s, name, AREAS.index(str(to))))


# --- the current player's choices ---------------------------------------------------------------------


@answers
def raider_area(s: Seen, q: Question, rng: Random) -> Choice:
    """Raiders that do least act first: those that move on may not act again."""
    return best(q, lambda area: -s.side * worth.raider_harm(s.g, AREAS.index(str(area))))


@answers
def civilian_target(s: Seen, q: Question, rng: Random) -> Choice:
    """Of ships that one has looked at, the emptiest; else any."""
    return best(q, lambda name: -s.side * face_worth(s, str(name)))


@answers
def choose_civilian(s: Seen, q: Question, rng: Random) -> Choice:
    return civilian_target(s, q, rng)


def face_worth(s: Seen, name: str) -> float:
    for note in s.me.notes:
        if note[:2] == ("civilian", name):
            return {"empty": 0.0, "pop1": 1.0}.get(str(note[2]), 2.0)
    return 1.0


@answers
def pilot_target(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.suspicion(int(seat)) * s.side)


@answers
def choose_viper(s: Seen, q: Question, rng: Random) -> Choice:
    """Rather one that nobody flies."""
    return best(q, lambda item: -s.side * (":" in str(item)))


@answers
def choose_placement(s: Seen, q: Question, rng: Random) -> Choice:
    """Ships of the enemy far from civilian ships, or near them."""
    near = {area for _, area in s.g.civilians}
    sign = s.side if q.about["ship"] in ("raider", "heavy_raider", "basestar") else -s.side
    order = sorted(q.items, key=lambda area: (sign * (AREAS.index(str(area)) in near), str(area)))
    return tuple(order[: q.least])


@answers
def who_boards(s: Seen, q: Question, rng: Random) -> Choice:
    """It matters little from where they come."""
    return q.items[: q.least]


@answers
def repair_ships(s: Seen, q: Question, rng: Random) -> Choice:
    """As many as can be; a hidden Cylon has no reason to give that would convince anybody."""
    return max(q.choices(), key=len)
