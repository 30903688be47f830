"""Setting up with Daybreak: choosing characters, loyalty decks, first cards (004 p.4-7, T1)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import orrery
from orrery.games.galactica.cards.loyalty import DAYBREAK_DECK
from orrery.games.galactica.characters.lines import (
    ADMIRAL_LINE,
    DAYBREAK_ADMIRAL_LINE,
    DAYBREAK_PRESIDENT_LINE,
    OTHER_EXPANSIONS,
)
from orrery.games.galactica.characters.sheets import CHARACTERS, LEADERS
from orrery.games.galactica.state import MUTINEER, Galactica

DORAL, ATHENA = "aaron_doral", "sharon_athena_agathon"
SPECIAL = ("lee_adama", "tom_zarek_alt", "gaius_baltar", "sharon_valerii")
"""Characters who ask or add something at set-up."""
ALTERNATES = [(sheet.id, sheet.alternate_of) for sheet in CHARACTERS.values() if sheet.alternate_of]


def begun(seats: int, seed: int = 1, **options: Any) -> orrery.Game:
    return orrery.new("galactica", seats, seed, {"daybreak": True, **options})


def state(game: orrery.Game) -> Galactica:
    assert isinstance(game.state, Galactica)
    return game.state


def pick(game: orrery.Game, *wanted: str) -> orrery.Game:
    """Everybody chooses in turn: the characters wanted as soon as they are offered, else the first who is no leader."""
    left = list(wanted)
    while next(iter(game.pending.values())).kind in ("choose_character", "launch_area", "launch_craft"):
        seat, question = next(iter(game.pending.items()))
        found = [id for id in left if id in question.items]
        plain = [id for id in question.items if id not in LEADERS and id not in SPECIAL]
        choice = found[0] if found else plain[0] if plain else question.items[0]
        if choice in left:
            left.remove(choice)
        game.answer(seat, (choice,))
    assert not left, left
    return game


def offered(game: orrery.Game) -> tuple[Any, ...]:
    return next(iter(game.pending.values())).items


def take(game: orrery.Game, character: str) -> None:
    game.answer(next(iter(game.pending)), (character,))


# --- the lines (004 p.13) -----------------------------------------------------------------------------

PLACES = {
    "lee_adama_alt": (19, 3),
    "tom_zarek_alt": (7, 9),
    "karl_helo_agathon_alt": (10, 20),
    "gaius_baltar_alt": (22, 14),
    "romo_lampkin": (24, 5),
    "louis_hoshi": (6, 19),
    "brendan_hot_dog_costanza": (14, 23),
    "sherman_doc_cottle": (18, 16),
}
"""Of the eight new characters, in the lines of the Admiral and of the President."""


def test_the_lines_of_succession_are_those_of_the_expansion() -> None:
    """Everybody who is no leader stands in both; the characters of the base game keep an order of their own."""
    lines = (DAYBREAK_ADMIRAL_LINE, DAYBREAK_PRESIDENT_LINE)
    assert {id: tuple(line.index(id) + 1 for line in lines) for id in PLACES} == PLACES
    everybody = {*CHARACTERS, *OTHER_EXPANSIONS} - set(LEADERS)
    assert [set(line) for line in lines] == [everybody] * 2
    base = [tuple(id for id in line if id in ADMIRAL_LINE) for line in lines]
    assert base == [ADMIRAL_ORDER, PRESIDENT_ORDER]


ADMIRAL_ORDER = (
    "william_adama", "saul_tigh", "helo", "lee_adama", "kara_thrace", "sharon_valerii", "galen_tyrol", "tom_zarek",
    "gaius_baltar", "laura_roslin",
)  # fmt: skip
PRESIDENT_ORDER = (
    "laura_roslin", "gaius_baltar", "tom_zarek", "lee_adama", "william_adama", "helo", "galen_tyrol", "sharon_valerii",
    "saul_tigh", "kara_thrace",
)  # fmt: skip


# --- characters (T1.3) --------------------------------------------------------------------------------


@pytest.mark.parametrize(("one", "other"), ALTERNATES + [(b, a) for a, b in ALTERNATES if b != "lee_adama"])
def test_two_versions_of_a_character_exclude_each_other(one: str, other: str) -> None:
    """T1.3."""
    game = begun(5)
    take(game, one)
    assert other not in offered(game)


def test_the_version_that_is_left_still_counts_for_its_type() -> None:
    """T1.3: Zarek taken as a military leader: of the five political leaders the other Zarek still counts (004 p.5)."""
    game = begun(5)
    take(game, "tom_zarek_alt")
    types = {CHARACTERS[id].type for id in offered(game)}
    assert "political_leader" in types
    assert "military_leader" not in types
    take(game, "laura_roslin")
    assert {"pilot"} <= {CHARACTERS[id].type for id in offered(game)}
    assert "political_leader" not in {CHARACTERS[id].type for id in offered(game)}


def test_anybody_may_be_a_leader_but_only_one() -> None:
    """T1.3."""
    game = begun(4)
    assert set(LEADERS) <= set(offered(game))
    take(game, DORAL)
    assert not set(LEADERS) & set(offered(game))


def test_a_leader_does_not_count_for_the_types() -> None:
    game = begun(4)
    take(game, DORAL)
    assert {CHARACTERS[id].type for id in offered(game)} == {"political_leader", "military_leader", "pilot", "support"}


def test_no_leader_with_three() -> None:
    """T1.3."""
    assert not set(LEADERS) & set(offered(begun(3)))


def test_a_leader_is_compulsory_with_seven() -> None:
    """T1.3."""
    game = begun(7)
    for _ in range(6):
        assert len(set(offered(game)) - set(LEADERS)) > 0
        take(game, next(id for id in offered(game) if id not in LEADERS and id != "lee_adama"))
    assert set(offered(game)) == set(LEADERS)


def test_base_games_know_none_of_them() -> None:
    game = orrery.new("galactica", 4, 1)
    assert not {id for id, sheet in CHARACTERS.items() if sheet.daybreak} & set(offered(game))


def test_everybody_has_a_miracle_token() -> None:
    """T1.3."""
    assert {player.miracles for player in state(pick(begun(5), DORAL, "gaius_baltar_alt")).players} == {1}


# --- loyalty (004 p.6-7) ------------------------------------------------------------------------------


def deck(game: orrery.Game) -> Counter[str]:
    """All the loyalty cards in the game, not those in the box."""
    g = state(game)
    cards = Counter(g.loyalty_deck)
    for player in g.players:
        cards.update(player.loyalty + player.revealed)
    return Counter(["cylon" if card.startswith("cylon_") else card for card in cards.elements()])


TABLE = {
    (3, False): (1, 5, 0),
    (4, False): (1, 7, 1),
    (4, True): (1, 5, 0),
    (5, False): (2, 8, 0),
    (5, True): (1, 7, 1),
    (6, False): (2, 10, 1),
    (6, True): (2, 8, 0),
    (7, True): (2, 10, 1),
}
"""004 p.7: Cylon cards, cards of no Cylon, the Mutineer."""


@pytest.mark.parametrize(("seats", "leader"), TABLE)
def test_the_loyalty_deck(seats: int, leader: bool) -> None:
    """T1.5."""
    cards = deck(pick(begun(seats), *[DORAL] * leader))
    assert (cards["cylon"], cards["not_a_cylon"], cards[MUTINEER]) == TABLE[seats, leader]
    assert cards["sympathizer"] == 0


def test_the_table_is_whole() -> None:
    assert set(TABLE) == set(DAYBREAK_DECK)


@pytest.mark.parametrize(
    ("characters", "more"),
    [
        (["gaius_baltar"], 1),
        (["sharon_valerii"], 1),
        (["gaius_baltar", "sharon_valerii"], 2),
        (["gaius_baltar_alt"], 0),
        ([ATHENA], 0),
    ],
)
def test_boomer_and_the_first_baltar_add_a_card_the_other_baltar_does_not(characters: list[str], more: int) -> None:
    cards = deck(pick(begun(5), *characters))
    leader = ATHENA in characters
    assert cards["not_a_cylon"] == TABLE[5, leader][1] + more


def test_everybody_gets_one_card_the_first_baltar_two_the_leader_motives() -> None:
    """T1.5, T1.6."""
    g = state(pick(begun(6), DORAL, "gaius_baltar"))
    for player in g.players:
        n = len(player.loyalty + player.revealed)
        assert n == {DORAL: 0, "gaius_baltar": 2}.get(player.character, 1)
        assert len(player.motives) == (2 if player.character == DORAL else 0)


def test_without_a_leader_nobody_has_motives() -> None:
    assert not any(player.motives for player in state(pick(begun(5))).players)


# --- cards --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("character", "n"), [(DORAL, 2), ("danna_biers", 2), (ATHENA, 3)])
def test_a_leader_starts_with_two_skill_cards_athena_with_three(character: str, n: int) -> None:
    """T1.9: she starts infiltrating. Whoever is first draws none."""
    for seed in range(1, 9):
        game = begun(4, seed)
        take(game, next(id for id in offered(game) if id not in LEADERS and id not in ("lee_adama", "tom_zarek_alt")))
        pick(game, character)
        leader = state(game).leader()
        assert game.pending[leader].kind == "choose_types"
        assert game.pending[leader].most == n
        assert state(game).players[leader].infiltrating is (character == ATHENA)


def test_disreputable_starts_with_a_mutiny_card_that_he_picks_himself() -> None:
    """T1.8: Alt. Zarek draws by his own Necessary Steps (JB)."""
    game = begun(3)
    while next(iter(game.pending.values())).kind == "choose_character":
        wanted = "tom_zarek_alt" if "tom_zarek_alt" in offered(game) else offered(game)[-1]
        take(game, wanted)
    zarek = state(game).seat_of("tom_zarek_alt")
    assert game.pending[zarek].kind == "hand_over_mutiny"
    game.answer(zarek, game.pending[zarek].items[:1])
    assert len(state(game).players[zarek].mutiny) == 1


def test_the_mutineer_is_shown_when_dealt() -> None:
    """T1.7: one more loyalty card, a Mutiny card, and the titles are gone."""
    for seed in range(1, 40):
        game = pick(begun(4, seed))
        g = state(game)
        mutineer = g.mutineer()
        if mutineer >= 0:
            assert len(g.players[mutineer].loyalty) == 1
            assert len(g.players[mutineer].mutiny) == 1
            assert mutineer not in (g.president, g.admiral)
            assert not game.faults()
            return
    pytest.fail("no Mutineer was dealt")
