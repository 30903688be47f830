"""Attacks by the humans, and activating vipers (000 p.24-26, T11)."""

from __future__ import annotations

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Question, question
from orrery.games.galactica.board import AREAS, ASSAULT_RAPTOR, LAUNCH_AREAS, VIPER, neighbours
from orrery.games.galactica.cards.tokens import STRUCTURAL_DAMAGE
from orrery.games.galactica.damage import damage_basestar, destroy_basestar
from orrery.games.galactica.dice import odds, roll
from orrery.games.galactica.effects import SendCavalry, carries_out
from orrery.games.galactica.events import Attacked, CenturionsMoved, Moved, ShipDestroyed, ShipMoved, ShipsPlaced
from orrery.games.galactica.hands import pay
from orrery.games.galactica.space import ASSAULT, place, scramble, spare_assault_raptors
from orrery.games.galactica.state import Galactica, plus

DESTROYED_ON = {"raider": 3, "heavy_raider": 7}
BASESTAR_HIT_ON = {VIPER: 8, ASSAULT_RAPTOR: 7, "galactica": 5}
NUKE_DESTROYS, NUKE_CLEARS = 3, 7
CENTURION_ON = 7
STOP = "stop"
PREFIX = {VIPER: "", ASSAULT_RAPTOR: ASSAULT}
"""What stands before an item about each kind of ship."""


def targets_in(g: Galactica, area: int) -> tuple[str, ...]:
    """What can be attacked there: `raider`, `heavy_raider`, `basestar:i`."""
    basestars = [f"basestar:{i}" for i, ship in enumerate(g.basestars) if ship.area == area]
    return tuple(
        ["raider"] * bool(g.raiders[area]) + ["heavy_raider"] * bool(g.heavy_raiders[area]) + basestars,
    )


def needed(g: Galactica, attacker: str, target: str) -> tuple[int, int]:
    """What hits a target, and what its own state adds to the roll (000 p.24)."""
    kind, _, number = target.partition(":")
    more = weakness(g, int(number)) if kind == "basestar" else 0
    return DESTROYED_ON.get(kind) or BASESTAR_HIT_ON[attacker], more


def attack_odds(g: Galactica, attacker: str, target: str, modifier: int = 0) -> dict[str, int]:
    at_least, more = needed(g, attacker, target)
    return odds(at_least, modifier + more)


@procedure
def attack(g: Galactica, seat: int, attacker: str, target: str, area: int, modifier: int) -> Play[None]:
    """`attacker`: "viper", "assault_raptor" or "galactica"."""
    kind, _, number = target.partition(":")
    at_least, more = needed(g, attacker, target)
    modifier += more
    result = yield from roll(g, seat, f"attack_{kind}", (at_least,), modifier, "")
    hit = result >= at_least
    g.tell(Attacked(attacker, kind, area, "missed" if not hit else "damaged" if number else "destroyed"))
    if hit and number:
        damage_basestar(g, int(number))
    elif hit:
        destroy_cylon_ship(g, kind, area)


def destroy_cylon_ship(g: Galactica, kind: str, area: int) -> None:
    if kind == "raider":
        g.raiders = plus(g.raiders, area, -1)
        g.raiders_done = tuple(map(min, g.raiders_done, g.raiders))
    else:
        g.heavy_raiders = plus(g.heavy_raiders, area, -1)
        g.heavy_done = tuple(map(min, g.heavy_done, g.heavy_raiders))
    g.tell(ShipDestroyed(kind, area))


# --- vipers -------------------------------------------------------------------------------------------


def activations(g: Galactica) -> tuple[str, ...]:
    """What an unmanned viper could do: `launch:area`, `move:from:to`, `attack:area:target`.

    What an assault raptor could do has `assault:` before it.
    """
    items = launches(VIPER) if g.viper_reserve else ()
    for area in range(6):
        if g.vipers[area]:
            items += sorties(g, VIPER, area)
    if g.assault_reserve:
        items += launches(ASSAULT_RAPTOR)
    for area in range(6):
        if g.assault_raptors[area]:
            items += sorties(g, ASSAULT_RAPTOR, area)
    return items


def launches(craft: str) -> tuple[str, ...]:
    return tuple([f"{PREFIX[craft]}launch:{AREAS[area]}" for area in LAUNCH_AREAS])


def sorties(g: Galactica, craft: str, area: int) -> tuple[str, ...]:
    """What an unmanned ship of this area could do."""
    moves = [f"{PREFIX[craft]}move:{AREAS[area]}:{AREAS[to]}" for to in neighbours(area)]
    return tuple(moves + [f"{PREFIX[craft]}attack:{AREAS[area]}:{target}" for target in targets_in(g, area)])


@question
def viper_activation(g: Galactica, seat: int, left: int) -> Question:
    """What an unmanned viper does next, or `stop`."""
    return Question((STOP, *activations(g)), about={"left": left})


@viper_activation.preview
def show_activation(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    return unmanned_odds(g, str(choice[0]))


def unmanned_odds(g: Galactica, item: str) -> dict[str, int]:
    """What an attack needs; nothing for any other activation."""
    craft = craft_of(item)
    what, _, rest = item.removeprefix(PREFIX[craft]).partition(":")
    return attack_odds(g, craft, rest.partition(":")[2], unmanned_modifier(g)) if what == "attack" else {}


def craft_of(item: str) -> str:
    return ASSAULT_RAPTOR if item.startswith(ASSAULT) else VIPER


def area_after(item: str) -> int:
    """Where the viper is after this activation."""
    what, first, *rest = item.removeprefix(PREFIX[craft_of(item)]).split(":")
    return AREAS.index(rest[0] if what == "move" else first)


def unmanned_modifier(g: Galactica) -> int:
    """Training New Pilots, while Ambush is in play."""
    return -2 if "ambush" in g.in_play else 0


@procedure
def activate_vipers(g: Galactica, seat: int, n: int) -> Play[None]:
    """Up to n activations of unmanned vipers; the same one may act again (FAQ: Command)."""
    for i in range(n):
        if not activations(g) or why_grounded(g, seat):
            return
        choice = yield viper_activation(seat, n - i)
        if choice[0] == STOP:
            return
        yield from activate_viper(g, seat, choice[0])


@procedure
def activate_viper(g: Galactica, seat: int, item: str) -> Play[bool]:
    """One activation, as `activations` names them. Gives whether the viper is still unmanned and in space."""
    yield from fight_gravity(g, seat)
    craft = craft_of(item)
    what, _, rest = item.removeprefix(PREFIX[craft]).partition(":")
    first, _, second = rest.partition(":")
    area = AREAS.index(first)
    there = True
    if what == "launch":
        there = yield from launch_viper(g, craft, area)
    elif what == "move":
        move_viper(g, craft, area, AREAS.index(second))
    else:
        yield from attack(g, seat, craft, second, area, unmanned_modifier(g))
    return there


@procedure
def launch_viper(g: Galactica, craft: str, area: int) -> Play[bool]:
    place(g, craft, area, 1)
    there = plus((0,) * 6, area, 1)
    none = (0,) * 6
    left = yield from scramble(g, there if craft == VIPER else none, none if craft == VIPER else there)
    return any(map(sum, left))


def move_viper(g: Galactica, craft: str, area: int, to: int) -> None:
    if craft == ASSAULT_RAPTOR:
        g.assault_raptors = plus(plus(g.assault_raptors, area, -1), to, 1)
    else:
        g.vipers = plus(plus(g.vipers, area, -1), to, 1)
    g.tell(ShipMoved(craft, area, to))


def board_viper(g: Galactica, seat: int, area: int, craft: str = VIPER) -> None:
    """A character pilots an unmanned viper, or assault raptor, of that area."""
    player = g.players[seat]
    if craft == ASSAULT_RAPTOR:
        g.assault_raptors = plus(g.assault_raptors, area, -1)
    else:
        g.vipers = plus(g.vipers, area, -1)
    player.location, player.area, player.craft = VIPER, area, craft
    g.tell(Moved(seat, VIPER, area))


# --- Gravity Well, while Event Horizon is in play (T26.5) ---------------------------------------------

GRAVITY_WELL = "event_horizon"


def why_grounded(g: Galactica, seat: int, besides: int = 0) -> Refusal | None:
    """To activate a viper costs a skill card, besides those that are played."""
    if GRAVITY_WELL in g.in_play and len(g.players[seat].hand) <= besides:
        return Refusal("gravity_well")
    return None


@procedure
def fight_gravity(g: Galactica, seat: int) -> Play[None]:
    if GRAVITY_WELL in g.in_play:
        yield from pay(g, seat, 1, GRAVITY_WELL)


# --- launching oneself, the own viper -----------------------------------------------------------------


@question
def choose_craft(g: Galactica, seat: int) -> Question:
    """Whether to pilot a viper or an assault raptor."""
    return Question((VIPER, ASSAULT_RAPTOR))


@procedure
def launch_oneself(g: Galactica, seat: int) -> Play[None]:
    """Out of the Reserve into a launch area, in a viper or an assault raptor (004 p.11)."""
    crafts = (VIPER,) * bool(g.viper_reserve) + (ASSAULT_RAPTOR,) * bool(g.assault_reserve)
    if len(crafts) > 1:
        crafts = yield choose_craft(seat)
    choice = yield launch_area(seat)
    area = AREAS.index(choice[0])
    place(g, crafts[0], area, 1)
    board_viper(g, seat, area, crafts[0])


@question
def launch_area(g: Galactica, seat: int) -> Question:
    """In which launch area the viper appears."""
    return Question(tuple([AREAS[area] for area in LAUNCH_AREAS]))


@question
def own_viper(g: Galactica, seat: int, attacks_only: bool) -> Question:
    """What the piloted viper does: move, attack, or (in a series of attacks) stop."""
    area = g.players[seat].area
    attacks = tuple([f"attack:{target}" for target in targets_in(g, area)])
    if attacks_only:
        return Question((STOP, *attacks))
    return Question(tuple([f"move:{AREAS[to]}" for to in neighbours(area)]) + attacks)


@own_viper.preview
def show_own_viper(g: Galactica, asked: Question, choice: Choice) -> dict[str, int]:
    what, _, target = str(choice[0]).partition(":")
    return attack_odds(g, g.players[asked.seat].craft, target) if what == "attack" else {}


@procedure
def activate_own_viper(g: Galactica, seat: int) -> Play[None]:
    """Who has paid with treachery, and is in the Brig for it (T19.6), flies no more."""
    yield from fight_gravity(g, seat)
    if g.players[seat].location != VIPER:
        return
    choice = yield own_viper(seat, False)
    what, _, rest = choice[0].partition(":")
    if what == "move":
        g.players[seat].area = AREAS.index(rest)
        g.tell(Moved(seat, VIPER, g.players[seat].area))
    else:
        yield from attack(g, seat, g.players[seat].craft, rest, g.players[seat].area, 0)


# --- Cavalry's Here (Trial by Fire) -------------------------------------------------------------------


@question
def cavalry_order(g: Galactica, seat: int, area: str) -> Question:
    """What the new assault raptor does at once, or `stop`."""
    return Question((STOP, *sorties(g, ASSAULT_RAPTOR, AREAS.index(area))))


@carries_out(SendCavalry)
@procedure
def send_cavalry(g: Galactica, order: SendCavalry, seat: int) -> Play[None]:
    """It comes from outside, not out of the Reserve: Apollo cannot board it."""
    if not spare_assault_raptors(g):
        return
    choice = yield launch_area(g.current)
    area = AREAS.index(choice[0])
    g.assault_raptors = plus(g.assault_raptors, area, 1)
    g.tell(ShipsPlaced(ASSAULT_RAPTOR, area, 1))
    if why_grounded(g, g.current):
        return
    choice = yield cavalry_order(g.current, AREAS[area])
    if choice[0] != STOP:
        yield from activate_viper(g, g.current, choice[0])


# --- nukes and centurions -----------------------------------------------------------------------------


def weakness(g: Galactica, i: int) -> int:
    """What structural damage adds to every roll against a basestar."""
    return 2 if STRUCTURAL_DAMAGE in g.basestars[i].damage else 0


def nuke_odds(g: Galactica, i: int) -> dict[str, int]:
    """Of eight cases, those in which it destroys the basestar, and those in which it takes raiders along as well."""
    destroys, clears = (odds(on, weakness(g, i))["odds"] for on in (NUKE_DESTROYS, NUKE_CLEARS))
    return {"nuke_destroys": destroys, "nuke_clears": clears}


@procedure
def nuke(g: Galactica, seat: int, i: int) -> Play[None]:
    """1-2 two hits, 3-6 destroyed, 7-8 destroyed with three raiders of the area. The nuke is gone in any case."""
    g.nukes -= 1
    area = g.basestars[i].area
    result = yield from roll(g, seat, "nuke", (NUKE_DESTROYS, NUKE_CLEARS), weakness(g, i), "")
    g.tell(Attacked("nuke", "basestar", area, "damaged" if result < NUKE_DESTROYS else "destroyed"))
    if result < NUKE_DESTROYS:
        twice(g, i)
    else:
        destroy_basestar(g, i)
    if result >= NUKE_CLEARS:
        for _ in range(min(3, g.raiders[area])):
            destroy_cylon_ship(g, "raider", area)


def twice(g: Galactica, i: int) -> None:
    before = len(g.basestars)
    damage_basestar(g, i)
    if len(g.basestars) == before:
        damage_basestar(g, i)


def destroy_centurion(g: Galactica, space: int) -> None:
    g.centurions = plus(g.centurions, space, -1)
    g.tell(CenturionsMoved(g.centurions))
