"""Attacks (chapter ATK): aim, take part, support, remote attacks, Multipoint Weapons; the order is FC-ORD-01."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from orrery.core.errors import Refusal
from orrery.core.procedure import Play, procedure
from orrery.core.question import Choice, Item, Question, Way, open_question, question
from orrery.games.fleet import may
from orrery.games.fleet.abilities import is_depolarised, is_ionic, is_multipoint, not_elusive, reach_of
from orrery.games.fleet.actions import Action
from orrery.games.fleet.aptitudes import camouflage, can_hide
from orrery.games.fleet.capabilities import in_force
from orrery.games.fleet.damage import Hits, harm
from orrery.games.fleet.dice import faces, spent, volleys
from orrery.games.fleet.events import Aimed, Fired, FireDrawn
from orrery.games.fleet.hidden import reveal
from orrery.games.fleet.reactions import (
    bonus_die,
    damage_by_sector,
    fall_back,
    has_bonus,
    react,
    react_to,
    roll_bonus,
    shields_for,
    stopped,
    stopped_sectors,
)
from orrery.games.fleet.sectors import TERRAINS
from orrery.games.fleet.ships import SQUADRON, has
from orrery.games.fleet.state import Fleet, Ship
from orrery.games.fleet.survey import Survey

MOST_DICE = 9


def offers(survey: Survey) -> Iterator[str]:
    if not survey.targets:
        return
    for way in volleys(tuple(sorted(survey.g.dice(survey.seat))), "red", MOST_DICE, survey.optimised):
        if any(survey.in_range(origin, way) for origin in survey.own if survey.can_use(origin, way)):
            yield way


def targets_in(g: Fleet, survey: Survey, sector: str) -> list[Ship]:
    return [ship for ship in survey.stacks[sector] if may.be_targeted(g, ship)]


@open_question
def aim(g: Fleet, seat: int, way: str) -> Question:
    """Which sector attacks which ship, "a1>ship:9" (FC-ATK-02)."""
    survey = Survey(g, seat)
    pairs = []
    for origin in survey.own:
        reached = survey.in_range(origin, way) if survey.can_use(origin, way) else 0
        for sector in g.board.named(reached):
            pairs += [(origin, ship) for ship in targets_in(g, survey, sector)]
    open_to_fire = not_elusive([ship for _, ship in pairs])
    items = tuple([f"{origin}>{ship.item}" for origin, ship in pairs if ship in open_to_fire])
    return Question(items, about={"dice": list(spent(way)), "way": way})


@aim.preview
def show_aim(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    """What all ships that could take part would do together."""
    origin, _, item = str(choice[0]).partition(">")
    return weigh(Survey(g, asked.seat), asked.about["way"], origin, g.ship(item))


def weigh(survey: Survey, way: str, origin: str, target: Ship) -> dict[str, Any]:
    """The outcome of an attack with all its supports; a remote one comes where fewest shields look."""
    g, played = survey.g, faces(way)
    if target.at in g.board.around[origin]:
        ships = company(g, survey.seat, origin, target, True)
        return {"from": origin, "remote": False, **outcome(g, target, ships, "")}
    lasts = survey.lasts(origin, target.at, played, max(survey.reaches(origin, way)))
    last = min(lasts, key=lambda sector: len(shields_for(g, target, (sector,))))
    return crossing(survey, way, origin, target, last)


def crossing(survey: Survey, way: str, origin: str, target: Ship, last: str) -> dict[str, Any]:
    """The outcome of a remote attack that crosses a sector last, and the path that it takes."""
    ships = [survey.g.ships[n] for n in in_reach(survey.g, survey.seat, way, origin, last, target.n)]
    path = survey.path(origin, target.at, way, last)
    return {"from": origin, "remote": True, "path": path, **outcome(survey.g, target, ships, last)}


def targets(survey: Survey, way: str) -> dict[str, Any]:
    """What some red results could hit from each sector, with what it would do: for the preview of `act`."""
    found: dict[str, list[dict[str, Any]]] = {}
    for item in aim.build(survey.g, survey.seat, way).items:
        origin, _, ship = str(item).partition(">")
        found.setdefault(origin, []).append(weigh(survey, way, origin, survey.g.ship(ship)))
    return {"targets": found}


@aim.blocked
def why_not_aim(g: Fleet, asked: Question) -> dict[Item, Refusal]:
    """Enemy ships that these dice do not reach from any sector, or that nothing may be aimed at."""
    reached = {str(item).partition(">")[2] for item in asked.items}
    found: dict[Item, Refusal] = {}
    for ship in g.ships:
        if ship.at in g.board.index and g.enemies(asked.seat, ship.owner) and ship.item not in reached:
            found[ship.item] = Refusal("out_of_reach" if may.be_targeted(g, ship) else "no_target", ship=ship.n)
    return found


@question
def via(g: Fleet, seat: int, way: str, origin: str, target: int) -> Question:
    """The last sector that a remote attack crosses (FC-ATK-10)."""
    survey = Survey(g, seat)
    reach = max(survey.reaches(origin, way))
    about = {"dice": list(spent(way)), "way": way, "from": origin, "target": target}
    return Question(tuple(survey.lasts(origin, g.ships[target].at, faces(way), reach)), about=about)


@via.preview
def show_via(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    about = asked.about
    return crossing(Survey(g, asked.seat), about["way"], about["from"], g.ships[about["target"]], str(choice[0]))


@procedure
def play_attack(g: Fleet, seat: int, way: str) -> Play[None]:
    choice = yield aim(seat, way)
    origin, _, item = choice[0].partition(">")
    target = g.ship(item).n
    last = origin
    if g.ships[target].at not in g.board.around[origin]:
        survey = Survey(g, seat)
        lasts = survey.lasts(origin, g.ships[target].at, faces(way), max(survey.reaches(origin, way)))
        last = lasts[0]
        if len(lasts) > 1:
            choice = yield via(seat, way, origin, target)
            last = choice[0]
    ships = in_reach(g, seat, way, origin, last, target)
    g.spend(seat, spent(way))
    yield from attack(g, seat, origin, last, target, ships, spent(way), True)


def in_reach(g: Fleet, seat: int, way: str, origin: str, last: str, target: int) -> tuple[int, ...]:
    """The ships of the attacking sector that these dice can serve: in a remote attack some reach further."""
    survey = Survey(g, seat)
    gunners = survey.gunners(origin)
    if last != origin:
        stack, there = survey.stacks[origin], g.ships[target].at
        gunners = [s for s in gunners if last in survey.lasts(origin, there, faces(way), reach_of(g, s, stack, way))]
    return tuple([ship.n for ship in gunners])


# --- taking part --------------------------------------------------------------------------------------


def supports(g: Fleet, seat: int, origin: str, target: Ship) -> list[Ship]:
    """Own ships next to the target, whatever their direction (FC-ATK-03); squadrons also of the attacking one."""
    if not TERRAINS[g.kind_of(origin)].supported:
        return []
    near = g.board.around[target.at]
    there = [s for s in g.ships if s.owner == seat and s.at in near and may.support(g, s)]
    return [s for s in there if s.at != origin or s.kind == SQUADRON]


def company(g: Fleet, seat: int, origin: str, target: Ship, supported: bool) -> list[Ship]:
    """All who could take part in an attack on an adjacent sector."""
    gunners = [ship for ship in g.stack(origin) if may.attack(g, ship)]
    return gunners + supports(g, seat, origin, target) if supported else gunners


@open_question
def fire(g: Fleet, seat: int, origin: str, last: str, target: int, ships: tuple[int, ...], supported: bool) -> Question:
    """Who takes part: at least one ship of the attacking sector (FC-ATK-02), and any that support it."""
    own = tuple([g.ships[n].item for n in ships])
    helpers: tuple[str, ...] = ()
    if supported and last == origin:
        helpers = tuple([ship.item for ship in supports(g, seat, origin, g.ships[target])])
    ways = []
    for i, first in enumerate(own):
        pool = own[i + 1 :] + helpers
        ways += [Way((first,), pool, n) for n in range(len(pool), -1, -1)]
    about = {"from": origin, "via": last, "target": target, "supports": list(helpers)}
    return Question(own + helpers, ways=tuple(ways), about=about)


@fire.preview
def show_fire(g: Fleet, asked: Question, choice: Choice) -> dict[str, Any]:
    last = asked.about["via"] if asked.about["via"] != asked.about["from"] else ""
    return outcome(g, g.ships[asked.about["target"]], [g.ship(item) for item in choice], last)


def outcome(g: Fleet, target: Ship, ships: list[Ship], last: str) -> dict[str, Any]:
    """Damage by sector, what is left of the target, and the stored dice that could stop some of it."""
    by_sector = damage_by_sector(g, ships, last)
    total = sum(by_sector.values())
    return {
        "target": target.n,
        "damage_by_sector": by_sector,
        "damage": total,
        "hull_left": max(0, target.hull - total),
        "kills": total >= target.hull,
        "stops": shields_for(g, target, tuple(by_sector)),
    }


# --- the attack itself --------------------------------------------------------------------------------


@procedure
def attack(
    g: Fleet,
    seat: int,
    origin: str,
    last: str,
    target: int,
    ships: tuple[int, ...],
    dice: tuple[str, ...],
    supported: bool,
) -> Play[None]:
    """One attack from its announcement to its last consequence (FC-ORD-01).

    `ships` could fire from `origin`; `last` is the sector that the attack comes from as its target sees it.
    """
    g.tell(Aimed(seat, origin, last, target, dice))
    defender = g.ships[target].owner
    chooser = deflector(g, g.ships[target].at)
    if chooser is not None and len([s for s in g.stack(g.ships[target].at) if may.be_targeted(g, s)]) > 1:
        choice = yield deflect(chooser, target)
        if g.ship(choice[0]).n != target:
            target = g.ship(choice[0]).n
            g.tell(FireDrawn(defender, target))
    if chooser is None and may_draw_fire(g, target):
        choice = yield draw_fire(defender, target)
        if choice:
            target = g.ship(choice[0]).n
            reveal(g, (target,))
            g.tell(FireDrawn(defender, target))
    if is_open_who_fires(g, seat, origin, target, ships, supported and last == origin):
        choice = yield fire(seat, origin, last, target, ships, supported)
        ships = tuple([g.ship(item).n for item in choice])
    reveal(g, ships)
    g.tell(Fired(seat, ships))
    if supported and last == origin and g.seats > 2:
        joined = yield from lend_fire(g, seat, origin, target)
        ships += joined
    remote = last if last != origin else ""
    bonus = ""
    if has_bonus(g, defender, target):
        choice = yield roll_bonus(defender, target, ships, remote)
        if choice:
            bonus = bonus_die(g, defender, target)
    answer: tuple[str, ...] = ()
    if react_to(g, defender, target, ships, remote, bonus):
        answer = yield react(defender, target, ships, remote, bonus)
    group = tuple([ship.n for ship in g.stack(g.ships[target].at)])
    yield from resolve(g, seat, defender, target, ships, remote, answer)
    if any("special" in item or "=" in item for item in answer) and can_hide(g, defender, standing(g, group)):
        yield from camouflage(g, defender, standing(g, group))


def may_draw_fire(g: Fleet, target: int) -> bool:
    """Whether another ship of the sector draws fire, or a signal might, as far as the others can tell (FC-OPT-11)."""
    others = [s for s in g.stack(g.ships[target].at) if s.n != target]
    return any(not s.revealed or is_depolarised(g, s) for s in others)


def is_open_who_fires(g: Fleet, seat: int, origin: str, target: int, ships: tuple[int, ...], supported: bool) -> bool:
    """Whether several could take part, or might, as far as the others can tell of signals."""
    if len(ships) > 1 or (supported and supports(g, seat, origin, g.ships[target])):
        return True
    near = (origin, *g.board.around[g.ships[target].at]) if supported else (origin,)
    others = [s for s in g.ships if s.owner == seat and s.at in near and s.n not in ships]
    return any(not s.revealed for s in others)


def standing(g: Fleet, group: tuple[int, ...]) -> tuple[str, ...]:
    """Where the attacked ships are now."""
    return tuple(dict.fromkeys([g.ships[n].at for n in group if g.ships[n].at in g.board.index]))


# --- other players' support (FC-TEA-06, FC-FFA-02, AMB-74) -------------------------------------------


def helpers(g: Fleet, seat: int, target: int) -> tuple[int, ...]:
    """Who could add fire: allies, or in a free-for-all everybody but the attacked."""
    owner = g.ships[target].owner
    alone = len({g.camp(one) for one in g.fighters()}) > 2
    return tuple(
        [s for s in g.present() if s not in (seat, owner) and (alone or not g.enemies(s, seat)) and g.enemies(s, owner)]
    )


@open_question
def join_in(g: Fleet, seat: int, origin: str, target: int) -> Question:
    """Ships beside the target that support another player's attack."""
    items = tuple([ship.item for ship in supports(g, seat, origin, g.ships[target])])
    return Question(items, 0, len(items), about={"target": target, "from": origin})


@procedure
def lend_fire(g: Fleet, seat: int, origin: str, target: int) -> Play[tuple[int, ...]]:
    found: tuple[int, ...] = ()
    for helper in helpers(g, seat, target):
        if is_open_who_fires(g, helper, origin, target, (), True):
            choice = yield join_in(helper, origin, target)
            if choice:
                group = tuple([g.ship(item).n for item in choice])
                reveal(g, group)
                g.tell(Fired(helper, group))
                found += group
    return found


def deflector(g: Fleet, sector: str) -> int | None:
    """Who has a Deflection Shield on a sector."""
    return next((token.owner for token in in_force(g, "deflection_shield", sector)), None)


@question
def deflect(g: Fleet, seat: int, target: int) -> Question:
    """Whoever has a Deflection Shield on the sector chooses which ship of it is attacked (FC-TEC-24)."""
    there = not_elusive([s for s in g.stack(g.ships[target].at) if may.be_targeted(g, s)])
    return Question(tuple([s.item for s in there]), about={"target": target})


@open_question
def draw_fire(g: Fleet, seat: int, target: int) -> Question:
    """A ship with Depolarised Shields may be attacked instead of another of its sector (FC-ABL-06)."""
    stack = g.stack(g.ships[target].at)
    items = tuple([s.item for s in stack if s.n != target and is_depolarised(g, s)])
    return Question(items, 0, 1, about={"target": target})


@procedure
def resolve(
    g: Fleet, seat: int, defender: int, target: int, ships: tuple[int, ...], remote: str, answer: tuple[str, ...]
) -> Play[None]:
    """Steps 6 to 8: the damage that no shield stopped together with a counter-attack's, then the retreat.

    Ships that all have Ionic Propulsion retreat without damage (FC-ABL-03).
    """
    sector = g.ships[target].at
    counter = yield from stopped(g, defender, target, ships, answer)
    damage = damage_by_sector(g, [g.ships[n] for n in ships], remote)
    blocked = stopped_sectors(answer)
    total = sum([n for source, n in damage.items() if source not in blocked])
    retreats = any(item.startswith("retreat") for item in answer)
    hits: Hits = ((target, 0 if retreats and is_ionic(g, g.stack(sector)) else total, "attack"), *counter)
    yield from harm(g, hits)
    if retreats:
        yield from fall_back(g, defender, sector, answer[0].partition(":")[2])


# --- Multipoint Weapons: two attacks (FC-ABL-08) ------------------------------------------------------


def double_offers(survey: Survey) -> Iterator[str]:
    if survey.targets:
        for way in volleys(tuple(sorted(survey.g.dice(survey.seat))), "red", optimised=survey.optimised):
            if any(doubles(survey, way)):
                yield way


def doubles(survey: Survey, way: str) -> Iterator[str]:
    """Origin and first target of every double attack that one result allows."""
    g = survey.g
    for origin in survey.own:
        stack = survey.stacks[origin]
        if is_multipoint(g, stack[0], stack) and may.attack(g, stack[0]) and survey.can_use(origin, way):
            for sector in g.board.named(survey.near(origin, faces(way))):
                there = [ship for ship in targets_in(g, survey, sector) if not has(ship.kind, "elusive")]
                if len(there) > 1:
                    yield from [f"{origin}>{ship.item}" for ship in there]


@open_question
def aim_first(g: Fleet, seat: int, way: str) -> Question:
    return Question(tuple(doubles(Survey(g, seat), way)), about={"dice": list(spent(way))})


@open_question
def aim_second(g: Fleet, seat: int, sector: str, first: int) -> Question:
    return Question(tuple([s.item for s in second_targets(g, seat, sector, first)]))


def second_targets(g: Fleet, seat: int, sector: str, first: int) -> list[Ship]:
    """A Chimaera is never one: the same result could have been used on others (FC-FAC-11)."""
    there = [s for s in g.stack(sector) if s.n != first and s.owner != seat and may.be_targeted(g, s)]
    return [s for s in there if not has(s.kind, "elusive")]


@procedure
def play_double(g: Fleet, seat: int, way: str) -> Play[None]:
    """Two successive unsupported attacks on one sector against two targets; each has its reaction (FC-REA-05)."""
    choice = yield aim_first(seat, way)
    origin, _, item = choice[0].partition(">")
    first = g.ship(item).n
    sector = g.ships[first].at
    shooter = g.stack(origin)[0].n
    g.spend(seat, spent(way))
    yield from attack(g, seat, origin, origin, first, (shooter,), spent(way), False)
    others = tuple([s.n for s in second_targets(g, seat, sector, first)])
    if others and g.ships[shooter].at == origin:
        second = others[0]
        if len(others) > 1:
            choice = yield aim_second(seat, sector, first)
            second = g.ship(choice[0]).n
        yield from attack(g, seat, origin, origin, second, (shooter,), (), False)


ATTACK = Action("attack", offers, play_attack, targets, asks=aim.build)
DOUBLE = Action("double", double_offers, play_double, asks=aim_first.build)
