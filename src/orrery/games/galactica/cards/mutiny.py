"""The 22 Mutiny cards, one of each (004 p.5). What they do: `mutiny_cards`."""

from __future__ import annotations

MUTINY = (
    "armed_resistance",
    "assume_command",
    "bait_and_switch",
    "betrayal_of_trust",
    "blackmail",
    "clipped_wings",
    "controversial_speech",
    "feed_the_people",
    "impeachment",
    "make_a_deal",
    "necessary_risk",
    "panic",
    "peaceful_resistance",
    "ruined_reputation",
    "scavenging_for_parts",
    "selfish_act",
    "send_a_message",
    "set_the_agenda",
    "the_strong_survive",
    "unauthorized_usage",
    "violent_protest",
    "weapons_armed",
)
