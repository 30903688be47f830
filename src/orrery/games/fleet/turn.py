"""The turn (chapter TRN): start, energy, dice actions, bridge."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, Way, open_question, question
from orrery.games.fleet.actions import Action
from orrery.games.fleet.aptitudes import camouflage, can_hide, own_sectors
from orrery.games.fleet.attacks import ATTACK, DOUBLE
from orrery.games.fleet.bays import end_stranded, squadrons
from orrery.games.fleet.capabilities import lying, work, working
from orrery.games.fleet.devices.activation import ACTIVATE, DEACTIVATE, deactivate, play_reprogram
from orrery.games.fleet.dice import COLOURS, FACES, colour, storable, triples, without
from orrery.games.fleet.events import Rerolled, Rolled, Stored, TurnBegan
from orrery.games.fleet.fog import CHART
from orrery.games.fleet.leaving import LEAVE
from orrery.games.fleet.movement import MOVE
from orrery.games.fleet.portals import PORTAL
from orrery.games.fleet.powers import BOARD, REDEEM
from orrery.games.fleet.reinforcements import ARRIVE, bring_in, roll_in
from orrery.games.fleet.scanning import SCAN
from orrery.games.fleet.scenarios import SCENARIOS
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.sectors.sector import Start
from orrery.games.fleet.setup import prepare
from orrery.games.fleet.specials import DRAIN, REROLL, WEAPON
from orrery.games.fleet.squadrons import LAUNCH, OFFENSIVE, play_impulse
from orrery.games.fleet.state import LEFT, LOST, WAITING, Fleet, Token
from orrery.games.fleet.stations import STATION
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import BOMB, DRONES, MINE, end_passing, take_up
from orrery.games.fleet.victory import is_over_by_rounds, lose_leaders, time_is_up
from orrery.games.fleet.weapons.drones import SHAKE, bite, bitten
from orrery.games.fleet.weapons.gamma_bomb import go_off, ticking
from orrery.games.fleet.weapons.gamma_warheads import BOMBARD
from orrery.games.fleet.weapons.interdictor import SWITCH_OFF, can_switch_off

ACTIONS: dict[str, Action] = {
    action.verb: action
    for action in (
        MOVE,
        ATTACK,
        DOUBLE,
        WEAPON,
        REROLL,
        DRAIN,
        ACTIVATE,
        DEACTIVATE,
        SWITCH_OFF,
        SHAKE,
        BOMBARD,
        STATION,
        PORTAL,
        LAUNCH,
        OFFENSIVE,
        REDEEM,
        BOARD,
        SCAN,
        CHART,
        LEAVE,
        ARRIVE,
    )
}


WITHOUT_DICE = ("switch_off",)
"""What is done without a die."""


@procedure
def fight(g: Fleet) -> Play[None]:
    """A whole battle."""
    yield from open_battle(g)
    yield from play_turns(g)


@procedure
def open_battle(g: Fleet) -> Play[None]:
    """Everything up to the first turn."""
    yield from prepare(g)
    begin_turn(g, g.first, 1)


@procedure
def play_round(g: Fleet, round: int) -> Play[None]:
    """A turn of everybody."""
    while not g.reason and g.round == round:
        yield from play_turn(g, g.turn)


@procedure
def play_turns(g: Fleet) -> Play[None]:
    """Turn after turn; an explicit position may begin in the Dice Actions phase."""
    while not g.reason:
        yield from play_turn(g, g.turn)


def begin_turn(g: Fleet, seat: int, round: int) -> None:
    g.turn, g.round, g.phase = seat, round, "start"


@procedure
def play_turn(g: Fleet, seat: int) -> Play[None]:
    """The four phases (FC-TRN-01). The battle may be over after any action (FC-VIC-04)."""
    if g.phase == "start":
        g.tell(TurnBegan(seat, g.round))
        yield from start_of_turn(g, seat)
        g.phase = "energy"
    if g.players[seat].out and not g.reason:
        next_turn(g)
        return
    if g.phase == "energy" and not g.reason:
        yield from take_energy(g, seat)
        g.phase = "actions"
    if g.phase == "actions" and not g.reason:
        yield from take_actions(g, seat)
        g.phase = "bridge"
    if not g.reason:
        yield from tidy_bridge(g, seat)
        next_turn(g)


def next_turn(g: Fleet) -> None:
    """Whole turns one after another; a player without ships is passed over (FC-TRN-01, FC-TEA-04)."""
    order = turn_order(g)
    seat, round = g.turn, g.round
    for _ in order:
        seat = order[(order.index(seat) + 1) % len(order)]
        round += seat == g.first
        if not passes(g, seat):
            break
    reason = is_over_by_rounds(g, round)
    if reason:
        time_is_up(g, reason)
    else:
        begin_turn(g, seat, round)


def turn_order(g: Fleet) -> tuple[int, ...]:
    """Seat after seat; who helps an ally plays right after him (FC-CAM-09)."""
    helpers = [seat for seat in range(g.seats) if g.players[seat].helps]
    if not helpers:
        return tuple(range(g.seats))
    order = []
    for seat in g.fighters():
        order += [seat, *[helper for helper in helpers if g.camp(helper) == g.camp(seat)]]
    return tuple(order)


def passes(g: Fleet, seat: int) -> bool:
    """Who is out or elsewhere, or has no ship left here or to come, plays no turn (FC-TEA-04, AMB-42)."""
    player = g.players[seat]
    return (
        player.out
        or player.away
        or not any(s.owner == seat and s.at not in (LOST, LEFT) and s.kind != "decoy" for s in g.ships)
    )


def judge(g: Fleet) -> None:
    """Whether the action that just ended ended the battle (FC-VIC-04)."""
    if not g.reason:
        end_stranded(g)
        lose_leaders(g)
        SCENARIOS[g.scenario].judge(g)


# --- phase 1: start of turn (FC-TRN-02, FC-ORD-03) ----------------------------------------------------


@procedure
def start_of_turn(g: Fleet, seat: int) -> Play[None]:
    """Impulse, what ends now, scenario, special sectors, weapons, capabilities, reprogramming."""
    if squadrons(g, seat):
        yield from play_impulse(g, seat)
        judge(g)
    if g.tokens:
        end_passing(g, seat)
    begin_scenario(g, seat)
    if SCENARIOS[g.scenario].start is not None and not g.reason:
        yield from start_scenario(g, seat)
        judge(g)
    if SCENARIOS[g.scenario].rolled_in and not g.reason:
        yield from roll_in(g, seat)
        judge(g)
    if not g.reason and any(ship.at == WAITING for ship in g.ships):
        yield from bring_in(g, seat)
        judge(g)
    if any(g.terrain):
        yield from take_in_order(g, seat, docks(g, seat), True)
        yield from take_in_order(g, seat, astir(g, seat), False)
    if g.tokens:
        yield from take_in_order(g, seat, named(*bitten(g, seat), *ticking(g, seat)), False)
        yield from take_in_order(g, seat, named(*working(g, seat)), False)
    if not g.reason:
        yield from play_reprogram(g, seat)


def begin_scenario(g: Fleet, seat: int) -> None:
    """What a scenario does at the Start of Turn without a question."""
    begin = SCENARIOS[g.scenario].begin
    if begin is not None:
        begin(g, seat)
        judge(g)


def start_scenario(g: Fleet, seat: int) -> Play[None]:
    start = SCENARIOS[g.scenario].start
    assert start is not None
    return start(g, seat)


def docks(g: Fleet, seat: int) -> tuple[str, ...]:
    """Where a player may dock a ship: that comes before everything else in special sectors (FC-ORD-03)."""
    return tuple([s for s in g.sectors if TERRAINS[g.kind_of(s)].dock is not None and holds(g, seat, s)])


def astir(g: Fleet, seat: int) -> tuple[str, ...]:
    """The special sectors in which something happens now: a test, a Black Hole's die, a docked ship's repair."""
    found = []
    for sector, kind in zip(g.sectors, g.terrain, strict=True):
        terrain = TERRAINS[kind]
        if terrain.start is not None and (terrain.every_turn or holds(g, seat, sector, terrain.dock is not None)):
            found.append(sector)
    return tuple(found)


def holds(g: Fleet, seat: int, sector: str, docked: bool = False) -> bool:
    return any(ship.owner == seat and (ship.docked or not docked) for ship in g.stack(sector))


def named(*tokens: int) -> tuple[str, ...]:
    return tuple([f"token:{n}" for n in tokens])


# --- what happens at once, in the order that the player wants (AMB-47) --------------------------------


@question
def first_effect(g: Fleet, seat: int, effects: tuple[str, ...]) -> Question:
    """Which of several effects comes next: a sector, or a token."""
    return Question(effects)


@procedure
def take_in_order(g: Fleet, seat: int, effects: tuple[str, ...], docking: bool) -> Play[None]:
    left = still_due(g, seat, effects, docking)
    while left and not g.reason:
        due = left if docking else before_repairs(g, left)
        now = due[0]
        if len(due) > 1:
            choice = yield first_effect(seat, due)
            now = choice[0]
        effect = come_about(g, seat, now, docking)
        if effect is not None:
            yield from effect
        judge(g)
        left = still_due(g, seat, tuple([other for other in left if other != now]), docking)


def still_due(g: Fleet, seat: int, effects: tuple[str, ...], docking: bool) -> tuple[str, ...]:
    """Those whose token still lies there, or whose sector is still what it was, with ships that it is about."""
    left = [effect for effect in effects if effect.startswith("token") and token_of(g, effect) is not None]
    sectors = [effect for effect in effects if not effect.startswith("token")]
    if sectors:
        now = docks(g, seat) if docking else astir(g, seat)
        left += [sector for sector in sectors if sector in now]
    return tuple(left)


def before_repairs(g: Fleet, effects: tuple[str, ...]) -> tuple[str, ...]:
    """What may come next: docked ships are repaired after the tests (FC-ORD-03).

    Where a Black Hole could draw them away before, that is for the player to order as well.
    """
    sectors = [effect for effect in effects if not effect.startswith("token")]
    if not sectors or any(TERRAINS[g.kind_of(sector)].every_turn for sector in sectors):
        return effects
    return tuple([s for s in sectors if TERRAINS[g.kind_of(s)].dock is None]) or effects[:1]


def token_of(g: Fleet, effect: str) -> Token | None:
    return g.token(int(effect.partition(":")[2]))


def start_of(g: Fleet, sector: str, docking: bool) -> Start | None:
    terrain = TERRAINS[g.kind_of(sector)]
    return terrain.dock if docking else terrain.start


def come_about(g: Fleet, seat: int, effect: str, docking: bool) -> Play[None] | None:
    """Docking, a sector's start, the bite of drones, a bomb, a capability."""
    token = token_of(g, effect) if effect.startswith("token") else None
    if token is None:
        start = start_of(g, effect, docking)
        assert start is not None
        return start(g, seat, effect)
    if token.kind == DRONES:
        return bite(g, token.n)
    return go_off(g, token.n) if token.kind == BOMB else work(g, token.n)


# --- phase 2: energy (FC-TRN-05) ----------------------------------------------------------------------


@question
def energy(g: Fleet, seat: int) -> Question:
    """The colours of the three dice to roll."""
    reserve = g.players[seat].reserve
    there = tuple([name for name, n in zip(COLOURS, reserve, strict=True) for _ in range(min(n, 3))])
    n = min(3, len(there))
    return Question(there, n, n)


@procedure
def take_energy(g: Fleet, seat: int) -> Play[None]:
    ways = triples(g.players[seat].reserve)
    colours = ways[0]
    if len(ways) > 1:
        colours = yield energy(seat)
    g.take_out(seat, colours)
    dice = tuple([f"{name}-{FACES[g.chance.roll(6) - 1]}" for name in colours])
    g.players[seat].rolled = dice
    g.tell(Rolled(seat, dice))
    if g.players[seat].faction == "rebels":
        roll_multis_again(g, seat)


def roll_multis_again(g: Fleet, seat: int) -> None:
    """Undisciplined Rebels roll every multi once more, and the second result stands (FC-FAC-15)."""
    dice = g.players[seat].rolled
    before = tuple([die for die in dice if die.endswith("multi")])
    if before:
        into = tuple([f"{colour(die)}-{FACES[g.chance.roll(6) - 1]}" for die in before])
        g.players[seat].rolled = (*without(dice, before), *into)
        g.tell(Rerolled(seat, before, into))


# --- phase 3: dice actions (FC-TRN-06) ----------------------------------------------------------------


def offers(survey: Survey) -> Iterator[str]:
    for verb, action in ACTIONS.items():
        for words in action.offers(survey):
            yield f"{verb}:{words}"


@open_question
def act(g: Fleet, seat: int) -> Question:
    """What to do next, "verb:what with", or "end". See `actions.py`."""
    return Question((*offers(Survey(g, seat)), "end"))


@act.preview
def show_act(g: Fleet, asked: Question, choice: Choice) -> dict[str, object]:
    """What it could reach from each sector, before any die is spent; `single` if it could only do one thing."""
    verb, _, words = str(choice[0]).partition(":")
    shown: dict[str, object] = {"verb": verb, "with": words}
    action = ACTIONS.get(verb)
    if action is not None and action.reaches is not None:
        shown |= action.reaches(Survey(g, asked.seat), words)
    if action is not None and action.asks is not None:
        shown["single"] = action.asks(g, asked.seat, words).only_choice() is not None
    return shown


@procedure
def take_actions(g: Fleet, seat: int) -> Play[None]:
    """In any order and number; Ilya Kai Suhn, who used no die, may hide instead (FC-CMD-07)."""
    used = False
    while not g.reason and could_act(g, seat):
        choice = yield act(seat)
        verb, _, words = choice[0].partition(":")
        if verb == "end":
            break
        used = used or verb not in WITHOUT_DICE
        g.busy = True
        effect = perform(g, seat, verb, words)
        if effect is not None:
            yield from effect
        g.busy, g.going = False, ()
        judge(g)
    if not used and not g.reason and can_hide(g, seat, own_sectors(g, seat)):
        yield from camouflage(g, seat, own_sectors(g, seat))


def could_act(g: Fleet, seat: int) -> bool:
    """Whether there is anything to do it with, as everybody sees."""
    return bool(g.dice(seat)) or can_switch_off(g, seat)


def perform(g: Fleet, seat: int, verb: str, words: str) -> Play[None] | None:
    return ACTIONS[verb].play(g, seat, words)


# --- phase 4: bridge (FC-TRN-08 to 10) ----------------------------------------------------------------


@question
def keep(g: Fleet, seat: int) -> Question:
    """The results to keep on the bridge, of those stored and those left over; the others go back to the reserve."""
    dice = tuple(sorted(g.dice(seat)))
    return Question(dice, ways=tuple([Way(some) for some in storable(dice, g.slots(seat))]))


def removable(g: Fleet, seat: int) -> tuple[str, ...]:
    """One's own mines and active capabilities (FC-TRN-10)."""
    return tuple([f"token:{t.n}" for t in g.tokens if t.owner == seat and (t.kind == MINE or t.die)])


@question
def take_back(g: Fleet, seat: int) -> Question:
    """Mines to take back and capabilities to switch off, or none."""
    items = removable(g, seat)
    return Question(items, 0, len(items))


def remove(g: Fleet, n: int) -> None:
    token = lying(g, n)
    if token.die:
        deactivate(g, token)
    else:
        take_up(g, (token,))


@procedure
def tidy_bridge(g: Fleet, seat: int) -> Play[None]:
    if g.tokens and removable(g, seat):
        choice = yield take_back(seat)
        for item in choice:
            remove(g, int(item.partition(":")[2]))
    if g.dice(seat):
        kept = yield keep(seat)
        player = g.players[seat]
        rest = without(g.dice(seat), kept)
        player.rolled, player.stored = (), kept
        g.put_back(seat, rest)
        g.tell(Stored(seat, kept))
