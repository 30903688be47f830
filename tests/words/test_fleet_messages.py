"""The words of Fleet Commander: the same messages in both languages, none missing, none idle."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from orrery import games
from orrery.core.question import MAKERS
from orrery.games.fleet.campaign import CAMPAIGNS
from orrery.games.fleet.capabilities import RAYS
from orrery.games.fleet.dice import COLOURS, FACES
from orrery.games.fleet.factions import OBJECTIONS
from orrery.games.fleet.title import USUAL, FleetCommander
from orrery.games.fleet.turn import ACTIONS
from orrery.words import LANGUAGES, pick
from orrery.words.fleet import goals
from orrery.words.fleet.numbers import SECTIONS
from orrery.words.fleet.options import GENERAL
from tests.words.test_messages import arguments, cases, nodes, pieces
from tests.words.typography import faults

PACKAGE = "orrery.words.fleet"
RULES = Path(games.__file__).parent / "fleet"
GOALS = Path(goals.__file__)
TOKENS = {"mine", "scar", "black_hole_marker", "container", "unknown"}
SIDES = {"any", "neutral", "scenario"}
REACTIONS = {"shield", "bonus", "roll", "retreat", "counter"}
WORDS = {"ready", "add", "remove", "build", "done", "again", "side", "end"}


def messages(lang: str, *names: str) -> dict[str, ast.Message]:
    """Every message by its id, and every attribute as a message of its own."""
    found: dict[str, ast.Message] = {}
    for name in names or (f"{lang}.ftl", f"almanac.{lang}.ftl"):
        for entry in FluentParser().parse((files(PACKAGE) / name).read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message):
                found[entry.id.name] = ast.Message(entry.id, entry.value)
                for attribute in entry.attributes:
                    found[f"{entry.id.name}.{attribute.id.name}"] = ast.Message(attribute.id, attribute.value)
    return found


def ids(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en") if id.startswith(prefix) and "." not in id}


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_messages_take_the_same_arguments_in_both_languages() -> None:
    english, french = messages("en"), messages("fr")
    said = set(english) - (pieces(english) & pieces(french))
    assert len(said) > 500
    assert {id for id in said if arguments(id, english) != arguments(id, french)} == set()


def test_both_languages_tell_the_same_cases_apart() -> None:
    english, french = messages("en"), messages("fr")
    assert sum(bool(cases(id, english)) for id in english) > 50
    assert {id for id in english if cases(id, english) != cases(id, french)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_exist_and_are_well_printed(lang: str) -> None:
    found = messages(lang)
    assert pieces(found) <= set(found)
    wrong = re.compile(r"['\"]|\.\.\.| [:;!?%»]|« " if lang == "fr" else r"['\"]|\.\.\.|\s[:;!?%]|[\u00a0\u202f]")
    for id, message in found.items():
        for node in nodes(message):
            assert not isinstance(node, ast.TextElement) or not wrong.search(node.value), id


def kinds() -> set[str]:
    return {maker.kind for name, maker in MAKERS.items() if name.startswith("fleet.")}


def test_every_question_is_worded_once() -> None:
    assert ids("q-") == kinds()
    assert ids("task-") == ids("q-")
    assert ids("nothing-") <= ids("q-")


def test_every_event_is_worded_once() -> None:
    assert ids("event-") == {event.name for event in FleetCommander.events} - {"ended"}


def test_every_end_refusal_and_reason_is_worded_once() -> None:
    """They are strings in the rules: each that has words is there, and each that is refused with has words."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))
    assert {id for id in ids("end-") | ids("refusal-") | ids("why-") if f'"{id}"' not in code} == set()
    assert ids("progress-") == set(re.findall(r'"progress-(\w+)"', GOALS.read_text(encoding="utf-8")))
    assert ids("ending-") == ids("end-")
    assert ids("why-") == {"attack", "counter_attack", "offensive", "redemption"}
    refused = set(re.findall(r'(?:Refusal|Limit)\(\s*"(\w+)"', code)) | set(OBJECTIONS)
    assert refused <= ids("refusal-")
    assert set(re.findall(r'win(?:s)?\(g, .*"(\w+)"\)', code)) <= ids("end-")


def test_every_verb_is_worded_once() -> None:
    assert ids("act-") == set(ACTIONS) | REACTIONS | WORDS


def test_every_option_is_worded_once() -> None:
    expected = {f"{name}-{value}" for name in GENERAL for value in (USUAL, GENERAL[name])}
    for option in FleetCommander.options:
        expected |= {option.name, *(f"{option.name}-{v}" for v in option.values if option.name not in GENERAL)}
    assert ids("option-") == expected
    hinted = {id.removesuffix(".hint") for id in messages("en") if id.endswith(".hint")}
    assert hinted == {f"option-{name}" for name in ids("option-")} | {f"prize-{name}" for name in ids("prize-")}
    assert ids("prize-") == {prize for battles in CAMPAIGNS.values() for battle in battles for prize in battle.prizes}


def test_dice_and_lines_are_worded_once() -> None:
    assert ids("colour-") == set(COLOURS)
    assert ids("face-") == set(FACES)
    assert ids("ray-") == set(RAYS)


def test_whatever_the_almanac_tells_of_has_a_name() -> None:
    things = {id for section in SECTIONS.values() for id in section}
    assert ids("card-") == things | TOKENS | SIDES
    assert ids("text-") == things - set(SECTIONS["devices"])
    assert ids("goal-") == set(SECTIONS["scenarios"])
    assert ids("section-") == set(SECTIONS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_and_phases_can_be_read(lang: str) -> None:
    words = pick(lang, "fleet")
    read_aloud = [words.title(), words.pitch()]
    for option in FleetCommander.options:
        read_aloud += [words.option(option.name), words.option_hint(option.name)]
        for value in option.values:
            read_aloud += [words.option_value(option.name, value), words.option_value_hint(option.name, value)]
    read_aloud += [words.phase(phase) for phase in ("setup", "deployment", "start", "energy", "actions", "bridge")]
    assert all(read_aloud)
    assert [fault for text in read_aloud for fault in faults(lang, text)] == []
