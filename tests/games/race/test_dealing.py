"""Other worlds are as likely as counting says: over a small table, every deal that the seat holds possible, equally."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import permutations
from random import Random

import pytest

from orrery.core.chance import Chance
from orrery.games.race.cards import CARDS
from orrery.games.race.knowledge import resample
from orrery.games.race.state import Cards, Player, Race

WORLDS = 6000
SURE = 5
"""By how many standard deviations chi-square may be off: the seeds are fixed, so that this never fails by chance."""


def hidden(g: Race) -> Cards:
    """What seat 0 cannot see, place by place: hand, good, discards, what is left of the pile, deck."""
    other = g.players[1]
    return other.hand + other.goods_cards + other.discarded + g.discards[len(other.discarded) :] + g.deck


def check(g: Race, possible: Callable[[Cards], bool]) -> None:
    deals = {deal for deal in permutations(hidden(g)) if possible(deal)}
    met = Counter[Cards]()
    for n in range(WORLDS):
        world = g.copy()
        resample(world, 0, Random(n))
        met[hidden(world)] += 1
    assert set(met) <= deals
    expected = WORLDS / len(deals)
    chi_square = sum((met[deal] - expected) ** 2 / expected for deal in deals)
    freedom = len(deals) - 1
    assert abs(chi_square - freedom) < SURE * (2 * freedom) ** 0.5


def small(other: Player, deck: Cards, own: Player | None = None, **fields: tuple[Cards, ...] | Cards) -> Race:
    me = own or Player(start="old_earth", tableau=("old_earth",))
    return Race(seats=2, chance=Chance(), players=(me, other), deck=deck, **fields)


def test_what_nobody_saw_may_lie_anywhere() -> None:
    other = Player("new_sparta", hand=("colony_ship", "genetics_lab"), goods=("x",), goods_cards=("replicant_robots",))
    check(small(other, ("public_works", "drop_ships")), lambda deal: True)


def test_a_card_that_all_saw_come_to_a_hand_is_there_or_was_discarded_from_it() -> None:
    hand, known = ("colony_ship", "genetics_lab"), ("genetics_lab",)
    other = Player("new_sparta", hand=hand, discarded=("replicant_robots",), known=known)
    g = small(other, ("public_works", "drop_ships"), discards=("replicant_robots",))
    check(g, lambda deal: "genetics_lab" in deal[:3])


def test_what_lay_in_the_pile_at_a_reshuffle_is_in_no_hand_that_was_full_before() -> None:
    """Seat 0 had discarded two cards; then the first card of the other hand had left the deck already."""
    mine = Player("old_earth", tableau=("old_earth",), shuffled=(("public_works", "drop_ships"),))
    other = Player("new_sparta", hand=("colony_ship", "drop_ships"), goods=("x",), goods_cards=("genetics_lab",))
    g = small(other, ("public_works", "replicant_robots"), mine, held=(("colony_ship",),))
    check(g, lambda deal: deal[0] not in ("public_works", "drop_ships"))


@pytest.mark.parametrize("rejected", ["old_earth", "epsilon_eridani"])
def test_a_start_world_that_was_refused_is_known_by_its_colour(rejected: str) -> None:
    starts = [card for card, what in CARDS.items() if what.start is not None]
    colour = (CARDS[rejected].start or 0) % 2
    same = next(card for card in starts if (CARDS[card].start or 0) % 2 == colour and card != rejected)
    other = Player("new_sparta", hand=("colony_ship",), discarded=(rejected, "genetics_lab"), rejected=rejected)
    g = small(other, (same, "public_works"), discards=(rejected, "genetics_lab"))
    check(g, lambda deal: deal[1] in (rejected, same))
