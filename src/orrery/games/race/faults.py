"""Everything that can be wrong with a table."""

from __future__ import annotations

from collections import Counter

from orrery.games.race.knowledge import all_cards
from orrery.games.race.rounds import HAND_LIMIT
from orrery.games.race.state import Race


def faults(g: Race) -> list[str]:
    return [*card_faults(g), *chip_faults(g), *player_faults(g)]


def card_faults(g: Race) -> list[str]:
    """No card is made or lost."""
    there = Counter(g.deck + g.discards)
    for player in g.players:
        there.update(player.tableau + player.hand + player.looking + player.goods_cards)
    box = Counter(all_cards(g))
    wrong = [f"{n} {card} too many" for card, n in (there - box).items()]
    wrong += [f"{n} {card} missing" for card, n in (box - there).items()]
    known = Counter(g.shown)
    for player in g.players:
        known.update(player.discarded)
    wrong += [f"{card} is remembered as a discard and is none" for card in known - Counter(g.discards)]
    return wrong


def chip_faults(g: Race) -> list[str]:
    out = sum(player.chips for player in g.players)
    return [f"{g.pool} chips in the pool, {out} won, of {g.chips}"] if g.pool + out != g.chips else []


def player_faults(g: Race) -> list[str]:
    wrong = []
    for seat, player in enumerate(g.players):
        if len(set(player.tableau)) != len(player.tableau):
            wrong.append(f"seat {seat} has a card twice in the tableau")
        if len(player.goods) != len(player.goods_cards) or len(set(player.goods)) != len(player.goods):
            wrong.append(f"the goods of seat {seat} do not add up")
        for world in player.goods:
            if world not in player.tableau or not g.cards[world].kind:
                wrong.append(f"seat {seat} has a good on {world}")
        if g.phase == "action" and len(player.hand) > HAND_LIMIT and g.round > 1:
            wrong.append(f"seat {seat} begins a round with {len(player.hand)} cards")
        if player.chips < 0:
            wrong.append(f"seat {seat} has {player.chips} chips")
    return wrong
