"""Worlds that a view allows: where a round begins, the cards that the seat has not seen are dealt at random.

What everybody saw go to a hand is not held fast there, nor what was known at reshuffles: both are rare.
"""

from __future__ import annotations

from random import Random

from orrery.bots.bot import View
from orrery.core.chance import Chance
from orrery.core.world import World, go_on
from orrery.games.race import TITLE
from orrery.games.race.knowledge import unseen
from orrery.games.race.state import Cards, Race


def imagine(view: View, rng: Random) -> World:
    """A game that goes on from the choice of actions."""
    g = Race.read(view["table"])
    seat = view["you"]
    pool = list(unseen(g, seat))
    rng.shuffle(pool)

    def deal(n: int) -> Cards:
        dealt = tuple(pool[:n])
        del pool[:n]
        return dealt

    for i, player in enumerate(g.players):
        if i != seat:
            player.hand = deal(len(player.hand))
            player.looking, player.discarded, player.shuffled = (), (), ()
        player.goods_cards = deal(len(player.goods))
        player.known, player.rejected = (), ""
    own = g.shown + g.players[seat].discarded
    g.discards, g.deck = own + deal(len(g.discards) - len(own)), deal(len(g.deck))
    g.held = ()
    g.chance = Chance(seed=str(rng.getrandbits(64)))
    g.round -= 1
    return go_on(TITLE, view["options"], g)
