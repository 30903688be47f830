"""Our table in the words of the format."""

from __future__ import annotations

from typing import Any

from orrery.games.race.scoring import score, tie_break
from orrery.games.race.settle import general_military
from orrery.games.race.state import Race
from tools.foreign.names import Names
from tools.foreign.terms import ENDS


def states(g: Race, names: Names) -> list[dict[str, Any]]:
    return [_state(g, seat, names) for seat in range(g.seats)]


def _state(g: Race, seat: int, names: Names) -> dict[str, Any]:
    player = g.players[seat]
    goods = zip(names.all(player.goods), names.all(player.goods_cards), strict=True)
    return {
        "hand": sorted(names.all(player.hand)),
        "tableau": names.all(player.tableau),
        "goods": dict(goods),
        "vp": player.chips,
        "mil": general_military(g, seat),
        "score": score(g, seat),
    }


def round_end(g: Race, names: Names) -> dict[str, Any]:
    return {
        "vp_pool": g.pool,
        "deck_n": len(g.deck),
        "discard_n": len(g.discards),
        "deck": sorted(names.all(g.deck)),
        "discard": sorted(names.all(g.discards)),
        "players": states(g, names),
    }


def final(g: Race) -> dict[str, Any]:
    return {
        "scores": list(g.scores),
        "vp_chips": [player.chips for player in g.players],
        "tiebreak": [tie_break(g, seat) for seat in range(g.seats)],
        "winners": list(g.winners),
        "rounds": g.round,
        "end": ENDS[g.reason],
    }
