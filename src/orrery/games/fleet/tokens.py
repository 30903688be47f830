"""Tokens that weapons leave: laying them, taking them up, and how long they last (FC-WPN-23)."""

from __future__ import annotations

from orrery.games.fleet.events import TokenGone, TokenLaid
from orrery.games.fleet.state import Fleet, Token

INTERDICTOR, DRONES, MINE, BOMB = "interdictor", "drones", "mine", "gamma_bomb"
SANCTUARY, RAMPART, SCAR = "sanctuary", "rampart_of_coeos", "scar"
UNTIL_NEXT_TURN = (SANCTUARY, RAMPART)
"""What ends at the owner's next Start of Turn (FC-ORD-03)."""
MAINTAINED = (INTERDICTOR, DRONES, MINE, BOMB, SANCTUARY)
"""What lasts only while its carrier is in the same zone (FC-WPN-23, FC-POR-08)."""


def lay_token(g: Fleet, kind: str, seat: int, ship: int, sector: str = "", on: int = -1) -> None:
    g.put_token(kind, seat, sector, ship, on)
    g.tell(TokenLaid(seat, kind, sector, on))


def take_up(g: Fleet, gone: tuple[Token, ...]) -> None:
    """Takes tokens from the board."""
    if gone:
        g.tokens = tuple([token for token in g.tokens if not any(token is other for other in gone)])
        for token in gone:
            g.tell(TokenGone(token.owner, token.kind, token.at or (g.ships[token.on].at if token.on >= 0 else "")))


def of_carrier(g: Fleet, ship: int, kind: str) -> tuple[Token, ...]:
    return tuple([token for token in g.tokens if token.ship == ship and token.kind == kind])


def end_passing(g: Fleet, seat: int) -> None:
    """Ends what was to last until this player's Start of Turn."""
    take_up(g, tuple([token for token in g.tokens if token.owner == seat and token.kind in UNTIL_NEXT_TURN]))


def end_stranded(g: Fleet) -> None:
    """Ends what is maintained in a zone that its carrier, or the ship it sits on, has left (FC-POR-08)."""
    take_up(g, tuple([token for token in g.tokens if token.kind in MAINTAINED and is_stranded(g, token)]))


def is_stranded(g: Fleet, token: Token) -> bool:
    zone = g.board.zone
    carrier = zone.get(g.ships[token.ship].at)
    return carrier != zone.get(g.ships[token.on].at if token.on >= 0 else token.at)
