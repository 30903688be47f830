"""The 17 Quorum cards: how many there are of each. What they do is in `quorum.py` of this title."""

from __future__ import annotations

QUORUM = {
    "accept_prophecy": 1,
    "arrest_order": 2,
    "assign_arbitrator": 1,
    "assign_mission_specialist": 1,
    "assign_vice_president": 1,
    "authorization_of_brutal_force": 2,
    "encourage_mutiny": 1,
    "food_rationing": 2,
    "inspirational_speech": 4,
    "presidential_pardon": 1,
    "release_cylon_mugshots": 1,
}
