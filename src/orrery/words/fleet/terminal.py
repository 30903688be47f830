"""The battle in plain lines of text: who holds what where, for people who do not see the board."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.fleet.dice import COLOURS
from orrery.games.fleet.state import WAITING, Fleet
from orrery.words.base import DOT
from orrery.words.fleet import FleetWords
from orrery.words.fleet.numbers import SECTIONS
from orrery.words.fleet.scores import SIGNAL, sheet
from orrery.words.shapes import Item, Names
from orrery.words.terminal import Terminal, View
from orrery.words.text import Text


class FleetTerminal(Terminal):
    words: FleetWords

    def status(self, view: View, names: Names) -> list[str]:
        g = Fleet.read(view["table"])
        lines = [self._player(g, seat, names) for seat in range(g.seats)]
        if g.round:
            phase = self.words.phase(g.phase)
            lines.insert(0, self.say("fleet-round", round=g.round, who=names[g.turn], phase=phase))
        return lines

    def _player(self, g: Fleet, seat: int, names: Names) -> str:
        player = g.players[seat]
        return self.say(
            "fleet-player",
            who=names[seat],
            points=sum(line.points for line in sheet(g, seat)),
            signals=any(line.what == SIGNAL for line in sheet(g, seat)),
            start=player.start,
            rolled=self.words.dice(player.rolled),
            stored=self.words.dice(player.stored),
            **dict(zip(COLOURS, player.reserve, strict=True)),
        )

    # --- the board ------------------------------------------------------------------------------------

    def table(self, view: View, names: Names) -> list[str]:
        """Sector by sector, from the first row on: its kind, the Portal on it, whose ships are there, and tokens."""
        g = Fleet.read(view["table"])
        board = g.board
        lines = self.status(view, names)
        lines.append(self.say("fleet-board", depth=board.depth, width=board.width, zones=board.zones))
        told = [(sector, list(self._sector(g, sector, names))) for sector in board.sectors]
        for sector, what in told:
            if what:
                lines.append(self.say("fleet-sector", at=self.words.sector(sector), what=", ".join(what)))
        return [*lines, self.say("fleet-empty", n=sum(not what for _, what in told))]

    def _sector(self, g: Fleet, sector: str, names: Names) -> Iterator[str]:
        kind = g.kind_of(sector)
        if kind == "unknown":
            yield self.say("fleet-unknown")
        elif kind:
            yield self.words.card(kind)
        if sector in g.disabled:
            yield self.say("fleet-disabled")
        yield from [self.say("fleet-portal", letter=letter) for at, letter in g.portals if at == sector]
        for owner in range(g.seats):
            here = [ship for ship in g.stack(sector) if ship.owner == owner]
            if here:
                ships = DOT.join(self.words.ship(ship, in_sector=False) for ship in here)
                yield self.say("fleet-ships", who=names[owner], ships=ships)
        for token in g.tokens:
            if token.at == sector:
                yield self.say("fleet-token", what=self.words.card(token.kind), who=names[token.owner])

    def hand(self, view: View) -> list[str]:
        """One's own dice and ships."""
        g = Fleet.read(view["table"])
        seat = view["you"]
        player = g.players[seat]
        own = [ship for ship in g.ships if ship.owner == seat and (ship.at == WAITING or ship.at in g.board.index)]
        return [
            self.say("fleet-bridge", stored=self.words.dice(player.stored), rolled=self.words.dice(player.rolled)),
            self.say("fleet-own", n=len(own)),
            *(self.words.item_of_ship(ship) for ship in own),
        ]

    def sheet(self, view: View, names: Names) -> list[str]:
        g = Fleet.read(view["table"])
        lines = []
        for seat in range(g.seats):
            counted = sheet(g, seat)
            points = sum(line.points for line in counted)
            lines.append(self.say("fleet-total", who=names[seat], points=points, start=g.players[seat].start))
            lines += [self.words.score_line(line) for line in counted]
        return lines

    # --- the almanac ----------------------------------------------------------------------------------

    def cards(self, edition: int) -> tuple[str, ...]:
        return tuple(id for ids in SECTIONS.values() for id in ids)

    def block(self, card: str, edition: int) -> str:
        return self.words.card_block(card)

    def card_of(self, item: Item) -> str | None:
        """Behind "add:battleship:proton_ray", "gas_cloud>c3" and "ship:3>repair_drone" stands something."""
        known = set(self.cards(1))
        return next((part for part in str(item).replace(">", ":").split(":") if part in known), None)


def make(words: FleetWords, text: Text) -> FleetTerminal:
    return FleetTerminal(words, text)
