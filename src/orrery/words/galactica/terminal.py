"""The table of Battlestar Galactica, in plain lines of text: each line stands alone when it is read aloud."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.games.galactica.board import (
    AREAS,
    ASSAULT_RAPTOR,
    AUTO_JUMP,
    NO_LOCATION,
    RED_ZONE,
    RESOURCES,
    VIPER,
)
from orrery.games.galactica.cards import CRISES, SkillTest
from orrery.games.galactica.cards.tokens import DESTROYED_AT
from orrery.games.galactica.jump import goal
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.state import MUTINEER, Basestar, Galactica, Player
from orrery.words.base import DOT
from orrery.words.galactica import GalacticaWords
from orrery.words.galactica.almanac import CARDS
from orrery.words.galactica.names import is_card
from orrery.words.shapes import Item, Names
from orrery.words.terminal import Terminal, View
from orrery.words.text import Text


class GalacticaTerminal(Terminal):
    words: GalacticaWords

    def status(self, view: View, names: Names) -> list[str]:
        """Turn, dials, tracks."""
        g = Galactica.read(view["table"])
        lines = []
        if g.turn:
            phase = self.words.phase(g.phase)
            lines.append(self.say("galactica-turn", turn=g.turn, who=names[g.current], phase=phase))
        dials = [self._dial(g, id) for id in RESOURCES]
        track = self.say(
            "galactica-tracks",
            jump=g.jump,
            jump_end=AUTO_JUMP,
            distance=g.distance,
            goal=goal(g),
            damaged=len(g.damaged),
            most=DESTROYED_AT,
        )
        return [
            *lines,
            self.say("galactica-dials", dials=", ".join(dials)),
            track,
            *self._boarders(g),
            *self._search_for_home(g),
        ]

    def _dial(self, g: Galactica, id: str) -> str:
        n: int = getattr(g, id)
        return self.say("galactica-dial", resource=self.words.say(f"resource-{id}"), n=n, red=n <= RED_ZONE[id])

    def _boarders(self, g: Galactica) -> Iterator[str]:
        """Only when there are any."""
        spaces = [self.words.say("centurions-on", n=n, space=space + 1) for space, n in enumerate(g.centurions) if n]
        if spaces:
            yield self.say("galactica-boarders", spaces=self.words.several(spaces))

    def _search_for_home(self, g: Galactica) -> Iterator[str]:
        """The mission under way, and whom the Rebel Basestar serves: what there is of it."""
        if g.mission:
            yield self.say("galactica-mission", mission=self.words.card(g.mission), failed=g.mission_failed)
        if g.missions_won:
            yield self.say("galactica-missions-won", missions=self.words.cards(g.missions_won))
        if g.rebels:
            yield self.say("galactica-rebels", allegiance=g.rebels)

    def table(self, view: View, names: Names) -> list[str]:
        """Space area by area, then the ships and who is where, then the players and the reserves."""
        g = Galactica.read(view["table"])
        return [
            *self.status(view, names),
            self.say("galactica-space"),
            *(self._area(g, area, names) for area in range(len(AREAS))),
            *self._locations(g, names),
            self.say("galactica-players"),
            *(self._player(g, seat, names) for seat in range(g.seats) if g.players[seat].character),
            self._reserves(g),
            *self._in_play(g),
        ]

    def _area(self, g: Galactica, area: int, names: Names) -> str:
        """Pilots, vipers, basestars, raiders, civilian ships; always in this order."""
        there = [self.say("galactica-pilot", who=names[seat]) for seat in g.pilots_in(area)]
        if g.vipers[area]:
            there.append(self.words.ships("viper", g.vipers[area]))
        if g.assault_raptors[area]:
            there.append(self.words.ships(ASSAULT_RAPTOR, g.assault_raptors[area]))
        there += [self._basestar(ship) for ship in g.basestars if ship.area == area]
        counts = (
            ("heavy_raider", g.heavy_raiders[area]),
            ("raider", g.raiders[area]),
            ("civilian", sum(where == area for _, where in g.civilians)),
        )
        there += [self.words.ships(ship, n) for ship, n in counts if n]
        return self.say("galactica-area", area=self.words.area(area), ships=", ".join(there) or None)

    def _basestar(self, ship: Basestar) -> str:
        damage = ", ".join(self.words.say(f"basestar-{token}") for token in ship.damage)
        return self.say("galactica-basestar", damage=damage or None)

    def _locations(self, g: Galactica, names: Names) -> Iterator[str]:
        """The locations where somebody is, and the damaged ones."""
        for id in LOCATIONS:
            here = [names[seat] for seat in g.at(id)]
            if here or id in g.damaged:
                yield self.say(
                    "galactica-location",
                    location=self.words.location(id),
                    damaged=id in g.damaged,
                    who=self.words.several(here) if here else None,
                )

    def _player(self, g: Galactica, seat: int, names: Names) -> str:
        player = g.players[seat]
        titles = [id for id in ("president", "admiral") if getattr(g, id) == seat]
        facts = [
            self.words.character(player.character),
            self._place(player),
            *(self.words.say(f"office-{id}") for id in titles),
            *([self.say("galactica-cylon")] if player.cylon and not g.is_leader(seat) else []),
            *([self.say("galactica-leader", infiltrating=player.infiltrating)] if g.is_leader(seat) else []),
            self.say("galactica-holds", n=len(player.hand), loyalty=len(player.loyalty)),
            *(self._daybreak(player) if g.daybreak else ()),
            *(self.words.card(card) for card in player.assigned),
        ]
        return self.say("galactica-player", who=names[seat], facts=", ".join(facts))

    def _daybreak(self, player: Player) -> Iterator[str]:
        """Miracles, Mutiny cards, motives, the Mutineer."""
        yield self.say("galactica-miracles", n=player.miracles)
        if player.mutiny:
            yield self.say("galactica-mutinies", n=len(player.mutiny))
        if player.motives or player.motives_shown:
            shown = self.words.cards(player.motives_shown)
            yield self.say("galactica-motives", n=len(player.motives), shown=shown)
        if MUTINEER in player.revealed:
            yield self.words.card(MUTINEER)

    def _place(self, player: Player) -> str:
        if player.location == VIPER:
            return self.say("galactica-flying", craft=player.craft, where=self.words.at(player.area))
        if player.location == NO_LOCATION:
            return self.say("galactica-stranded")
        return self.words.say(f"location-{player.location}.at")

    def _reserves(self, g: Galactica) -> str:
        vipers = self.words.ships("viper", g.viper_reserve)
        if g.daybreak:
            vipers = f"{vipers}, {self.words.ships(ASSAULT_RAPTOR, g.assault_reserve)}"
        return self.say(
            "galactica-reserves",
            vipers=vipers,
            damaged=g.vipers_damaged,
            raptors=self.words.ships("raptor", g.raptors),
            nukes=g.nukes,
        )

    def _in_play(self, g: Galactica) -> Iterator[str]:
        if g.in_play:
            yield self.say("galactica-in-play", cards=self.words.cards(g.in_play))
        if g.resolved:
            yield self.say("galactica-resolved", cards=self.words.cards(g.resolved))

    def hand(self, view: View) -> list[str]:
        """Skill cards, loyalty cards, whatever else the reader alone holds or has seen."""
        g = Galactica.read(view["table"])
        player = g.players[view["you"]]
        lines = [self.say("galactica-hand", n=len(player.hand)), *(self._card(card) for card in player.hand)]
        others = (
            ("galactica-loyalty", player.loyalty),
            ("galactica-quorum", player.quorum),
            ("galactica-super", player.super_crises),
            ("galactica-mutiny", player.mutiny),
        )
        for heading, cards in others:
            if cards:
                lines.append(self.say(heading))
                lines += [self._card(card, g.daybreak) for card in cards]
        lines += self._motives(view)
        seen = self.words.notes(view)["seen"]
        return [*lines, *([self.say("galactica-seen")] if seen else []), *seen]

    def role(self, view: View) -> str:
        return Galactica.read(view["table"]).players[view["you"]].character

    def nameable(self, view: View) -> tuple[str, ...]:
        """The hand, for a check under way or that of the crisis on the table."""
        g = Galactica.read(view["table"])
        boxes = CRISES[g.crisis].boxes if g.crisis in CRISES else ()
        check = g.checks or any(isinstance(box, SkillTest) for box in boxes)
        return g.players[view["you"]].hand if check else ()

    def _motives(self, view: View) -> Iterator[str]:
        """A leader's own, with whether each is true now."""
        motives = self.words.notes(view)["motives"]
        if motives:
            yield self.say("galactica-motive")
        for card, holds in motives.items():
            yield DOT.join([self._card(card), self.say("galactica-motive-now", holds=holds)])

    def _card(self, card: str, daybreak: bool = False) -> str:
        """A card in one line: its name, what it is, what it says."""
        return DOT.join([self.words.card(card), next(self.words.summary(card)), self.words.gist(card, daybreak)])

    def sheet(self, view: View, names: Names) -> list[str]:
        """There are no points: what is missing for a victory."""
        g = Galactica.read(view["table"])
        lowest = min(RESOURCES, key=lambda id: int(getattr(g, id)))
        low: int = getattr(g, lowest)
        return [
            self.say("galactica-humans-need", distance=g.distance, goal=goal(g)),
            self.say("galactica-cylons-need", resource=self.words.say(f"resource-{lowest}"), n=low),
        ]

    def cards(self, edition: int) -> tuple[str, ...]:
        return CARDS

    def block(self, card: str, edition: int) -> str:
        return self.words.card_block(card)

    def card_of(self, item: Item) -> str | None:
        """Behind `repair_2`, `card:repair_2` and `quorum:arrest_order` stands a card."""
        text = str(item)
        card = text.rpartition(":")[2]
        return card if is_card(card) else None


def make(words: GalacticaWords, text: Text) -> GalacticaTerminal:
    return GalacticaTerminal(words, text)
