"""Why somebody did something, as he would say it: names of quick phrases. A Cylon gives the reason of a human."""

from __future__ import annotations

from orrery.bots.galactica.seen import Seen
from orrery.core.question import Choice, Question
from orrery.games.galactica.skill_checks import value

BY_KIND = {
    "crisis_choice": "because_smaller_loss",
    "choose_option": "because_smaller_loss",
    "keep_crisis": "because_smaller_loss",
    "destination": "because_get_away",
    "take_risk": "because_worth_it",
    "accuse": "because_suspicion",
    "look_whose": "because_suspicion",
    "name_character": "because_suspicion",
    "nominate": "because_trust",
    "name_successor": "because_trust",
    "order_whom": "because_trust",
}
BY_ACTION = {
    "location:ftl_control": "because_get_away",
    "location:weapons_control": "because_ships",
    "location:command": "because_ships",
    "location:hangar_deck": "because_ships",
    "location:communications": "because_civilians",
    "location:armory": "because_boarders",
    "location:admirals_quarters": "because_suspicion",
    "location:administration": "because_suspicion",
    "location:brig": "because_freedom",
    "viper:activate": "because_ships",
    "title:nuke": "because_ships",
    "card:executive_order": "because_trust",
    "card:maximum_firepower": "because_ships",
    "card:repair": "because_repairs",
    "quorum:arrest_order": "because_suspicion",
    "quorum:authorization_of_brutal_force": "because_ships",
    "quorum:food_rationing": "because_supplies",
    "quorum:inspirational_speech": "because_supplies",
    "ability:cylon_detector": "because_suspicion",
    "ability:cag": "because_ships",
    "nothing": "because_nothing_better",
}
LITTLE = 4
"""Up to this much, what somebody added to a check was a little."""
CARDS = "because_cards"
"""Whatever else brings cards, of one kind or another."""


def reason(s: Seen, q: Question, choice: Choice) -> str:
    """For what everybody has seen; nothing for what nobody has."""
    if q.kind == "action":
        item = str(choice[0])
        if item.startswith("card:"):
            item = item.rpartition("_")[0]
        if item.startswith("reveal:") or s.me.cylon:
            return ""
        return BY_ACTION.get(item, CARDS)
    return BY_KIND.get(q.kind, "")


def contribution(s: Seen, q: Question, choice: Choice) -> str:
    """What somebody would say of what he added to a check, as vaguely as the rules allow (000 p.20).

    A human says how it is. A Cylon says what fits the number of cards, which everybody has seen.
    """
    if q.kind != "contribute" or s.me.cylon or s.g.checks[-1].face_up:
        return ""
    check = s.g.checks[-1]
    if not choice:
        fits = any(value(check, card) > 0 for card in s.me.hand)
        return "gave_held_back" if fits and not s.machine else "gave_had_nothing"
    given = sum(value(check, str(card)) for card in choice)
    return "gave_little" if s.machine or given <= LITTLE else "gave_lot"
