"""Daybreak in words: what belongs to it says so, and base games hear nothing of it."""

from __future__ import annotations

from typing import Any

import pytest

from orrery.games.galactica.actions import DAYBREAK_LOCATION_ACTIONS
from orrery.games.galactica.characters.lines import OTHER_EXPANSIONS
from orrery.words import LANGUAGES
from orrery.words.complaints import complain
from orrery.words.galactica.editions import EDITIONS, REPRINTED, REREAD_CHAPTERS
from orrery.words.terminal import pick_terminal
from tests.games.galactica.table import seat, table
from tests.words.kit import NAMES, Asking, galactica
from tests.words.typography import faults

BASE = {"daybreak": False, "search_for_home": False}
DAYBREAK = {"daybreak": True, "search_for_home": False}
HOME = {"daybreak": True, "search_for_home": True}
NAME = {"en": {"daybreak": "Daybreak", "search_for_home": "Search for Home"}, "fr": {"daybreak": "Renouveau"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_almanac_is_well_printed(lang: str) -> None:
    for options in ({}, BASE, DAYBREAK, HOME):
        for entry in galactica(lang).almanac(options).values():
            said = [entry["name"], entry["summary"], *(power["text"] for power in entry["powers"])]
            assert [fault for text in said for fault in faults(lang, text)] == []


def test_every_entry_of_the_expansion_says_that_it_belongs_to_it() -> None:
    whole = galactica("en").almanac({})
    assert {id for id, entry in whole.items() if "edition" in entry} == set(EDITIONS)
    for id, edition in EDITIONS.items():
        assert whole[id]["summary"].endswith(NAME["en"][edition])
        assert whole[id]["edition"] == edition
    assert galactica("fr").almanac({})["panic"]["summary"] == "Carte Mutinerie · Renouveau"


def test_a_base_game_has_nothing_of_the_expansion_in_its_almanac() -> None:
    base = galactica("en").almanac(BASE)
    assert not set(base) & set(EDITIONS)
    assert base["press_room"]["powers"][0]["text"] == "Draw 2 Politics cards."
    assert base["laura_roslin"]["powers"][1]["label"] == "Once per game"
    assert not base["resurrection_ship"]["hazardous"]
    assert "Helena Cain" not in base["title:admiral"]["powers"][1]["text"]
    assert "sympathizer" in base


def test_a_game_of_the_expansion_reads_what_it_prints_anew() -> None:
    found = galactica("en").almanac(DAYBREAK)
    assert found["presidents_office"]["powers"][0]["text"] == "Draw 2 Politics cards."
    assert found["laura_roslin"]["powers"][1]["label"] == "Miracle"
    assert found["gaius_baltar_alt"]["powers"][1]["label"] == "Miracle, 3 tokens"
    assert found["resurrection_ship"]["hazardous"]
    assert "Helena Cain" in found["title:admiral"]["powers"][1]["text"]
    assert "sympathizer" not in found
    assert "the_search_for_home" not in found
    assert "the_search_for_home" in galactica("en").almanac(HOME)
    assert set(REPRINTED) <= set(DAYBREAK_LOCATION_ACTIONS)


def test_accept_prophecy_changes_no_check_in_administration_with_daybreak() -> None:
    """004 p.11: there is none any more; the card may be given up there to stay in office."""
    base, found = galactica("en").almanac(BASE), galactica("en").almanac(DAYBREAK)
    assert "Administration is activated" in base["accept_prophecy"]["powers"][0]["text"]
    assert "In Administration the President may discard it" in found["accept_prophecy"]["powers"][0]["text"]


@pytest.mark.parametrize(("lang", "ship", "hub"), [
    ("en", "to the Resurrection Ship", "to the destroyed Hub"),
    ("fr", "sur le Vaisseau de Résurrection", "sur le Hub Détruit"),
])  # fmt: skip
def test_where_a_leader_returns_to(lang: str, ship: str, hub: str) -> None:
    """004 p.11: what is said of the Resurrection Ship holds for the destroyed Hub."""
    for destroyed, place in ((False, ship), (True, hub)):
        athena = seat("sharon_athena_agathon", infiltrating=True)
        t = table(athena, phase="action", hub_destroyed=destroyed, options=DAYBREAK)
        assert place in galactica(lang).item(Asking("action", table=t.g), "infiltration:end")


@pytest.mark.parametrize(("lang", "asked", "told"), [
    ("en", "For Love: Tigh", "Ann intervened: For Love: Bob."),
    ("fr", "Par Amour\u00a0: Tigh", "Ann intervient\u00a0: Par Amour\u00a0: Bob."),
])  # fmt: skip
def test_athena_spares_a_card_to_somebody_and_changes_no_difficulty(lang: str, asked: str, told: str) -> None:
    t = table(seat("sharon_athena_agathon"), seat("saul_tigh"), options=DAYBREAK)
    item = galactica(lang).item(Asking("react", about={"step": "discards"}, table=t.g), "for_love:1")
    assert item.partition(" · ")[0] == asked
    reacted = {"event": "reacted", "who": 0, "play": "for_love:1", "step": "discards"}
    assert galactica(lang).event(reacted, ("Ann", "Bob", "Cy")) == told


@pytest.mark.parametrize(("lang", "told"), [("en", "Ann chose: Politics."), ("fr", "Ann choisit\u00a0: Politique.")])
def test_a_type_of_skill_keeps_its_capital(lang: str, told: str) -> None:
    chose = {"event": "chose", "who": 0, "what": "captains_cabin", "choice": "politics"}
    assert galactica(lang).event(chose, ("Ann", "Bob", "Cy")) == told


@pytest.mark.parametrize(("lang", "one", "three"), [
    ("en", "Ann spent a miracle token.", "Ann spent 3 miracle tokens."),
    ("fr", "Ann dépense un pion Miracle.", "Ann dépense 3\u00a0pions Miracle."),
])  # fmt: skip
def test_as_many_tokens_are_told_as_were_spent(lang: str, one: str, three: str) -> None:
    spent = {"event": "miracle_spent", "who": 0, "left": 0}
    assert galactica(lang).event({**spent, "n": 1}, ("Ann", "Bob", "Cy")) == one
    assert galactica(lang).event({**spent, "n": 3}, ("Ann", "Bob", "Cy")) == three


def test_without_options_both_texts_of_a_location_are_there() -> None:
    whole = galactica("en").almanac({})
    for id in REPRINTED:
        assert whole[f"daybreak:{id}"]["powers"] != whole[id]["powers"]


def test_characters_of_other_expansions_stand_in_the_lines_only() -> None:
    whole = galactica("en").almanac({})
    assert not set(OTHER_EXPANSIONS) & set(whole)


def test_a_mutiny_card_is_an_action_with_its_text() -> None:
    label = galactica("en").item(Asking("action"), "mutiny:violent_protest")
    assert label == "Violent Protest · Draw 2 Politics cards. The President is sent to Sickbay"


def test_an_assault_raptor_is_named_where_a_viper_could_be_meant() -> None:
    words = galactica("en")
    assert words.item(Asking("viper_activation"), "assault:launch:port_bow") == (
        "Launch an assault raptor off the port bow"
    )
    assert words.item(Asking("viper_activation"), "assault:attack:rear:basestar:0") == (
        "With an assault raptor, attack a basestar behind Galactica"
    )
    assert words.item(Asking("choose_viper"), "assault:rear") == "Unmanned assault raptor behind Galactica"
    assert words.item(Asking("choose_craft"), "assault_raptor") == "Assault raptor"


def test_a_skill_check_ability_is_told_by_its_name() -> None:
    told = {"event": "ability_resolved", "card": "dradis_contact"}
    assert galactica("en").event(told, NAMES) == "Dradis Contact took effect in the check."
    assert galactica("fr").event(told, NAMES) == "Contact Dradis prend effet dans le test."


def test_what_options_do_not_go_together_is_said_in_french() -> None:
    assert complain("fr", "Seven play with the expansion Daybreak only.") == (
        "On ne joue à sept qu’avec l’extension Renouveau."
    )
    assert complain("fr", "The option dutiful_each belongs to the expansion Daybreak.") == (
        "L’option dutiful_each appartient à l’extension Renouveau."
    )


def test_text_play_shows_what_the_expansion_adds() -> None:
    leader = seat("danna_biers", infiltrating=True, location="command", mutiny=["panic"], motives=["end_the_chase"])
    pilot = seat("brendan_hot_dog_costanza", location="viper", area="port_bow", craft="assault_raptor")
    mission = {
        "mission": "digging_up_the_past",
        "mission_failed": True,
        "missions_won": ["the_search_for_home"],
    }
    boards: dict[str, Any] = {"rebels": "human", "assault_raptors": {"rear": 1}, "damaged": ["ftl_control"], **mission}
    t = table(leader, pilot, seat("laura_roslin"), seat("saul_tigh"), options=HOME, phase="action", **boards)
    terminal, view = pick_terminal("en", "galactica"), t.game.view(0)
    shown, held = "\n".join(terminal.table(view, NAMES)), "\n".join(terminal.hand(view))
    assert "of 10" in shown
    assert "Active mission: Digging Up the Past (failed)." in shown
    assert "Missions beside the objective: The Search For Home." in shown
    assert "The Rebel Basestar serves the humans." in shown
    assert "Behind Galactica: 1 assault raptor" in shown
    assert "in an assault raptor off the port bow" in shown
    assert "infiltrating Cylon leader" in shown
    assert "1 miracle token, 1 Mutiny card, 1 unrevealed motive" in shown
    assert "Panic · Mutiny card · Place 1 civilian ship behind Galactica." in held
    assert "End the Chase · Motive · allegiance to the humans" in held
    assert held.count("true now") == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_zareks_sheet_speaks_of_a_check_in_administration_only_where_there_is_one(lang: str) -> None:
    words = galactica(lang)
    place = words.location("administration").split()[-1]
    for daybreak in (False, True):
        text = words.almanac({"daybreak": daybreak})["tom_zarek"]["powers"][0]["text"]
        assert (place in text) is not daybreak


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("daybreak", [False, True])
def test_so_does_what_he_reads_when_he_is_asked(lang: str, daybreak: bool) -> None:
    prisoner = seat("saul_tigh", location="brig")
    t = table(prisoner, seat("tom_zarek"), phase="action", options={"daybreak": daybreak}).act("location:brig")
    words = galactica(lang)
    place = words.location("administration").split()[-1]
    assert (place in words.item(t.game.pending[1], "friends_in_low_places:2")) is not daybreak


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("daybreak", [False, True])
def test_accept_prophecy_tells_what_administration_is_in_this_game(lang: str, daybreak: bool) -> None:
    """In the almanac, among the actions and in the terminal's hand: with Daybreak there is no check to make harder."""
    words = galactica(lang)
    text = words.say(f"{'reprinted' if daybreak else 'text'}-accept_prophecy")
    president = seat("laura_roslin", quorum=["accept_prophecy"])
    t = table(president, phase="action", options={"daybreak": daybreak})
    assert words.almanac({"daybreak": daybreak})["accept_prophecy"]["powers"][0]["text"] == text
    assert words.item(t.game.pending[0], "quorum:accept_prophecy").endswith(text.rstrip("."))
    assert any(text in line for line in pick_terminal(lang, "galactica").hand(t.game.view(0)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_chapters_of_the_base_game_are_true_in_this_game(lang: str) -> None:
    """No Sympathizer with Daybreak, and ten distance with Search for Home."""
    words = galactica(lang)
    for chapter, edition in REREAD_CHAPTERS.items():
        told = [words.almanac(options)[f"rule:{chapter}"]["powers"] for options in (BASE, DAYBREAK, HOME)]
        assert told[1] == told[2] if edition == "daybreak" else told[0] == told[1]
        assert told[0] != told[2]
    for options, goal in ((BASE, "8"), (DAYBREAK, "8"), (HOME, "10")):
        assert goal in words.almanac(options)["rule:goal"]["powers"][0]["text"]
        assert goal in words.almanac(options)["rule:jump"]["powers"][-1]["text"]
    said = str(words.almanac(DAYBREAK)["rule:loyalty"]["powers"])
    assert ("Sympath" in said, "Mutin" in said) == (False, True)


@pytest.mark.parametrize(("lang", "raiders", "vipers", "told"), [
    ("en", "1 raider in front of Galactica", "3 vipers behind Galactica", "Ann chose: raiders behind Galactica."),
    ("fr", "1\u00a0Raider devant le Galactica", "3\u00a0Vipers derrière le Galactica",
     "Ann choisit\u00a0: des Raiders derrière le Galactica."),
])  # fmt: skip
def test_the_raider_bay_offers_as_many_ships_as_there_are(lang: str, raiders: str, vipers: str, told: str) -> None:
    """004 p.15: it places two raiders or four vipers, but only what is left."""
    left: dict[str, Any] = {"raiders": {"rear": 15}, "vipers": {"rear": 3}, "vipers_damaged": 3, "assault_reserve": 1}
    q = Asking("bay_order", table=table(seat("gaius_baltar_alt"), options=HOME, **left).g)
    assert galactica(lang).item(q, "raiders:front") == raiders
    assert galactica(lang).item(q, "vipers:rear") == vipers
    chose = {"event": "chose", "who": 0, "what": "raider_bay", "choice": "raiders:rear"}
    assert galactica(lang).event(chose, ("Ann", "Bob", "Cy")) == told


def test_how_many_cards_each_may_add_to_a_check_is_told() -> None:
    """004 p.8: any number, a leader two while infiltrating and one else, Simon one more, in the Brig one."""
    crew = [
        seat("saul_tigh"),
        seat("danna_biers", infiltrating=True),
        seat("louis_hoshi", location="brig"),
        seat("simon_oneill"),
    ]
    t = table(*crew, options=DAYBREAK)
    assert galactica("en").notes(t.game.view(1))["limits"] == [None, 2, 1, 2]
