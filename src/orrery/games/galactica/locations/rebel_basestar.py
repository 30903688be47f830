"""What the locations of the Rebel Basestar do, each for a miracle token or a super crisis (004 p.15)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, question
from orrery.games.galactica.actions import DAYBREAK_LOCATION_ACTIONS, Action
from orrery.games.galactica.activation import activate_raiders_in
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, VIPER
from orrery.games.galactica.cards.skill import sorted_cards
from orrery.games.galactica.combat import STOP, activate_viper, craft_of, sorties, why_grounded
from orrery.games.galactica.decks import TOP, look, put_back
from orrery.games.galactica.events import Chose, DrewSkills, Looked, Reshuffled
from orrery.games.galactica.hands import SEARCHED, add
from orrery.games.galactica.locations.demetrius import name_type
from orrery.games.galactica.miracles import spend
from orrery.games.galactica.movement import lose_super_crisis, other_side
from orrery.games.galactica.space import available, place, place_vipers, scramble
from orrery.games.galactica.state import TYPES, Cards, Counts, Galactica, plus, without

MIRACLE = "miracle"
TANK, DATASTREAM, BAY = "hybrid_tank", "datastream", "raider_bay"
TANK_CARDS = 5
DATA_CARDS = 3
RAIDERS, VIPERS = "raiders", "vipers"
BAY_SHIPS = {RAIDERS: 2, VIPERS: 4}

# --- what it costs ------------------------------------------------------------------------------------


def prices(g: Galactica, seat: int) -> Cards:
    player = g.players[seat]
    return (MIRACLE,) * bool(player.miracles) + player.super_crises


def why_no_rebels(g: Galactica, seat: int) -> Refusal | None:
    """Only the side that it serves may use it."""
    if other_side(g, seat, "rebel_basestar"):
        return Refusal("other_side")
    return None if prices(g, seat) else Refusal("no_miracle_nor_super_crisis")


@question
def rebel_price(g: Galactica, seat: int) -> Question:
    """A miracle token, or which super crisis."""
    return Question(prices(g, seat))


@procedure
def pay_rebels(g: Galactica, seat: int) -> Play[None]:
    price = prices(g, seat)
    if len(price) > 1:
        price = yield rebel_price(seat)
    if price[0] == MIRACLE:
        spend(g, seat)
    else:
        lose_super_crisis(g, seat, price[:1])


# --- Hybrid Tank --------------------------------------------------------------------------------------


@question
def stack_order(g: Galactica, seat: int, deck: str) -> Question:
    """Which of the cards goes back on the deck next: the last one will be on top."""
    return Question(g.players[seat].looking, about={"deck": deck})


@procedure
def hybrid_tank(g: Galactica, seat: int) -> Play[None]:
    """The next five crises, back on top in the order that he likes."""
    yield from pay_rebels(g, seat)
    look(g, seat, "crisis", TANK_CARDS)
    while len(g.players[seat].looking) > 1:
        choice = yield stack_order(seat, "crisis")
        put_back(g, seat, "crisis", choice[0], TOP)
    for card in g.players[seat].looking:
        put_back(g, seat, "crisis", card, TOP)


DAYBREAK_LOCATION_ACTIONS[TANK] = Action(hybrid_tank, why_no_rebels)

# --- Datastream ---------------------------------------------------------------------------------------


@question
def search_deck(g: Galactica, seat: int, type: str) -> Question:
    """Which cards of the deck and its discard pile to take."""
    there = g.players[seat].looking
    n = min(DATA_CARDS, len(there))
    return Question(there, n, n, {"type": type})


@procedure
def datastream(g: Galactica, seat: int) -> Play[None]:
    """Three cards out of a skill deck and its discard pile, which is then shuffled into the deck (P12)."""
    yield from pay_rebels(g, seat)
    choice = yield name_type(seat, DATASTREAM)
    type = choice[0]
    g.tell(Chose(seat, DATASTREAM, type))
    search(g, seat, TYPES.index(type))
    if g.players[seat].looking:
        cards = yield search_deck(seat, type)
        take_found(g, seat, TYPES.index(type), cards)


def search(g: Galactica, seat: int, type: int) -> None:
    """He sees what is in the deck, not in which order (D6): it is in his hands until he has chosen."""
    deck, player = g.skills[type], g.players[seat]
    player.looking = sorted_cards(deck.cards + deck.discards)
    deck.cards, deck.discards = (), ()
    g.tell(Looked(seat, TYPES[type], -1, player.looking))


def take_found(g: Galactica, seat: int, type: int, cards: Cards) -> None:
    """Everybody sees of which type they are. What is left is a deck again, shuffled."""
    player, deck = g.players[seat], g.skills[type]
    left = without(player.looking, cards)
    deck.cards, player.looking = g.chance.shuffle(left), ()
    g.forget(SEARCHED, TYPES[type])
    g.note(seat, SEARCHED, TYPES[type], " ".join(left))
    add(g, seat, cards)
    g.tell(DrewSkills(seat, plus((0,) * len(g.skills), type, len(cards)), cards, DATASTREAM))
    g.tell(Reshuffled(TYPES[type]))


DAYBREAK_LOCATION_ACTIONS[DATASTREAM] = Action(datastream, why_no_rebels)

# --- Raider Bay ---------------------------------------------------------------------------------------


def in_bay(g: Galactica, ships: str) -> int:
    """How many of them would be placed: as many as there are (P11)."""
    left = available(g, "raider") if ships == RAIDERS else g.viper_reserve + g.assault_reserve
    return min(BAY_SHIPS[ships], left)


def bay_ships(g: Galactica) -> Cards:
    return tuple([ships for ships in BAY_SHIPS if in_bay(g, ships)])


def why_no_bay(g: Galactica, seat: int) -> Refusal | None:
    """At least one ship must be there to be placed (P11)."""
    return why_no_rebels(g, seat) or (None if bay_ships(g) else Refusal("no_ship_left"))


@question
def bay_order(g: Galactica, seat: int) -> Question:
    """Two raiders or four vipers, and in which area: `raiders:area`, `vipers:area`."""
    return Question(tuple([f"{ships}:{area}" for ships in bay_ships(g) for area in AREAS]))


@procedure
def raider_bay(g: Galactica, seat: int) -> Play[None]:
    """As many as there are; then these, and no others, are activated once each (004 p.15)."""
    yield from pay_rebels(g, seat)
    choice = yield bay_order(seat)
    g.tell(Chose(seat, BAY, choice[0]))
    ships, _, area = choice[0].partition(":")
    if ships == RAIDERS:
        n = in_bay(g, RAIDERS)
        place(g, "raider", AREAS.index(area), n)
        yield from activate_raiders_in(g, AREAS.index(area), n)
    else:
        yield from launch_from_bay(g, seat, area)


@procedure
def launch_from_bay(g: Galactica, seat: int, area: str) -> Play[None]:
    """Apollo may take one of them: that one is not activated here."""
    vipers, raptors = g.vipers, g.assault_raptors
    yield from place_vipers(g, seat, (area,) * in_bay(g, VIPERS))
    i = AREAS.index(area)
    placed = g.vipers[i] - vipers[i], g.assault_raptors[i] - raptors[i]
    left = yield from scramble(g, plus((0,) * 6, i, placed[0]), plus((0,) * 6, i, placed[1]))
    yield from activate_placed(g, seat, area, (left[0][i], left[1][i]))


@question
def placed_activation(g: Galactica, seat: int, area: str, left: Counts) -> Question:
    """What one of the ships just placed does next, or `stop`."""
    vipers = sorties(g, VIPER, AREAS.index(area)) if left[0] else ()
    raptors = sorties(g, ASSAULT_RAPTOR, AREAS.index(area)) if left[1] else ()
    return Question((STOP, *vipers, *raptors), about={"left": sum(left)})


@procedure
def activate_placed(g: Galactica, seat: int, area: str, left: Counts) -> Play[None]:
    """`left`: of the ships placed in the area, the vipers and the assault raptors that have not acted."""
    while sum(left) and not why_grounded(g, seat):
        choice = yield placed_activation(seat, area, left)
        if choice[0] == STOP:
            return
        left = plus(left, 0 if craft_of(choice[0]) == VIPER else 1, -1)
        yield from activate_viper(g, seat, choice[0])


DAYBREAK_LOCATION_ACTIONS[BAY] = Action(raider_bay, why_no_bay)
