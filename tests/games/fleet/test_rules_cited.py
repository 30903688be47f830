"""Every numbered rule, every FAQ ruling and every ambiguity is cited by a test that plays or checks it.

The rules are numbered in groups, "FC-MOV-03". Tests cite them in their docstrings: "FC-MOV-03", "FC-MOV-03, 04" or
"FC-MOV-03 to 05"; ambiguities are cited "AMB-12".
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

RULES = {
    "CMP": 9, "SET": 21, "TRN": 10, "DIE": 4, "MOV": 7, "ATK": 13, "REA": 13, "SPC": 9, "SHP": 18, "ABL": 20, "WPN": 26,
    "TEC": 29, "SEC": 22, "POR": 9, "CMD": 13, "FAC": 20, "OPT": 18, "TEA": 7, "FFA": 3, "VIC": 5, "BR2": 5, "BR4": 3,
    "CEI": 4, "PIE": 3, "SAU": 7, "PAS": 5, "CAP": 8, "CTL": 5, "ASS": 5, "DUE": 4, "BLO": 4, "ILL": 3, "CAM": 13,
    "FAQ": 23, "ORD": 3,
}  # fmt: skip
"""How many rules each group has."""
AMBIGUITIES = 77
CITED = re.compile(r"FC-([A-Z0-9]{3})-(\d\d)((?:(?:, | to )\d\d\b)*)")


def cited_in(text: str) -> set[str]:
    found = {f"AMB-{n}" for n in re.findall(r"AMB-(\d\d)", text)}
    for group, first, more in CITED.findall(text):
        numbers = [int(first)]
        for sign, number in re.findall(r"(, | to )(\d\d)", more):
            numbers += range(numbers[-1] + 1, int(number) + 1) if sign == " to " else [int(number)]
        found |= {f"FC-{group}-{n:02}" for n in numbers}
    return found


def functions_of(path: Path) -> list[ast.FunctionDef]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")]


def everything_cited() -> set[str]:
    here = Path(__file__)
    files = [file for file in here.parent.glob("test_*.py") if file != here]
    docs = [ast.get_docstring(test) or "" for file in files for test in functions_of(file)]
    return {rule for doc in docs for rule in cited_in(doc)}


def test_how_a_citation_is_read() -> None:
    assert cited_in("FC-MOV-03 to 05, FC-ATK-01, 03 (AMB-09): x") == {
        "FC-MOV-03", "FC-MOV-04", "FC-MOV-05", "FC-ATK-01", "FC-ATK-03", "AMB-09",
    }  # fmt: skip


def test_there_are_371_rules() -> None:
    assert sum(RULES.values()) == 371


def test_every_rule_is_tested() -> None:
    rules = {f"FC-{group}-{n + 1:02}" for group, size in RULES.items() for n in range(size)}
    assert sorted(rules - everything_cited()) == []


def test_every_ambiguity_is_tested() -> None:
    assert sorted({f"AMB-{n + 1:02}" for n in range(AMBIGUITIES)} - everything_cited()) == []


def test_no_test_cites_a_rule_that_is_not_there() -> None:
    rules = {f"FC-{group}-{n + 1:02}" for group, size in RULES.items() for n in range(size)}
    known = rules | {f"AMB-{n + 1:02}" for n in range(AMBIGUITIES)}
    assert sorted(everything_cited() - known) == []
