"""Every worked example of the rulebook is a test of its own: where each stands, and that none is missing."""

from __future__ import annotations

import ast
from pathlib import Path

EXAMPLES = {
    "p.5, choosing characters": "test_example_of_choosing_characters",
    "p.9, Adama's skills": "test_example_adama_draws_three_leadership_and_two_tactics_cards",
    "p.9, Apollo's multi-skill": "test_example_apollo_splits_his_multi_skill",
    "p.9, Apollo goes to Colonial One": "test_example_apollo_changes_ship",
    "p.12, Adama in the Research Lab": "test_example_adama_in_the_research_lab",
    "p.13, an 8 is rolled again": "test_example_starbuck_saves_an_unmanned_viper",
    "p.13, FTL Control costs a population": "test_example_a_jump_from_the_last_space_but_one",
    "p.14, a jump step by step": "test_example_of_a_jump",
    "p.14, the last jump": "test_example_the_last_jump_with_one_population",
    "p.17, a skill check step by step": "test_example_of_the_rulebook",
    "p.18, Helo's two loyalty cards": "test_example_helo_with_a_cylon_card_and_a_human_one",
    "p.22, two raiders in one area": "test_example_two_raiders_in_one_area",
    "p.23, raiders step by step": "test_example_activation_of_the_raiders",
    "p.26, a scout is lost": "test_example_a_scout_that_does_not_come_back",
    "p.27, a pilot takes off and attacks": "test_example_a_pilot_takes_off_and_attacks",
    "p.28, one basestar for two places": "test_example_one_basestar_for_two_places",
}


def test_no_example_is_without_a_test() -> None:
    found = [
        node.name
        for path in Path(__file__).parent.glob("test_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_example_")
    ]
    assert sorted(found) == sorted(EXAMPLES.values())
