"""The referee of Battlestar Galactica, alone and with Daybreak.

Checked: set-up, Loyalty deck included; the order of turns and steps, how many actions; draws by skill set, hands and
their limit, prices, where each Skill card is; crises: who chooses, what each part loses, draws, damages, places, moves;
symbols of activation and Jump Preparation; checks: difficulty, Destiny, who adds how many cards, signs, totals, skill
check abilities, outcome; dice, their modifiers and rerolls; the attack table; activations, ship by ship; damage,
civilian ships, the boarding track; jumps, destinations, distance; the Sleeper Agent phase, reveals, lines of
succession; the end, who has won; the last view.

Not checked: whether decks are well shuffled; questions, and whether what was refused should have been; views before the
end; what is told to some only; the texts of most Quorum and Mutiny cards but for resources, rolls, draws and ships; who
holds Mutiny, Quorum and Super Crisis cards; Motives and with whom a Cylon Leader wins; titles that a card moves freely.
Where an event does not say which of two basestars in one area, or which viper, was meant, what depends on it is let be.
"""

from __future__ import annotations

from orrery.referee.galactica import opening
from orrery.referee.galactica.referee import Referee
from orrery.referee.galactica.table import Table
from orrery.referee.story import Story

BEFORE_CHARACTERS = ("character_chosen", "moved", "ships_placed", "drew_mutiny")
__all__ = ["judge"]


def judge(story: Story) -> list[str]:
    told = story.told()
    if story.first:
        table = opening.table(story)
        Referee(table, story).go_on(told[story.since :])
        return table.faults
    seated = {event["who"]: event["character"] for event in told if event["event"] == "character_chosen"}
    if sorted(seated) != list(range(story.seats)):
        under_way = all(event["event"] in BEFORE_CHARACTERS for event in told)
        return [] if under_way else ["The start: not everybody has a character (T1.3)."]
    table = Table(story, seated)
    Referee(table, story).judge(told)
    return table.faults
