"""Activating, reprogramming and ending technical capabilities (FC-TEC-01 to FC-TEC-15)."""

from __future__ import annotations

from collections.abc import Iterator

from orrery.core.procedure import Play, procedure
from orrery.core.question import Question, open_question, question
from orrery.games.fleet.actions import Action
from orrery.games.fleet.capabilities import CAPABILITIES, helps, lying, work, working
from orrery.games.fleet.devices import DEVICES
from orrery.games.fleet.dice import FACES, colour, face, faces, marches, spent, volleys
from orrery.games.fleet.events import DeviceActivated, DeviceEnded, Rerolled
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.ships import has
from orrery.games.fleet.state import Fleet, Ship, Token
from orrery.games.fleet.survey import Survey
from orrery.games.fleet.tokens import SANCTUARY

MOST_DICE = 9


def idle(g: Fleet, ship: Ship) -> tuple[str, ...]:
    """The capabilities of a ship whose token is on the bridge (FC-TEC-04)."""
    out = [token.kind for token in g.tokens if token.ship == ship.n]
    found = []
    for device in ship.devices:
        names = [capability.name for capability in DEVICES[device].capabilities if capability.activated]
        active = [name for name in names if name in out]
        if active:
            out.remove(active[0])
        else:
            found += names
    return tuple(dict.fromkeys(found))


def technicians(survey: Survey) -> list[Ship]:
    own = [ship for origin in survey.own for ship in survey.stacks[origin]]
    return [ship for ship in own if ship.devices and not ship.docked and idle(survey.g, ship)]


def offers(survey: Survey) -> Iterator[str]:
    """A result that a special turned goes back to the reserve (FC-SPC-05): it can be no Activation Die.

    One that is a multi by an Energy Optimiser can (FC-TEC-29).
    """
    if technicians(survey):
        for way in volleys(tuple(sorted(survey.g.dice(survey.seat))), "green", MOST_DICE, survey.optimised):
            if all(part.startswith("green-special=") for part in way.split("+") if "=" in part) and able(survey, way):
                yield way


def able(survey: Survey, way: str) -> list[Ship]:
    """The ships that can activate something with some results."""
    return [s for s in technicians(survey) if survey.can_use(s.at, way) and lit(survey, s, way)]


def technical(g: Fleet, seat: int, played: tuple[str, ...]) -> tuple[str, ...]:
    """For Adan Rildanis every directional result on a capability is a multi (FC-CMD-08)."""
    if g.players[seat].commander != "adan_rildanis":
        return played
    return tuple(["special" if face == "special" else "multi" for face in played])


def lit(survey: Survey, ship: Ship, way: str) -> int:
    """The sectors that a ship can activate a capability on, as an attack reaches them (FC-TEC-01, FC-TEC-05).

    They are targeted: none of a Sanctuary (FC-WPN-16).
    """
    played, board, start = technical(survey.g, ship.owner, faces(way)), survey.board, survey.board.bit[ship.at]
    reach = 1 + has(ship.kind, "support_ray") + helps(survey.g, "power_amplifier", ship.owner, ship.at)
    near = board.spread(start, played[0]) if len(played) == 1 else 0
    far = 0
    for march in marches(played, reach):
        if len(march) > 1:
            far |= board.spread(survey.before(start, march), march[-1])
    return (near | far & ~board.spread(start, "multi") & ~start) & ~sheltered(survey)


def sheltered(survey: Survey) -> int:
    """The sectors that a Sanctuary covers."""
    board = survey.board
    havens = [token.at for token in survey.g.tokens if token.kind == SANCTUARY]
    return sum({board.bit[sector] for haven in havens for sector in (haven, *board.around[haven])})


@open_question
def activate(g: Fleet, seat: int, way: str) -> Question:
    """Which capability of which ship, "ship:3>repair_drone"."""
    ready = able(Survey(g, seat), way)
    return Question(tuple([f"{ship.item}>{name}" for ship in ready for name in idle(g, ship)]))


@open_question
def activate_where(g: Fleet, seat: int, way: str, ship: int, name: str) -> Question:
    return Question(tuple(g.board.named(lit(Survey(g, seat), g.ships[ship], way))), about={"capability": name})


@question
def last_die(g: Fleet, seat: int, dice: tuple[str, ...]) -> Question:
    """The last die used becomes the Activation Die (FC-TEC-05)."""
    return Question(tuple(dict.fromkeys(dice)))


@procedure
def play_activate(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield activate(seat, way)
    item, _, name = choice[0].partition(">")
    ship = g.ship(item).n
    reveal(g, (ship,))
    choice = yield activate_where(seat, way, ship, name)
    sector = choice[0]
    g.spend(seat, spent(way))
    dice = tuple(sorted({f"green-{face}" for face in technical(g, seat, faces(way))}))
    die = dice[0]
    if len(dice) > 1:
        choice = yield last_die(seat, dice)
        die = choice[0]
    g.take_out(seat, ("green",))
    g.ships[ship].devices_known = True
    token = g.put_token(name, seat, sector, ship, die=die)
    g.tell(DeviceActivated(seat, ship, name, sector, die))
    effect = work(g, token) if token in working(g, seat) else None
    if effect is not None:
        yield from effect


def deactivate(g: Fleet, token: Token) -> None:
    """Token, die and marker go back to the owner's bridge and reserve (FC-TEC-14)."""
    g.tokens = tuple([other for other in g.tokens if other is not token])
    g.put_back(token.owner, (token.die,))
    g.tell(DeviceEnded(token.owner, token.kind, token.at))


# --- reprogramming (FC-TEC-11) ------------------------------------------------------------------------


def active(g: Fleet, seat: int) -> tuple[int, ...]:
    return tuple([token.n for token in g.tokens if token.owner == seat and token.die])


@question
def reprogram(g: Fleet, seat: int) -> Question:
    """Which Activation Dice to roll again; a special ends the capability."""
    items = tuple([f"token:{n}" for n in active(g, seat)])
    return Question(items, 0, len(items))


@procedure
def play_reprogram(g: Fleet, seat: int) -> Play[None]:
    if active(g, seat):
        choice = yield reprogram(seat)
        for item in choice:
            token = lying(g, int(item.partition(":")[2]))
            face_up = technical(g, seat, (FACES[g.chance.roll(6) - 1],))[0]
            before, token.die = token.die, f"{colour(token.die)}-{face_up}"
            g.tell(Rerolled(seat, (before,), (token.die,)))
            if token.die.endswith("special"):
                deactivate(g, token)
            elif CAPABILITIES[token.kind].turns:
                yield from work_anew(g, token.n)


def work_anew(g: Fleet, token: int) -> Play[None]:
    effect = work(g, token)
    assert effect is not None
    return effect


# --- an opponent ends it (FC-TEC-12) ------------------------------------------------------------------


def ends(way: str, token: Token) -> bool:
    """A red result with the same directions; a multi matches any, and a multi is matched by a multi alone (AMB-23)."""
    return faces(way)[0] in ("multi", face(token.die))


def deactivate_offers(survey: Survey) -> Iterator[str]:
    """A result and the token it ends, "red-orth>token:4"; a ship must stand there or next to it."""
    g = survey.g
    red = volleys(tuple(sorted(g.dice(survey.seat))), "red") if g.tokens else ()
    for token in g.tokens if red else ():
        if token.die and g.enemies(survey.seat, token.owner):
            near = [s for s in survey.own if s == token.at or s in survey.board.around[token.at]]
            able = [way for way in red if ends(way, token) and any(survey.can_use(s, way) for s in near)]
            yield from [f"{way}>token:{token.n}" for way in able]


def play_deactivate(g: Fleet, seat: int, words: str) -> None:
    way, _, token = words.partition(">token:")
    g.spend(seat, spent(way))
    deactivate(g, lying(g, int(token)))


ACTIVATE = Action("activate", offers, play_activate, asks=activate.build)
DEACTIVATE = Action("deactivate", deactivate_offers, play_deactivate)
