"""Answers of a Cylon who has nothing to hide."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.cylon import WORST_OF_TWO, fleet_harm, super_crisis, token_harm, victim_worth
from orrery.bots.galactica.hand import keep
from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.cards.skill import STRENGTH


@answers
def cylon_choice(s: Seen, q: Question, rng: Random) -> Choice:
    return ("use",)


@answers
def cylon_target(s: Seen, q: Question, rng: Random) -> Choice:
    to = str(q.about["to"])
    return best(q, lambda seat: victim_worth(s.g, int(seat), to) * s.faith(int(seat)))


@answers
def damage_tokens(s: Seen, q: Question, rng: Random) -> Choice:
    return tuple(sorted(q.items, key=lambda token: (-token_harm(s, str(token)), str(token)))[: q.least])


@answers
def caprica_choice(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda item: WORST_OF_TWO if item == "draw" else super_crisis(s, str(item)))


@answers
def fleet_order(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda order: fleet_harm(s.g, str(order)))


@answers
def spy_on(s: Seen, q: Question, rng: Random) -> Choice:
    """The fullest hand of somebody who is none of us."""
    return best(q, lambda seat: len(s.g.players[int(seat)].hand) * s.faith(int(seat)))


@answers
def steal(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda card: STRENGTH[str(card)] + keep(s, str(card)))


@answers
def swap_super_crisis(s: Seen, q: Question, rng: Random) -> Choice:
    """The mildest, for a new one."""
    mild = [str(card) for card in q.items if super_crisis(s, str(card)) < 2.0]
    return (min(mild, key=lambda card: super_crisis(s, card)),) if mild else ()


@answers
def give_loyalty(s: Seen, q: Question, rng: Random) -> Choice:
    """To a human: one Cylon card makes him one of us."""
    return best(q, lambda seat: s.faith(int(seat)) + 0.01 * len(s.g.players[int(seat)].hand))


@answers
def give_sympathizer(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.faith(int(seat)))
