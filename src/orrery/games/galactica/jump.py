"""Jumping the fleet (000 p.13-14, p.25; T14)."""

from __future__ import annotations

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, question
from orrery.games.galactica.aftermath import settle
from orrery.games.galactica.board import (
    AREAS,
    ASSAULT_RAPTOR,
    AUTO_JUMP,
    EARTH_DISTANCE,
    KOBOL_DISTANCE,
    SLEEPER_DISTANCE,
    VIPER,
)
from orrery.games.galactica.cards import DESTINATIONS
from orrery.games.galactica.decks import bury, look, pick, shuffle_in
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import AddDistance, JumpTrack, RepairShips, Risk, TravelOn, carries_out, resolve
from orrery.games.galactica.events import (
    Chose,
    DestinationChosen,
    Discarded,
    DistanceAdded,
    Jumped,
    JumpPrepared,
    KeptInPlay,
    LeftPlay,
    Repaired,
    StayedBehind,
)
from orrery.games.galactica.loyalty import sleeper_phase
from orrery.games.galactica.missions import clear_mission
from orrery.games.galactica.movement import STAY, land
from orrery.games.galactica.resources import exhausted
from orrery.games.galactica.space import THIRTY_THREE, UNTIL_BASESTAR
from orrery.games.galactica.state import Galactica, without
from orrery.games.galactica.victory import end
from orrery.games.galactica.windows import window

DESTINATION = "destination"
SPECIALIST = "assign_mission_specialist"
LEAVE = "leave"
UNTIL_JUMP = ("ambush", "cylon_swarm", "jammed_assault", "event_horizon", *UNTIL_BASESTAR)


@procedure
def prepare_jump(g: Galactica, spaces: int) -> Play[None]:
    """Moves the fleet marker; at the end of the track the fleet jumps."""
    g.jump = max(0, min(AUTO_JUMP, g.jump + spaces))
    g.tell(JumpPrepared(g.jump))
    if g.jump == AUTO_JUMP:
        yield from jump_fleet(g)


@carries_out(JumpTrack)
def carry_out_jump_track(g: Galactica, order: JumpTrack, seat: int) -> Play[None]:
    return prepare_jump(g, order.delta)


@procedure
def jump_fleet(g: Galactica) -> Play[None]:
    """Ships off the board, a destination, its text, the distance, the milestones, the marker back to the start."""
    if g.distance >= goal(g):
        empty = exhausted(g)
        end(g, not empty, empty[0] if empty else objective(g))
    if g.mission:
        clear_mission(g)
    yield from window(g, "remove_ships")  # T14.2
    yield from stay_behind(g)
    remove_ships(g)
    end_crises_in_play(g)
    yield from settle(g)
    yield from choose_destination(g)
    card = DESTINATIONS[g.destinations[-1]]
    yield from resolve(g, card.effects, g.admiral)
    g.distance += card.distance
    g.tell(Jumped(g.distance))
    yield from settle(g)
    yield from reach_milestones(g)
    g.jump = 0


def goal(g: Galactica) -> int:
    """How far the fleet must come before the jump that wins: to Kobol, or to Earth (004 p.14)."""
    return EARTH_DISTANCE if g.search_for_home else KOBOL_DISTANCE


def objective(g: Galactica) -> str:
    return "earth" if g.search_for_home else "kobol"


@question
def stay_or_leave(g: Galactica, seat: int) -> Question:
    """Whether the assault raptor that he pilots stays in its area while the fleet jumps (004 p.11)."""
    return Question((STAY, LEAVE))


@question
def leave_unmanned(g: Galactica, seat: int) -> Question:
    """Which unmanned assault raptors stay in their areas; the others return to the Reserve."""
    areas = tuple([AREAS[area] for area in range(6) for _ in range(g.assault_raptors[area])])
    return Question(areas, 0, len(areas))


@procedure
def stay_behind(g: Galactica) -> Play[None]:
    """Pilots say it openly, from the current player on; then he says it for the unmanned ones (T14.2)."""
    for seat in g.clockwise(g.current):
        player = g.players[seat]
        if player.location == VIPER and player.craft == ASSAULT_RAPTOR:
            choice = yield stay_or_leave(seat)
            g.tell(Chose(seat, ASSAULT_RAPTOR, choice[0]))
            if choice[0] == LEAVE:
                land(g, seat)
    if sum(g.assault_raptors):
        choice = yield leave_unmanned(g.current)
        staying = tuple([choice.count(area) for area in AREAS])
        g.assault_reserve += sum(g.assault_raptors) - sum(staying)
        g.assault_raptors = staying
        g.tell(StayedBehind(staying))


def land_vipers(g: Galactica) -> None:
    """All vipers return to the Reserve; whoever pilots an assault raptor still has chosen to stay."""
    g.viper_reserve += sum(g.vipers)
    g.vipers = (0,) * 6
    for seat in g.at(VIPER):
        if g.players[seat].craft == VIPER:
            land(g, seat)


def remove_ships(g: Galactica) -> None:
    """Pilots land on the Hangar Deck; civilian ships are shuffled into the pile; centurions stay (000 p.25)."""
    g.raiders = g.raiders_done = g.heavy_raiders = g.heavy_done = (0,) * 6
    for ship in g.basestars:
        g.basestar_damage_pool = tuple(sorted(g.basestar_damage_pool + ship.damage))
    g.basestars = ()
    land_vipers(g)
    if g.civilians:
        g.civilian_pile = g.chance.shuffle(g.civilian_pile + g.civilian_faces)
        g.civilians = g.civilian_faces = g.civilian_known = ()
        g.forget("civilian")


def end_crises_in_play(g: Galactica) -> None:
    """They are discarded, but Thirty-Three is shuffled into the crisis deck."""
    for card in g.in_play:
        if card in (*UNTIL_JUMP, THIRTY_THREE):
            g.in_play = without(g.in_play, (card,))
            g.tell(LeftPlay(card))
            if card == THIRTY_THREE:
                shuffle_in(g, "crisis", card)
            else:
                g.crisis_discards += (card,)


# --- choosing a destination (T14.3) -------------------------------------------------------------------


def navigator(g: Galactica) -> tuple[int, int]:
    """Who chooses, and from how many cards: the Admiral from two, or a Mission Specialist from three."""
    for seat, player in enumerate(g.players):
        if SPECIALIST in player.assigned:
            return seat, 3
    return g.admiral, 2


@question
def destination(g: Galactica, seat: int) -> Question:
    """Where to jump. The others go under the deck."""
    return Question(g.players[seat].looking)


@procedure
def choose_destination(g: Galactica) -> Play[None]:
    seat, n = navigator(g)
    look(g, seat, DESTINATION, n)
    choice = yield destination(seat)
    take_destination(g, seat, choice[0])
    yield from bury(g, seat, DESTINATION)
    g.tell(DestinationChosen(seat, g.destinations[-1]))


def take_destination(g: Galactica, seat: int, card: str) -> None:
    player = g.players[seat]
    pick(g, seat, card)
    g.destinations += (card,)
    if SPECIALIST in player.assigned:
        player.assigned = without(player.assigned, (SPECIALIST,))
        g.quorum_discards += (SPECIALIST,)
        g.tell(Discarded(seat, (SPECIALIST,), "quorum"))


# --- distance (T14.5) ---------------------------------------------------------------------------------


@procedure
def reach_milestones(g: Galactica) -> Play[None]:
    """The Sleeper Agent phase, once."""
    if g.distance >= SLEEPER_DISTANCE and not g.sleeper:
        g.sleeper = True
        yield from sleeper_phase(g)
        yield from settle(g)


@carries_out(AddDistance)
def carry_out_distance(g: Galactica, order: AddDistance, seat: int) -> None:
    """The card stays beside the objective card. Milestones wait until it is resolved (T8.7)."""
    g.distance += order.n
    g.in_play += (g.crisis,)
    g.tell(KeptInPlay(g.crisis))


@carries_out(TravelOn)
def carry_out_travel(g: Galactica, order: TravelOn, seat: int) -> Play[None]:
    """A mission counts at once; its card goes beside the objective at the next jump (004 p.14)."""
    g.distance += order.n
    g.tell(DistanceAdded(order.n, g.distance))
    return reach_milestones(g)


# --- what destinations offer the Admiral --------------------------------------------------------------


@question
def take_risk(g: Galactica, seat: int, order: Risk) -> Question:
    """Whether to risk ships: a roll of at least so much brings the reward, less loses the ships."""
    return Question(("risk", "decline"), about={"ship": order.ship, "n": order.n, "at_least": order.at_least})


@take_risk.preview
def show_risk(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return odds(asked.about["at_least"]) if choice == ("risk",) else {}


@procedure
def risk_ships(g: Galactica, order: Risk) -> Play[None]:
    choice = yield take_risk(g.admiral, order)
    if choice[0] == "risk":
        result = yield from roll(g, g.admiral, "risk", (order.at_least,), 0, "")
        yield from resolve(g, order.success if result >= order.at_least else order.failure, g.admiral)


@carries_out(Risk)
def carry_out_risk(g: Galactica, order: Risk, seat: int) -> Play[None] | None:
    """There must be as many ships of the kind in the Reserve (000 p.26)."""
    there = g.raptors if order.ship == "raptor" else g.viper_reserve + g.assault_reserve
    return risk_ships(g, order) if there >= order.n else None


@question
def repair_ships(g: Galactica, seat: int, order: RepairShips) -> Question:
    """Which ships to bring back: damaged or destroyed vipers, a destroyed raptor.

    An assault raptor counts as a viper here too (004 p.11).
    """
    damaged = ("damaged_viper",) * min(order.vipers, g.vipers_damaged)
    destroyed = ("destroyed_viper",) * min(order.vipers, g.vipers_destroyed)
    assault = ("destroyed_assault_raptor",) * min(order.vipers, g.assault_destroyed)
    raptors = ("destroyed_raptor",) * min(order.raptors, g.raptors_destroyed)
    ways = tuple(
        Way(damaged[:i] + destroyed[:j] + assault[:m] + raptors[:k])
        for i in range(len(damaged) + 1)
        for j in range(min(len(destroyed), order.vipers - i) + 1)
        for m in range(min(len(assault), order.vipers - i - j) + 1)
        for k in range(len(raptors) + 1)
    )
    return Question(damaged + destroyed + assault + raptors, ways=ways)


@procedure
def bring_ships_back(g: Galactica, order: RepairShips) -> Play[None]:
    choice = yield repair_ships(g.admiral, order)
    damaged, destroyed = choice.count("damaged_viper"), choice.count("destroyed_viper")
    raptors, assault = choice.count("destroyed_raptor"), choice.count("destroyed_assault_raptor")
    g.vipers_damaged -= damaged
    g.vipers_destroyed -= destroyed
    g.viper_reserve += damaged + destroyed
    g.raptors += raptors
    g.raptors_destroyed -= raptors
    g.assault_destroyed -= assault
    g.assault_reserve += assault
    for ship, n in (("viper", damaged + destroyed), (ASSAULT_RAPTOR, assault), ("raptor", raptors)):
        if n:
            g.tell(Repaired(ship, n))


@carries_out(RepairShips)
def carry_out_repairs(g: Galactica, order: RepairShips, seat: int) -> Play[None] | None:
    if g.vipers_damaged + g.vipers_destroyed + g.raptors_destroyed + g.assault_destroyed:
        return bring_ships_back(g, order)
    return None
