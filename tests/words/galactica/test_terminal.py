"""Every card of Battlestar Galactica can be shown at the terminal."""

from __future__ import annotations

import pytest

from orrery.games.galactica.cards.skill import SKILL_CARDS
from orrery.words import LANGUAGES
from orrery.words.galactica.names import FAMILIES
from orrery.words.terminal import pick_terminal
from tests.words.typography import faults


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_shown_at_the_terminal(lang: str) -> None:
    terminal = pick_terminal(lang, "galactica")
    assert len(terminal.cards(1)) == len(SKILL_CARDS) + len(FAMILIES)
    for card in terminal.cards(1):
        assert terminal.card_of(card) == card
        assert not [fault for line in terminal.block(card, 1).splitlines() for fault in faults(lang, line.strip())]
    assert terminal.card_of("card:repair_2") == "repair_2"
    assert terminal.card_of("quorum:arrest_order") == "arrest_order"
    assert terminal.card_of("location:armory") is None
