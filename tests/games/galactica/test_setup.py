"""Setting up (000 p.5-6, T1)."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.games.galactica.cards.skill import TYPE_OF
from orrery.games.galactica.characters import CHARACTERS
from orrery.games.galactica.state import Galactica


def begin(seats: int, *characters: str, **options: Any) -> orrery.Game:
    """A game in which these characters are chosen, as far as they are asked for."""
    game = orrery.new("galactica", seats, 7, options=options)
    for character in characters:
        ((who, _),) = game.pending.items()
        game.answer(who, (character,))
    return game


def offered(game: orrery.Game) -> set[str]:
    ((_, question),) = game.pending.items()
    return {CHARACTERS[str(item)].type for item in question.items}


def g_of(game: orrery.Game) -> Galactica:
    assert isinstance(game.state, Galactica)
    return game.state


def test_example_of_choosing_characters() -> None:
    """T1.3, 000 p.5: after Roslin, any pilot or military leader, or support."""
    game = begin(4, "laura_roslin")
    assert offered(game) == {"pilot", "military_leader", "support"}


def test_the_type_with_most_sheets_left_must_be_chosen() -> None:
    """T1.3."""
    game = begin(4, "laura_roslin", "saul_tigh")
    assert offered(game) == {"pilot", "support"}
    game = begin(5, "laura_roslin", "saul_tigh", "kara_thrace")
    assert offered(game) == {"political_leader", "military_leader", "pilot", "support"}
    game = begin(4, "galen_tyrol")  # support is free at any time
    assert offered(game) == {"political_leader", "military_leader", "pilot"}


@pytest.mark.parametrize(("difficulty", "fuel", "population"), [(0, 8, 12), (2, 10, 14), (-2, 6, 10)])
def test_dials_and_difficulty(difficulty: int, fuel: int, population: int) -> None:
    """T1.1, FAQ[difficulty]."""
    g = g_of(begin(3, difficulty=difficulty))
    assert (g.fuel, g.food, g.morale, g.population) == (fuel, fuel, fuel + 2, population)


def test_the_board_at_the_start() -> None:
    """T1.1, T1.4, T1.10, T1.11."""
    game = begin(3, "laura_roslin", "saul_tigh", "kara_thrace")
    g = g_of(game)
    assert [ship.area for ship in g.basestars] == [0]
    assert (g.raiders[0], g.vipers, len(g.civilians)) == (3, (0, 0, 0, 0, 1, 1), 2)
    assert {area for _, area in g.civilians} == {3}
    assert (g.viper_reserve, g.raptors, g.nukes) == (6, 4, 2)
    assert sorted(TYPE_OF[card] for card in g.destiny) == [0, 0, 1, 1, 2, 2, 3, 3, 4, 4]
    seats = {player.character: seat for seat, player in enumerate(g.players)}
    assert (g.president, g.admiral) == (seats["laura_roslin"], seats["saul_tigh"])
    assert len(g.players[g.president].quorum) == 1
    assert {player.character: player.location for player in g.players} == {
        "laura_roslin": "presidents_office",
        "saul_tigh": "command",
        "kara_thrace": "hangar_deck",
    }


def test_everybody_but_the_first_player_draws_three_cards_of_his_set() -> None:
    """T1.9, FAQ[draw-any-mix]."""
    game = begin(3, "laura_roslin", "saul_tigh", "kara_thrace")
    first = g_of(game).current
    assert set(game.pending) == {0, 1, 2} - {first}
    for who, question in list(game.pending.items()):
        assert (question.least, question.most) == (3, 3)
        assert set(question.items) == set(CHARACTERS[g_of(game).players[who].character].skill_set)
        game.answer(who, next(question.choices()))
    hands = [len(player.hand) for seat, player in enumerate(g_of(game).players) if seat != first]
    assert hands == [3, 3]


def test_apollo_starts_in_a_viper_of_his_own() -> None:
    """T1.3."""
    game = begin(3, "laura_roslin", "saul_tigh", "lee_adama")
    ((who, question),) = game.pending.items()
    assert (question.kind, question.items) == ("launch_area", ("port_aft", "port_bow"))
    game.answer(who, ("port_bow",))
    g = g_of(game)
    assert (g.players[who].location, g.players[who].area) == ("viper", 5)
    assert (sum(g.vipers), g.viper_reserve) == (2, 5)


def test_helo_is_nowhere_on_the_board() -> None:
    g = g_of(begin(3, "laura_roslin", "kara_thrace", "helo"))
    assert [player.location for player in g.players if player.character == "helo"] == [""]


@pytest.mark.parametrize(
    ("characters", "cards"),
    [
        (("laura_roslin", "saul_tigh", "kara_thrace"), 6),
        (("gaius_baltar", "saul_tigh", "kara_thrace"), 7),
        (("laura_roslin", "saul_tigh", "sharon_valerii"), 7),
        (("gaius_baltar", "saul_tigh", "sharon_valerii"), 8),
    ],
)
def test_baltar_and_boomer_each_add_a_card_to_the_loyalty_deck(characters: tuple[str, ...], cards: int) -> None:
    """T1.5, 000 p.6: of three players, one Cylon and five who are none, and one more of these for either of them."""
    g = g_of(begin(3, *characters))
    dealt = [card for player in g.players for card in player.loyalty] + list(g.loyalty_deck)
    assert len(dealt) == cards
    assert sum(card != "not_a_cylon" for card in dealt) == 1


def test_the_variants_that_are_played_by_the_laws() -> None:
    """The base game for three to six; seven play with Daybreak only (004 p.4)."""
    variants = list(orrery.titles()["galactica"].variants())
    plain = {seats for seats, options in variants if not options["daybreak"]}
    assert plain == {3, 4, 5, 6}
    assert {seats for seats, _ in variants} == {3, 4, 5, 6, 7}
