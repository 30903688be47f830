"""Words of the format, and ours."""

from __future__ import annotations

ACTIONS = {
    "Explore+5": "explore_5",
    "Explore+1+1": "explore_1_1",
    "Develop": "develop",
    "Develop2": "develop_2",
    "Settle": "settle",
    "Settle2": "settle_2",
    "Consume-Trade": "consume_trade",
    "Consume-x2": "consume_x2",
    "Produce": "produce",
}
ACTION_NAMES = {ours: theirs for theirs, ours in ACTIONS.items()}

CHOOSE = "Choose"
END_OF_ROUND = "End of round"
PHASES = {
    "explore": "Explore",
    "develop": "Develop",
    "develop_2": "Second develop",
    "settle": "Settle",
    "settle_2": "Second settle",
    "consume": "Consume",
    "produce": "Produce",
}

ENDS = {
    "tableau": ["12 cards"],
    "chips": ["vp pool"],
    "tableau_and_chips": ["12 cards", "vp pool"],
    "rounds": ["30 rounds"],
}
