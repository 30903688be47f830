"""The .ftl files of Battlestar Galactica: the same in both languages, nothing missing, nothing idle."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import orrery
from orrery.core.question import MAKERS
from orrery.games.galactica import effects as vocabulary
from orrery.games.galactica import windows
from orrery.games.galactica.actions import ABILITIES as ACTION_ABILITIES
from orrery.games.galactica.actions import (
    CARD_ACTIONS,
    DAYBREAK_LOCATION_ACTIONS,
    LOCATION_ACTIONS,
    MUTINY_ACTIONS,
    QUORUM_ACTIONS,
)
from orrery.games.galactica.board import AREAS, RESOURCES
from orrery.games.galactica.cards import CRISES, DESTINATIONS, MISSIONS, Attack
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.mutiny import MUTINY
from orrery.games.galactica.cards.quorum import QUORUM
from orrery.games.galactica.cards.skill import NAMES as SKILL_NAMES
from orrery.games.galactica.cards.tokens import BASESTAR_DAMAGE, CIVILIANS, GALACTICA_DAMAGE
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.characters.lines import OTHER_EXPANSIONS
from orrery.games.galactica.effects import Effect, KeepInPlay
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.state import MOTIVE, TYPES
from orrery.games.galactica.title import BattlestarGalactica
from orrery.games.galactica.turn import PHASES
from orrery.words import LANGUAGES
from orrery.words.galactica.almanac import CHAPTERS
from orrery.words.galactica.editions import REPRINTED, REREAD, REREAD_CHAPTERS
from orrery.words.galactica.names import FAMILIES
from orrery.words.galactica.plays import orders
from orrery.words.galactica.sheets import ABILITIES
from tests.words.kit import galactica
from tests.words.test_messages import arguments, cases, messages, nodes, pieces
from tests.words.typography import faults

PACKAGE = "orrery.words.galactica"
WORDS = Path(orrery.__file__).parent / "words" / "galactica"
RULES = Path(orrery.__file__).parent / "games" / "galactica"
FAMILY_NAMES = set(FAMILIES.values())
NO_CARD = (Effect, vocabulary.Aftermath, vocabulary.Intercession)
"""What no card orders: the rules themselves do."""
EFFECTS = [e for e in vars(vocabulary).values() if isinstance(e, type) and issubclass(e, Effect) and e not in NO_CARD]
ENDS = {"kobol", "earth", "boarded", "destroyed", *RESOURCES}
STEPS = {
    MOTIVE,
    *re.findall(r'window\(g, "(\w+)"\)', "".join(p.read_text(encoding="utf-8") for p in RULES.rglob("*.py"))),
}


def ids(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en", PACKAGE) if id.startswith(prefix) and "." not in id}


def attributes(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en", PACKAGE) if id.startswith(prefix) and "." in id}


def rules_text() -> str:
    return "".join(path.read_text(encoding="utf-8") for path in RULES.rglob("*.py"))


# --- the files ----------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert list(messages("en", PACKAGE)) == list(messages("fr", PACKAGE))


def test_messages_take_the_same_arguments_in_both_languages() -> None:
    english, french = messages("en", PACKAGE), messages("fr", PACKAGE)
    said = set(english) - (pieces(english) | pieces(french))
    assert len(said) > 600
    assert {id for id in said if arguments(id, english) != arguments(id, french)} == set()


def test_both_languages_tell_the_same_cases_apart() -> None:
    """A case that one language lacks is told there as another one: an assault raptor as a civilian ship."""
    english, french = messages("en", PACKAGE), messages("fr", PACKAGE)
    assert sum(bool(cases(id, english)) for id in english) > 60
    assert {id for id in english if cases(id, english) != cases(id, french)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_exist(lang: str) -> None:
    found = messages(lang, PACKAGE)
    assert pieces(found) <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_in_the_files_is_well_printed(lang: str) -> None:
    wrong = re.compile(r"['\"]|\.\.\.| [:;!?%»]|« " if lang == "fr" else r"['\"]|\.\.\.|\s[:;!?%]|[\u00a0\u202f]")
    for id, message in messages(lang, PACKAGE).items():
        for node in nodes(message):
            assert not isinstance(node, ast.TextElement) or not wrong.search(node.value), id


def test_no_message_is_idle() -> None:
    """Named in the code, part of another message, or one of a family that the tests below count."""
    code = "".join(path.read_text(encoding="utf-8") for path in WORDS.glob("*.py"))
    counted = (
        "option-",
        "phrase-",
        "phase-",
        "task-",
        "nothing-",
        "refusal-",
        "ending-",
        "lesson-",
        *(f"{f}-" for f in FAMILY_NAMES),
    )
    families = (*re.findall(r'f"([a-z]+[-a-z]*-)\{', code), *counted)
    found = messages("en", PACKAGE)
    idle = [id for id in found if "." not in id and not id.startswith(families) and id not in pieces(found)]
    assert [id for id in idle if f'"{id}"' not in code and not id.startswith("title")] == []


# --- every name ---------------------------------------------------------------------------------------


def test_every_card_has_a_name_and_no_name_lacks_its_card() -> None:
    assert ids("crisis-") == set(CRISES)
    assert ids("skill-") == set(SKILL_NAMES) | {"card", "cards", "count"}
    assert ids("quorum-") == set(QUORUM)
    assert ids("destination-") == set(DESTINATIONS)
    assert ids("loyalty-") == set(LOYALTY)
    assert ids("mutiny-") == set(MUTINY)
    assert ids("motive-") == set(MOTIVES)
    assert ids("mission-") == set(MISSIONS)


def test_no_two_kinds_of_cards_share_an_id() -> None:
    kinds = (CRISES, QUORUM, DESTINATIONS, LOYALTY, MUTINY, MOTIVES, MISSIONS)
    assert len(FAMILIES) == sum(len(kind) for kind in kinds)
    assert not set(FAMILIES) & set(SKILL_NAMES)


def test_every_attack_names_its_special_rule() -> None:
    attacks = {id for id, card in CRISES.items() if isinstance(card.boxes[0], Attack)}
    assert attributes("crisis-") == {f"{id}.special" for id in attacks}
    reminders = {id for id in attacks if isinstance(box := CRISES[id].boxes[0], Attack) and not box.special}
    assert ids("special-") == reminders


def test_every_crisis_that_stays_says_what_it_changes() -> None:
    staying = {id for id, c in CRISES.items() for b in c.boxes for o in orders(b) if isinstance(o, KeepInPlay)}
    assert ids("kept-") == staying


def test_everything_on_the_board_has_a_name() -> None:
    assert ids("character-") == {*CHARACTERS, *OTHER_EXPANSIONS}
    assert attributes("character-") == {f"{id}.short" for id in CHARACTERS}
    assert ids("location-") == set(LOCATIONS)
    assert attributes("location-") == {f"{id}.{form}" for id in LOCATIONS for form in ("at", "to", "the")}
    assert ids("area-") == set(AREAS)
    assert ids("resource-") == set(RESOURCES)
    assert ids("type-") == set(TYPES)
    assert ids("civilian-") == set(CIVILIANS)
    assert ids("damage-") == set(GALACTICA_DAMAGE)
    assert ids("basestar-") == set(BASESTAR_DAMAGE)


def test_every_ability_has_a_name_and_a_text() -> None:
    abilities = {ability for three in ABILITIES.values() for ability in three}
    assert set(ABILITIES) == set(CHARACTERS)
    assert len(abilities) == 66
    assert ids("ability-") == abilities
    assert abilities <= ids("text-")
    assert {name for table in ACTION_ABILITIES.values() for name in table} <= abilities


def test_whatever_can_be_done_has_a_text() -> None:
    texts = ids("text-")
    assert set(CARD_ACTIONS) | set(SKILL_NAMES) <= texts
    assert set(QUORUM_ACTIONS) | set(QUORUM) <= texts
    assert set(LOCATION_ACTIONS) | set(LOCATIONS) <= texts
    assert {*LOYALTY, *MUTINY_ACTIONS, *MUTINY, *MOTIVES} <= texts
    assert ids("reprinted-") == {*REPRINTED, *REREAD, *[f"rule-{id}" for id in REREAD_CHAPTERS]}
    assert set(DAYBREAK_LOCATION_ACTIONS) <= texts


def test_every_chapter_of_the_rules_is_written() -> None:
    assert ids("rule-") == set(CHAPTERS)
    assert attributes("rule-") == {f"{id}.text" for id in CHAPTERS}


# --- every sentence -----------------------------------------------------------------------------------


def test_every_effect_is_worded_once() -> None:
    assert len(EFFECTS) > 20
    assert ids("effect-") == {effect.__name__ for effect in EFFECTS} | {"nothing"}


def test_every_question_is_worded_once() -> None:
    kinds = {maker.kind for name, maker in MAKERS.items() if name.startswith("galactica.")}
    assert len(kinds) > 40
    assert ids("q-") == kinds
    assert ids("task-") == kinds
    assert ids("nothing-") <= kinds


def test_every_event_is_worded_once() -> None:
    events = {event.name for event in BattlestarGalactica.events}
    assert ids("event-") == events - {"ended"} | {"assigned"}


def test_every_ending_is_worded() -> None:
    assert ids("end-") == ENDS
    assert ids("ending-") == ENDS


def test_every_refusal_is_worded_once() -> None:
    """Those of older editions among them: their tables are told in today's words."""
    assert ids("refusal-") == {"nobody_to_elect", *re.findall(r'(?:Refusal|unless)\(\s*"(\w+)"', rules_text())}


def test_every_step_and_phase_is_worded_once() -> None:
    assert len(STEPS) > 8
    assert ids("step-") == STEPS
    assert set(windows.REACTIONS) <= STEPS
    begun = set(re.findall(r'begin_phase\(g, "(\w+)"\)', rules_text()))
    assert ids("phase-") == {*PHASES, *begun, "setup", "over"}


def test_every_option_is_worded_once() -> None:
    expected = set()
    for option in BattlestarGalactica.options:
        expected |= {option.name, *(f"{option.name}-{value}" for value in option.values)}
    assert ids("option-") == expected
    assert attributes("option-") == {f"{id}.hint" for id in expected}


def test_somebody_can_be_suspected_or_trusted_with_one_click() -> None:
    phrases = ids("phrase-")
    assert {f"{verb}_{id}" for verb in ("suspect", "trust") for id in CHARACTERS} <= phrases
    assert {"help_none", "help_little", "help_lot", "saw_human", "saw_cylon"} <= phrases


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_options_and_reminders_can_be_read(lang: str) -> None:
    """D55."""
    words = galactica(lang)
    said = [words.title(), words.pitch(), words.say("talk-reminder")]
    said += [words.say(id) for id in words.text.ids if id.startswith("phrase-")]
    for option in BattlestarGalactica.options:
        said += [words.option(option.name), words.option_hint(option.name)]
        for value in option.values:
            said += [words.option_value(option.name, value), words.option_value_hint(option.name, value)]
    said += [words.ending(reason) for reason in ENDS]
    assert [fault for text in said for fault in faults(lang, text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_phrases_name_no_card_and_no_number(lang: str) -> None:
    """D55: what can be said with one click is never more than the rules allow (000 p.20)."""
    words = galactica(lang)
    names = [words.skill(name) for name in SKILL_NAMES]
    for id in ids("phrase-"):
        text = words.say(f"phrase-{id}")
        assert not re.search(r"\d", text)
        assert [name for name in names if name in text and id != "need_order"] == []
