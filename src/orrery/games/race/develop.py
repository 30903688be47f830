"""Phase II: Develop (002 II)."""

from __future__ import annotations

from typing import Any

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import All, Choice, Item, Question, Way, question
from orrery.games.race.cards import DEVELOPMENT
from orrery.games.race.events import Paid, Passed, Placed
from orrery.games.race.powers import DEVELOP, DrawAfterDevelop, DrawAtStart, ReduceDevelopment
from orrery.games.race.state import Cards, Race

BONUS = 1
Answers = tuple[tuple[int, Choice], ...]


def development_cost(g: Race, seat: int, card: str) -> int:
    """The printed cost, less reductions and the bonus of who chose the phase; never below 0."""
    return max(0, g.cards[card].cost - develop_reduction(g, seat))


def develop_reduction(g: Race, seat: int) -> int:
    less = BONUS if chose_develop(g, seat) else 0
    for _, power in g.powers(seat, DEVELOP):
        if isinstance(power, ReduceDevelopment):
            less += power.n
    return less


def chose_develop(g: Race, seat: int) -> bool:
    """In the second Develop phase of the expert variant, only who chose it twice has the bonus."""
    return g.phase in g.players[seat].actions


@question
def develop(g: Race, seat: int) -> Question:
    """Which development to place, if any: one whose cost the rest of the hand can pay, and not twice the same."""
    player = g.players[seat]
    can_pay = len(player.hand) - 1 + develop_reduction(g, seat)
    cards = g.cards
    return Question(
        tuple(
            [
                card
                for card in dict.fromkeys(player.hand)
                if cards[card].type == DEVELOPMENT and cards[card].cost <= can_pay and card not in player.tableau
            ]
        ),
        least=0,
    )


@develop.preview
def show_develop(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    if not choice:
        return {}
    card = str(choice[0])
    return {
        "card": card,
        "cost": development_cost(g, asked.seat, card),
        "how": "paid",
        "vp": g.cards[card].vp,
        "draw": cards_after(g, asked.seat),
    }


def cards_after(g: Race, seat: int) -> int:
    """Cards to draw after building."""
    return sum(p.n for _, p in g.powers(seat, DEVELOP) if isinstance(p, DrawAfterDevelop))


@develop.blocked
def why_not_develop(g: Race, asked: Question) -> dict[Item, Refusal]:
    player = g.players[asked.seat]
    why: dict[Item, Refusal] = {}
    for card in dict.fromkeys(player.hand):
        if g.cards[card].type != DEVELOPMENT:
            why[card] = Refusal("not_a_development")
        elif card in player.tableau:
            why[card] = Refusal("already_built")
        elif card not in asked.items:
            missing = development_cost(g, asked.seat, card) - (len(player.hand) - 1)
            why[card] = Refusal("too_dear", missing=missing)
    return why


@question
def pay(g: Race, seat: int) -> Question:
    """What to discard for the development just placed."""
    player = g.players[seat]
    assert player.fresh is not None
    cost = development_cost(g, seat, player.fresh)
    about = {"card": player.fresh, "ways": [{"use": [], "cost": cost}]}
    return Question(player.hand, about=about, ways=(Way((), player.hand, cost),))


@pay.preview
def show_pay(g: Race, asked: Question, choice: Choice) -> dict[str, Any]:
    return {
        "card": asked.about["card"],
        "cost": len(choice),
        "use": [],
        "discards": list(choice),
        "how": "paid",
        "draw": cards_after(g, asked.seat),
    }


@procedure
def develop_phase(g: Race) -> Play[None]:
    """All choose in secret, all reveal, then each pays in turn order."""
    draw_at_start(g)
    answers = yield All(develop(seat) for seat in g.order() if may_develop(g, seat))
    for seat, placed in with_passes(g, answers):
        reveal(g, seat, placed)
    for seat in g.order():
        if g.players[seat].fresh is not None:
            choice = only_payment(g, seat)
            if choice is None:
                choice = yield pay(seat)
            pay_development(g, seat, choice)
    for player in g.players:
        player.fresh = None


def may_develop(g: Race, seat: int) -> bool:
    """Whether the others must reckon with a development: with the last card only if there are any for nothing."""
    player = g.players[seat]
    if len(player.hand) != 1:
        return bool(player.hand)
    less = develop_reduction(g, seat)
    return any(c.type == DEVELOPMENT and c.cost <= less and c.id not in player.tableau for c in g.cards.values())


def with_passes(g: Race, answers: Answers) -> Answers:
    """The answers in turn order. Whoever had nothing to place, as all could see, was not asked."""
    given = dict(answers)
    return tuple([(seat, given.get(seat, ())) for seat in g.order()])


def draw_at_start(g: Race) -> None:
    for seat in g.order():
        for _, power in g.powers(seat, DEVELOP):
            if isinstance(power, DrawAtStart):
                g.draw(seat, power.n, "bank")


def reveal(g: Race, seat: int, choice: Choice) -> None:
    """Turns a chosen card face up: it is in the tableau, and its powers begin with the next phase."""
    if not choice:
        g.tell(Passed(seat))
        return
    card = str(choice[0])
    player = g.players[seat]
    i = player.hand.index(card)
    player.hand = player.hand[:i] + player.hand[i + 1 :]
    player.known = tuple([other for other in player.known if other != card])
    player.tableau += (card,)
    player.fresh = card
    g.tell(Placed(seat, card))


def only_payment(g: Race, seat: int) -> Cards | None:
    """The payment, where the table can see that there is but one: nothing, or the whole hand."""
    player = g.players[seat]
    assert player.fresh is not None
    cost = development_cost(g, seat, player.fresh)
    return player.hand[:cost] if cost in (0, len(player.hand)) else None


def pay_development(g: Race, seat: int, cards: Cards) -> None:
    card = g.players[seat].fresh
    assert card is not None
    g.discard(seat, cards)
    g.tell(Paid(seat, card, cards, (), "paid"))
    for _, power in g.powers(seat, DEVELOP):
        if isinstance(power, DrawAfterDevelop):
            g.draw(seat, power.n, "after")
