"""Sentences of Fleet Commander where a language is difficult: articles, numbers, what is hidden, who reads."""

from __future__ import annotations

from typing import Any

import pytest

import orrery
from orrery.core.errors import Refusal
from orrery.core.state import Result
from orrery.words import LANGUAGES
from orrery.words.fleet.scores import Line
from tests.words.kit import NAMES, fleet
from tests.words.typography import faults


def plain(text: str) -> str:
    """With ordinary spaces, as these tests are typed."""
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("item", "english", "french"),
    [
        ("c4", "C4", "C4"),
        ("a1>b2", "A1 to B2", "A1 vers B2"),
        ("a1>ship:8", "A1 on ship 9", "A1 contre vaisseau 9"),
        ("gas_cloud>c3", "Gas Cloud in C3", "Nuage de Gaz en C3"),
        ("red-orth", "Red orthogonal", "Rouge orthogonal"),
        ("green", "Green die", "Dé vert"),
        ("move:blue-orth=diag", "Move with a blue orthogonal played as diagonal", None),
        ("attack:red-orth+red-orth", "Attack with 2 × red orthogonal", "Attaquer avec 2 × rouge orthogonal"),
        ("shield:green-multi>b2", "Shield: a green multi-directional stops B2", None),
        ("add:battleship:proton_ray", "Battleship with Proton Ray (4 points)", "Cuirassé avec Rayon Proton (4 points)"),
        ("add:frigate", "Frigate (1 point)", "Frégate (1 point)"),
        ("end", "End of my actions", "Finir mes actions"),
        ("nonsense", "“nonsense”", "« nonsense »"),
    ],
)
def test_items_without_a_table_behind_them(item: str, english: str, french: str | None) -> None:
    assert fleet("en").named(item) == english
    if french is not None:
        assert plain(fleet("fr").named(item)) == french
    assert not faults("fr", fleet("fr").named(item))


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (Refusal("sector_full", at="e3"), "E3 has no room", "Il n’y a plus de place en E3"),
        (Refusal("enemy_there", at="a1"), "An enemy holds A1", "L’ennemi tient A1"),
        (Refusal("not_offered", item="a1>b2"), "Not among the choices: A1 to B2", None),
        (Refusal("too_few", least=3), "Choose at least 3", None),
    ],
)
def test_refusals_are_facts(reason: Refusal, english: str, french: str | None) -> None:
    assert fleet("en").refusal(reason) == english
    if french is not None:
        assert fleet("fr").refusal(reason) == french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"event": "joined", "who": 0, "faction": "amycles", "commander": ""},
            "Inès plays the Hegemony of Amyclès.",
            "Inès joue l’Hégémonie d’Amyclès.",
        ),
        (
            {"event": "fleet_built", "who": 0, "points": 12, "plan": ["battleship:drones", "frigate", "frigate"]},
            "Inès built a fleet of 12 points: battleship with Drones and 2 frigates.",
            "Inès compose une flotte de 12 points : cuirassé avec Drones et 2 frégates.",
        ),
        (
            {"event": "fleet_built", "who": 1, "points": 12, "ships": 5},
            "Théo built a fleet of 12 points.",
            "Théo compose une flotte de 12 points.",
        ),
        (
            {"event": "deployed", "who": 0, "ship": 3, "at": "a1", "kind": "advantage"},
            "Inès deployed an Advantage in A1.",
            "Inès déploie un Advantage en A1.",
        ),
        (
            {"event": "sector_laid", "who": -1, "at": "b3", "kind": "asteroid_field"},
            "Asteroid Field in B3.",
            "Champ d’Astéroïdes en B3.",
        ),
        (
            {
                "event": "moved",
                "who": 0,
                "ships": [1, 2, 3],
                "kinds": ["frigate", "frigate", "signal"],
                "origin": "a1",
                "to": "a2",
                "dice": ["blue-orth"],
            },
            "Inès moved 2 frigates and 1 Signal from A1 to A2 with a blue orthogonal.",
            "Inès déplace 2 frégates et 1 Signal depuis A1 vers A2 avec un bleu orthogonal.",
        ),
        (
            {
                "event": "aimed",
                "who": 0,
                "origin": "a1",
                "via": "a1",
                "target": 9,
                "kind": "interceptor_squadron",
                "at": "b1",
                "dice": ["red-orth", "red-orth"],
            },
            "Inès attacked the squadron in B1 from A1 with 2 × red orthogonal.",
            "Inès attaque l’escadron en B1 depuis A1 avec 2 × rouge orthogonal.",
        ),
        (
            {"event": "shielded", "who": 1, "shields": ["shield:green-orth>b2", "shield:green-diag>c3"]},
            "Théo raised shields: a green orthogonal before B2 and a green diagonal before C3.",
            "Théo lève ses boucliers : un vert orthogonal face à B2 et un vert diagonal face à C3.",
        ),
        (
            {
                "event": "damaged",
                "who": 1,
                "ship": 9,
                "damage": 4,
                "hull": 0,
                "why": "vortex_missiles",
                "kind": "mule",
                "at": "e5",
            },
            "Théo: 4 damage to the Mule in E5, 0 hull left (Vortex Missiles).",
            "Théo : 4 points de dégâts sur la Mule en E5, coque restante 0 (Missiles Vortex).",
        ),
        (
            {"event": "field_drifted", "who": 0, "at": "d3", "face": "special", "to": "d3"},
            "Inès rolled for the Asteroid Field in D3: special. It stayed.",
            "Inès lance un dé pour le Champ d’Astéroïdes en D3 : spécial. Il ne bouge pas.",
        ),
        (
            {"event": "destroyed", "who": 1, "ship": 9, "kind": "frigate", "at": "e5"},
            "Théo lost the frigate in E5.",
            "Théo perd la frégate en E5.",
        ),
        (
            {"event": "drained", "who": 0, "victim": 1, "dice": ["green-special"], "lost": "token:4"},
            "Inès drained Théo with a green special: an Activation Die went back to the reserve.",
            "Inès draine Théo avec un vert spécial : un Dé d’Activation retourne en Réserve.",
        ),
        (
            {
                "event": "weapon_used",
                "who": 0,
                "ship": 1,
                "weapon": "magnetic_bomb",
                "dice": ["red-special", "red-special"],
                "aim": ["seat:1"],
                "kinds": [],
            },
            "Inès used the Magnetic Bomb on Théo with 2 × red special.",
            "Inès utilise la Bombe Magnétique sur Théo avec 2 × rouge spécial.",
        ),
        (
            {
                "event": "weapon_used",
                "who": 0,
                "ship": 1,
                "weapon": "exo_bomb",
                "dice": [],
                "aim": ["c4"],
                "kinds": [],
            },
            "Inès used the Exo-Bomb on C4.",
            "Inès utilise l’Exo Bombe sur C4.",
        ),
        (
            {"event": "stored", "who": 0, "dice": []},
            "Inès kept nothing on the bridge.",
            "Inès ne garde rien sur sa Passerelle.",
        ),
    ],
)
def test_events_in_both_languages(event: dict[str, Any], english: str, french: str) -> None:
    assert fleet("en").event(event, NAMES) == english
    assert plain(fleet("fr").event(event, NAMES)) == french
    for lang in LANGUAGES:
        assert not faults(lang, fleet(lang).event(event, NAMES))


@pytest.mark.parametrize(
    ("result", "english"),
    [
        (
            Result((9, 4), (0,), "attrition"),
            "The battle is over: a fleet is down to a third. Inès won. Points left: Inès 9, Théo 4.",
        ),
        (
            Result((4, 3), (), "shuttle_lost"),
            "The battle is over: the diplomatic shuttle is lost. Nobody won. Points left: Inès 4, Théo 3.",
        ),
        (Result((4, 4), (0, 1), "draw"), "The battle is over. It is a draw. Points left: Inès 4, Théo 4."),
        (
            Result((9, 1, 8, 2), (0, 2), "attrition"),
            "The battle is over: a fleet is down to a third. Inès and Vega won together. "
            "Points left: Inès 9, Théo 1, Vega 8, Aya 2.",
        ),
    ],
)
def test_results(result: Result, english: str) -> None:
    assert fleet("en").result(result, NAMES) == english
    assert not faults("fr", fleet("fr").result(result, NAMES))


def test_points_line_by_line() -> None:
    assert fleet("en").score_line(Line("frigate", "frigate", 2, 2)) == "2 frigates: 2 points"
    assert fleet("en").score_line(Line("frigate", "frigate", 1, 1)) == "1 frigate: 1 point"
    assert plain(fleet("fr").score_line(Line("signal", "signal", 3, 0))) == "3 Signaux : points inconnus"


def test_questions_name_what_stands_on_the_table() -> None:
    """An item is worded from the table of whoever is asked."""
    game = orrery.new("fleet", seats=2, seed=1, options={"scenario": "first_game"})
    seat = min(game.pending)
    q = game.pending[seat]
    assert q.kind == "deploy"
    labels = {fleet("en").item(q, item) for item in q.items}
    assert any(label.startswith("Battleship (") and " in C" in label for label in labels)
    assert "Frigate in C1" in labels or "Frigate in C5" in labels
