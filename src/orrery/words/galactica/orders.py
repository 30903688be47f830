"""Standing orders for the windows of the game (C2): which can be given, and what the server does for each.

All are carried out after a while that tells nothing (C3). A condition looks at what the seat itself sees.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from orrery.games.galactica.cards import CRISES, Attack, SkillTest
from orrery.games.galactica.cards.skill import IDS_OF, SKILL_CARDS
from orrery.games.galactica.characters import LEADERS
from orrery.games.galactica.locations import HUB_DESTROYED, RESURRECTION_SHIP
from orrery.games.galactica.motives import ANY_TIME
from orrery.games.galactica.state import TYPES
from orrery.words.base import ANY, Standing, Window
from orrery.words.galactica.notes import NoteWords

Wish = dict[str, Any]
PASS = ["pass"]
SEATS = range(7)
ATTACKS = [id for id, card in CRISES.items() if any(isinstance(box, Attack) for box in card.boxes)]
CHOOSERS = ("current", "president", "admiral")
VIPERS = {"of": ["rolls.0.attacked"], "any": ["viper", "piloted"]}
VIPER_ROLLS = ["attack_viper", "attack_assault_raptor"]
CYLON_ROLLS = [*VIPER_ROLLS, "attack_galactica"]
FLEET_ROLLS = ["ftl", "risk", "nuke"]
OWN_ATTACKS = ["attack_raider", "attack_heavy_raider", "attack_basestar", "attack_centurion"]


def at(step: str, **more: Any) -> Wish:
    """To pass in a window, every time that what it says more is so."""
    return {"kind": "react", "about": {"step": step}, "once": False, "choice": PASS, **more}


def play(step: str, name: str, **more: Any) -> Wish:
    """To play a card in a window: of several alike, the weakest."""
    return {**at(step, **more), "choice": [], "prefer": list(IDS_OF[name])}


def is_(name: str, *values: Any) -> dict[str, Any]:
    return {"of": [name], "any": list(values)}


def among(*names: str, **limits: int | str) -> dict[str, Any]:
    return {"of": list(names), **limits}


def empty(step: str) -> Wish:
    return at(step, items=PASS)


def harder(n: int) -> list[str]:
    """Crises that attack, or have a check of at least this difficulty."""
    tests = {id: [box.difficulty for box in card.boxes if isinstance(box, SkillTest)] for id, card in CRISES.items()}
    return [id for id in CRISES if id in ATTACKS or any(d >= n for d in tests[id])]


def chosen_by(chooser: str) -> list[str]:
    return [id for id, card in CRISES.items() if card.chooser == chooser]


class Offer(NamedTuple):
    name: str
    wishes: dict[str, list[Wish]]
    of: str = ""
    usual: bool = False
    cards: bool = False


def plain(name: str, *wishes: Wish, usual: bool = False) -> Offer:
    return Offer(name, {"": list(wishes)}, usual=usual)


EVERY_TIME: Wish = {"once": False}
SHARED = {"kind": "react", "choice": PASS, "once": False}
POOL = ("checks.0.pool_size", "checks.0.cards", "players.*.contributed_size")
FEWEST = {str(n): [at("before_reveal", where=[among(*POOL, most=n - 1)])] for n in (4, 6, 8, 10)}
FEWEST_TAKEN = {str(n): [at("after_check", where=[among("checks.0.cards", most=n - 1)])] for n in (4, 6, 8, 10)}
STRENGTHS = {id: card.strength for id, card in SKILL_CARDS.items() if card.strength}
WEAKEST_TAKEN = {
    str(n): [at("after_check", where=[{**among("checks.0.cards", most=n - 1), "counts": STRENGTHS}])]
    for n in (8, 10, 12, 15)
}
HARDEST = {str(n): [at("check_announced", where=[among("checks.0.difficulty", most=n - 1)])] for n in (8, 10, 12, 15)}
WORST = {str(n): [at("crisis_revealed", unless=[is_("crisis", *harder(n))])] for n in (8, 10, 12, 15)}
WHOSE_CHOICE = {
    str(seat): [
        at("crisis_chosen", where=[is_("crisis", *chosen_by(who))], unless=[is_(who, seat)]) for who in CHOOSERS
    ]
    for seat in SEATS
}
COMMITTEE = {
    str(seat): [play("before_cards", "investigative_committee", where=[is_("current", seat)]), empty("before_cards")]
    for seat in SEATS
}
NOTHING_FOR = {
    str(seat): [{"kind": "contribute", "choice": [], "once": False, "where": [is_("current", seat)]}] for seat in SEATS
}
THIS_CHECK = ["turn", "crisis", *[f"checks.0.{name}?" for name in ("source", "target", "difficulty", "skills")]]


def commit(*unless: dict[str, Any]) -> list[Wish]:
    """To add cards named beforehand to this check, or that of the crisis on the table; not where they lie open."""
    hidden = among("checks.0.face_up", most=0)
    return [
        {
            "kind": "contribute",
            "choice": [],
            "once": True,
            "facts": THIS_CHECK,
            "where": [hidden],
            "unless": list(unless),
        }
    ]


def added(seat: int, least: int) -> list[dict[str, Any]]:
    """That somebody has added so many cards: face down, and the one of Simon's that lies face up (Logic-Bound)."""
    number = f"players.{seat}.contributed_size"
    simon = is_(f"players.{seat}.character", "simon_oneill")
    return [among(number, least=least), {**among(number, "checks.0.cards", least=least), "also": [simon]}]


COMMITTED_UNLESS = {str(n): commit(*[one for seat in SEATS for one in added(seat, n + 1)]) for n in range(6)}
"""Withdrawn if a single one before him has added more cards."""
PLANNED = {
    str(seat): [
        play("before_roll", "strategic_planning", where=[is_("rolls.0.purpose", *FLEET_ROLLS)]),
        play(
            "before_roll",
            "strategic_planning",
            where=[is_("rolls.0.roller", seat), is_("rolls.0.purpose", *OWN_ATTACKS)],
        ),
        empty("before_roll"),
    ]
    for seat in SEATS
}
REACHED, DESTROYED = (among("rolls.0.result", least=f"rolls.0.thresholds.{i}") for i in range(2))
"""What hits a viper, and what destroys one that can be damaged (000 p.24); all others the first hit destroys."""
MISSES = [empty("after_roll"), at("after_roll", where=[VIPERS], unless=[REACHED])]
DAMAGED = at("after_roll", where=[VIPERS, among("rolls.0.thresholds.1", least=0)], unless=[DESTROYED])
GOOD_ROLLS = [*MISSES, at("after_roll", where=[REACHED], unless=[is_("rolls.0.purpose", *CYLON_ROLLS)])]
BY_STRENGTH = sorted(SKILL_CARDS, key=lambda id: SKILL_CARDS[id].strength)
BY_TYPE = sorted(SKILL_CARDS, key=lambda id: (TYPES.index(SKILL_CARDS[id].type), SKILL_CARDS[id].strength))


def discard(order: list[str]) -> Wish:
    return {"kind": "discard_skills", "choice": [], "prefer": order, "once": False}


SPARED = {
    str(seat): [
        {**at("discards"), "choice": [], "prefer": [f"for_love:{seat}"]},
        at("discards"),
    ]
    for seat in SEATS
}
"""To spare one player a card, and nobody else."""


def reveal_at_once(motive: str) -> list[Wish]:
    """A standing offer (004 p.8). By rules 3 the leader was asked instead."""
    armed = {"kind": "standing", "choice": [f"motive:{motive}"], "once": False}
    return [armed, {**at("motive"), "choice": [], "prefer": [f"motive:{motive}"]}]


DAYBREAK = ("after_pass", "keep_office", "next_ability")
"""Windows of the expansion that are not one character's."""

WINDOWS: dict[str, tuple[str, tuple[Offer, ...]]] = {
    ANY: (
        "",
        (
            plain("empty", {**SHARED, "items": PASS}, usual=True),
            plain("step", {**SHARED, "facts": ["turn", "phase"]}),
            plain("turn", {**SHARED, "facts": ["turn"]}),
            plain("never", SHARED),
        ),
    ),
    "crisis_revealed": (
        "kara_thrace",
        (
            plain("never", at("crisis_revealed")),
            plain("attacks", at("crisis_revealed", unless=[is_("crisis", *ATTACKS)])),
            Offer("worst", WORST, "number"),
        ),
    ),
    "crisis_chosen": ("helo", (plain("never", at("crisis_chosen")), Offer("chooser", WHOSE_CHOICE, "seat"))),
    "check_announced": (
        "sharon_valerii",
        (plain("never", at("check_announced")), Offer("hardest", HARDEST, "number")),
    ),
    "before_cards": ("", (plain("never", at("before_cards")), Offer("committee", COMMITTEE, "seat"))),
    "contribute": (
        "",
        (
            plain("this", {"kind": "contribute", "choice": [], "once": True, "facts": ["turn", "checks.0.source"]}),
            Offer("whose", NOTHING_FOR, "seat"),
            Offer("cards", {"": commit()}, cards=True),
            Offer("unless", COMMITTED_UNLESS, "number", cards=True),
        ),
    ),
    "before_reveal": ("galen_tyrol", (plain("never", at("before_reveal")), Offer("pool", FEWEST, "number"))),
    "after_total": (
        "",
        (
            plain("turns", play("after_total", "declare_emergency"), empty("after_total")),
            plain("never", at("after_total")),
        ),
    ),
    "after_check": (
        "william_adama",
        (
            plain("never", at("after_check")),
            Offer("pool", FEWEST_TAKEN, "number"),
            Offer("strength", WEAKEST_TAKEN, "number"),
        ),
    ),
    "before_roll": (
        "",
        (
            plain("never", at("before_roll")),
            plain("cylons", at("before_roll", where=[is_("rolls.0.purpose", *CYLON_ROLLS)])),
            plain("vipers", at("before_roll", where=[is_("rolls.0.purpose", *VIPER_ROLLS)])),
            Offer("planned", PLANNED, "me"),
        ),
    ),
    "after_roll": (
        "",
        (
            plain("misses", *MISSES, usual=True),
            plain(
                "destroyed",
                *MISSES,
                DAMAGED,
            ),
            plain("piloted", *MISSES, at("after_roll", where=[is_("rolls.0.attacked", "viper")])),
            plain("failed", *GOOD_ROLLS),
            plain("never", at("after_roll")),
        ),
    ),
    "after_pass": ("", (plain("never", at("after_pass")),)),
    "ships_begin": ("simon_oneill", (plain("never", at("ships_begin")),)),
    "civilian_endangered": ("brendan_hot_dog_costanza", (plain("never", at("civilian_endangered")),)),
    "remove_ships": ("karl_helo_agathon_alt", (plain("never", at("remove_ships")),)),
    "discards": (
        "sharon_athena_agathon",
        (plain("never", at("discards")), Offer("whom", SPARED, "seat")),
    ),
    "population_lost": (
        "brendan_hot_dog_costanza",
        (plain("always", at("population_lost", choice=["memento"])), plain("never", at("population_lost"))),
    ),
    **{f"motive_{id}": (" ".join(LEADERS), (plain("reveal", *reveal_at_once(id)),)) for id in ANY_TIME},
    "keep_office": ("", (plain("keep", {"kind": "keep_office", "choice": ["keep"], "once": False}),)),
    "next_ability": ("", (plain("printed", {"kind": "next_ability", "prefer": ["*"], "once": False}),)),
    "vipers_placed": ("lee_adama", (plain("never", at("vipers_placed")),)),
    "maintenance_engineer": (
        "galen_tyrol",
        (
            plain(
                "never",
                {"kind": "action", "about": {"granted": "maintenance_engineer"}, "choice": ["nothing"], "once": False},
            ),
        ),
    ),
    "forward_thinker": (
        "lee_adama_alt",
        (
            plain(
                "never",
                {**EVERY_TIME, "kind": "may_use", "about": {"ability": "forward_thinker"}, "choice": ["decline"]},
            ),
        ),
    ),
    "dutiful": ("louis_hoshi", (plain("never", {**EVERY_TIME, "kind": "once_more", "choice": ["nothing"]}),)),
    "meticulous": (
        "aaron_doral",
        (plain("never", {**EVERY_TIME, "kind": "return_to", "prefer": [RESURRECTION_SHIP, HUB_DESTROYED]}),),
    ),
    "end_of_turn": (
        "sharon_valerii",
        (plain("always", at("end_of_turn", choice=["recon"])), plain("never", at("end_of_turn"))),
    ),
    "first_reaction": ("", (plain("clockwise", {"kind": "first_reaction", "prefer": ["*"], "once": False}),)),
    "discard_skills": ("", (plain("lowest", discard(BY_STRENGTH)), plain("types", discard(BY_TYPE)))),
}
"""By the step of the window, or the kind of question: who alone is asked there, and the orders to choose from."""


class OrderWords(NoteWords):
    turn = "turn"

    def orders(self) -> list[Window]:
        return [
            Window(
                name,
                self.say(f"order-{name}"),
                [Standing(offer.name, self.say(f"order-{name}.{offer.name}"), *offer[1:]) for offer in offers],
                tuple(only.split()),
                "daybreak" if name in DAYBREAK else "",
            )
            for name, (only, offers) in WINDOWS.items()
        ]
