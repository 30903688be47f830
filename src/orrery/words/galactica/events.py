"""The log: what happened, as the reader's seat saw it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from orrery.games.galactica.board import AUTO_JUMP, NO_AREA, VIPER
from orrery.games.galactica.cards import CRISES
from orrery.games.galactica.cards.loyalty import LOYALTY
from orrery.games.galactica.cards.motive import MOTIVES
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.tokens import CIVILIANS
from orrery.games.galactica.crises import OWN_PATH
from orrery.games.galactica.locations import LOCATIONS
from orrery.games.galactica.state import NOBODY, TYPES
from orrery.words.galactica.names import lowered
from orrery.words.galactica.plays import PlayWords
from orrery.words.shapes import Names, Outcome
from orrery.words.text import Value

Seen = Mapping[str, Any]
Args = dict[str, Value]

PLAIN = (
    "turn",
    "why",
    "n",
    "delta",
    "now",
    "difficulty",
    "total",
    "outcome",
    "die",
    "result",
    "jump",
    "distance",
    "left",
    "reserve",
)
"""Fields that a sentence takes as they are."""
TOKENS = ("civilian", "damage")
"""What can be looked at and is no card."""
PEOPLE = ("administration", "press_room", "ruined_reputation")
"""Where a seat is chosen."""
ASSIGNMENTS = ("assign_arbitrator", "assign_mission_specialist", "assign_vice_president")


class EventWords(PlayWords):
    def event(self, e: Seen, names: Names) -> str:
        name = e["event"]
        if name == "ended":
            return self.told_end(e["reason"], e["winners"], e.get("cylons"), names)
        if name == "chose" and e["what"] in ASSIGNMENTS:
            return self.say(
                "event-assigned", who=names[e["who"]], card=self.card(e["what"]), other=names[int(e["choice"])]
            )
        more = MORE.get(name)
        return self.say(f"event-{name}", **(self._told(e, names) | (more(self, e, names) if more else {})))

    def _told(self, e: Seen, names: Names) -> Args:
        """What most sentences take: who it was, numbers, and the cards that the reader saw."""
        args: Args = {key: e[key] for key in PLAIN if key in e}
        for field in ("who", "drawer", "roller"):
            if field in e:
                args["who"] = called(e[field], names)
        if "title" in e:
            args["title"] = self.say(f"office-{e['title']}.of")
        if "area" in e:
            args["where"] = self.where(e["area"])
        if "crisis" in e:
            args["crisis"] = self.card(e["crisis"])
        shown = e.get("cards")
        if shown is not None:
            args["n"] = len(shown)
        return args | {"shown": self._shown(e.get("what"), shown) if shown else None}

    def _shown(self, what: str | None, ids: Iterable[str]) -> str | None:
        """Tokens are no cards."""
        return self.several(self.say(f"{what}-{id}") for id in ids) if what in TOKENS else self.cards(ids)

    def where(self, area: int) -> str | None:
        return None if area == NO_AREA else self.at(area)

    # --- what is lost, drawn and done

    def losses(self, face: str) -> str | None:
        """What is lost with a civilian ship."""
        lost = CIVILIANS[face][1]
        return (
            self.several(self.say("effect-Resource", delta=-n, resource=self.resource(id)) for id, n in lost.items())
            if lost
            else None
        )

    def drawn(self, counts: Iterable[int]) -> str:
        """3 Leadership cards and 2 Tactics cards."""
        return self.several(
            self.say("typed-cards", n=n, type=self.type(type)) for type, n in zip(TYPES, counts, strict=False) if n
        )

    def crisis_option(self, crisis: str, box: int) -> str:
        """A box of a crisis, as a clause."""
        if box == OWN_PATH:
            return self.say("item-different_path")
        chosen = CRISES[crisis].boxes[box]
        if isinstance(chosen, SkillTest):
            return self.say("item-check", check=self.check(chosen.difficulty, chosen.skills))
        return self.box(crisis, box).removesuffix(".")

    # --- the end

    def result(self, result: Outcome, names: Names) -> str:
        return self.told_end(result.reason, [s for s in result.winners if result.scores[s]], None, names)

    def told_end(self, reason: str, winners: Iterable[int], cylons: Iterable[int] | None, names: Names) -> str:
        """How it ended, who won, and, where it is known, who was a Cylon."""
        said = [self.say(f"end-{reason}"), self.say("won", who=self.all_of(winners, names))]
        if cylons is not None:
            said.append(self.say("cylons", who=self.all_of(cylons, names)))
        return " ".join(said)

    def all_of(self, seats: Iterable[int], names: Names) -> str | None:
        called = [names[seat] for seat in seats]
        return self.several(called) if called else None


def called(seat: int, names: Names) -> str | None:
    return None if seat == NOBODY else names[seat]


# --- what the sentences of some events take besides ---------------------------------------------------


def _moved(words: EventWords, e: Seen, names: Names) -> Args:
    if e["to"] == VIPER:
        return {"how": VIPER, "place": None}
    return {"how": "location", "place": words.to(e["to"])}


def _acted(words: EventWords, e: Seen, names: Names) -> Args:
    kind, _, name = e["action"].partition(":")
    if kind == "title":
        return {"kind": name, "what": None}
    if kind == "location":
        return {"kind": kind, "what": words.say(f"location-{name}.the")}
    if kind in ("card", "quorum", "mutiny"):
        return {"kind": kind, "what": words.card(name)}
    return {"kind": kind, "what": words.ability(name) if kind == "ability" else None}


def _chose(words: EventWords, e: Seen, names: Names) -> Args:
    what, choice = e["what"], e["choice"]
    if what in PEOPLE:
        return {"choice": names[int(choice)]}
    if choice in LOCATIONS:
        return {"choice": words.say(f"location-{choice}.the")}
    if choice in TYPES:
        return {"choice": words.type(choice)}
    if what in CRISES:
        return {"choice": lowered(words.option_of(what, int(choice)))}
    return {"choice": lowered(words.chosen(choice))}


def _check_began(words: EventWords, e: Seen, names: Names) -> Args:
    about = e["target"] if e["kind"] == "location" and e["source"] != "brig" else NOBODY
    return {
        "source": words.source(e["source"]),
        "skills": words.types(e["skills"]),
        "target": called(about, names),
    }


def _declared(words: EventWords, e: Seen, names: Names) -> Args:
    plays = [play.partition(":") for play in e["plays"]]
    said = [
        words.say("item-declared", character=names[int(seat)], play=words.play(play, names.__getitem__))
        for seat, _, play in plays
    ]
    return {"plays": words.several(said)}


def _attacked(words: EventWords, e: Seen, names: Names) -> Args:
    target = e["target"]
    on_board = target == "centurion"
    return {
        "target": target,
        "effect": e["effect"],
        "attacker": words.say("attacker", attacker=e["attacker"]),
        "aim": None if on_board or target == "galactica" else words.say("aim", target=target),
        "space": e["area"] + 1 if on_board else None,
        "where": None if on_board else words.where(e["area"]),
    }


def _ship_moved(words: EventWords, e: Seen, names: Names) -> Args:
    ship = "civilian" if e["ship"].startswith("civilian") else e["ship"]
    return {"ship": words.say("a-ship", ship=ship), "where": words.at(e["to"])}


def _centurions(words: EventWords, e: Seen, names: Names) -> Args:
    on_board = [words.say("centurions-on", n=n, space=space + 1) for space, n in enumerate(e["spaces"]) if n]
    return {"spaces": words.several(on_board) if on_board else None}


def _looked(words: EventWords, e: Seen, names: Names) -> Args:
    return {"what": "skill" if e["what"] in TYPES else e["what"], "of": called(e["of"], names)}


def _repaired(words: EventWords, e: Seen, names: Names) -> Args:
    ship = e["what"] in ("viper", "raptor")
    return {"what": e["what"] if ship else words.location(e["what"])}


def _revealed(words: EventWords, e: Seen, names: Names) -> Args:
    subtitle = words.say(f"loyalty-{e['card']}.subtitle") if LOYALTY[e["card"]].cylon else None
    return {"card": e["card"], "subtitle": subtitle}


def _discarded(words: EventWords, e: Seen, names: Names) -> Args:
    return {"shown": words.cards(e["cards"])}


def _mission(words: EventWords, e: Seen, names: Names) -> Args:
    return {"mission": words.card(e["mission"])}


def _motive(words: EventWords, e: Seen, names: Names) -> Args:
    return {"motive": words.card(e["motive"]), "allegiance": MOTIVES[e["motive"]].allegiance}


def _stayed_behind(words: EventWords, e: Seen, names: Names) -> Args:
    there = [words.say("ships-at", ships=n, where=words.at(area)) for area, n in enumerate(e["staying"]) if n]
    return {"areas": words.several(there) if there else None}


More = Callable[[EventWords, Seen, Names], Args]

MORE: dict[str, More] = {
    "phase_began": lambda words, e, names: {"phase": words.phase(e["phase"])},
    "character_chosen": lambda words, e, names: {"character": words.character(e["character"])},
    "drew_skills": lambda words, e, names: {"types": words.drawn(e["types"])},
    "reshuffled": lambda words, e, names: {"deck": words.deck(e["deck"])},
    "discarded": _discarded,
    "moved": _moved,
    "sent": lambda words, e, names: {"place": words.to(e["to"])},
    "acted": _acted,
    "resource_changed": lambda words, e, names: {"resource": words.say(f"resource-{e['resource']}")},
    "crisis_drawn": lambda words, e, names: {"super": CRISES[e["crisis"]].super},
    "crisis_choice": lambda words, e, names: {"choice": lowered(words.crisis_option(e["crisis"], e["box"]))},
    "chose": _chose,
    "check_began": _check_began,
    "window_closed": lambda words, e, names: {"step": words.say(f"step-{e['step']}")},
    "declared": _declared,
    "reacted": lambda words, e, names: {"play": words.play(e["play"], names.__getitem__)},
    "rolled": lambda words, e, names: {"purpose": words.purpose(e["purpose"]), "changed": e["die"] != e["result"]},
    "activated": lambda words, e, names: {"icon": words.say(f"icon-{e['icon']}")},
    "ships_placed": lambda words, e, names: {"ship": e["ship"]},
    "ship_moved": _ship_moved,
    "attacked": _attacked,
    "galactica_damaged": lambda words, e, names: {"token": words.say(f"damage-{e['token']}")},
    "basestar_damaged": lambda words, e, names: {"token": words.say(f"basestar-{e['token']}")},
    "ship_destroyed": lambda words, e, names: {"ship": e["ship"]},
    "civilian_destroyed": lambda words, e, names: {"losses": words.losses(e["face"])},
    "centurions_moved": _centurions,
    "jump_prepared": lambda words, e, names: {"most": AUTO_JUMP},
    "looked": _looked,
    "buried": lambda words, e, names: {"where": e["where"], "deck": words.deck(e["deck"])},
    "destination_chosen": lambda words, e, names: {"destination": words.card(e["destination"])},
    "ability_resolved": lambda words, e, names: {"card": words.skill(e["card"])},
    "mission_revealed": _mission,
    "mission_turned_over": _mission,
    "mission_won": _mission,
    "rebels_joined": lambda words, e, names: {"side": e["side"]},
    "ships_removed": lambda words, e, names: {"ship": e["ship"]},
    "card_shown": lambda words, e, names: {"card": words.card(e["card"])},
    "infiltrated": lambda words, e, names: {"place": words.say(f"location-{e['to']}.at")},
    "infiltration_ended": lambda words, e, names: {"place": words.to(e["to"])},
    "miracle_passed": lambda words, e, names: {"of": called(e["of"], names)},
    "motive_revealed": _motive,
    "left_check": lambda words, e, names: {"card": words.card(e["card"]), "to": e["to"]},
    "mutineer_given": lambda words, e, names: {"of": called(e["of"], names)},
    "stayed_behind": _stayed_behind,
    "cards_passed": lambda words, e, names: {"of": called(e["of"], names)},
    "cylon_revealed": _revealed,
    "repaired": _repaired,
}
