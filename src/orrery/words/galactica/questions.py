"""Questions, what can be chosen, and what a choice would cost and do.

Items that are numbers stand for something on the table, which the question's own table names: seats, basestars, spaces.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

from orrery.games.galactica.board import BRIG
from orrery.games.galactica.cards.skill import NAME_OF
from orrery.games.galactica.crises import DIFFERENT_PATH
from orrery.games.galactica.locations import RESURRECTION_SHIP, resurrection
from orrery.games.galactica.locations.cylon_overlay import INFILTRATE
from orrery.games.galactica.locations.rebel_basestar import MIRACLE, RAIDERS, in_bay
from orrery.games.galactica.space import ASSAULT, RESERVE
from orrery.games.galactica.state import Galactica
from orrery.words.base import DOT
from orrery.words.galactica.events import EventWords
from orrery.words.galactica.names import is_card
from orrery.words.shapes import Asked, Item, Names
from orrery.words.text import Value

Args = dict[str, Value]

SEATS = frozenset(
    {
        "accuse",
        "bless",
        "cylon_target",
        "defend",
        "elect",
        "free_whom",
        "give_loyalty",
        "give_mutineer",
        "give_sympathizer",
        "interview",
        "look_whose",
        "name_character",
        "name_successor",
        "nominate",
        "order_whom",
        "pilot_target",
        "quorum_target",
        "release",
        "ruin_whom",
        "seek_mutineer",
        "spy_on",
        "treat_whom",
        "who_draws_mutiny",
    }
)
TOLD_WITH_TEXT = frozenset(
    {
        "bury_order",
        "destination",
        "discard_mutiny",
        "discard_quorum",
        "drop_mutiny",
        "give_to_president",
        "hand_over_mutiny",
        "keep_crisis",
        "pay_as_heretic",
        "play_mutiny",
        "set_agenda",
        "stack_order",
        "swap_super_crisis",
    }
)
CRAFTS = frozenset({"choose_craft", "choose_damaged", "craft_target"})
BASESTARS = frozenset({"nuke_target"})
CIVILIANS = frozenset({"choose_civilian", "civilian_target", "contact"})


class QuestionWords(EventWords):
    def question(self, q: Asked, names: Names) -> str:
        more = ASKED.get(q.kind)
        return self.say(f"q-{q.kind}", n=q.least, **(more(self, q) if more else {}))

    def item(self, q: Asked, item: Item) -> str:
        if q.kind in SEATS:
            return self.seat(q, int(item))
        if q.kind in BASESTARS:
            return self.basestar(q, int(item))
        if q.kind in CIVILIANS:
            return self.civilian(q, str(item))
        if q.kind in CRAFTS:
            return self.labelled("craft", craft=str(item))
        if q.kind in TOLD_WITH_TEXT:
            return self.with_text(self.card(str(item)), self.gist(str(item), of_daybreak(q)))
        own = LABELS.get(q.kind)
        return own(self, q, item) if own else self.named(item)

    def named(self, item: Item) -> str:
        """An item outside any question: whatever it is called."""
        text = str(item)
        if is_card(text):
            return self.card(text)
        for family in ("location", "area", "type", "character", "ability", "item", "damage"):
            if f"{family}-{text}" in self.text.ids:
                return self.say(f"{family}-{text}")
        kind, _, name = text.partition(":")
        if kind in ACTIONS:
            return ACTIONS[kind](self, None, name).partition(DOT)[0]
        return text if isinstance(item, int) else super().named(item)

    # --- what stands behind an item

    def seat(self, q: Asked, seat: int) -> str:
        """Somebody at the table is called by the character; before there are any, by the number of the seat."""
        table = table_of(q)
        character = table.players[seat].character if table and seat < len(table.players) else ""
        if character:
            return self.say(f"character-{character}.short")
        return self.labelled("seat-unknown", seat=seat + 1)

    def basestar(self, q: Asked, i: int) -> str:
        table = table_of(q)
        assert table is not None
        ship = table.basestars[i]
        if not ship.damage:
            return self.labelled("basestar", where=self.at(ship.area))
        damage = ", ".join(self.say(f"basestar-{token}") for token in ship.damage)
        return self.labelled("basestar-damaged", where=self.at(ship.area), damage=damage)

    def civilian(self, q: Asked, name: str) -> str:
        """With what the reader knows to be on board."""
        table = table_of(q)
        assert table is not None
        args: Args = {"number": number_of(name), "where": self.at(dict(table.civilians)[name])}
        seat: int = getattr(q, "seat", 0)
        faces = [note[2] for note in table.players[seat].notes if note[:2] == ("civilian", name)]
        if not faces:
            return self.labelled("civilian", **args)
        losses = self.losses(str(faces[0])) or self.labelled("civilian-empty")
        return self.labelled("civilian-known", losses=losses, **args)

    def gist(self, card: str, daybreak: bool = False) -> str:
        """The text of a card in one line."""
        return " ".join(part.text for part in self.parts(card, daybreak))

    def ship_at(self, item: str) -> str:
        """`front:raider`, `rear:basestar:0`, `centurion:2`."""
        where, _, ship = item.partition(":")
        if where == "centurion":
            return self.labelled("centurion", space=int(ship) + 1)
        return self.labelled("ship-at", ship=self.say(f"ship-{ship.partition(':')[0]}"), where=self.at(where))

    # --- previews

    def preview(self, q: Asked, shown: Mapping[str, Any]) -> str:
        """What it costs, what a die must show, what the cards add: each where there is such a thing."""
        said = []
        if shown.get("cards"):
            said.append(self.say("preview-cards", cards=shown["cards"]))
        if "total" in shown:
            said.append(self.say("preview-contribute", total=shown["total"]))
        if "at_least" in shown:
            said.append(self.say("preview-odds", at_least=shown["at_least"], odds=shown["odds"]))
        if "nuke_destroys" in shown:
            said.append(self.say("preview-nuke", destroys=shown["nuke_destroys"], clears=shown["nuke_clears"]))
        if "at_most" in shown:
            args = {key: shown[key] for key in ("at_most", "odds", "population")}
            said.append(self.say("preview-jump", **args))
        return " ".join(said)


def table_of(q: Asked | None) -> Galactica | None:
    """The table behind a question, as its seat sees it; None where a question came alone."""
    return getattr(q, "table", None)


def of_daybreak(q: Asked | None) -> bool:
    """Whether the game is one with the expansion, as far as the question tells."""
    table = table_of(q)
    return table is not None and table.daybreak


def number_of(civilian: str) -> int:
    """`civilian_3` is the third."""
    return int(civilian.rpartition("_")[2])


# --- the sentences of questions -----------------------------------------------------------------------


def _react(words: QuestionWords, q: Asked) -> Args:
    """What the window is about: a crisis, a check or a roll."""
    table = table_of(q)
    args: Args = {"step": q.about["step"], "crisis": None, "check": None, "total": None, "purpose": None, "die": None}
    if table is None:
        return args
    if table.crisis:
        args["crisis"] = words.card(table.crisis)
    if table.checks:
        check = table.checks[-1]
        args |= {"check": words.source(check.source), "total": check.total}
    if table.rolls:
        args |= {"purpose": words.purpose(table.rolls[-1].purpose), "die": table.rolls[-1].result}
    return args


def _contribute(words: QuestionWords, q: Asked) -> Args:
    about = q.about
    return {
        "source": words.source(about["source"]),
        "difficulty": about["difficulty"],
        "skills": words.types(about["skills"]),
    }


def _place(words: QuestionWords, q: Asked) -> Args:
    return {"place": words.to(q.about["to"])}


def _crisis(words: QuestionWords, q: Asked) -> Args:
    return {"crisis": words.card(q.about["crisis"])}


def _where(words: QuestionWords, q: Asked) -> Args:
    return {"where": words.at(q.about["area"])}


def _risk(words: QuestionWords, q: Asked) -> Args:
    return {"ships": words.ships(q.about["ship"], q.about["n"]), "at_least": q.about["at_least"]}


def _guide(words: QuestionWords, q: Asked) -> Args:
    return {"ship": words.civilian(q, q.about["ship"])}


def _card(words: QuestionWords, q: Asked) -> Args:
    return {"card": words.card(q.about["card"])}


def _to(words: QuestionWords, q: Asked) -> Args:
    return {"to": words.seat(q, q.about["to"])}


ASKED: dict[str, Callable[[QuestionWords, Asked], Args]] = {
    "react": _react,
    "contribute": _contribute,
    "name_character": _place,
    "cylon_target": _place,
    "crisis_choice": _crisis,
    "choose_option": _crisis,
    "civilian_target": _where,
    "craft_target": _where,
    "hand_over_mutiny": _to,
    "prescribe": _to,
    "may_use": lambda words, q: {"ability": words.ability(q.about["ability"])},
    "once_more": lambda words, q: {"location": words.say(f"location-{q.about['location']}.the")},
    "pilot_target": _where,
    "take_risk": _risk,
    "guide": _guide,
    "quorum_target": _card,
    "top_or_bottom": _card,
    "choose_placement": lambda words, q: {"ships": words.ships(q.about["ship"], q.least)},
    "bury_order": lambda words, q: {"deck": q.about["deck"]},
    "name_successor": lambda words, q: {"title": words.say(f"office-{q.about['title']}.of")},
    "action": lambda words, q: {"granted": q.about["granted"]},
    "choose_civilian": lambda words, q: {"why": q.about["why"]},
    "name_type": lambda words, q: {"why": q.about["why"]},
    "placed_activation": lambda words, q: {"left": q.about["left"]},
    "use_influence": _card,
    "veteran_activation": lambda words, q: {"left": q.about["left"]},
    "viper_activation": lambda words, q: {"left": q.about["left"]},
}


# --- the labels of items ------------------------------------------------------------------------------


def _play(words: QuestionWords, q: Asked, item: Item) -> str:
    text = str(item)
    if text == "pass":
        return words.labelled("pass")
    return words.with_text(words.play(text, partial(words.seat, q)), words.text_of(text, of_daybreak(q)))


def _declared(words: QuestionWords, q: Asked, item: Item) -> str:
    seat, _, play = str(item).partition(":")
    seated = partial(words.seat, q)
    return words.labelled("declared", character=seated(int(seat)), play=words.play(play, seated))


def _option(words: QuestionWords, q: Asked, item: Item) -> str:
    clause = words.option_of(q.about["crisis"], int(item))
    return clause[:1].upper() + clause[1:]


def _viper(words: QuestionWords, q: Asked, item: Item) -> str:
    """`front` for an unmanned viper there, `front:2` for one that a character pilots; `assault:front`; `reserve`."""
    text = str(item)
    if text.removeprefix(ASSAULT) == RESERVE:
        return words.labelled("reserve", craft="assault_raptor" if text.startswith(ASSAULT) else "viper")
    if text.startswith(ASSAULT):
        return words.labelled("assault-unmanned", where=words.at(text.removeprefix(ASSAULT)))
    area, _, pilot = text.partition(":")
    if pilot:
        return words.labelled("piloted", character=words.seat(q, int(pilot)), where=words.at(area))
    return words.labelled("unmanned", where=words.at(area))


def _activation(words: QuestionWords, q: Asked, item: Item) -> str:
    """`launch:area`, `move:area:area`, `attack:area:target`; of an assault raptor with `assault:` before it."""
    text = str(item)
    craft = "assault" if text.startswith(ASSAULT) else "viper"
    what, _, rest = text.removeprefix(ASSAULT).partition(":")
    first, _, second = rest.partition(":")
    if what == "launch":
        return words.labelled(f"{craft}-launch", where=words.at(first))
    if what == "move":
        return words.labelled(f"{craft}-move", origin=words.area(first), to=words.area(second))
    if what == "attack":
        return words.labelled(f"{craft}-attack", target=_target(words, second), where=words.at(first))
    return words.named(item)


def _own_viper(words: QuestionWords, q: Asked, item: Item) -> str:
    """`move:area`, `attack:target`."""
    what, _, rest = str(item).partition(":")
    if what == "move":
        return words.labelled("own-move", to=words.area(rest))
    return words.labelled("own-attack", target=_target(words, rest)) if what == "attack" else words.named(item)


def _target(words: QuestionWords, target: str) -> str:
    return words.say("target", target=target.partition(":")[0])


def _bay(words: QuestionWords, q: Asked, item: Item) -> str:
    """As many ships as there are still to be placed."""
    ships, _, area = str(item).partition(":")
    g = table_of(q)
    if g is None:
        return words.chosen(str(item))
    told = words.ships("raider" if ships == RAIDERS else "viper", in_bay(g, ships))
    return words.labelled("bay-ships", ships=told, where=words.at(area))


def _action(words: QuestionWords, q: Asked, item: Item) -> str:
    kind, _, name = str(item).partition(":")
    return ACTIONS[kind](words, q, name) if kind in ACTIONS else words.named(item)


def _character(words: QuestionWords, q: Asked, item: Item) -> str:
    return words.with_text(words.character(str(item)), words.sheet(str(item)))


def _price(words: QuestionWords, q: Asked, item: Item) -> str:
    return words.labelled(MIRACLE) if item == MIRACLE else words.with_text(words.card(str(item)), words.gist(str(item)))


def _box(words: QuestionWords, q: Asked, item: Item) -> str:
    return words.labelled(str(item)) if item == DIFFERENT_PATH else words.crisis_option(q.about["crisis"], int(item))


def _token(words: QuestionWords, q: Asked, item: Item) -> str:
    """`give:2`, `take:2`."""
    what, _, seat = str(item).partition(":")
    return words.labelled(f"{what}-token", character=words.seat(q, int(seat)))


def _back(words: QuestionWords, q: Asked, item: Item) -> str:
    """`top:card`, `bottom:card`."""
    where, _, card = str(item).partition(":")
    return words.labelled("back", where=where, card=words.card(card))


def _caprica(words: QuestionWords, q: Asked, item: Item) -> str:
    text = str(item)
    return words.labelled("draw-crises") if text == "draw" else words.with_text(words.card(text), words.gist(text))


def _office(words: QuestionWords, q: Asked, item: Item) -> str:
    return words.labelled("draw-quorum") if item == "draw" else _action(words, q, item)


def _deck(words: QuestionWords, q: Asked, item: Item) -> str:
    name = words.deck(str(item))
    return name[:1].upper() + name[1:]


LABELS: dict[str, Callable[[QuestionWords, Asked, Item], str]] = {
    "react": _play,
    "first_reaction": _declared,
    "choose_character": _character,
    "crisis_choice": _box,
    "activate_where": lambda words, q, item: _location(words, q, str(item)),
    "plan_where": lambda words, q, item: _location(words, q, str(item)),
    "pass_token": _token,
    "next_seen": _back,
    "choose_option": _option,
    "choose_viper": _viper,
    "dogfight_viper": _viper,
    "recall_viper": _viper,
    "panic_activation": _activation,
    "placed_activation": _activation,
    "bay_order": _bay,
    "human_fleet_choice": lambda words, q, item: (
        words.labelled(INFILTRATE) if item == INFILTRATE else _deck(words, q, item)
    ),
    "rebel_price": _price,
    "veteran_activation": _activation,
    "viper_activation": _activation,
    "cavalry_order": _activation,
    "next_ability": lambda words, q, item: words.with_text(words.skill(str(item)), words.text_of(str(item))),
    "own_viper": _own_viper,
    "action": _action,
    "caprica_choice": _caprica,
    "office": _office,
    "scout_deck": _deck,
    "resolve_quorum": lambda words, q, item: _played(words, q, str(item)),
    "fleet_order": lambda words, q, item: words.chosen(str(item)),
    "broadcast_what": lambda words, q, item: words.say(f"resource-{item}"),
    "gain_resource": lambda words, q, item: words.say(f"resource-{item}"),
    "damage_tokens": lambda words, q, item: words.say(f"damage-{item}"),
    "weapons_target": lambda words, q, item: words.ship_at(str(item)),
    "brutal_force": lambda words, q, item: words.ship_at(str(item)),
    "centurion_target": lambda words, q, item: words.labelled("centurion", space=int(item) + 1),
}


def _location(words: QuestionWords, q: Asked | None, name: str) -> str:
    if q is not None and name == BRIG:  # what one may do there, not what one may not
        return words.with_text(words.labelled("leave-brig"), words.labelled("leave-brig-text"))
    return words.with_text(words.location(name), words.location_text(name, of_daybreak(q)))


def _played(words: QuestionWords, q: Asked | None, name: str) -> str:
    return words.with_text(words.card(name), words.printed(NAME_OF.get(name, name), of_daybreak(q)))


def _ability(words: QuestionWords, q: Asked | None, name: str) -> str:
    return words.with_text(words.ability(name), words.printed(name, of_daybreak(q)))


def _reveal(words: QuestionWords, q: Asked | None, name: str) -> str:
    """What the card does when it is shown as an action: nothing in the Brig."""
    table, seat = table_of(q), getattr(q, "seat", None)
    held = table is not None and seat is not None and table.players[seat].location == BRIG
    text = words.labelled("reveal-in-brig") if held else words.say(f"loyalty-{name}.subtitle")
    return words.with_text(words.labelled("reveal"), text)


def _end(words: QuestionWords, q: Asked | None, name: str) -> str:
    """To where Cylons wake, the destroyed Hub too (004 p.11)."""
    table = table_of(q)
    place = words.to(resurrection(table) if table else RESURRECTION_SHIP)
    return words.with_text(words.labelled("infiltration"), words.labelled("infiltration-text", place=place))


ACTIONS: dict[str, Callable[[QuestionWords, Asked | None, str], str]] = {
    "location": _location,
    "card": _played,
    "ability": _ability,
    "quorum": _played,
    "mutiny": _played,
    "reveal": _reveal,
    "infiltration": _end,
    "viper": lambda words, q, name: words.labelled("viper"),
    "title": lambda words, q, name: words.labelled(name),
}
