"""Sentences where a language is difficult: numbers, who is meant, what was seen, what a choice does."""

from __future__ import annotations

import re
from typing import Any

import pytest

from orrery.core.errors import Refusal
from orrery.core.state import Result
from orrery.games.galactica import effects
from orrery.games.galactica.board import FRONT, REAR, RESOURCES
from orrery.games.galactica.cards import CRISES, DESTINATIONS
from orrery.games.galactica.effects import Effect, Placement, Resource
from orrery.words import LANGUAGES
from tests.games.galactica.table import seat, table
from tests.words.kit import NAMES, Asking, galactica
from tests.words.typography import faults


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


# --- effects ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("effect", "english", "french"),
    [
        (Resource("food", -1), "−1 food", "−1 Rations"),
        (Resource("fuel", 2), "+2 fuel", "+2 Carburant"),
        (
            effects.DiscardSkills("current", 1),
            "the current player discards 1 Skill card",
            "le joueur actif défausse 1 carte Compétence",
        ),
        (
            effects.DiscardSkills("each", 2, "random"),
            "each human player discards 2 Skill cards at random",
            "chaque joueur humain défausse 2 cartes Compétence au hasard",
        ),
        (
            effects.DiscardSkills("president", how="hand"),
            "the President discards all Skill cards in hand",
            "le Président défausse toutes les cartes Compétence de sa main",
        ),
        (
            effects.DrawSkills("admiral", "tactics", 2),
            "the Admiral draws 2 Tactics cards",
            "l’Amiral pioche 2 cartes Tactique",
        ),
        (
            effects.Send("target", "brig"),
            "the chosen character is sent to the Brig",
            "le personnage choisi va en Cellule",
        ),
        (
            effects.Send("chosen", "sickbay", "admiral", optional=True),
            "the Admiral may choose a character, who is sent to Sickbay",
            "l’Amiral peut choisir un personnage, qui va à l’Infirmerie",
        ),
        (
            effects.Send("at:hangar_deck", "sickbay"),
            "all characters on the Hangar Deck are sent to Sickbay",
            "tous les personnages qui sont sur le Pont vont à l’Infirmerie",
        ),
        (effects.Raptors(-1), "destroy 1 raptor", "détruisez 1 Raptor"),
        (
            effects.Raptors(2),
            "return 2 destroyed raptors to the Reserves",
            "remettez dans la Réserve 2 Raptors détruits",
        ),
        (effects.JumpTrack(-2), "the fleet token goes back 2 spaces", "le pion Flotte recule de 2 cases"),
        (
            effects.PlaceShips(
                (Placement(FRONT, "basestar", 1), Placement(FRONT, "raider", 3), Placement(REAR, "civilian", 1))
            ),
            "place 1 basestar and 3 raiders in front of Galactica, 1 civilian ship behind Galactica",
            "placez 1 Basestar et 3 Raiders devant le Galactica, 1 vaisseau civil derrière le Galactica",
        ),
        (
            effects.RollDie(4, (Resource("morale", -1), effects.DestroyCivilians(1))),
            "roll the die: on 4 or less, −1 morale, then draw 1 civilian ship and destroy it",
            "lancez le dé : sur 4 ou moins, −1 Moral, puis piochez 1 vaisseau civil et détruisez-le",
        ),
        (
            effects.GiveTitle("president", "chosen"),
            "the President chooses another player, who receives the title of President",
            "le Président choisit un autre joueur, qui reçoit le titre de Président",
        ),
        (
            effects.Choice(
                "admiral", ((Resource("fuel", -1),), (Resource("morale", -1), effects.Send("current", "sickbay")))
            ),
            "the Admiral chooses: −1 fuel; or −1 morale, then the current player is sent to Sickbay",
            "l’Amiral choisit : −1 Carburant ; ou −1 Moral, puis le joueur actif va à l’Infirmerie",
        ),
        (
            effects.IfBelow("food", 6, (Resource("morale", -1),)),
            "if food is below 6, −1 morale",
            "si le cadran de Rations est en dessous de 6, −1 Moral",
        ),
        (effects.Activate(("basestars",)), "Activate Basestars", "Activation des Basestars"),
        (
            effects.Risk("viper", 2, 6, (Resource("fuel", 2),), (effects.DamageVipers(2, "reserve"),)),
            "the Admiral may risk 2 vipers: on 6 or more, +2 fuel; otherwise, damage 2 vipers in the Reserves",
            "l’Amiral peut risquer 2 Vipers : sur 6 ou plus, +2 Carburant ; sinon, endommagez 2 Vipers de la Réserve",
        ),
        (
            effects.RepairShips(3, 1),
            "the Admiral may bring back up to 3 damaged or destroyed vipers and 1 destroyed raptor",
            "l’Amiral peut récupérer jusqu’à 3 Vipers endommagés ou détruits et 1 Raptor détruit",
        ),
    ],
)
def test_effects_in_both_languages(effect: Effect, english: str, french: str) -> None:
    assert galactica("en").effect(effect) == english
    assert plain(galactica("fr").effect(effect)) == french


THINGS = r"(?:Skill |Politics |destroyed )?(?:card|raptor|space|centurion|viper|nuke|carte|Raptor|case|Centurion|Viper)"
PLURAL_AFTER_ONE = rf"\b1 {THINGS}s\b|\b1 (?:civilian ships|vaisseaux)"
SINGULAR_AFTER_MANY = rf"\b[23] {THINGS}\b|\b[23] (?:civilian ship\b|vaisseau\b)"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("n", [1, 2, 3])
def test_numbers_agree(lang: str, n: int) -> None:
    counted = [
        effects.DiscardSkills("current", n),
        effects.DrawSkills("current", "politics", n),
        effects.Raptors(n),
        effects.Raptors(-n),
        effects.JumpTrack(n),
        effects.PlaceCenturions(n),
        effects.DestroyCivilians(n),
        effects.DamageVipers(n, "space"),
        effects.DiscardNuke(n),
        effects.ActivatePlacedRaiders(FRONT, n),
        effects.DamageGalactica(n),
    ]
    for effect in counted:
        said = galactica(lang).effect(effect)
        assert not faults(lang, said)
        assert not re.search(SINGULAR_AFTER_MANY if n > 1 else PLURAL_AFTER_ONE, plain(said)), said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_boxes_that_differ_read_the_same(lang: str) -> None:
    words = galactica(lang)
    orders = {e for c in CRISES.values() for b in c.boxes for e in getattr(b, "effects", getattr(b, "failed", ()))}
    orders |= {e for d in DESTINATIONS.values() for e in d.effects}
    said = {words.effect(e, "ambush") for e in orders if not isinstance(e, effects.KeepInPlay)}
    assert len(said) == len([e for e in orders if not isinstance(e, effects.KeepInPlay)])


# --- cards --------------------------------------------------------------------------------------------


def test_a_crisis_says_check_boxes_and_symbols() -> None:
    text = galactica("en").card_text("elections_loom")
    assert text.name == "Elections Loom"
    assert text.summary == "Crisis · skill check · difficulty 8: Politics, Leadership · 1 copy"
    assert [slot for slot, _ in text.powers] == ["pass", "partial", "fail", "icons"]
    assert text.powers[2][1] == "−1 morale; the President discards 4 Skill cards."
    assert galactica("en").card_block("elections_loom").splitlines()[3] == "  5 or more · −1 morale."


def test_a_skill_card_is_named_with_its_strength() -> None:
    assert galactica("en").card("repair_2") == "Repair 2"
    assert plain(galactica("fr").cards(("repair_2", "repair_2", "launch_scout_1")) or "") == (
        "2 × Réparer 2 et Lancement d’un Éclaireur 1"
    )


# --- the log ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            {"event": "drew_skills", "who": 0, "types": [0, 3, 2, 0, 0], "n": 5, "why": "turn"},
            "Inès drew 3 Leadership cards and 2 Tactics cards.",
            "Inès pioche 3 cartes Commandement et 2 cartes Tactique.",
        ),
        (
            {"event": "drew_skills", "who": 0, "types": [0, 0, 0, 0, 1], "cards": ["repair_1"], "why": "turn"},
            "Inès drew 1 Engineering card: Repair 1.",
            "Inès pioche 1 carte Ingénierie : Réparer 1.",
        ),
        ({"event": "contributed", "who": 1, "n": 0}, "Théo added no card.", "Théo ne joue aucune carte."),
        ({"event": "contributed", "who": 1, "n": 2}, "Théo added 2 cards.", "Théo joue 2 cartes."),
        (
            {"event": "contributed", "who": 1, "cards": ["repair_1", "repair_1"]},
            "Théo added 2 cards: 2 × Repair 1.",
            "Théo joue 2 cartes : 2 × Réparer 1.",
        ),
        ({"event": "sent", "who": 0, "to": "brig"}, "Inès was sent to the Brig.", "On envoie Inès en Cellule."),
        (
            {"event": "moved", "who": 0, "to": "viper", "area": 4},
            "Inès flew a viper, now off the port quarter.",
            "Inès pilote un Viper à l’arrière bâbord.",
        ),
        (
            {"event": "acted", "who": 0, "action": "location:hangar_deck"},
            "Inès activated the Hangar Deck.",
            "Inès active le Pont.",
        ),
        ({"event": "acted", "who": 0, "action": "nothing"}, "Inès took no action.", "Inès n’effectue aucune action."),
        (
            {"event": "acted", "who": 0, "action": "ability:cylon_detector"},
            "Inès used an ability: Cylon Detector.",
            "Inès utilise une capacité : Détecteur de Cylons.",
        ),
        (
            {"event": "looked", "who": 0, "what": "loyalty", "of": 2, "n": 1},
            "Inès looked at 1 Loyalty card of Vega.",
            "Inès regarde 1 carte Loyauté (Vega).",
        ),
        (
            {"event": "looked", "who": 0, "what": "civilian", "of": -1, "cards": ["empty", "pop2"]},
            "Inès looked at 2 civilian ships: Empty civilian ship and Civilian ship (−2 population).",
            "Inès regarde 2 vaisseaux civils : Vaisseau civil vide et Vaisseau civil (−2 Population).",
        ),
        (
            {"event": "ships_placed", "ship": "heavy_raider", "area": 0, "n": 1},
            "1 heavy raider appeared in front of Galactica.",
            "1 Raider Lourd apparaît devant le Galactica.",
        ),
        (
            {"event": "attacked", "attacker": "raider", "target": "viper", "area": 5, "effect": "missed"},
            "A raider attacked a viper off the port bow: missed.",
            "Un Raider attaque un Viper à l’avant bâbord : manqué.",
        ),
        (
            {"event": "attacked", "attacker": "galactica", "target": "centurion", "area": 0, "effect": "destroyed"},
            "A centurion on space 1 was attacked: destroyed.",
            "Attaque contre un Centurion sur la case 1 : détruit.",
        ),
        (
            {"event": "civilian_destroyed", "ship": "civilian_1", "face": "pop1_morale1"},
            "A civilian ship was destroyed: −1 population and −1 morale.",
            "Un vaisseau civil est détruit : −1 Population et −1 Moral.",
        ),
        (
            {"event": "resource_changed", "resource": "food", "delta": -2, "now": 6},
            "Food −2: now 6.",
            "Rations −2 : cadran à 6.",
        ),
        (
            {"event": "rolled", "roller": 0, "purpose": "ftl", "die": 5, "result": 7},
            "Inès rolled 5, which makes 7 (the jump from FTL Control).",
            "Inès lance le dé : 5, ce qui fait 7 (saut depuis le Contrôle PRL).",
        ),
        (
            {"event": "check_ended", "outcome": "fail", "total": -3, "difficulty": 7},
            "Failed: −3 against 7.",
            "Échec : −3 pour une difficulté de 7.",
        ),
        (
            {"event": "crisis_choice", "who": 0, "crisis": "a_traitor_accused", "box": 1},
            "Inès chose: the current player discards 5 Skill cards.",
            "Inès choisit : le joueur actif défausse 5 cartes Compétence.",
        ),
        (
            {"event": "chose", "who": 0, "what": "assign_arbitrator", "choice": "2"},
            "Inès gave Assign Arbitrator to Vega.",
            "Inès donne Désigner un Arbitre à Vega.",
        ),
        (
            {"event": "centurions_moved", "spaces": [0, 2, 0, 1]},
            "Centurions on board: 2 on space 2 and 1 on space 4.",
            "Centurions à bord : 2 sur la case 2 et 1 sur la case 4.",
        ),
        (
            {"event": "reacted", "who": 0, "play": "mysterious_intuition:fail", "step": "check_announced"},
            "Inès intervened: Mysterious Intuition: the check fails.",
            "Inès intervient : Intuition Mystérieuse : le test échoue.",
        ),
        (
            {"event": "reacted", "who": 0, "play": "blind_devotion:politics", "step": "before_reveal"},
            "Inès intervened: Blind Devotion: Politics.",
            "Inès intervient : Dévouement Aveugle : Politique.",
        ),
        (
            {"event": "vipers_damaged", "area": -1, "n": 2},
            "2 vipers in the Reserves were damaged.",
            "2 Vipers de la Réserve sont endommagés.",
        ),
        (
            {"event": "vipers_damaged", "area": 3, "n": 1},
            "A viper behind Galactica was damaged.",
            "Un Viper derrière le Galactica est endommagé.",
        ),
        (
            {"event": "vipers_recalled", "n": 1},
            "1 viper was called back to the Reserves.",
            "1 Viper est rappelé dans la Réserve.",
        ),
        (
            {"event": "nukes_discarded", "n": 1, "left": 1},
            "1 nuke was given up, 1 is left.",
            "1 Charge Nucléaire est sacrifiée, il en reste 1.",
        ),
        (
            {"event": "ended", "reason": "fuel", "winners": [], "cylons": []},
            "No fuel is left: the Cylons win. No player won. Nobody was a Cylon.",
            "Il n’y a plus de Carburant : les Cylons gagnent la partie. Aucun joueur n’a gagné. "
            "Personne n’était un Cylon.",
        ),
        (
            {"event": "ended", "reason": "food", "winners": [1], "cylons": [1]},
            "No food is left: the Cylons win. Winners: Théo. Cylons: Théo.",
            "Il n’y a plus de Rations : les Cylons gagnent la partie. Victoire : Théo. Cylons : Théo.",
        ),
    ],
)
def test_the_log_in_both_languages(event: dict[str, Any], english: str, french: str) -> None:
    assert galactica("en").event(event, NAMES) == english
    assert plain(galactica("fr").event(event, NAMES)) == french


def test_a_look_at_cards_tells_the_others_only_that_it_happened() -> None:
    seen = {"event": "looked", "who": 0, "what": "loyalty", "of": 2, "cards": ["cylon_brig"]}
    hidden = {"event": "looked", "who": 0, "what": "loyalty", "of": 2, "n": 1}
    assert "You Are a Cylon" in galactica("en").event(seen, NAMES)
    assert "Cylon" not in galactica("en").event(hidden, NAMES)


# --- questions and choices ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "item", "english", "french"),
    [
        ("react", "pass", "Pass", "Passer"),
        ("movement", "stay", "Stay", "Rester"),
        ("movement", "hangar_deck", "Hangar Deck", "Pont"),
        ("movement", "front", "In front of Galactica", "Devant le Galactica"),
        ("action", "nothing", "Do nothing", "Ne rien faire"),
        (
            "action",
            "location:armory",
            "Armory · Attack 1 centurion. It is destroyed on 7 or more",
            "Arsenal · Attaquez 1 Centurion. Il est détruit sur 7 ou plus",
        ),
        (
            "action",
            "reveal:cylon_morale",
            "Reveal yourself as a Cylon · Can reduce morale by 1",
            "Se révéler en tant que Cylon · Peut réduire le Moral de 1",
        ),
        ("viper_activation", "launch:port_bow", "Launch a viper off the port bow", "Lancer un Viper à l’avant bâbord"),
        (
            "viper_activation",
            "move:front:port_bow",
            "Move a viper: In front of Galactica → Port bow",
            "Déplacer un Viper : Devant le Galactica → Avant bâbord",
        ),
        (
            "viper_activation",
            "attack:rear:basestar:1",
            "Attack a basestar behind Galactica",
            "Attaquer un Basestar derrière le Galactica",
        ),
        ("own_viper", "attack:heavy_raider", "Attack a heavy raider", "Attaquer un Raider Lourd"),
        ("weapons_target", "rear:raider", "Raider behind Galactica", "Raider derrière le Galactica"),
        ("brutal_force", "centurion:2", "Centurion on space 3", "Centurion sur la case 3"),
        ("fleet_order", "basestars", "Activate Basestars", "Activation des Basestars"),
        ("damage_tokens", "fuel", "Fuel lost", "Perte de Carburant"),
        ("scout_deck", "destination", "Destination deck", "Paquet Destination"),
    ],
)
def test_choices_in_both_languages(kind: str, item: str, english: str, french: str) -> None:
    assert galactica("en").item(Asking(kind), item) == english
    assert plain(galactica("fr").item(Asking(kind), item)) == french


def test_outside_a_question_an_action_is_named_without_its_text() -> None:
    assert galactica("en").named("location:admirals_quarters") == "Admiral’s Quarters"
    assert galactica("en").named("card:repair_2") == "Repair 2"
    assert galactica("fr").named("title:nuke") == "Lancer une Charge Nucléaire sur un Basestar"
    assert galactica("en").named("no such thing") == "“no such thing”"


def test_people_are_called_by_their_characters() -> None:
    t = table(
        seat("saul_tigh", location="admirals_quarters"), seat("laura_roslin"), seat("kara_thrace"), phase="action"
    )
    t.act("location:admirals_quarters")
    question = next(iter(t.game.pending.values()))
    labels = [galactica("en").item(question, item) for item in question.items]
    assert question.kind == "accuse"
    assert {"Roslin", "Starbuck"} <= set(labels)


def test_a_civilian_ship_shows_what_the_reader_knows_of_it() -> None:
    ships = {"front": ["pop2"], "rear": ["empty", "pop1"]}
    t = table(seat("saul_tigh", location="communications"), civilians=ships, phase="action")
    t.act("location:communications")
    question = next(iter(t.game.pending.values()))
    assert [galactica("en").item(question, i) for i in question.items] == [
        "Civilian ship 1, in front of Galactica",
        "Civilian ship 2, behind Galactica",
        "Civilian ship 3, behind Galactica",
    ]
    t.say("contact", *question.items[:2])
    guide = next(iter(t.game.pending.values()))
    assert galactica("en").question(guide, NAMES) == (
        "Where does Civilian ship 1, in front of Galactica (−2 population) go?"
    )
    assert galactica("en").notes(t.game.view(guide.seat))["seen"][0] == "Civilian ship 1: Civilian ship (−2 population)"


def test_what_cards_add_to_a_check_is_reckoned_card_by_card() -> None:
    t = table(
        seat("saul_tigh", location="admirals_quarters"),
        seat("laura_roslin", hand=["executive_order_2", "repair_1"]),
        seat("kara_thrace"),
        phase="action",
    )
    t.act("location:admirals_quarters").say("accuse", 2).quiet(stop="contribute")
    question = t.game.pending[1]
    shown = galactica("en").reckoning(question, question.items, t.game.view(1))
    assert shown == [[2, "Leadership", "executive_order_2"], [-1, "Engineering", "repair_1"]]
    assert plain(galactica("fr").preview(question, question.preview(question.items))) == "+1 au total."


def test_a_nuke_says_its_odds() -> None:
    stars = [{"area": "front"}, {"area": "rear"}]
    t = table(seat("saul_tigh"), phase="action", basestars=stars).act("title:nuke")
    question = t.game.pending[0]
    said = {lang: plain(galactica(lang).preview(question, question.preview((0,)))) for lang in ("en", "fr")}
    assert said["en"].startswith("Destroys it in 6 of 8 cases, in 2 of them with up to three raiders")
    assert said["fr"].startswith("Détruit le Basestar dans 6 cas sur 8")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_that_demands_a_nuke_is_refused_with_a_reason(lang: str) -> None:
    assert not faults(lang, galactica(lang).refusal(Refusal("no_nuke")))


# --- the end ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("reason", ["kobol", "boarded", "destroyed", *RESOURCES])
def test_every_ending_says_which_side_wins(lang: str, reason: str) -> None:
    said = galactica(lang).result(Result((1, 0, 0), (0,), reason), NAMES)
    side = ("humans win", "humains gagnent") if reason == "kobol" else ("Cylons win", "Cylons gagnent")
    assert side[LANGUAGES.index(lang)] in said
    assert "Inès" in said
    assert not faults(lang, said)


NOTES = [
    (("crisis", "water_sabotaged", "top"), "Crisis deck, on top: Water Sabotaged", "Paquet Crise, dessus\xa0: "),
    (("quorum", "arrest_order", "bottom"), "Quorum deck, at the bottom: Arrest Order", "Paquet Quorum, dessous\xa0: "),
    (("handed_on", "arrest_order"), "Quorum card passed on: Arrest Order", "Carte Quorum transmise\xa0: "),
    (("loyalty", 0, "not_a_cylon"), "Tigh holds: You Are Not a Cylon", "Tigh détient\xa0: "),
    (("hand", 0, "repair_1 repair_2"), "Tigh holds: Repair 1 and Repair 2", "Tigh a en main\xa0: "),
    (("held", 0, "repair_1"), "Tigh held: Repair 1", "Tigh avait en main\xa0: "),
]


@pytest.mark.parametrize(("note", "english", "french"), NOTES)
def test_every_kind_of_private_note_can_be_read(note: tuple[str | int, ...], english: str, french: str) -> None:
    players = [{"character": "saul_tigh"}]
    assert galactica("en").note(note, players) == english
    assert galactica("fr").note(note, players).startswith(french)
