"""Sentences where a language is difficult: numbers, elision, signs, who sees what."""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import pytest

from orrery.core.errors import Refusal
from orrery.core.state import Result
from orrery.games.race import powers
from orrery.games.race.cards import CARDS
from orrery.games.race.explore import BONUS
from orrery.games.race.powers import KINDS, Consume, Power
from orrery.games.race.scoring import Line
from orrery.words import LANGUAGES, Asked
from orrery.words.text import de, signed
from tests.words.kit import NAMES, POWERS, Asking, race
from tests.words.typography import faults

GOODS = ("gem_world", "space_port", "mining_world")


# --- powers


def examples(power: type[Power]) -> list[Power]:
    """The power with every kind and with 0, 1 and 2 of whatever it counts."""
    names = {field.name: field.type for field in fields(power)}
    made = []
    for n in (0, 1, 2):
        for kind in KINDS:
            values: dict[str, Any] = {name: n for name, type in names.items() if type == "int"}
            values |= {name: n or 1 for name in ("spend", "times") if name in names}
            values |= {name: n == 2 for name, type in names.items() if type == "bool"}
            values |= {name: kind for name, type in names.items() if type.startswith("str")}
            made.append(power(**values))
    return made


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("power", POWERS, ids=lambda power: power.__name__)
def test_a_power_can_be_read_with_any_number_and_kind(lang: str, power: type[Power]) -> None:
    for example in examples(power):
        sentence = race(lang).power(example)
        assert sentence.endswith(".")
        assert not faults(lang, sentence)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("power", POWERS, ids=lambda power: power.__name__)
def test_no_two_different_powers_read_the_same(lang: str, power: type[Power]) -> None:
    used = {p for card in CARDS.values() for p in card.powers if type(p) is power}
    assert len({race(lang).power(p) for p in used}) == len(used)
    if any(field.name in ("kind", "good", "against", "never") for field in fields(power)):
        assert len({race(lang).power(p) for p in examples(power)[-4:]}) == 4


@pytest.mark.parametrize(
    ("power", "english", "french"),
    [
        (powers.DrawExtra(1), "Look at 1 more card.", "Piochez 1 carte de plus pour votre sélection."),
        (powers.DrawExtra(2), "Look at 2 more cards.", "Piochez 2 cartes de plus pour votre sélection."),
        (powers.DrawInProduce(0), "Draw 0 cards.", "Piochez 0 carte."),
        (powers.Military(-1), "Military −1.", "Force militaire −1."),
        (
            powers.Military(4, against="rebel"),
            "Military +4 against Rebel military worlds.",
            "Force militaire +4 contre les mondes militaires Rebelles.",
        ),
        (powers.ReduceWorld(2), "Your worlds cost 2 less.", "Vos mondes coûtent 2 de moins."),
        (
            powers.ReduceWorld(1, "novelty"),
            "Your novelty worlds cost 1 less.",
            "Vos mondes de ressources Nouvelles coûtent 1 de moins.",
        ),
        (
            powers.TradeBonus(1, "this_world"),
            "Selling the good of this world brings 1 more card.",
            "Vente de la ressource de ce monde : piochez 1 carte de plus.",
        ),
        (Consume(vp=1), "Spend a good: 1 VP.", "Consommez une ressource : 1 PV."),
        (Consume("alien", cards=2), "Spend an alien good: 2 cards.", "Consommez une ressource Alien : 2 cartes."),
        (
            Consume("rare", times=2, vp=1),
            "Spend up to 2 rare elements: 1 VP each.",
            "Consommez jusqu’à 2 ressources Rares : 1 PV pour chacune.",
        ),
        (
            Consume("genes", spend=2, times=3, vp=1, cards=1),
            "Spend exactly 2 genes goods: 1 VP and 1 card, up to 3 times.",
            "Consommez exactement 2 ressources Génétiques : 1 PV et 1 carte, jusqu’à 3 fois.",
        ),
        (
            powers.DiscardForVp(1),
            "You may discard 1 card from your hand: 1 VP. Never doubled.",
            "Vous pouvez défausser 1 carte de votre main : 1 PV. Jamais doublé.",
        ),
    ],
)
def test_powers_in_both_languages(power: Power, english: str, french: str) -> None:
    assert race("en").power(power) == english
    assert plain(race("fr").power(power)) == french


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


# --- cards


def test_a_card_has_a_summary_powers_by_phase_and_scoring() -> None:
    text = race("en").card_text("abandoned_mine_squatters")
    assert text.name == "Abandoned Mine Squatters"
    assert text.summary == "Military world · defence 2 · 0 VP · production: rare elements · start world −5 (red)"
    assert [phase for phase, _ in text.powers] == ["settle", "produce"]
    assert text.scoring == ()
    assert race("fr").card_text("mining_league").scoring[0] == "2\u00a0PV par monde de production Rare"


def test_a_card_is_worded_as_its_edition_prints_it() -> None:
    words = race("en")
    assert words.card_text("imperium_armaments_world", 1).summary.startswith("World · cost 4 · ")
    assert words.card_text("imperium_armaments_world", 2).summary.startswith("World · cost 3 · ")
    assert len(words.card_text("outlaw_world", 1).powers) == 1
    assert len(words.card_text("merchant_guild", 1).scoring) == 1


def test_the_bonus_of_an_exploration_says_its_numbers() -> None:
    for action, numbers in BONUS.items():
        for lang in LANGUAGES:
            said = race(lang).item(Asking("action"), action)
            assert [str(n) for n in numbers if n and str(n) not in said.partition("(")[2]] == []


# --- French before a title


@pytest.mark.parametrize(
    ("name", "with_de"),
    [
        ("Astroport", "d’Astroport"),
        ("Émissaires Commerciaux Galactiques", "d’Émissaires Commerciaux Galactiques"),
        ("Économie de Marché", "d’Économie de Marché"),
        ("Usine Robotisée Alien", "d’Usine Robotisée Alien"),
        ("Vieille Terre", "de Vieille Terre"),
        ("Les Derniers Gnarssh Élevés", "des Derniers Gnarssh Élevés"),
    ],
)
def test_elision_before_a_title(name: str, with_de: str) -> None:
    assert de(name) == with_de


def test_the_titles_that_elide_are_these() -> None:
    elided = {id for id in CARDS if de(race("fr").card(id)).startswith("d’")}
    assert elided == {
        "alien_robotic_factory",
        "alpha_centauri",
        "diversified_economy",
        "epsilon_eridani",
        "former_penal_colony",
        "free_trade_association",
        "galactic_engineers",
        "galactic_imperium",
        "galactic_trade_emissaries",
        "imperium_armaments_world",
        "lost_species_ark_world",
        "new_economy",
        "rebel_outpost",
        "space_port",
    }


@pytest.mark.parametrize("world", [id for id, card in CARDS.items() if card.kind])
def test_the_good_of_any_world_can_be_sold(world: str) -> None:
    event = {"event": "sold", "who": 0, "world": world, "kind": CARDS[world].kind, "n": 1}
    for lang in LANGUAGES:
        assert not faults(lang, race(lang).event(event, NAMES))


def test_signs() -> None:
    assert [signed(n) for n in (-1, 0, 2)] == ["−1", "+0", "+2"]


# --- questions and what can be chosen


@pytest.mark.parametrize(
    ("asked", "english", "french"),
    [
        (Asking("explore", GOODS), "Which card do you keep?", "Quelle carte gardez-vous ?"),
        (Asking("explore", GOODS, 2, 2), "Which 2 cards do you keep?", "Quelles 2 cartes gardez-vous ?"),
        (
            Asking("start_discard", GOODS, 3, 3, ways=((),)),
            "Which start world and which 2 cards do you discard?",
            "Quel monde de départ et quelles 2 cartes défaussez-vous ?",
        ),
        (
            Asking("pay", GOODS, about={"card": "space_port", "ways": [{"use": [], "cost": 1}]}),
            "Which card do you discard to pay for Space Port?",
            "Quelle carte défaussez-vous pour payer Astroport ?",
        ),
        (
            Asking("pay", GOODS, 0, 2, {"card": "pirate_world", "ways": [{"use": [], "cost": 0}, {"use": ["x"]}]}),
            "How do you place Pirate World?",
            "Comment colonisez-vous Monde Pirate ?",
        ),
        (
            Asking("consume_goods", GOODS, 2, 2, {"power": "tourist_world:0"}),
            "Which 2 goods do you spend with Tourist World?",
            "Quelles 2 ressources consommez-vous avec Monde Touristique ?",
        ),
        (
            Asking("hand_limit", GOODS),
            "Which card do you discard to come down to 10?",
            "Quelle carte défaussez-vous pour n’en garder que 10 ?",
        ),
        (
            Asking("gamble", tuple(range(1, 8))),
            "Which number do you name, from 1 to 7?",
            "Quel chiffre annoncez-vous, de 1 à 7 ?",
        ),
    ],
)
def test_questions_in_both_languages(asked: Asked, english: str, french: str) -> None:
    assert race("en").question(asked, NAMES) == english
    assert plain(race("fr").question(asked, NAMES)) == french


@pytest.mark.parametrize(
    ("asked", "item", "english", "french"),
    [
        (Asking("action"), "produce", "Produce (produce on 1 windfall world)", None),
        (Asking("start_discard", ("old_earth", *GOODS), ways=()), "old_earth", "Old Earth (start world)", None),
        (Asking("pay"), "use:colony_ship", "Discard Colony Ship: the world costs 0", None),
        (
            Asking("pay"),
            "use:new_military_tactics",
            "Discard New Military Tactics: military +3",
            "Défausser Tactiques Avancées : force militaire +3",
        ),
        (
            Asking("pay"),
            "use:contact_specialist",
            "Pay instead of conquering, with Contact Specialist",
            "Payer au lieu de conquérir, grâce à Diplomate",
        ),
        (Asking("pay"), "gem_world", "Gem World", "Monde Minéral"),
        (
            Asking("trade", about={"values": {"mining_world": 1}}),
            "mining_world",
            "Mining World (rare element, 1 card)",
            "Monde Minier (ressource Rare, 1 carte)",
        ),
        (
            Asking("consume"),
            "old_earth:1",
            "Old Earth · Spend up to 2 goods: 1 VP each",
            "Vieille Terre · Consommez jusqu’à 2 ressources : 1 PV pour chacune",
        ),
        (Asking("consume"), "outlaw_world:1", "Outlaw World · Spend a good: 1 VP and 1 card", None),
        (Asking("gamble"), 7, "7", "7"),
        (Asking("produce"), "gem_world:0@gem_world", "Gem World (novelty good)", None),
        (
            Asking("produce"),
            "genetics_lab:1@rebel_warrior_race",
            "Rebel Warrior Race (genes good), with Genetics Lab",
            "Race Guerrière Rebelle (ressource Génétique), grâce à Laboratoire Génétique",
        ),
        (
            Asking("produce"),
            "bonus@destroyed_world",
            "Destroyed World (rare element), with the Produce bonus",
            "Monde Détruit (ressource Rare), grâce au bonus de Production",
        ),
    ],
)
def test_items_in_both_languages(asked: Asked, item: str | int, english: str, french: str | None) -> None:
    assert race("en").item(asked, item) == english
    if french:
        assert plain(race("fr").item(asked, item)) == french


def test_a_power_of_the_first_edition_has_its_own_number() -> None:
    assert race("en").item(Asking("consume"), "outlaw_world:0") == race("en").item(Asking("consume"), "outlaw_world:1")


@pytest.mark.parametrize(
    ("kind", "shown", "english"),
    [
        ("action", {"actions": ["develop", "produce"]}, None),
        ("explore", {"keep": ["gem_world"], "discard": []}, "Keep Gem World."),
        (
            "settle",
            {"card": "bio_hazard_mining_world", "cost": 3, "how": "paid", "use": [], "vp": 2, "goods": None},
            "Bio-Hazard Mining World · costs 3 cards · 2 VP",
        ),
        (
            "settle",
            {"card": "pirate_world", "cost": 0, "how": "conquered", "use": [], "vp": 2, "goods": "novelty"},
            "Pirate World · by conquest · 2 VP · comes with a novelty good",
        ),
        (
            "develop",
            {"card": "mining_league", "cost": 0, "how": "paid", "vp": 0},
            "Mining League · free · variable VP",
        ),
        (
            "pay",
            {"card": "gem_world", "cost": 0, "use": ["colony_ship"], "discards": [], "how": "paid", "draw": 2},
            "Gem World costs nothing with Colony Ship; then draw 2 cards.",
        ),
        (
            "produce",
            {"power": "terraforming_colonists:1", "world": "runaway_robots", "cards": 1, "discard": 1},
            "Discard 1 card to make a rare element on Runaway Robots; then draw 1 card.",
        ),
        ("consume", {"power": "gambling_world:1"}, None),
        ("consume", {"power": "new_economy:0", "goods": 0, "vp": 0, "cards": 1}, "You gain 1 card."),
        ("consume_goods", {"vp": 2, "cards": 1}, "You gain 2 VP and 1 card."),
        ("gamble", {"hits": 3, "cards": 20, "odds": 0.15}, "Chances: 3 in 20."),
        ("hand_limit", {}, ""),
    ],
)
def test_previews(kind: str, shown: dict[str, Any], english: str | None) -> None:
    if english is not None:
        assert race("en").preview(Asking(kind), shown) == english
    for lang in LANGUAGES:
        text = race(lang).preview(Asking(kind), shown)
        assert bool(text) == bool(shown)
        assert not faults(lang, text)


def test_nothing_says_what_is_not_done() -> None:
    conquest = Asking("pay", about={"card": "pirate_world"})
    said = [Asking(kind) for kind in ("develop", "settle", "consume", "discard_for_vp", "produce", "action")]
    assert [race("en").nothing(q) for q in (*said, conquest)] == [
        "Build nothing",
        "Place nothing",
        "Use no more powers",
        "Discard nothing",
        "Produce no more",
        "Choose nothing",
        "Conquer Pirate World",
    ]


def test_waiting() -> None:
    assert race("en").waiting(NAMES[:2]) == "Waiting for Inès and Théo"
    assert plain(race("fr").waiting(NAMES[:3], "pay")) == "On attend Inès, Théo et Vega : payer"


# --- refusals


@pytest.mark.parametrize(
    ("reason", "english", "french"),
    [
        (Refusal("too_dear", missing=1), "1 card short", "Il manque 1 carte"),
        (Refusal("too_dear", missing=2), "2 cards short", "Il manque 2 cartes"),
        (Refusal("too_strong", missing=3), "3 military short", "Il manque 3 points de force militaire"),
        (Refusal("too_few", least=2), "Choose at least 2", "Choisissez-en au moins 2"),
        (Refusal("too_many", most=0), "Nothing can be chosen", "Aucun choix n’est possible"),
        (Refusal("not_offered", item="gem_world"), "Not among the choices: Gem World", None),
        (Refusal("not_offered", item="settle"), "Not among the choices: Settle", None),
        (Refusal("not_offered", item="old_earth:1"), "Not among the choices: Old Earth", None),
        (Refusal("not_offered", item=9), "Not among the choices: 9", None),
        (Refusal("not_offered", item="hm"), "Not among the choices: “hm”", "Ce choix n’est pas proposé : « hm »"),
        (Refusal("not_offered", item="x" * 9999), f"Not among the choices: “{'x' * 39}…”", None),
        (Refusal("not_offered", item="use:hm"), "Not among the choices: “use:hm”", None),
        (Refusal("not_offered", item="hm:1@old_earth"), "Not among the choices: “hm:1@old_earth”", None),
    ],
)
def test_refusals_are_facts(reason: Refusal, english: str, french: str | None) -> None:
    assert race("en").refusal(reason) == english
    if french:
        assert plain(race("fr").refusal(reason)) == french


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "code",
    [
        "no_such_combination",
        "not_asked",
        "not_a_choice",
        "another_answered",
        "another_learned_something",
        "you_learned_something",
        "chance_was_used",
        "nothing_to_undo",
        "already_built",
        "not_a_development",
        "not_a_world",
    ],
)
def test_refusals_without_particulars(lang: str, code: str) -> None:
    said = race(lang).refusal(Refusal(code))
    assert not said.endswith(".")
    assert not faults(lang, said)


# --- the log


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"event": "drew", "who": 0, "n": 1, "cards": ["gem_world"], "why": "trade"},
            "Inès drew 1 card for the sale: Gem World.",
            "Inès pioche 1 carte pour sa vente : Monde Minéral.",
        ),
        (
            {"event": "drew", "who": 0, "n": 2, "why": "trade"},
            "Inès drew 2 cards for the sale.",
            "Inès pioche 2 cartes pour sa vente.",
        ),
        (
            {
                "event": "paid",
                "who": 1,
                "card": "space_port",
                "n": 0,
                "cards": [],
                "used": ["colony_ship"],
                "how": "paid",
            },
            "Théo paid nothing for Space Port with Colony Ship.",
            "Théo ne paie rien pour Astroport avec Vaisseau de Colonisation.",
        ),
        (
            {"event": "paid", "who": 1, "card": "pirate_world", "n": 0, "used": [], "how": "conquered"},
            "Théo conquered Pirate World.",
            "Théo conquiert Monde Pirate.",
        ),
        (
            {"event": "placed", "who": 0, "card": "public_works"},
            "Inès built Public Works.",
            "Inès construit Travaux Publics.",
        ),
        (
            {"event": "good_placed", "who": 0, "world": "lost_alien_warship", "power": "windfall"},
            "Inès found an alien good on Lost Alien Warship.",
            "Inès trouve une ressource Alien sur Vaisseau de Guerre Alien Perdu.",
        ),
        (
            {"event": "good_placed", "who": 0, "world": "destroyed_world", "power": "mining_robots:1"},
            "Inès made a rare element on Destroyed World with Mining Robots.",
            "Inès produit une ressource Rare sur Monde Détruit grâce à Robots Miniers.",
        ),
        (
            {"event": "sold", "who": 0, "world": "space_port", "kind": "novelty", "n": 1},
            "Inès sold the novelty good of Space Port for 1 card.",
            "Inès vend la ressource Nouvelle d’Astroport contre 1 carte.",
        ),
        (
            {
                "event": "consumed",
                "who": 0,
                "power": "old_earth:1",
                "worlds": ["gem_world", "space_port"],
                "vp": 2,
                "n": 0,
            },
            "Inès spent 2 goods (Gem World and Space Port) with Old Earth: 2 VP.",
            "Inès consomme 2 ressources (Monde Minéral et Astroport) avec Vieille Terre : 2 PV.",
        ),
        (
            {"event": "consumed", "who": 0, "power": "pilgrimage_world:0", "worlds": ["gem_world"], "vp": 0, "n": 0},
            "Inès spent 1 good (Gem World) with Pilgrimage World: 0 VP.",
            "Inès consomme 1 ressource (Monde Minéral) avec Monde de Pèlerinage : 0 PV.",
        ),
        (
            {"event": "gambled", "who": 0, "number": 2, "card": "gem_world", "hit": True},
            "Inès named 2: Gem World matches and is kept.",
            "Inès annonce 2 : Monde Minéral correspond et rejoint sa main.",
        ),
        (
            {"event": "discarded_for_vp", "who": 0, "power": "deficit_spending:0", "n": 0, "vp": 0},
            "Inès discarded nothing with Deficit Spending.",
            "Inès ne défausse rien avec Dépassement de Budget.",
        ),
    ],
)
def test_events_in_both_languages(event: dict[str, Any], english: str, french: str) -> None:
    assert race("en").event(event, NAMES) == english
    assert plain(race("fr").event(event, NAMES)) == french


WHY_DRAWN = ("bank", "after", "bonus", "trade", "consume", "produce")
WHY_DISCARDED = ("start", "explore", "limit", "produce")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("event", "whys"), [("drew", WHY_DRAWN), ("discarded", WHY_DISCARDED)])
def test_every_reason_to_draw_or_discard_has_its_words(lang: str, event: str, whys: tuple[str, ...]) -> None:
    said = {race(lang).event({"event": event, "who": 0, "n": 0, "why": why}, NAMES) for why in (*whys, "other")}
    assert len(said) == len(whys) + 1
    assert [fault for sentence in said for fault in faults(lang, sentence)] == []


# --- the end


@pytest.mark.parametrize(
    ("result", "english"),
    [
        (Result((9, 7), (0,), "tableau"), "The game ended: 12 cards in a tableau. Inès won. Scores: Inès 9, Théo 7."),
        (
            Result((7, 7), (1,), "chips"),
            "The game ended: no VP chips left. Tied on points, Théo won with more cards and goods. "
            "Scores: Inès 7, Théo 7.",
        ),
        (
            Result((7, -1, 7), (0, 2), "rounds"),
            "The game ended: the round limit was reached. Shared victory: Inès and Vega. "
            "Scores: Inès 7, Théo −1, Vega 7.",
        ),
    ],
)
def test_results(result: Result, english: str) -> None:
    assert race("en").result(result, NAMES) == english
    told = {"event": "ended", "scores": list(result.scores), "winners": list(result.winners), "reason": result.reason}
    assert race("en").event(told, NAMES) == english
    assert not faults("fr", race("fr").result(result, NAMES))


@pytest.mark.parametrize(
    ("line", "english", "french"),
    [
        (Line("chips", "chips", 12, 12), "VP chips: 12 VP", "Jetons PV : 12 PV"),
        (Line("gem_world", "printed", 1, 1), "Gem World: 1 VP", "Monde Minéral : 1 PV"),
        (
            Line("mining_league", "mining_league.1", 3, 6),
            "Mining League: 6 VP (2 VP per rare production world: 3)",
            "Ligue Minière : 6 PV (2 PV par monde de production Rare : 3)",
        ),
        (
            Line("mining_league", "mining_league.3", 1, 2),
            "Mining League: 2 VP (2 VP for Mining Robots: 1)",
            "Ligue Minière : 2 PV (2 PV pour Robots Miniers : 1)",
        ),
        (
            Line("galactic_renaissance", "galactic_renaissance.1", 13, 4),
            "Galactic Renaissance: 4 VP (1 VP per 3 VP in chips, rounded down: 13)",
            "Renaissance Galactique : 4 PV (1 PV par tranche de 3 PV en jetons : 13)",
        ),
        (
            Line("new_galactic_order", "new_galactic_order.1", -2, -2),
            "New Galactic Order: −2 VP "
            "(1 VP per point of military, negative powers included, specialised ones not: −2)",
            "Nouvel Ordre Galactique : −2 PV "
            "(1 PV par point de force militaire, pouvoirs négatifs compris, pouvoirs spécialisés exclus : −2)",
        ),
    ],
)
def test_score_lines(line: Line, english: str, french: str) -> None:
    assert race("en").score_line(line) == english
    assert plain(race("fr").score_line(line)) == french
