"""Cylon leaders: whose victory they need, and what their motives wish (004 p.8)."""

from __future__ import annotations

from orrery.games.galactica.board import RESOURCES
from orrery.games.galactica.cards.motive import CYLON, HUMAN, MOTIVES
from orrery.games.galactica.state import Galactica, Player

AT_MOST = {
    "keep_them_docile": ("food", 4),
    "pressure_their_leaders": ("morale", 5),
    "learn_to_cherish": ("population", 6),
}
"""Motives that want a resource to be low in the end."""
AT_LEAST = {
    "harvest_their_resources": ("food", 2),
    "a_false_sense_of_security": ("morale", 3),
    "subjects_for_study": ("population", 4),
}
"""Motives that want some of a resource left while the Cylons win."""
IN_HAND = {"improve_efficiency": {"politics": 1, "tactics": 1, "engineering": 1}, "fight_with_honor": {"treachery": 3}}
"""Motives that want cards of these types in the hand of the leader when the game ends."""
WELCOME, UNWELCOME = 0.4, 4.0
"""What the loss of a unit is worth to a leader who wants it, and costs one who does not."""
SHOWN = 0.18
"""What a revealed motive tells the others about a leader."""


def aim(g: Galactica, seat: int) -> str:
    """The side whose victory he can share: that of most of his motives; between equals, the one that is ahead."""
    player = g.players[seat]
    sides = [MOTIVES[card].allegiance for card in player.motives + player.motives_shown]
    human, cylon = sides.count(HUMAN), sides.count(CYLON)
    if human == cylon:
        return HUMAN if humans_ahead(g) else CYLON
    return HUMAN if human > cylon else CYLON


def humans_ahead(g: Galactica) -> bool:
    """More of the way is behind them than of their supplies is gone."""
    least = min([getattr(g, name) for name in RESOURCES])
    return least > 5 - g.distance * 0.5 and len(g.damaged) < 4


def strikes(g: Galactica, seat: int) -> bool:
    """Whether a leader acts against the humans.

    Before all his motives are dealt he cannot know whose victory he will need; and some motives of the Cylons want the
    fleet to come far first, or to shake its hunters off.
    """
    if not g.sleeper or aim(g, seat) != CYLON:
        return False
    return not any(g.distance < FAR[card] for card in g.players[seat].motives if card in FAR)


FAR = {"savor_their_demise": 7, "no_unnecessary_force": 5, "a_justified_response": 6}
"""How far the fleet should come before a leader who holds this motive turns against it."""


def pull(player: Player, name: str, level: int) -> float:
    """What the loss of the last unit of a resource brings a leader, besides what it does to the humans."""
    total = 0.0
    for card in player.motives:
        if card in AT_MOST and AT_MOST[card][0] == name and level > AT_MOST[card][1]:
            total += WELCOME
        if card in AT_LEAST and AT_LEAST[card][0] == name and level <= AT_LEAST[card][1]:
            total += UNWELCOME
    return total


def wanted(player: Player) -> dict[str, int]:
    """How many cards of each type his motives want in his hand."""
    return {type: n for card in player.motives for type, n in IN_HAND.get(card, {}).items()}


def suspicion_of_leader(player: Player) -> float:
    """What the others can think of him: his open motives, and whether he lives among them."""
    sides = [MOTIVES[card].allegiance for card in player.motives_shown]
    lean = SHOWN * (sides.count(CYLON) - sides.count(HUMAN))
    return min(0.92, max(0.15, (0.5 if player.infiltrating else 0.75) + lean))
