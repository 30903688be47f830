"""Search for Home and the boards of Daybreak: what their locations are worth, and what they ask (004 p.11, p.14)."""

from __future__ import annotations

from random import Random

from orrery.bots.galactica import seen, worth
from orrery.bots.galactica.answers import answers, best
from orrery.bots.galactica.combat import best_shot, guard
from orrery.bots.galactica.effects import by_missions, cost, crisis_cost, price
from orrery.bots.galactica.hand import PLENTY, SPOILS, USE, drawn, keep
from orrery.bots.galactica.mutiny import GAINS, MUTINY_DRAWN, RELIEF, burden, full
from orrery.bots.galactica.places import DAYBREAK_VALUES, VALUES, repair_value
from orrery.bots.galactica.seen import AVERAGE, Seen
from orrery.bots.galactica.space import viper_activation
from orrery.core.question import Choice, Question
from orrery.games.galactica import effects as orders
from orrery.games.galactica.board import AREAS
from orrery.games.galactica.cards import CRISES, MISSIONS
from orrery.games.galactica.cards.mission import Mission
from orrery.games.galactica.cards.shapes import SkillTest
from orrery.games.galactica.cards.skill import STRENGTH
from orrery.games.galactica.jump import goal
from orrery.games.galactica.state import NOBODY, TYPES

ALLIED = 1.5
"""The Rebel Basestar on one's side."""
HUB = 1.2
GONE = {"basestar": 2.0, "heavy_raider": 1.2, "centurion": 1.5}
"""Ships that leave the game."""
NO_CRISIS = 1.5
"""Who launches a mission draws no crisis: the crisis is spared, and so is the jump that it would prepare."""
ICONS = 0.55
"""How many crises prepare the jump."""
LATER = 0.3
"""What is left of a look at the next mission if none can be launched before the next jump."""
GIVEN, ODDS_SPREAD = 0.95, 24.0
"""The share of their fitting cards that humans give to a mission, and how many points more make it certain."""
SPITE = -5.0
"""What a revealed Cylon adds: the worst that he has."""
SHARED = 0.8
"""What a card is worth that is given: weak ones go first."""
ARRIVED = 4.5
"""A jump less before the last one."""
BLOCKED = 2.0
"""A mission that leads nowhere takes the place of one that does, until the next jump."""
RESHUFFLED = 1.5
"""A mission that has failed is somewhere in the deck, and none can be launched before the next jump."""

# --- what missions order ------------------------------------------------------------------------------


@price(orders.TravelOn)
def travel(s: Seen, order: orders.TravelOn) -> float:
    """What is more than the way that is left is no gain; who arrives by it is spared the jump in between."""
    left = goal(s.g) - s.g.distance
    arrived = ARRIVED if 0 < left <= order.n else 0.0
    return -worth.DISTANCE * min(order.n, max(0, left)) - arrived


@price(orders.TurnMissionOver)
def turn_over(s: Seen, order: orders.TurnMissionOver) -> float:
    return RESHUFFLED


@price(orders.Ally)
def ally(s: Seen, order: orders.Ally) -> float:
    return -ALLIED if order.side == "human" else ALLIED


@price(orders.DestroyHub)
def destroy_hub(s: Seen, order: orders.DestroyHub) -> float:
    return -HUB


@price(orders.RemoveShips)
def remove_ships(s: Seen, order: orders.RemoveShips) -> float:
    g = s.g
    there = {"basestar": len(g.basestars), "heavy_raider": sum(g.heavy_raiders), "centurion": sum(g.centurions)}
    each = worth.SHIP.get(order.ship, worth.CENTURION[1])
    return -GONE[order.ship] - each * there[order.ship]


@price(orders.RepairLocations)
def repairs(s: Seen, order: orders.RepairLocations) -> float:
    return -max([repair_value(s.g, place) for place in s.g.damaged], default=0.0)


# --- locations ----------------------------------------------------------------------------------------


def mission_value(s: Seen, card: Mission) -> float:
    """What it brings to launch it: nobody has to, and who does counts on the cards that the others hold."""
    test = card.test
    passing = mission_odds(s, test)
    gained = -passing * cost(s, test.passed) - (1 - passing) * cost(s, test.failed)
    return gained - mission_price(s, test) - (BLOCKED if not card.distance and by_missions(s.g) else 0.0)


def mission_odds(s: Seen, test: SkillTest) -> float:
    """By the cards that trusted hands hold, destiny, and the treachery of those who have nothing to hide."""
    could = seen.destiny(s.g, len(test.skills))
    for seat, player in enumerate(s.g.players):
        could += SPITE if player.cylon else GIVEN * AVERAGE * s.fitting(seat, test.skills) * s.faith(seat)
    return min(0.95, max(0.05, 0.5 + (could - test.difficulty) / ODDS_SPREAD))


def mission_price(s: Seen, test: SkillTest) -> float:
    """The cards that it takes: full hands spare them."""
    hands = [PLENTY[min(len(s.g.players[seat].hand), 10)] for seat in s.g.humans()]
    return test.difficulty / AVERAGE * worth.CARD * min(1.0, sum(hands) / len(hands)) * SHARED


def next_mission(s: Seen) -> dict[str, float]:
    """How likely each mission lies on top of the deck, for all that one knows: one's own notes, or that somebody who is
    trusted has looked at it and left it there."""
    known = next((str(note[1]) for note in s.me.notes if note[0] == "mission" and note[2] == "top"), "")
    if known:
        return {known: 1.0}
    left = missions_left(s)
    chance = {card: 1 / len(left) for card in left}
    if s.mind.vouched in (NOBODY, s.seat):
        return chance
    values = {card: mission_value(s, MISSIONS[card]) for card in left}
    usual = sum(values.values()) / len(values)
    good = [card for card in left if values[card] >= usual]
    trust = s.faith(s.mind.vouched)
    return {card: (1 - trust) * chance[card] + (trust / len(good) if card in good else 0.0) for card in left}


def missions_left(s: Seen) -> list[str]:
    """What may be in the deck, but for what one has put under it."""
    g = s.g
    gone = {*g.mission_discards, *g.missions_won}
    gone |= {str(note[1]) for note in s.me.notes if note[0] == "mission" and note[2] == "bottom"}
    if g.mission and not g.mission_failed:
        gone.add(g.mission)
    return [card for card in MISSIONS if card not in gone] or list(MISSIONS)


def bridge(s: Seen, seat: int) -> float:
    """The mission that may come, and no crisis in this turn: no jump is prepared either."""
    spared = NO_CRISIS - (ICONS * worth.LAST_STEP if worth.at_the_end(s.g) else 0.0)
    return spared + sum([chance * mission_value(s, MISSIONS[card]) for card, chance in next_mission(s).items()])


def tactical_plot(s: Seen, seat: int) -> float:
    """To have a better mission than the next one, if that is worse than usual."""
    chances = next_mission(s)
    values = {card: mission_value(s, MISSIONS[card]) for card in chances}
    usual = sum([chances[card] * values[card] for card in chances])
    better = sum([chances[card] * max(usual, values[card]) for card in chances]) - usual
    return better * (LATER if s.g.mission else 1.0)


def worse_than_usual(s: Seen, card: str) -> bool:
    """Whether another mission would be better."""
    values = [mission_value(s, MISSIONS[other]) for other in missions_left(s) if other != card]
    return bool(values) and mission_value(s, MISSIONS[card]) < sum(values) / len(values)


def captains_cabin(s: Seen, seat: int) -> float:
    """A card for everybody, Cylons too."""
    return sum([drawn(s, p, 1) * (s.faith(p) - s.suspicion(p)) for p in range(s.g.seats)])


def hybrid_tank(s: Seen, seat: int) -> float:
    return 1.0


def datastream(s: Seen, seat: int) -> float:
    return drawn(s, seat, 3) + 0.3


def raider_bay(s: Seen, seat: int) -> float:
    return 0.5 * sum([best_shot(s.g, "viper", area) for area in range(6)])


def press_room(s: Seen, seat: int) -> float:
    """To be rid of a card before the next one brings somebody to the Brig; another draws one, and may keep it."""
    if not full(s, seat):
        return 0.0
    unharmed = any(other != seat and s.g.players[other].mutiny for other in s.g.humans())
    return RELIEF - (0.0 if unharmed else MUTINY_DRAWN)


def administration(s: Seen, seat: int) -> float:
    """A President with a Mutiny card can be replaced by anybody."""
    g = s.g
    best_one = min([s.suspicion(other) for other in g.humans() if other != g.president], default=1.0)
    able = bool(g.players[g.president].mutiny) or seat == g.president
    return (2.2 * (s.suspicion(g.president) - best_one) if able else 0.0) - burden(s, seat) - 1.2


def presidents_office(s: Seen, seat: int) -> float:
    return drawn(s, seat, 2)


def research_lab(s: Seen, seat: int) -> float:
    return drawn(s, seat, 1)


VALUES |= {
    "bridge": bridge,
    "tactical_plot": tactical_plot,
    "captains_cabin": captains_cabin,
    "hybrid_tank": hybrid_tank,
    "datastream": datastream,
    "raider_bay": raider_bay,
    "quorum_chamber": VALUES["presidents_office"],
}
DAYBREAK_VALUES |= {
    "press_room": press_room,
    "administration": administration,
    "presidents_office": presidents_office,
    "research_lab": research_lab,
}

# --- answers ------------------------------------------------------------------------------------------


@answers
def human_fleet_choice(s: Seen, q: Question, rng: Random) -> Choice:
    """A friend of the humans joins them; a Cylon looks for a crisis that hurts."""
    if "infiltrate" in q.items and not s.cylon:
        return ("infiltrate",)
    return ("destination",) if s.g.jump >= 3 else ("crisis",)


@answers
def interview(s: Seen, q: Question, rng: Random) -> Choice:
    """Somebody who holds a card already: he keeps the better one and is no nearer to the Brig. A Cylon burdens one
    who holds none."""
    return best(q, lambda seat: s.side * (2 * bool(s.g.players[int(seat)].mutiny) + s.faith(int(seat))))


@answers
def drop_mutiny(s: Seen, q: Question, rng: Random) -> Choice:
    """What does one's side more harm than good."""
    worst = min(q.items, key=lambda card: s.side * GAINS[str(card)](s))
    return (worst,) if s.side * GAINS[str(worst)](s) < (RELIEF if full(s, s.seat) else 0.2) else ()


@answers
def elect(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda seat: s.side * s.faith(int(seat)) + (0.1 if seat == s.g.president else 0.0))


@answers
def keep_office(s: Seen, q: Question, rng: Random) -> Choice:
    return ("keep",)


@answers
def name_type(s: Seen, q: Question, rng: Random) -> Choice:
    """What counts in most checks; a Cylon prefers what counts in fewest."""
    return best(q, lambda type: SPOILS[TYPES.index(str(type))] if s.cylon else USE[str(type)])


@answers
def rebel_price(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda item: item == "miracle")


@answers
def stack_order(s: Seen, q: Question, rng: Random) -> Choice:
    """The last one put back comes first: the humans want the mildest there."""
    return best(q, lambda card: s.side * crisis_cost(s, CRISES[str(card)]))


@answers
def search_deck(s: Seen, q: Question, rng: Random) -> Choice:
    order = sorted(q.items, key=lambda card: (-keep(s, str(card)) - 0.1 * STRENGTH[str(card)], str(card)))
    return tuple(order[: q.least])


@answers
def bay_order(s: Seen, q: Question, rng: Random) -> Choice:
    """Vipers where they are needed, or raiders where they hurt."""

    def gained(item: str) -> float:
        ships, _, area = item.partition(":")
        i = AREAS.index(area)
        if ships == "raiders":
            return -s.side * (2 * worth.SHIP["raider"] + 2 * worth.raider_harm(s.g, i))
        return s.side * (guard(s.g, i) + 2 * best_shot(s.g, "viper", i))

    return best(q, lambda item: gained(str(item)))


@answers
def placed_activation(s: Seen, q: Question, rng: Random) -> Choice:
    return viper_activation(s, q, rng)


@answers
def repair_location(s: Seen, q: Question, rng: Random) -> Choice:
    return best(q, lambda place: s.side * repair_value(s.g, str(place)))
