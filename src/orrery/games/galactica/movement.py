"""Where characters are: moving by choice, and being sent (000 p.9, p.26; T2.2, T5)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Item, Question, open_question, question
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, BRIG, NO_AREA, NO_LOCATION, SICKBAY, VIPER, neighbours
from orrery.games.galactica.effects import LeaveBrig, OpenBrig, ReleaseToCommand, Send, carries_out, whom
from orrery.games.galactica.events import Discarded, Moved, Sent
from orrery.games.galactica.hands import pay
from orrery.games.galactica.locations import (
    COLONIAL_ONE,
    CYLON,
    GALACTICA,
    LOCATIONS,
    REBEL_BASESTAR,
    RESURRECTION_SHIP,
    aboard,
    hazardous,
    in_game,
    ship_of,
)
from orrery.games.galactica.state import Cards, Galactica, without
from orrery.games.galactica.succession import settle_titles

STAY = "stay"
HANGAR_DECK = "hangar_deck"
COMMAND = "command"


def leave_viper(g: Galactica, seat: int) -> None:
    """The viper of a pilot who goes elsewhere returns to the Reserve (000 p.26)."""
    player = g.players[seat]
    if player.location != VIPER:
        return
    if player.craft == ASSAULT_RAPTOR:
        g.assault_reserve += 1
    else:
        g.viper_reserve += 1
    player.area, player.craft = NO_AREA, VIPER


def put(g: Galactica, seat: int, location: str) -> None:
    leave_viper(g, seat)
    g.players[seat].location = location
    settle_titles(g)


def land(g: Galactica, seat: int) -> None:
    """A pilot whose viper returns to the Reserve is on the Hangar Deck (000 p.26)."""
    put(g, seat, HANGAR_DECK)
    g.tell(Moved(seat, HANGAR_DECK, NO_AREA))


def can_be_sent(g: Galactica, seat: int, to: str) -> bool:
    """Not a revealed Cylon, not one who is stranded, in the Brig or there already (FAQ: Brig, Sickbay, titles)."""
    player = g.players[seat]
    return not player.cylon and player.location not in (NO_LOCATION, BRIG, to)


def send(g: Galactica, seat: int, to: str) -> bool:
    """To Sickbay or the Brig, if he can be sent there."""
    if not can_be_sent(g, seat, to):
        return False
    put(g, seat, to)
    g.tell(Sent(seat, to))
    return True


# --- sending as an order of a card --------------------------------------------------------------------


@open_question
def name_character(g: Galactica, seat: int, to: str, optional: bool) -> Question:
    """Whom to send there: somebody who really can be sent (L5)."""
    able = tuple([s for s in g.clockwise(seat) if can_be_sent(g, s, to)])
    return Question(able, 0 if optional else 1, 1, {"to": to})


@procedure
def send_chosen(g: Galactica, chooser: int, to: str, optional: bool) -> Play[None]:
    choice = yield name_character(chooser, to, optional)
    if choice:
        send(g, choice[0], to)


@carries_out(Send)
def carry_out_send(g: Galactica, order: Send, seat: int) -> Play[None] | None:
    if order.who == "chosen":
        if any(can_be_sent(g, s, order.to) for s in range(g.seats)):
            return send_chosen(g, whom(g, order.chosen_by, seat), order.to, order.optional)
        return None
    if order.who.startswith("at:"):
        place = order.who[3:]
        there = aboard(g, COLONIAL_ONE) if place == COLONIAL_ONE else (place,)
        for s in g.clockwise(g.current):
            if g.players[s].location in there:
                send(g, s, order.to)
        return None
    send(g, whom(g, order.who, seat), order.to)
    return None


@question
def leave_brig(g: Galactica, seat: int, prisoner: int) -> Question:
    """Where on Galactica to go (FAQ: Errata). One does not choose Sickbay, but may be sent there (004 p.12)."""
    return Question(aboard(g, GALACTICA) + (SICKBAY,) * (prisoner != seat))


@procedure
def walk_out_of_brig(g: Galactica, chooser: int, seat: int) -> Play[None]:
    choice = yield leave_brig(chooser, seat)
    put(g, seat, choice[0])
    g.tell(Moved(seat, choice[0], NO_AREA))


@carries_out(LeaveBrig)
def carry_out_leave_brig(g: Galactica, order: LeaveBrig, seat: int) -> Play[None]:
    target = g.checks[-1].target
    return walk_out_of_brig(g, target, target)


@question
def release(g: Galactica, seat: int) -> Question:
    """Whom to move from the Brig to Command, if anybody."""
    return Question(g.at(BRIG), 0, 1)


@procedure
def release_to_command(g: Galactica, chooser: int) -> Play[None]:
    choice = yield release(chooser)
    for seat in choice:
        put(g, seat, COMMAND)
        g.tell(Moved(seat, COMMAND, NO_AREA))


@carries_out(ReleaseToCommand)
def carry_out_release(g: Galactica, order: ReleaseToCommand, seat: int) -> Play[None] | None:
    return release_to_command(g, g.president) if g.at(BRIG) else None


@question
def walk_free(g: Galactica, seat: int) -> Question:
    """The Brig is open: where on Galactica to go, or stay."""
    return Question((STAY, *aboard(g, GALACTICA)))


@carries_out(OpenBrig)
@procedure
def open_brig(g: Galactica, order: OpenBrig, seat: int) -> Play[None]:
    """Each for himself, from the current player on."""
    for prisoner in g.clockwise(g.current):
        if g.players[prisoner].location == BRIG:
            choice = yield walk_free(prisoner)
            if choice[0] != STAY:
                put(g, prisoner, choice[0])
                g.tell(Moved(prisoner, choice[0], NO_AREA))


# --- the Movement step --------------------------------------------------------------------------------


def destinations(g: Galactica, seat: int) -> tuple[tuple[str, ...], dict[Item, Refusal]]:
    """Where a seat may go, and why it may not go elsewhere. Space areas are named by their area."""
    player = g.players[seat]
    if player.cylon:
        return cylon_destinations(g, seat)
    if player.location in (BRIG, NO_LOCATION):
        return (), {}
    here = ship_of(player.location)
    free: list[str] = []
    if player.location == VIPER:
        free = [AREAS[area] for area in sorted(neighbours(player.area))]
    barred: dict[Item, Refusal] = {}
    for place in in_game(g):
        id = place.id
        if id == player.location or place.ship == CYLON or hazardous(g, id) or other_side(g, seat, place.ship):
            continue
        if place.ship == COLONIAL_ONE and "bomb_on_colonial_1" in g.in_play:
            barred[id] = Refusal("colonial_one_closed")
        elif place.ship != here and not player.hand:
            barred[id] = Refusal("no_card_to_change_ship")
        else:
            free.append(id)
    return tuple(free), barred


def other_side(g: Galactica, seat: int, ship: str) -> bool:
    """The Rebel Basestar receives only those whose side its marker shows (004 p.15)."""
    return ship == REBEL_BASESTAR and g.rebels != ("cylon" if g.players[seat].cylon else "human")


def cylon_destinations(g: Galactica, seat: int) -> tuple[tuple[str, ...], dict[Item, Refusal]]:
    """The Cylon locations; the Rebel Basestar if it serves them, for a card from there (004 p.15, T3.2)."""
    player = g.players[seat]
    free = [id for id in aboard(g, CYLON) if id != player.location]
    if held_as_heretic(g, seat):
        return (), dict.fromkeys(free, Refusal("heretic"))
    if other_side(g, seat, REBEL_BASESTAR):
        return tuple(free), {}
    rebel = [id for id in aboard(g, REBEL_BASESTAR) if id != player.location]
    if player.hand or ship_of(player.location) == REBEL_BASESTAR:
        return tuple(free + rebel), {}
    return tuple(free), {id: Refusal("no_card_to_change_ship") for id in rebel}


def heretic(g: Galactica, seat: int) -> bool:
    """D'Anna leaves the Resurrection Ship only for a super crisis; not Hub Destroyed."""
    return g.is_(seat, "danna_biers") and g.players[seat].location == RESURRECTION_SHIP


def held_as_heretic(g: Galactica, seat: int) -> bool:
    return heretic(g, seat) and not g.players[seat].super_crises


@question
def pay_as_heretic(g: Galactica, seat: int) -> Question:
    """Which super crisis D'Anna discards to leave the Resurrection Ship."""
    return Question(g.players[seat].super_crises)


@question
def movement(g: Galactica, seat: int) -> Question:
    """Where to go; changing ship, or leaving a viper, costs a skill card."""
    return Question((STAY, *destinations(g, seat)[0]))


@movement.preview
def show_movement(g: Galactica, asked: Question, choice: tuple[Item, ...]) -> dict[str, object]:
    return {"cards": int(bool(choice) and costs_card(g, asked.seat, str(choice[0])))}


@movement.blocked
def show_barred(g: Galactica, asked: Question) -> dict[Item, Refusal]:
    return destinations(g, asked.seat)[1]


def costs_card(g: Galactica, seat: int, to: str) -> bool:
    """A Cylon pays only to go aboard the Rebel Basestar; from there he goes home freely."""
    player = g.players[seat]
    if to not in LOCATIONS or ship_of(player.location) == ship_of(to):
        return False
    return not player.cylon or ship_of(to) == REBEL_BASESTAR


@procedure
def move(g: Galactica, seat: int) -> Play[None]:
    """The destination is named, the card is paid, then he moves (T2.2a-c). Silent where nobody can move."""
    if not may_move(g, seat):
        return
    choice = yield movement(seat)
    to = choice[0]
    if to == STAY:
        return
    if heretic(g, seat):
        card = yield pay_as_heretic(seat)
        lose_super_crisis(g, seat, card)
    if costs_card(g, seat, to):
        yield from pay(g, seat, 1, "movement")
        if not may_move(g, seat):
            return
    go(g, seat, to)


def may_move(g: Galactica, seat: int) -> bool:
    """By public facts alone."""
    return g.players[seat].location not in (BRIG, NO_LOCATION)


def lose_super_crisis(g: Galactica, seat: int, cards: Cards) -> None:
    player = g.players[seat]
    player.super_crises = without(player.super_crises, cards)
    g.super_discards += cards
    g.tell(Discarded(seat, cards, "super_crisis"))


def go(g: Galactica, seat: int, to: str) -> None:
    player = g.players[seat]
    if to in AREAS:
        player.area = AREAS.index(to)
        g.tell(Moved(seat, VIPER, player.area))
    else:
        put(g, seat, to)
        g.tell(Moved(seat, to, NO_AREA))
