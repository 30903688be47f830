"""Points, each one explained (002, "FIN DE PARTIE" and the powers of the six-cost developments)."""

from __future__ import annotations

from dataclasses import dataclass

from orrery.games.race.cards import Card, PerCard, PerChips, PerGood, PerMilitary
from orrery.games.race.powers import ANY
from orrery.games.race.settle import general_military
from orrery.games.race.state import Race


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the score sheet.

    `what` is "printed" (the points on the card `source`), "chips", or the scoring line of a six-cost development,
    as `development.number`; `count` is how many things it counts.
    """

    source: str
    what: str
    count: int
    points: int


def sheet(g: Race, seat: int) -> tuple[Line, ...]:
    """A seat's score if the game ended now, line by line."""
    player = g.players[seat]
    lines = [Line(card, "printed", 1, g.cards[card].vp) for card in player.tableau if not g.cards[card].scoring]
    lines.append(Line("chips", "chips", player.chips, player.chips))
    for card in player.tableau:
        if g.cards[card].scoring:
            lines += score_development(g, seat, g.cards[card])
    return tuple(lines)


def score_development(g: Race, seat: int, development: Card) -> list[Line]:
    """A card of the tableau counts in the first line that fits it, and in no other."""
    left = [g.cards[card] for card in g.players[seat].tableau]
    lines = []
    for number, score in enumerate(development.scoring, 1):
        if isinstance(score, PerCard):
            counted = [card for card in left if matches(score, card)]
            left = [card for card in left if card not in counted]
            count = len(counted)
            points = count * score.points
        else:
            count, points = score_table(g, seat, score)
        lines.append(Line(development.id, f"{development.id}.{number}", count, points))
    return lines


def score_table(g: Race, seat: int, score: PerChips | PerMilitary | PerGood) -> tuple[int, int]:
    """What is counted, and the points it makes."""
    player = g.players[seat]
    if isinstance(score, PerChips):
        return player.chips, score.points * (player.chips // score.every)
    count = general_military(g, seat) if isinstance(score, PerMilitary) else len(player.goods)
    return count, score.points * count


def matches(score: PerCard, card: Card) -> bool:
    return (
        (score.card is None or score.card == card.id)
        and (score.type is None or score.type == card.type)
        and (not score.six_cost or card.six_cost)
        and (not score.military or card.military)
        and (score.flag is None or score.flag in card.flags)
        and (
            score.produces is None or score.produces == card.produces or (score.produces == ANY and bool(card.produces))
        )
        and (score.windfall is None or score.windfall == card.windfall)
        and (score.power_in is None or any(power.phase == score.power_in for power in card.powers))
    )


def score(g: Race, seat: int) -> int:
    return sum(line.points for line in sheet(g, seat))


def scores(g: Race) -> tuple[int, ...]:
    return tuple(score(g, seat) for seat in range(g.seats))


def tie_break(g: Race, seat: int) -> int:
    """Cards in hand and goods, together."""
    return len(g.players[seat].hand) + len(g.players[seat].goods)
