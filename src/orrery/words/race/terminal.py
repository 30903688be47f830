"""The table of Race for the Galaxy, in plain lines of text."""

from __future__ import annotations

from orrery.core.question import Question
from orrery.games.race.cards import CARDS, cards_of
from orrery.games.race.rounds import FULL_TABLEAU
from orrery.games.race.scoring import sheet
from orrery.games.race.settle import general_military
from orrery.games.race.state import Race
from orrery.words.base import DOT
from orrery.words.race import RaceWords
from orrery.words.shapes import Item, Names
from orrery.words.terminal import Terminal, View
from orrery.words.text import Text

SHOWN_AS_CARDS = ("start_discard", "explore", "hand_limit", "pay", "discard_for_vp", "produce_discard")
SHOWN_WITH_PREVIEW = ("consume", "consume_goods", "produce", "gamble")


class RaceTerminal(Terminal):
    words: RaceWords

    def label(self, view: View, q: Question, item: Item) -> str:
        """A card to keep or to discard in one line; a card to place with its price; a power with what it brings."""
        name = self.words.item(q, item)
        if q.kind in SHOWN_AS_CARDS and item in CARDS:
            return DOT.join([name, self.words.card_text(str(item), view["table"]["edition"]).summary])
        if q.refuse((item,)) is not None:
            return name
        if q.kind in ("develop", "settle"):
            return self.words.preview(q, q.preview((item,)))
        if q.kind in SHOWN_WITH_PREVIEW:
            return DOT.join(filter(None, [name, self.words.preview(q, q.preview((item,)))]))
        return name

    def status(self, view: View, names: Names) -> list[str]:
        g = Race.read(view["table"])
        round = self.say("race-round", round=g.round, phase=self.words.phase(g.phase))
        supply = self.say("race-supply", deck=len(g.deck), discards=len(g.discards), pool=max(0, g.pool))
        begun = [round] if g.round else []
        return [*begun, supply, *(self._player(g, seat, names) for seat in range(g.seats))]

    def _player(self, g: Race, seat: int, names: Names) -> str:
        player = g.players[seat]
        return self.say(
            "race-player",
            who=names[seat],
            hand=len(player.hand),
            tableau=len(player.tableau),
            full=FULL_TABLEAU,
            goods=len(player.goods),
            chips=player.chips,
            military=general_military(g, seat),
        )

    def table(self, view: View, names: Names) -> list[str]:
        g = Race.read(view["table"])
        lines = self.status(view, names)
        for seat, player in enumerate(g.players):
            lines.append(self.say("race-tableau", who=names[seat], n=len(player.tableau)))
            lines += [self._card(g, card, card in player.goods) for card in player.tableau]
        return lines

    def hand(self, view: View) -> list[str]:
        g = Race.read(view["table"])
        player = g.players[view["you"]]
        lines = [self.say("race-hand", n=len(player.hand)), *(self._card(g, card) for card in player.hand)]
        if player.looking:
            lines += [self.say("race-looking", n=len(player.looking))]
            lines += [self._card(g, card) for card in player.looking]
        return lines

    def _card(self, g: Race, card: str, good: bool = False) -> str:
        """A card in one line."""
        text = self.words.card_text(card, g.edition)
        return DOT.join([text.name, text.summary, *([self.say("race-good")] if good else [])])

    def sheet(self, view: View, names: Names) -> list[str]:
        g = Race.read(view["table"])
        lines = []
        for seat in range(g.seats):
            counted = sheet(g, seat)
            lines.append(self.say("race-total", who=names[seat], points=sum(line.points for line in counted)))
            lines += [self.words.score_line(line) for line in counted if line.points or line.what != "chips"]
        return lines

    def cards(self, edition: int) -> tuple[str, ...]:
        return tuple(cards_of(edition))

    def block(self, card: str, edition: int) -> str:
        return self.words.card_block(card, edition)

    def card_of(self, item: Item) -> str | None:
        """Behind "gem_world", "old_earth:1", "use:colony_ship" and "genetics_lab:1@rebel_miners" stands a card."""
        text = str(item).partition("@")[2] or str(item).removeprefix("use:")
        card = text.partition(":")[0]
        return card if card in CARDS else None


def make(words: RaceWords, text: Text) -> RaceTerminal:
    return RaceTerminal(words, text)
