"""The .ftl files: the same messages in both languages, none missing, none idle."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import orrery
from orrery.core.question import MAKERS
from orrery.games.race.cards import CARDS
from orrery.games.race.powers import KINDS
from orrery.games.race.rounds import EXPERT_ACTIONS
from orrery.games.race.title import RaceForTheGalaxy
from orrery.words import LANGUAGES, MissingWords, Text, UnknownLanguage, message_files, pick, read
from tests.words.kit import POWERS
from tests.words.typography import faults

PACKAGES = ("orrery.words", "orrery.words.race")
KERNEL_REFUSALS = {"not_offered", "too_few", "too_many", "no_such_combination", "not_asked", "not_a_choice"}
UNDO_REFUSALS = {
    "another_answered",
    "another_learned_something",
    "you_learned_something",
    "chance_was_used",
    "nothing_to_undo",
}
RACE_REFUSALS = {"too_dear", "too_strong", "already_built", "not_a_development", "not_a_world"}
ENDS = {"tableau", "chips", "tableau_and_chips", "rounds"}


def messages(lang: str, *packages: str) -> dict[str, ast.Message]:
    """Every message by its id, and every attribute as a message of its own."""
    found: dict[str, ast.Message] = {}
    for package in packages or PACKAGES:
        for file in message_files(package, lang):
            for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
                if isinstance(entry, ast.Message):
                    found[entry.id.name] = ast.Message(entry.id, entry.value)
                    for attribute in entry.attributes:
                        found[f"{entry.id.name}.{attribute.id.name}"] = ast.Message(attribute.id, attribute.value)
    return found


def nodes(node: object) -> Iterator[ast.BaseNode]:
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for value in node:
            yield from nodes(value)


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def arguments(id: str, all_of_them: dict[str, ast.Message]) -> set[str]:
    """The variables of a message and of the pieces it is made of."""
    message = all_of_them[id]
    own = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    return own.union(*(arguments(piece, all_of_them) for piece in references(message)))


def cases(id: str, all_of_them: dict[str, ast.Message]) -> set[str]:
    """The cases of a message and of its pieces by their names. Those of numbers differ between languages."""
    message = all_of_them[id]
    keys = (node.key for node in nodes(message) if isinstance(node, ast.Variant))
    own = {key.name for key in keys if isinstance(key, ast.Identifier)} - {"one", "other"}
    return own.union(*(cases(piece, all_of_them) for piece in references(message)))


def pieces(all_of_them: dict[str, ast.Message]) -> set[str]:
    return set().union(*(references(message) for message in all_of_them.values()))


def test_both_languages_have_the_same_messages() -> None:
    english, french = messages("en"), messages("fr")
    assert set(english) == set(french)
    for package in PACKAGES:
        assert set(messages("en", package)) == set(messages("fr", package))


def test_both_languages_have_them_in_the_same_order() -> None:
    assert list(messages("en")) == list(messages("fr"))


def test_messages_take_the_same_arguments_in_both_languages() -> None:
    english, french = messages("en"), messages("fr")
    said = set(english) - (pieces(english) & pieces(french))
    assert len(said) > 300
    assert {id for id in said if arguments(id, english) != arguments(id, french)} == set()


def test_french_tells_apart_what_english_does() -> None:
    """A case that one language lacks is told there as another one. French has more of them: adjectives agree."""
    english, french = messages("en"), messages("fr")
    assert sum(bool(cases(id, english)) for id in english) > 30
    assert {id for id in english if not cases(id, english) <= cases(id, french)} == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_pieces_exist(lang: str) -> None:
    found = messages(lang)
    assert pieces(found) <= set(found)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_written_in_the_files_is_well_printed(lang: str) -> None:
    wrong = re.compile(r"['\"]|\.\.\.| [:;!?%»]|« " if lang == "fr" else r"['\"]|\.\.\.|\s[:;!?%]|[\u00a0\u202f]")
    for id, message in messages(lang).items():
        for node in nodes(message):
            assert not isinstance(node, ast.TextElement) or not wrong.search(node.value), id


def ids(prefix: str) -> set[str]:
    return {id.removeprefix(prefix) for id in messages("en", "orrery.words.race") if id.startswith(prefix)}


def kinds() -> set[str]:
    return {maker.kind for name, maker in MAKERS.items() if name.startswith("race.")}


def test_every_card_has_a_name_and_no_name_lacks_its_card() -> None:
    assert ids("card-") == set(CARDS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_share_a_name(lang: str) -> None:
    words = pick(lang, "race")
    assert len({words.card(id) for id in CARDS}) == len(CARDS)


def test_every_power_is_worded_once() -> None:
    assert ids("power-") == {power.__name__ for power in POWERS}


def test_every_optional_power_that_helps_to_pay_is_worded_once() -> None:
    optional = {power.__name__ for power in POWERS if power.optional and power.phase == "settle"}
    assert ids("use-") == optional


def test_every_question_is_worded_once() -> None:
    assert len(kinds()) > 10
    assert ids("q-") == kinds()
    assert ids("task-") == kinds()
    assert {kind.partition("-")[0] for kind in ids("nothing-")} <= kinds()


def test_every_event_is_worded_once() -> None:
    events = {event.name for event in RaceForTheGalaxy.events}
    assert ids("event-") == events - {"ended"} | {"conquered"}
    assert ids("end-") == ENDS


def test_every_refusal_is_worded_once() -> None:
    assert ids("refusal-") == RACE_REFUSALS
    kernel = {id.removeprefix("refusal-") for id in messages("en", "orrery.words") if id.startswith("refusal-")}
    assert kernel == KERNEL_REFUSALS | UNDO_REFUSALS


def test_every_option_is_worded_once() -> None:
    expected = set()
    for option in RaceForTheGalaxy.options:
        expected |= {option.name, *(f"{option.name}-{value}" for value in option.values)}
    assert ids("option-") == expected | {f"{id}.hint" for id in expected}


def test_actions_phases_and_kinds_of_goods_are_worded_once() -> None:
    assert ids("action-") == set(EXPERT_ACTIONS) | {f"{action}.bonus" for action in EXPERT_ACTIONS}
    phases = {"explore", "develop", "develop_2", "settle", "settle_2", "trade", "consume", "produce"}
    powers = {power.phase for power in POWERS}
    others = {"setup", "action", "end"}
    assert ids("phase-") == phases | others | {f"{p}.numeral" for p in phases} | {f"{p}.power" for p in powers}
    assert ids("goods-") == {*KINDS, "any"} | {f"{kind}.inside" for kind in (*KINDS, "any")}
    assert ids("keyword-") == {flag for card in CARDS.values() for flag in card.flags}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_actions_and_phases_can_be_read(lang: str) -> None:
    words = pick(lang, "race")
    read_aloud = [words.pitch(), words.phase("")]
    for option in RaceForTheGalaxy.options:
        read_aloud += [words.option(option.name), words.option_hint(option.name)]
        for value in option.values:
            read_aloud += [words.option_value(option.name, value), words.option_value_hint(option.name, value)]
    read_aloud += [words.action(id) for id in EXPERT_ACTIONS]
    assert words.title() == "Race for the Galaxy"
    assert all(read_aloud)
    assert [fault for text in read_aloud for fault in faults(lang, text)] == []


def test_what_does_not_exist_raises_and_never_shows_a_key() -> None:
    text = read("en", "race")
    with pytest.raises(MissingWords, match="no message nonsense"):
        text.say("nonsense")
    with pytest.raises(MissingWords, match=r"no message title\.nonsense"):
        text.say("title.nonsense")
    with pytest.raises(MissingWords, match="Unknown external: n"):
        text.say("power-DrawExtra")
    with pytest.raises(MissingWords):
        pick("fr", "race").card("nonsense")


def test_a_file_that_cannot_be_read_or_repeats_itself_is_refused(tmp_path: Path) -> None:
    bad, first, second = tmp_path / "bad.ftl", tmp_path / "first.ftl", tmp_path / "second.ftl"
    bad.write_text("what is this\n", encoding="utf-8")
    first.write_text("title = One\n", encoding="utf-8")
    second.write_text("title = Two\n", encoding="utf-8")
    with pytest.raises(MissingWords, match="cannot be read"):
        Text("en", {"bad": bad})
    with pytest.raises(MissingWords, match="second says title a second time"):
        Text("en", {"first": first, "second": second})


def test_words_are_picked_by_language_and_title() -> None:
    assert pick("fr", "race") is pick("fr", "race")
    assert pick("fr", "race").lang == "fr"
    with pytest.raises(UnknownLanguage):
        pick("de", "race")
    for title in ("chess", "text", "no/such", "race.cards", ""):
        with pytest.raises(orrery.UnknownTitle):
            pick("en", title)
