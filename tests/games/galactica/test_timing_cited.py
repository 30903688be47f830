"""Every step, law, row and open point of docs/rules on timing is cited by a test that shows it.

Tests cite them in their docstrings: "T9.3", "T8.1 to T8.6"; rules D also in their names, `test_d12_d13_...`.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

HERE = Path(__file__)
FOLDERS = (HERE.parent, HERE.parents[2] / "words" / "galactica")

STEPS = {
    1: (1, 11), 2: (0, 7), 3: (0, 6), 4: (1, 5), 5: (1, 4), 6: (1, 5), 7: (1, 2), 8: (1, 9), 9: (1, 17), 10: (1, 6),
    11: (1, 4), 12: (0, 5), 13: (1, 3), 14: (0, 6), 15: (1, 6), 16: (0, 6), 17: (1, 3), 18: (1, 7), 19: (1, 6),
    20: (1, 2), 23: (1, 5), 25: (1, 4), 26: (1, 5), 27: (1, 3),
}  # fmt: skip
"""Section A: of each section the first and the last step."""
MORE = ("T2.2a", "T2.2b", "T2.2c", "T2.2d", "T14", "T21", "T22", "T24", "T26", "T27", "T28", "T29")
"""Parts of steps, and what sections say beside their steps."""
ROWS = {"0.1.": 8, "L": 6, "C": 3, "D": 55, "O": 23}
"""The window protocol, the laws, who is asked, who sees what, open points: how many each."""

IDS = {f"T{section}.{n}" for section, (first, last) in STEPS.items() for n in range(first, last + 1)}
IDS |= {*MORE, *[f"{row}{n + 1}" for row, size in ROWS.items() for n in range(size)]}

CITED = re.compile(r"(?<![\w.\-])(?:T\d+(?:\.\d+[a-d]?)?|0\.1\.\d|[LCDO]\d+)(?![\w\-]|\.\d)")
RANGE = re.compile(r"(T\d+)\.(\d+) to \1\.(\d+)")

ABILITIES = """
investigative_committee scientific_research declare_emergency strategic_planning evasive_maneuvers executive_order
repair launch_scout maximum_firepower consolidate_power force_their_hand all_hands_on_deck quick_thinking dogfight
install_upgrades restore_order a_second_chance change_of_plans popular_influence negotiation unorthodox_plan
combat_veteran launch_reserves raptor_specialist test_the_limits bait dradis_contact a_better_machine personal_vices
violent_outbursts exploit_a_weakness

inspirational_leader command_authority emotionally_attached cylon_hatred declare_martial_law alcoholic eco_officer
moral_compass stranded religious_visions skilled_politician terminal_illness delusional_intuition cylon_detector coward
friends_in_low_places unconventional_tactics convicted_criminal alert_viper_pilot cag headstrong expert_pilot
secret_destiny insubordinate recon mysterious_intuition sleeper_agent maintenance_engineer blind_devotion reckless

forward_thinker different_path moral_dilemma necessary_steps abuse_power disreputable raptor_pilot
no_one_gets_left_behind family_commitments cult_leader broadcast spiritual_crisis deceitful attorney kleptomania dutiful
organized reluctant memento escort forced_to_eject treatment quarantine specialized industrious meticulous vanity
calculating modifications logic_bound visions dont_trust_anyone heretic for_love resolute grieving

accept_prophecy assign_arbitrator assign_mission_specialist assign_vice_president arrest_order
authorization_of_brutal_force encourage_mutiny food_rationing inspirational_speech presidential_pardon
release_cylon_mugshots ambush cylon_swarm jammed_assault thirty_three detector_sabotage bomb_on_colonial_1
legendary_discovery fulfiller_of_prophecy event_horizon hornets_nest lockdown cylon_brig cylon_damage cylon_morale
cylon_sickbay sympathizer you_are_the_mutineer sickbay brig resurrection_ship hub_destroyed

armed_resistance betrayal_of_trust assume_command impeachment bait_and_switch blackmail clipped_wings
controversial_speech peaceful_resistance ruined_reputation feed_the_people necessary_risk panic make_a_deal selfish_act
scavenging_for_parts send_a_message set_the_agenda the_strong_survive unauthorized_usage violent_protest weapons_armed

end_the_chase make_an_ally no_unnecessary_force a_justified_response keep_them_docile pressure_their_leaders
learn_to_cherish improve_efficiency remove_the_threat harvest_their_resources a_false_sense_of_security
subjects_for_study fight_with_honor savor_their_demise
"""
"""Section B, row by row: skill cards, characters, characters of Daybreak, what is in play, Mutiny cards, motives."""


def cited_in(name: str, doc: str) -> set[str]:
    found = {row.upper() for row in re.findall(r"(?<=_)d\d+(?=_)", name)} | set(CITED.findall(doc))
    for section, first, last in RANGE.findall(doc):
        found |= {f"{section}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def files() -> list[Path]:
    return [file for folder in FOLDERS for file in folder.rglob("test_*.py") if file != HERE]


def everything_cited() -> set[str]:
    trees = [ast.parse(file.read_text(encoding="utf-8")) for file in files()]
    tests = [node for tree in trees for node in tree.body if isinstance(node, ast.FunctionDef)]
    named = [test for test in tests if test.name.startswith("test_")]
    return {id for test in named for id in cited_in(test.name, ast.get_docstring(test) or "")}


def test_how_a_citation_is_read() -> None:
    found = cited_in("test_d12_d13_the_pool", "T8.1 to T8.3, T2.2a, 0.1.4 (O5): 000 p.11, T14. FC-D2-01, D3 too")
    assert found == {"D12", "D13", "T8.1", "T8.2", "T8.3", "T2.2a", "0.1.4", "O5", "T14", "D3"}


def test_there_are_249_of_them() -> None:
    assert len(IDS) == 249


def test_every_one_is_tested() -> None:
    assert sorted(IDS - everything_cited()) == []


def test_no_test_cites_what_is_not_there() -> None:
    sections = {f"T{n + 1}" for n in range(29)}
    assert sorted(everything_cited() - IDS - sections) == []


def test_every_row_of_section_b_is_named_by_a_test() -> None:
    text = "\n".join(file.read_text(encoding="utf-8") for file in files()).lower()
    assert [name for name in ABILITIES.split() if not re.search(rf"(?<![a-z]){name}(?![a-z])", text)] == []
