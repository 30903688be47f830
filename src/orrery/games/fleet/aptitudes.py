"""Aptitudes of commanders that come after something else (chapter CMD); the others are where they change a rule."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.fleet.dice import FACES, Dice, colour
from orrery.games.fleet.events import Rerolled
from orrery.games.fleet.hidden import OPEN, hide
from orrery.games.fleet.state import Fleet


def roll_again(g: Fleet, seat: int, dice: Dice) -> None:
    """Anata Shunx'n rolls the specials again that she spent on a Special Weapon (FC-CMD-01)."""
    if g.players[seat].commander == "anata_shunxn" and not g.reason:
        colours = tuple([colour(die) for die in dice])
        g.take_out(seat, colours)
        into = tuple([f"{name}-{FACES[g.chance.roll(6) - 1]}" for name in colours])
        g.players[seat].rolled += into
        g.tell(Rerolled(seat, dice, into))


# --- Ilya Kai Suhn's camouflage (FC-CMD-07, FC-CMD-11) ------------------------------------------------


def own_sectors(g: Fleet, seat: int) -> tuple[str, ...]:
    return tuple([sector for sector, ships in g.stacks().items() if ships[0].owner == seat])


def can_hide(g: Fleet, seat: int, sectors: tuple[str, ...]) -> tuple[str, ...]:
    """Where she has ships to turn into signals; squadrons never are."""
    if g.players[seat].commander != "ilya_kai_suhn":
        return ()
    ships = [s for s in g.ships if s.owner == seat and s.revealed and s.kind not in OPEN and s.at in sectors]
    return tuple(dict.fromkeys([ship.at for ship in ships]))


@question
def vanish(g: Fleet, seat: int, sectors: tuple[str, ...]) -> Question:
    """A sector whose ships become signals, with a decoy among them; or none."""
    return Question(can_hide(g, seat, sectors), 0, 1)


@procedure
def camouflage(g: Fleet, seat: int, sectors: tuple[str, ...]) -> Play[None]:
    choice = yield vanish(seat, sectors)
    if choice:
        hide(g, tuple([ship.n for ship in g.stack(choice[0])]), True)
