"""What Quorum cards do (B4). The card has left the hand; each says where it goes."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, Way, open_question
from orrery.games.galactica.actions import QUORUM_ACTIONS, Action, draw_quorum, play_quorum
from orrery.games.galactica.board import AREAS, BRIG
from orrery.games.galactica.combat import destroy_centurion, destroy_cylon_ship
from orrery.games.galactica.dice import roll
from orrery.games.galactica.effects import DiscardQuorum, DrawQuorum, carries_out
from orrery.games.galactica.events import Chose, Discarded
from orrery.games.galactica.hands import draw, draw_by_choice
from orrery.games.galactica.loyalty import look_at_random, may_look
from orrery.games.galactica.movement import can_be_sent, send, walk_out_of_brig
from orrery.games.galactica.resources import change
from orrery.games.galactica.state import TYPES, Cards, Galactica, without
from orrery.games.galactica.succession import ADMIRAL, give_title, may_hold_title, settle_titles
from orrery.games.galactica.windows import Reaction, reacts

VICE_PRESIDENT = "assign_vice_president"


def discarded(g: Galactica, card: str) -> None:
    g.quorum_discards += (card,)


@open_question
def quorum_target(g: Galactica, seat: int, card: str, seats: tuple[int, ...]) -> Question:
    """Whom the card is for."""
    return Question(seats, about={"card": card})


def others(g: Galactica, seat: int) -> tuple[int, ...]:
    """Revealed Cylons cannot be targeted (FAQ)."""
    return tuple([s for s in g.clockwise(seat) if s != seat and not g.players[s].cylon])


def deputies(g: Galactica, seat: int) -> tuple[int, ...]:
    """Those who could hold a title: a Cylon leader never (004 p.8)."""
    return tuple([s for s in others(g, seat) if may_hold_title(g, s)])


def why_no_deputy(g: Galactica, seat: int) -> Refusal | None:
    return None if deputies(g, seat) else Refusal("nobody_to_choose")


def why_nobody(g: Galactica, seat: int) -> Refusal | None:
    return None if others(g, seat) else Refusal("nobody_to_choose")


# --- cards that stay in play --------------------------------------------------------------------------


@procedure
def accept_prophecy(g: Galactica, seat: int) -> Play[None]:
    g.players[seat].assigned += ("accept_prophecy",)
    yield from draw_by_choice(g, seat, g.types, 1, "accept_prophecy")


QUORUM_ACTIONS["accept_prophecy"] = Action(accept_prophecy)


@procedure
def assign(g: Galactica, seat: int, card: str) -> Play[None]:
    """Two politics cards for the President, the card for another player."""
    draw(g, seat, (TYPES.index("politics"),) * 2, card)
    choice = yield quorum_target(seat, card, deputies(g, seat) if card == VICE_PRESIDENT else others(g, seat))
    g.players[choice[0]].assigned += (card,)
    g.tell(Chose(seat, card, str(choice[0])))


def assign_arbitrator(g: Galactica, seat: int) -> Play[None]:
    return assign(g, seat, "assign_arbitrator")


def assign_mission_specialist(g: Galactica, seat: int) -> Play[None]:
    return assign(g, seat, "assign_mission_specialist")


def assign_vice_president(g: Galactica, seat: int) -> Play[None]:
    return assign(g, seat, VICE_PRESIDENT)


QUORUM_ACTIONS["assign_arbitrator"] = Action(assign_arbitrator, why_nobody)
QUORUM_ACTIONS["assign_mission_specialist"] = Action(assign_mission_specialist, why_nobody)
QUORUM_ACTIONS[VICE_PRESIDENT] = Action(assign_vice_president, why_no_deputy)

ARBITRATOR = "assign_arbitrator"
ARBITRATION = 3


def may_arbitrate(g: Galactica, seat: int) -> bool:
    """Whoever holds the Arbitrator, when anybody activates Admiral's Quarters (T9.3)."""
    return g.checks[-1].source == "admirals_quarters" and ARBITRATOR in g.players[seat].assigned


def arbitrations(g: Galactica, seat: int) -> Cards:
    return (f"{ARBITRATOR}:{-ARBITRATION}", f"{ARBITRATOR}:{ARBITRATION}") if may_arbitrate(g, seat) else ()


def arbitrate(g: Galactica, seat: int, play: str) -> None:
    player = g.players[seat]
    player.assigned = without(player.assigned, (ARBITRATOR,))
    discarded(g, ARBITRATOR)
    g.checks[-1].difficulty += int(play.partition(":")[2])


reacts("before_cards", Reaction(ARBITRATOR, may_arbitrate, arbitrations, arbitrate))

# --- arrests and pardons ------------------------------------------------------------------------------


def arrestable(g: Galactica) -> tuple[int, ...]:
    return tuple([s for s in g.clockwise(g.current) if can_be_sent(g, s, BRIG)])


def why_no_arrest(g: Galactica, seat: int) -> Refusal | None:
    return None if arrestable(g) else Refusal("nobody_to_choose")


@procedure
def arrest_order(g: Galactica, seat: int) -> Play[None]:
    discarded(g, "arrest_order")
    choice = yield quorum_target(seat, "arrest_order", arrestable(g))
    send(g, choice[0], BRIG)


QUORUM_ACTIONS["arrest_order"] = Action(arrest_order, why_no_arrest)


def prisoners(g: Galactica, seat: int) -> tuple[int, ...]:
    return tuple([s for s in g.at(BRIG) if s != seat])


def why_no_pardon(g: Galactica, seat: int) -> Refusal | None:
    return None if prisoners(g, seat) else Refusal("brig_empty")


@procedure
def presidential_pardon(g: Galactica, seat: int) -> Play[None]:
    discarded(g, "presidential_pardon")
    choice = yield quorum_target(seat, "presidential_pardon", prisoners(g, seat))
    yield from walk_out_of_brig(g, seat, choice[0])


QUORUM_ACTIONS["presidential_pardon"] = Action(presidential_pardon, why_no_pardon)

# --- dice ---------------------------------------------------------------------------------------------


@procedure
def gamble(g: Galactica, seat: int, card: str, resource: str) -> Play[None]:
    """6 or more: the resource grows and the card leaves the game."""
    result = yield from roll(g, seat, card, (6,), 0, "")
    if result >= 6:
        change(g, resource, 1)
        g.quorum_removed += (card,)
    else:
        discarded(g, card)


def food_rationing(g: Galactica, seat: int) -> Play[None]:
    return gamble(g, seat, "food_rationing", "food")


def inspirational_speech(g: Galactica, seat: int) -> Play[None]:
    return gamble(g, seat, "inspirational_speech", "morale")


QUORUM_ACTIONS["food_rationing"] = Action(food_rationing)
QUORUM_ACTIONS["inspirational_speech"] = Action(inspirational_speech)


def brutal_targets(g: Galactica) -> tuple[str, ...]:
    raiders = [AREAS[a] + ":raider" for a in range(6) for _ in range(g.raiders[a])]
    heavy = [AREAS[a] + ":heavy_raider" for a in range(6) if g.heavy_raiders[a]]
    return tuple(raiders + heavy + [f"centurion:{i}" for i, n in enumerate(g.centurions) if n])


def why_no_force(g: Galactica, seat: int) -> Refusal | None:
    return None if brutal_targets(g) else Refusal("no_cylon_ship")


@open_question
def brutal_force(g: Galactica, seat: int) -> Question:
    """Three raiders (or as many as there are), or one heavy raider, or one centurion."""
    items = brutal_targets(g)
    raiders = tuple([item for item in items if item.endswith(":raider")])
    single = tuple([Way((item,)) for item in items if not item.endswith(":raider")])
    many = (Way((), raiders, min(3, len(raiders))),) if raiders else ()
    return Question(items, ways=many + single)


@procedure
def authorization_of_brutal_force(g: Galactica, seat: int) -> Play[None]:
    """Then 2 or less costs a population."""
    discarded(g, "authorization_of_brutal_force")
    choice = yield brutal_force(seat)
    for item in choice:
        where, _, what = item.partition(":")
        if where == "centurion":
            destroy_centurion(g, int(what))
        else:
            destroy_cylon_ship(g, what, AREAS.index(where))
    result = yield from roll(g, seat, "authorization_of_brutal_force", (3,), 0, "")
    if result <= 2:
        change(g, "population", -1)


QUORUM_ACTIONS["authorization_of_brutal_force"] = Action(authorization_of_brutal_force, why_no_force)


def mutineers(g: Galactica, seat: int) -> tuple[int, ...]:
    return tuple([s for s in deputies(g, seat) if s != g.admiral])


def why_no_mutiny(g: Galactica, seat: int) -> Refusal | None:
    return None if mutineers(g, seat) else Refusal("nobody_to_choose")


@procedure
def encourage_mutiny(g: Galactica, seat: int) -> Play[None]:
    """He rolls: 3 or more makes him Admiral, else a morale is lost."""
    discarded(g, "encourage_mutiny")
    choice = yield quorum_target(seat, "encourage_mutiny", mutineers(g, seat))
    who = choice[0]
    result = yield from roll(g, who, "encourage_mutiny", (3,), 0, "")
    if result >= 3:
        give_title(g, ADMIRAL, who)
        settle_titles(g)
    else:
        change(g, "morale", -1)


QUORUM_ACTIONS["encourage_mutiny"] = Action(encourage_mutiny, why_no_mutiny)


@procedure
def release_cylon_mugshots(g: Galactica, seat: int) -> Play[None]:
    """Sees a random loyalty card; then 3 or less costs a morale. Under Detector Sabotage nothing is seen."""
    discarded(g, "release_cylon_mugshots")
    if may_look(g):
        choice = yield quorum_target(seat, "release_cylon_mugshots", others(g, seat))
        look_at_random(g, seat, choice[0])
    result = yield from roll(g, seat, "release_cylon_mugshots", (4,), 0, "")
    if result <= 3:
        change(g, "morale", -1)


QUORUM_ACTIONS["release_cylon_mugshots"] = Action(release_cylon_mugshots, why_nobody)


# --- orders of crises ---------------------------------------------------------------------------------


@carries_out(DrawQuorum)
def carry_out_draw_quorum(g: Galactica, order: DrawQuorum, seat: int) -> None:
    draw_quorum(g, g.president, order.n)


@carries_out(DiscardQuorum)
def carry_out_discard_quorum(g: Galactica, order: DiscardQuorum, seat: int) -> None:
    """At random; too few: all of them."""
    cards = g.chance.shuffle(g.players[g.president].quorum)[: order.n]
    if cards:
        for card in cards:
            play_quorum(g, g.president, card)
        g.quorum_discards += cards
        g.tell(Discarded(g.president, cards, "quorum"))
