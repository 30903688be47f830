"""The search for misprints has teeth."""

from __future__ import annotations

import pytest

from tests.words.typography import faults


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Quelle carte ?"),
        ("fr", "Quelle carte\u00a0?"),
        ("fr", "Quelle carte?"),
        ("fr", "Vente : 1 carte"),
        ("fr", "Vente\u202f: 1 carte"),
        ("fr", "12 PV"),
        ("fr", "l'emporte"),
        ("fr", "« oui »"),
        ("fr", "la ressource de Astroport"),
        ("fr", "la ressource de Les Derniers Gnarssh Élevés"),
        ("fr", "0 cartes"),
        ("fr", "force militaire -1"),
        ("fr", "et puis..."),
        ("fr", "E\u0301lan"),
        ("en", "Which card ?"),
        ("en", "1 cards"),
        ("en", "0 card"),
        ("en", "a alien good"),
        ("en", "an rare element"),
        ("en", "defense 2"),
        ("en", "any colors"),
        ("en", "Earth's Lost Colony"),
        ("en", "military -1"),
        ("en", "{ $n } cards"),
        ("en", "card-gem_world"),
        ("en", "nothing .."),
    ],
)
def test_misprints_are_found(lang: str, text: str) -> None:
    assert faults(lang, text)


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("fr", "Quelles 2 cartes gardez-vous\u202f?"),
        ("fr", "Vente d’une ressource Rare\u00a0: 1\u00a0PV, force militaire −1."),
        ("fr", "«\u00a0oui\u00a0»"),
        ("en", "Spend an alien good: 1 card, or 0 cards. Pre-Sentient Race −1."),
        ("en", "Two specials of any colours."),
    ],
)
def test_good_print_passes(lang: str, text: str) -> None:
    assert faults(lang, text) == []
