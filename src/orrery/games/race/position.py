"""Starting from an explicit position: a puzzle, a test, an old game's middle.

{"players": [{"tableau": [...], "hand": [...], "goods": [...], "chips": 0}, ...],
 "deck": [top, ...], "discards": [...], "pool": 24, "round": 1}

Everything but `players` may be left out. Cards that are named nowhere are shuffled under the named top of the deck;
goods are laid from there. The game goes on with the choice of actions of the round.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

from orrery.core.errors import BadOption
from orrery.games.race.knowledge import all_cards
from orrery.games.race.setup import CHIPS_PER_PLAYER, find_first
from orrery.games.race.state import Cards, Player, Race

KEYS = {"players", "deck", "discards", "pool", "round", "first"}
PLAYER_KEYS = {"tableau", "hand", "goods", "chips"}


def lay_out_position(g: Race, position: Mapping[str, Any]) -> None:
    check_keys(position, KEYS, "A position")
    given = position.get("players")
    if not isinstance(given, Sequence) or len(given) != g.seats:
        raise BadOption(f"A position for {g.seats} needs a list of {g.seats} players.")
    g.players = tuple(read_player(g, data) for data in given)
    g.discards = read_cards(g, position.get("discards", ()))
    top = read_cards(g, position.get("deck", ()))
    named = Counter(top + g.discards + sum([p.tableau + p.hand for p in g.players], ()))
    box = Counter(all_cards(g))
    for card, n in (named - box).items():
        raise BadOption(f"The position has {n} {card} too many.")
    g.deck = top + g.chance.shuffle(tuple((box - named).elements()))
    for seat, player in enumerate(g.players):
        worlds, player.goods = player.goods, ()
        for world in worlds:
            lay_good_from_below(g, seat, world)
    won = sum(player.chips for player in g.players)
    g.pool = read_number(position, "pool", CHIPS_PER_PLAYER * g.seats - won)
    g.chips = g.pool + won
    g.round = read_number(position, "round", 1) - 1
    if g.round < 0:
        raise BadOption(f"Rounds are counted from 1, so there is no round {g.round + 1}.")
    find_first(g)
    g.first = read_number(position, "first", g.first) % g.seats


def read_player(g: Race, data: Any) -> Player:
    if not isinstance(data, Mapping):
        raise BadOption("Each player of a position is a mapping.")
    check_keys(data, PLAYER_KEYS, "A player of a position")
    tableau = read_cards(g, data.get("tableau", ()))
    goods = read_cards(g, data.get("goods", ()))
    for world in goods:
        if world not in tableau or not g.cards[world].kind or goods.count(world) > 1:
            raise BadOption(f"There can be no good on {world} here.")
    for card in tableau:
        if tableau.count(card) > 1:
            raise BadOption(f"{card} cannot be twice in a tableau.")
    hand = read_cards(g, data.get("hand", ()))
    start = next((card for card in tableau if g.cards[card].start is not None), tableau[0] if tableau else "")
    if not start:
        raise BadOption("Each player of a position has at least one card in the tableau.")
    return Player(start=start, tableau=tableau, hand=hand, goods=goods, chips=read_number(data, "chips", 0))


def read_cards(g: Race, ids: Any) -> Cards:
    if isinstance(ids, str) or not isinstance(ids, Sequence):
        raise BadOption(f"{ids!r} is no list of cards.")
    for card in ids:
        if not isinstance(card, str) or card not in g.cards:
            raise BadOption(f"There is no card {card!r} in this edition.")
    return tuple(ids)


def read_number(data: Mapping[str, Any], key: str, default: int) -> int:
    value = data.get(key, default)
    if isinstance(value, bool) or not isinstance(value, int):
        raise BadOption(f"{key} is a number, not {value!r}.")
    return value


def check_keys(data: Mapping[str, Any], known: set[str], what: str) -> None:
    for key in data:
        if key not in known:
            raise BadOption(f"{what} has no {key!r}. It has: {', '.join(sorted(known))}.")


def lay_good_from_below(g: Race, seat: int, world: str) -> None:
    """The bottom card, so that the named top of the deck stays."""
    player = g.players[seat]
    player.goods += (world,)
    player.goods_cards += g.deck[-1:]
    g.deck = g.deck[:-1]
