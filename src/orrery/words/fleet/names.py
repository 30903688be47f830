"""What things on the table are called: sectors, dice, ships, tokens, fleets. An item is made of such names.

"c4" is a sector, "red-orth" a result, "red-orth=diag" one that a special turns, "a+b" several, "ship:7" a ship,
"token:2" what a weapon or a device left on the board, "seat:1" a player; everything else is a thing of the almanac.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from orrery.games.fleet.board import board_of
from orrery.games.fleet.capabilities import RAYS
from orrery.games.fleet.dice import COLOURS, DIRECTIONAL
from orrery.games.fleet.portals import LETTERS
from orrery.games.fleet.ships import PROFILES
from orrery.games.fleet.state import Fleet, Ship
from orrery.words.base import Words
from orrery.words.shapes import Item

SECTOR = re.compile(r"[a-z]\d+")
SHAPE = re.compile(r"(?:\d+x)?\d+x\d+")
FACES = (*DIRECTIONAL, "special")


class NameWords(Words):
    def sector(self, name: str) -> str:
        return name.upper()

    def sectors(self, names: Iterable[str]) -> str | None:
        found = [self.sector(name) for name in names]
        return self.several(found) if found else None

    def board(self, shape: str) -> str:
        """A shape of the board, "2x4x4"."""
        board = board_of(shape)
        sizes = {"zones": board.zones, "depth": board.depth, "width": board.width, "sectors": len(board.sectors)}
        return self.say("option-board-shape", **sizes)

    # --- dice -----------------------------------------------------------------------------------------

    def die(self, die: str) -> str:
        """A result, or a colour alone: a die that is not rolled."""
        result, _, turned = die.partition("=")
        colour, _, face = result.partition("-")
        if not face:
            return self.say("die-unrolled", colour=self.say(f"colour-{colour}"))
        said = self.say("die", colour=self.say(f"colour-{colour}"), face=self.say(f"face-{face}"))
        return self.say("die-turned", die=said, face=self.say(f"face-{turned}")) if turned else said

    def dice(self, dice: Iterable[str]) -> str | None:
        """Results inside a sentence, equal ones counted; None for none."""
        found = [self.say("dice-alike", n=n, die=self.die(die)) for die, n in Counter(dice).items()]
        return self.several(found) if found else None

    # --- ships ----------------------------------------------------------------------------------------

    def ship(self, ship: Ship, in_sector: bool = True) -> str:
        """A ship on the table: its kind, its sector, its hull, and what it carries as far as it is known."""
        cargo = [self.card(id) for id in (ship.weapon, *ship.devices) if id]
        at = self.place(ship.at)
        return self.say(
            "ship",
            ship=self.kind(ship.kind),
            at=at if in_sector else None,
            hull=ship.hull,
            full=PROFILES[ship.kind].hull if at else 0,
            cargo=self.several(cargo) if cargo else None,
            docked=ship.docked,
        )

    def place(self, at: str) -> str | None:
        """The sector where something is, if it is in any."""
        return self.sector(at) if SECTOR.fullmatch(at) else None

    def kind(self, kind: str) -> str:
        """A kind of ship inside a sentence."""
        return self.say(f"card-{kind}.inside")

    def kinds(self, kinds: Iterable[str]) -> str | None:
        """Ships in a row, those of one kind counted; None for none."""
        counted = Counter(kinds)
        found = [
            self.say("ships-alike", n=n, one=self.kind(kind), many=self.say(f"card-{kind}.many"))
            for kind, n in counted.items()
        ]
        return self.several(found) if found else None

    def entry(self, entry: str) -> str:
        """A ship of a plan, with what it is to carry: "battleship:proton_ray"."""
        kind, *cargo = entry.split(":")
        return self.say("entry", ship=self.kind(kind), cargo=self.several(map(self.card, cargo)) if cargo else None)

    # --- anything -------------------------------------------------------------------------------------

    def thing(self, item: Item, g: Fleet | None) -> str:
        """Any part of an item. Without the table behind it, ships, tokens and players keep their numbers."""
        text = str(item)
        if SECTOR.fullmatch(text):
            return self.sector(text)
        if is_dice(text):
            return self.dice(text.split("+")) or text if "+" in text else self.die(text)
        word, colon, number = text.partition(":")
        if colon and number.isdecimal() and word in ("ship", "token", "seat"):
            return self._numbered(word, int(number), g)
        if text in RAYS:
            return self.say(f"ray-{text}")
        if text in LETTERS:
            return self.say("portal-letter", letter=text)
        if text in FACES:
            return self.say(f"face-{text}")
        if word in PROFILES:
            return self.entry(text)
        if f"prize-{text}" in self.text.ids:
            return self.say(f"prize-{text}")
        if SHAPE.fullmatch(text):
            return self.board(text)
        if f"card-{text}" in self.text.ids:
            return self.card(text)
        return text if isinstance(item, int) else super().named(item)

    def _numbered(self, word: str, n: int, g: Fleet | None) -> str:
        if g is not None and word == "ship" and n < len(g.ships):
            return self.ship(g.ships[n])
        if g is not None and word == "seat" and n < g.seats and g.players[n].faction:
            return self.say("seat-of", n=n + 1, faction=self.card(g.players[n].faction))
        token = g.token(n) if g is not None and word == "token" else None
        if token is not None:
            die = self.die(token.die) if token.die else None
            on = self.place(g.ships[token.on].at) if g is not None and token.on >= 0 else None
            return self.say("token", what=self.card(token.kind), at=on or self.place(token.at), die=die)
        return self.say(f"numbered-{word}", n=n + 1)


def is_dice(text: str) -> bool:
    """Whether it is a result, a colour, or several of them."""
    return all(_is_die(part) for part in text.split("+"))


def _is_die(text: str) -> bool:
    result, turns, turned = text.partition("=")
    colour, dash, face = result.partition("-")
    return colour in COLOURS and (not dash or face in FACES) and (not turns or turned in FACES)
